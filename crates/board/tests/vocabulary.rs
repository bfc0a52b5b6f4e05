//! Cards, sets and roads: the small things everything else is counted with.

use board::limits::{POWERS, SEATS, SITES};
use board::roads::{FAR, Road, Roads};
use board::{
    Card, CardId, CardSet, CityId, CitySet, Face, Pack, PieceId, PieceSet, PowerId, PowerSet, Seat, SeatSet, SiteId,
    SiteSet, Suit, SuitSet, standard,
};

fn packs() -> [&'static Pack; 2] {
    board::GAMES.map(|game| standard(game).expect("a standard pack"))
}

#[test]
fn every_card_has_a_name_and_is_found_by_it() {
    for (pack, count) in packs().into_iter().zip([200, 152]) {
        let cards: Vec<CardId> = (0..pack.deck.cards() as u8).map(CardId).collect();
        assert_eq!(cards.len(), count);
        for &card in &cards {
            let face = pack.deck.card(card);
            assert!(pack.deck.ids_of(face).any(|id| id == card));
            assert_eq!(pack.card_name(card).parse::<Card>(), Ok(face));
            assert!(pack.deck.set(face.set).any(|id| id == card));
        }
        let reserves = cards.iter().filter(|&&card| pack.deck.card(card).face == Face::Reserve).count();
        assert_eq!(reserves, 8, "two in each of four sets");
    }
}

#[test]
fn cards_are_written_as_players_write_them() {
    let deck = packs()[0].deck;
    let card = Card { set: 2, face: Face::Suited(Suit::Spades, 10) };
    assert_eq!(card.to_string(), "s10.2");
    assert_eq!(Card { set: 3, face: Face::Reserve }.to_string(), "reserve.3");
    assert_eq!(deck.ids_of(card).count(), 1);
    assert_eq!(deck.ids_of(Card { set: 3, face: Face::Reserve }).count(), 2);
    assert_eq!(deck.ids_of(Card { set: 5, face: Face::Reserve }).count(), 0);
    assert_eq!(deck.ids_of(Card { set: 1, face: Face::Suited(Suit::Clubs, 14) }).count(), 0);
    for wrong in ["", "s10", "x3.1", "s.1", "s3.", "reserve", "reserve.x", "s3.1.1", "s+3.1", "s03.1", "S3.1"] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong:?}");
    }
}

#[test]
fn sets_of_cards_behave_like_sets() {
    let even: CardSet = (0..200).step_by(2).map(CardId).collect();
    let low: CardSet = (0..100).map(CardId).collect();
    assert_eq!((even.len(), low.len()), (100, 100));
    assert_eq!((even.and(&low).len(), even.or(&low).len(), even.without(&low).len()), (50, 150, 50));
    assert!(even.and(&low).is_subset(&even) && !even.is_subset(&low));
    assert!(even.iter().eq((0..200).step_by(2).map(CardId)));
    let mut one = CardSet::EMPTY;
    one.insert(CardId(199));
    assert!(one.contains(CardId(199)) && !one.contains(CardId(198)) && !one.is_empty());
    one.remove(CardId(199));
    assert!(one.is_empty() && one == CardSet::EMPTY);
}

#[test]
fn sets_of_cities_behave_like_sets() {
    let odd: CitySet = (1..board::limits::CITIES as u16).step_by(2).map(CityId).collect();
    assert_eq!(odd.len(), board::limits::CITIES / 2);
    assert!(odd.iter().eq((1..board::limits::CITIES as u16).step_by(2).map(CityId)));
    let mut set = odd;
    set.remove(CityId(1));
    set.insert(CityId(0));
    assert!(set.contains(CityId(0)) && !set.contains(CityId(1)) && set.contains(CityId(703)) && !set.is_empty());
    assert!(CitySet::EMPTY.is_empty());
}

#[test]
fn sets_of_pieces_behave_like_sets() {
    let some: PieceSet = [3, 17, 39].map(PieceId).into_iter().collect();
    let other = PieceSet::one(PieceId(17)).or(PieceSet::one(PieceId(5)));
    assert_eq!((some.len(), some.first(), some.last()), (3, Some(PieceId(3)), Some(PieceId(39))));
    assert_eq!((PieceSet::EMPTY.first(), PieceSet::EMPTY.last()), (None, None));
    assert!(some.intersects(other) && !some.without(other).intersects(other));
    assert_eq!(some.and(other), PieceSet::one(PieceId(17)));
    assert!(some.iter().eq([3, 17, 39].map(PieceId)));
    let mut set = some;
    set.remove(PieceId(3));
    set.insert(PieceId(0));
    assert!(set.contains(PieceId(0)) && !set.contains(PieceId(3)) && !set.is_empty());
}

