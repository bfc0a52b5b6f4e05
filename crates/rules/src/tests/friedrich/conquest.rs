//! F-5.1 to F-5.22, F-5.30, F-5.32: conquest, protection, question marks.

use super::quiet::{idle_to, idle_until};
use super::table::{Scene, Setup, bare};
use engine::event::Event;
use engine::question::About;

/// Daun next to Radeberg, and others.
fn before_radeberg(mode: &str, others: &str) -> Scene {
    bare(mode).pieces(&format!("daun@bischofswerda=6 {others}")).active("austria").build()
}

const OVER_RADEBERG: &str = "march daun bischofswerda-radeberg-grossenhain";
const OVER_BOTH: &str = "march daun bischofswerda-radeberg-kamenz-hoyerswerda";

/// What passing Radeberg brings with these pieces on the board: its marker and its question mark.
fn radeberg_after(mode: &str, others: &str) -> (String, String) {
    let mut table = before_radeberg(mode, others);
    table.play("austria", OVER_RADEBERG);
    (table.marker("radeberg").into(), table.question("radeberg").into())
}

fn taken(power: &str) -> (String, String) {
    (power.into(), "none".into())
}

fn questioned(power: &str) -> (String, String) {
    ("none".into(), power.into())
}

/// Heinrich stands 3 cities from Kamenz and 4 from Radeberg; Laudon can reach Spremberg next to him.
fn kamenz_protected(laudon: u8, heinrich: u8) -> Setup {
    let pieces = format!("daun@bischofswerda=6 laudon@bautzen={laudon} heinrich@cottbus={heinrich}");
    bare("standard-4p").pieces(&pieces).active("austria")
}

/// Daun passes both objectives, Laudon attacks Heinrich, the weaker side stops at once.
fn fight_over_kamenz(setup: Setup) -> Scene {
    let mut table = setup.build();
    table.play("austria", "march laudon bautzen-hoyerswerda-spremberg");
    table.play("austria", OVER_BOTH);
    assert_eq!(table.question("kamenz"), "austria");
    table.play("austria", "end");
    idle_until(&mut table, |table| table.question("kamenz") == "none");
    table
}

#[test]
fn f_5_1__a_stack_conquers_as_one_general_and_a_train_never() {
    let mut table = before_radeberg("standard-4p", "browne@bischofswerda=2");
    table.play("austria", "march daun+browne bischofswerda-radeberg-grossenhain");
    assert_eq!(table.marker("radeberg"), "austria");
    let mut table = bare("standard-4p").pieces("austria-t1@bischofswerda").active("austria").build();
    table.play("austria", "march austria-t1 bischofswerda-radeberg-kamenz");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
}

#[test]
fn f_5_2__a_nation_conquers_only_its_own_colour() {
    let mut table = bare("standard-4p").pieces("daun@pirna=4 hildburghausen@bischofswerda=2").active("austria").build();
    table.play("austria", "march daun pirna-dresden-meissen-riesa");
    for city in ["pirna", "dresden", "meissen"] {
        assert_eq!((table.marker(city), table.question(city)), ("none", "none"), "yellow: {city}");
    }
    table.play("austria", "end");
    table.play("empire", "march hildburghausen bischofswerda-radeberg-dresden-pirna");
    assert_eq!((table.marker("radeberg"), table.marker("dresden")), ("none", "empire"));
}

#[test]
fn f_5_3__moving_over_an_unprotected_objective_or_leaving_it_conquers_it() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        assert_eq!(radeberg_after(mode, ""), taken("austria"));
    }
    let mut table = bare("standard-4p").pieces("daun@radeberg=4").active("austria").build();
    table.play("austria", "march daun radeberg-dresden");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn f_5_5__what_counts_is_protection_at_the_moment_of_passing_or_leaving() {
    // Heinrich protects Radeberg from Spremberg and not from Cottbus, one city farther.
    assert_eq!(radeberg_after("standard-4p", "heinrich@spremberg=1"), questioned("austria"));
    let mut table = bare("standard-4p").pieces("daun@radeberg=4 heinrich@spremberg=1").active("austria").build();
    table.play("austria", "march daun radeberg-dresden");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "austria"));
    let mut table = before_radeberg("standard-4p", "heinrich@cottbus=1");
    table.play("austria", OVER_RADEBERG);
    assert_eq!(table.marker("radeberg"), "austria");
    idle_to(&mut table, "prussia");
    table.play("prussia", "march heinrich cottbus-spremberg");
    assert_eq!(table.marker("radeberg"), "austria", "who comes later comes too late");
}

