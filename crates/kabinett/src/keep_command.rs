//! `kabinett backup`, `export` and `migrate`: the stored games, without a server.

use std::path::{Path, PathBuf};

use clap::Args;
use server::config::DB;
use server::shelf::Shelf;

/// Write a whole copy of the stored games; the server may go on meanwhile
#[derive(Args)]
#[command(after_help = "Example:\n  kabinett backup --db kabinett.db saturday.db")]
pub struct BackupArgs {
    /// The copy; an existing file is not overwritten
    to: PathBuf,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
}

/// Write stored games as records: whole if they are over, else with their secrets sealed
#[derive(Args)]
#[command(after_help = "Examples:\n  kabinett export 5c306346c58dca0e\n  kabinett export --all records")]
pub struct ExportArgs {
    /// The table, as its address says; without --all the record goes to standard output
    #[arg(required_unless_present = "all")]
    table: Option<String>,
    /// Write every game that has begun into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "table")]
    all: Option<PathBuf>,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
}

/// Replay every stored game that is not over under the rules of this program, and report what no longer fits
#[derive(Args)]
#[command(after_help = "Example:\n  kabinett migrate --dry-run --db copy.db")]
pub struct MigrateArgs {
    /// Only report; there is nothing else to do yet, since stored games are replayed as they are
    #[arg(long, required = true)]
    dry_run: bool,
    #[arg(long, value_name = "FILE", default_value = DB)]
    db: PathBuf,
}

pub fn backup(args: &BackupArgs) -> Result<(), String> {
    run(async {
        Shelf::open(&args.db).await?.backup(&args.to).await?;
        println!("{} is a whole copy of {}.", args.to.display(), args.db.display());
        Ok(())
    })
}

pub fn export(args: &ExportArgs) -> Result<(), String> {
    run(async {
        let shelf = Shelf::open(&args.db).await?;
        let Some(folder) = &args.all else {
            print!("{}", shelf.record(args.table.as_deref().unwrap_or_default()).await?);
            return Ok(());
        };
        std::fs::create_dir_all(folder).map_err(|error| format!("{} cannot be made ({error}).", folder.display()))?;
        let mut written = 0;
        for id in shelf.begun().await? {
            write(&folder.join(format!("{id}.game")), &shelf.record(&id).await?)?;
            written += 1;
        }
        println!("{written} records are in {}.", folder.display());
        Ok(())
    })
}

pub fn migrate(args: &MigrateArgs) -> Result<(), String> {
    run(async {
        let trial = Shelf::open(&args.db).await?.try_all().await?;
        for misfit in &trial.misfits {
            println!("{}: {}", misfit.id, misfit.reason);
        }
        match trial.misfits.len() {
            0 => {
                println!("All {} games that are not over can be played on.", trial.games);
                Ok(())
            }
            number => Err(format!("{number} of {} games cannot be played on under these rules.", trial.games)),
        }
    })
}

fn run(work: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| format!("The program cannot start ({error})."))?.block_on(work)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{} cannot be written ({error}).", path.display()))
}
