//! What is played: title, mode, options.

use std::sync::Arc;

use board::Pack;
use rules::{Options, Ruleset, SetupError};

/// What is played, by its names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// `friedrich` or `maria`.
    pub title: String,
    /// A mode of the title by its slug, for example `scenario-1`.
    pub mode: String,
    /// Options by name; empty for the game as it comes.
    pub options: Vec<String>,
}

impl Setup {
    /// Takes the names as they are; `ruleset` says whether there is such a game.
    pub fn new(title: &str, mode: &str, options: &[&str]) -> Setup {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        Setup { title: title.to_owned(), mode: mode.to_owned(), options }
    }

    /// The fixed part of a game on the standard pack; the error is one sentence.
    pub fn ruleset(&self) -> Result<Arc<Ruleset>, SetupError> {
        self.ruleset_on(self.standard_pack()?)
    }

    /// What `Packs` is for a program without packs of its own.
    pub fn standard_pack(&self) -> Result<&'static Pack, SetupError> {
        board::standard(&self.title).ok_or_else(|| SetupError::NoSuchGame { name: self.title.clone() })
    }

    /// The same on another pack of the title.
    pub fn ruleset_on(&self, pack: &'static Pack) -> Result<Arc<Ruleset>, SetupError> {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        rules::Ruleset::new(pack, &self.mode, Options::parse(&options)?).map(Arc::new)
    }

    /// `friedrich-standard-4p-expert`: one name for benches, reports and file names.
    pub fn slug(&self) -> String {
        let parts =
            [self.title.as_str(), self.mode.as_str()].into_iter().chain(self.options.iter().map(String::as_str));
        parts.collect::<Vec<_>>().join("-")
    }
}
