//! M-10.3: conquest, markers and pools; M-12: question marks after the combats.

use super::table::{Table, bare};

fn pool(table: &Table, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

#[track_caller]
fn march(table: &mut Table, power: &str, order: &str) {
    table.play(power, &format!("march {order}"));
}

/// Also: M-10.3.1, M-10.3.3, M-10.3.5, M-10.3.22, M-10.3.27, R-96.
#[test]
fn m_10_3_4__a_fortress_passed_is_conquered_with_a_marker_from_the_pool() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2").active("france").build();
    assert_eq!(pool(&table, "france"), 11);
    march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
    assert_eq!(table.marker("tournai"), "france");
    assert_eq!(pool(&table, "france"), 10);
}

/// Also: M-10.3.4.
#[test]
fn r_95__standing_on_an_enemy_fortress_gives_nothing_until_he_leaves_it() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2 noailles@ath=1").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai");
    assert_eq!(table.marker("tournai"), "none");
    march(&mut table, "france", "noailles ath-oudenaarde");
    assert_eq!(table.marker("ath"), "france");
    assert_eq!(table.marker("oudenaarde"), "none");
    assert_eq!(pool(&table, "france"), 10);
}

#[test]
fn m_10_3_2__a_face_down_general_conquers_nothing() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2!").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
    assert_eq!(table.marker("tournai"), "none");
    assert_eq!(table.question("tournai"), "none");
}

/// Also: M-10.3.3.
#[test]
fn me_10__a_fortress_of_an_ally_is_not_conquered() {
    let mut table = bare("advanced-3p").pieces("leopold@rokitzan=2").markers("pilsen=france").active("prussia").build();
    march(&mut table, "prussia", "leopold rokitzan-pilsen-mies");
    assert_eq!(table.marker("pilsen"), "france");
    assert_eq!(pool(&table, "prussia"), 11);
}

#[test]
fn m_10_3_12__one_move_conquers_several_fortresses() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2").active("france").build();
    march(&mut table, "france", "moritz valenciennes-mons-bruessel-loewen");
    assert_eq!((table.marker("mons"), table.marker("bruessel")), ("france", "france"));
    assert_eq!(pool(&table, "france"), 9);
}

/// Also: M-10.3.5, M-10.3.14, R-104.
#[test]
fn m_10_3_6__a_general_three_cities_away_protects_and_one_four_away_does_not() {
    let far = |place: &str| {
        let pieces = format!("moritz@valenciennes=2 arenberg@{place}=1");
        let mut table = bare("advanced-3p").pieces(&pieces).active("france").build();
        march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
        (table.marker("tournai").to_string(), table.question("tournai").to_string())
    };
    // Tournai - Ath - Brüssel - Löwen - Diest
    assert_eq!(far("loewen"), ("none".into(), "france".into()));
    assert_eq!(far("diest"), ("france".into(), "none".into()));
}

/// Also: M-10.3.8, M-10.3.14.
#[test]
fn m_10_3_7__partners_of_the_controller_protect_and_mere_allies_do_not() {
    let guarded_by = |guard: &str| {
        let pieces = format!("neipperg@klattau=2 {guard}@beraun=1");
        let mut table = bare("advanced-3p").pieces(&pieces).markers("pilsen=france").active("austria").build();
        march(&mut table, "austria", "neipperg klattau-pilsen-luditz");
        (table.marker("pilsen").to_string(), table.question("pilsen").to_string())
    };
    assert_eq!(guarded_by("toerring"), ("france".into(), "austria".into()));
    assert_eq!(guarded_by("leopold"), ("none".into(), "none".into()));
}

/// Also: M-10.3.9: what stands between is ignored.
#[test]
fn m_10_3_10__trains_neither_protect_nor_conquer() {
    let mut table =
        bare("advanced-3p").pieces("moritz@valenciennes=2 france-t1@maubeuge austria-t1@ath").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
    assert_eq!(table.marker("tournai"), "france");
    march(&mut table, "france", "france-t1 maubeuge-mons-bruessel");
    assert_eq!(table.marker("mons"), "none");
}

#[test]
fn m_10_3_9__a_piece_between_does_not_break_protection() {
    let mut table =
        bare("advanced-3p").pieces("moritz@valenciennes=2 noailles@ath=1 arenberg@bruessel=1").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
    assert_eq!(table.question("tournai"), "france");
}

