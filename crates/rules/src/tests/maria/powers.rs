//! Rules 1 to 3: players, powers, pieces and the board.

use board::pack::{PieceKind, SiteKind};
use board::{CityId, SiteId};

use super::table::{Scene, bare, ready};
use ::maria::gambit;
use ::maria::lands::{controllers, home_power, is_major_fortress};
use ::maria::powers::MAJORS;
use engine::refusal::Why;

/// Slug of the seat that leads a power.
fn leader(table: &Scene, power: &str) -> String {
    table.rules.mode.seats[table.seat_of(power).index()].slug.clone()
}

fn enemies(table: &Scene, a: &str, b: &str) -> bool {
    table.state.core.are_enemies(table.power(a), table.power(b))
}

fn partners(table: &Scene, a: &str, b: &str) -> bool {
    table.state.core.co_operate(table.power(a), table.power(b))
}

/// Slugs of the powers that control a fortress.
fn holders(table: &Scene, city: &str) -> Vec<String> {
    let powers = controllers(table.maria_rules(), &table.state.core, table.maria(), table.site(city));
    powers.iter().map(|power| table.rules.pack.power_of(power).slug.clone()).collect()
}

fn home_of(table: &Scene, city: &str) -> Option<String> {
    let power = home_power(table.maria_rules(), table.maria(), table.city_id(city))?;
    Some(table.rules.pack.power_of(power).slug.clone())
}

#[test]
fn m_1_1__players_and_turns_of_each_mode() {
    let modes = [
        ("introductory-3p", 3, 9),
        ("introductory-2p", 2, 9),
        ("advanced-3p", 3, 12),
        ("advanced-2p", 2, 12),
        ("schlesien-gambit", 3, 9),
    ];
    for (mode, seats, turns) in modes {
        let table = bare(mode).build();
        assert_eq!(table.rules.mode.seats.len(), seats, "{mode}");
        assert_eq!(gambit::last_turn(table.maria_rules(), table.maria()), turns, "{mode}");
    }
}

#[test]
fn m_1_4__the_pack_holds_what_the_box_holds() {
    let table = bare("advanced-3p").build();
    let pack = table.rules.pack;
    let count = |wanted: fn(&PieceKind) -> bool| pack.pieces.iter().filter(|piece| wanted(&piece.kind)).count();
    assert_eq!(count(|kind| matches!(kind, PieceKind::General { .. })), 20);
    assert_eq!(count(|kind| matches!(kind, PieceKind::Train)), 10);
    assert_eq!(count(|kind| matches!(kind, PieceKind::Hussar)), 2);
    assert_eq!((pack.deck.sets, pack.deck.cards_per_set()), (4, 38));
    assert_eq!(pack.politics.len(), 25);
    assert_eq!(pack.politics.iter().filter(|card| card.election).count(), 1);
    assert_eq!(pack.tracks.len(), 3);
    assert_eq!(pack.victory_boxes.len(), 4);
    assert_eq!(pack.boxes.len(), 4, "off-map boxes");
    let votes = pack.sites.iter().filter(|site| matches!(site.kind, SiteKind::Fortress { elector: true, .. }));
    assert_eq!(votes.count(), 9);
    let silesian = pack.sites.iter().filter(|site| table.maria_rules().lands.silesia.contains(site.city));
    assert_eq!(silesian.count(), 7);
}

#[test]
fn m_2_1__maria_theresa_leads_austria() {
    for mode in ["introductory-3p", "advanced-3p", "schlesien-gambit"] {
        assert_eq!(leader(&bare(mode).build(), "austria"), "maria-theresa", "{mode}");
    }
}

#[test]
fn m_2_2__frederick_leads_prussia_saxony_and_the_pragmatic_army() {
    for mode in ["advanced-3p", "schlesien-gambit"] {
        let table = bare(mode).build();
        for power in ["prussia", "saxony", "pragmatic"] {
            assert_eq!(leader(&table, power), "frederick", "{mode} {power}");
        }
    }
}

