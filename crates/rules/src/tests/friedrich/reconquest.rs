//! F-5.23 to F-5.28, F-5.31: reconquest and who protects what is conquered.

use super::quiet::idle_to;
use super::table::{Scene, bare};
use engine::event::Event;

/// Radeberg is Austria's; Heinrich stands next to it, and others.
fn austrian_radeberg(mode: &str, others: &str) -> Scene {
    let setup = bare(mode).pieces(&format!("heinrich@bischofswerda=4 {others}"));
    setup.markers("radeberg=austria").build()
}

const OVER_RADEBERG: &str = "march heinrich bischofswerda-radeberg-grossenhain";

/// Marker and question mark after Heinrich has passed Radeberg.
fn radeberg_after(mode: &str, others: &str) -> (String, String) {
    let mut table = austrian_radeberg(mode, others);
    table.play("prussia", OVER_RADEBERG);
    (table.marker("radeberg").into(), table.question("radeberg").into())
}

fn free() -> (String, String) {
    ("none".into(), "none".into())
}

fn pending() -> (String, String) {
    ("austria".into(), "prussia".into())
}

/// Marker and question mark of Leipzig, held by the Imperial Army, after Keith has passed it.
fn leipzig_after(mode: &str, others: &str) -> (String, String) {
    let setup = bare(mode).pieces(&format!("keith@merseburg=2 {others}")).markers("leipzig=empire");
    let mut table = setup.build();
    table.play("prussia", "march keith merseburg-leipzig-eilenburg");
    (table.marker("leipzig").into(), table.question("leipzig").into())
}

#[test]
fn f_5_27__reconquest_removes_the_marker_and_puts_no_other_there() {
    let mut table = austrian_radeberg("standard-4p", "");
    assert_eq!(table.marker("radeberg"), "austria");
    table.play("prussia", OVER_RADEBERG);
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
    // The same when it is settled after the combats.
    let setup = bare("standard-4p").markers("radeberg=austria").questions("radeberg=prussia");
    let table = setup.pieces("heinrich@grossenhain=4").phase("conquest").build();
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
}

#[test]
fn f_5_23__the_defending_nation_reconquers_by_passing() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        let mut table = austrian_radeberg(mode, "");
        table.play("prussia", OVER_RADEBERG);
        let site = table.site("radeberg");
        assert!(table.happened(|event| matches!(event, Event::Reconquered { site: one, .. } if *one == site)));
        assert_eq!(table.marker("radeberg"), "none");
    }
    // Nobody else does, and standing there is not enough.
    for (power, piece) in [("hanover", "ferdinand"), ("russia", "saltikov"), ("empire", "hildburghausen")] {
        let setup = bare("standard-4p").pieces(&format!("{piece}@bischofswerda=4")).markers("radeberg=austria");
        let mut table = setup.active(power).build();
        table.play(power, &format!("march {piece} bischofswerda-radeberg-grossenhain"));
        assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "none"), "{power}");
    }
    let mut table = austrian_radeberg("standard-4p", "");
    table.play("prussia", "march heinrich bischofswerda-radeberg");
    assert_eq!(table.marker("radeberg"), "austria");
    // Austria retakes what Prussia has conquered in Bohemia; Prussians nearby protect it.
    for (near, marker, question) in [("", "none", "none"), ("friedrich@deuben=1", "prussia", "austria")] {
        let setup = bare("scenario-2").pieces(&format!("daun@aussig=4 {near}")).markers("teplitz=prussia");
        let mut table = setup.active("austria").build();
        table.play("austria", "march daun aussig-teplitz-bruex");
        assert_eq!((table.marker("teplitz"), table.question("teplitz")), (marker, question));
    }
    // Trains do not.
    let mut table = bare("standard-4p").pieces("prussia-t1@bischofswerda").markers("radeberg=austria").build();
    table.play("prussia", "march prussia-t1 bischofswerda-radeberg-kamenz");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn fq_18__a_pending_reconquest_keeps_marker_and_question_mark_apart() {
    let mut table = austrian_radeberg("standard-4p", "daun@hoyerswerda=1");
    table.play("prussia", OVER_RADEBERG);
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "prussia"));
    let objectives = table.inspection().objectives;
    let radeberg = objectives.iter().find(|one| one.city == table.city_id("radeberg")).expect("an objective");
    assert_eq!((radeberg.marker, radeberg.question), (Some(table.power("austria")), Some(table.power("prussia"))));
    table.play("prussia", "end");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "none"), "the marker is untouched");
}

