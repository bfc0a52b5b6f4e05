//! The clock of fate: drawing, strokes, minor events (F-11, FC-).

use board::pack::FateKind;
use board::{CitySet, FateEffect, PieceId, PieceSet, PowerId, StrokeEffect, Suit};

use crate::income::income;
use crate::offensive;
use crate::powers::{FRANCE, PRUSSIA, RUSSIA, SWEDEN, Scenario, scenario};
use crate::rules::Ruleset;
use crate::state::{Alive, Own, Phase};
use crate::turn::{Next, Turn};
use crate::versions::version;
use engine::action::Path;
use engine::event::{Event, Log};
use engine::shared::{cards, conquest, pieces, supply};
use engine::state::{Core, Place};

/// F-2.11 to F-2.13, F-11.1 to F-11.3: the top card is read, carried out and put under the pile.
pub fn draw(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    let card = own.secret.pile[own.drawn_fate as usize];
    own.drawn_fate += 1;
    log.reveal();
    match &rules.pack.fate[card.index()].kind {
        FateKind::Stroke { effects, .. } => {
            log.all(|| Event::FateDrawn { card, suit: None });
            // All of them strike; one of them may let somebody choose.
            let asking = effects.iter().filter(|&&effect| strike(turn, effect)).count();
            if asking > 0 { Next::On } else { Next::To(Phase::FateDone) }
        }
        FateKind::Minor { .. } => {
            let suit = version_read(rules, core, own);
            log.all(|| Event::FateDrawn { card, suit: Some(suit) });
            let Some(effect) = version(rules, card, suit) else { return Next::To(Phase::FateDone) };
            own.alive = Some(Alive { card, suit, turn: core.turn, used: false });
            Next::To(befall(turn, effect))
        }
    }
}

/// F-11.14, F-13.1, F-13.2, F-14.0.2, F-2.12, FC-0.11, FQ-77: the suit of the last winner's sector in the
/// expert game, else spades.
fn version_read(rules: &Ruleset, core: &Core, own: &Own) -> Suit {
    let winner = own.last_winner.filter(|_| rules.options.expert);
    let city = winner.and_then(|winner| core.city(winner));
    city.map_or(Suit::Spades, |city| rules.pack.cities[city.index()].suit)
}

/// F-11.4 to F-11.13, F-11.18, FQ-41: one effect of a stroke; true if somebody must choose which general leaves.
fn strike(turn: &mut Turn, effect: StrokeEffect) -> bool {
    let Turn { rules, core, own, log } = turn;
    match effect {
        StrokeEffect::PowerLeaves { power } => {
            match power {
                RUSSIA => own.russia_out = true,
                SWEDEN => own.sweden_out = true,
                _ => {}
            }
            leave_game(rules, core, power, log);
        }
        StrokeEffect::GeneralLeaves { power, spared } => return lose_general(turn, power, spared),
        StrokeEffect::PieceLeaves { piece } => retire(rules, core, piece, log),
        StrokeEffect::SubsidyCut => {
            let before = **own;
            own.subsidy_cuts += 1;
            note_incomes(rules, core, &before, own, log);
            offensive::test_failure(own, log);
        }
        StrokeEffect::ColonialLoss => {
            let before = **own;
            own.colonial_losses += 1;
            if own.colonial_losses == 2 {
                leave_game(rules, core, FRANCE, log);
                if scenario(rules) == Scenario::Full {
                    for &piece in &rules.pack.powers[FRANCE.index()].takes_along {
                        retire(rules, core, piece, log);
                    }
                }
            }
            note_incomes(rules, core, &before, own, log);
        }
    }
    false
}

/// F-11.8: where there is one general he leaves; true if there are several to choose from.
fn lose_general(turn: &mut Turn, power: PowerId, spared: PieceId) -> bool {
    if scenario(turn.rules) == Scenario::WarInTheWest && !turn.rules.switches.general_loss_in_scenario_1 {
        return false;
    }
    let candidates = leaving_candidates(turn.rules, turn.core, power, spared);
    if candidates.len() > 1 {
        return true;
    }
    if let Some(general) = candidates.first() {
        retire(turn.rules, turn.core, general, turn.log);
    }
    false
}

