//! How each seat stands towards winning, counted from the open position.

use super::table::{Scene, bare, ready};
use crate::prospects::{Aim, Alarm, Lack, Prospect};

const FRENCH: &str = "linz=france krems=france prag=france eger=france pilsen=france budweis=france tabor=france \
                      leitmeritz=france";

fn prospect(table: &Scene, seat: &str) -> Prospect {
    let view = table.rules.view(&table.state, None);
    let at = table.rules.seat_by_slug(seat).expect("a seat of the mode");
    table.rules.prospects(&view)[at.index()]
}

fn wants(table: &Scene, prospect: &Prospect, city: &str) -> bool {
    prospect.wanted.contains(table.rules.pack.city(city).expect("a city"))
}

#[test]
fn m_14_10__austria_holds_out_to_the_end_of_the_calendar() {
    for (turn, alarm) in [(1, Alarm::None), (8, Alarm::Close), (9, Alarm::Now)] {
        let table = bare("introductory-3p").turn(turn).build();
        let austria = prospect(&table, "maria-theresa");
        assert_eq!(austria.aim, Aim::Last { turn: 9 });
        assert_eq!((austria.lack, austria.alarm), (Some(Lack::Turns { number: 10 - turn }), alarm), "turn {turn}");
    }
}

#[test]
fn m_14_8__france_with_eight_of_nine_can_win_if_the_ninth_is_in_reach() {
    let mut near = bare("introductory-3p").pieces("broglie@bruenn=3").markers(FRENCH).build();
    let france = prospect(&near, "louis-xv");
    assert_eq!(france.lack, Some(Lack::Fortresses { power: near.power("france"), number: 1 }));
    assert_eq!(france.alarm, Alarm::Now);
    assert!(wants(&near, &france, "bruenn") && !wants(&near, &france, "breslau"), "Silesia does not count for France");
    near.play("france", "march broglie bruenn-wischau");
    let won = prospect(&near, "louis-xv");
    assert_eq!(
        (near.winners(), won.lack.map(|lack| lack.number()), won.alarm),
        (vec!["louis-xv"], Some(0), Alarm::None)
    );
    let far = bare("introductory-3p").pieces("broglie@ulm=3").markers(FRENCH).build();
    assert_eq!(prospect(&far, "louis-xv").alarm, Alarm::Close);
    let over = bare("introductory-3p").active("austria").pieces("broglie@bruenn=3 karl@raab=3").markers(FRENCH).build();
    assert_eq!(prospect(&over, "louis-xv").alarm, Alarm::Close, "the French stage is over");
}

#[test]
fn m_9_10__a_face_down_general_threatens_nothing() {
    let table = bare("introductory-3p").pieces("broglie@bruenn=3!").markers(FRENCH).build();
    assert_eq!(prospect(&table, "louis-xv").alarm, Alarm::Close);
}

#[test]
fn m_24_2__with_two_players_both_goals_are_needed() {
    let table = bare("introductory-2p").turn(2).markers(FRENCH).build();
    let [france, prussia] = ["france", "prussia"].map(|power| table.power(power));
    let side = prospect(&table, "a");
    assert_eq!(side.aim, Aim::Both { powers: [(france, 9), (prussia, 12)] });
    assert_eq!(side.lack, Some(Lack::Both { powers: [(france, 1), (prussia, 10)] }));
    assert_eq!(side.alarm, Alarm::None, "eleven are missing, for two markers lie there from the start");
    let other = prospect(&table, "b");
    assert_eq!(other.aim, Aim::KeepBoth { powers: [france, prussia], turn: 9 });
    assert_eq!(other.lack, Some(Lack::Turns { number: 8 }));
}

/// M-24.4: once one goal is reached only a draw is left, and nothing can be counted down.
#[test]
fn m_24_4__with_one_goal_reached_b_counts_nothing() {
    let table = bare("introductory-2p").turn(9).markers(&format!("{FRENCH} wien=france")).build();
    assert_eq!(prospect(&table, "b").lack, None);
    assert_eq!(prospect(&table, "b").alarm, Alarm::None);
}

