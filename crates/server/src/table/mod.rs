//! One table: its plan, who sits there, the game, and what was said. Pure: no clock, no files, no sockets.
//!
//! Everything follows from the plan and the log: `apply` is the only way to change a table, live and on replay.
//! `judge` says beforehand whether an entry may be applied, so that only what can be applied is ever stored.

mod chance;
pub mod entry;
mod export;
pub mod film;
mod judge;
mod news;

pub mod plan;

use std::sync::Arc;

use record::{Course, Entropy, Secret};
use rules::tell::Message;
use rules::{Question, Ruleset, Seat};

use crate::packs::Packs;
use crate::secret::{Key, read_hex};
use crate::wire::Proposed;
use chance::Share;
use entry::Entry;
use plan::{KeptPlan, Place};

pub use judge::{Kind, Refused, guard};
pub use news::Shown;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq)]
pub enum Chair {
    Empty,
    Person { name: String, key: Key, share: Share },
    Bot { name: String },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Gathering,
    Playing,
    Over,
    /// Broken off by consent.
    Agreed,
    /// Nobody came back to it; only records that were brought here say so.
    Abandoned,
}

/// What happened: told by the rules, with the readers they allow, or by the table, to all.
pub enum Told {
    Rules(rules::Entry),
    Table(Message),
    /// To one seat alone, and to all others: who took something back knows of more than they do.
    Own(Seat, Message),
    Others(Seat, Message),
}

impl Told {
    pub fn is_for(&self, viewer: Option<Seat>) -> bool {
        match self {
            Told::Rules(entry) => entry.is_for(viewer),
            Told::Table(_) => true,
            Told::Own(seat, _) => viewer == Some(*seat),
            Told::Others(seat, _) => viewer != Some(*seat),
        }
    }
}

/// A word at the table.
pub struct Said {
    pub seat: Seat,
    pub at: i64,
    pub text: String,
}

/// What all people are asked to agree to.
pub struct Proposal {
    pub by: Seat,
    pub what: Proposed,
    pub agreed: Vec<Seat>,
}

/// What one seat last did, to know it again if it is sent twice.
#[derive(Clone, PartialEq, Eq)]
pub struct Done {
    pub version: u32,
    pub text: String,
}

/// What the server keeps for one seat.
pub struct Side {
    pub chair: Chair,
    /// The bot that plays for an absent person.
    pub stand_in: Option<String>,
    /// Counts what this seat was asked and did.
    pub version: u32,
    asked: Option<Question>,
    pub done: Option<Done>,
    pub notes: String,
}

pub struct Table {
    pub id: String,
    pub kept: KeptPlan,
    pub rules: Arc<Ruleset>,
    /// The tag of its board.
    pub board: &'static str,
    secret: Secret,
    pub sides: Vec<Side>,
    pub stage: Stage,
    course: Option<Course>,
    pub told: Vec<Told>,
    pub talk: Vec<Said>,
    pub proposal: Option<Proposal>,
    /// Actions of another game this one goes on from.
    opening: Vec<record::Line>,
    /// The record so far, every line in its full form.
    lines: Vec<record::Line>,
    /// By line of the record: how much had been told when it began. The first is the start of the game.
    begins: Vec<usize>,
    /// Place of the last line of the log.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub last_at: i64,
    /// The seat it concerns, if nobody else may learn that anything was written.
    pub only_for: Option<Seat>,
}

