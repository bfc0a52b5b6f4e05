//! Whether an entry may be applied now. What is refused changes nothing and is never stored.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::tell::Message;
use rules::text::ParseError;
use rules::{Action, Seat};

use super::entry::Entry;
use super::plan::Place;
use super::{Chair, Stage, Table};
use crate::secret::read_hex;

/// Why something is not done: a rule of the game if there is one, and a sentence in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub rule: Option<&'static str>,
    pub text: String,
    /// The same for any language; absent where only a broken client or the host gets to read it.
    pub message: Option<Message>,
    pub kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Not now, or not so.
    No,
    /// Not a request at all.
    Malformed,
    /// There is no such thing.
    Missing,
    /// Not for whoever asks.
    Private,
    /// Too many tries.
    TooOften,
    /// The engine met a broken invariant: the table must close.
    Fault,
}

impl Refused {
    pub fn say(text: impl Into<String>) -> Refused {
        Refused { rule: None, text: text.into(), message: None, kind: Kind::No }
    }

    /// What people meet is said by a key, in their own language.
    pub fn told(key: &'static str) -> Refused {
        Refused::of(Message::new(key))
    }

    pub fn of(message: Message) -> Refused {
        let text = words::english(&message);
        Refused { message: Some(message), ..Refused::say(text) }
    }

    /// A text that is not an action.
    pub fn misread(error: &ParseError) -> Refused {
        Refused { rule: error.rule.map(rules::RuleId::as_str), ..Refused::of(error.message()) }
    }

    #[must_use]
    pub fn with(self, kind: Kind) -> Refused {
        Refused { kind, ..self }
    }

    pub fn malformed(text: impl Into<String>) -> Refused {
        Refused { kind: Kind::Malformed, ..Refused::say(text) }
    }

    pub fn missing(text: impl Into<String>) -> Refused {
        Refused { kind: Kind::Missing, ..Refused::say(text) }
    }

    pub fn fault(text: impl Into<String>) -> Refused {
        Refused { kind: Kind::Fault, ..Refused::say(text) }
    }

    pub fn is_fault(&self) -> bool {
        self.kind == Kind::Fault
    }
}

const LONGEST_NAME: usize = 40;
const LONGEST_WORD: usize = 1_000;
const LONGEST_NOTES: usize = 20_000;
/// Words at one table; more would make it slow to open.
const MOST_TALK: usize = 5_000;

/// What was pledged is being opened.
const BOUND: &str = "hall-bound";

type Judged = Result<(), Refused>;

fn ensure(holds: bool, key: &'static str) -> Judged {
    if holds { Ok(()) } else { Err(Refused::told(key)) }
}

impl Table {
    /// Judges everything but actions; those are judged as they are read, by `read_action`.
    pub fn judge(&self, entry: &Entry) -> Judged {
        let gathering = || ensure(self.stage == Stage::Gathering, "hall-begun");
        let playing = || ensure(self.stage == Stage::Playing, "hall-not-playing");
        match entry {
            Entry::Sits { seat, name, entropy, pledge, .. } => {
                gathering()?;
                self.known(*seat)?;
                ensure(self.side(Seat(*seat)).chair == Chair::Empty, "hall-seat-taken")?;
                ensure(!name.is_empty() && name.chars().count() <= LONGEST_NAME, "hall-name-length")?;
                self.judge_share(entropy, pledge)
            }
            Entry::Opens { seat, entropy } => self.judge_opening(*seat, entropy),
            Entry::Leaves { seat } => {
                gathering()?;
                self.known(*seat)?;
                ensure(!self.is_opening(), BOUND)?;
                ensure(matches!(self.side(Seat(*seat)).chair, Chair::Person { .. }), "hall-nobody-there")
            }
            Entry::Swaps { seat, with } => {
                gathering()?;
                self.judge_swap(*seat, *with)
            }
            Entry::Starts => {
                gathering()?;
                let full = self.sides.iter().all(|side| side.chair != Chair::Empty);
                ensure(full, "hall-seats-empty")?;
                ensure(self.awaited().is_empty(), "hall-not-all-opened")?;
                self.try_start()
            }
            Entry::Acts { .. } | Entry::Agrees => playing(),
            // These come with a record or a fork, never from somebody at the table.
            Entry::Opening { .. } | Entry::Abandons => ensure(false, "That is not done at a table."),
            Entry::Proposes { seat, what } => {
                playing()?;
                self.known(*seat)?;
                let entry = self.entry_of(what).ok_or_else(|| Refused::told("hall-too-many-actions"))?;
                self.judge(&entry)
            }
            Entry::Answers { seat, .. } => {
                playing()?;
                self.known(*seat)?;
                ensure(self.proposal.is_some(), "hall-nothing-proposed")
            }
            Entry::TakesBack { seat, count } => {
                playing()?;
                self.judge_taking_back(*seat, *count)
            }
            Entry::GoesBack { count } => {
                playing()?;
                ensure(*count >= 1 && *count <= self.actions(), "hall-too-many-actions")
            }
            Entry::StandsIn { seat, .. } | Entry::Returns { seat, .. } => {
                playing()?;
                self.known(*seat)
            }
            Entry::Says { seat, text } => {
                self.known(*seat)?;
                ensure(self.talk.len() < MOST_TALK, "hall-talked-enough")?;
                let fits = !text.trim().is_empty() && text.len() <= LONGEST_WORD;
                ensure(fits, "hall-word-length")
            }
            Entry::Notes { seat, text } => {
                self.known(*seat)?;
                ensure(text.len() <= LONGEST_NOTES, "hall-notes-length")
            }
        }
    }

