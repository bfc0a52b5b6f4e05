//! ST-C4: the winner chooses the way of the beaten (F-8, FD-24).

use board::PowerId;

use super::asked_of;
use crate::out_of_turn::not_this_now;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::duel::Duel;
use engine::shared::{battle, retreat};
use engine::state::Core;

/// The decision as the sequence of play lists it; the winner's seat is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

fn lost(core: &Core) -> Duel {
    core.combat.duel.expect("a duel was lost")
}

fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let duel = lost(look.core);
    let winner = look.rules.power(duel.commander(duel.to_play.other()));
    asked_of(look, seat, winner, About::Retreat { steps: duel.lost })
}

fn wanted(core: &Core) -> retreat::Retreat {
    battle::retreat_of(core, &lost(core), core.occupied(), [None; 2])
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    let paths = retreat::paths(look.rules, &wanted(look.core));
    legal.actions.extend(paths.into_iter().map(|path| Action::Retreat { path }));
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Retreat { path } = action else { return not_this_now(look) };
    retreat::check(look.rules, &wanted(look.core), path)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Retreat { path } = action else { unreachable!("a way is chosen for the beaten") };
    battle::make_retreat(turn.rules, turn.core, path, turn.log);
    Next::On
}
