//! FRIEDRICH: Seven Years War; one against all, until fate removes the attackers.

mod act;
mod duel;
mod fate;
mod flow;
mod inspect;
mod judge;
mod menu;
mod moment;
mod offensive;
mod position;
mod random;
mod rights;
mod sample;
mod setup;
mod sound;
mod switches;
#[cfg(test)]
#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod tests;
mod victory;
mod view;

use board::limits::POWERS;
use board::pack::{FateKind, SiteKind};
use board::{CardId, CardSet, CityId, FateEffect, Pack, PieceId, PieceSet, PowerId, SiteId, Suit};

use crate::ids::{self, RuleId};
use crate::outcome::Outcome;
use crate::ruleset::{NONE, Options, Ruleset};
use crate::titles::Fixed;

pub(crate) use act::apply;
pub(crate) use flow::{combats_due, run};
pub(crate) use inspect::{counts, facts, means, opens_its_phase, phase_name, protection, write_position};
pub(crate) use judge::check;
pub(crate) use menu::{asked, legal};
pub use moment::FriedrichMoment;
pub use position::FriedrichPosition;
pub(crate) use position::enter_position;
pub(crate) use random::random_action;
pub(crate) use sample::imagine;
pub(crate) use setup::new_state;
pub(crate) use sound::assert_sound;
#[cfg(test)]
pub(crate) use switches::switches_mut;
pub(crate) use switches::{FictionalDraw, SWITCHES, Switches, switches};
pub use view::{FriedrichView, FriedrichWire};
pub(crate) use view::{describe, prospects};

/// F-2.1: the order of the powers in the pack is the order of play.
pub const PRUSSIA: PowerId = PowerId(0);
pub const HANOVER: PowerId = PowerId(1);
pub const RUSSIA: PowerId = PowerId(2);
pub const SWEDEN: PowerId = PowerId(3);
pub const AUSTRIA: PowerId = PowerId(4);
pub const EMPIRE: PowerId = PowerId(5);
pub const FRANCE: PowerId = PowerId(6);

const SLUGS: [&str; POWERS] = ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"];

/// Where the game stands. F-2.4: cards, movement, combat, retroactive conquest and supply follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// ST-S4
    Deploy,
    /// ST-N0, ST-N1
    NationBegins,
    /// ST-N1a
    Discard,
    /// ST-N1b
    Offensive,
    MovementBegins,
    /// ST-N2, F-2.6: marching, conquering, recruiting and returning in any order
    Movement,
    CombatBegins,
    /// ST-N3
    CombatOrder,
    /// FC-8C
    Evade,
    DuelBegins,
    /// ST-C2
    Duel,
    /// ST-C4
    Retreat,
    /// ST-C6
    CombatEnds,
    /// ST-N4, ST-N5, ST-N6
    NationEnds,
    /// ST-E0 to ST-E3
    TurnEnds,
    /// ST-E4: which general leaves
    Leaving,
    /// ST-E3m: a choice on a minor event
    FateChoice,
    /// FC-1H: both may agree
    ExchangeOffer,
    /// FC-1H: both pick a card
    ExchangeCards,
    /// ST-E5 to ST-E7
    FateDone,
    Over,
}

/// F-13: how the offensive option stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Offensive {
    /// Not part of this game.
    Absent,
    Undecided,
    Declined,
    Running,
    Failed,
}

/// FC-0.2, FC-0.12, F-11.15: the one effect of fate that can be alive; everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Alive {
    pub card: u8,
    pub suit: Suit,
    /// The turn it holds for.
    pub turn: u8,
    /// What may happen once has happened.
    pub used: bool,
}

/// What only FRIEDRICH keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Own {
    pub phase: Phase,
    /// The active nation, by its place in the order.
    pub active: u8,
    /// Powers whose armies are distributed, as bits.
    pub deployed: u8,
    /// The cards just drawn, one of which must go.
    pub drawn: CardSet,
    pub subsidy_cuts: u8,
    pub colonial_losses: u8,
    pub russia_out: bool,
    pub sweden_out: bool,
    pub imperial_changed: bool,
    /// Powers with eased victory, as bits.
    pub eased: u8,
    pub pile: [u8; 18],
    pub drawn_fate: u8,
    pub alive: Option<Alive>,
    pub offensive: Offensive,
    pub open_card: Option<CardId>,
    /// The general who most recently won a combat, or `NONE`.
    pub last_winner: u8,
    /// FC-3H: suits the two generals have attacked from this turn, as bits.
    pub attacked_from: [u8; 2],
    /// FC-2C
    pub held: PieceSet,
    /// FC-5D: the partners one of whom must stay.
    pub partners: PieceSet,
    /// FC-10S: generals who received recruits in this nation-turn; secret.
    pub recruited: PieceSet,
    /// Armies recruited in this nation-turn; everybody knows how many.
    pub recruits: u8,
    /// Generals brought back in this nation-turn, each with new armies.
    pub came_back: PieceSet,
    /// FC-10S: generals who moved into attack position in this nation-turn.
    pub into_attack: PieceSet,
    /// F-10.20: the substitute city used in this nation-turn.
    pub substitute: Option<CityId>,
    /// FC-12H: generals who lost a combat in this turn.
    pub beaten: PieceSet,
    /// FC-1H: who has answered and how.
    pub answers: [Option<bool>; 2],
    pub offered: [Option<CardId>; 2],
    pub outcome: Option<Outcome>,
}

