//! ST-N3: the active player orders the combats that are due (F-7.1 to F-7.4, FD-20).

use board::{FateEffect, PieceSet, PowerId};

use super::asked_of;
use crate::out_of_turn::not_this_now;
use crate::rights;
use crate::rules::Ruleset;
use crate::state::{Own, Phase, active};
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Log;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::combat;
use engine::shared::duel::Pair;
use engine::state::Core;

/// The decision as the sequence of play lists it; the active nation's seat is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

/// F-2.7, F-7.1: the pairs are fixed as the phase begins. FC-3D: nobody in the sanctuary is attacked.
pub fn begin(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    core.retreated = PieceSet::EMPTY;
    core.combat = combat::find_pairs(rules, core, &[active(rules, own)]);
    if let Some(FateEffect::Sanctuary { city }) = own.effect(rules, core.turn) {
        combat::lapse(core, log, |core, pair| core.city(pair.defender) != Some(city));
    }
    Next::On
}

/// F-7.1, F-7.4: the combats of the active nation that follow if its movement ended now, or that are left to fight.
pub fn combats_due(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let (mut core, mut own) = (*core, *own);
    match own.phase {
        Phase::Movement => {
            begin(&mut Turn { rules, core: &mut core, own: &mut own, log: &mut Log::silent() });
        }
        Phase::CombatOrder | Phase::Evade | Phase::Duel | Phase::Retreat => {}
        _ => return Vec::new(),
    }
    combat::due(rules, &core, |pair| !rights::lapses_by_suit(rules, &core, &own, pair))
}

/// F-7.4, FQ-94: the active player chooses only among several combats.
fn enter(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    combat::lapse(core, log, |core, pair| {
        combat::is_open(core, pair) && !rights::lapses_by_suit(rules, core, own, pair)
    });
    match *core.combat.pairs() {
        [] => Next::To(Phase::NationEnds),
        [pair] => attack(turn, pair),
        _ => Next::Wait,
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, active(look.rules, look.own), About::CombatOrder)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    let attack = |pair: &Pair| Action::Attack { attacker: pair.attacker, defender: pair.defender };
    legal.actions.extend(look.core.combat.pairs().iter().map(attack));
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Attack { attacker, defender } = *action else { return not_this_now(look) };
    let pair = Pair { attacker, defender };
    if look.core.combat.pairs().contains(&pair) { Ok(()) } else { Err(no_combat(look, pair)) }
}

/// Why these two do not fight. FC-3D, FC-3H: fate lets combats lapse.
fn no_combat(look: &Look, pair: Pair) -> Refusal {
    let Look { rules, core, own } = *look;
    let refusal = combat::no_combat(rules, core, pair);
    match own.effect(rules, core.turn) {
        Some(FateEffect::Sanctuary { city }) if core.city(pair.defender) == Some(city) => refusal.why.under(ids::FC_3D),
        _ if rights::lapses_by_suit(rules, core, own, pair) => refusal.why.under(ids::FC_3H),
        _ => refusal,
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Attack { attacker, defender } = *action else { unreachable!("an attack is chosen") };
    attack(turn, Pair { attacker, defender })
}

fn attack(turn: &mut Turn, pair: Pair) -> Next {
    combat::choose(turn.core, pair);
    rights::note_attack(turn.rules, turn.core, turn.own, pair);
    Next::On
}
