//! how long a clause binds, and promises in words.

use super::table::{Scene, Setup, bare};
use super::treaties::{agree, pass_to};
use crate::view::TitleView;
use engine::clause::{Fault, TreatyId};
use engine::event::{Audience, Event};
use engine::refusal::Why;
use maria::{ClauseStanding, Phase};

fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4 moritz@paris=1").active("prussia")
}

fn with(setup: Setup, clauses: &str) -> Scene {
    let mut table = setup.build();
    agree(&mut table, "prussia", "austria", &format!("propose maria-theresa: {clauses}"));
    table
}

fn standings(table: &Scene) -> Vec<ClauseStanding> {
    let TitleView::Maria(seen) = table.rules.view(&table.state, None).title else { panic!("this is MARIA") };
    seen.treaty_list.iter().flat_map(|treaty| treaty.clauses.iter().map(|clause| clause.standing)).collect()
}

fn texts(table: &Scene) -> Vec<String> {
    table.papers().1.into_iter().flat_map(|treaty| treaty.clauses).collect()
}

#[test]
fn r_137__a_clause_may_end_with_a_stage() {
    let mut table =
        with(silesia(), "not-enter prussia breslau until 1 prussia; not-enter prussia brieg until 1 austria");
    assert_eq!(standings(&table), [ClauseStanding::Binding; 2]);
    table.play("prussia", "end");
    assert!(table.happened(|event| *event == Event::ClauseEnded { treaty: TreatyId(1), clause: 0 }));
    assert_eq!(standings(&table), [ClauseStanding::Ended, ClauseStanding::Binding]);
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert!(table.happened(|event| *event == Event::TreatyEnded { treaty: TreatyId(1) }));
    assert_eq!(table.state.core.turn, 2);
}

#[test]
fn r_137__nothing_is_promised_until_a_stage_that_is_over_or_none() {
    let mut table = silesia().build();
    for (date, fault) in [
        ("until 1 france", Fault::Past),
        ("until 2 saxony", Fault::NoStage),
        ("until winter 2", Fault::NoWinter),
        ("until winter 15", Fault::Endless),
        ("until 13 prussia", Fault::Endless),
    ] {
        let why = table.why("prussia", &format!("propose maria-theresa: truce prussia austria {date}"));
        assert_eq!(why, Why::BadClause { clause: 0, fault }, "{date}");
    }
    for date in ["until 1 prussia", "until 1 pragmatic", "until 2 bavaria", "until winter", "until winter 12"] {
        table.play("prussia", &format!("propose maria-theresa: truce prussia austria {date}"));
        let number = table.maria().treaties.all().map(|treaty| treaty.number).max().expect("an offer");
        table.play("prussia", &format!("withdraw {number}"));
    }
}

#[test]
fn r_137__until_winter_ends_when_winter_begins() {
    let setup = silesia().turn(3).active("austria").hand("prussia", "s8 s7").pieces("leopold@berlin=1");
    let mut table = with(setup, "truce prussia austria until winter; truce prussia austria until 3");
    assert_eq!(texts(&table), ["truce prussia austria until winter 3", "truce prussia austria until 3"]);
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.maria().phase, Phase::WinterRecruit);
    assert_eq!(
        standings(&table),
        [ClauseStanding::Ended, ClauseStanding::Binding],
        "the turn lasts through its winter"
    );
    // In winter the next one is a year away.
    table.play("prussia", "propose maria-theresa: truce prussia austria until winter");
    assert_eq!(texts(&table).last().map(String::as_str), Some("truce prussia austria until winter 6"));
    let why = table.why("prussia", "propose maria-theresa: truce prussia austria until winter 3");
    assert_eq!(why, Why::BadClause { clause: 0, fault: Fault::Past });
}

#[test]
fn r_137__an_offer_whose_date_passes_lapses() {
    let mut table = silesia().build();
    table.play("prussia", "propose maria-theresa: truce prussia austria until 1 prussia");
    table.play("prussia", "end");
    assert!(table.happened(|event| *event == Event::ProposalLapsed { treaty: TreatyId(1) }));
    table.refuse("austria", "agree 1", "M-21.1");
}

/// To whom each reminder went, with its treaty and clause.
fn reminders(table: &Scene) -> Vec<(Audience, u16, u8)> {
    let entries = table.events.iter();
    let due = entries.filter_map(|entry| match entry.event {
        Event::PromiseDue { treaty, clause } => Some((entry.audience, treaty.0, clause)),
        _ => None,
    });
    due.collect()
}

