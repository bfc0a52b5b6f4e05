//! The rules on another board: its tracks, arrow cities, effects and places of return, and no gate for Saxony.

#[allow(clippy::duplicate_mod, reason = "the battery and the tests of MARIA's rules both play on this board")]
#[path = "../../../tests/packs/load.rs"]
mod packs;

use packs::small_maria;

use super::table::{Scene, Setup, bare};
use crate::ruleset::Ruleset;
use ::maria::powers::PRAGMATIC;
use ::maria::rules::{Variant, is_two_player, variant};
use ::maria::state::{Phase, SaxonSide, Stage};
use ::maria::supply::{Fed, judge};
use ::maria::{annex, subsidy};
use engine::event::Event;
use engine::ruleset::Options;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// The politics segment with these two cards open; Berlin has won the last combat, `taker` has a card on the display.
fn politics(cards: &str, taker: &str) -> Setup {
    let setup = bare("advanced-3p").phase("politics").hand(taker, "s5").maria(|own| {
        own.political_cards = words(cards);
        own.last_winner = Some("berlin".into());
        own.display.insert(taker.into(), words("s5"));
    });
    at(setup, "south", 4)
}

fn at(setup: Setup, track: &str, to: u8) -> Setup {
    setup.maria(|own| {
        own.tracks.insert(track.into(), to);
    })
}

/// Nobody places a card; then `taker` takes and executes one.
#[track_caller]
fn execute(setup: Setup, taker: &str, card: &str, how: &str) -> Scene {
    let mut table = setup.build_on(small_maria());
    table.play("prussia", "trump h");
    for power in ["austria", "pragmatic", "france", "prussia"] {
        table.play(power, "pass");
    }
    table.play(taker, &format!("take {card}"));
    table.play(taker, how);
    table
}

fn marker(table: &Scene, track: &str) -> u8 {
    let at = table.rules.pack.tracks.iter().position(|one| one.slug == track).expect("a track");
    table.maria().politics.tracks[at]
}

fn income(table: &Scene, power: &str) -> u8 {
    subsidy::base_income(table.maria_rules(), &table.state.core, table.maria(), table.power(power))
}

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

#[test]
fn r_62__without_a_gate_saxony_comes_back_from_austria_to_prussia() {
    let setup = politics("return-of-raute silence", "prussia")
        .pieces("doppler@lordam=3 karo@lordam=2 raut@gordam=1 kreuz@selberg=1 adler@rosau=2")
        .hand("saxony", "h3 c4")
        .markers("querberg=austria");
    let mut table = execute(at(setup, "raute", 3), "prussia", "return-of-raute", "execute raute=-3");
    assert_eq!((marker(&table, "raute"), table.maria().saxony), (0, SaxonSide::Prussian));
    assert_eq!(table.seat_of("saxony"), table.seat_of("prussia"), "Frederick leads Saxony again");
    assert!(table.happened(|event| matches!(event, Event::SeatChanged { .. })));
    assert_eq!(table.hand("saxony").len(), 2, "its cards pass with it");
    assert_eq!((table.place("raut"), table.marker("querberg")), ("gordam", "austria"), "pieces and markers stay");
    assert_eq!(table.maria().phase, Phase::Displace, "the mixed stack is split");
    assert!(table.is_asked("saxony") && table.list("saxony").len() > 1, "{:?}", table.list("saxony"));
    table.refuse("saxony", "settle karo gordam", "M-19.3.12");
    let first = table.list("saxony")[0].clone();
    table.play("prussia", &first);
    assert_ne!(table.place("karo"), "lordam");
    assert_eq!(table.place("doppler"), "lordam");
    let saxony = table.power("saxony");
    let stage = |table: &Scene, stage: Stage| {
        let mut own = *table.maria();
        own.stage = stage;
        ::maria::acting::active_powers(&table.state.core, &own).contains(&saxony)
    };
    assert!(stage(&table, Stage::Prussian) && !stage(&table, Stage::Austrian), "it acts with Prussia from now on");
    assert!(table.state.core.co_operate(saxony, table.power("prussia")));
    assert!(table.state.core.are_enemies(saxony, table.power("austria")));
}

