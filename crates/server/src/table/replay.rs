//! A game step by step: what each viewer knew after each line of its record.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::ViewWire;
use record::{By, Course, Line, LineKind};
use rules::{Action, Log, Ruleset, Seat, Seed, State};

use super::Table;
use crate::questions::outlook;
use crate::wire::{LoggedEvent, SeatChance, StepLine};

/// Whose view of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    Public,
    Seat(Seat),
    /// Every hand and army; for games that are over.
    Full,
}

impl Perspective {
    pub fn sees(self, event: &super::TableEvent) -> bool {
        match self {
            Perspective::Public => event.is_for(None),
            Perspective::Seat(seat) => event.is_for(Some(seat)),
            // What a seat was told about taking back says everything.
            Perspective::Full => !matches!(event, super::TableEvent::Others(..)),
        }
    }
}

/// An action that stands, and the step of the replay that played it.
pub struct StandingAction {
    pub step: u32,
    pub seat: Seat,
    pub action: String,
}

/// A position is kept every so many steps; those between are played again when needed.
const CHECKPOINT_EVERY: usize = 16;

#[cfg(test)]
thread_local! {
    /// Lines replayed by this thread, to see who does the work.
    pub static REPLAYED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// A game to be looked at step by step: its lines, and some of its positions.
pub struct Replay {
    rules: Arc<Ruleset>,
    /// The game after the last line.
    course: Course,
    lines: Vec<Line>,
    /// By line: the action it played, if it played one.
    actions: Vec<Option<(Seat, Action)>>,
    /// By line: how everybody may read it who did not write it, if at all.
    public: Vec<Option<String>>,
    /// By step, the start first.
    turns: Vec<u8>,
    checkpoints: BTreeMap<usize, State>,
}

impl Replay {
    /// A game before its first line.
    pub fn begin(rules: Arc<Ruleset>, seed: Seed) -> Replay {
        let (course, _) = Course::start(Arc::clone(&rules), seed);
        let state = *course.game().state();
        let turns = vec![rules.view(&state, None).turn];
        let checkpoints = BTreeMap::from([(0, state)]);
        Replay { rules, course, lines: Vec::new(), actions: Vec::new(), public: Vec::new(), turns, checkpoints }
    }

    /// Plays one more line. The error is one sentence.
    pub fn add(&mut self, line: Line) -> Result<(), String> {
        #[cfg(test)]
        REPLAYED.set(REPLAYED.get() + 1);
        let step = self.course.follow(&line)?;
        self.lines.push(line);
        let state = self.course.game().state();
        // Where something was taken back no action leads to the position.
        if step.action.is_none() || self.lines.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.insert(self.lines.len(), *state);
        }
        self.turns.push(self.rules.view(state, None).turn);
        self.actions.push(step.action);
        self.public.push(step.public);
        Ok(())
    }

    /// Every line in its full form.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Number of steps; step 0 is the start.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    fn position(&self, step: usize) -> State {
        let (from, checkpoint) = self.checkpoints.range(..=step).next_back().expect("the start is kept");
        let mut state = *checkpoint;
        for (seat, action) in self.actions[*from..step].iter().flatten() {
            self.rules.apply(&mut state, *seat, action, &mut Log::silent());
        }
        state
    }

    pub fn is_over(&self, step: usize) -> bool {
        self.rules.outcome(&self.position(step)).is_some()
    }

    pub fn view(&self, step: usize, perspective: Perspective) -> ViewWire {
        let state = self.position(step);
        let seen = |viewer: Option<Seat>| ViewWire::of(&self.rules.view(&state, viewer), &self.rules);
        match perspective {
            Perspective::Public => seen(None),
            Perspective::Seat(seat) => seen(Some(seat)),
            Perspective::Full => {
                let mut open = seen(None);
                for seat in self.rules.seats() {
                    lay_open(&mut open, &seen(Some(seat)));
                }
                open
            }
        }
    }

    /// How likely each seat was to win then.
    pub fn chances(&self, step: usize) -> Vec<SeatChance> {
        outlook::chances(&self.rules, &self.rules.view(&self.position(step), None))
    }

    /// The steps that are seen from this perspective, the start first. A hidden step is not counted, so that no number
    /// is missing.
    pub fn steps_for(&self, perspective: Perspective) -> Vec<usize> {
        (0..=self.len()).filter(|&step| step == 0 || self.line(step, perspective).is_some()).collect()
    }

    /// Line `step` as it reads from this perspective; `None` for the start and for hidden lines.
    pub fn line(&self, step: usize, perspective: Perspective) -> Option<StepLine> {
        let at = step.checked_sub(1)?;
        let line = self.lines.get(at)?;
        let is_own = perspective == Perspective::Full
            || matches!(line.by, By::Seat(seat) if perspective == Perspective::Seat(seat));
        let action = if is_own { line.action.clone() } else { self.public[at].clone()? };
        let seat = match line.by {
            By::Seat(_) => Some(line.by.slug(&self.rules).to_owned()),
            By::Table => None,
        };
        Some(StepLine { seat, action, turn: self.turns[step] })
    }

    /// The actions that stand after a step, without those taken back.
    pub fn standing(&self, step: usize) -> Vec<StandingAction> {
        let mut standing: Vec<StandingAction> = Vec::new();
        for (at, line) in self.lines[..step].iter().enumerate() {
            match line.kind(&self.rules) {
                Some(LineKind::Action(seat, action)) => {
                    standing.push(StandingAction { step: at as u32 + 1, seat, action: action.to_owned() });
                }
                Some(LineKind::GoBack(count)) => standing.truncate(standing.len().saturating_sub(count)),
                // What others did unseen since then stays done.
                Some(LineKind::TakeBack(seat, count)) => {
                    for _ in 0..count {
                        if let Some(last) = standing.iter().rposition(|action| action.seat == seat) {
                            standing.remove(last);
                        }
                    }
                }
                Some(LineKind::SeatChange(..)) | None => {}
            }
        }
        standing
    }
}

/// Shows what one seat knows of its own powers.
fn lay_open(open: &mut ViewWire, seen: &ViewWire) {
    let own = |power: &str| {
        let found = seen.powers.iter().find(|other| other.power == power);
        found.filter(|other| Some(&other.seat) == seen.viewer.as_ref())
    };
    for power in &mut open.powers {
        if let Some(known) = own(&power.power) {
            power.hand = known.hand.clone();
        }
    }
    for (piece, known) in open.pieces.iter_mut().zip(&seen.pieces) {
        if own(&piece.power).is_some() {
            *piece = known.clone();
        }
    }
}

impl Table {
    /// The lines of the record after the first `known`.
    pub fn lines_after(&self, known: usize) -> Vec<Line> {
        self.lines.get(known..).map(<[Line]>::to_vec).unwrap_or_default()
    }

    /// What was told of a step from some perspective, numbered as its reader counts.
    pub fn events_of_step(&self, step: usize, perspective: Perspective, english: bool) -> Vec<LoggedEvent> {
        let end = self.begins.get(step + 1).copied().unwrap_or(self.events.len());
        let begin = if step == 0 { 0 } else { self.begins.get(step).copied().unwrap_or(end) };
        let before = self.events[..begin].iter().filter(|event| perspective.sees(event)).count();
        let seen = self.events[begin..end].iter().filter(|event| perspective.sees(event));
        seen.enumerate().map(|(at, event)| self.logged_event((before + at) as u32 + 1, event, english)).collect()
    }
}
