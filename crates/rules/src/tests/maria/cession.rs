//! M-SG2.2: the cession of Silesia in the Silesia-Gambit and the goals that follow from it.

use super::table::{Scene, Setup, bare};
use ::maria::goals;
use ::maria::state::Phase;
use engine::question::About;

/// The end of turn 6 with these markers.
fn turn_six(markers: &str) -> Setup {
    let setup = bare("schlesien-gambit").pieces("friedrich@landeshut=2 rutowski@leipzig=2 prussia-t1@glogau");
    setup.markers(markers).hand("prussia", "s5 s6").hand("saxony", "h7").turn(6).phase("end-of-turn")
}

fn ceded(setup: Setup) -> Scene {
    let mut table = setup.build();
    table.play("austria", "accept");
    table
}

/// P, F and S.
fn lacked(table: &Scene) -> (u8, u8, u8) {
    let ceded = table.maria().ceded.expect("Silesia is ceded");
    (ceded.prussia_lacked, ceded.france_lacked, ceded.austria_held)
}

fn needed(table: &Scene, power: &str) -> Option<u8> {
    let power = table.power(power);
    goals::standing(table.maria_rules(), &table.state.core, table.maria(), power).map(|goal| goal.needed)
}

#[test]
fn m_sg2_2_1__at_the_end_of_turn_six_austria_must_decide() {
    for turn in 1..=8 {
        let table = bare("schlesien-gambit").turn(turn).phase("end-of-turn").build();
        let asked = table.rules.asked(&table.state, table.seat_of("austria")).map(|question| question.about);
        assert_eq!(asked == Some(About::Cession), turn == 6, "turn {turn}");
    }
    let mut table = turn_six("").build();
    assert!(table.try_play("austria", "end").is_err(), "there is no third answer");
    let mut answers = table.list("austria");
    answers.sort();
    assert_eq!((answers, table.state.core.turn), (vec!["accept".to_string(), "pass".to_string()], 6));
}

#[test]
fn m_sg2_2_3__what_p_f_and_s_are() {
    // At the start Prussia has two and Austria five of Silesia; France has nothing in Austria.
    assert_eq!(lacked(&ceded(turn_six(""))), (10, 9, 5));
    let prussian = "breslau=prussia brieg=prussia neisse=prussia glatz=prussia bruenn=prussia olmuetz=prussia \
                    iglau=prussia";
    let french = "prag=france eger=france pilsen=france budweis=france tabor=france";
    assert_eq!(lacked(&ceded(turn_six(&format!("{prussian} {french}")))), (3, 4, 1));
    assert_eq!(lacked(&ceded(turn_six("liegnitz=austria glogau=austria"))), (12, 9, 7));
}

#[test]
fn m_sg2_2_4__everything_prussian_and_saxon_leaves_the_game() {
    let table = ceded(turn_six("breslau=prussia bruenn=prussia prag=france"));
    for piece in ["friedrich", "rutowski", "prussia-t1", "schwerin", "saxony-t1"] {
        assert_eq!(table.place(piece), "out", "{piece}");
    }
    assert_eq!((table.marker("breslau"), table.marker("bruenn"), table.marker("prag")), ("none", "none", "france"));
    assert!(table.hand("prussia").is_empty() && table.hand("saxony").is_empty());
    assert_eq!(table.state.core.secret.spent.len(), 3, "their cards are discarded");
}

/// Six fortresses are five and P; the sixth falls in the middle of the Pragmatic movement.
#[test]
fn m_sg2_2_11__after_a_cession_the_first_to_fulfil_his_condition_wins_at_once() {
    let five = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic";
    let setup = bare("schlesien-gambit").turn(8).pieces("cumberland@maubeuge=2 karl@wien=2").markers(five);
    let mut table = setup.active("austria").maria(|own| own.ceded = Some([1, 4, 0])).build();
    assert!(table.winners().is_empty());
    table.play("pragmatic", "march cumberland maubeuge-mons");
    assert_eq!((table.marker("maubeuge"), table.winners()), ("pragmatic", vec!["frederick"]));
    assert!(table.try_play("austria", "march karl wien-tulln").is_err(), "the game is over");
}

/// Before winter, in which Prussia and Saxony have no part; tested at once; and the numbers never change again.
#[test]
fn r_77__the_cession_comes_before_winter_is_tested_at_once_and_fixes_the_goals() {
    let table = ceded(turn_six("").hand("france", "h8").pieces("moritz@metz=2"));
    assert_eq!((table.state.core.turn, table.maria().phase), (6, Phase::WinterRecruit));
    assert!(table.is_asked("france") && !table.is_asked("prussia"));
    let eleven = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia bruenn=prussia \
                  olmuetz=prussia iglau=prussia koeniggraetz=prussia";
    let french = "prag=france eger=france pilsen=france budweis=france tabor=france leitmeritz=france linz=france \
                  krems=france";
    let table = ceded(turn_six(&format!("{eleven} {french}")));
    assert_eq!(lacked(&table), (1, 1, 0), "one short of victory is one at least");
    let six = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic givet=pragmatic";
    assert_eq!(ceded(turn_six(&format!("{eleven} {six}"))).winners(), ["frederick"]);
    let setup = bare("schlesien-gambit").turn(8).pieces("broglie@pilsen=2").active("france");
    let mut table = setup.maria(|own| own.ceded = Some([3, 4, 1])).build();
    let goals = |table: &Scene| ["austria", "pragmatic", "france"].map(|power| needed(table, power));
    let before = goals(&table);
    table.play("france", "march broglie pilsen-mies");
    assert_eq!((table.marker("pilsen"), lacked(&table)), ("france", (3, 4, 1)));
    assert_eq!(goals(&table)[..2], before[..2]);
}
