//! promises that spare another power, and their exceptions.

use super::table::{Scene, Setup, bare};
use super::treaties::agree;
use engine::clause::{Breach, TreatyId};
use engine::event::Event;
use engine::refusal::Why;
use engine::text;
use maria::Phase;

/// France on the border of the Austrian Netherlands: Tournai lies one city ahead, Kortrijk two.
fn flanders() -> Setup {
    bare("advanced-3p").pieces("moritz@valenciennes=2").active("france")
}

const THROUGH_TOURNAI: &str = "march moritz valenciennes-tournai-kortrijk";

fn france_promises(setup: Setup, clause: &str) -> Scene {
    let mut table = setup.build();
    agree(&mut table, "france", "austria", &format!("propose maria-theresa: {clause}"));
    table
}

/// What the first clause of the first treaty has against an action.
#[track_caller]
fn breach(table: &mut Scene, power: &str, action: &str) -> Breach {
    match table.why(power, action) {
        Why::TreatyBroken { treaty: TreatyId(1), clause: 0, breach } => breach,
        other => panic!("`{action}`: {other:?}"),
    }
}

/// The list and the judge say the same of an action.
#[track_caller]
fn allows(table: &Scene, power: &str, action: &str) -> bool {
    let seat = table.seat_of(power);
    let read = table.rules.read(&table.state, seat, action).expect("an action");
    let judged = table.rules.check(&table.state, seat, &read).is_ok();
    assert_eq!(table.list(power).contains(&action.to_string()), judged, "`{action}`");
    judged
}

#[test]
fn r_135__no_fortress_of_the_other_is_taken() {
    let mut table = france_promises(flanders(), "no-conquest france austria until 2");
    let site = table.site("tournai");
    assert_eq!(breach(&mut table, "france", THROUGH_TOURNAI), Breach::Conquest { site });
    assert!(!allows(&table, "france", THROUGH_TOURNAI));
    assert!(allows(&table, "france", "march moritz valenciennes-tournai"), "to stand there takes nothing");
    table.play("france", "march moritz valenciennes-tournai");
    assert_eq!(table.marker("tournai"), "none");
}

#[test]
fn r_135__whose_fortresses_and_where_is_as_promised() {
    for (clause, allowed) in [
        ("no-conquest france austria in map-flanders until 2", false),
        ("no-conquest france austria in map-bohemia until 2", true),
        ("no-conquest france in tournai until 2", false),
        ("no-conquest france in kortrijk until 2", true),
        ("no-conquest france until 2", false),
        ("no-conquest france pragmatic until 2", true),
        ("no-conquest bavaria austria until 2", true),
        ("no-conquest france austria until 2 except tournai", true),
        ("no-conquest france austria until 2 except kortrijk", false),
    ] {
        let table = france_promises(flanders(), clause);
        assert_eq!(allows(&table, "france", THROUGH_TOURNAI), allowed, "{clause}");
    }
}

/// An elector of nobody's land belongs to the side that holds it.
#[test]
fn r_135__electors_are_fortresses_too() {
    let setup = bare("advanced-3p").pieces("moritz@juelich=2").markers("koeln=pragmatic").active("france");
    let mut table = france_promises(setup, "no-conquest france austria until 2");
    let site = table.site("koeln");
    assert_eq!(breach(&mut table, "france", "march moritz juelich-koeln-bonn"), Breach::Conquest { site });
    assert!(!allows(&table, "france", "march moritz juelich-koeln-bonn"));
}

/// A question mark is a conquest begun: a protected fortress is not left behind either.
#[test]
fn r_135__no_question_mark_is_laid() {
    let setup = flanders().pieces("arenberg@bruessel=1");
    let mut free = flanders().pieces("arenberg@bruessel=1").build();
    free.play("france", THROUGH_TOURNAI);
    assert_eq!(free.question("tournai"), "france");
    let table = france_promises(setup, "no-conquest france austria until 2");
    assert!(!allows(&table, "france", THROUGH_TOURNAI));
}

