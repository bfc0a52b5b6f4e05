//! M-16: victory points of combats; M-11 with mixed stacks; M-23: victory.

use super::table::{Scene, Setup, bare};
use engine::event::Event;
use engine::question::About;

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

fn battle(table: &Scene, power: &str) -> u8 {
    table.maria().boxes.battle[table.power(power).index()]
}

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

/// The first retreat offered to the player of a power.
#[track_caller]
fn retreat(table: &mut Scene, power: &str) {
    let first = table.list(power).into_iter().find(|action| action.starts_with("retreat")).expect("a retreat");
    table.play(power, &first);
}

#[test]
fn me_44__a_general_with_two_troops_is_worth_one_point() {
    let mut table = combat("friedrich@landeshut=8 neipperg@trautenau=2", "prussia").build();
    table.play("austria", "concede");
    assert_eq!(table.place("neipperg"), "off");
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (1, 10));
}

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

#[test]
fn me_50__a_mixed_stack_loses_the_subordinate_power_first() {
    let mut table = bare("advanced-3p")
        .pieces("moritz@dachau=5 toerring@muenchen=2 karl@wasserburg=8 traun@wasserburg=3")
        .hand("france", "h5 d5 c5 s5")
        .hand("bavaria", "h6 d6 c6 s6")
        .active("france")
        .maria(|own| {
            own.battle.insert("france".into(), 1);
        })
        .build();
    table.play("france", "march moritz dachau-muenchen");
    table.play("france", "command moritz");
    table.play("france", "end");
    assert_eq!(plays(&table, "france"), ["c5"], "the cards of the power in command, and no others");
    table.play("france", "concede");
    let asked = table.rules.asked(&table.state, table.seat_of("austria")).map(|question| question.about);
    assert_eq!(asked, Some(About::Retreat { steps: 4 }));
    retreat(&mut table, "austria");
    assert_eq!(table.place("toerring"), "off");
    assert_eq!(table.troops("moritz"), 3);
    assert_eq!((battle(&table, "france"), pool(&table, "france")), (0, 11));
    assert_eq!((battle(&table, "austria"), pool(&table, "austria")), (1, 2));
}

/// Törring of Bavaria commands instead: his cards, the Frenchman's losses first, and the points are France's.
#[test]
fn m_16_7__points_of_a_stack_under_a_minor_power_count_for_its_major() {
    let under_bavaria = |austrians: &str| {
        let mut table = bare("advanced-3p")
            .pieces(&format!("moritz@dachau=5 toerring@muenchen=2 {austrians}"))
            .hand("france", "h5 d5 c5 s5")
            .hand("bavaria", "h6 d6 c6 s6")
            .active("france")
            .maria(|own| {
                own.battle.insert("france".into(), 1);
            })
            .build();
        table.play("france", "march moritz dachau-muenchen");
        table.play("france", "command toerring");
        table.play("france", "end");
        table
    };
    let mut lost = under_bavaria("karl@wasserburg=8 traun@wasserburg=3");
    assert_eq!(plays(&lost, "bavaria"), ["c6"]);
    lost.play("bavaria", "concede");
    retreat(&mut lost, "austria");
    assert_eq!((lost.troops("toerring"), lost.troops("moritz")), (2, 1));
    assert_eq!((battle(&lost, "france"), pool(&lost, "france")), (0, 11));
    let mut won = under_bavaria("karl@wasserburg=2");
    won.play("austria", "concede");
    assert_eq!((won.place("karl"), battle(&won, "france")), ("off", 2));
    assert_eq!(won.maria().last_winner, Some(won.seat_of("bavaria")));
}

/// The cards the player of a power may play now.
fn plays(table: &Scene, power: &str) -> Vec<String> {
    let card = |text: &String| Some(text.strip_prefix("play ")?.split('.').next()?.to_string());
    table.list(power).iter().filter_map(card).collect()
}

/// An Austrian and a Pragmatic general in one stack, the higher in command: whose he is, and whose he is not.
const COMMANDS: [(&str, &str, &str); 2] = [
    ("karl@tirlemont=4 cumberland@tirlemont=4", "austria", "pragmatic"),
    ("traun@tirlemont=4 george-ii@tirlemont=4", "pragmatic", "austria"),
];

/// Two major powers share the stack, led by two players: everything is the commander's.
fn mixed(stack: &str, french: &str) -> Scene {
    combat(&format!("{stack} {french}"), "austria")
        .hand("austria", "h5 d5 c5 s5")
        .hand("pragmatic", "h6 d6 c6 s6")
        .maria(|own| {
            own.battle.insert("austria".into(), 1);
            own.battle.insert("pragmatic".into(), 1);
        })
        .build()
}

