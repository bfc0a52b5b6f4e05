//! A guess of what is hidden: a world that looks exactly like the view it was made from.
//!
//! Made from the view alone, so nobody can look behind the cards by sampling.

mod armies;
mod deal;
#[cfg(test)]
mod tests;

use board::PieceSet;
use board::limits::SITES;

use crate::action::Action;
use crate::chance::Dice;
use crate::event::Log;
use crate::inspect::Inspection;
use crate::outcome::Outcome;
use crate::question::{Form, Legal, Question};
use crate::refusal::Refusal;
use crate::ruleset::{NONE, Ruleset, Seat};
use crate::shared::combat::Combat;
use crate::state::{Core, Questions, State, Title};
use crate::titles::{friedrich, maria};
use crate::view::{TitleView, View};

/// A possible position, as somebody imagines it: it can be played on and is never the truth.
#[derive(Clone, Copy)]
pub struct World {
    state: State,
}

impl Ruleset {
    /// A world in which this viewer would see exactly this.
    pub fn sample(&self, view: &View, dice: &mut Dice) -> World {
        let mut core = Core::new(dice.seed());
        place_what_is_seen(self, &mut core, view);
        deal::deal(self, &mut core, view, dice);
        armies::distribute(self, &mut core, view, dice);
        let title = match &view.title {
            TitleView::Friedrich(own) => Title::Friedrich(friedrich::imagine(self, &core, view, own, dice)),
            TitleView::Maria(own) => Title::Maria(maria::imagine(self, &mut core, view, own, dice)),
        };
        World { state: State { core, title } }
    }

    /// A random filling of a form; every legal one can come up. `None` if the dice found none this time.
    pub fn fill(&self, state: &State, form: &Form, dice: &mut Dice) -> Option<Action> {
        let action = form.fill(Some((self, &state.core)), dice)?;
        // What can be promised depends on promises already made, and some generals may come back where others may
        // not: these go before the judge.
        let seat = match form {
            Form::Propose(offer) => offer.from,
            Form::Recruit(order) => state.core.seat(order.power),
            _ => return Some(action),
        };
        self.check(state, seat, &action).ok().map(|()| action)
    }
}

impl World {
    pub fn asked(&self, rules: &Ruleset, seat: Seat) -> Option<Question> {
        rules.asked(&self.state, seat)
    }

    pub fn next_asked(&self, rules: &Ruleset) -> Option<(Seat, Question)> {
        rules.next_asked(&self.state)
    }

    pub fn legal(&self, rules: &Ruleset, seat: Seat) -> Legal {
        rules.legal(&self.state, seat)
    }

    pub fn fill(&self, rules: &Ruleset, form: &Form, dice: &mut Dice) -> Option<Action> {
        rules.fill(&self.state, form, dice)
    }

    pub fn check(&self, rules: &Ruleset, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules.check(&self.state, seat, action)
    }

    pub fn play(&mut self, rules: &Ruleset, seat: Seat, action: &Action, log: &mut Log) -> Result<(), Refusal> {
        rules.play(&mut self.state, seat, action, log)
    }

    /// M-6.6, M-10.1.23: a march that waits for a consent or a commander goes on as if it were agreed to, whoever
    /// commands. Tells what was asked first: `consent` or `command`.
    pub fn agree_to_union(&mut self, rules: &Ruleset) -> Option<&'static str> {
        rules.agree_to_union(&mut self.state, &mut Log::silent())
    }

    pub fn random_action(&self, rules: &Ruleset, seat: Seat, dice: &mut Dice) -> Option<Action> {
        rules.random_action(&self.state, seat, dice)
    }

    pub fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        rules.view(&self.state, viewer)
    }

    pub fn outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        rules.outcome(&self.state)
    }

    /// What the rules say of this world. Whatever hangs on hidden things is as imagined here, never as it is.
    pub fn inspect(&self, rules: &Ruleset) -> Result<Inspection, String> {
        rules.inspect(&self.state, &[])
    }

    /// Crashes if the world breaks a rule that holds in every position.
    pub fn assert_sound(&self, rules: &Ruleset) {
        rules.assert_sound(&self.state);
    }
}

/// Everything of the shared part that lies open, and nothing else.
fn place_what_is_seen(rules: &Ruleset, core: &mut Core, view: &View) {
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
