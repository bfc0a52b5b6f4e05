//! Chooses one place for every name: first the cheapest, then annealing, then moving pairs until no two overlap.

use crate::noise::Dice;

use super::places::{CLEAR, LabelSpot};

/// Price of an overlap while names still jump about, so low that they can pass each other.
const BRUSH: f64 = 60.0;
/// Price of an overlap at the end: any other place is better.
const OVERLAP: f64 = 10_000.0;
/// A place that costs more than this is worth a search of its own.
const POOR: f64 = 5.0;
const STEPS: usize = 1_200_000;

/// The index of the place chosen for each name. Two chosen places overlap only where no search found better.
pub fn choose(places: &[Vec<LabelSpot>]) -> Vec<usize> {
    let rivals = rivals(places);
    let mut chosen = vec![0; places.len()];
    let mut dice = Dice::named("labels");
    let movable: Vec<usize> = (0..places.len()).filter(|&name| places[name].len() > 1).collect();
    if movable.is_empty() {
        return chosen;
    }
    for step in 0..STEPS {
        let heat = 8.0 * (1.0 - step as f64 / STEPS as f64).powi(3) + 1e-3;
        let name = movable[dice.below(movable.len())];
        let next = dice.below(places[name].len());
        if next == chosen[name] {
            continue;
        }
        let now = energy(places, &rivals, &chosen, name, (chosen[name], BRUSH));
        let then = energy(places, &rivals, &chosen, name, (next, BRUSH));
        if then <= now || dice.unit() < ((now - then) / heat).exp() {
            chosen[name] = next;
        }
    }
    settle(places, &rivals, &mut chosen);
    for _ in 0..2 {
        untangle(places, &rivals, &mut chosen);
        settle(places, &rivals, &mut chosen);
    }
    chosen
}

/// Moves two names together where neither finds a better place alone: those that overlap, and poor ones with each rival.
fn untangle(places: &[Vec<LabelSpot>], rivals: &[Vec<usize>], chosen: &mut [usize]) {
    for name in 0..places.len() {
        for &other in &rivals[name] {
            let here = &places[name][chosen[name]];
            if here.cost > POOR || here.rect.grown(CLEAR).overlaps(&places[other][chosen[other]].rect) {
                part(places, rivals, chosen, (name, other));
            }
        }
    }
}

/// The best pair of places for two names.
fn part(places: &[Vec<LabelSpot>], rivals: &[Vec<usize>], chosen: &mut [usize], (a, b): (usize, usize)) {
    let mut best = (f64::INFINITY, chosen[a], chosen[b]);
    for one in 0..places[a].len() {
        chosen[a] = one;
        for two in 0..places[b].len() {
            chosen[b] = two;
            let cost =
                energy(places, rivals, chosen, a, (one, OVERLAP)) + energy(places, rivals, chosen, b, (two, OVERLAP));
            if cost < best.0 {
                best = (cost, one, two);
            }
        }
    }
    (chosen[a], chosen[b]) = (best.1, best.2);
}

/// Steps downhill until nothing gets better.
fn settle(places: &[Vec<LabelSpot>], rivals: &[Vec<usize>], chosen: &mut [usize]) {
    loop {
        let mut changed = false;
        for name in 0..places.len() {
            let cost = |place: usize, chosen: &[usize]| energy(places, rivals, chosen, name, (place, OVERLAP));
            let best = (0..places[name].len()).min_by(|&a, &b| cost(a, chosen).total_cmp(&cost(b, chosen)));
            if let Some(best) = best
                && cost(best, chosen) < cost(chosen[name], chosen) - 1e-9
            {
                chosen[name] = best;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

/// What a place of a name costs, each overlap at a price.
fn energy(
    places: &[Vec<LabelSpot>],
    rivals: &[Vec<usize>],
    chosen: &[usize],
    name: usize,
    (place, price): (usize, f64),
) -> f64 {
    let here = &places[name][place];
    let room = here.rect.grown(CLEAR);
    let clashes = rivals[name].iter().filter(|&&other| room.overlaps(&places[other][chosen[other]].rect)).count();
    here.cost + price * clashes as f64
}

/// Names whose places can overlap at all.
fn rivals(places: &[Vec<LabelSpot>]) -> Vec<Vec<usize>> {
    let reach: Vec<_> = places
        .iter()
        .map(|list| crate::geom::bounds(list.iter().flat_map(|place| place.rect.ring())).map(|rect| rect.grown(CLEAR)))
        .collect();
    let meets = |a: usize, b: usize| match (&reach[a], &reach[b]) {
        (Some(one), Some(two)) => one.overlaps(two),
        _ => false,
    };
    (0..places.len()).map(|a| (0..places.len()).filter(|&b| a != b && meets(a, b)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Rect;
    use crate::geom::point;
    use crate::labels::{Ground, Rank, candidates};

    #[test]
    fn a_crowd_of_towns_finds_room_for_all_names_and_always_the_same() {
        let mut ground = Ground { fields: vec![Rect::new(0.0, 0.0, 400.0, 200.0)], ..Ground::default() };
        for at in 0..24 {
            ground.signs.push((point(40.0 + 60.0 * f64::from(at % 6), 40.0 + 36.0 * f64::from(at / 6)), 6.0));
        }
        let places: Vec<Vec<LabelSpot>> =
            (0..24).map(|city| candidates(&ground, city, Rank::Town.setting(1.0), "Wittstock")).collect();
        let chosen = choose(&places);
        let rects: Vec<Rect> = chosen.iter().enumerate().map(|(name, &place)| places[name][place].rect).collect();
        for (a, one) in rects.iter().enumerate() {
            assert!(rects[..a].iter().all(|two| !one.overlaps(two)));
        }
        assert_eq!(chosen, choose(&places));
    }
}
