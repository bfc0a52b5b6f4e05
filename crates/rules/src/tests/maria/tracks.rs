//! M-17.5.14 to M-17.5.25: shifts, icons, expeditions and the Italian marker.

use super::politics::{Displayed, income, nobody_places, politics, pool, track};
use super::table::{Scene, Setup};
use ::maria::state::Phase;
use engine::event::Event;

/// The first power takes and executes the first card; whoever comes next does what it is told.
#[track_caller]
fn played(setup: Setup, orders: &[(&str, &str)]) -> Scene {
    let mut table = setup.build();
    nobody_places(&mut table);
    for (power, order) in orders {
        table.play(power, order);
    }
    table
}

/// France shifts Italy two to the left and Austria one to the right.
fn two_left_one_right(pieces: &str) -> Scene {
    let setup = politics("1741-nymphenburg 1743-campo-santo").pieces(pieces);
    let mut table = played(
        setup.displayed("france", "s5").displayed("austria", "s3"),
        &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")],
    );
    assert_eq!(track(&table, "italy"), 3, "nothing moves before both are taken");
    table.play("austria", "take 1743-campo-santo");
    table.play("austria", "execute italy=1");
    table
}

#[test]
fn me_29__two_left_and_one_right_are_one_left() {
    assert_eq!(track(&two_left_one_right("karl@wien=3"), "italy"), 2);
}

#[test]
fn m_17_5_14__shifts_are_announced_first_and_carried_out_as_one_sum() {
    let table = two_left_one_right("karl@wien=3");
    let moves: Vec<u8> = table
        .events
        .iter()
        .filter_map(|entry| if let Event::MarkerMoved { to, .. } = entry.event { Some(to) } else { None })
        .collect();
    assert_eq!(moves, [2], "one move, straight to the sum");
    let last_card = table.events.iter().rposition(|entry| matches!(entry.event, Event::Executed { .. }));
    let moved = table.events.iter().position(|entry| matches!(entry.event, Event::MarkerMoved { .. }));
    assert!(last_card < moved);
}

#[test]
fn pe_1__the_marker_stops_on_two_and_austria_sends_a_general_to_lombardy() {
    let table = two_left_one_right("karl@wien=3");
    assert_eq!((track(&table, "italy"), table.place("karl"), table.troops("karl")), (2, "box", 3));
}