#[test]
fn small_sets_hold_every_id_up_to_their_limit() {
    let powers: PowerSet = (0..POWERS as u8).map(PowerId).collect();
    assert_eq!((powers.len(), powers.last()), (POWERS, Some(PowerId(POWERS as u8 - 1))));
    let seats: SeatSet = (0..SEATS as u8).map(Seat).collect();
    assert!(seats.iter().eq((0..SEATS as u8).map(Seat)) && !seats.contains(Seat(SEATS as u8)));
    let sites: SiteSet = (0..SITES as u8).map(SiteId).collect();
    assert_eq!((sites.len(), sites.first()), (SITES, Some(SiteId(0))));
    let pair = PowerSet::one(PowerId(2)).with(PowerId(4));
    assert!(pair.is_subset(powers) && !powers.is_subset(pair) && pair.with(PowerId(2)) == pair);
    let parts: Vec<PowerSet> = pair.parts().collect();
    assert_eq!(parts, [pair, PowerSet::one(PowerId(4)), PowerSet::one(PowerId(2))]);
    assert_eq!(PowerSet::EMPTY.parts().count(), 0);
}

#[test]
fn sets_of_suits_list_their_suits_in_order() {
    let suits: SuitSet = [Suit::Hearts, Suit::Clubs].into_iter().collect();
    assert!(suits.iter().eq([Suit::Clubs, Suit::Hearts]) && !suits.contains(Suit::Spades));
    assert!(SuitSet::EMPTY.is_empty() && !suits.is_empty());
}

/// A path 0-1-2-3-4 with a main road 1-2, and a long way round 0-5-6-7-4.
fn ring() -> Roads {
    let road = |a, b, main| Road { a: CityId(a), b: CityId(b), main };
    Roads::new(
        9,
        vec![
            road(0, 1, false),
            road(1, 2, true),
            road(2, 3, false),
            road(3, 4, false),
            road(0, 5, false),
            road(5, 6, false),
            road(6, 7, false),
            road(4, 7, false),
        ],
    )
}

fn cities<const N: usize>(ids: [u16; N]) -> CitySet {
    ids.map(CityId).into_iter().collect()
}

#[test]
fn roads_join_both_ends() {
    let roads = ring();
    assert_eq!(roads.neighbours(CityId(0)), [CityId(1), CityId(5)]);
    assert_eq!(roads.main_neighbours(CityId(2)), [CityId(1)]);
    assert!(roads.is_main(CityId(2), CityId(1)) && !roads.is_main(CityId(2), CityId(3)));
    assert!(roads.are_adjacent(CityId(4), CityId(7)) && !roads.are_adjacent(CityId(0), CityId(4)));
    assert!(roads.neighbours(CityId(8)).is_empty());
    assert_eq!(roads.distance(CityId(0), CityId(8)), FAR);
}

#[test]
fn reach_stops_at_blocked_cities_but_not_at_its_start() {
    let roads = ring();
    assert_eq!(roads.reach(CityId(0), 2, &CitySet::EMPTY), cities([0, 1, 2, 5, 6]));
    assert_eq!(roads.reach(CityId(0), 2, &cities([1])), cities([0, 5, 6]));
    assert_eq!(roads.reach(CityId(0), 9, &cities([0, 1, 7])), cities([0, 5, 6]));
    assert_eq!(roads.reach(CityId(0), 0, &CitySet::EMPTY), cities([0]));
}

#[test]
fn open_distance_goes_round_what_is_blocked() {
    let roads = ring();
    let open = |limit, blocked: &CitySet| roads.open_distance(CityId(0), CityId(3), limit, blocked);
    assert_eq!(open(6, &CitySet::EMPTY), Some(3));
    assert_eq!(open(6, &cities([2])), Some(5));
    assert_eq!(open(4, &cities([2])), None);
    assert_eq!(open(6, &cities([2, 7])), None);
    assert_eq!(open(6, &cities([3])), Some(3), "the end itself may be blocked");
    assert_eq!(roads.open_distance(CityId(3), CityId(3), 0, &cities([3])), Some(0));
}

