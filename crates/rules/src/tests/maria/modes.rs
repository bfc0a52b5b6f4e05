//! What the modes leave out and add: M-14, M-15, M-22, M-24, the Silesia-Gambit.

use board::{CityId, PieceId};

use super::table::{Scene, Setup, bare, names, ready};
use crate::ruleset::Ruleset;
use ::maria::state::Phase;
use ::maria::supply::{Fed, judge};
use ::maria::{goals, subsidy};
use engine::event::Event;
use engine::ruleset::Options;

fn income(table: &Scene, power: &str) -> u8 {
    subsidy::base_income(table.maria_rules(), &table.state.core, table.maria(), table.power(power))
}

fn seat(table: &Scene, power: &str) -> String {
    table.rules.mode.seats[table.seat_of(power).index()].slug.clone()
}

fn fed(table: &Scene, general: &str) -> Fed {
    judge(table.maria_rules(), &table.state.core, table.maria(), table.piece(general))
}

/// No piece stands on that map, no road leads to it, and who starts there is not in play.
#[test]
fn m_14_1__flanders_is_not_used_in_the_introductory_game() {
    for mode in ["introductory-3p", "introductory-2p"] {
        let table = ready(mode).build();
        let flanders = table.maria_rules().lands.flanders;
        for at in 0..table.rules.pack.pieces.len() as u8 {
            let city = table.state.core.city(PieceId(at));
            assert!(city.is_none_or(|city| !flanders.contains(city)), "{mode} {at}");
        }
        for piece in ["moritz", "maillebois", "noailles", "arenberg", "stair", "austria-t1", "france-t1"] {
            assert!(!table.rules.in_play.contains(table.piece(piece)), "{mode} {piece}");
        }
        let mut table = bare(mode).pieces("broglie@ulm=3").build();
        table.refuse("france", "march broglie ulm-geislingen", "M-14.1");
    }
}

#[test]
fn m_14_2__pieces_in_boxes_take_no_part() {
    let table = ready("introductory-3p").active("prussia").build();
    for piece in ["dessauer", "prussia-t2"] {
        let id = table.piece(piece);
        assert!(!table.rules.in_play.contains(id) && table.state.core.city(id).is_none(), "{piece}");
    }
    assert!(table.state.core.city(table.piece("friedrich")).is_some());
}

/// No stage, no piece, nothing to do.
#[test]
fn m_14_5__the_pragmatic_army_does_not_take_part() {
    let mut table = ready("introductory-3p").phase("hussars").build();
    let pragmatic = table.power("pragmatic");
    assert!(!table.rules.order.contains(&pragmatic) && !table.state.core.is_present(pragmatic));
    assert!(table.state.core.on_board(table.rules.generals_of(pragmatic)).is_empty());
    for power in ["austria", "france", "prussia"] {
        table.play(power, "end");
    }
    assert!(table.is_asked("austria"));
    let acted = |event: &Event| matches!(event, Event::StageBegan { powers } if powers.contains(&pragmatic));
    assert!(!table.happened(acted));
}

#[test]
fn m_14_6__the_pragmatic_army_has_no_income_in_the_introductory_game() {
    for mode in ["introductory-3p", "introductory-2p"] {
        let table = bare(mode).active("austria").phase("cards").build();
        assert_eq!((income(&table, "pragmatic"), table.hand("pragmatic").len()), (0, 0), "{mode}");
        assert_eq!(table.hand("austria").len(), 5, "{mode}");
    }
    assert_eq!(income(&bare("advanced-3p").build(), "pragmatic"), 3);
}

#[test]
fn m_14_3__incomes_of_the_introductory_game() {
    for mode in ["introductory-3p", "introductory-2p"] {
        let table = bare(mode).build();
        let incomes = ["prussia", "saxony", "bavaria", "austria", "france", "pragmatic"].map(|one| income(&table, one));
        assert_eq!(incomes, [3, 1, 1, 5, 3, 0], "{mode}: France two fewer, the Pragmatic Army none");
    }
}

