//! What a viewer sees of the parts only FRIEDRICH has.

use std::ops::Deref;

use board::{CardId, CardSet, FateCardId, FateEffect, PieceSet, PowerId};

use crate::powers::{AUSTRIA, HANOVER, PRUSSIA, Scenario, scenario};
use crate::rules::Ruleset;
use crate::state::{OffensiveOption, Open, Own, active};
use crate::turn::Look;
use crate::{income, offensive, victory};
use engine::ruleset::Seat;
use engine::state::Core;
use engine::view::{Sealed, Standing, by_set};

/// What one viewer sees of what only FRIEDRICH has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FriedrichView {
    /// What lies open, copied whole.
    pub open: Open,
    /// Cards of fate drawn so far, the first one first.
    pub fate: Vec<FateCardId>,
    /// F-13.20: the objective in Saxony that Austria needs while it is excused from others.
    pub saxony_held: bool,
    /// FC-10S: who received them, for the seat that leads the active nation.
    pub recruited: Option<PieceSet>,
    /// Cards just drawn of which one must go: the backs for all, the faces for their owner.
    pub drawn_by_set: Vec<u8>,
    /// The faces of those cards; none for everybody but the seat of the active nation.
    pub drawn: Option<CardSet>,
    /// FC-1H: the answers and cards of the two nations that may exchange.
    pub answers: [Sealed<bool>; 2],
    /// FC-1H: the cards they give; the faces only for whoever gives them.
    pub offered: [Sealed<CardId>; 2],
}

impl Deref for FriedrichView {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl FriedrichView {
    /// Cards outside hands and piles whose faces this viewer knows.
    pub fn cards_aside(&self) -> CardSet {
        self.open_card.into_iter().collect()
    }
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
    let told = own.secret.answers.iter().all(Option::is_some);
    let view = FriedrichView {
        open: own.open,
        fate: own.secret.pile[..own.drawn_fate as usize].to_vec(),
        saxony_held: victory::holds_in_saxony(rules, core),
        recruited: leads_active.then_some(own.secret.recruited),
        drawn_by_set: by_set(rules, own.secret.drawn.iter()),
        drawn: leads_active.then_some(own.secret.drawn),
        answers: std::array::from_fn(|at| Sealed::of(own.secret.answers[at], told || exchange[at])),
        offered: std::array::from_fn(|at| Sealed::of(own.secret.offered[at], exchange[at])),
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
pub fn standing(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    let conquers = match power {
        PRUSSIA => scenario(rules) == Scenario::StruggleForSilesia || own.offensive == OffensiveOption::Running,
        HANOVER => false,
        _ => core.is_present(power),
    };
    if !conquers {
        return None;
    }
    let counts = victory::standing(rules, core, power);
    let eased = own.is_eased(power);
    let (held, all) = if eased { (counts.first_held, counts.first) } else { (counts.held, counts.all) };
    let excused = power == AUSTRIA && matches!(own.offensive, OffensiveOption::Running | OffensiveOption::Failed);
    let needed =
        if excused && (rules.switches.eased_stack || !eased) { all.saturating_sub(offensive::EXCUSED) } else { all };
    Some(Standing { held, needed, eased, alternative: None })
}
