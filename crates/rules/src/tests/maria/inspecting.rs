//! What the inspection of a position says of fortresses and pools; who can recruit, enter and reveal what.

use super::table::bare;
use ::maria::state::Phase;
use ::maria::winter;
use board::PowerSet;
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;

#[test]
fn m_10_3_4__the_inspection_says_who_holds_and_who_protects_a_fortress() {
    let table = bare("advanced-3p").pieces("karl@prag=2 neipperg@beneschau=2").markers("linz=france").build();
    let inspection = table.inspection();
    let of = |city: &str| inspection.fortresses.iter().find(|one| one.city == table.city_id(city)).expect("a fortress");
    let prag = of("prag");
    let mut guards: Vec<_> = prag.by.iter().map(|guard| table.slug(guard.piece)).collect();
    guards.sort_unstable();
    let (austria, france) = (table.power("austria"), table.power("france"));
    assert_eq!((prag.major, prag.home, prag.protected), (true, Some(austria), true));
    assert!(guards.contains(&"karl"), "{guards:?}");
    assert_eq!((prag.control, prag.marker, prag.vote), (PowerSet::one(austria), None, Some(austria)));
    let linz = of("linz");
    assert_eq!((linz.marker, linz.control, linz.protected), (Some(france), PowerSet::one(france), false));
    assert!(linz.by.is_empty() && linz.vote.is_none());
    let others = inspection.fortresses.iter().filter(|one| one.vote.is_some()).count();
    assert_eq!(others, 9, "nine electors");
}

#[test]
fn m_16_15__the_inspection_counts_pools_of_the_major_powers_alone() {
    let table = bare("advanced-3p").build();
    let pools: Vec<_> = table.inspection().victory.iter().map(|one| (one.power, one.pool, one.winter_score)).collect();
    for (power, pool) in [("prussia", 11), ("france", 11), ("pragmatic", 8), ("austria", 3)] {
        assert!(pools.contains(&(table.power(power), Some(pool), None)), "{power}: {pools:?}");
    }
    let minor = ["saxony", "bavaria"].map(|power| table.power(power));
    assert!(pools.iter().all(|(power, pool, _)| pool.is_none() || !minor.contains(power)));
    let introductory = bare("introductory-3p").build();
    assert!(introductory.inspection().victory.iter().all(|one| one.pool.is_none()), "no pools there");
}

/// with every place taken nobody can be taken in; one troop less and somebody can.
#[test]
fn m_13_3__a_full_army_cannot_recruit() {
    let could = |troops: u8| {
        let pieces = format!("george-ii@hannover=8 cumberland@amsterdam=8 stair@breda={troops}");
        let table = bare("advanced-3p").pieces(&pieces).build();
        winter::could_recruit(table.maria_rules(), &table.state.core, table.maria(), table.power("pragmatic"))
    };
    assert!(!could(8) && could(7));
    let table = bare("advanced-3p").pieces("george-ii@hannover=8 cumberland@amsterdam=8").build();
    let pragmatic = table.power("pragmatic");
    assert!(
        winter::could_recruit(table.maria_rules(), &table.state.core, table.maria(), pragmatic),
        "Stair can come back"
    );
}

#[test]
fn m_19_1_14__no_end_of_neutrality_is_told_where_there_was_none() {
    let mut table = bare("advanced-3p").pieces("friedrich@berlin=2 moritz@metz=2").build();
    table.play("france", "end");
    assert!(table.is_asked("prussia"));
    assert!(!table.happened(|event| *event == Event::NeutralityEnds));
}

/// Neutral Prussians stay at home, whoever's the ground beyond is.
#[test]
fn m_19_4_3__neutral_pieces_do_not_enter_an_ally_of_austria() {
    let setup = bare("advanced-3p").pieces("friedrich@peitz=2 karl@wien=2").active("prussia").turn(6).maria(|own| {
        own.annexed = true;
        own.neutral_until = 7;
        own.tracks.insert("saxony".into(), 5);
    });
    let mut table = setup.build();
    assert!(!table.state.core.is_neutral(table.power("saxony")));
    table.refuse("prussia", "march friedrich peitz-guben", "M-19.4.3");
}

