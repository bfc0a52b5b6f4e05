//! Where exactly a game stands when its position is written down: what the phase, the pieces and the hands leave open.
//!
//! A person writes a position with the phase that begins. A game that is under way stands inside a combat, a choice of
//! fate, a round of politics; its seats have learned something, its pile lies in some order. All that is written here
//! by the program for itself, in its own numbers, and sealed: it is read only with the position it was written with.

use board::limits::POWERS;
use board::{CardId, CardSet};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::Position;
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use engine::chance::Seed;
use engine::shared::strengths::Fact;
use engine::state::{Core, Open, VIEWERS};
use friedrich::FriedrichMoment;
use maria::MariaMoment;

/// Everything, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Moment {
    /// A hash over all the position says, this note and the board.
    seal: String,
    core: CoreMoment,
    title: TitleMoment,
}

/// What both games have; `Core` explains each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct CoreMoment {
    open: Open,
    seed: [u8; 32],
    troops: Vec<u8>,
    hands: [CardSet; POWERS],
    pile: Vec<CardId>,
    spent: CardSet,
    known: [CardSet; VIEWERS],
    facts: Vec<Fact>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TitleMoment {
    Friedrich(Box<FriedrichMoment>),
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

    /// The state again, if the position around it has this seal.
    pub(super) fn state_if(&self, seal: &str) -> Result<State, String> {
        if self.seal != seal {
            return Err(
                "the `moment` was written with another position, on another board or by another version of the \
                        program; leave it out, and the phase begins anew"
                    .to_owned(),
            );
        }
        let title = match &self.title {
            TitleMoment::Friedrich(own) => Title::Friedrich(own.own()),
            TitleMoment::Maria(own) => Title::Maria(own.own()),
        };
        Ok(State { core: self.core.core(), title })
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
    /// A hash over what this position says on this board; what is only asked about it is no part of it.
    pub(super) fn seal(&self, rules: &Ruleset) -> String {
        let mut said = Position { retreats: Vec::new(), ..self.clone() };
        if let Some(moment) = &mut said.moment {
            moment.seal.clear();
        }
        let mut hash = Sha256::new();
        hash.update(rules.pack.hash);
        hash.update(format!("{said:?}"));
        hash.finalize()[..16].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }
}
