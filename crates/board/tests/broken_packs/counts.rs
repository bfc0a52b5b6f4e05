use crate::pack;

#[test]
fn wrong_count_of_objectives() {
    pack("friedrich").replace("cities.csv", "objective russia 1", "").is_refused(
        "pack.toml",
        "russia = [10, 0]",
        "`russia` has 9 objectives of first and 0 of second order instead of 10 and 0",
    );
}

#[test]
fn wrong_count_of_electors() {
    pack("maria").replace("cities.csv", "fortress elector", "fortress").is_refused(
        "pack.toml",
        "electors",
        "the pack has 8 electors instead of 9",
    );
}

#[test]
fn wrong_count_of_silesian_fortresses() {
    let text = pack("maria").text("cities.csv").to_owned();
    let find = |start: &str| text.lines().find(|line| line.starts_with(start)).expect("a city").to_owned();
    let (neisse, troyes) = (find("neisse,"), find("troyes,"));
    pack("maria")
        .replace("cities.csv", &neisse, neisse.trim_end_matches("fortress"))
        .replace("cities.csv", &troyes, &format!("{troyes}fortress"))
        .replace("markers.csv", "neisse,austria", "troyes,austria")
        .replace("pack.toml", "france = 14", "france = 15")
        .is_refused("pack.toml", "silesia = 7", "`silesia` has 6 fortresses instead of 7");
}

#[test]
fn wrong_count_of_trains() {
    pack("friedrich").remove_line("pieces.csv", "sweden-t1,T1,sweden,train,,wismar,0").is_refused(
        "pack.toml",
        "trains",
        "the pack has 10 trains instead of 11",
    );
}

#[test]
fn wrong_count_of_generals() {
    pack("maria").remove_line("pieces.csv", "stair,Stair,pragmatic,general,3,s-hertogenbosch,1").is_refused(
        "pack.toml",
        "generals",
        "the pack has 19 generals instead of 20",
    );
}

#[test]
fn wrong_count_of_tactical_cards() {
    pack("maria").replace("pack.toml", "highest = 10", "highest = 9").is_refused(
        "pack.toml",
        "tactical-cards",
        "the pack has 136 tactical cards instead of 152",
    );
}

#[test]
fn wrong_count_of_political_cards() {
    pack("maria").without("politics.toml").is_refused(
        "pack.toml",
        "political-cards",
        "the pack has 0 political cards instead of 25",
    );
}

#[test]
fn wrong_count_of_cards_of_fate() {
    pack("friedrich").without("fate.toml").is_refused(
        "pack.toml",
        "strokes",
        "the pack has 0 strokes of fate instead of 6",
    );
}

#[test]
fn wrong_count_of_main_roads() {
    pack("friedrich").replace("roads.csv", "achim,bremen,main", "achim,bremen,normal").is_refused(
        "pack.toml",
        "main-roads",
        "the pack has 184 main roads instead of 185",
    );
}

#[test]
fn a_count_left_out() {
    let pack = pack("friedrich").replace("pack.toml", "depots = 10\n", "");
    let line = 1 + pack.text("pack.toml").lines().position(|line| line == "[counts]").expect("a table");
    assert_eq!(pack.verdict(), format!("pack.toml, line {line}: missing field `depots`"));
}

#[test]
fn more_cards_than_a_hand_can_be_counted_in() {
    pack("friedrich").replace("pack.toml", "sets = 4", "sets = 6").is_refused(
        "pack.toml",
        "[deck]",
        "the decks have 300 cards, but must have fewer than 256",
    );
}

#[test]
fn more_cities_than_the_limit() {
    let mut pack = pack("friedrich");
    for at in 0..40 {
        pack = pack.append("cities.csv", &format!("extra-{at},Extra {at},939,1121,4.3d,saxony,,"));
    }
    pack.is_refused("cities.csv", "extra-32,", "more than 704 cities");
}

#[test]
fn more_sites_than_the_limit() {
    let mut pack = pack("maria");
    let plain: Vec<String> =
        pack.text("cities.csv").lines().filter(|line| line.ends_with(',')).map(str::to_owned).collect();
    for line in &plain[plain.len() - 10..] {
        pack = pack.replace("cities.csv", line, &format!("{line}fortress"));
    }
    let verdict = pack.verdict();
    assert!(verdict.starts_with("cities.csv, line ") && verdict.ends_with("more than 96 objectives or fortresses"));
}
