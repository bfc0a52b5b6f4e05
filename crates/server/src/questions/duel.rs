//! What each answer would make of the combat that is on: one more card, or stopping here.

use protocol::{LegalWire, ViewWire};
use rules::event::Audience;
use rules::{Dice, Log, Seat};

use super::Answered;
use crate::table::{Refused, Table, guard};
use crate::wire::{AskedAnswer, DuelAnswer};

/// Every answer of the asking seat is played on a world imagined from its view.
pub fn duel(table: &Table, viewer: Option<Seat>) -> Result<Answered, Refused> {
    let seat = viewer.ok_or_else(|| Refused::told("hall-only-seats"))?;
    let game = table.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
    let rules = &table.rules;
    guard(|| {
        let view = rules.view(game.state(), viewer);
        if view.combat.duel.is_none() {
            return Err(Refused::told("hall-no-duel"));
        }
        let world = rules.sample(&view, &mut Dice::new(0));
        let legal = rules.legal(game.state(), seat);
        let texts = LegalWire::of(&legal, rules).actions.into_iter().map(|action| action.text);
        let answers = legal.actions.iter().zip(texts).filter_map(|(action, text)| {
            let (mut after, mut log) = (world, Log::new());
            after.play(rules, seat, action, &mut log).ok()?;
            let told = log.into_entries().into_iter().find(|entry| entry.audience == Audience::All)?;
            let duel = ViewWire::of(&after.view(rules, viewer), rules).duel;
            Some(DuelAnswer {
                action: text,
                score: duel.as_ref().map(|duel| duel.score),
                to_play: duel.map(|duel| duel.to_play),
                told: rules.tell_event(&told.event).into(),
            })
        });
        Ok(Answered::plain(AskedAnswer::Duel { answers: answers.collect() }))
    })
}
