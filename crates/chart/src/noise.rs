//! Chance that never changes: numbers derived from a seed by one fixed mixing function.

use crate::geom::{Point, point};

/// `SplitMix64`: small, known, and the same on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A stream of its own for each name.
    pub fn named(name: &str) -> Dice {
        Dice(
            name.bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)),
        )
    }

    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// From 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Between two values.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    pub const fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }
}

const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A smooth field of small displacements: the unsteady hand of an engraver. It depends on the place only,
/// so a border drawn from both sides moves as one.
pub fn tremble(at: Point, wave: f64, reach: f64) -> Point {
    let place = at * (1.0 / wave);
    point(at.x + reach * field(place, 1), at.y + reach * field(place, 2))
}

/// Value noise between -1 and 1.
pub fn field(at: Point, seed: u64) -> f64 {
    let (x, y) = (at.x.floor(), at.y.floor());
    let (u, v) = (ease(at.x - x), ease(at.y - y));
    let corner = |dx: f64, dy: f64| {
        let key =
            ((x + dx) as i64 as u64).wrapping_mul(0x8da6_b343) ^ ((y + dy) as i64 as u64).wrapping_mul(0xd816_3841);
        (mix(key ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    let top = corner(0.0, 0.0) * (1.0 - u) + corner(1.0, 0.0) * u;
    let bottom = corner(0.0, 1.0) * (1.0 - u) + corner(1.0, 1.0) * u;
    top * (1.0 - v) + bottom * v
}

fn ease(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_fall_alike_on_every_run() {
        let mut dice = Dice::new(1);
        assert_eq!(dice.next(), 0x910a_2dec_8902_5cc1);
        let mut named = Dice::named("hills");
        assert_eq!(named.next(), Dice::named("hills").next());
        assert_ne!(named.next(), Dice::named("woods").next());
    }

    #[test]
    fn units_stay_in_bounds() {
        let mut dice = Dice::new(7);
        assert!((0..1000).map(|_| dice.unit()).all(|value| (0.0..1.0).contains(&value)));
        assert!((0..1000).map(|_| dice.between(3.0, 4.0)).all(|value| (3.0..4.0).contains(&value)));
        assert!((0..100).map(|_| dice.below(5)).all(|value| value < 5));
    }

    #[test]
    fn the_field_is_smooth_and_small() {
        for step in 0..200 {
            let at = point(f64::from(step) * 0.37 - 30.0, f64::from(step) * 0.21);
            assert!(field(at, 1).abs() <= 1.0);
            let near = field(at + point(1e-4, 0.0), 1);
            assert!((field(at, 1) - near).abs() < 1e-3);
            assert!(tremble(at, 40.0, 3.0).distance(at) <= 3.0 * 1.5);
        }
    }
}
