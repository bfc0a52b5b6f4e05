//! Combats to be fought, the duel under way, and how the game ended.

use board::PieceId;
use board::limits::POWERS;
use rules::{Duel, Outcome, Pair, Reason, Ruleset, Side};
use serde::{Deserialize, Serialize};

use crate::slugs::{read_word, word};
use crate::{Fault, Slug, Slugs};

/// Two stacks that must fight, each named by its commander.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PairWire {
    /// The commander who attacks.
    pub attacker: Slug,
    /// The commander who is attacked.
    pub defender: Slug,
}

/// A duel under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DuelWire {
    /// The commander who attacks.
    pub attacker: Slug,
    /// The commander who is attacked.
    pub defender: Slug,
    /// From the attacker's side.
    pub score: i16,
    /// `attacker` or `defender`: who has the right to play.
    pub to_play: Slug,
    /// Cards played by attacker and defender.
    pub played: [u8; 2],
    /// Whether the right to play has passed on from attacker and defender before.
    pub passed: [bool; 2],
    /// Armies lost by the beaten, once the duel is lost.
    pub lost: u8,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OutcomeWire {
    /// The seats that have won, or share a draw.
    pub seats: Vec<Slug>,
    /// The powers by which they have won.
    pub powers: Vec<Slug>,
    /// One word, for example `objectives`.
    pub reason: Slug,
    /// The turn it ended in.
    pub turn: u8,
    /// What each power of the mode held of what its goal counts, in the order of play.
    pub held: Vec<u8>,
}

const SIDES: [(Side, &str); 2] = [(Side::Attacker, "attacker"), (Side::Defender, "defender")];

impl PairWire {
    pub(super) fn of(pair: Pair, slugs: &Slugs) -> PairWire {
        PairWire { attacker: slugs.piece(pair.attacker), defender: slugs.piece(pair.defender) }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<Pair, Fault> {
        pair(&self.attacker, &self.defender, slugs)
    }
}

fn pair(attacker: &str, defender: &str, slugs: &Slugs) -> Result<Pair, Fault> {
    let commander = |slug: &str| -> Result<PieceId, Fault> { slugs.read_piece(slug) };
    Ok(Pair { attacker: commander(attacker)?, defender: commander(defender)? })
}

impl DuelWire {
    pub(super) fn of(duel: &Duel, slugs: &Slugs) -> DuelWire {
        DuelWire {
            attacker: slugs.piece(duel.pair.attacker),
            defender: slugs.piece(duel.pair.defender),
            score: duel.score,
            to_play: word(&SIDES, duel.to_play),
            played: duel.played,
            passed: duel.passed,
            lost: duel.lost,
        }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<Duel, Fault> {
        Ok(Duel {
            pair: pair(&self.attacker, &self.defender, slugs)?,
            score: self.score,
            to_play: read_word(&SIDES, "side", &self.to_play)?,
            played: self.played,
            passed: self.passed,
            lost: self.lost,
        })
    }
}

impl OutcomeWire {
    /// The outcome with names instead of ids.
    pub fn of(outcome: &Outcome, rules: &Ruleset, slugs: &Slugs) -> OutcomeWire {
        OutcomeWire {
            seats: slugs.seats(outcome.seats),
            powers: slugs.power_set(outcome.powers),
            reason: outcome.reason.slug().into(),
            turn: outcome.turn,
            held: rules.order.iter().map(|power| outcome.held[power.index()]).collect(),
        }
    }

    /// The outcome again.
    pub fn read(&self, rules: &Ruleset, slugs: &Slugs) -> Result<Outcome, Fault> {
        let mut held = [0; POWERS];
        for (power, &number) in rules.order.iter().zip(&self.held) {
            held[power.index()] = number;
        }
        let reason = Reason::ALL.into_iter().find(|reason| reason.slug() == self.reason);
        Ok(Outcome {
            seats: slugs.read_seats(&self.seats)?,
            powers: slugs.read_power_set(&self.powers)?,
            reason: reason.ok_or_else(|| Fault::unknown("way to end", &self.reason))?,
            turn: self.turn,
            held,
        })
    }
}
