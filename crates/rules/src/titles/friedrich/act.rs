//! Carrying out a judged action. Nothing here refuses.

use board::{CardId, CardSet, FateEffect, PieceId, PieceSet, PowerId, Suit};

use super::{Own, PRUSSIA, Phase, active, duel, fate, flow, offensive, rights, victory};
use crate::action::{Action, Path, Recruit};
use crate::event::{Event, Log};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, battle, cards, combat, march, pieces, recruit};
use crate::state::{Core, Place, State, Title};

pub(crate) fn apply(rules: &Ruleset, state: &mut State, seat: Seat, action: &Action, log: &mut Log) {
    let State { core, title } = state;
    let Title::Friedrich(own) = title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    match *action {
        Action::Deploy { power, troops } => {
            own.deployed |= 1 << power.0;
            armies::deploy(core, power, rules.generals_of(power), &troops, log);
        }
        Action::Discard { card } if own.phase == Phase::Discard => {
            let power = active(rules, own);
            flow::discard(rules, core, own, power, &one(card), log);
            log.reveal();
        }
        Action::Offensive { card } => {
            offensive::decide(core, own, card, log);
            own.phase = Phase::MovementBegins;
            if offensive::has_won(rules, core, own) {
                victory::win_offensively(rules, core, own, log);
            }
        }
        Action::March { group, path } => do_march(rules, core, own, group, &path, log),
        Action::Recruit(order) => do_recruit(rules, core, own, &order, log),
        Action::End => {
            let power = active(rules, own);
            log.all(|| Event::MovementEnded { power });
            log.reveal();
            own.phase = Phase::CombatBegins;
        }
        Action::Attack { attacker, defender } => {
            flow::attack(rules, core, own, combat::Pair { attacker, defender });
        }
        Action::Play { card, declared, double } => play(rules, core, own, card, declared, double, log),
        Action::Concede => flow::stop_duel(rules, core, own, log),
        Action::Retreat { path } => {
            battle::make_retreat(rules, core, &path, log);
            own.phase = Phase::CombatEnds;
        }
        Action::Leave { general } => {
            fate::retire(rules, core, general, log);
            log.reveal();
            own.phase = Phase::FateDone;
        }
        Action::Transfer(transfer) => armies::transfer(core, &transfer),
        Action::Resign => resign(rules, core, own, seat, log),
        Action::Evade { to } => evade(rules, core, own, to, log),
        Action::Pass if own.phase == Phase::Evade => {
            own.phase = Phase::DuelBegins;
        }
        Action::Accept | Action::Pass if own.phase == Phase::ExchangeOffer => {
            answer(rules, core, own, seat, matches!(action, Action::Accept), log);
        }
        Action::Give { card } if own.phase == Phase::ExchangeCards => {
            offer(rules, core, own, seat, card, log);
        }
        _ => choose_fate(rules, core, own, action, log),
    }
    super::run(rules, state, log);
}

fn one(card: CardId) -> CardSet {
    [card].into_iter().collect()
}

/// F-4.3, F-5.3, F-5.15: sites are settled as they are left, then the group stands at its end.
fn do_march(rules: &Ruleset, core: &mut Core, own: &mut Own, group: PieceSet, path: &Path, log: &mut Log) {
    let power = active(rules, own);
    march_sites(rules, core, own, power, group, path, log);
    let moved_before = core.moved.or(group);
    march::perform(rules, core, group, path, log);
    own.halted = own.halted.or(core.moved.without(moved_before));
    if pieces::is_next_to_enemy_general(rules, core, power, path.end()) {
        own.into_attack = own.into_attack.or(group);
    }
    if offensive::has_won(rules, core, own) {
        victory::win_offensively(rules, core, own, log);
    }
}

