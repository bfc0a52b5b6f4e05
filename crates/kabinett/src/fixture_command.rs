//! `kabinett fixture`: the recorded games that every test run replays.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use lab::recipes;

use crate::answer;

const EXAMPLES: &str = "Examples:
  kabinett fixture check fixtures
  kabinett fixture renew fixtures
  kabinett fixture make fixtures/friedrich
  kabinett fixture make fixtures/maria --only gambit";

/// Replay the recorded test games, or make them again
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct FixtureArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Replay every recorded game below a folder and print how each ended
    #[command(after_help = "Example: kabinett fixture check fixtures")]
    Check {
        /// Folder with recorded games
        dir: PathBuf,
    },
    /// Update the rules version and board pack in every recorded game that still ends as it did
    #[command(after_help = "Example: kabinett fixture renew fixtures")]
    Renew {
        /// Folder with recorded games
        dir: PathBuf,
        /// Also rewrite the hash of the final position, after a change to the way positions are written or what they
        /// contain: every line must still be accepted, and the game must end as its result says
        #[arg(long)]
        positions: bool,
    },
    /// Print the perft counts for fixed positions of a title (fixtures/GAME/perft.csv)
    #[command(after_help = "Example: kabinett fixture perft maria > fixtures/maria/perft.csv")]
    Perft {
        /// The game: friedrich or maria
        game: String,
    },
    /// Make the recorded games of a title again, after an intended change to the rules
    #[command(after_help = "Example: kabinett fixture make fixtures/friedrich --only joint-victory")]
    Make {
        /// Folder to write them to, named after the game
        dir: PathBuf,
        /// Make only games whose name begins with NAME
        #[arg(long, value_name = "NAME")]
        only: Option<String>,
    },
}

pub fn run(args: &FixtureArgs) -> Result<(), String> {
    match &args.task {
        Task::Check { dir } => check(dir),
        Task::Renew { dir, positions } => renew(dir, *positions),
        Task::Perft { game } => answer::print(&lab::perft::table(game).map_err(|reason| format!("{reason}."))?),
        Task::Make { dir, only } => make(dir, only.as_deref()),
    }
}

fn check(dir: &Path) -> Result<(), String> {
    let files = lab::fixtures::files(dir)?;
    if files.is_empty() {
        return Err(format!("{}: there is no recorded game (*.game) here.", dir.display()));
    }
    for file in files {
        let fixture = lab::fixtures::load(&file)?;
        let (end, lines) = (&fixture.record.end.outcome, fixture.record.lines.len());
        answer::print(&format!("{}: {end} ({lines} actions)\n", file.display()))?;
    }
    Ok(())
}

/// A game that ends differently is left alone and named.
fn renew(dir: &Path, positions: bool) -> Result<(), String> {
    let (mut fresh, mut faults) = (0, Vec::new());
    let files = lab::fixtures::files(dir)?;
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display()))?;
        let renewed = if positions { record::renew_with_position(&text) } else { record::renew(&text) };
        match renewed {
            Ok(renewed) if renewed == text => {}
            Ok(renewed) => {
                fs::write(file, renewed).map_err(|error| format!("{}: {error}.", file.display()))?;
                fresh += 1;
            }
            Err(fault) => faults.push(format!("{}: {fault}", file.display())),
        }
    }
    for fault in &faults {
        answer::print(&format!("{fault}\n"))?;
    }
    answer::print(&format!("{fresh} of {} recorded games were renewed.\n", files.len()))?;
    match faults.len() {
        0 => Ok(()),
        1 => Err("One recorded game cannot be renewed.".to_owned()),
        number => Err(format!("{number} recorded games cannot be renewed.")),
    }
}

/// A recipe that finds no game is reported at the end; the others are made all the same.
fn make(dir: &Path, only: Option<&str>) -> Result<(), String> {
    let title = dir.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let all = recipes::of_game(&title);
    if all.is_empty() {
        return Err(format!("{}: the folder must be named after a game: {}.", dir.display(), board::GAMES.join(", ")));
    }
    let wanted = |name: &str| only.is_none_or(|only| name.starts_with(only));
    let recipes: Vec<_> = all.into_iter().filter(|recipe| wanted(recipe.name)).collect();
    if recipes.is_empty() {
        return Err(format!("no recorded game has a name that begins with `{}`.", only.unwrap_or_default()));
    }
    fs::create_dir_all(dir).map_err(|error| format!("{}: {error}.", dir.display()))?;
    let mut missing = Vec::new();
    for recipe in recipes {
        let rules = recipe.setup.ruleset()?;
        let games = recipe.make().unwrap_or_else(|reason| {
            missing.push(reason);
            Vec::new()
        });
        for (number, game) in games.iter().enumerate() {
            let name =
                if games.len() == 1 { recipe.name.to_owned() } else { format!("{}-{}", recipe.name, number + 1) };
            let file = dir.join(format!("{name}.game"));
            fs::write(&file, record::write(&rules, game)).map_err(|error| format!("{}: {error}.", file.display()))?;
            let (end, lines) = (&game.end.outcome, game.lines.len());
            answer::print(&format!("{}: {end} ({lines} actions)\n", file.display()))?;
        }
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("{}.", missing.join("; "))) }
}