#[test]
fn m_2_3__louis_leads_france_and_bavaria() {
    for mode in ["introductory-3p", "advanced-3p", "schlesien-gambit"] {
        let table = bare(mode).build();
        assert_eq!(leader(&table, "france"), "louis-xv");
        assert_eq!(leader(&table, "bavaria"), "louis-xv");
    }
}

#[test]
fn m_2_4__four_major_and_two_minor_powers() {
    let table = bare("advanced-3p").build();
    let majors: Vec<&str> = table.rules.pack.powers.iter().filter(|one| one.major).map(|one| &one.slug[..]).collect();
    assert_eq!(majors, ["france", "prussia", "pragmatic", "austria"]);
    assert!(MAJORS.iter().all(|&power| table.rules.pack.power_of(power).major));
    assert_eq!(MAJORS.len(), 4);
}

const WEST: [&str; 4] = ["france", "bavaria", "prussia", "saxony"];
const EAST: [&str; 2] = ["austria", "pragmatic"];

#[test]
fn m_2_5__france_bavaria_prussia_and_saxony_form_one_alliance() {
    let table = bare("advanced-3p").build();
    for a in WEST {
        for b in WEST {
            assert!(!enemies(&table, a, b), "{a} and {b}");
        }
    }
}

/// Their generals stand side by side in a combat phase and nobody fights.
#[test]
fn m_2_6__austria_and_the_pragmatic_army_form_the_other_alliance() {
    let table = bare("advanced-3p").pieces("karl@bruessel=5 stair@loewen=2").active("austria").phase("combat").build();
    assert!(!enemies(&table, "austria", "pragmatic") && !enemies(&table, "pragmatic", "austria"));
    assert_eq!((table.state.core.combat.duel, table.troops("stair")), (None, 2));
    let table = bare("advanced-3p").pieces("moritz@bruessel=5 stair@loewen=2").active("france").phase("combat").build();
    assert!(table.state.core.combat.duel.is_some(), "France does not belong to it");
}

#[test]
fn m_2_7__powers_that_are_not_allied_are_enemies() {
    let table = bare("advanced-3p").build();
    for a in WEST {
        for b in EAST {
            assert!(enemies(&table, a, b) && enemies(&table, b, a), "{a} and {b}");
        }
    }
}

#[test]
fn m_2_8__three_pairs_co_operate() {
    let table = bare("advanced-3p").build();
    let pairs = [("france", "bavaria"), ("prussia", "saxony"), ("austria", "pragmatic")];
    let all = ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic"];
    for a in all {
        for b in all {
            let wanted = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
            assert_eq!(partners(&table, a, b), wanted, "{a} and {b}");
        }
    }
}

#[test]
fn m_2_9__allies_who_do_not_co_operate_share_no_city() {
    let pieces = "friedrich@landeshut=3 rutowski@jauer=2 toerring@hirschberg=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("prussia").build();
    table.refuse("prussia", "march friedrich landeshut-hirschberg", "M-10.1.9");
    table.play("prussia", "march friedrich landeshut-jauer");
    table.play("prussia", "command friedrich");
    assert_eq!(table.place("friedrich"), "jauer");
}

#[test]
fn m_2_10__prussia_and_the_pragmatic_army_are_enemies_under_one_player() {
    let table = bare("advanced-3p").build();
    assert_eq!(table.seat_of("prussia"), table.seat_of("pragmatic"));
    assert!(enemies(&table, "prussia", "pragmatic"));
}

#[test]
fn m_3_1_1__each_piece_belongs_to_one_power() {
    let pieces = "friedrich@landeshut=3 prussia-t1@glogau neipperg@kolin=2 austria-t3@tschaslau";
    let mut table = bare("advanced-3p").pieces(pieces).build();
    table.refuse("france", "march friedrich landeshut-jauer", "M-10.1.1");
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    table.refuse("austria", "march prussia-t1 glogau-lueben", "M-10.1.1");
    table.play("austria", "march austria-t3 tschaslau-chrudim");
    table.play("austria", "march neipperg kolin-tschaslau");
}

