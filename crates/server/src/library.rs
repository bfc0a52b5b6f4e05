//! Games read step by step, their records, and moments to play on from: made outside the table's own task and kept line
//! by line, so that nobody at a table waits for a reader.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use record::ServerKey;
use rules::tell::Message;
use tokio::sync::{OwnedMutexGuard, Semaphore, mpsc};

use crate::access::Door;
use crate::actor::{self, Command, ForkPoint, ReadableGame, TableRequest, TableResponse};
use crate::secret::{Key, hex};
use crate::story;
use crate::table::plan::Origin;
use crate::table::replay::Replay;
use crate::table::{Kind, Refused, guard};
use crate::wire::{ReplayStep, ReplaySummary, StepLine, StoryWire};

/// What is kept of a game nobody has read for so long is dropped; it is quickly made again.
const KEEP_FOR: Duration = Duration::from_secs(90);
/// Games kept at the same time.
const MOST_BOOKS: usize = 256;
/// Readers served at the same time, so that those who play find a processor free.
const READERS: usize = 1;

/// What somebody wants to read.
pub struct Reading {
    pub key: Option<Key>,
    pub wanted: Wanted,
}

pub enum Wanted {
    Steps,
    Step { step: u32, eyes: Option<String>, english: bool },
    Record,
    Story,
    Fork { step: u32 },
}

impl Wanted {
    fn door(&self) -> Door {
        match self {
            Wanted::Steps | Wanted::Step { .. } => Door::Steps,
            Wanted::Record => Door::Record,
            Wanted::Story => Door::Story,
            Wanted::Fork { .. } => Door::Fork,
        }
    }

    fn eyes(&self) -> Option<String> {
        match self {
            Wanted::Step { eyes, .. } => eyes.clone(),
            Wanted::Steps | Wanted::Record | Wanted::Story | Wanted::Fork { .. } => None,
        }
    }
}

/// One game as far as it has been read.
#[derive(Default)]
struct Book {
    replay: Option<Replay>,
    /// The record with so many lines, of a game that is over or runs.
    record: Option<(usize, bool, String)>,
    /// Told once the game is over.
    story: Option<Arc<StoryWire>>,
}

struct Shelf {
    book: Arc<tokio::sync::Mutex<Book>>,
    used: Instant,
}

pub struct Library {
    key: ServerKey,
    shelves: Mutex<HashMap<String, Shelf>>,
    pub readers: Semaphore,
}

/// What a reader gets, or what is still to be asked of the table.
enum Page {
    Whole(TableResponse),
    /// The events of a step.
    Step {
        at: usize,
        step: Box<ReplayStep>,
    },
}

impl Library {
    pub fn new(key: ServerKey) -> Library {
        Library { key, shelves: Mutex::default(), readers: Semaphore::new(READERS) }
    }

    /// Answers from what is kept and the lines that have come since. `None`: the table has just closed.
    pub async fn read(
        &self,
        id: &str,
        table: &mpsc::Sender<Command>,
        reading: &Reading,
    ) -> Option<Result<TableResponse, Refused>> {
        let mut book = self.book(id).lock_owned().await;
        let (key, eyes) = (reading.key.clone(), reading.wanted.eyes());
        let known = book.replay.as_ref().map_or(0, Replay::len);
        let request = TableRequest::Read { key, door: reading.wanted.door(), eyes, known };
        let game = match actor::ask(table, request).await? {
            Ok(TableResponse::Read(game)) => *game,
            Ok(_) => return Some(Err(no_replay())),
            Err(refused) => return Some(Err(refused)),
        };
        let page = match self.turn_page(&mut book, id, game, &reading.wanted).await {
            Ok(page) => page,
            Err(refused) => return Some(Err(refused)),
        };
        drop(book);
        match page {
            Page::Whole(response) => Some(Ok(response)),
            Page::Step { at, step } => self.with_events(table, reading, at, *step).await,
        }
    }

    /// Plays the new lines and looks the page up, on a thread for such work.
    async fn turn_page(
        &self,
        book: &mut OwnedMutexGuard<Book>,
        id: &str,
        game: ReadableGame,
        wanted: &Wanted,
    ) -> Result<Page, Refused> {
        let _turn = self.readers.acquire().await.map_err(|_| no_replay())?;
        let mut own = std::mem::take(&mut **book);
        let (key, id) = (self.key.clone(), id.to_owned());
        let wanted = match wanted {
            Wanted::Steps => Wanted::Steps,
            Wanted::Step { step, .. } => Wanted::Step { step: *step, eyes: None, english: false },
            Wanted::Record => Wanted::Record,
            Wanted::Story => Wanted::Story,
            Wanted::Fork { step } => Wanted::Fork { step: *step },
        };
        let work = move || {
            let page = guard(|| own.extend(&game).and_then(|()| own.page(&game, &wanted, &key, id)));
            (own, page)
        };
        let (own, page) = tokio::task::spawn_blocking(work).await.map_err(|_| no_replay())?;
        // What failed half way is made anew.
        if page.as_ref().err().is_none_or(|refused| !refused.is_fault()) {
            **book = own;
        }
        page
    }

