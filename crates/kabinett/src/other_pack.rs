//! `--data DIR`: another board pack instead of the one built in.

use std::path::Path;

use board::Pack;

/// The pack of a game: the one in the folder given, or the standard one. The error is one sentence without its stop.
pub fn pack(game: &str, data: Option<&Path>) -> Result<&'static Pack, String> {
    let Some(folder) = data else {
        let unknown = || format!("there is no game `{game}`; the games are {}", board::GAMES.join(" and "));
        return board::standard(game).ok_or_else(unknown);
    };
    let pack = Pack::from_folder(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    if pack.game != game {
        return Err(format!("{}: this is a board for {}, not for {game}", folder.display(), pack.game));
    }
    // One pack for as long as the program runs.
    Ok(Box::leak(Box::new(pack)))
}
