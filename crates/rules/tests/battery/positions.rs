//! Positions written down in random games: read again they are the same, changed at random they never crash.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::position::Position;
use rules::{About, Dice, Log, Ruleset, Seed, State};

use crate::table::{along_games, games, next_action, rulesets};

/// Positions of random games at the beginning of movement phases, with their rules.
fn positions(look: impl Fn(&Ruleset, Position, &mut Dice)) {
    for rules in rulesets().into_iter().filter(|rules| rules.pack.game == "maria") {
        for number in 8000..8000 + games() {
            let mut dice = Dice::new(number);
            let mut state = rules.start(Seed::from_number(number), &mut Log::silent());
            while let Some((seat, action)) = next_action(&rules, &state, &mut dice) {
                let moving = rules.asked(&state, seat).is_some_and(|question| question.about == About::Movement);
                if moving && dice.one_in(6) {
                    look(&rules, rules.position(&state), &mut dice);
                }
                rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
            }
        }
    }
}

#[test]
fn a_position_written_down_and_read_again_is_the_same() {
    positions(|rules, position, _| {
        let built = position.build(rules.pack).unwrap_or_else(|reason| panic!("{reason}: {position:?}"));
        assert_eq!(built.rules.position(&built.state), position);
    });
}

/// One careless change.
fn spoil(rules: &Ruleset, position: &mut Position, dice: &mut Dice) {
    let own = position.maria.get_or_insert_default();
    let pieces = position.pieces.get_or_insert_default();
    let somebody = pieces.keys().nth(dice.below(pieces.len().max(1))).cloned();
    let mut powers: Vec<&str> = rules.pack.powers.iter().map(|power| power.slug.as_str()).collect();
    powers.push("spain");
    let mut any_power = || powers[dice.below(powers.len())].to_owned();
    let (one, other) = (any_power(), any_power());
    let city = rules.pack.cities[dice.below(rules.pack.cities.len())].slug.clone();
    let track = rules.pack.tracks[dice.below(rules.pack.tracks.len())].slug.clone();
    let phases = [
        "politics",
        "hussars",
        "cards",
        "supply",
        "combat",
        "conquest",
        "reduction",
        "peace-offer",
        "end-of-stage",
        "end-of-turn",
        "winter",
        "deploy",
    ];
    match dice.below(27) {
        0 => position.turn = Some(dice.below(17) as u8),
        1 => position.active = Some(one),
        2 => position.phase = Some(phases[dice.below(phases.len())].to_owned()),
        3 => own.hussars.push(city),
        4 => drop(own.tracks.insert(track, dice.below(10) as u8)),
        5 => own.annexed = !own.annexed,
        6 => own.neutral_until = dice.below(12) as u8,
        7 => drop(own.battle.insert(one, dice.below(4) as u8)),
        8 => own.emperor = Some(one),
        9 => own.italy = Some(other),
        10 => drop(own.display.insert(one, vec!["s10".to_owned()])),
        11 => drop(position.markers.insert(city, other)),
        12 => own.ceded = Some([dice.below(9) as u8, 2, 3]),
        13 => drop(own.income_changes.insert(one, vec![-100; dice.below(6)])),
        14 => own.ended.push(rules.mode.seats[dice.below(rules.mode.seats.len())].slug.clone()),
        15 => own.political_cards.truncate(dice.below(9)),
        16 => own.put_aside.push("h2".to_owned()),
        17 => own.entered.push("prussia-t1".to_owned()),
        18 => own.last_treaty = Some(dice.below(9) as u16),
        19 => own.saxony_drew = Some(dice.one_in(2)),
        20 => position.unseen.push(["s10.1", "reserve.1#2", "h2"][dice.below(3)].to_owned()),
        21 => drop(position.known.insert("public".to_owned(), vec!["s10".to_owned(), "reserve.1#1".to_owned()])),
        22 => drop(position.lacks.insert(one, vec![board::Suit::ALL[dice.below(4)]])),
        23 => position.strengths.truncate(dice.below(3)),
        24 => position.resigned.push(rules.mode.seats[dice.below(rules.mode.seats.len())].slug.clone()),
        25 => own.second_hussar = true,
        _ => {
            if let Some(piece) = somebody.and_then(|piece| pieces.get_mut(&piece)) {
                piece.city = if dice.one_in(3) { None } else { Some(city) };
                piece.in_box = dice.one_in(4);
                piece.commands = dice.one_in(3);
                piece.troops = Some(dice.below(10) as u8);
            }
        }
    }
}

/// Of both games, in every mode and on every board: the kept games do not reach everything.
#[test]
fn wherever_a_game_stands_its_position_is_read_again_and_plays_on_alike() {
    along_games(9000, 24, |moment, _| {
        let (rules, position) = (moment.rules, moment.rules.position(moment.state));
        let built = position.build(rules.pack).unwrap_or_else(|reason| panic!("{reason}: {position:?}"));
        assert_eq!(built.events, [], "nothing happens anew");
        let play = |state: &State| {
            let (mut state, mut log) = (*state, Log::new());
            rules.play(&mut state, moment.seat, &moment.action, &mut log).expect("a random action is legal");
            log.into_entries()
        };
        assert_eq!(play(&built.state), play(moment.state), "{position:?}");
        assert!(position.moment.is_none() || built.state == *moment.state, "{position:?}");
    });
}

/// Whatever else is changed, the note of the program is refused with it, or nothing was changed.
#[test]
fn a_moment_is_refused_with_any_other_position() {
    let refused = std::cell::Cell::new(0);
    positions(|rules, position, dice| {
        let mut spoilt = position.clone();
        spoil(rules, &mut spoilt, dice);
        if position.moment.is_some() && spoilt != position {
            let reason = spoilt.build(rules.pack).err().expect("the moment belongs to another position");
            assert!(reason.to_string().starts_with("the `moment`"), "{reason}");
            refused.set(refused.get() + 1);
        }
    });
    assert!(refused.get() > 30, "{refused:?}");
}

#[test]
fn a_spoilt_position_is_built_or_refused_and_can_be_inspected() {
    let refused = std::cell::Cell::new(0);
    positions(|rules, mut position, dice| {
        position.moment = None;
        for _ in 0..=dice.below(3) {
            spoil(rules, &mut position, dice);
        }
        let attempt = catch_unwind(AssertUnwindSafe(|| position.build(rules.pack)));
        let built = attempt.unwrap_or_else(|_| panic!("this position crashes the engine: {position:?}"));
        match built {
            Err(reason) => {
                assert!(!reason.to_string().is_empty() && !reason.to_string().contains('\n'), "{reason:?}");
                refused.set(refused.get() + 1);
            }
            Ok(built) => drop(built.rules.inspect(&built.state, &[]).expect("no retreat is asked about")),
        }
    });
    assert!(refused.get() > 100, "{refused:?}");
}
