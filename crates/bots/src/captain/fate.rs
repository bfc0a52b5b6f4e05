//! Choices on cards of fate: who gets or loses an army, which card goes, where somebody steps.

use board::pack::FateKind;
use board::{CityId, FateCardId, FateEffect, PieceId, Suit};
use rules::Action;

use super::cards;
use super::judge::Judge;
use crate::bot::Situation;

/// What one army more or less in a general already strong matters.
const SPARE: f32 = 0.05;

/// The answer worth most; passing is worth nothing.
pub fn answer(judge: &Judge, situation: &Situation, card: FateCardId, suit: Suit) -> Option<Action> {
    let FateKind::Minor { versions } = &situation.rules.pack.fate[card.index()].kind else { return None };
    let effect = versions[suit as usize].effect?;
    let listed = situation.legal.actions.iter().copied();
    listed.max_by(|a, b| worth(judge, situation, effect, a).total_cmp(&worth(judge, situation, effect, b)))
}

fn worth(judge: &Judge, situation: &Situation, effect: FateEffect, action: &Action) -> f32 {
    let sketch = judge.sketch;
    let troops = |general: PieceId| sketch.troops[general.index()];
    match *action {
        Action::Assign { general } => match effect {
            // What must go goes where it is missed least.
            FateEffect::LoseArmy { .. } => 1.0 - pressure(judge, general) + SPARE * troops(general),
            _ => 1.0 + pressure(judge, general) - SPARE * troops(general),
        },
        // Both bring another card, which is worth what cards are worth on average.
        Action::Discard { card } | Action::Give { card } => {
            let needs = cards::suit_needs(sketch, situation.question.power);
            cards::mean_worth(situation.rules, &needs) - cards::worth(situation.rules, &needs, card)
        }
        Action::Step { piece, path } if sketch.is_mine(piece) => {
            let stack = sketch.stack_at(path.start());
            judge.stand(stack, path.end()) - judge.stand(stack, path.start())
        }
        Action::Step { piece, path } => {
            way_to_conquest(judge, piece, path.end()) - way_to_conquest(judge, piece, path.start())
        }
        Action::Starve { general } => troops(general),
        _ => 0.0,
    }
}

/// How near the nearest enemy is to a general: 1 if he can attack at once.
fn pressure(judge: &Judge, general: PieceId) -> f32 {
    let sketch = judge.sketch;
    let at = sketch.city[general.index()];
    let foes = sketch.generals_of(sketch.hostile(sketch.power(general)));
    let nearest = foes.map(|foe| sketch.distance(sketch.city[foe.index()], at)).min();
    judge.fade(nearest.unwrap_or(u8::MAX))
}

/// How far an enemy is from the nearest place he may take.
fn way_to_conquest(judge: &Judge, piece: PieceId, from: CityId) -> f32 {
    let sketch = judge.sketch;
    let wanted = sketch.claims.iter().filter(|claim| claim.takers.contains(sketch.power(piece)));
    f32::from(wanted.map(|claim| sketch.distance(from, claim.city)).min().unwrap_or(0))
}