/// Nine turns without politics, pools, points, election or scores.
#[test]
fn m_14_11__the_advanced_rules_are_off() {
    let setup = bare("introductory-3p").pieces("friedrich@landeshut=8 neipperg@trautenau=3").active("prussia");
    let mut table = setup.phase("combat").build();
    table.play("austria", "concede");
    let own = table.maria();
    assert_eq!(own.boxes.battle, [0; board::limits::POWERS], "no victory points");
    assert!(!table.happened(|event| matches!(event, Event::PointsWon { .. } | Event::PointsLost { .. })));
    let table = bare("introductory-3p").turn(3).phase("winter").build();
    assert!(!table.happened(|event| matches!(event, Event::WinterNoted | Event::PoliticalCard { .. })));
    assert_eq!((table.maria().phase, table.state.core.turn), (Phase::Hussars, 4), "no politics");
    let all = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let table = bare("introductory-3p").markers(all).active("prussia").phase("conquest").build();
    assert_ne!(table.maria().phase, Phase::PeaceOffer, "no annexation");
}

#[test]
fn m_15_1__both_maps_are_in_use() {
    let pieces = "broglie@ulm=2 moritz@valenciennes=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("france").build();
    table.play("france", "march broglie ulm-geislingen");
    table.play("france", "march moritz valenciennes-cambrai");
    let cities = (0..table.rules.pack.cities.len() as u16).map(CityId);
    let flemish = cities.filter(|&city| table.maria_rules().lands.flanders.contains(city)).count();
    assert!(flemish > 100);
}

/// He commands by rank, pays with Austria's cards, wins for Austria, returns at home and starves elsewhere.
#[test]
fn m_22_3__in_all_else_arenberg_is_an_ordinary_austrian_general() {
    let setup = bare("advanced-3p").pieces("arenberg@tirlemont=8 maillebois@namur=2").hand("austria", "d5");
    let mut table = setup.hand("pragmatic", "d6").active("austria").phase("combat").build();
    table.play("france", "concede");
    let battle = |power: &str| table.maria().boxes.battle[table.power(power).index()];
    assert_eq!((battle("austria"), battle("pragmatic")), (1, 0));
    assert_eq!(table.maria().last_winner, Some(table.seat_of("austria")));
    let table = bare("advanced-3p").pieces("arenberg@hannover=2").build();
    assert_eq!(fed(&table, "arenberg"), Fed::Hungry, "Hannover does not feed him");
    let mut table = bare("advanced-3p").pieces("arenberg@ulm=2").active("austria").build();
    table.play("austria", "march arenberg ulm-geislingen");
    assert_eq!(table.place("arenberg"), "geislingen", "he crosses the border like any Austrian");
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@wien=2").hand("austria", "h4");
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into()]).build();
    table.play("austria", "recruit austria 1 pay h4 arenberg@prag=1");
    assert_eq!(table.place("arenberg"), "prag");
}

#[test]
fn m_22_1__arenberg_lives_off_the_netherlands_and_the_pragmatic_train() {
    let table = bare("advanced-3p").pieces("arenberg@utrecht=2 karl@breda=2").build();
    assert_eq!((fed(&table, "arenberg"), fed(&table, "karl")), (Fed::Free, Fed::Hungry), "Karl is no Arenberg");
    let table = bare("advanced-3p").pieces("arenberg@hannover=2").build();
    assert_eq!(fed(&table, "arenberg"), Fed::Hungry, "Hannover is not the Netherlands");
    let table = bare("advanced-3p").pieces("arenberg@wesel=2 neipperg@juelich=2 pragmatic-t1@venlo").build();
    assert_eq!((fed(&table, "arenberg"), fed(&table, "neipperg")), (Fed::Free, Fed::Hungry));
    let table = bare("schlesien-gambit").pieces("arenberg@utrecht=2 pragmatic-t1@venlo").build();
    assert_eq!(fed(&table, "arenberg"), Fed::Hungry, "rule 22 is off in the gambit");
}

