//! Imagined worlds, made only once somebody needs them.

use board::limits::{PIECES, POWERS};
use board::{CardSet, PieceSet, PowerId};
use rules::{Dice, Ruleset, View};

/// One imagined world: troops by general and hands by power.
pub struct Particle {
    pub troops: [u8; PIECES],
    pub hands: [CardSet; POWERS],
}

pub struct Particles<'a> {
    rules: &'a Ruleset,
    view: &'a View,
    worlds: u32,
    dice: Dice,
    made: Vec<Particle>,
}

impl<'a> Particles<'a> {
    pub fn new(rules: &'a Ruleset, view: &'a View, worlds: u32, dice: Dice) -> Particles<'a> {
        Particles { rules, view, worlds: worlds.max(1), dice, made: Vec::new() }
    }

    pub fn all(&mut self) -> &[Particle] {
        while self.made.len() < self.worlds as usize {
            let particle = self.imagine();
            self.made.push(particle);
        }
        &self.made
    }

    /// Every seat's own view of a world tells what it holds there.
    fn imagine(&mut self) -> Particle {
        let world = self.rules.sample(self.view, &mut self.dice);
        let mut particle = Particle { troops: [0; PIECES], hands: [CardSet::EMPTY; POWERS] };
        for seat in self.rules.seats() {
            let view = world.view(self.rules, Some(seat));
            for piece in &view.pieces {
                if let Some(troops) = piece.troops {
                    particle.troops[piece.piece.index()] = troops;
                }
            }
            for power in &view.powers {
                if let Some(cards) = power.hand.cards {
                    particle.hands[power.power.index()] = cards;
                }
            }
        }
        particle
    }

    /// All generals of a power that have troops in this mode.
    pub fn army(&self, power: PowerId) -> PieceSet {
        self.rules.army(power)
    }

    /// The mean of something over all worlds.
    pub fn mean(&mut self, of: impl Fn(&Particle) -> f32) -> f32 {
        let all = self.all();
        all.iter().map(of).sum::<f32>() / all.len() as f32
    }
}