#[test]
fn r_62__a_neutral_saxony_comes_back_where_it_stands_and_draws_once_a_turn() {
    let setup = politics("envoy silence", "prussia")
        .pieces("karo@ebfeld=2 doppler@selberg=1 adler@gordam=1 rohan@zelau=1 deich@peldam=1")
        .draw("c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 d2 d3 d4 d5 d6 d7 d8 d9");
    let mut table = execute(at(setup, "raute", 2), "prussia", "envoy", "execute raute=-2");
    assert_eq!((marker(&table, "raute"), table.place("karo")), (0, "ebfeld"));
    assert_eq!((table.maria().saxony, table.state.core.neutral), (SaxonSide::Prussian, board::PowerSet::EMPTY));
    assert_eq!(income(&table, "saxony"), 3, "two of its own and one of the box");
    while table.maria().phase != Phase::Over && table.state.core.turn == 1 {
        let (seat, _) = table.rules.next_asked(&table.state).expect("somebody is asked");
        let power = table.rules.mode.seats[seat.index()].powers[0];
        let slug = table.rules.pack.power_of(power).slug.clone();
        let pass = if table.maria().phase == Phase::Movement || table.maria().phase == Phase::Hussars {
            "end"
        } else {
            "pass"
        };
        table.play(&slug, pass);
    }
    assert_eq!(table.hand("saxony").len(), 3, "once, in Prussia's stage");
}

#[test]
fn r_62__without_a_gate_a_shift_from_the_last_box_reaches_the_first() {
    let setup = politics("homecoming silence", "prussia").pieces("karo@ebfeld=2 raut@orau=8");
    let mut table = execute(at(setup, "raute", 4), "prussia", "homecoming", "execute obey raute=-4");
    assert!(table.is_asked("saxony"));
    table.play("austria", "recruit saxony 1 karo=1");
    assert_eq!((marker(&table, "raute"), table.troops("karo")), (0, 3));
}

#[test]
fn rp_2__tracks_of_other_lengths_stop_at_their_own_ends() {
    let setup = politics("south-wind north-wind", "france").pieces("rohan@zelau=2 doppler@selberg=1");
    let before = pool(&setup.build_on(small_maria()), "austria");
    let setup = politics("south-wind north-wind", "france").pieces("rohan@zelau=2 doppler@selberg=1");
    let table = execute(setup, "france", "south-wind", "execute south=-5");
    assert_eq!(marker(&table, "south"), 0);
    assert_eq!((table.maria().boxes.italy, pool(&table, "austria")), (Some(table.power("austria")), before - 1));
    assert_eq!(table.place("rohan"), "box", "the box sends out a French corps");
}

#[test]
fn m_17_5_21__a_corps_comes_home_to_the_arrow_city_of_the_pack() {
    let setup = politics("debts silence", "austria").pieces("doppler@pelfeld=2").maria(|own| own.boxed = words("turm"));
    let setup = at(setup, "south", 3);
    let mut table = execute(setup, "austria", "debts", "execute south=2");
    assert_eq!(table.place("turm"), "box", "somebody must make room first");
    let first = table.list("austria")[0].clone();
    table.play("austria", &first);
    assert_eq!((marker(&table, "south"), table.place("turm")), (5, "pelfeld"));
    assert_ne!(table.place("doppler"), "pelfeld");
}

#[test]
fn m_17_5_16__icons_add_up_and_cards_add_to_them_for_as_long_as_they_say() {
    let setup = politics("debts mint", "france").pieces("doppler@selberg=1").hand("austria", "s6");
    let setup = setup.maria(|own| {
        own.display.insert("austria".into(), words("s6"));
    });
    let mut table = at(setup, "north", 2).build_on(small_maria());
    table.play("prussia", "trump h");
    for power in ["austria", "pragmatic", "france", "prussia"] {
        table.play(power, "pass");
    }
    assert_eq!(income(&table, "austria"), 6, "four, and two icons in one box");
    table.play("austria", "take debts");
    table.play("austria", "execute obey");
    assert_eq!((income(&table, "austria"), income(&table, "france")), (7, 2));
    table.play("france", "take mint");
    table.play("france", "execute obey");
    assert_eq!((income(&table, "austria"), income(&table, "france")), (6, 4));
    assert_eq!((income(&table, "prussia"), income(&table, "pragmatic")), (2, 3));
    let changes = table.maria().politics.changes;
    assert_eq!(changes[table.power("france").index()], [0, 0, 0, 2], "-2 for three draws, 2 for four");
    assert_eq!(changes[table.power("austria").index()], [0, 0, 0, 0], "1 less and 1 more");
}