/// What is said of pieces (one in a city, none passes over another, marches) is not said of hussars.
#[test]
fn m_3_1_2__austria_owns_two_hussars_and_they_are_no_pieces() {
    let with_hussar = |active: &str| {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=3 neipperg@kolin=2").active(active);
        setup.maria(|own| own.hussars = vec!["jauer".into()]).build()
    };
    let mut table = with_hussar("austria");
    let hussars = table.rules.pack.pieces.iter().filter(|piece| matches!(piece.kind, PieceKind::Hussar));
    let owners: Vec<_> = hussars.map(|piece| piece.power).collect();
    assert_eq!(owners, [table.power("austria"); 2]);
    table.refuse("austria", "march hussar-1 jauer-landeshut", "M-3.1.2");
    assert!(!table.state.core.is_occupied(table.city_id("jauer")), "a hussar does not occupy its city");
    let mut table = with_hussar("prussia");
    table.play("prussia", "march friedrich landeshut-jauer-liegnitz");
    assert_eq!(table.place("friedrich"), "liegnitz", "nor does he bar it");
}

#[test]
fn m_3_1_3__the_smaller_number_outranks() {
    let table = bare("advanced-3p").pieces("schwerin@landeshut=3 leopold@landeshut=5").build();
    let stack = [table.piece("leopold"), table.piece("schwerin")].into_iter().collect();
    let commander = engine::shared::pieces::commander(&table.rules, &table.state.core, stack);
    assert_eq!(commander, table.piece("schwerin"));
}

#[test]
fn m_3_2_1__every_city_lies_on_one_of_two_maps() {
    let table = bare("advanced-3p").build();
    let maps = &table.maria_rules().lands;
    for at in 0..table.rules.pack.cities.len() {
        let city = CityId(at as u16);
        assert!(maps.flanders.contains(city) != maps.bohemia.contains(city), "city {at}");
    }
}

#[test]
fn m_3_2_2__forty_four_sectors_give_their_cities_a_suit() {
    let pack = bare("advanced-3p").build().rules.pack;
    assert_eq!(pack.sectors.len(), 44);
    for city in &pack.cities {
        assert_eq!(city.suit, pack.sectors[city.sector.index()].suit, "{}", city.slug);
    }
}

#[test]
fn m_3_2_4__home_countries() {
    let table = bare("advanced-3p").build();
    for (city, home) in [
        ("berlin", Some("prussia")),
        ("prag", Some("austria")),
        ("muenchen", Some("bavaria")),
        ("dresden", Some("saxony")),
        ("hannover", Some("pragmatic")),
        ("metz", Some("france")),
        ("poznan", None),
        ("koeln", None),
    ] {
        assert_eq!(home_of(&table, city).as_deref(), home, "{city}");
    }
}

/// An Austrian general lives off the country there, a Pragmatic one does not.
#[test]
fn m_3_2_5__the_austrian_netherlands_are_austrian_home_country() {
    let pieces = "karl@bruessel=2 stair@namur=2";
    let table = bare("advanced-3p").pieces(pieces).active("austria").phase("supply").build();
    for city in ["bruessel", "namur", "bastogne"] {
        assert!(table.maria_rules().lands.flanders.contains(table.city_id(city)), "{city}");
        assert_eq!(home_of(&table, city).as_deref(), Some("austria"), "{city}");
    }
    assert!(!table.is_face_down("karl") && table.is_face_down("stair"));
}

#[test]
fn m_3_2_6__silesia_is_nobodys_home_until_it_is_annexed() {
    let homes = |table: &Scene| {
        let cities = (0..table.rules.pack.cities.len()).map(|at| CityId(at as u16));
        let silesian = cities.filter(|&city| table.maria_rules().lands.silesia.contains(city));
        let mut homes: Vec<_> = silesian.map(|city| home_power(table.maria_rules(), table.maria(), city)).collect();
        homes.dedup();
        homes
    };
    for mode in ["introductory-3p", "advanced-3p", "schlesien-gambit"] {
        assert_eq!(homes(&bare(mode).build()), [None], "{mode}");
    }
    let annexed = bare("advanced-3p").maria(|own| own.annexed = true).build();
    assert_eq!(homes(&annexed), [Some(annexed.power("prussia"))]);
}

