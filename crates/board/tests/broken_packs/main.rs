//! A pack that is broken in one way is refused with file, line and reason.
//! Each test takes the good pack, spoils one thing, and expects the exact sentence.

// A rule's test is named by its id, with two underscores before its own name.
#![allow(non_snake_case)]

mod areas_and_boxes;
mod cards;
mod chance;
mod counts;
mod files;
mod ground;
mod modes;
mod pieces_and_powers;

use board::{Pack, standard_files};

/// A standard pack held in memory, to be spoiled.
struct Spoilt {
    files: Vec<(&'static str, Vec<u8>)>,
}

fn pack(game: &str) -> Spoilt {
    let files = standard_files(game).expect("a standard pack");
    Spoilt { files: files.iter().map(|(name, bytes)| (*name, bytes.to_vec())).collect() }
}

impl Spoilt {
    fn bytes(&mut self, file: &str) -> &mut Vec<u8> {
        &mut self.files.iter_mut().find(|(name, _)| *name == file).expect("a file of the pack").1
    }

    fn text(&self, file: &str) -> &str {
        let (_, bytes) = self.files.iter().find(|(name, _)| *name == file).expect("a file of the pack");
        std::str::from_utf8(bytes).expect("UTF-8")
    }

    /// Replaces the first occurrence.
    fn replace(mut self, file: &str, old: &str, new: &str) -> Spoilt {
        let text = self.text(file).to_owned();
        assert!(text.contains(old), "{file} has no {old:?}");
        *self.bytes(file) = text.replacen(old, new, 1).into_bytes();
        self
    }

    fn append(mut self, file: &str, line: &str) -> Spoilt {
        self.bytes(file).extend_from_slice(format!("{line}\n").as_bytes());
        self
    }

    fn remove_line(self, file: &str, line: &str) -> Spoilt {
        self.replace(file, &format!("\n{line}\n"), "\n")
    }

    fn without(mut self, file: &str) -> Spoilt {
        self.files.retain(|(name, _)| *name != file);
        self
    }

    #[track_caller]
    fn verdict(&self) -> String {
        let files: Vec<(&str, &[u8])> = self.files.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        Pack::from_memory(&files).expect_err("the pack is broken").to_string()
    }

    /// Expects the fault at the first line of the file that contains `mark`.
    #[track_caller]
    fn is_refused(&self, file: &str, mark: &str, reason: &str) {
        self.is_refused_above(file, mark, 0, reason);
    }

    /// Expects the fault so many lines above the first that contains `mark`: at the head of its table.
    #[track_caller]
    fn is_refused_above(&self, file: &str, mark: &str, above: usize, reason: &str) {
        let line = self.text(file).lines().position(|line| line.contains(mark)).expect("the mark stands in the file");
        assert_eq!(self.verdict(), format!("{file}, line {}: {reason}", line + 1 - above));
    }

    #[track_caller]
    fn is_refused_whole(&self, file: &str, reason: &str) {
        assert_eq!(self.verdict(), format!("{file}: {reason}"));
    }
}

const OSCHATZ: &str = "oschatz,Oschatz,939,1121,4.3d,saxony,,";