/// F-11.9, F-11.12, F-11.13: tells which incomes are others than before; they are felt in the next turn.
fn note_incomes(rules: &Ruleset, core: &Core, before: &Own, own: &Own, log: &mut Log) {
    for &power in rules.order.iter().filter(|&&power| core.is_present(power)) {
        let (drawn, discards) = income(rules, own, power);
        if (drawn, discards) != income(rules, before, power) {
            log.all(|| Event::IncomeChanged { power, income: drawn });
        }
    }
}

/// F-11.8, FQ-36, FQ-58, FQ-59, FQ-91, FD-25: any general of the mode but the spared one, on the board or off it.
pub fn leaving_candidates(rules: &Ruleset, core: &Core, power: PowerId, spared: PieceId) -> PieceSet {
    let generals = rules.generals_of(power).without(PieceSet::one(spared));
    generals.iter().filter(|&general| core.place(general) != Place::Out).collect()
}

/// The stroke whose choice is open, if one is.
pub fn open_leaving(rules: &Ruleset, own: &Own) -> (PowerId, PieceId) {
    let card = own.secret.pile[own.drawn_fate as usize - 1];
    let FateKind::Stroke { effects, .. } = &rules.pack.fate[card.index()].kind else {
        unreachable!("a general leaves by a stroke only")
    };
    let leaving = effects.iter().find_map(|effect| match *effect {
        StrokeEffect::GeneralLeaves { power, spared } => Some((power, spared)),
        _ => None,
    });
    leaving.unwrap_or_else(|| unreachable!("the open stroke lets a general leave"))
}

/// F-11.17, FQ-40: pieces off, hand unseen to the spent cards, markers away.
fn leave_game(rules: &Ruleset, core: &mut Core, power: PowerId, log: &mut Log) {
    if !core.is_present(power) {
        return;
    }
    core.present.remove(power);
    let pieces = rules.owned[power.index()];
    let gone = core.on_board(pieces.and(rules.generals));
    core.secret.strengths.forget(gone);
    for id in pieces.and(rules.in_play).iter() {
        pieces::take_off(core, id, Place::Out);
    }
    let hand = core.secret.hands[power.index()];
    cards::spend_hidden(rules, core, power, &hand);
    log.all(|| Event::PowerLeft { power });
    conquest::take_off_markers(core, power, |_| true, log);
}

/// F-6.18 to F-6.20, F-11.16, FQ-37 to FQ-39: a general leaves for good; what his stack cannot hold deserts.
pub fn retire(rules: &Ruleset, core: &mut Core, general: PieceId, log: &mut Log) {
    if core.place(general) == Place::Out {
        return;
    }
    let stack = pieces::stack_of(rules, core, general);
    let mut armies = core.secret.troops[general.index()];
    for heir in stack.without(PieceSet::one(general)).iter() {
        let passed = armies.min(rules.book.troops_max - core.secret.troops[heir.index()]);
        core.secret.troops[heir.index()] += passed;
        armies -= passed;
    }
    core.secret.strengths.lose(stack, armies, PieceSet::one(general));
    pieces::take_off(core, general, Place::Out);
    if let (true, Some(heir)) = (armies > 0, stack.without(PieceSet::one(general)).first()) {
        // Armies desert only where the heirs are full.
        disclose_stack(rules, core, heir);
    }
    log.all(|| Event::GeneralLeft { general, deserted: armies });
}