#[test]
fn m_22_2__arenberg_may_return_on_a_dutch_major_fortress() {
    let winter = |mode: &str| bare(mode).turn(3).phase("winter").pieces("karl@wien=2").hand("austria", "h4 h5");
    let boxed = |setup: Setup| setup.maria(|own| own.boxed = vec!["dessauer".into()]);
    for city in ["amsterdam", "bergen-op-zoom"] {
        let mut table = boxed(winter("advanced-3p")).build();
        table.refuse("austria", &format!("recruit austria 1 pay h4 traun@{city}=1"), "M-22.2");
        table.play("austria", &format!("recruit austria 1 pay h4 arenberg@{city}=1"));
        assert_eq!(table.place("arenberg"), city);
    }
    let mut table = boxed(winter("advanced-3p")).build();
    table.refuse("austria", "recruit austria 1 pay h4 arenberg@hannover=1", "M-13.7");
    let mut table = winter("schlesien-gambit").build();
    table.refuse("austria", "recruit austria 1 pay h4 arenberg@amsterdam=1", "M-22.2");
}

#[test]
fn m_24_1__with_two_players_b_leads_austria_alone_in_the_introductory_game() {
    let table = bare("introductory-2p").build();
    for power in ["france", "prussia", "saxony", "bavaria"] {
        assert_eq!(seat(&table, power), "a", "{power}");
    }
    assert_eq!(seat(&table, "austria"), "b");
}

#[test]
fn m_24_5__with_two_players_b_leads_austria_and_the_pragmatic_army() {
    let table = bare("advanced-2p").build();
    for power in ["france", "prussia", "saxony", "bavaria"] {
        assert_eq!(seat(&table, power), "a", "{power}");
    }
    assert_eq!((seat(&table, "austria"), seat(&table, "pragmatic")), ("b".into(), "b".into()));
    let defected = bare("advanced-2p").maria(|own| {
        own.tracks.insert("saxony".into(), 5);
    });
    assert_eq!(seat(&defected.build(), "saxony"), "b");
}

#[test]
fn m_24_9__austria_must_agree_to_the_shift_with_two_players_too() {
    for boxes in [0, 1] {
        let setup = bare("advanced-2p").pieces("karl@wels=8 broglie@linz=2").active("austria").phase("combat");
        let mut table = setup.build();
        table.play("france", "concede");
        assert!(table.is_asked("austria"));
        table.play("austria", &format!("shift {boxes}"));
        assert_eq!(table.maria().politics.tracks[0], 1 + boxes);
    }
}

fn gambit(pieces: &str, active: &str) -> Setup {
    bare("schlesien-gambit").pieces(pieces).active(active)
}

#[test]
fn m_sg2_1_1__the_gambit_knows_no_politics_no_contracts_and_no_arenberg_rule() {
    let mut table = gambit("arenberg@utrecht=2 pragmatic-t1@venlo", "france").build();
    table.refuse("france", "subsidize france bavaria 2", "M-SG2.1.1");
    assert_eq!(fed(&table, "arenberg"), Fed::Hungry);
    let table = bare("schlesien-gambit").turn(3).phase("winter").build();
    assert_eq!(table.maria().phase, Phase::Hussars);
    assert!(!table.happened(|event| matches!(event, Event::WinterNoted | Event::PoliticalCard { .. })));
}

