//! Prints the answer of a command to standard output.

use std::io::{self, ErrorKind, Write as _};

/// Prints the answer. Nobody may be left to read it (`| head`), which is not an error; a full disk is.
pub fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("the answer cannot be written: {error}.")),
        _ => Ok(()),
    }
}
