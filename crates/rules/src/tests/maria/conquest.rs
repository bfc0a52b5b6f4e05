//! M-10.3: conquest, markers and pools; M-12: question marks after the combats.

use super::table::{Scene, bare};
use engine::event::Event;

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

#[track_caller]
fn march(table: &mut Scene, power: &str, order: &str) {
    table.play(power, &format!("march {order}"));
}

/// Standing there, a train that passes, an end of the phase: nothing changes hands. A general who leaves a fortress
/// conquers it, and the reduction of French aims takes markers off.
#[test]
fn m_10_3_1__control_changes_by_conquest_and_where_a_rule_takes_markers_off() {
    let pieces = "moritz@valenciennes=2 noailles@ypern=2 france-t1@maubeuge";
    let mut table = bare("advanced-3p").pieces(pieces).markers("linz=france").build();
    let before = table.state.core.control;
    march(&mut table, "france", "moritz valenciennes-tournai");
    march(&mut table, "france", "france-t1 maubeuge-mons-bruessel");
    assert_eq!(table.state.core.control, before);
    march(&mut table, "france", "noailles ypern-kortrijk");
    let mut after = before;
    after.set(table.site("ypern"), Some(table.power("france")));
    assert_eq!(table.state.core.control, after);
    table.play("france", "end");
    assert_eq!(table.state.core.control, after);
    table.play("france", "accept");
    assert_eq!((table.marker("linz"), table.marker("ypern")), ("none", "france"));
}

#[test]
fn m_10_3_3__only_enemy_fortresses_are_conquered() {
    for (marker, after) in [("", "prussia"), ("pilsen=prussia", "prussia"), ("pilsen=france", "france")] {
        let setup = bare("advanced-3p").pieces("leopold@rokitzan=2").markers(marker).active("prussia");
        let mut table = setup.build();
        let pool_before = pool(&table, "prussia");
        march(&mut table, "prussia", "leopold rokitzan-pilsen-mies");
        assert_eq!(table.marker("pilsen"), after, "{marker}");
        assert_eq!(pool_before - pool(&table, "prussia"), i8::from(marker.is_empty()), "{marker}");
    }
}

/// Whether he passes it or starts from it: what counts is who protects it when he leaves.
#[test]
fn m_10_3_5__a_fortress_is_conquered_only_if_unprotected_when_he_leaves() {
    for way in ["valenciennes-tournai-kortrijk", "tournai-kortrijk"] {
        let start = way.split('-').next().expect("a city");
        for (guard, marker) in [("arenberg@loewen=1", "none"), ("arenberg@diest=1", "france")] {
            let mut table = bare("advanced-3p").pieces(&format!("moritz@{start}=2 {guard}")).build();
            march(&mut table, "france", &format!("moritz {way}"));
            assert_eq!(table.marker("tournai"), marker, "{way} {guard}");
        }
    }
}

/// Nobody asks: who does not want it stays or force marches.
#[test]
fn r_96__leaving_an_unprotected_enemy_fortress_conquers_it() {
    let left = |order: Option<&str>| {
        let mut table = bare("advanced-3p").pieces("moritz@tournai=2").build();
        if let Some(order) = order {
            table.play("france", order);
        }
        table.marker("tournai").to_string()
    };
    assert_eq!(left(Some("march moritz tournai-lille")), "france");
    assert_eq!(left(Some("force-march moritz tournai-lille")), "none");
    assert_eq!(left(None), "none");
}

#[test]
fn m_10_3_22__a_conquest_in_an_enemys_country_is_marked_by_the_conqueror() {
    for (power, pieces, order, city) in [
        ("france", "moritz@valenciennes=2", "moritz valenciennes-tournai-kortrijk", "tournai"),
        ("austria", "khevenhueller@wels=2", "khevenhueller wels-schaerding-passau", "schaerding"),
        ("pragmatic", "cumberland@mons=2", "cumberland mons-maubeuge-charleroi", "maubeuge"),
        ("prussia", "friedrich@beraun=2", "friedrich beraun-prag-melnik", "prag"),
    ] {
        let mut table = bare("advanced-3p").pieces(pieces).active(power).build();
        assert_eq!(table.marker(city), "none", "{power}");
        march(&mut table, power, order);
        assert_eq!(table.marker(city), power);
    }
}

/// France and Bavaria in Bavaria, Prussia in Saxony.
#[test]
fn m_10_3_23__a_re_conquest_in_a_minor_powers_country_is_marked() {
    for (power, pieces, marker, order, city, after) in [
        ("bavaria", "toerring@passau=2", "schaerding", "toerring passau-schaerding-braunau", "schaerding", "france"),
        ("france", "broglie@passau=2", "schaerding", "broglie passau-schaerding-braunau", "schaerding", "france"),
        ("prussia", "friedrich@freiberg=2", "dresden", "friedrich freiberg-dresden-bautzen", "dresden", "prussia"),
    ] {
        let mut table = bare("advanced-3p").pieces(pieces).markers(&format!("{marker}=austria")).active(power).build();
        let before = pool(&table, after);
        march(&mut table, power, order);
        assert_eq!((table.marker(city), before - pool(&table, after)), (after, 1), "{power}");
    }
}

