//! `kabinett backup`, `export`, `import` and `migrate`: the stored games, without a server.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::Args;
use server::config::DB;
use server::offline::{self, OfflineGames};
use server::packs::Packs;
use server::secret::Token;

use crate::answer;

/// Write a complete copy of the stored games; the server may be running
#[derive(Args)]
#[command(after_help = "Example:\n  kabinett backup --db kabinett.db saturday.db")]
pub struct BackupArgs {
    /// The copy; an existing file is not overwritten
    to: PathBuf,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
    /// Folder of a board pack the games are played on, if not a standard one; repeatable
    #[arg(long, value_name = "DIR")]
    data: Vec<PathBuf>,
}

/// Write stored games as records: complete if they are over, otherwise with their secrets sealed
#[derive(Args)]
#[command(after_help = "Examples:
  kabinett export 5c306346c58dca0e
  kabinett export --all records
  kabinett export --key

Records of games played here are signed; --key prints the public key to check them with.")]
pub struct ExportArgs {
    /// The table's id, as in its address; the record goes to standard output
    #[arg(required_unless_present_any = ["all", "key"])]
    table: Option<String>,
    /// Write every game that has started into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "table")]
    all: Option<PathBuf>,
    /// Print the public key this server signs records with; nothing else is exported
    #[arg(long, conflicts_with_all = ["table", "all"])]
    key: bool,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
    /// Folder of a board pack the games are played on, if not a standard one; repeatable
    #[arg(long, value_name = "DIR")]
    data: Vec<PathBuf>,
}

/// Import records: finished games to replay and play on from, and running games this server has exported
///
/// Every record is verified first. A running game gets new links, one for each person; they are shown once.
#[derive(Args)]
#[command(after_help = "Examples:\n  kabinett import game.game\n  kabinett import --db club.db records/*.game")]
pub struct ImportArgs {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
    /// Folder of a board pack the games were played on, if not a standard one; repeatable
    #[arg(long, value_name = "DIR")]
    data: Vec<PathBuf>,
}

/// Replay every unfinished stored game under the rules of this program, and report those that no longer fit
#[derive(Args)]
#[command(after_help = "Example:\n  kabinett migrate --dry-run --db copy.db")]
pub struct MigrateArgs {
    /// Only report; nothing else is needed yet, since stored games are replayed as they are
    #[arg(long, required = true)]
    dry_run: bool,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
    /// Folder of a board pack the games are played on, if not a standard one; repeatable
    #[arg(long, value_name = "DIR")]
    data: Vec<PathBuf>,
}

pub fn backup(args: &BackupArgs) -> Result<(), String> {
    run(async {
        let games = OfflineGames::open(&args.db, Packs::with(&args.data)?).await?;
        let copied = games.backup(&args.to).await;
        games.close().await;
        copied?;
        answer::print(&format!("{} is a complete copy of {}.\n", args.to.display(), args.db.display()))
    })
}

pub fn export(args: &ExportArgs) -> Result<(), String> {
    run(async {
        let games = OfflineGames::open(&args.db, Packs::with(&args.data)?).await?;
        let exported = match &args.all {
            _ if args.key => Ok(format!("{}\n", games.public_key())),
            Some(folder) => export_all(&games, folder).await,
            None => games.record(args.table.as_deref().unwrap_or_default()).await,
        };
        games.close().await;
        answer::print(&exported?)
    })
}

async fn export_all(games: &OfflineGames, folder: &Path) -> Result<String, String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{} cannot be created ({error}).", folder.display()))?;
    let mut written = 0;
    for id in games.begun().await? {
        write(&folder.join(format!("{id}.game")), &games.record(&id).await?)?;
        written += 1;
    }
    Ok(format!("{written} records are in {}.\n", folder.display()))
}

pub fn import(args: &ImportArgs) -> Result<(), String> {
    let packs = Packs::with(&args.data)?;
    run(async {
        let mut refused = 0;
        for file in &args.files {
            let name = file.display();
            let imported = match record_in(file) {
                Ok(text) => offline::import(&args.db, &text, &packs).await,
                Err(reason) => Err(reason),
            };
            let told = match imported {
                Ok(imported) => {
                    let address = format!("/t/{}", imported.id);
                    let link = |(seat, token): &(String, Token)| format!("  {seat}: {address}#{}\n", token.reveal());
                    let links: String = imported.links.iter().map(link).collect();
                    format!("{name}: {address}\n{links}")
                }
                Err(reason) => {
                    refused += 1;
                    format!("{name}: {reason}\n")
                }
            };
            answer::print(&told)?;
        }
        match refused {
            0 => Ok(()),
            number => Err(format!("{number} of {} records were not imported.", args.files.len())),
        }
    })
}

pub fn migrate(args: &MigrateArgs) -> Result<(), String> {
    run(async {
        let games = OfflineGames::open(&args.db, Packs::with(&args.data)?).await?;
        let checked = games.check_all().await;
        games.close().await;
        let check = checked?;
        for misfit in &check.misfits {
            answer::print(&format!("{}: {}\n", misfit.id, misfit.reason))?;
        }
        match check.misfits.len() {
            0 => answer::print(&format!("All {} unfinished games can be continued.\n", check.games)),
            number => Err(format!("{number} of {} games cannot be continued under these rules.", check.games)),
        }
    })
}

fn run(work: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| format!("The program cannot start ({error})."))?.block_on(work)
}

/// The text of a record. A file that is not text, or endless, is refused with its line.
fn record_in(file: &Path) -> Result<String, String> {
    let input = File::open(file).map_err(|error| format!("The file cannot be read ({error})."))?;
    record::text(BufReader::new(input)).map_err(|fault| format!("The record is not valid: {fault}."))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{} cannot be written ({error}).", path.display()))
}