#[test]
fn m_7_3__hussars_ride_as_far_as_the_card_says() {
    for (card, range) in [("riders", 7), ("scouts", 2)] {
        let setup = politics(&format!("{card} silence"), "austria").pieces("doppler@orberg=1");
        let table = execute(setup, "austria", card, "execute obey");
        assert_eq!(table.maria().phase, Phase::Hussars);
        let from = table.city_id("orberg");
        let list = table.list("austria");
        let cities = list.iter().filter_map(|text| text.strip_prefix("hussar panduren "));
        let away = cities.map(|city| table.rules.pack.roads.distance(from, table.city_id(city)));
        assert_eq!(away.max(), Some(range), "{card}");
    }
}

#[test]
fn rp_12__peace_with_three_fortresses_missing_on_the_word_of_a_card() {
    let setup = politics("truce silence", "prussia").pieces("adler@rosau=1 doppler@selberg=1");
    let mut table = execute(setup, "prussia", "truce", "execute obey");
    assert_eq!(table.maria().politics.peace_missing, 3);
    let may_offer =
        |table: &Scene, own: &::maria::state::Own| annex::may_offer(table.maria_rules(), &table.state.core, own);
    assert!(may_offer(&table, table.maria()), "Prussia holds one of four");
    let (rosau, austria) = (table.site("rosau"), table.power("austria"));
    table.state.core.control.set(rosau, Some(austria));
    assert!(!may_offer(&table, table.maria()), "none is too few");
}

#[test]
fn rp_1__effects_for_others_are_asked_of_their_owners_in_the_order_of_the_card() {
    let setup = politics("fog silence", "pragmatic")
        .pieces("doppler@selberg=1")
        .hand("austria", "h3 h4 h5 h6")
        .hand("prussia", "c2");
    let mut table = execute(setup, "pragmatic", "fog", "execute obey");
    assert!(table.is_asked("austria"));
    table.refuse("austria", "discards h3+h4", "RP-1");
    table.play("austria", "discards h3+h4+h5");
    assert_eq!(
        (table.hand("austria").len(), table.hand("prussia").len()),
        (1, 0),
        "Prussia gives the only card it has"
    );
}

#[test]
fn m_10_2_1__a_train_of_a_card_comes_in_at_a_place_of_the_pack() {
    let setup = politics("wheels silence", "france").pieces("rohan@zelau=1");
    let mut table = execute(setup, "france", "wheels", "execute obey");
    let places: Vec<String> = table.list("france").into_iter().filter(|text| text.starts_with("enter")).collect();
    assert!(places.contains(&"enter wagon-l1 haldam".to_owned()), "{places:?}");
    table.play("france", "enter wagon-l1 falau");
    assert_eq!(table.place("wagon-l1"), "falau");
}

#[test]
fn m_13_7__recruits_at_the_price_of_the_card_return_at_the_places_of_the_pack() {
    let setup = politics("levy silence", "pragmatic").pieces("karo@orau=7 deich@peldam=1").hand("saxony", "h5 h6");
    let mut table = execute(setup, "pragmatic", "levy", "execute obey");
    table.refuse("saxony", "recruit saxony 4 pay h5+h6 karo=1 raut@rosberg=3", "M-17.5.10");
    table.refuse("saxony", "recruit saxony 3 pay h5 karo=1 raut@rosberg=2", "M-17.5.10");
    table.refuse("saxony", "recruit saxony 2 pay h5 karo=1 raut@querau=1", "M-13.7");
    table.play("saxony", "recruit saxony 3 pay h6 karo=1 raut@rosberg=2");
    assert_eq!((table.troops("karo"), table.troops("raut"), table.place("raut")), (8, 2, "rosberg"));
}

#[test]
fn m_19_3_4__losses_move_the_marker_on_between_boxes_of_the_austrian_side() {
    let setup = at(bare("advanced-3p"), "raute", 3)
        .phase("combat")
        .active("austria")
        .pieces("doppler@rosau=8 adler@torfeld=4 karo@ebfeld=1 wagon-d2@selberg wagon-a1@gordam")
        .hand("austria", "s5");
    let mut table = setup.build_on(small_maria());
    assert_eq!(income(&table, "saxony"), 1, "the box costs a card");
    table.play("prussia", "concede");
    if table.maria().phase == Phase::Retreat {
        let first = table.list("austria")[0].clone();
        table.play("austria", &first);
    }
    assert_eq!(table.maria().phase, Phase::SaxonShift);
    table.refuse("austria", "shift 2", "M-19.3.2");
    table.play("austria", "shift 1");
    assert_eq!((marker(&table, "raute"), income(&table, "saxony")), (4, 3));
}

