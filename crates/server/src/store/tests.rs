use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::table::plan::{KeptPlan, Origin};

/// A folder of its own for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kabinett-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("kabinett.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn game(id: &str) -> GameRow {
    GameRow {
        id: id.to_owned(),
        created: 1,
        plan: "{}".to_owned(),
        secret: vec![7; 32],
        standing: Standing::Open,
        listed: Findable::Always,
        delay: 0,
    }
}

fn line(seq: i64) -> LogLine {
    LogLine { seq, at: seq * 10, body: format!("line {seq}") }
}

async fn fault_of(path: &Path) -> String {
    Store::open(path).await.err().expect("this file must be refused").to_string()
}

#[tokio::test]
async fn what_is_written_is_read_again_after_a_restart() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    store.append("a", vec![line(1), line(2)], Some(Standing::Running)).await.unwrap();
    let key = store.reader().key().clone();
    drop(store);
    let store = reopened(&folder).await;
    let found = store.reader().game("a").await.unwrap().expect("the game is there");
    assert_eq!((found.secret, found.standing), (vec![7; 32], Standing::Running));
    let bodies: Vec<String> = store.reader().lines("a").await.unwrap().into_iter().map(|line| line.body).collect();
    assert_eq!(bodies, ["line 1", "line 2"]);
    assert!(store.reader().game("b").await.unwrap().is_none());
    assert_eq!(store.reader().list(Standing::Running, 10).await.unwrap().len(), 1);
    assert_eq!(store.reader().list(Standing::Open, 10).await.unwrap(), []);
    assert!(*store.reader().key() == key && key != ServerKey::from_bytes([0; 32]), "the key stays the same");
}

/// The writer of a dropped store still folds its journal; the lock is free at once.
async fn reopened(folder: &Folder) -> Store {
    Store::open(&folder.file()).await.expect("the file opens again")
}

#[tokio::test]
async fn a_place_in_the_log_is_given_once() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    store.append("a", vec![line(1)], None).await.unwrap();
    let again = store.append("a", vec![line(2), line(1)], Some(Standing::Finished)).await;
    assert_eq!(again, Err(StoreFault::Conflict));
    assert_eq!(store.reader().lines("a").await.unwrap().len(), 1, "all lines of a job or none");
    assert_eq!(store.reader().game("a").await.unwrap().unwrap().standing, Standing::Open);
    assert_eq!(store.create(game("a")).await, Err(StoreFault::Conflict));
    assert_eq!(store.append("nobody", vec![line(1)], None).await, Err(StoreFault::Conflict));
}

