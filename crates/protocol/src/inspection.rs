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
    pub turn: u8,
    pub phase: Slug,
    pub active: Option<Slug>,
    pub asked: Vec<AskedWire>,
    pub marches: Vec<GroupMarchesWire>,
    pub supply: Vec<SupplyWire>,
    pub objectives: Vec<ObjectiveWire>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fortresses: Vec<FortressWire>,
    pub fights: Vec<FightWire>,
    pub retreats: Vec<RetreatWire>,
    pub victory: Vec<VictoryWire>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maria: Option<MariaInspectionWire>,
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
    pub stack: Vec<Slug>,
    pub power: Slug,
    pub city: Slug,
    pub face_down: bool,
    pub supplied: bool,
    pub by: Option<&'static str>,
    pub train: Option<Slug>,
    pub line: Option<Vec<Slug>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
}

/// A fortress of MARIA.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FortressWire {
    pub city: Slug,
    pub major: bool,
    pub home: Option<Slug>,
    pub control: Vec<Slug>,
    pub marker: Option<Slug>,
    pub question: Option<Slug>,
    pub protected: bool,
    pub by: Vec<GuardWire>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<Slug>,
}

/// An objective of FRIEDRICH.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ObjectiveWire {
    pub city: Slug,
    pub of: Slug,
    pub order: u8,
    pub defender: Option<Slug>,
    pub marker: Option<Slug>,
    pub question: Option<Slug>,
    pub protected: bool,
    pub by: Vec<GuardWire>,
}

/// A piece that protects a site, and how far away it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GuardWire {
    pub piece: Slug,
    pub distance: u8,
}

/// A combat that is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FightWire {
    pub attackers: Vec<Slug>,
    pub defenders: Vec<Slug>,
    pub score: i16,
    pub attacker_suit: Suit,
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
