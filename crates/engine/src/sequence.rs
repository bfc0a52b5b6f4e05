//! How a sequence of play is written down: a list of steps, each automatic or a decision, run by one loop.
//!
//! A title states its list as a constant in the order of its rulebook, with the rules beside each step. A step says what
//! comes next and never sets the place itself; only the loop `play_on` does.

use std::ops::Deref;

use board::PowerId;

use crate::action::Action;
use crate::chance::Dice;
use crate::event::Log;
use crate::ids::RuleId;
use crate::question::{Legal, Question};
use crate::refusal::Refusal;
use crate::ruleset::{Ruleset, Seat};
use crate::state::Core;

/// What a title brings to the loop: its types, its list, and where it keeps the place in it.
pub trait Title: Sized + 'static {
    /// What is fixed before play.
    type Rules: Deref<Target = Ruleset>;
    /// What only this title keeps of a position.
    type Own;
    /// The steps, numbered by their lines.
    type Phase: Copy + PartialEq + std::fmt::Debug + Into<usize>;

    /// The sequence of play; its last line ends the game.
    const SEQUENCE: &'static [Row<Self>];

    /// The place in the sequence.
    fn spot(own: &Self::Own) -> Spot<Self::Phase>;

    /// Called by the loop and nobody else.
    fn set_spot(own: &mut Self::Own, spot: Spot<Self::Phase>);

    /// Whether the game has been decided.
    fn is_decided(own: &Self::Own) -> bool;
}

/// A position to look at: the fixed part, what both games have, what this title has.
pub struct Look<'a, T: Title> {
    /// What is fixed before play.
    pub rules: &'a T::Rules,
    /// What both games keep of the position.
    pub core: &'a Core,
    /// What only this title keeps of it.
    pub own: &'a T::Own,
}

impl<T: Title> Clone for Look<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Title> Copy for Look<'_, T> {}

/// A position that is being changed, and the log that tells of it.
pub struct Turn<'a, T: Title> {
    /// What is fixed before play.
    pub rules: &'a T::Rules,
    /// What both games keep of the position.
    pub core: &'a mut Core,
    /// What only this title keeps of it.
    pub own: &'a mut T::Own,
    /// Told of everything that happens.
    pub log: &'a mut Log,
}

impl<T: Title> Turn<'_, T> {
    /// The position as it is now, to read.
    pub fn look(&self) -> Look<'_, T> {
        Look { rules: self.rules, core: self.core, own: self.own }
    }
}

/// What comes after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<Phase> {
    /// Somebody must answer here first.
    Wait,
    /// This step is entered anew.
    Again,
    /// The next step of the list.
    On,
    /// A named step; its line must name it too.
    To(Phase),
    /// What comes in between, and the step at which play goes on after it.
    Call(Phase, Phase),
    /// What came in between is over.
    Return,
}