#[test]
fn m_3_2_7__roads_make_adjacency_across_the_maps_too() {
    let table = bare("advanced-3p").build();
    let roads = &table.rules.pack.roads;
    let city = |slug| table.city_id(slug);
    assert!(roads.are_adjacent(city("kolin"), city("koeniggraetz")));
    assert!(!roads.is_main(city("kolin"), city("koeniggraetz")));
    assert!(roads.is_main(city("kolin"), city("tschaslau")));
    assert!(!roads.are_adjacent(city("prag"), city("kolin")));
    assert!(roads.are_adjacent(city("ulm"), city("geislingen")) && roads.is_main(city("ulm"), city("geislingen")));
    assert!(roads.are_adjacent(city("biberach"), city("memmingen")));
    assert!(!roads.is_main(city("biberach"), city("memmingen")));
}

#[test]
fn m_3_2_10__major_and_minor_fortresses_and_open_cities() {
    let table = bare("advanced-3p").build();
    assert!(is_major_fortress(table.maria_rules(), table.site("wien")));
    assert!(!is_major_fortress(table.maria_rules(), table.site("iglau")));
    assert_eq!(table.rules.site_of(table.city_id("kolin")), None);
    let majors =
        (0..table.rules.pack.sites.len()).filter(|&at| is_major_fortress(table.maria_rules(), SiteId(at as u8)));
    assert_eq!(majors.count(), 16);
}

#[test]
fn m_3_2_11__a_power_controls_its_own_country_but_for_enemy_markers() {
    let table = bare("advanced-3p").markers("prag=france iglau=prussia").build();
    for city in ["wien", "linz", "bruessel"] {
        assert_eq!(holders(&table, city), ["austria"], "{city}");
    }
    for city in ["prag", "iglau"] {
        assert!(!holders(&table, city).contains(&"austria".to_string()), "{city}");
    }
}

/// Every fortress of the board: whoever holds it abroad has a marker there, and a marker holds it.
#[test]
fn m_3_2_12__abroad_a_power_controls_what_bears_its_marker() {
    let table = bare("advanced-3p").markers("prag=france iglau=prussia metz=pragmatic").build();
    for (city, holder) in [("prag", "france"), ("iglau", "prussia"), ("metz", "pragmatic"), ("koeln", "france")] {
        assert_eq!(holders(&table, city), [holder], "{city}");
    }
    for site in &table.rules.pack.sites {
        let city = table.rules.pack.city_of(site.city).slug.as_str();
        let marker = table.marker(city);
        let abroad = holders(&table, city).into_iter().filter(|holder| home_of(&table, city).as_ref() != Some(holder));
        let is_joint = |holder: &str| marker == "pragmatic" && holder == "austria";
        assert!(abroad.into_iter().all(|holder| holder == marker || is_joint(&holder)), "{city}");
        assert!(marker == "none" || holders(&table, city).contains(&marker.to_string()), "{city}");
    }
}

#[test]
fn m_3_2_13__nine_fortresses_carry_a_vote() {
    let pack = bare("advanced-3p").build().rules.pack;
    let votes = pack.sites.iter().filter(|site| matches!(site.kind, SiteKind::Fortress { elector: true, .. }));
    let mut votes: Vec<&str> = votes.map(|site| pack.city_of(site.city).slug.as_str()).collect();
    votes.sort_unstable();
    let wanted = ["berlin", "dresden", "hannover", "koeln", "mainz", "mannheim", "muenchen", "prag", "trier"];
    assert_eq!(votes, wanted);
}

#[test]
fn m_3_2_15__four_further_victory_boxes() {
    let pack = bare("advanced-3p").build().rules.pack;
    let boxes: Vec<&str> = pack.victory_boxes.iter().map(|one| one.slug.as_str()).collect();
    assert_eq!(boxes, ["electors", "emperor", "italy", "silesia"]);
}

