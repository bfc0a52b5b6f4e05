//! The header of a record: what is played, by whom, and where its chance comes from.

use rules::{Ruleset, Seat, Seed};

use crate::fault::plain;
use crate::hex::hex;
use crate::{Fair, Secret, Setup};

/// Version of the form of the file.
pub const FORMAT: u32 = 1;
/// The first line, up to the version.
pub(crate) const OPENING: &str = "kabinett record ";
const LONGEST_NAME: usize = 60;
const LONGEST_NOTE: usize = 400;

/// What is played, by whom, and where its chance comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Title, mode and options.
    pub setup: Setup,
    /// By seat, in the order of the mode.
    pub seats: Vec<Sitter>,
    /// Where all chance of the game comes from.
    pub chance: Chance,
    /// One line of words about the game.
    pub note: Option<String>,
    /// Fields `x-...` of other programs, which are kept and not understood.
    pub others: Vec<(String, String)>,
}

/// Who sits on a seat when the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Whether a bot plays the seat.
    pub is_bot: bool,
    name: String,
}

impl Sitter {
    /// A person, by a name made plain and cut to 60 letters.
    pub fn person(name: &str) -> Sitter {
        Sitter { is_bot: false, name: named(name) }
    }

    /// A bot, by the name it is chosen by.
    pub fn bot(name: &str) -> Sitter {
        Sitter { is_bot: true, name: named(name) }
    }

    /// Never empty: who has no name is `unnamed`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// `person Anna`, `bot random`.
    pub(crate) fn text(&self) -> String {
        format!("{} {}", if self.is_bot { "bot" } else { "person" }, self.name)
    }

    /// Reads what `text` writes, and nothing else.
    pub(crate) fn read(text: &str) -> Option<Sitter> {
        let (kind, name) = text.split_once(' ')?;
        let sitter = match kind {
            "person" => Sitter::person(name),
            "bot" => Sitter::bot(name),
            _ => return None,
        };
        (sitter.name == name).then_some(sitter)
    }
}

fn named(name: &str) -> String {
    let name = plain(name, LONGEST_NAME);
    if name.is_empty() { "unnamed".to_owned() } else { name }
}

/// Where all chance comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A seed made from a number, known to all: tests and simulations.
    Number(u64),
    /// A seed known to all.
    Seed([u8; 32]),
    /// A seed made by the server and the seats together, opened at the end.
    Fair(Fair),
}

impl Chance {
    /// The seed of the game; a fair game has none before its secret is known.
    pub fn seed(&self, secret: Option<&Secret>) -> Option<Seed> {
        match self {
            Chance::Number(number) => Some(Seed::from_number(*number)),
            Chance::Seed(bytes) => Some(Seed(*bytes)),
            Chance::Fair(fair) => secret.map(|secret| fair.seed(secret)),
        }
    }
}

impl Header {
    /// A game among bots of one name with a seed known to all.
    pub fn of_bots(rules: &Ruleset, setup: &Setup, bot: &str, chance: Chance) -> Header {
        let seats = rules.seats().map(|_| Sitter::bot(bot)).collect();
        Header { setup: setup.clone(), seats, chance, note: None, others: Vec::new() }
    }

    /// The same with a note, made one plain line; words that leave nothing take the note away.
    #[must_use]
    pub fn with_note(mut self, words: &str) -> Header {
        self.note = Some(plain(words, LONGEST_NOTE)).filter(|words| !words.is_empty());
        self
    }

    /// The lines of the header in their one order, without the hash that closes it.
    pub(crate) fn lines(&self, rules: &Ruleset) -> Vec<String> {
        let mut lines = vec![
            format!("{OPENING}{FORMAT}"),
            format!("rules: {}", rules::VERSION),
            format!("title: {}", self.setup.title),
            format!("mode: {}", self.setup.mode),
        ];
        let options = rules.options.names();
        if !options.is_empty() {
            lines.push(format!("options: {}", options.join(" ")));
        }
        lines.push(format!("pack: {}", rules.pack.hash_text()));
        let slug = |seat: Seat| &rules.mode.seats[seat.index()].slug;
        lines.extend(rules.seats().zip(&self.seats).map(|(seat, who)| format!("seat: {} {}", slug(seat), who.text())));
        match &self.chance {
            Chance::Number(number) => lines.push(format!("seed: {number}")),
            Chance::Seed(bytes) => lines.push(format!("seed: {}", hex(bytes))),
            Chance::Fair(fair) => {
                lines.push(format!("commitment: {}", hex(&fair.commitment.0)));
                let pledges = fair.pledges.iter();
                lines.extend(pledges.map(|(seat, pledge)| format!("pledge: {} {}", slug(*seat), hex(&pledge.0))));
                let entropies = fair.entropies.iter();
                lines.extend(entropies.map(|(seat, added)| format!("entropy: {} {}", slug(*seat), hex(&added.0))));
            }
        }
        lines.extend(self.note.iter().map(|words| format!("note: {}", plain(words, LONGEST_NOTE))));
        let others = self.others.iter().filter(|(name, _)| is_other(name));
        lines.extend(others.map(|(name, value)| format!("{name}: {}", plain(value, LONGEST_NOTE))));
        lines
    }
}

/// `x-something`: a field a reader may pass over.
pub(crate) fn is_other(name: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    name.len() <= LONGEST_NAME
        && name.strip_prefix("x-").is_some_and(|rest| !rest.is_empty() && rest.bytes().all(letter))
}
