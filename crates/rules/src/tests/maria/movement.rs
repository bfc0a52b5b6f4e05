//! M-10.1: movement and force marches.

use board::PieceSet;

use super::table::{Scene, Setup, bare};
use engine::shared::pieces;

fn prussian(pieces: &str) -> Scene {
    bare("advanced-3p").pieces(pieces).active("prussia").build()
}

fn austrian(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active("austria")
}

#[test]
fn m_10_1_1__each_piece_moves_once_and_none_must() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@berlin=2");
    table.play("prussia", "march friedrich landeshut-jauer");
    table.refuse("prussia", "march friedrich jauer-liegnitz", "M-10.1.1");
    table.play("prussia", "end");
    assert_eq!(table.place("schwerin"), "berlin");
}

#[test]
fn m_10_1_3__along_roads_from_city_to_city() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@bunzlau=2");
    table.refuse("prussia", "march friedrich landeshut-bunzlau", "M-10.1.3");
    table.refuse("prussia", "march friedrich jauer-liegnitz", "M-10.1.3");
}

/// Two pieces cannot go a way together step by step, and one that has stopped for another does not go on.
#[test]
fn m_10_1_2__a_piece_finishes_its_move_before_another_begins() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@bunzlau=2 prussia-t1@glogau");
    table.refuse("prussia", "march friedrich+schwerin landeshut-jauer", "M-10.1.12");
    table.play("prussia", "march friedrich landeshut-jauer");
    table.play("prussia", "march prussia-t1 glogau-lueben");
    table.refuse("prussia", "march friedrich jauer-liegnitz", "M-10.1.1");
    table.refuse("prussia", "march prussia-t1 lueben-liegnitz", "M-10.1.1");
}

#[test]
fn m_10_1_9__no_move_ends_on_an_occupied_city_but_in_a_legal_stack() {
    for (there, open) in [
        ("prussia-t1@jauer", false),
        ("saxony-t1@jauer", false),
        ("toerring@jauer=2", false),
        ("broglie@jauer=2", false),
        ("schwerin@jauer=2", true),
        ("schwerin@jauer=2 rutowski@jauer=2", false),
    ] {
        let mut table = prussian(&format!("friedrich@landeshut=3 {there}"));
        assert_eq!(table.try_play("prussia", "march friedrich landeshut-jauer").is_ok(), open, "{there}");
        assert_eq!(table.place("friedrich"), if open { "jauer" } else { "landeshut" }, "{there}");
    }
    let mut table = prussian("friedrich@landeshut=3 toerring@jauer=2");
    table.refuse("prussia", "march friedrich landeshut-jauer", "M-10.1.9");
}

#[test]
fn m_10_1_4__three_cities() {
    let mut table = prussian("friedrich@landeshut=3");
    table.refuse("prussia", "march friedrich landeshut-jauer-schweidnitz-breslau-oels", "M-10.1.4");
    table.play("prussia", "march friedrich landeshut-jauer-schweidnitz-breslau");
}

#[test]
fn m_10_1_5__four_on_main_roads_only() {
    let mut table = prussian("friedrich@liegnitz=3");
    table.refuse("prussia", "march friedrich liegnitz-neumarkt-schlesien-breslau-brieg-oppeln", "M-10.1.4");
    table.refuse("prussia", "march friedrich liegnitz-neumarkt-schlesien-breslau-brieg-grottkau-neisse", "M-10.1.5");
    table.play("prussia", "march friedrich liegnitz-neumarkt-schlesien-breslau-brieg-grottkau");
    assert_eq!(table.place("friedrich"), "grottkau");
}

#[test]
fn m_10_1_6__trains_two_or_three() {
    let mut table = prussian("prussia-t1@liegnitz");
    table.refuse("prussia", "march prussia-t1 liegnitz-jauer-landeshut-trautenau", "M-10.1.6");
    table.refuse("prussia", "march prussia-t1 liegnitz-neumarkt-schlesien-breslau-brieg-grottkau", "M-10.1.6");
    table.play("prussia", "march prussia-t1 liegnitz-neumarkt-schlesien-breslau-brieg");
}

#[test]
fn m_10_1_7__back_and_forth() {
    let mut table = prussian("friedrich@landeshut=3");
    table.play("prussia", "march friedrich landeshut-jauer-landeshut-hirschberg");
    assert_eq!(table.place("friedrich"), "hirschberg");
}

