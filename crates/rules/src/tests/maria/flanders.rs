//! M-10.1.24, R-81: Austria and the Pragmatic Army dispute the order of their moves on the Flanders map.

use super::table::{Scene, Setup, bare};

fn austrian(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active("austria")
}

/// The key of the sentence that says why this is refused.
#[track_caller]
fn refused(table: &mut Scene, power: &str, action: &str) -> &'static str {
    let refusal = table.try_play(power, action).expect_err("it is refused");
    assert_eq!(refusal.rule.as_str(), "M-10.1.24");
    table.rules.tell_refusal(&refusal.why).key
}

const BOTH: &str = "arenberg@loewen=3 austria-t1@diest stair@minden=2 cumberland@venlo=2";

#[test]
fn r_81__a_dispute_with_who_has_ended_means_nothing() {
    for (ended, left, marches) in [
        ("pragmatic", "austria", ["march arenberg loewen-tirlemont", "march austria-t1 diest-hasselt"]),
        ("austria", "pragmatic", ["march stair minden-hannover", "march cumberland venlo-roermond"]),
    ] {
        let mut table = austrian(BOTH).build();
        table.play(ended, "end");
        assert!(!table.list(left).contains(&"dispute".to_string()), "{left}");
        assert_eq!(refused(&mut table, left, "dispute"), "no-dispute-alone");
        for march in marches {
            table.play(left, march);
        }
    }
}

#[test]
fn r_81__a_dispute_with_who_has_nothing_left_on_flanders_means_nothing() {
    let mut table = austrian("arenberg@loewen=3 austria-t1@diest karl@wien=2").build();
    assert_eq!(refused(&mut table, "austria", "dispute"), "no-dispute-alone");
    assert_eq!(refused(&mut table, "pragmatic", "dispute"), "no-dispute-alone");
    let mut table = austrian("arenberg@loewen=3 stair@minden=2 karl@wien=2").build();
    table.play("pragmatic", "march stair minden-hannover");
    assert_eq!(refused(&mut table, "austria", "dispute"), "no-dispute-alone");
    table.play("austria", "march arenberg loewen-tirlemont");
}

#[test]
fn r_81__why_there_is_nothing_to_dispute() {
    let mut table = austrian(BOTH).build();
    table.play("pragmatic", "dispute");
    assert_eq!(refused(&mut table, "austria", "dispute"), "no-dispute-runs");
    let mut two = bare("advanced-2p").pieces(BOTH).active("austria").build();
    assert_eq!(refused(&mut two, "austria", "dispute"), "no-dispute");
    let mut french = bare("advanced-3p").pieces("moritz@metz=2").build();
    assert_eq!(refused(&mut french, "france", "dispute"), "no-dispute");
    let mut short = bare("introductory-3p").pieces("karl@wien=2").active("austria").build();
    assert_eq!(refused(&mut short, "austria", "dispute"), "no-dispute");
}

/// Whoever ends drops out, whether it was his turn or not.
#[test]
fn r_81__who_ends_leaves_flanders_to_the_other() {
    let mut table = austrian(BOTH).build();
    table.play("austria", "dispute");
    table.play("pragmatic", "end");
    table.play("austria", "march arenberg loewen-tirlemont");
    table.play("austria", "march austria-t1 diest-hasselt");
    assert_eq!((table.place("arenberg"), table.place("austria-t1")), ("tirlemont", "hasselt"));
    let mut table = austrian(BOTH).build();
    table.play("austria", "dispute");
    table.play("pragmatic", "march stair minden-hannover");
    assert_eq!(refused(&mut table, "pragmatic", "march cumberland venlo-roermond"), "no-not-your-move");
    table.play("austria", "end");
    table.play("pragmatic", "march cumberland venlo-roermond");
    assert_eq!((table.place("stair"), table.place("cumberland")), ("hannover", "roermond"));
}

