//! Armies that pass inside a stack: nobody but their owner gets a message, a number, a line or a moment of it.

use super::*;
use crate::wire::{Asked, Proposed};

/// A game with two people and a spectator, played until somebody may move armies inside a stack; his words to do so.
struct Scene {
    server: TestServer,
    id: String,
    people: Vec<Token>,
    clients: Vec<Client>,
    watcher: Client,
    owner: usize,
    transfer: String,
}

fn transfer(client: &Client) -> Option<String> {
    let forms = client.position["legal"]["free"].as_array()?;
    let form = forms.iter().find(|form| form["form"] == "transfer")?;
    form["example"].as_str().map(str::to_owned)
}

impl Scene {
    async fn new() -> Scene {
        let server = TestServer::new().await;
        let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
        let mut clients = Vec::new();
        for token in &people {
            clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
        }
        let watcher = Client::attend(&server.registry, &created.id, None).await.unwrap();
        let mut luck = rules::Dice::new(7);
        for most in 5.. {
            assert!(most < 400, "nobody ever had a stack");
            play_on(&mut clients, most, &mut luck).await;
            for client in &mut clients {
                client.catch_up();
            }
            if let Some(owner) = clients.iter().position(|client| transfer(client).is_some()) {
                let transfer = transfer(&clients[owner]).unwrap();
                return Scene { server, id: created.id, people, clients, watcher, owner, transfer };
            }
        }
        unreachable!("it was found, or given up")
    }

    async fn steps(&self, token: Option<&Token>) -> Value {
        let key = token.map(Token::key);
        match self.server.registry.read(&self.id, key, Wanted::Steps).await.expect("the steps") {
            TableResponse::Steps(found) => serde_json::to_value(*found).unwrap(),
            _ => panic!("steps were asked for"),
        }
    }

    async fn step(&self, token: Option<&Token>, step: u64) -> Value {
        let key = token.map(Token::key);
        let wanted = Wanted::Step { step: step as u32, eyes: None, english: true };
        match self.server.registry.read(&self.id, key, wanted).await.expect("a step") {
            TableResponse::Step(found) => serde_json::to_value(*found).unwrap(),
            _ => panic!("a step was asked for"),
        }
    }

    /// Everything the other player and the public can fetch.
    async fn found_by_others(&mut self) -> Vec<Value> {
        let other = self.people[1 - self.owner].clone();
        let mut found = Vec::new();
        for token in [Some(&other), None] {
            let steps = self.steps(token).await;
            let last = steps["steps"].as_u64().unwrap();
            found.extend([self.step(token, last).await, steps]);
        }
        let changed = self.server.registry.read(&self.id, None, Wanted::Record).await.unwrap();
        let TableResponse::Record(text) = changed else { panic!("a record was asked for") };
        let (public, sealed) = text.split_once("\nsealed: ").expect("it is sealed");
        found.extend([public.into(), sealed.len().into()]);
        for client in [&mut self.clients[1 - self.owner], &mut self.watcher] {
            let known = client.say(Say::Ask { about: Asked::Knowledge }).await;
            found.extend([known["answer"].clone(), client.position.clone()]);
        }
        found
    }

    /// Whatever has come to the others so far is forgotten.
    fn hush(&mut self) {
        for client in [&mut self.clients[1 - self.owner], &mut self.watcher] {
            client.catch_up();
            client.raw.clear();
        }
    }

    /// The table takes words in turn: with the answer to this, all that was sent before has come.
    async fn assert_nothing_came(&mut self) {
        for client in [&mut self.clients[1 - self.owner], &mut self.watcher] {
            client.say(Say::Ask { about: Asked::Chance }).await;
            assert_eq!(client.raw.len(), 1, "only the answer came: {:?}", client.raw);
        }
    }

    async fn do_it(&mut self) {
        let (owner, words) = (&mut self.clients[self.owner], self.transfer.clone());
        let version = owner.version();
        assert_eq!(owner.play(version, &words).await["outcome"], "done");
        owner.until(|owner| owner.version() > version).await;
    }

