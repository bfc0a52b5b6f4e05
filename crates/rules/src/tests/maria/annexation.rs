//! M-19.1, M-19.2: what the annexation of Silesia and the reduction of French aims do, step by step.

use super::decisions::{answers, asks};
use super::states::{ALL_SILESIA, pool, saxony_box, silesia_taken};
use super::table::{Scene, Setup, bare};
use ::maria::lands::{controllers, home_power};
use ::maria::state::{Phase, SaxonSide};
use board::PowerSet;
use engine::question::About;

/// Prussia offers and Austria accepts.
fn peace(setup: Setup) -> Scene {
    let mut table = setup.build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    table
}

fn with_saxony(setup: Setup, at: u8) -> Setup {
    setup.maria(|own| {
        own.tracks.insert("saxony".into(), at);
    })
}

#[test]
fn md_40__austria_accepts_the_offered_peace_or_refuses_it() {
    for (answer, annexed) in [("accept", true), ("pass", false)] {
        let mut table = silesia_taken("friedrich@landeshut=2").build();
        table.play("prussia", "accept");
        asks(&table, About::PeaceAnswer, "austria");
        assert_eq!(answers(&table, "austria"), ["accept", "pass"]);
        table.play("austria", answer);
        assert_eq!(table.maria().annexed, annexed, "{answer}");
    }
}

#[test]
fn md_41__prussia_chooses_the_fortress_for_its_second_train() {
    for city in ["berlin", "breslau", "magdeburg"] {
        let mut table = peace(silesia_taken("friedrich@landeshut=2"));
        asks(&table, About::SecondTrain, "prussia");
        let offered = ["berlin", "breslau", "magdeburg"].map(|one| format!("settle prussia-t2 {one}"));
        assert_eq!(answers(&table, "prussia"), offered);
        table.play("prussia", &format!("settle prussia-t2 {city}"));
        assert_eq!(table.place("prussia-t2"), city);
    }
}

#[test]
fn m_19_1_4__silesia_becomes_prussian_home_country() {
    let before = silesia_taken("friedrich@landeshut=2").build();
    let after = peace(silesia_taken("friedrich@landeshut=2"));
    for city in ["breslau", "landeshut", "cosel"] {
        let home = |table: &Scene| home_power(table.maria_rules(), table.maria(), table.city_id(city));
        assert_eq!((home(&before), home(&after)), (None, Some(after.power("prussia"))), "{city}");
    }
}

/// The marker goes to box S, and Saxons go home under a new leader, as whenever Saxony turns neutral.
#[test]
fn m_19_1_6__saxony_prussias_ally_becomes_neutral() {
    for at in [0, 1, 2] {
        let table = peace(with_saxony(silesia_taken("rutowski@leipzig=2"), at));
        assert_eq!((saxony_box(&table), table.maria().saxony), (3, SaxonSide::Neutral), "from {at}");
        assert_eq!((table.place("rutowski"), table.seat_of("saxony")), ("freiberg", table.seat_of("austria")));
    }
}

#[test]
fn rp_9__the_marker_goes_to_box_s_only_if_saxony_is_prussias_ally() {
    for (at, after, side) in [
        (0, 3, SaxonSide::Neutral),
        (2, 3, SaxonSide::Neutral),
        (4, 4, SaxonSide::Neutral),
        (5, 5, SaxonSide::Austrian),
    ] {
        let table = peace(with_saxony(silesia_taken("rutowski@leipzig=2"), at));
        assert_eq!((saxony_box(&table), table.maria().saxony), (after, side), "from {at}");
    }
}

/// Crossen, in Prussia, and Glatz, which a card let Prussia do without, and which is Prussia now.
#[test]
fn m_19_1_7__austrian_markers_in_prussia_return_to_the_pool() {
    let setup = silesia_taken("").markers("crossen=austria glatz=austria").maria(|own| own.peace_missing = 1);
    let table = peace(setup);
    assert_eq!((table.marker("crossen"), table.marker("glatz")), ("none", "none"));
    assert_eq!(pool(&table, "austria"), 8);
}

