//! A guess of what is hidden: a world that looks exactly like the view it was made from.
//!
//! Made from the view alone, so nobody can look behind the cards by sampling.

use engine::action::Action;
use engine::chance::Dice;
use engine::event::Log;
use engine::fault::PositionError;
use engine::outcome::Outcome;
use engine::question::{Form, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

use crate::inspect::{Inspection, UnionQuestion};
use crate::ruleset::{Fixed, Ruleset};
use crate::state::{State, Title};
use crate::view::{TitleView, View};

/// A possible position, as somebody imagines it: it can be played on and is never the truth.
#[derive(Clone, Copy)]
pub struct World {
    pub(crate) state: State,
}

impl Ruleset {
    /// A world in which this viewer would see exactly this.
    pub fn sample(&self, view: &View, dice: &mut Dice) -> World {
        let state = match (&self.title, &view.title) {
            (Fixed::Friedrich(rules), TitleView::Friedrich(own)) => {
                let (core, own) = friedrich::imagine(rules, view, own, dice);
                State { core, title: Title::Friedrich(own) }
            }
            (Fixed::Maria(rules), TitleView::Maria(own)) => {
                let (core, own) = maria::imagine(rules, view, own, dice);
                State { core, title: Title::Maria(own) }
            }
            _ => unreachable!("a ruleset imagines what lies behind views of its own title"),
        };
        World { state }
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
    /// What a seat would be asked in this world.
    pub fn asked(&self, rules: &Ruleset, seat: Seat) -> Option<Question> {
        rules.asked(&self.state, seat)
    }

    /// The first seat that would be asked, with its question.
    pub fn next_asked(&self, rules: &Ruleset) -> Option<(Seat, Question)> {
        rules.next_asked(&self.state)
    }

    /// All answers a seat would have, complete up to equal effect.
    pub fn legal(&self, rules: &Ruleset, seat: Seat) -> Legal {
        rules.legal(&self.state, seat)
    }

    /// A random filling of a form, as [`Ruleset::fill`] gives it.
    pub fn fill(&self, rules: &Ruleset, form: &Form, dice: &mut Dice) -> Option<Action> {
        rules.fill(&self.state, form, dice)
    }

    /// Whether the action would be legal in this world; with the truth it may be otherwise.
    pub fn check(&self, rules: &Ruleset, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules.check(&self.state, seat, action)
    }

    /// Check, then apply; on refusal nothing has changed.
    pub fn play(&mut self, rules: &Ruleset, seat: Seat, action: &Action, log: &mut Log) -> Result<(), Refusal> {
        rules.play(&mut self.state, seat, action, log)
    }

    /// M-6.6, M-10.1.23: a march that waits for a consent or a commander goes on as if it were agreed to, whoever
    /// commands. Tells what was asked first.
    pub fn agree_to_union(&mut self, rules: &Ruleset) -> Option<UnionQuestion> {
        rules.agree_to_union(&mut self.state, &mut Log::silent())
    }

    /// A random legal answer of an asked seat; `None` where it is not asked.
    pub fn random_action(&self, rules: &Ruleset, seat: Seat, dice: &mut Dice) -> Option<Action> {
        rules.random_action(&self.state, seat, dice)
    }

    /// What a seat, or the public, would see if this world were the truth.
    pub fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        rules.view(&self.state, viewer)
    }

    /// How the game would have ended; `None` while it would go on.
    pub fn outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        rules.outcome(&self.state)
    }

    /// What the rules say of this world. Whatever hangs on hidden things is as imagined here, never as it is.
    pub fn inspect(&self, rules: &Ruleset) -> Result<Inspection, PositionError> {
        rules.inspect(&self.state, &[])
    }

    /// Crashes if the world breaks a rule that holds in every position.
    pub fn assert_sound(&self, rules: &Ruleset) {
        rules.assert_sound(&self.state);
    }
}
