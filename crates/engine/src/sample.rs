//! A guess of what is hidden of the part both games have, made from a view alone.

mod armies;
mod deal;

use board::PieceSet;
use board::limits::SITES;

use crate::chance::Dice;
use crate::ruleset::{NONE, Ruleset};
use crate::shared::combat::Combat;
use crate::state::{Core, Questions};
use crate::view::CommonView;

pub use deal::Unseen;

/// What both games have, as it may be behind this view.
pub fn imagine(rules: &Ruleset, view: &CommonView, unseen: &Unseen, dice: &mut Dice) -> Core {
    let mut core = Core::new(dice.seed());
    place_what_is_seen(rules, &mut core, view);
    deal::deal(rules, &mut core, view, unseen, dice);
    armies::distribute(rules, &mut core, view, dice);
    core
}

/// Everything of the shared part that lies open, and nothing else.
fn place_what_is_seen(rules: &Ruleset, core: &mut Core, view: &CommonView) {
    core.turn = view.turn;
    core.next_set = view.next_set;
    core.reshuffles = view.reshuffles;
    core.resigned = view.resigned;
    for piece in &view.pieces {
        core.put(piece.piece, piece.place);
        let marks = [
            (piece.face_down, &mut core.flipped),
            (piece.moved, &mut core.moved),
            (piece.retreated, &mut core.retreated),
            (piece.chosen, &mut core.chosen),
        ];
        for (is_marked, set) in marks {
            if is_marked {
                set.insert(piece.piece);
            }
        }
    }
    for power in &view.powers {
        let at = power.power.index();
        core.seat_of[at] = power.seat;
        core.present |= u8::from(power.present) << power.power.0;
        core.neutral |= u8::from(power.neutral) << power.power.0;
        core.enemies[at] = power.enemies;
        core.partners[at] = power.partners;
        core.void[at] = power.hand.lacks;
    }
    (core.control, core.pending) = ([NONE; SITES], Questions::NONE);
    for site in &view.sites {
        core.control[site.site.index()] = site.control.map_or(NONE, |power| power.0);
        core.pending.set(site.site, site.pending);
    }
    core.combat = Combat::of(&view.combats, view.duel);
    for fact in &view.facts {
        core.strengths.add(*fact);
    }
    debug_assert!(view.pieces.iter().map(|piece| piece.piece).collect::<PieceSet>() == rules.in_play.or(rules.idle));
}