/// Whatever way Daun takes, Radeberg falls if and only if he passes it, and he is not asked.
#[test]
fn f_5_6__conquest_is_no_choice() {
    let fresh = before_radeberg("standard-4p", "");
    let marches = fresh.list("austria").into_iter().filter(|action| action.starts_with("march "));
    let mut passing = 0;
    for march in marches {
        let mut table = before_radeberg("standard-4p", "");
        table.play("austria", &march);
        let passes = march.contains("-radeberg-");
        assert_eq!(table.marker("radeberg") == "austria", passes, "{march}");
        assert_eq!(table.about("austria"), About::Movement, "{march}");
        passing += usize::from(passes);
    }
    assert!(passing > 3, "{passing} ways over Radeberg");
}

#[test]
fn f_5_15__one_move_conquers_several_objectives() {
    let mut table = before_radeberg("standard-4p", "");
    table.play("austria", OVER_BOTH);
    assert_eq!((table.marker("radeberg"), table.marker("kamenz")), ("austria", "austria"));
    let mut table = bare("scenario-1").pieces("chevert@fritzlar=4").active("france").build();
    table.play("france", "march chevert fritzlar-kassel-muenden-goettingen-northeim");
    assert_eq!((table.marker("kassel"), table.marker("goettingen")), ("france", "france"));
    let taken = |event: &Event| matches!(event, Event::Conquered { .. });
    assert_eq!(table.events.iter().filter(|entry| taken(&entry.event)).count(), 2);
}

#[test]
fn f_5_16__a_conquered_objective_shows_the_arms_of_its_conqueror() {
    for (power, piece, path, city) in [
        ("austria", "daun", "bischofswerda-radeberg-grossenhain", "radeberg"),
        ("empire", "hildburghausen", "merseburg-leipzig-borna", "leipzig"),
        ("france", "chevert", "fritzlar-kassel-bebra", "kassel"),
    ] {
        let start = path.split('-').next().expect("a start");
        let mut table = bare("standard-4p").pieces(&format!("{piece}@{start}=3")).active(power).build();
        assert_eq!(table.marker(city), "none");
        table.play(power, &format!("march {piece} {path}"));
        assert_eq!(table.marker(city), power);
        let (site, by) = (table.site(city), table.power(power));
        assert!(table.happened(|event| *event == Event::Conquered { site, by }), "{city}");
    }
}

#[test]
fn fq_1__an_objective_falls_when_the_general_leaves_it_in_his_next_nation_turn() {
    let mut table = before_radeberg("standard-4p", "");
    table.play("austria", "march daun bischofswerda-radeberg");
    table.refuse("austria", "march daun radeberg-dresden", "F-4.2");
    table.play("austria", "end");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
    idle_to(&mut table, "austria");
    table.play("austria", "march daun radeberg-dresden");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn f_5_4__ending_a_move_on_an_objective_does_not_conquer_it() {
    let mut table = before_radeberg("standard-4p", "");
    table.play("austria", "march daun bischofswerda-radeberg");
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("none", "none"));
    idle_to(&mut table, "austria");
    assert_eq!(table.marker("radeberg"), "none");
    table.play("austria", "march daun radeberg-dresden");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn fq_2__stepping_onto_an_objective_and_back_conquers_it() {
    let mut table = before_radeberg("standard-4p", "");
    table.play("austria", "march daun bischofswerda-radeberg-bischofswerda");
    assert_eq!((table.marker("radeberg"), table.place("daun")), ("austria", "bischofswerda"));
}

#[test]
fn fq_3__leaving_an_objective_and_coming_back_conquers_it() {
    let mut table = bare("standard-4p").pieces("daun@radeberg=4").active("austria").build();
    assert!(
        table
            .list("austria")
            .iter()
            .any(|march| march.starts_with("march daun radeberg-") && march.ends_with("-radeberg"))
    );
    table.play("austria", "march daun radeberg-kamenz-radeberg");
    assert_eq!((table.marker("radeberg"), table.marker("kamenz")), ("austria", "austria"));
}

#[test]
fn f_5_7__a_general_of_the_defending_nation_protects_three_cities_around() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        // Kamenz 1, Hoyerswerda 2, Spremberg 3 and Cottbus 4 cities from Radeberg.
        for near in ["kamenz", "hoyerswerda", "spremberg"] {
            assert_eq!(radeberg_after(mode, &format!("heinrich@{near}=1")), questioned("austria"), "{near}");
        }
        assert_eq!(radeberg_after(mode, "heinrich@cottbus=8"), taken("austria"));
    }
}

