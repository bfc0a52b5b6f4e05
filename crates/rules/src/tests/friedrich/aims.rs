//! How each seat stands towards winning, counted from the open position.

use super::passive::holding;
use super::table::{Scene, bare, ready};
use crate::prospects::{Aim, Alarm, Lack, Prospect};

fn prospect(table: &Scene, seat: &str) -> Prospect {
    let view = table.rules.view(&table.state, None);
    let at = table.rules.seat_by_slug(seat).expect("a seat of the mode");
    table.rules.prospects(&view)[at.index()]
}

fn cities(table: &Scene, set: &board::CitySet) -> Vec<String> {
    set.iter().map(|city| table.rules.pack.city_of(city).slug.clone()).collect()
}

const THREE: [&str; 3] = ["kuestrin", "pyritz", "stargard"];

#[test]
fn f_1_11__an_attacker_three_short_is_close() {
    let table = bare("standard-4p").turn(3).markers(&holding("russia", &[1, 2], &THREE)).build();
    let russia = prospect(&table, "elisabeth");
    assert_eq!(russia.lack, Some(Lack::Objectives { power: table.power("russia"), number: 3 }));
    assert_eq!(russia.alarm, Alarm::Close);
    assert!(THREE.iter().all(|city| cities(&table, &russia.wanted).iter().any(|one| one == city)));
    let prussia = prospect(&table, "friedrich");
    assert!(THREE.iter().all(|city| cities(&table, &prussia.guards).iter().any(|one| one == city)));
    let four = [THREE.as_slice(), &["colberg"]].concat();
    let table = bare("standard-4p").turn(3).markers(&holding("russia", &[1, 2], &four)).build();
    assert_eq!(prospect(&table, "elisabeth").alarm, Alarm::None);
}

/// From Küstrin he leaves the last objective behind him; once his nation has acted, he must wait for the next turn.
#[test]
fn f_5_1__whoever_can_march_across_what_is_missing_can_win_this_turn() {
    let setup = |active: &str| {
        let setup =
            bare("standard-4p").turn(3).active(active).pieces("saltikov@kuestrin=4 daun@prag=4 friedrich@halle=4");
        setup.markers(&holding("russia", &[1, 2], &["kuestrin"])).build()
    };
    for (active, alarm) in [("prussia", Alarm::Now), ("russia", Alarm::Now), ("austria", Alarm::Close)] {
        assert_eq!(prospect(&setup(active), "elisabeth").alarm, alarm, "while {active} acts");
    }
    let table = setup("prussia");
    let told = table.rules.tell_alarm(&prospect(&table, "elisabeth")).expect("an alarm is told");
    assert_eq!(told.key, "alarm-now");
}

/// Dohna protects Küstrin from Landsberg's far side; only if the Russian can get at him is it in danger this turn.
#[test]
fn f_5_7__a_protected_objective_is_in_reach_if_its_protector_is() {
    let with = |guard: &str| {
        let pieces = format!("saltikov@kuestrin=4 {guard}");
        let setup = bare("standard-4p").turn(3).active("russia").pieces(&pieces);
        prospect(&setup.markers(&holding("russia", &[1, 2], &["kuestrin"])).build(), "elisabeth").alarm
    };
    assert_eq!(with("dohna@landsberg=3"), Alarm::Now, "he can be attacked");
    let two = "saltikov@kuestrin=4 dohna@landsberg=3";
    let setup = bare("standard-4p").turn(3).active("russia").pieces(two);
    let missing = ["kuestrin", "koenigsberg-east-prussia"];
    let far = setup.markers(&holding("russia", &[1, 2], &missing)).build();
    assert_eq!(prospect(&far, "elisabeth").alarm, Alarm::Close, "Königsberg is out of reach");
}

