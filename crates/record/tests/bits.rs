//! A one-bit change anywhere in a finished record is caught.

mod common;

use common::{SHORTEST, kept, played};
use record::{Fault, Proof, ServerKey, Setup, verify};

fn verified(bytes: &[u8]) -> Result<Proof, Fault> {
    verify(bytes, &Setup::standard_pack)
}

/// Flips the given bits of every byte, and every time the fault must lie at that line or below.
fn assert_caught(text: &str, bits: impl Fn(usize) -> Vec<u8>) {
    assert!(verified(text.as_bytes()).is_ok(), "the file itself is good");
    let mut bytes = text.as_bytes().to_vec();
    let mut line = 1;
    for at in 0..bytes.len() {
        for bit in bits(at) {
            bytes[at] ^= 1 << bit;
            let fault = verified(&bytes).err();
            bytes[at] ^= 1 << bit;
            let what = format!("bit {bit} of byte {at} in line {line}");
            let fault = fault.unwrap_or_else(|| panic!("{what} is not caught"));
            assert!(fault.line + 1 >= line, "{what} is caught as {fault}");
        }
        line += usize::from(bytes[at] == b'\n');
    }
}

/// All bits of the header and the end; between them three of every byte, that of the case of letters among them.
#[test]
fn every_line_of_a_kept_game() {
    let text = kept(SHORTEST);
    let (head, tail) = (text.find("\n1 ").unwrap(), text.rfind("\nresult").unwrap());
    assert_caught(&text, |at| if at < head || at > tail { (0..8).collect() } else { vec![0, 5, (at % 8) as u8] });
}

#[test]
fn every_byte_of_a_fair_game() {
    let game = played("friedrich", "scenario-1", 5, usize::MAX);
    let text = game.exported(&ServerKey::from_bytes([1; 32]));
    assert!(text.contains("\ncommitment: ") && text.contains("\nentropy: ") && text.contains("\nopened: "));
    let head: usize = text.find("\n1 ").unwrap();
    let tail = text.rfind("\nresult").unwrap();
    // The header and the end byte by byte, the long middle here and there.
    assert_caught(&text, |at| if at < head || at > tail || at % 37 == 0 { vec![(at % 8) as u8] } else { Vec::new() });
}

/// Not bits, but what editors do.
#[test]
fn spaces_and_letters_changed_on_any_line() {
    let good = kept(SHORTEST);
    let lines: Vec<&str> = good.lines().collect();
    let changes: [fn(&str) -> String; 6] = [
        |line| format!("{line} "),
        |line| format!(" {line}"),
        |line| line.replacen(' ', "  ", 1),
        str::to_uppercase,
        |line| format!("{line}\t"),
        |_| String::new(),
    ];
    for at in 0..lines.len() {
        for change in changes {
            let mut changed: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
            changed[at] = change(lines[at]);
            if changed[at] == lines[at] {
                continue;
            }
            let text = changed.join("\n") + "\n";
            assert!(verified(text.as_bytes()).is_err(), "line {} may be `{}`", at + 1, changed[at]);
        }
    }
}
