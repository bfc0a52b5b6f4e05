//! Who acts in a stage.

use board::PowerId;

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::state::{Own, SaxonSide, Stage};
use engine::ruleset::Seat;
use engine::state::Core;

/// M-5.1, M-5.4, M-19.3.19, R-28: the powers of a stage, in the order in which they draw.
/// M-19.4.2: a neutral power acts on.
pub fn active_powers(core: &Core, own: &Own) -> StagePowers {
    let listed: &[PowerId] = match (own.stage, own.saxony) {
        (Stage::French, _) => &[FRANCE, BAVARIA],
        (Stage::Prussian, SaxonSide::Prussian) => &[PRUSSIA, SAXONY],
        (Stage::Prussian, _) => &[PRUSSIA],
        (Stage::Austrian, SaxonSide::Prussian) => &[AUSTRIA, PRAGMATIC],
        (Stage::Austrian, _) => &[AUSTRIA, SAXONY, PRAGMATIC],
    };
    listed.iter().copied().filter(|&power| core.is_present(power)).collect()
}

/// Powers of the running stage that a seat leads.
pub fn powers_of(core: &Core, own: &Own, seat: Seat) -> StagePowers {
    active_powers(core, own).iter().copied().filter(|&power| core.seat(power) == seat).collect()
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
