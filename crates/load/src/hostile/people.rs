//! People with seats who do what is legal, again and again, up to every limit and beyond.

use rules::Dice;
use serde_json::{Value, json};

use super::talker::Talker;
use super::tally::{Answer, Tally};
use crate::client::Client;

/// Lines a seat may have stored at once; a few more come back while this runs.
const LINES: u64 = 600 + 60;
/// Goings-back of a game.
const GOINGS_BACK: u64 = 200;
/// Offers of a seat in a turn.
const OFFERS: u64 = 60;
/// Tables at which somebody sits twice; an address may make 40 at once.
const SITTINGS: u64 = 10;

/// A table that was attacked, and a link that opens a seat there.
pub type Attacked = (String, String);

pub fn plan(title: &str, mode: &str, people: usize, bots: usize) -> Value {
    let link = std::iter::repeat_n(json!({ "by": "link" }), people);
    let bot = std::iter::repeat_n(json!({ "by": "bot", "name": "recruit" }), bots);
    json!({ "title": title, "mode": mode, "seats": link.chain(bot).collect::<Vec<_>>() })
}

/// All of them; the tables must stand afterwards.
pub async fn run(client: Client, tally: &mut Tally) -> Result<Vec<Attacked>, String> {
    Ok(vec![
        go_back(client, tally).await?,
        offer_and_take_back(client, tally).await?,
        fill_the_store(client, tally).await?,
        use_a_resigned_seat(client, tally).await?,
        sit_twice(client, tally).await?,
    ])
}

/// One person against a bot needs nobody's consent.
async fn go_back(client: Client, tally: &mut Tally) -> Result<Attacked, String> {
    let (table, tokens) = client.table(&plan("friedrich", "scenario-1", 1, 1)).await?;
    let mut person = Talker::attend(client, &table, Some(&tokens[0])).await?;
    let mut dice = Dice::new(1756);
    for _ in 0..GOINGS_BACK + 100 {
        if person.position["question"].is_object() {
            person.play(&mut dice).await?;
        }
        let back = json!({ "kind": "propose", "what": { "what": "go-back", "actions": 1 } });
        tally.add_within("limit: going back by consent", person.say(&back).await?, GOINGS_BACK)?;
        person.catch_up().await?;
    }
    Ok((table, tokens[0].clone()))
}

async fn offer_and_take_back(client: Client, tally: &mut Tally) -> Result<Attacked, String> {
    let (table, tokens) = client.table(&plan("maria", "advanced-3p", 3, 0)).await?;
    let (token, offer) = find_offer(client, &table, &tokens).await?;
    let mut person = Talker::attend(client, &table, Some(&token)).await?;
    for _ in 0..OFFERS + 100 {
        let version = person.position["version"].clone();
        let answer = person.say(&json!({ "kind": "play", "version": version, "action": offer })).await?;
        tally.add_within("limit: offers", answer, OFFERS)?;
        person.catch_up().await?;
        if answer == Answer::Done {
            let version = person.position["version"].clone();
            let back = json!({ "kind": "take-back", "version": version, "count": 1 });
            tally.add_within("limit: offers taken back", person.say(&back).await?, OFFERS)?;
            person.catch_up().await?;
        }
    }
    Ok((table, token))
}

/// Plays on until somebody may offer a treaty: nobody negotiates before the troops are distributed.
async fn find_offer(client: Client, table: &str, tokens: &[String]) -> Result<(String, String), String> {
    let mut dice = Dice::new(1741);
    for token in tokens.iter().cycle().take(50 * tokens.len()) {
        let mut person = Talker::attend(client, table, Some(token)).await?;
        let free = person.position["legal"]["free"].as_array().into_iter().flatten();
        let examples = free.filter_map(|form| form["example"].as_str());
        if let Some(offer) = examples.into_iter().find(|example| example.starts_with("propose ")) {
            return Ok((token.clone(), offer.to_owned()));
        }
        if person.position["question"].is_object() {
            person.play(&mut dice).await?;
        }
    }
    Err("nobody may offer a treaty".to_owned())
}

