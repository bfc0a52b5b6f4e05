//! A bot at the other end of the protocol plays exactly as inside, and a line says nothing its seat may not know.

use bots::protocol::{self, Begin, Correspondent, Reply};
use bots::{Bot, Budget, NAMES, Situation, by_name};
use rules::{Dice, Event, Log, Options, Ruleset, Seat};

fn found(begin: &Begin) -> Result<Ruleset, String> {
    let pack = board::standard(&begin.game).ok_or("there is no such game")?;
    let options: Vec<&str> = begin.options.iter().map(String::as_str).collect();
    Ok(Ruleset::new(pack, &begin.mode, Options::parse(&options)?)?)
}

fn ruleset(game: &str, mode: &str) -> Ruleset {
    rules::Ruleset::new(board::standard(game).expect("a game"), mode, Options::default()).expect("a mode")
}

/// One seat: the same bot here and at the other end, with what it has been shown.
struct Pair<'a> {
    inside: Box<dyn Bot>,
    outside: Correspondent<'a>,
    heard: Vec<Event>,
    asked: u32,
}

impl<'a> Pair<'a> {
    fn new(rules: &Ruleset, seat: Seat, name: &'a str, seed: u64) -> Pair<'a> {
        let mut outside = Correspondent::new(name, &found);
        assert_eq!(outside.hear(&protocol::begin(rules, seat, seed)), Ok(None));
        Pair { inside: by_name(name, seed).expect("a bot"), outside, heard: Vec::new(), asked: 0 }
    }
}

/// Plays games until this many decisions have been made both ways.
fn compare(rules: &Ruleset, seed: u64, decisions: u32) {
    let mut dice = Dice::new(seed);
    let mut made = 0;
    while made < decisions {
        let mut log = Log::new();
        let mut state = rules.start(dice.seed(), &mut log);
        let name = |seat: Seat| NAMES[(seat.index() + 1) % NAMES.len()];
        let mut seats: Vec<Pair> = rules.seats().map(|seat| Pair::new(rules, seat, name(seat), dice.word())).collect();
        while let Some((seat, question)) = rules.next_asked(&state).filter(|_| made < decisions) {
            for entry in std::mem::take(&mut log).into_entries() {
                for (at, pair) in seats.iter_mut().enumerate() {
                    pair.heard.extend(entry.is_for(Some(Seat(at as u8))).then(|| entry.event.clone()));
                }
            }
            let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
            let pair = &mut seats[seat.index()];
            let events = std::mem::take(&mut pair.heard);
            let situation = Situation { rules, seat, view: &view, events: &events, question, legal: &legal };
            pair.asked += 1;
            let line = protocol::ask(&situation, pair.asked, Budget::USUAL, false);
            let answer = pair.outside.hear(&line).expect("the line can be read").expect("an answer");
            let reply = Reply::read(&answer, pair.asked).expect("a reply");
            let action = pair.inside.decide(&situation, Budget::USUAL);
            assert_eq!(reply.action, rules::text::write(rules, &action), "{question:?}");
            let read = rules.read(&state, seat, &reply.action).expect("the reply is an action");
            rules.play(&mut state, seat, &read, &mut log).expect("the reply is legal");
            made += 1;
        }
    }
}

#[test]
fn a_bot_plays_friedrich_through_the_protocol_as_it_does_inside() {
    compare(&ruleset("friedrich", "standard-4p"), 1756, 400);
    compare(&ruleset("friedrich", "scenario-2"), 1757, 200);
}

#[test]
fn a_bot_plays_maria_through_the_protocol_as_it_does_inside() {
    compare(&ruleset("maria", "advanced-3p"), 1741, 400);
    compare(&ruleset("maria", "introductory-2p"), 1742, 200);
}

/// The line is made from the view alone: with everything hidden dealt anew it is the same, letter by letter.
#[test]
fn a_line_says_nothing_hidden() {
    for (game, mode) in [("friedrich", "standard-4p"), ("maria", "advanced-3p")] {
        let rules = ruleset(game, mode);
        let mut dice = Dice::new(7);
        let mut log = Log::silent();
        let mut state = rules.start(dice.seed(), &mut log);
        let mut looked = 0;
        while let Some((seat, question)) = rules.next_asked(&state).filter(|_| looked < 150) {
            let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
            let world = rules.sample(&view, &mut dice);
            let (other, others) = (world.view(&rules, Some(seat)), world.legal(&rules, seat));
            let line = |view, legal| {
                let situation = Situation { rules: &rules, seat, view, events: &[], question, legal };
                protocol::ask(&situation, 1, Budget::USUAL, true)
            };
            assert_eq!(line(&view, &legal), line(&other, &others), "{question:?}");
            looked += 1;
            let action = (0..9).find_map(|_| rules.random_action(&state, seat, &mut dice)).expect("an action");
            rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
        }
    }
}

#[test]
fn bad_lines_get_one_sentence() {
    let mut bot = Correspondent::new("captain", &found);
    let sentence = |answer: Result<Option<String>, String>| answer.expect_err("a bad line is refused");
    assert!(sentence(bot.hear("hello")).contains("cannot be read"));
    assert!(sentence(bot.hear(r#"{"say":"sing"}"#)).contains("cannot be read"));
    let begin = r#"{"say":"begin","protocol":9,"game":"maria","mode":"advanced-3p","options":[],"seat":"x","seed":1}"#;
    assert!(sentence(bot.hear(begin)).contains("protocol 9"));
    assert!(Reply::read(r#"{"id":3,"action":"end"}"#, 4).is_err_and(|why| why.contains("question 3, not 4")));
}

/// Programs read what happened; sentences are for people, and come only where they are wanted.
#[test]
fn sentences_are_sent_on_request_only() {
    let rules = ruleset("maria", "advanced-3p");
    let mut log = Log::new();
    let state = rules.start(Dice::new(3).seed(), &mut log);
    let (seat, question) = rules.next_asked(&state).expect("somebody deploys");
    let events: Vec<Event> = log.into_entries().into_iter().map(|entry| entry.event).collect();
    let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
    let situation = Situation { rules: &rules, seat, view: &view, events: &events, question, legal: &legal };
    let asked = |english: bool| -> serde_json::Value {
        serde_json::from_str(&protocol::ask(&situation, 1, Budget::USUAL, english)).expect("a line is JSON")
    };
    let (plain, told) = (asked(false), asked(true));
    assert!(plain.get("english").is_none() && plain["events"][0]["kind"].is_string(), "{plain}");
    assert_eq!(told["english"]["events"].as_array().map(Vec::len), Some(events.len()));
    assert!(told["english"]["question"].as_str().is_some_and(|text| text.starts_with("Distribute")), "{told}");
    assert_eq!(plain["view"], told["view"]);
}