#[test]
fn m_15_2__in_the_advanced_game_the_markers_in_the_pool_count() {
    let table = ready("advanced-3p").build();
    let pools = &table.maria().boxes.pools;
    let frederick = prospect(&table, "frederick");
    let [prussia, pragmatic] = ["prussia", "pragmatic"].map(|power| table.power(power));
    let (power, number) = [prussia, pragmatic]
        .map(|power| (power, pools[power.index()] as u8))
        .into_iter()
        .min_by_key(|one| one.1)
        .unwrap();
    assert_eq!(frederick.lack, Some(Lack::Markers { power, number }));
    assert!(matches!(frederick.aim, Aim::Markers { turn: 12, .. }));
    let austria = prospect(&table, "maria-theresa");
    assert!(!austria.guards.is_empty() && !austria.wanted.is_empty());
}

/// what the winters have brought is on a folded sheet, so it changes nothing here.
#[test]
fn r_131__winter_scores_are_not_told_by_a_prospect() {
    let with = |points: u8| {
        let table = ready("advanced-3p").maria(|own| own.scores = [("france".into(), points)].into()).build();
        table.rules.prospects(&table.rules.view(&table.state, None))
    };
    assert_eq!(with(1), with(20));
}

#[test]
fn m_sg2_2_12__after_a_cession_france_needs_fortresses_or_the_last_turn() {
    let setup = bare("schlesien-gambit").turn(15).maria(|own| own.ceded = Some([0, 0, 0]));
    let table = setup.build();
    let france = prospect(&table, "louis-xv");
    assert!(matches!(france.aim, Aim::FortressesOrLast { turn: 15, .. }));
    assert_eq!((france.lack, france.alarm), (Some(Lack::Turns { number: 1 }), Alarm::Now));
    assert!(matches!(prospect(&table, "frederick").aim, Aim::Fortresses { number: 5, .. }));
    assert!(matches!(prospect(&table, "maria-theresa").aim, Aim::Fortresses { number: 8, .. }));
    let before = ready("schlesien-gambit").build();
    assert_eq!(prospect(&before, "maria-theresa").aim, Aim::Last { turn: 9 });
    assert!(matches!(prospect(&before, "frederick").aim, Aim::Fortresses { number: 12, .. }));
}

#[test]
fn m_14_1__fortresses_of_a_map_that_is_not_in_use_do_not_count() {
    let counts = |mode: &str, city: &str| {
        let table = ready(mode).build();
        table.rules.counting_cities().contains(table.rules.pack.city(city).expect("a city"))
    };
    assert!(counts("introductory-3p", "prag") && !counts("introductory-3p", "namur"));
    assert!(counts("advanced-3p", "namur"));
}

/// Arenberg has troops and takes no part; he is proposed what he must have.
#[test]
fn r_74__a_proposed_deployment_favours_who_takes_part() {
    let pack = board::standard("maria").expect("the standard pack");
    let rules = crate::ruleset::Ruleset::new(pack, "introductory-3p", engine::ruleset::Options::default()).unwrap();
    let state = rules.start(engine::chance::Seed::from_number(1), &mut engine::event::Log::new());
    let seat = rules.seat_by_slug("maria-theresa").expect("a seat");
    let form = rules.legal(&state, seat).forms.into_iter().next().expect("a deployment");
    assert_eq!(rules.check(&state, seat, &form.example()), Ok(()));
    let text = engine::text::write(&rules, &form.example());
    assert!(text.contains("arenberg=4"), "{text}");
    let of = |general: &str| {
        let found = text.split_whitespace().find_map(|word| word.strip_prefix(&format!("{general}=")));
        found.and_then(|number| number.parse::<u8>().ok()).expect("a general of Austria")
    };
    assert!(of("neipperg") > of("traun"), "he stands nearer to the Prussians: {text}");
}

#[test]
fn m_13_4__no_more_recruits_are_named_than_find_room() {
    let hand = "s10.1 s9.1 h10.1 h9.1 c10.1 c9.1 d10.1 d9.1";
    let setup = bare("introductory-3p").turn(3).phase("winter").pieces("belle-isle@linz=6 broglie@ulm=7");
    let table = setup.hand("france", hand).build();
    let legal = table.rules.legal(&table.state, table.seat_of("france"));
    let Some(engine::question::Form::Recruit(form)) = legal.forms.first() else { panic!("France recruits") };
    assert!(form.most_armies > 3, "the purse allows more");
    assert_eq!(
        form.most_that_fit(&table.rules),
        3 + 8 * u8::from(!form.sites.is_empty()) * form.generals_off.len() as u8
    );
}