#[test]
fn m_19_1_8__of_the_prussian_markers_in_austria_half_rounded_up_are_set_aside() {
    let cities = ["prag", "eger", "pilsen", "tabor", "bruenn"];
    for number in 0..=5_u8 {
        let taken: Vec<String> = cities[..number as usize].iter().map(|city| format!("{city}=prussia")).collect();
        let setup = || silesia_taken("").markers(&taken.join(" "));
        let before = pool(&setup().build(), "prussia");
        let table = peace(setup());
        assert!(cities.iter().all(|city| table.marker(city) == "none"), "{number}");
        let (aside, rest) = (number.div_ceil(2), number / 2);
        assert_eq!(table.maria().boxes.aside_prussia, aside, "{number}");
        assert_eq!(pool(&table, "prussia"), before + rest as i8 - 1, "{number}, and one goes to the Silesia box");
    }
}

/// Wherever an Austrian stands in Silesia: all places offered are equally near, and he may take any of them.
#[test]
fn m_19_1_11__the_player_of_a_displaced_piece_chooses_among_equally_near_cities() {
    let mut chosen = 0;
    for city in ["breslau", "brieg", "oppeln", "glogau", "neisse", "landeshut"] {
        let fresh = || peace(silesia_taken(&format!("neipperg@{city}=2")));
        let table = fresh();
        if table.maria().phase != Phase::Displace {
            continue;
        }
        asks(&table, About::Displace, "austria");
        let offered = answers(&table, "austria");
        let end = |one: &String| table.city_id(one.rsplit(' ').next().expect("a city"));
        let far = |one: &String| table.rules.pack.roads.distance(table.city_id(city), end(one));
        assert!(offered.len() > 1 && offered.iter().all(|one| far(one) == far(&offered[0])), "{offered:?}");
        for one in &offered {
            let mut table = fresh();
            table.play("austria", one);
            assert!(one.ends_with(table.place("neipperg")), "{one}");
            chosen += 1;
        }
    }
    assert!(chosen > 1, "somewhere there was a choice");
}

#[test]
fn m_19_1_12__prussia_puts_a_marker_into_the_silesia_box() {
    let before = silesia_taken("").build();
    let after = peace(silesia_taken(""));
    assert_eq!((before.maria().boxes.silesia, pool(&before, "prussia")), (false, 6));
    assert_eq!((after.maria().boxes.silesia, pool(&after, "prussia")), (true, 5));
}

/// At once, for nothing, on a major fortress that is empty; and if none is, it is still owed.
#[test]
fn m_19_1_13__prussia_receives_its_second_train_free() {
    let mut table = peace(silesia_taken("friedrich@landeshut=2").hand("prussia", "h5"));
    table.refuse("prussia", "settle prussia-t2 liegnitz", "M-19.1.13");
    table.refuse("prussia", "end", "M-19.1.13");
    table.play("prussia", "settle prussia-t2 breslau");
    assert_eq!((table.place("prussia-t2"), table.hand("prussia").len()), ("breslau", 1));
    let table = peace(silesia_taken("friedrich@berlin=2 schwerin@breslau=2 leopold@magdeburg=2"));
    assert_ne!(table.maria().phase, Phase::SecondTrain);
    assert_eq!(table.place("prussia-t2"), "box");
}

#[test]
fn m_16_14__the_annexation_gives_prussia_the_silesia_box_and_its_train() {
    let before = silesia_taken("friedrich@landeshut=2").build();
    assert_eq!((before.maria().boxes.silesia, before.place("prussia-t2")), (false, "box"));
    let mut table = peace(silesia_taken("friedrich@landeshut=2"));
    assert!(table.maria().boxes.silesia);
    assert_eq!(pool(&before, "prussia") - pool(&table, "prussia"), 1);
    table.play("prussia", "settle prussia-t2 berlin");
    assert_eq!(table.place("prussia-t2"), "berlin");
}

#[test]
fn r_68__prussian_markers_in_silesia_stay_and_those_in_saxony_go_with_neutrality() {
    for (at, torgau) in [(1, "none"), (5, "prussia")] {
        let table = peace(with_saxony(silesia_taken("").markers("torgau=prussia"), at));
        assert_eq!(table.marker("torgau"), torgau, "box {at}");
        for city in ["breslau", "brieg", "neisse", "cosel", "glatz", "liegnitz", "glogau"] {
            assert_eq!(table.marker(city), "prussia", "{city}");
        }
    }
}

