//! What the rules say of a position, as `kabinett inspect` prints it; `docs/inspect.md` explains every field with an
//! example.

use std::collections::BTreeMap;

use board::{CityId, PowerId, SiteId, Suit};
use rules::Path;
use rules::Ruleset;
use rules::inspect::{
    Fight, Fortress, GroupMarches, Guard, Inspection, March, MariaInspection, Objective, RetreatWay, Supply, Victory,
};
use serde::Serialize;

use crate::view::{MariaWire, OutcomeWire};
use crate::{AskedWire, RetreatAt, Slug, Slugs, ViewWire};

/// Everything the rules say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct InspectionWire {
    /// Counted from 1.
    pub turn: u8,
    /// The step of the sequence play stands at.
    pub phase: Slug,
    /// The power that acts; none where no single one does.
    pub active: Option<Slug>,
    /// Every seat that is asked now, with its question.
    pub asked: Vec<AskedWire>,
    /// One entry for each group of the active power that may march.
    pub marches: Vec<GroupMarchesWire>,
    /// One entry for each stack or general on the board.
    pub supply: Vec<SupplyWire>,
    /// Of FRIEDRICH; empty in MARIA.
    pub objectives: Vec<ObjectiveWire>,
    /// Of MARIA; left out in FRIEDRICH.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fortresses: Vec<FortressWire>,
    /// Combats due: if movement ended now, or still to be fought.
    pub fights: Vec<FightWire>,
    /// An answer to each retreat the position asks about, in their order.
    pub retreats: Vec<RetreatWire>,
    /// One entry for each power that can win by conquest.
    pub victory: Vec<VictoryWire>,
    /// What only MARIA has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maria: Option<MariaInspectionWire>,
    /// How the game ended; none while it runs.
    pub outcome: Option<OutcomeWire>,
}

/// Where a group may march.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct GroupMarchesWire {
    pub group: Vec<Slug>,
    pub from: Slug,
    pub reach: Vec<MarchWire>,
}

/// One end and one effect, with one way there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MarchWire {
    pub to: Slug,
    pub path: Vec<Slug>,
    pub conquers: Vec<Slug>,
    pub reconquers: Vec<Slug>,
    pub questions: Vec<Slug>,
    pub takes: Vec<Slug>,
    pub joins: Vec<Slug>,
    #[serde(skip_serializing_if = "is_zero")]
    pub hussars: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// `consent` or `command`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<&'static str>,
    pub fights: Vec<FightWire>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Whether and how a stack is fed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SupplyWire {
    /// One stack, or one general where each keeps his own facing.
    pub stack: Vec<Slug>,
    /// Whose generals they are.
    pub power: Slug,
    /// Where they stand.
    pub city: Slug,
    /// Whether they were out of supply before.
    pub face_down: bool,
    /// Whether they would be fed now without paying for it.
    pub supplied: bool,
    /// `home`, `depot` or `train`.
    pub by: Option<&'static str>,
    /// The nearest train within range.
    pub train: Option<Slug>,
    /// The cities of a shortest line to that train, both ends included.
    pub line: Option<Vec<Slug>>,
    /// Points to be paid because no line avoids the hussars.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
}

/// A fortress of MARIA.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FortressWire {
    /// The city it lies in.
    pub city: Slug,
    /// Whether it is a major fortress.
    pub major: bool,
    /// The power whose home country it lies in.
    pub home: Option<Slug>,
    /// The powers that control it.
    pub control: Vec<Slug>,
    /// Whose marker lies on it.
    pub marker: Option<Slug>,
    /// Who has moved across it while it was protected, and would conquer it later.
    pub question: Option<Slug>,
    /// Whether it cannot be conquered now.
    pub protected: bool,
    /// The pieces that protect it.
    pub by: Vec<GuardWire>,
    /// The power that would cast its vote, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<Slug>,
}

