//! Where exactly a game stands when its position is written down: what the phase, the pieces and the hands leave open.
//!
//! A person writes a position with the phase that begins. A game that is under way stands inside a combat, a choice of
//! fate, a round of politics; its seats have learned something, its pile lies in some order. All that is written here
//! by the program for itself, in its own numbers, and sealed: it is read only with the position it was written with.

use board::limits::POWERS;
use board::{CardId, CardSet};
use sha2::{Digest as _, Sha256};

use super::Position;
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use engine::chance::Seed;
use engine::fault::PositionError;
use engine::shared::strengths::Fact;
use engine::state::{Core, Open, VIEWERS};
use friedrich::FriedrichMoment;
use maria::MariaMoment;

/// Everything, exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// A hash over all the position says, this note and the board.
    pub seal: String,
    /// What both games have.
    pub core: CoreMoment,
    /// What only the title that is played has.
    pub title: TitleMoment,
}

/// What both games have; `Core` explains each part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoreMoment {
    /// What lies open, copied whole.
    pub open: Open,
    /// Where all chance from here on comes from.
    pub seed: [u8; 32],
    /// Armies of each piece, by its number.
    pub troops: Vec<u8>,
    /// By power.
    pub hands: [CardSet; POWERS],
    /// The draw pile, the bottom card first.
    pub pile: Vec<CardId>,
    /// Cards spent since the pile was last shuffled.
    pub spent: CardSet,
    /// Cards each viewer knows besides his own and those all have seen; the public comes last.
    pub known: [CardSet; VIEWERS],
    /// What has been disclosed of strengths.
    pub facts: Vec<Fact>,
}

/// What only one of the games has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TitleMoment {
    /// Of FRIEDRICH.
    Friedrich(Box<FriedrichMoment>),
    /// Of MARIA.
    Maria(Box<MariaMoment>),
}

impl Moment {
    /// The note of a state; it is not sealed yet.
    pub(super) fn of(state: &State) -> Moment {
        let title = match &state.title {
            Title::Friedrich(own) => TitleMoment::Friedrich(Box::new(FriedrichMoment::of(own))),
            Title::Maria(own) => TitleMoment::Maria(Box::new(MariaMoment::of(own))),
        };
        Moment { seal: String::new(), core: CoreMoment::of(&state.core), title }
    }

    #[must_use]
    pub(super) fn sealed(self, seal: String) -> Moment {
        Moment { seal, ..self }
    }

    /// The state it was written of.
    pub fn state(&self) -> State {
        let title = match &self.title {
            TitleMoment::Friedrich(own) => Title::Friedrich(own.own()),
            TitleMoment::Maria(own) => Title::Maria(own.own()),
        };
        State { core: self.core.core(), title }
    }

    /// The same, if the position around it has this seal.
    pub(super) fn state_if(&self, seal: &str) -> Result<State, PositionError> {
        if self.seal != seal {
            return Err(
                "the `moment` was written with another position, on another board or by another version of the \
                        program; leave it out, and the phase begins anew"
                    .into(),
            );
        }
        Ok(self.state())
    }
}

impl CoreMoment {
    fn of(core: &Core) -> CoreMoment {
        let Core { open, secret } = core;
        CoreMoment {
            open: *open,
            seed: secret.seed.0,
            troops: secret.troops.to_vec(),
            hands: secret.hands,
            pile: secret.pile.iter().collect(),
            spent: secret.spent,
            known: secret.known,
            facts: secret.strengths.facts().to_vec(),
        }
    }

    /// The same again: whoever adds to `Secret` adds here.
    fn core(&self) -> Core {
        let mut core = Core { open: self.open, ..Core::new(Seed(self.seed)) };
        let secret = &mut core.secret;
        for (to, from) in secret.troops.iter_mut().zip(&self.troops) {
            *to = *from;
        }
        for &card in &self.pile {
            secret.pile.push(card);
        }
        for &fact in &self.facts {
            secret.strengths.add(fact);
        }
        (secret.hands, secret.spent, secret.known) = (self.hands, self.spent, self.known);
        core
    }
}

impl Position {
    /// A hash over what this position says on this board.
    pub(super) fn seal(&self, rules: &Ruleset) -> String {
        let mut said = self.clone();
        if let Some(moment) = &mut said.moment {
            moment.seal.clear();
        }
        let mut hash = Sha256::new();
        hash.update(rules.pack.hash);
        hash.update(format!("{said:?}"));
        hash.finalize()[..16].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }
}