/// One seat writes notes, the other replaces its proposals; both end at the budget of lines.
async fn fill_the_store(client: Client, tally: &mut Tally) -> Result<Attacked, String> {
    let (table, tokens) = client.table(&plan("friedrich", "scenario-1", 2, 0)).await?;
    let mut writer = Talker::attend(client, &table, Some(&tokens[0])).await?;
    let mut asker = Talker::attend(client, &table, Some(&tokens[1])).await?;
    let mut replaced = Value::Null;
    for round in 0..LINES + 100 {
        let propose = json!({ "kind": "propose", "what": { "what": "end" } });
        tally.add_within("limit: proposals", asker.say(&propose).await?, LINES)?;
        asker.catch_up().await?;
        // Whatever was proposed before is no longer what is proposed now.
        let number = std::mem::replace(&mut replaced, asker.table["proposal"]["number"].clone());
        if number.is_u64() && number != replaced {
            let agree = json!({ "kind": "answer", "proposal": number, "agree": true });
            tally.add("answer to a replaced proposal", writer.say(&agree).await?)?;
        }
        let note = json!({ "kind": "note", "text": format!("{round}") });
        tally.add_within("limit: notes", writer.say(&note).await?, LINES)?;
    }
    Ok((table, tokens[0].clone()))
}

/// Sits by link, reaches for the seat that another link keeps, and sits again: nobody may lose a seat by it.
async fn sit_twice(client: Client, tally: &mut Tally) -> Result<Attacked, String> {
    let mut attacked = None;
    for _ in 0..SITTINGS {
        let plan = plan("friedrich", "scenario-1", 2, 0);
        let made = client.expect(201, "POST /api/tables", None, Some(&plan)).await?;
        let word = |value: &Value| value.as_str().map(str::to_owned).ok_or("a new table lacks a word");
        let (table, other) = (word(&made["id"])?, &made["links"][1]["seat"]);
        let (anna, ben) = (word(&made["links"][0]["token"])?, word(&made["links"][1]["token"])?);
        let [sit, swap, start] = ["sit", "swap", "start"].map(|verb| format!("POST /api/tables/{table}/{verb}"));
        let person = |name: &str| json!({ "name": name, "entropy": "0".repeat(64) });
        client.expect(200, &sit, Some(&anna), Some(&person("Anna"))).await?;
        let reach = json!({ "with": other });
        for (class, head, body) in [
            ("change to a seat kept by a link", &swap, &reach),
            ("second sitting by one link", &sit, &person("Anna again")),
        ] {
            let (status, _) = client.request(head, Some(&anna), Some(body)).await?;
            tally.add(class, if status >= 400 { Answer::Refused } else { Answer::Done })?;
        }
        client.expect(200, &sit, Some(&ben), Some(&person("Ben"))).await?;
        client.expect(204, &start, Some(&anna), None).await?;
        attacked = Some((table, ben));
    }
    attacked.ok_or_else(|| "nobody sat down".to_owned())
}

async fn use_a_resigned_seat(client: Client, tally: &mut Tally) -> Result<Attacked, String> {
    let (table, tokens) = client.table(&plan("friedrich", "standard-4p", 4, 0)).await?;
    let mut person = Talker::attend(client, &table, Some(&tokens[3])).await?;
    let version = person.position["version"].clone();
    let resign = json!({ "kind": "play", "version": version, "action": "resign" });
    if person.say(&resign).await? != Answer::Done {
        return Err("nobody could resign".to_owned());
    }
    for round in 0..300 {
        // The connection of the past, and every second time a new one by the old link.
        if round % 2 == 0 {
            person = Talker::attend(client, &table, Some(&tokens[3])).await?;
        }
        let version = person.position["version"].clone();
        for say in [
            json!({ "kind": "play", "version": version, "action": "end" }),
            json!({ "kind": "take-back", "version": version, "count": 1 }),
            json!({ "kind": "propose", "what": { "what": "end" } }),
            json!({ "kind": "talk", "text": "still here" }),
            json!({ "kind": "note", "text": "still here" }),
        ] {
            let answer = person.say(&say).await?;
            tally.add("link of a seat that has resigned", answer)?;
            if answer == Answer::HungUp {
                person = Talker::attend(client, &table, Some(&tokens[3])).await?;
            }
        }
    }
    Ok((table, tokens[0].clone()))
}