/// More lines than one statement adds are still added all or none.
#[tokio::test]
async fn a_long_job_is_whole_or_nothing() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    let many = sql::LINES_AT_ONCE as i64 + 10;
    store.create(game("a")).await.unwrap();
    store.append("a", vec![line(many)], None).await.unwrap();
    let written = store.append("a", (1..=many).map(line).collect(), Some(Standing::Running)).await;
    assert_eq!(written, Err(StoreFault::Conflict));
    assert_eq!(store.reader().lines("a").await.unwrap().len(), 1);
    assert_eq!(store.reader().game("a").await.unwrap().unwrap().standing, Standing::Open);
    store.append("a", (1..many).map(line).collect(), None).await.unwrap();
    store.import(game("b"), (1..=many).map(line).collect()).await.unwrap();
    for id in ["a", "b"] {
        let found: Vec<i64> = store.reader().lines(id).await.unwrap().iter().map(|line| line.seq).collect();
        assert_eq!(found, (1..=many).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_conflict_in_a_shared_commit_harms_nobody_else() {
    let folder = Folder::new();
    let store = Arc::new(Store::open(&folder.file()).await.unwrap());
    store.create(game("a")).await.unwrap();
    store.create(game("b")).await.unwrap();
    let mut writes = Vec::new();
    for seq in 1..=50 {
        for id in ["a", "b", "a"] {
            let store = Arc::clone(&store);
            writes.push(tokio::spawn(async move { store.append(id, vec![line(seq)], None).await.is_ok() }));
        }
    }
    let mut accepted = 0;
    for write in writes {
        accepted += u32::from(write.await.unwrap());
    }
    assert_eq!(accepted, 100, "each place once, whoever came first");
    assert_eq!(store.reader().lines("a").await.unwrap().len(), 50);
    assert_eq!(store.reader().lines("b").await.unwrap().len(), 50);
}

#[tokio::test]
async fn a_second_server_is_turned_away() {
    let folder = Folder::new();
    let first = Store::open(&folder.file()).await.unwrap();
    let said = fault_of(&folder.file()).await;
    assert!(said.contains("in use by another server"), "{said}");
    drop(first);
    reopened(&folder).await;
}

#[tokio::test]
async fn a_read_only_file_is_refused() {
    let folder = Folder::new();
    drop(Store::open(&folder.file()).await.unwrap());
    let mut rights = std::fs::metadata(folder.file()).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(folder.file(), rights).unwrap();
    let said = fault_of(&folder.file()).await;
    assert!(said.contains("is read-only"), "{said}");
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let folder = Folder::new();
    let said = fault_of(&folder.0.join("nowhere").join("kabinett.db")).await;
    assert!(said.contains("nowhere") && said.contains("must exist"), "{said}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    let letter = "Dear Sir, ".repeat(1000);
    std::fs::write(folder.file(), &letter).unwrap();
    let said = fault_of(&folder.file()).await;
    assert!(said.contains("damaged or not a database"), "{said}");
    assert_eq!(std::fs::read_to_string(folder.file()).unwrap(), letter);
}

#[tokio::test]
async fn damaged_pages_are_noticed_when_they_are_read() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    let long = |seq| LogLine { seq, at: 0, body: "x".repeat(500) };
    store.append("a", (1..200).map(long).collect(), None).await.unwrap();
    let copy = folder.0.join("copy.db");
    store.reader().backup(&copy).await.unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    let length = bytes.len();
    bytes[8192..length - 4096].fill(0xab);
    std::fs::write(&copy, bytes).unwrap();
    let said = match Store::open(&copy).await {
        Ok(store) => store.reader().lines("a").await.err().expect("the damage shows").to_string(),
        Err(fault) => fault.to_string(),
    };
    assert!(said.contains("damaged"), "{said}");
}

#[tokio::test]
async fn other_programs_and_later_versions_are_told_apart() {
    let folder = Folder::new();
    drop(Store::open(&folder.file()).await.unwrap());
    let mut other = sql::connect(&folder.file()).await.unwrap();
    sqlx::query("PRAGMA user_version = 9").execute(&mut other).await.unwrap();
    let said = fault_of(&folder.file()).await;
    assert!(said.contains("later version (schema 9"), "{said}");
    sqlx::query("PRAGMA application_id = 5").execute(&mut other).await.unwrap();
    let said = fault_of(&folder.file()).await;
    assert!(said.contains("another program"), "{said}");
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_loses_nothing() {
    let folder = Folder::new();
    make(&folder.file()).await.unwrap();
    let mut writer = sql::connect(&folder.file()).await.unwrap();
    sqlx::query("PRAGMA max_page_count = 25").execute(&mut writer).await.unwrap();
    let (orders, queue) = mpsc::channel(QUEUE);
    tokio::spawn(write_all(writer, queue));
    let reader = Reader::open(&folder.file()).await.unwrap();
    let lock = Lock::take(&folder.file()).unwrap();
    let store = Store {
        path: folder.file(),
        orders,
        reader,
        _lock: Some(lock),
        is_failing: false.into(),
        room: u32::MAX.into(),
    };
    store.create(game("a")).await.unwrap();
    let mut acknowledged = 0;
    let refusal = loop {
        let long = LogLine { seq: acknowledged + 1, at: 0, body: "x".repeat(3000) };
        match store.append("a", vec![long], None).await {
            Ok(()) => acknowledged += 1,
            Err(fault) => break fault,
        }
    };
    assert_eq!(refusal, StoreFault::Full);
    assert!(refusal.to_string().contains("disk is full"));
    assert!(acknowledged > 0);
    assert_eq!(store.reader().lines("a").await.unwrap().len() as i64, acknowledged);
}

#[tokio::test]
async fn the_log_can_only_grow() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    store.append("a", vec![line(1)], None).await.unwrap();
    let mut other = sql::connect(&folder.file()).await.unwrap();
    assert!(sqlx::query("UPDATE lines SET body = 'other'").execute(&mut other).await.is_err());
    assert!(sqlx::query("DELETE FROM lines").execute(&mut other).await.is_err());
    assert_eq!(store.reader().lines("a").await.unwrap()[0].body, "line 1");
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    store.append("a", vec![line(1)], None).await.unwrap();
    let copy = folder.0.join("copy.db");
    store.reader().backup(&copy).await.unwrap();
    assert!(store.reader().backup(&copy).await.is_err(), "a backup never overwrites");
    let copy = Store::open(&copy).await.unwrap();
    assert_eq!(copy.reader().lines("a").await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_fault_is_kept_beside_its_game() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    store.keep_fault("a", 5, "what was tried".to_owned()).await.unwrap();
    assert_eq!(store.reader().game("a").await.unwrap().unwrap().standing, Standing::Broken);
}

#[tokio::test]
async fn a_copy_that_was_cut_off_is_refused_and_left_alone() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    let long = |seq| LogLine { seq, at: 0, body: "x".repeat(500) };
    store.append("a", (1..200).map(long).collect(), None).await.unwrap();
    let copy = folder.0.join("copy.db");
    store.reader().backup(&copy).await.unwrap();
    let whole = std::fs::read(&copy).unwrap();
    for length in [0, 1, 50, 100, 4096, 5000, whole.len() / 2, whole.len() - 1] {
        std::fs::write(&copy, &whole[..length]).unwrap();
        let said = fault_of(&copy).await;
        assert!(said.contains("copy.db"), "{length} bytes: {said}");
        assert!(Reader::open(&copy).await.is_err(), "{length} bytes are read");
        assert_eq!(std::fs::read(&copy).unwrap(), whole[..length], "{length} bytes are changed");
    }
    std::fs::write(&copy, &whole).unwrap();
    assert_eq!(Store::open(&copy).await.unwrap().reader().lines("a").await.unwrap().len(), 199);
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    let nowhere = folder.0.join("nowhere").join("copy.db");
    assert!(store.reader().backup(&nowhere).await.unwrap_err().to_string().contains("copy.db"));
    // A copy somebody stopped earlier is no obstacle.
    let copy = folder.0.join("copy.db");
    std::fs::write(whole::draft_of(&copy), "half of it").unwrap();
    store.reader().backup(&copy).await.unwrap();
    assert!(!whole::draft_of(&copy).exists());
    assert!(matches!(store.reader().backup(&copy).await, Err(StoreFault::Taken { .. })));
}

#[tokio::test]
async fn programs_that_make_a_file_at_the_same_time_share_its_key() {
    for _ in 0..20 {
        let folder = Folder::new();
        let file = folder.file();
        let opening = (0..6).map(|_| {
            let file = file.clone();
            tokio::spawn(async move { Store::open_beside(&file).await.map(|store| store.reader().key().clone()) })
        });
        let mut keys = Vec::new();
        for opened in opening.collect::<Vec<_>>() {
            keys.push(opened.await.unwrap().expect("the file opens"));
        }
        assert!(keys.windows(2).all(|two| two[0] == two[1]), "one file, one key");
        let left = std::fs::read_dir(&folder.0).unwrap().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let left: Vec<String> = left.filter(|name| name.contains(".new-")).collect();
        assert!(left.is_empty(), "{left:?}");
    }
}

#[tokio::test]
async fn open_tables_expire_and_games_do_not() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    for id in ["old", "sat", "running"] {
        store.create(game(id)).await.unwrap();
    }
    store.append("sat", vec![line(1), LogLine { at: 90_000, ..line(2) }], None).await.unwrap();
    store.append("running", vec![line(1)], Some(Standing::Running)).await.unwrap();
    let left = async || {
        let mut left = Vec::new();
        for id in ["old", "sat", "running"] {
            left.extend(store.reader().game(id).await.unwrap().map(|row| row.id));
        }
        left
    };
    store.expire(1_000).await.unwrap();
    assert_eq!(left().await, ["old", "sat", "running"], "nothing is old yet");
    store.expire(50_000).await.unwrap();
    assert_eq!(left().await, ["sat", "running"], "somebody sat down later");
    store.expire(100_000).await.unwrap();
    assert_eq!(left().await, ["running"]);
    assert_eq!(store.reader().lines("sat").await.unwrap().len(), 0);
    let mut other = sql::connect(&folder.file()).await.unwrap();
    assert!(sqlx::query("DELETE FROM lines").execute(&mut other).await.is_err(), "the lines of games stay");
}

/// What a file of form 3 says in its plans, the lobby finds in its columns.
#[tokio::test]
async fn an_earlier_file_is_brought_up_to_date() {
    let folder = Folder::new();
    let (link, open) = (crate::tests::LINK, r#"{"by":"open"}"#);
    let bot = crate::tests::BOT;
    let plans = [
        crate::tests::scenario(&format!("{link},{link}"), r#","delay":60"#),
        crate::tests::scenario(&format!("{link},{bot}"), ""),
        crate::tests::scenario(&format!("{open},{bot}"), ""),
        crate::tests::scenario(&format!("{link},{link}"), r#","watch":"nobody""#),
        crate::tests::scenario(&format!("{link},{link}"), r#","watch":"link""#),
        crate::tests::scenario(&format!("{link},{open}"), r#","watch":"nobody""#),
    ];
    let mut kept: Vec<KeptPlan> = plans.into_iter().map(KeptPlan::new).collect();
    let note = Some(r#"{"by":"open"}"#.to_owned());
    let record = Origin::Record { seed: None, note, others: Vec::new(), signed: None, own: false };
    kept.push(KeptPlan { origin: Some(record), ..kept[0].clone() });
    kept.push(KeptPlan {
        origin: Some(Origin::Fork { of: "a".to_owned(), step: 1, seed: "1".to_owned() }),
        ..kept[0].clone()
    });
    let mut writer = sql::open(&folder.file(), true).await.unwrap();
    sql::lay_out_before(&mut writer, 3).await;
    for (number, kept) in kept.iter().enumerate() {
        let query = sqlx::query("INSERT INTO games (id, created, plan, secret, standing) VALUES (?, 5, ?, ?, 'open')");
        let plan = serde_json::to_string(kept).unwrap();
        query.bind(number.to_string()).bind(plan).bind(vec![7_u8; 32]).execute(&mut writer).await.unwrap();
    }
    sqlx::query("PRAGMA application_id = 0x4b414249").execute(&mut writer).await.unwrap();
    sqlx::query("PRAGMA user_version = 3").execute(&mut writer).await.unwrap();
    sql::close(writer).await;
    let store = Store::open(&folder.file()).await.unwrap();
    for (number, kept) in kept.iter().enumerate() {
        let row = store.reader().game(&number.to_string()).await.unwrap().unwrap();
        assert_eq!((row.listed, row.delay), (kept.findable(), kept.plan.delay), "{}", row.plan);
    }
    assert_eq!(store.reader().lobby(Standing::Open, 10_000, 10).await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_second_mail_goes_to_a_confirmed_address_only() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store.create(game("a")).await.unwrap();
    let owner = Owner::Seat { game: "a".to_owned(), seat: 1 };
    let keep = async |code: &str| {
        let (kind, target, code) = ("mail".to_owned(), "{}".to_owned(), code.to_owned());
        store.write_notice(NoticeWrite::Keep { owner: owner.clone(), kind, target, code }).await.unwrap();
    };
    let sent = async |code: &str| {
        let sent = NoticeWrite::Sent { code: code.to_owned(), arrived: None, counts: true };
        store.write_notice(sent).await.unwrap();
    };
    let confirm = async |code: &str| {
        store.write_notice(NoticeWrite::Confirm { code: code.to_owned() }).await.unwrap();
    };
    keep("code").await;
    let is_welcome = async || store.reader().notices(&owner).await.unwrap()[0].is_welcome;
    assert!(is_welcome().await, "the first asks");
    sent("code").await;
    assert!(!is_welcome().await);
    confirm("another").await;
    assert!(!is_welcome().await);
    confirm("code").await;
    assert!(is_welcome().await);
    keep("fresh").await;
    sent("fresh").await;
    assert!(!is_welcome().await, "another address is confirmed anew");
}