/// ST-E3m, FC-0.1, FC-0.3: what acts at once is done or asked; the rest holds for the next turn. The step that follows.
fn befall(turn: &mut Turn, effect: FateEffect) -> Phase {
    let Turn { rules, core, own, log } = turn;
    let present = |core: &Core, power: PowerId| core.is_present(power);
    let has_cards =
        |core: &Core, power: PowerId| core.is_present(power) && !core.secret.hands[power.index()].is_empty();
    let asks = match effect {
        FateEffect::FreeArmy { power } => free_army(rules, core, power, log),
        // FC-1D, FC-6C
        FateEffect::FreeArmyFor { general } => {
            if core.is_on_board(general) && has_room(rules, core, general) {
                give_army(rules, core, general, true, log);
            } else if pieces::total(rules, core, rules.power(general)) < rules.ceiling[rules.power(general).index()] {
                // Below the ceiling only a full stack goes without: everybody sees that it is full.
                disclose_stack(rules, core, general);
            }
            false
        }
        FateEffect::LoseArmy { power } => lose_army(rules, core, power, log),
        // FC-2H
        FateEffect::LoseArmyOf { general } => {
            let stack = pieces::stack_of(rules, core, general);
            if core.sum_of_troops(stack) as usize > stack.len() {
                take_army(rules, core, general, true, log);
            } else {
                // Everybody sees that there is no army to spare.
                disclose_stack(rules, core, general);
            }
            false
        }
        FateEffect::Exchange { powers } => {
            let is_on = powers.iter().all(|&power| has_cards(core, power));
            return if is_on { Phase::ExchangeOffer } else { Phase::FateDone };
        }
        // FC-4H
        FateEffect::Redraw { power } => has_cards(core, power),
        FateEffect::GiveAndDraw { from, to } => has_cards(core, from) && present(core, to),
        FateEffect::FreeStep { general } => {
            present(core, rules.power(general)) && !steps(rules, core, general).is_empty()
        }
        FateEffect::Starve { by, .. } => present(core, by) && !starving_candidates(rules, core, effect).is_empty(),
        FateEffect::DriveWest { general, by, .. } => {
            present(core, by) && own.beaten.contains(general) && !drives(rules, core, effect).is_empty()
        }
        FateEffect::LongLine { power, shortest, longest } => {
            starve_long_lines(rules, core, power, shortest..=longest, log);
            false
        }
        FateEffect::HoldNear { .. }
        | FateEffect::Pace { .. }
        | FateEffect::CardCap { .. }
        | FateEffect::NotSameSuit { .. }
        | FateEffect::Sanctuary { .. }
        | FateEffect::FirstCard { .. }
        | FateEffect::FirstCardAttacking { .. }
        | FateEffect::FirstCardVoid { .. }
        | FateEffect::DoubleCard { .. }
        | FateEffect::NoAttackPosition { .. }
        | FateEffect::StayStacked { .. }
        | FateEffect::NoRecruitsFor { .. }
        | FateEffect::PressOn { .. }
        | FateEffect::Evade { .. }
        | FateEffect::RecruitsStand { .. }
        | FateEffect::WideGuard { .. } => {
            hold_next_turn(rules, core, own, effect);
            false
        }
    };
    // FC-0.9: a choice of the nation that gains by it, if it is in the game and there is anything to choose.
    if asks { Phase::FateChoice } else { Phase::FateDone }
}

/// What fate did, or could not do, has shown the strength of a general's stack.
fn disclose_stack(rules: &Ruleset, core: &mut Core, general: PieceId) {
    let stack = pieces::stack_of(rules, core, general);
    if !stack.is_empty() {
        core.secret.strengths.disclose(stack, core.sum_of_troops(stack));
    }
}

/// FC-0.2: the whole following turn. FC-0.3, FQ-52: nothing for those who are out of the game.
fn hold_next_turn(rules: &Ruleset, core: &Core, own: &mut Own, effect: FateEffect) {
    if !concerns_anybody(rules, core, effect) {
        own.alive = None;
    }
    if let Some(alive) = &mut own.alive {
        alive.turn = core.turn + 1;
    }
}

