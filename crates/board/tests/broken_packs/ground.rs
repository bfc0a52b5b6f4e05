use crate::{OSCHATZ, pack};

#[test]
fn a_missing_city() {
    pack("friedrich").remove_line("cities.csv", OSCHATZ).is_refused(
        "roads.csv",
        "oschatz",
        "there is no city `oschatz`",
    );
}

#[test]
fn a_city_twice() {
    pack("friedrich").append("cities.csv", "oschatz,Oschatz II,939,1121,4.3d,saxony,,").is_refused(
        "cities.csv",
        "Oschatz II",
        "the city `oschatz` stands here a second time",
    );
}

#[test]
fn two_cities_with_one_name() {
    let text = pack("friedrich").text("cities.csv").to_owned();
    let first = text.lines().position(|line| line == OSCHATZ).expect("a city") + 1;
    pack("friedrich").append("cities.csv", "oschatz-2,Oschatz,939,1121,4.3d,saxony,,").is_refused(
        "cities.csv",
        "oschatz-2",
        &format!("the name `Oschatz` is already taken by line {first}"),
    );
}

#[test]
fn a_city_without_a_name() {
    pack("friedrich").replace("cities.csv", "oschatz,Oschatz,", "oschatz,,").is_refused(
        "cities.csv",
        "oschatz,,",
        "`name` is missing",
    );
}

#[test]
fn a_slug_with_strange_letters() {
    pack("friedrich").append("cities.csv", "Nürnberg!,Nürnberg II,939,1121,4.3d,saxony,,").is_refused(
        "cities.csv",
        "Nürnberg!",
        "`Nürnberg!` is no slug (up to 40 of a-z, 0-9, `-` and `.`)",
    );
}

#[test]
fn a_city_that_is_no_number_of_units_east() {
    pack("friedrich").replace("cities.csv", "Oschatz,939", "Oschatz,east").is_refused(
        "cities.csv",
        "Oschatz,east",
        "`x` cannot be east",
    );
}

#[test]
fn a_city_outside_any_sector() {
    pack("friedrich").replace("cities.csv", "Oschatz,939", "Oschatz,9939").is_refused(
        "cities.csv",
        "Oschatz,9939",
        "the city `oschatz` lies in no sector",
    );
}

#[test]
fn a_city_in_the_wrong_sector() {
    pack("friedrich").replace("cities.csv", "939,1121,4.3d", "939,1121,4.4s").is_refused(
        "cities.csv",
        "939,1121,4.4s",
        "the city `oschatz` lies in sector `4.3d`, not in `4.4s`",
    );
}

#[test]
fn a_sector_that_does_not_exist() {
    pack("friedrich").replace("cities.csv", "939,1121,4.3d", "939,1121,9.9d").is_refused(
        "cities.csv",
        "9.9d",
        "there is no sector `9.9d`",
    );
}

#[test]
fn an_unknown_suit() {
    pack("friedrich").replace("sectors.csv", "4.3d,d,", "4.3d,x,").is_refused(
        "sectors.csv",
        "4.3d,x,",
        "there is no suit `x` (c, s, h or d)",
    );
}

#[test]
fn a_sector_turned_round() {
    pack("friedrich").replace("sectors.csv", "1.1c,c,,0,0,304.5,763", "1.1c,c,,304.5,0,0,763").is_refused(
        "sectors.csv",
        "1.1c",
        "the rectangle of sector `1.1c` is empty or turned round",
    );
}

#[test]
fn sectors_that_overlap() {
    pack("friedrich").replace("sectors.csv", "1.2h,h,,0,763", "1.2h,h,,0,700").is_refused(
        "sectors.csv",
        "1.2h",
        "the sectors `1.1c` and `1.2h` overlap",
    );
}

#[test]
fn a_territory_that_does_not_exist() {
    pack("friedrich").replace("cities.csv", "4.3d,saxony", "4.3d,lusatia").is_refused(
        "cities.csv",
        "lusatia",
        "there is no territory `lusatia`",
    );
}

#[test]
fn a_kind_of_site_that_does_not_exist() {
    pack("maria").replace("cities.csv", ",major-fortress elector", ",castle").is_refused(
        "cities.csv",
        ",castle",
        "`castle` is no kind of site",
    );
}

#[test]
fn fq_17__an_objective_nobody_defends() {
    let text = pack("friedrich").text("cities.csv").to_owned();
    let line = text.lines().find(|line| line.starts_with("torun,")).expect("a city").to_owned();
    pack("friedrich").replace("cities.csv", &line, &format!("{line}objective prussia 1")).is_refused(
        "cities.csv",
        "torun,",
        "the objective `torun` lies in a territory that nobody defends",
    );
}

#[test]
fn a_road_twice() {
    let text = pack("friedrich").text("roads.csv").to_owned();
    let first = text.lines().position(|line| line == "achim,bremen,main").expect("a road") + 1;
    pack("friedrich").append("roads.csv", "bremen,achim,normal").is_refused(
        "roads.csv",
        "bremen,achim,normal",
        &format!("the road already stands in line {first}"),
    );
}

#[test]
fn a_road_to_itself() {
    pack("friedrich").append("roads.csv", "oschatz,oschatz,main").is_refused(
        "roads.csv",
        "oschatz,oschatz",
        "a road leads from `oschatz` to itself",
    );
}

#[test]
fn a_road_of_no_kind() {
    pack("friedrich").replace("roads.csv", "achim,bremen,main", "achim,bremen,rail").is_refused(
        "roads.csv",
        "achim,bremen,rail",
        "there is no kind of road `rail` (main or normal)",
    );
}

#[test]
fn a_city_that_is_cut_off() {
    pack("friedrich").append("cities.csv", "zz-island,Island,10,10,1.1c,prussia,,").is_refused(
        "cities.csv",
        "zz-island",
        "the city `zz-island` is cut off: no way leads there from `achim`",
    );
}