    /// The events of a step stand at the table.
    async fn with_events(
        &self,
        table: &mpsc::Sender<Command>,
        reading: &Reading,
        at: usize,
        step: ReplayStep,
    ) -> Option<Result<TableResponse, Refused>> {
        let (key, eyes) = (reading.key.clone(), reading.wanted.eyes());
        let english = matches!(reading.wanted, Wanted::Step { english: true, .. });
        Some(match actor::ask(table, TableRequest::Events { key, eyes, step: at, english }).await? {
            Ok(TableResponse::Events(events)) => Ok(TableResponse::Step(Box::new(ReplayStep { events, ..step }))),
            Ok(_) => Err(no_replay()),
            Err(refused) => Err(refused),
        })
    }

    fn book(&self, id: &str) -> Arc<tokio::sync::Mutex<Book>> {
        let now = Instant::now();
        let mut shelves = self.shelves.lock().unwrap_or_else(PoisonError::into_inner);
        shelves.retain(|_, shelf| now.duration_since(shelf.used) < KEEP_FOR);
        if shelves.len() >= MOST_BOOKS
            && let Some(oldest) = shelves.iter().min_by_key(|(_, shelf)| shelf.used).map(|(id, _)| id.clone())
        {
            shelves.remove(&oldest);
        }
        let shelf = shelves.entry(id.to_owned()).or_insert_with(|| Shelf { book: Arc::default(), used: now });
        shelf.used = now;
        Arc::clone(&shelf.book)
    }
}

impl Book {
    fn extend(&mut self, game: &ReadableGame) -> Result<(), Refused> {
        let replay = self.replay.get_or_insert_with(|| Replay::begin(Arc::clone(&game.rules), game.seed));
        for line in &game.lines {
            replay.add(line.clone()).map_err(Refused::fault)?;
        }
        Ok(())
    }

    fn page(&mut self, game: &ReadableGame, wanted: &Wanted, key: &ServerKey, id: String) -> Result<Page, Refused> {
        let replay = self.replay.as_ref().ok_or_else(no_replay)?;
        match wanted {
            Wanted::Steps => {
                let lines = (1..=replay.len()).filter_map(|step| replay.line(step, game.counted_by));
                let lines: Vec<StepLine> = lines.collect();
                let (steps, finished, eyes) = (lines.len() as u32, game.finished, game.eyes.clone());
                Ok(Page::Whole(TableResponse::Steps(Box::new(ReplaySummary { steps, finished, eyes, lines }))))
            }
            Wanted::Step { step, .. } => one_step(replay, game, *step as usize),
            Wanted::Record => {
                let (lines, over) = (replay.len(), game.facts.is_over());
                let kept = self.record.take().filter(|(had, was_over, _)| (*had, *was_over) == (lines, over));
                let text = match kept {
                    Some((_, _, text)) => text,
                    None => game.facts.write(replay.lines(), key)?,
                };
                self.record = Some((lines, over, text.clone()));
                Ok(Page::Whole(TableResponse::Record(text)))
            }
            Wanted::Story => {
                let told = match self.story.take() {
                    Some(told) => told,
                    None => Arc::new(story::tell(&game.rules, game.seed, &replay.standing(replay.len()))?),
                };
                self.story = Some(Arc::clone(&told));
                Ok(Page::Whole(TableResponse::Story(told)))
            }
            Wanted::Fork { step } => fork(replay, game, *step as usize, id),
        }
    }
}

/// One step of the game, of those that whoever asks may count, as it looks to some perspective; without its events.
fn one_step(replay: &Replay, game: &ReadableGame, number: usize) -> Result<Page, Refused> {
    let steps = replay.steps_for(game.counted_by);
    let last = steps.len() - 1;
    let Some(&at) = steps.get(number) else {
        let so_far = Message::new("hall-steps-so-far").with("n", last);
        return Err(Refused::of(so_far).with(Kind::Missing));
    };
    let step = ReplayStep {
        step: number as u32,
        steps: last as u32,
        line: replay.line(at, game.perspective),
        events: Vec::new(),
        view: replay.view(at, game.perspective),
        chances: replay.chances(at),
    };
    Ok(Page::Step { at, step: Box::new(step) })
}

/// What a new table needs to go on from a step.
fn fork(replay: &Replay, game: &ReadableGame, step: usize, id: String) -> Result<Page, Refused> {
    if step > replay.len() || replay.is_over(step) {
        return Err(Refused::told("hall-over-at-step"));
    }
    let origin = Origin::Fork { of: id, step: step as u32, seed: hex(&game.seed.0) };
    let (plan, pack) = (game.plan.clone(), game.rules.pack.hash_text());
    let actions = replay.standing(step).into_iter().map(|standing| (standing.seat.0, standing.action)).collect();
    let point = ForkPoint { plan, origin, actions, pack };
    Ok(Page::Whole(TableResponse::Fork(Box::new(point))))
}

fn no_replay() -> Refused {
    Refused::told("hall-no-steps")
}
