//! A record becomes a stored game: verified first, then stored line by line as if it had been played here.

use record::{Chance, Header, Line, Packs as FindPack, Record, ServerKey, Sitter};
use rules::Seat;
use rules::tell::Message;
use sha2::{Digest, Sha256};

use crate::packs::Packs;
use crate::restore::restore;
use crate::secret::{Token, hex};
use crate::store::{self, GameRow, Standing};
use crate::table::log_entry::LogEntry;
use crate::table::plan::{Absence, KeptPlan, Origin, SeatPlan, TablePlan, Watch};
use crate::table::{MOST, Refused, guard};

/// A game ready to be stored.
pub struct GameImport {
    pub row: GameRow,
    pub lines: Vec<store::LogLine>,
    /// New links of the people of a running game, by seat: the old ones stand in no record.
    pub links: Vec<(String, Token)>,
    pub is_fair: bool,
}

/// Whoever imports a running game is given the links of all its seats, so only the host may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Importer {
    Host,
    Visitor,
}

/// Verifies a record and makes a stored game of it.
pub fn import(text: &str, by: Importer, key: &ServerKey, packs: &Packs, now: i64) -> Result<GameImport, Refused> {
    let find: FindPack = &|setup| packs.find(setup);
    let sentence = |fault: record::Fault| Refused::of(fault.message());
    let is_running = text.contains("\nsealed: ");
    if is_running && by == Importer::Visitor {
        return Err(Refused::told("hall-running-record"));
    }
    let (game, secret) = if is_running {
        let resumed = record::resume(text.as_bytes(), key, find).map_err(sentence)?;
        let game = RecordedGame { header: resumed.header, lines: resumed.lines, end: None, signed: None };
        (game, Some(*resumed.secret.bytes()))
    } else {
        let (rules, record) = record::read_from(text.as_bytes(), find).map_err(sentence)?;
        // Replaying it is the work.
        if record.lines.len() > MOST.lines {
            return Err(Refused::told("hall-game-too-long"));
        }
        record::replay(&rules, &record).map_err(sentence)?;
        let Record { header, lines, end } = record;
        let signed = end.signed.map(|signature| signature.text());
        let game = RecordedGame { header, lines, end: Some(end.outcome), signed };
        (game, end.opened.map(|secret| *secret.bytes()))
    };
    let mut imported = game.keep(text, secret, packs, now)?;
    let table = guard(|| restore(&imported.row, &imported.lines, packs))?;
    if !is_running && table.record(key)? != text {
        return Err(Refused::told("hall-other-record"));
    }
    if is_running {
        imported.row.standing = Standing::Running;
    }
    Ok(imported)
}

/// What a record says of a game.
struct RecordedGame {
    header: Header,
    lines: Vec<Line>,
    /// How it ended; none while it runs.
    end: Option<String>,
    /// The signature of the server it was played on.
    signed: Option<String>,
}

impl RecordedGame {
    fn keep(&self, text: &str, secret: Option<[u8; 32]>, packs: &Packs, now: i64) -> Result<GameImport, Refused> {
        let rules = packs.ruleset(&self.header.setup).map_err(Refused::say)?;
        let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        let tokens: Vec<Token> = self.header.seats.iter().map(|_| Token::fresh()).collect();
        let mut entries = self.sitting(&tokens);
        entries.push(LogEntry::Starts);
        for line in &self.lines {
            let entry = LogEntry::of_line(line, &rules);
            let strange = || Refused::of(Message::new("hall-line-not-kept").with("line", line.at));
            entries.push(entry.ok_or_else(strange)?);
        }
        entries.extend(match self.end.as_deref() {
            Some("agreed") => Some(LogEntry::Agrees),
            Some("abandoned") => Some(LogEntry::Abandons),
            _ => None,
        });
        let kept = KeptPlan { pack: Some(rules.pack.hash_text()), ..self.plan() };
        let people = self.header.seats.iter().zip(tokens).zip(&rules.mode.seats).filter(|((who, _), _)| !who.is_bot);
        let links = people.map(|((_, token), seat)| (seat.slug.clone(), token));
        let line = |(at, entry): (usize, LogEntry)| store::LogLine { seq: at as i64 + 1, at: now, body: entry.write() };
        Ok(GameImport {
            links: if self.end.is_none() { links.collect() } else { Vec::new() },
            is_fair: kept.known_chance().is_none(),
            row: kept.row(hex(&hash[..8]), now / 1000, secret.unwrap_or(hash).to_vec(), Standing::Finished),
            lines: entries.into_iter().enumerate().map(line).collect(),
        })
    }

    fn plan(&self) -> KeptPlan {
        let setup = &self.header.setup;
        let place = |who: &Sitter| {
            if who.is_bot { SeatPlan::Bot { name: who.name().to_owned() } } else { SeatPlan::Link }
        };
        let plan = TablePlan {
            title: setup.title.clone(),
            mode: setup.mode.clone(),
            options: setup.options.clone(),
            seats: self.header.seats.iter().map(place).collect(),
            watch: Watch::Anyone,
            delay: 0,
            clock: None,
            absence: Absence::Wait,
            pledges: false,
        };
        let seed = match &self.header.chance {
            Chance::Number(number) => Some(number.to_string()),
            Chance::Seed(bytes) => Some(hex(bytes)),
            Chance::Fair(_) => None,
        };
        let (note, others) = (self.header.note.clone(), self.header.others.clone());
        // Only this server could open a game that runs: it is its own.
        let (signed, own) = (self.signed.clone(), self.end.is_none());
        KeptPlan { origin: Some(Origin::Record { seed, note, others, signed, own }), ..KeptPlan::new(plan) }
    }

    /// People sit down in the order in which they added their part, pledges first.
    fn sitting(&self, tokens: &[Token]) -> Vec<LogEntry> {
        let sits = |seat: Seat, entropy: String, pledge: String| {
            let name = self.header.seats[seat.index()].name().to_owned();
            LogEntry::Sits { seat: seat.0, name, key: tokens[seat.index()].key(), entropy, pledge }
        };
        let mut entries = Vec::new();
        let mut seated: Vec<Seat> = Vec::new();
        if let Chance::Fair(fair) = &self.header.chance {
            for (seat, pledge) in &fair.pledges {
                entries.push(sits(*seat, String::new(), hex(&pledge.0)));
                seated.push(*seat);
            }
            for (seat, entropy) in &fair.entropies {
                let entropy = hex(&entropy.0);
                let is_pledged = seated.contains(seat);
                entries.push(if is_pledged {
                    LogEntry::Opens { seat: seat.0, entropy }
                } else {
                    sits(*seat, entropy, String::new())
                });
                seated.push(*seat);
            }
        }
        let seats = (0..self.header.seats.len() as u8).map(Seat);
        let others = seats.filter(|seat| !seated.contains(seat) && !self.header.seats[seat.index()].is_bot);
        entries.extend(others.map(|seat| sits(seat, String::new(), String::new())));
        entries
    }
}