#[test]
fn a_way_is_a_shortest_one() {
    let roads = ring();
    assert_eq!(roads.way(CityId(0), CityId(3)), Some([0, 1, 2, 3].map(CityId).to_vec()));
    assert_eq!(roads.way(CityId(2), CityId(2)), Some(vec![CityId(2)]));
    assert_eq!(roads.way(CityId(0), CityId(8)), None);
}

#[test]
fn a_chain_longer_than_the_table_can_count_is_far() {
    let chain = (0..300).map(|at| Road { a: CityId(at), b: CityId(at + 1), main: false }).collect();
    let roads = Roads::new(301, chain);
    assert_eq!(roads.distance(CityId(0), CityId(254)), 254);
    assert_eq!(roads.distance(CityId(0), CityId(255)), FAR);
}

#[test]
fn distances_are_symmetric_and_obey_the_triangle() {
    for pack in packs() {
        let count = pack.cities.len() as u16;
        let sample = || (0..count).step_by(7).map(CityId);
        let distance = |a, b| u32::from(pack.roads.distance(a, b));
        for a in (0..count).map(CityId) {
            assert_eq!(distance(a, a), 0);
            for b in (0..count).map(CityId) {
                assert_eq!(distance(a, b), distance(b, a));
                assert_eq!(distance(a, b) == 1, pack.roads.are_adjacent(a, b));
            }
        }
        for a in sample() {
            for b in sample() {
                for c in sample() {
                    assert!(distance(a, c) <= distance(a, b) + distance(b, c));
                }
            }
        }
    }
}

#[test]
fn without_blockers_reach_near_and_distance_agree() {
    for pack in packs() {
        for from in (0..pack.cities.len() as u16).step_by(11).map(CityId) {
            let near: CitySet = pack.roads.near(from, 3).collect();
            assert_eq!(near, pack.roads.reach(from, 3, &CitySet::EMPTY));
            for to in pack.roads.near(from, 6) {
                let open = pack.roads.open_distance(from, to, 6, &CitySet::EMPTY);
                assert_eq!(open, Some(pack.roads.distance(from, to)));
                let way = pack.roads.way(from, to).expect("a way");
                assert_eq!(way.len(), usize::from(pack.roads.distance(from, to)) + 1);
                assert!(way.windows(2).all(|step| pack.roads.are_adjacent(step[0], step[1])));
            }
        }
    }
}

#[test]
fn every_file_names_its_source() {
    for pack in packs() {
        for (name, bytes) in board::standard_files(&pack.game).expect("a standard pack") {
            let text = std::str::from_utf8(bytes).expect("UTF-8");
            let mut head = text.lines().take_while(|line| line.starts_with('#'));
            assert!(head.any(|line| line.starts_with("# Source:")), "{}/{name}", pack.game);
        }
    }
}

/// The hash of a pack with the first of some words replaced in a file.
fn hash_with(pack: &Pack, file: &str, old: &str, new: &str) -> [u8; 32] {
    let files = board::standard_files(&pack.game).expect("a standard pack");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let mut files: Vec<(&str, String)> = files.iter().map(|(name, bytes)| (*name, text(bytes))).collect();
    let (_, text) = files.iter_mut().find(|(name, _)| *name == file).expect("a file of the pack");
    assert!(text.contains(old), "{file}: {old}");
    *text = text.replacen(old, new, 1);
    let files: Vec<(&str, &[u8])> = files.iter().map(|(name, text)| (*name, text.as_bytes())).collect();
    Pack::from_memory(&files).expect("still a good pack").hash
}

