//! The drawings kept in the repository are those the program draws, agree with their packs, and are light.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::GzEncoder;

/// What the page may have to load, compressed.
const LARGEST: usize = 400 * 1024;

fn kept(game: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data").join(game).join("map.svg");
    fs::read_to_string(path).expect("the drawing is kept; run `cargo xtask map`")
}

#[test]
fn kept_drawings_are_fresh_and_agree_with_their_packs() {
    for game in chart::GAMES {
        let pack = board::standard(game).expect("a standard pack");
        let drawn = chart::draw(pack).expect("the pack can be drawn");
        assert!(drawn == kept(game), "data/{game}/map.svg is stale; run `cargo xtask map {game}`");
        let problems: Vec<String> = chart::check(pack, &drawn).iter().map(ToString::to_string).collect();
        assert_eq!(problems, Vec::<String>::new());
    }
}

#[test]
fn drawings_are_the_same_on_every_run() {
    for game in chart::GAMES {
        let pack = board::standard(game).expect("a standard pack");
        assert!(chart::draw(pack).unwrap() == chart::draw(pack).unwrap(), "{game}");
    }
}

#[test]
fn drawings_are_small_when_compressed() {
    for game in chart::GAMES {
        let mut zip = GzEncoder::new(Vec::new(), Compression::best());
        zip.write_all(kept(game).as_bytes()).unwrap();
        let size = zip.finish().unwrap().len();
        assert!(size < LARGEST, "data/{game}/map.svg has {size} bytes compressed");
    }
}
