//! Inputs made from others: bits turned, words exchanged, parts cut, doubled and grafted on.

use rules::Dice;

/// No input grows beyond this.
const LONGEST: usize = 16 * 1024;
/// Bytes at which numbers, texts and brackets tend to break.
const AWKWARD: &[u8] = b"\0\t\n\r \"#'()*+,-./0129:;@[\\]_{}~\x7f\x80\xc3\xff";
/// Words that are in no corpus because they are wrong everywhere.
const STRANGE: [&str; 12] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "null",
    "\u{202e}",
    "\u{0}",
    "ſ\u{301}",
];

/// The corpus as material.
pub struct Material<'a> {
    inputs: Vec<&'a [u8]>,
    words: Vec<&'a [u8]>,
}

impl<'a> Material<'a> {
    /// Words are taken from the inputs themselves: they are the notation.
    pub fn new(inputs: impl IntoIterator<Item = &'a [u8]>) -> Material<'a> {
        let inputs: Vec<&[u8]> = inputs.into_iter().collect();
        let mut words: Vec<&[u8]> = inputs.iter().flat_map(|input| input.split(|byte| !is_letter(*byte))).collect();
        words.extend(STRANGE.iter().map(|word| word.as_bytes()));
        words.sort_unstable();
        words.dedup();
        Material { inputs, words }
    }

    /// A child of one of the inputs, by a few changes.
    pub fn child(&self, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = dice.pick_from(&self.inputs).unwrap_or_default().to_vec();
        for _ in 0..=dice.below(4) {
            self.change(&mut bytes, dice);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn change(&self, bytes: &mut Vec<u8>, dice: &mut Dice) {
        let part = part(bytes.len(), dice);
        match dice.below(10) {
            0 if !bytes.is_empty() => {
                let at = dice.below(bytes.len());
                bytes[at] ^= 1 << dice.below(8);
            }
            1 if !bytes.is_empty() => {
                let at = dice.below(bytes.len());
                bytes[at] = dice.pick(AWKWARD);
            }
            2 => drop(bytes.splice(part, [])),
            3 => {
                let copy = bytes[part.clone()].to_vec();
                bytes.splice(part.end..part.end, copy);
            }
            4 => {
                let other = dice.pick_from(&self.inputs).unwrap_or_default();
                let graft = other[self::part(other.len(), dice)].to_vec();
                bytes.splice(part, graft);
            }
            _ => {
                let word = dice.pick_from(&self.words).unwrap_or_default();
                let place = word_at(bytes, dice.below(bytes.len() + 1));
                bytes.splice(place, word.iter().copied());
            }
        }
    }
}

fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._".contains(&byte) || byte >= 0x80
}

/// Any part of so many bytes, short ones more often.
fn part(length: usize, dice: &mut Dice) -> std::ops::Range<usize> {
    let start = dice.below(length + 1);
    let most = if dice.one_in(4) { length - start } else { (length - start).min(16) };
    start..start + dice.below(most + 1)
}

/// The word around a place, which may be empty.
fn word_at(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let before = bytes[..at].iter().rev().take_while(|byte| is_letter(**byte)).count();
    let after = bytes[at..].iter().take_while(|byte| is_letter(**byte)).count();
    at - before..at + after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_dice_give_the_same_children_and_no_two_alike() {
        let inputs: [&[u8]; 2] = [b"march friedrich torgau-halle", b"end"];
        let material = Material::new(inputs);
        let children = |seed| {
            let mut dice = Dice::new(seed);
            (0..200).map(|_| material.child(&mut dice)).collect::<Vec<_>>()
        };
        assert_eq!(children(1), children(1));
        let mut many = children(1);
        many.sort();
        many.dedup();
        assert!(many.len() > 150, "{} different of 200", many.len());
    }

    #[test]
    fn a_word_is_exchanged_as_a_whole() {
        assert_eq!(word_at(b"play s10.2 now", 7), 5..10);
        assert_eq!(word_at(b"a, b", 2), 2..2);
    }
}
