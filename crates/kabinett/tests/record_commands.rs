//! Runs `verify` and `replay` as a person would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use record::{
    BrokenOff, Chance, Course, Entropy, FairStart, Header, Line, Secret, ServerKey, Setup, Signing, Sitter, Stored,
};
use serde_json::Value;

const SHORT: &str = "fixtures/friedrich/silesia-resignation.game";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn kabinett(args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_kabinett");
    Command::new(program).args(args).current_dir(root()).output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program speaks UTF-8")
}

/// The one sentence on stderr.
#[track_caller]
fn refusal(args: &[&str]) -> String {
    let output = kabinett(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    let text = String::from_utf8(output.stderr).expect("the program speaks UTF-8");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn short() -> String {
    fs::read_to_string(root().join(SHORT)).unwrap()
}

#[test]
fn a_kept_game_is_proved_in_one_sentence() {
    let output = kabinett(&["verify", SHORT]);
    assert!(output.status.success());
    let text = stdout(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(
        text.starts_with(&format!(
            "{SHORT}: legal and dealt from its seed; its end is not attested: friedrich-scenario-2, 50 legal actions"
        )),
        "{text}"
    );
    assert!(text.contains("`resignation prussia turn 4`"), "{text}");
}

#[test]
fn every_kept_game_is_proved() {
    let output = kabinett(&["verify", "fixtures"]);
    let text = stdout(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.lines().count() >= 25, "{text}");
    assert!(text.lines().all(|line| line.contains(".game: legal and dealt from its seed; ")), "{text}");
}

#[test]
fn the_line_that_is_false_is_named_and_the_others_are_still_proved() {
    let folder = folder("verify-false");
    let good = short();
    fs::write(folder.join("changed.game"), good.replacen("9 prussia end", "9 prussia resign", 1)).unwrap();
    let forged = record::rehash(&good.replacen("9 prussia end", "9 prussia resign", 1));
    fs::write(folder.join("forged.game"), forged).unwrap();
    fs::write(folder.join("good.game"), &good).unwrap();
    fs::write(folder.join("notes.txt"), "not looked at").unwrap();
    let path = |name: &str| folder.join(name).display().to_string();
    let output = kabinett(&["verify", &path("changed.game"), &path("good.game"), &path("forged.game"), &path("none")]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].contains("changed.game: false: line 20: the running hash does not match"), "{text}");
    assert!(lines[1].contains("good.game: legal and dealt from its seed; "), "{text}");
    assert!(lines[2].contains("forged.game: false: line 21: "), "{text}");
    assert!(lines[3].contains("none: cannot be read ("), "{text}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "3 of 4 files are not proved.\n");
    assert_eq!(stdout(&kabinett(&["verify", &folder.display().to_string()])).lines().count(), 3);
}

/// Many files on several threads come out in the order in which they were named.
#[test]
fn many_files_keep_their_order_on_any_number_of_threads() {
    let folder = folder("verify-many");
    let names: Vec<String> =
        (0..300).map(|number| folder.join(format!("{number}.game")).display().to_string()).collect();
    for name in &names {
        fs::write(name, short()).unwrap();
    }
    let args: Vec<&str> = ["verify"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let one = stdout(&kabinett(&[&args[..], &["--threads", "1"]].concat()));
    let order: Vec<&str> = one.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    assert_eq!(order, names);
    assert_eq!(one, stdout(&kabinett(&[&args[..], &["--threads", "3"]].concat())));
}

#[test]
fn senseless_proofs_are_refused() {
    assert!(refusal(&["verify", "--threads", "0", SHORT]).contains("0 threads"));
    assert!(refusal(&["verify", &folder("verify-empty").display().to_string()]).contains("no record (*.game)"));
    assert!(refusal(&["verify", SHORT, "--data", "nowhere"]).contains("nowhere"));
    assert!(stdout(&kabinett(&["verify", "nowhere"])).contains("nowhere: cannot be read ("));
    assert!(stdout(&kabinett(&["verify", "README.md"])).contains("line 1: this is not a Kabinett record"));
    assert_eq!(kabinett(&["verify"]).status.code(), Some(2));
}

/// A fair game that still runs, as a server would export it.
fn running() -> String {
    exported(1, None)
}

/// The same after so many actions, and as it was broken off.
fn exported(actions: usize, broken_off: Option<BrokenOff>) -> String {
    let setup = Setup::new("friedrich", "scenario-1", &[]);
    let rules = setup.ruleset().unwrap();
    let (mut start, _) = FairStart::commit(Secret::from_bytes([3; 32]));
    for seat in rules.seats() {
        start.join(seat, Entropy::from_words("rain")).unwrap();
    }
    let (mut course, _) = Course::start(Arc::clone(&rules), start.seed());
    let [one, other] = ["hanover-prussia", "france"].map(|slug| rules.seat_by_slug(slug).unwrap());
    let mut lines = vec![
        Line::of(one, "deploy hanover ferdinand=6 cumberland=6"),
        Line::of(other, "deploy france richelieu=8 soubise=6 chevert=6"),
    ];
    lines.truncate(actions);
    for line in &lines {
        course.follow(line).unwrap_or_else(|reason| panic!("{reason}"));
    }
    let header = Header {
        seats: rules.seats().map(|_| Sitter::person("Anna")).collect(),
        chance: Chance::Fair(start.fair().clone()),
        setup,
        note: None,
        others: Vec::new(),
    };
    let secret = Some(start.secret());
    let stored = Stored { rules: &rules, header: &header, lines: &lines, secret, broken_off, signing: Signing::Own };
    String::from_utf8(record::export(Vec::new(), &stored, &ServerKey::from_bytes([1; 32])).unwrap()).unwrap()
}

#[test]
fn a_signature_is_told_demanded_and_refused() {
    let folder = folder("verify-signed");
    let path = |name: &str| folder.join(name).display().to_string();
    let text = exported(2, Some(BrokenOff::Agreed));
    let cut = text.find("\nsigned: ").unwrap();
    fs::write(path("signed.game"), &text).unwrap();
    fs::write(path("plain.game"), &text[..=cut]).unwrap();
    let other = exported(1, Some(BrokenOff::Agreed));
    fs::write(path("false.game"), text[..=cut].to_owned() + &other[other.find("signed: ").unwrap()..]).unwrap();
    let [key, strange] = [1, 2].map(|byte| ServerKey::from_bytes([byte; 32]).public().to_string());
    let said = stdout(&kabinett(&["verify", &path("signed.game"), "--key", &key]));
    assert!(said.contains(&format!("the server with the key {key} signed lines 1 to ")), "{said}");
    assert!(said.contains("and that the game ended with `agreed`."), "{said}");
    let said = kabinett(&["verify", &path("plain.game")]);
    assert!(said.status.success() && stdout(&said).contains("legal and dealt as committed; its end is not attested"));
    for (file, key, wanted) in [
        ("plain.game", &key, "signed by nobody, not by the one with the key"),
        ("signed.game", &strange, "not by the one with the key"),
        ("false.game", &key, "the signature is false"),
    ] {
        let output = kabinett(&["verify", &path(file), "--key", key]);
        assert!(!output.status.success() && stdout(&output).contains(wanted), "{}", stdout(&output));
    }
    assert!(!kabinett(&["verify", &path("false.game")]).status.success());
    assert!(refusal(&["verify", &path("signed.game"), "--key", "12"]).contains("64 hexadecimal digits"));
}

#[test]
fn a_witness_agrees_or_names_the_line_that_differs() {
    let folder = folder("verify-witness");
    let path = |name: &str| folder.join(name).display().to_string();
    fs::write(path("early.game"), exported(1, None)).unwrap();
    fs::write(path("late.game"), exported(2, None)).unwrap();
    fs::write(path("over.game"), exported(2, Some(BrokenOff::Agreed))).unwrap();
    fs::write(path("cut.game"), exported(1, Some(BrokenOff::Abandoned))).unwrap();
    let output = kabinett(&["verify", &path("over.game"), "--witness", &path("early.game")]);
    let said = stdout(&output);
    assert!(output.status.success() && said.contains("agrees with all 1 actions it shows"), "{said}");
    let output = kabinett(&["verify", &path("cut.game"), "--witness", &path("late.game")]);
    let said = stdout(&output);
    assert!(!output.status.success() && said.contains("the witness goes on with `france deploy france`"), "{said}");
    assert!(refusal(&["verify", SHORT, SHORT, "--witness", &path("late.game")]).contains("only one"));
    let output = kabinett(&["verify", &path("over.game"), "--witness", "README.md"]);
    assert!(!output.status.success() && stdout(&output).contains("README.md is false: line 1"));
}

#[test]
fn a_running_game_is_not_proved_and_not_told() {
    let file = folder("running").join("running.game");
    fs::write(&file, running()).unwrap();
    let file = file.display().to_string();
    let output = kabinett(&["verify", &file]);
    assert!(output.status.success());
    assert!(stdout(&output).contains("still running: friedrich-scenario-1, 1 actions, "), "{}", stdout(&output));
    assert!(!running().contains("ferdinand=6"));
    assert!(refusal(&["replay", &file]).contains("the game is still running"));
}

#[test]
fn a_game_is_told_turn_by_turn() {
    let text = stdout(&kabinett(&["replay", SHORT]));
    assert!(text.contains("\nTurn 1\n") && text.contains("\nTurn 4\n") && !text.contains("\nTurn 5\n"), "{text}");
    assert!(text.contains("    3 prussia march friedrich oschatz-torgau\n"), "{text}");
    assert!(text.contains("      Friedrich marches from Oschatz to Torgau.\n"), "{text}");
    assert!(text.contains("Prussia receives ") && text.contains("Austria receives "), "{text}");
    assert!(text.ends_with("\nResult: resignation prussia turn 4\n"), "{text}");
}

#[test]
fn a_game_is_told_in_german_and_greek() {
    let text = stdout(&kabinett(&["replay", SHORT, "--lang", "de"]));
    assert!(text.contains("\nRunde 1\n") && text.contains("\nErgebnis: resignation prussia turn 4\n"), "{text}");
    assert!(text.contains("      Friedrich marschiert von Oschatz nach Torgau.\n"), "{text}");
    let text = stdout(&kabinett(&["replay", SHORT, "--lang", "el", "--to", "9"]));
    assert!(text.contains("      Ο Friedrich βαδίζει από Oschatz προς Torgau.\n"), "{text}");
    assert!(text.contains("\nΕρώτηση: "), "{text}");
    let unknown = kabinett(&["replay", SHORT, "--lang", "fr"]);
    assert_eq!(unknown.status.code(), Some(2), "a usage error");
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("use en, de or el"));
}

#[test]
fn a_story_stops_where_it_is_told_to() {
    let text = stdout(&kabinett(&["replay", SHORT, "--to", "9"]));
    assert!(text.contains("    9 prussia end\n") && !text.contains("   10 austria"), "{text}");
    assert!(text.contains("\nAsked: ") && !text.contains("Result"), "{text}");
    assert!(refusal(&["replay", SHORT, "--to", "51"]).contains("only 50 actions"));
}

#[test]
fn a_seat_is_told_what_it_knew() {
    let text = stdout(&kabinett(&["replay", SHORT, "--seat", "austria"]));
    assert!(text.contains("Austria receives ") && !text.contains("Prussia receives "), "{text}");
    assert!(text.contains(" austria deploy austria daun="), "{text}");
    assert!(text.contains(" prussia deploy prussia\n"), "{text}");
    let text = stdout(&kabinett(&["replay", SHORT, "--seat", "public"]));
    assert!(!text.contains(" receives "), "{text}");
    assert!(text.contains(" austria deploy austria\n") && text.contains(" prussia deploy prussia\n"), "{text}");
    assert!(refusal(&["replay", SHORT, "--seat", "sweden"]).contains("--seat prussia, austria or public"));
}

/// Armies that others moved inside a stack are no line of what a seat knew, and no number is missing.
#[test]
fn what_others_did_unseen_is_no_line_of_a_story() {
    let file = "fixtures/friedrich/four-fate.game";
    let actions = |more: &[&str]| -> Vec<Value> {
        let output = kabinett(&[&["replay", file, "--json"], more].concat());
        let story: Value = serde_json::from_slice(&output.stdout).expect("a story");
        story["actions"].as_array().expect("a list").clone()
    };
    let is_transfer = |action: &&Value| action["action"].as_str().expect("words").starts_with("transfer");
    let all = actions(&[]);
    assert!(all.iter().any(|action| is_transfer(&action)), "the game has some");
    for seat in ["friedrich", "elisabeth", "maria-theresia", "pompadour", "public"] {
        let told = actions(&["--seat", seat]);
        let unseen = all.iter().filter(is_transfer).filter(|action| action["by"] != seat).count();
        assert_eq!(told.len(), all.len() - unseen, "{seat}");
        assert!(told.iter().filter(is_transfer).all(|action| action["by"] == seat), "{seat}");
        assert!(told.iter().zip(1..).all(|(action, number)| action["number"] == number), "{seat}");
        let last = told.len().to_string();
        assert_eq!(actions(&["--seat", seat, "--to", &last]).len(), told.len(), "{seat}");
    }
}

#[test]
fn a_story_as_json() {
    let output = kabinett(&["replay", SHORT, "--json"]);
    let story: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(story["mode"], "scenario-2");
    assert_eq!(story["result"], "resignation prussia turn 4");
    assert_eq!(story["seats"][1]["seat"], "austria");
    assert_eq!(story["seats"][1]["bot"], true);
    let actions = story["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 50);
    assert_eq!(actions[2]["action"], "march friedrich oschatz-torgau");
    assert_eq!(actions[2]["told"][0], "Friedrich marches from Oschatz to Torgau.");
    assert_eq!((&actions[2]["turn"], &actions[49]["turn"]), (&Value::from(1), &Value::from(4)));
}

#[test]
fn going_back_and_sitting_down_are_told() {
    let file = folder("undo").join("undo.game");
    let march = "3 prussia march friedrich oschatz-torgau #";
    let text = short();
    assert!(text.contains(march));
    // The march is taken back, made again, and everything after it counts on from there.
    let more = format!(
        "{march}0\n4 prussia undo 1 #0\n5 table seat austria bot random #0\n6 prussia march friedrich oschatz-torgau #"
    );
    let mut lines: Vec<String> = text.replacen(march, &more, 1).lines().map(str::to_owned).collect();
    for line in lines.iter_mut().skip(17) {
        if let Some((number, rest)) = line.split_once(' ')
            && let Ok(number) = number.parse::<u32>()
        {
            *line = format!("{} {rest}", number + 3);
        }
    }
    fs::write(&file, record::rehash(&lines.join("\n"))).unwrap();
    let text = stdout(&kabinett(&["replay", &file.display().to_string()]));
    assert!(text.contains("    4 prussia undo 1\n      Prussia takes back the last action.\n"), "{text}");
    assert!(text.contains("      From here on the bot random plays Austria and the Imperial Army.\n"), "{text}");
    assert!(text.contains("Result: resignation prussia turn 4"), "{text}");
}

/// What two players promised each other was said at the table, so everybody is told.
#[test]
fn the_wording_of_a_treaty_is_told() {
    let setup = Setup::new("maria", "advanced-3p", &[]);
    let rules = setup.ruleset().unwrap();
    let header = Header::of_bots(&rules, &setup, "random", Chance::Number(2));
    let (mut course, _) = Course::start(Arc::clone(&rules), header.chance.seed(None).unwrap());
    let mut dice = rules::Dice::new(2);
    let mut lines = Vec::new();
    while lines.len() < 60 {
        let (seat, _) = rules.next_asked(course.game().state()).unwrap();
        let Some(action) = rules.random_action(course.game().state(), seat, &mut dice) else { continue };
        lines.push(Line::of(seat, rules::text::write(&rules, &action)));
        course.follow(lines.last().unwrap()).unwrap();
    }
    let offer = "propose louis-xv: vote prussia karl -- and France stays out of Saxony";
    lines.push(Line::of(rules.seat_by_slug("frederick").unwrap(), offer));
    let broken_off = Some(record::BrokenOff::Agreed);
    let stored =
        Stored { rules: &rules, header: &header, lines: &lines, secret: None, broken_off, signing: Signing::Nobody };
    let file = folder("treaty").join("treaty.game");
    fs::write(&file, record::export(Vec::new(), &stored, &ServerKey::from_bytes([1; 32])).unwrap()).unwrap();
    for seat in ["public", "maria-theresa", "frederick"] {
        let output = kabinett(&["replay", &file.display().to_string(), "--seat", seat]);
        assert!(stdout(&output).contains(&format!(" frederick {offer}\n")), "{}", stdout(&output));
    }
}

#[test]
fn files_that_are_no_games_are_refused() {
    assert!(refusal(&["replay", "nowhere.game"]).contains("nowhere.game: cannot be read ("));
    assert!(refusal(&["replay", "README.md"]).contains("not a Kabinett record"));
    assert!(refusal(&["replay", SHORT, "--data", "nowhere"]).contains("nowhere"));
}

#[test]
fn kept_games_of_another_pack_are_renewed_if_they_end_alike() {
    let folder = folder("renew");
    let good = short();
    let pack = good.lines().find(|line| line.starts_with("pack: ")).unwrap().to_owned();
    let old =
        record::rehash(&good.replace(&pack, &format!("pack: {}", "0".repeat(64))).replace("rules: 2", "rules: 0"));
    let other = record::rehash(&old.replace("9 prussia end", "9 prussia resign"));
    fs::write(folder.join("old.game"), &old).unwrap();
    fs::write(folder.join("other.game"), &other).unwrap();
    let dir = folder.display().to_string();
    let output = kabinett(&["fixture", "renew", &dir]);
    assert_eq!(output.status.code(), Some(1));
    let said = stdout(&output);
    assert!(
        said.contains("other.game: line 21: ") && said.ends_with("1 of 2 recorded games were renewed.\n"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(folder.join("old.game")).unwrap(), good);
    assert_eq!(fs::read_to_string(folder.join("other.game")).unwrap(), other);
    // A position that is written otherwise is no other end, but the hash is written anew only if asked for.
    let position = good.lines().find(|line| line.starts_with("position: ")).unwrap();
    let written = record::rehash(&good.replace(position, &format!("position: {}", "1".repeat(64))));
    fs::write(folder.join("old.game"), &written).unwrap();
    assert!(stdout(&kabinett(&["fixture", "renew", &dir])).ends_with("0 of 2 recorded games were renewed.\n"));
    kabinett(&["fixture", "renew", &dir, "--positions"]);
    assert_eq!(fs::read_to_string(folder.join("old.game")).unwrap(), good);
    assert_eq!(fs::read_to_string(folder.join("other.game")).unwrap(), other);
}