/// A general enters the city of an enemy train and goes on; nothing else steps over a train.
#[test]
fn r_18__over_friendly_trains_never_and_over_enemy_ones_only_generals() {
    for (train, general) in [("prussia-t1", "friedrich"), ("saxony-t1", "friedrich"), ("bavaria-t1", "friedrich")] {
        let mut table = prussian(&format!("{general}@landeshut=3 {train}@jauer"));
        table.refuse("prussia", "march friedrich landeshut-jauer-liegnitz", "M-10.1.8");
    }
    let mut table = prussian("friedrich@landeshut=3 austria-t3@jauer prussia-t1@schweidnitz");
    table.refuse("prussia", "march prussia-t1 schweidnitz-jauer-liegnitz", "M-10.1.14");
    table.play("prussia", "march friedrich landeshut-jauer-liegnitz");
    assert_eq!((table.place("friedrich"), table.place("austria-t3")), ("liegnitz", "off"));
}

#[test]
fn m_10_1_8__nobody_passes_over_a_piece() {
    for there in ["prussia-t1@jauer", "saxony-t1@jauer", "toerring@jauer=2", "bavaria-t1@jauer"] {
        let mut table = prussian(&format!("friedrich@landeshut=3 {there}"));
        table.refuse("prussia", "march friedrich landeshut-jauer-liegnitz", "M-10.1.8");
        table.refuse("prussia", "march friedrich landeshut-jauer", "M-10.1.9");
    }
}

#[test]
fn r_19__two_generals_neither_swap_nor_pass_each_other() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@jauer=2");
    table.refuse("prussia", "march friedrich landeshut-jauer-liegnitz", "M-10.1.10");
    table.play("prussia", "march friedrich landeshut-jauer");
    table.refuse("prussia", "march schwerin jauer-landeshut", "M-10.1.10");
    let mut table = prussian("friedrich@landeshut=3 schwerin@jauer=2");
    table.play("prussia", "march schwerin jauer-liegnitz");
    table.play("prussia", "march friedrich landeshut-jauer");
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("jauer", "liegnitz"), "empty, it is open");
}

#[test]
fn m_10_1_10__uniting_ends_the_move_of_both() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@jauer=2");
    table.refuse("prussia", "march friedrich landeshut-jauer-liegnitz", "M-10.1.10");
    table.play("prussia", "march friedrich landeshut-jauer");
    table.refuse("prussia", "march schwerin jauer-landeshut", "M-10.1.10");
    table.refuse("prussia", "march friedrich+schwerin jauer-liegnitz", "M-10.1.1");
}

#[test]
fn m_10_1_11__uniting_turns_nobody_over() {
    let mut table = prussian("friedrich@landeshut=3 schwerin@jauer=2!");
    table.play("prussia", "march friedrich landeshut-jauer");
    assert!(table.is_face_down("schwerin") && !table.is_face_down("friedrich"));
}

/// As one: both have then moved; or one by one from the start, but nobody is dropped half-way.
#[test]
fn r_12__a_stack_moves_like_one_general_or_separates_at_the_start() {
    let pieces = "friedrich@landeshut=3 schwerin@landeshut=2";
    let mut table = prussian(pieces);
    table.play("prussia", "march friedrich+schwerin landeshut-jauer-liegnitz");
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("liegnitz", "liegnitz"));
    for general in ["friedrich", "schwerin"] {
        table.refuse("prussia", &format!("march {general} liegnitz-lueben"), "M-10.1.1");
    }
    let mut table = prussian(pieces);
    table.play("prussia", "march schwerin landeshut-jauer");
    assert_eq!(table.place("friedrich"), "landeshut");
    table.refuse("prussia", "march friedrich+schwerin jauer-liegnitz", "M-10.1.12");
    table.play("prussia", "march friedrich landeshut-trautenau");
}

#[test]
fn m_10_1_12__a_stack_moves_as_one_or_apart() {
    let pieces = "friedrich@landeshut=3 schwerin@landeshut=2";
    let mut table = prussian(pieces);
    table.play("prussia", "march friedrich+schwerin landeshut-jauer");
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("jauer", "jauer"));
    table.refuse("prussia", "march schwerin jauer-liegnitz", "M-10.1.1");
    let mut table = prussian(pieces);
    table.play("prussia", "march friedrich landeshut-jauer");
    table.play("prussia", "march schwerin landeshut-hirschberg");
    assert_eq!(table.place("schwerin"), "hirschberg");
}

