//! What the page shows of the packs in play: names, cards and modes as JSON, the map as SVG, the rules by number.
//! All of it comes from the pack the server plays on, so that a page never shows another board.

pub mod facts;
mod file;
pub mod rulebook;

use std::sync::LazyLock;

use board::Pack;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::secret::hex;
use facts::Board;
pub use file::File;

/// The board of one title as the page fetches it.
pub struct Sheet {
    pack: &'static Pack,
    /// Stands in the addresses of its files and changes with anything they hold: who has them may keep them for ever.
    pub tag: String,
    facts: File,
    style: File,
    drawing: OnceCell<File>,
}

/// Those of the packs in the program.
static STANDARD: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let packs = board::GAMES.iter().filter_map(|game| board::standard(game));
    packs.map(|pack| Sheet::new(pack).expect("a pack of the program has a plan for its map")).collect()
});

/// The sheet of a pack in the program.
pub fn standard(title: &str) -> Option<&'static Sheet> {
    STANDARD.iter().find(|sheet| sheet.pack.game == title)
}

impl Sheet {
    /// Everything but the map, which is drawn when it is first asked for. The error is one sentence without its stop.
    pub fn new(pack: &'static Pack) -> Result<Sheet, String> {
        let letters = chart::letters(pack).map_err(|problem| problem.to_string())?;
        let style = chart::style_sheet(pack).map_err(|problem| problem.to_string())?;
        let facts = serde_json::to_vec(&Board::of(pack, &letters)).expect("a board is plain data");
        // A map follows from its pack and from how maps are drawn, which the kept drawing of the title stands for.
        let drawn = chart::standard(&pack.game).unwrap_or_default();
        let parts = [&pack.hash[..], &facts, style.as_bytes(), drawn.as_bytes()];
        let hash = parts.iter().fold(Sha256::new(), |hash, part| hash.chain_update(Sha256::digest(part)));
        Ok(Sheet {
            pack,
            tag: hex(&hash.finalize()[..16]),
            facts: File::new("application/json", facts),
            style: File::new("text/css; charset=utf-8", style),
            drawing: OnceCell::new(),
        })
    }

    /// One of its files by the end of its name; the error is one sentence without its stop.
    pub async fn file(&self, end: &str) -> Result<Option<&File>, String> {
        match end {
            "json" => Ok(Some(&self.facts)),
            "css" => Ok(Some(&self.style)),
            "svg" => self.drawing().await.map(Some),
            _ => Ok(None),
        }
    }

    /// The map. That of a pack in the program is kept there; any other is drawn, which takes a second or two.
    pub async fn drawing(&self) -> Result<&File, String> {
        let pack = self.pack;
        let draw = move || match board::standard(&pack.game).filter(|&standard| std::ptr::eq(standard, pack)) {
            Some(_) => Ok(chart::without_styles(chart::standard(&pack.game).unwrap_or_default())),
            None => chart::draw(pack).map(|svg| chart::without_styles(&svg)).map_err(|problem| problem.to_string()),
        };
        let made = || async {
            let drawn = tokio::task::spawn_blocking(draw).await.map_err(|_| "the map cannot be drawn".to_owned())?;
            drawn.map(|svg| File::new("image/svg+xml", svg))
        };
        self.drawing.get_or_try_init(made).await
    }
}
