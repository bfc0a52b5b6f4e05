//! Stories of the kept games, against what can be counted otherwise.

use std::collections::BTreeMap;

use record::Record;

use super::*;
use crate::table::replay::Replay;

/// Games of both titles: with fights to the last, fate, elections, spent cards shuffled again.
const GAMES: [&str; 4] = ["friedrich/three-fate", "friedrich/four-fate", "maria/gambit-austria", "maria/winter-tie"];

fn read(name: &str) -> (Arc<Ruleset>, Record, Seed) {
    let path = format!("{}/../../fixtures/{name}.game", env!("CARGO_MANIFEST_DIR"));
    let (rules, record) = record::read(&std::fs::read_to_string(path).expect("a kept game")).expect("a record");
    let seed = record.header.chance.seed(record.end.opened.as_ref()).expect("a seed");
    (rules, record, seed)
}

fn story(name: &str) -> (Arc<Ruleset>, Vec<Event>, Course, StoryWire) {
    let (rules, record, seed) = read(name);
    let mut replay = Replay::begin(Arc::clone(&rules), seed);
    let (mut course, setup) = Course::start(Arc::clone(&rules), seed);
    let mut events: Vec<Event> = setup.into_iter().map(|entry| entry.event).collect();
    for line in &record.lines {
        replay.add(line.clone()).expect("it was played");
        events.extend(course.follow(line).expect("it was played").events.into_iter().map(|entry| entry.event));
    }
    let story = tell(&rules, seed, &replay.standing(replay.len())).expect("a story");
    (rules, events, course, story)
}

fn count(events: &[Event], is_meant: impl Fn(&Event) -> bool) -> u32 {
    events.iter().filter(|event| is_meant(event)).count() as u32
}

#[test]
fn every_battle_and_conquest_is_told_once() {
    let mut fights = 0;
    for name in GAMES {
        let (_, events, _, story) = story(name);
        let beaten = count(&events, |event| matches!(event, Event::Beaten { .. }));
        let tied = count(&events, |event| matches!(event, Event::Tied { .. }));
        fights += beaten;
        assert_eq!(story.battles.len() as u32, beaten + tied, "{name}");
        assert_eq!(story.powers.iter().map(|power| power.battles_won).sum::<u32>(), beaten, "{name}");
        assert_eq!(story.powers.iter().map(|power| power.battles_lost).sum::<u32>(), beaten, "{name}");
        let conquered = count(&events, |event| matches!(event, Event::Conquered { .. }));
        assert_eq!(story.powers.iter().map(|power| power.conquests).sum::<u32>(), conquered, "{name}");
        for battle in &story.battles {
            assert_eq!(battle.winner.is_some(), battle.by.is_some(), "{battle:?}");
            assert!(!battle.attacker.is_empty() && !battle.defender.is_empty(), "{battle:?}");
            assert!(battle.winner.is_none() || battle.armies_lost > 0, "{battle:?}");
        }
        let inflicted: u32 = story.powers.iter().map(|power| power.armies_inflicted).sum();
        assert_eq!(inflicted, story.battles.iter().map(|battle| battle.armies_lost).sum::<u32>(), "{name}");
        assert!(story.powers.iter().map(|power| power.armies_lost).sum::<u32>() >= inflicted, "{name}");
    }
    assert!(fights > 3, "there was something to tell: {fights}");
}

#[test]
fn luck_is_what_was_drawn_against_the_average_of_the_same_piles() {
    for name in GAMES {
        let (rules, events, course, story) = story(name);
        let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
        for event in &events {
            if let Event::Drew { power, number } = event {
                *drawn.entry(rules.pack.power_of(*power).slug.clone()).or_default() += u32::from(*number);
            }
        }
        let (mut points, mut expected) = (0.0, 0.0);
        for power in &story.powers {
            assert_eq!(power.cards_drawn, drawn.get(&*power.power).copied().unwrap_or(0), "{name}: {power:?}");
            points += power.points_drawn as f32;
            expected += power.points_expected;
        }
        // Over whole piles luck evens out: what one draws too much another draws too little.
        assert!((points - expected).abs() < expected / 10.0, "{name}: {points} of {expected}");
        for hand in &story.hands {
            let view = course.game().view(None);
            let own = view.powers.iter().find(|power| rules.pack.power_of(power.power).slug == *hand.power);
            assert_eq!(hand.cards.len(), own.expect("a power").hand.len(), "{name}: {}", hand.power);
        }
        assert_eq!(story.hands.len(), rules.order.len(), "{name}: every hand lies open");
    }
}