#[test]
fn m_3_2_16__each_major_power_has_one_pool_and_one_off_map_box() {
    let table = bare("advanced-3p").build();
    for (at, power) in table.rules.pack.powers.iter().enumerate() {
        let boxes = table.rules.pack.boxes.iter().filter(|one| one.power.index() == at).count();
        let pool = table.maria().boxes.pools[at];
        assert_eq!((boxes, pool > 0), (usize::from(power.major), power.major), "{}", power.slug);
    }
}

#[test]
fn m_3_2_18__an_allys_marker_in_a_minor_powers_country_gives_control_to_the_ally() {
    for (markers, munich, dresden) in
        [("", "bavaria", "saxony"), ("muenchen=france dresden=prussia", "france", "prussia")]
    {
        let table = bare("advanced-3p").markers(markers).build();
        assert_eq!(
            (holders(&table, "muenchen"), holders(&table, "dresden")),
            (vec![munich.into()], vec![dresden.into()])
        );
    }
}

#[test]
fn m_3_2_17__a_general_in_the_off_map_box_takes_no_part() {
    let setup = bare("advanced-3p").pieces("schwerin@landeshut=3").maria(|own| own.boxed = vec!["friedrich".into()]);
    let mut table = setup.active("prussia").build();
    assert_eq!(table.place("friedrich"), "box");
    let refused = table.why("prussia", "march friedrich landeshut-jauer");
    assert!(matches!(refused, Why::NotOnBoard { .. }), "{refused:?}");
    assert!(table.list("prussia").iter().all(|action| !action.contains("friedrich")));
}

#[test]
fn m_4_4__every_piece_stands_on_its_set_up_city() {
    let table = ready("advanced-3p").build();
    for (piece, city) in [
        ("friedrich", "liegnitz"),
        ("schwerin", "liegnitz"),
        ("neipperg", "grulich"),
        ("george-ii", "lemfoerde"),
        ("france-t2", "noerdlingen"),
        ("austria-t3", "tschaslau"),
    ] {
        assert_eq!(table.place(piece), city, "{piece}");
    }
}

/// Twelve fortresses win without pools, and mean nothing by themselves in the advanced game.
#[test]
fn m_1_3__each_variant_has_its_own_victory() {
    let silesia = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let bohemia = "koeniggraetz=prussia iglau=prussia tabor=prussia budweis=prussia";
    for (mode, winners) in [("introductory-3p", vec!["frederick"]), ("advanced-3p", vec![])] {
        let setup = bare(mode).pieces("friedrich@leitmeritz=3").markers(silesia).markers(bohemia).active("prussia");
        let mut table = setup.build();
        assert!(table.winners().is_empty());
        table.play("prussia", "march friedrich leitmeritz-melnik");
        assert_eq!(table.marker("leitmeritz"), "prussia");
        assert_eq!(table.winners(), winners, "{mode}");
    }
}

#[test]
fn m_3_2_3__the_suit_of_the_sector_limits_the_cards_of_a_side() {
    let mut table = bare("advanced-3p")
        .pieces("neipperg@trautenau=2 friedrich@landeshut=4")
        .hand("austria", "d5 s5")
        .hand("prussia", "s9 d9")
        .active("austria")
        .phase("combat")
        .build();
    table.refuse("austria", "play s5", "M-11.1.4");
    table.play("austria", "play d5");
    table.refuse("prussia", "play d9", "M-11.1.4");
    table.play("prussia", "play s9");
}

#[test]
fn m_3_2_14__two_battle_boxes_for_each_major_power() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=8 neipperg@trautenau=3").active("prussia");
        let mut table = setup
            .phase("combat")
            .maria(|own| {
                own.battle.insert("prussia".into(), before);
            })
            .build();
        table.play("austria", "concede");
        assert_eq!(table.maria().boxes.battle[table.power("prussia").index()], after);
    }
}
