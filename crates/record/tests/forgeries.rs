//! Forgers compute the hashes anew; the replay finds them out, and no forgery brings the reader down.

mod common;

use common::{SHORT, kept, played};
use record::{ServerKey, Setup, rehash, verify};
use rules::Dice;

/// One change somebody might make, or an accident.
fn forge(lines: &mut Vec<String>, dice: &mut Dice) {
    let at = dice.below(lines.len());
    let other = dice.below(lines.len());
    match dice.below(7) {
        0 => lines.swap(at, other),
        1 => drop(lines.remove(at)),
        2 => lines.insert(at, lines[other].clone()),
        3 => {
            // The action of another line, under the number of this one.
            let tail = lines[other].split_once(' ').map_or("", |(_, tail)| tail).to_owned();
            let head = lines[at].split_once(' ').map_or("", |(head, _)| head).to_owned();
            lines[at] = format!("{head} {tail}");
        }
        4 => {
            let words: Vec<&str> = lines[at].split(' ').collect();
            let without = dice.below(words.len());
            lines[at] = [&words[..without], &words[without + 1..]].concat().join(" ");
        }
        5 => {
            let letter = dice.pick(&['-', '+', '=', '.', ':', '#', ' ', '9', '0', 'z', 'é', '\u{1f0a1}']);
            let place = lines[at].char_indices().map(|(place, _)| place).collect::<Vec<_>>();
            let place = dice.pick_from(&place).unwrap_or_default();
            lines[at].insert(place, letter);
        }
        _ => {
            let (from, to) = (dice.below(10).to_string(), dice.below(10).to_string());
            lines[at] = lines[at].replacen(&from, &to, 1);
        }
    }
}

/// Numbers the actions anew, as a careful forger would.
fn renumber(lines: &mut [String]) {
    let mut number = 0;
    for line in lines {
        let is_action = line.starts_with(|first: char| first.is_ascii_digit());
        if let (true, Some((_, rest))) = (is_action, line.split_once(' ')) {
            number += 1;
            *line = format!("{number} {rest}");
        }
    }
}

#[test]
fn forged_games_are_found_out_and_nothing_breaks() {
    let fair = played("maria", "introductory-3p", 4, 80).exported(&ServerKey::from_bytes([7; 32]));
    let finished = played("friedrich", "scenario-1", 4, usize::MAX).exported(&ServerKey::from_bytes([7; 32]));
    let mut dice = Dice::new(1740);
    for original in [kept(SHORT), fair, finished] {
        let mut held = 0;
        for _ in 0..150 {
            let mut lines: Vec<String> = original.lines().map(str::to_owned).collect();
            for _ in 0..=dice.below(3) {
                forge(&mut lines, &mut dice);
            }
            let careless = lines.join("\n") + "\n";
            if careless != original {
                assert!(verify(careless.as_bytes(), &Setup::standard_pack).is_err(), "{careless}");
            }
            renumber(&mut lines);
            held += usize::from(verify(rehash(&lines.join("\n")).as_bytes(), &Setup::standard_pack).is_ok());
        }
        // Some changes make another true game: another note, another name, two marches the other way round.
        assert!(held < 60, "{held} forgeries of 150 hold");
    }
}
