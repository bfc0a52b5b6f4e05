//! Every kept input and a fixed number of mutations of them, through every target.

use fuzz::mutate::Material;
use fuzz::{TARGETS, Target, corpus};
use rules::Dice;

/// All corpora together, so that the repository stays small.
const LARGEST: usize = 300 * 1024;

fn kept(target: &Target) -> Vec<(String, Vec<u8>)> {
    corpus::read(target.name).unwrap_or_else(|error| panic!("the corpus of {} cannot be read: {error}", target.name))
}

fn holds(name: &str, mutations: usize) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target");
    let kept = kept(target);
    for (file, input) in &kept {
        println!("{file}");
        (target.run)(input);
    }
    let material = Material::new(kept.iter().map(|(_, input)| input.as_slice()));
    let mut dice = Dice::new(1741);
    for _ in 0..mutations {
        let input = material.child(&mut dice);
        println!("{:?}", String::from_utf8_lossy(&input));
        (target.run)(&input);
    }
}

#[test]
fn action_text() {
    holds("action_text", 3000);
}

#[test]
fn treaty() {
    holds("treaty", 3000);
}

#[test]
fn record() {
    holds("record", 300);
}

#[test]
fn wire_message() {
    holds("wire_message", 10_000);
}

#[test]
fn position_json() {
    holds("position_json", 1000);
}

#[test]
fn pack_files() {
    holds("pack_files", 150);
}

#[test]
fn every_target_has_a_corpus_and_a_place_with_cargo_fuzz() {
    let mut size = 0;
    for target in &TARGETS {
        let kept = kept(target);
        assert!(kept.len() >= 10, "{} has {} inputs", target.name, kept.len());
        size += kept.iter().map(|(_, input)| input.len()).sum::<usize>();
        let file = corpus::folder(target.name).join(format!("../../fuzz_targets/{}.rs", target.name));
        assert!(file.is_file(), "{} is missing", file.display());
    }
    assert!(size < LARGEST, "{size} bytes");
}
