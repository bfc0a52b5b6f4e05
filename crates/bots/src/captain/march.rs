//! A stage of marches: the march that gains most, again and again, until none gains anything.

use board::{CityId, PieceSet};
use rules::{Action, Path};

use super::judge::{Judge, Move};

/// A march must gain this much to be worth the shoes.
const LEAST_GAIN: f32 = 0.02;

/// The best march, if any is worth it.
pub fn best(judge: &Judge, actions: &[Action]) -> Option<(Action, f32)> {
    let mut marches: Vec<(PieceSet, Path, bool, Action)> = Vec::new();
    for action in actions {
        match action {
            Action::March { group, path } => marches.push((*group, *path, true, *action)),
            Action::ForceMarch { group, path } => marches.push((*group, *path, false, *action)),
            _ => {}
        }
    }
    let mut best: Option<(Action, f32)> = None;
    let mut from = 0;
    while from < marches.len() {
        let group = marches[from].0;
        let to = from + marches[from..].iter().take_while(|march| march.0 == group).count();
        let part = &marches[from..to];
        for (gain, march) in gains(judge, group, part).into_iter().zip(part) {
            if gain > best.map_or(LEAST_GAIN, |(_, gain)| gain) {
                best = Some((march.3, gain));
            }
        }
        from = to;
    }
    best
}

fn gains(judge: &Judge, group: PieceSet, part: &[(PieceSet, Path, bool, Action)]) -> Vec<f32> {
    if group.intersects(judge.sketch.trains) {
        let ends: Vec<CityId> = part.iter().map(|march| march.1.end()).collect();
        let train = group.first().unwrap_or_else(|| unreachable!("a march moves somebody"));
        return judge.train_gain(train, &ends);
    }
    let moves: Vec<Move> = part
        .iter()
        .map(|march| {
            let cities = march.1.cities();
            Move { left: &cities[..cities.len() - 1], end: march.1.end(), takes: march.2 }
        })
        .collect();
    judge.gains(group, &moves)
}
