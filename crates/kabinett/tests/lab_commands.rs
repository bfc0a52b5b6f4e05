//! Runs `simulate`, `bench` and `fixture` as a person would.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn kabinett(line: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_kabinett");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(program).args(line.split_whitespace()).current_dir(root).output().expect("the program starts")
}

fn json(line: &str) -> Value {
    let output = kabinett(line);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

fn refusal(line: &str) -> String {
    let output = kabinett(line);
    assert_eq!(output.status.code(), Some(1), "{line}");
    let text = String::from_utf8(output.stderr).expect("the program speaks UTF-8");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn a_simulation_counts_every_game_and_threads_do_not_show() {
    let line = "simulate --mode scenario-1 --games 20 --seed 3 --check --json --threads";
    let (mut one, mut two) = (json(&format!("{line} 1")), json(&format!("{line} 2")));
    assert_eq!(one["games"], 20);
    assert_eq!(one["seats"]["hanover-prussia"]["games"], 20);
    assert_eq!(one["endings"][0]["reason"], "fate");
    for answer in [&mut one, &mut two] {
        let answer = answer.as_object_mut().expect("an object");
        for name in ["seconds", "games_per_s", "threads"] {
            assert!(answer.remove(name).is_some(), "{name}");
        }
    }
    assert_eq!(one, two);
}

#[test]
fn a_simulation_prints_a_table() {
    let output = kabinett("simulate --mode scenario-2 --option expert --games 5");
    assert!(!output.status.success(), "scenario 2 has no expert game");
    let output = kabinett("simulate --mode scenario-2 --games 5 --threads 1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("friedrich-scenario-2: 5 games"), "{text}");
    assert!(text.contains("won by prussia") && text.contains("fate: prussia"), "{text}");
}

#[test]
fn senseless_simulations_are_refused() {
    assert!(refusal("simulate --threads 0").contains("0 threads"));
    assert!(refusal("simulate --games 0").contains("0 games"));
    assert!(refusal("simulate --bots random,genius").contains("no bot `genius`"));
    assert!(refusal("simulate --game chess").contains("no game `chess`"));
    assert!(refusal("simulate --mode solo").contains("no mode `solo`"));
    assert!(refusal("simulate --option fog").contains("no option `fog`"));
}

#[test]
fn a_bench_gives_every_figure_of_a_mode() {
    let answer = json("bench --game friedrich --mode scenario-1 --rounds 1 --json");
    let figures = &answer["friedrich-scenario-1"];
    let spread = ["random_decisions_per_s", "random_games_per_s", "copy_ns", "view_us", "legal_us", "replay_ms"];
    for name in spread {
        let median = figures[name]["median"].as_f64().unwrap_or_else(|| panic!("{name} is missing: {answer}"));
        assert!(median > 0.0, "{name}: {median}");
    }
    assert!(figures["decisions_per_game"].as_f64().is_some_and(|count| count > 50.0), "{figures}");
    assert!(figures["state_bytes"].as_u64().is_some_and(|bytes| bytes <= 2048), "{figures}");
}

#[test]
fn senseless_benches_are_refused() {
    assert!(refusal("bench --rounds 0").contains("0 rounds"));
    assert!(refusal("bench --mode solo").contains("no mode `solo`"));
    assert!(refusal("bench --game chess").contains("no game `chess`"));
}

#[test]
fn kept_games_are_checked_and_a_folder_without_any_is_named() {
    let output = kabinett("fixture check fixtures");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("joint-victory.game: objectives austria+france turn "), "{text}");
    assert!(refusal("fixture check docs").contains("docs: there is no kept game"));
    assert!(refusal("fixture check nowhere").contains("nowhere: "));
    assert!(refusal("fixture make fixtures/friedrich --only checkmate").contains("`checkmate`"));
}