/// Also: ME-12, M-10.3.14, M-10.3.15, M-10.3.16, M-10.3.17, M-12.1, M-12.2, R-49.
#[test]
fn me_11__bruessel_is_marked_and_falls_when_its_protector_is_driven_off() {
    let mut table = bare("advanced-3p")
        .pieces("moritz@tournai=2 maillebois@charleroi=8 cumberland@tirlemont=8")
        .hand("france", "d3")
        .active("france")
        .build();
    march(&mut table, "france", "moritz tournai-ath-bruessel-mechelen");
    assert_eq!(table.marker("tournai"), "france");
    assert_eq!((table.marker("bruessel"), table.question("bruessel")), ("none", "france"));
    assert_eq!(pool(&table, "france"), 10, "question marks are not placed markers");
    march(&mut table, "france", "maillebois charleroi-namur");
    table.play("france", "end");
    table.play("france", "play d3");
    table.play("pragmatic", "concede");
    table.play("france", "retreat tirlemont-luettich-aachen-juelich");
    assert_eq!((table.marker("bruessel"), table.question("bruessel")), ("france", "none"));
    assert_eq!((table.marker("ath"), table.marker("charleroi")), ("france", "france"));
    assert_eq!(pool(&table, "france"), 11 - 4 - 1, "four fortresses and one point for three troops");
}

/// Also: M-10.3.15, M-10.3.17, M-12.2.
#[test]
fn r_36__a_protector_on_the_fortress_itself_protects_it() {
    let after = |pieces: &str| {
        let table =
            bare("advanced-3p").pieces(pieces).questions("bruessel=france").active("france").phase("conquest").build();
        (table.marker("bruessel").to_string(), table.question("bruessel").to_string(), pool(&table, "france"))
    };
    assert_eq!(after("cumberland@bruessel=1"), ("none".into(), "none".into(), 11));
    assert_eq!(after("cumberland@maastricht=1"), ("france".into(), "none".into(), 10));
}

/// Also: M-10.3.22.
#[test]
fn me_13__austria_marks_a_conquest_in_bavaria() {
    let mut table = bare("advanced-3p").pieces("khevenhueller@wels=2").active("austria").build();
    march(&mut table, "austria", "khevenhueller wels-schaerding-passau");
    assert_eq!(table.marker("schaerding"), "austria");
    assert_eq!(pool(&table, "austria"), 2);
}

/// Also: M-10.3.18, M-10.3.23, M-10.3.26, M-15.3, M-15.4.
#[test]
fn me_14__bavaria_re_conquers_its_fortress_with_a_french_marker() {
    let mut table =
        bare("advanced-3p").pieces("toerring@passau=2").markers("schaerding=austria").active("bavaria").build();
    assert_eq!(pool(&table, "austria"), 2);
    march(&mut table, "bavaria", "toerring passau-schaerding-braunau");
    assert_eq!(table.marker("schaerding"), "france");
    assert_eq!((pool(&table, "austria"), pool(&table, "france")), (3, 10));
}

/// Also: M-10.3.18, M-10.3.25.
#[test]
fn me_15__the_pragmatic_army_gives_a_fortress_back_to_austria_without_a_marker() {
    let mut table =
        bare("advanced-3p").pieces("cumberland@bruessel=2").markers("mons=france").active("pragmatic").build();
    assert_eq!(pool(&table, "france"), 10);
    march(&mut table, "pragmatic", "cumberland bruessel-mons-maubeuge");
    assert_eq!(table.marker("mons"), "none");
    assert_eq!((pool(&table, "france"), pool(&table, "pragmatic"), pool(&table, "austria")), (11, 8, 3));
}

/// Also: M-10.3.18, M-15.4.
#[test]
fn m_10_3_24__a_conquest_in_silesia_is_always_marked() {
    let mut table = bare("advanced-3p").pieces("neipperg@jauer=2").active("austria").build();
    march(&mut table, "austria", "neipperg jauer-liegnitz-lueben");
    assert_eq!(table.marker("liegnitz"), "austria");
    assert_eq!((pool(&table, "austria"), pool(&table, "prussia")), (2, 12));
}

#[test]
fn m_10_3_25__a_re_conquest_at_home_needs_no_marker() {
    let mut table = bare("advanced-3p").pieces("neipperg@beraun=2").markers("prag=prussia").active("austria").build();
    assert_eq!(pool(&table, "prussia"), 10);
    march(&mut table, "austria", "neipperg beraun-prag-melnik");
    assert_eq!(table.marker("prag"), "none");
    assert_eq!((pool(&table, "austria"), pool(&table, "prussia")), (3, 11));
}

