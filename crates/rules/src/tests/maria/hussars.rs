//! M-7: hussars.

use super::table::{Scene, Setup, bare};
use ::maria::state::Phase;

/// The hussar segment with Neipperg in Trautenau.
fn segment() -> Setup {
    bare("advanced-3p").pieces("neipperg@trautenau=2").phase("hussars")
}

fn hussars(table: &Scene) -> [Option<&str>; 2] {
    table.maria().hussars.map(|city| city.map(|city| &table.rules.pack.city_of(city).slug[..]))
}

fn with_hussars(setup: Setup, cities: &str) -> Setup {
    setup.maria(|own| own.hussars = cities.split_whitespace().map(String::from).collect())
}

#[test]
fn m_7_1__austria_places_two_hussars() {
    let mut table = segment().build();
    assert!(table.is_asked("austria"));
    assert_eq!(hussars(&table), [None, None]);
    table.play("austria", "hussar hussar-1 kolin");
    table.refuse("austria", "hussar hussar-1 jauer", "M-7.1");
    table.play("austria", "hussar hussar-2 jauer");
    table.refuse("austria", "hussar hussar-2 gitschin", "M-7.1");
    assert_eq!(hussars(&table), [Some("kolin"), Some("jauer")]);
    table.play("austria", "end");
    assert!(table.is_asked("france"));
}

#[test]
fn m_7_2__only_on_the_bohemia_map() {
    let mut table = bare("advanced-3p").pieces("neipperg@ulm=2").phase("hussars").build();
    table.refuse("austria", "hussar hussar-1 geislingen", "M-7.2");
    table.play("austria", "hussar hussar-1 memmingen");
}

#[test]
fn m_7_3__at_most_four_cities_from_an_austrian_general() {
    let mut table = segment().build();
    table.refuse("austria", "hussar hussar-1 glogau", "M-7.3");
    table.play("austria", "hussar hussar-1 lueben");
    assert_eq!(hussars(&table)[0], Some("lueben"), "four cities away");
}

#[test]
fn m_7_4__only_on_an_empty_city() {
    let mut table = bare("advanced-3p").pieces("neipperg@trautenau=2 austria-t3@kolin").phase("hussars").build();
    table.refuse("austria", "hussar hussar-1 kolin", "M-7.4");
    table.refuse("austria", "hussar hussar-1 trautenau", "M-7.4");
    table.play("austria", "hussar hussar-1 gitschin");
}

#[test]
fn m_7_5__a_hussar_stays_or_is_placed_anew() {
    let mut table = with_hussars(segment(), "glogau kolin").build();
    table.play("austria", "hussar hussar-2 jauer");
    table.play("austria", "end");
    assert_eq!(hussars(&table), [Some("glogau"), Some("jauer")], "glogau lies five cities away");
}

#[test]
fn r_21__placing_is_optional_and_each_has_its_own_city() {
    let mut table = segment().build();
    table.play("austria", "hussar hussar-1 kolin");
    table.refuse("austria", "hussar hussar-2 kolin", "R-21");
    table.play("austria", "end");
    assert_eq!(hussars(&table), [Some("kolin"), None]);
}

/// Stacked, face-down and even Flemish generals count; Pragmatic ones, and those off the board, do not.
#[test]
fn r_20__which_generals_measure_the_range() {
    let mut table = bare("advanced-3p").pieces("neipperg@geislingen=2! stair@gmuend=2").phase("hussars").build();
    table.play("austria", "hussar hussar-1 dillingen");
    let mut table = bare("advanced-3p").pieces("neipperg@trautenau=2 stair@gmuend=2").phase("hussars").build();
    table.refuse("austria", "hussar hussar-1 aalen", "M-7.3");
    let boxed = bare("advanced-3p").maria(|own| own.boxed = vec!["karl".into()]).phase("hussars");
    let mut table = boxed.pieces("neipperg@trautenau=2").build();
    table.refuse("austria", "hussar hussar-1 wien", "M-7.3");
}

#[test]
fn m_7_7__whoever_passes_a_hussar_drives_him_off() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=3 schwerin@bunzlau=2").active("prussia");
    let mut table = with_hussars(setup, "jauer hirschberg").build();
    table.play("prussia", "march friedrich landeshut-jauer-liegnitz");
    assert_eq!(table.place("friedrich"), "liegnitz");
    assert_eq!(hussars(&table), [None, Some("hirschberg")]);
    table.play("prussia", "march schwerin bunzlau-hirschberg");
    assert_eq!(hussars(&table), [None, None]);
}

