//! A TOML file of a pack: parsed with the place of every value, so that faults can name their line.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::problem::Problem;

#[derive(Clone, Copy)]
pub struct Document<'a> {
    pub file: &'a str,
    text: &'a str,
}

impl<'a> Document<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Document<'a> {
        Document { file, text }
    }

    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        toml::from_str(self.text).map_err(|error| {
            let line = error.span().map_or(1, |span| self.line_of(span));
            Problem::at(self.file, line, error.message().replace('\n', ", "))
        })
    }

    pub fn line_of(&self, span: Range<usize>) -> usize {
        1 + self.text[..span.start].matches('\n').count()
    }

    /// A fault at the line of this value.
    pub fn problem<T>(&self, at: &Spanned<T>, reason: impl Into<String>) -> Problem {
        Problem::at(self.file, self.line_of(at.span()), reason)
    }
}