/// The same track: a card less for Austria on one box, for France on another, for nobody on the star.
#[test]
fn m_17_5_15__icons_work_while_the_marker_lies_in_their_box() {
    for (italy, austria, france) in [(1, 4, 5), (3, 5, 5), (5, 5, 4), (6, 5, 5)] {
        let table = politics("1741-sweden 1741-guards").track("italy", italy).build();
        assert_eq!((income(&table, "austria"), income(&table, "france")), (austria, france), "box {italy}");
    }
    let setup = politics("1741-nymphenburg 1742-walpole").track("italy", 1).displayed("france", "s5");
    let setup = setup.pieces("karl@wien=3").maria(|own| own.boxed.push("traun".into()));
    assert_eq!(income(&setup.build(), "austria"), 4);
    let setup = politics("1741-nymphenburg 1742-walpole").track("italy", 1).displayed("france", "s5");
    let setup = setup.pieces("karl@wien=3").maria(|own| own.boxed.push("traun".into()));
    let table = played(setup, &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")]);
    assert_eq!((track(&table, "italy"), income(&table, "austria")), (0, 5), "gone with the marker");
}

/// Italy goes two boxes left with this hand for Austria, whose Karl stands in Wien with others.
fn penalty(pieces: &str, hand: &str) -> Scene {
    let setup = politics("1741-nymphenburg 1742-walpole").pieces(pieces).hand("austria", hand);
    played(setup.displayed("france", "s5"), &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")])
}

#[test]
fn m_17_5_20__a_general_off_the_board_goes_with_two_troops_for_eight_points() {
    let mut table = penalty("karl@wien=3 traun@prag=2", "h6 h2 h3");
    table.refuse("austria", "corps neipperg pay h6", "M-17.5.20");
    table.refuse("austria", "corps neipperg", "M-17.5.20");
    table.play("austria", "corps neipperg pay h6+h2");
    assert_eq!((table.place("neipperg"), table.troops("neipperg")), ("box", 2));
    assert_eq!((table.hand("austria"), table.place("karl")), (vec!["h3.1".to_string()], "wien"));
}

/// From the board with his troops, without his partner, for no points; for one off the board eight are needed; who
/// has nobody must pay if he can, else the duty stays open; and one general serves the whole penalty.
#[test]
fn r_54__limits_of_the_expedition_corps() {
    let mut table = penalty("karl@wien=3 traun@wien=2", "h6 h2");
    table.play("austria", "corps karl");
    assert_eq!((table.place("karl"), table.troops("karl"), table.place("traun")), ("box", 3, "wien"));
    assert!(!table.happened(|event| matches!(event, Event::PointsLost { .. })));
    let mut poor = penalty("karl@wien=3 traun@prag=2", "h5 h2");
    poor.refuse("austria", "corps neipperg pay h5+h2", "R-54");
    let rich = penalty("", "h6 h2");
    assert_eq!(rich.maria().phase, Phase::Expedition, "nobody on the board: it must pay");
    let open = penalty("", "h5 h2");
    assert_eq!((open.maria().phase, open.hand("austria").len()), (Phase::Hussars, 2), "the duty stays open");
    // Karl is abroad already; the marker goes on from one icon box to another.
    let setup = politics("1741-nymphenburg 1742-walpole").track("italy", 2).pieces("traun@wien=2");
    let setup = setup.maria(|own| own.boxed.push("karl".into())).displayed("france", "s5");
    let table = played(setup, &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")]);
    assert_eq!((track(&table, "italy"), table.place("traun"), table.place("karl")), (0, "wien", "box"));
}

/// Austria holds the Italian marker and its track stands on box 5.
fn austrian_italy(cards: &str, displayed: &[(&str, &str)], orders: &[(&str, &str)]) -> Scene {
    let mut setup = politics(cards).pieces("broglie@sens=1").track("italy", 5).maria(|own| {
        own.boxed.push("moritz".into());
        own.italy = Some("austria".into());
    });
    for (power, laid) in displayed {
        setup = setup.displayed(power, laid);
    }
    played(setup, orders)
}

#[test]
fn m_17_5_25__the_italian_marker_returns_only_on_the_star() {
    let near = austrian_italy(
        "1744-velletri 1742-walpole",
        &[("france", "s5")],
        &[("france", "take 1744-velletri"), ("france", "execute italy=-1")],
    );
    assert_eq!((track(&near, "italy"), near.maria().boxes.italy), (4, Some(near.power("austria"))));
    assert_eq!(pool(&near, "austria"), 2);
    let star = austrian_italy(
        "1741-nymphenburg 1742-walpole",
        &[("france", "s5")],
        &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")],
    );
    assert_eq!((track(&star, "italy"), star.maria().boxes.italy, pool(&star, "austria")), (3, None, 3));
}

/// At either end of the track; and one marker however long it lies there.
#[test]
fn m_16_13__austria_or_france_holds_one_marker_in_the_italy_box() {
    let setup = politics("1743-worms 1742-walpole").track("italy", 5).displayed("austria", "s5");
    let setup = setup.maria(|own| own.boxed.push("moritz".into()));
    let table = played(setup, &[("austria", "take 1743-worms"), ("austria", "execute italy=2")]);
    assert_eq!((table.maria().boxes.italy, pool(&table, "austria")), (Some(table.power("austria")), 2));
    let setup = politics("1741-nymphenburg 1742-walpole").track("italy", 1).displayed("france", "s5");
    let setup = setup.maria(|own| own.boxed.push("karl".into()));
    let table = played(setup, &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")]);
    assert_eq!((table.maria().boxes.italy, pool(&table, "france")), (Some(table.power("france")), 10));
    let setup = politics("1741-nymphenburg 1742-walpole").track("italy", 0).displayed("france", "s5");
    let setup = setup.maria(|own| {
        own.boxed.push("karl".into());
        own.italy = Some("france".into());
    });
    let table = played(setup, &[("france", "take 1741-nymphenburg"), ("france", "execute italy=-2")]);
    assert_eq!((track(&table, "italy"), pool(&table, "france")), (0, 10), "still one");
}

/// Beyond the end it stops; a box passed over does nothing; and crossing the star gives the marker back.
#[test]
fn r_55__ends_of_a_track_boxes_passed_over_and_the_star_crossed() {
    let setup = politics("1744-moscow-cabals 1742-walpole").track("russia", 1).displayed("france", "s5");
    let setup = setup.pieces("george-ii@hannover=3").maria(|own| own.boxed.clear());
    let table = played(setup, &[("france", "take 1744-moscow-cabals"), ("france", "execute russia=-2")]);
    assert_eq!(track(&table, "russia"), 0);
    let setup = politics("1743-worms 1742-walpole").track("italy", 2).displayed("austria", "s5");
    let setup = setup.pieces("broglie@sens=1").maria(|own| {
        own.boxed.push("traun".into());
        own.italy = Some("france".into());
    });
    let table = played(setup, &[("austria", "take 1743-worms"), ("austria", "execute italy=2")]);
    assert_eq!((track(&table, "italy"), table.maria().boxes.italy, pool(&table, "france")), (4, None, 11));
    let setup = politics("1743-worms 1742-walpole").track("italy", 4).displayed("austria", "s5");
    let setup = setup.maria(|own| own.boxed.push("moritz".into()));
    let table = played(setup, &[("austria", "take 1743-worms"), ("austria", "execute italy=2")]);
    assert_eq!((track(&table, "italy"), income(&table, "france")), (6, 5), "box 5 would have cost a card");
}

/// The troops come when the card is executed, the marker moves when both cards are dealt with.
#[test]
fn r_56__an_instruction_is_carried_out_at_once_and_only_shifts_wait() {
    let setup = politics("1744-frankfurt 1741-sweden").pieces("leopold@berlin=2").displayed("prussia", "s5");
    let orders = [
        ("prussia", "take 1744-frankfurt"),
        ("prussia", "execute obey saxony=-1"),
        ("prussia", "recruit prussia 2 leopold=2"),
    ];
    let mut table = played(setup.displayed("austria", "s3"), &orders);
    assert_eq!((table.troops("leopold"), track(&table, "saxony")), (4, 1));
    table.play("austria", "pass");
    assert_eq!((table.troops("leopold"), track(&table, "saxony")), (4, 0));
}

/// Dessauer is about to come home to Landsberg, where somebody stands.
fn dessauer_returns(there: &str) -> Scene {
    let setup = politics("1741-sweden 1742-walpole").pieces(there).displayed("prussia", "s5");
    let mut table = setup.build();
    let dessauer = table.piece("dessauer");
    table.state.core.flipped.insert(dessauer);
    nobody_places(&mut table);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "execute russia=-1");
    table
}

/// One step, by the owner, enemy or friend; a stack together; nobody is taken or fought; the general is as he left.
#[test]
fn r_53__how_a_piece_makes_room_for_a_general_who_comes_home() {
    for (there, owner, pieces) in [
        ("traun@landsberg-warthe=2", "austria", vec!["traun"]),
        ("austria-t1@landsberg-warthe", "austria", vec!["austria-t1"]),
        ("prussia-t1@landsberg-warthe", "prussia", vec!["prussia-t1"]),
        ("friedrich@landsberg-warthe=2 schwerin@landsberg-warthe=3", "prussia", vec!["friedrich", "schwerin"]),
    ] {
        let mut table = dessauer_returns(there);
        let troops = table.troops("dessauer");
        assert_eq!((table.maria().phase, table.place("dessauer")), (Phase::Displace, "box"), "{there}");
        assert!(table.is_asked(owner), "{there}");
        let neighbours = table.rules.pack.roads.neighbours(table.city_id("landsberg-warthe"));
        let offered = table.list(owner);
        let city = |one: &String| table.city_id(one.rsplit(' ').next().expect("a city"));
        assert!(offered.iter().all(|one| neighbours.contains(&city(one))), "{offered:?}");
        table.play(owner, &offered[0]);
        let home = offered[0].rsplit(' ').next().expect("a city");
        assert!(pieces.iter().all(|piece| table.place(piece) == home), "{there}");
        assert_eq!((table.place("dessauer"), table.troops("dessauer")), ("landsberg-warthe", troops));
        assert!(table.is_face_down("dessauer"), "with the facing he left with");
        let fought = |event: &Event| matches!(event, Event::CombatBegan { .. } | Event::TrainTaken { .. });
        assert!(!table.happened(fought), "{there}");
    }
}