/// When the cards are used up a segment is held without any.
#[test]
fn m_17_1_1__no_more_political_cards_are_revealed_than_there_are() {
    let mut table =
        bare("advanced-3p").pieces("karl@wien=2 friedrich@berlin=2 moritz@metz=2").active("austria").build();
    let cards = table.rules.pack.politics.len() as u8;
    let crate::state::Title::Maria(own) = &mut table.state.title else { panic!("this is MARIA") };
    own.politics.drawn = cards;
    super::treaties::pass_to(&mut table, Phase::Hussars, "austria");
    assert_eq!(table.maria().politics.cards, [None; 2]);
}

/// Whoever fights at random plays cards, and at times stops.
#[test]
fn random_duels_are_played_and_stopped() {
    let setup =
        bare("advanced-3p").pieces("neipperg@trautenau=2 friedrich@landeshut=6").active("austria").phase("combat");
    let table = setup.hand("austria", "c5 c6 d5 d6 h5 h6 s5 s6").build();
    let action = |number| table.rules.random_action(&table.state, table.seat_of("austria"), &mut Dice::new(number));
    let stopped = (0..60).filter(|&number| action(number) == Some(Action::Concede)).count();
    assert!((1..59).contains(&stopped), "{stopped} of 60");
}

#[test]
fn inv_11__a_piece_on_the_wrong_map_is_found_out() {
    let sound = |piece: &str, city: &str| {
        let mut table = super::table::ready("advanced-3p").active("prussia").build();
        let (id, there) = (table.piece(piece), table.city_id(city));
        table.state.core.put(id, engine::state::Place::City(there));
        let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&table.state));
        std::panic::catch_unwind(judge).is_ok()
    };
    assert!(!sound("friedrich", "bruessel") && !sound("rutowski", "bruessel") && !sound("toerring", "bruessel"));
    assert!(!sound("stair", "wien"));
    assert!(sound("karl", "bruessel") && sound("moritz", "linz"), "Austrians and Frenchmen may cross");
}

/// A city holds a stack of two.
#[test]
fn m_13_8__nobody_comes_back_to_a_full_city() {
    let setup = |pieces: &str| {
        let setup =
            bare("advanced-3p").turn(3).active("austria").phase("winter").hand("prussia", "s8").hand("france", "h2");
        let mut table = setup.pieces(&format!("moritz@sens=2 {pieces}")).build();
        table.play("france", "end");
        table.try_play("prussia", "recruit prussia 1 pay s8 friedrich@berlin=1").is_ok()
    };
    assert!(setup("schwerin@berlin=1"));
    assert!(!setup("schwerin@berlin=1 leopold@berlin=1"));
}

/// M-10.1.22: whoever may not cross alone may not cross together.
#[test]
fn m_10_1_22__two_of_one_power_are_stopped_at_the_border_too() {
    let mut table = bare("advanced-3p").pieces("friedrich@ulm=2 schwerin@ulm=2").active("prussia").build();
    assert!(table.list("prussia").iter().all(|one| !one.contains("geislingen")));
    table.refuse("prussia", "march friedrich+schwerin ulm-geislingen", "M-10.1.22");
}

#[test]
fn m_4_15__who_has_one_general_is_deployed_at_once() {
    let table = super::table::ready("advanced-3p").phase("deploy").build();
    for (power, general) in [("bavaria", "toerring"), ("saxony", "rutowski")] {
        let ceiling = table.rules.ceiling[table.power(power).index()];
        assert!(ceiling > 1 && !table.is_asked(power), "{power}");
        assert_eq!(table.troops(general), ceiling, "{general} has all of them");
    }
    assert_eq!(table.maria().deployed.len(), 2);
}

/// A marker stays on its track.
#[test]
fn rp_2__no_shift_goes_beyond_the_end_of_a_track() {
    let rules = bare("advanced-3p").build().rules;
    for (at, track) in rules.pack.tracks.iter().enumerate() {
        let (at, last) = (board::TrackId(at as u8), track.boxes.len() as u8 - 1);
        assert_eq!(::maria::saxony::shifted(rules.maria(), at, last, 3), last);
        assert_eq!(::maria::saxony::shifted(rules.maria(), at, last - 1, 1), last);
        assert_eq!(::maria::saxony::shifted(rules.maria(), at, 0, -2), 0);
    }
}

