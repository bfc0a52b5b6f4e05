//! The sequence of play: everything that happens without a decision, until somebody must be asked.

use board::pack::IncomeBy;
use board::{CardSet, FateEffect, PieceSet, PowerId};

use super::{FictionalDraw, Offensive, Own, PRUSSIA, Phase, active, fate, menu, offensive, rights, switches, victory};
use crate::event::{Event, Log};
use crate::ruleset::Ruleset;
use crate::shared::combat::{self, Pair};
use crate::shared::{battle, cards, conquest, pieces, supply};
use crate::state::{Core, State, Title};

/// Runs the automatic steps; afterwards some seat is asked or the game is over.
pub(crate) fn run(rules: &Ruleset, state: &mut State, log: &mut Log) {
    let State { core, title } = state;
    let Title::Friedrich(own) = title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    loop {
        match own.phase {
            Phase::Deploy => {
                if rules.order.iter().any(|power| own.deployed >> power.0 & 1 == 0) {
                    return;
                }
                log.all(|| Event::TurnBegan { turn: 1 });
                own.phase = Phase::NationBegins;
            }
            Phase::NationBegins => begin_nation(rules, core, own, log),
            Phase::MovementBegins => begin_movement(rules, core, own, log),
            Phase::CombatBegins => begin_combats(rules, core, own, log),
            Phase::CombatOrder => {
                if !next_combat(rules, core, own, log) {
                    return;
                }
            }
            Phase::DuelBegins => {
                combat::begin(rules, core, log);
                own.phase = Phase::Duel;
            }
            Phase::CombatEnds => end_combat(rules, core, own, log),
            Phase::NationEnds => end_nation(rules, core, own, log),
            Phase::TurnEnds => end_turn(rules, core, own, log),
            Phase::FateDone => victory::after_fate(rules, core, own, log),
            Phase::Discard
            | Phase::Offensive
            | Phase::Movement
            | Phase::Evade
            | Phase::Duel
            | Phase::Retreat
            | Phase::Leaving
            | Phase::FateChoice
            | Phase::ExchangeOffer
            | Phase::ExchangeCards
            | Phase::Over => return,
        }
    }
}

/// F-3.3 to F-3.13, F-14.1.8 to F-14.1.12, F-14.2.7 to F-14.2.9, FE-28, FE-29: what a nation draws now, and discards of it.
pub(crate) fn income(rules: &Ruleset, own: &Own, power: PowerId) -> (u8, u8) {
    let income = rules.income[power.index()].expect("a nation of the mode has an income");
    let step = match income.by {
        IncomeBy::Nothing => 0,
        IncomeBy::SubsidyCuts => own.subsidy_cuts,
        IncomeBy::ColonialLosses => own.colonial_losses,
    }
    .min(2) as usize;
    (income.drawn[step], income.discards[step])
}

/// ST-N0, ST-N1. F-2.2: whoever has left is skipped. FQ-89, FQ-93: everybody else draws.
fn begin_nation(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let Some(&power) = rules.order.get(own.active as usize) else {
        own.phase = Phase::TurnEnds;
        return;
    };
    if own.active == 0 && switches(rules).fictional_draw == FictionalDraw::TurnBegins {
        fictional_draw(rules, core, log);
    }
    if !core.is_present(power) {
        own.active += 1;
        return;
    }
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    log.all(|| Event::PowerActs { power });
    let (number, discards) = income(rules, own, power);
    let drawn = cards::draw(rules, core, power, number, log);
    log.reveal();
    if discards > 0 && !drawn.is_empty() {
        own.drawn = drawn;
        own.phase = Phase::Discard;
        if drawn.len() == 1 {
            discard(rules, core, own, power, &drawn, log);
        }
        return;
    }
    after_draw(rules, core, own);
}

/// F-3.9, F-3.11, F-3.12, F-14.1.8: one of the cards just drawn goes, unseen.
pub(super) fn discard(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, cards: &CardSet, log: &mut Log) {
    cards::spend_hidden(rules, core, power, cards);
    log.all(|| Event::DiscardedHidden { power, number: cards.len() as u8 });
    for card in cards.iter() {
        log.seat(core.seat(power), || Event::DiscardedCard { power, card });
    }
    own.drawn = CardSet::EMPTY;
    own.phase = Phase::MovementBegins;
}

