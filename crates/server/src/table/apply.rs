//! How a table changes. An entry is played on a copy of the game (`judge`) or, when a log is read again, in the game
//! itself (`restore`); what came of it is then put into effect here, in the same way for both.

use record::{By, Course, Entropy, Line, Reason, Sitter, Step};
use rules::{Event, Seat};

use super::log_entry::LogEntry;
use super::share::Share;
use super::{Chair, ChatLine, Done, Proposal, Stage, Table, TableEvent, chair_of};
use crate::secret::read_hex;
use crate::wire::{Proposed, TableEventWire};

/// An entry that may be written to the log, with the game it leads to. Dropping it changes nothing.
pub struct Judged {
    pub entry: LogEntry,
    /// The stage of the table afterwards.
    pub stage: Stage,
    played: Option<Played>,
}

/// The game after an entry, and what happened on the way there.
pub(super) struct Played {
    course: Course,
    /// What the set-up of a new game tells.
    setup: Vec<rules::Entry>,
    steps: Vec<(Line, Step)>,
}

impl Played {
    pub fn one(course: Course, line: Line, step: Step) -> Played {
        Played { course, setup: Vec::new(), steps: vec![(line, step)] }
    }
}

impl Table {
    /// Puts into effect what was judged.
    pub fn apply(&mut self, judged: Judged, at: i64) {
        self.enter(judged, at).expect("what was judged can be applied");
    }

    /// Reads an entry of the log again. The error is one sentence: the log does not fit the rules.
    pub fn restore(&mut self, entry: LogEntry, at: i64) -> Result<(), String> {
        if let Some(seat) = entry.seat() {
            self.seat_state_mut(seat)?;
        }
        let course = if entry.is_played() { self.course.take() } else { None };
        let played = self.play(&entry, course)?;
        self.enter(self.judged(entry, played), at)
    }

    pub(super) fn judged(&self, entry: LogEntry, played: Option<Played>) -> Judged {
        let is_over = |played: &Played| self.rules.outcome(played.course.game().state()).is_some();
        let stage = match (&entry, &played) {
            (LogEntry::Agrees, _) => Stage::Agreed,
            (LogEntry::Abandons, _) => Stage::Abandoned,
            (_, Some(played)) if is_over(played) => Stage::Over,
            (_, Some(_)) => Stage::Playing,
            (_, None) => self.stage,
        };
        Judged { entry, stage, played }
    }

    /// Plays an entry in a game: in a copy to judge it, in the table's own to restore it. Entries that are not played
    /// need none.
    pub(super) fn play(&self, entry: &LogEntry, course: Option<Course>) -> Result<Option<Played>, Reason> {
        if *entry == LogEntry::Starts {
            return self.play_opening().map(Some);
        }
        let Some(line) = self.line_of(entry) else { return Ok(None) };
        let mut course = course.ok_or("hall-not-begun")?;
        let step = course.follow(&line)?;
        Ok(Some(Played::one(course, line, step)))
    }

    /// A new game, with the actions of another one that it goes on from.
    fn play_opening(&self) -> Result<Played, Reason> {
        let (mut course, setup) = Course::start(self.rules.clone(), self.seed());
        let mut steps = Vec::with_capacity(self.opening.len());
        for line in &self.opening {
            steps.push((line.clone(), course.follow(line)?));
        }
        Ok(Played { course, setup, steps })
    }

    /// The line of the record that says what an entry says; entries that are not played have none.
    pub(super) fn line_of(&self, entry: &LogEntry) -> Option<Line> {
        Some(match entry {
            LogEntry::Acts { seat, action, .. } => Line::of(Seat(*seat), action),
            LogEntry::TakesBack { seat, count } => Line::undo(By::Seat(Seat(*seat)), *count),
            LogEntry::GoesBack { count } => Line::undo(By::Table, *count),
            LogEntry::StandsIn { seat, bot } => Line::seat_change(&self.rules, Seat(*seat), &Sitter::bot(bot)),
            LogEntry::Returns { seat, name } => {
                let name = name.clone().unwrap_or_else(|| self.name(Seat(*seat)));
                Line::seat_change(&self.rules, Seat(*seat), &Sitter::person(&name))
            }
            _ => return None,
        })
    }

