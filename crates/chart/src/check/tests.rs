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

/// The name of a city moved so that its base line stands elsewhere.
fn name_moved_to(name: &str, x: f64, y: f64) -> String {
    let (from, to) = (name.find(" x=\"").unwrap(), name.find('>').unwrap());
    name.replace(&name[from..to], &format!(" x=\"{x}\" y=\"{y}\""))
}

fn place(slug: &str) -> (f64, f64) {
    let city = pack().cities.iter().find(|city| city.slug == slug).unwrap();
    (f64::from(city.x), f64::from(city.y))
}

#[test]
fn a_name_over_a_sign_or_a_road_of_its_own_city_is_found() {
    let name = line("name-potsdam");
    let (x, y) = place("spandau");
    finds(&name, &name_moved_to(&name, x, y), "covers the sign of Spandau");
    let (there, here) = (place("spandau"), place("potsdam"));
    let middle = (f64::midpoint(there.0, here.0), f64::midpoint(there.1, here.1));
    finds(&name, &name_moved_to(&name, middle.0, middle.1), "covers its own road `road-potsdam-spandau`");
    finds(&name, &name.replace("name town", "name great"), "is no name as we write them");
}

#[test]
fn a_doubled_road_and_sector_and_a_lost_sector_are_found() {
    let road = line("road-berlin-spandau");
    finds(&road, &(road.clone() + &road), "`road-berlin-spandau` is drawn 2 times");
    finds("id=\"sector-4.2s\"", "id=\"sector-9.9s\"", "nothing is drawn with the id `sector-4.2s`");
    finds("id=\"sector-4.2s\"", "id=\"sector-9.9s\"", "`sector-9.9s` is drawn but not in the pack");
    let sector = line("sector-4.2s");
    finds(&sector, &format!("{}</g>{sector}", sector.trim_end()), "`sector-4.2s` is drawn 2 times");
}

#[test]
fn a_sign_of_another_kind_or_power_is_found() {
    let city = line("city-magdeburg");
    finds(&city, &city.replace(" objective", ""), "Magdeburg is not drawn as `city great objective`");
    let at = drawing().find(&city).unwrap();
    let sign = &drawing()[at..at + drawing()[at..].find("p-france").unwrap() + "p-france".len()];
    finds(sign, &sign.replace("p-france", "p-russia"), "the sign of Magdeburg does not show `first p-france`");
    finds(sign, &sign.replace("first p-france", "second p-france"), "the sign of Magdeburg does not show");
}

/// The part of a territory with the longest outline.
fn part(slug: &str) -> String {
    let group = line(&format!("territory-{slug}"));
    let at = drawing().find(&group).unwrap() + group.len();
    let parts = drawing()[at..].lines().take_while(|line| line.contains("class=\"part\""));
    parts.max_by_key(|part| part.len()).unwrap().to_owned()
}

#[test]
fn a_territory_in_wrong_pieces_is_found() {
    let saxony = part("saxony");
    finds(&saxony, "", "lies in no territory");
    let islet = saxony.replace("d=\"", "d=\"M10 10l8 0l0 8z");
    finds(&saxony, &islet, "a part of `territory-saxony` is in several pieces");
    let desert = format!("{saxony}<path class=\"part\" d=\"M10 10l8 0l0 8z\"/>");
    finds(&saxony, &desert, "a part of `territory-saxony` has no city of it");
    finds(&saxony, &saxony.replace("d=\"M", "d=\"A"), "has a part that cannot be read");
    let group = line("territory-saxony");
    finds(&group, &group.replace("territory-saxony", "territory-atlantis"), "`territory-atlantis` is drawn but not");
}

#[test]
fn a_territory_torn_between_neighbours_is_found() {
    let saxony = part("saxony");
    let (x, y) = place("dresden");
    let square = |d: &str| format!("M{} {}{d}", x - 8.0, y - 8.0);
    let hole = saxony.replace("d=\"", &format!("d=\"{}", square("l16 0l0 16l-16 0z")));
    let torn = format!("{hole}<path class=\"part\" d=\"{}\"/>", square("l16 0l0 16l-16 0z"));
    finds(&saxony, &torn, "are neighbours in one territory but drawn in two parts");
    finds(&saxony, &format!("{saxony}{saxony}"), "lies in another territory than its own");
}

#[test]
fn words_over_words_or_across_a_box_are_found() {
    let town = drawing().lines().find(|line| line.contains(">Town</text>")).unwrap();
    let x = &town[town.find(" x=\"").unwrap()..town.find(" y=\"").unwrap()];
    finds(town, &town.replace("Town", "Town of the very longest of all names"), "overlap");
    finds(town, &town.replace(x, " x=\"-100\""), "leaves the sheet");
    finds(town, &town.replace("Town", "Tøwŋ"), "the typeface lacks the letter");
    let turn = drawing().lines().find(|line| line.contains("font-size=\"50\"") && line.ends_with(">3</text>")).unwrap();
    finds(turn, &turn.replace(">3<", ">3333<"), "crosses the edge of a box");
}

#[test]
fn a_missing_box_is_found() {
    finds("id=\"turn-3\"", "id=\"turn-9\"", "nothing is drawn with the id `turn-3`");
    finds("id=\"fate\" class=\"fate\" data-anchor", "id=\"fate\" class=\"fate\" data-there", "no anchor for markers");
}
