//! How a sequence of play is written down: a list of steps, each automatic or a decision, run by one loop.
//!
//! A title states its list as a constant in the order of its rulebook, with the rules beside each step. A step says what
//! comes next and never sets the place itself; only the loop does (`Line`, `following`).

use board::PowerId;

use crate::action::Action;
use crate::chance::Dice;
use crate::event::Log;
use crate::ids::RuleId;
use crate::question::{Legal, Question};
use crate::refusal::Refusal;
use crate::ruleset::{Ruleset, Seat};
use crate::state::Core;

/// A position to look at: the fixed part, what both games have, what this title has.
pub(crate) struct Look<'a, Own> {
    pub rules: &'a Ruleset,
    pub core: &'a Core,
    pub own: &'a Own,
}

/// A position that is being changed, and the log that tells of it.
pub(crate) struct Turn<'a, Own> {
    pub rules: &'a Ruleset,
    pub core: &'a mut Core,
    pub own: &'a mut Own,
    pub log: &'a mut Log,
}

impl<Own> Turn<'_, Own> {
    pub fn look(&self) -> Look<'_, Own> {
        Look { rules: self.rules, core: self.core, own: self.own }
    }
}

/// What comes after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next<Phase> {
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
pub(crate) type Draw<Own> = fn(&Look<'_, Own>, Seat, &Question, &mut Dice) -> Action;

/// One kind of question, whole: who is asked, what is offered, how an answer is judged, what it does.
pub(crate) struct Decision<Own, Phase> {
    /// What happens when play comes here: somebody is asked, or there is nothing to decide.
    pub enter: fn(&mut Turn<'_, Own>) -> Next<Phase>,
    pub asked: fn(&Look<'_, Own>, Seat) -> Option<Question>,
    /// Everything that comes into question as an answer of the asked seat.
    pub offer: fn(&Look<'_, Own>, Seat, &Question) -> Legal,
    /// Whether the judge has already seen everything that is offered.
    pub is_judged: bool,
    /// The judge of one answer of the asked seat, given for a power of its own.
    pub check: fn(&Look<'_, Own>, Seat, PowerId, &Action) -> Result<(), Refusal>,
    /// Carries out an answer that was judged; cannot refuse.
    pub apply: fn(&mut Turn<'_, Own>, Seat, &Action) -> Next<Phase>,
    /// A random answer, where drawing one from what is offered would be too slow; every legal one can come up.
    pub random: Option<Draw<Own>>,
}

pub(crate) enum Step<Own: 'static, Phase: 'static> {
    /// Happens without anybody being asked.
    Run(fn(&mut Turn<'_, Own>) -> Next<Phase>),
    Ask(&'static Decision<Own, Phase>),
    /// The game is over.
    End,
}

/// One line of a sequence of play.
pub(crate) struct Line<Own: 'static, Phase: 'static> {
    pub phase: Phase,
    /// The rules that put it here.
    pub rules: &'static [RuleId],
    /// Whether the mode played has this step at all.
    pub when: fn(&Ruleset) -> bool,
    pub step: Step<Own, Phase>,
    /// Where play may go from here instead of to the next line.
    pub jumps: &'static [Phase],
}

impl<Own, Phase: Copy> Line<Own, Phase> {
    /// A step that happens without anybody being asked, in every mode.
    pub const fn run(
        phase: Phase,
        rules: &'static [RuleId],
        step: fn(&mut Turn<'_, Own>) -> Next<Phase>,
    ) -> Line<Own, Phase> {
        Line { phase, rules, when: always, step: Step::Run(step), jumps: &[] }
    }

    /// A decision, in every mode.
    pub const fn ask(
        phase: Phase,
        rules: &'static [RuleId],
        decision: &'static Decision<Own, Phase>,
    ) -> Line<Own, Phase> {
        Line { phase, rules, when: always, step: Step::Ask(decision), jumps: &[] }
    }

    /// Where play may go from here besides the next line.
    pub const fn to(self, jumps: &'static [Phase]) -> Line<Own, Phase> {
        Line { jumps, ..self }
    }

    /// Only in the modes for which this holds.
    pub const fn when(self, when: fn(&Ruleset) -> bool) -> Line<Own, Phase> {
        Line { when, ..self }
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
pub(crate) fn steps<Own, Phase: Copy>(
    lines: &[Line<Own, Phase>],
    rules: &Ruleset,
    name: fn(Phase) -> &'static str,
) -> Vec<SequenceStep> {
    let of_mode = lines.iter().filter(|line| (line.when)(rules));
    let step = |line: &Line<Own, Phase>| SequenceStep {
        name: name(line.phase),
        asks: matches!(line.step, Step::Ask(_)),
        rules: line.rules,
        jumps: line.jumps.iter().map(|&phase| name(phase)).collect(),
    };
    of_mode.map(step).collect()
}

/// A step of every mode.
pub(crate) fn always(_: &Ruleset) -> bool {
    true
}

/// A place in a sequence: the line that is entered, and the one at which play goes on after what came in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot<Phase> {
    pub at: Phase,
    pub then: Phase,
}

/// Where play goes from here, or none while somebody must answer. Phases are the numbers of their lines.
pub(crate) fn following<Own, Phase: Copy + PartialEq + std::fmt::Debug + Into<usize>>(
    lines: &[Line<Own, Phase>],
    rules: &Ruleset,
    here: Spot<Phase>,
    next: Next<Phase>,
) -> Option<Spot<Phase>> {
    let line = &lines[here.at.into()];
    let led_to = |phase: Phase| {
        assert!(line.jumps.contains(&phase), "{:?} does not lead to {phase:?}", line.phase);
        phase
    };
    match next {
        Next::Wait => None,
        Next::Again => Some(here),
        Next::On => {
            let after = lines.iter().skip(here.at.into() + 1).find(|line| (line.when)(rules));
            Some(Spot { at: after.expect("the last line ends the game").phase, ..here })
        }
        Next::To(phase) => Some(Spot { at: led_to(phase), ..here }),
        Next::Call(phase, then) => Some(Spot { at: led_to(phase), then: led_to(then) }),
        Next::Return => Some(Spot { at: here.then, ..here }),
    }
}

/// A random answer out of everything that is offered, all of it legal.
pub(crate) fn any_of(rules: &Ruleset, core: &Core, legal: &Legal, dice: &mut Dice) -> Option<Action> {
    let at = dice.below(legal.actions.len() + legal.forms.len());
    match legal.actions.get(at) {
        Some(&action) => Some(action),
        None => legal.forms[at - legal.actions.len()].fill(Some((rules, core)), dice),
    }
}
