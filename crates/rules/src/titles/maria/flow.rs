//! The sequence of play: everything that happens without a decision, until somebody must be asked.

use board::{CitySet, PieceSet};

use super::{
    AUSTRIA, Own, PRAGMATIC, Phase, SAXONY, Side, Stage, Variant, active_powers, annex, bit, breach, corps, displace,
    effects, election, fortress, gambit, is_advanced, is_two_player, lands,
    lands::{beyond_the_border, closed_by_neutrality, refresh_relations},
    points, politics, saxony, subsidy, supply, treaty, variant, victory, winter,
};
use crate::event::{Event, Log};
use crate::ruleset::{NONE, Ruleset};
use crate::shared::battle;
use crate::shared::combat::{self, Pair};
use crate::state::{Core, State, Title};

/// Runs the automatic steps; afterwards some seat is asked, and can answer, or the game is over.
pub(crate) fn run(rules: &Ruleset, state: &mut State, log: &mut Log) {
    advance(rules, state, log);
    breach::release_without_answer(rules, state, log);
}

fn advance(rules: &Ruleset, state: &mut State, log: &mut Log) {
    let State { core, title } = state;
    let Title::Maria(own) = title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    loop {
        if own.outcome.is_some() {
            own.phase = Phase::Over;
        }
        if is_question(own.phase) {
            if skips(rules, core, own, log) {
                continue;
            }
            if own.waiting.is_none() {
                super::march::forget_choice(rules, core);
            }
            return;
        }
        step(rules, core, own, log);
    }
}

/// Phases in which a seat is asked.
fn is_question(phase: Phase) -> bool {
    match phase {
        Phase::Deploy
        | Phase::Trump
        | Phase::Place
        | Phase::Influence
        | Phase::Execute
        | Phase::EffectChoice
        | Phase::Expedition
        | Phase::Hussars
        | Phase::Subsidy
        | Phase::Pay
        | Phase::Feed
        | Phase::Movement
        | Phase::CombatOrder
        | Phase::Duel
        | Phase::Retreat
        | Phase::SaxonShift
        | Phase::Reduction
        | Phase::PeaceOffer
        | Phase::PeaceAnswer
        | Phase::Displace
        | Phase::SaxonReturn
        | Phase::SecondTrain
        | Phase::Vote
        | Phase::WinterRecruit
        | Phase::Cession
        | Phase::Consent
        | Phase::Command
        | Phase::Over => true,
        Phase::TurnBegins
        | Phase::PoliticsBegins
        | Phase::Reveal
        | Phase::Effects
        | Phase::Shift
        | Phase::CorpsReturn
        | Phase::PoliticsEnds
        | Phase::StageBegins
        | Phase::Draw
        | Phase::Supply
        | Phase::SupplyDone
        | Phase::CombatBegins
        | Phase::DuelBegins
        | Phase::CombatEnds
        | Phase::Conquests
        | Phase::StageEnds
        | Phase::Settle
        | Phase::Annex
        | Phase::TurnEnds
        | Phase::Winter
        | Phase::NextTurn => false,
    }
}