/// The cards of the turns gone by are not drawn again.
#[test]
fn m_17_1_1__a_position_has_left_the_political_cards_of_earlier_turns_behind() {
    for (turn, phase, least) in [(1, "politics", 0), (5, "politics", 8), (5, "movement", 10)] {
        let table =
            bare("advanced-3p").turn(turn).phase(phase).maria(|own| own.last_winner = Some("frederick".into())).build();
        let drawn = table.maria().politics.drawn;
        assert!((least..=least + 3).contains(&drawn), "turn {turn}, {phase}: {drawn}");
    }
}

/// What is set aside is shown beside the pool.
#[test]
fn m_19_2_2__views_show_squares_pools_and_what_is_set_aside() {
    let setup = bare("advanced-3p").turn(6).active("france").maria(|own| {
        own.annexed = true;
        own.aside.insert("prussia".into(), 2);
        own.reduced = true;
        own.aside.insert("france".into(), 1);
        own.tracks.insert("saxony".into(), 3);
    });
    let table = setup.build();
    let seen = table.seen_by_all();
    assert_eq!((seen.boxes.aside_prussia, seen.boxes.aside_france), (2, 1));
    assert_eq!(seen.squares.len(), 4);
}

/// Free votes are counted on both sides.
#[test]
fn m_18_7__votes_for_both_candidates_are_counted() {
    let mut table = bare("advanced-3p").phase("end-of-turn").turn(4).maria(|own| own.election_pending = true).build();
    table.play("prussia", "vote franz=0");
    assert_eq!(table.maria().votes, [4, 2]);
    let seat = table.seat_of("prussia");
    assert!(table.happened(|event| *event == Event::Voted { seat, franz: 0, karl: 2 }));
    table.play("france", "vote franz=1");
    assert!(table.happened(|event| *event == Event::Elected { franz: 5, karl: 4 }));
}

/// What a finished game is compared by names everything that is only MARIA's.
#[test]
fn the_facts_of_a_position_name_tracks_pools_and_scores() {
    let table = bare("advanced-3p").turn(4).maria(|own| {
        own.scores.insert("prussia".into(), 7);
        own.battle.insert("france".into(), 2);
        own.hussars = vec!["prag".into()];
    });
    let table = table.build();
    let facts = table.rules.facts(&table.state);
    for line in
        ["pools prussia=11 france=9 pragmatic=8 austria=3", "battle france=2", "scores prussia=7", "hussars prag"]
    {
        assert!(facts.lines().any(|one| one.starts_with(line)), "{line} in\n{facts}");
    }
    assert!(facts.lines().any(|one| one.starts_with("tracks ") && one.contains("saxony=")), "{facts}");
}

/// M-13.12: only an enemy train makes room for who comes back.
#[test]
fn m_13_8__nobody_comes_back_where_an_enemy_general_or_an_own_train_stands() {
    let comes = |there: &str| {
        let setup =
            bare("advanced-3p").turn(3).active("austria").phase("winter").hand("prussia", "s8").hand("france", "h2");
        let mut table = setup.pieces(&format!("moritz@sens=2 schwerin@glogau=1 {there}")).build();
        table.play("france", "end");
        table.try_play("prussia", "recruit prussia 1 pay s8 friedrich@berlin=1").is_ok()
    };
    assert!(comes("") && comes("austria-t3@berlin"));
    assert!(!comes("karl@berlin=2") && !comes("prussia-t1@berlin"));
}

/// M-8.3: in the first three turns France has no choice, whatever became of the contract.
#[test]
fn m_8_4__france_decides_on_the_subsidy_only_from_turn_four() {
    let asked = |turn: u8| {
        let setup = bare("advanced-3p").turn(turn).phase("hussars").maria(|own| own.bound_subsidy = Some(0));
        let mut table = setup.build();
        table.play("austria", "end");
        table.maria().phase == Phase::Subsidy
    };
    assert!(!asked(3) && asked(4));
}

#[test]
fn md_2__nothing_but_deployment_is_offered_during_deployment() {
    let table = super::table::ready("advanced-3p").phase("deploy").build();
    for seat in table.rules.seats() {
        assert!(table.rules.legal(&table.state, seat).free.is_empty());
    }
    let table = bare("advanced-3p").pieces("friedrich@berlin=2 schwerin@berlin=2").active("prussia").build();
    assert!(!table.rules.legal(&table.state, table.seat_of("prussia")).free.is_empty());
    assert_eq!(
        table.rules.view(&table.state, None).active,
        Some(table.power("prussia")),
        "and the view says whose it is"
    );
}
