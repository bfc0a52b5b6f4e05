//! M-18: the imperial election, its card and its votes; M-16.12.

use super::politics::{Displayed, election, nobody_places, politics, pool};
use super::table::{Scene, bare};
use ::maria::state::Phase;
use engine::event::Event;
use engine::question::About;

/// Who is asked to vote, and how many free votes he has.
fn voter(table: &Scene) -> Option<(String, u8)> {
    table.rules.seats().find_map(|seat| match table.rules.asked(&table.state, seat)?.about {
        About::Vote { free } => Some((table.rules.mode.seats[seat.index()].slug.clone(), free)),
        _ => None,
    })
}

/// The slugs of the open political cards.
fn open(table: &Scene) -> Vec<&str> {
    let cards = table.maria().politics.cards;
    cards.iter().flatten().map(|&card| table.rules.pack.politics[card.index()].slug.as_str()).collect()
}

/// It has a year and no arms, and is none of the two cards to be taken, wherever it comes up.
#[test]
fn m_18_1__the_imperial_election_lies_in_1742_and_is_no_political_card() {
    let pack = bare("advanced-3p").build().rules.pack;
    let cards: Vec<u16> = pack.politics.iter().filter(|card| card.election).map(|card| card.year).collect();
    assert_eq!(cards, [1742]);
    for cards in ["1742-imperial-election 1741-sweden 1741-guards", "1741-sweden 1742-imperial-election 1741-guards"] {
        let table = politics(cards).build();
        assert_eq!(open(&table), ["1741-sweden", "1741-guards"]);
    }
}

/// Everybody is reminded of it until it is held, and the next two cards are others.
#[test]
fn m_18_3__the_election_card_lies_open_as_a_reminder_and_is_not_drawn_again() {
    let setup = politics("1742-imperial-election 1741-sweden 1741-guards 1741-pressburg 1742-walpole");
    let mut table = setup.turn(4).build();
    assert!(table.maria().election && table.happened(|event| matches!(event, Event::ElectionCalled)));
    let without = politics("1741-sweden 1741-guards").turn(4).build();
    assert!(table.seen_by_all().election && !without.seen_by_all().election, "the public sees it");
    nobody_places(&mut table);
    let mut left = table.maria().secret.deck[table.maria().politics.drawn as usize..].iter().flatten();
    assert!(left.all(|card| !table.rules.pack.politics[card.index()].election));
}

/// The turn plays out; after its last stage all vote, and then winter comes.
#[test]
fn m_18_4__the_election_is_held_at_the_end_of_the_turn_before_winter() {
    let setup = bare("advanced-3p").turn(6).active("austria").pieces("karl@wien=2").hand("austria", "h8");
    let mut table = setup
        .maria(|own| {
            own.election_pending = true;
            own.boxed = vec!["dessauer".into()];
        })
        .build();
    assert_eq!(voter(&table), None, "not during the last stage");
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.maria().phase, Phase::Vote);
    assert!(!table.happened(|event| matches!(event, Event::WinterBegan { .. })));
    table.play("prussia", "vote franz=0");
    table.play("france", "vote franz=0");
    assert!(table.happened(|event| matches!(event, Event::WinterBegan { turn: 6 })));
    assert!(!table.maria().election);
}

/// Four are sure; the fifth elects, and without it the other candidate has five.
#[test]
fn m_18_6__five_of_nine_votes_elect_franz_or_karl_albrecht() {
    for (prussia, france, franz) in [(0, 0, 4), (1, 0, 5), (0, 1, 5), (2, 3, 9)] {
        let mut table = election().build();
        table.play("prussia", &format!("vote franz={prussia}"));
        table.play("france", &format!("vote franz={france}"));
        assert!(table.happened(|event| *event == Event::Elected { franz, karl: 9 - franz }));
        let emperor = if franz >= 5 { "austria" } else { "france" };
        assert_eq!(table.maria().boxes.emperor, Some(table.power(emperor)), "{franz} of nine");
    }
}