/// Out of Friedrich's way in one stage, back for four points in the next.
#[test]
fn m_10_1_25__an_eliminated_train_may_come_in_again() {
    let pieces = "friedrich@landeshut=3 austria-t3@jauer karl@wien=2";
    let setup = bare("introductory-3p").pieces(pieces).hand("austria", "h4").active("prussia");
    let mut table = setup.build();
    table.play("prussia", "march friedrich landeshut-jauer");
    assert_eq!(table.place("austria-t3"), "off", "it has left the board");
    table.play("prussia", "end");
    table.play("austria", "enter austria-t3 prag pay h4");
    assert_eq!(table.place("austria-t3"), "prag");
}

#[test]
fn m_10_1_13__a_general_eliminates_a_train_and_goes_on() {
    let mut table = prussian("friedrich@landeshut=3 austria-t3@jauer");
    table.play("prussia", "march friedrich landeshut-jauer-liegnitz");
    assert_eq!((table.place("friedrich"), table.place("austria-t3")), ("liegnitz", "off"));
}

/// A beaten stack may not flee over a train, nor a train take one.
#[test]
fn r_110__trains_are_captured_by_marching_generals_only() {
    let mut table = prussian("prussia-t1@landeshut austria-t3@jauer");
    table.refuse("prussia", "march prussia-t1 landeshut-jauer", "M-10.1.14");
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=3 austria-t3@jauer austria-t2@hirschberg";
    let mut table = bare("advanced-3p").pieces(pieces).hand("austria", "d2").active("austria").phase("combat").build();
    table.play("austria", "play d2");
    table.play("prussia", "concede");
    let places = [table.place("austria-t3"), table.place("austria-t2")];
    assert_eq!(places, ["jauer", "hirschberg"]);
    assert_eq!(table.place("friedrich"), "off", "there is no way between the trains");
}

#[test]
fn m_10_1_14__a_train_enters_no_occupied_city() {
    let mut table = prussian("prussia-t1@landeshut austria-t3@jauer friedrich@hirschberg=2");
    table.refuse("prussia", "march prussia-t1 landeshut-jauer", "M-10.1.14");
    table.refuse("prussia", "march prussia-t1 landeshut-hirschberg", "M-10.1.14");
}

#[test]
fn m_10_1_15__nobody_enters_the_city_of_an_enemy_general() {
    let mut table = prussian("friedrich@landeshut=3 neipperg@jauer=1 prussia-t1@liegnitz");
    table.refuse("prussia", "march friedrich landeshut-jauer", "M-10.1.15");
    table.refuse("prussia", "march prussia-t1 liegnitz-jauer", "M-10.1.15");
}

#[test]
fn m_10_1_16__enemies_beside_the_road_do_not_slow_a_march() {
    let mut table = prussian("friedrich@trautenau=3 neipperg@jauer=1");
    table.play("prussia", "march friedrich trautenau-landeshut-hirschberg-bunzlau");
    assert_eq!(table.place("friedrich"), "bunzlau");
}

const WEST: &str = "tschaslau-kolin-boehmisch-brod-prag-beraun-rokitzan-pilsen-mies-tachau";

#[test]
fn m_10_1_17__generals_force_march_eight_cities() {
    let mut table = austrian("traun@tschaslau=3 austria-t3@chrudim").build();
    let ends = |table: &Scene, end: &str| {
        table.list("austria").iter().any(|action| action.starts_with("force-march") && action.ends_with(end))
    };
    assert!(ends(&table, "-tachau") && !ends(&table, "-weiden"), "Weiden is the ninth");
    table.refuse("austria", "force-march austria-t3 chrudim-koeniggraetz", "M-10.1.17");
    table.refuse("austria", &format!("force-march traun {WEST}-weiden"), "M-10.1.17");
    table.play("austria", &format!("force-march traun {WEST}"));
    assert_eq!(table.place("traun"), "tachau");
    assert!(ends(&austrian("traun@kolin=3").build(), "-weiden"));
}

#[test]
fn m_10_1_18__on_main_roads_only() {
    let mut table = austrian("traun@tschaslau=3").build();
    table.refuse("austria", "force-march traun tschaslau-kolin-koeniggraetz", "M-10.1.18");
    table.play("austria", "force-march traun tschaslau-kolin-boehmisch-brod-prag-melnik");
}