#[test]
fn m_16_7__a_mixed_stack_wins_points_and_trump_for_the_power_in_command() {
    for (stack, commands, serves) in COMMANDS {
        let mut table = mixed(stack, "maillebois@namur=2");
        table.play("france", "concede");
        assert_eq!(table.place("maillebois"), "off");
        assert_eq!((battle(&table, commands), battle(&table, serves)), (2, 1), "{commands}");
        assert_eq!(table.maria().last_winner, Some(table.seat_of(commands)));
    }
}

#[test]
fn m_16_7__a_mixed_stack_loses_points_for_the_power_in_command() {
    for (stack, commands, serves) in COMMANDS {
        let mut table = mixed(stack, "maillebois@namur=8 noailles@namur=3");
        let lost_first = if serves == "austria" { "traun" } else { "cumberland" };
        table.play(commands, "concede");
        retreat(&mut table, "france");
        assert_eq!((battle(&table, commands), battle(&table, serves)), (0, 1), "{commands}");
        assert_eq!(table.troops(lost_first), 1);
        assert_eq!(table.maria().last_winner, Some(table.seat_of("france")));
    }
}

#[test]
fn m_11_1_20__a_mixed_stack_plays_the_cards_of_the_power_in_command() {
    for (stack, commands, serves) in COMMANDS {
        let mut table = mixed(stack, "maillebois@namur=8 noailles@namur=3");
        let card = if commands == "austria" { "d5" } else { "d6" };
        assert!(table.is_asked(commands) && !table.is_asked(serves), "{commands}");
        assert_eq!(plays(&table, commands), [card]);
        table.play(commands, &format!("play {card}"));
        assert_eq!((table.hand(commands).len(), table.hand(serves).len()), (3, 4));
    }
}

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

#[test]
fn me_20__at_zero_a_reserve_need_not_be_played_and_the_combat_is_a_tie() {
    let mut table = combat("neipperg@trautenau=2 friedrich@landeshut=2", "austria").hand("austria", "reserve").build();
    table.play("austria", "concede");
    assert_eq!((table.place("neipperg"), table.place("friedrich")), ("trautenau", "landeshut"));
    assert_eq!((table.troops("neipperg"), table.troops("friedrich")), (2, 2));
    assert_eq!(table.maria().last_winner, None);
}

/// The attacks the player of a power may choose from now, sorted.
fn attacks(table: &Scene, power: &str) -> Vec<String> {
    let mut listed: Vec<_> = table.list(power).into_iter().filter(|text| text.starts_with("attack")).collect();
    listed.sort();
    listed
}

#[test]
fn m_11_1_22__austria_fights_before_the_pragmatic_army() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=2 karl@prag=2 schwerin@jungbunzlau=2 cumberland@tirlemont=2 \
                  maillebois@namur=2";
    let mut table = combat(pieces, "austria").build();
    assert_eq!(attacks(&table, "austria"), ["attack karl schwerin", "attack neipperg friedrich"]);
    assert_eq!(attacks(&table, "pragmatic"), [""; 0]);
    table.refuse("austria", "attack cumberland maillebois", "M-11.1.22");
    table.play("austria", "attack karl schwerin");
    table.play("austria", "concede");
    let fights = |table: &Scene| table.state.core.combat.duel.map(|duel| duel.pair.attacker);
    assert_eq!(fights(&table), Some(table.piece("neipperg")), "the last of Austria's needs no choice");
    table.play("austria", "concede");
    assert_eq!(fights(&table), Some(table.piece("cumberland")));
}

#[test]
fn m_24_10__with_two_players_b_orders_all_his_attacks_freely() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=2 cumberland@tirlemont=2 maillebois@namur=2";
    let mut table = bare("advanced-2p").pieces(pieces).active("austria").phase("combat").build();
    assert_eq!(attacks(&table, "austria"), ["attack cumberland maillebois", "attack neipperg friedrich"]);
    table.play("pragmatic", "attack cumberland maillebois");
    table.play("pragmatic", "concede");
    let attacker = table.state.core.combat.duel.map(|duel| duel.pair.attacker);
    assert_eq!(attacker, Some(table.piece("neipperg")), "the Pragmatic Army has fought first");
}

/// Saxony with Austria fights among Austria's; a mixed stack in the part of the power in command.
#[test]
fn r_38__saxons_fight_with_austria_and_mixed_stacks_with_their_commander() {
    let others = "neipperg@trautenau=2 friedrich@landeshut=2 rutowski@prag=2 schwerin@jungbunzlau=2 maillebois@namur=8";
    let fixed = ["attack neipperg friedrich", "attack rutowski schwerin"];
    for (stack, commands, _) in COMMANDS {
        let setup = combat(&format!("{stack} {others}"), "austria").maria(|own| {
            own.tracks.insert("saxony".into(), 5);
        });
        let table = setup.build();
        let mut expected = fixed.to_vec();
        if commands == "austria" {
            expected.insert(0, "attack karl maillebois");
        }
        assert_eq!(attacks(&table, "austria"), expected);
    }
}