    fn enter(&mut self, judged: Judged, at: i64) -> Result<(), String> {
        let Judged { entry, stage, played } = judged;
        self.seq += 1;
        self.last_at = at;
        self.only_for = None;
        let acted = match entry {
            LogEntry::Acts { seat, .. } | LogEntry::TakesBack { seat, .. } => Some(Seat(seat)),
            _ => None,
        };
        let taken_back = played.iter().flat_map(|played| &played.steps).map(|(_, step)| step.taken_back).sum();
        let is_seen = played.iter().flat_map(|played| &played.steps).any(|(_, step)| step.public.is_some());
        if acted.is_some() && is_seen {
            self.overtake_proposal();
        }
        if let Some(played) = played {
            self.take_over(played, acted);
        }
        self.stage = stage;
        if stage.is_ended() {
            self.proposal = None;
        }
        self.enter_of_table(entry, at, taken_back)?;
        self.ask_again(acted, at);
        Ok(())
    }

    /// The copy of the game becomes the game.
    fn take_over(&mut self, played: Played, acted: Option<Seat>) {
        let told = played.steps.iter().flat_map(|(_, step)| &step.events).chain(&played.setup);
        let is_new_turn = told.into_iter().any(|entry| matches!(entry.event, Event::TurnBegan { .. }));
        let is_back = played.steps.iter().any(|(_, step)| step.action.is_none());
        if self.turn.is_none() || is_new_turn || is_back {
            self.turn = Some(self.rules.view(played.course.game().state(), None).turn);
        }
        self.course = Some(played.course);
        self.events.extend(played.setup.into_iter().map(TableEvent::Rules));
        for (line, step) in played.steps {
            self.begins.push(self.events.len());
            self.events.extend(step.events.into_iter().map(TableEvent::Rules));
            if let Some(seat) = acted {
                let state = &mut self.seat_states[seat.index()];
                state.done = Some(Done { version: state.version, text: line.action.clone() });
                if let Some(words) = rules::text::wording(&line.action) {
                    let (seat, name) = (self.slug(seat).to_owned(), self.name(seat));
                    let added = TableEventWire::WordsAdded { seat, name, words: words.to_owned() };
                    self.events.push(TableEvent::Table(added));
                }
                self.only_for = step.public.is_none().then_some(seat);
                if step.action.is_some_and(|(_, action)| action.is_free()) {
                    self.count_free(seat);
                }
            }
            self.bytes += record::weight(&line);
            self.lines.push(line);
        }
    }

