//! Bids, hussars, votes, takes and subsidies as they must not be: one clear refusal each, with the rule it breaks.

use super::table::{Scene, Setup, bare};
use engine::ruleset::Seat;

fn politics(cards: &str) -> Setup {
    bare("advanced-3p").phase("politics").hand("prussia", "s9 h5").hand("austria", "s4").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
    })
}

/// Spades are trump; Prussia places the nine, and decides first.
fn deciding(cards: &str) -> Scene {
    let mut table = politics(cards).build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid s9");
    for power in ["france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table
}

#[test]
fn m_17_3_1__bids_out_of_turn_or_with_cards_not_held_are_refused() {
    let mut table = politics("1741-sweden 1741-guards").build();
    table.refuse("france", "trump s", "M-17.2.1");
    table.refuse("prussia", "bid s9.1", "M-17.2.1");
    table.play("prussia", "trump s");
    table.refuse("france", "bid s9.1", "M-17.3.2");
    table.refuse("prussia", "bid s4.1", "M-8.6");
    table.refuse("prussia", "take 1741-sweden", "M-17.3.1");
    table.refuse("prussia", "trump h", "M-17.3.1");
}

#[test]
fn m_17_5_2__takes_and_executions_that_are_not_open_are_refused() {
    let mut table = deciding("1741-sweden 1743-worms");
    table.refuse("france", "take 1741-sweden", "M-17.5.1");
    table.refuse("prussia", "take 1744-metz", "M-17.5.1");
    table.refuse("prussia", "take 1743-worms", "M-17.5.2");
    table.refuse("prussia", "execute russia=-1", "M-17.5.1");
    table.play("prussia", "take 1741-sweden");
    table.refuse("prussia", "execute obey", "M-17.5.10");
    table.refuse("prussia", "execute russia=1", "M-17.5.12");
    table.refuse("prussia", "execute italy=-1", "M-17.5.10");
    table.refuse("austria", "bury", "M-17.5.7");
}

#[test]
fn m_7_1__hussars_elsewhere_or_of_others_are_refused() {
    let mut table = bare("advanced-3p").phase("hussars").pieces("karl@prag=3 moritz@reims=1").build();
    table.refuse("france", "hussar hussar-1 tabor", "M-7.1");
    table.refuse("austria", "hussar hussar-1 namur", "M-7.2");
    table.refuse("austria", "hussar hussar-1 prag", "M-7.4");
    table.refuse("austria", "hussar hussar-1 berlin", "M-7.3");
    table.play("austria", "hussar hussar-1 tabor");
    table.refuse("austria", "hussar hussar-1 pilsen", "M-7.1");
    table.refuse("austria", "hussar hussar-2 tabor", "R-21");
}

#[test]
fn m_18_10__votes_nobody_has_are_refused() {
    let mut table = bare("advanced-3p").turn(4).phase("end-of-turn").maria(|own| own.election_pending = true).build();
    table.refuse("austria", "vote franz=1", "M-18.8");
    table.refuse("prussia", "vote franz=9", "M-18.7");
    table.refuse("prussia", "pass", "M-18.10");
}

#[test]
fn m_20_3__subsidies_to_enemies_oneself_or_for_ever_are_refused() {
    let mut table = bare("advanced-3p").turn(4).pieces("moritz@reims=1").build();
    table.refuse("france", "subsidize france france 2", "M-20.3");
    table.refuse("france", "subsidize bavaria france 2", "M-20.2");
    table.refuse("france", "subsidize france bavaria 200", "M-20.4");
    // Another player's power, as giver or as receiver, is not the seat's to speak for.
    for other in ["subsidize france austria 2", "subsidize france prussia 0", "subsidize prussia austria 2"] {
        table.refuse("france", other, "M-20.4");
    }
    table.play("france", "end");
}

#[test]
fn m_5_3__malformed_and_hostile_texts_name_the_spot() {
    let table = deciding("1741-sweden 1743-worms");
    let texts = [
        "bid",
        "bid z1",
        "bid s9.9",
        "bid s9 s9",
        "take",
        "take atlantis",
        "take 1741-sweden 1743-worms",
        "hussar",
        "hussar hussar-3 prag",
        "hussar karl prag",
        "hussar hussar-1 atlantis",
        "hussar hussar-1",
        "vote",
        "vote franz",
        "vote franz=-1",
        "vote franz=300",
        "vote karl=1",
        "execute saxony",
        "execute saxony=99999",
        "execute spain=1",
        "execute saxony=1 saxony=1 saxony=",
        "shift",
        "shift -1",
        "shift 999",
        "trump x",
        "trump",
        "corps",
        "corps nobody",
        "corps karl pay z3",
        "feed",
        "settle karl",
        "settle karl atlantis",
        "enter austria-t1",
        "command",
        "subsidize",
        "subsidize france",
        "subsidize utopia bavaria 2",
        "bid \u{0}",
        "take \u{7}1741-sweden",
        "hussar hussar-1 \u{1b}[31m",
    ];
    let long = format!("execute {}", "saxony=1 ".repeat(100_000));
    for text in texts.into_iter().chain([long.as_str()]) {
        let Err(error) = table.rules.read(&table.state, Seat(1), text) else { panic!("`{text}` is read") };
        let word = &error.word;
        assert!(word.len() < 200 && !word.chars().any(char::is_control), "{text}: {error:?}");
    }
}