impl Table {
    /// A table before anybody sits; the error is one sentence.
    pub fn new(id: &str, kept: KeptPlan, secret: [u8; 32], packs: &Packs) -> Result<Table, String> {
        let rules = kept.ruleset(packs)?;
        let board = packs.sheet(&rules.pack.game).map_or("", |sheet| &sheet.tag);
        let side = |place: &Place| Side {
            chair: chair_of(place),
            stand_in: None,
            version: 0,
            asked: None,
            done: None,
            notes: String::new(),
        };
        Ok(Table {
            id: id.to_owned(),
            sides: kept.plan.seats.iter().map(side).collect(),
            kept,
            rules,
            board,
            secret: Secret::from_bytes(secret),
            stage: Stage::Gathering,
            course: None,
            told: Vec::new(),
            talk: Vec::new(),
            proposal: None,
            opening: Vec::new(),
            lines: Vec::new(),
            begins: vec![0],
            seq: 0,
            last_at: 0,
            only_for: None,
        })
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.rules.seats()
    }

    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub fn slug(&self, seat: Seat) -> &'static str {
        &self.rules.mode.seats[seat.index()].slug
    }

    /// The seat whose link this is: taken by its owner, or still to be taken.
    pub fn seat_of(&self, key: &Key) -> Option<Seat> {
        let holds = |seat: &Seat| match &self.side(*seat).chair {
            Chair::Person { key: own, .. } => own == key,
            Chair::Empty => self.kept.keys[seat.index()].as_ref() == Some(key),
            Chair::Bot { .. } => false,
        };
        self.seats().find(holds)
    }

    pub fn asked(&self, seat: Seat) -> Option<Question> {
        self.side(seat).asked
    }

    /// The game once it has begun.
    pub fn game(&self) -> Option<&rules::Game> {
        self.course.as_ref().map(Course::game)
    }

    pub fn actions(&self) -> usize {
        self.course.as_ref().map_or(0, Course::len)
    }

    /// The same without what was done unseen.
    pub fn seen_actions(&self) -> usize {
        self.course.as_ref().map_or(0, Course::seen)
    }

    /// What is done once all have agreed; `None` if there is less to take back. What is counted is what all have seen;
    /// whatever was done unseen since then goes with it.
    pub fn entry_of(&self, what: &Proposed) -> Option<Entry> {
        match what {
            Proposed::GoBack { actions } => {
                let count = self.course.as_ref()?.reach(*actions as usize)?;
                Some(Entry::GoesBack { count })
            }
            Proposed::End => Some(Entry::Agrees),
        }
    }

    /// The bot that plays this seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        let side = self.side(seat);
        match (&side.chair, &side.stand_in) {
            (Chair::Bot { name }, _) | (_, Some(name)) => Some(name),
            _ if self.has_resigned(seat) => Some(self.stand_in_name()),
            _ => None,
        }
    }

    /// The bot of the absence policy; where there is none, the strongest there is.
    pub fn stand_in_name(&self) -> &str {
        match &self.kept.plan.absence {
            plan::Absence::StandIn { bot, .. } => bot,
            plan::Absence::Wait => crate::players::names().last().unwrap_or(crate::players::RANDOM),
        }
    }

    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.game().is_some_and(|game| self.rules.has_resigned(game.state(), seat))
    }

    /// People whose consent counts.
    pub fn people(&self) -> Vec<Seat> {
        let is_person =
            |seat: &Seat| matches!(self.side(*seat).chair, Chair::Person { .. }) && !self.has_resigned(*seat);
        self.seats().filter(is_person).collect()
    }

    /// Applies an entry that was judged, or stored earlier. The error is one sentence: the log does not fit the rules.
    pub fn apply(&mut self, entry: &Entry, at: i64) -> Result<(), String> {
        self.seq += 1;
        self.last_at = at;
        self.only_for = None;
        match entry {
            Entry::Sits { seat, name, key, entropy, pledge } => {
                let share = Share::read(self.seq, entropy, pledge)?;
                let (name, key) = (name.clone(), key.clone());
                self.side_mut(*seat)?.chair = Chair::Person { name, key, share };
            }
            Entry::Opens { seat, entropy } => {
                let bytes = read_hex(entropy).ok_or("an entropy is not 64 digits")?;
                let at = self.seq;
                if let Chair::Person { share, .. } = &mut self.side_mut(*seat)?.chair {
                    share.entropy = Some((at, Entropy(bytes)));
                }
            }
            Entry::Opening { actions } => {
                let line = |(seat, action): &(u8, String)| record::Line::of(Seat(*seat), action);
                self.opening = actions.iter().map(line).collect();
            }
            Entry::Leaves { seat } => {
                let place = self.kept.plan.seats.get(usize::from(*seat)).map(chair_of);
                self.side_mut(*seat)?.chair = place.unwrap_or(Chair::Empty);
            }
            Entry::Swaps { seat, with } => {
                let one = self.side_mut(*seat)?.chair.clone();
                let other = std::mem::replace(&mut self.side_mut(*with)?.chair, one);
                self.side_mut(*seat)?.chair = other;
            }
            Entry::Starts => self.start()?,
            Entry::Acts { seat, action, .. } => {
                self.follow(Some(*seat), record::Line::of(Seat(*seat), action))?;
            }
            Entry::TakesBack { seat, count } => self.take_back(*seat, *count)?,
            Entry::GoesBack { count } => {
                let before = self.seen_actions();
                self.follow(None, record::Line::of_table(format!("undo {count}")))?;
                let seen = before - self.seen_actions();
                self.told.push(Told::Table(Message::new("table-goes-back").with("n", seen as u16)));
                self.proposal = None;
            }
            Entry::StandsIn { seat, bot } => {
                self.side_mut(*seat)?.stand_in = Some(bot.clone());
                self.seat_changes(Seat(*seat), &record::Sitter::bot(bot));
                self.told.push(Told::Table(self.says("table-stands-in", *seat).with("bot", bot.as_str())));
            }
            Entry::Returns { seat, name } => {
                self.side_mut(*seat)?.stand_in = None;
                let name = name.clone().unwrap_or_else(|| self.name(Seat(*seat)));
                self.seat_changes(Seat(*seat), &record::Sitter::person(&name));
                self.told.push(Told::Table(Message::new("table-is-back").with("name", name)));
            }
            Entry::Agrees => self.break_off(Stage::Agreed, "table-ends"),
            Entry::Abandons => self.break_off(Stage::Abandoned, "table-abandoned"),
            Entry::Proposes { seat, what } => {
                let by = Seat(*seat);
                self.proposal = Some(Proposal { by, what: what.clone(), agreed: vec![by] });
            }
            Entry::Answers { seat, agree } => self.answer_proposal(Seat(*seat), *agree),
            Entry::Says { seat, text } => self.talk.push(Said { seat: Seat(*seat), at, text: text.clone() }),
            Entry::Notes { seat, text } => {
                self.side_mut(*seat)?.notes.clone_from(text);
                self.only_for = Some(Seat(*seat));
            }
        }
        Ok(())
    }

    fn side_mut(&mut self, seat: u8) -> Result<&mut Side, String> {
        self.sides.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat} at this table"))
    }

    /// A message about who sits there.
    fn says(&self, key: &'static str, seat: u8) -> Message {
        Message::new(key).with("name", self.name(Seat(seat)))
    }

    /// The name of who sits there; the seat's own where nobody does.
    pub fn name(&self, seat: Seat) -> String {
        match &self.side(seat).chair {
            Chair::Person { name, .. } | Chair::Bot { name } => name.clone(),
            Chair::Empty => self.rules.mode.seats[seat.index()].name.en.clone(),
        }
    }

    fn start(&mut self) -> Result<(), String> {
        let (course, events) = Course::start(Arc::clone(&self.rules), self.seed());
        self.course = Some(course);
        self.stage = Stage::Playing;
        self.told.extend(events.into_iter().map(Told::Rules));
        self.ask_again(None);
        for line in std::mem::take(&mut self.opening) {
            self.follow(None, line)?;
        }
        Ok(())
    }

    /// Others are told of what they had seen, and of nothing if they had seen nothing of it.
    fn take_back(&mut self, seat: u8, count: usize) -> Result<(), String> {
        let before = self.seen_actions();
        self.follow(Some(seat), record::Line::of(Seat(seat), format!("undo {count}")))?;
        let seen = before - self.seen_actions();
        let says = |n: usize| self.says("table-takes-back", seat).with("n", n as u16);
        let (own, others) = (says(count), says(seen));
        self.told.push(Told::Own(Seat(seat), own));
        if seen > 0 {
            self.told.push(Told::Others(Seat(seat), others));
        }
        Ok(())
    }

    fn break_off(&mut self, stage: Stage, key: &'static str) {
        self.stage = stage;
        self.proposal = None;
        self.told.push(Told::Table(Message::new(key)));
        self.ask_again(None);
    }

    fn answer_proposal(&mut self, seat: Seat, agree: bool) {
        match &mut self.proposal {
            Some(_) if !agree => self.proposal = None,
            Some(proposal) if !proposal.agreed.contains(&seat) => proposal.agreed.push(seat),
            _ => {}
        }
    }

    /// Plays a line of the record.
    fn follow(&mut self, seat: Option<u8>, line: record::Line) -> Result<(), String> {
        let course = self.course.as_mut().ok_or("the game has not begun")?;
        let step = course.follow(&line)?;
        self.begins.push(self.told.len());
        if let Some(seat) = seat {
            let side = &mut self.sides[usize::from(seat)];
            side.done = Some(Done { version: side.version, text: line.action.clone() });
        }
        self.told.extend(step.events.into_iter().map(Told::Rules));
        if let (Some(seat), Some(words)) = (seat, rules::text::wording(&line.action)) {
            self.told.push(Told::Table(self.says("table-adds", seat).with("words", words)));
        }
        self.lines.push(line);
        self.ask_again(seat.map(Seat));
        if step.public.is_none() {
            self.only_for = seat.map(Seat);
        }
        Ok(())
    }

    /// The record says who plays a seat from now on.
    fn seat_changes(&mut self, seat: Seat, who: &record::Sitter) {
        let kind = if who.is_bot { "bot" } else { "person" };
        let text = format!("seat {} {kind} {}", self.slug(seat), who.name());
        self.begins.push(self.told.len());
        self.lines.push(record::Line::of_table(text));
    }

    /// After a change: whoever acted, or is asked something else than before, has a new version.
    fn ask_again(&mut self, acted: Option<Seat>) {
        let Some(game) = self.course.as_ref().map(Course::game) else { return };
        if self.rules.outcome(game.state()).is_some() {
            self.stage = Stage::Over;
            self.proposal = None;
        }
        for seat in self.rules.seats() {
            let asked = match self.stage {
                Stage::Playing => self.rules.asked(game.state(), seat),
                _ => None,
            };
            let side = &mut self.sides[seat.index()];
            if acted == Some(seat) || side.asked != asked || side.version == 0 {
                side.version += 1;
            }
            side.asked = asked;
        }
    }
}

/// A chair before anybody has sat down.
fn chair_of(place: &Place) -> Chair {
    match place {
        Place::Bot { name } => Chair::Bot { name: name.clone() },
        Place::Link | Place::Open => Chair::Empty,
    }
}
