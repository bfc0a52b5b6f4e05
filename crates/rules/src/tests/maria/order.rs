//! M-5: the order of play.

use super::table::{Scene, bare};
use ::maria::state::Phase;
use engine::event::Event;

/// Slugs of the powers of every stage that has begun.
fn stages(table: &Scene) -> Vec<Vec<String>> {
    let slug = |power: &board::PowerId| table.rules.pack.power_of(*power).slug.clone();
    let stage = |event: &Event| match event {
        Event::StageBegan { powers } => Some(powers.iter().map(slug).collect()),
        _ => None,
    };
    table.events.iter().filter_map(|entry| stage(&entry.event)).collect()
}

#[test]
fn m_5_1__hussars_then_three_stages_then_the_next_turn() {
    let mut table = bare("introductory-3p").phase("hussars").build();
    assert!(table.is_asked("austria") && stages(&table).is_empty());
    for power in ["austria", "france", "prussia", "austria"] {
        table.play(power, "end");
    }
    assert_eq!(stages(&table), [vec!["france", "bavaria"], vec!["prussia", "saxony"], vec!["austria"]]);
    assert!(table.is_asked("austria"), "the hussars of turn 2");
    table.play("austria", "end");
    assert_eq!(stages(&table).len(), 4);
}

#[test]
fn m_5_6__after_the_last_segment_the_turn_marker_advances_by_one() {
    let mut table = bare("introductory-3p").turn(4).phase("hussars").build();
    for power in ["austria", "france", "france", "prussia"] {
        table.play(power, if power == "france" && table.maria().phase == Phase::Subsidy { "pass" } else { "end" });
        assert_eq!(table.state.core.turn, 4, "{power}");
    }
    table.play("austria", "end");
    assert_eq!((table.state.core.turn, table.maria().phase), (5, Phase::Hussars), "a new turn starts");
}

/// Both powers draw before either is examined for supply, and both are before anybody moves.
#[test]
fn m_5_5__a_phase_is_finished_for_all_before_the_next_starts() {
    let setup = bare("introductory-3p").pieces("friedrich@tachau=8 rutowski@mies=5").active("prussia").phase("cards");
    let mut table = setup.build();
    table.play("prussia", "march friedrich tachau-weiden");
    let wanted = |event: &Event| match event {
        Event::Drew { .. } => Some("draw"),
        Event::Hungry { .. } => Some("supply"),
        Event::Marched { .. } => Some("movement"),
        _ => None,
    };
    let order: Vec<&str> = table.events.iter().filter_map(|entry| wanted(&entry.event)).collect();
    assert_eq!(order, ["draw", "draw", "supply", "supply", "movement"]);
}

#[test]
fn m_5_2__only_the_advanced_game_begins_with_politics() {
    for (mode, politics) in [("introductory-3p", false), ("advanced-3p", true), ("schlesien-gambit", false)] {
        let table = bare(mode).active("austria").phase("end-of-turn").build();
        assert_eq!(table.state.core.turn, 2, "{mode}");
        assert_eq!(table.maria().politics.cards[0].is_some(), politics, "{mode}");
    }
}

#[test]
fn m_5_3__cards_supply_movement_combat_conquest() {
    let mut table = bare("introductory-3p")
        .pieces("friedrich@tachau=8 leopold@brieg=2 prussia-t1@neisse neipperg@mies=1 karl@oels=8")
        .active("prussia")
        .phase("cards")
        .build();
    table.play("prussia", "march leopold brieg-grottkau");
    table.play("prussia", "end");
    while table.state.core.combat.duel.is_some() {
        let power = if table.is_asked("austria") { "austria" } else { "prussia" };
        let action = if table.try_play(power, "concede").is_ok() { continue } else { table.list(power)[0].clone() };
        table.play(power, &action);
    }
    let at = |wanted: &dyn Fn(&Event) -> bool| {
        table.events.iter().position(|entry| wanted(&entry.event)).expect("it has happened")
    };
    let drawn = at(&|event| matches!(event, Event::Drew { .. }));
    let hungry = at(&|event| matches!(event, Event::Hungry { .. }));
    let questioned = at(&|event| matches!(event, Event::Questioned { .. }));
    let fight = at(&|event| matches!(event, Event::CombatsBegin));
    let lifted = at(&|event| matches!(event, Event::QuestionLifted { .. } | Event::Conquered { .. }));
    assert!(drawn < hungry && hungry < questioned && questioned < fight && fight < lifted);
}

/// Austria and the Pragmatic Army move at the same time; the phase ends when both have.
#[test]
fn m_5_4__powers_of_a_stage_act_together() {
    let pieces = "neipperg@kolin=2 stair@minden=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    assert!(table.is_asked("austria") && table.is_asked("pragmatic"));
    table.play("pragmatic", "march stair minden-hannover");
    table.play("austria", "march neipperg kolin-tschaslau");
    table.play("austria", "end");
    assert!(!table.is_asked("austria") && table.is_asked("pragmatic"), "movement is not over");
    assert!(!table.happened(|event| matches!(event, Event::CombatsBegin)));
    table.play("pragmatic", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatsBegin)));
}

#[test]
fn m_5_7__winter_after_every_third_turn() {
    for (turn, winter) in [(2, false), (3, true), (4, false), (6, true)] {
        let table = bare("introductory-3p")
            .pieces("broglie@muenchen=2 friedrich@berlin=2 karl@wien=2")
            .turn(turn)
            .hand("france", "h10")
            .hand("prussia", "h9")
            .active("austria")
            .phase("end-of-turn")
            .build();
        assert_eq!(table.happened(|event| matches!(event, Event::WinterBegan { .. })), winter, "turn {turn}");
        assert_eq!(table.state.core.turn, if winter { turn } else { turn + 1 });
        assert_eq!(table.is_asked("france"), winter, "the first stage recruits first");
    }
    let mut table = bare("introductory-3p")
        .pieces("broglie@muenchen=2 friedrich@berlin=2 karl@wien=2")
        .turn(3)
        .hand("france", "h10")
        .hand("prussia", "h9")
        .hand("austria", "h8")
        .active("austria")
        .phase("end-of-turn")
        .build();
    table.play("france", "end");
    assert!(table.is_asked("prussia"));
    table.play("prussia", "end");
    assert!(table.is_asked("austria"));
    table.play("austria", "end");
    assert_eq!(table.state.core.turn, 4);
}

#[test]
fn m_5_9__winter_notes_scores_in_the_advanced_game() {
    for (mode, noted) in [("advanced-3p", true), ("introductory-3p", false)] {
        let table = bare(mode).turn(3).active("austria").phase("winter").build();
        assert_eq!(table.maria().secret.scores != [0; board::limits::POWERS], noted, "{mode}");
    }
}

/// Conquest and the entry of trains belong to the movement phase.
#[test]
fn m_5_10__conquest_and_entry_of_trains_in_the_movement_phase() {
    let pieces = "broglie@prag=3 france-t2@beraun";
    let mut table = bare("advanced-3p").pieces(pieces).hand("france", "h5").build();
    table.play("france", "march broglie prag-beneschau");
    assert_eq!(table.marker("prag"), "france");
    table.play("france", "enter france-t1 lille pay h5");
    table.play("france", "end");
    assert_eq!(table.place("france-t1"), "lille");
}
