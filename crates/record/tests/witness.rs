//! A player's earlier export of a running game against the record the host shows at the end.

mod common;

use common::{Played, assert_said, played};
use record::{Agreement, Disagreement, Fault, Line, ServerKey, Setup, compare};
use rules::Seat;

fn key() -> ServerKey {
    ServerKey::from_bytes([7; 32])
}

/// With moves nobody else may notice: actions and public lines are numbered differently.
fn finished() -> Played {
    played("maria", "introductory-3p", 4, usize::MAX)
}

/// What was exported after so many actions.
fn running(game: &Played, actions: usize) -> String {
    let lines = game.lines[..actions].to_vec();
    Played { lines, ..clone_of(game) }.exported(&key())
}

fn clone_of(game: &Played) -> Played {
    Played {
        setup: game.setup.clone(),
        rules: game.rules.clone(),
        header: game.header.clone(),
        secret: game.secret.clone(),
        lines: game.lines.clone(),
    }
}

fn compared(record: &str, witness: &str) -> Result<Agreement, Disagreement> {
    compare(record.as_bytes(), witness.as_bytes(), &Setup::standard_pack)
}

#[track_caller]
fn differs(record: &str, witness: &str) -> Fault {
    match compared(record, witness) {
        Err(Disagreement::Record(fault)) => {
            assert_said(&fault);
            fault
        }
        other => panic!("they must differ: {other:?}"),
    }
}

#[test]
fn an_earlier_export_agrees_with_what_came_of_the_game() {
    let game = finished();
    let record = game.exported(&key());
    for actions in [0, 1, 60, 120] {
        let witness = running(&game, actions);
        let agreement = compared(&record, &witness).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(agreement.actions <= actions && agreement.actions + 20 >= actions, "{agreement:?}");
        assert_eq!(agreement.signed.map(|signature| signature.by), Some(key().public()));
    }
    let later = running(&game, 80);
    assert!(compared(&later, &running(&game, 60)).is_ok());
    assert!(compared(&record, &record).is_ok());
}

#[test]
fn a_game_that_was_cut_is_shorter_than_its_witness() {
    let game = finished();
    let fault = differs(&running(&game, 60), &running(&game, 80));
    assert!(fault.to_string().contains("the game ends here, but the witness goes on with "), "{fault}");
}

#[test]
fn the_first_line_that_differs_is_named() {
    let mut game = finished();
    let witness = running(&game, 60);
    game.lines.truncate(50);
    game.lines.push(Line::of(Seat(0), "resign"));
    let record = game.exported(&key());
    let fault = differs(&record, &witness);
    let line = record.lines().nth(fault.line - 1).unwrap();
    assert!(line.contains(" resign #"), "{fault}: {line}");
    let due = witness.lines().find(|line| fault.to_string().contains(line.split(' ').nth(2).unwrap_or("?")));
    assert!(due.is_some() && fault.to_string().contains("the witness says `"), "{fault}");
}

#[test]
fn another_header_is_another_game() {
    let game = finished();
    let (record, witness) = (game.exported(&key()), running(&game, 60));
    let renamed = record::rehash(&witness.replacen("Person 1", "Caesar", 1));
    let fault = differs(&record, &renamed);
    assert_eq!(record.lines().nth(fault.line - 1).unwrap().split(' ').next_back(), Some("1"), "{fault}");
    assert!(fault.to_string().contains("person Caesar"), "{fault}");
    let other = played("maria", "introductory-3p", 5, 60).exported(&key());
    assert!(differs(&record, &other).to_string().contains("`commitment: "));
    let noted = Played { header: game.header.clone().with_note("A note."), ..clone_of(&game) }.exported(&key());
    assert!(differs(&noted, &witness).to_string().contains("the header of the witness has no such line"));
}

#[test]
fn a_game_that_had_ended_does_not_go_on() {
    let game = finished();
    let (record, running) = (game.exported(&key()), running(&game, 60));
    assert!(differs(&running, &record).to_string().contains("the witness goes on with "));
    let mut other = clone_of(&game);
    other.lines.truncate(60);
    let mut stored = other.stored();
    stored.broken_off = Some(record::BrokenOff::Agreed);
    let agreed = String::from_utf8(record::export(Vec::new(), &stored, &key()).unwrap()).unwrap();
    let fault = differs(&record, &agreed);
    assert!(fault.to_string().contains("had ended before this line with `agreed`"), "{fault}");
    stored.broken_off = Some(record::BrokenOff::Abandoned);
    let abandoned = String::from_utf8(record::export(Vec::new(), &stored, &key()).unwrap()).unwrap();
    assert!(differs(&abandoned, &agreed).to_string().contains("`agreed`"));
    assert!(differs(&running, &agreed).to_string().contains("`agreed`"));
}

#[test]
fn a_false_witness_and_another_servers_are_refused() {
    let game = finished();
    let (record, witness) = (game.exported(&key()), running(&game, 60));
    let changed = witness.replacen("march ", "march  ", 1);
    assert!(matches!(compared(&record, &changed), Err(Disagreement::Witness(_))));
    let other = game.exported(&ServerKey::from_bytes([8; 32]));
    let fault = differs(&other, &witness);
    assert!(fault.to_string().contains(&key().public().to_string()), "{fault}");
    assert_eq!(fault.line, other.lines().count());
}
