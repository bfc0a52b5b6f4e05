//! The examples of `docs/records.md` are what the program writes.

mod common;

use std::path::Path;
use std::sync::Arc;

use common::Played;
use record::{Chance, Course, Entropy, FairStart, Header, Line, Secret, ServerKey, Setup, Sitter};
use rules::text;

/// The game of the page: Anna and Bernd, a march taken back, a bot that takes over.
fn example() -> Played {
    let setup = Setup::new("friedrich", "scenario-1", &[]);
    let rules = setup.ruleset().unwrap();
    let [one, other] = ["hanover-prussia", "france"].map(|slug| rules.seat_by_slug(slug).unwrap());
    let (anna, bernd) = (Entropy::from_words("a wet day in Minden"), Entropy::from_words("4 6 2 1 1 3"));
    let (mut start, _) = FairStart::commit(Secret::from_bytes(*b"a secret is 32 bytes from chance"));
    start.pledge(one, anna.pledge()).unwrap();
    start.join(other, bernd).unwrap();
    start.join(one, anna).unwrap();
    let header = Header {
        setup: setup.clone(),
        seats: vec![Sitter::person("Anna"), Sitter::person("Bernd")],
        chance: Chance::Fair(start.fair().clone()),
        note: Some("An example.".to_owned()),
        others: vec![("x-club".to_owned(), "Minden".to_owned())],
    };
    let (mut course, _) = Course::start(Arc::clone(&rules), start.seed());
    let mut lines = Vec::new();
    let mut follow = |line: Line| {
        course.follow(&line).unwrap_or_else(|reason| panic!("{reason}"));
        lines.push(line);
        let discard = rules.legal(course.game().state(), one).actions.first().copied();
        discard.map(|action| text::write(&rules, &action)).unwrap_or_default()
    };
    follow(Line::of(one, "deploy hanover ferdinand=7 cumberland=5"));
    let discard = follow(Line::of(other, "deploy france richelieu=8 soubise=6 chevert=6"));
    assert!(discard.starts_with("discard "), "{discard}");
    follow(Line::of(one, discard));
    follow(Line::of(one, "march seydlitz brandenburg-potsdam"));
    follow(Line::of(one, "undo 1"));
    follow(Line::of(one, "march seydlitz brandenburg-potsdam-zossen"));
    follow(Line::of(one, "end"));
    follow(Line::of_table("seat france bot random"));
    follow(Line::of(other, "resign"));
    Played { setup, rules, header, secret: start.secret().clone(), lines }
}

/// The first block of a page in this language.
fn block(page: &str, language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let text = std::fs::read_to_string(path).expect("the page is there");
    let (_, rest) = text.split_once(&format!("```{language}\n")).expect("the block is there");
    rest.split_once("```").expect("the block ends").0.to_owned()
}

#[test]
fn the_finished_game_of_the_page_is_what_the_program_writes() {
    let written = example().exported(&ServerKey::from_bytes([7; 32]));
    let page = block("records.md", "record");
    assert!(page == written, "docs/records.md must show this:\n{written}");
    let proof = record::verify(page.as_bytes(), &Setup::standard_pack).unwrap();
    assert_eq!(block("records.md", "sentence"), format!("example.game: {proof}.\n"));
}

#[test]
fn the_running_game_of_the_page_is_what_the_program_writes() {
    let mut game = example();
    game.lines.truncate(4);
    let written = game.exported(&ServerKey::from_bytes([7; 32]));
    let page = block("records.md", "running");
    let end = |text: &str| text.find("nonce: ").expect("a sealed part");
    assert!(page[..end(&page)] == written[..end(&written)], "docs/records.md must show this:\n{written}");
    let names = |text: &str| text[end(text)..].lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    let (mut shown, mut real): (Vec<String>, Vec<String>) = (names(&page), names(&written));
    shown.dedup();
    real.dedup();
    assert_eq!(shown, real);
    let proof = record::verify(page.as_bytes(), &Setup::standard_pack).unwrap();
    assert_eq!(proof.signed.map(|signature| signature.by), Some(ServerKey::from_bytes([7; 32]).public()));
}