#[test]
fn f_5_24__reconquest_can_stay_in_question_until_the_combats_are_over() {
    let mut table = austrian_radeberg("standard-4p", "keith@hoyerswerda=8 daun@bautzen=1");
    table.play("prussia", OVER_RADEBERG);
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "prussia"));
    table.play("prussia", "end");
    table.play("austria", "concede");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
    // Still protected after the combats: the marker stays.
    let mut table = austrian_radeberg("standard-4p", "daun@hoyerswerda=1");
    table.play("prussia", OVER_RADEBERG);
    table.play("prussia", "end");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "none"));
    // He may also start on it and leave it.
    let mut table = bare("standard-4p").pieces("heinrich@radeberg=2").markers("radeberg=austria").build();
    table.play("prussia", "march heinrich radeberg-dresden");
    assert_eq!(table.marker("radeberg"), "none");
}

#[test]
fn fq_23__allies_of_the_conqueror_do_not_protect_a_conquered_objective() {
    let passes = |guard: &str| {
        let pieces = format!("ferdinand@fritzlar=3 {guard}@bebra=4");
        let mut table = bare("standard-4p").pieces(&pieces).markers("kassel=france").active("hanover").build();
        table.play("hanover", "march ferdinand fritzlar-kassel-hofgeismar");
        (table.marker("kassel").to_string(), table.question("kassel").to_string())
    };
    for ally in ["daun", "hildburghausen", "saltikov", "ehrensvaerd"] {
        assert_eq!(passes(ally), free(), "{ally} near a French objective");
    }
    assert_eq!(passes("soubise"), ("france".to_string(), "hanover".to_string()));
}

#[test]
fn f_5_25__only_the_conqueror_protects_what_he_has_conquered() {
    for mode in ["standard-4p", "scenario-2"] {
        for near in ["kamenz", "hoyerswerda", "spremberg"] {
            assert_eq!(radeberg_after(mode, &format!("daun@{near}=1")), pending(), "{near}");
        }
        assert_eq!(radeberg_after(mode, "daun@cottbus=8"), free(), "4 cities away");
        assert_eq!(radeberg_after(mode, "hildburghausen@kamenz=6"), free());
    }
    assert_eq!(radeberg_after("standard-4p", "saltikov@kamenz=8 richelieu@dresden=8"), free());
}

/// Marker and question mark of Kassel, held by France, after this general has passed it.
fn kassel_after(mode: &str, power: &str, piece: &str, others: &str) -> (String, String) {
    let setup = bare(mode).pieces(&format!("{piece}@fritzlar=3 {others}")).markers("kassel=france").active(power);
    let mut table = setup.build();
    table.play(power, &format!("march {piece} fritzlar-kassel-hofgeismar"));
    (table.marker("kassel").to_string(), table.question("kassel").to_string())
}

#[test]
fn fe_9__only_hanover_reconquers_in_hanover_and_only_france_protects() {
    let stays = ("france".to_string(), "none".to_string());
    let pending = ("france".to_string(), "hanover".to_string());
    for mode in ["standard-4p", "scenario-1"] {
        assert_eq!(kassel_after(mode, "hanover", "ferdinand", ""), free());
        assert_eq!(kassel_after(mode, "prussia", "seydlitz", ""), stays);
        assert_eq!(kassel_after(mode, "hanover", "ferdinand", "soubise@bebra=1"), pending);
    }
    assert_eq!(kassel_after("standard-4p", "hanover", "ferdinand", "daun@bebra=8 hildburghausen@muenden=6"), free());
}

/// Every objective in Hanover, not only that of the example.
#[test]
fn f_5_26__in_hanover_hanover_reconquers_and_france_protects() {
    let table = bare("standard-4p").build();
    let objectives = table.inspection().objectives;
    let hanoverian: Vec<_> = objectives.iter().filter(|one| one.defender == Some(table.power("hanover"))).collect();
    assert!(hanoverian.len() > 3);
    for one in hanoverian {
        let city = table.city_name(one.city);
        let next = table.rules.pack.roads.neighbours(one.city)[0];
        let next = table.rules.pack.city_of(next).slug.as_str();
        let leave = |power: &str, piece: &str| {
            let setup = bare("standard-4p").pieces(&format!("{piece}@{city}=3")).markers(&format!("{city}=france"));
            let mut table = setup.active(power).build();
            table.play(power, &format!("march {piece} {city}-{next}"));
            table.marker(city).to_string()
        };
        assert_eq!(leave("hanover", "ferdinand"), "none", "{city}");
        assert_eq!(leave("prussia", "heinrich"), "france", "{city}");
    }
    let pending = ("france".to_string(), "hanover".to_string());
    assert_eq!(kassel_after("standard-4p", "hanover", "cumberland", "chevert@bebra=1"), pending);
    assert_eq!(kassel_after("standard-4p", "hanover", "cumberland", "lacy@bebra=1"), free());
}

