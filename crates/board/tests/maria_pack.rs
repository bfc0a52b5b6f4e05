//! The standard pack of MARIA keeps every number of the rulebooks.

use board::pack::{PieceKind, SiteKind, Start};
use board::{Pack, PowerId, standard};

fn pack() -> &'static Pack {
    standard("maria").expect("a standard pack")
}

fn city_names(pack: &Pack, wanted: impl Fn(SiteKind, &board::pack::City) -> bool) -> Vec<&str> {
    let sites = pack.sites.iter().map(|site| (site.kind, pack.city_of(site.city)));
    sites.filter(|(kind, city)| wanted(*kind, city)).map(|(_, city)| city.slug.as_str()).collect()
}

#[test]
fn it_holds_the_stated_numbers() {
    let tally = pack().tally();
    assert_eq!((tally.cities, tally.roads, tally.main_roads, tally.border_roads), (475, 699, 165, 4));
    assert_eq!((tally.sectors, tally.territories, tally.depots), (44, 9, 0));
    assert_eq!((tally.fortresses, tally.major_fortresses, tally.electors), (91, 16, 9));
    assert_eq!((tally.generals, tally.trains, tally.hussars), (20, 10, 2));
    assert_eq!((tally.tactical_cards, tally.strokes, tally.minor_cards), (152, 0, 0));
    assert_eq!((tally.political_cards, tally.elections, tally.tracks, tally.off_map_boxes), (25, 1, 3, 4));
}

#[test]
fn powers_and_pieces_stand_in_order() {
    let pack = pack();
    let powers: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
    assert_eq!(powers, ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"]);
    let ids = (0..6).map(PowerId);
    assert_eq!(ids.clone().map(|power| pack.generals_of(power).count()).collect::<Vec<_>>(), [5, 1, 4, 1, 3, 6]);
    assert_eq!(ids.clone().map(|power| pack.trains_of(power).count()).collect::<Vec<_>>(), [2, 1, 2, 1, 1, 3]);
    assert_eq!(ids.map(|power| pack.hussars_of(power).count()).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 2]);
    let last = pack.pieces.last().expect("a piece");
    assert_eq!((last.slug.as_str(), last.kind), ("hussar-2", PieceKind::Hussar));
    let pools: Vec<_> = pack.powers.iter().map(|power| power.pool).collect();
    assert_eq!(pools, [Some(11), None, Some(13), None, Some(8), Some(8)]);
    assert_eq!(pack.powers.iter().map(|power| power.major).collect::<Vec<_>>(), [true, false, true, false, true, true]);
}

#[test]
fn every_land_has_its_fortresses() {
    let pack = pack();
    let count = |slug: &str| {
        let cities = &pack.area_of(pack.area(slug).expect("an area")).cities;
        pack.sites.iter().filter(|site| cities.contains(site.city)).count()
    };
    let lands = [
        "core-austria",
        "silesia",
        "bavaria",
        "saxony",
        "prussia",
        "austrian-netherlands",
        "further-austria",
        "united-provinces",
        "hannover",
        "france",
        "empire",
        "poland",
    ];
    assert_eq!(lands.map(count), [19, 7, 8, 6, 7, 13, 1, 9, 3, 14, 4, 0]);
    let silesian = city_names(pack, |_, city| Some(city.territory) == pack.territory("silesia"));
    assert_eq!(silesian, ["breslau", "brieg", "cosel", "glatz", "glogau", "liegnitz", "neisse"]);
    let electors = city_names(pack, |kind, _| matches!(kind, SiteKind::Fortress { elector: true, .. }));
    assert_eq!(electors, ["berlin", "dresden", "hannover", "koeln", "mainz", "mannheim", "muenchen", "prag", "trier"]);
}

#[test]
fn pieces_return_at_the_major_fortresses_of_their_home() {
    let pack = pack();
    let sites = |slug: &str| {
        let power = pack.power_of(pack.power(slug).expect("a power"));
        city_names(pack, |kind, city| {
            matches!(kind, SiteKind::Fortress { major: true, .. }) && power.home.contains(&city.territory)
        })
    };
    assert_eq!(sites("france"), ["lille", "metz", "strassburg"]);
    assert_eq!(sites("bavaria"), ["muenchen"]);
    assert_eq!(sites("prussia"), ["berlin", "magdeburg"]);
    assert_eq!(sites("saxony"), ["dresden"]);
    assert_eq!(sites("pragmatic"), ["amsterdam", "bergen-op-zoom", "hannover"]);
    assert_eq!(sites("austria"), ["bruenn", "bruessel", "ofen", "prag", "wien"]);
}

#[test]
fn the_maps_are_joined_by_four_roads_only() {
    let pack = pack();
    let map = |city| pack.city_of(city).map.as_str();
    let slug = |city| pack.city_of(city).slug.as_str();
    let border: Vec<_> = pack
        .roads
        .list()
        .iter()
        .filter(|road| map(road.a) != map(road.b))
        .map(|road| (slug(road.a), slug(road.b), road.main))
        .collect();
    assert_eq!(
        border,
        [
            ("aalen", "gmuend", false),
            ("biberach", "memmingen", false),
            ("crailsheim", "hall", false),
            ("geislingen", "ulm", true)
        ]
    );
    assert_eq!(pack.cities.iter().filter(|city| city.map == "flanders").count(), 185);
}

