//! Files as people and accidents may break them: each fault has a sentence of its own and names its line.

mod common;

use common::{SHORT, kept};
use record::{Fault, read, rehash};

/// The fault of a text.
#[track_caller]
fn fault_of(text: &str) -> Fault {
    read(text).err().expect("a broken file")
}

/// The fault after one change by hand.
#[track_caller]
fn changed(from: &str, to: &str) -> Fault {
    let good = kept(SHORT);
    assert!(good.contains(from), "nothing to change");
    fault_of(&good.replacen(from, to, 1))
}

/// The fault after one change by somebody who computes all hashes anew.
#[track_caller]
fn forged(from: &str, to: &str) -> Fault {
    let good = kept(SHORT);
    assert!(good.contains(from), "nothing to change");
    fault_of(&rehash(&good.replacen(from, to, 1)))
}

#[track_caller]
fn assert_fault(fault: &Fault, line: usize, words: &str) {
    assert!(
        fault.line == line && fault.reason.to_string().contains(words),
        "expected line {line}: {words}, got {fault}"
    );
}

/// The lines of the short game, to be put together in another way.
fn lines() -> Vec<String> {
    kept(SHORT).lines().map(str::to_owned).collect()
}

fn joined(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

#[test]
fn a_good_file_is_read_and_written_again() {
    let good = kept(SHORT);
    let (rules, game) = read(&good).unwrap();
    assert_eq!(game.lines[0].at, 12);
    assert_eq!(game.lines.len(), 50);
    assert_eq!(record::write(&rules, &game), good);
    assert_eq!(rehash(&good), good);
}

#[test]
fn an_empty_file() {
    assert_fault(&fault_of(""), 1, "is empty");
}

#[test]
fn a_foreign_file() {
    for foreign in ["[Event \"chess\"]\n", "kabinett", "\u{feff}kabinett record 1\n", "PK\u{3}\u{4}\n", "\n"] {
        assert_fault(&fault_of(foreign), 1, "not a Kabinett record");
    }
    let zeros = vec![0; 100_000];
    let fault = record::Reader::open(zeros.as_slice()).err().unwrap();
    assert_fault(&fault, 1, "not a Kabinett record");
}

#[test]
fn another_version_of_the_form() {
    assert_fault(&changed("record 1\n", "record 9\n"), 1, "has version 9; this program reads version 1");
    assert_fault(&changed("record 1\n", "record 01\n"), 1, "`01` is not a record version");
    assert_fault(&changed("record 1\n", "record one\n"), 1, "`one` is not a record version");
}

#[test]
fn another_version_of_the_rules() {
    assert_fault(&changed("rules: 2\n", "rules: 7\n"), 2, "version 7 of the rules; this program plays version 2");
}

#[test]
fn another_pack() {
    assert_fault(&changed("pack: ", "pack: 00"), 5, "another board pack (00");
}

#[test]
fn a_truncated_file() {
    let lines = lines();
    assert_fault(&fault_of(&joined(&lines[..5])), 5, "ends inside the header");
    assert_fault(&fault_of(&joined(&lines[..10])), 11, "an empty line must follow");
    assert_fault(&fault_of(&joined(&lines[..20])), 20, "ends after action 9, without a result");
    let last = lines.len();
    assert_fault(&fault_of(&joined(&lines[..last - 1])), last - 1, "ends before the line `final: ...`");
    assert_fault(&fault_of(&joined(&lines[..last - 3])), last - 3, "ends before the line `result: ...`");
    let good = kept(SHORT);
    assert_fault(&fault_of(&good[..good.len() - 1]), last, "breaks off in the middle of this line");
    assert_fault(&fault_of(&good[..good.find("10 austria").unwrap() + 8]), 21, "breaks off in the middle");
}

#[test]
fn lines_out_of_order() {
    let mut lines = lines();
    lines.swap(20, 25);
    assert_fault(&fault_of(&joined(&lines)), 21, "action 15 comes before action 10 (line 26): lines are out of order");
    let mut lines = self::lines();
    let early = lines.remove(14);
    lines.insert(20, early);
    assert_fault(&fault_of(&joined(&lines)), 15, "action 5 comes before action 4 (line 21): lines are out of order");
    let mut lines = self::lines();
    lines.insert(20, lines[14].clone());
    assert_fault(&fault_of(&joined(&lines)), 21, "action 4 comes after action 9: lines are out of order");
}

#[test]
fn a_line_twice() {
    let mut lines = lines();
    lines.insert(20, lines[19].clone());
    assert_fault(&fault_of(&joined(&lines)), 21, "action 9 appears here a second time");
}

#[test]
fn a_line_missing() {
    let mut lines = lines();
    lines.remove(20);
    assert_fault(&fault_of(&joined(&lines)), 21, "action 10 is missing: action 11");
}

#[test]
fn an_action_changed() {
    assert_fault(&changed("9 prussia end #", "9 prussia resign #"), 20, "the running hash does not match");
    assert_fault(&changed("9 prussia end #", "9 austria end #"), 20, "the running hash does not match");
    assert_fault(&changed("9 prussia end #", "9 prussia  end #"), 20, "the running hash does not match");
    assert_fault(&changed("9 prussia end #", "9 prussia End #"), 20, "the running hash does not match");
    assert_fault(&changed("9 prussia end #", "9 prussia end  #"), 20, "the running hash does not match");
}

#[test]
fn a_line_that_is_none() {
    assert_fault(&changed("9 prussia end #", "9 prussia end "), 20, "`NUMBER SEAT ACTION #HASH`");
    assert_fault(&changed("9 prussia end #", "9 #"), 20, "`NUMBER SEAT ACTION #HASH`");
    assert_fault(&changed("9 prussia end #", "nine prussia end #"), 20, "`nine` is not an action number");
    assert_fault(&changed("9 prussia end #", "+9 prussia end #"), 20, "`+9` is not an action number");
    assert_fault(&changed("9 prussia end #", "9 catherine end #"), 20, "no seat `catherine`");
}

#[test]
fn a_header_changed() {
    assert_fault(&changed("seed: 1\n", "seed: 2\n"), 10, "one of lines 1 to 10 has been changed");
    assert_fault(&changed("note: S", "note: s"), 10, "one of lines 1 to 10 has been changed");
    assert_fault(&changed("head: ", "head: 0"), 10, "one of lines 1 to 10 has been changed");
}

#[test]
fn a_header_that_says_too_little_or_too_much() {
    let cases = [
        ("title: friedrich", "title: chess", 3, "no game `chess`"),
        ("mode: scenario-2", "mode: scenario-9", 4, "no mode `scenario-9`"),
        ("mode: scenario-2", "mode: scenario-2\noptions: fog", 5, "no option `fog`"),
        ("mode: scenario-2", "mode: scenario-2\noptions: expert", 5, "does not go with the option expert"),
        ("mode: scenario-2", "mood: scenario-2", 4, "does not know `mood`"),
        ("mode: scenario-2", "title: maria", 4, "`title` appears twice"),
        ("mode: scenario-2", "mode scenario-2", 4, "`name: value`"),
        ("mode: scenario-2\n", "", 8, "lacks `mode`"),
        ("rules: 2\n", "", 8, "lacks `rules`"),
        ("seed: 1\n", "", 8, "neither a `seed` nor a `commitment`"),
        ("seed: 1\n", "seed: -1\n", 8, "`-1` is not a seed"),
        ("seed: 1\n", "seed: 01\n", 8, "must say `seed: 1`"),
        ("seed: 1\n", "seed: 1\nentropy: prussia 00\n", 9, "either a public seed or a commitment"),
        ("seat: prussia bot script\n", "", 6, "in the order of the mode"),
        ("seat: austria bot script\n", "", 8, "who sits in the seat `austria`"),
        ("seat: austria bot script", "seat: catherine bot script", 7, "no seat `catherine`"),
        ("seat: austria bot script", "seat: austria robot script", 7, "`person NAME` or `bot NAME`"),
        ("seat: austria bot script", "seat: austria bot  script", 7, "`person NAME` or `bot NAME`"),
        ("note: Struggle", "note:  Struggle", 9, "must say `note: Struggle"),
        ("head: ", "foot: ", 10, "does not know `foot`"),
    ];
    for (from, to, line, words) in cases {
        let fault = if from == "head: " { forged("head: ", "foot: x\nhead: ") } else { forged(from, to) };
        assert_fault(&fault, line, words);
    }
    let late = forged("title: friedrich\nmode: scenario-2\n", "mode: scenario-2\ntitle: friedrich\n");
    assert_fault(&late, 3, "must say `title: friedrich`");
    assert_fault(&changed("head: ", "\nhead: "), 10, "must end with a line `head: HASH`");
}

#[test]
fn fields_of_others_are_kept_and_needed_ones_refused() {
    let good = rehash(&kept(SHORT).replacen("head: ", "x-table: 17 of 20\nx-club: Wien\nhead: ", 1));
    let (rules, game) = read(&good).unwrap();
    assert_eq!(game.header.others[0], ("x-table".to_owned(), "17 of 20".to_owned()));
    assert_eq!(record::write(&rules, &game), good);
    assert_fault(&forged("head: ", "clock: 20\nhead: "), 10, "does not know `clock`");
    assert_fault(&forged("head: ", "X-clock: 20\nhead: "), 10, "does not know `X-clock`");
}

#[test]
fn an_end_changed() {
    let last = lines().len();
    let words = format!("one of lines {} to {last} has been changed", last - 2);
    assert_fault(&changed("result: resignation prussia", "result: resignation austria"), last, &words);
    assert_fault(&changed("position: 4", "position: 5"), last, &words);
    assert_fault(&changed("position: 4", "position: "), last - 1, "64 hexadecimal digits");
    assert_fault(&changed("result: ", "results: "), last - 2, "the line `result: ...` must come");
    let good = kept(SHORT);
    assert_fault(&fault_of(&(good.clone() + "\n")), last + 1, "the file goes on");
    assert_fault(&fault_of(&(good + "1 prussia end #00\n")), last + 1, "the file goes on");
}

#[test]
fn an_endless_file() {
    assert_fault(&changed("prussia end", &"x".repeat(5_000)), 20, "longer than any line of a record");
    assert_fault(&changed("head: ", &("x-a: b\n".repeat(80) + "head: ")), 66, "longer than 64 lines");
    let mut long = kept(SHORT);
    let actions: Vec<String> = (51..30_000).map(|number| format!("{number} prussia end #0\n")).collect();
    long.insert_str(long.find("\nresult").unwrap(), &actions.concat());
    assert_fault(&fault_of(&rehash(&long)), 20_012, "no game has more than 20000 actions");
    let wide = format!("prussia {} #", "x".repeat(4_000));
    let mut large = kept(SHORT);
    let actions: Vec<String> = (51..3_000).map(|number| format!("{number} {wide}0\n")).collect();
    large.insert_str(large.find("\nresult").unwrap(), &actions.concat());
    assert!(fault_of(&rehash(&large)).reason.to_string().contains("longer than any game"), "{}", fault_of(&large));
}

#[test]
fn what_is_not_plain_text() {
    let broken = |bytes: &[u8]| {
        let good = kept(SHORT);
        let at = good.find("9 prussia end").unwrap();
        let text = [&good.as_bytes()[..at + 10], bytes, &good.as_bytes()[at + 10..]].concat();
        let mut reader = record::Reader::open(text.as_slice()).unwrap();
        loop {
            if let Err(fault) = reader.next_line() {
                return fault;
            }
        }
    };
    assert_fault(&broken(b"\xff"), 20, "byte 11 of the line is not UTF-8");
    assert_fault(&broken(b"\x1b[31m"), 20, "character 11 of the line is not plain text");
    assert_fault(&broken("\u{202e}".as_bytes()), 20, "character 11 of the line is not plain text");
    assert_fault(&broken(b"\0"), 20, "character 11 of the line is not plain text");
    assert_fault(&fault_of(&kept(SHORT).replace('\n', "\r\n")), 1, "has a Windows line ending");
}

#[test]
fn a_replay_names_the_line_that_is_false() {
    let false_line = |from: &str, to: &str| {
        let good = kept(SHORT);
        assert!(good.contains(from), "nothing to change");
        let (rules, game) = read(&rehash(&good.replacen(from, to, 1))).unwrap();
        record::replay(&rules, &game).err().expect("the replay fails")
    };
    let last = lines().len();
    assert_fault(&false_line("9 prussia end", "9 prussia dance"), 20, "no such action");
    assert_fault(&false_line("9 prussia end", "9 austria end"), 20, "is refused by F-");
    assert_fault(&false_line("9 prussia end", "9 prussia  end"), 20, "the action must be written `end`");
    assert_fault(&false_line("9 prussia end", "9 prussia undo 99"), 20, "`undo 99`: you have nothing left");
    assert_fault(&false_line("9 prussia end", "9 table dance"), 20, "is not a table line");
    assert_fault(&false_line("9 prussia end", "9 table undo 9"), 20, "only 8 actions have been played");
    assert_fault(&false_line("50 austria resign", "50 austria march daun brod-trebitsch"), 61, "is refused by F-");
    assert_fault(
        &false_line("result: resignation prussia", "result: agreed"),
        last - 2,
        "the game ends with `resignation",
    );
    assert_fault(&false_line("position: 4", "position: 5"), last - 1, "the final position has the hash 4ba");
}

#[test]
fn control_characters_are_not_shown() {
    let fault = changed("record 1\n", "record \u{1b}[31mred\n");
    assert!(!fault.to_string().contains('\u{1b}'), "{fault:?}");
}