/// What lies on fortresses and in boxes and what lies in the pool is always the same number.
#[test]
fn m_10_3_27__markers_come_from_the_pool_and_go_back_to_it() {
    let all = |table: &Scene| {
        ::maria::powers::MAJORS.map(|power| {
            let placed = ::maria::fortress::placed(table.maria_rules(), &table.state.core, table.maria(), power);
            (table.maria().boxes.pools[power.index()], placed)
        })
    };
    let setup = bare("advanced-3p").pieces("toerring@passau=2 moritz@valenciennes=2").markers("schaerding=austria");
    let mut table = setup.build();
    assert_eq!(all(&table), [(11, 2), (11, 0), (8, 0), (2, 6)]);
    march(&mut table, "france", "moritz valenciennes-mons-bruessel-loewen");
    assert_eq!(all(&table), [(11, 2), (9, 2), (8, 0), (2, 6)]);
    march(&mut table, "france", "toerring passau-schaerding-braunau");
    assert_eq!(all(&table), [(11, 2), (8, 3), (8, 0), (3, 5)]);
}

#[test]
fn m_10_3_4__a_fortress_passed_is_conquered_with_a_marker_from_the_pool() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2").active("france").build();
    assert_eq!(pool(&table, "france"), 11);
    march(&mut table, "france", "moritz valenciennes-tournai-kortrijk");
    assert_eq!(table.marker("tournai"), "france");
    assert_eq!(pool(&table, "france"), 10);
}

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

/// Neipperg passes Pilsen, which is French, while somebody stands two cities away.
fn pilsen_guarded_by(guard: &str) -> (String, String) {
    let pieces = format!("neipperg@klattau=2 {guard}@beraun=1");
    let mut table = bare("advanced-3p").pieces(&pieces).markers("pilsen=france").active("austria").build();
    march(&mut table, "austria", "neipperg klattau-pilsen-luditz");
    (table.marker("pilsen").to_string(), table.question("pilsen").to_string())
}

#[test]
fn m_10_3_7__the_controller_and_his_partners_protect() {
    for guard in ["broglie", "toerring"] {
        assert_eq!(pilsen_guarded_by(guard), ("france".into(), "austria".into()), "{guard}");
    }
}

#[test]
fn m_10_3_8__allies_who_do_not_co_operate_do_not_protect() {
    for guard in ["leopold", "rutowski"] {
        assert_eq!(pilsen_guarded_by(guard), ("none".into(), "none".into()), "{guard}");
    }
}

/// Traun leaves Prag, held by France, by the same road: declared a force march it takes nothing.
#[test]
fn m_10_3_11__a_force_march_conquers_nothing() {
    for (order, marker, french) in [("force-march", "france", 10), ("march", "none", 11)] {
        let setup = bare("advanced-3p").pieces("traun@prag=3").markers("prag=france").active("austria");
        let mut table = setup.build();
        table.play("austria", &format!("{order} traun prag-beneschau-tabor"));
        assert_eq!((table.marker("prag"), pool(&table, "france")), (marker, french), "{order}");
    }
}

#[test]
fn m_10_3_14__leaving_a_protected_fortress_puts_a_question_mark_on_it() {
    for (guard, marker, question) in [("karl@tschaslau=2", "none", "france"), ("karl@wien=2", "france", "none")] {
        let mut table = bare("advanced-3p").pieces(&format!("broglie@prag=3 {guard}")).build();
        march(&mut table, "france", "broglie prag-melnik");
        assert_eq!((table.marker("prag"), table.question("prag")), (marker, question), "{guard}");
    }
}

/// M-10.3.9: what stands between is ignored.
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

/// Moritz has passed Tournai and Brüssel, which Cumberland protects; Maillebois stands beside him.
fn moritz_has_passed_bruessel(more: &str) -> Scene {
    let pieces = format!("moritz@tournai=2 maillebois@charleroi=8 cumberland@tirlemont=8 {more}");
    let mut table = bare("advanced-3p").pieces(&pieces).hand("france", "d3").active("france").build();
    march(&mut table, "france", "moritz tournai-ath-bruessel-mechelen");
    table
}

