//! What one seat, or the public, may see of what both games have. Built up field by field; nothing is copied wholesale.

mod bounds;

use board::{CardId, CardSet, PieceId, PowerId, SiteId};

use crate::outcome::Outcome;
use crate::question::Question;
use crate::ruleset::{NONE, Ruleset, Seat};
use crate::shared::combat::{Duel, Pair};
use crate::shared::pieces;
use crate::shared::strengths::Fact;
use crate::state::{Core, Place, VIEWERS, viewer_index};

/// The part of a view both games have.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CommonView {
    /// `None`: the public.
    pub viewer: Option<Seat>,
    pub turn: u8,
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
    /// Markers and question marks.
    pub sites: Vec<SiteView>,
    /// Cards left to draw, by set.
    pub pile: Vec<u8>,
    /// The set that comes next; above the number of sets: all have been used.
    pub next_set: u8,
    /// How often spent cards have been shuffled again.
    pub reshuffles: u8,
    pub spent: SpentView,
    /// Cards lying open outside hands and piles.
    pub aside: CardSet,
    /// Combats still to be fought in this phase.
    pub combats: Vec<Pair>,
    pub duel: Option<Duel>,
    /// Seats that have resigned, as bits.
    pub resigned: u8,
    pub outcome: Option<Outcome>,
}

/// A secret answer as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Secret<T> {
    /// Not given yet.
    Open,
    /// Given, and hidden from this viewer.
    Hidden,
    Known(T),
}

