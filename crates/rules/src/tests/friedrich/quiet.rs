//! Lets time pass: everybody does as little as the rules allow.

use super::table::Scene;
use engine::action::Action;
use engine::event::{Event, Log};
use engine::question::Form;

/// One answer of the first seat that is asked; false when the game is over.
pub fn idle(table: &mut Scene) -> bool {
    let Some((seat, question)) = table.rules.next_asked(&table.state) else { return false };
    let legal = table.rules.legal(&table.state, seat);
    let is_idle = |action: &&Action| {
        matches!(action, Action::End | Action::Concede | Action::Pass | Action::Offensive { card: None })
    };
    let wanted = |form: &&Form| matches!(form, Form::Deploy(form) if form.power == question.power);
    let listed = legal.actions.iter().find(is_idle).or(legal.actions.first()).copied();
    let action = listed.or_else(|| legal.forms.iter().find(wanted).map(Form::example));
    let action = action.expect("an asked seat can answer");
    let mut log = Log::new();
    table.rules.play(&mut table.state, seat, &action, &mut log).expect("what is listed is allowed");
    table.rules.assert_sound(&table.state);
    table.events.extend(log.into_entries());
    true
}

/// Goes on until this holds; the game must not end before.
#[track_caller]
pub fn idle_until(table: &mut Scene, holds: impl Fn(&Scene) -> bool) {
    while !holds(table) {
        assert!(idle(table), "the game ended before");
    }
}

/// Goes on to the movement phase of a power, the next one if it is on now.
#[track_caller]
pub fn idle_to(table: &mut Scene, power: &str) {
    idle(table);
    idle_until(table, |table| table.is_asked(power));
}

/// What is told of each event that this picks out, in order.
pub fn told<T>(table: &Scene, pick: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    table.events.iter().filter_map(|entry| pick(&entry.event)).collect()
}
