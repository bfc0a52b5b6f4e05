//! M-11.1: a combat from its first score to its end; the examples ME-16 to ME-21.

use super::table::{Scene, Setup, bare};
use ::maria::state::Phase;
use engine::event::Event;
use engine::question::About;

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

/// Neipperg, in a sector of diamonds, attacks Friedrich and Schwerin, in one of spades.
fn neipperg_attacks() -> Scene {
    combat("neipperg@trautenau=2 friedrich@landeshut=3 schwerin@landeshut=1", "austria")
        .hand("austria", "d10 d9 d7 reserve")
        .hand("prussia", "s5 s4.1 s4.2 s3")
        .build()
}

/// The score of the side with the right to play, and its power.
#[track_caller]
fn score(table: &Scene) -> (i16, String) {
    let asked = table.rules.seats().find_map(|seat| table.rules.asked(&table.state, seat));
    let asked = asked.expect("somebody has the right to play");
    let About::Duel { score, .. } = asked.about else { panic!("{asked:?}") };
    (score, table.rules.pack.power_of(asked.power).slug.clone())
}

/// How far the winner, who is asked, sends the beaten.
fn retreat(table: &Scene, winner: &str) -> Option<u8> {
    match table.rules.asked(&table.state, table.seat_of(winner))?.about {
        About::Retreat { steps } => Some(steps),
        _ => None,
    }
}

/// Plays these cards, one after another.
fn play(table: &mut Scene, cards: &[(&str, &str)]) {
    for (power, card) in cards {
        table.play(power, &format!("play {card}"));
    }
}

const TO_ZERO: [(&str, &str); 3] = [("austria", "d10"), ("prussia", "s5"), ("prussia", "s3")];

#[test]
fn me_16__neipperg_begins_at_minus_two() {
    assert_eq!(score(&neipperg_attacks()), (-2, "austria".into()));
}

#[test]
fn me_17__the_ten_of_diamonds_brings_austria_to_plus_eight() {
    let mut table = neipperg_attacks();
    play(&mut table, &TO_ZERO[..1]);
    assert!(table.happened(|event| matches!(event, Event::Played { score: 8, .. })));
    assert_eq!(score(&table), (-8, "prussia".into()));
}

#[test]
fn me_18__a_five_and_a_three_bring_prussia_to_zero() {
    let mut table = neipperg_attacks();
    play(&mut table, &TO_ZERO[..2]);
    assert_eq!(score(&table), (-3, "prussia".into()));
    play(&mut table, &TO_ZERO[2..]);
    assert_eq!(score(&table), (0, "austria".into()));
}

#[test]
fn me_19__at_zero_austria_must_play_its_diamonds() {
    let mut table = neipperg_attacks();
    play(&mut table, &TO_ZERO);
    table.refuse("austria", "concede", "M-11.1.15");
    table.play("austria", "play d7");
    assert_eq!(score(&table), (-7, "prussia".into()));
}

#[test]
fn me_21__prussia_stops_at_minus_three_and_friedrich_keeps_the_last_troop() {
    let mut table = neipperg_attacks();
    play(&mut table, &TO_ZERO);
    play(&mut table, &[("austria", "d7"), ("prussia", "s4.1")]);
    table.play("prussia", "concede");
    assert_eq!((table.place("schwerin"), table.troops("friedrich"), table.troops("neipperg")), ("off", 1, 2));
    assert_eq!(retreat(&table, "austria"), Some(3), "three cities");
}

#[test]
fn m_11_1_6__both_sides_name_their_troops_at_the_start() {
    let pieces = "neipperg@trautenau=5 batthyany@trautenau=2 friedrich@landeshut=3 schwerin@landeshut=1";
    let table = combat(pieces, "austria").build();
    let named = table.events.iter().find_map(|entry| match entry.event {
        Event::CombatBegan { attackers, defenders, .. } => Some((entry.audience, attackers, defenders)),
        _ => None,
    });
    assert_eq!(named, Some((engine::event::Audience::All, 7, 4)), "a stack names its sum");
}

#[test]
fn m_11_1_7__the_difference_of_troops_is_the_first_score() {
    for (neipperg, friedrich, first) in [(2_i16, 6_i16, (-4, "austria")), (6, 2, (-4, "prussia"))] {
        let table =
            combat(&format!("neipperg@trautenau={neipperg} friedrich@landeshut={friedrich}"), "austria").build();
        assert_eq!(score(&table), (first.0, first.1.to_string()), "the weaker side is asked");
        let duel = table.state.core.combat.duel.expect("a duel");
        assert_eq!(duel.score, neipperg - friedrich, "{neipperg} against {friedrich}");
    }
}