/// An objective of FRIEDRICH.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ObjectiveWire {
    /// The city that is the objective.
    pub city: Slug,
    /// The power that wants it.
    pub of: Slug,
    /// 1 or 2; with an eased victory only those of the first order count.
    pub order: u8,
    /// The power it must be won from; none where nobody defends it.
    pub defender: Option<Slug>,
    /// Whose marker lies on it.
    pub marker: Option<Slug>,
    /// Who has moved across it while it was protected, and would conquer it later.
    pub question: Option<Slug>,
    /// Whether it cannot be conquered now.
    pub protected: bool,
    /// The pieces that protect it.
    pub by: Vec<GuardWire>,
}

/// A piece that protects a site, and how far away it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GuardWire {
    /// The general who protects it.
    pub piece: Slug,
    /// In cities along roads.
    pub distance: u8,
}

/// A combat that is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FightWire {
    /// The generals of the active power's side who fight.
    pub attackers: Vec<Slug>,
    /// The generals they attack.
    pub defenders: Vec<Slug>,
    /// Armies of the attackers less those of the defenders.
    pub score: i16,
    /// Suit of the sector the attackers stand in, in which they play.
    pub attacker_suit: Suit,
    /// Suit of the sector the defenders stand in.
    pub defender_suit: Suit,
}

/// The answer to a question about a retreat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RetreatWire {
    pub loser: String,
    pub winner: String,
    pub loss: u8,
    pub cities: Vec<RetreatWayWire>,
}

/// A city where a retreat may end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RetreatWayWire {
    pub city: Slug,
    pub distance: u8,
    pub path: Vec<Slug>,
}

/// How a power stands towards victory by conquest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct VictoryWire {
    pub power: Slug,
    pub held: u8,
    pub needed: u8,
    pub eased: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alternative: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winter_score: Option<u8>,
    pub fulfilled: bool,
}

/// The public state of politics, boxes and treaties, with what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MariaInspectionWire {
    #[serde(flatten)]
    pub seen: MariaWire,
    pub influence: BTreeMap<Slug, u32>,
    pub incomes: BTreeMap<Slug, u8>,
    pub owes_corps: Vec<Slug>,
    pub hussar_range: u8,
    pub peace_missing: u8,
}

impl InspectionWire {
    /// The inspection with the answers to these questions about retreats.
    pub fn of(inspection: &Inspection, asked: &[RetreatAt], rules: &Ruleset) -> InspectionWire {
        let slugs = Slugs::new(rules);
        let seen = ViewWire::of(&inspection.seen, rules);
        let ViewWire { turn, phase, active, asked: questions, maria, outcome, .. } = seen;
        let retreats = asked.iter().zip(&inspection.retreats);
        InspectionWire {
            turn,
            phase,
            active,
            asked: questions,
            marches: inspection.marches.iter().map(|group| group_marches(&slugs, group)).collect(),
            supply: inspection.supply.iter().map(|supply| supply_wire(&slugs, supply)).collect(),
            objectives: inspection.objectives.iter().map(|objective| objective_wire(&slugs, objective)).collect(),
            fortresses: inspection.fortresses.iter().map(|fortress| fortress_wire(&slugs, fortress)).collect(),
            fights: fights(&slugs, &inspection.fights),
            retreats: retreats.map(|(asked, ways)| retreat_wire(&slugs, asked, ways)).collect(),
            victory: inspection.victory.iter().map(|victory| victory_wire(&slugs, victory)).collect(),
            maria: maria.zip(inspection.maria.as_ref()).map(|(seen, more)| maria_wire(&slugs, seen, more)),
            outcome,
        }
    }
}

fn cities(slugs: &Slugs, cities: &[CityId]) -> Vec<Slug> {
    cities.iter().map(|&city| slugs.city(city)).collect()
}

fn sites(slugs: &Slugs, sites: &[SiteId]) -> Vec<Slug> {
    sites.iter().map(|&site| slugs.site(site)).collect()
}

fn power(slugs: &Slugs, power: Option<PowerId>) -> Option<Slug> {
    power.map(|power| slugs.power(power))
}

fn group_marches(slugs: &Slugs, group: &GroupMarches) -> GroupMarchesWire {
    GroupMarchesWire {
        group: slugs.pieces(group.group),
        from: slugs.city(group.from),
        reach: group.reach.iter().map(|march| march_wire(slugs, march)).collect(),
    }
}

