//! A stored game as a file: complete when it is over; while it runs only what is public, and the rest sealed.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::sync::Arc;

use rules::Ruleset;
use thiserror::Error;

use crate::fair::fresh_bytes;
use crate::fault::fault;
use crate::header_read::read_header;
use crate::line::read_undo;
use crate::replay::{end_early, end_of};
use crate::{
    BrokenOff, By, Chance, Closing, Course, End, Fault, Header, Line, Packs, Reader, Secret, ServerKey, Signing, Writer,
};

/// A game as a server keeps it.
pub struct Stored<'a> {
    /// What it is played by.
    pub rules: &'a Arc<Ruleset>,
    /// As it will open the file.
    pub header: &'a Header,
    /// Every line in its full form.
    pub lines: &'a [Line],
    /// Of a fair game.
    pub secret: Option<&'a Secret>,
    /// Why it ended although it is not over; none of a game that runs or was decided.
    pub broken_off: Option<BrokenOff>,
    /// Who vouches for it.
    pub signing: Signing,
}

/// Why a stored game cannot be written as a file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ExportError {
    /// What is written to does not take it.
    #[error("the record cannot be written ({0})")]
    Disk(#[from] io::Error),
    /// A stored line is false; its number from 1 stands where the line of a file would.
    #[error("action {}: {}", .0.line, .0.reason)]
    Game(Fault),
    /// The header contradicts itself, so that nobody could read the file.
    #[error("the header of the record is not sound ({})", .0.reason)]
    Header(Fault),
    /// The game runs on a seed known to all: it has no secret to seal.
    #[error("the game is not over and its seed is known to all: nothing can be sealed")]
    NoSecret,
    /// The secret is not the one the header commits to.
    #[error("the stored secret is not the one the game committed itself to")]
    WrongSecret,
}

/// What a secret action's full form may be longer than its public one; longer ones show in steps of this.
const ROOM: usize = 160;
/// Room kept free for lines nobody else may know of, at least and for each public line: as long as they fit, the
/// length tells nothing of them.
const UNSEEN: usize = 4096;
const UNSEEN_FOR_A_LINE: usize = 48;
const SEALED: &str = "kabinett sealed 2";
/// The same without unseen lines.
const SEALED_BEFORE: &str = "kabinett sealed 1";

/// Writes the game: whole if it is over, sealed with the key if not.
pub fn export<W: Write>(out: W, game: &Stored, key: &ServerKey) -> Result<W, ExportError> {
    let seed = seed_of(game)?;
    let header = game.header.lines(game.rules);
    read_header(&header[1..], &|_| Ok(game.rules.pack)).map_err(ExportError::Header)?;
    let (mut course, _) = Course::start(Arc::clone(game.rules), seed);
    let mut public = Vec::with_capacity(game.lines.len());
    for (number, line) in game.lines.iter().enumerate() {
        let place = |reason| ExportError::Game(Fault { line: number + 1, reason });
        public.push(course.follow(line).map_err(place)?.public);
    }
    let state = course.game().state();
    let broken_off = || game.broken_off.map(|why| end_early(game.rules, state, why));
    if let Some(mut end) = end_of(game.rules, state).or_else(broken_off) {
        end.opened = game.secret.cloned();
        return finish(out, game, &end, key);
    }
    let Some(secret) = game.secret else { return Err(ExportError::NoSecret) };
    let mut writer = Writer::new(out, game.rules, game.header)?;
    let (mut hidden, mut unseen, mut number) = (format!("{SEALED}\nsecret {}\n", secret.opened()), String::new(), 0);
    for (line, public) in game.lines.iter().zip(&public) {
        let Some(public) = public else {
            let _ = writeln!(unseen, "+{number} {} {}", line.by.slug(game.rules), line.action);
            continue;
        };
        number += 1;
        writer.line(line.by, public)?;
        if *public == line.action {
            continue;
        }
        let full = format!("{number} {}", line.action);
        if read_undo(public).is_some() {
            // It took back something unseen besides.
            let _ = writeln!(unseen, "{full}");
        } else {
            hidden.push_str(&padded(&full, public.len() + ROOM));
        }
    }
    hidden.push_str(&padded(&unseen, UNSEEN + number * UNSEEN_FOR_A_LINE));
    Ok(writer.seal(key, &fresh_bytes()?, hidden.as_bytes(), game.signing)?)
}

