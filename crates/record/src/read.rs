//! Text as records, line by line: strict, in constant memory, and every fault names its line.

use std::io::BufRead;
use std::sync::Arc;

use rules::Ruleset;
use rules::tell::Message;

use crate::bounds::MOST_LINES;
use crate::chain::Chain;
use crate::fault::{digits, fault, shown};
use crate::header::OPENING;
use crate::header_read::{read_header, read_version};
use crate::hex::{read_bytes, read_hex};
use crate::lines::Lines;
use crate::{By, Chance, End, Fault, Header, Line, Packs, Record, Sealed, Secret, Setup, Signature};

/// More than any header needs.
const HEADER_LINES: usize = 64;

/// What stands below the actions.
pub enum Closing {
    /// The game is over: its result, and the secret if it was a fair one.
    Finished(End),
    /// The game runs: what is hidden, sealed by the server it runs on.
    Running(Sealed),
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
                return fault(at, "broken-ends-in-header");
            };
            if let Some(hash) = line.strip_prefix("head: ") {
                break hash.to_owned();
            }
            if line.is_empty() {
                return fault(at + 1, "broken-no-head");
            }
            if fields.len() == HEADER_LINES {
                return fault(at + 1, Message::new("broken-header-too-long").with("most", HEADER_LINES));
            }
            chain.add(line);
            fields.push(line.to_owned());
        };
        let (rules, header) = read_header(&fields, packs)?;
        let at = lines.at();
        if hash != chain.short() {
            return fault(at, Message::new("broken-header-hash").with("last", at));
        }
        let mut reader = Reader { lines, chain, rules, header, number: 0, is_over: false };
        reader.blank()?;
        Ok(reader)
    }

    /// The header, read and found sound.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules the header asks for.
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
            return fault(last, Message::new("broken-no-result").with("action", self.number as usize));
        };
        if text.is_empty() {
            self.chain.add("");
            self.is_over = true;
            return Ok(None);
        }
        let at = last + 1;
        let Some((said, hash)) = text.rsplit_once(" #") else {
            return fault(at, "broken-no-line");
        };
        let mut words = said.splitn(3, ' ');
        let (Some(number), Some(by), Some(action)) = (words.next(), words.next(), words.next()) else {
            return fault(at, "broken-no-line");
        };
        let number = read_number(at, number)?;
        if number > self.number + 1 {
            return fault(at, self.absent(number));
        }
        check_number(at, number, self.number + 1)?;
        let Some(by) = By::by_slug(&self.rules, by) else {
            return fault(at, Message::new("broken-no-seat").with("seat", shown(by)));
        };
        self.chain.add(said);
        if hash != self.chain.short() {
            return fault(at, "broken-hash");
        }
        self.number += 1;
        Ok(Some(Line { at, by, action: action.to_owned() }))
    }

    /// An action stands here too early. Whether the one due is missing or misplaced, the rest of the file tells.
    fn absent(&mut self, number: u32) -> Message {
        let due = self.number + 1;
        let start = format!("{due} ");
        while let Ok(Some(line)) = self.lines.next() {
            if line.starts_with(&start) {
                let late = self.lines.at();
                return out_of_order("broken-too-early", number, due).with("late", late);
            }
        }
        out_of_order("broken-missing", number, due)
    }

    /// What stands below the last action, to the end of the file.
    pub fn close(mut self) -> Result<Closing, Fault> {
        while !self.is_over {
            self.next_line()?;
        }
        let (name, value) = self.either("result", "sealed")?;
        if name == "sealed" {
            self.running(value).map(Closing::Running)
        } else {
            self.finished(value).map(Closing::Finished)
        }
    }

    fn finished(mut self, outcome: String) -> Result<End, Fault> {
        let at = self.lines.at();
        let position = self.field("position")?;
        if read_hex::<32>(&position).is_none() {
            return fault(self.lines.at(), digits("position", 64));
        }
        let opened = match self.header.chance {
            Chance::Fair(_) => Some(self.opened()?),
            _ => None,
        };
        let whole = self.chain.whole();
        let hash = self.field("final")?;
        let signed = self.last(at, &whole, &hash)?;
        Ok(End { at, outcome, position, opened, signed })
    }

    /// The sealed part of a game that runs.
    fn running(mut self, key: String) -> Result<Sealed, Fault> {
        let at = self.lines.at();
        if !matches!(self.header.chance, Chance::Fair(_)) {
            return fault(at, "broken-nothing-to-seal");
        }
        let nonce = self.field("nonce")?;
        let Some(nonce) = read_hex(&nonce) else {
            return fault(self.lines.at(), digits("nonce", 48));
        };
        let (bound, mut bytes) = (*self.chain.bytes(), Vec::new());
        loop {
            let whole = self.chain.whole();
            let (name, value) = self.either("data", "final")?;
            if name == "final" {
                let signed = self.last(at, &whole, &value)?;
                return Ok(Sealed { at, key, nonce, bytes, bound, signed });
            }
            let Some(part) = read_bytes(&value) else {
                return fault(self.lines.at(), "broken-sealed-digits");
            };
            bytes.extend(part);
        }
    }

    /// The final hash has been read: it must fit, and nothing may follow but a signature of it.
    fn last(&mut self, from: usize, due: &str, read: &str) -> Result<Option<Signature>, Fault> {
        let last = self.lines.at();
        if read != due {
            return fault(last, Message::new("broken-final-hash").with("from", from).with("last", last));
        }
        let at = last + 1;
        let Some(line) = self.lines.next()? else { return Ok(None) };
        let Some(text) = line.strip_prefix("signed: ") else {
            return fault(at, "broken-goes-on");
        };
        let Some(signature) = Signature::read(at, text) else {
            return fault(at, "broken-no-signature");
        };
        if !signature.stands(due) {
            return fault(at, Message::new("broken-signature").with("key", signature.by.to_string()));
        }
        if self.lines.next()?.is_some() {
            return fault(self.lines.at(), "broken-goes-on");
        }
        Ok(Some(signature))
    }

    fn opened(&mut self) -> Result<Secret, Fault> {
        let secret = self.field("opened")?;
        Secret::read(&secret).map_or_else(|| fault(self.lines.at(), digits("opened", 64)), Ok)
    }

    /// The value of the line that must come now.
    fn field(&mut self, name: &'static str) -> Result<String, Fault> {
        self.either(name, name).map(|(_, value)| value)
    }

    /// Name and value of the line that must come now, one of two.
    fn either(&mut self, one: &'static str, other: &'static str) -> Result<(&'static str, String), Fault> {
        let last = self.lines.at();
        let Some(line) = self.lines.next()? else {
            return fault(last, Message::new("broken-ends-before").with("name", one));
        };
        let value = |name: &str| line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        let found = value(one).map(|value| (one, value)).or_else(|| value(other).map(|value| (other, value)));
        let Some((name, value)) = found else {
            return fault(last + 1, Message::new("broken-wants-line").with("name", one));
        };
        self.chain.add(line);
        Ok((name, value.to_owned()))
    }

    /// The empty line below the header.
    fn blank(&mut self) -> Result<(), Fault> {
        if self.lines.next()? != Some("") {
            return fault(self.lines.at(), "broken-no-blank");
        }
        self.chain.add("");
        Ok(())
    }
}