#[test]
fn m_10_1_19__not_through_enemy_fortresses() {
    let mut table = austrian("traun@tschaslau=3").markers("prag=france").build();
    table.refuse("austria", &format!("force-march traun {WEST}"), "M-10.1.19");
    table.refuse("austria", "force-march traun tschaslau-kolin-boehmisch-brod-prag", "M-10.1.19");
    table.play("austria", "force-march traun tschaslau-kolin-boehmisch-brod");
}

#[test]
fn m_10_1_20__the_fortress_it_starts_from_is_not_conquered() {
    for guard in ["", "broglie@schlan=2"] {
        let mut table = austrian(&format!("traun@prag=3 {guard}")).markers("prag=france").build();
        table.play("austria", "force-march traun prag-beneschau-tabor-wesseli");
        assert_eq!((table.marker("prag"), table.question("prag")), ("france", "none"));
    }
    let mut table = austrian("traun@prag=3").markers("prag=france").build();
    table.play("austria", "march traun prag-beneschau-tabor-wesseli");
    assert_eq!(table.marker("prag"), "none", "the same way, undeclared, takes it");
}

#[test]
fn m_10_1_21__not_next_to_enemy_pieces() {
    for enemy in ["broglie@melnik=2", "france-t2@melnik"] {
        let mut table = austrian(&format!("traun@tschaslau=3 {enemy}")).build();
        table.refuse("austria", "force-march traun tschaslau-kolin-boehmisch-brod-prag", "M-10.1.21");
        table.refuse("austria", &format!("force-march traun {WEST}"), "M-10.1.21");
        table.play("austria", "force-march traun tschaslau-kolin-boehmisch-brod");
    }
}

#[test]
fn r_15__the_start_may_be_next_to_an_enemy() {
    let mut table = austrian("traun@boehmisch-brod=3 broglie@prag=2").build();
    table.play("austria", "force-march traun boehmisch-brod-kolin-tschaslau-deutschbrod-iglau-gross-meseritsch");
    assert_eq!(table.place("traun"), "gross-meseritsch");
}

#[test]
fn r_116__a_force_march_takes_no_train() {
    let mut table = austrian("traun@tschaslau=3 france-t2@kolin").build();
    table.refuse("austria", "force-march traun tschaslau-kolin", "R-116");
    table.play("austria", "march traun tschaslau-kolin-boehmisch-brod");
    assert_eq!(table.place("france-t2"), "off");
}

/// A short way may be declared a force march; otherwise up to four cities it is ordinary.
#[test]
fn r_16__five_cities_need_a_force_march() {
    let five = "tschaslau-kolin-boehmisch-brod-prag-beraun-rokitzan";
    let mut table = austrian("traun@tschaslau=3").build();
    table.refuse("austria", &format!("march traun {five}"), "M-10.1.5");
    table.play("austria", &format!("force-march traun {five}"));
    let mut table = austrian("traun@tschaslau=3").build();
    table.play("austria", "force-march traun tschaslau-kolin");
}

#[test]
fn m_10_1_22__only_french_and_austrian_pieces_change_maps() {
    let mut table = bare("advanced-3p").pieces("broglie@ulm=3 toerring@memmingen=2 bavaria-t1@aalen").build();
    table.refuse("france", "march toerring memmingen-biberach", "M-10.1.22");
    table.refuse("france", "march bavaria-t1 aalen-gmuend", "M-10.1.22");
    table.play("france", "march broglie ulm-geislingen");
    let mut table = prussian("friedrich@ulm=3 rutowski@aalen=2");
    table.refuse("prussia", "march friedrich ulm-geislingen", "M-10.1.22");
    table.refuse("prussia", "march rutowski aalen-gmuend", "M-10.1.22");
    let mut table = austrian("traun@ulm=3 stair@gmuend=2 austria-t1@biberach").build();
    table.refuse("pragmatic", "march stair gmuend-aalen", "M-10.1.22");
    table.play("austria", "march traun ulm-geislingen");
    table.play("austria", "march austria-t1 biberach-memmingen");
}

#[test]
fn r_13__a_mixed_stack_does_not_cross_but_its_frenchman_may() {
    let mut table = bare("advanced-3p").pieces("broglie@ulm=3 toerring@ulm=2").build();
    table.refuse("france", "march broglie+toerring ulm-geislingen", "M-10.1.22");
    table.play("france", "march broglie ulm-geislingen");
    assert_eq!((table.place("broglie"), table.place("toerring")), ("geislingen", "ulm"));
}

