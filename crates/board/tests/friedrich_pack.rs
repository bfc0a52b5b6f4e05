//! The standard pack of FRIEDRICH holds what the published game holds.

use board::pack::{FateKind, SiteKind, Start};
use board::{CitySet, Pack, PieceId, Suit, standard};

fn pack() -> &'static Pack {
    standard("friedrich").expect("a standard pack")
}

#[test]
fn it_holds_the_stated_numbers() {
    let tally = pack().tally();
    assert_eq!((tally.cities, tally.roads, tally.main_roads, tally.border_roads), (672, 976, 185, 0));
    assert_eq!((tally.sectors, tally.territories, tally.depots), (33, 7, 10));
    assert_eq!((tally.generals, tally.trains, tally.hussars), (24, 11, 0));
    assert_eq!((tally.tactical_cards, tally.strokes, tally.minor_cards, tally.idle_versions), (200, 6, 12, 12));
    assert_eq!((tally.fortresses, tally.electors, tally.political_cards, tally.tracks), (0, 0, 0, 0));
}

#[test]
fn every_power_has_its_objectives() {
    let pack = pack();
    let count = |slug: &str| {
        let power = pack.power(slug).expect("a power");
        [1, 2].map(|order| pack.sites.iter().filter(|site| site.kind == SiteKind::Objective { power, order }).count())
    };
    let found = ["austria", "empire", "russia", "sweden", "france", "prussia", "hanover"].map(count);
    assert_eq!(found, [[12, 4], [5, 5], [10, 0], [5, 5], [10, 0], [14, 0], [0, 0]]);
    assert_eq!(pack.sites.len(), 70);
}

