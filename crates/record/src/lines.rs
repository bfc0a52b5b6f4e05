//! A file line by line: bounded, plain text only, every fault with its line.

use std::io::{BufRead, Read};

use rules::tell::Message;

use crate::bounds::{LONGEST_FILE, LONGEST_LINE};
use crate::fault::{Fault, fault, is_plain};

pub(crate) struct Lines<R> {
    input: R,
    /// Number of the line read last.
    at: usize,
    bytes: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Lines<R> {
        Lines { input, at: 0, bytes: 0, buffer: Vec::new() }
    }

    pub fn at(&self) -> usize {
        self.at
    }

    /// The next line without its end; `None` where the file ends.
    pub fn next(&mut self) -> Result<Option<&str>, Fault> {
        if !self.fetch()? {
            return Ok(None);
        }
        self.text().map(Some)
    }

    /// The first line decides whether the file is a record at all.
    pub fn opening(&mut self, start: &str) -> Result<&str, Fault> {
        let foreign = || Message::new("broken-foreign").with("start", start);
        match self.fetch() {
            Ok(false) => return fault(1, "broken-empty"),
            Ok(true) => {}
            // A foreign file may well have no lines at all.
            Err(_) if !self.buffer.is_empty() && !self.buffer.starts_with(start.as_bytes()) => {
                return fault(1, foreign());
            }
            Err(other) => return Err(other),
        }
        if self.buffer.starts_with(start.as_bytes()) {
            return self.text();
        }
        fault(1, foreign())
    }

    /// Brings the bytes of one line into the buffer, without the line end.
    fn fetch(&mut self) -> Result<bool, Fault> {
        self.buffer.clear();
        self.at += 1;
        let read = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut self.buffer);
        let read = read
            .or_else(|error| fault(self.at, Message::new("broken-unreadable").with("error", error.to_string())))?
            as u64;
        self.bytes += read;
        if self.bytes > LONGEST_FILE {
            return fault(self.at, Message::new("broken-file-too-long").with("most", LONGEST_FILE as usize));
        }
        if read == 0 {
            return Ok(false);
        }
        if self.buffer.pop() == Some(b'\n') {
            return Ok(true);
        }
        if read == LONGEST_LINE {
            return fault(self.at, Message::new("broken-line-too-long").with("most", LONGEST_LINE as usize));
        }
        fault(self.at, "broken-off")
    }

    fn text(&self) -> Result<&str, Fault> {
        let text = str::from_utf8(&self.buffer)
            .or_else(|error| fault(self.at, Message::new("broken-not-utf8").with("byte", error.valid_up_to() + 1)))?;
        if text.ends_with('\r') {
            return fault(self.at, "broken-windows");
        }
        match text.chars().position(|letter| !is_plain(letter)) {
            None => Ok(text),
            Some(place) => fault(self.at, Message::new("broken-not-plain").with("letter", place + 1)),
        }
    }
}