/// Text whose length tells nothing.
fn padded(text: &str, room: usize) -> String {
    let steps = text.len().div_ceil(room).max(1);
    // Not by a width of `format!`, which goes no further than 65,535.
    let blanks = (steps * room).saturating_sub(text.chars().count());
    format!("{text}{}\n", " ".repeat(blanks))
}

fn seed_of(game: &Stored) -> Result<rules::Seed, ExportError> {
    if let (Chance::Fair(fair), Some(secret)) = (&game.header.chance, game.secret)
        && secret.commitment() != fair.commitment
    {
        return Err(ExportError::WrongSecret);
    }
    game.header.chance.seed(game.secret).ok_or(ExportError::WrongSecret)
}

fn finish<W: Write>(out: W, game: &Stored, end: &End, key: &ServerKey) -> Result<W, ExportError> {
    let mut writer = Writer::new(out, game.rules, game.header)?;
    for line in game.lines {
        writer.line(line.by, &line.action)?;
    }
    Ok(writer.finish_signed(end, |last| game.signing.sign(key, last))?)
}

/// A running game that its own server can go on with.
pub struct Resumed {
    /// What it is played by.
    pub rules: Arc<Ruleset>,
    /// As it stood in the file.
    pub header: Header,
    /// Every line in its full form.
    pub lines: Vec<Line>,
    /// The server's part of the chance, which stays unknown to all others.
    pub secret: Secret,
    /// The game as far as it was played.
    pub course: Course,
}

/// Opens the record of a running game with the key that sealed it and plays it to where it stood.
pub fn resume(input: impl BufRead, key: &ServerKey, packs: Packs) -> Result<Resumed, Fault> {
    let mut reader = Reader::open_with(input, packs)?;
    let mut lines = Vec::new();
    while let Some(line) = reader.next_line()? {
        lines.push(line);
    }
    let (rules, header) = (Arc::clone(reader.rules()), reader.header().clone());
    let sealed = match reader.close()? {
        Closing::Running(sealed) => sealed,
        Closing::Finished(end) => return fault(end.at, "broken-is-over"),
    };
    let plain = sealed.open(key)?;
    let strange = || Fault { line: sealed.at, reason: "broken-other-make".into() };
    let hidden = str::from_utf8(&plain).map_err(|_| strange())?;
    let (secret, lines) = unseal(&rules, hidden, lines, sealed.at).ok_or_else(strange)?;
    let seed = match &header.chance {
        Chance::Fair(fair) if secret.commitment() == fair.commitment => fair.seed(&secret),
        _ => return Err(strange()),
    };
    let (mut course, _) = Course::start(Arc::clone(&rules), seed);
    for line in &lines {
        course.follow(line).or_else(|reason| fault(line.at, reason))?;
    }
    Ok(Resumed { rules, header, lines, secret, course })
}

/// Puts the full forms in the place of the public ones, and what was unseen between them.
fn unseal(rules: &Ruleset, hidden: &str, mut lines: Vec<Line>, at: usize) -> Option<(Secret, Vec<Line>)> {
    let mut words = hidden.lines();
    if ![SEALED, SEALED_BEFORE].contains(&words.next()?) {
        return None;
    }
    let secret = Secret::read(words.next()?.strip_prefix("secret ")?)?;
    let mut unseen: Vec<(usize, Line)> = Vec::new();
    for word in words.map(str::trim_end).filter(|word| !word.is_empty()) {
        let (place, action) = word.split_once(' ')?;
        if let Some(after) = place.strip_prefix('+') {
            let (by, action) = action.split_once(' ')?;
            unseen.push((after.parse().ok()?, Line { at, by: By::by_slug(rules, by)?, action: action.to_owned() }));
        } else {
            let line = lines.get_mut(place.parse::<usize>().ok()?.checked_sub(1)?)?;
            action.clone_into(&mut line.action);
        }
    }
    let mut all = Vec::with_capacity(lines.len() + unseen.len());
    let mut unseen = unseen.into_iter().peekable();
    for (number, line) in std::iter::once(None).chain(lines.into_iter().map(Some)).enumerate() {
        all.extend(line);
        while let Some((_, line)) = unseen.next_if(|(after, _)| *after == number) {
            all.push(line);
        }
    }
    unseen.next().is_none().then_some((secret, all))
}
