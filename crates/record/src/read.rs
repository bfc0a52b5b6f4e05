//! Text as records, line by line: strict, in constant memory, and every fault names its line.

use std::io::BufRead;
use std::sync::Arc;

use rules::Ruleset;

use crate::chain::Chain;
use crate::fault::{fault, shown};
use crate::header::OPENING;
use crate::header_read::{read_header, read_version};
use crate::hex::read_hex;
use crate::lines::Lines;
use crate::{By, End, Fault, Header, Line, Packs, Record, Secret, Setup};

/// More than any header needs.
const HEADER_LINES: usize = 64;
/// No game comes near this many actions.
const ACTIONS: u32 = 20_000;

/// What stands below the actions.
pub enum Closing {
    Finished(End),
}

/// Reads one record; holds the header and one line.
pub struct Reader<R> {
    lines: Lines<R>,
    chain: Chain,
    rules: Arc<Ruleset>,
    header: Header,
    number: u32,
    is_over: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads the header; the game is one on a standard pack.
    pub fn open(input: R) -> Result<Reader<R>, Fault> {
        Reader::open_with(input, &Setup::standard_pack)
    }

    /// The same, with packs chosen by the caller.
    pub fn open_with(input: R, packs: Packs) -> Result<Reader<R>, Fault> {
        let (mut lines, mut chain) = (Lines::new(input), Chain::new());
        let opening = lines.opening(OPENING)?;
        read_version(opening)?;
        chain.add(opening);
        let mut fields: Vec<String> = Vec::new();
        let hash = loop {
            let at = lines.at();
            let Some(line) = lines.next()? else {
                return fault(at, "the file ends within the header");
            };
            if let Some(hash) = line.strip_prefix("head: ") {
                break hash.to_owned();
            }
            if line.is_empty() {
                return fault(at + 1, "the header must close with a line `head: HASH`");
            }
            if fields.len() == HEADER_LINES {
                return fault(at + 1, format!("the header is longer than {HEADER_LINES} lines"));
            }
            chain.add(line);
            fields.push(line.to_owned());
        };
        let (rules, header) = read_header(&fields, packs)?;
        let at = lines.at();
        if hash != chain.short() {
            return fault(at, format!("the hash of the header does not fit: one of the lines 1 to {at} was changed"));
        }
        let mut reader = Reader { lines, chain, rules, header, number: 0, is_over: false };
        reader.blank("an empty line must follow the header")?;
        Ok(reader)
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The next action; `None` after the last, when `close` reads on.
    pub fn next_line(&mut self) -> Result<Option<Line>, Fault> {
        if self.is_over {
            return Ok(None);
        }
        let last = self.lines.at();
        let Some(text) = self.lines.next()? else {
            return fault(last, format!("the file ends after action {}, without a result", self.number));
        };
        if text.is_empty() {
            self.chain.add("");
            self.is_over = true;
            return Ok(None);
        }
        let at = last + 1;
        let Some((said, hash)) = text.rsplit_once(" #") else {
            return fault(at, "a line of the game is `NUMBER SEAT ACTION #HASH`");
        };
        let mut words = said.splitn(3, ' ');
        let (Some(number), Some(by), Some(action)) = (words.next(), words.next(), words.next()) else {
            return fault(at, "a line of the game is `NUMBER SEAT ACTION #HASH`");
        };
        check_number(at, number, self.number + 1)?;
        let Some(by) = By::by_slug(&self.rules, by) else {
            return fault(at, format!("there is no seat `{}` in this mode", shown(by)));
        };
        self.chain.add(said);
        if hash != self.chain.short() {
            return fault(at, "the running hash does not fit: this line was changed, or does not belong here");
        }
        self.number += 1;
        Ok(Some(Line { at, by, action: action.to_owned() }))
    }

    /// What stands below the last action, to the end of the file.
    pub fn close(mut self) -> Result<Closing, Fault> {
        while !self.is_over {
            self.next_line()?;
        }
        let outcome = self.field("result")?;
        let at = self.lines.at();
        let position = self.field("position")?;
        if read_hex::<32>(&position).is_none() {
            return fault(self.lines.at(), "the hash of the position has 64 hexadecimal digits");
        }
        let opened = match self.header.chance {
            crate::Chance::Fair(_) => Some(self.opened()?),
            _ => None,
        };
        let whole = self.chain.whole();
        let hash = self.field("final")?;
        let last = self.lines.at();
        if hash != whole {
            return fault(last, format!("the final hash does not fit: one of the lines {at} to {last} was changed"));
        }
        if self.lines.next()?.is_some() {
            return fault(self.lines.at(), "the record is over, but the file goes on");
        }
        Ok(Closing::Finished(End { at, outcome, position, opened }))
    }

    fn opened(&mut self) -> Result<Secret, Fault> {
        let digits = self.field("opened")?;
        Secret::read(&digits).map_or_else(|| fault(self.lines.at(), "the opened secret has 64 hexadecimal digits"), Ok)
    }

    /// The value of the line that must come now.
    fn field(&mut self, name: &str) -> Result<String, Fault> {
        let last = self.lines.at();
        let Some(line) = self.lines.next()? else {
            return fault(last, format!("the file ends before the line `{name}: ...`"));
        };
        let Some(value) = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": ")) else {
            return fault(last + 1, format!("here the line `{name}: ...` must stand"));
        };
        self.chain.add(line);
        Ok(value.to_owned())
    }

    fn blank(&mut self, reason: &str) -> Result<(), Fault> {
        if self.lines.next()? != Some("") {
            return fault(self.lines.at(), reason);
        }
        self.chain.add("");
        Ok(())
    }
}

/// Says in which way the numbers are out of order.
fn check_number(at: usize, read: &str, due: u32) -> Result<(), Fault> {
    let Some(number) = read.parse::<u32>().ok().filter(|number| read == number.to_string()) else {
        return fault(at, format!("`{}` is not the number of an action", shown(read)));
    };
    if due > ACTIONS {
        return fault(at, format!("no game has more than {ACTIONS} actions"));
    }
    match number {
        _ if number == due => Ok(()),
        _ if number + 1 == due => fault(at, format!("action {number} stands here a second time")),
        _ if number < due => {
            fault(at, format!("action {number} stands after action {}: lines are out of order", due - 1))
        }
        _ => fault(at, format!("action {due} is missing: action {number} stands in its place")),
    }
}

/// Reads a whole finished game; the actions stay text, since only the position they meet can tell what they mean.
pub fn read(text: &str) -> Result<(Arc<Ruleset>, Record), Fault> {
    let mut reader = Reader::open(text.as_bytes())?;
    let mut lines = Vec::new();
    while let Some(line) = reader.next_line()? {
        lines.push(line);
    }
    let (rules, header) = (Arc::clone(reader.rules()), reader.header().clone());
    match reader.close()? {
        Closing::Finished(end) => Ok((rules, Record { header, lines, end })),
    }
}