/// No battle box fills, no box of three electors, no imperial election.
#[test]
fn m_sg2_1_10__victory_boxes_and_electoral_college_are_not_used() {
    let mut table = gambit("friedrich@landeshut=8 neipperg@trautenau=3", "prussia").phase("combat").build();
    table.play("austria", "concede");
    assert_eq!(table.maria().boxes.battle, [0; board::limits::POWERS]);
    let four = "koeln=france mannheim=france mainz=france trier=france";
    let table = bare("schlesien-gambit").markers(four).active("france").phase("conquest").build();
    assert_eq!(table.maria().boxes.electors, None, "nobody marks three electors");
    let table = bare("schlesien-gambit").turn(4).phase("end-of-turn").build();
    assert!(!table.happened(|event| matches!(event, Event::Voted { .. } | Event::Elected { .. })));
    assert_eq!((table.state.core.turn, table.maria().boxes.emperor), (5, None));
}

#[test]
fn m_sg2_1_3__dessauer_and_the_second_prussian_train_are_not_used() {
    let mut table = ready("schlesien-gambit").active("prussia").hand("prussia", "h5").build();
    for piece in ["dessauer", "prussia-t2"] {
        assert!(!table.rules.in_play.contains(table.piece(piece)), "{piece}");
    }
    assert!(table.try_play("prussia", "enter prussia-t2 berlin pay h5").is_err());
    assert!(table.list("prussia").iter().all(|one| !one.contains("dessauer") && !one.contains("prussia-t2")));
}

#[test]
fn m_sg2_1_2__all_pieces_play_but_dessauer_and_the_second_prussian_train() {
    let table = ready("schlesien-gambit").build();
    let pack = table.rules.pack;
    let absent: Vec<&str> = (0..pack.pieces.len() as u8)
        .map(PieceId)
        .filter(|&piece| !table.rules.hussars.contains(piece) && table.state.core.city(piece).is_none())
        .map(|piece| pack.piece_of(piece).slug.as_str())
        .collect();
    assert_eq!(absent, ["dessauer", "prussia-t2"]);
    assert_eq!(table.place("moritz"), "sens");
    assert_eq!(table.place("pragmatic-t1"), "eindhoven");
}

#[test]
fn m_sg2_1_4__before_a_cession_nobody_leaves_flanders() {
    let mut table = gambit("broglie@biberach=2 austria-t1@geislingen", "france").build();
    table.refuse("france", "march broglie biberach-memmingen", "M-SG2.1.4");
    let mut table = gambit("broglie@biberach=2 austria-t1@geislingen", "austria").build();
    table.refuse("austria", "march austria-t1 geislingen-ulm", "M-SG2.1.4");
}

#[test]
fn r_78__before_a_cession_pieces_may_enter_flanders_but_not_stop_or_fight_on_the_way() {
    let mut table = gambit("belle-isle@ulm=2 broglie@biberach=2", "france").build();
    table.refuse("france", "march broglie biberach-memmingen", "M-SG2.1.4");
    // Into Flanders is not forbidden, but the march must end at home or with an ally, and there is no way that far.
    table.refuse("france", "march belle-isle ulm-geislingen-stuttgart", "M-SG2.1.5");
    let orders = ::maria::march::orders(
        table.maria_rules(),
        &table.state.core,
        table.maria(),
        board::PieceSet::one(table.piece("belle-isle")),
    );
    assert!(!orders.closed.contains(table.city_id("geislingen")));
    let table = gambit("broglie@ulm=2 karl@geislingen=2", "france").phase("combat").build();
    assert_ne!(table.maria().phase, Phase::Duel);
}

