//! A table of solved positions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::hand::Hand;
use super::position::DuelPosition;

/// Takes the number a key has already mixed: positions are numbers, and nobody attacks this table.
#[derive(Default)]
pub struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a key writes one number");
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    hands: [u64; 2],
    rest: u64,
}

impl Key {
    fn of(position: &DuelPosition) -> Key {
        let rest = u64::from(position.mover) << 16 | u64::from(position.score as u16);
        Key { hands: position.hands.map(Hand::bits), rest }
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mix = |sum: u64, number: u64| (sum.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let sum = mix(mix(mix(1, self.hands[0]), self.hands[1]), self.rest);
        state.write_u64(sum ^ sum >> 32);
    }
}

/// Only ever asked for one position; its order cannot show.
pub struct Memo(HashMap<Key, f32, BuildHasherDefault<Mixed>>);

impl Memo {
    pub fn new() -> Memo {
        Memo(HashMap::default())
    }

    pub fn get(&self, position: &DuelPosition) -> Option<f32> {
        self.0.get(&Key::of(position)).copied()
    }

    pub fn put(&mut self, position: DuelPosition, value: f32) {
        self.0.insert(Key::of(&position), value);
    }
}