/// Two markers are set aside; what is left of them.
fn aside(pieces: &str, active: &str, phase: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).markers(ALL_SILESIA).active(active).phase(phase).maria(|own| {
        own.annexed = true;
        own.aside.insert("prussia".into(), 2);
        own.tracks.insert("saxony".into(), 3);
    })
}

/// A general or a train, by move, retreat or placement; but not inside Silesia, and not to the off-map box.
#[test]
fn r_65__what_counts_as_leaving_prussia() {
    for (order, left) in [
        ("march friedrich landeshut-jauer", 2),
        ("march friedrich landeshut-trautenau", 0),
        ("march prussia-t1 glatz-nachod", 0),
    ] {
        let mut table = aside("friedrich@landeshut=2 prussia-t1@glatz", "prussia", "movement").build();
        table.play("prussia", order);
        assert_eq!(table.maria().boxes.aside_prussia, left, "{order}");
    }
    let mut table = aside("neipperg@jauer=8 friedrich@landeshut=7", "austria", "combat").build();
    table.play("prussia", "concede");
    table.play("austria", "retreat landeshut-trautenau");
    assert_eq!(table.maria().boxes.aside_prussia, 0, "by a retreat");
    let mut table = aside("friedrich@berlin=3", "prussia", "politics")
        .hand("prussia", "s5")
        .maria(|own| {
            own.political_cards = vec!["1741-guards".into(), "1742-walpole".into()];
            own.last_winner = Some("frederick".into());
            own.display.insert("prussia".into(), vec!["s5".into()]);
            own.tracks.insert("russia".into(), 2);
        })
        .build();
    super::politics::nobody_places(&mut table);
    table.play("prussia", "take 1741-guards");
    table.play("prussia", "execute russia=1");
    assert_eq!((table.place("friedrich"), table.maria().boxes.aside_prussia), ("box", 2));
}

/// The end of a French stage with French markers.
fn french_stage(markers: &str) -> Setup {
    bare("advanced-3p").pieces("toerring@wels=1").markers(markers).active("france").phase("conquest")
}

fn is_offered(setup: Setup) -> bool {
    setup.build().list("france").contains(&"accept".to_string())
}

#[test]
fn m_19_2_4__the_reduction_is_possible_once_in_a_game() {
    let mut table = french_stage("linz=france").build();
    table.play("france", "accept");
    assert!(table.maria().reduced);
    assert!(is_offered(french_stage("linz=france prag=france")));
    assert!(!is_offered(french_stage("linz=france prag=france").maria(|own| own.reduced = true)));
}

#[test]
fn m_19_2_5__cleared_fortresses_fall_back_to_austria() {
    let mut table = french_stage("linz=france prag=france").build();
    let holder = |table: &Scene, city: &str| {
        controllers(table.maria_rules(), &table.state.core, table.maria(), table.site(city))
    };
    assert_eq!(holder(&table, "linz"), PowerSet::one(table.power("france")));
    table.play("france", "accept");
    for city in ["linz", "prag"] {
        assert_eq!(holder(&table, city), PowerSet::one(table.power("austria")), "{city}");
    }
}

/// One marker in Core-Austria is needed; all there go, and none elsewhere; any later conquest on the Bohemia map, even
/// a Bavarian's or a retroactive one, ends it.
#[test]
fn r_69__what_the_reduction_needs_takes_and_ends_with() {
    assert!(is_offered(french_stage("linz=france")));
    assert!(!is_offered(french_stage("tournai=france glogau=france")), "neither Flanders nor Silesia is enough");
    let mut table = french_stage("linz=france tournai=france glogau=france").build();
    table.play("france", "accept");
    assert_eq!([table.marker("linz"), table.marker("tournai"), table.marker("glogau")], ["none", "france", "france"]);
    for question in ["linz=france", "linz=bavaria"] {
        let setup = bare("advanced-3p").questions(question).active("france").phase("conquest").maria(|own| {
            own.reduced = true;
            own.aside.insert("france".into(), 2);
        });
        let table = setup.build();
        assert_eq!((table.marker("linz"), table.maria().boxes.aside_france), ("france", 0), "{question}");
    }
}
