use crate::pack;

#[test]
fn an_effect_of_fate_outside_the_closed_list() {
    pack("friedrich").replace("fate.toml", "kind = \"free-step\"", "kind = \"free-lunch\"").is_refused(
        "fate.toml",
        "free-lunch",
        "there is no effect of kind `free-lunch`",
    );
}

#[test]
fn a_stroke_outside_the_closed_list() {
    pack("friedrich").replace("fate.toml", "kind = \"subsidy-cut\"", "kind = \"subsidy\"").is_refused(
        "fate.toml",
        "kind = \"subsidy\"",
        "there is no effect of kind `subsidy`",
    );
}

#[test]
fn an_effect_without_its_field() {
    pack("friedrich").replace("fate.toml", ", road = 2, main = 3", ", road = 2").is_refused(
        "fate.toml",
        "road = 2 }",
        "the effect `pace` lacks its `main`",
    );
}

#[test]
fn an_effect_with_a_field_too_many() {
    pack("friedrich").replace("fate.toml", "\"free-step\", ", "\"free-step\", steps = 3, ").is_refused(
        "fate.toml",
        "steps = 3",
        "the effect `free-step` has no `steps`",
    );
}

#[test]
fn an_effect_for_a_train_where_a_general_is_meant() {
    pack("friedrich").replace("fate.toml", "general = \"daun\"", "general = \"austria-t1\"").is_refused(
        "fate.toml",
        "austria-t1",
        "there is no general `austria-t1`",
    );
}

#[test]
fn a_card_that_is_in_no_deck() {
    pack("friedrich").replace("fate.toml", "card = \"s11\"", "card = \"s14\"").is_refused(
        "fate.toml",
        "s14",
        "there is no card `s14`",
    );
}

#[test]
fn a_card_of_fate_twice() {
    pack("friedrich").replace("fate.toml", "id = \"poems\"", "id = \"india\" # again").is_refused(
        "fate.toml",
        "again",
        "the card of fate `india` stands here a second time",
    );
}

#[test]
fn a_minor_card_that_lacks_a_suit() {
    pack("friedrich").replace("fate.toml", "[card.spades]", "[card.clubs2]").is_refused(
        "fate.toml",
        "clubs2",
        "unknown field `clubs2`, expected one of `id`, `title`, `stroke`, `text`, `for-people`, `clubs`, `spades`, `hearts`, \
         `diamonds`",
    );
}

#[test]
fn a_political_effect_outside_the_closed_list() {
    pack("maria").replace("politics.toml", "kind = \"hussars\"", "kind = \"dragoons\"").is_refused(
        "politics.toml",
        "dragoons",
        "there is no effect of kind `dragoons`",
    );
}

#[test]
fn a_shift_of_nothing() {
    pack("maria").replace("politics.toml", "options = [-2]", "options = [0]").is_refused(
        "politics.toml",
        "options = [0]",
        "a shift offers one or two steps of 1 to 6 boxes",
    );
}

#[test]
fn a_shift_on_a_track_that_does_not_exist() {
    pack("maria").replace("politics.toml", "track = \"italy\"", "track = \"spain\"").is_refused(
        "politics.toml",
        "spain",
        "there is no track `spain`",
    );
}

#[test]
fn arms_of_a_minor_power() {
    pack("maria").replace("politics.toml", "arms = [\"france\", \"austria\"]", "arms = [\"bavaria\"]").is_refused(
        "politics.toml",
        "arms = [\"bavaria\"]",
        "the power `bavaria` has no square",
    );
}

#[test]
fn a_card_nobody_can_take() {
    pack("maria").replace("politics.toml", "arms = [\"france\", \"austria\"]", "arms = [ ]").is_refused(
        "politics.toml",
        "arms = [ ]",
        "every card but an election shows arms",
    );
}

#[test]
fn a_track_without_star() {
    pack("maria").replace("tracks.toml", "  star = true\n", "").is_refused(
        "tracks.toml",
        r#"slug = "saxony""#,
        "the track `saxony` has no star",
    );
}

#[test]
fn a_track_with_two_stars() {
    pack("maria").replace("tracks.toml", "  s = true", "  star = true # again").is_refused_above(
        "tracks.toml",
        "again",
        2,
        "the track `saxony` has a second star",
    );
}

#[test]
fn a_gate_off_the_track() {
    pack("maria").replace("tracks.toml", "gate = 3", "gate = 6").is_refused(
        "tracks.toml",
        "gate = 6",
        "the track `saxony` has no box 6",
    );
}

#[test]
fn a_corps_sent_out_by_two_tracks() {
    let (bonus, corps) =
        (r#"{ kind = "tc-bonus", power = "saxony" }"#, r#"{ kind = "expedition", power = "austria" }"#);
    pack("maria").replace("tracks.toml", bonus, corps).is_refused_above(
        "tracks.toml",
        r#"{ kind = "victory-point", power = "france" }"#,
        1,
        "a second track sends out a corps of `austria`",
    );
}

#[test]
fn an_icon_outside_the_closed_list() {
    pack("maria").replace("tracks.toml", "\"tc-penalty\"", "\"tc-trouble\"").is_refused(
        "tracks.toml",
        "tc-trouble",
        "unknown variant `tc-trouble`, expected one of `tc-bonus`, `tc-penalty`, `expedition`, `victory-point`",
    );
}

#[test]
fn a_major_power_without_a_square() {
    pack("maria").replace("tracks.toml", ", \"austria\"]", "]").is_refused(
        "tracks.toml",
        "squares =",
        "the power `austria` has 0 squares (one for each major power)",
    );
}

#[test]
fn a_track_too_many() {
    let fourth = "\n[[track]]\nslug = \"spain\"\nname = { en = \"S\", de = \"S\", el = \"S\" }\n\
                  left-end = { en = \"S\", de = \"S\", el = \"S\" }\nright-end = { en = \"S\", de = \"S\", el = \"S\" }\n\
                  [[track.box]]\nstar = true";
    pack("maria").append("tracks.toml", fourth).is_refused("tracks.toml", "slug = \"spain\"", "more than 3 tracks");
}

#[test]
fn an_income_that_changes_for_too_long() {
    for turns in ["5", "0", "-1", "300"] {
        pack("maria")
            .replace("politics.toml", "delta = 1, turns = 2", &format!("delta = 1, turns = {turns}"))
            .is_refused("politics.toml", "delta = 1, turns", "`turns` must be a whole number from 1 to 4");
    }
}
