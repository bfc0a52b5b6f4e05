//! FC-8C: whoever is attacked may step aside.

use board::PowerId;

use super::asked_of;
use crate::out_of_turn::not_this_now;
use crate::rights;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::duel::Pair;
use engine::shared::pieces;
use engine::state::{Core, Place};

/// The decision as the sequence of play lists it; the seat of the attacked is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

fn chosen(core: &Core) -> Pair {
    core.combat.duel.expect("an attack was chosen").pair
}

fn enter(turn: &mut Turn) -> Next {
    let may_evade = rights::may_evade(turn.rules, turn.core, turn.own, chosen(turn.core));
    if may_evade { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, look.rules.power(chosen(look.core).defender), About::Evade)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    legal.actions.push(Action::Pass);
    let open = rights::evasions(look.rules, look.core, chosen(look.core));
    legal.actions.extend(open.into_iter().map(|to| Action::Evade { to }));
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Pass => Ok(()),
        Action::Evade { to } => {
            let is_open = rights::evasions(look.rules, look.core, chosen(look.core)).contains(&to);
            if is_open { Ok(()) } else { Err(Why::NotAdjacent { city: to }.under(ids::FC_8C)) }
        }
        _ => not_this_now(look),
    }
}

/// The attacked steps aside and counts as retreated; there is no winner.
fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Evade { to } = *action else { return Next::On };
    let pair = turn.core.combat.duel.take().expect("an attack was chosen").pair;
    let stack = pieces::stack_of(turn.rules, turn.core, pair.defender);
    for general in stack.iter() {
        turn.core.put(general, Place::City(to));
    }
    turn.core.retreated = turn.core.retreated.or(stack);
    turn.log.all(|| Event::Evaded { stack, to });
    turn.log.reveal();
    Next::To(Phase::CombatOrder)
}