    /// What an entry changes besides the game. `taken_back` counts actions everybody had seen.
    fn enter_of_table(&mut self, entry: LogEntry, at: i64, taken_back: usize) -> Result<(), String> {
        match entry {
            LogEntry::Sits { seat, name, key, entropy, pledge } => {
                let share = Share::read(self.seq, &entropy, &pledge)?;
                self.arrivals.push(key.clone());
                self.seat_state_mut(seat)?.chair = Chair::Person { name, key, share };
            }
            LogEntry::Opens { seat, entropy } => {
                let bytes = read_hex(&entropy).ok_or("an entropy is not 64 digits")?;
                let at = self.seq;
                if let Chair::Person { share, .. } = &mut self.seat_state_mut(seat)?.chair {
                    share.entropy = Some((at, Entropy(bytes)));
                }
            }
            LogEntry::Opening { actions } => {
                self.opening = actions.into_iter().map(|(seat, action)| Line::of(Seat(seat), action)).collect();
            }
            LogEntry::Leaves { seat } => {
                let state = self.seat_state_mut(seat)?;
                let chair = std::mem::replace(&mut state.chair, chair_of(&state.place));
                if let Chair::Person { key, .. } = chair {
                    self.arrivals.retain(|other| *other != key);
                }
            }
            LogEntry::Swaps { seat, with } => {
                self.seat_state_mut(seat)?;
                self.seat_state_mut(with)?;
                self.swap_seats(usize::from(seat), usize::from(with));
            }
            LogEntry::Starts => self.opening.clear(),
            LogEntry::Acts { .. } => {}
            LogEntry::TakesBack { seat, count } => self.tell_taken_back(Seat(seat), count, taken_back),
            LogEntry::GoesBack { .. } => {
                self.events.push(TableEvent::Table(TableEventWire::WentBack { actions: taken_back as u32 }));
                self.proposal = None;
            }
            LogEntry::StandsIn { seat, bot } => {
                let (slug, name) = (self.slug(Seat(seat)).to_owned(), self.name(Seat(seat)));
                let stands_in = TableEventWire::StandsIn { seat: slug, name, bot: bot.clone() };
                self.events.push(TableEvent::Table(stands_in));
                self.seat_state_mut(seat)?.stand_in = Some(bot);
            }
            LogEntry::Returns { seat, name } => {
                let name = name.unwrap_or_else(|| self.name(Seat(seat)));
                let slug = self.slug(Seat(seat)).to_owned();
                self.events.push(TableEvent::Table(TableEventWire::IsBack { seat: slug, name }));
                self.seat_state_mut(seat)?.stand_in = None;
            }
            LogEntry::Agrees => self.events.push(TableEvent::Table(TableEventWire::BrokenOff)),
            LogEntry::Abandons => self.events.push(TableEvent::Table(TableEventWire::Abandoned)),
            LogEntry::Proposes { seat, what } => {
                let by = Seat(seat);
                self.proposals += 1;
                self.proposal = Some(Proposal { number: self.proposals, by, what, agreed: vec![by] });
            }
            LogEntry::Answers { seat, agree } => self.answer_proposal(Seat(seat), agree),
            LogEntry::Says { seat, text } => self.talk.push(ChatLine { seat: Seat(seat), at, text }),
            LogEntry::Notes { seat, text } => {
                self.seat_state_mut(seat)?.notes = text;
                self.only_for = Some(Seat(seat));
            }
        }
        Ok(())
    }

    /// Others are told of what they had seen, and of nothing if they had seen nothing of it.
    fn tell_taken_back(&mut self, seat: Seat, count: usize, seen: usize) {
        let undone = |actions: usize| TableEventWire::Undone {
            seat: self.slug(seat).to_owned(),
            name: self.name(seat),
            actions: actions as u32,
        };
        let (own, others) = (undone(count), undone(seen));
        self.events.push(TableEvent::Own(seat, own));
        if seen > 0 {
            self.events.push(TableEvent::Others(seat, others));
        }
    }

    /// What was to be taken back is no longer what was proposed. Nobody is told so by what nobody has seen.
    fn overtake_proposal(&mut self) {
        self.proposal.take_if(|proposal| matches!(proposal.what, Proposed::GoBack { .. }));
    }

    fn answer_proposal(&mut self, seat: Seat, agree: bool) {
        match &mut self.proposal {
            Some(_) if !agree => self.proposal = None,
            Some(proposal) if !proposal.agreed.contains(&seat) => proposal.agreed.push(seat),
            _ => {}
        }
    }

    /// After a change: whoever acted, or is asked something else than before, has a new version.
    fn ask_again(&mut self, acted: Option<Seat>, at: i64) {
        let Some(game) = self.course.as_ref().map(Course::game) else { return };
        for seat in self.rules.seats() {
            let asked = match self.stage {
                Stage::Playing => self.rules.asked(game.state(), seat),
                _ => None,
            };
            let state = &mut self.seat_states[seat.index()];
            if acted == Some(seat) || state.asked != asked || state.version == 0 {
                state.version += 1;
            }
            if state.asked.is_none() {
                state.asked_at = at;
            }
            state.asked = asked;
        }
    }

    /// Whoever sits there, and how the seat is filled: a link goes with its owner, and opens one seat.
    fn swap_seats(&mut self, one: usize, other: usize) {
        if let Ok([one, other]) = self.seat_states.get_disjoint_mut([one, other]) {
            std::mem::swap(&mut one.chair, &mut other.chair);
            std::mem::swap(&mut one.place, &mut other.place);
            std::mem::swap(&mut one.link, &mut other.link);
        }
    }

    fn seat_state_mut(&mut self, seat: u8) -> Result<&mut super::SeatState, String> {
        self.seat_states.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat} at this table"))
    }
}
