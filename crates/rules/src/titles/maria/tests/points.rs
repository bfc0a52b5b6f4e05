//! M-16: victory points of combats; M-11 with mixed stacks; M-23: victory.

use super::table::{Setup, Table, bare};

fn pool(table: &Table, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

fn battle(table: &Table, power: &str) -> u8 {
    table.maria().boxes.battle[table.power(power).index()]
}

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

/// The first retreat offered to the player of a power.
#[track_caller]
fn retreat(table: &mut Table, power: &str) {
    let first = table.list(power).into_iter().find(|action| action.starts_with("retreat")).expect("a retreat");
    table.play(power, &first);
}

/// Also: M-16.2, M-16.3, M-11.2.13, R-32.
#[test]
fn me_44__a_general_with_two_troops_is_worth_one_point() {
    let mut table = combat("friedrich@landeshut=8 neipperg@trautenau=2", "prussia").build();
    table.play("austria", "concede");
    assert_eq!(table.place("neipperg"), "off");
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (1, 10));
}

/// Also: M-16.1.
#[test]
fn me_45__five_troops_and_two_generals_are_worth_one_point() {
    let pieces = "friedrich@landeshut=8 schwerin@landeshut=2 batthyany@trautenau=3 neipperg@trautenau=2";
    let mut table = combat(pieces, "prussia").build();
    table.play("austria", "concede");
    assert_eq!((table.place("neipperg"), table.place("batthyany")), ("off", "off"));
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (1, 10));
}

#[test]
fn m_16_2__two_troops_without_a_general_lost_are_worth_nothing() {
    let mut table = combat("friedrich@landeshut=5 neipperg@trautenau=3", "prussia").build();
    table.play("austria", "concede");
    retreat(&mut table, "prussia");
    assert_eq!(table.troops("neipperg"), 1);
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (0, 11));
}

/// Also: ME-23, M-11.2.12, M-16.1, M-16.3, M-16.4, M-16.5, M-16.6, R-52.
#[test]
fn me_24__ten_austrians_without_retreat_give_bavaria_three_points_of_which_france_places_two() {
    let mut table = combat("toerring@rosenheim=8 karl@kufstein=8 traun@kufstein=2 austria-t1@schwaz", "bavaria")
        .hand("bavaria", "s3")
        .maria(|own| {
            own.battle.insert("austria".into(), 1);
        })
        .build();
    assert_eq!((pool(&table, "austria"), pool(&table, "france")), (2, 11));
    table.play("bavaria", "play s3");
    table.play("austria", "concede");
    assert_eq!((table.place("karl"), table.place("traun")), ("off", "off"));
    assert_eq!((battle(&table, "france"), pool(&table, "france")), (2, 9));
    assert_eq!((battle(&table, "austria"), pool(&table, "austria")), (0, 3));
}

/// Also: M-11.1.20, M-11.1.21, M-16.7, M-6.11, R-31, R-40.
#[test]
fn me_50__a_mixed_stack_loses_the_subordinate_power_first() {
    let mut table = bare("advanced-3p")
        .pieces("moritz@dachau=5 toerring@muenchen=2 karl@wasserburg=8 traun@wasserburg=3")
        .active("france")
        .maria(|own| {
            own.battle.insert("france".into(), 1);
        })
        .build();
    table.play("france", "march moritz dachau-muenchen");
    table.play("france", "command moritz");
    table.play("france", "end");
    table.play("france", "concede");
    retreat(&mut table, "austria");
    assert_eq!(table.place("toerring"), "off");
    assert_eq!(table.troops("moritz"), 3);
    assert_eq!((battle(&table, "france"), pool(&table, "france")), (0, 11));
    assert_eq!((battle(&table, "austria"), pool(&table, "austria")), (1, 2));
    assert_eq!(table.maria().last_winner(), Some(table.seat_of("austria")));
}

/// Also: M-11.1.26.
#[test]
fn me_22__the_attacker_may_stop_at_once() {
    let mut table = combat("neipperg@trautenau=2 friedrich@landeshut=3 schwerin@landeshut=1", "austria")
        .hand("austria", "d10 d9 d7 reserve")
        .build();
    table.play("austria", "concede");
    assert_eq!(table.place("neipperg"), "off");
    assert!(table.hand("austria").len() >= 4, "no card was spent");
    assert_eq!(battle(&table, "prussia"), 1);
}

/// Also: M-11.1.16, M-11.1.17, M-17.2.2.
#[test]
fn me_20__at_zero_a_reserve_need_not_be_played_and_the_combat_is_a_tie() {
    let mut table = combat("neipperg@trautenau=2 friedrich@landeshut=2", "austria").hand("austria", "reserve").build();
    table.play("austria", "concede");
    assert_eq!((table.place("neipperg"), table.place("friedrich")), ("trautenau", "landeshut"));
    assert_eq!((table.troops("neipperg"), table.troops("friedrich")), (2, 2));
    assert_eq!(table.maria().last_winner(), None);
}

/// Also: M-11.1.3, M-24.10, R-38.
#[test]
fn m_11_1_22__austria_fights_before_the_pragmatic_army() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=2 cumberland@tirlemont=2 maillebois@namur=2";
    let table = combat(pieces, "austria").hand("austria", "d10").hand("pragmatic", "d9").build();
    assert!(table.is_asked("austria"), "Neipperg's combat is the only one open");
    let two = bare("advanced-2p").pieces(pieces).active("austria").phase("combat").build();
    assert_eq!(two.list("austria").len(), 2, "with two players B chooses freely");
}

