//! MARIA's politics: what a card of politics is worth, what to bid for it, what to do with it; hussars and votes.

use board::pack::IconKind;
use board::{CityId, Face, PoliticalCardId, PoliticalEffect, PowerId, Suit};
use rules::Action;
use rules::action::Execution;
use rules::titles::maria;
use rules::view::TitleView;

use super::bargain;
use super::cards;
use super::judge::Judge;
use super::sketch::Sketch;
use crate::bot::Situation;

/// What a gain of an enemy weighs against an own one, and how much more the nearer he is to his victory.
const ENEMY: f32 = 0.7;
const LEADER: f32 = 2.5;

/// How the captain of a power looks at the gains of others: from 1 for his own to below 0 for who may win before him.
/// An ally led by another player is a rival, too, as soon as he leads.
struct Regards<'a> {
    judge: &'a Judge<'a>,
    taker: PowerId,
}

impl Regards<'_> {
    fn of(&self, power: PowerId) -> f32 {
        let sketch = self.judge.sketch;
        let mine = sketch.mine.and(sketch.partners[self.taker.index()]).with(self.taker);
        if mine.contains(power) {
            return 1.0;
        }
        let seat = |power: PowerId| {
            sketch.view.powers.iter().find(|seen| seen.power == power).map(|_| sketch.view.seat(power))
        };
        let rival = if seat(power) == seat(self.taker) {
            0.0
        } else {
            LEADER * seat(power).map_or(0.0, |seat| self.judge.nearness_to_victory(seat))
        };
        let enemy = if sketch.enemies[self.taker.index()].contains(power) { ENEMY } else { 0.0 };
        -enemy.max(rival)
    }

    /// What the icons of a box are worth, in troops.
    fn of_box(&self, track: usize, at: i16) -> f32 {
        let boxes = &self.judge.sketch.rules.pack.tracks[track].boxes;
        let at = at.clamp(0, boxes.len() as i16 - 1) as usize;
        let icons = boxes[at].icons.iter().map(|&(kind, power)| {
            let worth = match kind {
                IconKind::TcBonus => 1.5,
                IconKind::TcPenalty => -1.5,
                IconKind::Expedition => -2.0,
                IconKind::VictoryPoint => 3.0,
            };
            worth * self.of(power)
        });
        icons.sum()
    }

    /// Right is the side Vienna prefers: what a step right is worth besides the icons. Who fears Prussia's victory
    /// likes Saxony to leave it and Russia to threaten it.
    fn lean(&self, track: &str) -> f32 {
        let weight = match track {
            "saxony" => 0.6,
            _ => 0.3,
        };
        match self.taker {
            maria::AUSTRIA | maria::PRAGMATIC => weight,
            maria::FRANCE if track != "italy" => weight * (-1.0 - 2.0 * self.of(maria::PRUSSIA)),
            _ => -weight,
        }
    }

    fn of_effect(&self, effect: &PoliticalEffect) -> f32 {
        let side = |power: Option<PowerId>| self.of(power.unwrap_or(self.taker));
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
}

/// What carrying out a card in this way is worth to the powers of this captain.
pub fn execution_worth(judge: &Judge, taker: PowerId, card: PoliticalCardId, execution: &Execution) -> f32 {
    let rules = judge.sketch.rules;
    let TitleView::Maria(own) = &judge.sketch.view.title else { return 0.0 };
    let regards = Regards { judge, taker };
    let plan = &rules.pack.politics[card.index()];
    let mut sum = 0.0;
    for (track, steps) in execution.shifts.iter().enumerate() {
        let Some(steps) = *steps else { continue };
        let from = i16::from(own.politics.tracks[track]);
        let to = from + i16::from(steps);
        sum += regards.of_box(track, to) - regards.of_box(track, from);
        sum += f32::from(steps) * regards.lean(&rules.pack.tracks[track].slug);
    }
    if execution.obey {
        sum += plan.effects.iter().map(|effect| regards.of_effect(effect)).sum::<f32>();
    }
    sum
}

/// The best a power can make of a card, and how.
fn best_execution(judge: &Judge, taker: PowerId, card: PoliticalCardId) -> f32 {
    let plan = &judge.sketch.rules.pack.politics[card.index()];
    let obey = Execution { obey: true, ..Execution::BURY };
    let mut sum = if plan.effects.is_empty() { 0.0 } else { execution_worth(judge, taker, card, &obey).max(0.0) };
    for (track, options) in &plan.shifts {
        let worth = |&steps: &i8| {
            let mut execution = Execution::BURY;
            execution.shifts[track.index()] = Some(steps);
            execution_worth(judge, taker, card, &execution)
        };
        sum += options.iter().map(worth).fold(0.0, f32::max);
    }
    sum
}

/// What it is worth to a power to have the card rather than leave it to the others who may take it.
fn card_worth(judge: &Judge, taker: PowerId, card: PoliticalCardId) -> f32 {
    let (sketch, plan) = (judge.sketch, &judge.sketch.rules.pack.politics[card.index()]);
    if !plan.arms.contains(&taker) {
        return 0.0;
    }
    let foes = plan.arms.iter().filter(|&&power| sketch.enemies[taker.index()].contains(power));
    let denied = foes.map(|&foe| best_execution(judge, foe, card)).fold(0.0, f32::max);
    best_execution(judge, taker, card) + 0.4 * denied
}

/// A bid: a trump card worth about a third of what the best card of politics brings.
pub fn bid(judge: &Judge, situation: &Situation) -> Action {
    let (rules, power) = (situation.rules, situation.question.power);
    let TitleView::Maria(own) = &judge.sketch.view.title else { return Action::Pass };
    let best = own.politics.cards.iter().flatten().map(|&card| card_worth(judge, power, card)).fold(0.0, f32::max);
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
pub fn influence(judge: &Judge, situation: &Situation) -> Action {
    let worth = |action: &Action| match *action {
        Action::Take { card } => card_worth(judge, situation.question.power, card),
        _ => 0.4,
    };
    let best = situation.legal.actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.unwrap_or(Action::Pass)
}

pub fn execute(judge: &Judge, situation: &Situation, card: PoliticalCardId) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Execute(execution) => execution_worth(judge, situation.question.power, card, execution),
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

/// Hussars go where they lie across the supply of the strongest enemies.
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

/// Troops whose shortest way to supply leads through a city.
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

/// All votes go to the own candidate. Frederick has none: he votes against who is nearer to his victory.
pub fn vote(judge: &Judge, situation: &Situation) -> Option<Action> {
    let leads = |power: PowerId| {
        situation.view.powers.iter().any(|seen| seen.power == power && situation.view.seat(power) == situation.seat)
    };
    let near = |power: PowerId| judge.lacks(power).map_or(0.0, bargain::near);
    let franz = leads(maria::AUSTRIA) || !leads(maria::FRANCE) && near(maria::FRANCE) > near(maria::AUSTRIA);
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