/// F-5.1, F-5.30: only generals touch objectives.
fn march_sites(
    rules: &Ruleset,
    core: &mut Core,
    own: &Own,
    power: PowerId,
    group: PieceSet,
    path: &Path,
    log: &mut Log,
) {
    if !group.intersects(rules.generals) {
        return;
    }
    let cities = path.cities();
    for &city in &cities[..cities.len() - 1] {
        rights::leave(rules, core, own, power, city, true, log);
    }
}

fn do_recruit(rules: &Ruleset, core: &mut Core, own: &mut Own, order: &Recruit, log: &mut Log) {
    let terms = rights::terms(rules, core, own, order.power);
    if terms.one_site {
        own.substitute = own.substitute.or(order.generals.iter().chain(&order.trains).flatten().next().copied());
    }
    for (general, &gain) in rules.generals_of(order.power).iter().zip(&order.gains) {
        if gain > 0 {
            own.recruited.insert(general);
        }
    }
    own.recruits = own.recruits.saturating_add(order.armies());
    let returning = rules.generals_of(order.power).iter().zip(&order.generals).filter(|(_, place)| place.is_some());
    own.came_back = own.came_back.or(returning.map(|(general, _)| general).collect());
    let moved_before = core.moved;
    recruit::perform(rules, core, order, log);
    own.halted = own.halted.or(core.moved.without(moved_before));
}

/// F-7.11, F-7.12, F-7.13, F-7.14: one card.
fn play(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    card: CardId,
    declared: Option<(Suit, u8)>,
    double: bool,
    log: &mut Log,
) {
    let mut now = core.combat.duel.expect("a duel is on");
    let side = now.to_play;
    let power = rules.power(now.commander(side));
    let counted = duel::counted(rules, core, own, &now, card, declared, double);
    if counted.uses_effect
        && let Some(alive) = &mut own.alive
    {
        alive.used = true;
    }
    cards::spend_open(core, power, &one(card));
    combat::count_card(&mut now, counted.value);
    core.combat.duel = Some(now);
    log.reveal();
    log.all(|| Event::Played { power, card, counted: counted.value, score: now.score_of(side) });
}

/// FC-8C: the attacked steps aside and counts as retreated; there is no winner.
fn evade(rules: &Ruleset, core: &mut Core, own: &mut Own, to: board::CityId, log: &mut Log) {
    let pair = core.combat.duel.take().expect("an attack was chosen").pair;
    let stack = pieces::stack_of(rules, core, pair.defender);
    for general in stack.iter() {
        core.put(general, Place::City(to));
    }
    core.retreated = core.retreated.or(stack);
    log.all(|| Event::Evaded { stack, to });
    log.reveal();
    own.phase = Phase::CombatOrder;
}

/// Design 4: with two seats the other side wins, with more a stand-in plays on.
fn resign(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, log: &mut Log) {
    core.resigned |= 1 << seat.0;
    log.all(|| Event::Resigned { seat });
    log.reveal();
    if rules.mode.seats.len() == 2 {
        victory::win_by_resignation(rules, core, own, seat, log);
    }
}

fn exchange_powers(rules: &Ruleset, own: &Own) -> [PowerId; 2] {
    match own.effect_drawn(rules) {
        Some(FateEffect::Exchange { powers }) => powers,
        _ => unreachable!("an exchange is on"),
    }
}

/// FC-1H, FD-26: both must agree; the answers are told when both are given, and none is taken back.
fn answer(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, accepted: bool, log: &mut Log) {
    let powers = exchange_powers(rules, own);
    let asked = |at: usize| core.seat(powers[at]) == seat && own.answers[at].is_none();
    let at = (0..2).find(|&at| asked(at)).expect("this seat is asked");
    own.answers[at] = Some(accepted);
    log.reveal();
    if let [Some(first), Some(second)] = own.answers {
        for (power, accepted) in powers.into_iter().zip([first, second]) {
            log.all(|| Event::OfferAnswered { power, accepted });
        }
        own.phase = if first && second { Phase::ExchangeCards } else { Phase::FateDone };
    }
}

