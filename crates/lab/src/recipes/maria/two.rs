//! Kept games for two players.

use rules::Seat;
use rules::titles::maria::{AUSTRIA, FRANCE, PRUSSIA};

use super::{
    EAST, ENEMIES_OF_VIENNA, INTRO_2, Row, TWO, TWO_POLITICAL, austria_wins, france_and_karl_with, france_in_bohemia,
    france_in_winter, france_repelled, france_takes_bohemia, france_wins, leave, only, pragmatic_in_winter,
    pragmatic_wins, prussia_in_winter, prussia_wins, random, storm,
};
use crate::script::{Cast, Script};

/// The introductory game.
pub(super) fn introductory() -> Vec<Row> {
    let both = only(&[(FRANCE, france_in_bohemia()), (PRUSSIA, storm(EAST)), (AUSTRIA, leave(EAST))]);
    let resigned = |seat| Cast { resigns: Some((seat, 2)), ..random() };
    vec![
        (
            "intro-two-a",
            INTRO_2,
            "Two players: France and Prussia both take what they need, side A wins.",
            &["introductory-2p: fortresses france+prussia"],
            both,
            100,
        ),
        (
            "intro-two-draw",
            INTRO_2,
            "Two players: only Prussia takes what it needs, a draw.",
            &["introductory-2p: draw france+austria", "introductory-2p: draw by prussia"],
            prussia_wins(),
            50,
        ),
        (
            "intro-two-draw-france",
            INTRO_2,
            "Two players: only France takes what it needs, a draw.",
            &["introductory-2p: draw france+austria", "introductory-2p: draw by france"],
            france_takes_bohemia(),
            50,
        ),
        (
            "intro-two-b",
            INTRO_2,
            "Two players: neither takes what it needs, side B wins.",
            &["introductory-2p: endurance austria"],
            random(),
            20,
        ),
        (
            "intro-two-resignation",
            INTRO_2,
            "Two players: side A resigns.",
            &["introductory-2p: resignation austria"],
            resigned(Seat(0)),
            10,
        ),
        (
            "intro-two-resignation-b",
            INTRO_2,
            "Two players: side B resigns.",
            &["introductory-2p: resignation france+bavaria+prussia+saxony"],
            resigned(Seat(1)),
            10,
        ),
    ]
}

/// An empty pool, or one player resigns.
pub(super) fn pools() -> Vec<Row> {
    let resigned = Cast { resigns: Some((Seat(1), 2)), ..random() };
    vec![
        (
            "two-prussia",
            TWO,
            "Two players: Prussia's pool is empty, side A wins.",
            &["advanced-2p: pool-empty prussia"],
            prussia_wins(),
            50,
        ),
        (
            "two-france",
            TWO,
            "Two players: the French pool is empty, side A wins.",
            &["advanced-2p: pool-empty france"],
            france_wins(),
            100,
        ),
        (
            "two-pragmatic",
            TWO,
            "Two players: the pool of the Pragmatic Army is empty, side B wins.",
            &["advanced-2p: pool-empty pragmatic"],
            pragmatic_wins(),
            200,
        ),
        (
            "two-austria",
            TWO,
            "Two players: Austria's pool is empty, side B wins.",
            &["advanced-2p: pool-empty austria"],
            austria_wins(storm(ENEMIES_OF_VIENNA), Script::Idle),
            200,
        ),
        (
            "two-winter-a",
            TWO,
            "Two players: the fewest points in winter for side A.",
            &["advanced-2p: winter-scores france"],
            france_in_winter(),
            400,
        ),
        (
            "two-winter-b",
            TWO_POLITICAL,
            "Two players, the political option: the fewest points in winter for side B.",
            &["advanced-2p political: winter-scores austria"],
            random(),
            50,
        ),
        (
            "two-political-a",
            TWO_POLITICAL,
            "Two players, the political option: the French pool is empty, side A wins.",
            &["advanced-2p political: pool-empty france"],
            france_wins(),
            100,
        ),
        (
            "two-resignation",
            TWO,
            "Two players: side B resigns.",
            &["advanced-2p: resignation france+bavaria+prussia+saxony"],
            resigned,
            10,
        ),
    ]
}

/// The fewest points in winter, and the ends that are left.
pub(super) fn winters() -> Vec<Row> {
    let resigned = Cast { resigns: Some((Seat(0), 2)), ..random() };
    vec![
        (
            "two-winter-prussia",
            TWO,
            "Two players: the fewest points in winter for Prussia, side A wins.",
            &["advanced-2p: winter-scores prussia"],
            prussia_in_winter(),
            300,
        ),
        (
            "two-winter-pragmatic",
            TWO,
            "Two players: the fewest points in winter for the Pragmatic Army, side B wins.",
            &["advanced-2p: winter-scores pragmatic"],
            pragmatic_in_winter(),
            400,
        ),
        (
            "two-winter-austria",
            TWO,
            "Two players: the fewest points in winter for Austria, side B wins.",
            &["advanced-2p: winter-scores austria"],
            random(),
            50,
        ),
        (
            "two-political-b",
            TWO_POLITICAL,
            "Two players, the political option: Austria's pool is empty, side B wins.",
            &["advanced-2p political: pool-empty austria"],
            austria_wins(storm(ENEMIES_OF_VIENNA), Script::Idle),
            200,
        ),
        (
            "two-political-winter",
            TWO_POLITICAL,
            "Two players, the political option: the fewest points in winter for side A.",
            &["advanced-2p political: winter-scores france"],
            france_in_winter(),
            1000,
        ),
        (
            "two-resignation-a",
            TWO,
            "Two players: side A resigns.",
            &["advanced-2p: resignation pragmatic+austria"],
            resigned,
            10,
        ),
        (
            "two-pool-tie",
            TWO,
            "Two players: the pools of Austria and France are empty in one stage, the tie goes to side B.",
            &["advanced-2p: pool-empty austria", "advanced-2p: tie of pools france+austria"],
            france_repelled(),
            3000,
        ),
        (
            "two-winter-tie",
            TWO,
            "Two players: as few points in winter for Austria and France, the tie goes to side B.",
            &["advanced-2p: winter-scores austria", "advanced-2p: tie of winter scores france+austria"],
            france_and_karl_with(8),
            200,
        ),
    ]
}