#[test]
fn r_138__its_author_is_reminded_when_the_turn_has_come() {
    let setup = silesia().active("austria");
    let mut table =
        with(setup, "promise prussia at 2; promise austria at 2; promise prussia at 3 -- we both know what");
    assert_eq!(reminders(&table), []);
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!(table.state.core.turn, 2);
    let (frederick, maria) = (table.seat_of("prussia"), table.seat_of("austria"));
    assert_eq!(reminders(&table), [(Audience::Only(frederick), 1, 0), (Audience::Only(maria), 1, 1)]);
    let due = table.events.iter().find(|entry| matches!(entry.event, Event::PromiseDue { .. })).expect("a reminder");
    assert!(due.is_for(Some(frederick)) && !due.is_for(Some(maria)) && !due.is_for(None), "his alone");
    assert_eq!(table.rules.tell_event(&due.event).key, "told-promise-due");
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!(standings(&table)[..2], [ClauseStanding::Ended; 2], "kept or not, their turn is over");
    assert_eq!(reminders(&table).len(), 3);
}

#[test]
fn r_138__a_promise_may_name_a_stage_or_a_winter() {
    let setup = silesia().turn(3).hand("prussia", "s8");
    let mut table = with(setup, "promise austria at 3 austria; promise prussia at winter; promise prussia at 3");
    let (frederick, maria) = (table.seat_of("prussia"), table.seat_of("austria"));
    assert_eq!(reminders(&table), [(Audience::Only(frederick), 1, 2)], "that turn has come already");
    table.play("prussia", "end");
    assert_eq!(reminders(&table)[1..], [(Audience::Only(maria), 1, 0)]);
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.maria().phase, Phase::WinterRecruit);
    assert_eq!(reminders(&table)[2..], [(Audience::Only(frederick), 1, 1)]);
    assert_eq!(texts(&table)[1], "promise prussia at winter 3");
}

/// Neither another stage of that turn nor that stage of another turn is the moment.
#[test]
fn r_138__a_promise_for_a_stage_is_recalled_in_that_stage_of_that_turn_only() {
    let setup = silesia().active("austria");
    let mut table = with(setup, "promise austria at 2 austria; promise austria at 2 prussia");
    let maria = table.seat_of("austria");
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!(reminders(&table), [(Audience::Only(maria), 1, 1)], "the Prussian stage of turn 2");
    table.play("prussia", "end");
    assert_eq!(reminders(&table)[1..], [(Audience::Only(maria), 1, 0)]);
}

/// Nobody judges it, and nobody is reminded of what a condition has made void.
#[test]
fn r_138__a_promise_in_words_forbids_nothing() {
    let setup = silesia().active("austria");
    let mut table = with(setup, "if held brieg prussia then promise prussia at 2; promise prussia at 9");
    let free = silesia().active("austria").build();
    assert_eq!(table.list("austria"), free.list("austria"));
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!(reminders(&table), []);
}

/// Every clause of a position is written as it is read.
#[test]
fn r_137__positions_hold_every_kind_of_date_and_clause() {
    let clauses = [
        "truce prussia austria until 6 prussia except @austria, except breslau/0",
        "no-conquest prussia until winter 6",
        "no-conquest prussia austria in silesia until 5",
        "no-capture prussia in map-bohemia until 5 austria",
        "if kept 1 then no-hussars austria prussia until 6",
        "no-block austria prussia in silesia until 6 except brieg/1",
        "if clear austria everywhere then promise prussia at winter 6",
        "promise prussia at 6 austria",
    ];
    for pair in clauses.chunks(4) {
        let treaty = maria::TreatyAt {
            number: Some(1),
            turn: Some(5),
            from: "frederick".into(),
            to: "maria-theresa".into(),
            in_force: true,
            clauses: pair.iter().map(ToString::to_string).collect(),
            ended: Vec::new(),
            released: Vec::new(),
        };
        let mut at = treaty.clone();
        if pair[0].starts_with("if kept 1") {
            at.clauses[0] = at.clauses[0].replace("if kept 1 then ", "");
        }
        let kept = at.clone();
        let table = silesia().turn(5).maria(|maria| maria.treaties = vec![at]).build();
        assert_eq!(table.papers().1, [kept]);
    }
}
