use std::io::Read;

use board::Pack;
use board::files::{LARGEST_FILE, LONGEST_LINE, read_text};

use crate::pack;

#[test]
fn good_packs_are_not_refused() {
    for game in board::GAMES {
        let pack = pack(game);
        let files: Vec<(&str, &[u8])> = pack.files.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        assert!(Pack::from_memory(&files).is_ok());
    }
}

#[test]
fn a_missing_file() {
    pack("friedrich").without("roads.csv").is_refused_whole("roads.csv", "the pack lacks this file");
}

#[test]
fn a_file_no_pack_has() {
    let mut pack = pack("friedrich");
    pack.files.push(("weather.csv", b"rain".to_vec()));
    pack.is_refused_whole("weather.csv", "a pack has no file of this name");
}

#[test]
fn an_empty_file() {
    let mut pack = pack("maria");
    pack.bytes("pieces.csv").clear();
    assert_eq!(pack.verdict(), "pieces.csv, line 1: the file is empty");
}

#[test]
fn bad_utf_8() {
    let mut pack = pack("friedrich");
    let text = pack.text("cities.csv");
    let at = text.find("oschatz,Oschatz").expect("a city");
    let line = text[..at].lines().count() + 1;
    pack.bytes("cities.csv")[at + 8] = 0xff;
    assert_eq!(pack.verdict(), format!("cities.csv, line {line}: the line is not valid UTF-8"));
}

#[test]
fn a_line_too_long() {
    let long = "x".repeat(LONGEST_LINE + 1);
    pack("friedrich").append("roads.csv", &long).is_refused("roads.csv", &long, "the line is longer than 4096 bytes");
}

/// Hands out bytes for ever and counts them.
struct Endless {
    byte: u8,
    given: usize,
}

impl Read for &mut Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        buffer.fill(self.byte);
        self.given += buffer.len();
        Ok(buffer.len())
    }
}

#[test]
fn an_endless_line_is_given_up_at_once() {
    let mut endless = Endless { byte: b'a', given: 0 };
    let problem = read_text("cities.csv", &mut endless).expect_err("endless");
    assert_eq!(problem.to_string(), "cities.csv, line 1: the line is longer than 4096 bytes");
    assert!(endless.given <= 4 * LONGEST_LINE, "{} bytes were read", endless.given);
}

#[test]
fn an_endless_file_is_given_up_at_its_greatest_size() {
    let mut endless = Endless { byte: b'\n', given: 0 };
    let problem = read_text("cities.csv", &mut endless).expect_err("endless");
    assert!(problem.to_string().ends_with("the file is larger than 1048576 bytes"), "{problem}");
    assert!(endless.given <= LARGEST_FILE + LONGEST_LINE, "{} bytes were read", endless.given);
}

#[test]
fn a_wrong_header() {
    pack("friedrich").replace("roads.csv", "a,b,kind", "a,b,class").is_refused(
        "roads.csv",
        "a,b,class",
        "the header must be `a,b,kind`",
    );
}

#[test]
fn a_row_with_a_field_too_many() {
    pack("friedrich").append("roads.csv", "oschatz,berlin,main,x").is_refused(
        "roads.csv",
        "oschatz,berlin,main,x",
        "the row has 4 fields instead of 3",
    );
}

#[test]
fn quotes_in_a_table() {
    pack("friedrich").replace("cities.csv", ",Oschatz,", ",\"Oschatz\",").is_refused(
        "cities.csv",
        "\"Oschatz\"",
        "quotes are not allowed",
    );
}

#[test]
fn toml_that_is_none() {
    pack("friedrich").append("areas.toml", "[[area] # open").is_refused(
        "areas.toml",
        "# open",
        "unclosed array table, expected `]`",
    );
}

#[test]
fn a_field_no_table_has() {
    pack("friedrich").replace("powers.toml", "major = true", "major = true\nglory = 3").is_refused(
        "powers.toml",
        "glory",
        "unknown field `glory`, expected one of `slug`, `name`, `colour`, `major`, `home`, `defends`, `depots`, \
         `guests`, `takes-along`, `substitute`, `pool`",
    );
}

#[test]
fn a_name_missing_in_one_language() {
    pack("friedrich").replace("territories.toml", "el = \"Πολωνία\"", "el = \"\"").is_refused(
        "territories.toml",
        "Polen",
        "the text in `el` is empty",
    );
}

#[test]
fn an_unknown_format() {
    pack("maria").replace("pack.toml", "format = 1", "format = 2").is_refused(
        "pack.toml",
        "format = 2",
        "the format of the pack is 2, not 1",
    );
}
