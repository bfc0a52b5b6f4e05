//! `cargo xtask map`: draws the boards of the standard packs as SVG, and pictures of them as PNG.

mod palette;
mod pictures;

use std::fs;
use std::time::Instant;

use crate::root;

pub const HELP: &str = "\
Draws the board of each standard pack as data/GAME/map.svg. With --png it also renders pictures of the stored drawings
into docs/maps: each board, a contact sheet at three zoom levels, and how people with the three common kinds of colour
blindness see it. Pictures need Chromium (`chromium` on the path, or CHROMIUM=/path/to/it).

Usage: cargo xtask map [--png] [GAME]

Example: cargo xtask map friedrich
";

pub fn run(args: &[String]) -> Result<(), String> {
    let png = args.iter().any(|word| word == "--png");
    let wanted: Vec<&String> = args.iter().filter(|word| *word != "--png").collect();
    if let Some(word) = wanted.iter().find(|word| !chart::GAMES.contains(&word.as_str())) {
        let games = chart::GAMES.join(" and ");
        return Err(format!("There is no board for `{word}`, only for {games}. See `cargo xtask help map`."));
    }
    for game in chart::GAMES {
        if wanted.is_empty() || wanted.iter().any(|word| *word == game) {
            draw(game)?;
            if png {
                pictures::render(game)?;
            }
        }
    }
    Ok(())
}

fn draw(game: &str) -> Result<(), String> {
    let pack = board::standard(game).ok_or_else(|| format!("There is no standard pack `{game}`."))?;
    let start = Instant::now();
    let svg = chart::draw(pack).map_err(|problem| format!("Cannot draw {game}: {problem}."))?;
    let seconds = start.elapsed().as_secs_f64();
    let problems = chart::check(pack, &svg);
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        return Err(format!("The drawing of {game} does not agree with its pack."));
    }
    let path = root().join("data").join(game).join("map.svg");
    fs::write(&path, &svg).map_err(|error| format!("Cannot write {}: {error}.", path.display()))?;
    println!("data/{game}/map.svg: {} KB, drawn in {seconds:.1} s", svg.len() / 1024);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused() {
        let refusal = run(&["chess".to_owned()]).unwrap_err();
        assert!(refusal.starts_with("There is no board for `chess`, only for friedrich"));
    }
}