#[test]
fn f_5_8__protection_reaches_all_objectives_whatever_stands_between() {
    let between = "heinrich@spremberg=1 laudon@kamenz=4 austria-t1@hoyerswerda browne@senftenberg=2";
    assert_eq!(radeberg_after("standard-4p", between), questioned("austria"));
    let mut table = before_radeberg("standard-4p", "heinrich@spremberg=1");
    table.play("austria", OVER_BOTH);
    assert_eq!((table.question("radeberg"), table.question("kamenz")), ("austria", "austria"));
}

/// Marker and question mark of a city after this march of the active power.
fn passes(mode: &str, power: &str, pieces: &str, march: &str, city: &str) -> (String, String) {
    let mut table = bare(mode).pieces(pieces).active(power).build();
    table.play(power, march);
    (table.marker(city).to_string(), table.question(city).to_string())
}

#[test]
fn f_5_9__allies_of_the_defender_protect_nothing() {
    assert_eq!(radeberg_after("standard-4p", "ferdinand@kamenz=8"), taken("austria"));
    // In Bohemia Austria's allies protect nothing against Prussia.
    for ally in ["hildburghausen", "saltikov"] {
        let pieces = format!("friedrich@dippoldiswalde=2 {ally}@laun=4");
        let march = "march friedrich dippoldiswalde-teplitz-aussig";
        let mut table = bare("standard-4p").options("expert").pieces(&pieces).build();
        table.play("prussia", march);
        assert_eq!(table.marker("teplitz"), "prussia", "{ally}");
    }
}

#[test]
fn f_5_14__hanover_does_not_defend_saxony() {
    let march = "march hildburghausen merseburg-leipzig-borna";
    let leipzig = |guard: &str| {
        passes("standard-4p", "empire", &format!("hildburghausen@merseburg=3 {guard}@halle=8"), march, "leipzig")
    };
    assert_eq!(leipzig("ferdinand"), taken("empire"));
    assert_eq!(leipzig("heinrich"), questioned("empire"), "Prussia does");
}

#[test]
fn f_5_11__prussia_defends_saxony() {
    let march = "march hildburghausen aue-chemnitz-zwickau";
    let pieces = "hildburghausen@aue=2 heinrich@freiberg=1";
    assert_eq!(passes("standard-4p", "empire", pieces, march, "chemnitz"), questioned("empire"));
    // Every objective in Saxony, whoever wants it.
    let table = bare("standard-4p").build();
    let pack = table.rules.pack;
    let saxony = pack.territory("saxony").expect("a territory");
    let objectives = table.inspection().objectives;
    let is_saxon = |city: board::CityId| pack.city_of(city).territory == saxony;
    let saxon: Vec<_> = objectives.iter().filter(|one| is_saxon(one.city)).collect();
    assert!(saxon.len() > 5 && saxon.iter().all(|one| one.defender == Some(table.power("prussia"))));
}

