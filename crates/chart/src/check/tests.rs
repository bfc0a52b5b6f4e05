//! A good drawing passes; each kind of fault is found.

use std::sync::OnceLock;

use board::pack::Pack;

use super::check;

fn pack() -> &'static Pack {
    board::standard("friedrich").unwrap()
}

/// Drawn once for all tests.
fn drawing() -> &'static str {
    static DRAWING: OnceLock<String> = OnceLock::new();
    DRAWING.get_or_init(|| crate::draw(pack()).unwrap())
}

/// Breaks the drawing in one place and returns what the check says.
#[track_caller]
fn broken(from: &str, to: &str) -> Vec<String> {
    assert!(drawing().contains(from), "{from}");
    check(pack(), &drawing().replacen(from, to, 1)).iter().map(ToString::to_string).collect()
}

#[track_caller]
fn finds(from: &str, to: &str, reason: &str) {
    let found = broken(from, to);
    assert!(found.iter().any(|problem| problem.contains(reason)), "{found:?}");
}

/// The first line of the drawing that holds an id.
fn line(id: &str) -> String {
    let start = drawing().lines().find(|line| line.contains(&format!("id=\"{id}\"")));
    start.expect("the id is drawn").to_owned() + "\n"
}

#[test]
fn a_fresh_drawing_agrees_with_its_pack() {
    let problems: Vec<String> = check(pack(), drawing()).iter().map(ToString::to_string).collect();
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn something_that_is_no_svg_is_refused() {
    assert!(check(pack(), "<svg>")[0].reason.contains("this is no SVG"));
}

#[test]
fn a_missing_layer_is_found() {
    finds("<g id=\"relief\">", "<g>", "nothing is drawn with the id `relief`");
}

#[test]
fn a_missing_a_doubled_and_an_invented_city_are_found() {
    finds("id=\"city-berlin\"", "id=\"city-atlantis\"", "nothing is drawn with the id `city-berlin`");
    finds("id=\"city-berlin\"", "id=\"city-atlantis\"", "`city-atlantis` is drawn but not in the pack");
    finds("id=\"city-berlin\"", "id=\"city-potsdam\"", "`city-potsdam` is drawn 2 times");
}

#[test]
fn a_city_out_of_place_and_one_without_hit_area_are_found() {
    let city = line("city-berlin");
    let moved = city.replace("translate(", "translate(1");
    finds(&city, &moved, "`city-berlin` is not drawn at");
    let anchored = city.replace("data-anchor=\"", "data-anchor=\"1");
    finds(&city, &anchored, "no anchor for pieces");
    finds(
        &(city.clone() + "<circle class=\"hit\" r=\"15\"/>"),
        &(city + "<circle class=\"hit\" r=\"5\"/>"),
        "no hit area",
    );
}

#[test]
fn pieces_without_room_are_found() {
    let city = line("city-berlin");
    let (head, rest) = city.split_once("data-second=\"").unwrap();
    let tail = rest.split_once('"').unwrap().1;
    finds(&city, &format!("{head}data-second=\"-39 -10\"{tail}"), "cover each other");
}

#[test]
fn a_lost_and_a_misdrawn_road_are_found() {
    let road = line("road-berlin-spandau");
    finds(&road, "", "nothing is drawn with the id `road-berlin-spandau`");
    finds(&road, &road.replace("d=\"M", "d=\"M1"), "does not join its two cities");
    let class = if road.contains("road main") { ("road main", "road") } else { ("\"road\"", "\"road main\"") };
    finds(&road, &road.replace(class.0, class.1), "the wrong kind of road");
}

#[test]
fn a_sector_out_of_place_or_of_another_suit_is_found() {
    let sector = line("sector-4.2s");
    finds(&sector, &sector.replace("spades", "hearts"), "another suit");
    let at = drawing().find(&sector).unwrap() + sector.len();
    let rect = drawing()[at..].lines().next().unwrap();
    finds(
        &(sector.clone() + rect),
        &(sector + &rect.replace("x=\"917\"", "x=\"1017\"")),
        "is not drawn where the pack has it",
    );
}

#[test]
fn overlapping_and_misspelt_names_are_found() {
    let name = line("name-potsdam");
    finds(&name, &name.replace("Potsdam", "Postdam"), "is written Postdam");
    let place = |line: &str| line[line.find(" x=\"").unwrap()..line.find('>').unwrap()].to_owned();
    let other = place(&line("name-spandau"));
    finds(&name, &name.replace(&place(&name), &other), "overlap");
    finds(&name, &name.replace(&place(&name), " x=\"-20\" y=\"40\""), "leaves its map");
}

#[test]
fn a_city_in_the_wrong_territory_is_found() {
    finds("id=\"territory-sweden\"", "id=\"territory-nobody\"", "lies in no territory");
    let found =
        broken("id=\"territory-sweden\" class=\"territory t-sweden\"", "id=\"territory-prussia\" class=\"territory\"");
    assert!(found.iter().any(|problem| problem.contains("`territory-prussia` is drawn 2 times")), "{found:?}");
}

#[test]
fn a_missing_box_is_found() {
    finds("id=\"turn-3\"", "id=\"turn-9\"", "nothing is drawn with the id `turn-3`");
    finds("id=\"fate\" class=\"fate\" data-anchor", "id=\"fate\" class=\"fate\" data-there", "no anchor for markers");
}