/// A corrected text leaves every game its board; a changed fact does not.
#[test]
fn the_hash_follows_what_the_rules_are_told() {
    let [friedrich, maria] = packs();
    let same = [
        (friedrich, "fate.toml", "# The 18 cards", "# All cards"),
        (friedrich, "fate.toml", "Die Zarin stirbt", "Die Zarin ist tot"),
        (friedrich, "cities.csv", "# Source: facts", "# Source: all facts"),
        (maria, "politics.toml", "Bavaria draws 2 tactical cards.", "Two cards for Bavaria."),
        (maria, "modes.toml", "minutes = [120, 180]", "minutes = [90, 150]"),
        (maria, "modes.toml", "for-people = { minutes = [120, 180], difficulty = 1 }", ""),
        (friedrich, "fate.toml", "[card.for-people]\n  scenario-1 =", "[card.for-people]\n  scenario-2x ="),
    ];
    for (pack, file, old, new) in same {
        assert_eq!(hash_with(pack, file, old, new), pack.hash, "{file}: {old}");
    }
    let others = [
        (friedrich, "cities.csv", "achim,Achim,284", "achim,Achim,285"),
        (maria, "politics.toml", "power = \"bavaria\", n = 2", "power = \"bavaria\", n = 3"),
        (maria, "politics.toml", "options = [-2]", "options = [-1]"),
        (maria, "tracks.toml", "gate = 3", "gate = 2"),
        (maria, "modes.toml", "variant = \"gambit\"", "variant = \"advanced\""),
        (maria, "powers.toml", "guests = [\"arenberg\"]", "guests = [\"neipperg\"]"),
    ];
    for (pack, file, old, new) in others {
        assert_ne!(hash_with(pack, file, old, new), pack.hash, "{file}: {old}");
    }
    for pack in packs() {
        let mut turned: Vec<(&str, &[u8])> = board::standard_files(&pack.game).expect("a standard pack").to_vec();
        turned.reverse();
        assert_eq!(Pack::from_memory(&turned).expect("a good pack").hash, pack.hash);
        assert_eq!(pack.hash_text().len(), 64);
    }
}

#[test]
fn slugs_find_what_they_name() {
    for pack in packs() {
        for (at, city) in pack.cities.iter().enumerate() {
            assert_eq!(pack.city(&city.slug), Some(CityId(at as u16)));
        }
        for (at, piece) in pack.pieces.iter().enumerate() {
            assert_eq!(pack.piece(&piece.slug), Some(PieceId(at as u8)));
        }
        assert_eq!(pack.city("atlantis"), None);
        assert_eq!(pack.piece("atlantis"), None);
        assert_eq!(pack.power("atlantis"), None);
        assert!(pack.mode("atlantis").is_none());
    }
}

#[test]
fn a_loaded_pack_takes_less_than_two_megabytes() {
    for pack in packs() {
        let distances = pack.cities.len() * pack.cities.len();
        assert!(pack.memory() > distances && pack.memory() < 2_000_000, "{}: {} bytes", pack.game, pack.memory());
    }
}

#[test]
fn the_page_on_packs_names_every_file_and_limit() {
    use board::limits;
    let page = include_str!("../../../docs/board-pack.md");
    for (name, _) in board::files::NAMES {
        assert!(page.contains(&format!("| `{name}` |")) && page.contains(&format!("### {name}\n")), "{name}");
    }
    let stated = [
        format!("{} cities", limits::CITIES),
        format!("{} roads", limits::ROADS),
        format!("{} sectors", limits::SECTORS),
        format!("{} territories", limits::TERRITORIES),
        format!("{} areas", limits::AREAS),
        format!("{} objectives or fortresses", limits::SITES),
        format!("{} powers", limits::POWERS),
        format!("{} pieces", limits::PIECES),
        format!("{} generals", limits::GENERALS_OF_A_POWER),
        format!("{} trains", limits::TRAINS_OF_A_POWER),
        format!("{} hussars", limits::HUSSARS_OF_A_POWER),
        format!("{} seats", limits::SEATS),
        format!("{} tactical cards", limits::CARDS - 1),
        format!("{} cards of fate", limits::FATE_CARDS),
        format!("{} political cards", limits::POLITICAL_CARDS),
        format!("{} tracks", limits::TRACKS),
        format!("{} boxes on a track", limits::TRACK_BOXES),
        format!("last {} turns", limits::INCOME_TURNS),
        format!("{} roads apart", FAR - 1),
        format!("{} bytes", board::files::LONGEST_LINE),
    ];
    for limit in stated {
        assert!(page.contains(&limit), "{limit}");
    }
}

#[test]
fn the_examples_of_the_page_on_packs_stand_in_the_packs() {
    let page = include_str!("../../../docs/board-pack.md");
    let tables =
        page.split("```\n").skip(1).step_by(2).filter(|block| block.lines().next().unwrap_or("").contains(','));
    let rows: Vec<&str> = tables.flat_map(|block| block.lines().skip(1)).collect();
    assert!(rows.len() >= 8, "{rows:?}");
    let files = board::GAMES.into_iter().flat_map(|game| board::standard_files(game).expect("a standard pack"));
    let lines: Vec<&str> = files.flat_map(|(_, bytes)| str::from_utf8(bytes).expect("UTF-8").lines()).collect();
    for row in rows {
        assert!(lines.contains(&row), "{row}");
    }
}
