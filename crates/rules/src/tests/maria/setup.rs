//! M-4: set-up.

use super::table::{Scene, bare, ready};
use ::maria::fortress;
use ::maria::lands::controllers;
use ::maria::state::Phase;
use board::PowerSet;
use engine::chance::Seed;
use engine::event::Log;

const MODES: [&str; 5] = ["introductory-3p", "introductory-2p", "advanced-3p", "advanced-2p", "schlesien-gambit"];

/// The powers with a pool.
const POOLS: [&str; 4] = ["prussia", "france", "pragmatic", "austria"];

/// A game that has just been set up and asks for the troops.
fn start(mode: &str) -> Scene {
    bare(mode).phase("deploy").build()
}

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

/// Markers of a power outside its pool.
fn placed(table: &Scene, power: &str) -> i8 {
    fortress::placed(table.maria_rules(), &table.state.core, table.maria(), table.power(power)) as i8
}

#[test]
fn m_4_2__the_game_begins_with_turn_one() {
    for mode in MODES {
        assert_eq!(start(mode).state.core.turn, 1, "{mode}");
    }
}

#[test]
fn m_4_5__the_hussars_start_off_the_board() {
    for mode in MODES {
        let table = start(mode);
        assert_eq!(table.maria().hussars, [None; 2], "{mode}");
    }
}

#[test]
fn m_4_6__dessauer_waits_in_ostpreussen_and_never_leaves_it_without_politics() {
    for mode in MODES {
        assert_eq!(start(mode).place("dessauer"), "box", "{mode}");
    }
    for mode in ["introductory-3p", "introductory-2p", "schlesien-gambit"] {
        let setup = bare(mode).turn(3).phase("winter").pieces("friedrich@berlin=2").hand("prussia", "h4");
        let mut table = setup.build();
        assert!(!table.rules.in_play.contains(table.piece("dessauer")), "{mode}");
        let back = "recruit prussia 1 pay h4 dessauer@berlin=1";
        assert!(table.rules.read(&table.state, table.seat_of("prussia"), back).is_err(), "{mode}");
        table.play("prussia", "recruit prussia 1 pay h4 leopold@berlin=1");
    }
}

#[test]
fn m_4_7__the_second_prussian_train_lies_in_the_silesia_box_and_never_leaves_it_without_politics() {
    for mode in MODES {
        assert_eq!(start(mode).place("prussia-t2"), "box", "{mode}");
    }
    for mode in ["introductory-3p", "introductory-2p", "schlesien-gambit"] {
        let mut table = bare(mode).pieces("friedrich@glogau=2").hand("prussia", "h5").active("prussia").build();
        assert!(table.try_play("prussia", "enter prussia-t2 berlin pay h5").is_err(), "{mode}");
        table.play("prussia", "enter prussia-t1 berlin pay h5");
    }
}

/// What lies in a pool and what lies on Silesia.
#[test]
fn m_4_9__the_pools_with_the_markers_on_silesia() {
    let table = start("advanced-3p");
    let all = POOLS.map(|power| pool(&table, power) + placed(&table, power));
    assert_eq!(all, [13, 11, 8, 8]);
}

#[test]
fn m_4_13__the_seven_silesian_markers_come_out_of_the_pools() {
    for mode in ["advanced-3p", "advanced-2p"] {
        let table = start(mode);
        assert_eq!(POOLS.map(|power| placed(&table, power)), [2, 0, 0, 5], "{mode}");
        assert_eq!(POOLS.map(|power| pool(&table, power)), [11, 11, 8, 3], "{mode}");
    }
}

/// The set-up is finished when all have distributed their troops.
#[test]
fn me_42__the_pools_when_the_set_up_is_finished() {
    let table = ready("advanced-3p").build();
    let pools = ["prussia", "france", "pragmatic", "austria"].map(|power| pool(&table, power));
    assert_eq!(pools, [11, 11, 8, 3]);
}

#[test]
fn m_4_11__prussia_marks_liegnitz_and_glogau() {
    for mode in MODES {
        let table = start(mode);
        assert_eq!((table.marker("liegnitz"), table.marker("glogau")), ("prussia", "prussia"), "{mode}");
    }
}

#[test]
fn m_4_12__austria_marks_the_other_five_of_silesia() {
    for mode in MODES {
        let table = start(mode);
        for city in ["breslau", "brieg", "neisse", "cosel", "glatz"] {
            assert_eq!(table.marker(city), "austria", "{mode} {city}");
        }
    }
}

