use crate::pack;

#[test]
fn an_area_of_the_wrong_size() {
    pack("friedrich").replace("areas.toml", "size = 22", "size = 21").is_refused(
        "areas.toml",
        "size = 21",
        "the area `substitute-prussia` holds 22 cities, not 21",
    );
}

#[test]
fn an_area_without_cities() {
    pack("friedrich").replace("areas.toml", "south-of-y = 1016", "south-of-y = 9000").is_refused(
        "areas.toml",
        r#"slug = "south-of-row-5""#,
        "the area `south-of-row-5` holds no city",
    );
}

#[test]
fn a_province_that_does_not_exist() {
    pack("maria").replace("areas.toml", r#"["further-austria"]"#, r#"["nearer-austria"]"#).is_refused(
        "areas.toml",
        "nearer-austria",
        "there is no province `nearer-austria`",
    );
}

#[test]
fn an_arrow_city_that_does_not_exist() {
    pack("maria").replace("boxes.toml", r#"arrow = "troyes""#, r#"arrow = "troy""#).is_refused(
        "boxes.toml",
        "troy\"",
        "there is no city `troy`",
    );
}

#[test]
fn a_second_off_map_box() {
    pack("maria").replace("boxes.toml", r#"power = "austria""#, r#"power = "france" # again"#).is_refused(
        "boxes.toml",
        "again",
        "the power `france` has a second off-map box",
    );
}

#[test]
fn a_marker_where_nothing_can_be_held() {
    pack("maria").replace("markers.csv", "liegnitz,prussia", "bunzlau,prussia").is_refused(
        "markers.csv",
        "bunzlau",
        "the city `bunzlau` is no objective or fortress",
    );
}

#[test]
fn two_markers_on_one_fortress() {
    pack("maria").append("markers.csv", "liegnitz,austria").is_refused(
        "markers.csv",
        "liegnitz,austria",
        "the city `liegnitz` has a second marker",
    );
}
