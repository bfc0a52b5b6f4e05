//! M-13.13, M-13.14, R-131: winter scores are noted, folded away and looked at again when the game is over.

use super::table::{Scene, Setup, bare};
use crate::view::TitleView;
use engine::ruleset::Seat;

const VIEWERS: [Option<Seat>; 4] = [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))];

fn winter(turn: u8) -> Setup {
    bare("advanced-3p").turn(turn).phase("winter").maria(|own| {
        own.boxed = vec!["dessauer".into()];
        own.scores = [("prussia", 41), ("france", 42), ("pragmatic", 43), ("austria", 44)]
            .map(|(power, points)| (power.to_string(), points))
            .into();
    })
}

/// The winter scores of the major powers, if this viewer may look at them.
fn seen(table: &Scene, viewer: Option<Seat>) -> Option<[u8; 4]> {
    let TitleView::Maria(view) = table.rules.view(&table.state, viewer).title else { unreachable!() };
    view.scores.map(|scores| ::maria::powers::MAJORS.map(|power| scores[power.index()]))
}

/// Every message of the log, with what belongs into it.
fn log(table: &Scene) -> String {
    let lines =
        table.events.iter().map(|entry| format!("{:?} {:?}", entry.event, table.rules.tell_event(&entry.event)));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn m_13_14__nobody_sees_the_scores_before_the_game_is_over() {
    for turn in [3, 6, 9] {
        let table = winter(turn).build();
        assert_eq!(table.state.core.turn, turn + 1, "the winter is over");
        for viewer in VIEWERS {
            assert_eq!(seen(&table, viewer), None, "turn {turn}, {viewer:?}");
            let view = table.rules.view(&table.state, viewer);
            let text = format!("{:?}", view.title);
            // The sums after this winter: 41 + 11, 42 + 11, 43 + 8, 44 + 3.
            for sum in ["52", "53", "51", "47"] {
                assert!(!text.contains(&format!(" {sum},")), "{sum} stands in the view of {viewer:?}");
            }
        }
        let inspection = table.inspection();
        assert!(inspection.victory.iter().all(|one| one.winter_score.is_none()));
    }
}

/// Pools lie open, so what a winter will note can be read off the table; what it has noted cannot.
#[test]
fn m_13_14__the_log_tells_that_scores_are_noted_and_no_number() {
    let table = winter(3).build();
    let noted = table.events.iter().filter(|entry| table.rules.tell_event(&entry.event).key == "told-winter-noted");
    assert_eq!(noted.count(), 1, "{}", log(&table));
    assert!(!log(&table).contains("WinterScores"), "{}", log(&table));
    let pools = table.seen_by_all().boxes.pools;
    assert_eq!(pools[table.power("prussia").index()], 11, "the pool itself is there for all to see");
}

#[test]
fn m_13_14__when_the_game_is_over_the_sheet_is_unfolded() {
    let by_score = winter(12).build();
    assert_eq!(by_score.winners(), ["maria-theresa"]);
    let by_pool = bare("advanced-3p").phase("end-of-stage").active("france").maria(|own| {
        own.battle.insert("austria".into(), 2);
        own.emperor = Some("austria".into());
        own.scores = [("prussia".to_string(), 9)].into();
    });
    let by_pool = by_pool.build();
    assert_eq!(by_pool.winners(), ["maria-theresa"]);
    for viewer in VIEWERS {
        assert_eq!(seen(&by_score, viewer), Some([52, 53, 51, 47]), "{viewer:?}");
        assert_eq!(seen(&by_pool, viewer).map(|scores| scores[0]), Some(9), "{viewer:?}");
    }
    assert!(log(&by_score).contains("WinterScores"), "the sums are told when they decide");
    let inspection = by_score.inspection();
    assert!(inspection.victory.iter().any(|one| one.winter_score == Some(47)));
}

/// A guess of the scores is made from the pools everybody sees, and looks like the view it was made from.
#[test]
fn r_131__whoever_imagines_the_scores_does_not_know_them() {
    let one = winter(6).build();
    let mut two = winter(6);
    two = two.maria(|own| {
        own.scores.insert("prussia".into(), 0);
    });
    let two = two.build();
    let view = one.rules.view(&one.state, None);
    assert!(view == two.rules.view(&two.state, None), "two games that differ in noted scores alone look alike");
    let TitleView::Maria(_) = &view.title else { unreachable!() };
    let world = one.rules.sample(&view, &mut engine::chance::Dice::new(1));
    assert!(world.view(&one.rules, None) == view);
}

/// The switch of R-131: the sums lie open all the time.
#[test]
fn r_131__with_the_switch_off_everybody_sees_the_sums() {
    let mut table = winter(6).pieces("karl@wien=2").hand("austria", "h4").build();
    assert!(table.maria_rules().switches.folded_scores);
    table.maria_rules_mut().switches.folded_scores = false;
    assert_eq!(seen(&table, None), Some([41, 42, 43, 44]));
    table.play("austria", "end");
    assert_eq!(seen(&table, None), Some([52, 53, 51, 47]));
    assert!(log(&table).contains("WinterScores"));
}
