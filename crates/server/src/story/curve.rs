//! How the chances went, and where they turned.

use rules::tell::Message;
use rules::{Audience, Entry, Event, Ruleset, View};

use super::moment::Moment;
use crate::questions::outlook;
use crate::wire::{CurvePoint, SeatChance, TurningPoint};

/// Turning points told at most; smaller changes than this are none.
const MOST_TURNING: usize = 6;
const LEAST_SWING: f32 = 0.02;
/// Points of the curve: a smaller change is left out, and of too many every other one goes.
const LEAST_CHANGE: f32 = 0.005;
const MOST_POINTS: usize = 240;

pub struct Curve {
    points: Vec<CurvePoint>,
    /// The chances after the last step.
    last: Vec<SeatChance>,
    turning: Vec<TurningPoint>,
    /// The last step was left out.
    left_out: Option<CurvePoint>,
}

impl Curve {
    pub fn new(rules: &Ruleset, start: &View) -> Curve {
        let chances = outlook::chances(rules, start);
        let first = CurvePoint { step: 0, turn: start.turn, chances: chances.clone() };
        let points = if chances.is_empty() { Vec::new() } else { vec![first] };
        Curve { points, last: chances, turning: Vec::new(), left_out: None }
    }

    pub fn hear(&mut self, moment: &Moment) {
        // Before a game that ends without being counted there is no curve, and its end alone makes none.
        if moment.step == 0 || self.last.is_empty() {
            return;
        }
        let chances = outlook::chances(moment.rules, moment.after);
        self.turn(moment, &chances);
        let point = CurvePoint { step: moment.step, turn: moment.after.turn, chances: chances.clone() };
        let is_news = self.points.last().is_none_or(|last| {
            last.turn != point.turn || change(&last.chances, &chances).is_some_and(|(_, by)| by.abs() >= LEAST_CHANGE)
        });
        if is_news {
            self.points.push(point);
            self.left_out = None;
        } else {
            self.left_out = Some(point);
        }
        self.last = chances;
    }

    fn turn(&mut self, moment: &Moment, chances: &[SeatChance]) {
        let Some((seat, by)) = change(&self.last, chances) else { return };
        if by.abs() < LEAST_SWING {
            return;
        }
        let Some(message) = headline(moment) else { return };
        self.turning.push(TurningPoint {
            step: moment.step,
            turn: moment.turn,
            seat: chances[seat].seat.clone().into(),
            before: self.last[seat].chance,
            after: chances[seat].chance,
            message: message.into(),
        });
    }

    pub fn into_wire(mut self) -> (Vec<TurningPoint>, Vec<CurvePoint>) {
        self.points.extend(self.left_out);
        while self.points.len() > MOST_POINTS {
            let last = self.points.len() - 1;
            let mut at = 0..;
            self.points.retain(|_| at.next().is_some_and(|at| at % 2 == 0 || at == last));
        }
        let swing = |point: &TurningPoint| (point.after - point.before).abs();
        self.turning.sort_by(|one, other| swing(other).total_cmp(&swing(one)));
        self.turning.truncate(MOST_TURNING);
        self.turning.sort_by_key(|point| point.step);
        (self.turning, self.points)
    }
}

/// The seat whose chance has changed most, and by how much.
fn change(before: &[SeatChance], after: &[SeatChance]) -> Option<(usize, f32)> {
    let changes = before.iter().zip(after).map(|(before, after)| after.chance - before.chance);
    changes.enumerate().max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))
}

/// The weightiest of what everybody was told; of several alike the last.
fn headline(moment: &Moment) -> Option<Message> {
    let told = moment.events.iter().filter(|entry| entry.audience == Audience::All);
    let first = told.max_by_key(|entry: &&Entry| weight(&entry.event))?;
    Some(moment.rules.tell_event(&first.event))
}

/// What a person would tell first.
fn weight(event: &Event) -> u8 {
    match event {
        Event::PowerLeft { .. } | Event::PeaceMade | Event::Resigned { .. } => 9,
        Event::NoRetreat { .. } | Event::Starved { .. } => 8,
        Event::Beaten { .. } => 7,
        Event::Conquered { .. } | Event::Reconquered { .. } | Event::SaxonyTurns { .. } => 6,
        Event::Elected { .. } | Event::FateDrawn { .. } | Event::VictoryEased { .. } | Event::WinterScores { .. } => 5,
        Event::Ended { .. } => 4,
        Event::Removed { .. } | Event::TrainTaken { .. } | Event::Hungry { .. } | Event::Executed { .. } => 3,
        Event::Recruited { .. } | Event::Retreated { .. } | Event::Tied { .. } | Event::Marched { .. } => 2,
        Event::SeatDone { .. } | Event::MovementEnded { .. } | Event::CombatsBegin => 0,
        _ => 1,
    }
}