/// An action stands where another one belongs.
fn out_of_order(key: &'static str, number: u32, other: u32) -> Message {
    Message::new(key).with("action", number as usize).with("other", other as usize)
}

fn read_number(at: usize, read: &str) -> Result<u32, Fault> {
    let number = read.parse::<u32>().ok().filter(|number| read == number.to_string());
    number.map_or_else(|| fault(at, Message::new("broken-no-number").with("number", shown(read))), Ok)
}

/// Says in which way a number that has been before is out of order.
fn check_number(at: usize, number: u32, due: u32) -> Result<(), Fault> {
    if due > MOST_LINES {
        return fault(at, Message::new("broken-too-many-actions").with("most", MOST_LINES as usize));
    }
    match number {
        _ if number == due => Ok(()),
        _ if number + 1 == due => fault(at, Message::new("broken-twice").with("action", number as usize)),
        _ => fault(at, out_of_order("broken-too-late", number, due - 1)),
    }
}

/// The text of a file that begins as a record does; not endless, and plain in every line. Nothing else is judged.
pub fn text(input: impl BufRead) -> Result<String, Fault> {
    let mut lines = Lines::new(input);
    let mut text = format!("{}\n", lines.opening(OPENING)?);
    while let Some(line) = lines.next()? {
        text.push_str(line);
        text.push('\n');
    }
    Ok(text)
}

/// Reads a whole finished game; the actions stay text, since only the position they meet can tell what they mean.
pub fn read(text: &str) -> Result<(Arc<Ruleset>, Record), Fault> {
    read_from(text.as_bytes(), &Setup::standard_pack)
}

/// The same from any source, with packs chosen by the caller.
pub fn read_from(input: impl BufRead, packs: Packs) -> Result<(Arc<Ruleset>, Record), Fault> {
    let Whole { rules, header, lines, closing } = read_whole(input, packs)?;
    match closing {
        Closing::Finished(end) => Ok((rules, Record { header, lines, end })),
        Closing::Running(sealed) => fault(sealed.at, "broken-running"),
    }
}

/// A file from its first line to its last, of a game that is over or runs.
pub(crate) struct Whole {
    pub rules: Arc<Ruleset>,
    pub header: Header,
    pub lines: Vec<Line>,
    pub closing: Closing,
}

/// Reads all of a file; its actions are not judged.
pub(crate) fn read_whole(input: impl BufRead, packs: Packs) -> Result<Whole, Fault> {
    let mut reader = Reader::open_with(input, packs)?;
    let mut lines = Vec::new();
    while let Some(line) = reader.next_line()? {
        lines.push(line);
    }
    let (rules, header) = (Arc::clone(reader.rules()), reader.header().clone());
    Ok(Whole { rules, header, lines, closing: reader.close()? })
}
