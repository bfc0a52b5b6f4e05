//! The number of ways to go on from fixed positions is that of the kept tables.

use std::path::Path;

#[test]
fn the_ways_to_go_on_are_those_of_the_kept_tables() {
    for game in board::GAMES {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/{game}/perft.csv"));
        let kept = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let found = lab::perft::table(game).unwrap();
        assert!(kept.lines().count() > 10, "{game}: the table is empty");
        for (kept, found) in kept.lines().zip(found.lines()) {
            assert_eq!(kept, found, "{game}; `kabinett fixture perft {game}` prints the table of today");
        }
        assert_eq!(kept.lines().count(), found.lines().count(), "{game}");
    }
}
