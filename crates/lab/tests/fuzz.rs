//! Fuzzing finds nothing in a few games, finds what is planted, and shrinks it to a record that reproduces it.

use lab::fuzz::{fault_of, no_more, play, reproduce};
use rules::{Place, Ruleset, State};

#[test]
fn a_few_games_keep_every_promise() {
    for number in 0..4 {
        if let Err(finding) = play(number, &no_more) {
            panic!("game {number} of {}: {}", finding.setup.slug(), finding.reason);
        }
    }
}

/// A promise nobody made: no general may ever stand in a certain place other than where he starts.
fn nobody_moves_much(rules: &Ruleset, state: &State) -> Result<(), String> {
    let view = rules.view(state, None);
    let moved = view.pieces.iter().filter(|piece| {
        let start = match rules.pack.pieces[piece.piece.index()].start {
            board::pack::Start::City(city) => Place::City(city),
            _ => return false,
        };
        rules.is_general(piece.piece) && view.place(piece.piece) != start
    });
    if moved.count() < 2 { Ok(()) } else { Err("two generals have left their places".to_owned()) }
}

#[test]
fn a_planted_fault_is_found_and_shrunk_to_few_lines() {
    let finding = play(1, &nobody_moves_much).expect_err("generals move");
    assert!(finding.reason.contains("two generals"), "{}", finding.reason);
    let rules = finding.setup.ruleset().unwrap();
    assert!(fault_of(&rules, finding.seed, &finding.lines, &nobody_moves_much).is_some());
    for at in 0..finding.lines.len() {
        let mut fewer = finding.lines.clone();
        fewer.remove(at);
        let fault = fault_of(&rules, finding.seed, &fewer, &nobody_moves_much);
        assert_eq!(fault, None, "line {at} of {:?} is not needed", finding.lines);
    }
    assert!(finding.lines.len() < 20, "{:?}", finding.lines);
    let text = finding.record().unwrap();
    assert!(text.contains("note: Broken: two generals"), "{text}");
    assert_eq!(reproduce(&text), Ok(None), "without the planted promise nothing is broken");
}