#[test]
fn m_10_1_23__austrian_and_pragmatic_generals_unite_by_consent() {
    let mut table = austrian("arenberg@loewen=3 stair@bruessel=2").build();
    table.play("austria", "march arenberg loewen-bruessel");
    assert_eq!(table.place("arenberg"), "loewen");
    table.play("pragmatic", "pass");
    assert_eq!(table.place("arenberg"), "loewen");
    table.refuse("austria", "march arenberg loewen-bruessel", "M-10.1.23");
    let mut table = austrian("arenberg@loewen=3 stair@bruessel=2").build();
    table.play("austria", "march arenberg loewen-bruessel");
    table.play("pragmatic", "accept");
    assert_eq!(table.place("arenberg"), "bruessel");
    let mut two = bare("advanced-2p").pieces("arenberg@loewen=3 stair@bruessel=2").active("austria").build();
    two.play("austria", "march arenberg loewen-bruessel");
    assert_eq!(two.place("arenberg"), "bruessel", "one player needs nobody's consent");
}

/// Equal ranks: the commander is named first and is part of what the other agrees to.
#[test]
fn r_14__the_commander_is_part_of_the_agreement() {
    let mut table = austrian("khevenhueller@loewen=3 stair@bruessel=2").build();
    table.play("austria", "march khevenhueller loewen-bruessel");
    table.play("austria", "command stair");
    assert_eq!(table.place("khevenhueller"), "loewen", "Frederick has not agreed yet");
    table.play("pragmatic", "accept");
    let both: PieceSet = ["khevenhueller", "stair"].iter().map(|name| table.piece(name)).collect();
    assert_eq!(table.place("khevenhueller"), "bruessel");
    assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece("stair"));
}

#[test]
fn m_10_1_24__in_a_dispute_flanders_moves_alternately() {
    let pieces = "arenberg@loewen=3 austria-t1@diest stair@minden=2 cumberland@venlo=2 karl@wien=3";
    let mut table = austrian(pieces).build();
    table.play("austria", "dispute");
    table.refuse("austria", "march arenberg loewen-tirlemont", "M-10.1.24");
    table.play("austria", "march karl wien-mistelbach");
    table.play("pragmatic", "march stair minden-hannover");
    table.refuse("pragmatic", "march cumberland venlo-roermond", "M-10.1.24");
    table.play("austria", "march arenberg loewen-tirlemont");
    table.play("pragmatic", "march cumberland venlo-roermond");
    table.play("austria", "march austria-t1 diest-hasselt");
}

#[test]
fn r_81__who_passes_drops_out_of_the_alternation() {
    let pieces = "arenberg@loewen=3 austria-t1@diest stair@minden=2 cumberland@venlo=2";
    let mut table = austrian(pieces).build();
    table.play("austria", "dispute");
    table.play("pragmatic", "pass");
    table.play("austria", "march arenberg loewen-tirlemont");
    table.play("austria", "march austria-t1 diest-hasselt");
    table.refuse("pragmatic", "march stair minden-hannover", "M-10.1.24");
}

/// Pieces between, facing and rank do not matter; a general in the box does not protect.
#[test]
fn r_104__who_protects() {
    let leave = |guards: &str, boxed: &[&str]| {
        let setup = bare("advanced-3p").pieces(&format!("broglie@prag=3 {guards}"));
        let mut table = setup.maria(|own| own.boxed = boxed.iter().map(ToString::to_string).collect()).build();
        table.play("france", "march broglie prag-melnik");
        (table.marker("prag").to_string(), table.question("prag").to_string())
    };
    let (taken, pending) = (("france".to_string(), "none".to_string()), ("none".to_string(), "france".to_string()));
    assert_eq!(leave("", &[]), taken);
    assert_eq!(leave("karl@tschaslau=2", &[]), pending, "three cities away");
    assert_eq!(leave("karl@tschaslau=2! belle-isle@kolin=2", &[]), pending, "face-down and cut off");
    assert_eq!(leave("karl@deutschbrod=2 traun@deutschbrod=2", &[]), taken, "four cities away");
    assert_eq!(leave("", &["karl"]), taken);
}
