//! No bot can peek: what is hidden from a seat can be dealt anew without changing its choice.
//!
//! Real games are played; now and then the asked seat's view is turned into other worlds that look the same to it, and
//! fresh bots must choose the same there. What games at random hardly ever come to is looked at in positions written down.

#[path = "../../rules/tests/battery/rare.rs"]
mod rare;
#[allow(dead_code, reason = "a helper for several test files")]
mod table;

use std::collections::BTreeMap;

use bots::{Bot, Budget, NAMES, Situation, by_name};
use rules::question::About;
use rules::{Action, Dice, Event, Form, Legal, Log, Options, Question, Ruleset, Seat, State, View};

fn ruleset(game: &str, mode: &str, options: &[&str]) -> Ruleset {
    let pack = board::standard(game).expect("the standard pack is sound");
    let options = Options::parse(options).expect("the options exist");
    rules::Ruleset::new(pack, mode, options).expect("the mode exists")
}

fn friedrich(mode: &str) -> Ruleset {
    ruleset("friedrich", mode, &[])
}

fn maria(mode: &str) -> Ruleset {
    ruleset("maria", mode, &[])
}

fn choice(
    rules: &Ruleset,
    (seat, events): (Seat, &[Event]),
    view: &View,
    legal: &Legal,
    name: &str,
    seed: u64,
) -> Action {
    let question = view.asked.iter().find(|(asked, _)| *asked == seat).expect("the seat is asked").1;
    let situation = Situation { rules, seat, view, events, question, legal };
    by_name(name, seed).expect("the bot exists").decide(&situation, Budget::USUAL)
}

/// What has been looked at.
#[derive(Default)]
struct Looked {
    positions: u32,
    /// Positions in which another seat would have seen a difference.
    differed: u32,
    /// By the kind of the question.
    kinds: BTreeMap<String, u32>,
    /// Choices that make or answer an offer.
    offers: [u32; 3],
}

impl Looked {
    fn count(&self, question: &Question) -> u32 {
        self.kinds.get(&kind(question)).copied().unwrap_or(0)
    }

    /// Deals everything hidden anew; every bot must choose the same.
    fn look(&mut self, rules: &Ruleset, state: &State, asked: (Seat, Question), events: &[Event], dice: &mut Dice) {
        let (seat, question) = asked;
        let (view, legal) = (rules.view(state, Some(seat)), rules.legal(state, seat));
        let world = rules.sample(&view, dice);
        let (other, others) = (world.view(rules, Some(seat)), world.legal(rules, seat));
        let another = Seat((seat.0 + 1) % rules.mode.seats.len() as u8);
        self.positions += 1;
        self.differed += u32::from(rules.view(state, Some(another)) != world.view(rules, Some(another)));
        assert!(list_of(question.about).contains(&kind(&question).as_str()), "{question:?} stands in no list");
        *self.kinds.entry(kind(&question)).or_default() += 1;
        let seed = dice.word();
        for name in NAMES {
            let here = choice(rules, (seat, events), &view, &legal, name, seed);
            let there = choice(rules, (seat, events), &other, &others, name, seed);
            assert_eq!(here, there, "{name} chose otherwise on {question:?}");
            match here {
                Action::Propose(_) => self.offers[0] += 1,
                Action::Agree { .. } => self.offers[1] += 1,
                Action::Decline { .. } => self.offers[2] += 1,
                _ => {}
            }
        }
    }
}

