//! The packs a record may have been played on: the standard ones, one of them replaced by `--data`.

use std::path::Path;

use board::Pack;
use record::Setup;

pub struct OwnPacks(Option<&'static Pack>);

impl OwnPacks {
    /// Reads the pack of `--data` once; it stays for the rest of the program.
    pub fn new(data: Option<&Path>) -> Result<OwnPacks, String> {
        let Some(folder) = data else { return Ok(OwnPacks(None)) };
        let pack = Pack::from_folder(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
        Ok(OwnPacks(Some(Box::leak(Box::new(pack)))))
    }

    pub fn find(&self, setup: &Setup) -> Result<&'static Pack, String> {
        match self.0 {
            Some(own) if own.game == setup.title => Ok(own),
            _ => setup.standard_pack(),
        }
    }
}
