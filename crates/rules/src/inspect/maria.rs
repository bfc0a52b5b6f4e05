//! What the rules of MARIA say of a position besides what both games have.

use std::collections::BTreeMap;

use board::PowerId;
use board::pack::IconKind;
use maria::powers::MAJORS;
use maria::rules::is_advanced;
use maria::turn::Look;
use maria::{corps, influence, subsidy};
use serde::Serialize;

use crate::view::MariaWire;

/// The public state of politics, boxes and treaties, with what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MariaInspection {
    #[serde(flatten)]
    pub seen: MariaWire,
    /// Influence of each major power on the display.
    pub influence: BTreeMap<&'static str, u32>,
    /// Cards each power would draw now, before subsidies.
    pub incomes: BTreeMap<&'static str, u8>,
    /// Powers whose corps must go out, and is not out.
    pub owes_corps: Vec<&'static str>,
    /// How far hussars may stand from a general this turn.
    pub hussar_range: u8,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
}

pub fn inspection(look: &Look, seen: MariaWire) -> MariaInspection {
    let Look { rules, core, own } = *look;
    let slug = |power: PowerId| rules.pack.power_of(power).slug.as_str();
    let squares = rules.pack.squares.iter().zip(&own.squares);
    let owes = |power: &PowerId| {
        let due = corps::icons(rules, own, IconKind::Expedition, *power) > 0;
        is_advanced(rules) && due && core.is_present(*power) && corps::abroad(rules, core, *power).is_none()
    };
    MariaInspection {
        seen,
        influence: squares.map(|(&power, square)| (slug(power), influence::influence(rules, &square.open()))).collect(),
        incomes: rules
            .order
            .iter()
            .map(|&power| (slug(power), subsidy::base_income(rules, core, own, power)))
            .collect(),
        owes_corps: MAJORS.into_iter().filter(owes).map(slug).collect(),
        hussar_range: own.politics.hussar_range,
        peace_missing: own.politics.peace_missing,
    }
}