/// Silesia ceded is Prussia, without markers; a conquest on the way home counts; the Pragmatic Army spends its cards;
/// nobody sees what France puts aside.
#[test]
fn r_75__silesia_flanders_pragmatic_cards_and_cards_put_aside() {
    let mut table = bare("schlesien-gambit").pieces("karl@wien=2").turn(6).phase("end-of-turn").build();
    table.play("austria", "accept");
    for site in table.rules.pack.sites.iter().filter(|site| table.maria_rules().lands.silesia.contains(site.city)) {
        let city = &table.rules.pack.city_of(site.city).slug;
        assert_eq!(table.marker(city), "none", "{city}");
        assert!(!::maria::lands::is_live(table.maria_rules(), table.maria(), table.site(city)), "an ordinary city");
    }
    let mut table = gambit("moritz@valenciennes=2", "france").build();
    table.play("france", "march moritz valenciennes-tournai-lille");
    assert_eq!((table.marker("tournai"), table.place("moritz")), ("france", "lille"));
    let setup = bare("schlesien-gambit").turn(3).phase("winter").pieces("stair@breda=2").hand("pragmatic", "h4");
    let mut table = setup.build();
    table.play("pragmatic", "recruit pragmatic 1 pay h4 stair=1");
    assert_eq!(table.troops("stair"), 3);
    let table = gambit("moritz@metz=2", "france").phase("cards").build();
    assert_eq!(table.maria().secret.put_aside.len(), 2);
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    for card in table.maria().secret.put_aside.iter() {
        assert!(!names(&view, card), "not even France");
    }
}

#[test]
fn m_sg2_1_9__the_pragmatic_army_draws_three_and_may_spend_them() {
    let mut table = gambit("stair@breda=2", "austria").hand("pragmatic", "h4").phase("cards").build();
    assert_eq!(table.hand("pragmatic").len(), 1 + 3);
    table.play("pragmatic", "enter pragmatic-t1 amsterdam pay h4");
    assert_eq!(table.place("pragmatic-t1"), "amsterdam");
}

#[test]
fn m_sg2_1_11__electors_block_force_marches_of_the_side_that_lacks_them() {
    let table = gambit("noailles@metz=2 stair@breda=2", "france").build();
    let closed = |power: &str| {
        let power = table.power(power);
        ::maria::march::closed_to_force(table.maria_rules(), &table.state.core, table.maria(), power)
    };
    let (mainz, koeln) = (table.city_id("mainz"), table.city_id("koeln"));
    assert!(closed("france").contains(mainz) && !closed("france").contains(koeln));
    assert!(closed("pragmatic").contains(koeln));
    let nine = "koeln=france mannheim=france mainz=france trier=france prag=france eger=france pilsen=france \
                budweis=france tabor=france";
    let table = bare("schlesien-gambit").markers(nine).phase("conquest").build();
    assert!(table.winners().is_empty(), "they do not count for victory");
    assert_eq!(goals::french_count(table.maria_rules(), &table.state.core), 5);
}

/// Before the cession the text says "in Austria"; only afterwards does it say "on the Bohemia map".
#[test]
fn r_132__before_a_cession_fortresses_in_the_austrian_netherlands_count_for_louis() {
    let five = "prag=france eger=france pilsen=france budweis=france tabor=france";
    let at = |mode: &str, more: &str| bare(mode).markers(five).markers(more).turn(6).phase("end-of-turn");
    let march = |more: &str| {
        let setup = at("schlesien-gambit", more).turn(2).phase("movement").active("france").pieces("moritz@lille=2");
        let mut table = setup.build();
        table.play("france", "march moritz lille-ypern-lille");
        assert_eq!(table.marker("ypern"), "france");
        table
    };
    assert_eq!(march("tournai=france ath=france mons=france").winners(), ["louis-xv"]);
    let short = march("tournai=france ath=france breda=france");
    assert!(short.winners().is_empty(), "Breda is Dutch");
    let standing = goals::standing(short.maria_rules(), &short.state.core, short.maria(), short.power("france"));
    assert_eq!(standing.map(|one| (one.held, one.needed)), Some((8, 9)));
    let mut ceded = at("schlesien-gambit", "tournai=france ath=france").build();
    ceded.play("austria", "accept");
    let kept = ceded.maria().ceded.expect("Silesia is ceded");
    assert_eq!(kept.france_lacked, 2, "F is what France lacked by the same count");
    let standing = goals::standing(ceded.maria_rules(), &ceded.state.core, ceded.maria(), ceded.power("france"));
    assert_eq!(standing.map(|one| (one.held, one.needed)), Some((5, 11)), "afterwards those on the Bohemia map alone");
}

