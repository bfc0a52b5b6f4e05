//! The versions of the minor events of fate (catalogue 9.4).

use board::pack::FateKind;
use board::{FateCardId, FateEffect, Suit};

use crate::rules::Ruleset;
use engine::ids::{self, RuleId};

/// The entry of a version of a minor event; the carrying out of fate itself for a card the catalogue does not know.
pub fn version_rule(rules: &Ruleset, card: FateCardId, suit: Suit) -> RuleId {
    const BLANK: RuleId = ids::FC_0_11;
    let versions = match rules.pack.fate[card.index()].slug.as_str() {
        "1" => [ids::FC_1C, BLANK, ids::FC_1H, ids::FC_1D],
        "2" => [ids::FC_2C, BLANK, ids::FC_2H, ids::FC_2D],
        "3" => [ids::FC_3C, BLANK, ids::FC_3H, ids::FC_3D],
        "4" => [BLANK, ids::FC_4S, ids::FC_4H, ids::FC_4D],
        "5" => [BLANK, ids::FC_5S, ids::FC_5H, ids::FC_5D],
        "6" => [ids::FC_6C, ids::FC_6S, BLANK, ids::FC_6D],
        "7" => [BLANK, ids::FC_7S, ids::FC_7H, ids::FC_7D],
        "8" => [ids::FC_8C, ids::FC_8S, BLANK, ids::FC_8D],
        "9" => [ids::FC_9C, ids::FC_9S, BLANK, ids::FC_9D],
        "10" => [ids::FC_10C, ids::FC_10S, ids::FC_10H, BLANK],
        "11" => [ids::FC_11C, ids::FC_11S, ids::FC_11H, BLANK],
        "12" => [ids::FC_12C, ids::FC_12S, ids::FC_12H, BLANK],
        _ => [ids::F_2_12; 4],
    };
    versions[suit as usize]
}

/// What a minor event does in the version of this suit; none where that version is blank, or for a stroke.
pub fn version(rules: &Ruleset, card: FateCardId, suit: Suit) -> Option<FateEffect> {
    match &rules.pack.fate[card.index()].kind {
        FateKind::Minor { versions } => versions[suit as usize].effect,
        FateKind::Stroke { .. } => None,
    }
}
