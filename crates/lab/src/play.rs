//! One game between random players.

use rules::{Action, Dice, Entry, Log, Outcome, Ruleset, Seat, Seed, State};

use crate::notes::Notes;
use crate::tally::Tally;

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub outcome: Outcome,
    pub decisions: u32,
}

/// No game comes near this many decisions; one that does will never end.
pub const ENDLESS: u32 = 100_000;

/// Looks on while a game is played and notes what it is asked to.
#[derive(Default)]
pub struct Witness {
    /// The number all chance of the game comes from.
    pub seed: u64,
    /// Every action in its order, and the position after the last.
    pub course: Option<Course>,
    pub tally: Option<Tally>,
    /// Programs that lost their seat to a recruit: which, where and why.
    pub faults: Vec<String>,
    /// Positions for the win chance.
    pub notes: Option<Notes>,
}

/// What a record is made of.
#[derive(Default)]
pub struct Course {
    pub actions: Vec<(Seat, Action)>,
    pub last: Option<State>,
}

impl Witness {
    /// A log that keeps what this witness needs.
    pub(crate) fn log(&self) -> Log {
        if self.tally.is_some() { Log::new() } else { Log::silent() }
    }

    /// Whether it looks at positions, not only at actions.
    fn counts(&self) -> bool {
        self.tally.is_some() || self.notes.is_some()
    }

    /// Deals a game.
    pub(crate) fn start(&mut self, rules: &Ruleset, dice: &mut Dice, log: &mut Log) -> State {
        self.seed = dice.word();
        rules.start(Seed::from_number(self.seed), log)
    }

    pub(crate) fn saw(&mut self, rules: &Ruleset, before: &State, seat: Seat, action: &Action, entries: &[Entry]) {
        if let Some(course) = &mut self.course {
            course.actions.push((seat, *action));
        }
        if let Some(tally) = &mut self.tally {
            tally.count(rules, before, entries);
        }
        if let Some(notes) = &mut self.notes {
            notes.saw(rules, before);
        }
    }

    pub(crate) fn ended(&mut self, state: &State) {
        if let Some(course) = &mut self.course {
            course.last = Some(*state);
        }
    }
}

/// Plays to the end. With `checked` every action is put before the judge and every position is proved sound.
pub fn play_random(rules: &Ruleset, dice: Dice, checked: bool) -> Played {
    play_witnessed(rules, dice, checked, &mut Witness::default())
}

/// The same, with somebody looking on; the game does not notice.
pub fn play_witnessed(rules: &Ruleset, mut dice: Dice, checked: bool, witness: &mut Witness) -> Played {
    let mut log = witness.log();
    let mut state = witness.start(rules, &mut dice, &mut log);
    for decisions in 0..ENDLESS {
        let Some((seat, _)) = rules.next_asked(&state) else {
            witness.ended(&state);
            let outcome = rules.outcome(&state).expect("nobody is asked, so the game is over");
            return Played { outcome, decisions };
        };
        let Some(action) = rules.random_action(&state, seat, &mut dice) else { continue };
        // Who counts wants the position before; a copy of it for nobody would be dear.
        let before = witness.counts().then_some(state);
        log = witness.log();
        if checked {
            let refusal = rules.play(&mut state, seat, &action, &mut log).err();
            assert!(refusal.is_none(), "a random action was refused: {action:?}: {refusal:?}");
            rules.assert_sound(&state);
        } else {
            rules.apply(&mut state, seat, &action, &mut log);
        }
        witness.saw(rules, before.as_ref().unwrap_or(&state), seat, &action, &log.into_entries());
    }
    panic!("the game does not end");
}
