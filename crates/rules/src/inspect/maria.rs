//! What the rules of MARIA say of a position besides what both games have.

use board::PowerId;
use board::pack::IconKind;
use maria::powers::MAJORS;
use maria::rules::is_advanced;
use maria::turn::Look;
use maria::{corps, influence, subsidy};

/// What follows from politics, boxes and treaties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MariaInspection {
    /// Influence of each major power on the display.
    pub influence: Vec<(PowerId, u32)>,
    /// Cards each power would draw now, before subsidies.
    pub incomes: Vec<(PowerId, u8)>,
    /// Powers whose corps must go out, and is not out.
    pub owes_corps: Vec<PowerId>,
    /// How far hussars may stand from a general this turn.
    pub hussar_range: u8,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
}

/// Reads it all off a position; nothing is changed.
pub fn inspection(look: &Look) -> MariaInspection {
    let Look { rules, core, own } = *look;
    let squares = rules.pack.squares.iter().zip(&own.squares);
    let owes = |power: &PowerId| {
        let due = corps::icons(rules, own, IconKind::Expedition, *power) > 0;
        is_advanced(rules) && due && core.is_present(*power) && corps::abroad(rules, core, *power).is_none()
    };
    let income = |&power: &PowerId| (power, subsidy::base_income(rules, core, own, power));
    MariaInspection {
        influence: squares.map(|(&power, square)| (power, influence::influence(rules, &square.open()))).collect(),
        incomes: rules.order.iter().map(income).collect(),
        owes_corps: MAJORS.into_iter().filter(owes).collect(),
        hussar_range: own.politics.hussar_range,
        peace_missing: own.politics.peace_missing,
    }
}
