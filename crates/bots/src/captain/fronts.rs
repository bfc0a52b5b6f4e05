//! Which places to hold and which to give up. An enemy who needs every place of his list is stopped by a few firm ones,
//! so these count for more than all the rest.

use board::PowerSet;
use board::limits::POWERS;

use super::sketch::{Sketch, is_small};

/// Against each enemy this many places are held.
const KEPT: usize = 3;
/// How much more it matters to hold out against who has nearly all he needs.
const NEARLY: f32 = 5.0;
/// The same for a small nation. Nobody is kept back for it before it has most of what it needs.
const SMALL_NEARLY: f32 = 1.0;

/// How much it matters to hold out against each power.
pub type Urgency = [f32; POWERS];

/// The firmest places against each power, the firmest first.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fronts {
    firmest: [[f32; KEPT]; POWERS],
}

impl Fronts {
    /// A place wanted by these powers is held with this chance.
    pub fn hold(&mut self, takers: PowerSet, chance: f32) {
        for power in takers.iter() {
            let mut chance = chance;
            for other in &mut self.firmest[power.index()] {
                (*other, chance) = (other.max(chance), other.min(chance));
            }
        }
    }

    pub fn worth(&self, urgency: &Urgency) -> f32 {
        self.firmest.iter().zip(urgency).map(|(firmest, urgency)| urgency * firmest.iter().sum::<f32>()).sum()
    }
}

/// How much it matters to hold out against each power: the more it has, the more. In MARIA nobody needs every place of
/// a list.
pub fn urgency(sketch: &Sketch) -> Urgency {
    let mut urgency = [0.0; POWERS];
    if sketch.is_maria() {
        return urgency;
    }
    for power in &sketch.view.powers {
        if let Some(goal) = power.standing {
            let near = f32::from(goal.held) / f32::from(goal.needed.max(1));
            let (always, nearly) = if is_small(power) { (0.0, SMALL_NEARLY) } else { (1.0, NEARLY) };
            urgency[power.power.index()] = always + nearly * near * near;
        }
    }
    urgency
}

#[cfg(test)]
mod tests {
    use rules::titles::friedrich;
    use rules::{Dice, Log, Options};

    use super::*;

    #[test]
    fn small_nations_are_watched_only_when_they_have_something() {
        let pack = board::standard("friedrich").expect("a game");
        let rules = rules::Ruleset::new(pack, "standard-4p", Options::default()).expect("a mode");
        let state = rules.start(Dice::new(5).seed(), &mut Log::silent());
        let mut view = rules.view(&state, None);
        let of = |view: &rules::View| urgency(&Sketch::new(&rules, view, friedrich::PRUSSIA));
        let (austria, empire) = (friedrich::AUSTRIA.index(), friedrich::EMPIRE.index());
        let first = of(&view);
        assert!(first[austria] > 0.9 && first[empire].abs() < 1e-5, "{first:?}");
        for goal in view.common.powers.iter_mut().filter_map(|power| power.standing.as_mut()) {
            goal.held = goal.needed - 1;
        }
        let last = of(&view);
        assert!(last[austria] > last[empire] && last[empire] > 0.5, "{last:?}");
    }

    #[test]
    fn only_the_firmest_places_count() {
        let mut fronts = Fronts::default();
        for chance in [0.2, 0.9, 0.1, 0.5, 0.6] {
            fronts.hold(PowerSet::one(board::PowerId(1)), chance);
        }
        let worth = |power: usize| {
            let mut urgency = [0.0; POWERS];
            urgency[power] = 2.0;
            fronts.worth(&urgency)
        };
        assert!((worth(1) - 2.0 * (0.9 + 0.6 + 0.5)).abs() < 1e-5);
        assert!(worth(0).abs() < 1e-5, "nobody else wants them");
    }
}
