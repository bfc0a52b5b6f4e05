//! Text as records: strict, and every fault names its line.

use rules::Ruleset;

use crate::fault::{fault, shown};
use crate::{End, Fault, Line, OPENING, Record, Setup};

/// No game is longer; a file that is, is not read.
const LONGEST_FILE: usize = 4_000_000;
const LONGEST_LINE: usize = 4_096;

type Numbered<'a> = (usize, &'a str);

/// Reads a whole game; the actions stay text, since only the position they meet can tell what they mean.
pub fn read(text: &str) -> Result<(Ruleset, Record), Fault> {
    if text.len() > LONGEST_FILE {
        return fault(1, "the file is too long to be a game");
    }
    let lines: Vec<Numbered> = text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
    if let Some((at, _)) = lines.iter().find(|(_, line)| line.len() > LONGEST_LINE) {
        return fault(*at, "the line is too long to be an action");
    }
    if lines.first().map(|(_, line)| *line) != Some(OPENING) {
        return fault(1, format!("a game opens with the line `{OPENING}`"));
    }
    let Some(blank) = lines.iter().position(|(_, line)| line.is_empty()) else {
        return fault(lines.len(), "an empty line must follow the header");
    };
    let header = Header::read(&lines[1..blank])?;
    let rules = header.setup.ruleset().or_else(|reason| fault(2, reason))?;
    let (actions, end) = split_end(&lines[blank + 1..], lines.len())?;
    let lines = actions.iter().map(|line| read_line(&rules, *line)).collect::<Result<Vec<Line>, Fault>>()?;
    Ok((rules, Record { setup: header.setup, seed: header.seed, proves: header.proves, lines, end }))
}

const NAMES: [&str; 5] = ["title", "mode", "options", "seed", "proves"];

struct Header {
    setup: Setup,
    seed: u64,
    proves: String,
}

impl Header {
    fn read(lines: &[Numbered]) -> Result<Header, Fault> {
        let mut fields: [Option<Numbered>; 5] = [None; 5];
        for &(at, line) in lines {
            let Some((name, value)) = line.split_once(": ") else {
                return fault(at, "a line of the header is `name: value`");
            };
            let Some(number) = NAMES.iter().position(|&known| known == name) else {
                return fault(at, format!("`{}` is not part of the header", shown(name)));
            };
            if fields[number].replace((at, value)).is_some() {
                return fault(at, format!("`{name}` is said twice"));
            }
        }
        let after = lines.last().map_or(1, |(at, _)| *at);
        let needed = |number: usize| match fields[number] {
            Some(field) => Ok(field),
            None => fault(after, format!("the header does not say `{}`", NAMES[number])),
        };
        let (seed_line, seed) = needed(3)?;
        Ok(Header {
            setup: Setup {
                title: needed(0)?.1.to_owned(),
                mode: needed(1)?.1.to_owned(),
                options: fields[2].map_or(Vec::new(), |(_, words)| words.split(' ').map(str::to_owned).collect()),
            },
            seed: seed.parse().or_else(|_| fault(seed_line, format!("`{}` is not a seed", shown(seed))))?,
            proves: needed(4)?.1.to_owned(),
        })
    }
}

/// The last line says how the game ended; an empty one stands before it.
fn split_end<'a>(lines: &'a [Numbered<'a>], length: usize) -> Result<(&'a [Numbered<'a>], End), Fault> {
    let [actions @ .., (_, ""), (at, last)] = lines else {
        return fault(length, "the file must close with an empty line and a line `end ...`");
    };
    let end = last.strip_prefix("end ").and_then(|rest| rest.split_once(" facts "));
    let Some((outcome, facts)) = end else {
        return fault(*at, "the last line is `end OUTCOME facts HASH`");
    };
    if facts.len() != 64 || !facts.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
        return fault(*at, "the hash of the facts has 64 hexadecimal digits");
    }
    Ok((actions, End { outcome: outcome.to_owned(), facts: facts.to_owned() }))
}

fn read_line(rules: &Ruleset, (at, line): Numbered) -> Result<Line, Fault> {
    let Some((seat, action)) = line.split_once(' ') else {
        return fault(at, "a line is a seat and its action");
    };
    let Some(seat) = rules.seat_by_slug(seat) else {
        return fault(at, format!("there is no seat `{}` in this mode", shown(seat)));
    };
    Ok(Line { at, seat, action: action.to_owned() })
}
