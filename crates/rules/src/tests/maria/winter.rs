//! M-13: winter; M-11.2: retreat; more of M-19.3 and of the Silesia-Gambit.

use super::table::{Scene, Setup, bare};
use ::maria::state::{Phase, SaxonSide};
use ::maria::winter::could_recruit;

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

fn winter(mode: &str, pieces: &str) -> Setup {
    bare(mode).turn(3).phase("winter").pieces(pieces).maria(|own| {
        if mode.starts_with("advanced") {
            own.boxed = vec!["dessauer".into()];
        }
    })
}

/// Each power recruits, brings back, both or neither; and at no other time.
#[test]
fn m_13_1__in_winter_powers_recruit_and_bring_generals_back() {
    let setup = || winter("advanced-3p", "karl@wien=3 friedrich@berlin=2").hand("austria", "h8").hand("prussia", "h4");
    let mut table = setup().build();
    table.play("prussia", "recruit prussia 1 pay h4 friedrich=1");
    table.play("austria", "recruit austria 2 pay h8 karl=1 traun@prag=1");
    assert_eq!((table.troops("friedrich"), table.troops("karl"), table.place("traun")), (3, 4, "prag"));
    let mut table = setup().build();
    table.play("prussia", "end");
    table.play("austria", "end");
    assert_eq!((table.troops("friedrich"), table.troops("karl"), table.place("traun")), (2, 3, "off"));
    let mut table = setup().phase("movement").active("prussia").build();
    assert!(table.try_play("prussia", "recruit prussia 1 pay h4 friedrich=1").is_err());
}

/// Two recruits for eleven points in one payment; the winter score is what it is without them.
#[test]
fn r_43__one_payment_for_all_recruits_and_no_effect_on_the_score() {
    let setup = || winter("advanced-3p", "karl@wien=3 traun@prag=3").hand("austria", "h6 h5").build();
    let mut table = setup();
    table.refuse("austria", "recruit austria 3 pay h6+h5 karl=3", "M-13.2");
    table.play("austria", "recruit austria 2 pay h6+h5 karl=1 traun=1");
    assert!(table.hand("austria").is_empty());
    let mut idle = setup();
    idle.play("austria", "end");
    assert_eq!(table.maria().secret.scores, idle.maria().secret.scores);
    assert_eq!(table.maria().secret.scores[table.power("austria").index()], 3);
}

#[test]
fn m_13_2__a_troop_costs_four_points() {
    let mut table = winter("advanced-3p", "karl@wien=3").hand("austria", "h6 h5").build();
    table.refuse("austria", "recruit austria 3 pay h6+h5 karl=3", "M-13.2");
    table.play("austria", "recruit austria 2 pay h6+h5 karl=2");
    assert_eq!((table.troops("karl"), table.hand("austria").len()), (5, 0));
}

#[test]
fn m_13_3__a_returning_general_needs_a_new_troop() {
    let mut table = winter("advanced-3p", "karl@wien=3").hand("austria", "h8").build();
    table.refuse("austria", "recruit austria 1 pay h8 karl=1 traun@prag=0", "M-13.3");
    table.play("austria", "recruit austria 2 pay h8 karl=1 traun@wien=1");
    assert_eq!((table.place("traun"), table.total("austria")), ("wien", 5));
}

#[test]
fn m_13_4__no_general_leads_more_than_eight() {
    let mut table = winter("advanced-3p", "karl@wien=7").hand("austria", "h8").build();
    table.refuse("austria", "recruit austria 2 pay h8 karl=2", "M-13.4");
}

/// Berlin and Magdeburg, Prussia's only ones, are held by the enemy or full.
#[test]
fn m_13_9__without_a_friendly_major_fortress_with_room_nobody_returns() {
    let offered = |pieces: &str, markers: &str| {
        let setup = winter("advanced-3p", pieces).markers(markers).hand("prussia", "h4");
        let mut table = setup.build();
        let legal = table.rules.legal(&table.state, table.seat_of("prussia"));
        let sites: usize = legal
            .forms
            .iter()
            .map(|form| match form {
                engine::question::Form::Recruit(form) => form.sites.len(),
                _ => 0,
            })
            .sum();
        (sites, table.try_play("prussia", "recruit prussia 1 pay h4 schwerin@berlin=1").is_ok())
    };
    assert_eq!(offered("friedrich@jauer=2", ""), (2, true));
    assert_eq!(offered("friedrich@jauer=2", "berlin=austria magdeburg=austria"), (0, false));
    assert_eq!(offered("friedrich@jauer=2 prussia-t1@berlin toerring@magdeburg=2", ""), (0, false));
}