#[test]
fn f_1_15__prussia_counts_the_strokes_of_fate_to_come() {
    let after = |turn: u8, gone: &[&str], colonial_losses: u8| {
        let gone: Vec<String> = gone.iter().map(|&power| power.into()).collect();
        let setup = bare("standard-4p").turn(turn).friedrich(|own| {
            own.gone = gone;
            own.colonial_losses = colonial_losses;
        });
        prospect(&setup.build(), "friedrich")
    };
    let start = after(1, &[], 0);
    assert!(matches!(start.aim, Aim::Outlast { .. }));
    assert_eq!((start.lack, start.alarm), (Some(Lack::Strokes { number: 4 }), Alarm::None));
    let late = after(9, &["russia"], 1);
    assert_eq!((late.lack, late.alarm), (Some(Lack::Strokes { number: 2 }), Alarm::None));
    let early = after(3, &["russia", "sweden"], 1);
    assert_eq!((early.lack, early.alarm), (Some(Lack::Strokes { number: 1 }), Alarm::Close), "no fate is drawn yet");
    let last = after(9, &["russia", "sweden"], 1);
    assert_eq!((last.lack, last.alarm), (Some(Lack::Strokes { number: 1 }), Alarm::Now));
}

#[test]
fn f_14_1_15__in_the_west_two_strokes_save_hanover_and_prussia() {
    let table = ready("scenario-1").build();
    let defender = prospect(&table, "hanover-prussia");
    assert_eq!(defender.aim, Aim::Outlast { powers: board::PowerSet::one(table.power("france")) });
    assert_eq!((defender.lack, defender.alarm), (Some(Lack::Strokes { number: 2 }), Alarm::None));
    let france = prospect(&table, "france");
    assert_eq!(france.lack, Some(Lack::Objectives { power: table.power("france"), number: 10 }));
    assert_eq!(cities(&table, &france.wanted), cities(&table, &defender.guards));
}

#[test]
fn f_14_2_12__in_silesia_prussia_outlasts_or_conquers() {
    let table = ready("scenario-2").build();
    let prussia = prospect(&table, "prussia");
    assert!(matches!(prussia.aim, Aim::OutlastOrConquer { .. }));
    assert_eq!(prussia.lack, Some(Lack::Strokes { number: 4 }), "nearer than fourteen objectives");
    assert_eq!(prussia.wanted.len(), 14);
    let blue = holding("prussia", &[1, 2], &["eger"]);
    let table = bare("scenario-2").turn(3).markers(&blue).build();
    let prussia = prospect(&table, "prussia");
    assert_eq!(prussia.lack, Some(Lack::Objectives { power: table.power("prussia"), number: 1 }));
    assert_eq!(prussia.alarm, Alarm::Close);
}

/// The Imperial Army and Austria need the first order only once their victory is eased.
#[test]
fn f_11_23__an_eased_victory_wants_the_first_order_only() {
    let setup = |eased: &[&str]| {
        let eased: Vec<String> = eased.iter().map(|&power| power.into()).collect();
        bare("standard-4p").turn(9).friedrich(|own| own.eased = eased).build()
    };
    let (plain, easy) = (setup(&[]), setup(&["austria", "empire"]));
    let (hard, eased) = (prospect(&plain, "maria-theresia"), prospect(&easy, "maria-theresia"));
    assert!(eased.wanted.len() < hard.wanted.len());
    assert!(matches!(eased.aim, Aim::Objectives { first_order: true, .. }));
    assert!(matches!(hard.aim, Aim::Objectives { first_order: false, .. }));
}

#[test]
fn f_14_1_13__what_nobody_plays_for_does_not_count() {
    let counting = |mode: &str, options: &str| {
        let table = ready(mode).options(options).build();
        let cities = table.rules.counting_cities();
        move |slug: &str| cities.contains(table.rules.pack.city(slug).expect("a city"))
    };
    let west = counting("scenario-1", "");
    assert!(west("kassel") && !west("kuestrin") && !west("breslau"));
    let full = counting("standard-4p", "");
    assert!(full("kassel") && full("kuestrin") && !full("eger"), "blue objectives mean nothing without the option");
    assert!(counting("standard-4p", "expert")("eger"));
}
