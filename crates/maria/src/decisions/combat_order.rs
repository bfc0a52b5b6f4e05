//! `ST_COMBAT_PICK`: the player of the attacker orders the combats that are due (M-11.1.1, M-11.1.3, M-11.1.22).

use board::{PieceSet, PowerId};

use super::{asked_of, listed};
use crate::acting::active_powers;
use crate::march;
use crate::out_of_turn::not_this_now;
use crate::powers::PRAGMATIC;
use crate::rules::Ruleset;
use crate::rules::{Variant, is_two_player, variant};
use crate::state::{Own, Phase, Stage};
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::{Event, Log};
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::combat;
use engine::shared::duel::Pair;
use engine::state::Core;

/// The decision as the sequence of play lists it; asked until no combat is left to choose.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// `ST_COMBAT_SETUP`: M-11.1.1, M-SG2.1.6, R-78: none on Flanders before a cession.
/// enemies who stand side by side fight in each stage anew, whoever leads them; who acts attacks.
pub fn begin(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    core.retreated = PieceSet::EMPTY;
    let mut pairs = combat::find_pairs(rules, core, &active_powers(core, own));
    if variant(rules) == Variant::Gambit && own.ceded.is_none() {
        let flanders = &rules.lands.flanders;
        let lies_there = |general| core.city(general).is_some_and(|city| flanders.contains(city));
        pairs.retain(|pair| !lies_there(pair.attacker) && !lies_there(pair.defender));
    }
    core.combat = pairs;
    log.all(|| Event::CombatsBegin);
    Next::On
}

/// M-11.1.3, M-11.1.22, M-24.10, R-38: the pairs that may be fought next.
fn open_pairs(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let pairs = core.combat.pairs();
    let is_pragmatic = |pair: &Pair| rules.power(pair.attacker) == PRAGMATIC;
    let austria_first = own.stage == Stage::Austrian && !is_two_player(rules);
    if austria_first && !pairs.iter().all(is_pragmatic) {
        return pairs.iter().copied().filter(|pair| !is_pragmatic(pair)).collect();
    }
    pairs.to_vec()
}

/// M-11.1.1, M-11.1.3: the combats of the stage that follow if its movement ended now, or that are left to fight, also
/// where they are interrupted.
pub fn combats_due(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let (mut core, mut own) = (*core, *own);
    if own.phase == Phase::Movement || march::waits(&own) {
        begin(&mut Turn { rules, core: &mut core, own: &mut own, log: &mut Log::silent() });
    }
    combat::due(rules, &core, |pair| combat::are_at_war(rules, &core, pair))
}

/// combats of who is gone, has retreated or is no longer at war lapse; new enmities make none.
/// The rest are fought under whoever commands now.
fn enter(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    combat::lapse(core, log, |core, pair| combat::is_open(core, pair) && combat::are_at_war(rules, core, pair));
    combat::name_anew(rules, core);
    match open_pairs(rules, core, own).as_slice() {
        [] => Next::To(Phase::Conquests),
        [pair] => {
            combat::choose(core, *pair);
            Next::On
        }
        _ => Next::Wait,
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let pair = *open_pairs(look.rules, look.core, look.own).first()?;
    asked_of(look, seat, look.rules.power(pair.attacker), About::CombatOrder)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let attack = |pair: Pair| Action::Attack { attacker: pair.attacker, defender: pair.defender };
    listed(open_pairs(look.rules, look.core, look.own).into_iter().map(attack).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Attack { attacker, defender } = *action else { return not_this_now(look) };
    let pair = Pair { attacker, defender };
    if open_pairs(look.rules, look.core, look.own).contains(&pair) {
        Ok(())
    } else if look.core.combat.pairs().contains(&pair) {
        Err(Why::AustriaFirst.under(ids::M_11_1_22))
    } else {
        Err(combat::no_combat(look.rules, look.core, pair))
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Attack { attacker, defender } = *action else { unreachable!("an attack is chosen") };
    combat::choose(turn.core, Pair { attacker, defender });
    Next::On
}
