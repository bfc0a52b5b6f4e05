//! Requests by HTTP nobody may make: at tables one may not see, for seats one has left, with records that are none.

use rules::Dice;
use serde_json::{Value, json};

use super::people::plan;
use super::tally::{Answer, Tally};
use crate::client::Client;

/// A whole game, to be cut and bent.
const RECORD: &str = include_str!("../../../../fixtures/friedrich/west-resignation.game");
const DOORS: [&str; 14] = [
    "GET /api/tables/{id}",
    "GET /api/tables/{id}/steps",
    "GET /api/tables/{id}/steps/0",
    "GET /api/tables/{id}/steps/0?eyes=all",
    "GET /api/tables/{id}/record",
    "POST /api/tables/{id}/fork",
    "POST /api/tables/{id}/sit",
    "POST /api/tables/{id}/open",
    "POST /api/tables/{id}/leave",
    "POST /api/tables/{id}/swap",
    "POST /api/tables/{id}/start",
    "POST /api/tables/{id}/rematch",
    "GET /api/tables/{id}/notices",
    "DELETE /api/tables/{id}/notices/mail",
];
/// Blanks, joiners and signs that nobody sees, and letters of another alphabet that look like `Anna`.
const NAMES: [&str; 8] = [
    "Anna\u{200b}",
    "\u{202e}annA",
    "An\u{ad}na",
    "\u{2060}",
    "А\u{43d}\u{43d}а\u{feff}",
    "\u{410}nn\u{430}",
    "\u{391}nna",
    "",
];

/// Tables for the attack: one that runs and that nobody may watch, and one where people gather.
pub struct Targets {
    hidden: String,
    other_token: String,
    gathering: String,
    links: Vec<String>,
}

impl Targets {
    pub async fn new(client: Client, other_token: &str) -> Result<Targets, String> {
        let mut secret = plan("friedrich", "scenario-1", 2, 0);
        secret["watch"] = json!("nobody");
        let (hidden, _) = client.table(&secret).await?;
        let made = client.expect(201, "POST /api/tables", None, Some(&plan("maria", "introductory-3p", 3, 0))).await?;
        let gathering = made["id"].as_str().ok_or("a new table has no id")?.to_owned();
        let links = made["links"].as_array().into_iter().flatten();
        let links: Vec<String> = links.filter_map(|link| link["token"].as_str().map(str::to_owned)).collect();
        let targets = Targets { hidden, other_token: other_token.to_owned(), gathering, links };
        for (link, name) in targets.links.iter().zip(["Anna", "Boris"]) {
            targets.sit(client, link, name).await?;
        }
        // Boris has left again; his link opens an empty seat.
        let leave = format!("POST /api/tables/{}/leave", targets.gathering);
        client.request(&leave, Some(&targets.links[1]), None).await?;
        Ok(targets)
    }

    async fn sit(&self, client: Client, link: &str, name: &str) -> Result<u16, String> {
        let sit = json!({ "name": name, "entropy": format!("{:064x}", 7) });
        Ok(client.request(&format!("POST /api/tables/{}/sit", self.gathering), Some(link), Some(&sit)).await?.0)
    }
}

pub async fn run(client: Client, targets: &Targets, share: u64, mut dice: Dice) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for _ in 0..share {
        let (class, status) = request(client, targets, &mut dice).await?;
        tally.add(class, if status >= 400 { Answer::Refused } else { Answer::Done })?;
    }
    Ok(tally)
}

async fn request(client: Client, targets: &Targets, dice: &mut Dice) -> Result<(&'static str, u16), String> {
    Ok(match dice.below(5) {
        0 | 1 => {
            let head = dice.pick(&DOORS).replace("{id}", &targets.hidden);
            let guess = format!("{:032x}", dice.word());
            let token = dice.pick(&[None, Some(guess.as_str()), Some(targets.other_token.as_str())]);
            let body =
                json!({ "name": "Eve", "entropy": format!("{:064x}", 1), "step": 0, "seats": [], "with": "france" });
            let body = Some(&body).filter(|_| head.starts_with("POST"));
            ("door of a hidden table", client.request(&head, token, body).await?.0)
        }
        2 => {
            let door = dice.pick(&["leave", "start", "swap"]);
            let body = json!({ "with": "louis-xv" });
            let body: Option<&Value> = Some(&body).filter(|_| door == "swap");
            let head = format!("POST /api/tables/{}/{door}", targets.gathering);
            ("link of a seat that was left", client.request(&head, Some(&targets.links[1]), body).await?.0)
        }
        3 => ("name like another, or unseen", targets.sit(client, &targets.links[1], dice.pick(&NAMES)).await?),
        _ => import(client, dice).await?,
    })
}

/// Parts of a game, a game with a letter changed, or one that is too long.
async fn import(client: Client, dice: &mut Dice) -> Result<(&'static str, u16), String> {
    let (class, text) = match dice.below(40) {
        0 => ("import too long", RECORD.repeat(1 + 1_700_000 / RECORD.len())),
        1..20 => ("import cut", RECORD[..dice.below(RECORD.len() - 1)].to_owned()),
        _ => {
            let at = dice.below(RECORD.len() - 2);
            let letter = if RECORD[at..].starts_with('x') { "y" } else { "x" };
            ("import changed", format!("{}{letter}{}", &RECORD[..at], &RECORD[at + 1..]))
        }
    };
    let (address, length) = (client.address, text.len());
    let head = format!(
        "POST /api/import HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\n\r\n"
    );
    match client.raw("POST /api/import", &(head + &text)).await {
        Ok((status, _)) => Ok((class, status)),
        // A body that is too long is not heard to its end.
        Err(_) if class == "import too long" => Ok((class, 413)),
        Err(reason) => Err(reason),
    }
}
