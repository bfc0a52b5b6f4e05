//! Marches, and what each gains by itself.

use board::{CityId, PieceSet};
use rules::{Action, Path};

use super::judge::{Judge, Move};

/// A march must gain this much to be worth the shoes.
pub const LEAST_GAIN: f32 = 0.02;

/// A march there is, and what it gains against staying.
#[derive(Clone, Copy, Debug)]
pub struct March {
    pub group: PieceSet,
    pub path: Path,
    pub action: Action,
    pub gain: f32,
    /// A force march takes nothing.
    pub takes: bool,
}

/// The march that gains most, if any is worth it.
pub fn best(marches: &[March]) -> Option<&March> {
    let worth_it = marches.iter().filter(|march| march.gain > LEAST_GAIN);
    // Of equal ones the first.
    worth_it.rev().max_by(|a, b| a.gain.total_cmp(&b.gain))
}

/// All marches of a list, each with its gain.
pub fn all(judge: &Judge, actions: &[Action]) -> Vec<March> {
    let mut marches = list(actions);
    marches.chunk_by_mut(|a, b| a.group == b.group).for_each(|part| rate(judge, part));
    marches
}

/// Marches of one group.
fn rate(judge: &Judge, part: &mut [March]) {
    let gains = gains(judge, part[0].group, part);
    part.iter_mut().zip(gains).for_each(|(march, gain)| march.gain = gain);
}

/// Farther than this from a march no other is judged anew.
const FAR: u8 = 5;

/// The same after the last of a few marches; what is known of marches far from it still holds.
pub fn again(judge: &Judge, actions: &[Action], known: &[March], last: &March) -> Vec<March> {
    let is_far = |city: CityId| {
        [last.path.start(), last.path.end()].into_iter().all(|other| judge.sketch.distance(city, other) > FAR)
    };
    let mut marches = list(actions);
    for part in marches.chunk_by_mut(|a, b| a.group == b.group) {
        let group = part[0].group;
        let mut old = known.chunk_by(|a, b| a.group == b.group).filter(|old| old[0].group == group);
        let may_hold = !group.intersects(judge.sketch.trains) && is_far(part[0].path.start());
        match old
            .next()
            .filter(|old| may_hold && old.iter().map(|march| march.action).eq(part.iter().map(|march| march.action)))
        {
            Some(old) => part.copy_from_slice(old),
            None => rate(judge, part),
        }
    }
    marches
}

fn list(actions: &[Action]) -> Vec<March> {
    let mut marches: Vec<March> = Vec::with_capacity(actions.len());
    for &action in actions {
        match action {
            Action::March { group, path } => marches.push(March { group, path, action, gain: 0.0, takes: true }),
            Action::ForceMarch { group, path } => marches.push(March { group, path, action, gain: 0.0, takes: false }),
            _ => {}
        }
    }
    marches
}

fn gains(judge: &Judge, group: PieceSet, part: &[March]) -> Vec<f32> {
    if group.intersects(judge.sketch.trains) {
        let ends: Vec<CityId> = part.iter().map(|march| march.path.end()).collect();
        let train = group.first().unwrap_or_else(|| unreachable!("a march moves somebody"));
        return judge.train_gain(train, &ends);
    }
    let moves: Vec<Move> = part
        .iter()
        .map(|march| {
            let cities = march.path.cities();
            Move { left: &cities[..cities.len() - 1], end: march.path.end(), takes: march.takes }
        })
        .collect();
    judge.gains(group, &moves)
}
