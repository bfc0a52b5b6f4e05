//! Answers that are decided once in a game: yes or no to peace, and which way politics go.

use board::{PoliticalCardId, TrackId};
use rules::{About, Action, Question, Ruleset, Seat, State};

/// How questions of yes and no and of politics are answered; `None` or 0: at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Will {
    pub offers_peace: Option<bool>,
    pub takes_peace: Option<bool>,
    pub reduces: Option<bool>,
    pub cedes: Option<bool>,
    pub votes_franz: Option<bool>,
    /// Which way the marker of Saxony is pushed.
    pub saxony: i8,
}

impl Will {
    /// The answer, where this will has one.
    pub fn answer(&self, rules: &Ruleset, state: &State, seat: Seat, question: &Question) -> Option<Action> {
        let yes = |wish: Option<bool>| wish.map(|yes| if yes { Action::Accept } else { Action::Pass });
        match question.about {
            About::PeaceOffer => yes(self.offers_peace),
            About::PeaceAnswer => yes(self.takes_peace),
            About::Reduction => yes(self.reduces),
            About::Cession => yes(self.cedes),
            About::Vote { free } => self.votes_franz.map(|franz| Action::Vote { franz: if franz { free } else { 0 } }),
            About::SaxonShift { most } if self.saxony > 0 => Some(Action::Shift { boxes: most }),
            About::Influence if self.saxony != 0 => {
                let listed = rules.legal(state, seat).actions;
                let moves = |action: &&Action| matches!(action, Action::Take { card } if self.can_push(rules, *card));
                listed.iter().find(moves).or_else(|| listed.first()).copied()
            }
            About::Execute { .. } if self.saxony != 0 => {
                let pushed = |action: &Action| match action {
                    Action::Execute(execution) => {
                        execution.shifts[0].unwrap_or(0) * self.saxony + i8::from(execution.obey)
                    }
                    _ => 0,
                };
                rules.legal(state, seat).actions.into_iter().max_by_key(pushed)
            }
            _ => None,
        }
        .filter(|action| rules.check(state, seat, action).is_ok())
    }

    /// Whether a card can push the marker of Saxony the wanted way.
    fn can_push(&self, rules: &Ruleset, card: PoliticalCardId) -> bool {
        let shifts = &rules.pack.politics[card.index()].shifts;
        shifts.iter().any(|(track, steps)| *track == TrackId(0) && steps.iter().any(|step| step * self.saxony > 0))
    }
}