/// What lies there when the treaty is made is settled by the rules.
#[test]
fn r_135__a_question_mark_laid_before_is_settled() {
    let mut table = flanders().pieces("arenberg@bruessel=1").build();
    table.play("france", THROUGH_TOURNAI);
    agree(&mut table, "france", "austria", "propose maria-theresa: no-conquest france austria until 2");
    table.play("france", "end");
    assert_eq!(table.maria().treaties.all().count(), 1, "nothing was broken or released");
    assert_eq!(table.question("tournai"), "none");
}

/// Whoever stands in a fortress may stay, and a force march conquers nothing.
#[test]
fn r_135__who_stands_in_a_fortress_leaves_it_by_force_march_only() {
    let setup = bare("advanced-3p").pieces("moritz@tournai=2").active("france");
    let table = france_promises(setup, "no-conquest france austria until 2");
    let listed = table.list("france");
    assert!(listed.iter().all(|action| !action.starts_with("march moritz")), "{listed:?}");
    assert!(listed.iter().any(|action| action.starts_with("force-march moritz")), "{listed:?}");
    assert!(listed.contains(&"end".to_string()), "R-90: nobody is ever without an action");
}

#[test]
fn r_135__no_train_of_the_other_is_taken() {
    let setup = || flanders().pieces("austria-t1@ath");
    let mut free = setup().build();
    let way = "march moritz valenciennes-tournai-ath";
    free.play("france", way);
    assert_eq!(free.place("austria-t1"), "off");
    for (clause, allowed) in [
        ("no-capture france austria until 2", false),
        ("no-capture france until 2", false),
        ("no-capture france in ath until 2", false),
        ("no-capture france pragmatic until 2", true),
        ("no-capture france austria in mons until 2", true),
        ("no-capture france austria until 2 except ath/1", true),
    ] {
        let mut table = france_promises(setup(), clause);
        assert_eq!(allows(&table, "france", way), allowed, "{clause}");
        if !allowed {
            let train = table.piece("austria-t1");
            assert_eq!(breach(&mut table, "france", way), Breach::Capture { train });
        }
    }
}

/// Friedrich in Trautenau: his train stands in Lüben, and every line runs through Landeshut.
fn fed_through_landeshut() -> Setup {
    bare("advanced-3p").pieces("friedrich@trautenau=4 prussia-t1@lueben neipperg@hirschberg=4").active("austria")
}

fn austria_promises(setup: Setup, clause: &str) -> Scene {
    let mut table = setup.build();
    agree(&mut table, "austria", "prussia", &format!("propose frederick: {clause}"));
    table
}

const INTO_THE_LINE: &str = "march neipperg hirschberg-landeshut";

#[test]
fn r_139__no_move_ends_where_it_cuts_a_supply_line() {
    let mut table = austria_promises(fed_through_landeshut(), "no-block austria prussia until 2");
    let general = table.piece("friedrich");
    assert_eq!(breach(&mut table, "austria", INTO_THE_LINE), Breach::Block { general });
    assert!(!allows(&table, "austria", INTO_THE_LINE));
    let passes = table.list("austria").into_iter().find(|way| way.contains("-landeshut-")).expect("he may pass");
    table.play("austria", &passes);
}

#[test]
fn r_139__trains_block_too() {
    let setup =
        bare("advanced-3p").pieces("friedrich@trautenau=4 prussia-t1@lueben austria-t3@hirschberg").active("austria");
    let mut table = austria_promises(setup, "no-block austria prussia until 2");
    let general = table.piece("friedrich");
    assert_eq!(breach(&mut table, "austria", "march austria-t3 hirschberg-landeshut"), Breach::Block { general });
    assert!(!allows(&table, "austria", "march austria-t3 hirschberg-landeshut"));
}

