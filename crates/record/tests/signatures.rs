//! What a server's signature adds to a record: that the game went on as far as it says, and ended as it says.

mod common;

use std::sync::Arc;

use common::{Played, SHORT, assert_said, kept, played};
use record::{
    BrokenOff, Course, Fault, Line, PublicKey, Record, ServerKey, Setup, Signature, Signing, Stored, end_early, end_of,
    export, read, rehash, renew, replay, seed_of, verify,
};
use rules::Seat;

fn key() -> ServerKey {
    ServerKey::from_bytes([7; 32])
}

fn finished(number: u8) -> Played {
    played("friedrich", "scenario-1", number, usize::MAX)
}

fn proof(text: &str) -> String {
    verify(text.as_bytes(), &Setup::standard_pack).map_or_else(|fault| fault.to_string(), |proof| proof.to_string())
}

#[track_caller]
fn fault(text: &str) -> Fault {
    let fault = verify(text.as_bytes(), &Setup::standard_pack).expect_err("a false signature");
    assert_said(&fault);
    fault
}

fn unsigned(text: &str) -> String {
    let at = text.find("\nsigned: ").expect("a signature");
    text[..=at].to_owned()
}

fn signature(text: &str) -> Signature {
    let (_, line) = text.split_once("\nsigned: ").expect("a signature");
    Signature::read(0, line.trim_end()).expect("a signature")
}

/// An unsigned record with the signature of another.
fn signed_as(text: &str, other: &str) -> String {
    format!("{text}signed: {}\n", signature(other).text())
}

/// The first 40 lines, others below them and the end they come to: what anybody can do to a file of his own.
fn forged(text: &str, added: &[Line]) -> String {
    let (rules, mut record) = read(text).unwrap();
    let (mut course, _) = Course::start(Arc::clone(&rules), seed_of(&record).unwrap());
    record.lines.truncate(40);
    record.lines.extend_from_slice(added);
    for line in &record.lines {
        course.follow(line).unwrap();
    }
    let state = course.game().state();
    let mut end = end_of(&rules, state).unwrap_or_else(|| end_early(&rules, state, BrokenOff::Abandoned));
    (end.opened, end.signed) = (record.end.opened.take(), record.end.signed);
    let forged = Record { end, ..record };
    replay(&rules, &forged).unwrap();
    record::write(&rules, &forged)
}

#[test]
fn a_game_the_server_closed_is_attested_to_its_last_line() {
    let text = finished(4).exported(&key());
    let (lines, by) = (text.lines().count(), key().public());
    let said = proof(&text);
    let attested =
        format!("; the server with the key {by} signed lines 1 to {}, and that the game ended with `", lines - 1);
    assert!(said.starts_with("proved: friedrich-scenario-1, ") && said.contains(&attested), "{said}");
    assert_eq!(PublicKey::read(&by.to_string()), Some(by));
    assert_ne!(by.to_string(), ServerKey::from_bytes([8; 32]).public().to_string());
    let (rules, record) = read(&text).unwrap();
    assert_eq!(record::write(&rules, &record), text);
}

#[test]
fn without_its_signature_a_record_still_holds_but_its_end_is_not_attested() {
    let text = unsigned(&finished(4).exported(&key()));
    let said = proof(&text);
    assert!(
        said.starts_with("legal and dealt as committed; its end is not attested: friedrich-scenario-1, "),
        "{said}"
    );
    let said = proof(&kept(SHORT));
    assert!(said.starts_with("legal and dealt from its seed; its end is not attested: "), "{said}");
}

#[test]
fn a_game_cut_and_called_abandoned_is_not_attested() {
    let cut = forged(&finished(4).exported(&key()), &[]);
    assert!(cut.contains("\nresult: abandoned\n") && cut.contains("\nsigned: "));
    assert!(fault(&cut).to_string().contains("the signature is false"), "{}", fault(&cut));
    assert_eq!(fault(&cut).line, cut.lines().count());
    assert!(proof(&unsigned(&cut)).contains("; its end is not attested: "), "{}", proof(&unsigned(&cut)));
}