/// Driven off in the Prussian stage, he can be placed in the segment of the next turn and not before.
#[test]
fn m_7_8__a_hussar_driven_off_is_placed_again_in_the_next_segment() {
    let mut table = bare("introductory-3p").pieces("neipperg@trautenau=2 friedrich@bunzlau=3").phase("hussars").build();
    table.play("austria", "hussar hussar-1 hirschberg");
    table.play("austria", "end");
    table.play("france", "end");
    table.play("prussia", "march friedrich bunzlau-hirschberg-bunzlau");
    assert_eq!(hussars(&table), [None, None]);
    table.play("prussia", "end");
    table.refuse("austria", "hussar hussar-1 kolin", "M-5.3");
    table.play("austria", "end");
    assert_eq!((table.state.core.turn, table.maria().phase), (2, Phase::Hussars));
    table.play("austria", "hussar hussar-1 kolin");
    assert_eq!(hussars(&table), [Some("kolin"), None]);
}

#[test]
fn r_22__austrian_pieces_and_trains_drive_hussars_off_too() {
    let setup = bare("advanced-3p").pieces("neipperg@landeshut=3 austria-t3@kolin").active("austria");
    let mut table = with_hussars(setup, "jauer tschaslau").build();
    table.play("austria", "march neipperg landeshut-jauer");
    assert_eq!(hussars(&table), [None, Some("tschaslau")]);
    table.play("austria", "march austria-t3 kolin-tschaslau-deutschbrod");
    assert_eq!(hussars(&table), [None, None]);
}

#[test]
fn r_23__a_train_comes_in_on_a_hussars_city() {
    let setup = bare("advanced-3p").pieces("broglie@augsburg=3").hand("france", "h5");
    let mut table = with_hussars(setup, "muenchen").build();
    table.play("france", "enter france-t2 muenchen pay h5");
    assert_eq!((table.place("france-t2"), hussars(&table)), ("muenchen", [None, None]));
}

#[test]
fn r_24__a_hussar_may_lie_on_neutral_ground() {
    let setup = bare("advanced-3p").pieces("neipperg@aussig=2").phase("hussars");
    let mut table = setup
        .maria(|own| {
            own.tracks.insert("saxony".into(), 3);
        })
        .build();
    assert!(table.state.core.is_neutral(table.power("saxony")));
    table.play("austria", "hussar hussar-1 dresden");
    assert_eq!(hussars(&table)[0], Some("dresden"));
}

/// Two ways of three steps lead from Landeshut to Görlitz, over Lauban or over Bunzlau: both are offered.
#[test]
fn m_7_7__ways_with_and_without_the_hussar_are_told_apart() {
    for (hussars, both) in [("lauban", true), ("prag lauban", true), ("prag bunzlau", true), ("prag", false)] {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=3").active("prussia");
        let listed = with_hussars(setup, hussars).build().list("prussia");
        let ways = listed.iter().filter(|one| one.starts_with("march") && one.ends_with("-goerlitz"));
        let (over, around): (Vec<_>, Vec<_>) = ways.partition(|one| one.contains("-lauban-"));
        assert_eq!(!over.is_empty() && !around.is_empty(), both, "{hussars}: {over:?}, {around:?}");
    }
}

/// M-10.1.17: two main roads lead from Berlin to Oschatz, seven cities each.
#[test]
fn m_7_7__forced_marches_with_and_without_the_hussar_are_told_apart() {
    for (hussars, city) in [("luckau", "-luckau-"), ("prag luckau", "-luckau-"), ("prag leipzig", "-leipzig-")] {
        let setup = bare("advanced-3p").pieces("friedrich@berlin=3").active("prussia");
        let listed = with_hussars(setup, hussars).build().list("prussia");
        let ways = listed.iter().filter(|one| one.starts_with("force-march") && one.ends_with("-oschatz"));
        let (over, around): (Vec<_>, Vec<_>) = ways.partition(|one| one.contains(city));
        assert!(!over.is_empty() && !around.is_empty(), "{hussars}: {over:?}, {around:?}");
    }
}

/// Beaten at Liegnitz, Friedrich may be sent to Wohlau over the hussar in Lüben or around him.
#[test]
fn r_22__retreats_with_and_without_the_hussar_are_told_apart() {
    for hussars in ["lueben", "prag lueben"] {
        let setup =
            bare("advanced-3p").pieces("neipperg@jauer=8 friedrich@liegnitz=6").active("austria").phase("combat");
        let mut table = with_hussars(setup, hussars).build();
        table.play("prussia", "concede");
        let listed = table.list("austria");
        for way in ["retreat liegnitz-lueben-wohlau", "retreat liegnitz-neumarkt-schlesien-wohlau"] {
            assert!(listed.contains(&way.to_string()), "{way} in {listed:?}");
        }
    }
}
