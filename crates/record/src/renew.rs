//! Records changed on purpose: hashes anew, and kept games carried over to a pack or rules that play them alike.

use rules::VERSION;

use crate::chain::Chain;
use crate::header_read::no_game;
use crate::{Fault, Setup, Signature, read, replay};

/// The text with every hash computed anew, whatever its lines say, and without a signature that no longer stands. It
/// proves nothing, which is why a fair game has a commitment: anybody can do this to a file of his own.
pub fn rehash(text: &str) -> String {
    let mut chain = Chain::new();
    let mut fresh = String::new();
    for line in text.lines() {
        let is_action = line.starts_with(|first: char| first.is_ascii_digit());
        let line = match line.rsplit_once(" #") {
            Some((said, _)) if is_action => {
                chain.add(said);
                format!("{said} #{}", chain.short())
            }
            _ if line.starts_with("head: ") => format!("head: {}", chain.short()),
            _ if line.starts_with("final: ") => format!("final: {}", chain.whole()),
            _ if is_false_signature(line, &chain) => continue,
            _ => {
                chain.add(line);
                line.to_owned()
            }
        };
        fresh.push_str(&line);
        fresh.push('\n');
    }
    fresh
}

fn is_false_signature(line: &str, chain: &Chain) -> bool {
    let signature = line.strip_prefix("signed: ").map(|text| Signature::read(0, text));
    signature.is_some_and(|signature| signature.is_none_or(|signature| !signature.stands(&chain.whole())))
}

/// A kept game with the present pack and rules in its header, provided it still ends in the same position.
pub fn renew(text: &str) -> Result<String, Fault> {
    let (fresh, replayed) = renewed(text)?;
    replayed.map(|()| fresh)
}

/// The same for a game that comes to the same result in a position that is written otherwise than before.
pub fn renew_with_position(text: &str) -> Result<String, Fault> {
    match renewed(text)? {
        (fresh, Ok(())) => Ok(fresh),
        (fresh, Err(fault)) => match fault.position() {
            Some(hash) => {
                let lines = fresh.lines().map(|line| match line.strip_prefix("position: ") {
                    Some(_) => format!("position: {hash}"),
                    None => line.to_owned(),
                });
                renew(&lines.collect::<Vec<_>>().join("\n"))
            }
            None => Err(fault),
        },
    }
}

/// The game with fresh lines in its header, and what replaying it says.
fn renewed(text: &str) -> Result<(String, Result<(), Fault>), Fault> {
    let title = text.lines().find_map(|line| line.strip_prefix("title: ")).unwrap_or_default();
    let pack =
        Setup::new(title, "", &[]).standard_pack().map_err(|_| Fault { line: 1, reason: no_game(title).into() })?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for line in lines.iter_mut().take_while(|line| !line.is_empty()) {
        if line.starts_with("pack: ") {
            *line = format!("pack: {}", pack.hash_text());
        } else if line.starts_with("rules: ") {
            *line = format!("rules: {VERSION}");
        }
    }
    let fresh = rehash(&lines.join("\n"));
    let (rules, record) = read(&fresh)?;
    let replayed = replay(&rules, &record).map(|_| ());
    Ok((fresh, replayed))
}
