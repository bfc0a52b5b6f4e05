//! Runs `simulate`, `bench` and `fixture` as a person would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

fn kabinett(line: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_kabinett");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(program).args(line.split_whitespace()).current_dir(root).output().expect("the program starts")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for a test");
    folder
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
    let answer = json("bench --mode scenario-1 --rounds 1 --json");
    let figures = &answer["friedrich-scenario-1"];
    let names = ["random_decisions_per_s", "random_games_per_s", "decisions_per_game", "state_bytes"];
    for name in names.into_iter().chain(["copy_ns", "view_us", "legal_us", "replay_ms"]) {
        let part = |part| figures[name][part].as_f64().unwrap_or_else(|| panic!("{name} is missing: {answer}"));
        assert!(part("low") > 0.0 && part("low") <= part("median") && part("median") <= part("high"), "{name}");
    }
    assert!(figures["decisions_per_game"]["median"].as_f64().is_some_and(|count| count > 50.0), "{figures}");
    assert!(figures["state_bytes"]["median"].as_f64().is_some_and(|bytes| bytes <= 4096.0), "{figures}");
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
    assert!(refusal("fixture check docs").contains("docs: there is no recorded game"));
    assert!(refusal("fixture check nowhere").contains("nowhere: "));
    assert!(refusal("fixture make fixtures/friedrich --only checkmate").contains("`checkmate`"));
    assert!(refusal("fixture make docs").contains("docs: the folder must be named after a game"));
    assert!(refusal("fixture perft chess").contains("no game `chess`"));
}

#[test]
fn a_simulation_writes_every_game_down_and_they_do_not_depend_on_threads() {
    let (one, two) = (folder("records-1"), folder("records-2"));
    let line = "simulate --game maria --mode introductory-2p --games 3 --seed 5 --records";
    for (threads, folder) in [(1, &one), (2, &two)] {
        let output = kabinett(&format!("{line} {} --threads {threads}", folder.display()));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    for game in 0..3 {
        let name = format!("maria-introductory-2p-5-{game:06}.game");
        let text = fs::read_to_string(one.join(&name)).expect("the game was written");
        let (rules, record) = record::read(&text).expect("it can be read");
        assert!(record::replay(&rules, &record).is_ok(), "it can be replayed");
        assert_eq!(text, fs::read_to_string(two.join(&name)).expect("the game was written"));
    }
}

#[test]
fn records_without_a_folder_or_room_are_refused() {
    assert!(refusal("simulate --games 1 --records nowhere/at-all").contains("there is no such folder"));
    let full = folder("records-full");
    let first = full.join("friedrich-scenario-1-1-000000.game");
    // A device that is always full stands where the first game should go.
    std::os::unix::fs::symlink("/dev/full", first).expect("a link");
    let output = kabinett(&format!("simulate --mode scenario-1 --games 9 --threads 1 --records {}", full.display()));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), text.lines().count()), (Some(1), 1), "{text}");
    assert!(text.contains("No space left") && text.contains("make room"), "{text}");
}

/// What a command found out must not get lost in silence.
#[test]
fn an_answer_that_finds_no_room_is_an_error() {
    let kept = "fixtures/maria/intro-prussia.game";
    let replay = format!("replay {kept}");
    let verify = format!("verify {kept}");
    let import = format!("import {kept} --db {}", folder("import-full").join("games.db").display());
    for line in [replay.as_str(), &verify, &import, "simulate --mode scenario-1 --games 2", "rules show F-5.7"] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a device that is always full");
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let program =
            Command::new(env!("CARGO_BIN_EXE_kabinett")).args(line.split(' ')).current_dir(root).stdout(full).output();
        let output = program.expect("the program starts");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), text.lines().count()), (Some(1), 1), "{line}: {text}");
        assert!(text.contains("the answer cannot be written: No space left"), "{line}: {text}");
    }
}

