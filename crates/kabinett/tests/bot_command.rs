//! Programs of any make in seats: the example, our own bots at the far end, and four that misbehave.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn kabinett(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kabinett")).args(words).current_dir(folder).output().expect("the program starts")
}

fn json(folder: &Path, words: &[&str]) -> Value {
    let output = kabinett(folder, words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

/// The example bot is written in Python.
fn need_python() {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(found.is_ok(), "python3 is needed by this test; on Debian run `apt-get install -y python3`");
}

fn simulated(game: &str, mode: &str, bots: &str) -> Value {
    let line = ["simulate", "--game", game, "--mode", mode, "--bots", bots];
    json(&root(), &[&line[..], &["--games", "1", "--threads", "1", "--json"]].concat())
}

#[test]
fn the_example_bot_plays_whole_games_of_both_titles() {
    need_python();
    let lines = fs::read_to_string(root().join("examples/random_bot.py")).expect("the example");
    assert!(lines.lines().count() < 60, "the example is short");
    for (game, mode) in [("friedrich", "scenario-1"), ("maria", "introductory-2p")] {
        let answer = simulated(game, mode, "cmd:python3 examples/random_bot.py");
        assert_eq!((&answer["games"], &answer["faults"]), (&1.into(), &Value::Array(Vec::new())), "{answer}");
    }
}

#[test]
fn a_bot_at_the_far_end_wins_the_same_games() {
    let program = format!("cmd:{} bot recruit", env!("CARGO_BIN_EXE_kabinett"));
    let inside = simulated("friedrich", "scenario-2", "recruit,random");
    let outside = simulated("friedrich", "scenario-2", &format!("{program},random"));
    assert_eq!(outside["faults"], Value::Array(Vec::new()));
    for part in ["seats", "turns", "decisions_per_game", "tally"] {
        assert_eq!(inside[part], outside[part], "{part}");
    }
}

/// Scripts for the shell that take a seat and spoil it, each in its way.
const SPOILERS: [(&str, &str, &str); 4] = [
    ("crash.sh", "read line; exit 3", "crashed: it ended with exit status: 3"),
    ("stall.sh", "exec sleep 60", "stalled: no answer within 0.4 s"),
    ("illegal.sh", r#"echo '{"id":1,"action":"concede"}'; read line; read line; read line"#, "illegally: `concede`"),
    ("rubbish.sh", "while read line; do echo hello; done", "rubbish: `hello`"),
];

fn spoilers(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for a test");
    for (file, script, _) in SPOILERS {
        fs::write(folder.join(file), format!("{script}\n")).expect("a script");
    }
    folder
}

fn is_spoiled(fault: &Value, program: &str, reason: &str) {
    let text = fault["reason"].as_str().or_else(|| fault.as_str()).unwrap_or_default();
    assert!(text.contains(program) && text.contains(reason), "{text}");
    assert!(text.contains("lost the seat of") && text.contains("to a recruit"), "{text}");
}

/// Each plays two games beside our own bot as a program, which keeps its seat; both games come to their end.
fn spoils_nothing_else(which: usize) {
    let (script, _, reason) = SPOILERS[which];
    let folder = spoilers(script);
    let bots = format!("cmd:sh {script},cmd:{} bot recruit", env!("CARGO_BIN_EXE_kabinett"));
    let line = ["simulate", "--mode", "scenario-1", "--games", "2", "--threads", "1", "--patience", "0.4"];
    let answer = json(&folder, &[&line[..], &["--bots", &bots, "--json"]].concat());
    assert_eq!((&answer["games"], &answer["failures"]), (&2.into(), &Value::Array(Vec::new())));
    let faults = answer["faults"].as_array().expect("a list");
    let of_spoiler: Vec<&Value> =
        faults.iter().filter(|fault| fault["reason"].as_str().is_some_and(|text| text.contains(script))).collect();
    assert_eq!(of_spoiler.len(), 2, "{faults:?}");
    is_spoiled(of_spoiler[0], script, reason);
    // A machine under heavy load may make the honest program late; nothing else is forgiven.
    let others = faults.iter().filter(|fault| !of_spoiler.contains(fault));
    assert!(others.clone().all(|fault| fault["reason"].as_str().is_some_and(|text| text.contains("stalled"))));
}

#[test]
fn a_program_that_crashes_loses_its_seat() {
    spoils_nothing_else(0);
}

#[test]
fn a_program_that_stalls_loses_its_seat() {
    spoils_nothing_else(1);
}

#[test]
fn a_program_that_answers_illegally_loses_its_seat() {
    spoils_nothing_else(2);
}

#[test]
fn a_program_that_prints_rubbish_loses_its_seat() {
    spoils_nothing_else(3);
}

#[test]
fn an_arena_names_a_program_that_lost_its_seat() {
    let folder = spoilers("arena");
    let line = ["arena", "--mode", "scenario-1", "--bots", "random,cmd:sh crash.sh", "--deals", "1"];
    let answer = json(&folder, &[&line[..], &["--json"]].concat());
    let faults = answer["faults"].as_array().expect("a list");
    assert_eq!(faults.len(), 4, "two seats, and each with one guest: {faults:?}");
    is_spoiled(&faults[0], "crash.sh", "exit status: 3");
    assert_eq!(answer["comparisons"].as_array().map(Vec::len), Some(4));
    let table = kabinett(&folder, &line);
    let text = String::from_utf8_lossy(&table.stdout).into_owned();
    assert!(text.contains("seats lost by programs: 4") && text.contains("deal 0: cmd:sh crash.sh"), "{text}");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let line = ["simulate", "--mode", "scenario-1", "--games", "1", "--bots", "random,cmd:no-such-program"];
    let output = kabinett(&root(), &line);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.contains("could not be started"), "{text}");
}

#[test]
fn bad_requests_get_one_sentence() {
    let refusal = |words: &[&str]| {
        let output = kabinett(&root(), words);
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refusal(&["bot", "genius"]).contains("no bot `genius`; use recruit"));
    assert!(refusal(&["simulate", "--patience", "0"]).contains("--patience 10"));
    assert!(refusal(&["simulate", "--bots", "cmd:"]).contains("no bot `cmd:`"));
}

#[test]
fn a_calibration_fits_one_half_and_tests_the_other() {
    let folder = spoilers("calibrate");
    let file = folder.join("chance.json");
    let _ = fs::remove_file(&file);
    let line = ["calibrate", "--mode", "scenario-1", "--bots", "recruit", "--games", "6", "--write", "chance.json"];
    let answer = json(&folder, &[&line[..], &["--json"]].concat());
    let bins = answer["bins"].as_array().expect("ten bins");
    let samples: u64 = bins.iter().filter_map(|bin| bin["samples"].as_u64()).sum();
    assert_eq!((bins.len(), samples), (10, 3 * answer["positions"].as_u64().unwrap_or(0)), "three powers");
    assert!(samples > 20, "{answer}");
    let kept: Value = serde_json::from_str(&fs::read_to_string(&file).expect("a file")).expect("JSON");
    assert_eq!(kept["models"]["friedrich-scenario-1"], answer["model"]);
    let table = kabinett(&folder, &line);
    let text = String::from_utf8_lossy(&table.stdout).into_owned();
    assert!(text.contains("games not used for fitting") && text.contains("90 - 100%"), "{text}");
    let refused = kabinett(&folder, &["calibrate", "--games", "1"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--games 2"));
}