/// Also: M-11.1.25, R-30, R-94.
#[test]
fn m_11_1_24__attackers_come_one_after_another_and_a_retreat_ends_it() {
    let pieces = "neipperg@trautenau=8 friedrich@landeshut=5 batthyany@jauer=6";
    let mut table = combat(pieces, "austria").build();
    table.play("austria", "attack neipperg friedrich");
    table.play("prussia", "concede");
    retreat(&mut table, "austria");
    table.play("austria", "shift 0");
    assert_eq!(table.troops("friedrich"), 2);
    assert!(table.happened(|event| matches!(event, crate::event::Event::CombatLapsed { .. })));
}

fn with_battle(powers: &[&str]) -> Setup {
    let mut setup = bare("advanced-3p").phase("end-of-stage").active("france");
    for power in powers {
        let power = (*power).to_string();
        setup = setup.maria(|own| {
            own.battle.insert(power, 2);
        });
    }
    setup
}

/// Nine fortresses each: with the battle boxes (and the two of Silesia) the pool is empty.
const PRUSSIAN: &str = "prag=prussia eger=prussia pilsen=prussia budweis=prussia tabor=prussia \
                        leitmeritz=prussia koeniggraetz=prussia iglau=prussia bruenn=prussia";
const FRENCH: &str = "linz=france krems=france wien=france tournai=france ath=france mons=france \
                      ypern=france gent=france namur=france";

/// Also: M-15.2, M-16.15, M-23.7, R-83.
#[test]
fn m_23_1__an_empty_pool_at_the_end_of_a_stage_wins() {
    let table = with_battle(&["austria"]).maria(|own| own.emperor = Some("austria".into())).build();
    assert_eq!(table.winners(), ["maria-theresa"]);
    let table = with_battle(&["austria"]).build();
    assert_eq!(pool(&table, "austria"), 1);
    assert!(table.winners().is_empty());
}

/// Also.
#[test]
fn m_23_2__the_pool_further_below_zero_is_better() {
    let setup = with_battle(&["austria", "prussia"]).maria(|own| own.emperor = Some("austria".into()));
    let table = setup.markers(PRUSSIAN).markers("olmuetz=prussia").build();
    assert_eq!((pool(&table, "austria"), pool(&table, "prussia")), (0, -1));
    assert_eq!(table.winners(), ["frederick"]);
}

/// Also: R-92.
#[test]
fn m_23_3__maria_theresa_wins_every_tie_and_louis_loses_every_tie() {
    let setup = with_battle(&["austria", "prussia", "france"]).maria(|own| own.emperor = Some("austria".into()));
    assert_eq!(setup.markers(PRUSSIAN).markers(FRENCH).build().winners(), ["maria-theresa"]);
    let setup = with_battle(&["prussia", "france"]);
    assert_eq!(setup.markers(PRUSSIAN).markers(FRENCH).build().winners(), ["frederick"]);
}

#[test]
fn m_24_11__with_two_players_all_ties_go_to_b() {
    let setup = bare("advanced-2p").phase("end-of-stage").maria(|own| {
        own.battle.insert("austria".into(), 2);
        own.battle.insert("prussia".into(), 2);
        own.emperor = Some("austria".into());
    });
    assert_eq!(setup.markers(PRUSSIAN).build().winners(), ["b"]);
}

fn last_winter(scores: [(&str, u8); 4]) -> Table {
    let setup = bare("advanced-3p").turn(12).phase("winter");
    setup
        .maria(|own| own.scores = scores.into_iter().map(|(power, points)| (power.to_string(), points)).collect())
        .build()
}

/// Also: M-13.13, M-13.14, M-23.4.
#[test]
fn m_23_5__after_the_fourth_winter_the_fewest_points_win() {
    // The pools add Prussia 11, France 11, the Pragmatic Army 8, Austria 3.
    let table = last_winter([("prussia", 0), ("france", 30), ("pragmatic", 5), ("austria", 10)]);
    assert_eq!(table.winners(), ["frederick"]);
    assert_eq!(table.maria().boxes.scores[table.power("austria").index()], 13);
    let table = last_winter([("prussia", 20), ("france", 0), ("pragmatic", 5), ("austria", 10)]);
    assert_eq!(table.winners(), ["louis-xv"]);
}

#[test]
fn m_23_6__ties_of_winter_scores_go_as_ties_of_pools() {
    let table = last_winter([("prussia", 0), ("france", 0), ("pragmatic", 5), ("austria", 8)]);
    assert_eq!(table.winners(), ["maria-theresa"]);
    let table = last_winter([("prussia", 0), ("france", 0), ("pragmatic", 5), ("austria", 9)]);
    assert_eq!(table.winners(), ["frederick"]);
}

#[test]
fn m_13_13__a_winter_before_the_last_only_notes_the_pools() {
    let table = bare("advanced-3p").turn(3).phase("winter").maria(|own| own.boxed = vec!["dessauer".into()]).build();
    let scores = table.maria().boxes.scores;
    let of = |power: &str| scores[table.power(power).index()];
    assert_eq!((of("prussia"), of("france"), of("pragmatic"), of("austria")), (11, 11, 8, 3));
    assert!(table.winners().is_empty());
    assert_eq!(table.state.core.turn, 4);
}
