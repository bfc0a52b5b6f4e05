//! F-1: roles, material, map, set-up.

use board::pack::{PieceKind, Start};
use board::{Face, FateCardId, Pack, PieceId};

use super::passive::{holding, objectives};
use super::quiet::{idle, idle_until, told};
use super::table::{bare, ready};
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use crate::text;
use engine::chance::Seed;
use engine::event::{Audience, Event, Log};
use engine::ruleset::Options;

const MODES: [&str; 4] = ["standard-4p", "standard-3p", "scenario-1", "scenario-2"];

fn pack() -> &'static Pack {
    board::standard("friedrich").expect("the standard pack")
}

fn fresh(mode: &str, options: &[&str], seed: u64) -> (Ruleset, State) {
    let options = Options::parse(options).expect("known options");
    let rules = Ruleset::new(pack(), mode, options).expect("the mode goes with these options");
    let state = rules.start(Seed::from_number(seed), &mut Log::silent());
    (rules, state)
}

fn fate_pile(mode: &str, options: &[&str], seed: u64) -> [FateCardId; 18] {
    let (_, state) = fresh(mode, options, seed);
    let Title::Friedrich(own) = &state.title else { unreachable!() };
    own.secret.pile
}

#[test]
fn f_1_7__prussia_and_hanover_are_enemies_of_all_others() {
    for mode in MODES {
        let table = ready(mode).build();
        for &one in &table.rules.order {
            for &other in &table.rules.order {
                let camps =
                    [one, other].map(|power| ["prussia", "hanover"].contains(&pack().power_of(power).slug.as_str()));
                assert_eq!(table.state.core.are_enemies(one, other), camps[0] != camps[1], "{mode}");
            }
        }
    }
}

#[test]
fn f_1_8__attackers_who_stand_side_by_side_do_not_fight() {
    let fights = |active: &str, pieces: &str| {
        let table = bare("standard-4p").pieces(pieces).active(active).phase("combat").build();
        table.happened(|event| matches!(event, Event::CombatBegan { .. }))
    };
    assert!(!fights("austria", "daun@bautzen=5 saltikov@loebau=1"));
    assert!(!fights("austria", "daun@bautzen=5 hildburghausen@loebau=1"));
    assert!(!fights("russia", "saltikov@bautzen=5 ehrensvaerd@loebau=1"));
    assert!(fights("austria", "daun@bautzen=5 heinrich@loebau=1"));
}

#[test]
fn f_1_9__prussia_and_hanover_do_not_fight() {
    for active in ["prussia", "hanover"] {
        let setup = bare("standard-4p").pieces("heinrich@bautzen=5 ferdinand@loebau=1").active(active);
        let table = setup.phase("combat").build();
        assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    }
}

#[test]
fn f_1_10__victory_is_won_by_one_player_and_his_allies_lose() {
    let table = bare("standard-4p").markers(&holding("russia", &[1, 2], &[])).turn(2).phase("end-of-turn").build();
    assert_eq!(table.winners(), ["elisabeth"]);
    let table = bare("standard-3p").markers(&holding("austria", &[1, 2], &[])).turn(2).phase("end-of-turn").build();
    assert_eq!(table.winners(), ["maria-theresia"]);
}

#[test]
fn f_1_11__objectives_of_the_other_nation_of_a_player_do_not_count() {
    let russia = holding("russia", &[1, 2], &["kuestrin"]);
    let all_but_one = format!("{russia} {}", holding("sweden", &[1, 2], &["anklam"]));
    let table = bare("standard-4p").markers(&all_but_one).turn(2).phase("end-of-turn").build();
    assert!(table.winners().is_empty());
    let sweden_whole = format!("{russia} {}", holding("sweden", &[1, 2], &[]));
    let table = bare("standard-4p").markers(&sweden_whole).turn(2).phase("end-of-turn").build();
    assert_eq!(table.winners(), ["elisabeth"]);
}