/// With Saxony in Maria Theresa's hands all three have a free vote.
#[test]
fn m_18_8__votes_are_cast_clockwise_beginning_with_austria() {
    let mut table = election().track("saxony", 3).build();
    table.refuse("france", "vote franz=0", "M-18.8");
    for (seat, power) in [("maria-theresa", "austria"), ("frederick", "prussia"), ("louis-xv", "france")] {
        assert_eq!(voter(&table).map(|one| one.0), Some(seat.to_string()));
        table.play(power, "vote franz=0");
    }
}

/// Prag, Hannover, Mainz and Trier, and München in Austrian hands, are not asked about; Frederick leads the Pragmatic
/// Army and is not free to give Hannover away.
#[test]
fn m_18_9__austria_and_the_pragmatic_army_give_every_vote_to_franz() {
    let mut table = election().build();
    assert_eq!((table.maria().votes, voter(&table)), ([4, 0], Some(("frederick".into(), 2))));
    table.refuse("prussia", "vote franz=3", "M-18.7");
    table.play("prussia", "vote franz=0");
    assert_eq!(table.maria().votes, [4, 2]);
    let table = election().markers("muenchen=austria berlin=austria metz=pragmatic").build();
    assert_eq!(table.maria().votes, [6, 0], "conquered votes too");
}

#[test]
fn m_16_12__after_the_election_austria_or_france_places_a_marker_in_the_emperor_box() {
    for (votes, winner, pools) in [(1, "austria", (2, 11)), (0, "france", (3, 10))] {
        let mut table = election().build();
        assert_eq!((pool(&table, "austria"), pool(&table, "france")), (3, 11));
        table.play("prussia", &format!("vote franz={votes}"));
        table.play("france", "vote franz=0");
        assert_eq!(table.maria().boxes.emperor, Some(table.power(winner)));
        assert_eq!((pool(&table, "austria"), pool(&table, "france")), pools, "{winner}");
    }
}

/// Before winter; by seats, each with the votes of all its powers, split as it likes; joint electors are Franz's.
#[test]
fn r_70__moment_and_order_of_the_election_and_how_votes_are_split() {
    let mut table = election().turn(6).build();
    assert_eq!(voter(&table), Some(("frederick".into(), 2)), "Berlin and Dresden; Maria Theresa has no free vote");
    assert_eq!(table.maria().votes, [4, 0], "Mainz and Trier among Franz's");
    let mut offered = table.list("prussia");
    offered.sort();
    assert_eq!(offered, ["vote franz=0", "vote franz=1", "vote franz=2"], "each vote by itself");
    table.play("prussia", "vote franz=1");
    assert_eq!(table.maria().votes, [5, 1]);
    assert_eq!(voter(&table), Some(("louis-xv".into(), 3)), "München, Köln and Mannheim");
    assert!(!table.happened(|event| matches!(event, Event::WinterBegan { .. })));
}

#[test]
fn r_71__six_political_cards_a_year_and_the_election_besides() {
    let pack = bare("advanced-3p").build().rules.pack;
    for year in 1741..=1744 {
        let cards = pack.politics.iter().filter(|card| card.year == year);
        let (elections, others): (Vec<_>, Vec<_>) = cards.partition(|card| card.election);
        assert_eq!((others.len(), elections.len()), (6, usize::from(year == 1742)), "{year}");
    }
}

/// First or second card of 1742: it comes up in turn 4, and turn 4 ends with the vote.
#[test]
fn me_30__an_election_among_the_first_cards_of_1742_is_held_after_turn_four() {
    for cards in ["1742-imperial-election 1742-walpole 1742-turin", "1742-walpole 1742-imperial-election 1742-turin"] {
        let mut table = politics(cards).turn(4).pieces("karl@wien=2").build();
        nobody_places(&mut table);
        table.play("austria", "end");
        table.play("france", "pass");
        for power in ["france", "prussia", "austria", "pragmatic"] {
            assert_eq!(voter(&table), None);
            table.play(power, "end");
        }
        assert_eq!((table.state.core.turn, table.maria().phase), (4, Phase::Vote), "{cards}");
    }
}