#[test]
fn m_13_7__generals_return_on_friendly_major_fortresses_at_home() {
    let mut table = winter("advanced-3p", "karl@wien=3").markers("prag=prussia").hand("austria", "h8").build();
    table.refuse("austria", "recruit austria 1 pay h8 traun@linz=1", "M-13.7");
    table.refuse("austria", "recruit austria 1 pay h8 traun@prag=1", "M-13.7");
    table.play("austria", "recruit austria 1 pay h8 traun@bruenn=1");
    assert_eq!(table.place("traun"), "bruenn");
}

#[test]
fn m_13_10__no_general_returns_on_the_fortress_of_a_minor_power() {
    let mut table = winter("advanced-3p", "moritz@metz=1").hand("france", "h4").build();
    table.refuse("france", "recruit france 1 pay h4 broglie@muenchen=1", "M-13.10");
    table.play("france", "recruit france 1 pay h4 broglie@strassburg=1");
}

#[test]
fn m_13_11__without_politics_muenchen_is_open_to_french_generals_while_it_is_friendly() {
    for mode in ["introductory-3p", "introductory-2p", "schlesien-gambit"] {
        for (markers, open) in [("", true), ("muenchen=france", true), ("muenchen=austria", false)] {
            let mut table = winter(mode, "belle-isle@ansbach=1").markers(markers).hand("france", "h4").build();
            let back = table.try_play("france", "recruit france 1 pay h4 broglie@muenchen=1").is_ok();
            assert_eq!(back, open, "{mode} {markers}");
        }
    }
}

#[test]
fn r_76__in_the_gambit_muenchen_is_open_and_arenberg_is_like_any_other() {
    let mut table = winter("schlesien-gambit", "belle-isle@ansbach=1").hand("france", "h4").build();
    table.play("france", "recruit france 1 pay h4 broglie@muenchen=1");
    let mut table = winter("schlesien-gambit", "karl@wien=2").hand("austria", "h4").build();
    table.refuse("austria", "recruit austria 1 pay h4 arenberg@amsterdam=1", "M-22.2");
    let setup = bare("schlesien-gambit").pieces("arenberg@utrecht=2 pragmatic-t1@venlo").active("austria");
    assert!(setup.phase("supply").build().is_face_down("arenberg"), "nor does the Pragmatic train feed him");
}

#[test]
fn m_13_12__an_enemy_train_on_the_site_is_eliminated() {
    let mut table = winter("advanced-3p", "prussia-t1@wien").hand("austria", "h4").build();
    table.play("austria", "recruit austria 1 pay h4 traun@wien=1");
    assert_eq!((table.place("traun"), table.place("prussia-t1")), ("wien", "off"));
}

/// A beaten Neipperg before his retreat of two cities.
fn beaten(more: &str) -> Setup {
    let pieces = format!("friedrich@landeshut=5 neipperg@trautenau=3 {more}");
    bare("advanced-3p").pieces(&pieces).active("prussia").phase("combat")
}

#[test]
fn m_11_2_4__the_winner_chooses_the_path() {
    let mut table = beaten("austria-t1@hohenelbe").build();
    table.play("austria", "concede");
    table.refuse("austria", "retreat trautenau-nachod-glatz", "M-11.2.4");
    table.play("prussia", "retreat trautenau-nachod-glatz");
    assert_eq!((table.place("neipperg"), table.troops("neipperg")), ("glatz", 1));
}

#[test]
fn m_11_2_10__a_retreat_drives_hussars_off() {
    let mut table = beaten("").maria(|own| own.hussars = vec!["reichenau".into()]).build();
    table.play("austria", "concede");
    table.play("prussia", "retreat trautenau-koeniggraetz-reichenau");
    assert_eq!(table.place("neipperg"), "reichenau");
    assert_eq!(table.maria().hussars, [None, None]);
}

