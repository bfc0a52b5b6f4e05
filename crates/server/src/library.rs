//! Games read step by step, their records, and moments to play on from: made outside the table's own task and kept line
//! by line, so that nobody at a table waits for a reader.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use record::ServerKey;
use rules::tell::Message;
use tokio::sync::{OwnedMutexGuard, Semaphore, mpsc};

use crate::access::Door;
use crate::actor::{self, Command, ForkPoint, Story, TableRequest, TableResponse};
use crate::secret::{Key, hex};
use crate::table::plan::Origin;
use crate::table::replay::Replay;
use crate::table::{Kind, Refused, guard};
use crate::wire::{ReplayStep, ReplaySummary, StepLine};

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
    Fork { step: u32 },
}

impl Wanted {
    fn door(&self) -> Door {
        match self {
            Wanted::Steps | Wanted::Step { .. } => Door::Steps,
            Wanted::Record => Door::Record,
            Wanted::Fork { .. } => Door::Fork,
        }
    }

    fn eyes(&self) -> Option<String> {
        match self {
            Wanted::Step { eyes, .. } => eyes.clone(),
            Wanted::Steps | Wanted::Record | Wanted::Fork { .. } => None,
        }
    }
}

/// One game as far as it has been read.
#[derive(Default)]
struct Book {
    replay: Option<Replay>,
    /// The record with so many lines, of a game that is over or runs.
    record: Option<(usize, bool, String)>,
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
        let story = match actor::ask(table, request).await? {
            Ok(TableResponse::Story(story)) => *story,
            Ok(_) => return Some(Err(no_replay())),
            Err(refused) => return Some(Err(refused)),
        };
        let page = match self.turn_page(&mut book, id, story, &reading.wanted).await {
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
        story: Story,
        wanted: &Wanted,
    ) -> Result<Page, Refused> {
        let _turn = self.readers.acquire().await.map_err(|_| no_replay())?;
        let mut own = std::mem::take(&mut **book);
        let (key, id) = (self.key.clone(), id.to_owned());
        let wanted = match wanted {
            Wanted::Steps => Wanted::Steps,
            Wanted::Step { step, .. } => Wanted::Step { step: *step, eyes: None, english: false },
            Wanted::Record => Wanted::Record,
            Wanted::Fork { step } => Wanted::Fork { step: *step },
        };
        let work = move || {
            let page = guard(|| own.extend(&story).and_then(|()| own.page(&story, &wanted, &key, id)));
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
    fn extend(&mut self, story: &Story) -> Result<(), Refused> {
        let replay = self.replay.get_or_insert_with(|| Replay::begin(Arc::clone(&story.rules), story.seed));
        for line in &story.lines {
            replay.add(line.clone()).map_err(Refused::fault)?;
        }
        Ok(())
    }

    fn page(&mut self, story: &Story, wanted: &Wanted, key: &ServerKey, id: String) -> Result<Page, Refused> {
        let replay = self.replay.as_ref().ok_or_else(no_replay)?;
        match wanted {
            Wanted::Steps => {
                let lines = (1..=replay.len()).filter_map(|step| replay.line(step, story.counted_by));
                let lines: Vec<StepLine> = lines.collect();
                let (steps, finished, eyes) = (lines.len() as u32, story.finished, story.eyes.clone());
                Ok(Page::Whole(TableResponse::Steps(Box::new(ReplaySummary { steps, finished, eyes, lines }))))
            }
            Wanted::Step { step, .. } => one_step(replay, story, *step as usize),
            Wanted::Record => {
                let (lines, over) = (replay.len(), story.facts.is_over());
                let kept = self.record.take().filter(|(had, was_over, _)| (*had, *was_over) == (lines, over));
                let text = match kept {
                    Some((_, _, text)) => text,
                    None => story.facts.write(replay.lines(), key)?,
                };
                self.record = Some((lines, over, text.clone()));
                Ok(Page::Whole(TableResponse::Record(text)))
            }
            Wanted::Fork { step } => fork(replay, story, *step as usize, id),
        }
    }
}

/// One step of the game, of those that whoever asks may count, as it looks to some perspective; without its events.
fn one_step(replay: &Replay, story: &Story, number: usize) -> Result<Page, Refused> {
    let steps = replay.steps_for(story.counted_by);
    let last = steps.len() - 1;
    let Some(&at) = steps.get(number) else {
        let so_far = Message::new("hall-steps-so-far").with("n", last);
        return Err(Refused::of(so_far).with(Kind::Missing));
    };
    let step = ReplayStep {
        step: number as u32,
        steps: last as u32,
        line: replay.line(at, story.perspective),
        events: Vec::new(),
        view: replay.view(at, story.perspective),
        chances: replay.chances(at),
    };
    Ok(Page::Step { at, step: Box::new(step) })
}

/// What a new table needs to go on from a step.
fn fork(replay: &Replay, story: &Story, step: usize, id: String) -> Result<Page, Refused> {
    if step > replay.len() || replay.is_over(step) {
        return Err(Refused::told("hall-over-at-step"));
    }
    let origin = Origin::Fork { of: id, step: step as u32, seed: hex(&story.seed.0) };
    let (plan, pack) = (story.plan.clone(), story.rules.pack.hash_text());
    let point = ForkPoint { plan, origin, actions: replay.standing(step), pack };
    Ok(Page::Whole(TableResponse::Fork(Box::new(point))))
}

fn no_replay() -> Refused {
    Refused::told("hall-no-steps")
}
