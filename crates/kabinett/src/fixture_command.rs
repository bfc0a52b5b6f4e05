//! `kabinett fixture`: the games that are kept to be replayed in every test run.

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

/// Replay the kept games, or make them anew
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct FixtureArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Replay every kept game below a folder and say what each shows
    #[command(after_help = "Example: kabinett fixture check fixtures")]
    Check {
        /// Folder with kept games
        dir: PathBuf,
    },
    /// Write the present rules and board pack into every kept game that still ends as it did
    #[command(after_help = "Example: kabinett fixture renew fixtures")]
    Renew {
        /// Folder with kept games
        dir: PathBuf,
        /// Write the hash of the final position anew too, after a change of how positions are written or of what a
        /// position holds: every line must still be accepted, and the game must end as its result says
        #[arg(long)]
        positions: bool,
    },
    /// Print the number of ways to go on from fixed positions of a title (fixtures/GAME/perft.csv)
    #[command(after_help = "Example: kabinett fixture perft maria > fixtures/maria/perft.csv")]
    Perft {
        /// The game: friedrich or maria
        game: String,
    },
    /// Make the kept games of a title anew, after a change of the rules on purpose
    #[command(after_help = "Example: kabinett fixture make fixtures/friedrich --only joint-victory")]
    Make {
        /// Folder to write them to; its name is that of the game
        dir: PathBuf,
        /// Make only those whose name begins so
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
        return Err(format!("{}: there is no kept game (*.game) here.", dir.display()));
    }
    for file in files {
        let fixture = lab::fixtures::load(&file)?;
        let (end, lines) = (&fixture.record.end.outcome, fixture.record.lines.len());
        answer::print(&format!("{}: {end} ({lines} actions)\n", file.display()))?;
    }
    Ok(())
}

/// A game that ends otherwise stays as it is and is named.
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
    answer::print(&format!("{fresh} of {} kept games were renewed.\n", files.len()))?;
    match faults.len() {
        0 => Ok(()),
        1 => Err("One kept game cannot be renewed.".to_owned()),
        number => Err(format!("{number} kept games cannot be renewed.")),
    }
}

/// A recipe that finds no game is told at the end; the others are made all the same.
fn make(dir: &Path, only: Option<&str>) -> Result<(), String> {
    let title = dir.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let all = recipes::of_game(&title);
    if all.is_empty() {
        return Err(format!(
            "{}: the folder must bear the name of a game: {}.",
            dir.display(),
            board::GAMES.join(", ")
        ));
    }
    let wanted = |name: &str| only.is_none_or(|only| name.starts_with(only));
    let recipes: Vec<_> = all.into_iter().filter(|recipe| wanted(recipe.name)).collect();
    if recipes.is_empty() {
        return Err(format!("no kept game has a name that begins with `{}`.", only.unwrap_or_default()));
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
