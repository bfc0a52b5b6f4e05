//! Names and texts for players.

use toml::Spanned;

use crate::load::document::Document;
use crate::pack::Names;
use crate::problem::Problem;

/// A name must exist in all three languages.
pub fn checked_names(document: &Document, names: &Spanned<Names>) -> Result<Names, Problem> {
    let spoken = names.get_ref();
    for (language, text) in [("en", &spoken.en), ("de", &spoken.de), ("el", &spoken.el)] {
        if text.trim().is_empty() {
            return Err(document.problem(names, format!("the text in `{language}` is empty")));
        }
    }
    Ok(spoken.clone())
}