/// The name of a question without what it says.
fn kind(question: &Question) -> String {
    let text = format!("{:?}", question.about);
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Looks at so many positions of games in which each bot has a seat.
fn look(rules: &Ruleset, seed: u64, positions: u32) -> Looked {
    let mut dice = Dice::new(seed);
    let mut looked = Looked::default();
    while looked.positions < positions {
        let bots: Vec<&str> = rules.seats().map(|seat| NAMES[seat.index() % NAMES.len()]).collect();
        play(rules, &bots, &mut dice, |state, asked, _, events, dice| {
            if dice.one_in(6) && looked.positions < positions {
                looked.look(rules, state, asked, events, dice);
            }
        });
    }
    looked
}

/// Plays a game between bots; before each answer somebody may look at it.
fn play(
    rules: &Ruleset,
    bots: &[&str],
    dice: &mut Dice,
    mut watch: impl FnMut(&State, (Seat, Question), &Legal, &[Event], &mut Dice),
) {
    let mut state = rules.start(dice.seed(), &mut Log::silent());
    let mut players: Vec<Box<dyn Bot>> =
        bots.iter().map(|name| by_name(name, dice.word()).expect("the bot exists")).collect();
    let mut heard: Vec<Vec<Event>> = vec![Vec::new(); players.len()];
    while let Some((seat, question)) = rules.next_asked(&state) {
        let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
        let events = std::mem::take(&mut heard[seat.index()]);
        watch(&state, (seat, question), &legal, &events, dice);
        let situation = Situation { rules, seat, view: &view, events: &events, question, legal: &legal };
        let action = players[seat.index()].decide(&situation, Budget::USUAL);
        let mut log = Log::new();
        rules.play(&mut state, seat, &action, &mut log).expect("bots play by the rules");
        for entry in log.into_entries() {
            for (at, heard) in heard.iter_mut().enumerate() {
                heard.extend(entry.is_for(Some(Seat(at as u8))).then(|| entry.event.clone()));
            }
        }
    }
}

#[test]
fn dealing_the_hidden_anew_changes_no_choice_in_friedrich() {
    for (mode, positions) in [("standard-4p", 500), ("scenario-1", 200), ("scenario-2", 300)] {
        let looked = look(&friedrich(mode), 1757, positions);
        let (seen, differed) = (looked.positions, looked.differed);
        assert!(seen == positions && differed * 2 > seen, "{mode}: {differed} of {seen} differed");
    }
}

#[test]
fn dealing_the_hidden_anew_changes_no_choice_in_maria() {
    for (mode, positions) in [("advanced-3p", 600), ("introductory-2p", 200), ("advanced-2p", 200)] {
        let looked = look(&maria(mode), 1741, positions);
        let (seen, differed) = (looked.positions, looked.differed);
        assert!(seen == positions && differed * 2 > seen, "{mode}: {differed} of {seen} differed");
    }
}

/// Each kind of question is looked at so often.
const OFTEN: u32 = 2;
/// After so many games the hunt is given up.
const MOST_GAMES: usize = 3000;

/// Plays at random, which is quick, and looks wherever a kind of question has been seen too rarely, until each of these
/// kinds has been looked at.
fn hunt(games: &[(&str, &str, &[&str])], kinds: &[&str]) {
    let rules: Vec<Ruleset> = games.iter().map(|(game, mode, options)| ruleset(game, mode, options)).collect();
    let mut looked = Looked::default();
    let mut dice = Dice::new(1763);
    for number in 0..MOST_GAMES {
        let rules = &rules[number % rules.len()];
        let mut log = Log::silent();
        let mut state = rules.start(dice.seed(), &mut log);
        while let Some((seat, question)) = rules.next_asked(&state) {
            if looked.count(&question) < OFTEN {
                looked.look(rules, &state, (seat, question), &[], &mut dice);
            }
            if let Some(action) = rules.random_action(&state, seat, &mut dice) {
                rules.apply(&mut state, seat, &action, &mut log);
            }
        }
        if kinds.iter().all(|kind| looked.kinds.get(*kind).is_some_and(|&count| count >= OFTEN)) {
            println!("after {number} games: {:?}", looked.kinds);
            return;
        }
    }
    panic!("{MOST_GAMES} games did not come to all of {kinds:?}: {:?}", looked.kinds);
}

/// Kinds both games come to.
const BOTH: [&str; 5] = ["Deploy", "Movement", "CombatOrder", "Duel", "Retreat"];

/// Kinds of FRIEDRICH alone to which games at random come.
const FRIEDRICH: [&str; 6] = ["Discard", "Offensive", "Leaving", "Fate", "ExchangeOffer", "ExchangeCard"];

/// Kinds of MARIA alone to which games at random come.
const MARIA: [&str; 17] = [
    "Trump",
    "Bid",
    "Influence",
    "Execute",
    "Effect",
    "Corps",
    "Hussars",
    "Subsidy",
    "PaySupply",
    "SaxonShift",
    "Reduction",
    "Displace",
    "Vote",
    "Winter",
    "Cession",
    "Consent",
    "Command",
];

/// Kinds to which games at random hardly ever come.
const RARE: [&str; 6] = ["Evade", "Feed", "PeaceOffer", "PeaceAnswer", "SaxonReturn", "SecondTrain"];

/// The list a kind stands in: one that joins the rules must be put into one, and each list is looked at as a whole.
fn list_of(about: About) -> &'static [&'static str] {
    match about {
        About::Deploy | About::Movement | About::CombatOrder | About::Duel { .. } | About::Retreat { .. } => &BOTH,
        About::Discard
        | About::Offensive
        | About::Leaving
        | About::Fate { .. }
        | About::ExchangeOffer
        | About::ExchangeCard => &FRIEDRICH,
        About::Trump
        | About::Bid
        | About::Influence
        | About::Execute { .. }
        | About::Effect { .. }
        | About::Corps
        | About::Hussars
        | About::Subsidy
        | About::PaySupply { .. }
        | About::SaxonShift { .. }
        | About::Reduction
        | About::Displace
        | About::Vote { .. }
        | About::Winter
        | About::Cession
        | About::Consent
        | About::Command => &MARIA,
        About::Evade
        | About::Feed
        | About::PeaceOffer
        | About::PeaceAnswer
        | About::SaxonReturn
        | About::SecondTrain => &RARE,
    }
}

