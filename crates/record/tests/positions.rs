//! Every kept game, written down at every step as `kabinett inspect` prints it and read back: it plays on exactly alike.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use protocol::{PositionWire, ViewWire};
use record::{By, Course};
use rules::{Log, Ruleset, State};

fn kept_games(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(game);
    let entries = std::fs::read_dir(folder).expect("there are kept games");
    let files = entries.map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "game")).collect();
    files.sort();
    files
}

/// The position printed and read back.
fn read_back(rules: &Ruleset, state: &State) -> (PositionWire, State) {
    let position = PositionWire::of(state, rules);
    let text = serde_json::to_string(&position).expect("a position is JSON");
    let read: PositionWire = serde_json::from_str(&text).expect("a position can be read");
    assert!(read == position, "{text}");
    let built = read.build(rules.pack).unwrap_or_else(|reason| panic!("{reason}: {text}"));
    assert_eq!(built.events, Vec::new(), "nothing happens by itself: {text}");
    (position, built.state)
}

/// What the seats are asked, what they may answer and what everybody sees.
fn assert_alike(rules: &Ruleset, state: &State, again: &State, place: &str) {
    for seat in rules.seats() {
        assert_eq!(rules.asked(again, seat), rules.asked(state, seat), "{place}");
        assert_eq!(rules.legal(again, seat), rules.legal(state, seat), "{place}");
    }
    for viewer in rules.seats().map(Some).chain([None]) {
        let seen = |state: &State| ViewWire::of(&rules.view(state, viewer), rules);
        assert_eq!(seen(again), seen(state), "{place}");
    }
}

/// Steps looked at, and those at which the position said it all without the note of the program.
#[derive(Default)]
struct Tally {
    steps: usize,
    plain: usize,
}

/// Plays a game through. `again` is the game as it was read back; after a plain position it is played on to the next
/// one, so that a difference nobody can see at once would come out.
fn follow(rules: &Arc<Ruleset>, record: &record::Record, name: &str, tally: &mut Tally) {
    let (mut course, _) = Course::start(Arc::clone(rules), record::seed_of(record).expect("an opened seed"));
    let mut again = *course.game().state();
    for line in &record.lines {
        let place = format!("{name}, before line {}: {}", line.at, line.action);
        let before = *course.game().state();
        let (position, exact) = read_back(rules, &before);
        let is_plain = position.moment.is_none();
        assert!(is_plain || exact == before, "{place}: a difference nobody can see");
        (tally.steps, tally.plain) = (tally.steps + 1, tally.plain + usize::from(is_plain));
        // Of one and the same state the rules say the same; that is looked at now and then.
        if exact != before || tally.steps.is_multiple_of(8) {
            assert_alike(rules, &before, &exact, &place);
        }
        if is_plain {
            again = exact;
        }
        // That every kept game can be played to its end is a test of the laboratory.
        let Ok(step) = course.follow(line) else { break };
        let (By::Seat(_), Some((seat, action))) = (line.by, step.action) else {
            again = *course.game().state();
            continue;
        };
        let mut exact = exact;
        for state in [&mut again, &mut exact] {
            let mut log = Log::new();
            rules.play(state, seat, &action, &mut log).unwrap_or_else(|_| panic!("{place}: refused"));
            assert_eq!(log.into_entries(), step.events, "{place}");
        }
    }
    let end = *course.game().state();
    assert_alike(rules, &end, &read_back(rules, &end).1, name);
}

fn all_play_on_alike(game: &str) {
    let mut tally = Tally::default();
    for file in kept_games(game) {
        let text = std::fs::read_to_string(&file).expect("a kept game");
        let (rules, record) = record::read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        follow(&rules, &record, &file.display().to_string(), &mut tally);
    }
    let Tally { steps, plain } = tally;
    println!("{game}: {steps} steps, {plain} of them plain");
    assert!(steps > 5000 && plain * 2 > steps, "{game}: {steps} steps, {plain} of them plain");
}

#[test]
fn friedrich_plays_on_alike_after_every_step_of_every_kept_game() {
    all_play_on_alike("friedrich");
}

#[test]
fn maria_plays_on_alike_after_every_step_of_every_kept_game() {
    all_play_on_alike("maria");
}
