//! M-4: set-up.

use super::table::{Table, bare, ready};
use ::maria::fortress;
use ::maria::state::Phase;
use engine::ruleset::NONE;

/// A game that has just been set up and asks for the troops.
fn start(mode: &str) -> Table {
    bare(mode).phase("deploy").build()
}

fn pool(table: &Table, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

/// Also: M-4.5.
#[test]
fn m_4_2__turn_one_and_no_hussars() {
    let table = start("advanced-3p");
    assert_eq!(table.state.core.turn, 1);
    assert_eq!(table.maria().hussars, [None; 2]);
}

/// Also: M-4.13, ME-42.
#[test]
fn m_4_9__pools_after_the_seven_silesian_markers() {
    let table = start("advanced-3p");
    let pools = ["prussia", "france", "pragmatic", "austria"].map(|power| pool(&table, power));
    assert_eq!(pools, [11, 11, 8, 3]);
    let on_board = ["prussia", "france", "pragmatic", "austria"]
        .map(|power| fortress::placed(table.maria_rules(), &table.state.core, table.maria(), table.power(power)));
    assert_eq!(on_board, [2, 0, 0, 5]);
}

/// Also: M-4.12.
#[test]
fn m_4_11__markers_on_silesia() {
    for mode in ["introductory-3p", "advanced-2p", "schlesien-gambit"] {
        let table = start(mode);
        for city in ["liegnitz", "glogau"] {
            assert_eq!(table.marker(city), "prussia", "{mode} {city}");
        }
        for city in ["breslau", "brieg", "neisse", "cosel", "glatz"] {
            assert_eq!(table.marker(city), "austria", "{mode} {city}");
        }
    }
}

/// Also: M-4.20.
#[test]
fn m_4_19__elector_markers() {
    let table = start("advanced-3p");
    assert_eq!((table.marker("koeln"), table.marker("mannheim")), ("france", "france"));
    assert_eq!((table.marker("mainz"), table.marker("trier")), ("pragmatic", "pragmatic"));
}

/// Also: ME-2.
#[test]
fn m_4_21__the_nine_votes_at_the_start() {
    let table = start("advanced-3p");
    let votes = fortress::votes(table.maria_rules(), &table.state.core, table.maria());
    assert_eq!(votes.len(), 9);
    for (city, power) in [("berlin", "prussia"), ("prag", "austria"), ("muenchen", "bavaria"), ("dresden", "saxony")] {
        assert!(votes.contains(&(table.site(city), table.power(power))), "{city}");
    }
    for (city, power) in [("hannover", "pragmatic"), ("koeln", "france"), ("mannheim", "france")] {
        assert!(votes.contains(&(table.site(city), table.power(power))), "{city}");
    }
}

/// Also: M-4.10.
#[test]
fn m_4_14__cards_dealt_from_the_first_deck() {
    let table = start("advanced-3p");
    let dealt = ["austria", "pragmatic", "bavaria", "france", "saxony", "prussia"].map(|power| table.hand(power).len());
    assert_eq!(dealt, [5, 3, 5, 2, 3, 9]);
    assert_eq!(table.state.core.secret.pile.len(), 38 - 27);
    assert_eq!(table.state.core.next_set, 2, "three decks wait");
}

#[test]
fn r_73__the_pragmatic_army_gets_no_cards_in_the_introductory_game() {
    let table = start("introductory-3p");
    assert!(table.hand("pragmatic").is_empty());
    assert_eq!(table.state.core.secret.pile.len(), 38 - 24);
}

/// Also: M-4.15, M-4.17, M-4.18.
#[test]
fn me_1__the_prussian_split() {
    let mut table = start("advanced-3p");
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=5 leopold=3 dessauer=6", "M-4.17");
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=3 leopold=4 dessauer=6", "M-4.15");
    table.play("prussia", "deploy prussia friedrich=8 schwerin=4 leopold=4 dessauer=6");
    assert_eq!(table.troops("dessauer"), 6);
    assert_eq!(table.total("prussia"), 22);
}

#[test]
fn m_4_16__one_to_eight_troops() {
    let mut table = start("advanced-3p");
    table.refuse("prussia", "deploy prussia friedrich=9 schwerin=3 leopold=4 dessauer=6", "M-4.16");
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=0 leopold=8 dessauer=6", "M-4.16");
    assert_eq!(table.maria().phase, Phase::Deploy);
}

#[test]
fn r_74__idle_generals_get_troops() {
    let mut table = start("introductory-3p");
    let france = "deploy france moritz=7 belle-isle=8 broglie=8 maillebois=2 noailles=1";
    table.refuse("france", "deploy france moritz=6 belle-isle=8 broglie=8 maillebois=3 noailles=1", "M-4.17");
    table.play("france", france);
    assert_eq!((table.place("moritz"), table.troops("moritz")), ("box", 7));
}

/// Start minima bind at set-up only: a transfer may go below them.
#[test]
fn r_93__start_minima_do_not_bind_later() {
    let mut table = bare("advanced-3p").pieces("khevenhueller@prag=6 batthyany@prag=2").active("austria").build();
    table.play("austria", "transfer khevenhueller=1 batthyany=7");
    assert_eq!(table.troops("khevenhueller"), 1);
}

#[test]
fn m_4_22__years_follow_each_other_in_the_political_deck() {
    let table = start("advanced-3p");
    let cards = &table.maria().secret.deck[..table.rules.pack.politics.len()];
    let years: Vec<u16> = cards.iter().map(|&card| table.rules.pack.politics[card as usize].year).collect();
    assert!(years.is_sorted());
    let count = |year| years.iter().filter(|&&one| one == year).count();
    assert_eq!([count(1741), count(1742), count(1743), count(1744)], [6, 7, 6, 6]);
}

#[test]
fn m_4_23__markers_start_on_the_stars() {
    let table = start("advanced-3p");
    for (track, &at) in table.rules.pack.tracks.iter().zip(&table.maria().politics.tracks) {
        assert!(track.boxes[at as usize].star, "{}", track.slug);
    }
}

/// A set-up city is like any other: the French train may come in elsewhere, and Liegnitz is only a fortress.
#[test]
fn m_4_8__set_up_cities_mean_nothing_later() {
    let mut table = ready("advanced-3p").hand("france", "h5").build();
    let refused = table.try_play("france", "enter france-t2 reims pay h5");
    assert!(refused.is_err(), "a set-up city is no place of return");
    table.play("france", "enter france-t2 metz pay h5");
    assert_eq!(table.place("france-t2"), "metz");
}

#[test]
fn me_40__frederick_begins_the_introductory_game_with_two() {
    let table = start("introductory-3p");
    assert_eq!(::maria::goals::prussian_count(table.maria_rules(), &table.state.core), 2);
    let standing =
        ::maria::goals::standing(table.maria_rules(), &table.state.core, table.maria(), table.power("prussia"));
    assert_eq!(standing.map(|goal| (goal.held, goal.needed)), Some((2, 12)));
    assert_ne!(table.state.core.control[table.site("liegnitz").index()], NONE);
}

/// Markers are only signs of control there: their number has no end.
#[test]
fn r_46__markers_do_not_run_out_without_pools() {
    let silesia = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let bohemia = "koeniggraetz=france prag=france tabor=france budweis=france pilsen=france eger=france";
    let mut table = bare("introductory-3p")
        .pieces("broglie@leitmeritz=3")
        .markers(silesia)
        .markers(bohemia)
        .markers("iglau=france")
        .active("france")
        .build();
    table.play("france", "march broglie leitmeritz-melnik");
    assert_eq!(table.marker("leitmeritz"), "france");
}
