use crate::pack;

/// A small fixed generator, so that a failure comes back.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Drops, doubles, cuts or mixes up random pieces of random files: the loader may accept or refuse, never crash.
#[test]
fn random_damage_never_crashes_the_loader() {
    let mut dice = Dice(0x1740_1786);
    let mut refused = 0;
    for round in 0..240 {
        let mut pack = pack(board::GAMES[round % 2]);
        let at = dice.below(pack.files.len());
        let bytes = &mut pack.files[at].1;
        for _ in 0..=dice.below(2) {
            let place = dice.below(bytes.len());
            let end = (place + 1 + dice.below(60)).min(bytes.len());
            match dice.below(5) {
                0 => drop(bytes.drain(place..end)),
                1 => {
                    let part = bytes[place..end].to_vec();
                    let there = dice.below(bytes.len());
                    bytes.splice(there..there, part);
                }
                2 => bytes[place] = b"0,-\"\n=[]{}9"[dice.below(11)],
                3 => bytes[place] ^= 1 << dice.below(8),
                _ => bytes.truncate(place.max(1)),
            }
            if bytes.is_empty() {
                bytes.push(b'#');
            }
        }
        let files: Vec<(&str, &[u8])> = pack.files.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        if let Err(problem) = board::Pack::from_memory(&files) {
            assert!(!problem.to_string().contains('\n'), "{problem}");
            refused += 1;
        }
    }
    assert!(refused > 100, "only {refused} of 240 damaged packs were refused");
}
