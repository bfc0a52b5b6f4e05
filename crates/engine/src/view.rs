//! What one seat, or the public, may see of what both games have: the open part whole, and of the secrets what is put in.

mod bounds;

use std::ops::Deref;

use board::{CardId, CardSet, PieceId, PowerId, SuitSet};

use crate::outcome::Outcome;
use crate::question::Question;
use crate::ruleset::{Ruleset, Seat};
use crate::shared::pieces;
use crate::shared::strengths::Fact;
use crate::state::{Core, Open, VIEWERS, viewer_index};

/// The part of a view both games have: what lies open, copied whole, and what is built up from the secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommonView {
    /// `None`: the public.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub open: Open,
    /// The power whose turn it is; none between turns.
    pub active: Option<PowerId>,
    /// Who is asked what; several seats may be asked at once.
    pub asked: Vec<(Seat, Question)>,
    /// Every power of the mode in the order of play.
    pub powers: Vec<PowerView>,
    /// Every piece of the mode in the order of the pack.
    pub pieces: Vec<PieceView>,
    /// What this viewer knows of secret strengths.
    pub facts: Vec<Fact>,
    /// Cards left to draw, by set.
    pub pile: Vec<u8>,
    /// The spent cards, as far as the viewer knows them.
    pub spent: SpentView,
    /// Cards lying open outside hands and piles.
    pub aside: CardSet,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Deref for CommonView {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

/// A secret answer as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed<T> {
    /// Not given yet.
    Open,
    /// Given, and hidden from this viewer.
    Hidden,
    /// Given, and known to this viewer.
    Known(T),
}

impl<T> Sealed<T> {
    /// An answer, shown only to who may know it.
    pub fn of(value: Option<T>, may_know: bool) -> Sealed<T> {
        match value {
            None => Sealed::Open,
            Some(_) if !may_know => Sealed::Hidden,
            Some(value) => Sealed::Known(value),
        }
    }
}

/// A power as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PowerView {
    /// Which power.
    pub power: PowerId,
    /// All its armies together; public.
    pub total: u8,
    /// The most armies it may have, if there is a ceiling.
    pub ceiling: Option<u8>,
    /// Its hand, as far as the viewer knows it.
    pub hand: HandView,
    /// Cards it draws each turn now, and how many of them it must lay down.
    pub income: (u8, u8),
    /// How it stands towards victory by conquest; none if it cannot win so.
    pub standing: Option<Standing>,
}

/// A hand as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandView {
    /// The backs show the sets.
    pub by_set: Vec<u8>,
    /// The faces, for the seat that leads the power.
    pub cards: Option<CardSet>,
    /// Cards the viewer knows to be in this hand of another seat.
    pub known: CardSet,
    /// For the seat that leads the power: the cards each other seat knows to be in this hand; last, the public.
    pub exposed: [CardSet; VIEWERS],
    /// Suits everybody knows it lacks.
    pub lacks: SuitSet,
}

impl HandView {
    /// Number of cards, which everybody knows.
    pub fn len(&self) -> usize {
        self.by_set.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// How many conquests a power has, and how many it needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Conquests it has.
    pub held: u8,
    /// Conquests it needs.
    pub needed: u8,
    /// Its conditions have been made easier.
    pub eased: bool,
    /// Another goal that would do as well.
    pub alternative: Option<Goal>,
}

/// So many conquests of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Conquests it has.
    pub held: u8,
    /// Conquests it needs.
    pub needed: u8,
}

impl Standing {
    /// The goal the power is nearest to.
    pub fn nearest(&self) -> Goal {
        let first = Goal { held: self.held, needed: self.needed };
        let lacking = |goal: Goal| goal.needed.saturating_sub(goal.held);
        self.alternative.filter(|&other| lacking(other) < lacking(first)).unwrap_or(first)
    }

    /// Whether either goal is reached.
    pub fn is_met(&self) -> bool {
        let goal = self.nearest();
        goal.held >= goal.needed
    }
}

/// A piece as a viewer sees it; where it stands is in the open part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// Which piece.
    pub piece: PieceId,
    /// Armies of a general, for the seat that leads him (M-6.11, M-6.13).
    pub troops: Option<u8>,
    /// The fewest armies he can have by all this viewer knows.
    pub least: u8,
    /// The most armies he can have by all this viewer knows.
    pub most: u8,
}