#[test]
fn m_sg2_2_6__after_a_cession_flanders_is_fully_active_and_prussia_an_open_country() {
    let pieces = "broglie@geislingen=2 moritz@valenciennes=8 arenberg@mons=1 karl@landeshut=2";
    let mut table = bare("schlesien-gambit").pieces(pieces).turn(6).phase("end-of-turn").build();
    table.play("austria", "accept");
    assert_eq!((table.marker("breslau"), table.marker("liegnitz")), ("none", "none"), "Silesia is Prussian ground");
    table.play("austria", "end");
    assert_eq!((table.state.core.turn, table.maria().phase), (7, Phase::Subsidy));
    table.play("france", "pass");
    table.play("france", "march broglie geislingen-ulm");
    table.play("france", "end");
    assert_eq!(table.maria().phase, Phase::Duel, "Moritz and Arenberg fight at last");
    table.play("austria", "concede");
    assert!(table.is_asked("austria") && table.is_asked("pragmatic"), "no Prussian stage");
    let breslau = table.site("breslau");
    assert!(!::maria::lands::is_live(table.maria_rules(), table.maria(), breslau));
}

#[test]
fn m_sg2_2_7__france_takes_the_cards_put_aside_and_puts_none_aside_any_more() {
    let mut table = gambit("moritz@metz=2", "france").turn(6).phase("cards").build();
    table.play("france", "pass");
    let aside = table.maria().secret.put_aside;
    assert_eq!((aside.len(), table.hand("france").len()), (2, 3), "five less two");
    table.play("france", "end");
    table.play("prussia", "end");
    table.play("pragmatic", "end");
    table.play("austria", "end");
    table.play("austria", "accept");
    assert!(table.maria().secret.put_aside.is_empty());
    let hand = table.state.core.secret.hands[table.power("france").index()];
    assert!(aside.iter().all(|card| hand.contains(card)) && hand.len() == 5);
    table.play("france", "end");
    while table.maria().phase == Phase::WinterRecruit {
        let power = ["bavaria", "austria", "pragmatic"].into_iter().find(|power| table.is_asked(power));
        table.play(power.expect("somebody recruits"), "end");
    }
    table.play("austria", "end");
    table.play("france", "pass");
    assert_eq!((table.maria().secret.put_aside.len(), table.hand("france").len()), (0, 10));
}

/// After a cession: the end of a later turn.
fn ceded_turn_ends(pieces: &str, turn: u8) -> Scene {
    let setup = bare("schlesien-gambit").pieces(pieces).turn(6).phase("end-of-turn");
    let mut table = setup.build();
    table.play("austria", "accept");
    table.state.core.turn = turn;
    let crate::state::Title::Maria(own) = &mut table.state.title else { unreachable!() };
    own.phase = Phase::TurnEnds;
    let mut log = engine::event::Log::new();
    table.rules.run(&mut table.state, &mut log);
    table.events = log.into_entries();
    table
}

#[test]
fn m_sg2_2_12__after_turn_fifteen_louis_wins() {
    for (turn, winners) in [(12, vec![]), (14, vec![]), (15, vec!["louis-xv"])] {
        assert_eq!(ceded_turn_ends("moritz@metz=2", turn).winners(), winners, "turn {turn}");
    }
}

#[test]
fn m_sg2_2_13__turns_are_counted_on_and_there_is_a_winter_after_turn_twelve() {
    for turn in [12, 13, 14] {
        let table = ceded_turn_ends("", turn);
        assert_eq!(table.state.core.turn, turn + 1, "turns 13 to 15 follow");
        let winter = table.happened(|event| matches!(event, Event::WinterBegan { .. }));
        assert_eq!(winter, turn == 12, "turn {turn}");
    }
}

