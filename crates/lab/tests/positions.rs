//! Positions written down in random games: read again they are the same, and changed at random they never crash.

use std::panic::{AssertUnwindSafe, catch_unwind};

use record::Setup;
use rules::position::Position;
use rules::titles::friedrich::FriedrichPosition;
use rules::titles::maria::MariaPosition;
use rules::{About, Dice, Log, Ruleset, Seed};

/// Positions of a random game at the beginning of movement phases.
fn positions(rules: &Ruleset, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut log = Log::silent();
    let mut state = rules.start(Seed::from_number(seed), &mut log);
    let mut found = Vec::new();
    while let Some((seat, question)) = rules.next_asked(&state) {
        if question.about == About::Movement {
            found.push(rules.position(&state));
        }
        if let Some(action) = rules.random_action(&state, seat, &mut dice) {
            rules.apply(&mut state, seat, &action, &mut log);
        }
    }
    found
}

fn all_positions() -> Vec<Position> {
    let modes: [(&str, &[&str]); 4] =
        [("standard-4p", &["expert"]), ("standard-3p", &[]), ("scenario-1", &[]), ("scenario-2", &[])];
    let rules = modes.map(|(mode, options)| Setup::new("friedrich", mode, options).ruleset().unwrap());
    rules.iter().flat_map(|rules| (1..4).flat_map(|seed| positions(rules, seed))).collect()
}

#[test]
fn a_position_written_down_and_read_again_is_the_same() {
    let pack = board::standard("friedrich").unwrap();
    let all = all_positions();
    assert!(all.len() > 1000, "{}", all.len());
    for position in all {
        let built = position.build(pack).unwrap_or_else(|reason| panic!("{reason}: {position:?}"));
        assert_eq!(built.rules.position(&built.state), position);
    }
}

/// One careless change.
fn spoil(position: &mut Position, dice: &mut Dice) {
    let own = position.friedrich.get_or_insert_default();
    let pieces = position.pieces.get_or_insert_default();
    let somebody = pieces.keys().nth(dice.below(pieces.len().max(1))).cloned();
    let powers = ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france", "spain"];
    let mut any_power = || powers[dice.below(powers.len())].to_owned();
    let (one, other) = (any_power(), any_power());
    match dice.below(22) {
        0 => position.turn = Some(dice.below(30) as u8),
        1 => position.active = Some(one),
        2 => position.phase = Some(["deploy", "cards", "combat", "conquest", "end-of-turn"][dice.below(5)].to_owned()),
        3 => own.gone.push(one),
        4 => own.subsidy_cuts = dice.below(4) as u8,
        5 => own.colonial_losses = dice.below(4) as u8,
        6 => own.fate.truncate(dice.below(18)),
        7 => own.effect = Some((format!("{}", dice.below(14)), board::Suit::ALL[dice.below(4)])),
        8 => own.open_card = Some("s10".to_owned()),
        9 => own.offensive = Some("running".to_owned()),
        10 => own.imperial_seat = Some(["pompadour", "elisabeth", "friedrich"][dice.below(3)].to_owned()),
        11 => drop(position.hands.insert(one, vec!["s10".to_owned(), "reserve".to_owned()])),
        12 => drop(position.questions.insert("glatz".to_owned(), other)),
        13 => drop(position.markers.insert("leipzig".to_owned(), "sweden".to_owned())),
        14 => position.draw.truncate(dice.below(50)),
        15 => own.fate_drawn.truncate(dice.below(9)),
        16 => position.unseen.push(["s10.1", "reserve.1#2", "h2"][dice.below(3)].to_owned()),
        17 => drop(position.known.insert("elisabeth".to_owned(), vec!["s10".to_owned(), "reserve.1#1".to_owned()])),
        18 => drop(position.lacks.insert(one, vec![board::Suit::ALL[dice.below(4)]])),
        19 => position.strengths.truncate(dice.below(3)),
        20 => own.open_card = Some(["s10.4", "reserve.1", "d2.2"][dice.below(3)].to_owned()),
        _ => {
            if let Some(piece) = somebody.and_then(|piece| pieces.get_mut(&piece)) {
                piece.city = [None, Some("berlin"), Some("prag")][dice.below(3)].map(str::to_owned);
                piece.face_down = dice.one_in(2);
                piece.commands = dice.one_in(9);
                piece.troops = Some(dice.below(10) as u8);
            }
        }
    }
}

#[test]
fn a_spoilt_position_is_built_or_refused_and_can_be_inspected() {
    let pack = board::standard("friedrich").unwrap();
    let mut dice = Dice::new(1756);
    let mut refused = 0;
    for position in all_positions() {
        let mut position = Position { moment: None, ..position };
        for _ in 0..=dice.below(3) {
            spoil(&mut position, &mut dice);
        }
        let attempt = catch_unwind(AssertUnwindSafe(|| position.build(pack)));
        let built = attempt.unwrap_or_else(|_| panic!("this position crashes the engine: {position:?}"));
        match built {
            Err(reason) => {
                assert!(!reason.to_string().is_empty() && !reason.to_string().contains('\n'), "{reason:?}");
                refused += 1;
            }
            Ok(built) => drop(built.rules.inspect(&built.state, &[]).expect("no retreat is asked about")),
        }
    }
    assert!(refused > 100, "{refused}");
}

type Change = fn(&mut Position);

/// What only one of the games has, each time one thing changed.
const CHANGES: [(&str, &str, Change); 8] = [
    ("maria", "advanced-3p", |position| maria(position).tracks = [("russia".to_owned(), 1)].into()),
    ("maria", "advanced-3p", |position| maria(position).battle = [("prussia".to_owned(), 1)].into()),
    ("maria", "advanced-3p", |position| maria(position).scores = [("france".to_owned(), 3)].into()),
    ("maria", "advanced-3p", |position| maria(position).political_cards = vec!["1741-guards".to_owned()]),
    ("maria", "advanced-3p", |position| maria(position).reduced = true),
    ("friedrich", "standard-4p", |position| friedrich(position).fate = vec!["lord-bute".to_owned()]),
    ("friedrich", "standard-4p", |position| friedrich(position).subsidy_cuts = 1),
    ("friedrich", "standard-4p", |position| friedrich(position).colonial_losses = 1),
];

fn maria(position: &mut Position) -> &mut MariaPosition {
    position.maria.get_or_insert_default()
}

fn friedrich(position: &mut Position) -> &mut FriedrichPosition {
    position.friedrich.get_or_insert_default()
}

/// The hash at the end of a record is taken over these words: what they leave out could be forged.
#[test]
fn a_position_in_words_tells_what_only_one_of_the_games_has() {
    for (number, (title, mode, change)) in CHANGES.into_iter().enumerate() {
        let plain = Position { title: title.to_owned(), mode: mode.to_owned(), ..Position::default() };
        let mut changed = plain.clone();
        change(&mut changed);
        let [plain, changed] = [plain, changed].map(|position| {
            let built = position.build(board::standard(title).expect("a standard pack"));
            let built = built.unwrap_or_else(|reason| panic!("{reason}: {position:?}"));
            built.rules.facts(&built.state)
        });
        assert_ne!(plain, changed, "change {number} is not told");
    }
}