#[test]
fn m_14_10__the_calendar_is_that_of_the_pack() {
    for (mode, turns) in [("introductory-3p", 6), ("introductory-2p", 6), ("advanced-3p", 9), ("advanced-2p", 9)] {
        let table = bare(mode).build_on(small_maria());
        assert_eq!(::maria::gambit::last_turn(table.maria_rules(), table.maria()), turns, "{mode}");
    }
}

#[test]
fn m_4_22__a_pack_without_what_the_rules_need_is_refused_in_one_sentence() {
    let refusal = |change: fn(&mut board::Pack)| {
        let mut pack = small_maria().clone();
        change(&mut pack);
        let pack: &'static board::Pack = Box::leak(Box::new(pack));
        Ruleset::new(pack, "advanced-3p", Options::default()).err().expect("this pack is not for MARIA")
    };
    assert!(
        refusal(|pack| pack.tracks.clear()).to_string().contains("one track, and only one, with the status of Saxony")
    );
    assert!(refusal(|pack| pack.tracks[0] = pack.tracks[1].clone()).to_string().contains("only one"));
    assert!(refusal(|pack| pack.areas.clear()).to_string().contains("needs the area `core-austria`"));
    assert!(
        refusal(|pack| pack.modes[2].last_turn = Some(8)).to_string().contains("needs a `last-turn` that ends a year")
    );
    assert!(refusal(|pack| pack.modes[2].last_turn = Some(0)).to_string().contains("that ends a year"));
    assert!(refusal(|pack| pack.modes[2].last_turn = None).to_string().contains("needs a `last-turn`"));
}

/// The standard pack with something changed.
fn standard_but(change: fn(&mut board::Pack)) -> &'static board::Pack {
    let mut pack = board::standard("maria").expect("the standard pack").clone();
    change(&mut pack);
    Box::leak(Box::new(pack))
}

#[test]
fn m_22_1__whom_the_pragmatic_army_feeds_is_said_by_the_pack() {
    let pack = standard_but(|pack| {
        let traun = pack.piece("traun").expect("a general");
        pack.powers[PRAGMATIC.index()].guests = vec![traun];
    });
    let table = bare("advanced-3p").pieces("traun@utrecht=2 arenberg@breda=2").build_on(pack);
    let fed = |piece: &str| judge(table.maria_rules(), &table.state.core, table.maria(), table.piece(piece));
    assert_eq!((fed("traun"), fed("arenberg")), (Fed::Free, Fed::Hungry));
    let winter = bare("advanced-3p").turn(3).phase("winter").pieces("karl@wien=2").hand("austria", "h4 h5");
    let mut table = winter.maria(|own| own.boxed = vec!["dessauer".into()]).build_on(pack);
    table.refuse("austria", "recruit austria 1 pay h4 arenberg@amsterdam=1", "M-22.2");
    table.play("austria", "recruit austria 1 pay h4 traun@amsterdam=1");
}

#[test]
fn m_1_1__a_mode_is_what_it_says_it_is_and_not_what_it_is_called() {
    let pack = standard_but(|pack| {
        let names = ["advanced-2p", "schlesien", "introductory", "a", "introductory-3p"];
        for (mode, name) in pack.modes.iter_mut().zip(names) {
            mode.slug = name.to_owned();
        }
    });
    for mode in &pack.modes {
        let rules = Ruleset::new(pack, &mode.slug, Options::default()).expect("a mode");
        let expected = match mode.variant {
            board::pack::Variant::Introductory => Variant::Introductory,
            board::pack::Variant::Gambit => Variant::Gambit,
            _ => Variant::Advanced,
        };
        assert_eq!(variant(rules.maria()), expected, "{}", mode.slug);
        assert_eq!(is_two_player(rules.maria()), mode.seats.len() == 2, "{}", mode.slug);
    }
    let strange = standard_but(|pack| pack.modes[0].variant = board::pack::Variant::Scenario);
    let refusal = Ruleset::new(strange, "introductory-3p", Options::default()).err();
    assert!(refusal.expect("no mode of MARIA").to_string().contains("MARIA knows introductory, advanced and gambit"));
}