/// Draws an answer of an asked seat at random.
pub type Draw<T> = fn(&Look<'_, T>, Seat, &Question, &mut Dice) -> Action;

/// One kind of question, whole: who is asked, what is offered, how an answer is judged, what it does.
pub struct Decision<T: Title> {
    /// What happens when play comes here: somebody is asked, or there is nothing to decide.
    pub enter: fn(&mut Turn<'_, T>) -> Next<T::Phase>,
    /// What the seat is asked here, if anything.
    pub asked: fn(&Look<'_, T>, Seat) -> Option<Question>,
    /// Everything that comes into question as an answer of the asked seat.
    pub offer: fn(&Look<'_, T>, Seat, &Question) -> Legal,
    /// Whether the judge has already seen everything that is offered.
    pub is_judged: bool,
    /// The judge of one answer of the asked seat, given for a power of its own.
    pub check: fn(&Look<'_, T>, Seat, PowerId, &Action) -> Result<(), Refusal>,
    /// Carries out an answer that was judged; cannot refuse.
    pub apply: fn(&mut Turn<'_, T>, Seat, &Action) -> Next<T::Phase>,
    /// A random answer, where drawing one from what is offered would be too slow; every legal one can come up.
    pub random: Option<Draw<T>>,
}

/// What a line of the sequence does.
pub enum Step<T: Title> {
    /// Happens without anybody being asked.
    Run(fn(&mut Turn<'_, T>) -> Next<T::Phase>),
    /// Waits until the decision is made.
    Ask(&'static Decision<T>),
    /// The game is over.
    End,
}

/// One line of a sequence of play.
pub struct Row<T: Title> {
    /// The step, numbered by its line.
    pub phase: T::Phase,
    /// The rules that put it here.
    pub rules: &'static [RuleId],
    /// Whether the mode played has this step at all.
    pub when: fn(&T::Rules) -> bool,
    /// What happens here.
    pub step: Step<T>,
    /// Where play may go from here instead of to the next line.
    pub jumps: &'static [T::Phase],
    /// The rule that says what is to be done here, for whoever does something else; absent: the first of its rules.
    pub wanted: Option<RuleId>,
}

impl<T: Title> Row<T> {
    /// A step that happens without anybody being asked, in every mode.
    pub const fn run(
        phase: T::Phase,
        rules: &'static [RuleId],
        step: fn(&mut Turn<'_, T>) -> Next<T::Phase>,
    ) -> Row<T> {
        Row { phase, rules, when: always::<T>, step: Step::Run(step), jumps: &[], wanted: None }
    }

    /// A decision, in every mode.
    pub const fn ask(phase: T::Phase, rules: &'static [RuleId], decision: &'static Decision<T>) -> Row<T> {
        Row { phase, rules, when: always::<T>, step: Step::Ask(decision), jumps: &[], wanted: None }
    }

    /// The last line of a sequence: the game is over.
    pub const fn end(phase: T::Phase, rules: &'static [RuleId]) -> Row<T> {
        Row { phase, rules, when: always::<T>, step: Step::End, jumps: &[], wanted: None }
    }

    /// Where play may go from here besides the next line.
    #[must_use]
    pub const fn to(self, jumps: &'static [T::Phase]) -> Row<T> {
        Row { jumps, ..self }
    }

    /// The rule that says what is to be done here, where it is not the first.
    #[must_use]
    pub const fn wanted(self, rule: RuleId) -> Row<T> {
        Row { wanted: Some(rule), ..self }
    }

    /// Only in the modes for which this holds.
    #[must_use]
    pub const fn when(self, when: fn(&T::Rules) -> bool) -> Row<T> {
        Row { when, ..self }
    }
}

/// One step of a sequence of play, for people to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SequenceStep {
    /// As positions and views name it.
    pub name: &'static str,
    /// Whether somebody is asked here.
    pub asks: bool,
    /// The rules that put it here.
    pub rules: &'static [RuleId],
    /// Steps play may go to from here instead of to the next one.
    pub jumps: Vec<&'static str>,
}

/// The steps of the mode played, in order.
pub fn steps<T: Title>(rules: &T::Rules, name: fn(T::Phase) -> &'static str) -> Vec<SequenceStep> {
    let of_mode = T::SEQUENCE.iter().filter(|line| (line.when)(rules));
    let step = |line: &Row<T>| SequenceStep {
        name: name(line.phase),
        asks: matches!(line.step, Step::Ask(_)),
        rules: line.rules,
        jumps: line.jumps.iter().map(|&phase| name(phase)).collect(),
    };
    of_mode.map(step).collect()
}

/// A step of every mode.
fn always<T: Title>(_: &T::Rules) -> bool {
    true
}

/// A place in a sequence: the line that is entered, and the one at which play goes on after what came in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot<Phase> {
    /// The line that is entered.
    pub at: Phase,
    /// The line at which play goes on afterwards.
    pub then: Phase,
}

/// The part a phase belongs to, of parts given with their first phases.
pub fn part<Phase: Copy + PartialOrd>(parts: &[(Phase, &'static str)], phase: Phase) -> &'static str {
    let found = parts.iter().rev().find(|(first, _)| *first <= phase);
    found.expect("the first part begins with the first phase").1
}

/// The rule that says what is to be done now.
pub fn wanted<T: Title>(own: &T::Own) -> RuleId {
    let line = &T::SEQUENCE[T::spot(own).at.into()];
    line.wanted.unwrap_or(line.rules[0])
}

/// The decision the game waits for, if it waits for one.
pub fn decision<T: Title>(own: &T::Own) -> Option<&'static Decision<T>> {
    match T::SEQUENCE[T::spot(own).at.into()].step {
        Step::Ask(decision) => Some(decision),
        Step::Run(_) | Step::End => None,
    }
}

/// The question open to a seat, if any.
pub fn open_question<T: Title>(look: &Look<'_, T>, seat: Seat) -> Option<Question> {
    decision::<T>(look.own).and_then(|decision| (decision.asked)(look, seat))
}

/// The one loop: runs step after step until somebody must answer or the game is over.
pub fn play_on<T: Title>(turn: &mut Turn<'_, T>, mut next: Next<T::Phase>) {
    loop {
        if T::is_decided(turn.own) {
            let last = T::SEQUENCE.last().expect("a sequence has a last line").phase;
            let spot = T::spot(turn.own);
            return T::set_spot(turn.own, Spot { at: last, ..spot });
        }
        let Some(spot) = following::<T>(turn.rules, T::spot(turn.own), next) else { return };
        T::set_spot(turn.own, spot);
        next = match T::SEQUENCE[spot.at.into()].step {
            Step::Run(step) => step(turn),
            Step::Ask(decision) => (decision.enter)(turn),
            Step::End => return,
        };
    }
}

/// Where play goes from here, or none while somebody must answer. Phases are the numbers of their lines.
fn following<T: Title>(rules: &T::Rules, here: Spot<T::Phase>, next: Next<T::Phase>) -> Option<Spot<T::Phase>> {
    let line = &T::SEQUENCE[here.at.into()];
    let led_to = |phase: T::Phase| {
        assert!(line.jumps.contains(&phase), "{:?} does not lead to {phase:?}", line.phase);
        phase
    };
    match next {
        Next::Wait => None,
        Next::Again => Some(here),
        Next::On => {
            let after = T::SEQUENCE.iter().skip(here.at.into() + 1).find(|line| (line.when)(rules));
            Some(Spot { at: after.expect("the last line ends the game").phase, ..here })
        }
        Next::To(phase) => Some(Spot { at: led_to(phase), ..here }),
        Next::Call(phase, then) => Some(Spot { at: led_to(phase), then: led_to(then) }),
        Next::Return => Some(Spot { at: here.then, ..here }),
    }
}

/// A random answer out of everything that is offered, all of it legal.
pub fn any_of(rules: &Ruleset, core: &Core, legal: &Legal, dice: &mut Dice) -> Option<Action> {
    let at = dice.below(legal.actions.len() + legal.forms.len());
    match legal.actions.get(at) {
        Some(&action) => Some(action),
        None => legal.forms[at - legal.actions.len()].fill(Some((rules, core)), dice),
    }
}
