//! One game between random players.

use rules::{Dice, Log, Outcome, Ruleset};

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub outcome: Outcome,
    pub decisions: u32,
}

/// No game comes near this many decisions; one that does will never end.
pub const ENDLESS: u32 = 100_000;

/// Plays to the end. With `checked` every action is put before the judge and every position is proved sound.
pub fn play_random(rules: &Ruleset, mut dice: Dice, checked: bool) -> Played {
    let mut log = Log::silent();
    let mut state = rules.start(dice.seed(), &mut log);
    for decisions in 0..ENDLESS {
        let Some((seat, _)) = rules.next_asked(&state) else {
            let outcome = rules.outcome(&state).expect("nobody is asked, so the game is over");
            return Played { outcome, decisions };
        };
        let Some(action) = rules.random_action(&state, seat, &mut dice) else { continue };
        if checked {
            let refusal = rules.play(&mut state, seat, &action, &mut log).err();
            assert!(refusal.is_none(), "a random action was refused: {action:?}: {refusal:?}");
            rules.assert_sound(&state);
        } else {
            rules.apply(&mut state, seat, &action, &mut log);
        }
    }
    panic!("the game does not end");
}