#[test]
fn a_resignation_nobody_made_is_not_attested() {
    let invented = forged(&finished(4).exported(&key()), &[Line::of(Seat(0), "resign")]);
    assert!(invented.contains("\nresult: resignation ") && invented.contains("\nsigned: "));
    assert!(fault(&invented).to_string().contains("the signature is false"));
    assert!(proof(&unsigned(&invented)).contains("; its end is not attested: "));
}

/// Even where the rules would come to the same, and all hashes are made anew.
#[test]
fn no_line_of_a_signed_record_can_be_changed() {
    let text = finished(4).exported(&key());
    let renamed = rehash(&text.replacen("person Person 0", "person Somebody", 1));
    assert!(proof(&renamed).contains("not attested"));
    assert!(fault(&signed_as(&renamed, &text)).to_string().contains("the signature is false"));
}

#[test]
fn a_signature_belongs_to_one_game_and_one_key() {
    let (one, other) = (finished(4).exported(&key()), finished(5).exported(&key()));
    assert!(fault(&signed_as(&unsigned(&one), &other)).to_string().contains("the signature is false"));
    let (own, strange) = (signature(&one).text(), ServerKey::from_bytes([8; 32]).public());
    let digits = own.split_once(' ').unwrap().1;
    let claimed = unsigned(&one) + &format!("signed: {strange} {digits}\n");
    assert!(fault(&claimed).to_string().contains(&strange.to_string()));
    for strange in ["signed: ", "signed: 00 00", &format!("signed: {own}0"), &format!("signed: {own} x")] {
        let said = fault(&format!("{}{strange}\n", unsigned(&one)));
        assert!(said.to_string().contains("64 and 128 hexadecimal digits"), "{said}");
    }
    let twice = format!("{one}signed: {own}\n");
    assert!(fault(&twice).to_string().contains("the file goes on"));
}

#[test]
fn a_running_game_is_signed_as_far_as_it_goes() {
    let mut game = finished(4);
    game.lines.truncate(40);
    let text = game.exported(&key());
    let said = proof(&text);
    let signed = format!("the server with the key {} signed lines 1 to {}", key().public(), text.lines().count() - 1);
    assert!(said.starts_with("still running: ") && said.ends_with(&signed), "{said}");
    assert!(proof(&unsigned(&text)).ends_with("nobody has signed it"));
    let changed = rehash(&text.replacen("person Person 0", "person Somebody", 1));
    assert!(fault(&signed_as(&changed, &text)).to_string().contains("the signature is false"));
    record::resume(text.as_bytes(), &key(), &Setup::standard_pack).map(drop).unwrap();
}

/// A server writes what it imported with the signature of the server that played it, or with none.
#[test]
fn a_kept_signature_is_written_only_where_it_stands() {
    let (mut game, own) = (finished(4), ServerKey::from_bytes([8; 32]));
    let text = game.exported(&key());
    let written = |game: &Played, signing| {
        let bytes = export(Vec::new(), &Stored { signing, ..game.stored() }, &own).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    assert_eq!(written(&game, Signing::Kept(signature(&text))), text);
    assert_eq!(written(&game, Signing::Nobody), unsigned(&text));
    game.header = game.header.with_note("Another header.");
    let other = written(&game, Signing::Kept(signature(&text)));
    assert!(!other.contains("\nsigned: ") && proof(&other).contains("not attested"));
}

#[test]
fn a_renewed_game_loses_the_signature_that_no_longer_stands() {
    let text = finished(4).exported(&key());
    assert_eq!(renew(&text).unwrap(), text);
    let pack = text.lines().find(|line| line.starts_with("pack: ")).unwrap();
    let old = text.replace(pack, &format!("pack: {}", "0".repeat(64)));
    assert_eq!(renew(&old).unwrap(), text, "it is the signed game again");
    let other = signed_as(&unsigned(&old), &finished(5).exported(&key()));
    assert_eq!(renew(&other).unwrap(), unsigned(&text));
}