/// Friedrich in Iglau, his train in Landeshut: every line of six cities runs through Tschaslau.
#[test]
fn r_139__a_force_march_cuts_a_line_as_well() {
    let pieces = "friedrich@iglau=4 prussia-t1@landeshut neipperg@kolin=4";
    let setup = bare("advanced-3p").pieces(pieces).active("austria");
    let mut table = austria_promises(setup, "no-block austria prussia until 2");
    let general = table.piece("friedrich");
    for way in ["march neipperg kolin-tschaslau", "force-march neipperg kolin-tschaslau"] {
        assert_eq!(breach(&mut table, "austria", way), Breach::Block { general });
        assert!(!allows(&table, "austria", way));
    }
}

/// From Prag to Landeshut there are two ways of five cities, one of them through Kolin.
#[test]
fn r_139__a_line_with_a_way_around_is_not_cut() {
    let pieces = "friedrich@prag=4 prussia-t1@landeshut neipperg@tschaslau=4";
    let setup = bare("advanced-3p").pieces(pieces).active("austria");
    let table = austria_promises(setup, "no-block austria prussia until 2");
    assert!(allows(&table, "austria", "march neipperg tschaslau-kolin"));
}

#[test]
fn r_139__a_line_that_is_cut_already_is_not_cut_again() {
    let setup = fed_through_landeshut().pieces("karl@landeshut=2");
    let table = austria_promises(setup, "no-block austria prussia until 2");
    let joins = "march neipperg hirschberg-landeshut";
    assert!(allows(&table, "austria", joins), "nothing was open when he began to move");
}

#[test]
fn r_139__who_is_at_home_needs_no_line_and_places_bound_it() {
    // At home nobody needs a line.
    let setup =
        bare("advanced-3p").pieces("friedrich@berlin=4 prussia-t1@lueben neipperg@hirschberg=4").active("austria");
    let table = austria_promises(setup, "no-block austria prussia until 2");
    assert!(allows(&table, "austria", INTO_THE_LINE));
    for (clause, allowed) in [
        ("no-block austria prussia in silesia until 2", false),
        ("no-block austria prussia in map-flanders until 2", true),
        ("no-block austria france until 2", true),
        ("no-block austria prussia until 2 except landeshut", true),
    ] {
        let table = austria_promises(fed_through_landeshut(), clause);
        assert_eq!(allows(&table, "austria", INTO_THE_LINE), allowed, "{clause}");
    }
}

/// The hussar segment: Neipperg beside Friedrich, whose every line runs through Landeshut.
fn hussars() -> Setup {
    let pieces = "friedrich@trautenau=4 prussia-t1@glogau neipperg@nachod=2";
    bare("advanced-3p").pieces(pieces).phase("hussars")
}

#[test]
fn r_139__no_hussar_touches_the_supply_of_the_other() {
    let mut table = austria_promises(hussars(), "no-hussars austria prussia until 2");
    let general = table.piece("friedrich");
    assert_eq!(breach(&mut table, "austria", "hussar hussar-1 landeshut"), Breach::Hussars { general });
    assert!(!allows(&table, "austria", "hussar hussar-1 landeshut"));
    assert!(allows(&table, "austria", "hussar hussar-1 kolin"));
    assert!(allows(&table, "austria", "end"));
    for (clause, allowed) in [
        ("no-hussars austria prussia in silesia until 2", false),
        ("no-hussars austria prussia in map-flanders until 2", true),
        ("no-hussars austria france until 2", true),
        ("no-hussars austria prussia until 2 except landeshut", true),
    ] {
        let table = austria_promises(hussars(), clause);
        assert_eq!(allows(&table, "austria", "hussar hussar-1 landeshut"), allowed, "{clause}");
    }
}

/// A hussar that stands there already may stay; put back there it would be placed.
#[test]
fn r_135__hussars_may_stay_where_they_stand() {
    let setup = hussars().maria(|own| own.hussars = vec!["landeshut".into()]);
    let mut table = austria_promises(setup, "no-hussars austria prussia until 2");
    table.play("austria", "end");
    assert_eq!(table.maria().hussars[0], Some(table.city_id("landeshut")));
}