/// F-13.7, FQ-79: in turn 3 Prussia decides on the offensive option before anything else.
fn after_draw(rules: &Ruleset, core: &Core, own: &mut Own) {
    let decides = own.offensive == Offensive::Undecided && core.turn == 3 && active(rules, own) == PRUSSIA;
    own.phase = if decides { Phase::Offensive } else { Phase::MovementBegins };
}

/// ST-N2 begins; FC-2C and FC-5D look at the position now.
fn begin_movement(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let power = active(rules, own);
    match own.effect(rules, core.turn) {
        Some(FateEffect::HoldNear { general, city }) if rules.power(general) == power => {
            let is_near = core.city(general).is_some_and(|at| rules.pack.roads.distance(at, city) <= 1);
            own.held = if is_near { PieceSet::one(general) } else { PieceSet::EMPTY };
        }
        Some(FateEffect::StayStacked { general }) if rules.power(general) == power => {
            own.partners = pieces::stack_of(rules, core, general).without(PieceSet::one(general));
        }
        _ => {}
    }
    if menu::has_public_choice_in_movement(rules, core, own) {
        own.phase = Phase::Movement;
    } else {
        log.all(|| Event::MovementEnded { power });
        own.phase = Phase::CombatBegins;
    }
}

/// F-2.7, F-7.1: the pairs are fixed now. FC-3D: nobody in the sanctuary is attacked.
fn begin_combats(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    core.retreated = PieceSet::EMPTY;
    core.combat = combat::find_pairs(rules, core, &[active(rules, own)]);
    if let Some(FateEffect::Sanctuary { city }) = own.effect(rules, core.turn) {
        combat::lapse(core, log, |core, pair| core.city(pair.defender) != Some(city));
    }
    own.phase = Phase::CombatOrder;
}

