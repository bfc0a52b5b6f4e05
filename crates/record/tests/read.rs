//! Files as people may break them: every fault names its line.

use record::read;

const GOOD: &str = "kabinett game 1
title: friedrich
mode: scenario-1
seed: 7
proves: nothing

hanover-prussia resign

end resignation france turn 1 facts 0000000000000000000000000000000000000000000000000000000000000000
";

/// The line and reason of the fault after one change.
fn fault(from: &str, to: &str) -> (usize, String) {
    assert!(GOOD.contains(from), "nothing to change");
    let fault = read(&GOOD.replacen(from, to, 1)).err().expect("a broken file");
    (fault.line, fault.reason)
}

#[test]
fn a_good_file_is_read_and_written_again() {
    let (rules, game) = read(GOOD).unwrap();
    assert_eq!(game.seed, 7);
    assert_eq!(game.lines[0].at, 7);
    assert_eq!(record::write(&rules, &game), GOOD);
}

#[test]
fn every_fault_names_its_line() {
    let cases = [
        ("kabinett game 1", "kabinett game 9", 1, "opens with"),
        ("title: friedrich", "title: chess", 2, "no game `chess`"),
        ("mode: scenario-1", "mode: scenario-9", 2, "no mode `scenario-9`"),
        ("mode: scenario-1", "moods: scenario-1", 3, "`moods` is not part"),
        ("mode: scenario-1", "title: maria", 3, "said twice"),
        ("mode: scenario-1", "mode scenario-1", 3, "`name: value`"),
        ("seed: 7", "seed: -1", 4, "not a seed"),
        ("seed: 7\n", "", 4, "does not say `seed`"),
        ("hanover-prussia resign", "catherine resign", 7, "no seat `catherine`"),
        ("hanover-prussia resign", "resign", 7, "a seat and its action"),
        ("\nend ", "end ", 8, "must close with"),
        ("end resig", "finis resig", 9, "the last line is"),
        ("facts 0000", "facts 00xy", 9, "64 hexadecimal digits"),
    ];
    for (from, to, line, words) in cases {
        let (at, reason) = fault(from, to);
        assert!(at == line && reason.contains(words), "`{from}` to `{to}`: line {at}: {reason}");
    }
}

#[test]
fn what_is_too_long_is_not_read() {
    assert_eq!(fault("resign", &"x".repeat(5_000)).0, 7);
    let endless = read(&"a\n".repeat(3_000_000)).err().unwrap();
    assert!(endless.reason.contains("too long"), "{endless}");
}

#[test]
fn control_characters_are_not_shown() {
    let (_, reason) = fault("hanover-prussia resign", "\u{1b}[31mred resign");
    assert!(!reason.contains('\u{1b}'), "{reason:?}");
}

#[test]
fn a_replay_names_the_line_that_is_false() {
    let fault_of = |text: &str| {
        let (rules, game) = read(text).unwrap();
        record::replay(&rules, &game).err().expect("the replay fails")
    };
    let unknown = fault_of(&GOOD.replace("hanover-prussia resign", "hanover-prussia dance"));
    assert!(unknown.line == 7 && unknown.reason.contains("no such action"), "{unknown}");
    let refused = fault_of(&GOOD.replace("hanover-prussia resign", "france end"));
    assert!(refused.line == 7 && refused.reason.contains("is refused by F-"), "{refused}");
    let ending = fault_of(&GOOD.replace("resignation france", "objectives france"));
    assert!(ending.line == 9 && ending.reason.contains("the game ends with `resignation "), "{ending}");
    let facts = fault_of(GOOD);
    assert!(facts.line == 9 && facts.reason.contains("hash"), "{facts}");
    let unfinished =
        fault_of(&GOOD.replace("hanover-prussia resign", "hanover-prussia deploy hanover ferdinand=6 cumberland=6"));
    assert!(unfinished.line == 9 && unfinished.reason.contains("not over"), "{unfinished}");
}