#[test]
fn f_5_10__nations_defend_their_homes() {
    let minden = "march chevert rinteln-minden-wunstorf";
    assert_eq!(
        passes("standard-4p", "france", "chevert@rinteln=2 heinrich@herford=1", minden, "minden"),
        questioned("france")
    );
    assert_eq!(
        passes("scenario-1", "france", "chevert@rinteln=2 seydlitz@herford=1", minden, "minden"),
        questioned("france")
    );
    let kassel = "march chevert fritzlar-kassel-bebra";
    assert_eq!(
        passes("standard-4p", "france", "chevert@fritzlar=2 ferdinand@hofgeismar=1", kassel, "kassel"),
        questioned("france")
    );
    // Austria defends the blue objectives.
    let teplitz = "march friedrich dippoldiswalde-teplitz-aussig";
    assert_eq!(
        passes("scenario-2", "prussia", "friedrich@dippoldiswalde=2 daun@laun=1", teplitz, "teplitz"),
        questioned("prussia")
    );
}

#[test]
fn f_5_12__hanover_defends_no_objective_in_prussia() {
    let march = "march chevert wolmirstedt-magdeburg-burg";
    let magdeburg = |guard: &str| {
        passes("standard-4p", "france", &format!("chevert@wolmirstedt=3 {guard}@schoenebeck=8"), march, "magdeburg")
    };
    assert_eq!(magdeburg("ferdinand"), taken("france"));
    assert_eq!(magdeburg("heinrich"), questioned("france"), "Prussia does");
}

#[test]
fn f_5_13__prussia_defends_no_objective_in_hanover() {
    let march = "march chevert gifhorn-braunschweig-salzgitter";
    let braunschweig = |guard: &str| {
        passes("standard-4p", "france", &format!("chevert@gifhorn=3 {guard}@peine=8"), march, "braunschweig")
    };
    assert_eq!(braunschweig("heinrich"), taken("france"));
    assert_eq!(braunschweig("ferdinand"), questioned("france"), "Hanover does");
}

#[test]
fn fe_5__one_move_conquers_the_unprotected_objective() {
    let mut table = kamenz_protected(1, 1).build();
    table.play("austria", OVER_BOTH);
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "none"));
}

#[test]
fn f_5_18__passing_or_leaving_a_protected_objective_marks_it_with_a_question_mark() {
    let after = |daun: &str, march: &str| {
        let pieces = format!("daun@{daun}=3 heinrich@cottbus=1");
        let mut table = bare("standard-4p").pieces(&pieces).active("austria").build();
        table.play("austria", march);
        let site = table.site("kamenz");
        assert!(table.happened(|event| matches!(event, Event::Questioned { site: one, .. } if *one == site)));
        (table.marker("kamenz").to_string(), table.question("kamenz").to_string())
    };
    assert_eq!(after("radeberg", "march daun radeberg-kamenz-hoyerswerda"), questioned("austria"));
    assert_eq!(after("kamenz", "march daun kamenz-radeberg"), questioned("austria"));
    // Of his colour: to Kamenz, Austria's, a general of the Imperial Army does nothing.
    let pieces = "hildburghausen@kamenz=3 heinrich@cottbus=1";
    let march = "march hildburghausen kamenz-radeberg";
    assert_eq!(passes("standard-4p", "empire", pieces, march, "kamenz"), taken("none"));
}

/// Marker and question mark of Kamenz after the retroactive conquest phase, in which these pieces stand.
fn kamenz_settled(pieces: &str) -> (String, String) {
    let setup = bare("standard-4p").pieces(pieces).questions("kamenz=austria").active("austria");
    let table = setup.phase("conquest").build();
    (table.marker("kamenz").to_string(), table.question("kamenz").to_string())
}

#[test]
fn f_5_19__what_is_no_longer_protected_is_conquered_retroactively() {
    assert_eq!(kamenz_settled("daun@hoyerswerda=3"), taken("austria"));
    assert_eq!(kamenz_settled("daun@hoyerswerda=3 heinrich@muskau=8"), taken("austria"), "4 cities away");
    assert_eq!(kamenz_settled(""), taken("austria"), "though nobody is left who passed it");
}

#[test]
fn f_5_20__what_is_still_protected_loses_its_question_mark() {
    for near in ["kamenz", "hoyerswerda", "cottbus"] {
        assert_eq!(kamenz_settled(&format!("heinrich@{near}=1")), taken("none"), "{near}");
    }
}

