//! What an action would do, as far as the asking seat can know.

use protocol::MessageWire;
use protocol::view::MarkerWire;
use serde::Serialize;

/// What would be different after an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ActionEffect {
    /// What must be answered first, `consent` or `command`; all else is as if it were agreed to, whoever commands.
    pub asks: Option<&'static str>,
    /// Pieces that would stand elsewhere; without `to` they leave the board.
    pub moves: Vec<PieceMove>,
    /// Markers that would be laid (conquests) and taken up (reconquests).
    pub markers: Vec<MarkerWire>,
    pub markers_gone: Vec<MarkerWire>,
    /// Question marks that would be laid: conquests that wait until nobody protects the city any more.
    pub questions: Vec<MarkerWire>,
    pub questions_gone: Vec<MarkerWire>,
    /// Cities from which hussars would be driven off.
    pub hussars_gone: Vec<String>,
    /// Combats that would follow if movement ended then, and those that would no longer.
    pub fights: Vec<ExpectedCombat>,
    pub fights_gone: Vec<ExpectedCombat>,
    /// Objectives and fortresses that would become protected, and those that would lose it.
    pub protected: Vec<String>,
    pub exposed: Vec<String>,
    /// Generals who would come into supply, and those who would fall out of it.
    pub supplied: Vec<String>,
    pub unsupplied: Vec<String>,
    /// What a player should think of before the action, the gravest first.
    pub warnings: Vec<WarningWire>,
    /// One for each combat that would follow.
    pub odds: Vec<OddsWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PieceMove {
    pub piece: String,
    pub to: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ExpectedCombat {
    pub attackers: Vec<String>,
    pub defenders: Vec<String>,
}

/// Something that cannot be undone and that a player may have overlooked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WarningWire {
    /// `loses-game`: a rival could win this turn and could not before. `starves`: own generals would be lost at the
    /// next supply check. `last-guard`: a city a rival needs would lose its last protector. `cut-off`: own generals
    /// would be out of supply. `empty-hand`: a combat would follow without a card that can be played in it.
    #[cfg_attr(test, ts(type = "'loses-game' | 'starves' | 'last-guard' | 'cut-off' | 'empty-hand'"))]
    pub kind: &'static str,
    pub message: MessageWire,
    pub pieces: Vec<String>,
    pub cities: Vec<String>,
}

/// What may be expected of a combat, from what the asking seat knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OddsWire {
    pub attackers: Vec<String>,
    pub defenders: Vec<String>,
    pub own: SideOdds,
    pub theirs: SideOdds,
    /// How likely the own side is to win, from 0 to 1.
    pub win: f32,
    /// The score to be expected at the end, from the own side.
    pub score: f32,
}

/// What one side can bring into a combat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SideOdds {
    #[cfg_attr(test, ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
    pub suit: board::Suit,
    /// Cards it can play there, Reserves included.
    pub cards: f32,
    /// Their points together.
    pub points: f32,
    /// Whether both are known; otherwise they are what is likely.
    pub exact: bool,
}