    async fn take_back(&mut self, count: u32) {
        let owner = &mut self.clients[self.owner];
        let version = owner.version();
        assert_eq!(owner.say(Say::TakeBack { version, count }).await["outcome"], "done");
        owner.until(|owner| owner.version() > version).await;
    }
}

#[tokio::test]
async fn nobody_else_learns_that_armies_passed_inside_a_stack() {
    let mut scene = Scene::new().await;
    let before = scene.found_by_others().await;
    let own = scene.steps(Some(&scene.people[scene.owner].clone())).await["steps"].as_u64().unwrap();
    let actions = scene.clients[scene.owner].position["actions"].clone();
    scene.hush();
    scene.do_it().await;
    scene.assert_nothing_came().await;
    assert!(scene.found_by_others().await == before, "what others can fetch is as it was");
    assert_eq!(scene.clients[scene.owner].position["actions"], actions, "a number all see does not count it");
    let token = scene.people[scene.owner].clone();
    let steps = scene.steps(Some(&token)).await;
    assert_eq!(steps["steps"], own + 1, "its owner finds it");
    assert_eq!(steps["lines"].as_array().unwrap().last().unwrap()["action"], scene.transfer);
    assert_eq!(scene.step(Some(&token), own + 1).await["line"]["action"], scene.transfer);
    scene.hush();
    scene.take_back(1).await;
    scene.assert_nothing_came().await;
    assert!(scene.found_by_others().await == before, "nor that it was taken back");
    let told = scene.clients[scene.owner].events.last().unwrap().clone();
    assert!(told.contains("takes back"), "{told}");
}

#[tokio::test]
async fn others_see_as_many_actions_taken_back_as_they_had_seen() {
    let mut scene = Scene::new().await;
    scene.do_it().await;
    let seen = |scene: &Scene| scene.clients[scene.owner].position["actions"].as_u64().unwrap();
    let before = seen(&scene);
    let other = 1 - scene.owner;
    scene.clients[scene.owner].say(Say::Propose { what: Proposed::GoBack { actions: 2 } }).await;
    scene.clients[other].until(|other| other.table["proposal"].is_object()).await;
    scene.clients[other].answer_proposal(true).await;
    for client in &mut scene.clients {
        client.until(|client| client.position["actions"].as_u64() == Some(before - 2)).await;
        let told = client.events.last().unwrap();
        assert!(told.contains("go back 2 actions"), "{told}");
    }
    let token = scene.people[other].clone();
    let lines = scene.steps(Some(&token)).await;
    assert_eq!(lines["lines"].as_array().unwrap().last().unwrap()["action"], "undo 2");
}

#[tokio::test]
async fn the_notebook_of_a_seat_is_silent_too() {
    let mut scene = Scene::new().await;
    scene.hush();
    let text = "He always bluffs.".to_owned();
    assert_eq!(scene.clients[scene.owner].say(Say::Note { text }).await["outcome"], "done");
    scene.assert_nothing_came().await;
}

/// What is over lies open: everybody finds every step.
#[tokio::test]
async fn a_finished_game_shows_what_was_unseen() {
    let mut scene = Scene::new().await;
    scene.do_it().await;
    let owner = &mut scene.clients[scene.owner];
    let version = owner.version();
    owner.play(version, "resign").await;
    scene.clients[1 - scene.owner].until(|client| client.stage() == "over").await;
    let steps = scene.steps(None).await;
    let lines = steps["lines"].as_array().unwrap();
    let at = lines.iter().position(|line| line["action"] == scene.transfer.as_str()).expect("it is found");
    assert_eq!(steps["steps"], lines.len());
    let step = scene.step(None, at as u64 + 1).await;
    assert!(step["line"].is_null(), "with the eyes of the public there was nothing to see");
    let full = Wanted::Step { step: at as u32 + 1, eyes: Some("full".to_owned()), english: true };
    let TableResponse::Step(full) = scene.server.registry.read(&scene.id, None, full).await.unwrap() else {
        panic!("a step")
    };
    assert_eq!(full.line.expect("a line").action, scene.transfer);
}