/// Maillebois beats Cumberland, who loses three.
fn cumberland_is_driven_off(table: &mut Scene) {
    march(table, "france", "maillebois charleroi-namur");
    table.play("france", "end");
    if table.maria().phase == ::maria::state::Phase::CombatOrder {
        table.play("france", "attack maillebois cumberland");
    }
    table.play("france", "play d3");
    table.play("pragmatic", "concede");
    table.play("france", "retreat tirlemont-luettich-aachen-juelich");
}

#[test]
fn me_11__tournai_falls_at_once_and_bruessel_is_marked() {
    let table = moritz_has_passed_bruessel("");
    assert_eq!(table.marker("tournai"), "france");
    assert_eq!((table.marker("bruessel"), table.question("bruessel")), ("none", "france"));
    assert_eq!(pool(&table, "france"), 10, "question marks are not placed markers");
}

#[test]
fn me_12__bruessel_falls_when_its_protector_is_driven_off() {
    let mut table = moritz_has_passed_bruessel("");
    cumberland_is_driven_off(&mut table);
    assert_eq!((table.marker("bruessel"), table.question("bruessel")), ("france", "none"));
    assert_eq!(pool(&table, "france"), 11 - 4 - 1, "four fortresses and one point for three troops");
}

#[test]
fn m_10_3_15__a_question_mark_is_tested_and_the_fortress_conquered_or_the_mark_removed() {
    for (guard, marker) in [("cumberland@namur=1", "none"), ("cumberland@maastricht=1", "france")] {
        let setup = bare("advanced-3p").pieces(guard).questions("bruessel=france").active("france");
        let table = setup.phase("conquest").build();
        assert_eq!((table.marker("bruessel"), table.question("bruessel")), (marker, "none"), "{guard}");
    }
}

/// Maillebois, who passed nothing there, fights; Moritz, who passed, does not.
#[test]
fn m_10_3_16__another_general_may_drive_the_protector_off() {
    let mut table = moritz_has_passed_bruessel("");
    cumberland_is_driven_off(&mut table);
    let fought = |table: &Scene, name: &str| {
        let piece = table.piece(name);
        table.happened(|event| matches!(event, Event::CombatBegan { attacker, .. } if *attacker == piece))
    };
    assert!(fought(&table, "maillebois") && !fought(&table, "moritz"));
    assert_eq!(table.marker("bruessel"), "france");
}

/// Karl stays where he is; the mark comes off and the pool is what it was.
#[test]
fn m_10_3_17__the_marker_of_a_question_mark_goes_back_to_the_pool() {
    let mut table = bare("advanced-3p").pieces("broglie@prag=3 karl@tschaslau=2").active("france").build();
    march(&mut table, "france", "broglie prag-beraun");
    assert_eq!(table.question("prag"), "france");
    table.play("france", "end");
    assert_eq!((table.marker("prag"), table.question("prag"), pool(&table, "france")), ("none", "none", 11));
}

/// The protector is gone, but one combat is still to be fought: the mark waits for its end.
#[test]
fn m_12_1__question_marks_are_tested_after_all_combats_and_retreats() {
    let mut table = moritz_has_passed_bruessel("noailles@landau=2 stair@mannheim=2");
    cumberland_is_driven_off(&mut table);
    assert_eq!((table.place("cumberland"), table.question("bruessel")), ("juelich", "france"));
    table.play("france", "concede");
    assert_eq!((table.marker("bruessel"), table.question("bruessel")), ("france", "none"));
}

#[test]
fn m_12_2__no_question_mark_outlives_its_phase() {
    let setup = bare("advanced-3p").pieces("cumberland@namur=1").questions("bruessel=france prag=france linz=france");
    let table = setup.active("france").phase("conquest").build();
    assert_eq!([table.marker("bruessel"), table.marker("prag"), table.marker("linz")], ["none", "france", "france"]);
    let left = (0..table.rules.pack.sites.len()).filter(|&at| {
        let site = board::SiteId(at as u8);
        table.state.core.pending.get(site).is_some()
    });
    assert_eq!(left.count(), 0);
}

/// An empty pool, one of the four electors, the own country: a spare marker asks the question, the pools do not move.
#[test]
fn r_49__question_marks_lie_everywhere_and_are_no_placed_markers() {
    let asked = |setup: super::table::Setup, power: &str, order: &str, city: &str| {
        let mut table = setup.active(power).build();
        let before = table.maria().boxes.pools;
        march(&mut table, power, order);
        assert_eq!((table.question(city), table.maria().boxes.pools == before), (power, true), "{city}");
        for power in [power, "austria", "pragmatic"] {
            if table.is_asked(power) {
                table.play(power, "end");
            }
        }
        assert_eq!((table.question(city), table.maria().boxes.pools == before), ("none", true), "{city}");
    };
    let empty = bare("advanced-3p").pieces("khevenhueller@wels=2 toerring@muehldorf=2").maria(|own| {
        own.battle.insert("austria".into(), 2);
        own.emperor = Some("austria".into());
    });
    asked(empty, "austria", "khevenhueller wels-schaerding-passau", "schaerding");
    let elector = bare("advanced-3p").pieces("cumberland@bonn=2 noailles@aachen=2");
    asked(elector, "pragmatic", "cumberland bonn-koeln-altenkirchen", "koeln");
    let home = bare("advanced-3p").pieces("traun@beneschau=3 toerring@schlan=2").markers("prag=france");
    asked(home, "austria", "traun beneschau-prag-boehmisch-brod", "prag");
}

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

