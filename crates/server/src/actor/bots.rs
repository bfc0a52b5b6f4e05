//! Bots at a table: one thinks at a time, on a thread of its own, from the view of its seat.

use std::time::Duration;

use rules::{Action, Seat};
use tokio::time::Instant;
use tracing::warn;

use super::{Command, TableActor};
use crate::players::{self, BotTurn};
use crate::secret::random_bytes;
use crate::table::log_entry::LogEntry;
use crate::table::{Stage, Table, TableEvent};

/// After so many illegal answers in a row a bot plays at random.
const PATIENCE: u32 = 3;

/// What came of a bot's answer.
enum BotPlayed {
    Done,
    NotStored,
    NoAnswer(&'static str),
}

/// When a bot answers that has thought for so long: at the end of its pause, or of the next one. How long it took says
/// something about its hand; all that shows of it is the number of pauses, and that is one.
fn beat(thought: Duration, pause: Duration) -> Duration {
    if pause.is_zero() {
        return thought;
    }
    let pauses = thought.as_nanos().div_ceil(pause.as_nanos()).max(1);
    pause * u32::try_from(pauses).unwrap_or(u32::MAX)
}

/// What somebody has thought of, on the beat.
async fn on_the_beat<T>(pause: Duration, thinking: impl Future<Output = T>) -> T {
    let began = Instant::now();
    let thought = thinking.await;
    tokio::time::sleep_until(began + beat(began.elapsed(), pause)).await;
    thought
}

impl TableActor {
    /// Lets the first bot that is asked think, unless one is thinking already.
    pub(super) fn let_bots_think(&mut self) {
        if self.thinking.is_busy() || self.store_due.is_some() || self.table.stage != Stage::Playing {
            return;
        }
        let plays = |seat: &Seat| self.table.asked(*seat).is_some() && self.table.bot_of(*seat).is_some();
        let Some(seat) = self.table.seats().find(plays) else { return };
        let Some(turn) = bot_turn(&self.table, seat, self.thinking.seen[seat.index()]) else { return };
        self.thinking.now = Some(seat);
        self.thinking.shown = self.table.events.len();
        let misses = self.thinking.misses;
        let name = self.table.bot_of(seat).unwrap_or(players::RANDOM).to_owned();
        let rules = std::sync::Arc::clone(&self.table.rules);
        let version = self.table.seat_state(seat).version;
        let (own, pause) = (self.own.clone(), self.settings.bot_pause);
        tokio::spawn(async move {
            let thought = tokio::task::spawn_blocking(move || {
                let luck = u64::from_le_bytes(random_bytes());
                let answer = if misses < PATIENCE {
                    players::decide(&name, &rules, &turn, luck)
                } else {
                    players::any(&rules, &turn, luck)
                };
                answer.map(Box::new)
            });
            // A bot that fails has no answer; the actor asks again.
            let action = on_the_beat(pause, thought).await.ok().flatten();
            if let Some(own) = own.upgrade() {
                let _ = own.send(Command::BotDecided { seat, version, action }).await;
            }
        });
    }

    pub(super) async fn bot_decided(&mut self, seat: Seat, version: u32, action: Option<Box<Action>>) {
        self.thinking.now = None;
        let is_current = self.table.seat_state(seat).version == version && self.table.bot_of(seat).is_some();
        match if is_current { self.bot_plays(seat, action).await } else { BotPlayed::Done } {
            BotPlayed::Done => self.thinking.answered(seat),
            // No fault of the bot: it is asked again when the store takes something.
            BotPlayed::NotStored => {}
            BotPlayed::NoAnswer(why) => {
                self.thinking.misses += 1;
                warn!(table = self.table.id, misses = self.thinking.misses, "a bot had no legal answer: {why}");
                if self.thinking.misses > 10 * PATIENCE {
                    self.fail("a bot without any answer", None).await;
                }
            }
        }
        if self.closing.is_none() {
            self.let_bots_think();
        }
    }

    async fn bot_plays(&mut self, seat: Seat, action: Option<Box<Action>>) -> BotPlayed {
        let Some(action) = action else { return BotPlayed::NoAnswer("none at all") };
        let by = self.table.bot_of(seat).map(str::to_owned);
        let recorded = rules::text::write(&self.table.rules, &action);
        match self.table.judge_action(seat, &action, recorded.clone(), by.clone()) {
            Ok(judged) => match self.commit(judged).await {
                Ok(()) => BotPlayed::Done,
                Err(_) => BotPlayed::NotStored,
            },
            Err(refused) => {
                self.refuse(refused, LogEntry::Acts { seat: seat.0, action: recorded, by }).await;
                if self.closing.is_some() { BotPlayed::Done } else { BotPlayed::NoAnswer("refused") }
            }
        }
    }
}

/// All a bot may know when its seat is asked; `seen` counts the events it was shown before.
fn bot_turn(table: &Table, seat: Seat, seen: usize) -> Option<BotTurn> {
    let (game, question) = (table.game()?, table.asked(seat)?);
    let shown = table.events[seen.min(table.events.len())..].iter().filter(|event| event.is_for(Some(seat)));
    let events = shown.filter_map(|event| match event {
        TableEvent::Rules(entry) => Some(entry.event.clone()),
        TableEvent::Table(_) | TableEvent::Own(..) | TableEvent::Others(..) => None,
    });
    Some(BotTurn {
        seat,
        view: table.rules.view(game.state(), Some(seat)),
        question,
        legal: table.rules.legal(game.state(), seat),
        events: events.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_long_a_bot_thinks_it_answers_on_the_beat() {
        let pause = Duration::from_millis(250);
        for thought in [0, 1, 40, 249, 250] {
            assert_eq!(beat(Duration::from_millis(thought), pause), pause, "{thought}");
        }
        assert_eq!(beat(Duration::from_millis(251), pause), pause * 2);
        assert_eq!(beat(Duration::from_millis(7), Duration::ZERO), Duration::from_millis(7), "no pause was wanted");
    }

    #[tokio::test(start_paused = true)]
    async fn the_time_a_thought_takes_is_part_of_the_pause() {
        let pause = Duration::from_millis(250);
        for (thinks, answers) in [(0, 250), (40, 250), (249, 250), (260, 500)] {
            let began = Instant::now();
            on_the_beat(pause, tokio::time::sleep(Duration::from_millis(thinks))).await;
            assert_eq!(began.elapsed(), Duration::from_millis(answers), "{thinks}");
        }
    }
}