#[test]
fn fq_24__neither_defender_reconquers_for_the_other() {
    let stays = |power: &str, piece: &str, path: &str, city: &str, holder: &str| {
        let start = path.split('-').next().expect("a start");
        let setup = bare("standard-4p").pieces(&format!("{piece}@{start}=3")).markers(&format!("{city}={holder}"));
        let mut table = setup.active(power).build();
        table.play(power, &format!("march {piece} {path}"));
        (table.marker(city), table.question(city)) == (holder, "none")
    };
    assert!(stays("prussia", "heinrich", "fritzlar-kassel-hofgeismar", "kassel", "france"), "Prussia in Hanover");
    let magdeburg = "wolmirstedt-magdeburg-burg";
    assert!(stays("hanover", "ferdinand", magdeburg, "magdeburg", "france"), "Hanover in Prussia");
    let leipzig = "merseburg-leipzig-eilenburg";
    assert!(stays("hanover", "ferdinand", leipzig, "leipzig", "empire"), "Hanover in Saxony");
    assert!(!stays("prussia", "heinrich", magdeburg, "magdeburg", "france"), "Prussia in Prussia");
    assert!(!stays("prussia", "heinrich", leipzig, "leipzig", "empire"), "Prussia in Saxony");
}

#[test]
fn f_5_28__a_reconquered_objective_can_be_conquered_again() {
    let setup = bare("standard-4p").pieces("heinrich@radeberg=4 laudon@zittau=8").markers("radeberg=austria");
    let mut table = setup.build();
    table.play("prussia", "march heinrich radeberg-dresden-meissen-riesa-oschatz");
    assert_eq!(table.marker("radeberg"), "none");
    idle_to(&mut table, "austria");
    table.play("austria", "march laudon zittau-loebau-bautzen-bischofswerda");
    idle_to(&mut table, "austria");
    table.play("austria", "march laudon bischofswerda-radeberg-bischofswerda");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn f_5_31__the_imperial_train_protects_what_the_imperial_army_holds() {
    let pending = ("empire".to_string(), "prussia".to_string());
    for mode in ["standard-4p", "scenario-2"] {
        // Wurzen 1, Riesa 3 and Meissen 4 cities from Leipzig.
        assert_eq!(leipzig_after(mode, "empire-t1@wurzen"), pending);
        assert_eq!(leipzig_after(mode, "empire-t1@riesa"), pending);
        assert_eq!(leipzig_after(mode, "empire-t1@meissen"), free());
        assert_eq!(leipzig_after(mode, "austria-t1@wurzen"), free(), "no other train does");
    }
    // Austria's own train protects nothing of Austria's.
    assert_eq!(radeberg_after("standard-4p", "austria-t1@kamenz"), free());
}

#[test]
fn fq_26__the_imperial_train_protects_nothing_else() {
    assert_eq!(radeberg_after("standard-4p", "empire-t1@kamenz"), free(), "a grey objective");
    // An unconquered yellow objective next to the train is taken without question.
    let setup = bare("standard-4p").pieces("hildburghausen@merseburg=2 empire-t1@wurzen").active("empire");
    let mut table = setup.build();
    table.play("empire", "march hildburghausen merseburg-leipzig-borna");
    assert_eq!(table.marker("leipzig"), "empire");
}

#[test]
fn fq_14__the_order_of_moves_matters_for_the_imperial_train() {
    let pieces = "friedrich@oschatz=4 keith@merseburg=2 empire-t1@wurzen";
    let capture = "march friedrich oschatz-wurzen";
    let pass = "march keith merseburg-leipzig-eilenburg";
    let fresh = || bare("standard-4p").pieces(pieces).markers("leipzig=empire").build();
    let mut table = fresh();
    table.play("prussia", capture);
    table.play("prussia", pass);
    assert_eq!((table.marker("leipzig"), table.question("leipzig")), ("none", "none"), "train first");
    let mut table = fresh();
    table.play("prussia", pass);
    table.play("prussia", capture);
    assert_eq!((table.marker("leipzig"), table.question("leipzig")), ("empire", "prussia"), "train last");
    table.play("prussia", "end");
    assert_eq!((table.marker("leipzig"), table.question("leipzig")), ("none", "none"));
    // Something else protects it still.
    let setup = bare("standard-4p").pieces(pieces).pieces("hildburghausen@borna=1").markers("leipzig=empire");
    let mut table = setup.build();
    table.play("prussia", pass);
    table.play("prussia", capture);
    table.play("prussia", "end");
    assert_eq!(table.marker("leipzig"), "empire");
}
