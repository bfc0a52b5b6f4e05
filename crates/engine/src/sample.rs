//! A guess of what is hidden of the part both games have, made from a view alone.

mod armies;
mod deal;

use crate::chance::Dice;
use crate::ruleset::Ruleset;
use crate::state::Core;
use crate::view::CommonView;

pub use deal::Unseen;

/// What both games have, as it may be behind this view.
pub fn imagine(rules: &Ruleset, view: &CommonView, unseen: &Unseen, dice: &mut Dice) -> Core {
    let mut core = Core { open: view.open, ..Core::new(dice.seed()) };
    for fact in &view.facts {
        core.secret.strengths.add(*fact);
    }
    deal::deal(rules, &mut core, view, unseen, dice);
    armies::distribute(rules, &mut core, view, dice);
    core
}
