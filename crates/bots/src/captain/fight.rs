//! Fights: which first, whether to step aside, which card, and where the beaten go.

use board::limits::PIECES;
use board::{CityId, CitySet, Face, PieceId, PieceSet, PowerId};
use rules::{Action, Dice, Side};

use super::hands;
use super::judge::Judge;
use super::recall;
use super::sketch::{NOWHERE, Sketch};
use super::weights::Weights;
use crate::bot::{Budget, Situation};
use crate::duel::{DuelPosition, Hand, MOST_LOST, Play, Solver, Stakes};

/// The most promising fight first.
pub fn order(judge: &Judge, actions: &[Action]) -> Option<Action> {
    let sketch = judge.sketch;
    let hope = |action: &Action| match *action {
        Action::Attack { attacker, defender } => {
            let side = |piece: PieceId| {
                let city = sketch.city[piece.index()];
                judge.odds.force(sketch.stack_at(city), sketch.power(piece), city)
            };
            judge.odds.fight(side(attacker), side(defender))
        }
        _ => f32::NEG_INFINITY,
    };
    actions.iter().copied().max_by(|a, b| hope(a).total_cmp(&hope(b)))
}

/// Steps aside from a fight that looks lost, to where the general stands best.
pub fn evade(judge: &Judge, situation: &Situation) -> Option<Action> {
    let duel = situation.view.combat.duel?;
    let sketch = judge.sketch;
    let city = sketch.city[duel.pair.defender.index()];
    let stack = sketch.stack_at(city);
    let foe = sketch.city[duel.pair.attacker.index()];
    let ours = judge.odds.force(stack, sketch.power(duel.pair.defender), city);
    let theirs = judge.odds.force(sketch.stack_at(foe), sketch.power(duel.pair.attacker), foe);
    if judge.odds.fight(theirs, ours) <= 0.3 {
        return None;
    }
    let worth = |action: &Action| match *action {
        Action::Evade { to } => judge.stand(stack, to),
        _ => f32::NEG_INFINITY,
    };
    let steps = situation.legal.actions.iter().copied().filter(|action| matches!(action, Action::Evade { .. }));
    steps.max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

/// The card to play, found by solving the duel against hands the opponent may hold.
pub fn play(sketch: &Sketch, situation: &Situation, score: i16, budget: Budget, dice: &mut Dice) -> Action {
    let concede = situation.legal.actions.iter().copied().find(|action| *action == Action::Concede);
    let Some(duel) = situation.view.combat.duel else { return concede.unwrap_or(situation.legal.actions[0]) };
    let (own, other) = (duel.commander(duel.to_play), duel.commander(duel.to_play.other()));
    let own_hand = hands::own(situation);
    if own_hand.is_empty()
        && let Some(concede) = concede
    {
        return concede;
    }
    let stakes = stakes(sketch, [own, other]);
    let mut opponents = hands::guesses(sketch, situation, (own_hand, other), budget, dice);
    recall::weigh((sketch, situation), (own, other), &stakes, &mut opponents, dice);
    let position = DuelPosition { hands: [own_hand, Hand::EMPTY], score, mover: 0 };
    let (choice, _) = Solver::new(stakes).choose(&position, &opponents);
    find(situation, choice).or(concede).unwrap_or(situation.legal.actions[0])
}

fn find(situation: &Situation, choice: Play) -> Option<Action> {
    let deck = &situation.rules.pack.deck;
    situation.legal.actions.iter().copied().find(|action| match (*action, choice) {
        (Action::Concede, Play::Stop) => true,
        (Action::Play { card, declared: None, double: false }, Play::Card(value)) => {
            matches!(deck.card(card).face, Face::Suited(_, other) if other == value)
        }
        (Action::Play { declared: Some((_, other)), .. }, Play::Reserve(value)) => other == value,
        _ => false,
    })
}

/// What either side loses by a defeat: troops, generals, points, and the places its generals guard.
fn stakes(sketch: &Sketch, commanders: [PieceId; 2]) -> Stakes {
    let rules = sketch.rules;
    let cost = [0, 1].map(|side| {
        let city = sketch.city[commanders[side].index()];
        let stack = sketch.stack_at(city);
        let troops = sketch.sum(stack).round().max(1.0);
        let room = if city == NOWHERE { 0 } else { retreat_room(sketch, city) };
        let guarded = guarded_alone(sketch, stack, city, sketch.power(commanders[1 - side]));
        std::array::from_fn(|at| {
            let lost = at as f32 + 1.0;
            let gone = lost >= troops || at + 1 > room;
            let lost = if gone { troops } else { lost };
            let generals = if gone { 0.7 * stack.len() as f32 } else { 0.0 };
            let points =
                if sketch.is_maria() { 1.2 * (lost / 3.0).floor().max(if gone { 1.0 } else { 0.0 }) } else { 0.0 };
            lost + generals + points + guarded
        })
    });
    debug_assert!(cost[0].len() == MOST_LOST);
    Stakes { cost, point: Weights::of(sketch).point / f32::from(rules.book.price), reserve_max: rules.book.reserve_max }
}

/// How far somebody could be driven at most: the free cities around him, counted.
fn retreat_room(sketch: &Sketch, city: CityId) -> usize {
    let taken: CitySet = (0..PIECES).map(|at| sketch.city[at]).filter(|&at| at != NOWHERE && at != city).collect();
    let free = sketch.rules.pack.roads.reach(city, 8, &taken);
    free.len().saturating_sub(1)
}

/// The weight of the places no other general would guard, wanted by this enemy and near to him.
fn guarded_alone(sketch: &Sketch, stack: PieceSet, city: CityId, foe: PowerId) -> f32 {
    let reach = sketch.rules.book.protection_range;
    let Some(first) = stack.first() else { return 0.0 };
    let own = sketch.power(first);
    let alone = sketch.claims.iter().filter(|claim| {
        let others = || sketch.generals_of(claim.guards).filter(|&general| !stack.contains(general));
        claim.guards.contains(own)
            && claim.takers.contains(foe)
            && sketch.distance(city, claim.city) <= reach
            && !others().any(|general| sketch.distance(sketch.city[general.index()], claim.city) <= reach)
    });
    let weights = Weights::of(sketch);
    weights.guard * alone.map(|claim| claim.weight).sum::<f32>().min(weights.most_guarded)
}

/// Where the beaten go: away from their supply and from the places they guard, not towards ours.
pub fn retreat(sketch: &Sketch, situation: &Situation) -> Option<Action> {
    let duel = situation.view.combat.duel?;
    let loser = duel.commander(duel.to_play);
    let (power, city) = (sketch.power(loser), sketch.city[loser.index()]);
    let stack = sketch.stack_at(city);
    let worth = |action: &Action| match action {
        Action::Retreat { path } => exile(sketch, stack, power, path.end()),
        _ => f32::NEG_INFINITY,
    };
    debug_assert!(duel.to_play == Side::Attacker || duel.to_play == Side::Defender);
    situation.legal.actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

/// How bad a place is for the beaten.
fn exile(sketch: &Sketch, stack: PieceSet, power: board::PowerId, end: CityId) -> f32 {
    let reach = sketch.rules.book.protection_range;
    let mut sum = 0.0;
    for claim in &sketch.claims {
        let distance = sketch.distance(end, claim.city);
        if claim.guards.contains(power) && claim.takers.intersects(sketch.mine) {
            let mut others = sketch.generals_of(claim.guards).filter(|&general| !stack.contains(general));
            let guarded = others.any(|general| sketch.distance(sketch.city[general.index()], claim.city) <= reach);
            if distance > reach && !guarded {
                sum += claim.weight;
            }
        }
        if claim.takers.contains(power) && claim.guards.intersects(sketch.mine) {
            sum += claim.weight * 0.1 * f32::from(distance.min(10));
        }
    }
    let trains = sketch.trains.iter().filter(|&train| sketch.power(train) == power);
    let supply = trains.map(|train| sketch.distance(sketch.city[train.index()], end)).min().unwrap_or(12);
    let hungry = !sketch.is_home(power, end) && supply > sketch.rules.book.supply_range;
    sum + if hungry { 1.0 + 0.3 * sketch.sum(stack) } else { 0.0 }
}
