//! Runs `kabinett rules` as a person would.

use std::process::{Command, Output};

use serde_json::Value;

fn rules(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kabinett")).arg("rules").args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("the program speaks UTF-8")
}

#[track_caller]
fn said(args: &[&str]) -> String {
    let output = rules(args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout).to_owned()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(&[args, &["--json"]].concat())).expect("JSON")
}

#[track_caller]
fn refused(args: &[&str]) -> String {
    let output = rules(args);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    text(&output.stderr).trim_end().to_owned()
}

/// How many entries a list holds.
#[track_caller]
fn count(args: &[&str]) -> usize {
    json(args).as_array().expect("a list").len()
}

#[test]
fn the_list_holds_every_rule_of_both_games() {
    let all = json(&["list"]);
    let of = |game: &str| all.as_array().unwrap().iter().filter(|entry| entry["game"] == game).count();
    assert_eq!((of("friedrich"), of("maria")), (350, 459));
    assert!(all.as_array().unwrap().iter().all(|entry| entry["kind"] == "rule"));
    assert_eq!(said(&["list"]).lines().count(), 809);
    assert_eq!(count(&["list", "--kind", "all"]), 1292);
}

#[test]
fn the_list_is_narrowed() {
    assert_eq!(count(&["list", "--game", "maria"]), 459);
    assert_eq!(count(&["list", "--game", "maria", "--kind", "ruling"]), 140);
    assert_eq!(count(&["list", "--kind", "fate"]), 48);
    assert_eq!(count(&["list", "--mode", "political"]), 8);
    assert_eq!(count(&["list", "--game", "maria", "--mode", "scenario-1"]), 0);
    assert_eq!(
        said(&["list", "--game", "maria", "--kind", "fate"]),
        "there is nothing of that kind in that game and mode\n"
    );
    let gambit = json(&["list", "--mode", "schlesien-gambit"]);
    let modes = gambit.as_array().unwrap().iter().map(|entry| entry["modes"].to_string());
    assert!(modes.into_iter().all(|modes| modes.contains("schlesien-gambit")));
}

#[test]
fn a_rule_is_shown_with_all_that_is_known_of_it() {
    let shown = said(&["show", "F-5.7"]);
    assert!(shown.starts_with("F-5.7 (FRIEDRICH, rule: 5 Conquering objectives)\ntext        "), "{shown}");
    for name in [
        "\nclass       number\n",
        "\nmodes       standard-4p, ",
        "\nderived     no\n",
        "\nstatus      ",
        "\ncode        ",
        "\ntests       ",
    ] {
        assert!(shown.contains(name), "{name}: {shown}");
    }
    assert_eq!(said(&["show", "f_5_7"]), shown);
    assert_eq!(said(&["show", "f-5.7"]), shown);
    assert!(said(&["show", "M-9.5"]).contains("\nderived     yes: "));
    assert!(said(&["show", "F-5.29"]).contains("\nstatus      explained: "));
    assert!(said(&["show", "M-25.1.1"]).contains("; only with political\n"));
}

#[test]
fn every_kind_is_shown_with_its_own_words() {
    let ruling = said(&["show", "FQ-10"]);
    for name in ["\nanswer      ", "\nconfidence  medium\n", "\nswitch      placeJoinsEndMove: on\n"] {
        assert!(ruling.contains(name), "{name}: {ruling}");
    }
    assert!(said(&["show", "ME-16"]).contains("\nthen        "));
    assert!(said(&["show", "MD-4"]).contains("\nundo        no\n"));
    assert!(said(&["show", "INV-4"]).starts_with("INV-4 (MARIA, invariant: Invariants)\n"));
    assert!(said(&["show", "fc_10s"]).starts_with("FC-10S (FRIEDRICH, fate: "));
}

#[test]
fn json_names_code_and_tests() {
    let shown = json(&["show", "F-5.7"]);
    assert_eq!(shown["id"], "F-5.7");
    assert_eq!(shown["derived"], false);
    assert!(shown["code"].is_array() && shown["tests"].is_array());
    assert!(shown["text"].as_str().unwrap().ends_with('.'));
}

#[test]
fn words_are_found_in_all_kinds() {
    let found = said(&["search", "protect", "heinrich"]);
    assert!(found.starts_with("FC-11H ") && found.lines().count() == 1, "{found}");
    assert!(said(&["search", "protect"]).lines().any(|line| line.starts_with("F-5.7 ")));
    assert!(count(&["search", "hussar", "--kind", "rule"]) < count(&["search", "hussar"]));
    assert_eq!(count(&["search", "hussar", "--game", "friedrich"]), 0);
    assert_eq!(said(&["search", "submarine"]), "no entry contains all of `submarine`\n");
}

#[test]
fn a_wrong_word_is_answered_with_a_way_out() {
    assert_eq!(
        refused(&["show", "F-7.99"]),
        "there is no rule `F-7.99`; similar ones are F-7.9, F-7.19, F-7.29, F-1.9, F-1.19."
    );
    assert!(refused(&["show", "nonsense"]).contains("`kabinett rules list --kind all`"));
    assert!(refused(&["list", "--game", "chess"]).starts_with("there is no game `chess`; use friedrich or maria."));
    assert!(refused(&["list", "--kind", "law"]).ends_with("decision, or all."));
    assert!(refused(&["list", "--mode", "hard"]).starts_with("there is no mode `hard`; use standard-4p, "));
    assert_eq!(rules(&["search"]).status.code(), Some(2));
}

#[test]
fn the_help_has_examples() {
    for args in [&["--help"][..], &["list", "--help"], &["show", "--help"], &["search", "--help"]] {
        assert!(said(args).contains("Example"), "{args:?}");
    }
}

#[test]
fn the_sequence_of_play_is_a_list_with_rules_beside_it() {
    let names = |args: &[&str]| -> Vec<String> {
        let steps = json(&[&["sequence"], args].concat());
        steps.as_array().expect("steps").iter().map(|step| step["name"].as_str().expect("a name").to_owned()).collect()
    };
    let advanced = names(&["--game", "maria", "--mode", "advanced-3p"]);
    let introductory = names(&["--game", "maria", "--mode", "introductory-3p"]);
    let at = |steps: &[String], name: &str| steps.iter().position(|step| step == name);
    // Rule 5: politics, hussars, then in each stage cards, supply, movement, combat, conquest; winter.
    let order = ["trump", "hussars", "draw", "supply", "movement", "combat-order", "conquests", "vote", "winter"];
    let places: Vec<usize> = order.iter().map(|name| at(&advanced, name).expect(name)).collect();
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!((at(&introductory, "trump"), at(&introductory, "vote")), (None, None), "no politics, no election");
    assert!(at(&names(&["--game", "maria", "--mode", "schlesien-gambit"]), "cession").is_some());
    let expert = ["--game", "friedrich", "--mode", "standard-4p", "--option", "expert"];
    assert!(at(&names(&expert), "offensive").is_some() && at(&names(&expert[..4]), "offensive").is_none());
    let line = said(&["sequence", "--game", "friedrich", "--mode", "scenario-1"]);
    assert!(line.contains("movement         asks  F-2.6, F-4.2, F-10.1"), "{line}");
}

#[test]
fn a_sequence_needs_a_mode() {
    assert!(refused(&["sequence", "--game", "maria"]).contains("--game maria --mode advanced-3p"));
    assert!(refused(&["sequence", "--game", "maria", "--mode", "scenario-1"]).contains("there is no mode"));
}
