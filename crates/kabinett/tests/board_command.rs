//! Runs `kabinett board` as a person would.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn board(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kabinett")).arg("board").args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("the program speaks UTF-8")
}

#[track_caller]
fn said(args: &[&str]) -> String {
    let output = board(args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout).to_owned()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).expect("JSON")
}

#[track_caller]
fn refused(args: &[&str]) -> String {
    let output = board(args);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    text(&output.stderr).trim_end().to_owned()
}

/// A folder with a standard pack in which one thing is replaced.
fn folder(name: &str, game: &str, file: &str, old: &str, new: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    for (name, bytes) in board::standard_files(game).expect("a standard pack") {
        let content = text(bytes);
        assert!(*name != file || content.contains(old), "{file} has no {old}");
        let content = if *name == file { content.replacen(old, new, 1) } else { content.to_owned() };
        fs::write(folder.join(name), content).expect("a file");
    }
    folder
}

#[test]
fn check_compares_the_drawing_with_the_pack() {
    assert!(said(&["check"]).lines().all(|line| line.ends_with("; drawing agrees)")));
    let pack = folder("undrawn", "friedrich", "cities.csv", "berlin,Berlin,", "berlin,Berlin,");
    assert!(said(&["check", &pack.display().to_string()]).ends_with("; no drawing)\n"));
    let pack = folder("drawn", "friedrich", "cities.csv", "berlin,Berlin,", "berlin,Berlin,");
    let drawing = chart::standard("friedrich").expect("a drawing");
    fs::write(pack.join("map.svg"), drawing).expect("a file");
    assert_eq!(json(&["check", &pack.display().to_string(), "--json"])[0]["drawing"], "drawing agrees");
    fs::write(pack.join("map.svg"), drawing.replacen("id=\"city-berlin\"", "id=\"city-atlantis\"", 1)).expect("a file");
    let refusal = refused(&["check", &pack.display().to_string()]);
    assert!(
        refusal.contains("map.svg") && refusal.contains("`city-atlantis` is drawn but not in the pack"),
        "{refusal}"
    );
}

#[test]
fn check_finds_both_packs_good() {
    let answer = said(&["check"]);
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("friedrich: good (672 cities, 976 roads, 33 sectors, 35 pieces; hash "), "{answer}");
    assert!(lines[1].starts_with("maria: good (475 cities, 699 roads, 44 sectors, 32 pieces; hash "), "{answer}");
    assert_eq!(said(&["check", "--game", "maria"]).lines().count(), 1);
}

#[test]
fn check_names_the_line_at_fault_and_fails() {
    let folder = folder("loop", "friedrich", "roads.csv", "achim,bremen,main", "achim,achim,main");
    let folder = folder.to_str().expect("a plain path");
    let sentence = "roads.csv, line 4: a road leads from `achim` to itself";
    assert_eq!(refused(&["check", folder]), format!("{folder}: {sentence}"));
    assert_eq!(refused(&["stats", "--data", folder]), format!("{folder}: {sentence}"));
    let output = board(&["check", folder, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let verdict: Value = serde_json::from_str(text(&output.stdout)).expect("JSON");
    assert_eq!(
        (&verdict[0]["ok"], &verdict[0]["file"], &verdict[0]["line"]),
        (&false.into(), &"roads.csv".into(), &4.into())
    );
}

#[test]
fn another_pack_can_be_asked() {
    let folder = folder("renamed", "maria", "cities.csv", ",Lille,", ",Rijsel,");
    let folder = folder.to_str().expect("a plain path");
    assert!(said(&["check", folder]).contains("good"));
    assert_eq!(said(&["distance", "rijsel", "Douai", "--data", folder]), "Rijsel - Douai: 1 road\n");
    assert_eq!(
        refused(&["stats", "--data", folder, "--game", "friedrich"]),
        "the pack belongs to the game `maria`, not to `friedrich`; leave out --game."
    );
}

#[test]
fn a_folder_that_is_none_is_refused() {
    assert_eq!(refused(&["check", "no-such-folder"]), "no-such-folder: there is no such folder");
}

#[test]
fn distance_takes_slugs_and_names() {
    assert_eq!(said(&["distance", "Oschatz", "jueterbog"]), "Oschatz - Jüterbog: 4 roads\n");
    assert_eq!(said(&["distance", "RADEBERG", "kamenz"]), "Radeberg - Kamenz: 1 road\n");
    let answer = json(&["distance", "oschatz", "JÜTERBOG", "--json"]);
    assert_eq!(
        (&answer["from"], &answer["to"], &answer["distance"]),
        (&"oschatz".into(), &"jueterbog".into(), &4.into())
    );
}

#[test]
fn path_shows_every_city_and_kind_of_road() {
    assert_eq!(
        said(&["path", "Lille", "Mechelen", "--game", "maria"]).lines().next(),
        Some("Lille = Tournai = Ath = Brüssel = Mechelen")
    );
    let answer = json(&["path", "bydgoszcz", "torun", "--json"]);
    assert_eq!(answer["distance"], 2);
    assert_eq!(answer["cities"].as_array().map(Vec::len), Some(3));
    assert_eq!(answer["roads"].as_array().map(Vec::len), Some(2));
}

#[test]
fn near_lists_cities_by_distance() {
    assert_eq!(said(&["near", "berlin", "1"]), "0: Berlin\n1: Bernau, Königs Wusterhausen, Potsdam, Spandau\n");
    let answer = json(&["near", "berlin", "254", "--json"]);
    assert_eq!(answer["cities"].as_array().map(Vec::len), Some(672));
    assert_eq!(board(&["near", "berlin", "-1"]).status.code(), Some(2));
}

#[test]
fn stats_count_the_pack() {
    assert!(said(&["stats"]).contains("   185  main roads\n"));
    let answer = json(&["stats", "--game", "maria", "--json"]);
    assert_eq!((&answer["counts"]["cities"], &answer["counts"]["major_fortresses"]), (&475.into(), &16.into()));
    assert_eq!(answer["territories"]["silesia"], 34);
    assert_eq!(json(&["stats", "--json"])["longest"], 44);
}

#[test]
fn an_unknown_city_brings_up_near_names() {
    assert_eq!(
        refused(&["near", "Oschats", "1"]),
        "the board of FRIEDRICH has no city `Oschats`; did you mean Oschatz?"
    );
    let many = refused(&["distance", "berlin", "Friedland"]);
    assert!(many.contains("Friedland (Bohemia)") && many.contains(" or "), "{many}");
    assert!(refused(&["near", "Lille", "1"]).ends_with("(--game maria has it.)"));
    assert_eq!(refused(&["near", "Ulaanbaatar", "1"]), "the board of FRIEDRICH has no city `Ulaanbaatar`");
}

#[test]
fn an_unknown_game_is_refused() {
    let sentence = "there is no game `chess`; use --game friedrich or --game maria.";
    assert_eq!(refused(&["stats", "--game", "chess"]), sentence);
    assert_eq!(refused(&["check", "--game", "chess"]), sentence);
}

#[test]
fn every_question_has_an_example() {
    for question in ["check", "stats", "distance", "path", "near"] {
        assert!(said(&[question, "--help"]).contains("Example: kabinett board"), "{question}");
    }
}