    fn judge_taking_back(&self, seat: u8, count: usize) -> Judged {
        self.known(seat)?;
        let most = self.game().map_or(0, |game| game.undoable(Seat(seat)));
        ensure(count >= 1 && count <= most, "hall-not-taken-back")
    }

    fn judge_swap(&self, seat: u8, with: u8) -> Judged {
        self.known(seat)?;
        self.known(with)?;
        ensure(!self.is_opening(), BOUND)?;
        let other = &self.side(Seat(with)).chair;
        let is_free = match (other, &self.kept.plan.seats[usize::from(with)]) {
            (Chair::Bot { .. }, _) | (Chair::Empty, Place::Open | Place::Bot { .. }) => true,
            (Chair::Empty, Place::Link) | (Chair::Person { .. }, _) => false,
        };
        ensure(is_free, "hall-seat-kept")
    }

    /// At a table with pledges everybody pledges, at others nobody; a game with a known seed takes what comes.
    fn judge_share(&self, entropy: &str, pledge: &str) -> Judged {
        let (brought, other) = if self.kept.plan.pledges { (pledge, entropy) } else { (entropy, pledge) };
        let share = if self.kept.plan.pledges { "A pledge" } else { "The entropy of a seat" };
        if read_hex(brought).is_none() {
            return Err(Refused::say(format!("{share} is 64 hexadecimal digits.")));
        }
        ensure(other.is_empty(), "Send an entropy, or at a table with pledges a pledge, not both.")
    }

    /// Everybody is bound before anybody opens.
    fn judge_opening(&self, seat: u8, entropy: &str) -> Judged {
        ensure(self.stage == Stage::Gathering, "hall-chance-settled")?;
        self.known(seat)?;
        let full = self.sides.iter().all(|side| side.chair != Chair::Empty);
        ensure(full, "hall-pledges-wait")?;
        let Chair::Person { share, .. } = &self.side(Seat(seat)).chair else {
            return Err(Refused::told("hall-nobody-there"));
        };
        ensure(share.is_awaited(), "hall-nothing-to-open")?;
        let entropy = read_hex(entropy).map(record::Entropy);
        ensure(entropy.is_some_and(|entropy| share.is_kept_by(&entropy)), "hall-other-pledge")
    }

    fn known(&self, seat: u8) -> Judged {
        ensure(usize::from(seat) < self.sides.len(), "hall-no-seat")
    }

    /// Reads an action of a seat and judges it by playing it on a copy: whatever happens, the table has not changed.
    pub fn read_action(&self, seat: Seat, text: &str) -> Result<String, Refused> {
        self.judge(&Entry::Acts { seat: seat.0, action: String::new(), by: None })?;
        let game = self.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
        let rules = &self.rules;
        guard(|| {
            let action = rules.read(game.state(), seat, text).map_err(|error| Refused::misread(&error))?;
            self.try_action(seat, &action)?;
            Ok(rules::text::with_wording(rules::text::write(rules, &action), text))
        })
    }

    fn try_action(&self, seat: Seat, action: &Action) -> Judged {
        let Some(game) = self.game() else { return Ok(()) };
        // Without what could be taken back: that would be copied for nothing.
        let mut copy = rules::Game::from_state(std::sync::Arc::clone(&self.rules), *game.state());
        let played = copy.play(seat, action);
        played.map(drop).map_err(|refusal| Refused {
            rule: Some(refusal.rule.as_str()),
            ..Refused::of(self.rules.tell_refusal(&refusal.why))
        })
    }

    fn try_start(&self) -> Judged {
        guard(|| {
            let _ = rules::Game::new(std::sync::Arc::clone(&self.rules), self.seed());
            Ok(())
        })
    }
}

/// A broken invariant crashes loudly in the engine; here it costs one table, not the server.
pub fn guard<T>(work: impl FnOnce() -> Result<T, Refused>) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Refused::told("hall-fault").with(Kind::Fault)))
}
