//! What a viewer sees of the parts only FRIEDRICH has.

use board::{CardId, CardSet, CityId, FateEffect, PieceId, PieceSet, PowerId};

use crate::powers::{AUSTRIA, FRANCE, HANOVER, PRUSSIA, Scenario, scenario};
use crate::rules::Ruleset;
use crate::state::{Alive, Offensive, Own, Phase, active};
use crate::turn::Look;
use crate::{income, offensive, victory};
use engine::ruleset::{NONE, Seat};
use engine::state::Core;
use engine::view::{Secret, Standing, by_set};

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct FriedrichView {
    pub phase: Phase,
    /// Powers whose armies are distributed, as bits.
    pub deployed: u8,
    pub subsidy_cuts: u8,
    pub colonial_losses: u8,
    pub russia_out: bool,
    pub sweden_out: bool,
    /// The Imperial Army has changed its player.
    pub imperial_changed: bool,
    /// Powers with eased victory, as bits.
    pub eased: u8,
    /// Cards of fate drawn so far, the first one first.
    pub fate: Vec<u8>,
    /// The effect of fate that is alive.
    pub alive: Option<Alive>,
    pub offensive: Offensive,
    /// F-13.20: the objective in Saxony that Austria needs while it is excused from others.
    pub saxony_held: bool,
    pub last_winner: Option<PieceId>,
    pub attacked_from: [u8; 2],
    pub held: PieceSet,
    pub partners: PieceSet,
    pub into_attack: PieceSet,
    pub substitute: Option<CityId>,
    pub beaten: PieceSet,
    /// Armies recruited in this nation-turn, and generals brought back with some of them.
    pub recruits: u8,
    pub came_back: PieceSet,
    /// Pieces joined or placed, which move no more in this nation-turn.
    pub halted: PieceSet,
    /// FC-10S: who received them, for the seat that leads the active nation.
    pub recruited: Option<PieceSet>,
    /// Cards just drawn of which one must go: the backs for all, the faces for their owner.
    pub drawn_by_set: Vec<u8>,
    pub drawn: Option<CardSet>,
    /// FC-1H: the answers and cards of the two nations that may exchange.
    pub answers: [Secret<bool>; 2],
    pub offered: [Secret<CardId>; 2],
}

/// What a viewer may see, and the active power.
pub fn describe(look: &Look, viewer: Option<Seat>) -> (FriedrichView, Option<PowerId>) {
    let Look { rules, core, own } = *look;
    let power = rules.order.get(own.active as usize).map(|_| active(rules, own));
    let leads = |power: PowerId| viewer == Some(core.seat(power));
    let leads_active = power.is_some_and(leads);
    let exchange = match own.effect_drawn(rules) {
        Some(FateEffect::Exchange { powers }) => powers.map(leads),
        _ => [false; 2],
    };
    let told = own.answers.iter().all(Option::is_some);
    let view = FriedrichView {
        phase: own.phase,
        deployed: own.deployed,
        subsidy_cuts: own.subsidy_cuts,
        colonial_losses: own.colonial_losses,
        russia_out: own.russia_out,
        sweden_out: own.sweden_out,
        imperial_changed: own.imperial_changed,
        eased: own.eased,
        fate: own.pile[..own.drawn_fate as usize].to_vec(),
        alive: own.alive,
        offensive: own.offensive,
        saxony_held: victory::holds_in_saxony(rules, core),
        last_winner: (own.last_winner != NONE).then_some(PieceId(own.last_winner)),
        attacked_from: own.attacked_from,
        held: own.held,
        partners: own.partners,
        into_attack: own.into_attack,
        substitute: own.substitute,
        beaten: own.beaten,
        recruits: own.recruits,
        came_back: own.came_back,
        halted: own.halted,
        recruited: leads_active.then_some(own.recruited),
        drawn_by_set: by_set(rules, own.drawn.iter()),
        drawn: leads_active.then_some(own.drawn),
        answers: std::array::from_fn(|at| Secret::of(own.answers[at], told || exchange[at])),
        offered: std::array::from_fn(|at| Secret::of(own.offered[at], exchange[at])),
    };
    (view, power)
}

/// Income and the way to victory of a power, as everybody can work them out.
pub fn prospects(look: &Look, power: PowerId) -> ((u8, u8), Option<Standing>) {
    let Look { rules, core, own } = *look;
    let income = if core.is_present(power) { income::income(rules, own, power) } else { (0, 0) };
    (income, standing(rules, core, own, power))
}

/// F-1.11 to F-1.16, F-13.13, F-13.18, F-14.1.13, F-14.2.10 to F-14.2.12.
fn standing(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    let conquers = match power {
        PRUSSIA => scenario(rules) == Scenario::StruggleForSilesia || own.offensive == Offensive::Running,
        HANOVER => false,
        FRANCE if !core.is_present(FRANCE) => false,
        _ => core.is_present(power),
    };
    if !conquers {
        return None;
    }
    let counts = victory::standing(rules, core, power);
    let eased = own.is_eased(power);
    let (held, all) = if eased { (counts.first_held, counts.first) } else { (counts.held, counts.all) };
    let excused = power == AUSTRIA && matches!(own.offensive, Offensive::Running | Offensive::Failed);
    let needed =
        if excused && (rules.switches.eased_stack || !eased) { all.saturating_sub(offensive::EXCUSED) } else { all };
    Some(Standing { held, needed, eased, alternative: None })
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
}

impl Offensive {
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Offensive::Absent => None,
            Offensive::Undecided => Some("undecided"),
            Offensive::Declined => Some("declined"),
            Offensive::Running => Some("running"),
            Offensive::Failed => Some("failed"),
        }
    }
}
