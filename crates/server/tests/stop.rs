//! A server that is stopped under load leaves one file, and everything it has acknowledged is in it.

mod common;

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use common::{Client, Server};
use serde_json::json;
use server::store::{Reader, Standing};

const ROUNDS: u64 = 100;
/// Visitors who make tables at the same time.
const VISITORS: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_under_load_leaves_everything_in_the_one_file() {
    let mut server = Server::start().await;
    let (file, copy) = (server.folder.join("kabinett.db"), server.folder.join("copy.db"));
    let mut promised = HashSet::new();
    for round in 0..ROUNDS {
        let visitors: Vec<_> = (0..VISITORS).map(|_| tokio::spawn(make_tables(server.client()))).collect();
        tokio::time::sleep(Duration::from_millis(5 + 3 * (round % 10))).await;
        server.stop().await;
        for visitor in visitors {
            promised.extend(visitor.await.expect("a visitor ends in order"));
        }
        let journal = std::fs::metadata(format!("{}-wal", file.display())).map_or(0, |data| data.len());
        assert_eq!(journal, 0, "round {round}: bytes left in the journal");
        std::fs::copy(&file, &copy).expect("the file can be copied");
        let found = tables_in(&copy).await;
        let lost = promised.difference(&found).count();
        assert_eq!(lost, 0, "round {round}: of {} acknowledged tables", promised.len());
        std::fs::remove_file(&copy).expect("the copy goes");
        server.restart_after_stop().await;
    }
    assert!(promised.len() > 2 * ROUNDS as usize, "only {} tables: there was no load", promised.len());
}

async fn tables_in(file: &Path) -> HashSet<String> {
    let reader = Reader::open(file).await.expect("the copy is a store");
    let tables = reader.list(Standing::Open, u32::MAX).await.expect("its tables are read");
    reader.close().await;
    tables.into_iter().map(|table| table.id).collect()
}

/// Makes tables until the server is gone; returns those that were acknowledged.
async fn make_tables(client: Client) -> Vec<String> {
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let mut made = Vec::new();
    while let Some((status, _, table)) = client.try_request("POST /api/tables", None, Some(&plan)).await {
        if status == 201 {
            made.push(table["id"].as_str().expect("an id").to_owned());
        }
    }
    made
}
