//! MARIA's politics: what a card of politics is worth, what to bid for it, what to do with it; hussars and votes.

use board::pack::IconKind;
use board::{CityId, Face, PoliticalEffect, PowerId, Suit};
use rules::action::Execution;
use rules::titles::maria;
use rules::view::TitleView;
use rules::{Action, Ruleset};

use super::cards;
use super::sketch::{Powers, Sketch, bit};
use crate::bot::Situation;

/// What the icons of a box are worth to these powers, in troops.
fn box_worth(rules: &Ruleset, mine: Powers, foes: Powers, track: usize, at: i16) -> f32 {
    let boxes = &rules.pack.tracks[track].boxes;
    let at = at.clamp(0, boxes.len() as i16 - 1) as usize;
    let icons = boxes[at].icons.iter().map(|&(kind, power)| {
        let worth = match kind {
            IconKind::TcBonus => 1.5,
            IconKind::TcPenalty => -1.5,
            IconKind::Expedition => -2.0,
            IconKind::VictoryPoint => 3.0,
        };
        if mine & bit(power) != 0 {
            worth
        } else if foes & bit(power) != 0 {
            -0.7 * worth
        } else {
            0.0
        }
    });
    icons.sum()
}

/// Right is the side Vienna prefers: what a step right is worth to a power besides the icons.
fn lean(mine: Powers, track: &str) -> f32 {
    let vienna = mine & (bit(maria::AUSTRIA) | bit(maria::PRAGMATIC)) != 0;
    let weight = match track {
        "saxony" => 0.6,
        _ => 0.3,
    };
    if vienna { weight } else { -weight }
}

/// What carrying out a card in this way is worth to the powers of this captain.
pub fn execution_worth(sketch: &Sketch, taker: PowerId, card: u8, execution: &Execution) -> f32 {
    let rules = sketch.rules;
    let TitleView::Maria(own) = &sketch.view.title else { return 0.0 };
    let mine = bit(taker) | sketch.mine & sketch.partners[taker.index()];
    let foes = sketch.enemies[taker.index()];
    let plan = &rules.pack.politics[card as usize];
    let mut sum = 0.0;
    for (track, steps) in execution.shifts.iter().enumerate() {
        let Some(steps) = *steps else { continue };
        let from = i16::from(own.politics.tracks[track]);
        let to = from + i16::from(steps);
        sum += box_worth(rules, mine, foes, track, to) - box_worth(rules, mine, foes, track, from);
        sum += f32::from(steps) * lean(mine, &rules.pack.tracks[track].slug);
    }
    if execution.obey {
        sum += plan.effects.iter().map(|effect| effect_worth(taker, mine, foes, effect)).sum::<f32>();
    }
    sum
}

fn effect_worth(taker: PowerId, mine: Powers, foes: Powers, effect: &PoliticalEffect) -> f32 {
    let side = |power: Option<PowerId>| {
        let power = bit(power.unwrap_or(taker));
        if mine & power != 0 {
            1.0
        } else if foes & power != 0 {
            -0.8
        } else {
            0.0
        }
    };
    match *effect {
        PoliticalEffect::Troops { power, n } => 1.2 * f32::from(n) * side(power),
        PoliticalEffect::Recruit { power, max, .. } => 0.2 * f32::from(max) * side(power),
        PoliticalEffect::Draw { power, n } => 1.4 * f32::from(n) * side(power),
        PoliticalEffect::Discard { power, n } => -1.2 * f32::from(n) * side(power),
        PoliticalEffect::Income { power, delta, turns } => 1.2 * f32::from(delta) * f32::from(turns) * side(power),
        PoliticalEffect::Train { power } => 0.8 * side(power),
        PoliticalEffect::Hussars { .. } => 0.4 * side(Some(maria::AUSTRIA)),
        PoliticalEffect::Peace { .. } => 0.2,
    }
}

/// The best a power can make of a card, and how.
fn best_execution(sketch: &Sketch, taker: PowerId, card: u8) -> f32 {
    let plan = &sketch.rules.pack.politics[card as usize];
    let obey = Execution { obey: true, ..Execution::BURY };
    let mut sum = if plan.effects.is_empty() { 0.0 } else { execution_worth(sketch, taker, card, &obey).max(0.0) };
    for (track, options) in &plan.shifts {
        let worth = |&steps: &i8| {
            let mut execution = Execution::BURY;
            execution.shifts[*track as usize] = Some(steps);
            execution_worth(sketch, taker, card, &execution)
        };
        sum += options.iter().map(worth).fold(0.0, f32::max);
    }
    sum
}

/// What it is worth to a power to have the card rather than leave it to the others who may take it.
fn card_worth(sketch: &Sketch, taker: PowerId, card: u8) -> f32 {
    let plan = &sketch.rules.pack.politics[card as usize];
    if !plan.arms.contains(&taker) {
        return 0.0;
    }
    let foes = plan.arms.iter().filter(|&&power| sketch.enemies[taker.index()] & bit(power) != 0);
    let denied = foes.map(|&foe| best_execution(sketch, foe, card)).fold(0.0, f32::max);
    best_execution(sketch, taker, card) + 0.4 * denied
}

