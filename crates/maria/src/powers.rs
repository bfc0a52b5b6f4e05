//! The powers of MARIA: who they are, who stands for whom, who acts in a stage.

use board::PowerId;
use engine::state::Core;

use crate::rules::Ruleset;
use crate::state::{Own, Side, Stage};

/// The order of the powers in the pack.
pub const FRANCE: PowerId = PowerId(0);
pub const BAVARIA: PowerId = PowerId(1);
pub const PRUSSIA: PowerId = PowerId(2);
pub const SAXONY: PowerId = PowerId(3);
pub const PRAGMATIC: PowerId = PowerId(4);
pub const AUSTRIA: PowerId = PowerId(5);

pub const SLUGS: [&str; 6] = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];

/// M-2.4: the powers with a pool of their own.
pub const MAJORS: [PowerId; 4] = [PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA];

pub const fn bit(power: PowerId) -> u8 {
    1 << power.0
}

/// The square of a major power on the display.
pub fn square(rules: &Ruleset, power: PowerId) -> usize {
    rules.pack.squares.iter().position(|&other| other == power).expect("a major power has a square")
}

/// M-10.3.26, M-16.6: the major power that stands for a power.
/// M-19.3.16: Saxony with Austria scores and marks for Austria.
pub fn major_of(own: &Own, power: PowerId) -> PowerId {
    match power {
        BAVARIA => FRANCE,
        SAXONY if own.saxony == Side::Austrian => AUSTRIA,
        SAXONY => PRUSSIA,
        major => major,
    }
}

/// M-5.1, M-5.4, M-19.3.19, R-28: the powers of a stage, in the order in which they draw.
/// M-19.4.2: a neutral power acts on.
pub fn active_powers(rules: &Ruleset, core: &Core, own: &Own) -> StagePowers {
    let listed: &[PowerId] = match (own.stage, own.saxony) {
        (Stage::French, _) => &[FRANCE, BAVARIA],
        (Stage::Prussian, Side::Prussian) => &[PRUSSIA, SAXONY],
        (Stage::Prussian, _) => &[PRUSSIA],
        (Stage::Austrian, Side::Prussian) => &[AUSTRIA, PRAGMATIC],
        (Stage::Austrian, _) => &[AUSTRIA, SAXONY, PRAGMATIC],
    };
    let present = rules.lands.in_play & core.present;
    listed.iter().copied().filter(|&power| present & bit(power) != 0).collect()
}

/// The powers of a stage, three at most; they are asked for at every step, so they live in place.
#[derive(Clone, Copy)]
pub struct StagePowers {
    powers: [PowerId; 3],
    number: usize,
}

impl FromIterator<PowerId> for StagePowers {
    #[inline]
    fn from_iter<T: IntoIterator<Item = PowerId>>(powers: T) -> StagePowers {
        let mut all = StagePowers { powers: [AUSTRIA; 3], number: 0 };
        for power in powers {
            all.powers[all.number] = power;
            all.number += 1;
        }
        all
    }
}

impl std::ops::Deref for StagePowers {
    type Target = [PowerId];

    fn deref(&self) -> &[PowerId] {
        &self.powers[..self.number]
    }
}
