//! The part of a view on the wire that only FRIEDRICH has.

use board::{CardSet, FateCardId, Suit};
use friedrich::FriedrichView;
use serde::Serialize;

use super::slugs::{Slugs, card_names};

/// The part of a view on the wire that only FRIEDRICH has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FriedrichWire {
    /// Powers whose armies are distributed.
    pub deployed: Vec<&'static str>,
    pub subsidy_cuts: u8,
    pub colonial_losses: u8,
    /// Powers with eased victory.
    pub eased: Vec<&'static str>,
    /// Cards of fate drawn so far, the first one first.
    pub fate: Vec<&'static str>,
    /// The effect of fate that is alive.
    pub effect: Option<EffectWire>,
    /// `undecided`, `declined`, `running` or `failed`; absent without the option.
    pub offensive: Option<&'static str>,
    /// The card that lies open for the offensive option.
    pub open_card: Option<String>,
    /// Whether Austria holds an objective in Saxony.
    pub saxony_held: bool,
    /// The general who most recently won a combat.
    pub last_winner: Option<&'static str>,
    /// Generals who may not move in this phase.
    pub held: Vec<&'static str>,
    /// Generals one of whom must stay with their fellow.
    pub partners: Vec<&'static str>,
    /// Generals who lost a combat in this turn.
    pub beaten: Vec<&'static str>,
    /// The substitute city used in this nation-turn.
    pub substitute: Option<&'static str>,
    /// Armies recruited in this nation-turn.
    pub recruits: u8,
    /// Who received them; for the owner only.
    pub recruited: Option<Vec<&'static str>>,
    /// Cards just drawn one of which must go; for the owner only.
    pub drawn: Option<Vec<String>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EffectWire {
    pub card: &'static str,
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
    pub suit: Suit,
    /// The turn it holds for.
    pub turn: u8,
    /// What may happen once has happened.
    pub used: bool,
}

impl FriedrichWire {
    pub(crate) fn of(view: &FriedrichView, slugs: &Slugs, aside: &CardSet) -> FriedrichWire {
        let fate = |card: FateCardId| slugs.pack.fate[card.index()].slug.as_str();
        FriedrichWire {
            deployed: slugs.powers(view.deployed),
            subsidy_cuts: view.subsidy_cuts,
            colonial_losses: view.colonial_losses,
            eased: slugs.powers(view.eased),
            fate: view.fate.iter().map(|&card| fate(card)).collect(),
            effect: view.alive.map(|alive| EffectWire {
                card: fate(alive.card),
                suit: alive.suit,
                turn: alive.turn,
                used: alive.used,
            }),
            offensive: view.offensive.name(),
            open_card: aside.iter().next().map(|card| slugs.pack.card_name(card)),
            saxony_held: view.saxony_held,
            last_winner: view.last_winner.map(|piece| slugs.piece(piece)),
            held: slugs.pieces(view.held),
            partners: slugs.pieces(view.partners),
            beaten: slugs.pieces(view.beaten),
            substitute: view.substitute.map(|city| slugs.city(city)),
            recruits: view.recruits,
            recruited: view.recruited.map(|pieces| slugs.pieces(pieces)),
            drawn: view.drawn.map(|cards| card_names(slugs.pack, &cards)),
        }
    }
}