#[test]
fn r_135__only_austria_promises_hussars() {
    let mut table = hussars().build();
    table.refuse("prussia", "propose maria-theresa: no-hussars prussia austria until 2", "M-7.1");
    table.play("prussia", "propose maria-theresa: truce prussia austria until 2");
}

#[test]
fn r_135__a_truce_is_all_five() {
    let mut table = france_promises(flanders(), "truce france austria until 2");
    let site = table.site("tournai");
    assert_eq!(breach(&mut table, "france", THROUGH_TOURNAI), Breach::Conquest { site });
    let mut table = france_promises(flanders().pieces("austria-t1@tournai"), "truce france austria until 2");
    let train = table.piece("austria-t1");
    assert_eq!(breach(&mut table, "france", "march moritz valenciennes-tournai"), Breach::Capture { train });
    let mut table = austria_promises(fed_through_landeshut(), "truce austria prussia until 2");
    let general = table.piece("friedrich");
    // Landeshut lies next to Friedrich: that is an attack, before it is anything else.
    assert_eq!(breach(&mut table, "austria", INTO_THE_LINE), Breach::Attack { general });
    let setup = bare("advanced-3p").pieces("friedrich@trautenau=4 prussia-t1@lueben austria-t3@hirschberg");
    let mut table = austria_promises(setup.active("austria"), "truce austria prussia until 2");
    assert_eq!(breach(&mut table, "austria", "march austria-t3 hirschberg-landeshut"), Breach::Block { general });
    let mut table = austria_promises(hussars(), "truce austria prussia until 2");
    assert_eq!(breach(&mut table, "austria", "hussar hussar-1 landeshut"), Breach::Hussars { general });
}

/// The other side has promised nothing.
#[test]
fn r_135__a_truce_binds_the_power_it_names() {
    let mut table = france_promises(flanders(), "truce austria france until 2");
    table.play("france", THROUGH_TOURNAI);
    assert_eq!(table.marker("tournai"), "france");
}

#[test]
fn m_21_3__a_truce_does_not_stop_combats_that_arise() {
    let mut table = bare("advanced-3p").pieces("friedrich@landeshut=4 neipperg@trautenau=4").active("prussia").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 2");
    table.play("prussia", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { .. })), "M-11.1.1 is not negotiable");
}

#[test]
fn r_135__a_truce_stops_neither_combats_nor_retreats() {
    let pieces = "friedrich@landeshut=8 neipperg@trautenau=2";
    let setup = bare("advanced-3p").pieces(pieces).active("prussia").hand("prussia", "s8").hand("austria", "s2");
    let mut table = setup.build();
    let offer = "propose maria-theresa: truce prussia austria until 2; truce austria prussia until 2";
    agree(&mut table, "prussia", "austria", offer);
    table.play("prussia", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { .. })), "they stood side by side before");
    for _ in 0..6 {
        if table.maria().phase != Phase::Duel {
            break;
        }
        let power = if table.is_asked("austria") { "austria" } else { "prussia" };
        table.play(power, "concede");
    }
    assert!(table.happened(|event| matches!(event, Event::Beaten { .. })));
    if table.maria().phase == Phase::Retreat {
        let ways = table.list("prussia");
        assert!(ways.iter().all(|way| way.starts_with("retreat")) && !ways.is_empty());
        table.play("prussia", &ways[0]);
    }
    assert!(!table.happened(|event| matches!(event, Event::ClauseReleased { .. })));
}

#[test]
fn r_136__exceptions_of_a_truce_free_what_happens_there() {
    for (except, allowed) in [
        ("", false),
        (" except breslau", false),
        (" except landeshut", true),
        (" except breslau, except @austria", false),
        (" except breslau, except silesia", true),
        (" except landeshut/1 except breslau", true),
    ] {
        let mut table = bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia").build();
        let offer = format!("propose maria-theresa: truce prussia austria until 6{except}");
        agree(&mut table, "prussia", "austria", &offer);
        assert_eq!(allows(&table, "prussia", "march friedrich jauer-landeshut"), allowed, "{except}");
    }
}