/// Makes the fixed part of a game.
pub fn ruleset(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, String> {
    let slugs: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
    if slugs != SLUGS {
        return Err(format!("this pack has the powers {}, not those of FRIEDRICH", slugs.join(", ")));
    }
    let mode = Ruleset::find_mode(pack, mode, options)?;
    Ok(Ruleset::new(pack, mode, options, Fixed::Friedrich(SWITCHES)))
}

impl Own {
    pub fn is_eased(&self, power: PowerId) -> bool {
        self.eased >> power.0 & 1 == 1
    }

    /// The effect of fate that holds in this turn, if any.
    pub fn effect(&self, rules: &Ruleset, turn: u8) -> Option<FateEffect> {
        let alive = self.alive.filter(|alive| alive.turn == turn)?;
        version(rules, alive.card, alive.suit)
    }

    /// The card of fate that binds now.
    pub fn fate_rule(&self, rules: &Ruleset) -> RuleId {
        self.alive.map_or(ids::F_2_12, |alive| version_rule(rules, alive.card, alive.suit))
    }

    /// The effect just drawn, while its immediate choices are made.
    pub fn effect_drawn(&self, rules: &Ruleset) -> Option<FateEffect> {
        let alive = self.alive?;
        version(rules, alive.card, alive.suit)
    }
}

/// The entry of a version of a minor event; the carrying out of fate itself for a card the catalogue does not know.
fn version_rule(rules: &Ruleset, card: u8, suit: Suit) -> RuleId {
    const BLANK: RuleId = ids::FC_0_11;
    let versions = match rules.pack.fate[card as usize].slug.as_str() {
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

pub(crate) fn version(rules: &Ruleset, card: u8, suit: Suit) -> Option<FateEffect> {
    match &rules.pack.fate[card as usize].kind {
        FateKind::Minor { versions } => versions[suit as usize].effect,
        FateKind::Stroke { .. } => None,
    }
}

/// F-2.3: the nation whose nation-turn it is.
pub(crate) fn active(rules: &Ruleset, own: &Own) -> PowerId {
    rules.order[own.active as usize]
}

/// F-1.11 to F-1.13, F-5.2: the objective at a site: whose (the grey ones are Austria's), and of which order.
pub(crate) fn objective(rules: &Ruleset, site: SiteId) -> (PowerId, u8) {
    match rules.pack.sites[site.index()].kind {
        SiteKind::Objective { power, order } => (power, order),
        SiteKind::Fortress { .. } => unreachable!("a FRIEDRICH pack has objectives only"),
    }
}

pub(crate) fn defender(rules: &Ruleset, site: SiteId) -> PowerId {
    PowerId(rules.defender[site.index()])
}

pub(crate) fn piece(rules: &Ruleset, slug: &str) -> PieceId {
    rules.pack.piece(slug).unwrap_or_else(|| panic!("the pack has a piece `{slug}`"))
}

/// F-1.7: the two camps never change.
pub(crate) fn is_defender(power: PowerId) -> bool {
    power == PRUSSIA || power == HANOVER
}

pub(crate) fn nobody(power: u8) -> bool {
    power == NONE
}

/// Modes by what differs between them (catalogue 3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scenario {
    Full,
    WarInTheWest,
    StruggleForSilesia,
}

/// Which machine the mode runs on, told from the nations that take part (F-14.1.2, F-14.2.2).
/// F-14.0.1, F-14.0.5: the rules and the order of nations are the standard ones except where this is asked.
pub(crate) fn scenario(rules: &Ruleset) -> Scenario {
    let takes_part = |power| rules.order.contains(&power);
    match (takes_part(AUSTRIA), takes_part(FRANCE)) {
        (true, true) => Scenario::Full,
        (false, _) => Scenario::WarInTheWest,
        (true, false) => Scenario::StruggleForSilesia,
    }
}