/// Daun passes Kamenz; who beats Heinrich, its protector, is another matter.
#[test]
fn f_5_21__one_general_passes_and_another_drives_the_protector_away() {
    let after = |others: &str, marches: &[&str]| {
        let pieces = format!("daun@bischofswerda=6 {others}");
        let mut table = bare("standard-4p").pieces(&pieces).active("austria").build();
        for march in marches {
            table.play("austria", march);
        }
        table.play("austria", "end");
        table.play("prussia", "concede");
        assert_eq!(table.place("heinrich"), "off");
        table.marker("kamenz").to_string()
    };
    let by_laudon = "march laudon bautzen-hoyerswerda-spremberg";
    assert_eq!(after("laudon@bautzen=8 heinrich@cottbus=1", &[by_laudon, OVER_BOTH]), "austria");
    assert_eq!(after("heinrich@senftenberg=1", &[OVER_BOTH]), "austria", "or the same");
    assert_eq!(after("laudon@bautzen=8 heinrich@cottbus=1", &[by_laudon]), "none", "somebody must pass it");
}

#[test]
fn fe_6__the_protected_objective_gets_a_question_mark() {
    let mut table = kamenz_protected(1, 1).build();
    table.play("austria", OVER_BOTH);
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("none", "austria"));
}

#[test]
fn fe_7__after_the_protector_is_driven_away_the_objective_is_conquered() {
    let table = fight_over_kamenz(kamenz_protected(8, 5));
    assert!(table.happened(|event| matches!(event, Event::Retreated { .. })), "Laudon has beaten Heinrich");
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("austria", "none"));
    assert_ne!(table.place("heinrich"), "off");
}

#[test]
fn fe_8__while_it_is_still_protected_the_question_mark_is_taken_off() {
    let table = fight_over_kamenz(kamenz_protected(5, 8));
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("none", "none"));
    let site = table.site("kamenz");
    assert!(table.happened(|event| *event == Event::QuestionLifted { site }));
}

#[test]
fn f_5_22__no_question_mark_outlives_its_nation_turn() {
    let mut table = before_radeberg("standard-4p", "heinrich@cottbus=1");
    table.play("austria", OVER_BOTH);
    assert_eq!(table.question("kamenz"), "austria");
    table.play("austria", "end");
    assert!(table.is_asked("empire"));
    assert_eq!(table.question("kamenz"), "none");
}

#[test]
fn fq_87__driving_the_protector_away_in_a_later_nation_turn_is_too_late() {
    let setup = kamenz_protected(1, 2).pieces("hildburghausen@spremberg=6");
    let mut table = setup.build();
    table.play("austria", OVER_BOTH);
    table.play("austria", "end");
    assert!(table.is_asked("empire"));
    table.play("empire", "end");
    table.play("prussia", "concede");
    assert_eq!((table.place("heinrich"), table.marker("kamenz")), ("off", "none"));
}

#[test]
fn f_5_17__a_conquered_city_is_open_to_every_piece() {
    let marches = [
        ("hanover", "ferdinand", "hofgeismar=2", "hofgeismar-kassel", "kassel"),
        ("prussia", "prussia-t1", "hofgeismar", "hofgeismar-kassel-muenden", "muenden"),
        ("empire", "hildburghausen", "bebra=2", "bebra-kassel-fritzlar", "fritzlar"),
        ("empire", "hildburghausen", "bebra=2", "bebra-kassel", "kassel"),
        ("france", "france-t1", "fritzlar", "fritzlar-kassel", "kassel"),
        ("france", "chevert", "fritzlar=2", "fritzlar-kassel", "kassel"),
    ];
    for (power, piece, at, path, end) in marches {
        let pieces = format!("{piece}@{at}");
        let mut table = bare("standard-4p").pieces(&pieces).markers("kassel=france").active(power).build();
        let march = format!("march {piece} {path}");
        assert!(table.list(power).contains(&march), "{march}");
        table.play(power, &march);
        assert_eq!((table.place(piece), table.marker("kassel")), (end, "france"), "{march}");
    }
}