#[test]
fn r_136__places_not_to_be_entered_or_left_have_exceptions_too() {
    let table = |clause: &str| {
        let mut table = bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia").build();
        agree(&mut table, "prussia", "austria", &format!("propose maria-theresa: {clause}"));
        table
    };
    let entering = table("not-enter prussia schweidnitz/1 until 2 except schweidnitz");
    assert!(allows(&entering, "prussia", "march friedrich jauer-schweidnitz"));
    let leaving = "march friedrich jauer-landeshut-hirschberg-lauban";
    assert!(!allows(&table("not-leave prussia silesia until 2"), "prussia", leaving));
    assert!(allows(&table("not-leave prussia silesia until 2 except lauban"), "prussia", leaving));
    assert!(allows(&table("not-leave prussia silesia until 2 except jauer"), "prussia", leaving));
    let near = "march friedrich jauer-schweidnitz";
    assert!(!allows(&table("keep-away prussia breslau 9 until 2"), "prussia", near));
    assert!(allows(&table("keep-away prussia breslau 9 until 2 except schweidnitz/1"), "prussia", near));
}

#[test]
fn r_136__what_speaks_of_no_place_excepts_none_and_four_are_enough() {
    let mut table = bare("advanced-3p").pieces("friedrich@jauer=4").active("prussia").build();
    for clause in [
        "vote prussia karl except breslau",
        "no-take prussia until 2 except breslau",
        "promise prussia at 2 except breslau",
    ] {
        table.refuse("prussia", &format!("propose louis-xv: {clause}"), "R-136");
    }
    let many = "truce prussia austria until 6 except breslau, except brieg, except neisse; \
                truce austria prussia until 6 except breslau, except cosel, except glatz";
    table.refuse("prussia", &format!("propose maria-theresa: {many}"), "M-21.4");
    let four = many.replace(", except glatz", "");
    table.play("prussia", &format!("propose maria-theresa: {four}"));
    let read =
        |offer: &str| table.rules.read(&table.state, table.seat_of("prussia"), offer).map_err(|error| error.problem);
    let five = "propose louis-xv: truce prussia france until 6 except breslau except brieg except neisse except cosel";
    assert!(read(five).is_ok());
    assert_eq!(read(&format!("{five} except glatz")), Err("misread-too-many-exceptions"));
    assert_eq!(read("propose louis-xv: truce prussia france until 6 except everywhere"), Err("misread-wants-ground"));
    assert_eq!(read("propose louis-xv: truce prussia france until 6 except"), Err("misread-wants-ground"));
}

/// However it is punctuated and ordered, it is written in one way.
#[test]
fn r_136__exceptions_are_written_as_they_are_read() {
    let table = bare("advanced-3p").pieces("friedrich@jauer=4").active("prussia").build();
    let seat = table.seat_of("prussia");
    let written = "propose maria-theresa: truce prussia austria until 6 except @austria, except breslau/0";
    for offer in [
        written,
        "propose maria-theresa: truce prussia austria until 6 except breslau, except @austria",
        "propose maria-theresa: truce prussia austria except breslau except @austria until 6",
        "propose maria-theresa: truce prussia austria until 6, except breslau, except @austria, except breslau",
    ] {
        let read = table.rules.read(&table.state, seat, offer).expect("an offer");
        assert_eq!(text::write(&table.rules, &read), written);
    }
}

/// A world made from what a seat sees holds every clause.
#[test]
fn r_135__sampled_worlds_keep_treaties() {
    let mut dice = engine::chance::Dice::new(135);
    let table = france_promises(flanders(), "truce france austria until winter except kortrijk, except @austria");
    for viewer in std::iter::once(None).chain(table.rules.seats().map(Some)) {
        let view = table.rules.view(&table.state, viewer);
        let world = table.rules.sample(&view, &mut dice);
        let seat = table.seat_of("france");
        for action in table.rules.legal(&table.state, seat).actions {
            assert_eq!(world.check(&table.rules, seat, &action), Ok(()), "{action:?}");
        }
        assert!(world.view(&table.rules, viewer) == view);
    }
}