#[test]
fn f_1_12__the_grey_objectives_are_austrias() {
    assert_eq!(objectives("austria", &[1, 2]).len(), 16);
    for mode in ["standard-4p", "scenario-2"] {
        let mut table = bare(mode).pieces("daun@nachod=4").active("austria").build();
        table.play("austria", "march daun nachod-glatz-neurode");
        assert_eq!(table.marker("glatz"), "austria");
    }
}

#[test]
fn f_1_13__both_orders_are_needed_unless_victory_is_eased() {
    let at_the_end = |orders: &[u8], eased: bool| {
        let setup = bare("standard-4p").markers(&holding("sweden", orders, &[])).turn(2).phase("end-of-turn");
        let table = setup.friedrich(|own| own.eased = if eased { vec!["sweden".into()] } else { Vec::new() }).build();
        !table.winners().is_empty()
    };
    assert!(!at_the_end(&[1], false));
    assert!(!at_the_end(&[2], true));
    assert!(at_the_end(&[1, 2], false));
    assert!(at_the_end(&[1], true));
}

#[test]
fn f_1_14__friedrich_wins_when_three_attackers_are_knocked_out() {
    let after_india = |mode: &str, gone: &[&str]| {
        let gone: Vec<String> = gone.iter().map(|&slug| slug.into()).collect();
        let setup = bare(mode).turn(10).phase("end-of-turn").fate("india");
        setup.friedrich(|own| (own.gone, own.colonial_losses) = (gone, 1)).build()
    };
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!(after_india(mode, &["russia", "sweden"]).winners(), ["friedrich"]);
        for gone in ["russia", "sweden"] {
            let table = after_india(mode, &[gone]);
            assert!(table.winners().is_empty() && table.state.core.turn == 11);
        }
    }
}

#[test]
fn f_1_16__blue_objectives_mean_nothing_in_the_standard_game() {
    let over_teplitz = |mode: &str, options: &str| {
        let mut table = bare(mode).options(options).pieces("friedrich@dippoldiswalde=4").build();
        table.play("prussia", "march friedrich dippoldiswalde-teplitz-aussig");
        assert_eq!(table.question("teplitz"), "none");
        table.marker("teplitz").to_string()
    };
    assert_eq!(over_teplitz("standard-4p", ""), "none");
    assert_eq!(over_teplitz("standard-3p", ""), "none");
    assert_eq!(over_teplitz("standard-4p", "expert"), "prussia");
    assert_eq!(over_teplitz("scenario-2", ""), "prussia");
    let mut table = bare("scenario-1").pieces("seydlitz@dippoldiswalde=3").build();
    table.play("prussia", "march seydlitz dippoldiswalde-teplitz-aussig");
    assert_eq!(table.marker("teplitz"), "none");
    // Protected ones are not even questioned.
    let mut table = bare("standard-4p").pieces("friedrich@dippoldiswalde=4 daun@laun=4").build();
    table.play("prussia", "march friedrich dippoldiswalde-teplitz-aussig");
    assert_eq!(table.question("teplitz"), "none");
}

#[test]
fn f_1_17__every_piece_is_a_general_or_a_train() {
    let generals = pack().pieces.iter().filter(|piece| matches!(piece.kind, PieceKind::General { .. })).count();
    let trains = pack().pieces.iter().filter(|piece| piece.kind == PieceKind::Train).count();
    assert_eq!((generals, trains, pack().pieces.len()), (24, 11, 35));
}