#[test]
fn a_simulation_stopped_by_hand_shows_what_is_done() {
    let mut game = Command::new(env!("CARGO_BIN_EXE_kabinett"))
        .args(["simulate", "--mode", "scenario-1", "--games", "100000000", "--threads", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(Duration::from_secs(2));
    let sent = Command::new("kill").args(["-INT", &game.id().to_string()]).status();
    if !sent.is_ok_and(|status| status.success()) {
        let _ = game.kill();
        panic!("the signal cannot be sent");
    }
    let output = game.wait_with_output().expect("the program ends");
    let (table, reason) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(table.contains("won by hanover-prussia"), "{table}");
    assert!(reason.contains("stopped after ") && reason.contains(" of 100000000 games."), "{reason}");
}

#[test]
fn a_simulation_says_what_each_bot_costs() {
    let line = "simulate --mode scenario-1 --bots captain,recruit --games 2 --threads 1";
    let answer = json(&format!("{line} --json"));
    let cost = &answer["cost"];
    for bot in ["captain", "recruit"] {
        let of = |name: &str| cost["bots"][bot][name].as_f64().unwrap_or_default();
        assert!(of("decisions") > 10.0 && of("ms_per_game") > 0.0, "{bot}: {cost}");
        assert!(of("us_median") > 0.0 && of("us_99") >= of("us_median"), "{bot}: {cost}");
        // Shares are told by steps of a ninth; the longest is told exactly.
        assert!(of("us_most") * 1.1 + 1.0 >= of("us_99"), "{bot}: {cost}");
    }
    let of = |name: &str| cost[name].as_f64().unwrap_or_default();
    let thought: f64 = ["captain", "recruit"].iter().filter_map(|bot| cost["bots"][bot]["ms_per_game"].as_f64()).sum();
    assert!(of("game_ms_most") >= of("game_ms_mean") && of("game_ms_mean") > thought, "{cost}");
    if cfg!(target_os = "linux") {
        assert_eq!(cost["clock"], "processor time");
        assert!(of("bytes_with_bots") >= of("bytes_without_bots") && of("bytes_without_bots") > 1e6, "{cost}");
    }
    let table = String::from_utf8(kabinett(line).stdout).expect("the program speaks UTF-8");
    for wanted in ["processor time", "captain ", "recruit ", "a whole game, all seats", "before the bots were created"]
    {
        assert!(table.contains(wanted) || !cfg!(target_os = "linux"), "{wanted}: {table}");
    }
    assert!(json("simulate --mode scenario-1 --games 2 --json")["cost"].is_null(), "random players cost nothing");
}

#[test]
fn a_report_is_one_page_that_loads_nothing() {
    let folder = folder("report");
    let (page, file) = (folder.join("report.html"), folder.join("games.json"));
    let games = "--game maria --mode advanced-3p --games 4 --threads 1";
    let output = kabinett(&format!("report {games} -o {}", page.display()));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let direct = fs::read_to_string(&page).expect("the page was written");
    let answer = kabinett(&format!("simulate {games} --json"));
    fs::write(&file, &answer.stdout).expect("room for a test");
    assert!(kabinett(&format!("report {} -o {}", file.display(), page.display())).status.success());
    assert_eq!(direct, fs::read_to_string(&page).expect("the page was written"), "a file tells the same");
    for wanted in ["<html lang=\"en\">", "<h1>Maria</h1>", "Who won", "How they won", "Cards spent", "<caption>"] {
        assert!(direct.contains(wanted), "{wanted}");
    }
    assert_eq!(direct.matches("<svg").count(), direct.matches("role=\"img\" aria-label=\"").count());
    assert!(direct.contains("Where they fought") && direct.contains("What they conquered"));
    for barred in ["http://", "https://", "<script", "@import", "url("] {
        assert!(!direct.contains(barred), "{barred}");
    }
}

#[test]
fn a_report_of_nothing_is_refused() {
    let page = folder("report-refused").join("report.html");
    assert!(refusal(&format!("report nowhere.json -o {}", page.display())).contains("nowhere.json: "));
    assert!(
        refusal(&format!("report Cargo.toml -o {}", page.display())).contains("not what `kabinett simulate --json`")
    );
    assert!(refusal("report --games 1 -o nowhere/at/all.html").contains("the page cannot be written"));
}

#[test]
fn games_are_played_on_another_board() {
    let small = "--data crates/rules/tests/packs/small-maria";
    let answer = json(&format!("simulate --game maria --mode introductory-2p --games 3 --check --json {small}"));
    assert_eq!(answer["games"], 3);
    assert!(answer["seats"].to_string().contains("north"), "the seats of that board: {answer}");
    assert!(refusal(&format!("simulate --game friedrich {small}")).contains("a board for maria, not for friedrich"));
    assert!(refusal("simulate --game maria --data nowhere").contains("nowhere: there is no such folder"));
}

#[test]
fn an_arena_compares_bots_and_goes_on_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("kabinett-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let kept = folder.join("games.jsonl");
    let line = format!("arena --mode scenario-1 --bots random,recruit --seed 5 --json --keep {}", kept.display());
    let first = json(&format!("{line} --deals 2"));
    assert_eq!(first["comparisons"].as_array().expect("a list").len(), 4, "two bots, two roles");
    let games = || std::fs::read_to_string(&kept).expect("the games are kept").lines().count();
    assert_eq!(games(), 8, "four tables, two deals");
    let more = json(&format!("{line} --deals 3"));
    assert_eq!(games(), 12, "only the third deal is played");
    assert_eq!(more["comparisons"][0]["deals"], 3);
    assert_eq!(json(&format!("{line} --deals 2")), first, "kept games count as played");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert!(refusal("arena --bots random").contains("two bots"));
}

#[test]
fn fuzzing_looks_for_a_while_and_plays_records_again() {
    let folder = folder("fuzz");
    let output = kabinett(&format!("fuzz --minutes 0.01 --threads 1 --output {}", folder.display()));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.contains(" actions, 0 broken."), "{text}");
    let kept = "fixtures/friedrich/silesia-austria.game";
    let output = kabinett(&format!("fuzz --again {kept}"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("nothing breaks any more"));
    assert!(refusal("fuzz --minutes 0").contains("cannot fuzz for 0 minutes"));
    assert!(refusal("fuzz --threads 0").contains("0 threads"));
    assert!(refusal("fuzz --output nowhere").contains("there is no such folder"));
    assert!(refusal("fuzz --again nowhere.game").contains("nowhere.game: "));
}
