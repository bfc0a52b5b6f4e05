//! What the views say of income and of the way to victory, and how a game ends by resignation.

use super::table::{Scene, bare};
use crate::view::TitleView;
use engine::event::Event;
use engine::outcome::Reason;

/// What is held, needed, and whether it is eased.
type Standing = (u8, u8, bool);

/// Income, and what is held, needed and eased, as the public sees it.
fn prospects(table: &Scene, power: &str) -> ((u8, u8), Option<Standing>) {
    let power = table.power(power);
    let view = table.rules.view(&table.state, None);
    let seen = view.powers.iter().find(|seen| seen.power == power).expect("a power");
    (seen.income, seen.standing.map(|standing| (standing.held, standing.needed, standing.eased)))
}

#[test]
fn f_1_11__views_count_what_each_attacker_holds_and_needs() {
    let table = bare("standard-4p").markers("radeberg=austria kamenz=austria kassel=france").build();
    let objectives = |power: &str| super::passive::objectives(power, &[1, 2]).len() as u8;
    for (power, income, held) in
        [("russia", 4, 0), ("sweden", 1, 0), ("austria", 5, 2), ("empire", 1, 0), ("france", 4, 1)]
    {
        let ((draws, _), standing) = prospects(&table, power);
        assert_eq!((draws, standing), (income, Some((held, objectives(power), false))), "{power}");
    }
    for (power, income) in [("prussia", 7), ("hanover", 2)] {
        let ((draws, _), standing) = prospects(&table, power);
        assert_eq!((draws, standing), (income, None), "{power} wins by surviving");
    }
}

#[test]
fn f_1_13__views_follow_easing_absence_and_the_offensive_option() {
    let table = bare("standard-4p")
        .turn(9)
        .friedrich(|own| {
            own.gone = vec!["russia".into()];
            own.eased = vec!["sweden".into()];
            own.offensive = Some("running".into());
        })
        .build();
    let first = super::passive::objectives("sweden", &[1]).len() as u8;
    assert_eq!(prospects(&table, "sweden").1, Some((0, first, true)));
    assert_eq!(prospects(&table, "russia"), ((0, 0), None), "who is out has neither");
    let all = super::passive::objectives("austria", &[1, 2]).len() as u8;
    let excused = ::friedrich::offensive::EXCUSED;
    assert_eq!(prospects(&table, "austria").1, Some((0, all - excused, false)));
    assert!(prospects(&table, "prussia").1.is_some(), "on the offensive it conquers too");
    // Were both eases not to add up (FQ-50), all of the first order would be needed.
    let mut table = bare("standard-4p")
        .turn(9)
        .friedrich(|own| {
            own.eased = vec!["austria".into()];
            own.offensive = Some("failed".into());
        })
        .build();
    let first = super::passive::objectives("austria", &[1]).len() as u8;
    assert_eq!(prospects(&table, "austria").1, Some((0, first - excused, true)));
    table.friedrich_rules_mut().switches.eased_stack = false;
    assert_eq!(prospects(&table, "austria").1, Some((0, first, true)));
    let silesia = bare("scenario-2").build();
    assert!(prospects(&silesia, "prussia").1.is_some());
}

#[test]
fn f_13_7__views_name_the_state_of_the_offensive_option() {
    for name in ["undecided", "declined", "running", "failed"] {
        let table = bare("standard-4p").turn(3).friedrich(|own| own.offensive = Some(name.into())).build();
        let TitleView::Friedrich(seen) = table.rules.view(&table.state, None).title else { unreachable!() };
        assert_eq!(seen.offensive.name(), Some(name));
    }
}

#[test]
fn of_two_players_the_one_who_does_not_resign_wins() {
    for (mode, loser, winner) in [
        ("scenario-1", "france", "hanover"),
        ("scenario-1", "hanover", "france"),
        ("scenario-2", "prussia", "austria"),
        ("scenario-2", "austria", "prussia"),
    ] {
        let mut table = bare(mode).build();
        table.play(loser, "resign");
        let outcome = table.rules.outcome(&table.state).expect("the game is over");
        assert_eq!(outcome.reason, Reason::Resignation);
        assert!(outcome.won(table.seat_of(winner)) && !outcome.won(table.seat_of(loser)), "{mode}: {loser} resigns");
    }
}

#[test]
fn with_more_players_the_game_goes_on_without_the_one_who_resigns() {
    for resigning in ["prussia", "austria", "france"] {
        let mut table = bare("standard-4p").pieces("heinrich@berlin=2").build();
        let seat = table.seat_of(resigning);
        table.play(resigning, "resign");
        assert!(table.happened(|event| *event == Event::Resigned { seat }));
        let gone: Vec<_> = table.rules.seats().filter(|&one| table.rules.has_resigned(&table.state, one)).collect();
        assert_eq!(gone, [seat], "{resigning}");
        assert!(table.rules.outcome(&table.state).is_none());
        table.play("prussia", "march heinrich berlin-bernau");
    }
}
