//! What only FRIEDRICH keeps of a position.

use std::ops::{Deref, DerefMut};

use board::{CardId, CardSet, CityId, FateCardId, FateEffect, PieceId, PieceSet, PowerId, PowerSet, Suit, SuitSet};

use crate::rules::Ruleset;
use crate::versions::{version, version_rule};
use engine::ids::{self, RuleId};
use engine::outcome::Outcome;

/// Where the game stands. F-2.4: cards, movement, combat, retroactive conquest and supply follow each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// ST-S4
    Deploy,
    /// ST-N0, ST-N1
    NationBegins,
    /// ST-N1a
    Discard,
    /// ST-N1b
    Offensive,
    /// What fate holds still or ties together is settled before anybody marches.
    MovementBegins,
    /// ST-N2, F-2.6: marching, conquering, recruiting and returning in any order
    Movement,
    /// Movement is over; the combats that are due are found.
    CombatBegins,
    /// ST-N3
    CombatOrder,
    /// FC-8C
    Evade,
    /// Cards may be played from here on.
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
    /// Somebody has won; nobody is asked any more.
    Over,
}

impl Phase {
    /// The name of the phase for the page, bots and positions.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Deploy => "deploy",
            Phase::NationBegins => "nation-begins",
            Phase::Discard => "discard",
            Phase::Offensive => "offensive",
            Phase::MovementBegins => "movement-begins",
            Phase::Movement => "movement",
            Phase::CombatBegins => "combat-begins",
            Phase::CombatOrder => "combat-order",
            Phase::Evade => "evade",
            Phase::DuelBegins => "duel-begins",
            Phase::Duel => "duel",
            Phase::Retreat => "retreat",
            Phase::CombatEnds => "combat-ends",
            Phase::NationEnds => "nation-ends",
            Phase::TurnEnds => "turn-ends",
            Phase::Leaving => "leaving",
            Phase::FateChoice => "fate-choice",
            Phase::ExchangeOffer => "exchange-offer",
            Phase::ExchangeCards => "exchange-cards",
            Phase::FateDone => "fate-done",
            Phase::Over => "over",
        }
    }

    /// The part of a turn in which a position written down now would be entered again.
    pub fn part(self) -> &'static str {
        engine::sequence::part(&PARTS, self)
    }
}

/// The parts of a turn by which positions are written down, each with its first step.
const PARTS: [(Phase, &str); 6] = [
    (Phase::Deploy, "deploy"),
    (Phase::NationBegins, "cards"),
    (Phase::Discard, "movement"),
    (Phase::CombatBegins, "combat"),
    (Phase::NationEnds, "conquest"),
    (Phase::TurnEnds, "end-of-turn"),
];

impl From<Phase> for usize {
    fn from(phase: Phase) -> usize {
        phase as usize
    }
}

/// F-13: how the offensive option stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OffensiveOption {
    /// Not part of this game.
    Absent,
    /// Prussia has not been asked yet.
    Undecided,
    /// Prussia will not try; nothing changes.
    Declined,
    /// Prussia tries for the blue objectives.
    Running,
    /// F-13.16: the card is lost and the subsidies are cut; Austria stays excused.
    Failed,
}

impl OffensiveOption {
    /// How it stands, where it is part of the game.
    const NAMES: [(OffensiveOption, &str); 4] = [
        (OffensiveOption::Undecided, "undecided"),
        (OffensiveOption::Declined, "declined"),
        (OffensiveOption::Running, "running"),
        (OffensiveOption::Failed, "failed"),
    ];

    /// One word for it; none where it is no part of the game.
    pub fn name(self) -> Option<&'static str> {
        Self::NAMES.iter().find(|(option, _)| *option == self).map(|(_, name)| *name)
    }

    /// What a word means.
    pub fn named(name: &str) -> Option<OffensiveOption> {
        Self::NAMES.iter().find(|(_, other)| *other == name).map(|(option, _)| *option)
    }
}

/// FC-0.2, FC-0.12, F-11.15: the one effect of fate that can be alive; everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alive {
    /// The minor event that was drawn.
    pub card: FateCardId,
    /// Which of its four versions holds.
    pub suit: Suit,
    /// The turn it holds for.
    pub turn: u8,
    /// What may happen once has happened.
    pub used: bool,
}

