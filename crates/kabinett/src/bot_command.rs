//! `kabinett bot NAME`: a bot on standard input and output, one JSON object per line.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use bots::protocol::{Begin, Correspondent};
use clap::Args;
use rules::{Options, Ruleset};

use crate::packs;

const EXAMPLES: &str = "Examples:
  kabinett bot captain < lines
  kabinett simulate --mode scenario-1 --bots 'recruit,cmd:kabinett bot captain' --games 10

Every line of standard input is a JSON object that begins a game, asks for a decision or ends a game; every decision is
answered by one line. docs/bot-protocol.md describes the format.";

/// Play one seat on standard input and output, using the bot protocol
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BotArgs {
    /// The bot, for example captain
    name: String,
    /// Another board pack
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Answers until the input ends.
pub fn run(args: &BotArgs) -> Result<(), String> {
    if !bots::NAMES.contains(&args.name.as_str()) {
        return Err(format!("there is no bot `{}`; use {}.", args.name, bots::NAMES.join(" or ")));
    }
    let find = |begin: &Begin| ruleset(begin, args).map_err(|reason| format!("{reason}."));
    let mut bot = Correspondent::new(&args.name, &find);
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| format!("standard input cannot be read: {error}."))?;
        if line.trim().is_empty() {
            continue;
        }
        if let Some(answer) = bot.hear(&line)?
            && writeln!(out, "{answer}").and_then(|()| out.flush()).is_err()
        {
            // Nobody is left to read the answer, which is not an error.
            return Ok(());
        }
    }
    Ok(())
}

fn ruleset(begin: &Begin, args: &BotArgs) -> Result<Ruleset, String> {
    let options: Vec<&str> = begin.options.iter().map(String::as_str).collect();
    let pack = packs::of_game(&begin.game, args.data.as_deref())?;
    Ok(Ruleset::new(pack, &begin.mode, Options::parse(&options)?)?)
}
