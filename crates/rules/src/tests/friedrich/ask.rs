//! What tests of the late phases ask of a table: open questions, and play that goes on without events of its own.

use board::Suit;

use super::table::Scene;
use engine::event::{Audience, Event};
use engine::question::About;

impl Scene {
    /// What the seat that leads this power is asked for this power.
    #[track_caller]
    pub fn about(&self, power: &str) -> About {
        let question = self.rules.asked(&self.state, self.seat_of(power));
        let question = question.unwrap_or_else(|| panic!("the seat of {power} is not asked"));
        assert_eq!(question.power, self.power(power), "the seat of {power} is asked for another power");
        question.about
    }

    /// The score and the suit a power has the right to play with.
    #[track_caller]
    pub fn duel(&self, power: &str) -> (i16, Suit) {
        match self.about(power) {
            About::Duel { score, suit } => (score, suit),
            other => panic!("{power} is asked about {other:?}, not in a duel"),
        }
    }

    /// How many seats are asked, and the power of the first question.
    pub fn asked_powers(&self) -> Vec<&str> {
        let asked = self.rules.seats().filter_map(|seat| self.rules.asked(&self.state, seat));
        asked.map(|question| self.rules.pack.powers[question.power.index()].slug.as_str()).collect()
    }

    /// Nobody moves or recruits until this power is asked to move, or the game is over.
    #[track_caller]
    pub fn pass_until(&mut self, power: &str) {
        for _ in 0..40 {
            let (seat, question) = self.rules.next_asked(&self.state).expect("the game goes on");
            let slug = self.rules.pack.powers[question.power.index()].slug.clone();
            if question.about == About::Movement && slug == power {
                return;
            }
            assert_eq!(seat, self.seat_of(&slug));
            match question.about {
                About::Movement => self.play(&slug, "end"),
                About::Discard => {
                    let first = self.list(&slug)[0].clone();
                    self.play(&slug, &first);
                }
                other => panic!("{slug} is asked about {other:?}; only movement and discards are passed over"),
            }
        }
        panic!("{power} is never asked to move");
    }

    /// The pieces of these powers that are in play, in the order of the pack.
    pub fn in_play(&self, powers: &[&str]) -> Vec<&str> {
        let powers: Vec<_> = powers.iter().map(|slug| self.power(slug)).collect();
        let pieces = self.rules.pack.pieces.iter().filter(|piece| powers.contains(&piece.power));
        pieces.map(|piece| piece.slug.as_str()).filter(|slug| self.place(slug) != "out").collect()
    }

    /// Events everybody may read, in order, that pass.
    pub fn public(&self, wanted: impl Fn(&Event) -> bool) -> Vec<&Event> {
        let open = self.events.iter().filter(|entry| entry.audience == Audience::All);
        open.map(|entry| &entry.event).filter(|event| wanted(event)).collect()
    }

    /// Numbers of armies announced in each combat so far: attackers, defenders.
    pub fn announced(&self) -> Vec<(u8, u8)> {
        let numbers = self.public(|event| matches!(event, Event::CombatBegan { .. }));
        let numbers = numbers.into_iter().map(|event| match *event {
            Event::CombatBegan { attackers, defenders, .. } => (attackers, defenders),
            _ => unreachable!("filtered above"),
        });
        numbers.collect()
    }
}
