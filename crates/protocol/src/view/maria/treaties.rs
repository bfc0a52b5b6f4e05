//! Treaties and subsidy contracts.

use rules::clause::TreatyId;
use rules::titles::maria::{ClauseStanding, ClauseView, Contract, Contracts, Packed, Treaties, Treaty, TreatyView};
use rules::{Ruleset, text};
use serde::{Deserialize, Serialize};

use super::slots::in_slots;
use super::{MariaCourse, MariaWire};
use crate::slugs::{read_word, word};
use crate::{Fault, MessageWire, Slug, Slugs};

/// A subsidy contract.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ContractWire {
    /// The power that gives up a card each turn.
    pub giver: Slug,
    /// The power that gains it.
    pub receiver: Slug,
    /// Turns left.
    pub turns: u8,
    /// Whether it cannot be ended early.
    pub bound: bool,
}

/// A treaty, offered or in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TreatyWire {
    /// What it is called by as long as it is on the table.
    pub number: u16,
    /// The turn in which it was offered or, once in force, made.
    pub turn: u8,
    /// The seat that offered it.
    pub from: Slug,
    /// The seat it was offered to.
    pub to: Slug,
    /// Whether both have agreed.
    pub in_force: bool,
    /// All its clauses in their order, those done with included.
    pub clauses: Vec<ClauseWire>,
}

/// One promise of a treaty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ClauseWire {
    /// In the notation of actions.
    pub text: String,
    /// As it would be read out; for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "MessageWire"))]
    pub message: Option<MessageWire>,
    /// The power it binds.
    pub power: Slug,
    /// `open`, `binding`, `dormant`, `ended` or `released`.
    pub standing: Slug,
}

const STANDINGS: [(ClauseStanding, &str); 5] = [
    (ClauseStanding::Open, "open"),
    (ClauseStanding::Binding, "binding"),
    (ClauseStanding::Dormant, "dormant"),
    (ClauseStanding::Ended, "ended"),
    (ClauseStanding::Released, "released"),
];

impl TreatyWire {
    pub(super) fn of(treaty: &TreatyView, rules: &Ruleset, slugs: &Slugs) -> TreatyWire {
        let clause = |one: &ClauseView| ClauseWire {
            text: one.text.clone(),
            message: (!slugs.is_exact()).then(|| rules.tell_clause(&one.clause).into()),
            power: slugs.power(one.clause.power),
            standing: word(&STANDINGS, one.standing),
        };
        TreatyWire {
            number: treaty.number.0,
            turn: treaty.turn,
            from: slugs.seat(treaty.from),
            to: slugs.seat(treaty.to),
            in_force: treaty.in_force,
            clauses: treaty.clauses.iter().map(clause).collect(),
        }
    }

    pub(super) fn read(&self, rules: &Ruleset, slugs: &Slugs) -> Result<TreatyView, Fault> {
        let clause = |one: &ClauseWire| {
            let clause = text::read_clause(rules.pack, &one.text).map_err(|_| Fault::unknown("clause", &one.text))?;
            let standing = read_word(&STANDINGS, "standing of a clause", &one.standing)?;
            Ok(ClauseView { clause, text: one.text.clone(), standing })
        };
        Ok(TreatyView {
            number: TreatyId(self.number),
            turn: self.turn,
            from: slugs.read_seat(&self.from)?,
            to: slugs.read_seat(&self.to)?,
            in_force: self.in_force,
            clauses: self.clauses.iter().map(clause).collect::<Result<_, Fault>>()?,
        })
    }

    fn read_kept(&self, rules: &Ruleset, slugs: &Slugs) -> Result<Treaty, Fault> {
        let TreatyView { number, turn, from, to, in_force, clauses } = self.read(rules, slugs)?;
        let kept: [_; _] = std::array::from_fn(|at| clauses.get(at).map(|one| one.clause));
        let packed = Packed::new(&kept).filter(|_| clauses.len() <= kept.len());
        let packed = packed.ok_or_else(|| Fault::wrong("clauses", "are more than a treaty can hold"))?;
        let standing = |which: ClauseStanding| {
            let all = clauses.iter().enumerate().filter(|(_, one)| one.standing == which);
            all.map(|(at, _)| at).collect()
        };
        Ok(Treaty {
            number,
            turn,
            from,
            to,
            in_force,
            ended: standing(ClauseStanding::Ended),
            released: standing(ClauseStanding::Released),
            packed,
        })
    }
}

impl ContractWire {
    pub(super) fn of(contract: &Contract, slugs: &Slugs) -> ContractWire {
        let Contract { giver, receiver, turns, bound } = *contract;
        ContractWire { giver: slugs.power(giver), receiver: slugs.power(receiver), turns, bound }
    }

    fn read(&self, slugs: &Slugs) -> Result<Contract, Fault> {
        let (giver, receiver) = (slugs.read_power(&self.giver)?, slugs.read_power(&self.receiver)?);
        Ok(Contract { giver, receiver, turns: self.turns, bound: self.bound })
    }
}

impl MariaWire {
    pub(super) fn read_treaties(
        &self,
        course: &MariaCourse,
        rules: &Ruleset,
        slugs: &Slugs,
    ) -> Result<Treaties, Fault> {
        let kept = self.treaties.iter().map(|treaty| treaty.read_kept(rules, slugs)).collect::<Result<Vec<_>, _>>()?;
        let slots = in_slots("treaty-slots", &kept, &course.treaty_slots)?;
        Ok(Treaties::of(slots, course.last_treaty, course.read_offers()?))
    }

    pub(super) fn read_contracts(&self, course: &MariaCourse, slugs: &Slugs) -> Result<Contracts, Fault> {
        let kept = self.contracts.iter().map(|contract| contract.read(slugs)).collect::<Result<Vec<_>, _>>()?;
        Ok(Contracts { slots: in_slots("contract-slots", &kept, &course.contract_slots)? })
    }
}
