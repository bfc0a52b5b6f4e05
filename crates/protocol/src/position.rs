//! A position written down by a person, as JSON: what `kabinett inspect` reads and prints, explained in
//! `docs/inspect.md`. The parts are those of the rules' own types, which say what each means; the compiler holds the
//! two in step.

mod moment;

use std::collections::BTreeMap;

use board::{Pack, Suit};
use rules::inspect::RetreatQuery;
use rules::position::{Built, PieceAt, Position, StrengthAt};
use rules::titles::friedrich::FriedrichPosition;
use rules::titles::maria::{ContractAt, MariaPosition, TreatyAt};
use rules::{PositionError, Ruleset, State};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use moment::MomentWire;

/// A position as JSON. What each field means stands with `rules::position::Position`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct PositionWire {
    /// `friedrich` or `maria`.
    pub title: String,
    /// The mode by its slug, for example `advanced-3p`.
    pub mode: String,
    /// The options played with, by name.
    pub options: Vec<String>,
    /// Chance from here on comes from this number.
    pub seed: u64,
    /// The same in full, 64 hexadecimal digits, where it did not come from a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<String>,
    /// The turn counted from 1; default: the first.
    pub turn: Option<u8>,
    /// `deploy`, `cards`, `movement` (default), `combat`, `conquest` or `end-of-turn`.
    pub phase: Option<String>,
    /// The active power; default: the first of the order.
    pub active: Option<String>,
    /// Pieces on the board or out of the game. Absent: the set-up of the mode. Given: all others are off the board.
    #[serde(with = "pieces")]
    pub pieces: Option<BTreeMap<String, PieceAt>>,
    /// Hands by power; default empty.
    pub hands: BTreeMap<String, Vec<String>>,
    /// Cards to be drawn next, top first; the rest follows shuffled.
    pub draw: Vec<String>,
    /// Cards already spent, face up.
    pub spent: Vec<String>,
    /// Markers: objective or fortress city -> power, or `none`; those of the set-up lie there by default.
    pub markers: BTreeMap<String, String>,
    /// Question marks: objective city -> power.
    pub questions: BTreeMap<String, String>,
    /// Spent cards whose faces not everybody has seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<String>,
    /// How often spent cards have been shuffled again.
    #[serde(skip_serializing_if = "is_zero")]
    pub reshuffles: u8,
    /// Seat, or `public` -> cards it knows besides its own and those everybody has seen.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub known: BTreeMap<String, Vec<String>>,
    /// Power -> suits everybody knows its hand to lack.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lacks: BTreeMap<String, Vec<Suit>>,
    /// What is known of armies.
    #[serde(with = "strengths", skip_serializing_if = "Vec::is_empty")]
    pub strengths: Vec<StrengthAt>,
    /// Seats that have resigned.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<String>,
    /// Questions about retreats; no part of the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub retreats: Vec<RetreatAt>,
    /// What only FRIEDRICH has.
    #[serde(with = "friedrich")]
    pub friedrich: Option<FriedrichPosition>,
    /// What only MARIA has.
    #[serde(with = "maria")]
    pub maria: Option<MariaPosition>,
    /// Where exactly a game under way stands; written by the program for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<MomentWire>,
}

/// Who was beaten by whom, and how many armies were lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RetreatAt {
    /// A general of the beaten stack.
    pub loser: String,
    /// A general of the stack that won; the retreat leads away from him.
    pub winner: String,
    /// Armies lost, and so the cities to retreat.
    pub loss: u8,
}

impl PositionWire {
    /// A state written down, secrets included. Read again it plays on exactly alike.
    pub fn of(state: &State, rules: &Ruleset) -> PositionWire {
        let position = rules.position(state);
        PositionWire {
            title: position.title,
            mode: position.mode,
            options: position.options,
            seed: position.seed,
            chance: position.chance,
            turn: position.turn,
            phase: position.phase,
            active: position.active,
            pieces: position.pieces,
            hands: position.hands,
            draw: position.draw,
            spent: position.spent,
            markers: position.markers,
            questions: position.questions,
            unseen: position.unseen,
            reshuffles: position.reshuffles,
            known: position.known,
            lacks: position.lacks,
            strengths: position.strengths,
            resigned: position.resigned,
            retreats: Vec::new(),
            friedrich: position.friedrich,
            maria: position.maria,
            moment: position.moment.map(|moment| MomentWire::of(&moment, rules)),
        }
    }

    /// The position on a pack; the error is one sentence for the person who wrote it.
    pub fn build(&self, pack: &'static Pack) -> Result<Built, PositionError> {
        let plain = self.plain();
        let Some(moment) = &self.moment else { return plain.build(pack) };
        let rules = plain.rules(pack)?;
        let moment = moment.read(&rules).map_err(|fault| format!("in the `moment` {fault}"))?;
        Position { moment: Some(moment), ..plain }.build(pack)
    }

    /// What a person would write.
    fn plain(&self) -> Position {
        let given = self.clone();
        Position {
            title: given.title,
            mode: given.mode,
            options: given.options,
            seed: given.seed,
            chance: given.chance,
            turn: given.turn,
            phase: given.phase,
            active: given.active,
            pieces: given.pieces,
            hands: given.hands,
            draw: given.draw,
            spent: given.spent,
            markers: given.markers,
            questions: given.questions,
            unseen: given.unseen,
            reshuffles: given.reshuffles,
            known: given.known,
            lacks: given.lacks,
            strengths: given.strengths,
            resigned: given.resigned,
            friedrich: given.friedrich,
            maria: given.maria,
            moment: None,
        }
    }

    /// The questions about retreats; the error names a general who does not exist.
    pub fn retreat_queries(&self, rules: &Ruleset) -> Result<Vec<RetreatQuery>, PositionError> {
        let general = |slug: &str| {
            let piece = rules.pack.piece(slug).filter(|&piece| rules.is_general(piece));
            piece.ok_or_else(|| format!("there is no general `{slug}` to retreat or to win"))
        };
        let query = |at: &RetreatAt| {
            Ok(RetreatQuery { loser: general(&at.loser)?, winner: general(&at.winner)?, loss: at.loss })
        };
        self.retreats.iter().map(query).collect()
    }
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
list!(contracts, "ContractAtDefinition", ContractAt);
list!(treaties, "TreatyAtDefinition", TreatyAt);
option!(friedrich, "FriedrichPositionDefinition", FriedrichPosition);
option!(maria, "MariaPositionDefinition", MariaPosition);

/// Pieces by name.
mod pieces {
    use super::{BTreeMap, Deserialize, Deserializer, PieceAt, PieceAtDefinition, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct One(#[serde(with = "PieceAtDefinition")] PieceAt);

    type Pieces = Option<BTreeMap<String, PieceAt>>;

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