/// FC-1H: both cards pass over at the same time.
fn offer(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, card: CardId, log: &mut Log) {
    let powers = exchange_powers(rules, own);
    let at = (0..2).find(|&at| core.seat(powers[at]) == seat && own.offered[at].is_none());
    own.offered[at.expect("this seat is asked")] = Some(card);
    log.reveal();
    if let [Some(first), Some(second)] = own.offered {
        cards::hand_over(rules, core, powers[0], powers[1], first);
        cards::hand_over(rules, core, powers[1], powers[0], second);
        log.all(|| Event::CardsExchanged { powers });
        log.seat(core.seat(powers[1]), || Event::ReceivedCard { power: powers[1], card: first });
        log.seat(core.seat(powers[0]), || Event::ReceivedCard { power: powers[0], card: second });
        own.phase = Phase::FateDone;
    }
}

/// The choices of section 9.4 made at the end of a turn.
fn choose_fate(rules: &Ruleset, core: &mut Core, own: &mut Own, action: &Action, log: &mut Log) {
    let effect = own.effect_drawn(rules).expect("a card of fate asks");
    own.phase = Phase::FateDone;
    log.reveal();
    match (effect, *action) {
        (FateEffect::FreeArmy { .. }, Action::Assign { general }) => {
            fate::give_army(rules, core, general, false, log);
        }
        (FateEffect::LoseArmy { .. }, Action::Assign { general }) => {
            fate::take_army(rules, core, general, false, log);
        }
        (FateEffect::Redraw { power }, Action::Discard { card }) => {
            cards::spend_hidden(rules, core, power, &one(card));
            log.all(|| Event::DiscardedHidden { power, number: 1 });
            log.seat(core.seat(power), || Event::DiscardedCard { power, card });
            cards::draw(rules, core, power, 1, log);
        }
        (FateEffect::GiveAndDraw { from, to }, Action::Give { card }) => {
            give_and_draw(rules, core, from, to, card, log);
        }
        (FateEffect::FreeStep { general }, Action::Step { path, .. }) => {
            step(rules, core, own, general, &path, log);
        }
        (FateEffect::DriveWest { general, .. }, Action::Step { path, .. }) => {
            core.put(general, Place::City(path.end()));
            log.all(|| Event::Stepped { piece: general, path });
        }
        (FateEffect::Starve { .. }, Action::Starve { general }) => fate::turn_over(rules, core, general, log),
        (_, Action::Pass) => {
            let power = fate::chooser(rules, effect);
            log.all(|| Event::Declined { power });
        }
        _ => unreachable!("the judge let through what no card asks"),
    }
}

/// FC-9D: a card of choice goes over, then one comes back by chance.
fn give_and_draw(rules: &Ruleset, core: &mut Core, from: PowerId, to: PowerId, card: CardId, log: &mut Log) {
    cards::hand_over(rules, core, from, to, card);
    log.seat(core.seat(to), || Event::ReceivedCard { power: to, card });
    let hand: Vec<CardId> = core.hands[to.index()].iter().collect();
    let label = format!("fate: card drawn from a hand in turn {}", core.turn);
    let drawn = hand[core.seed.stream(&label).below(hand.len() as u32) as usize];
    cards::hand_over(rules, core, to, from, drawn);
    log.all(|| Event::CardsExchanged { powers: [from, to] });
    log.seat(core.seat(from), || Event::ReceivedCard { power: from, card: drawn });
    log.seat(core.seat(to), || Event::DiscardedCard { power: to, card: drawn });
}

/// FC-6S: a move like any other, but nothing stays in question and nobody fights.
fn step(rules: &Ruleset, core: &mut Core, own: &mut Own, general: PieceId, path: &Path, log: &mut Log) {
    let power = rules.power(general);
    rights::leave(rules, core, own, power, path.start(), false, log);
    march::perform(rules, core, PieceSet::one(general), path, log);
    if power == PRUSSIA && offensive::has_won(rules, core, own) {
        victory::win_offensively(rules, core, own, log);
    }
}