impl<T> Secret<T> {
    pub fn of(value: Option<T>, may_know: bool) -> Secret<T> {
        match value {
            None => Secret::Open,
            Some(_) if !may_know => Secret::Hidden,
            Some(value) => Secret::Known(value),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PowerView {
    pub power: PowerId,
    /// Who leads it now.
    pub seat: Seat,
    /// Whether it still takes part.
    pub present: bool,
    /// Powers hostile to it, as bits.
    pub enemies: u8,
    /// Powers that co-operate with it, as bits.
    pub partners: u8,
    pub neutral: bool,
    /// All its armies together; public.
    pub total: u8,
    /// The most armies it may have, if there is a ceiling.
    pub ceiling: Option<u8>,
    pub hand: HandView,
    /// Cards it draws each turn now, and how many of them it must lay down.
    pub income: (u8, u8),
    /// How it stands towards victory by conquest; none if it cannot win so.
    pub standing: Option<Standing>,
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct HandView {
    /// The backs show the sets.
    pub by_set: Vec<u8>,
    /// The faces, for the seat that leads the power.
    pub cards: Option<CardSet>,
    /// Cards the viewer knows to be in this hand of another seat.
    pub known: CardSet,
    /// For the seat that leads the power: the cards each other seat knows to be in this hand; last, the public.
    pub exposed: [CardSet; VIEWERS],
    /// Suits everybody knows it lacks, as bits in the order of `Suit::ALL`.
    pub lacks: u8,
}

impl HandView {
    pub fn len(&self) -> usize {
        self.by_set.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// How many conquests a power has, and how many it needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Standing {
    pub held: u8,
    pub needed: u8,
    /// Its conditions have been made easier.
    pub eased: bool,
    /// Another goal that would do as well.
    pub alternative: Option<Goal>,
}

/// So many conquests of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Goal {
    pub held: u8,
    pub needed: u8,
}

impl Standing {
    /// The goal the power is nearest to.
    pub fn nearest(&self) -> Goal {
        let first = Goal { held: self.held, needed: self.needed };
        let lacking = |goal: Goal| goal.needed.saturating_sub(goal.held);
        self.alternative.filter(|&other| lacking(other) < lacking(first)).unwrap_or(first)
    }

    pub fn is_met(&self) -> bool {
        let goal = self.nearest();
        goal.held >= goal.needed
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PieceView {
    pub piece: PieceId,
    pub place: Place,
    pub face_down: bool,
    /// Has moved, joined or been placed in this movement phase.
    pub moved: bool,
    /// Has retreated in this combat phase.
    pub retreated: bool,
    /// Chosen to command where ranks are equal.
    pub chosen: bool,
    /// Armies of a general, for the seat that leads him (M-6.11, M-6.13).
    pub troops: Option<u8>,
    /// The least and the most armies he can have by all this viewer knows.
    pub least: u8,
    pub most: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SiteView {
    pub site: SiteId,
    /// The power whose marker lies there.
    pub control: Option<PowerId>,
    /// The power whose question mark lies there.
    pub pending: Option<PowerId>,
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SpentView {
    pub by_set: Vec<u8>,
    /// Cards everybody has seen go.
    pub seen: CardSet,
    /// Cards the viewer knows besides.
    pub known: CardSet,
}

/// What a title adds to the part of a view both games have.
pub struct Beside {
    pub active: Option<PowerId>,
    pub asked: Vec<(Seat, Question)>,
    /// Cards lying open outside hands and piles, as this viewer knows them.
    pub aside: CardSet,
    pub outcome: Option<Outcome>,
    /// Income and the way to victory of each power, in the order of play.
    pub prospects: Vec<((u8, u8), Option<Standing>)>,
}

/// INV-15: built up field by field; what is hidden is never put in.
pub fn describe(rules: &Ruleset, core: &Core, viewer: Option<Seat>, beside: Beside) -> CommonView {
    let known = core.known[viewer_index(viewer)];
    let facts: Vec<Fact> = core.strengths.facts().iter().filter_map(|fact| fact.for_viewer(viewer)).collect();
    let pieces = piece_views(rules, core, viewer, &facts);
    let powers = rules.order.iter().zip(beside.prospects);
    CommonView {
        viewer,
        turn: core.turn,
        active: beside.active,
        asked: beside.asked,
        powers: powers.map(|(&power, prospects)| power_view(rules, core, viewer, &known, power, prospects)).collect(),
        pieces,
        facts,
        sites: site_views(rules, core),
        pile: by_set(rules, core.pile.iter()),
        next_set: core.next_set,
        reshuffles: core.reshuffles,
        spent: SpentView { by_set: by_set(rules, core.spent.iter()), seen: core.seen, known: known.and(&core.spent) },
        aside: beside.aside,
        combats: core.combat.pairs().to_vec(),
        duel: core.combat.duel,
        resigned: core.resigned,
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
    let at = power.index();
    PowerView {
        power,
        seat: core.seat(power),
        present: core.is_present(power),
        enemies: core.enemies[at],
        partners: core.partners[at],
        neutral: core.is_neutral(power),
        total: pieces::total(rules, core, power),
        ceiling: rules.book.troop_ceiling.then_some(rules.ceiling[at]),
        hand: hand_view(rules, core, viewer, known, power),
        income,
        standing,
    }
}

fn hand_view(rules: &Ruleset, core: &Core, viewer: Option<Seat>, known: &CardSet, power: PowerId) -> HandView {
    let hand = &core.hands[power.index()];
    let own = leads(core, viewer, power);
    // Who leads a hand has watched every card come and go, and so knows what others know of it.
    let exposed = if own { core.known.map(|known| known.and(hand)) } else { [CardSet::EMPTY; VIEWERS] };
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
        PieceView {
            piece,
            place: core.place(piece),
            face_down: core.flipped.contains(piece),
            moved: core.moved.contains(piece),
            retreated: core.retreated.contains(piece),
            chosen: core.chosen.contains(piece),
            troops: own.then_some(core.troops[piece.index()]),
            least,
            most,
        }
    };
    rules.in_play.or(rules.idle).iter().map(view).collect()
}

fn site_views(rules: &Ruleset, core: &Core) -> Vec<SiteView> {
    let power = |number: u8| (number != NONE).then_some(PowerId(number));
    let marked = |at: usize| SiteView {
        site: SiteId(at as u8),
        control: power(core.control[at]),
        pending: core.pending.get(SiteId(at as u8)),
    };
    let views = (0..rules.pack.sites.len()).map(marked);
    views.filter(|view| view.control.is_some() || view.pending.is_some()).collect()
}
