//! M-17.5.19 to M-17.5.22: mixed stacks and the off-map boxes.

use super::decisions::asks;
use super::table::{Scene, Setup, bare};
use engine::question::About;

/// Politics in which Austria moves Russia's marker by a card.
fn politics(mode: &str, pieces: &str, russia: u8) -> Setup {
    bare(mode).phase("politics").pieces(pieces).hand("austria", "s5").maria(|own| {
        own.political_cards = vec!["1744-moscow-cabals".into(), "1742-walpole".into()];
        own.last_winner = Some(if mode == "advanced-2p" { "a" } else { "frederick" }.into());
        own.display.insert("austria".into(), vec!["s5".into()]);
        own.tracks.insert("russia".into(), russia);
    })
}

fn shifted(setup: Setup, steps: &str) -> Scene {
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("austria", "take 1744-moscow-cabals");
    table.play("austria", &format!("execute russia={steps}"));
    table
}

/// George II comes home to Nienburg, where Arenberg and Stair stand together.
fn george_comes_home(mode: &str, more: &str) -> Scene {
    let pieces = format!("arenberg@nienburg=3 stair@nienburg=2 {more}");
    shifted(politics(mode, &pieces, 0).maria(|own| own.boxed = vec!["george-ii".into()]), "2")
}

#[test]
fn m_17_5_22__each_player_moves_his_own_general_out_of_a_mixed_stack() {
    for (first, second) in [("sulingen", "hannover"), ("hannover", "sulingen")] {
        let mut table = george_comes_home("advanced-3p", "");
        asks(&table, About::Displace, "austria");
        let mut listed = table.list("austria");
        listed.sort();
        assert_eq!(listed, ["settle arenberg hannover", "settle arenberg sulingen"]);
        assert!(table.try_play("pragmatic", "settle stair hannover").is_err(), "one after another");
        assert!(table.try_play("austria", "settle stair hannover").is_err(), "Stair is not hers");
        table.play("austria", &format!("settle arenberg {first}"));
        assert_eq!((table.place("arenberg"), table.place("stair")), (first, second), "one city is left to Stair");
        assert_eq!(table.place("george-ii"), "nienburg");
    }
}

#[test]
fn m_17_5_22__the_second_player_chooses_too_where_he_can() {
    // Cumberland in Hannover: Stair may join him, Arenberg may not unasked.
    let table = george_comes_home("advanced-3p", "cumberland@hannover=2");
    assert_eq!((table.place("arenberg"), table.place("stair")), ("sulingen", "hannover"));
    assert_eq!((table.place("cumberland"), table.place("george-ii")), ("hannover", "nienburg"));
}

#[test]
fn m_17_5_22__a_stack_of_one_player_goes_together() {
    let mut table = george_comes_home("advanced-2p", "");
    asks(&table, About::Displace, "pragmatic");
    table.play("pragmatic", "settle stair hannover");
    assert_eq!((table.place("arenberg"), table.place("stair")), ("hannover", "hannover"));
    let pieces = "traun@nienburg=3 arenberg@nienburg=2";
    let setup = politics("advanced-3p", pieces, 0).maria(|own| own.boxed = vec!["george-ii".into()]);
    let mut table = shifted(setup, "2");
    table.play("austria", "settle traun sulingen");
    assert_eq!((table.place("arenberg"), table.place("traun")), ("sulingen", "sulingen"));
}

/// Stair goes to the box and Arenberg stays: Frederick does not command over Austrian generals.
#[test]
fn m_17_5_19__out_of_a_mixed_stack_each_player_sends_his_own_general() {
    let setup = politics("advanced-3p", "arenberg@nienburg=3 stair@nienburg=2 cumberland@venlo=2", 2);
    let mut table = shifted(setup, "-2");
    asks(&table, About::Corps, "pragmatic");
    assert_eq!(table.list("pragmatic"), ["corps cumberland", "corps stair"]);
    assert!(table.try_play("pragmatic", "corps arenberg").is_err());
    table.play("pragmatic", "corps stair");
    assert_eq!((table.place("stair"), table.place("arenberg")), ("box", "nienburg"));
}