/// Questions that answer themselves by what everybody can see; true if play went on.
fn skips(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> bool {
    match own.phase {
        Phase::Deploy => {
            let all = rules.order.iter().all(|power| own.deployed & bit(*power) != 0);
            if all {
                own.phase = Phase::TurnBegins;
            }
            all
        }
        Phase::Influence => !politics::next(rules, core, own, log),
        Phase::Expedition => !politics::expedition(rules, core, own, log),
        Phase::CombatOrder => next_combat(rules, core, own, log),
        Phase::Displace => !displace::run(rules, core, own, log),
        Phase::Vote if election::voter(rules, core, own).is_none() => {
            election::conclude(own, log);
            if !victory::check_pools(rules, core, own, log) {
                own.phase = Phase::Winter;
            }
            true
        }
        Phase::Movement if movement_is_over(rules, core, own) => {
            own.phase = Phase::CombatBegins;
            true
        }
        Phase::SecondTrain => second_train(rules, core, own, log),
        Phase::WinterRecruit => skip_winter(rules, core, own),
        _ => false,
    }
}

fn step(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    match own.phase {
        Phase::TurnBegins => begin_turn(rules, core, own, log),
        Phase::PoliticsBegins => politics::begin(rules, core, own, log),
        Phase::Reveal => politics::reveal(rules, core, own, log),
        Phase::Effects => effects::run(rules, core, own, log),
        Phase::Shift => politics::shift(rules, core, own, log),
        Phase::CorpsReturn => corps::come_home(rules, core, own, log),
        Phase::PoliticsEnds => {
            if !victory::check_pools(rules, core, own, log) {
                own.phase = Phase::Hussars;
            }
        }
        Phase::StageBegins => begin_stage(rules, core, own, log),
        Phase::Draw => subsidy::draw(rules, core, own, log),
        Phase::Supply => match supply::examined(rules, core, own) {
            Some(power) => supply::begin_power(rules, core, own, power, log),
            None => points::ask_about_saxony(rules, core, own, Phase::SupplyDone),
        },
        Phase::SupplyDone => begin_movement(rules, core, own),
        Phase::CombatBegins => begin_combats(rules, core, own, log),
        Phase::DuelBegins => {
            combat::begin(rules, core, log);
            own.phase = Phase::Duel;
        }
        Phase::CombatEnds => end_combat(rules, core, own, log),
        Phase::Conquests => {
            fortress::settle_questions(rules, core, own, log);
            own.phase = end_question(rules, core, own);
        }
        Phase::StageEnds => end_stage(rules, core, own, log),
        Phase::Settle => settle(rules, core, own),
        Phase::Annex => annex::carry_on(rules, core, own, log),
        Phase::TurnEnds => end_turn(rules, core, own, log),
        Phase::Winter => begin_winter(rules, core, own, log),
        Phase::NextTurn => next_turn(rules, core, own, log),
        _ => unreachable!("questions are not steps"),
    }
}

/// M-5.1, M-5.2, M-5.6: a turn begins with politics, or with the hussars.
fn begin_turn(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let turn = core.turn;
    log.all(|| Event::TurnBegan { turn });
    treaty::begin_turn(core, own, log);
    own.drew = 0;
    own.flanders_next = NONE;
    own.flanders_out = 0;
    own.saxony_acted = false;
    own.hussars_placed = 0;
    own.entered = PieceSet::EMPTY;
    own.stage = Stage::French;
    own.phase = if is_advanced(rules) { Phase::PoliticsBegins } else { Phase::Hussars };
}

/// `ST_TC`: M-5.3, M-19.1.14: Prussia's neutrality ends when its stage begins.
fn begin_stage(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    own.relocated = PieceSet::EMPTY;
    own.done = 0;
    if own.stage == Stage::Prussian && own.neutral_until > 0 && core.turn >= own.neutral_until {
        own.neutral_until = 0;
        refresh_relations(core, own);
        log.all(|| Event::NeutralityEnds);
    }
    let powers = active_powers(rules, core, own);
    if powers.is_empty() {
        own.phase = Phase::StageEnds;
        return;
    }
    log.all(|| Event::StageBegan { powers: powers.to_vec() });
    if powers.contains(&SAXONY) && own.stage == Stage::Prussian {
        own.saxony_acted = true;
    }
    for &power in powers.iter() {
        treaty::settle_due(rules, core, own, power, log);
    }
    own.phase = match own.stage {
        Stage::French if subsidy::is_optional(rules, core, own) => Phase::Subsidy,
        Stage::Prussian if own.annexed => {
            own.resume = Phase::Draw;
            Phase::SecondTrain
        }
        _ => Phase::Draw,
    };
}

/// `ST_MOVE` begins; M-10.2.9: trains that came in this turn stay.
/// in a second stage of Saxony too.
pub(super) fn begin_movement(rules: &Ruleset, core: &mut Core, own: &mut Own) {
    core.moved = own.entered;
    own.done = 0;
    super::march::forget_declined(own);
    for seat in rules.seats() {
        if super::march::powers_of(rules, core, own, seat).is_empty() {
            own.done |= 1 << seat.0;
        }
    }
    own.phase = Phase::Movement;
}

/// M-5.5: a phase ends for all active powers together.
fn movement_is_over(rules: &Ruleset, _core: &Core, own: &Own) -> bool {
    rules.seats().all(|seat| own.done >> seat.0 & 1 == 1)
}

/// `ST_COMBAT_SETUP`: M-11.1.1, M-SG2.1.6, R-78: none on Flanders before a cession.
/// enemies who stand side by side fight in each stage anew, whoever leads them; who acts attacks.
fn begin_combats(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    core.retreated = PieceSet::EMPTY;
    let mut pairs = combat::find_pairs(rules, core, &active_powers(rules, core, own));
    if variant(rules) == Variant::Gambit && own.ceded.is_none() {
        let flanders = &lands(rules).flanders;
        let lies_there = |general| core.city(general).is_some_and(|city| flanders.contains(city));
        pairs.retain(|pair| !lies_there(pair.attacker) && !lies_there(pair.defender));
    }
    core.combat = pairs;
    log.all(|| Event::CombatsBegin);
    own.phase = Phase::CombatOrder;
}

/// `ST_COMBAT_PICK`: M-11.1.3, M-11.1.22, M-24.10, R-38: the pairs that may be fought next.
pub(super) fn open_pairs(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let pairs = core.combat.pairs();
    let is_pragmatic = |pair: &Pair| rules.power(pair.attacker) == PRAGMATIC;
    let austria_first = own.stage == Stage::Austrian && !is_two_player(rules);
    if austria_first && !pairs.iter().all(is_pragmatic) {
        return pairs.iter().copied().filter(|pair| !is_pragmatic(pair)).collect();
    }
    pairs.to_vec()
}

/// combats of who is gone, has retreated or is no longer at war lapse; new enmities make none.
/// The rest are fought under whoever commands now.
fn next_combat(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> bool {
    combat::lapse(core, log, |core, pair| combat::is_open(core, pair) && combat::are_at_war(rules, core, pair));
    combat::name_anew(rules, core);
    match open_pairs(rules, core, own).as_slice() {
        [] => own.phase = Phase::Conquests,
        [pair] => attack(core, own, *pair),
        _ => return false,
    }
    true
}

/// M-11.1.1, M-11.1.3: the combats of the stage that follow if its movement ended now, or that are left to fight, also
/// where they are interrupted.
pub(crate) fn combats_due(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let (mut core, mut own) = (*core, *own);
    if own.phase == Phase::Movement || super::march::waits(&own) {
        begin_combats(rules, &mut core, &mut own, &mut Log::silent());
    }
    combat::due(rules, &core, |pair| combat::are_at_war(rules, &core, pair))
}

pub(super) fn attack(core: &mut Core, own: &mut Own, pair: Pair) {
    combat::choose(core, pair);
    own.phase = Phase::DuelBegins;
}

/// Cities the beaten who are left of this duel may not enter.
pub(super) fn closed_to_retreat(rules: &Ruleset, core: &Core, own: &Own) -> CitySet {
    let duel = core.combat.duel.expect("a duel is on");
    closed_to_beaten(rules, core, own, combat::stack(rules, core, &duel, duel.to_play))
}

/// M-11.2.8, M-11.2.11, M-19.4.5, R-13, R-31, R-35: cities no retreat of these generals may enter. They are those who
/// are left after the losses: a partner who is gone closes no road.
pub(crate) fn closed_to_beaten(rules: &Ruleset, core: &Core, own: &Own, beaten: PieceSet) -> CitySet {
    let from = beaten.first().and_then(|general| core.city(general)).expect("the beaten stand in a city");
    let ground = closed_by_neutrality(rules, core, own, beaten).or(&beyond_the_border(rules, own, beaten, from));
    core.occupied().or(&ground)
}

/// `C_TURN` ends: the side with the right to play has stopped.
/// M-11.2.1, R-89: the retreat comes before the next combat; whoever leads the winner chooses, even if he leads both.
pub(super) fn stop_duel(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    note_loser(rules, core, own);
    let closed = |core: &Core| closed_to_retreat(rules, core, own);
    own.phase = match battle::stop(rules, core, closed, own.hussars, log) {
        battle::Stopped::Settled => Phase::CombatEnds,
        battle::Stopped::Retreated(path) => {
            after_retreat(own, &path, log);
            Phase::CombatEnds
        }
        battle::Stopped::WaysOpen => Phase::Retreat,
    };
}

/// Remembers the beaten stack and its city while it still stands, for the points.
fn note_loser(rules: &Ruleset, core: &Core, own: &mut Own) {
    let duel = core.combat.duel.expect("a duel is on");
    let stack = combat::stack(rules, core, &duel, duel.to_play);
    own.fought = Some(super::Fought {
        stack,
        troops: core.sum_of_troops(stack),
        city: core.city(duel.commander(duel.to_play)).expect("the beaten stands in a city"),
    });
}

/// `C_POINTS`: M-17.2.1, R-40, M-16.1, M-16.2, M-16.3, M-16.4, M-16.5, M-16.6, M-16.7.
/// M-17.2.2, R-72: a won combat gives the right to name trump; a tie, or a change of leader, does not move it.
fn end_combat(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let duel = core.combat.duel.take().expect("a duel was fought");
    let fought = own.fought.take().expect("the beaten is known");
    if duel.lost == 0 {
        own.phase = Phase::CombatOrder;
        return;
    }
    let (loser, winner) = (duel.commander(duel.to_play), duel.commander(duel.to_play.other()));
    own.winner = core.seat(rules.power(winner)).0;
    annex::watch_prussia(rules, core, own);
    let destroyed = fought.troops - core.sum_of_troops(fought.stack);
    let gone = fought.stack.iter().filter(|&general| !core.is_on_board(general)).count();
    let points = points::points(destroyed, gone);
    points::settle_combat(rules, own, rules.power(winner), rules.power(loser), points, fought.city, log);
    points::ask_about_saxony(rules, core, own, Phase::CombatOrder);
}

/// `END_FB`, `END_PS`: what the powers of the stage may decide at its end.
pub(super) fn end_question(rules: &Ruleset, core: &Core, own: &Own) -> Phase {
    if !is_advanced(rules) {
        return Phase::StageEnds;
    }
    match own.stage {
        Stage::French if annex::may_reduce(rules, core, own) => Phase::Reduction,
        Stage::Prussian if annex::may_offer(rules, core, own) => Phase::PeaceOffer,
        _ => Phase::StageEnds,
    }
}

/// `CHECK_a`, then the next stage or the end of the turn.
fn end_stage(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    if is_advanced(rules) && victory::check_pools(rules, core, own, log) {
        return;
    }
    own.phase = Phase::StageBegins;
    match own.stage {
        Stage::French => own.stage = Stage::Prussian,
        Stage::Prussian => own.stage = Stage::Austrian,
        Stage::Austrian => own.phase = Phase::TurnEnds,
    }
}

/// Who must go, who may come; then back to where play was.
fn settle(rules: &Ruleset, core: &mut Core, own: &mut Own) {
    if !own.homeless.is_empty() || own.expulsion == super::Expulsion::Neutrality {
        own.phase = Phase::Displace;
        return;
    }
    if own.saxon_return {
        own.saxon_return = false;
        if saxony::may_return(rules, core, own) {
            own.phase = Phase::SaxonReturn;
            return;
        }
    }
    own.phase = own.resume;
}

/// M-19.1.13, R-63, R-64: at the peace guests leave and the second train comes in; if it finds no place it waits for
/// the beginning of a Prussian stage that has one. True if nobody need be asked.
fn second_train(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> bool {
    if own.resume == Phase::SecondTrain {
        let guests = annex::guests_in_prussia(rules, core, own);
        if !guests.is_empty() {
            displace::begin(own, guests, super::Expulsion::Guests);
            own.phase = Phase::Settle;
            return true;
        }
        own.resume = Phase::StageEnds;
    }
    let waiting = annex::second_train(rules, core);
    match (waiting, annex::second_train_sites(rules, core, own).as_slice()) {
        (None, _) | (_, []) => own.phase = own.resume,
        (Some(train), &[city]) => annex::place_second_train(core, own, train, city, log),
        _ => return false,
    }
    true
}

/// `TURN_END`: M-18.4, M-SG2.2.1, R-70, R-77.
fn end_turn(rules: &Ruleset, core: &mut Core, own: &mut Own, _log: &mut Log) {
    if own.election {
        election::begin(rules, core, own);
        return;
    }
    let decides = variant(rules) == Variant::Gambit && core.turn == 6 && own.ceded.is_none();
    own.phase = if decides { Phase::Cession } else { Phase::Winter };
}

/// M-5.7, M-13.1, M-14.10, M-23.4, R-77: winter after every third turn; the end of the calendar.
fn begin_winter(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let last = gambit::last_turn(rules, own);
    if !is_advanced(rules) && core.turn >= last {
        gambit::end_of_calendar(rules, core, own, log);
        return;
    }
    if !core.turn.is_multiple_of(3) {
        own.phase = Phase::NextTurn;
        return;
    }
    let turn = core.turn;
    log.all(|| Event::WinterBegan { turn });
    core.moved = PieceSet::EMPTY;
    own.winter = 0;
    super::march::forget_declined(own);
    own.phase = Phase::WinterRecruit;
}

/// The power whose winter it is.
pub(super) fn winter_power(own: &Own) -> Option<board::PowerId> {
    winter::order(own).get(own.winter as usize).copied()
}

/// R-54, RP-10: an open duty is tested again when winter ends.
/// M-5.8: whoever cannot recruit, by what everybody sees, is passed over; true while nobody need be asked.
fn skip_winter(rules: &Ruleset, core: &mut Core, own: &mut Own) -> bool {
    let Some(power) = winter_power(own) else {
        own.resume = Phase::NextTurn;
        own.phase = if is_advanced(rules) { Phase::Expedition } else { Phase::NextTurn };
        return true;
    };
    let asks = core.is_present(power)
        && !core.hands[power.index()].is_empty()
        && winter::could_recruit(rules, core, own, power);
    if !asks {
        own.winter += 1;
    }
    !asks
}

/// M-5.9, M-13.13, M-23.4: scores, the next turn or the last count.
fn next_turn(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    core.moved = PieceSet::EMPTY;
    if is_advanced(rules) && core.turn.is_multiple_of(3) {
        victory::note_winter(rules, own, log);
        if core.turn >= gambit::last_turn(rules, own) {
            victory::final_count(rules, core, own, log);
            return;
        }
    }
    core.turn += 1;
    own.phase = Phase::TurnBegins;
    debug_assert!(own.saxony != Side::Austrian || core.seat(SAXONY) == core.seat(AUSTRIA));
}

/// Retreated stacks drive hussars off their way (M-11.2.10).
pub(super) fn after_retreat(own: &mut Own, path: &crate::action::Path, log: &mut Log) {
    for &city in &path.cities()[1..] {
        super::march::drive_off_hussars(own, city, log);
    }
}
