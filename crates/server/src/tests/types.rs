//! The page's types are written from ours, and so are the boards its tests know.
//! `KABINETT_WRITE_TYPES=1 cargo test -p kabinett-server types` writes them anew.

use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use crate::boards::facts::Board;
use crate::boards::rulebook::RuleEntry;
use crate::http::{account, api, notices, replay};
use crate::lobby::{InLobby, OwnTable};
use crate::notice::Target;
use crate::table::plan::TablePlan;
use crate::wire::{FromServer, ReplayStep, ReplaySummary, StoryWire, ToServer};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

type Export = fn(&Config) -> Result<(), ts_rs::ExportError>;

/// Every type a page needs, and what they are made of, one file each.
fn written() -> Vec<(String, String)> {
    let scratch = std::env::temp_dir().join(format!("kabinett-types-{}", std::process::id()));
    let config = Config::new().with_out_dir(&scratch);
    let all: [Export; 28] = [
        ToServer::export_all,
        FromServer::export_all,
        TablePlan::export_all,
        Board::export_all,
        RuleEntry::export_all,
        InLobby::export_all,
        api::Failure::export_all,
        api::Games::export_all,
        api::CreatedTable::export_all,
        api::SitBody::export_all,
        api::SeatTaken::export_all,
        api::SwapBody::export_all,
        api::RematchTable::export_all,
        api::OpenBody::export_all,
        replay::ForkBody::export_all,
        replay::ImportedTable::export_all,
        ReplaySummary::export_all,
        notices::NoticeSettings::export_all,
        Target::export_all,
        ReplayStep::export_all,
        StoryWire::export_all,
        api::RematchBody::export_all,
        OwnTable::export_all,
        api::MineBody::export_all,
        api::MineEntry::export_all,
        account::AccountInfo::export_all,
        account::SignInBody::export_all,
        account::PasswordBody::export_all,
    ];
    for export in all {
        export(&config).expect("the type is written");
    }
    let mut files = read(&scratch);
    let _ = std::fs::remove_dir_all(&scratch);
    files.sort();
    files
}

fn read(folder: &Path) -> Vec<(String, String)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let file = |entry: std::fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        Some((name, std::fs::read_to_string(entry.path()).ok()?))
    };
    let mut files: Vec<_> = entries.filter_map(Result::ok).filter_map(file).collect();
    files.sort();
    files
}

#[test]
fn the_types_of_the_page_are_fresh() {
    let fresh = written();
    assert!(fresh.len() > 30, "all types are written");
    if std::env::var_os("KABINETT_WRITE_TYPES").is_some() {
        let _ = std::fs::remove_dir_all(folder());
        std::fs::create_dir_all(folder()).expect("a folder for the types");
        for (name, text) in &fresh {
            std::fs::write(folder().join(name), text).expect("the type is written");
        }
    }
    let kept = read(&folder());
    let names = |files: &[(String, String)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&fresh), "run KABINETT_WRITE_TYPES=1 cargo test -p kabinett-server types");
    for ((name, kept), (_, fresh)) in kept.iter().zip(&fresh) {
        assert_eq!(kept, fresh, "{name} is stale: run KABINETT_WRITE_TYPES=1 cargo test -p kabinett-server types");
    }
}

/// Boards for the tests of the page, which have no server: what the server sends, in lines that can be compared.
#[test]
fn the_boards_of_the_page_s_tests_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/boards");
    for title in board::GAMES {
        let pack = board::standard(title).expect("a standard pack");
        let letters = chart::letters(pack).expect("a plan of the sheet");
        let text = serde_json::to_string(&Board::of(pack, &letters)).expect("plain data");
        let fresh = text.replace("},\"", "},\n\"").replace("},{", "},\n{") + "\n";
        let path = folder.join(format!("{title}.json"));
        if std::env::var_os("KABINETT_WRITE_TYPES").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder for the boards");
            std::fs::write(&path, &fresh).expect("the board is written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == fresh, "{title}.json is stale: run KABINETT_WRITE_TYPES=1 cargo test -p kabinett-server types");
    }
}
