//! A position written down by a person, as JSON: what `kabinett inspect` reads and prints, explained in
//! `docs/inspect.md`. The fields are those of the rules' own types, which say what each means; the compiler holds the
//! two in step.

use std::collections::BTreeMap;

use board::Suit;
use rules::position::{Moment, PieceAt, Position, RetreatAt, StrengthAt};
use rules::titles::friedrich::FriedrichPosition;
use rules::titles::maria::{ContractAt, MariaPosition, TreatyAt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A position that can be read and written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PositionWire(#[serde(with = "PositionDefinition")] pub Position);

#[derive(Default, Serialize, Deserialize)]
#[serde(remote = "Position", default, deny_unknown_fields, rename_all = "kebab-case")]
struct PositionDefinition {
    title: String,
    mode: String,
    options: Vec<String>,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
    turn: Option<u8>,
    phase: Option<String>,
    active: Option<String>,
    #[serde(with = "pieces")]
    pieces: Option<BTreeMap<String, PieceAt>>,
    hands: BTreeMap<String, Vec<String>>,
    draw: Vec<String>,
    spent: Vec<String>,
    markers: BTreeMap<String, String>,
    questions: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unseen: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    reshuffles: u8,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    known: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    lacks: BTreeMap<String, Vec<Suit>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(with = "strengths")]
    strengths: Vec<StrengthAt>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    resigned: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(with = "retreats")]
    retreats: Vec<RetreatAt>,
    #[serde(with = "friedrich")]
    friedrich: Option<FriedrichPosition>,
    #[serde(with = "maria")]
    maria: Option<MariaPosition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moment: Option<Moment>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(remote = "PieceAt", default, deny_unknown_fields, rename_all = "kebab-case")]
struct PieceAtDefinition {
    #[serde(skip_serializing_if = "Option::is_none")]
    city: Option<String>,
    #[serde(rename = "box", skip_serializing_if = "std::ops::Not::not")]
    in_box: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    troops: Option<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    face_down: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    moved: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    commands: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RetreatAt", deny_unknown_fields, rename_all = "kebab-case")]
struct RetreatAtDefinition {
    loser: String,
    winner: String,
    loss: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "StrengthAt", deny_unknown_fields, rename_all = "kebab-case")]
struct StrengthAtDefinition {
    generals: Vec<String>,
    least: u8,
    most: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    known_to: Option<Vec<String>>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(remote = "FriedrichPosition", default, deny_unknown_fields, rename_all = "kebab-case")]
struct FriedrichPositionDefinition {
    gone: Vec<String>,
    subsidy_cuts: u8,
    colonial_losses: u8,
    fate: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fate_drawn: Vec<String>,
    effect: Option<(String, Suit)>,
    effect_used: bool,
    offensive: Option<String>,
    open_card: Option<String>,
    last_winner: Option<String>,
    beaten: Vec<String>,
    eased: Vec<String>,
    imperial_seat: Option<String>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(remote = "MariaPosition", default, deny_unknown_fields, rename_all = "kebab-case")]
struct MariaPositionDefinition {
    hussars: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    second_hussar: bool,
    tracks: BTreeMap<String, u8>,
    boxed: Vec<String>,
    political_cards: Vec<String>,
    last_winner: Option<String>,
    annexed: bool,
    neutral_until: u8,
    reduced: bool,
    election_pending: bool,
    battle: BTreeMap<String, u8>,
    aside: BTreeMap<String, u8>,
    emperor: Option<String>,
    italy: Option<String>,
    display: BTreeMap<String, Vec<String>>,
    trump: Option<Suit>,
    scores: BTreeMap<String, u8>,
    bound_subsidy: Option<u8>,
    #[serde(with = "contracts")]
    contracts: Vec<ContractAt>,
    #[serde(with = "treaties")]
    treaties: Vec<TreatyAt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_treaty: Option<u16>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    offers: BTreeMap<String, u8>,
    face_down: BTreeMap<String, Vec<String>>,
    bluffs: BTreeMap<String, Vec<String>>,
    income_changes: BTreeMap<String, Vec<i8>>,
    hussar_range: Option<u8>,
    peace_missing: u8,
    saxony_acted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    saxony_drew: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entered: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    halted: Vec<String>,
    ended: Vec<String>,
    dispute: Option<String>,
    ceded: Option<[u8; 3]>,
    put_aside: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ContractAt", deny_unknown_fields, rename_all = "kebab-case")]
struct ContractAtDefinition {
    giver: String,
    receiver: String,
    turns: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TreatyAt", deny_unknown_fields, rename_all = "kebab-case")]
struct TreatyAtDefinition {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    from: String,
    to: String,
    #[serde(default)]
    in_force: bool,
    clauses: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ended: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    released: Vec<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// How a list of something with a definition is written and read: serde's definitions cover one value only.
macro_rules! list {
    ($name:ident, $definition:literal, $type:ty) => {
        mod $name {
            use super::*;

            #[derive(Serialize, Deserialize)]
            #[serde(transparent)]
            struct One(#[serde(with = $definition)] $type);

            pub fn serialize<S: Serializer>(all: &[$type], to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(all.iter().cloned().map(One))
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<$type>, D::Error> {
                Ok(Vec::deserialize(from)?.into_iter().map(|One(one)| one).collect())
            }
        }
    };
}

/// The same for something that may be absent.
macro_rules! option {
    ($name:ident, $definition:literal, $type:ty) => {
        mod $name {
            use super::*;

            #[derive(Serialize, Deserialize)]
            #[serde(transparent)]
            struct One(#[serde(with = $definition)] $type);

            #[expect(clippy::ref_option, reason = "the signature serde asks for")]
            pub fn serialize<S: Serializer>(one: &Option<$type>, to: S) -> Result<S::Ok, S::Error> {
                one.clone().map(One).serialize(to)
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<$type>, D::Error> {
                Ok(Option::deserialize(from)?.map(|One(one)| one))
            }
        }
    };
}

list!(strengths, "StrengthAtDefinition", StrengthAt);
list!(retreats, "RetreatAtDefinition", RetreatAt);
list!(contracts, "ContractAtDefinition", ContractAt);
list!(treaties, "TreatyAtDefinition", TreatyAt);
option!(friedrich, "FriedrichPositionDefinition", FriedrichPosition);
option!(maria, "MariaPositionDefinition", MariaPosition);

/// Pieces by name.
mod pieces {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct One(#[serde(with = "PieceAtDefinition")] PieceAt);

    type Pieces = Option<BTreeMap<String, PieceAt>>;

    #[expect(clippy::ref_option, reason = "the signature serde asks for")]
    pub fn serialize<S: Serializer>(all: &Pieces, to: S) -> Result<S::Ok, S::Error> {
        let named = |(name, at): (&String, &PieceAt)| (name.clone(), One(at.clone()));
        let wire: Option<BTreeMap<String, One>> = all.as_ref().map(|all| all.iter().map(named).collect());
        wire.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Pieces, D::Error> {
        let wire = Option::<BTreeMap<String, One>>::deserialize(from)?;
        Ok(wire.map(|all| all.into_iter().map(|(name, One(at))| (name, at)).collect()))
    }
}