#[test]
fn the_kinds_of_questions_of_friedrich_are_looked_at() {
    let games: [(&str, &str, &[&str]); 2] =
        [("friedrich", "standard-4p", &[]), ("friedrich", "standard-4p", &["expert"])];
    hunt(&games, &[&FRIEDRICH[..], &BOTH[..]].concat());
}

#[test]
fn the_kinds_of_questions_of_maria_are_looked_at() {
    let games: [(&str, &str, &[&str]); 4] = [
        ("maria", "advanced-3p", &[]),
        ("maria", "advanced-3p", &["political"]),
        ("maria", "schlesien-gambit", &[]),
        ("maria", "advanced-2p", &[]),
    ];
    hunt(&games, &[&MARIA[..], &BOTH[..]].concat());
}

/// So many other worlds are imagined for each of these positions.
const WORLDS: u32 = 20;

#[test]
fn the_rare_kinds_of_questions_are_looked_at() {
    let mut looked = Looked::default();
    let mut dice = Dice::new(1764);
    for (position, played) in rare::positions() {
        let mut table = table::at(&position);
        for text in played.iter().map(Some).chain([None]) {
            let asked = table.asked();
            for _ in 0..WORLDS {
                looked.look(&table.rules, &table.state, asked, &[], &mut dice);
            }
            if let Some(text) = text {
                table.play(text);
            }
        }
    }
    for kind in RARE {
        let count = looked.kinds.get(kind).copied().unwrap_or(0);
        assert!(count >= WORLDS, "{kind}: {count} of {WORLDS} in {:?}", looked.kinds);
    }
    assert!(looked.differed * 2 > looked.positions, "{} of {} differed", looked.differed, looked.positions);
}

/// Offers are made and answered beside the questions: wherever a captain may.
#[test]
fn dealing_the_hidden_anew_changes_no_offer_and_no_answer() {
    let rules = maria("advanced-3p");
    let mut dice = Dice::new(1748);
    let mut looked = Looked::default();
    while looked.offers.contains(&0) || looked.positions < 60 {
        play(&rules, &["captain"; 3], &mut dice, |state, asked, legal, events, dice| {
            let to_answer = legal.free.iter().any(|form| matches!(form, Form::Answer(_)));
            if to_answer || kind(&asked.1) == "Bid" {
                looked.look(&rules, state, asked, events, dice);
            }
        });
        assert!(looked.positions < 3000, "offers, agreements, refusals: {:?}", looked.offers);
    }
}