/// A piece that cannot move does not hold the others up; when the way is free its player is on turn.
#[test]
fn r_81__who_cannot_move_is_not_waited_for() {
    let pieces = "stair@nienburg=2 broglie@hannover=2 moritz@sulingen=2 arenberg@loewen=3 austria-t1@diest";
    let mut table = austrian(pieces).build();
    table.play("austria", "dispute");
    table.play("austria", "march arenberg loewen-tirlemont");
    table.play("austria", "march austria-t1 diest-hasselt");
    let pieces = "pragmatic-t1@nienburg arenberg@hannover=3 austria-t1@sulingen traun@diest=2 khevenhueller@hasselt=2";
    let mut table = austrian(pieces).build();
    table.play("pragmatic", "dispute");
    table.play("austria", "march arenberg hannover-minden");
    assert_eq!(refused(&mut table, "austria", "march traun diest-loewen"), "no-not-your-move");
    table.play("pragmatic", "march pragmatic-t1 nienburg-hannover");
    table.play("austria", "march traun diest-loewen");
    table.play("austria", "march khevenhueller hasselt-diest");
}

/// The last piece there is lifted off and comes in elsewhere: its player has none left.
#[test]
fn r_81__a_train_that_leaves_flanders_holds_nobody_up() {
    let pieces = "austria-t1@diest stair@minden=2 cumberland@venlo=2";
    let mut table = austrian(pieces).hand("austria", "h5").build();
    table.play("pragmatic", "dispute");
    table.play("pragmatic", "march stair minden-hannover");
    assert_eq!(refused(&mut table, "pragmatic", "march cumberland venlo-roermond"), "no-not-your-move");
    table.play("austria", "enter austria-t1 wien pay h5");
    table.play("pragmatic", "march cumberland venlo-roermond");
    assert_eq!((table.place("austria-t1"), table.place("cumberland")), ("wien", "roermond"));
}

/// Who has passed is told so; the other goes on, and may end.
#[test]
fn r_81__who_has_passed_is_told_so() {
    let mut table = austrian(BOTH).build();
    table.play("austria", "dispute");
    assert_eq!(refused(&mut table, "austria", "march arenberg loewen-tirlemont"), "no-not-your-move");
    table.play("pragmatic", "pass");
    assert_eq!(refused(&mut table, "pragmatic", "march stair minden-hannover"), "no-passed-on-flanders");
    table.play("austria", "march arenberg loewen-tirlemont");
    table.play("austria", "march austria-t1 diest-hasselt");
    table.play("austria", "end");
    table.play("pragmatic", "end");
}

/// However a dispute is played, somebody who has a piece to move on Flanders may move it until both are out of it.
#[test]
fn m_10_1_24__a_dispute_never_freezes_flanders() {
    let marches = [
        "march arenberg loewen-tirlemont",
        "march austria-t1 diest-hasselt",
        "march stair minden-hannover",
        "march cumberland venlo-roermond",
    ];
    let steps = ["dispute", "pass", "end", "march"];
    for first in ["austria", "pragmatic"] {
        let second = if first == "austria" { "pragmatic" } else { "austria" };
        for one in steps {
            for two in steps {
                let mut table = austrian(BOTH).build();
                for (power, step) in [(first, one), (second, two), (first, two), (second, one)] {
                    let listed = table.list(power);
                    let is_meant = |action: &&String| {
                        action.as_str() == step || step == "march" && marches.contains(&action.as_str())
                    };
                    if let Some(action) = listed.iter().find(is_meant) {
                        table.play(power, action);
                    }
                }
                let own = table.maria();
                let is_out = |power: &str| own.done.or(own.flanders_out).contains(table.seat_of(power));
                let has_marches = |power: &str| table.list(power).iter().any(|action| action.starts_with("march"));
                let ready = |power: &str| {
                    let pieces = table.state.core.on_board(table.rules.owned[table.power(power).index()]);
                    !pieces.without(table.state.core.moved).is_empty() && !is_out(power)
                };
                let wanted = ready("austria") || ready("pragmatic");
                assert_eq!(has_marches("austria") || has_marches("pragmatic"), wanted, "{first}: {one}, {two}");
            }
        }
    }
}
