//! A seat played by a program of any make, over the bot protocol on its standard input and output.
//!
//! The program is a stranger: whatever it does or leaves undone, the game goes on.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::protocol::{self, Reply};
use bots::{Budget, Situation};
use rules::{Action, Outcome, Ruleset, Seat, State};

/// What stands before a command line in `--bots`.
pub const PREFIX: &str = "cmd:";
/// How long a program may think about one decision, unless told otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// No answer is longer; a longer line is rubbish.
const LONGEST_ANSWER: u64 = 64 * 1024;
/// How much of a bad answer is quoted.
const QUOTED: usize = 60;
/// A program is given this long to end by itself after the last line.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program under way, asked one question at a time.
pub struct Program {
    child: Child,
    /// Lines for the program; a thread of its own writes them, so that one that does not read holds up nobody.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    asked: u32,
    patience: Duration,
    /// Whether it is sent sentences too.
    english: bool,
}

impl Program {
    /// Starts the command line: words parted by blanks, no shell. The error is why it lost its seat.
    pub fn start(
        line: &str,
        rules: &Ruleset,
        seat: Seat,
        seed: u64,
        (patience, english): (Duration, bool),
    ) -> Result<Program, String> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or("there is no command to start")?;
        let started = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("could not be started: {error}"))?;
        let (to, from) = match (child.stdin.take(), child.stdout.take()) {
            (Some(stdin), Some(stdout)) => (write_lines(stdin), read_lines(stdout)),
            _ => return Err("has no standard input and output".to_owned()),
        };
        let _ = to.send(protocol::begin(rules, seat, seed));
        Ok(Program { child, to: Some(to), from, asked: 0, patience, english })
    }

    /// The answer of the program, judged; the error is why it lost its seat.
    pub fn decide(&mut self, situation: &Situation, state: &State) -> Result<Action, String> {
        self.asked += 1;
        let question = protocol::ask(situation, self.asked, Budget::USUAL, self.english);
        // A program that is gone shows when its answer does not come.
        let _ = self.to.as_ref().map(|to| to.send(question));
        let line = match self.from.recv_timeout(self.patience) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!("stalled: no answer within {} s", self.patience.as_secs_f32()));
            }
            Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
        };
        let reply =
            Reply::read(&line, self.asked).map_err(|why| format!("answered rubbish: {}: {why}", quote(&line)))?;
        let Situation { rules, seat, .. } = *situation;
        let illegal = |why: String| format!("answered illegally: {}: {why}", quote(&reply.action));
        let action =
            rules.read(state, seat, &reply.action).map_err(|error| illegal(words::english(&error.message())))?;
        if action == Action::Resign {
            return Err(illegal("a program gives its seat up by ending".to_owned()));
        }
        let judged = rules.check(state, seat, &action);
        judged.map_err(|refusal| illegal(words::english(&rules.tell_refusal(&refusal.why))))?;
        Ok(action)
    }

    /// Says how the game ended; the program may take a moment to put its things in order.
    pub fn end(&mut self, rules: &Ruleset, outcome: &Outcome) {
        if let Some(to) = self.to.take() {
            let _ = to.send(protocol::end(rules, outcome));
        }
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// It has closed its output: most likely it is ending.
    fn how_it_ended(&mut self) -> String {
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!("crashed: it ended with {status}");
            }
            thread::sleep(Duration::from_millis(5));
        }
        "crashed: it closed its output".to_owned()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.to = None;
        // Both fail only where the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was answered, short enough for a line of a report.
fn quote(text: &str) -> String {
    let shown: String = text.chars().filter(|letter| !letter.is_control()).take(QUOTED).collect();
    if shown.len() < text.trim_end().len() { format!("`{shown}…`") } else { format!("`{shown}`") }
}

fn write_lines(mut stdin: ChildStdin) -> Sender<String> {
    let (sender, lines) = channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                break;
            }
        }
    });
    sender
}

/// Lines of the program as they come; one that chatters waits until it is asked again.
fn read_lines(stdout: ChildStdout) -> Receiver<String> {
    let (sender, lines) = sync_channel(4);
    thread::spawn(move || {
        let mut reader = BufReader::new(stdout);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            match reader.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => break,
                Ok(_) if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() => break,
                Ok(_) => {}
            }
        }
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quotation_is_short_and_plain() {
        assert_eq!(quote("end\n"), "`end`");
        assert_eq!(quote("a\u{1b}b"), "`ab…`");
        assert!(quote(&"x".repeat(500)).len() < 80);
    }
}
