//! M-4.15: every seat distributes the troops of its powers, all at the same time.

use board::PowerId;

use crate::out_of_turn::not_this_now;
use crate::state::Own;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::armies;

/// The decision as the sequence of play lists it; every seat is asked at once.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// Whether a power has still to distribute its troops.
pub fn is_open(own: &Own, power: PowerId) -> bool {
    !own.deployed.contains(power)
}

fn enter(turn: &mut Turn) -> Next {
    let any = turn.rules.order.iter().any(|&power| is_open(turn.own, power));
    if any { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let mut powers = look.rules.order.iter().copied();
    let power = powers.find(|&power| look.core.seat(power) == seat && is_open(look.own, power))?;
    Some(Question { about: About::Deploy, power })
}

fn offer(look: &Look, seat: Seat, _question: &Question) -> Legal {
    Legal { forms: armies::deployments(look.rules, look.core, seat), ..Legal::default() }
}

/// M-4.15 to M-4.18: a deployment is judged whether its seat is still asked or not (`armies::check_unasked`).
fn check(look: &Look, _seat: Seat, _power: PowerId, _action: &Action) -> Result<(), Refusal> {
    not_this_now(look)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Deploy { power, troops } = *action else { unreachable!("troops are being distributed") };
    turn.own.deployed.insert(power);
    armies::deploy(turn.core, power, turn.rules.army(power), &troops, turn.log);
    Next::Again
}