#[test]
fn f_5_30__trains_neither_conquer_nor_protect() {
    assert_eq!(radeberg_after("standard-4p", "prussia-t1@kamenz prussia-t2@dresden"), taken("austria"));
    let mut table = bare("standard-4p").pieces("france-t1@fritzlar").active("france").build();
    table.play("france", "march france-t1 fritzlar-kassel-muenden");
    assert_eq!(table.marker("kassel"), "none");
}

#[test]
fn f_5_32__a_retreat_neither_conquers_nor_reconquers() {
    let setup = bare("standard-4p").pieces("daun@kamenz=3 ferdinand@hoyerswerda=5").active("hanover").phase("combat");
    let mut table = setup.build();
    table.play("austria", "concede");
    table.play("hanover", "retreat kamenz-radeberg-dresden");
    assert_eq!(table.place("daun"), "dresden");
    for city in ["kamenz", "radeberg"] {
        assert_eq!((table.marker(city), table.question(city)), ("none", "none"), "{city}");
    }
    let setup = bare("standard-4p").pieces("heinrich@kamenz=3 saltikov@hoyerswerda=5").active("russia").phase("combat");
    let mut table = setup.markers("kamenz=austria radeberg=austria").build();
    table.play("prussia", "concede");
    table.play("russia", "retreat kamenz-radeberg-dresden");
    assert_eq!((table.marker("kamenz"), table.marker("radeberg")), ("austria", "austria"));
}

#[test]
fn fq_15__a_protector_in_the_city_itself_protects_it() {
    let settled = |city: &str| {
        let setup = bare("standard-4p").pieces(&format!("heinrich@{city}=1")).questions("kamenz=austria");
        let table = setup.active("austria").phase("conquest").build();
        table.marker("kamenz").to_string()
    };
    assert_eq!([settled("kamenz"), settled("cottbus")], ["none", "none"]);
    assert_eq!(settled("muskau"), "austria", "4 cities away");
}

#[test]
fn fq_16__the_imperial_army_defends_nothing_in_saxony() {
    for mode in ["standard-4p", "scenario-2"] {
        assert_eq!(radeberg_after(mode, "hildburghausen@kamenz=6"), taken("austria"));
    }
}

#[test]
fn fq_19__a_protector_still_in_range_after_the_combats_keeps_the_objective() {
    // One protector is beaten, another stands.
    let table = fight_over_kamenz(kamenz_protected(8, 5).pieces("keith@finsterwalde=1"));
    assert!(table.happened(|event| matches!(event, Event::Beaten { .. })));
    assert_eq!(table.marker("kamenz"), "none");
    // The protector retreats, but only within range.
    let mut table = before_radeberg("standard-4p", "heinrich@senftenberg=5");
    table.play("austria", OVER_BOTH);
    table.play("austria", "end");
    table.play("prussia", "concede");
    table.play("austria", "retreat senftenberg-cottbus");
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("none", "none"));
}

#[test]
fn fq_20__a_protector_who_is_eliminated_protects_no_more() {
    let mut table = before_radeberg("standard-4p", "heinrich@senftenberg=1");
    table.play("austria", OVER_BOTH);
    table.play("austria", "end");
    table.play("prussia", "concede");
    assert_eq!(table.place("heinrich"), "off");
    assert_eq!((table.marker("radeberg"), table.marker("kamenz")), ("austria", "austria"));
}

#[test]
fn fq_21__a_conquest_stands_when_the_conqueror_starves_in_the_same_nation_turn() {
    let mut table = bare("standard-4p").pieces("daun@bischofswerda=4!").active("austria").build();
    table.play("austria", OVER_RADEBERG);
    table.play("austria", "end");
    assert_eq!((table.place("daun"), table.marker("radeberg")), ("off", "austria"));
}

#[test]
fn fq_25__passing_an_own_conquered_objective_changes_nothing() {
    let setup = bare("standard-4p").pieces("daun@bischofswerda=4").markers("radeberg=austria").active("austria");
    let mut table = setup.build();
    table.play("austria", OVER_RADEBERG);
    assert_eq!((table.marker("radeberg"), table.question("radeberg")), ("austria", "none"));
    let touched =
        |event: &Event| matches!(event, Event::Conquered { .. } | Event::Questioned { .. } | Event::Reconquered { .. });
    assert!(!table.happened(touched));
}
