//! Where exactly a game stands when its position is written down: what the phase, the pieces and the hands leave open.
//!
//! A person writes a position with the phase that begins. A game that is under way stands inside a combat, a choice of
//! fate, a round of politics; its seats have learned something, its pile lies in some order. All that is written here
//! by the program for itself, in its own numbers, and sealed: it is read only with the position it was written with.

use board::limits::{PIECES, POWERS, SITES};
use board::{CardId, CardSet, PieceId, PieceSet, PowerId, SiteId};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::Position;
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use engine::chance::Seed;
use engine::ruleset::Seat;
use engine::shared::combat::{Combat, Duel, Pair};
use engine::shared::strengths::Fact;
use engine::state::{Core, Place, VIEWERS};
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
    seed: [u8; 32],
    turn: u8,
    places: Vec<Place>,
    troops: Vec<u8>,
    flipped: PieceSet,
    moved: PieceSet,
    retreated: PieceSet,
    enemies: [u8; POWERS],
    partners: [u8; POWERS],
    neutral: u8,
    chosen: PieceSet,
    seat_of: [Seat; POWERS],
    present: u8,
    hands: [CardSet; POWERS],
    pile: Vec<CardId>,
    next_set: u8,
    reshuffles: u8,
    spent: CardSet,
    seen: CardSet,
    known: [CardSet; VIEWERS],
    void: [u8; POWERS],
    control: Vec<u8>,
    pending: Vec<(SiteId, PowerId)>,
    combats: Vec<Pair>,
    duel: Option<Duel>,
    facts: Vec<Fact>,
    resigned: u8,
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
        CoreMoment {
            seed: core.seed.0,
            turn: core.turn,
            places: (0..PIECES as u8).map(|piece| core.place(PieceId(piece))).collect(),
            troops: core.troops.to_vec(),
            flipped: core.flipped,
            moved: core.moved,
            retreated: core.retreated,
            enemies: core.enemies,
            partners: core.partners,
            neutral: core.neutral,
            chosen: core.chosen,
            seat_of: core.seat_of,
            present: core.present,
            hands: core.hands,
            pile: core.pile.iter().collect(),
            next_set: core.next_set,
            reshuffles: core.reshuffles,
            spent: core.spent,
            seen: core.seen,
            known: core.known,
            void: core.void,
            control: core.control.to_vec(),
            pending: core.pending.iter().collect(),
            combats: core.combat.pairs().to_vec(),
            duel: core.combat.duel,
            facts: core.strengths.facts().to_vec(),
            resigned: core.resigned,
        }
    }

    fn core(&self) -> Core {
        let mut core = Core::new(Seed(self.seed));
        for (number, &place) in self.places.iter().enumerate().take(PIECES) {
            core.put(PieceId(number as u8), place);
        }
        copy(&mut core.troops, &self.troops);
        copy(&mut core.control[..SITES], &self.control);
        for &card in &self.pile {
            core.pile.push(card);
        }
        for &(site, power) in &self.pending {
            core.pending.set(site, Some(power));
        }
        for &fact in &self.facts {
            core.strengths.add(fact);
        }
        core.combat = Combat::of(&self.combats, self.duel);
        (core.turn, core.next_set, core.reshuffles) = (self.turn, self.next_set, self.reshuffles);
        (core.flipped, core.moved, core.retreated) = (self.flipped, self.moved, self.retreated);
        (core.enemies, core.partners, core.neutral) = (self.enemies, self.partners, self.neutral);
        (core.chosen, core.seat_of, core.present) = (self.chosen, self.seat_of, self.present);
        (core.hands, core.spent, core.seen) = (self.hands, self.spent, self.seen);
        (core.known, core.void, core.resigned) = (self.known, self.void, self.resigned);
        core
    }
}

fn copy(to: &mut [u8], from: &[u8]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = *from;
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
