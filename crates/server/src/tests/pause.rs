//! Bots answer at the end of their pause, not when they have thought.

use super::*;

const PAUSE: Duration = Duration::from_hours(1);
const NEARLY: Duration = Duration::from_mins(59);

/// Lets the clock run on by itself. It stands still while a bot thinks, so whoever has been asked has thought by then.
async fn let_pass(time: Duration) {
    tokio::time::pause();
    tokio::time::sleep(time).await;
    tokio::time::resume();
}

#[tokio::test]
async fn a_bot_that_has_thought_waits_for_the_end_of_its_pause() {
    let server = TestServer::with(Settings { bot_pause: PAUSE, idle: PAUSE * 9, ..settings() }).await;
    let (created, people) = started(&server.registry, scenario(&format!("{BOT},{LINK}"), "")).await;
    let mut person = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    // Both deploy at the same time; then the bot has the first turn.
    let (version, deployment) = (person.version(), person.answer(0));
    person.play(version, &deployment).await;
    for actions in 1..4 {
        person.until(|person| person.position["actions"].as_u64() >= Some(actions)).await;
        let_pass(NEARLY).await;
        // Whatever the bot has sent was taken before this question.
        person.say(Say::Ask { about: serde_json::from_str(r#"{"ask":"knowledge"}"#).unwrap() }).await;
        assert_eq!(person.position["actions"], actions, "the bot did not wait");
        let_pass(Duration::from_mins(2)).await;
    }
    person.until(|person| person.position["actions"] == 4).await;
}