#[test]
fn m_11_1_8__the_negative_side_plays_one_card_and_its_value_is_added() {
    let setup = combat("neipperg@trautenau=2 friedrich@landeshut=8", "austria").hand("austria", "d2 d3");
    let mut table = setup.hand("prussia", "s9").build();
    table.refuse("prussia", "play s9", "M-11.1.10");
    table.play("austria", "play d3");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 3, score: -3, .. })), "it is announced");
    assert_eq!(score(&table), (-3, "austria".into()));
}

/// At zero, and above it.
#[test]
fn m_11_1_10__who_reaches_zero_or_more_passes_the_right() {
    for (card, left) in [("d3", -1), ("d4", 0), ("d9", -5)] {
        let setup = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria").hand("austria", card);
        let mut table = setup.build();
        table.play("austria", &format!("play {card}"));
        let next = if card == "d3" { "austria" } else { "prussia" };
        assert_eq!(score(&table), (left, next.to_string()), "{card}");
    }
}

/// Friedrich against Neipperg, who stops at once.
fn neipperg_stops(friedrich: u8, neipperg: u8) -> Scene {
    let mut table =
        combat(&format!("friedrich@landeshut={friedrich} neipperg@trautenau={neipperg}"), "prussia").build();
    table.play("austria", "concede");
    table
}

#[test]
fn m_11_1_12__the_beaten_lose_their_score_but_never_more_than_they_have() {
    for (friedrich, neipperg, lost) in [(5, 3, 2), (6, 4, 2), (8, 3, 3), (8, 1, 1)] {
        let table = neipperg_stops(friedrich, neipperg);
        assert_eq!(table.troops("neipperg"), neipperg - lost, "{friedrich} against {neipperg}");
        let told = table.events.iter().find_map(|entry| match entry.event {
            Event::Beaten { score, lost, .. } => Some((score, lost)),
            _ => None,
        });
        assert_eq!(told, Some((i16::from(neipperg) - i16::from(friedrich), lost)));
    }
}

#[test]
fn m_11_1_13__the_beaten_retreat_as_many_cities_as_they_lost_troops() {
    for (friedrich, lost) in [(5, 1), (6, 2), (7, 3)] {
        let mut table = neipperg_stops(friedrich, 4);
        assert_eq!((table.troops("neipperg"), retreat(&table, "prussia")), (4 - lost, Some(lost)));
        let way = table.list("prussia").remove(0);
        table.play("prussia", &way);
        let went = |event: &Event| if let Event::Retreated { path, .. } = event { Some(path.steps()) } else { None };
        assert_eq!(table.events.iter().find_map(|entry| went(&entry.event)), Some(lost));
    }
}

#[test]
fn m_11_1_14__the_winner_loses_nothing_and_stays() {
    let mut table = neipperg_stops(5, 3);
    let way = table.list("prussia").remove(0);
    table.play("prussia", &way);
    assert_eq!((table.troops("friedrich"), table.place("friedrich")), (5, "landeshut"));
}

#[test]
fn m_11_1_5__a_reserve_may_always_be_played_in_the_suit_needed() {
    for hand in ["reserve", "reserve d2"] {
        let setup = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria").hand("austria", hand);
        let mut table = setup.build();
        table.refuse("austria", "play reserve=s8", "M-11.1.5");
        table.play("austria", "play reserve=d8");
        assert_eq!(score(&table), (-4, "prussia".into()), "{hand}");
    }
}

/// Even at the start, and even if the card will not help.
#[test]
fn m_11_1_15__at_zero_a_card_of_the_suit_must_be_played() {
    let even = |hand: &str| {
        let setup = combat("neipperg@trautenau=2 friedrich@landeshut=2", "austria").hand("austria", hand);
        setup.build()
    };
    let mut table = even("d2");
    table.refuse("austria", "concede", "M-11.1.15");
    assert_eq!(table.list("austria"), ["play d2.1"]);
    table.play("austria", "play d2");
    even("s10 h9").play("austria", "concede");
}

#[test]
fn m_11_1_16__at_zero_a_reserve_need_not_be_played() {
    let setup = combat("neipperg@trautenau=2 friedrich@landeshut=2", "austria").hand("austria", "reserve");
    let mut table = setup.build();
    assert!(table.list("austria").iter().any(|one| one.starts_with("play reserve")), "it may be");
    table.play("austria", "concede");
    assert_eq!(table.hand("austria").len(), 1);
}

/// Without a card of the suit, or with a Reserve that is kept.
#[test]
fn m_11_1_17__who_does_not_play_at_zero_ends_the_combat_as_a_tie() {
    for hand in ["s5", "reserve"] {
        let setup = combat("neipperg@trautenau=3 friedrich@landeshut=3", "austria").hand("austria", hand);
        let mut table = setup.build();
        table.play("austria", "concede");
        assert!(table.happened(|event| matches!(event, Event::Tied { .. })), "{hand}");
        assert_eq!((table.troops("neipperg"), table.troops("friedrich")), (3, 3), "{hand}");
        assert_eq!((table.place("neipperg"), table.place("friedrich")), ("trautenau", "landeshut"), "{hand}");
    }
}

