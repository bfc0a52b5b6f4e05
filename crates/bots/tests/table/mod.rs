//! Positions written down, to be played on.

use protocol::PositionWire;
use rules::position::Position;
use rules::{Log, Question, Ruleset, Seat, State};

pub struct Scene {
    pub rules: Ruleset,
    pub state: State,
}

/// A position as `kabinett inspect` reads it.
#[track_caller]
pub fn table(json: &str) -> Scene {
    let position: PositionWire = serde_json::from_str(json).expect("a position");
    let pack = board::standard(&position.title).expect("a standard pack");
    let built = position.build(pack).unwrap_or_else(|problem| panic!("{problem}"));
    Scene { rules: built.rules, state: built.state }
}

/// A position that can be played on.
#[track_caller]
pub fn at(position: &Position) -> Scene {
    let pack = board::standard(&position.title).expect("a standard pack");
    let built = position.build(pack).unwrap_or_else(|problem| panic!("{problem}"));
    Scene { rules: built.rules, state: built.state }
}

impl Scene {
    /// Who is asked what now.
    #[track_caller]
    pub fn asked(&self) -> (Seat, Question) {
        self.rules.next_asked(&self.state).expect("somebody is asked")
    }

    /// Whoever is asked answers this.
    #[track_caller]
    pub fn play(&mut self, text: &str) {
        let (seat, _) = self.asked();
        let action = self.rules.read(&self.state, seat, text).expect("an action");
        self.rules.play(&mut self.state, seat, &action, &mut Log::silent()).expect("a legal action");
    }
}