#[test]
fn me_13__austria_marks_a_conquest_in_bavaria() {
    let mut table = bare("advanced-3p").pieces("khevenhueller@wels=2").active("austria").build();
    march(&mut table, "austria", "khevenhueller wels-schaerding-passau");
    assert_eq!(table.marker("schaerding"), "austria");
    assert_eq!(pool(&table, "austria"), 2);
}

#[test]
fn me_14__bavaria_re_conquers_its_fortress_with_a_french_marker() {
    let mut table =
        bare("advanced-3p").pieces("toerring@passau=2").markers("schaerding=austria").active("bavaria").build();
    assert_eq!(pool(&table, "austria"), 2);
    march(&mut table, "bavaria", "toerring passau-schaerding-braunau");
    assert_eq!(table.marker("schaerding"), "france");
    assert_eq!((pool(&table, "austria"), pool(&table, "france")), (3, 10));
}

#[test]
fn me_15__the_pragmatic_army_gives_a_fortress_back_to_austria_without_a_marker() {
    let mut table =
        bare("advanced-3p").pieces("cumberland@bruessel=2").markers("mons=france").active("pragmatic").build();
    assert_eq!(pool(&table, "france"), 10);
    march(&mut table, "pragmatic", "cumberland bruessel-mons-maubeuge");
    assert_eq!(table.marker("mons"), "none");
    assert_eq!((pool(&table, "france"), pool(&table, "pragmatic"), pool(&table, "austria")), (11, 8, 3));
}

#[test]
fn m_10_3_18__the_former_controllers_marker_is_removed() {
    for mode in ["introductory-3p", "advanced-3p"] {
        let setup = bare(mode).pieces("neipperg@beraun=2").markers("prag=prussia").active("austria");
        let mut table = setup.build();
        let before = pool(&table, "prussia");
        march(&mut table, "austria", "neipperg beraun-prag-melnik");
        assert_eq!(table.marker("prag"), "none", "{mode}");
        if mode == "advanced-3p" {
            assert_eq!(pool(&table, "prussia") - before, 1, "to the pool");
        }
    }
}

#[test]
fn m_15_3__a_marker_put_on_a_fortress_comes_from_the_pool() {
    for (power, pieces, order) in [
        ("france", "moritz@valenciennes=2", "moritz valenciennes-tournai-kortrijk"),
        ("austria", "neipperg@jauer=2", "neipperg jauer-liegnitz-lueben"),
        ("prussia", "friedrich@beraun=2", "friedrich beraun-prag-melnik"),
        ("pragmatic", "cumberland@mons=2", "cumberland mons-maubeuge-charleroi"),
    ] {
        let mut table = bare("advanced-3p").pieces(pieces).active(power).build();
        let before = pool(&table, power);
        march(&mut table, power, order);
        assert_eq!(before - pool(&table, power), 1, "{power}");
    }
}

/// One of the seven of the start, and one conquered later.
#[test]
fn m_15_4__a_marker_lost_goes_back_to_the_pool_it_came_from() {
    let mut table = bare("advanced-3p").pieces("friedrich@brieg=2").active("prussia").build();
    assert_eq!((table.marker("brieg"), pool(&table, "austria")), ("austria", 3));
    march(&mut table, "prussia", "friedrich brieg-oppeln");
    assert_eq!((table.marker("brieg"), pool(&table, "austria")), ("prussia", 4));
    let setup = bare("advanced-3p").pieces("cumberland@bruessel=2").markers("mons=france").active("pragmatic");
    let mut table = setup.build();
    march(&mut table, "pragmatic", "cumberland bruessel-mons-maubeuge");
    assert_eq!((table.marker("mons"), pool(&table, "france")), ("none", 11));
}

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

#[test]
fn m_10_3_13__conquest_does_not_close_a_fortress() {
    let mut table = bare("advanced-3p").pieces("moritz@valenciennes=2 noailles@ypern=2").active("france").build();
    march(&mut table, "france", "moritz valenciennes-tournai-ath");
    assert_eq!(table.marker("tournai"), "france");
    march(&mut table, "france", "noailles ypern-kortrijk-tournai");
    assert_eq!(table.place("noailles"), "tournai");
}

/// M-23.1: between the check points an empty pool wins nothing.
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