/// What only FRIEDRICH keeps: what lies open, and what somebody does not know.
///
/// The open part stands for the whole: `own.phase` is `own.open.phase`, while a secret is always called one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Own {
    /// What everybody sees.
    pub open: Open,
    /// What at least one viewer does not know.
    pub secret: Secret,
}

impl Deref for Own {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for Own {
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

/// What everybody sees. Views copy it whole: whatever is put here is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The step of the sequence play stands at.
    pub phase: Phase,
    /// The active nation, by its place in the order.
    pub active: u8,
    /// Powers whose armies are distributed.
    pub deployed: PowerSet,
    /// Strokes so far that cut the subsidies of Prussia and Hanover.
    pub subsidy_cuts: u8,
    /// Strokes so far that cost France its colonies: INDIA and AMERICA.
    pub colonial_losses: u8,
    /// Whether Russia has left the war by a stroke of fate.
    pub russia_out: bool,
    /// Whether Sweden has left the war by a stroke of fate.
    pub sweden_out: bool,
    /// The Imperial Army has changed its player.
    pub imperial_changed: bool,
    /// Powers with eased victory.
    pub eased: PowerSet,
    /// How many cards of fate have been drawn.
    pub drawn_fate: u8,
    /// The effect of fate that is alive.
    pub alive: Option<Alive>,
    /// How the offensive option stands.
    pub offensive: OffensiveOption,
    /// The card that lies open for the offensive option.
    pub open_card: Option<CardId>,
    /// The general who most recently won a combat.
    pub last_winner: Option<PieceId>,
    /// FC-3H: suits the two generals have attacked from this turn.
    pub attacked_from: [SuitSet; 2],
    /// FC-2C
    pub held: PieceSet,
    /// FC-5D: the partners one of whom must stay.
    pub partners: PieceSet,
    /// Armies recruited in this nation-turn; everybody knows how many.
    pub recruits: u8,
    /// Generals brought back in this nation-turn, each with new armies.
    pub came_back: PieceSet,
    /// F-4.19, F-10.18: pieces that move no more in this nation-turn although they have not marched: joined or placed.
    pub halted: PieceSet,
    /// FC-10S: generals who moved into attack position in this nation-turn.
    pub into_attack: PieceSet,
    /// F-10.20: the substitute city used in this nation-turn.
    pub substitute: Option<CityId>,
    /// FC-12H: generals who lost a combat in this turn.
    pub beaten: PieceSet,
    /// How the game ended; `None` while it runs.
    pub outcome: Option<Outcome>,
}

/// What at least one viewer does not know.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// The cards just drawn, one of which must go.
    pub drawn: CardSet,
    /// All cards of fate; everybody has seen the first `drawn_fate`.
    pub pile: [FateCardId; 18],
    /// FC-10S: generals who received recruits in this nation-turn.
    pub recruited: PieceSet,
    /// FC-1H: who has answered and how.
    pub answers: [Option<bool>; 2],
    /// FC-1H: the card each of them gives, once picked.
    pub offered: [Option<CardId>; 2],
}

impl Own {
    /// F-11.23 to F-11.25: whether a power needs its objectives of the first order only.
    pub fn is_eased(&self, power: PowerId) -> bool {
        self.eased.contains(power)
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

impl Own {
    /// FI-6: question marks live only in movement, combat and conquest; a game won in mid-turn keeps them.
    pub fn may_have_questions(&self) -> bool {
        matches!(
            self.phase,
            Phase::MovementBegins
                | Phase::Movement
                | Phase::CombatBegins
                | Phase::CombatOrder
                | Phase::Evade
                | Phase::DuelBegins
                | Phase::Duel
                | Phase::Retreat
                | Phase::CombatEnds
                | Phase::NationEnds
                | Phase::Over
        )
    }
}

/// F-2.3: the nation whose nation-turn it is.
pub fn active(rules: &Ruleset, own: &Own) -> PowerId {
    rules.order[own.active as usize]
}
