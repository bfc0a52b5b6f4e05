use crate::pack;

#[test]
fn a_mode_that_does_not_say_its_variant() {
    pack("maria").replace("modes.toml", "variant = \"advanced\"\n", "").is_refused_above(
        "modes.toml",
        r#"slug = "advanced-3p""#,
        1,
        "missing field `variant`",
    );
}

#[test]
fn a_variant_outside_the_closed_list() {
    pack("friedrich").replace("modes.toml", r#"variant = "scenario""#, r#"variant = "duel""#).is_refused(
        "modes.toml",
        "duel",
        "unknown variant `duel`, expected one of `standard`, `scenario`, `introductory`, `advanced`, `gambit`",
    );
}

#[test]
fn more_players_than_seats() {
    pack("friedrich").replace("modes.toml", "players = 4", "players = 5").is_refused(
        "modes.toml",
        "players = 5",
        "the mode `standard-4p` has 4 seats",
    );
}
