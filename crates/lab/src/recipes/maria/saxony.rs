//! Kept games in which Saxony changes its side.

use record::Setup;
use rules::titles::maria::{AUSTRIA, SAXONY};

use super::super::{Recipe, Wanted};
use super::{CORE, Mode, Row, THREE, TWO, france_repelled, prussia_wins, random, storm};
use crate::script::Cast;
use crate::will::Will;

/// Politics and Austria push Saxony to the right.
pub(super) fn pushed(mut cast: Cast) -> Cast {
    cast.will = Will { saxony: 1, ..Will::default() };
    cast
}

/// The same, with Austria in Saxony and the Saxons in Austria.
fn hunted() -> Cast {
    pushed(random().with(AUSTRIA, storm(&["saxony"])).with(SAXONY, storm(CORE)))
}

/// Saxony leaves Prussia in every phase in which it can, and goes on.
pub(super) fn leaving() -> Vec<Row> {
    let peace = Will { offers_peace: Some(true), takes_peace: Some(true), ..Will::default() };
    vec![
        (
            "saxony-supply",
            THREE,
            "Saxony leaves Prussia for Austria in a Prussian supply phase.",
            &["saxony prussian to austrian in prussian supply"],
            pushed(random()),
            6000,
        ),
        (
            "saxony-combat",
            THREE,
            "Saxony turns neutral in a Prussian combat phase.",
            &["saxony prussian to neutral in prussian combat"],
            hunted(),
            200,
        ),
        (
            "saxony-austrian-combat",
            THREE,
            "Saxony turns neutral in an Austrian combat phase.",
            &["saxony prussian to neutral in austrian combat"],
            hunted(),
            200,
        ),
        (
            "saxony-peace",
            THREE,
            "The Silesian peace is made, Saxony turns neutral with it, and Prussia comes back into the war.",
            &["peace made", "saxony prussian to neutral in prussian peace", "peace left again"],
            Cast { will: peace, ..prussia_wins() },
            200,
        ),
    ]
}

/// The turns of Saxony that are left, a few to a game.
pub(super) fn turns() -> Vec<Recipe> {
    let turns = |name, mode: Mode, proves, wanted, cast, seeds| {
        let setup = Setup::new("maria", mode.0, mode.1);
        Recipe { name, setup, proves, wanted: Wanted::Together(wanted), cast, seeds }
    };
    vec![
        turns(
            "saxony-turns",
            THREE,
            "With the other games of this name: Saxony turns neutral or joins Austria in supply and combat phases.",
            &[
                "saxony prussian to neutral in prussian supply",
                "saxony prussian to austrian in austrian combat",
                "saxony neutral to austrian in prussian supply",
                "saxony neutral to austrian in prussian combat",
                "saxony neutral to austrian in austrian combat",
            ],
            hunted(),
            3000,
        ),
        turns(
            "two-saxony",
            TWO,
            "With the other games of this name: French losses move Saxony too where two play (M-24.8).",
            &["saxony prussian to neutral in french supply", "saxony neutral to austrian in french supply"],
            hunted(),
            200,
        ),
        turns(
            "two-saxony-combat",
            TWO,
            "With the other games of this name: French defeats move Saxony where two play (M-24.8).",
            &["saxony prussian to neutral in french combat", "saxony neutral to austrian in french combat"],
            france_repelled(),
            200,
        ),
    ]
}