#[test]
fn a_pile_drawn_to_its_end_gives_no_luck_at_all() {
    let rules = record::Setup::new("friedrich", "scenario-1", &[]).ruleset().expect("a mode");
    let (course, _) = Course::start(Arc::clone(&rules), Seed::from_number(1));
    let view = course.game().view(None);
    let slugs = Slugs::new(&rules);
    let moment = Moment { rules: &rules, slugs: &slugs, step: 1, turn: 1, before: &view, after: &view, events: &[] };
    let mut draws = Draws::new(&rules);
    let (one, other) = (rules.order[0], rules.order[1]);
    let first: Vec<_> = rules.pack.deck.set(1).collect();
    let second: Vec<_> = rules.pack.deck.set(2).collect();
    draws.hear(&Event::FreshDeck { sets: vec![1] }, &moment);
    let (high, low) = first.split_at(20);
    draws.hear(&Event::Drew { power: one, number: 20 }, &moment);
    draws.hear(&Event::DrewCards { power: one, cards: high.iter().copied().collect() }, &moment);
    // The rest and the first of the next set, in one draw.
    draws.hear(&Event::FreshDeck { sets: vec![2] }, &moment);
    let cards = low.iter().chain(&second[..1]).copied().collect();
    draws.hear(&Event::Drew { power: other, number: low.len() as u8 + 1 }, &moment);
    draws.hear(&Event::DrewCards { power: other, cards }, &moment);
    // Who takes over a hand is shown it, and has drawn nothing.
    draws.hear(&Event::DrewCards { power: one, cards: high.iter().copied().collect() }, &moment);
    let set = draws::points(&rules, &first.iter().copied().collect()) as f32;
    let average = set / first.len() as f32;
    let (one, other) = (draws.of(one), draws.of(other));
    assert_eq!(one.cards, 20);
    assert!((one.expected - 20.0 * average).abs() < 0.01, "each is worth the average of the set");
    assert!((one.points as f32 - one.expected).abs() > 1.0, "which is not what it drew");
    let rest = set - one.points as f32;
    assert!((other.expected - rest - average).abs() < 0.01, "what is left, and one of the next set");
    assert_eq!(other.cards, low.len() as u32 + 1);
}

#[test]
fn the_curve_leads_from_the_start_to_the_end_and_turns_where_something_happened() {
    for name in GAMES {
        let (rules, _, course, story) = story(name);
        let (first, last) = (story.curve.first().expect("a start"), story.curve.last().expect("an end"));
        assert_eq!(first.step, 0, "{name}");
        assert_eq!(last.step as usize, course.len(), "{name}: nothing was taken back in it");
        assert!(story.curve.len() <= 240 && story.curve.is_sorted_by_key(|point| point.step), "{name}");
        let won = rules.outcome(course.game().state()).expect("it is over").seats;
        for seat in rules.seats() {
            let chance = &last.chances[seat.index()];
            assert_eq!(chance.chance > 0.0, won.contains(seat), "{name}: {}", chance.seat);
        }
        assert!((1..=6).contains(&story.turning.len()), "{name}");
        assert!(story.turning.is_sorted_by_key(|point| point.step), "{name}");
        let kept: f32 = story.turning.iter().map(|point| (point.after - point.before).abs()).fold(1.0, f32::min);
        assert!(kept >= 0.02, "{name}: {kept}");
    }
}

#[test]
fn campaigns_follow_roads_turn_by_turn() {
    for name in GAMES {
        let (rules, events, _, story) = story(name);
        let marched = count(&events, |event| matches!(event, Event::Marched { .. }));
        assert!(marched > 0 && story.campaigns.len() > 1, "{name}");
        for campaign in &story.campaigns {
            assert!(campaign.paths.is_sorted_by_key(|path| path.turn), "{name}: {}", campaign.piece);
            for way in &campaign.paths {
                for pair in way.path.windows(2) {
                    let [one, other] = [0, 1].map(|at| rules.pack.city(&pair[at]).expect("a city"));
                    assert!(rules.pack.roads.are_adjacent(one, other), "{name}: {} {pair:?}", campaign.piece);
                }
            }
        }
    }
}