#[test]
fn powers_and_pieces_are_numbered_in_the_order_of_play() {
    let pack = pack();
    let powers: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
    assert_eq!(powers, ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"]);
    assert_eq!(pack.piece("friedrich"), Some(PieceId(0)));
    assert_eq!(pack.piece("prussia-t1"), Some(PieceId(8)));
    assert_eq!(pack.piece("france-t2"), Some(PieceId(34)));
    let generals = pack.powers.iter().enumerate().map(|(at, _)| pack.generals_of(board::PowerId(at as u8)).count());
    assert_eq!(generals.collect::<Vec<_>>(), [8, 2, 4, 1, 5, 1, 3]);
    let trains = pack.powers.iter().enumerate().map(|(at, _)| pack.trains_of(board::PowerId(at as u8)).count());
    assert_eq!(trains.collect::<Vec<_>>(), [2, 1, 2, 1, 2, 1, 2]);
}

#[test]
fn areas_have_the_sizes_the_rules_speak_of() {
    let pack = pack();
    let size = |slug: &str| pack.area_of(pack.area(slug).expect("an area")).cities.len();
    let substitutes = pack.powers.iter().map(|power| pack.area_of(power.substitute.expect("an area")).cities.len());
    assert_eq!(substitutes.collect::<Vec<_>>(), [22, 23, 18, 6, 14, 14, 15]);
    let others = ["saxony", "bohemia", "austria-and-saxony", "south-of-row-5"].map(size);
    assert_eq!(others, [63, 14, 134, 312]);
}

#[test]
fn named_places_lie_in_the_sectors_the_rulebook_says() {
    let pack = pack();
    let sector = |slug: &str| {
        let city = pack.city_of(pack.city(slug).expect("a city"));
        pack.sectors[city.sector.index()].slug.as_str()
    };
    assert_eq!(["berlin", "warszawa", "stade", "bruenn"].map(sector), ["4.2s", "8.3s", "2.1d", "6.4d"]);
    assert_eq!(["hildburghausen", "koblenz"].map(sector), ["2.3d", "1.3c"]);
    let suits = Suit::ALL.map(|suit| pack.cities.iter().filter(|city| city.suit == suit).count());
    assert_eq!(suits, [171, 165, 168, 168]);
}

#[test]
fn territories_hold_the_cities_of_the_board() {
    let pack = pack();
    let size = |slug: &str| {
        let territory = pack.territory(slug).expect("a territory");
        pack.cities.iter().filter(|city| city.territory == territory).count()
    };
    let found = ["prussia", "poland", "empire", "austria", "saxony", "hanover", "sweden"].map(size);
    assert_eq!(found, [186, 149, 144, 71, 63, 53, 6]);
}

#[test]
fn objectives_lie_where_somebody_defends_them() {
    let pack = pack();
    for site in &pack.sites {
        let city = pack.city_of(site.city);
        let SiteKind::Objective { power, .. } = site.kind else { panic!("{} is no objective", city.slug) };
        let defender = pack.powers.iter().find(|other| other.defends.contains(&city.territory)).expect("a defender");
        assert_ne!(defender.slug, pack.power_of(power).slug, "{}", city.slug);
        let blue = pack.power_of(power).slug == "prussia";
        assert_eq!(defender.slug == "austria", blue, "{}", city.slug);
    }
}

#[test]
fn everybody_starts_apart_from_enemies_and_depots_are_set_up_cities() {
    let pack = pack();
    let friend = |power: board::PowerId| ["prussia", "hanover"].contains(&pack.power_of(power).slug.as_str());
    let starts: Vec<_> = pack
        .pieces
        .iter()
        .map(|piece| match piece.start {
            Start::City(city) => (city, friend(piece.power)),
            ref start => panic!("{} starts at {start:?}", piece.slug),
        })
        .collect();
    for (at, &(city, side)) in starts.iter().enumerate() {
        for &(other, other_side) in &starts[at + 1..] {
            assert!(side == other_side || pack.roads.distance(city, other) > 1);
        }
    }
    let set_up: CitySet = starts.iter().map(|&(city, _)| city).collect();
    for power in &pack.powers {
        assert!(!power.depots.is_empty(), "{}", power.slug);
        assert!(power.depots.iter().all(|&depot| set_up.contains(depot)), "{}", power.slug);
    }
    let jueterbog = pack.city("jueterbog").expect("a city");
    let there: Vec<&str> = pack
        .pieces
        .iter()
        .filter(|piece| piece.start == Start::City(jueterbog))
        .map(|piece| piece.slug.as_str())
        .collect();
    assert_eq!(there, ["prussia-t1"]);
}

#[test]
fn everybody_starts_in_supply() {
    let pack = pack();
    for (at, power) in pack.powers.iter().enumerate() {
        let start = |piece: PieceId| match pack.piece_of(piece).start {
            Start::City(city) => city,
            ref start => panic!("{start:?}"),
        };
        for general in pack.generals_of(board::PowerId(at as u8)) {
            let city = start(general);
            let at_home = power.home.contains(&pack.city_of(city).territory) || power.depots.contains(&city);
            let fed = pack.trains_of(board::PowerId(at as u8)).any(|t| pack.roads.distance(city, start(t)) <= 6);
            assert!(at_home || fed, "{}", pack.piece_of(general).slug);
        }
    }
}

#[test]
fn known_distances() {
    let pack = pack();
    let city = |slug: &str| pack.city(slug).expect("a city");
    let distance = |a: &str, b: &str| pack.roads.distance(city(a), city(b));
    assert_eq!(distance("oschatz", "jueterbog"), 4);
    assert_eq!(distance("bydgoszcz", "torun"), 2);
    assert_eq!(distance("lomza", "warszawa"), 4);
    assert_eq!(distance("iserlohn", "koblenz"), 4);
    assert_eq!(distance("fulda", "gemuenden"), 2);
    assert_eq!(distance("radeberg", "kamenz"), 1);
    let longest = (0..672).flat_map(|a| (0..672).map(move |b| (board::CityId(a), board::CityId(b))));
    assert_eq!(longest.map(|(a, b)| pack.roads.distance(a, b)).max(), Some(44));
}

#[test]
fn modes_seat_every_power_and_draw_what_the_rulebook_says() {
    let pack = pack();
    let slugs: Vec<&str> = pack.modes.iter().map(|mode| mode.slug.as_str()).collect();
    assert_eq!(slugs, ["standard-4p", "standard-3p", "scenario-1", "scenario-2"]);
    let drawn = |slug: &str| {
        let mode = pack.mode(slug).expect("a mode");
        mode.powers.iter().map(|plan| u32::from(plan.income[0])).sum::<u32>() + u32::from(mode.fictional_draw)
    };
    assert_eq!(["standard-4p", "standard-3p", "scenario-1", "scenario-2"].map(drawn), [24, 24, 13, 16]);
    let troops = |slug: &str| {
        let mode = pack.mode(slug).expect("a mode");
        mode.powers.iter().map(|plan| plan.troops).collect::<Vec<_>>()
    };
    assert_eq!(troops("standard-4p"), [32, 12, 16, 4, 30, 6, 20]);
    assert_eq!(troops("scenario-1"), [3, 12, 20]);
    assert_eq!(troops("scenario-2"), [24, 30, 6]);
    let pieces = |slug: &str| pack.mode(slug).expect("a mode").powers[0].pieces.len();
    assert_eq!(["standard-3p", "scenario-1", "scenario-2"].map(pieces), [10, 2, 7]);
}

#[test]
fn fate_has_six_strokes_and_forty_eight_versions() {
    let pack = pack();
    let minor: Vec<_> = pack
        .fate
        .iter()
        .filter_map(|card| match &card.kind {
            FateKind::Minor { versions } => Some((card.slug.as_str(), versions)),
            FateKind::Stroke { .. } => None,
        })
        .collect();
    assert_eq!((pack.fate.len(), minor.len()), (18, 12));
    let idle: Vec<String> = minor
        .iter()
        .flat_map(|(slug, versions)| {
            let idle = Suit::ALL.into_iter().zip(versions.iter()).filter(|(_, version)| version.effect.is_none());
            idle.map(move |(suit, _)| format!("{slug}{}", suit.letter()))
        })
        .collect();
    assert_eq!(idle, ["1s", "2s", "3s", "4c", "5c", "6h", "7c", "8h", "9h", "10d", "11d", "12d"]);
}

#[test]
fn west_is_further_west_than_north_or_south() {
    let pack = pack();
    let city = |slug: &str| pack.city(slug).expect("a city");
    assert!(pack.lies_west(city("berlin"), city("magdeburg")));
    assert!(!pack.lies_west(city("magdeburg"), city("berlin")));
    assert!(!pack.lies_west(city("berlin"), city("stralsund")));
    assert!(!pack.lies_west(city("berlin"), city("berlin")));
}