/// The spent cards as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpentView {
    /// How many of each set: everybody sees the backs.
    pub by_set: Vec<u8>,
    /// Cards the viewer knows besides those everybody has seen go.
    pub known: CardSet,
}

/// What a title adds to the part of a view both games have.
pub struct Beside {
    /// The power whose turn it is; none between turns.
    pub active: Option<PowerId>,
    /// Who is asked what.
    pub asked: Vec<(Seat, Question)>,
    /// Cards lying open outside hands and piles, as this viewer knows them.
    pub aside: CardSet,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    /// Income and the way to victory of each power, in the order of play.
    pub prospects: Vec<((u8, u8), Option<Standing>)>,
}

/// INV-15: nothing but the open part is copied; of the secrets, what is hidden is never put in.
pub fn describe(rules: &Ruleset, core: &Core, viewer: Option<Seat>, beside: Beside) -> CommonView {
    let known = core.secret.known[viewer_index(viewer)];
    let facts: Vec<Fact> = core.secret.strengths.facts().iter().filter_map(|fact| fact.for_viewer(viewer)).collect();
    let pieces = piece_views(rules, core, viewer, &facts);
    let powers = rules.order.iter().zip(beside.prospects);
    CommonView {
        viewer,
        open: core.open,
        active: beside.active,
        asked: beside.asked,
        powers: powers.map(|(&power, prospects)| power_view(rules, core, viewer, &known, power, prospects)).collect(),
        pieces,
        facts,
        pile: by_set(rules, core.secret.pile.iter()),
        spent: SpentView { by_set: by_set(rules, core.secret.spent.iter()), known: known.and(&core.secret.spent) },
        aside: beside.aside,
        outcome: beside.outcome,
    }
}

/// How many of the cards belong to each set: the backs, which everybody sees.
pub fn by_set(rules: &Ruleset, cards: impl Iterator<Item = CardId>) -> Vec<u8> {
    let mut counts = vec![0; rules.pack.deck.sets as usize];
    let size = rules.pack.deck.cards_per_set();
    for card in cards {
        counts[(card.0 / size) as usize] += 1;
    }
    counts
}

fn leads(core: &Core, viewer: Option<Seat>, power: PowerId) -> bool {
    viewer == Some(core.seat(power))
}

fn power_view(
    rules: &Ruleset,
    core: &Core,
    viewer: Option<Seat>,
    known: &CardSet,
    power: PowerId,
    (income, standing): ((u8, u8), Option<Standing>),
) -> PowerView {
    PowerView {
        power,
        total: pieces::total(rules, core, power),
        ceiling: rules.book.troop_ceiling.then_some(rules.ceiling[power.index()]),
        hand: hand_view(rules, core, viewer, known, power),
        income,
        standing,
    }
}

fn hand_view(rules: &Ruleset, core: &Core, viewer: Option<Seat>, known: &CardSet, power: PowerId) -> HandView {
    let hand = &core.secret.hands[power.index()];
    let own = leads(core, viewer, power);
    // Who leads a hand has watched every card come and go, and so knows what others know of it.
    let exposed = if own { core.secret.known.map(|known| known.and(hand)) } else { [CardSet::EMPTY; VIEWERS] };
    HandView {
        by_set: by_set(rules, hand.iter()),
        cards: own.then_some(*hand),
        known: if own { CardSet::EMPTY } else { known.and(hand) },
        exposed,
        lacks: core.void[power.index()],
    }
}

fn piece_views(rules: &Ruleset, core: &Core, viewer: Option<Seat>, facts: &[Fact]) -> Vec<PieceView> {
    let bounds = bounds::of_generals(rules, core, viewer, facts);
    let view = |piece: PieceId| {
        let own = leads(core, viewer, rules.power(piece)) && rules.is_general(piece);
        let (least, most) = bounds[piece.index()];
        PieceView { piece, troops: own.then_some(core.secret.troops[piece.index()]), least, most }
    };
    rules.in_play.or(rules.idle).iter().map(view).collect()
}