/// Frederick's goal can be out of reach; the others and turn 15 decide.
#[test]
fn r_114__frederick_may_need_more_fortresses_than_france_has() {
    let every = "lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic arras=pragmatic givet=pragmatic \
                 thionville=pragmatic maubeuge=pragmatic";
    let mut table = bare("schlesien-gambit").markers(every).markers("liegnitz=austria glogau=austria");
    table = table.turn(6).phase("end-of-turn");
    let mut table = table.build();
    table.play("austria", "accept");
    let pragmatic = table.power("pragmatic");
    let goal = goals::standing(table.maria_rules(), &table.state.core, table.maria(), pragmatic).expect("a goal");
    assert_eq!((goal.held, goal.needed), (8, 17));
    let france = table.rules.home[table.power("france").index()];
    let fortresses = table.rules.pack.sites.iter().filter(|site| france.contains(site.city)).count();
    assert_eq!(fortresses, 14);
    assert!(table.winners().is_empty());
}

#[test]
fn r_102__the_gambit_has_no_political_option_and_no_game_for_two() {
    let pack = board::standard("maria").expect("the standard pack");
    let political = || Options::parse(&["political"]).expect("an option");
    for (mode, open) in [
        ("advanced-3p", true),
        ("advanced-2p", true),
        ("introductory-3p", false),
        ("introductory-2p", false),
        ("schlesien-gambit", false),
    ] {
        assert_eq!(Ruleset::new(pack, mode, political()).is_ok(), open, "{mode}");
    }
    assert_eq!(bare("schlesien-gambit").build().rules.mode.seats.len(), 3);
    assert!(Ruleset::new(pack, "schlesien-gambit-2p", Options::default()).is_err());
}

#[test]
fn r_42__recruits_reach_everybody_on_the_board_and_nobody_in_a_box() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@troyes=2! traun@dresden=3");
    let setup = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into(), "arenberg".into()]);
    let mut table = setup.build();
    assert!(table.try_play("austria", "recruit austria 1 pay h4 arenberg=1").is_err(), "he is out of play");
    table.play("austria", "recruit austria 2 pay h8 karl=1 traun=1");
    assert_eq!((table.troops("karl"), table.troops("traun")), (3, 4), "face-down in France, and far from a train");
}

#[test]
fn r_41__no_ceiling_for_a_power_but_eight_for_a_general() {
    let all = "karl@wien=8 traun@prag=8 khevenhueller@bruenn=8 batthyany@ofen=7 neipperg@linz=1";
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces(all).hand("austria", "h10 h9 h8.1 h8.2");
    let setup = setup.maria(|own| own.boxed = vec!["dessauer".into(), "arenberg".into()]);
    let mut table = setup.build();
    assert!(table.total("austria") > 28, "already more than at the start");
    assert!(table.try_play("austria", "recruit austria 1 pay h10 arenberg=1").is_err(), "he is off the map");
    table.play("austria", "recruit austria 8 pay h10+h9+h8.1+h8.2 batthyany=1 neipperg=7");
    assert_eq!((table.troops("batthyany"), table.troops("neipperg"), table.troops("arenberg")), (8, 8, 1));
}

#[test]
fn m_13_5__the_number_of_recruits_is_told_and_not_who_gets_them() {
    let setup = || {
        let setup =
            bare("advanced-3p").turn(3).phase("winter").pieces("karl@wien=3 traun@prag=3").hand("austria", "h8");
        setup.maria(|own| own.boxed = vec!["dessauer".into()]).build()
    };
    let told = |split: &str| {
        let mut table = setup();
        table.play("austria", &format!("recruit austria 2 pay h8 {split}"));
        assert!(table.happened(|event| matches!(event, Event::Recruited { armies: 2, total: 8, .. })));
        let view = table.rules.view(&table.state, Some(table.seat_of("france")));
        let public: Vec<&Event> = table.events.iter().filter(|one| one.is_for(None)).map(|one| &one.event).collect();
        let public = format!("{public:?}");
        (view, public)
    };
    assert_eq!(told("karl=2"), told("karl=1 traun=1"), "nobody else can tell these apart");
}