#[test]
fn m_11_1_24__attackers_come_one_after_another_and_a_retreat_ends_it() {
    let pieces = "neipperg@trautenau=8 friedrich@landeshut=5 batthyany@jauer=6";
    let mut table = combat(pieces, "austria").build();
    table.play("austria", "attack neipperg friedrich");
    table.play("prussia", "concede");
    retreat(&mut table, "austria");
    table.play("austria", "shift 0");
    assert_eq!(table.troops("friedrich"), 2);
    assert!(table.happened(|event| matches!(event, Event::CombatLapsed { .. })));
}

/// Beaten at Landeshut, Friedrich comes to stand beside Karl, who fights him only when it is Prussia's turn to attack.
#[test]
fn r_94__a_retreat_beside_another_enemy_gives_no_second_combat_in_this_phase() {
    let pieces = "neipperg@trautenau=8 friedrich@landeshut=6 karl@goerlitz=8";
    let mut table = combat(pieces, "austria").build();
    table.play("prussia", "concede");
    table.play("austria", "retreat landeshut-hirschberg-bunzlau");
    assert_eq!((table.place("friedrich"), table.troops("friedrich")), ("bunzlau", 4));
    let began = |table: &Scene| {
        let began = |event: &Event| matches!(event, Event::CombatBegan { .. });
        table.events.iter().filter(|entry| began(&entry.event)).count()
    };
    assert_eq!((began(&table), table.state.core.combat.duel), (1, None));
    let next = combat("friedrich@bunzlau=4 karl@goerlitz=8", "prussia").build();
    assert_eq!(began(&next), 1, "in a stage of his own he must");
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

#[test]
fn m_23_1__an_empty_pool_at_the_end_of_a_stage_wins() {
    let table = with_battle(&["austria"]).maria(|own| own.emperor = Some("austria".into())).build();
    assert_eq!(table.winners(), ["maria-theresa"]);
    let table = with_battle(&["austria"]).build();
    assert_eq!(pool(&table, "austria"), 1);
    assert!(table.winners().is_empty());
}

/// Frederick wins with Prussia or with the Pragmatic Army.
#[test]
fn m_23_7__the_player_wins_who_leads_the_winning_power() {
    let pragmatic = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic givet=pragmatic";
    for (power, markers, winner) in [
        ("prussia", PRUSSIAN, "frederick"),
        ("pragmatic", pragmatic, "frederick"),
        ("france", FRENCH, "louis-xv"),
        ("austria", "muenchen=austria", "maria-theresa"),
    ] {
        let table = with_battle(&[power]).markers(markers).build();
        assert!(pool(&table, power) <= 0, "{power} has {}", pool(&table, power));
        assert_eq!(table.winners(), [winner], "{power}");
    }
}

/// Austria's pool is empty in the middle of a stage and in winter; it wins when the next stage ends.
#[test]
fn r_83__an_empty_pool_wins_only_at_a_check_point() {
    let empty = |phase: &str| {
        let setup = with_battle(&["austria"]).phase(phase).maria(|own| own.emperor = Some("austria".into()));
        let table = setup.turn(3).pieces("moritz@metz=2 karl@wien=2").hand("france", "h4").build();
        assert_eq!(pool(&table, "austria"), 0, "{phase}");
        table
    };
    for phase in ["supply", "movement", "winter"] {
        let table = empty(phase);
        assert!(table.winners().is_empty() && table.is_asked("france"), "{phase}");
    }
    let mut table = empty("movement");
    table.play("france", "end");
    assert_eq!(table.winners(), ["maria-theresa"], "the end of a stage, though not of her own");
    let mut table = empty("winter");
    table.play("france", "end");
    assert!(table.winners().is_empty(), "nor when winter ends");
}

/// Peace and reduction come before the test at the end of a stage: they can take a victory away and give one.
#[test]
fn r_83__the_options_at_the_end_of_a_stage_come_before_the_test() {
    for (answer, winners) in [("accept", vec![]), ("pass", vec!["louis-xv"])] {
        let setup = with_battle(&["france"]).phase("conquest").markers(FRENCH);
        let mut table = setup.build();
        assert_eq!((pool(&table, "france"), table.winners().len()), (0, 0), "France is asked first");
        table.play("france", answer);
        assert_eq!(table.winners(), winners, "{answer}");
    }
    for (answer, winners) in [("accept", vec!["frederick"]), ("pass", vec![])] {
        // Seven in Silesia, three in Bavaria and two in battle boxes: one marker is left for the Silesia box.
        let silesia = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
        let bavaria = "amberg=prussia braunau=prussia straubing=prussia";
        let setup = with_battle(&["prussia"]).active("prussia").phase("conquest").markers(silesia).markers(bavaria);
        let mut table = setup.build();
        assert_eq!(pool(&table, "prussia"), 1);
        table.play("prussia", "accept");
        table.play("austria", answer);
        assert_eq!(table.winners(), winners, "{answer}");
    }
}

#[test]
fn m_23_2__the_pool_further_below_zero_is_better() {
    let setup = with_battle(&["austria", "prussia"]).maria(|own| own.emperor = Some("austria".into()));
    let table = setup.markers(PRUSSIAN).markers("olmuetz=prussia").build();
    assert_eq!((pool(&table, "austria"), pool(&table, "prussia")), (0, -1));
    assert_eq!(table.winners(), ["frederick"]);
}

/// The most negative pool; then Maria Theresa, Frederick, Louis; with two players B. Prussia and the Pragmatic Army
/// are one player's.
#[test]
fn r_92__who_wins_when_several_pools_are_empty_together() {
    let pragmatic = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic givet=pragmatic";
    let won = |powers: &[&str], markers: &str| {
        let setup = with_battle(powers).markers(markers).maria(|own| own.emperor = Some("austria".into()));
        setup.build().winners().into_iter().map(String::from).collect::<Vec<_>>()
    };
    let both = format!("{PRUSSIAN} {pragmatic}");
    assert_eq!(won(&["prussia", "pragmatic"], &both), ["frederick"]);
    assert_eq!(won(&["prussia", "pragmatic", "austria"], &both), ["maria-theresa"]);
    assert_eq!(won(&["pragmatic", "france"], &format!("{pragmatic} {FRENCH}")), ["frederick"]);
    assert_eq!(won(&["pragmatic", "france"], &format!("{pragmatic} {FRENCH} prag=france")), ["louis-xv"]);
    let setup = bare("advanced-2p").phase("end-of-stage").markers(FRENCH).maria(|own| {
        own.battle.extend(["austria", "france"].map(|power| (power.to_string(), 2)));
        own.emperor = Some("austria".into());
    });
    assert_eq!(setup.build().winners(), ["b"]);
}

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

fn last_winter(scores: [(&str, u8); 4]) -> Scene {
    let setup = bare("advanced-3p").turn(12).phase("winter");
    setup
        .maria(|own| own.scores = scores.into_iter().map(|(power, points)| (power.to_string(), points)).collect())
        .build()
}

#[test]
fn m_23_5__after_the_fourth_winter_the_fewest_points_win() {
    // The pools add Prussia 11, France 11, the Pragmatic Army 8, Austria 3.
    let table = last_winter([("prussia", 0), ("france", 30), ("pragmatic", 5), ("austria", 10)]);
    assert_eq!(table.winners(), ["frederick"]);
    assert_eq!(table.maria().secret.scores[table.power("austria").index()], 13);
    let table = last_winter([("prussia", 20), ("france", 0), ("pragmatic", 5), ("austria", 10)]);
    assert_eq!(table.winners(), ["louis-xv"]);
}

/// M-13.14: what one winter adds everybody can work out from the pools; only the sheet is folded away.
#[test]
fn m_13_13__what_a_winter_notes_follows_from_what_everybody_sees() {
    let setup = with_battle(&["france"]).turn(3).phase("winter").markers(FRENCH).markers("muenchen=austria");
    let setup = setup.pieces("moritz@metz=2").hand("france", "h4");
    let mut table = setup.maria(|own| own.scores = [("prussia".to_string(), 7)].into()).build();
    let pools = table.seen_by_all().boxes.pools;
    let shown = ::maria::powers::MAJORS.map(|power| i64::from(pools[power.index()]));
    assert_eq!(shown, [11, 0, 8, 2], "Prussia, France, the Pragmatic Army, Austria");
    table.play("france", "end");
    assert_eq!(table.state.core.turn, 4);
    let noted = ::maria::powers::MAJORS.map(|power| i64::from(table.maria().secret.scores[power.index()]));
    assert_eq!(noted, [7 + shown[0], shown[1], shown[2], shown[3]]);
}

/// Nobody has an empty pool: winters one to three play on, the fourth ends the game.
#[test]
fn m_23_4__the_game_ends_after_the_fourth_winter_at_the_latest() {
    for (turn, over) in [(3, false), (6, false), (9, false), (12, true)] {
        let table = bare("advanced-3p").turn(turn).phase("winter").build();
        assert_eq!(table.rules.outcome(&table.state).is_some(), over, "turn {turn}");
        assert_eq!(table.state.core.turn, if over { turn } else { turn + 1 });
    }
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
    let scores = table.maria().secret.scores;
    let of = |power: &str| scores[table.power(power).index()];
    assert_eq!((of("prussia"), of("france"), of("pragmatic"), of("austria")), (11, 11, 8, 3));
    assert!(table.winners().is_empty());
    assert_eq!(table.state.core.turn, 4);
}
