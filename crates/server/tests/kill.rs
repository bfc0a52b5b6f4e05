//! The writer is killed again and again while it writes: what it acknowledged is there, and nothing is half there.
//!
//! The program starts itself as the writer, so it has its own `main`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::store::{GameRow, LogLine, Standing, Store};

const FILE: &str = "KABINETT_KILL_TEST_FILE";
const ROUNDS: u64 = 12;
/// Lines written together: all or none of them may be found.
const TOGETHER: i64 = 3;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    match std::env::var_os(FILE) {
        Some(file) => runtime.block_on(write_for_ever(Path::new(&file))),
        None => runtime.block_on(kill_writers()),
    }
}

/// Says each number on a line of its own once it is acknowledged.
async fn write_for_ever(file: &Path) {
    let store = Store::open(file).await.expect("the store opens");
    let mut next = store.reader().lines("game").await.expect("the lines are read").len() as i64 + 1;
    loop {
        let lines = (next..next + TOGETHER).map(|seq| LogLine { seq, at: seq, body: format!("line {seq}") }).collect();
        store.append("game", lines, None).await.expect("the line is written");
        next += TOGETHER;
        println!("{}", next - 1);
    }
}

async fn kill_writers() {
    let folder = std::env::temp_dir().join(format!("kabinett-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("kabinett.db");
    let store = Store::open(&file).await.expect("the store opens");
    let (id, plan) = ("game".to_owned(), "{}".to_owned());
    let game = GameRow { id, created: 0, plan, secret: vec![0; 32], standing: Standing::Running };
    store.create(game).await.expect("the game is written");
    drop(store);
    for round in 0..ROUNDS {
        let acknowledged = kill_one(&file, Duration::from_millis(15 + 17 * round));
        let store = Store::open(&file).await.expect("the file opens after a kill");
        let lines = store.reader().lines("game").await.expect("the lines are read");
        assert!(lines.len() as i64 >= acknowledged, "{} lines of {acknowledged} acknowledged", lines.len());
        assert_eq!(lines.len() as i64 % TOGETHER, 0, "lines written together stay together");
        for (at, line) in lines.iter().enumerate() {
            assert_eq!((line.seq, line.body.as_str()), (at as i64 + 1, format!("line {}", at + 1).as_str()));
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// Starts a writer, waits for its first word, kills it somewhat later; returns the last number it acknowledged.
fn kill_one(file: &Path, wait: Duration) -> i64 {
    let program = std::env::current_exe().expect("this program has a path");
    let child = Command::new(program).env(FILE, file).stdout(Stdio::piped()).spawn();
    let mut child: Child = child.expect("the writer starts");
    let mut said = BufReader::new(child.stdout.take().expect("its output is read")).lines();
    let first = said.next().expect("the writer says a number").expect("it can be read");
    std::thread::sleep(wait);
    child.kill().expect("the writer is killed");
    child.wait().expect("the writer is gone");
    // The last word may be cut short; whole lines only.
    let words = std::iter::once(first).chain(said.map_while(Result::ok));
    words.filter_map(|word| word.parse::<i64>().ok()).last().expect("at least one number")
}