#[test]
fn m_16_8__a_general_lost_to_hunger_costs_a_point_and_may_move_saxony() {
    let mut table = bare("advanced-3p")
        .pieces("friedrich@wien=1!")
        .active("prussia")
        .phase("supply")
        .maria(|own| {
            own.battle.insert("prussia".into(), 1);
        })
        .build();
    assert_eq!(table.place("friedrich"), "off");
    assert_eq!((table.maria().boxes.battle[table.power("prussia").index()], pool(&table, "prussia")), (0, 11));
    table.play("austria", "shift 1");
    assert_eq!(table.maria().politics.tracks[::maria::saxony::track(table.maria_rules()).index()], 2);
}

/// What a general lost to hunger costs Austria and the Pragmatic Army, each with two markers in its battle boxes.
fn hunger_costs(mode: &str, pieces: &str) -> (u8, u8) {
    let setup = bare(mode).pieces(pieces).active("austria").phase("supply").maria(|own| {
        for power in ["austria", "pragmatic"] {
            own.battle.insert(power.into(), 2);
        }
    });
    let table = setup.build();
    let left = |power: &str| table.maria().boxes.battle[table.power(power).index()];
    for power in ["austria", "pragmatic"] {
        assert_eq!(pool(&table, power) + left(power) as i8, if power == "austria" { 3 } else { 8 }, "nobody gains");
    }
    (2 - left("austria"), 2 - left("pragmatic"))
}

/// In Champagne nobody has a train: everybody starves.
#[test]
fn m_16_8__in_a_mixed_stack_the_power_in_command_pays() {
    for mode in ["advanced-3p", "advanced-2p"] {
        let costs = |pieces: &str| hunger_costs(mode, pieces);
        assert_eq!(costs("stair@troyes=5 arenberg@troyes=1"), (0, 1), "Stair commands, Arenberg is lost");
        assert_eq!(costs("karl@troyes=5 stair@troyes=1"), (1, 0), "Karl commands, Stair is lost");
        assert_eq!(costs("karl@troyes=2! stair@troyes=5"), (1, 0), "the commander himself is lost");
        assert_eq!(costs("karl@troyes=1 stair@troyes=1"), (2, 0), "both are lost under Karl");
        assert_eq!(costs("stair@troyes=1 arenberg@troyes=1"), (0, 2), "both are lost under Stair");
        assert_eq!(costs("karl@troyes=5 stair@troyes=5"), (0, 0), "nobody is lost");
    }
}

/// alone, or with generals of his own power, each pays for himself.
#[test]
fn m_16_8__who_stands_alone_pays_for_himself() {
    let costs = |pieces: &str| hunger_costs("advanced-3p", pieces);
    assert_eq!(costs("stair@troyes=1 arenberg@sens=1"), (1, 1));
    assert_eq!(costs("karl@troyes=1 arenberg@troyes=1 stair@sens=5"), (2, 0));
    assert_eq!(costs("cumberland@troyes=1 stair@troyes=2 arenberg@sens=5"), (0, 1));
}

/// At equal ranks the general chosen commands (M-6.6).
#[test]
fn m_16_8__at_equal_ranks_the_chosen_commanders_power_pays() {
    for (chosen, costs) in [("khevenhueller", (1, 0)), ("stair", (0, 1))] {
        let setup = bare("advanced-3p").pieces("khevenhueller@troyes=7 stair@troyes=1").phase("hussars");
        let setup = setup.maria(|own| own.battle.extend(["austria", "pragmatic"].map(|power| (power.to_string(), 2))));
        let mut table = setup.build();
        let chosen = table.piece(chosen);
        table.state.core.chosen.insert(chosen);
        for power in ["austria", "france", "prussia"] {
            table.play(power, "end");
        }
        assert_eq!(table.place("stair"), "off");
        let left = |power: &str| table.maria().boxes.battle[table.power(power).index()];
        assert_eq!((2 - left("austria"), 2 - left("pragmatic")), costs);
    }
}

/// The table of 19.3 by political cards: Austria moves the marker from a box.
fn moved(card: &str, from: u8, steps: &str, pieces: &str) -> Scene {
    moved_past(card, from, steps, pieces, &[])
}

/// The same with hussars on the map.
fn moved_past(card: &str, from: u8, steps: &str, pieces: &str, hussars: &[&str]) -> Scene {
    let mut table = bare("advanced-3p")
        .phase("politics")
        .pieces(pieces)
        .hand("austria", "s5")
        .maria(|own| {
            own.political_cards = vec![card.into(), "1742-walpole".into()];
            own.boxed = vec!["dessauer".into()];
            own.last_winner = Some("frederick".into());
            own.display.insert("austria".into(), vec!["s5".into()]);
            own.tracks.insert("saxony".into(), from);
            own.hussars = hussars.iter().map(|&city| city.into()).collect();
        })
        .build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("austria", &format!("take {card}"));
    table.play("austria", &format!("execute saxony={steps}"));
    table
}

