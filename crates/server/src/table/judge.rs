//! Whether something may be done now. What is refused changes nothing and is never stored.

use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::{MessageWire, RefusalWire};
use record::Line;
use rules::tell::Message;
use rules::text::ParseError;
use rules::{Action, Refusal, Ruleset, Seat};

use super::apply::{Judged, Played};
use super::bounds::Need;
use super::log_entry::LogEntry;
use super::plan::SeatPlan;
use super::{Chair, SeatState, Stage, Table};
use crate::looks;
use crate::secret::read_hex;
use crate::store::StoreFault;
use crate::wire::{FromServer, Reply, ReplyStatus};

/// Why something is not done, with a sentence in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What the rules say, where they refuse it.
    pub refusal: Option<Box<RefusalWire>>,
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
    /// The store takes nothing now; nothing has changed, and it may work later.
    Store,
    /// The engine met a broken invariant: the table must close.
    Fault,
}

impl Refused {
    pub fn say(text: impl Into<String>) -> Refused {
        Refused { refusal: None, text: text.into(), message: None, kind: Kind::No }
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
        let refusal = error.rule.map(|rule| RefusalWire::misread(rule, error.message()));
        Refused { refusal: refusal.map(Box::new), ..Refused::of(error.message()) }
    }

    /// What the rules of the game forbid.
    pub fn by_rule(rules: &Ruleset, refusal: &Refusal) -> Refused {
        let wire = Box::new(RefusalWire::of(refusal, rules));
        Refused { refusal: Some(wire), ..Refused::of(rules.tell_refusal(&refusal.why)) }
    }

