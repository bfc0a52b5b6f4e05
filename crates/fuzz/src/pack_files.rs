//! Board packs: the standard ones with lines replaced. Whole files would be too large to be mutated with any effect.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use board::Pack;
use rules::{Dice, Log, Options, Ruleset, Seed};

/// A pack that is played on stays in memory for good; a process has room for so many.
const PLAYED_ON: usize = 300;
static LEFT: AtomicUsize = AtomicUsize::new(PLAYED_ON);
/// Random actions played on a changed pack.
const ACTIONS: usize = 12;

/// The first line names the game, every other one a file, a line and what stands there instead:
/// `cities.csv 12 prag,Prag,…`. A line past the end of a file is added to it; line 0 takes the whole file away.
pub fn pack_files(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let mut lines = text.split('\n');
    let game = if lines.next() == Some("maria") { "maria" } else { "friedrich" };
    let files = changed(game, lines);
    let given: Vec<(&str, &[u8])> = files.iter().map(|(&name, text)| (name, text.as_bytes())).collect();
    let pack = match Pack::from_memory(&given) {
        Ok(pack) => pack,
        Err(problem) => {
            assert!(!problem.to_string().is_empty(), "a refusal without words");
            return;
        }
    };
    let is_other = board::standard(game).is_some_and(|standard| standard.hash != pack.hash);
    let has_room = || LEFT.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
    if is_other && has_room() {
        play(Box::leak(Box::new(pack)));
    }
}

fn changed<'a>(game: &str, lines: impl Iterator<Item = &'a str>) -> BTreeMap<&'static str, String> {
    let standard = board::standard_files(game).expect("a standard pack");
    let mut files: BTreeMap<&'static str, Vec<String>> = standard
        .iter()
        .map(|&(name, bytes)| (name, String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect()))
        .collect();
    for line in lines {
        let mut words = line.splitn(3, ' ');
        let (Some(name), Some(number), text) = (words.next(), words.next(), words.next().unwrap_or_default()) else {
            continue;
        };
        let Some((&name, old)) = files.iter_mut().find(|(known, _)| **known == name) else { continue };
        match number.parse::<usize>() {
            Ok(0) => drop(files.remove(name)),
            Ok(number) if number <= old.len() => text.clone_into(&mut old[number - 1]),
            Ok(_) => old.push(text.to_owned()),
            Err(_) => {}
        }
    }
    files.into_iter().map(|(name, lines)| (name, lines.join("\n") + "\n")).collect()
}

/// A pack in memory is a checked pack: every mode of it can be played.
fn play(pack: &'static Pack) {
    for mode in &pack.modes {
        let Ok(rules) = Ruleset::new(pack, &mode.slug, Options::default()) else { continue };
        let mut dice = Dice::new(1756);
        let mut log = Log::silent();
        let mut state = rules.start(Seed::from_number(1756), &mut log);
        rules.assert_sound(&state);
        for _ in 0..ACTIONS {
            let Some((seat, _)) = rules.next_asked(&state) else { break };
            let Some(action) = rules.random_action(&state, seat, &mut dice) else { break };
            rules.play(&mut state, seat, &action, &mut log).expect("a legal action is not refused");
            rules.assert_sound(&state);
        }
    }
}