fn march_wire(slugs: &Slugs, march: &March) -> MarchWire {
    MarchWire {
        to: slugs.city(march.path.end()),
        path: cities(slugs, march.path.cities()),
        conquers: sites(slugs, &march.conquers),
        reconquers: sites(slugs, &march.reconquers),
        questions: sites(slugs, &march.questions),
        takes: slugs.pieces(march.takes),
        joins: slugs.pieces(march.joins),
        hussars: march.hussars,
        forced: march.forced,
        asks: march.asks.map(rules::inspect::UnionQuestion::name),
        fights: fights(slugs, &march.fights),
    }
}

fn fights(slugs: &Slugs, fights: &[Fight]) -> Vec<FightWire> {
    let wire = |fight: &Fight| FightWire {
        attackers: slugs.pieces(fight.attackers),
        defenders: slugs.pieces(fight.defenders),
        score: fight.score,
        attacker_suit: fight.attacker_suit,
        defender_suit: fight.defender_suit,
    };
    fights.iter().map(wire).collect()
}

fn supply_wire(slugs: &Slugs, supply: &Supply) -> SupplyWire {
    SupplyWire {
        stack: slugs.pieces(supply.stack),
        power: slugs.power(supply.power),
        city: slugs.city(supply.city),
        face_down: supply.face_down,
        supplied: supply.supplied,
        by: supply.by,
        train: supply.line.as_ref().map(|(train, _)| slugs.piece(*train)),
        line: supply.line.as_ref().map(|(_, line)| cities(slugs, line)),
        price: supply.price,
    }
}

fn guards(slugs: &Slugs, guards: &[Guard]) -> Vec<GuardWire> {
    let wire = |guard: &Guard| GuardWire { piece: slugs.piece(guard.piece), distance: guard.distance };
    guards.iter().map(wire).collect()
}

fn fortress_wire(slugs: &Slugs, fortress: &Fortress) -> FortressWire {
    FortressWire {
        city: slugs.city(fortress.city),
        major: fortress.major,
        home: power(slugs, fortress.home),
        control: slugs.power_set(fortress.control),
        marker: power(slugs, fortress.marker),
        question: power(slugs, fortress.question),
        protected: fortress.protected,
        by: guards(slugs, &fortress.by),
        vote: power(slugs, fortress.vote),
    }
}

fn objective_wire(slugs: &Slugs, objective: &Objective) -> ObjectiveWire {
    ObjectiveWire {
        city: slugs.city(objective.city),
        of: slugs.power(objective.of),
        order: objective.order,
        defender: power(slugs, objective.defender),
        marker: power(slugs, objective.marker),
        question: power(slugs, objective.question),
        protected: objective.protected,
        by: guards(slugs, &objective.by),
    }
}

fn retreat_wire(slugs: &Slugs, asked: &RetreatAt, ways: &[RetreatWay]) -> RetreatWire {
    let way = |RetreatWay { path, distance }: &RetreatWay| RetreatWayWire {
        city: slugs.city(path.end()),
        distance: *distance,
        path: cities(slugs, Path::cities(path)),
    };
    let RetreatAt { loser, winner, loss } = asked.clone();
    RetreatWire { loser, winner, loss, cities: ways.iter().map(way).collect() }
}

fn victory_wire(slugs: &Slugs, victory: &Victory) -> VictoryWire {
    VictoryWire {
        power: slugs.power(victory.power),
        held: victory.held,
        needed: victory.needed,
        eased: victory.eased,
        alternative: victory.alternative.map(|goal| [goal.held, goal.needed]),
        first: victory.first,
        all: victory.all,
        pool: victory.pool,
        winter_score: victory.winter_score,
        fulfilled: victory.fulfilled,
    }
}

fn maria_wire(slugs: &Slugs, seen: MariaWire, more: &MariaInspection) -> MariaInspectionWire {
    MariaInspectionWire {
        seen,
        influence: more.influence.iter().map(|&(power, sum)| (slugs.power(power), sum)).collect(),
        incomes: more.incomes.iter().map(|&(power, cards)| (slugs.power(power), cards)).collect(),
        owes_corps: slugs.powers(&more.owes_corps),
        hussar_range: more.hussar_range,
        peace_missing: more.peace_missing,
    }
}
