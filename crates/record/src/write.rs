//! Records as text, line by line as the game goes on.

use std::io::{self, Write};

use rules::Ruleset;

use crate::chain::Chain;
use crate::hex::hex;
use crate::seal::NONCE;
use crate::{By, End, Header, Record, ServerKey, Signature, Signing};

/// Bytes of the sealed part on one line.
const SEALED_BYTES: usize = 48;

/// Writes one record; holds no more than a hash.
pub struct Writer<'a, W> {
    out: W,
    rules: &'a Ruleset,
    chain: Chain,
    number: u32,
}

impl<'a, W: Write> Writer<'a, W> {
    /// Begins with the header.
    pub fn new(out: W, rules: &'a Ruleset, header: &Header) -> io::Result<Writer<'a, W>> {
        let mut writer = Writer { out, rules, chain: Chain::new(), number: 0 };
        for line in header.lines(rules) {
            writer.add(&line)?;
        }
        let hash = writer.chain.short();
        writeln!(writer.out, "head: {hash}")?;
        writer.add("")?;
        Ok(writer)
    }

    /// Writes the next line with its number and the running hash; `action` stands there as it is given.
    pub fn line(&mut self, by: By, action: &str) -> io::Result<()> {
        self.number += 1;
        let line = format!("{} {} {action}", self.number, by.slug(self.rules));
        self.chain.add(&line);
        writeln!(self.out, "{line} #{}", self.chain.short())
    }

    /// Closes a game that is over, with the signature it has.
    pub fn finish(self, end: &End) -> io::Result<W> {
        self.finish_signed(end, |_| end.signed)
    }

    /// The same with a signature of the final hash.
    pub(crate) fn finish_signed(mut self, end: &End, sign: impl FnOnce(&str) -> Option<Signature>) -> io::Result<W> {
        self.add("")?;
        self.add(&format!("result: {}", end.outcome))?;
        self.add(&format!("position: {}", end.position))?;
        if let Some(secret) = &end.opened {
            self.add(&format!("opened: {}", secret.opened()))?;
        }
        self.close(sign)
    }

    /// Closes a game that runs: what is hidden follows, bound to all that is public.
    pub(crate) fn seal(
        mut self,
        key: &ServerKey,
        nonce: &[u8; NONCE],
        hidden: &[u8],
        signing: Signing,
    ) -> io::Result<W> {
        self.add("")?;
        self.add(&format!("sealed: {}", key.name()))?;
        self.add(&format!("nonce: {}", hex(nonce)))?;
        let sealed = key.seal(nonce, self.chain.bytes(), hidden);
        for part in sealed.chunks(SEALED_BYTES) {
            self.add(&format!("data: {}", hex(part)))?;
        }
        self.close(|last| signing.sign(key, last))
    }

    /// The final hash, and below it the signature, which it cannot cover.
    fn close(mut self, sign: impl FnOnce(&str) -> Option<Signature>) -> io::Result<W> {
        let last = self.chain.whole();
        writeln!(self.out, "final: {last}")?;
        if let Some(signature) = sign(&last) {
            writeln!(self.out, "signed: {}", signature.text())?;
        }
        self.out.flush()?;
        Ok(self.out)
    }

    fn add(&mut self, line: &str) -> io::Result<()> {
        self.chain.add(line);
        writeln!(self.out, "{line}")
    }
}

/// A whole game; what `read` reads.
pub fn write(rules: &Ruleset, record: &Record) -> String {
    let written = || -> io::Result<Vec<u8>> {
        let mut writer = Writer::new(Vec::new(), rules, &record.header)?;
        for line in &record.lines {
            writer.line(line.by, &line.action)?;
        }
        writer.finish(&record.end)
    };
    let bytes = written().expect("memory takes what is written");
    String::from_utf8(bytes).expect("text was written")
}