#[test]
fn m_4_19__koeln_and_mannheim_are_french() {
    let table = start("advanced-3p");
    assert_eq!((table.marker("koeln"), table.marker("mannheim")), ("france", "france"));
}

/// The Austrian-Pragmatic side stands for both powers.
#[test]
fn m_4_20__mainz_and_trier_are_austrian_and_pragmatic() {
    for mode in ["advanced-3p", "advanced-2p", "schlesien-gambit"] {
        let table = start(mode);
        let both = PowerSet::one(table.power("austria")).with(table.power("pragmatic"));
        for city in ["mainz", "trier"] {
            let holders = controllers(table.maria_rules(), &table.state.core, table.maria(), table.site(city));
            assert_eq!(holders, both, "{mode} {city}");
        }
    }
}

#[test]
fn me_2__the_box_of_berlin_is_prussian() {
    let table = start("advanced-3p");
    let votes = fortress::votes(table.maria_rules(), &table.state.core, table.maria());
    let berlin: Vec<_> = votes.iter().filter(|(site, _)| *site == table.site("berlin")).map(|vote| vote.1).collect();
    assert_eq!(berlin, [table.power("prussia")]);
}

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

#[test]
fn m_4_14__cards_dealt_from_the_first_deck() {
    let table = start("advanced-3p");
    let dealt = ["austria", "pragmatic", "bavaria", "france", "saxony", "prussia"].map(|power| table.hand(power).len());
    assert_eq!(dealt, [5, 3, 5, 2, 3, 9]);
    assert_eq!(table.state.core.secret.pile.len(), 38 - 27);
}

/// Every card dealt or still to be drawn is of one deck, in another order for another seed.
#[test]
fn m_4_10__one_shuffled_deck_is_drawn_from_and_three_wait() {
    let table = start("advanced-3p");
    let started = |seed| table.rules.start(Seed::from_number(seed), &mut Log::silent());
    let state = started(1);
    assert_eq!(state.core.next_set, 2, "the other three wait");
    let mut out: Vec<_> = state.core.secret.hands.iter().flat_map(board::CardSet::iter).collect();
    out.extend(state.core.secret.pile.iter());
    out.sort_unstable();
    assert_eq!(out, table.rules.pack.deck.set(1).collect::<Vec<_>>());
    assert_ne!(
        state.core.secret.pile.iter().collect::<Vec<_>>(),
        started(2).core.secret.pile.iter().collect::<Vec<_>>()
    );
}

#[test]
fn r_73__the_pragmatic_army_gets_no_cards_in_the_introductory_game() {
    let table = start("introductory-3p");
    assert!(table.hand("pragmatic").is_empty());
    assert_eq!(table.state.core.secret.pile.len(), 38 - 24);
}

#[test]
fn m_4_17__minima_of_the_army_sheet_bind_at_set_up() {
    let mut table = start("advanced-3p");
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=5 leopold=3 dessauer=6", "M-4.17");
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=5 leopold=4 dessauer=5", "M-4.17");
    table.play("prussia", "deploy prussia friedrich=8 schwerin=4 leopold=4 dessauer=6");
    let setup = bare("advanced-3p").pieces("friedrich@berlin=2 leopold@berlin=4").active("prussia");
    let mut later = setup.build();
    later.play("prussia", "transfer friedrich=5 leopold=1");
    assert_eq!(later.troops("leopold"), 1, "at set-up only");
}

#[test]
fn m_4_18__who_stands_in_the_off_map_box_gets_troops_too() {
    let mut table = start("advanced-3p");
    assert!(table.try_play("prussia", "deploy prussia friedrich=8 schwerin=6 leopold=8").is_err(), "he must have some");
    table.play("prussia", "deploy prussia friedrich=5 schwerin=4 leopold=6 dessauer=7");
    assert_eq!((table.place("dessauer"), table.troops("dessauer"), table.total("prussia")), ("box", 7, 22));
}

#[test]
fn me_1__the_prussian_split() {
    let mut table = start("advanced-3p");
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
    let cards = table.maria().secret.deck.iter().flatten();
    let years: Vec<u16> = cards.map(|card| table.rules.pack.politics[card.index()].year).collect();
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
    assert_ne!(table.marker("liegnitz"), "none");
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
