//! The story of a finished game: turning points, battles, campaigns, the luck of the draw. Told by playing the actions
//! that stand once more and listening to everything that happens; nothing is hidden any more.

mod battles;
mod campaigns;
mod curve;
mod draws;
mod moment;
mod powers;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use protocol::Slugs;
use record::{Course, Line};
use rules::{Event, Ruleset, Seat, Seed};

use crate::table::Refused;
use crate::table::replay::StandingAction;
use crate::wire::{HandStory, StoryWire};
use battles::Battles;
use campaigns::Campaigns;
use curve::Curve;
use draws::Draws;
use moment::Moment;
use powers::Powers;

/// Everybody who listens.
struct Listeners {
    curve: Curve,
    powers: Powers,
    battles: Battles,
    campaigns: Campaigns,
    draws: Draws,
    turn: u8,
}

/// Tells a game from its seed and the actions that stand.
pub fn tell(rules: &Arc<Ruleset>, seed: Seed, standing: &[StandingAction]) -> Result<StoryWire, Refused> {
    let slugs = Slugs::new(rules);
    let (mut course, setup) = Course::start(Arc::clone(rules), seed);
    let mut before = rules.view(course.game().state(), None);
    let mut all = Listeners {
        curve: Curve::new(rules, &before),
        powers: Powers::new(rules),
        battles: Battles::default(),
        campaigns: Campaigns::default(),
        draws: Draws::new(rules),
        turn: before.turn,
    };
    all.hear(&Moment {
        rules,
        slugs: &slugs,
        step: 0,
        turn: before.turn,
        before: &before,
        after: &before,
        events: &setup,
    });
    for action in standing {
        let hidden = all.draws.spent_unseen(rules, course.game());
        let step = course.follow(&Line::of(action.seat, &action.action));
        let events = step.map_err(|reason| Refused::fault(reason.to_string()))?.events;
        let after = rules.view(course.game().state(), None);
        all.draws.know_spent(hidden);
        let (step, turn) = (action.step, all.turn);
        all.hear(&Moment { rules, slugs: &slugs, step, turn, before: &before, after: &after, events: &events });
        before = after;
    }
    let (turning, curve) = all.curve.into_wire();
    Ok(StoryWire {
        turning,
        powers: all.powers.into_wire(rules, &slugs, &before, &all.draws),
        battles: all.battles.into_wire(),
        campaigns: all.campaigns.into_wire(rules, &slugs),
        hands: hands(rules, &slugs, &course),
        curve,
    })
}

impl Listeners {
    fn hear(&mut self, moment: &Moment) {
        self.powers.count_losses(moment);
        for entry in moment.events {
            if let Event::TurnBegan { turn } = entry.event {
                self.turn = turn;
            }
            let now = Moment { turn: self.turn, ..*moment };
            self.battles.hear(&entry.event, &now);
            self.campaigns.hear(&entry.event, &now);
            self.draws.hear(&entry.event, &now);
            self.powers.hear(&entry.event, &now);
        }
        if let Some(ended) = self.battles.take_ended() {
            self.powers.hear_battle(&ended);
        }
        self.curve.hear(moment);
    }
}

/// What was left in each hand, as its own seat saw it.
fn hands(rules: &Ruleset, slugs: &Slugs, course: &Course) -> Vec<HandStory> {
    let of_seat = |seat: Seat| {
        let view = rules.view(course.game().state(), Some(seat));
        let hands = view.powers.iter().filter_map(|power| Some((power.power, power.hand.cards?)));
        hands.collect::<Vec<_>>()
    };
    let mut hands: Vec<_> = rules.seats().flat_map(of_seat).collect();
    hands.sort_by_key(|(power, _)| rules.order.iter().position(|one| one == power));
    let hand = |(power, cards): (board::PowerId, board::CardSet)| HandStory {
        power: slugs.power(power),
        cards: cards.iter().map(|card| rules.pack.card_name(card)).collect(),
    };
    hands.into_iter().map(hand).collect()
}