/// ST-N3: false if the active player must choose among several combats (F-7.4, FQ-94).
fn next_combat(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> bool {
    combat::lapse(core, log, |core, pair| {
        combat::is_open(core, pair) && !rights::lapses_by_suit(rules, core, own, pair)
    });
    match *core.combat.pairs() {
        [] => {
            own.phase = Phase::NationEnds;
            true
        }
        [pair] => {
            attack(rules, core, own, pair);
            true
        }
        _ => false,
    }
}

/// F-7.1, F-7.4: the combats of the active nation that follow if its movement ended now, or that are left to fight.
pub(crate) fn combats_due(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Pair> {
    let (mut core, mut own) = (*core, *own);
    match own.phase {
        Phase::Movement => begin_combats(rules, &mut core, &mut own, &mut Log::silent()),
        Phase::CombatOrder | Phase::Evade | Phase::Duel | Phase::Retreat => {}
        _ => return Vec::new(),
    }
    combat::due(rules, &core, |pair| !rights::lapses_by_suit(rules, &core, &own, pair))
}

/// An attack is chosen. FC-8C: the attacked may be allowed to step aside first.
pub(super) fn attack(rules: &Ruleset, core: &mut Core, own: &mut Own, pair: Pair) {
    combat::choose(core, pair);
    rights::note_attack(rules, core, own, pair);
    own.phase = if rights::may_evade(rules, core, own, pair) { Phase::Evade } else { Phase::DuelBegins };
}

/// ST-C2 ends: the side with the right to play has stopped.
pub(super) fn stop_duel(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    note_what_stopping_shows(rules, core, own);
    own.phase = match battle::stop(rules, core, |core| *core.occupied(), [None; 2], log) {
        battle::Stopped::Settled | battle::Stopped::Retreated(_) => Phase::CombatEnds,
        battle::Stopped::WaysOpen => Phase::Retreat,
    };
}

/// F-7.22: at zero only a hand without the suit may stop. FC-3C: under a cap it may still hold high cards.
fn note_what_stopping_shows(rules: &Ruleset, core: &mut Core, own: &Own) {
    let duel = core.combat.duel.expect("a duel is on");
    let limits = rights::card_limits(rules, core, own, &duel, duel.to_play);
    if duel.score == 0 && limits.highest == u8::MAX {
        cards::note_void(core, rules.power(duel.commander(duel.to_play)), limits.suit);
    }
}

/// ST-C6. F-13.1, FQ-77, FQ-78: a tie leaves the last winner as he was.
fn end_combat(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let duel = core.combat.duel.take().expect("a duel was fought");
    own.phase = Phase::CombatOrder;
    if duel.lost == 0 {
        return;
    }
    let (loser, winner) = (duel.commander(duel.to_play), duel.commander(duel.to_play.other()));
    own.last_winner = winner.0;
    own.beaten.insert(loser);
    offensive::after_defeat(rules, core, own, loser, winner, duel.score_of(duel.to_play), log);
}

/// ST-N4, ST-N5, ST-N6. F-2.8, F-2.9, FQ-21, FQ-87: questions are settled, then supply is checked.
fn end_nation(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for (site, power) in conquest::take_questions(core) {
        rights::settle_question(rules, core, own, site, power, log);
    }
    if offensive::has_won(rules, core, own) {
        victory::win_offensively(rules, core, own, log);
        return;
    }
    check_supply(rules, core, own, log);
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    own.held = PieceSet::EMPTY;
    own.partners = PieceSet::EMPTY;
    own.recruited = PieceSet::EMPTY;
    own.recruits = 0;
    own.came_back = PieceSet::EMPTY;
    own.into_attack = PieceSet::EMPTY;
    own.substitute = None;
    own.active += 1;
    own.phase = Phase::NationBegins;
}

/// F-9.1, F-9.12, F-9.13, F-9.14, F-9.15, F-9.16, F-9.18, F-9.21, FQ-72, FQ-73, FQ-75: all generals of the nation,
/// those just placed too, are judged on one position; then it is carried out.
fn check_supply(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let power = active(rules, own);
    let blocked = supply::blocked(rules, core, power);
    let trains = rules.trains_of(power);
    let mut generals = core.on_board(rules.generals_of(power));
    while let Some(general) = generals.first() {
        let stack = pieces::stack_of(rules, core, general);
        generals = generals.without(stack);
        let city = core.city(general).expect("on the board");
        let supplied = rights::feeds_itself(rules, power, city)
            || supply::line_length(rules, core, general, trains, &blocked).is_some();
        let flipped = core.flipped.contains(general);
        match (supplied, flipped) {
            (true, false) => {}
            (true, true) => {
                core.flipped = core.flipped.without(stack);
                log.all(|| Event::TurnedBack { stack });
            }
            (false, false) => {
                core.flipped = core.flipped.or(stack);
                log.all(|| Event::TurnedOver { stack });
            }
            (false, true) => {
                log.all(|| Event::Starved { stack });
                pieces::destroy(rules, core, stack, log);
                offensive::after_starving(rules, core, own, power, city, log);
            }
        }
    }
}

/// ST-E0 to ST-E3. F-14.0.6: in every mode alike.
fn end_turn(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    if own.alive.is_some() {
        own.alive = None;
        log.all(|| Event::FateEnded);
    }
    own.attacked_from = [0; 2];
    if switches(rules).fictional_draw == FictionalDraw::TurnEnds {
        fictional_draw(rules, core, log);
    }
    if victory::check_before_fate(rules, core, own, log) {
        return;
    }
    if core.turn <= 5 {
        // F-1.39, F-2.10, F-2.11: five markers, then the clock runs.
        let turn = core.turn;
        log.all(|| Event::FateMarkerRemoved { turn });
        own.phase = Phase::FateDone;
        return;
    }
    fate::draw(rules, core, own, log);
}

/// F-14.0.3, F-14.0.4, FQ-60: cards for a player who is not there, discarded unseen by everybody.
fn fictional_draw(rules: &Ruleset, core: &mut Core, log: &mut Log) {
    let number = rules.mode.fictional_draw;
    for _ in 0..number {
        let Some(card) = cards::take_top(rules, core, log) else { break };
        core.spent.insert(card);
    }
    if number > 0 {
        log.all(|| Event::FictionalDraw { number });
    }
}
