use crate::pack;

#[test]
fn a_set_up_city_that_does_not_exist() {
    pack("friedrich").replace("pieces.csv", "general,1,oschatz,1", "general,1,potsdorf,1").is_refused(
        "pieces.csv",
        "potsdorf",
        "there is no city `potsdorf`",
    );
}

#[test]
fn a_box_without_owner() {
    pack("maria").replace("pieces.csv", "general,1,freiberg,5", "general,1,off-map-box,5").is_refused(
        "pieces.csv",
        "rutowski",
        "`saxony` has no off-map box",
    );
}

#[test]
fn a_victory_box_that_does_not_exist() {
    pack("maria").replace("pieces.csv", "victory-box silesia", "victory-box tirol").is_refused(
        "pieces.csv",
        "prussia-t2",
        "there is no victory box `tirol`",
    );
}

#[test]
fn a_piece_twice() {
    pack("friedrich").replace("pieces.csv", "winterfeldt,Winterfeldt", "friedrich,Winterfeldt").is_refused(
        "pieces.csv",
        "friedrich,Winterfeldt",
        "the piece `friedrich` stands here a second time",
    );
}

#[test]
fn a_rank_left_out() {
    pack("friedrich").replace("pieces.csv", "prussia,general,2", "prussia,general,3").is_refused(
        "pieces.csv",
        "winterfeldt",
        "the general must have rank 2, not 3",
    );
}

#[test]
fn pieces_out_of_order() {
    pack("friedrich").append("pieces.csv", "loewendal,Löwendal,russia,general,5,berlin,1").is_refused(
        "pieces.csv",
        "loewendal",
        "pieces must stand by power, generals first, then trains, then hussars",
    );
}

#[test]
fn a_kind_of_piece_that_does_not_exist() {
    pack("friedrich").replace("pieces.csv", "prussia-t1,T1,prussia,train", "prussia-t1,T1,prussia,fleet").is_refused(
        "pieces.csv",
        "fleet",
        "there is no kind of piece `fleet` (general, train or hussar)",
    );
}

#[test]
fn a_minimum_no_general_can_hold() {
    pack("maria")
        .replace("pieces.csv", "moritz,Moritz,france,general,1,sens,7", "moritz,Moritz,france,general,1,sens,9")
        .is_refused("pieces.csv", "moritz", "`min_troops` cannot be 9");
}

#[test]
fn a_train_too_many_for_the_limits() {
    pack("friedrich")
        .replace(
            "pieces.csv",
            "france-t2,",
            "france-t3,T3,france,train,,koblenz,0\nfrance-t4,T4,france,train,,koblenz,0\nfrance-t2,",
        )
        .is_refused("pieces.csv", "france-t2,", "more than 3 trains of a power");
}

#[test]
fn minima_above_the_troop_total() {
    pack("maria").replace("modes.toml", "troops = 26", "troops = 19 # too few").is_refused(
        "modes.toml",
        "too few",
        "the minima of the generals of `france` add up to 20, above 19",
    );
}

#[test]
fn more_troops_than_the_generals_can_hold() {
    pack("friedrich").replace("modes.toml", "troops = 6", "troops = 9 # too many").is_refused(
        "modes.toml",
        "too many",
        "the generals of `empire` can hold 8 troops, not 9",
    );
}

#[test]
fn a_power_without_a_seat() {
    pack("friedrich")
        .replace("modes.toml", r#"powers = ["prussia", "hanover"]"#, r#"powers = ["prussia"]"#)
        .is_refused("modes.toml", r#"power = "hanover""#, "the power `hanover` has no seat");
}

#[test]
fn a_power_in_two_seats() {
    pack("friedrich")
        .replace("modes.toml", r#"powers = ["russia", "sweden"]"#, r#"powers = ["russia", "sweden", "prussia"]"#)
        .is_refused("modes.toml", r#""russia", "sweden", "prussia""#, "the power `prussia` sits twice");
}

#[test]
fn a_piece_of_another_power_in_a_mode() {
    pack("friedrich").replace("modes.toml", r#"["seydlitz", "prussia-t1"]"#, r#"["seydlitz", "daun"]"#).is_refused(
        "modes.toml",
        r#"["seydlitz", "daun"]"#,
        "the piece `daun` belongs to another power",
    );
}

#[test]
fn a_depot_that_does_not_exist() {
    pack("friedrich").replace("powers.toml", r#"["berlin"]"#, r#"["bärlin"]"#).is_refused(
        "powers.toml",
        "bärlin",
        "there is no city `bärlin`",
    );
}

#[test]
fn a_depot_where_nobody_starts() {
    pack("friedrich").replace("powers.toml", r#"["berlin"]"#, r#"["potsdam"]"#).is_refused(
        "powers.toml",
        r#"slug = "prussia""#,
        "no piece of `prussia` starts on its depot `potsdam`",
    );
}

#[test]
fn a_power_that_cannot_bring_anybody_back() {
    pack("maria").replace("powers.toml", r#"home = ["bavaria"]"#, r#"home = ["poland"]"#).is_refused(
        "powers.toml",
        r#"slug = "bavaria""#,
        "the power `bavaria` has neither a depot nor a major fortress at home",
    );
}

#[test]
fn two_powers_that_defend_one_territory() {
    pack("friedrich").replace("powers.toml", r#"defends = ["hanover"]"#, r#"defends = ["saxony"]"#).is_refused(
        "powers.toml",
        r#"slug = "hanover""#,
        "`prussia` and `hanover` defend the same territory",
    );
}

#[test]
fn a_major_power_without_a_pool() {
    pack("maria").replace("powers.toml", "pool = 13\n", "").is_refused(
        "powers.toml",
        r#"slug = "prussia""#,
        "the power `prussia` must have a pool if it is major and others have one, and only then",
    );
}

#[test]
fn a_colour_that_is_none() {
    pack("maria").replace("powers.toml", "#1f3a68", "blue").is_refused(
        "powers.toml",
        "blue",
        "`blue` is no colour of the form #rrggbb",
    );
}

#[test]
fn a_power_that_does_not_say_whom_it_feeds_besides_its_own() {
    pack("maria").replace("powers.toml", "guests = [\"arenberg\"]\n", "").is_refused_above(
        "powers.toml",
        r#"slug = "pragmatic""#,
        1,
        "missing field `guests`",
    );
}

#[test]
fn a_power_that_does_not_say_who_leaves_with_it() {
    pack("friedrich").replace("powers.toml", "takes-along = [\"cumberland\"]\n", "").is_refused_above(
        "powers.toml",
        r#"slug = "france""#,
        1,
        "missing field `takes-along`",
    );
}

#[test]
fn a_guest_at_home_and_a_train_as_guest() {
    pack("maria").replace("powers.toml", r#"["arenberg"]"#, r#"["stair"]"#).is_refused(
        "powers.toml",
        "stair",
        "the piece `stair` belongs to this power itself",
    );
    pack("maria").replace("powers.toml", r#"["arenberg"]"#, r#"["austria-t1"]"#).is_refused(
        "powers.toml",
        "austria-t1",
        "there is no general `austria-t1`",
    );
}
