//! Runs `kabinett inspect` on the examples of its page and on input as people may break it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/inspect.md");

fn inspect(input: &str, more: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_kabinett");
    let mut command = Command::new(program);
    command.args(["inspect", "-"]).args(more);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses early may not read to the end.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn answer(input: &str, more: &[&str]) -> Value {
    let output = inspect(input, more);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

fn refusal(input: &str) -> String {
    let output = inspect(input, &[]);
    let text = String::from_utf8(output.stderr).expect("the program speaks UTF-8");
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

/// The fenced blocks of the page that open with these words.
fn blocks(kind: &str) -> Vec<&'static str> {
    let opening = format!("```{kind}\n");
    PAGE.split(opening.as_str()).skip(1).map(|rest| rest.split("```").next().expect("a block ends")).collect()
}

/// Whether the answer holds all that the example shows: fields of objects, members of lists in any order.
fn holds(answer: &Value, example: &Value) -> bool {
    match (answer, example) {
        (Value::Object(answer), Value::Object(example)) => {
            example.iter().all(|(name, example)| answer.get(name).is_some_and(|answer| holds(answer, example)))
        }
        (Value::Array(answer), Value::Array(example)) if example.is_empty() => answer.is_empty(),
        (Value::Array(answer), Value::Array(example)) => {
            example.iter().all(|example| answer.iter().any(|answer| holds(answer, example)))
        }
        _ => answer == example,
    }
}

/// The words of an example call of the page.
fn example_call(kind: &str) -> Vec<String> {
    let line = blocks(kind)[0].trim();
    let quoted = line.split('"').enumerate();
    let words = quoted.flat_map(|(at, part)| {
        if at % 2 == 1 { vec![part.to_owned()] } else { part.split_whitespace().map(str::to_owned).collect() }
    });
    words.skip(3).collect()
}

#[test]
fn the_examples_of_the_page_are_true() {
    for (title, number) in [("", 7), (" maria", 4)] {
        let input = blocks(&format!("json{title} input"))[0];
        let call = example_call(&format!("console{title}"));
        let still = answer(input, &[]);
        let played = answer(input, &call.iter().map(String::as_str).collect::<Vec<_>>());
        let examples = blocks(&format!("json{title} output"));
        assert_eq!(examples.len(), number);
        for example in examples {
            let example: Value = serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"));
            let whole = if example.get("played").is_some() { &played } else { &still };
            assert!(holds(whole, &example), "the program does not say {example:#}");
        }
    }
}

/// Names of fields in an answer; the keys of these maps are names of things.
fn fields(value: &Value, found: &mut Vec<String>) {
    const MAPS: &[&str] = &[
        "pieces",
        "hands",
        "markers",
        "questions",
        "display",
        "battle",
        "scores",
        "tracks",
        "influence",
        "incomes",
        "aside",
        "income-changes",
        "known",
        "lacks",
        "offers",
    ];
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                found.push(name.clone());
                if name == "moment" {
                    // The form of the program's own note is no part of the page.
                    continue;
                }
                if let (true, Value::Object(things)) = (MAPS.contains(&name.as_str()), inner) {
                    things.values().for_each(|thing| fields(thing, found));
                } else {
                    fields(inner, found);
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| fields(inner, found)),
        _ => {}
    }
}

#[test]
fn every_field_is_explained() {
    let mut found = Vec::new();
    for title in ["", " maria"] {
        let call = example_call(&format!("console{title}"));
        let input = blocks(&format!("json{title} input"))[0];
        fields(&answer(input, &call.iter().map(String::as_str).collect::<Vec<_>>()), &mut found);
    }
    for name in found {
        assert!(PAGE.contains(&format!("`{name}`")), "the page does not explain `{name}`");
    }
}

#[test]
fn the_position_can_be_read_again() {
    let first = answer(blocks("json input")[0], &["--play", "maria-theresia", "march karl zittau-loebau"]);
    let second = answer(&first["position"].to_string(), &[]);
    assert_eq!(first["position"], second["position"]);
    assert_eq!(first["marches"], second["marches"]);
}

/// In the middle of a combat: the score, the cards already played and who has the right to play are read back.
#[test]
fn a_position_inside_a_combat_can_be_read_again() {
    let call = example_call("console");
    let first = answer(blocks("json input")[0], &call.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(first["phase"], "duel");
    let mut position = first["position"].clone();
    let second = answer(&position.to_string(), &[]);
    for part in ["position", "asked", "fights", "supply", "phase", "active"] {
        assert_eq!(first[part], second[part], "{part}");
    }
    assert_eq!(second["events"], serde_json::json!([]), "nothing happens anew");
    let card = ["--play", "friedrich", "concede"];
    let [one, other] = [&first["position"], &second["position"]].map(|position| answer(&position.to_string(), &card));
    assert_eq!(one["played"][0]["accepted"], true);
    assert_eq!(one, other);
    position["pieces"]["lacy"]["troops"] = 2.into();
    assert!(refusal(&position.to_string()).contains("leave it out, and the phase begins anew"));
    position.as_object_mut().expect("an object").remove("moment");
    assert_eq!(answer(&position.to_string(), &[])["phase"], "duel", "the only combat begins anew");
}

#[test]
fn bad_input_gets_one_sentence() {
    let cases = [
        ("", "EOF"),
        ("7", "line 1"),
        ("{\"turn\": 3, \"piece\": {}}", "unknown field `piece`"),
        ("{\"turn\": \"three\"}", "line 1 column 16"),
        ("{\"turn\": 99}", "there is no turn 99"),
        ("{\"title\": \"chess\"}", "there is no game `chess`"),
        ("{\"mode\": \"solo\"}", "there is no mode `solo`"),
        ("{\"options\": [\"fog\"]}", "there is no option `fog`"),
        ("{\"active\": \"spain\"}", "there is no power `spain`"),
        ("{\"phase\": \"siesta\"}", "there is no phase `siesta`"),
        ("{\"pieces\": {\"daun\": {\"city\": \"paris\"}}}", "there is no city `paris`"),
        ("{\"pieces\": {\"zieten\": {\"city\": \"berlin\"}}}", "there is no piece `zieten`"),
        ("{\"pieces\": {\"daun\": {\"city\": \"berlin\", \"troops\": 9}}}", "`daun` has 9 armies"),
        ("{\"hands\": {\"prussia\": [\"z1\"]}}", "there is no card `z1`"),
        ("{\"draw\": [\"s10.1\", \"s10.1\"]}", "already dealt"),
        ("{\"draw\": [\"reserve.1#3\"]}", "there is no card `reserve.1#3`"),
        ("{\"draw\": [\"reserve.1#x\"]}", "there is no card `reserve.1#x`"),
        ("{\"chance\": \"7\"}", "`chance` has 64 hexadecimal digits, not `7`"),
        ("{\"unseen\": [\"s10.1\"]}", "`s10.1` is not spent"),
        ("{\"known\": {\"napoleon\": [\"s10.1\"]}}", "there is no seat `napoleon`"),
        ("{\"known\": {\"friedrich\": [\"s10.1\"]}}", "`s10.1` is no card that friedrich can know"),
        ("{\"strengths\": [{\"generals\": [\"daun\"], \"least\": 9, \"most\": 9}]}", "nobody can know 9 to 9"),
        ("{\"resigned\": [\"napoleon\"]}", "there is no seat `napoleon`"),
        ("{\"moment\": {\"seal\": \"\"}}", "missing field"),
        ("{\"markers\": {\"berlin\": \"spain\"}}", "berlin"),
        ("{\"retreats\": [{\"loser\": \"daun\", \"winner\": \"nobody\", \"loss\": 2}]}", "no general `nobody`"),
        ("{\"retreats\": [{\"loser\": \"daun\", \"winner\": \"friedrich\", \"loss\": 99}]}", "1 to 23 cities"),
    ];
    for (input, words) in cases {
        let text = refusal(input);
        assert!(text.contains(words), "{input}: {text}");
    }
    refusal(&"[".repeat(200_000));
    assert!(refusal(&" ".repeat(2_000_000)).contains("too long"));
}

#[test]
fn a_seat_that_is_not_there_is_named() {
    let output = inspect("{}", &["--play", "napoleon", "end"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && text.contains("no seat `napoleon`; ") || text.contains("the seats are"),
        "{text}"
    );
}

#[test]
fn a_position_of_maria_can_be_read_again() {
    let first =
        answer(blocks("json maria input")[0], &["--play", "frederick", "march friedrich jungbunzlau-turnau-hohenelbe"]);
    let second = answer(&first["position"].to_string(), &[]);
    assert_eq!(first["position"], second["position"]);
    for part in ["display", "pools", "tracks", "incomes"] {
        assert_eq!(first["maria"][part], second["maria"][part]);
    }
    assert!(first["marches"] == second["marches"], "the same marches are open");
}

#[test]
fn bad_positions_of_maria_get_one_sentence() {
    let cases = [
        ("\"turn\": 13", "there is no turn 13"),
        ("\"turn\": 0", "there is no turn 0"),
        ("\"phase\": \"siesta\"", "there is no phase `siesta`"),
        ("\"maria\": { \"hussar\": [] }", "unknown field `hussar`"),
        ("\"maria\": { \"hussars\": [\"atlantis\"] }", "there is no city `atlantis`"),
        ("\"maria\": { \"hussars\": [\"namur\"] }", "hussars cannot stand in Namur"),
        ("\"maria\": { \"hussars\": [\"prag\", \"tabor\", \"pisek\"] }", "there are 2 hussars, not 3"),
        ("\"maria\": { \"tracks\": { \"spain\": 1 } }", "there is no track `spain`"),
        ("\"maria\": { \"tracks\": { \"italy\": 9 } }", "the track `italy` has no box 9"),
        ("\"maria\": { \"battle\": { \"prussia\": 3 } }", "there are two boxes"),
        ("\"maria\": { \"emperor\": \"saxony\" }", "only austria and france"),
        ("\"maria\": { \"display\": { \"prussia\": [\"s10\"] } }", "`s10` is not in the hand of prussia"),
        ("\"maria\": { \"political-cards\": [\"1799-eagle\"] }", "there is no political card `1799-eagle`"),
        ("\"maria\": { \"ceded\": [1, 2, 3] }", "Silesia is not ceded in the mode advanced-3p"),
        ("\"maria\": { \"last-winner\": \"napoleon\" }", "there is no seat `napoleon`"),
        ("\"markers\": { \"koeln\": \"none\" }", "elector fortress"),
        ("\"markers\": { \"wien\": \"austria\" }", "in its own home country"),
        ("\"pieces\": { \"friedrich\": { \"city\": \"namur\" } }", "never comes to the map"),
    ];
    for (field, words) in cases {
        let text = refusal(&format!("{{ \"title\": \"maria\", \"mode\": \"advanced-3p\", {field} }}"));
        assert!(text.contains(words), "{field}: {text}");
    }
}