/// FC-0.3: a general off the board may come back and is bound then; one out of the game or the mode is not.
fn concerns_anybody(rules: &Ruleset, core: &Core, effect: FateEffect) -> bool {
    let may_act = |general| rules.in_play.contains(general) && core.place(general) != Place::Out;
    match effect {
        FateEffect::HoldNear { general, .. }
        | FateEffect::Pace { general, .. }
        | FateEffect::FirstCardAttacking { general, .. }
        | FateEffect::FirstCardVoid { general }
        | FateEffect::NoAttackPosition { general }
        | FateEffect::StayStacked { general }
        | FateEffect::NoRecruitsFor { general }
        | FateEffect::PressOn { general }
        | FateEffect::WideGuard { general, .. } => may_act(general),
        FateEffect::NotSameSuit { generals } => generals.into_iter().all(may_act),
        FateEffect::CardCap { powers, .. } => powers.into_iter().all(|power| core.is_present(power)),
        FateEffect::Evade { general, power } => may_act(general) && core.is_present(power),
        FateEffect::FirstCard { power, .. }
        | FateEffect::DoubleCard { power, .. }
        | FateEffect::RecruitsStand { power } => core.is_present(power),
        _ => true,
    }
}

/// FC-0.7: room in the general, or in the pool of his stack.
pub fn has_room(rules: &Ruleset, core: &Core, general: PieceId) -> bool {
    let power = rules.power(general);
    let stack = pieces::stack_of(rules, core, general);
    core.sum_of_troops(stack) < rules.book.troops_max * stack.len() as u8
        && pieces::total(rules, core, power) < rules.ceiling[power.index()]
}

/// FC-1C, FC-8S, FC-11C: with one general there is no choice; with more the owner is always asked, so that
/// nobody learns from the asking who is at full strength. True if he is.
fn free_army(rules: &Ruleset, core: &mut Core, power: PowerId, log: &mut Log) -> bool {
    if !core.is_present(power) {
        return false;
    }
    let generals = core.on_board(rules.generals_of(power));
    let total = pieces::total(rules, core, power);
    let room = rules.ceiling[power.index()].min(rules.book.troops_max * generals.len() as u8);
    if total >= room {
        return false;
    }
    if generals.len() == 1 {
        give_army(rules, core, generals.first().expect("one general"), false, log);
    }
    generals.len() > 1
}

/// FC-10C: nobody learns who could have been chosen. True if the owner chooses.
fn lose_army(rules: &Ruleset, core: &mut Core, power: PowerId, log: &mut Log) -> bool {
    if !core.is_present(power) {
        return false;
    }
    let generals = core.on_board(rules.generals_of(power));
    if pieces::total(rules, core, power) as usize <= generals.len() {
        return false;
    }
    if generals.len() == 1 {
        take_army(rules, core, generals.first().expect("one general"), false, log);
    }
    generals.len() > 1
}

/// One army more for a general, or for his stack if he is full. `open`: everybody knows who got it.
pub fn give_army(rules: &Ruleset, core: &mut Core, general: PieceId, open: bool, log: &mut Log) {
    let power = rules.power(general);
    let stack = pieces::stack_of(rules, core, general);
    let has_place = |&one: &PieceId| core.secret.troops[one.index()] < rules.book.troops_max;
    let taker = [general].into_iter().chain(stack.iter()).find(has_place).expect("room was tested");
    core.secret.troops[taker.index()] += 1;
    if open {
        core.secret.strengths.gain(stack, 1);
    } else {
        core.secret.strengths.recruit(rules, power, 1);
    }
    let total = pieces::total(rules, core, power);
    log.all(|| Event::FreeArmy { power, total });
}

/// One army less for a general's stack, which keeps all its generals.
pub fn take_army(rules: &Ruleset, core: &mut Core, general: PieceId, open: bool, log: &mut Log) {
    let power = rules.power(general);
    let stack = pieces::stack_of(rules, core, general);
    let can_spare = |&one: &PieceId| core.secret.troops[one.index()] > 1;
    let giver = [general].into_iter().chain(stack.iter()).find(can_spare).expect("an army to spare was tested");
    core.secret.troops[giver.index()] -= 1;
    if open {
        core.secret.strengths.lose(stack, 1, PieceSet::EMPTY);
    } else {
        core.secret.strengths.lose_somewhere(rules, power, 1);
    }
    let total = pieces::total(rules, core, power);
    log.all(|| Event::ArmyLost { power, total });
}