    /// What could not be written, or read, because of the file.
    pub fn not_stored(fault: &StoreFault) -> Refused {
        let key = match fault {
            StoreFault::Full => "hall-disk-full",
            StoreFault::Conflict => "hall-written-first",
            StoreFault::HeldEnough => "account-full",
            StoreFault::Stopped => "closed-stops",
            _ => "hall-store-fault",
        };
        let is_no = matches!(fault, StoreFault::Conflict | StoreFault::HeldEnough);
        Refused::told(key).with(if is_no { Kind::No } else { Kind::Store })
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

    /// The reply that says so.
    pub fn reply(self, id: u32, english: bool) -> FromServer {
        let reply = self.explain(Reply::new(id, ReplyStatus::Refused), english);
        FromServer { reply: Some(reply), ..FromServer::new() }
    }

    /// Adds the reason to a reply. What has no other form is said in English to everybody.
    pub fn explain(self, reply: Reply, english: bool) -> Reply {
        let text = (english || self.message.is_none()).then_some(self.text);
        let message = self.message.filter(|_| self.refusal.is_none()).map(MessageWire::from);
        Reply { refusal: self.refusal.map(|refusal| *refusal), message, text, ..reply }
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

/// Actions nobody sees that may come between a proposal and its answer.
const UNSEEN_MEANWHILE: usize = 1_000;

/// What was pledged is being opened.
const BOUND: &str = "hall-bound";

pub(super) type Permission = Result<(), Refused>;

pub(super) fn ensure(holds: bool, key: &'static str) -> Permission {
    if holds { Ok(()) } else { Err(Refused::told(key)) }
}

impl Table {
    /// Reads an action as its seat wrote it; with it the one form it is recorded in.
    pub fn read_action(&self, seat: Seat, text: &str) -> Result<(Action, String), Refused> {
        self.permit_playing()?;
        let course = self.course.as_ref().ok_or_else(|| Refused::told("hall-not-begun"))?;
        guard(|| course.read(seat, text).map_err(|error| Refused::misread(&error)))
    }

    /// Judges an action by playing it on a copy of the game. `recorded` is its text, `by` the bot that chose it.
    pub fn judge_action(
        &self,
        seat: Seat,
        action: &Action,
        recorded: String,
        by: Option<String>,
    ) -> Result<Judged, Refused> {
        self.permit_playing()?;
        let line = Line::of(seat, recorded.as_str());
        self.permit_line(&line, Need::of(action))?;
        self.permit_free(seat, action)?;
        let mut course = self.course.clone().ok_or_else(|| Refused::told("hall-not-begun"))?;
        guard(|| {
            let played = course.play(seat, action, &recorded);
            let step = played.map_err(|refusal| Refused::by_rule(&self.rules, &refusal))?;
            let played = Played::one(course, line, step);
            Ok(self.judged(LogEntry::Acts { seat: seat.0, action: recorded, by }, Some(played)))
        })
    }

    /// Judges anything else. What is played is played on a copy of the game: whatever happens, nothing has changed.
    pub fn judge(&self, entry: LogEntry) -> Result<Judged, Refused> {
        self.permit(&entry)?;
        if let Some(line) = self.line_of(&entry) {
            // Going back had to have room when it was proposed.
            let is_owed = matches!(entry, LogEntry::Returns { .. } | LogEntry::GoesBack { .. });
            let need = if is_owed { Need::Play } else { Need::Extra };
            self.permit_line(&line, need)?;
        }
        guard(|| {
            let course = if entry.is_played() { self.course.clone() } else { None };
            let played = self.play(&entry, course).map_err(|reason| match entry {
                LogEntry::TakesBack { .. } => Refused::told("hall-not-taken-back"),
                _ => Refused::of(reason.0),
            })?;
            Ok(self.judged(entry, played))
        })
    }

    fn permit_playing(&self) -> Permission {
        ensure(self.stage == Stage::Playing, "hall-not-playing")
    }

    /// What the table itself allows now, whatever the rules of the game say.
    fn permit(&self, entry: &LogEntry) -> Permission {
        let gathering = || ensure(self.stage == Stage::Gathering, "hall-begun");
        let playing = || self.permit_playing();
        if let Some(seat) = entry.seat() {
            self.known(seat)?;
        }
        match entry {
            LogEntry::Sits { seat, name, key, entropy, pledge } => {
                gathering()?;
                ensure(self.seat_state(Seat(*seat)).chair == Chair::Empty, "hall-seat-taken")?;
                let is_seated =
                    |state: &SeatState| matches!(&state.chair, Chair::Person { key: own, .. } if own == key);
                ensure(!self.seat_states.iter().any(is_seated), "hall-seated")?;
                ensure(!name.is_empty() && name.chars().count() <= LONGEST_NAME, "hall-name-length")?;
                ensure(looks::is_visible(name), "hall-name-hidden")?;
                ensure(!self.has_look_alike(name), "hall-name-alike")?;
                self.permit_share(entropy, pledge)
            }
            LogEntry::Opens { seat, entropy } => self.permit_opening(*seat, entropy),
            LogEntry::Leaves { seat } => {
                gathering()?;
                ensure(!self.is_opening(), BOUND)?;
                ensure(matches!(self.seat_state(Seat(*seat)).chair, Chair::Person { .. }), "hall-nobody-there")
            }
            LogEntry::Swaps { with, .. } => {
                gathering()?;
                self.permit_swap(*with)
            }
            LogEntry::Starts => {
                gathering()?;
                let full = self.seat_states.iter().all(|state| state.chair != Chair::Empty);
                ensure(full, "hall-seats-empty")?;
                ensure(self.awaited().is_empty(), "hall-not-all-opened")
            }
            LogEntry::Acts { .. }
            | LogEntry::TakesBack { .. }
            | LogEntry::GoesBack { .. }
            | LogEntry::StandsIn { .. }
            | LogEntry::Returns { .. }
            | LogEntry::Agrees => playing(),
            // This comes with a fork, never from somebody at the table.
            LogEntry::Opening { .. } => ensure(false, "That is not done at a table."),
            LogEntry::Abandons => ensure(self.is_used_up(), "That is not done at a table."),
            LogEntry::Proposes { what, .. } => {
                playing()?;
                let entry = self.entry_of(what).ok_or_else(|| Refused::told("hall-too-many-actions"))?;
                // What could not be done is not proposed.
                if let Some(line) = self.line_of(&entry) {
                    self.permit_line(&line, Need::Extra)?;
                    let may = |course: &record::Course| course.may_go_back(UNSEEN_MEANWHILE);
                    ensure(self.course.as_ref().is_some_and(may), "hall-went-back-enough")?;
                }
                Ok(())
            }
            LogEntry::Answers { .. } => {
                playing()?;
                ensure(self.proposal.is_some(), "hall-nothing-proposed")
            }
            LogEntry::Says { text, .. } => {
                ensure(self.talk.len() < MOST_TALK, "hall-talked-enough")?;
                let fits = !text.trim().is_empty() && text.len() <= LONGEST_WORD;
                ensure(fits, "hall-word-length")
            }
            LogEntry::Notes { text, .. } => ensure(text.len() <= LONGEST_NOTES, "hall-notes-length"),
        }
    }

    /// Somebody here has a name that looks like this one and is another. One person on two seats has the same twice.
    fn has_look_alike(&self, name: &str) -> bool {
        self.seat_states.iter().any(|state| match &state.chair {
            Chair::Person { name: other, .. } => other != name && looks::look_of(other) == looks::look_of(name),
            Chair::Empty | Chair::Bot { .. } => false,
        })
    }

    fn permit_swap(&self, with: u8) -> Permission {
        self.known(with)?;
        ensure(!self.is_opening(), BOUND)?;
        let other = &self.seat_state(Seat(with)).chair;
        let is_free = match (other, &self.seat_state(Seat(with)).place) {
            (Chair::Bot { .. }, _) | (Chair::Empty, SeatPlan::Open | SeatPlan::Bot { .. }) => true,
            (Chair::Empty, SeatPlan::Link) | (Chair::Person { .. }, _) => false,
        };
        ensure(is_free, "hall-seat-kept")
    }

    /// At a table with pledges everybody pledges, at others nobody; a game with a known seed takes what comes.
    fn permit_share(&self, entropy: &str, pledge: &str) -> Permission {
        let (expected, other) = if self.kept.plan.pledges { (pledge, entropy) } else { (entropy, pledge) };
        let share = if self.kept.plan.pledges { "A pledge" } else { "The entropy of a seat" };
        if read_hex(expected).is_none() {
            return Err(Refused::say(format!("{share} is 64 hexadecimal digits.")));
        }
        ensure(other.is_empty(), "Send an entropy, or at a table with pledges a pledge, not both.")
    }

    /// Everybody is bound before anybody opens.
    fn permit_opening(&self, seat: u8, entropy: &str) -> Permission {
        ensure(self.stage == Stage::Gathering, "hall-chance-settled")?;
        let full = self.seat_states.iter().all(|state| state.chair != Chair::Empty);
        ensure(full, "hall-pledges-wait")?;
        let Chair::Person { share, .. } = &self.seat_state(Seat(seat)).chair else {
            return Err(Refused::told("hall-nobody-there"));
        };
        ensure(share.is_awaited(), "hall-nothing-to-open")?;
        let entropy = read_hex(entropy).map(record::Entropy);
        ensure(entropy.is_some_and(|entropy| share.is_kept_by(&entropy)), "hall-other-pledge")
    }

    fn known(&self, seat: u8) -> Permission {
        ensure(usize::from(seat) < self.seat_states.len(), "hall-no-seat")
    }
}

/// A broken invariant crashes loudly in the engine; here it costs one table, not the server.
pub fn guard<T>(work: impl FnOnce() -> Result<T, Refused>) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Refused::told("hall-fault").with(Kind::Fault)))
}