#[test]
fn markers_lie_where_the_game_begins() {
    let pack = pack();
    let held = |slug: &str| {
        let power = pack.power(slug).expect("a power");
        let own = pack.markers.iter().filter(|marker| marker.power == power);
        own.map(|marker| pack.city_of(pack.site_of(marker.site).city).slug.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(held("prussia"), ["liegnitz", "glogau"]);
    assert_eq!(held("austria"), ["breslau", "brieg", "neisse", "cosel", "glatz"]);
    assert_eq!(held("france"), ["koeln", "mannheim"]);
    assert_eq!(held("pragmatic"), ["mainz", "trier"]);
}

#[test]
fn boxes_hold_who_starts_off_the_map_and_point_home() {
    let pack = pack();
    let start = |slug: &str| &pack.piece_of(pack.piece(slug).expect("a piece")).start;
    assert_eq!(start("dessauer"), &Start::OffMapBox);
    assert_eq!(start("prussia-t2"), &Start::VictoryBox("silesia".to_owned()));
    assert_eq!(start("hussar-1"), &Start::OffBoard);
    let arrows: Vec<_> = pack.boxes.iter().map(|found| (&*found.slug, &*pack.city_of(found.arrow).slug)).collect();
    assert_eq!(
        arrows,
        [
            ("dauphine", "troyes"),
            ("ostpreussen", "landsberg-warthe"),
            ("niederelbe", "nienburg"),
            ("lombardei", "innsbruck")
        ]
    );
    for found in &pack.boxes {
        assert!(pack.power_of(found.power).home.contains(&pack.city_of(found.arrow).territory), "{}", found.slug);
    }
}

#[test]
fn modes_start_with_the_troops_and_hands_of_the_army_sheets() {
    let pack = pack();
    let slugs: Vec<&str> = pack.modes.iter().map(|mode| mode.slug.as_str()).collect();
    assert_eq!(slugs, ["introductory-3p", "introductory-2p", "advanced-3p", "advanced-2p", "schlesien-gambit"]);
    let plan = |mode: &str, power: &str| {
        let power = pack.power(power).expect("a power");
        let mode = pack.mode(mode).expect("a mode");
        mode.powers.iter().find(|plan| plan.power == power).expect("a plan").clone()
    };
    let powers = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];
    assert_eq!(powers.map(|power| plan("advanced-3p", power).troops), [26, 5, 22, 5, 14, 28]);
    assert_eq!(powers.map(|power| plan("advanced-3p", power).hand), [2, 5, 9, 3, 3, 5]);
    assert_eq!(powers.map(|power| plan("schlesien-gambit", power).income[0]), [5, 1, 3, 1, 3, 5]);
    assert_eq!(plan("introductory-2p", "france").income[0], 3);
    let idle = |mode: &str, power: &str| {
        let idle = plan(mode, power).idle;
        idle.into_iter().map(|piece| pack.piece_of(piece).slug.clone()).collect::<Vec<_>>()
    };
    assert_eq!(idle("introductory-3p", "france"), ["moritz", "maillebois", "noailles", "france-t1"]);
    assert_eq!(idle("introductory-3p", "austria"), ["arenberg", "austria-t1"]);
    assert_eq!(idle("schlesien-gambit", "prussia"), ["dessauer", "prussia-t2"]);
    assert!(idle("advanced-2p", "prussia").is_empty());
}

#[test]
fn idle_pieces_are_those_that_start_on_flanders_or_in_a_box() {
    let pack = pack();
    let mode = pack.mode("introductory-3p").expect("a mode");
    for plan in &mode.powers {
        for &piece in plan.pieces.iter().chain(&plan.idle) {
            let away = match pack.piece_of(piece).start {
                Start::City(city) => pack.city_of(city).map == "flanders",
                Start::OffMapBox | Start::VictoryBox(_) => true,
                Start::OffBoard => false,
            };
            assert_eq!(plan.idle.contains(&piece), away, "{}", pack.piece_of(piece).slug);
        }
    }
}

#[test]
fn tracks_have_their_stars_gate_and_box_s() {
    let pack = pack();
    let tracks: Vec<_> = pack
        .tracks
        .iter()
        .map(|track| {
            let s = track.boxes.iter().position(|found| found.s);
            (track.slug.as_str(), track.boxes.len(), track.start, track.gate, s)
        })
        .collect();
    assert_eq!(tracks, [("saxony", 6, 1, Some(3), Some(3)), ("russia", 6, 3, None, None), ("italy", 7, 3, None, None)]);
    let squares: Vec<&str> = pack.squares.iter().map(|&power| pack.power_of(power).slug.as_str()).collect();
    assert_eq!(squares, ["prussia", "france", "pragmatic", "austria"]);
}

#[test]
fn six_political_cards_a_year_and_the_election() {
    let pack = pack();
    let real = |year| pack.politics.iter().filter(|card| card.year == year && !card.election).count();
    assert_eq!([1741, 1742, 1743, 1744].map(real), [6, 6, 6, 6]);
    let election: Vec<u16> = pack.politics.iter().filter(|card| card.election).map(|card| card.year).collect();
    assert_eq!(election, [1742]);
}

#[test]
fn everybody_on_the_board_starts_in_supply() {
    let pack = pack();
    for (at, power) in pack.powers.iter().enumerate() {
        let at = PowerId(at as u8);
        for general in pack.generals_of(at) {
            let Start::City(city) = pack.piece_of(general).start else { continue };
            let fed = pack.trains_of(at).any(|train| match pack.piece_of(train).start {
                Start::City(there) => pack.roads.distance(city, there) <= 6,
                _ => false,
            });
            let at_home = power.home.contains(&pack.city_of(city).territory);
            assert!(fed || at_home, "{}", pack.piece_of(general).slug);
        }
    }
}