#[test]
fn m_19_3_8__saxony_leaving_austria_sends_saxons_and_austrians_home() {
    let mut table = moved("1742-dresden-opera", 5, "-1", "rutowski@zeitz=2 karl@bautzen=3");
    while table.maria().phase == Phase::Displace {
        let first = table.list("austria").into_iter().find(|action| action.starts_with("settle")).expect("a place");
        table.play("austria", &first);
    }
    assert_eq!((table.maria().saxony, table.place("rutowski")), (SaxonSide::Neutral, "freiberg"));
    assert!(table.rules.home[table.power("austria").index()].contains(table.city_id(table.place("karl"))));
    assert_eq!(table.seat_of("saxony"), table.seat_of("austria"), "Maria Theresa leads it for good");
}

/// A Saxon who goes home meets a hussar there and drives him off.
#[test]
fn m_7_6__a_hussar_makes_room_for_a_saxon_who_is_sent_home() {
    let table = moved_past("1742-dresden-opera", 5, "-1", "rutowski@zeitz=2", &["freiberg", "zittau"]);
    assert_eq!((table.maria().saxony, table.place("rutowski")), (SaxonSide::Neutral, "freiberg"));
    assert_eq!(table.maria().hussars, [None, Some(table.city_id("zittau"))]);
    table.rules.assert_sound(&table.state);
}

#[test]
fn m_19_3_12__neutral_saxons_who_join_austria_stay_where_they_are() {
    let table = moved("1743-bruehl", 4, "1", "rutowski@zeitz=2");
    assert_eq!((table.maria().saxony, table.place("rutowski")), (SaxonSide::Austrian, "zeitz"));
}

#[test]
fn m_19_3_15__dresden_takes_austrian_trains_in_when_saxony_is_an_ally() {
    let setup = |at: u8| {
        bare("advanced-3p").pieces("karl@wien=2").hand("austria", "h4").active("austria").maria(|own| {
            own.tracks.insert("saxony".into(), at);
        })
    };
    let mut table = setup(5).build();
    table.play("austria", "enter austria-t1 dresden pay h4");
    assert_eq!(table.place("austria-t1"), "dresden");
    assert!(setup(4).build().try_play("austria", "enter austria-t1 dresden pay h4").is_err());
}

/// Saxony is about to turn to Austria with these cards in hand, its general off the board.
fn saxony_turns(hand: &str) -> Scene {
    let mut table = bare("advanced-3p")
        .pieces(
            "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten austria-t3@zwettl",
        )
        .hand("saxony", hand)
        .active("austria")
        .phase("combat")
        .maria(|own| {
            own.tracks.insert("saxony".into(), 2);
            own.boxed = vec!["dessauer".into()];
        })
        .build();
    table.play("prussia", "concede");
    table.play("austria", "shift 3");
    table
}

#[test]
fn r_140__who_is_asked_for_the_return_of_the_saxon_general_does_not_hang_on_his_hand() {
    for (hand, asks) in [("h8", true), ("h2", true), ("", false)] {
        let table = saxony_turns(hand);
        assert_eq!(table.maria().phase == Phase::SaxonReturn, asks, "{hand}: how many cards there are is public");
        if asks {
            assert_eq!(table.list("austria"), ["pass"]);
            let forms = table.rules.legal(&table.state, table.seat_of("austria")).forms.len();
            assert_eq!(forms, usize::from(hand == "h8"), "{hand}: only its owner sees whether it pays");
        }
    }
}

#[test]
fn m_19_3_13__the_saxon_general_may_return_when_saxony_joins_austria() {
    let mut table = saxony_turns("h8");
    table.play("austria", "recruit saxony 2 pay h8 rutowski@dresden=2");
    assert_eq!((table.place("rutowski"), table.troops("rutowski")), ("dresden", 2));
}

#[test]
fn m_sg2_1_6__before_a_cession_nobody_fights_on_flanders() {
    let table = bare("schlesien-gambit")
        .pieces("arenberg@tirlemont=2 maillebois@namur=2")
        .active("france")
        .phase("combat")
        .build();
    assert!(table.maria().phase != Phase::Duel);
    assert_eq!((table.troops("arenberg"), table.troops("maillebois")), (2, 2));
}