#[test]
fn m_10_3_26__saxony_marks_with_the_markers_of_prussia_and_later_of_austria() {
    let mut table = bare("advanced-3p").pieces("rutowski@aussig=2").active("saxony").build();
    march(&mut table, "saxony", "rutowski aussig-leitmeritz-melnik");
    assert_eq!(table.marker("leitmeritz"), "prussia");
    assert_eq!(pool(&table, "prussia"), 10);
    let mut table = bare("advanced-3p")
        .pieces("rutowski@jauer=2")
        .active("saxony")
        .maria(|own| {
            own.tracks.insert("saxony".into(), 5);
        })
        .build();
    march(&mut table, "saxony", "rutowski jauer-liegnitz-lueben");
    assert_eq!(table.marker("liegnitz"), "austria");
    assert_eq!((pool(&table, "austria"), pool(&table, "prussia")), (2, 12));
}

/// Also: M-10.3.20, M-10.3.21, M-16.10.
#[test]
fn m_10_3_19__an_elector_marker_is_turned_over() {
    let mut table = bare("advanced-3p").pieces("cumberland@bonn=2").active("pragmatic").build();
    march(&mut table, "pragmatic", "cumberland bonn-koeln-juelich");
    assert_eq!(table.marker("koeln"), "pragmatic");
    let both = ::maria::powers::bit(::maria::powers::AUSTRIA) | ::maria::powers::bit(::maria::powers::PRAGMATIC);
    let site = table.site("koeln");
    assert_eq!(::maria::lands::controllers(table.maria_rules(), &table.state.core, table.maria(), site), both);
    // The third of the four: one marker in the box, none on the fortress.
    assert_eq!((pool(&table, "pragmatic"), pool(&table, "austria"), pool(&table, "france")), (7, 3, 11));
}

/// Also: R-97.
#[test]
fn m_16_9__france_has_one_marker_in_the_box_while_it_holds_three_electors() {
    let mut table =
        bare("advanced-3p").pieces("moritz@saarlouis=2 noailles@worms=2 maillebois@landau=1").active("france").build();
    march(&mut table, "france", "moritz saarlouis-trier-wittlich");
    assert_eq!((table.marker("trier"), pool(&table, "france")), ("france", 10));
    march(&mut table, "france", "noailles worms-mainz-sankt-goar");
    assert_eq!((table.marker("mainz"), pool(&table, "france")), ("france", 10), "all four: still one marker");
}

#[test]
fn m_16_11__with_fewer_than_three_electors_the_marker_returns_at_once() {
    let mut table = bare("advanced-3p").pieces("moritz@juelich=2").markers("koeln=pragmatic").active("france").build();
    assert_eq!(pool(&table, "pragmatic"), 7);
    march(&mut table, "france", "moritz juelich-koeln-bonn");
    assert_eq!(table.marker("koeln"), "france");
    assert_eq!((pool(&table, "pragmatic"), pool(&table, "france")), (8, 11));
}

#[test]
fn m_10_3_13__conquest_does_not_close_a_fortress() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2 noailles@ypern=2").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai-ath");
    assert_eq!(table.marker("tournai"), "france");
    march(&mut table, "france", "noailles ypern-kortrijk-tournai");
    assert_eq!(table.place("noailles"), "tournai");
}

/// Also: M-23.1: between the check points an empty pool wins nothing.
#[test]
fn r_48__a_pool_below_zero_counts_at_the_check_point() {
    let mut table = bare("advanced-3p")
        .pieces("khevenhueller@wels=2")
        .active("austria")
        .maria(|own| {
            own.battle.insert("austria".into(), 2);
            own.emperor = Some("austria".into());
        })
        .build();
    assert_eq!(pool(&table, "austria"), 0);
    march(&mut table, "austria", "khevenhueller wels-schaerding-passau");
    assert_eq!((table.marker("schaerding"), pool(&table, "austria")), ("austria", -1));
    assert!(table.winners().is_empty());
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.winners(), ["maria-theresa"]);
}

#[test]
fn r_50__a_question_mark_outlives_the_general_who_left_it() {
    let mut table = bare("advanced-3p")
        .pieces("maillebois@namur=1 noailles@luettich=8 arenberg@tirlemont=3")
        .questions("bruessel=france")
        .active("france")
        .phase("combat")
        .build();
    table.play("france", "attack maillebois arenberg");
    table.play("france", "concede");
    assert_eq!((table.place("maillebois"), table.question("bruessel")), ("off", "france"));
    table.play("austria", "concede");
    assert_eq!((table.place("arenberg"), table.marker("bruessel")), ("off", "france"));
}