#[test]
fn f_1_18__the_smaller_rank_number_commands() {
    let setup = bare("standard-4p").pieces("keith@bautzen=1 schwerin@bautzen=1 heinrich@bautzen=4");
    let table = setup.pieces("daun@loebau=2 browne@weisswasser=2").phase("combat").build();
    assert_eq!(table.list("prussia"), ["attack heinrich daun", "attack heinrich browne"]);
    let ranks = |power: &str| -> Vec<u8> {
        let generals = pack().generals_of(table.power(power));
        generals.map(|piece| table.rules.rank_of[piece.index()]).collect()
    };
    assert_eq!(ranks("prussia"), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(ranks("austria"), [1, 2, 3, 4, 5]);
}

#[test]
fn f_1_19__markers_never_run_out() {
    let powers = ["russia", "sweden", "austria", "empire", "france", "prussia"];
    let missing = |power: &str| if power == "austria" { vec!["radeberg"] } else { Vec::new() };
    let all_but_one = powers.map(|power| holding(power, &[1, 2], &missing(power))).join(" ");
    assert_eq!(all_but_one.split(' ').count(), 69);
    let setup = bare("standard-4p").markers(&all_but_one).pieces("daun@bischofswerda=4").active("austria");
    let mut table = setup.build();
    table.play("austria", "march daun bischofswerda-radeberg-grossenhain");
    assert_eq!(table.marker("radeberg"), "austria");
    assert_eq!(table.state.core.control.iter().count(), 70);
}

#[test]
fn f_1_20__cities_joined_by_a_road_are_adjacent() {
    let roads = &pack().roads;
    assert_eq!(roads.list().len(), 976);
    for road in roads.list() {
        let (a, b) = (road.a, road.b);
        assert!(roads.are_adjacent(a, b) && roads.are_adjacent(b, a) && roads.distance(a, b) == 1);
    }
    let ends: usize = (0..pack().cities.len()).map(|at| roads.neighbours(board::CityId(at as u16)).len()).sum();
    assert_eq!(ends, 2 * 976);
    let mut table = bare("standard-4p").pieces("friedrich@oschatz=4").build();
    table.refuse("prussia", "march friedrich oschatz-meissen", "F-4.1");
    table.play("prussia", "march friedrich oschatz-riesa");
}

#[test]
fn f_1_21__the_roads_drawn_thick_are_main_roads_in_both_directions() {
    let roads = &pack().roads;
    assert_eq!(roads.list().iter().filter(|road| road.main).count(), 185);
    for road in roads.list() {
        assert_eq!([roads.is_main(road.a, road.b), roads.is_main(road.b, road.a)], [road.main; 2]);
    }
    let is_main = |a: &str, b: &str| roads.is_main(pack().city(a).expect("a city"), pack().city(b).expect("a city"));
    assert!(is_main("berlin", "bernau") && is_main("bernau", "eberswalde"));
    assert!(!is_main("angermuende", "prenzlau"), "an ordinary road");
    assert!(!is_main("berlin", "eberswalde"), "no road at all");
}

#[test]
fn f_1_22__objectives_set_up_cities_and_depots_are_known() {
    let starts = |piece: &&board::pack::Piece| matches!(piece.start, Start::City(_));
    assert_eq!(pack().pieces.iter().filter(starts).count(), 35);
    assert_eq!(pack().sites.len(), 70);
    assert_eq!(pack().cities.iter().filter(|city| city.site.is_some()).count(), 70);
    assert_eq!(pack().cities.iter().filter(|city| city.depot.is_some()).count(), 10);
}

#[test]
fn f_1_23__a_set_up_city_is_an_ordinary_city_afterwards() {
    let mut table = bare("standard-4p").pieces("daun@riesa=2").hand("prussia", "s13").build();
    table.refuse("prussia", "recruit prussia 1 pay s13 friedrich@oschatz=1", "F-10.15");
    let mut table = bare("standard-4p").pieces("daun@riesa=2").active("austria").build();
    table.play("austria", "march daun riesa-oschatz");
}

#[test]
fn f_1_24__a_depot_is_a_set_up_city_and_takes_pieces_back() {
    for power in &pack().powers {
        for &depot in &power.depots {
            let starts_here = |id: &PieceId| pack().piece_of(*id).start == Start::City(depot);
            assert!(power.pieces.iter().any(starts_here), "{}", pack().city_of(depot).slug);
        }
    }
    let mut table = bare("standard-4p").turn(9).hand("prussia", "s13 h12").build();
    table.play("prussia", "recruit prussia 2 pay s13 friedrich@berlin=2");
    assert_eq!(table.place("friedrich"), "berlin");
}

#[test]
fn f_1_25__thirty_three_sectors_each_of_one_suit() {
    assert_eq!(pack().sectors.len(), 33);
    for city in &pack().cities {
        let sector = &pack().sectors[city.sector.index()];
        let [x0, y0, x1, y1] = sector.rect;
        assert!((x0..=x1).contains(&city.x) && (y0..=y1).contains(&city.y), "{} lies outside", city.slug);
        assert_eq!(city.suit, sector.suit, "{}", city.slug);
        assert_eq!(sector.slug.chars().last(), Some(sector.suit.letter()));
    }
}

#[test]
fn f_1_26__the_suit_of_the_sector_says_which_cards_fight() {
    // Bautzen lies in a diamond sector, Löbau next to it in a club sector.
    let setup = bare("standard-4p").pieces("heinrich@bautzen=2 daun@loebau=4").phase("combat");
    let mut table = setup.hand("prussia", "d5 c5 h5 s5").hand("austria", "d6 c6").build();
    assert_eq!(table.list("prussia"), ["play d5.1", "concede"]);
    table.refuse("prussia", "play c5", "F-7.6");
    table.play("prussia", "play d5");
    assert_eq!(table.list("austria"), ["play c6.1", "concede"]);
}

#[test]
fn f_1_27__home_is_all_territory_of_the_colour_with_its_exclaves() {
    let pieces = "friedrich@minden=2 heinrich@berlin=2 keith@wismar=2";
    let table = bare("standard-4p").pieces(pieces).phase("conquest").build();
    assert!(!table.is_face_down("friedrich") && !table.is_face_down("heinrich"));
    assert!(table.is_face_down("keith"));
    let table = bare("standard-4p").pieces("ehrensvaerd@wismar=2").active("sweden").phase("conquest").build();
    assert!(!table.is_face_down("ehrensvaerd"));
    let home = table.rules.home[table.power("prussia").index()];
    let prussian = pack().territory("prussia").expect("a territory");
    let by_colour = |city: &board::pack::City| city.territory == prussian;
    assert_eq!(home.len(), pack().cities.iter().filter(|city| by_colour(city)).count());
    assert!(home.iter().all(|city| by_colour(pack().city_of(city))));
}

#[test]
fn f_1_28__russia_and_france_have_no_home() {
    for power in ["russia", "france"] {
        let table = ready("standard-4p").build();
        assert!(table.rules.home[table.power(power).index()].is_empty());
    }
    let setup = bare("standard-4p").pieces("saltikov@bydgoszcz=2 fermor@warszawa=2").active("russia");
    let table = setup.phase("conquest").build();
    assert!(table.is_face_down("saltikov") && !table.is_face_down("fermor"));
    let setup = bare("scenario-1").pieces("soubise@fulda=2 chevert@koblenz=2").active("france");
    let table = setup.phase("conquest").build();
    assert!(table.is_face_down("soubise") && !table.is_face_down("chevert"));
}

#[test]
fn f_1_29__the_imperial_army_is_at_home_in_saxony_too() {
    for (city, at_home) in [("hildburghausen", true), ("dresden", true), ("halle", false), ("tabor", false)] {
        let setup = bare("scenario-2").pieces(&format!("hildburghausen@{city}=2")).active("empire");
        assert_eq!(setup.phase("conquest").build().is_face_down("hildburghausen"), !at_home, "{city}");
    }
}

#[test]
fn f_1_30__prussia_is_not_at_home_in_the_saxony_it_defends() {
    let pieces = "schwerin@freiberg=2 hildburghausen@aue=2";
    let table = bare("standard-4p").pieces(pieces).phase("conquest").build();
    assert!(table.is_face_down("schwerin"), "Saxony does not feed him");
    let saxony = pack().territory("saxony").expect("a territory");
    let home = table.rules.home[table.power("prussia").index()];
    assert!(home.iter().all(|city| pack().city_of(city).territory != saxony));
    let mut table = bare("standard-4p").pieces(pieces).active("empire").build();
    table.play("empire", "march hildburghausen aue-chemnitz-zwickau");
    assert_eq!((table.marker("chemnitz"), table.question("chemnitz")), ("none", "empire"), "and yet he protects it");
}

#[test]
fn f_1_33__every_piece_starts_where_the_board_says() {
    let plan = "friedrich@oschatz winterfeldt@oschatz heinrich@berlin schwerin@strehlen keith@strehlen \
        seydlitz@brandenburg dohna@arnswalde lehwaldt@mohrungen prussia-t1@jueterbog prussia-t2@gruenberg \
        ferdinand@stade cumberland@alfeld hanover-t1@gifhorn saltikov@bydgoszcz fermor@bydgoszcz apraxin@lomza \
        tottleben@sierpc russia-t1@torun russia-t2@warszawa ehrensvaerd@stralsund sweden-t1@wismar daun@bruenn \
        browne@melnik karl@melnik laudon@olmuetz lacy@tabor austria-t1@beraun austria-t2@pardubitz \
        hildburghausen@hildburghausen empire-t1@erlangen richelieu@iserlohn chevert@iserlohn soubise@fulda \
        france-t1@koblenz france-t2@gemuenden";
    assert_eq!(plan.split_whitespace().count(), 35);
    for mode in ["standard-4p", "standard-3p"] {
        let table = ready(mode).phase("deploy").build();
        for word in plan.split_whitespace() {
            let (piece, city) = word.split_once('@').expect("piece@city");
            assert_eq!(table.place(piece), city, "{piece} in {mode}");
        }
    }
}

#[test]
fn f_1_34__all_armies_are_distributed_before_play() {
    let mut table = ready("standard-4p").phase("deploy").build();
    table.refuse("hanover", "deploy hanover ferdinand=8 cumberland=3", "F-1.34");
    table.refuse("hanover", "deploy hanover ferdinand=8 cumberland=5", "F-1.34");
    table.play("hanover", "deploy hanover ferdinand=8 cumberland=4");
    let mut table = ready("scenario-2").phase("deploy").build();
    table.refuse("prussia", "deploy prussia friedrich=8 winterfeldt=8 heinrich=8 schwerin=4 keith=4", "F-1.34");
    table.play("prussia", "deploy prussia friedrich=8 winterfeldt=8 heinrich=4 schwerin=2 keith=2");
    idle_until(&mut table, |table| table.is_asked("prussia"));
    assert_eq!(["prussia", "austria", "empire"].map(|power| table.total(power)), [24, 30, 6]);
}

#[test]
fn f_1_35__every_general_starts_with_at_least_one_army() {
    let mut table = ready("standard-4p").phase("deploy").build();
    table.refuse("france", "deploy france richelieu=8 soubise=8 chevert=0", "F-1.35");
    table.refuse("russia", "deploy russia saltikov=8 fermor=8 apraxin=0 tottleben=0", "F-1.35");
    table.play("russia", "deploy russia saltikov=8 fermor=6 apraxin=1 tottleben=1");
}

#[test]
fn f_1_36__no_general_starts_with_more_than_eight_armies() {
    let mut table = ready("standard-4p").phase("deploy").build();
    table.refuse("france", "deploy france richelieu=9 soubise=8 chevert=3", "F-1.36");
    table.refuse("france", "deploy france richelieu=3 soubise=8 chevert=9", "F-1.36");
    table.play("france", "deploy france richelieu=8 soubise=8 chevert=4");
    table.refuse("russia", "deploy russia saltikov=9 fermor=5 apraxin=1 tottleben=1", "F-1.36");
}

#[test]
fn f_1_37__the_distribution_is_the_owners_secret() {
    let mut table = ready("standard-4p").phase("deploy").build();
    table.refuse("austria", "deploy france richelieu=7 soubise=5 chevert=8", "F-1.37");
    table.play("france", "deploy france richelieu=7 soubise=5 chevert=8");
    let power = table.power("france");
    let last = table.events.last().expect("an event");
    assert_eq!((&last.event, last.audience), (&Event::Deployed { power }, Audience::All));
    let seat = table.seat_of("france");
    let action = table.rules.read(&table.state, seat, "deploy france richelieu=7 soubise=5 chevert=8").expect("one");
    assert_eq!(text::public(&table.rules, &table.state, seat, &action).as_deref(), Some("deploy france"));
    // He may change it as long as somebody is not ready.
    table.play("france", "deploy france richelieu=8 soubise=6 chevert=6");
    assert_eq!(table.troops("richelieu"), 8);
    idle_until(&mut table, |table| table.is_asked("prussia") && !table.hand("prussia").is_empty());
    table.refuse("france", "deploy france richelieu=7 soubise=5 chevert=8", "F-2.1");
}

#[test]
fn fe_1__france_records_7_5_8() {
    let mut table = ready("standard-4p").phase("deploy").build();
    table.play("france", "deploy france richelieu=7 soubise=5 chevert=8");
    assert_eq!(["richelieu", "soubise", "chevert"].map(|piece| table.troops(piece)), [7, 5, 8]);
}

#[test]
fn f_1_38__one_shuffled_set_is_the_draw_pile_and_three_are_kept_ready() {
    let first_hand = |mode: &str, seed: u64| {
        let mut setup = ready(mode).phase("deploy");
        setup.position.seed = seed;
        let mut table = setup.build();
        idle_until(&mut table, |table| !table.hand("prussia").is_empty());
        let core = &table.state.core;
        assert_eq!(
            told(&table, |event| if let Event::FreshDeck { sets } = event { Some(sets.clone()) } else { None }),
            [[1]]
        );
        assert_eq!((core.next_set, core.secret.pile.len() + table.hand("prussia").len()), (2, 50));
        assert!(core.secret.pile.iter().all(|card| table.rules.pack.deck.card(card).set == 1));
        table.hand("prussia")
    };
    for mode in MODES {
        assert_eq!(first_hand(mode, 1), first_hand(mode, 1));
        assert_ne!(first_hand(mode, 1), first_hand(mode, 2));
    }
}

#[test]
fn f_1_39__five_markers_lie_on_the_time_track() {
    for mode in MODES {
        let mut table = ready(mode).build();
        idle_until(&mut table, |table| table.happened(|event| matches!(event, Event::FateDrawn { .. })));
        let boxes =
            told(&table, |event| if let Event::FateMarkerRemoved { turn } = event { Some(*turn) } else { None });
        assert_eq!(boxes, [1, 2, 3, 4, 5], "{mode}");
    }
}

#[test]
fn f_1_40__all_cards_of_fate_are_shuffled_into_one_pile() {
    for mode in MODES {
        let mut sorted = fate_pile(mode, &[], 7);
        assert_ne!(sorted, fate_pile(mode, &[], 8));
        sorted.sort_unstable();
        assert_eq!(sorted.to_vec(), (0..18).map(FateCardId).collect::<Vec<_>>(), "{mode}");
    }
    let tops: std::collections::BTreeSet<FateCardId> =
        (0..200).map(|seed| fate_pile("standard-4p", &[], seed)[0]).collect();
    assert_eq!(tops.len(), 18, "every card can lie on top");
}

#[test]
fn fq_82__the_milder_fate_goes_with_every_mode() {
    let late = ["elisabeth", "poems", "america"];
    let is_late = |card: &FateCardId| late.contains(&pack().fate[card.index()].slug.as_str());
    for mode in MODES {
        for seed in 0..60 {
            let pile = fate_pile(mode, &["milder-fate"], seed);
            assert!(!pile[..4].iter().any(is_late) && pile[4..].iter().filter(|card| is_late(card)).count() == 3);
        }
        assert!((0..60).any(|seed| fate_pile(mode, &[], seed)[..4].iter().any(is_late)), "off unless asked for");
    }
}

#[test]
fn fd_1__the_table_chooses_mode_and_options_before_play() {
    let choose = |mode: &str, names: &[&str]| Ruleset::new(pack(), mode, Options::parse(names)?).map(|_| ());
    for mode in MODES {
        assert!(choose(mode, &[]).is_ok());
        assert_eq!(choose(mode, &["expert"]).is_ok(), mode.starts_with("standard"), "{mode}");
        assert!(choose(mode, &["political"]).is_err());
    }
    assert!(choose("standard-3p", &["expert", "milder-fate"]).is_ok());
    assert!(choose("standard-5p", &[]).is_err_and(|problem| problem.to_string().contains("standard-5p")));
    assert!(choose("standard-4p", &["fast"]).is_err_and(|problem| problem.to_string().contains("fast")));
}

#[test]
fn fd_3__every_seat_is_asked_for_its_armies_at_the_same_time() {
    let asked = |mode: &str| -> Vec<String> {
        let table = ready(mode).phase("deploy").build();
        let questions = table.rules.seats().filter_map(|seat| table.rules.asked(&table.state, seat));
        let about = questions.map(|question| (question.about, pack().power_of(question.power).slug.clone()));
        about.map(|(about, power)| format!("{about:?} {power}")).collect()
    };
    assert_eq!(asked("standard-4p"), ["Deploy prussia", "Deploy russia", "Deploy austria", "Deploy france"]);
    assert_eq!(asked("standard-3p"), ["Deploy prussia", "Deploy austria", "Deploy russia"]);
    // Seydlitz alone has all 3 armies: nothing to choose for Prussia.
    assert_eq!(asked("scenario-1"), ["Deploy hanover", "Deploy france"]);
    assert_eq!(asked("scenario-2"), ["Deploy prussia", "Deploy austria"]);
    let mut table = ready("standard-4p").phase("deploy").build();
    let legal = table.rules.legal(&table.state, table.seat_of("prussia"));
    assert!(legal.free.is_empty(), "nothing but what is asked for");
    let forms = legal.forms;
    let legal_forms = forms.clone();
    let bounds = |form: &crate::Form| match form {
        crate::Form::Deploy(form) => (form.total, form.generals.len(), form.least[0], form.most),
        _ => panic!("only armies are asked for"),
    };
    assert_eq!(forms.iter().map(bounds).collect::<Vec<_>>(), [(32, 8, 1, 8), (12, 2, 1, 8)]);
    for form in &legal_forms {
        let deploy = engine::text::write(&table.rules, &form.example());
        table.play("prussia", &deploy);
    }
    let done = table.rules.legal(&table.state, table.seat_of("prussia"));
    assert!(done.forms.is_empty() && done.actions.is_empty());
    assert!(
        done.free.len() == 2 && done.free.iter().all(|form| matches!(form, crate::Form::Deploy(_))),
        "until all are"
    );
    while idle(&mut table) && table.hand("prussia").is_empty() {
        assert!(table.hand("hanover").is_empty(), "play begins when all are ready");
    }
    let deployed = told(&table, |event| if let Event::Deployed { power } = event { Some(power.0) } else { None });
    assert_eq!(deployed.len(), 7);
}

#[test]
fn f_3_20__a_card_has_a_suit_and_a_value_from_2_to_13() {
    let deck = &pack().deck;
    for set in 1..=4 {
        let faces: Vec<Face> = deck.set(set).map(|card| deck.card(card).face).collect();
        assert_eq!((faces.len(), faces.iter().filter(|&&face| face == Face::Reserve).count()), (50, 2));
        for suit in board::Suit::ALL {
            let mut values: Vec<u8> = faces
                .iter()
                .filter_map(
                    |&face| if let Face::Suited(one, value) = face { (one == suit).then_some(value) } else { None },
                )
                .collect();
            values.sort_unstable();
            assert_eq!(values, (2..=13).collect::<Vec<u8>>());
        }
    }
    assert_eq!(deck.cards(), 200);
}