#[test]
fn m_sg2_1_5__before_a_cession_moves_on_flanders_end_at_home() {
    let mut table = bare("schlesien-gambit").pieces("moritz@valenciennes=2").active("france").build();
    table.refuse("france", "march moritz valenciennes-mons", "M-SG2.1.5");
    table.play("france", "march moritz valenciennes-cambrai");
}

/// Four with the subsidy and five without, as in the advanced game, before any are put aside.
#[test]
fn m_sg2_1_7__in_the_gambit_france_draws_its_normal_income() {
    for (turn, answer, cards) in [(1, "", 4), (4, "accept", 4), (4, "pass", 5)] {
        let setup = bare("schlesien-gambit").pieces("moritz@metz=2").active("france").phase("cards").turn(turn);
        let mut table = setup.build();
        if !answer.is_empty() {
            table.play("france", answer);
        }
        assert_eq!(table.hand("france").len() + table.maria().secret.put_aside.len(), cards, "turn {turn} {answer}");
    }
}

#[test]
fn m_sg2_1_8__france_puts_two_cards_aside() {
    let table = bare("schlesien-gambit").pieces("moritz@metz=2").active("france").phase("cards").build();
    assert_eq!(
        (table.maria().secret.put_aside.len(), table.hand("france").len(), table.hand("bavaria").len()),
        (2, 2, 2)
    );
}

fn ceded(markers: &str) -> Vec<String> {
    // Prussia holds eleven, France five of Austria: P is 1, F is 4, Austria keeps nothing in Silesia.
    let mut table = bare("schlesien-gambit")
        .markers("breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia")
        .markers("bruenn=prussia olmuetz=prussia iglau=prussia koeniggraetz=prussia")
        .markers("prag=france eger=france pilsen=france budweis=france tabor=france")
        .markers(markers)
        .turn(6)
        .phase("end-of-turn")
        .build();
    table.play("austria", "accept");
    table.winners().into_iter().map(String::from).collect()
}

#[test]
fn m_sg2_2_8__frederick_needs_five_and_p_fortresses_in_france() {
    let five = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic";
    assert!(ceded(five).is_empty());
    assert_eq!(ceded(&format!("{five} givet=pragmatic")), ["frederick"]);
}

#[test]
fn m_sg2_2_9__louis_needs_five_and_f_fortresses_in_the_netherlands() {
    // Dutch fortresses do not count for the nine before the cession, so F stays 4.
    let eight = "breda=france deventer=france maastricht=france nijmegen=france s-hertogenbosch=france sluis=france \
                 venlo=france amsterdam=france";
    assert!(ceded(eight).is_empty());
    assert!(ceded(&format!("{eight} hannover=france")).is_empty(), "Hannover is not counted");
    assert_eq!(ceded(&format!("{eight} bergen-op-zoom=france")), ["louis-xv"]);
    // Three in the Austrian Netherlands do: F is 1, and with them six are enough.
    let five = "tournai=france ath=france mons=france breda=france deventer=france";
    assert!(ceded(five).is_empty());
    assert_eq!(ceded(&format!("{five} venlo=france")), ["louis-xv"]);
}

#[test]
fn m_sg2_2_10__maria_theresa_needs_eight_less_those_she_kept_in_silesia() {
    let seven = "amberg=austria braunau=austria landshut=austria straubing=austria metz=austria lille=austria \
                 verdun=austria";
    assert!(ceded(seven).is_empty());
    assert_eq!(ceded(&format!("{seven} sedan=austria")), ["maria-theresa"]);
}

/// Whether the general in Ostpreussen has one troop or eight is Frederick's secret; he is asked either way.
#[test]
fn m_5_8__nobody_is_passed_over_because_of_troops_in_a_box() {
    let mut table = winter("advanced-3p", "friedrich@berlin=8").markers("berlin=austria magdeburg=austria").build();
    for (on_map, in_box) in [(8, 2), (2, 8)] {
        let (friedrich, dessauer) = (table.piece("friedrich"), table.piece("dessauer"));
        table.state.core.secret.troops[friedrich.index()] = on_map;
        table.state.core.secret.troops[dessauer.index()] = in_box;
        let prussia = table.power("prussia");
        assert!(could_recruit(table.maria_rules(), &table.state.core, table.maria(), prussia), "{on_map} on the map");
    }
}
