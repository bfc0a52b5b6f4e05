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
}

/// One kind of question, whole: who is asked, what is offered, how an answer is judged, what it does.
pub(crate) struct Decision<Own, Phase> {
    /// What happens when play comes here: somebody is asked, or there is nothing to decide.
    pub enter: fn(&mut Turn<'_, Own>) -> Next<Phase>,
    pub asked: fn(&Look<'_, Own>, Seat) -> Option<Question>,
    /// Every answer the asked seat may give.
    pub offer: fn(&Look<'_, Own>, &Question, &mut Legal),
    /// The judge of one answer of the asked power.
    pub check: fn(&Look<'_, Own>, PowerId, &Action) -> Result<(), Refusal>,
    /// Carries out an answer that was judged; cannot refuse.
    pub apply: fn(&mut Turn<'_, Own>, Seat, &Action) -> Next<Phase>,
    /// A random answer; every legal one can come up.
    pub random: fn(&Look<'_, Own>, Seat, &Question, &mut Dice) -> Option<Action>,
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

/// A step of every mode.
pub(crate) fn always(_: &Ruleset) -> bool {
    true
}

/// Where play goes from the line at `place`: the number of the line to enter, or none while somebody must answer.
pub(crate) fn following<Own, Phase: Copy + PartialEq + std::fmt::Debug>(
    lines: &[Line<Own, Phase>],
    rules: &Ruleset,
    place: usize,
    next: Next<Phase>,
) -> Option<usize> {
    match next {
        Next::Wait => None,
        Next::Again => Some(place),
        Next::On => {
            let after = lines.iter().skip(place + 1).position(|line| (line.when)(rules));
            Some(place + 1 + after.expect("the last line ends the game"))
        }
        Next::To(phase) => {
            let from = &lines[place];
            assert!(from.jumps.contains(&phase), "{:?} does not lead to {phase:?}", from.phase);
            lines.iter().position(|line| line.phase == phase)
        }
    }
}