#[test]
fn m_11_1_3__the_active_player_fixes_the_order_of_his_combats() {
    let pieces = "friedrich@landeshut=5 neipperg@trautenau=5 schwerin@breslau=2 traun@strehlen=2";
    for (first, second) in [("friedrich neipperg", "schwerin"), ("schwerin traun", "friedrich")] {
        let mut table = combat(pieces, "prussia").build();
        assert_eq!(table.maria().phase, Phase::CombatOrder);
        table.refuse("austria", &format!("attack {first}"), "M-5.1");
        table.play("prussia", &format!("attack {first}"));
        table.play("prussia", "concede");
        let attacker = table.state.core.combat.duel.map(|duel| duel.pair.attacker);
        assert_eq!(attacker, Some(table.piece(second)), "the other follows");
    }
}

/// Two ties leave Friedrich where he stands: he attacks Neipperg and then Karl.
#[test]
fn m_11_1_23__a_general_next_to_several_enemies_attacks_them_all_in_turn() {
    let mut table = combat("friedrich@landeshut=2 neipperg@trautenau=2 karl@jauer=2", "prussia").build();
    table.play("prussia", "attack friedrich neipperg");
    table.play("prussia", "concede");
    table.play("prussia", "concede");
    let defenders: Vec<_> = table
        .events
        .iter()
        .filter_map(|entry| match entry.event {
            Event::CombatBegan { defender, .. } => Some(defender),
            _ => None,
        })
        .collect();
    assert_eq!(defenders, [table.piece("neipperg"), table.piece("karl")]);
}

/// The attack cannot be left out, but both sides may stop at once, whatever they hold.
#[test]
fn m_11_1_26__attack_is_compulsory_and_either_side_may_accept_defeat() {
    let fight = |neipperg: u8| {
        let setup = combat(&format!("neipperg@trautenau={neipperg} friedrich@landeshut=4"), "austria");
        setup.hand("austria", "d10").hand("prussia", "s10").build()
    };
    let mut attacker = fight(2);
    assert!(attacker.try_play("austria", "end").is_err() && attacker.try_play("austria", "pass").is_err());
    attacker.play("austria", "concede");
    assert!(attacker.happened(|event| matches!(event, Event::Beaten { score: -2, .. })));
    let mut defender = fight(7);
    defender.play("prussia", "concede");
    assert!(defender.happened(|event| matches!(event, Event::Beaten { score: -3, .. })));
    assert_eq!(defender.hand("prussia").len(), 1, "no card was played");
}

/// Rutowski, of rank 1, commands his own four and Schwerin's three; two, four and six are lost.
#[test]
fn m_11_1_21__losses_fall_first_on_the_power_without_command() {
    for (karl, schwerin, rutowski) in [(1, 1, 4), (3, 0, 3), (5, 0, 1)] {
        let pieces = format!("schwerin@landeshut=3 rutowski@landeshut=4 neipperg@trautenau=8 karl@trautenau={karl}");
        let mut table = combat(&pieces, "prussia").build();
        table.play("saxony", "concede");
        assert_eq!((table.troops("schwerin"), table.troops("rutowski")), (schwerin, rutowski), "{karl}");
    }
}

/// Friedrich fights Stair under one player: he is asked for one side and then for the other, with their own hands.
#[test]
fn md_49__who_leads_both_sides_decides_for_both() {
    let setup = combat("friedrich@ulm=3 stair@geislingen=2", "prussia").hand("prussia", "c5").hand("pragmatic", "d2");
    let mut table = setup.build();
    let frederick = table.seat_of("prussia");
    let asked = |table: &Scene| table.rules.asked(&table.state, frederick).map(|question| question.power);
    assert_eq!(asked(&table), Some(table.power("pragmatic")));
    assert!(table.list("pragmatic").contains(&"play d2.1".to_string()));
    table.play("pragmatic", "play d2");
    assert_eq!(asked(&table), Some(table.power("prussia")));
    assert!(table.list("prussia").contains(&"play c5.1".to_string()));
    table.play("prussia", "concede");
    assert_eq!(table.troops("friedrich"), 2);
}

#[test]
fn r_108__after_a_tie_the_side_whose_stage_it_is_attacks() {
    let pieces = "friedrich@landeshut=3 neipperg@trautenau=3";
    let mut table = bare("introductory-3p").pieces(pieces).active("prussia").phase("combat").build();
    assert_eq!(score(&table), (0, "prussia".into()));
    table.play("prussia", "concede");
    table.play("austria", "end");
    assert_eq!(score(&table), (0, "austria".into()), "the first right to play at zero has changed sides");
    let duel = table.state.core.combat.duel.expect("a duel");
    assert_eq!(duel.pair.attacker, table.piece("neipperg"));
}
