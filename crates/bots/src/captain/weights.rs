//! What things weigh to a captain, in troops. Chosen by play on seeds 1 to 22 (docs/bots.md).

use rules::titles::maria;

use super::sketch::Sketch;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Holding a place that counts.
    pub site: f32,
    /// Standing near a place to be taken.
    pub pull: f32,
    /// How much of a place is lost while an enemy may walk in.
    pub threat: f32,
    /// How much of a place is lost if its only guard is sure to be beaten.
    pub shaky: f32,
    /// How much of a place a guard on his way there saves.
    pub relief: f32,
    /// Fights entered now.
    pub fight: f32,
    /// Fights the enemy may bring about.
    pub danger: f32,
    /// How much an enemy counts who needs two turns to come.
    pub far: f32,
    /// Lack of supply.
    pub hunger: f32,
    /// An enemy train taken.
    pub booty: f32,
    /// How many times the usual store of cards is kept from recruiting.
    pub thrift: f32,
    /// Prices kept back even if a general waits to return.
    pub least_store: f32,
    /// How sharply troops follow need at deployment.
    pub focus: f32,
    /// What a place is worth in a duel to the only one who guards it.
    pub guard: f32,
    /// The most that all such places together are worth.
    pub most_guarded: f32,
    /// What a point of cards kept in hand is worth in a duel, as a part of what it could buy.
    pub point: f32,
    /// Holding each of the firmest places of an enemy's list.
    pub front: f32,
}

impl Weights {
    /// Who must conquer. His rear does not call him back: what he holds counts less than what he takes.
    pub const CONQUEROR: Weights = Weights {
        site: 5.0,
        pull: 2.2,
        threat: 0.7,
        shaky: 0.6,
        relief: 0.0,
        fight: 1.0,
        danger: 0.45,
        far: 0.5,
        hunger: 1.0,
        booty: 3.0,
        thrift: 1.0,
        least_store: 1.0,
        focus: 1.0,
        guard: 0.5,
        most_guarded: 4.0,
        point: 0.75,
        front: 0.0,
    };
    /// Who must conquer within nine turns and loses nothing by what is taken behind him: he looks ahead, not back, fights
    /// for his way and leaves trains alone.
    pub const RAIDER: Weights =
        Weights { pull: 3.5, threat: 0.0, fight: 2.5, danger: 0.3, booty: 0.0, ..Weights::CONQUEROR };
    /// Who must conquer in MARIA and has most to lose: her generals go where a guard is missing.
    pub const MARIA_THERESA: Weights = Weights { relief: 0.5, ..Weights::CONQUEROR };
    /// Who need only hold. He is outnumbered in cards, so he keeps more of them in hand, and his generals go where a
    /// guard is missing.
    pub const HOLDER: Weights = Weights {
        threat: 0.8,
        shaky: 0.8,
        relief: 0.5,
        far: 0.4,
        thrift: 2.0,
        least_store: 2.0,
        focus: 1.6,
        danger: 0.8,
        guard: 1.0,
        most_guarded: 6.0,
        // Places are given up, so long as the firmest of every list are held; cards are there to be spent on those.
        site: 3.0,
        point: 0.5,
        front: 15.0,
        ..Weights::CONQUEROR
    };

    pub fn of(sketch: &Sketch) -> Weights {
        let conquers = |power: &&rules::view::PowerView| sketch.mine.contains(power.power) && power.standing.is_some();
        if !sketch.view.powers.iter().any(|power| conquers(&power)) {
            Weights::HOLDER
        } else if sketch.is_raid() {
            Weights::RAIDER
        } else if sketch.is_maria() && sketch.mine.contains(maria::AUSTRIA) {
            Weights::MARIA_THERESA
        } else {
            Weights::CONQUEROR
        }
    }
}
