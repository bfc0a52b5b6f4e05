//! A game step by step: what each viewer knew after each line of its record.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::ViewWire;
use record::{By, Course, Line, LineKind};
use rules::tell::Message;
use rules::{Action, Log, Ruleset, Seat, Seed, State};

use super::plan::Origin;
use super::{Kind, Refused, Table};
use crate::questions::outlook;
use crate::wire::{ChanceNews, StepLine, StepNews};

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

/// A position is kept every so many steps; those between are played again when needed.
const CHECKPOINT_EVERY: usize = 16;

/// A game to be looked at step by step: its lines, and some of its positions.
pub struct Replay {
    rules: Arc<Ruleset>,
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
    /// Plays the lines of a game. The error is one sentence.
    pub fn make(rules: Arc<Ruleset>, seed: Seed, lines: Vec<Line>) -> Result<Replay, String> {
        let (mut course, _) = Course::start(Arc::clone(&rules), seed);
        let turn = |course: &Course| rules.view(course.game().state(), None).turn;
        let (mut actions, mut public, mut turns) = (Vec::with_capacity(lines.len()), Vec::new(), vec![turn(&course)]);
        let mut checkpoints = BTreeMap::from([(0, *course.game().state())]);
        for (at, line) in lines.iter().enumerate() {
            let step = course.follow(line)?;
            // Where something was taken back no action leads to the position.
            if step.action.is_none() || (at + 1) % CHECKPOINT_EVERY == 0 {
                checkpoints.insert(at + 1, *course.game().state());
            }
            actions.push(step.action);
            public.push(step.public);
            turns.push(turn(&course));
        }
        Ok(Replay { rules, lines, actions, public, turns, checkpoints })
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
    pub fn chances(&self, step: usize) -> Vec<ChanceNews> {
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
    pub fn standing(&self, step: usize) -> Vec<(u8, String)> {
        let mut standing: Vec<(u8, String)> = Vec::new();
        for line in &self.lines[..step] {
            match line.kind(&self.rules) {
                Some(LineKind::Action(seat, action)) => standing.push((seat.0, action.to_owned())),
                Some(LineKind::GoBack(count)) => standing.truncate(standing.len().saturating_sub(count)),
                // What others did unseen since then stays done.
                Some(LineKind::TakeBack(seat, count)) => {
                    for _ in 0..count {
                        if let Some(last) = standing.iter().rposition(|(by, _)| *by == seat.0) {
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
    /// What a replay of this game is made from: its ruleset, seed and lines.
    pub fn replay_input(&self) -> (Arc<Ruleset>, Seed, Vec<Line>) {
        (Arc::clone(&self.rules), self.seed(), self.lines.clone())
    }

    pub fn steps(&self) -> usize {
        self.lines.len()
    }

    /// One step of the game, of those that whoever asks may count, as it looks to some perspective.
    pub fn step_news(
        &self,
        replay: &Replay,
        number: usize,
        counted_by: Perspective,
        perspective: Perspective,
        english: bool,
    ) -> Result<StepNews, Refused> {
        let steps = replay.steps_for(counted_by);
        let last = steps.len() - 1;
        let Some(&step) = steps.get(number) else {
            let so_far = Message::new("hall-steps-so-far").with("n", last);
            return Err(Refused::of(so_far).with(Kind::Missing));
        };
        let end = self.begins.get(step + 1).copied().unwrap_or(self.events.len());
        let begin = if step == 0 { 0 } else { self.begins[step] };
        let before = self.events[..begin].iter().filter(|event| perspective.sees(event)).count();
        let seen = self.events[begin..end].iter().filter(|event| perspective.sees(event));
        let events = seen.enumerate().map(|(at, event)| self.event_news((before + at) as u32 + 1, event, english));
        Ok(StepNews {
            step: number as u32,
            steps: last as u32,
            line: replay.line(step, perspective),
            events: events.collect(),
            view: replay.view(step, perspective),
            chances: replay.chances(step),
        })
    }

    /// The origin of a game that is forked from this one.
    pub fn fork_origin(&self, step: usize) -> Origin {
        let seed = crate::secret::hex(&self.seed().0);
        Origin::Fork { of: self.id.clone(), step: step as u32, seed }
    }
}
