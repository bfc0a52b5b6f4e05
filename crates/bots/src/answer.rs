//! Answers that need no thought, and the last resort of every bot: a random legal one.

use rules::{Action, Dice, Form};

use crate::bot::Situation;

/// How often the dice are asked for a filling before the example of the form must do.
const TRIES: usize = 20;

/// Any legal answer: from the list or a filled form, each equally likely.
pub fn at_random(situation: &Situation, dice: &mut Dice) -> Action {
    let legal = situation.legal;
    let forms: Vec<&Form> = legal.forms.iter().filter(|form| is_asked_for(situation, form)).collect();
    let at = dice.below((legal.actions.len() + forms.len()).max(1));
    match legal.actions.get(at) {
        Some(&action) => action,
        None => filled(situation, forms[at - legal.actions.len()], dice),
    }
}

/// A deployment form of a power already deployed is open, too, but does not answer the question.
pub fn is_asked_for(situation: &Situation, form: &Form) -> bool {
    !matches!(form, Form::Deploy(deploy) if deploy.power != situation.question.power)
}

/// A random filling. Forms speak of the seat's own pieces and cards, so an imagined world judges them rightly.
pub fn filled(situation: &Situation, form: &Form, dice: &mut Dice) -> Action {
    let world = situation.rules.sample(situation.view, dice);
    let mut fillings = (0..TRIES).filter_map(|_| world.fill(situation.rules, form, dice));
    fillings.next().unwrap_or_else(|| form.example())
}