/// A bid: a trump card worth about a third of what the best card of politics brings.
pub fn bid(sketch: &Sketch, situation: &Situation) -> Action {
    let (rules, power) = (situation.rules, situation.question.power);
    let TitleView::Maria(own) = &sketch.view.title else { return Action::Pass };
    let best = own.politics.cards.iter().flatten().map(|&card| card_worth(sketch, power, card)).fold(0.0, f32::max);
    let purse = best * f32::from(rules.book.price) * 0.9;
    let cost = |action: &Action| match *action {
        Action::Bid { card } => match rules.pack.deck.card(card).face {
            Face::Suited(suit, value) if Some(suit) == own.politics.trump => Some(f32::from(value)),
            _ => None,
        },
        _ => None,
    };
    let affordable = situation.legal.actions.iter().filter(|action| cost(action).is_some_and(|cost| cost <= purse));
    let dearest = affordable.max_by(|a, b| cost(a).unwrap_or(0.0).total_cmp(&cost(b).unwrap_or(0.0)));
    dearest.copied().filter(|_| best > 0.8).unwrap_or(Action::Pass)
}

/// Takes the card that brings or denies most; conserves if none is worth having.
pub fn influence(sketch: &Sketch, situation: &Situation) -> Action {
    let worth = |action: &Action| match *action {
        Action::Take { card } => card_worth(sketch, situation.question.power, card),
        _ => 0.4,
    };
    let best = situation.legal.actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.unwrap_or(Action::Pass)
}

pub fn execute(sketch: &Sketch, situation: &Situation, card: u8) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Execute(execution) => execution_worth(sketch, situation.question.power, card, execution),
        _ => f32::NEG_INFINITY,
    };
    situation.legal.actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

/// The suit in which the seat's major powers hold most that they can spare.
pub fn trump(sketch: &Sketch) -> Suit {
    let points = |suit: Suit| -> f32 {
        let own = sketch.view.powers.iter().filter(|power| power.hand.cards.is_some());
        own.map(|power| sketch.cards[power.power.index()][suit as usize]).sum()
    };
    Suit::ALL.into_iter().max_by(|&a, &b| points(a).total_cmp(&points(b))).unwrap_or(Suit::Clubs)
}

/// Hussars go where they lie across the bread of the strongest enemies.
pub fn hussar(sketch: &Sketch, situation: &Situation) -> Action {
    let worth = |action: &Action| match *action {
        Action::Hussar { city, .. } => harassed(sketch, city),
        _ => 0.5,
    };
    let better = |action: &&Action| match **action {
        Action::Hussar { number, city } => {
            let now = placed(sketch, number).map_or(0.0, |at| harassed(sketch, at));
            harassed(sketch, city) > now + 0.5 && placed(sketch, 1 - number) != Some(city)
        }
        _ => true,
    };
    let best = situation.legal.actions.iter().filter(better).max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.copied().unwrap_or(Action::End)
}

fn placed(sketch: &Sketch, number: u8) -> Option<CityId> {
    let TitleView::Maria(own) = &sketch.view.title else { return None };
    own.hussars.get(number as usize).copied().flatten()
}

/// Troops whose shortest way to bread leads through a city.
fn harassed(sketch: &Sketch, city: CityId) -> f32 {
    let hostile = sketch.enemies[maria::AUSTRIA.index()];
    let mut sum = 0.0;
    for general in sketch.generals_of(hostile) {
        let (power, at) = (sketch.power(general), sketch.city[general.index()]);
        if sketch.is_home(power, at) {
            continue;
        }
        let trains = sketch.trains.iter().filter(|&train| sketch.power(train) == power);
        let nearest = trains.min_by_key(|train| sketch.distance(sketch.city[train.index()], at));
        let Some(train) = nearest.map(|train| sketch.city[train.index()]) else { continue };
        let line = sketch.distance(train, at);
        if line <= 6 && sketch.distance(train, city).saturating_add(sketch.distance(city, at)) == line {
            sum += 0.5 + 0.25 * f32::from(line);
        }
    }
    sum
}

/// All votes go to the own candidate.
pub fn vote(sketch: &Sketch, situation: &Situation) -> Option<Action> {
    let franz = sketch.mine & (bit(maria::AUSTRIA) | bit(maria::PRAGMATIC)) != 0;
    let votes = |action: &Action| match *action {
        Action::Vote { franz } => i16::from(franz),
        _ => -1,
    };
    let listed = situation.legal.actions.iter().copied();
    if franz { listed.max_by_key(votes) } else { listed.min_by_key(votes) }
}

/// Cards that must go, the least missed first.
pub fn give_up(sketch: &Sketch, power: PowerId, hand: &board::CardSet, number: u8) -> Action {
    let needs = cards::suit_needs(sketch, power);
    let mut all: Vec<_> = hand.iter().collect();
    all.sort_by(|&a, &b| cards::worth(sketch.rules, &needs, a).total_cmp(&cards::worth(sketch.rules, &needs, b)));
    Action::Discards { cards: all.into_iter().take(usize::from(number)).collect() }
}
