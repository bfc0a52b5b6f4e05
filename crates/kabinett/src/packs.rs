//! `--data DIR`: another board pack instead of the built-in one, for one game or for records of any game.

use std::path::Path;

use board::Pack;
use record::Setup;
use rules::SetupError;

/// Loads a pack for as long as the program runs. The error is one sentence without its full stop.
fn from_folder(folder: &Path) -> Result<&'static Pack, String> {
    let pack = Pack::from_folder(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    Ok(Box::leak(Box::new(pack)))
}

/// The pack of a game: the one in the folder given, or the standard one.
pub fn of_game(game: &str, data: Option<&Path>) -> Result<&'static Pack, String> {
    let Some(folder) = data else {
        let unknown = || SetupError::NoSuchGame { name: game.to_owned() };
        return Ok(board::standard(game).ok_or_else(unknown)?);
    };
    let pack = from_folder(folder)?;
    if pack.game != game {
        return Err(format!("{}: this is a board for {}, not for {game}", folder.display(), pack.game));
    }
    Ok(pack)
}

/// The packs a record may have been played on: the standard ones, one of them replaced.
pub struct OwnPacks(Option<&'static Pack>);

impl OwnPacks {
    /// Reads the pack of `--data` once; it stays for the rest of the program.
    pub fn new(data: Option<&Path>) -> Result<OwnPacks, String> {
        let Some(folder) = data else { return Ok(OwnPacks(None)) };
        Ok(OwnPacks(Some(from_folder(folder)?)))
    }

    pub fn find(&self, setup: &Setup) -> Result<&'static Pack, SetupError> {
        match self.0 {
            Some(own) if own.game == setup.title => Ok(own),
            _ => setup.standard_pack(),
        }
    }
}