/// FC-9S, FC-12C: lines of 5 or 6 cities, at home and on depots too.
fn starve_long_lines(
    rules: &Ruleset,
    core: &mut Core,
    power: PowerId,
    lengths: std::ops::RangeInclusive<u8>,
    log: &mut Log,
) {
    let blocked = supply::blocked(rules, core, power);
    let trains = core.on_board(rules.trains_of(power));
    for general in core.on_board(rules.generals_of(power)).iter() {
        let line = supply::line_length(rules, core, general, trains, &blocked);
        if line.is_some_and(|line| lengths.contains(&line)) {
            turn_over(rules, core, general, log);
        }
    }
}

/// FC-0.10: a face-up general with his stack is turned over without loss.
pub fn turn_over(rules: &Ruleset, core: &mut Core, general: PieceId, log: &mut Log) {
    let stack = pieces::stack_of(rules, core, general);
    if !core.flipped.contains(general) {
        core.flipped = core.flipped.or(stack);
        log.all(|| Event::TurnedOver { stack });
    }
}

/// FC-6D: commanders of face-up Prussian stacks in the area.
pub fn starving_candidates(rules: &Ruleset, core: &Core, effect: FateEffect) -> PieceSet {
    let FateEffect::Starve { of, area, .. } = effect else { return PieceSet::EMPTY };
    let cities: &CitySet = &rules.pack.areas[area.index()].cities;
    let stands_there = |&general: &PieceId| {
        let city = core.city(general);
        city.is_some_and(|city| cities.contains(city))
            && pieces::stack_of(rules, core, general).first() == Some(general)
    };
    let generals = core.on_board(rules.generals_of(of)).without(core.flipped);
    generals.iter().filter(stands_there).collect()
}

/// FC-6S: the single steps open to the general, out of a stack too.
pub fn steps(rules: &Ruleset, core: &Core, general: PieceId) -> Vec<Path> {
    let Some(from) = core.city(general) else { return Vec::new() };
    let group = PieceSet::one(general);
    let open = |&&to: &&board::CityId| engine::shared::march::enter(rules, core, group, to).is_ok();
    let paths = rules.pack.roads.neighbours(from).iter().filter(open);
    paths.filter_map(|&to| Path::from_cities(&[from, to])).collect()
}

/// FC-12H: paths over empty cities, none twice, that end west of the start.
pub fn drives(rules: &Ruleset, core: &Core, effect: FateEffect) -> Vec<Path> {
    let FateEffect::DriveWest { general, steps, .. } = effect else { return Vec::new() };
    let Some(from) = core.city(general) else { return Vec::new() };
    let mut paths = vec![Path::new(from)];
    for _ in 0..steps {
        let mut longer = Vec::new();
        for path in paths {
            for &to in rules.pack.roads.neighbours(path.end()) {
                if !core.is_occupied(to) && !path.cities().contains(&to) {
                    let mut next = path;
                    next.push(to);
                    longer.push(next);
                }
            }
        }
        paths = longer;
    }
    paths.retain(|path| rules.pack.lies_west(from, path.end()));
    paths
}

/// The power whose player decides on the effect just drawn.
pub fn chooser(rules: &Ruleset, effect: FateEffect) -> PowerId {
    match effect {
        FateEffect::FreeArmy { power } | FateEffect::LoseArmy { power } | FateEffect::Redraw { power } => power,
        FateEffect::GiveAndDraw { from, .. } => from,
        FateEffect::FreeStep { general } => rules.power(general),
        FateEffect::Starve { by, .. } | FateEffect::DriveWest { by, .. } => by,
        _ => PRUSSIA,
    }
}
