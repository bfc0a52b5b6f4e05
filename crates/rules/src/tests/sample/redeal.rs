//! Changes everything one viewer cannot know, starting from the truth: the counterpart of sampling from a view.

use board::limits::CARDS;
use board::{CardId, CardSet, FateEffect, PieceId, PieceSet, PoliticalCardId, PowerId};

use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use engine::action::Action;
use engine::chance::Dice;
use engine::question::PayForm;
use engine::ruleset::Seat;
use engine::shared::cards;
use engine::state::{Core, viewer_index};
use friedrich::Own;

pub struct Redealt {
    pub state: State,
    /// Where each card of the truth stands now.
    cards: [u8; CARDS],
}

impl Redealt {
    /// The card that took the place of this one.
    pub fn card(&self, card: CardId) -> CardId {
        CardId(self.cards[card.0 as usize])
    }
}

pub fn redeal(rules: &Ruleset, truth: &State, viewer: Option<Seat>, dice: &mut Dice) -> Redealt {
    let mut redealt = Redealt { state: *truth, cards: std::array::from_fn(|card| card as u8) };
    swap_cards(rules, &mut redealt, viewer, dice);
    let State { core, title } = &mut redealt.state;
    dice.shuffle(core.secret.pile.cards_mut());
    core.secret.seed = dice.seed();
    move_armies(rules, core, viewer, dice);
    match title {
        Title::Friedrich(own) => redeal_friedrich(rules, core, own, viewer, dice),
        Title::Maria(own) => redeal_maria(rules, core, own, viewer, dice),
    }
    redealt
}

/// Deals the hands of the others anew and leaves everything else as it is: chance, armies, cards laid down, and the
/// cards that come next. What follows from here is the same, unless somebody's hand decides it.
pub fn redeal_hands(
    rules: &Ruleset,
    truth: &State,
    viewer: Option<Seat>,
    pinned: &CardSet,
    dice: &mut Dice,
) -> Redealt {
    let mut redealt = Redealt { state: *truth, cards: std::array::from_fn(|card| card as u8) };
    let core = &truth.core;
    let mut hidden = hidden_cards(rules, core, viewer);
    let next = core.secret.pile.len().saturating_sub(CARDS_TO_COME);
    for card in core.secret.pile.iter().skip(next).chain(pinned.iter()) {
        hidden.remove(card);
    }
    swap_among(rules, &mut redealt, viewer, &hidden, dice);
    redealt
}

/// More cards than this nobody draws between two questions.
const CARDS_TO_COME: usize = 24;

fn leads(core: &Core, viewer: Option<Seat>, power: PowerId) -> bool {
    viewer == Some(core.seat(power))
}

/// Cards whose place the viewer cannot know.
fn hidden_cards(rules: &Ruleset, core: &Core, viewer: Option<Seat>) -> CardSet {
    let known = core.secret.known[viewer_index(viewer)];
    let mut hidden: CardSet = core.secret.pile.iter().collect();
    for &power in rules.order.iter().filter(|&&power| !leads(core, viewer, power)) {
        hidden = hidden.or(&core.secret.hands[power.index()]);
    }
    hidden.or(&core.secret.spent.without(&core.seen)).without(&known)
}

/// Cards laid down or put aside where the viewer has not seen them.
fn hidden_aside(rules: &Ruleset, state: &State, viewer: Option<Seat>) -> CardSet {
    let Title::Maria(own) = &state.title else { return CardSet::EMPTY };
    let placed = rules.pack.squares.iter().zip(own.secret.placed);
    let unseen = placed.filter(|(power, _)| !leads(&state.core, viewer, **power)).filter_map(|(_, card)| card);
    own.secret.put_aside.or(&unseen.collect())
}

fn swap_cards(rules: &Ruleset, redealt: &mut Redealt, viewer: Option<Seat>, dice: &mut Dice) {
    let aside = hidden_aside(rules, &redealt.state, viewer);
    let hidden = hidden_cards(rules, &redealt.state.core, viewer).or(&aside);
    swap_among(rules, redealt, viewer, &hidden, dice);
}

fn swap_among(rules: &Ruleset, redealt: &mut Redealt, viewer: Option<Seat>, hidden: &CardSet, dice: &mut Dice) {
    let hidden: Vec<CardId> = hidden.iter().collect();
    for _ in 0..hidden.len() * 3 {
        let (one, two) = (dice.pick(&hidden), dice.pick(&hidden));
        if rules.pack.deck.card(one).set != rules.pack.deck.card(two).set || one == two {
            continue;
        }
        swap(redealt, viewer, one, two);
        let state = &redealt.state;
        if breaks_void(rules, &state.core) || breaks_bluffs(rules, state) || breaks_order(rules, state) {
            swap(redealt, viewer, one, two);
        }
    }
}

fn breaks_void(rules: &Ruleset, core: &Core) -> bool {
    core.secret
        .hands
        .iter()
        .zip(core.void)
        .any(|(hand, void)| void.iter().any(|suit| !hand.and(&rules.suit_cards[suit as usize]).is_empty()))
}

/// A card that lies face down because it is no trump stays such a card.
fn breaks_bluffs(rules: &Ruleset, state: &State) -> bool {
    let Title::Maria(own) = &state.title else { return false };
    let bluffs = own.secret.placed.iter().flatten().filter(|_| own.phase != maria::Phase::Place);
    let suited = |card: CardId| engine::shared::cards::suit_of(rules, card);
    bluffs.into_iter().any(|&card| suited(card).is_none() || suited(card) == own.politics.trump)
}

/// An order to recruit that waits stays paid for.
fn breaks_order(rules: &Ruleset, state: &State) -> bool {
    let Title::Maria(own) = &state.title else { return false };
    let Some(Action::Recruit(order)) = own.secret.waiting else { return false };
    cards::points(rules, &order.pay) < u32::from(order.armies()) * u32::from(maria::price_of_order(rules.maria(), own))
}

fn swap(redealt: &mut Redealt, viewer: Option<Seat>, one: CardId, two: CardId) {
    let State { core, title } = &mut redealt.state;
    let mut sets: Vec<&mut CardSet> = core.secret.hands.iter_mut().collect();
    sets.push(&mut core.secret.spent);
    let others = core.secret.known.iter_mut().enumerate().filter(|(at, _)| *at != viewer_index(viewer));
    sets.extend(others.map(|(_, known)| known));
    let laid_down: &mut [Option<CardId>] = match title {
        Title::Friedrich(own) => {
            sets.push(&mut own.secret.drawn);
            &mut own.secret.offered
        }
        Title::Maria(own) => {
            sets.push(&mut own.secret.put_aside);
            if let Some(Action::Recruit(order)) = &mut own.secret.waiting {
                sets.push(&mut order.pay);
            }
            &mut own.secret.placed
        }
    };
    for set in sets {
        swap_in_set(set, one, two);
    }
    for card in core.secret.pile.cards_mut().iter_mut().chain(laid_down.iter_mut().flatten().map(|card| &mut card.0)) {
        *card = swapped(*card, one, two);
    }
    for card in &mut redealt.cards {
        *card = swapped(*card, one, two);
    }
}

fn swapped(card: u8, one: CardId, two: CardId) -> u8 {
    match card {
        card if card == one.0 => two.0,
        card if card == two.0 => one.0,
        card => card,
    }
}

fn swap_in_set(set: &mut CardSet, one: CardId, two: CardId) {
    if set.contains(one) != set.contains(two) {
        let (from, to) = if set.contains(one) { (one, two) } else { (two, one) };
        set.remove(from);
        set.insert(to);
    }
}

/// Armies pass one by one between generals of a power; whatever is known of strengths stays true.
fn move_armies(rules: &Ruleset, core: &mut Core, viewer: Option<Seat>, dice: &mut Dice) {
    for &power in &rules.order {
        if leads(core, viewer, power) {
            continue;
        }
        let generals: Vec<PieceId> = core.in_service(rules.army(power)).iter().collect();
        for _ in 0..30 {
            let (Some(from), Some(to)) = (dice.pick_from(&generals), dice.pick_from(&generals)) else { break };
            let before = core.secret.troops;
            if from == to || before[from.index()] < 2 || before[to.index()] >= rules.book.troops_max {
                continue;
            }
            core.secret.troops[from.index()] -= 1;
            core.secret.troops[to.index()] += 1;
            let is_true = |fact: &crate::Fact| (fact.least..=fact.most).contains(&core.sum_of_troops(fact.generals));
            if !core.secret.strengths.facts().iter().all(is_true) {
                core.secret.troops = before;
            }
        }
    }
}

/// Political cards to come, year by year; how many an order that waits would recruit.
fn redeal_maria(rules: &Ruleset, core: &Core, own: &mut maria::Own, viewer: Option<Seat>, dice: &mut Dice) {
    if viewer != Some(own.orderer) {
        own.secret.waiting = own.secret.waiting.map(|order| reorder(rules, core, own, order, dice));
    }
    let year = |card: PoliticalCardId| rules.pack.politics[card.index()].year;
    let drawn = own.politics.drawn as usize;
    let left = &mut own.secret.deck[drawn..rules.pack.politics.len()];
    dice.shuffle(left);
    left.sort_by_key(|card| card.map(year));
}

/// The same generals come back to the same places, for another number of recruits.
fn reorder(rules: &Ruleset, core: &Core, own: &maria::Own, waiting: Action, dice: &mut Dice) -> Action {
    let Action::Recruit(mut order) = waiting else { return waiting };
    let price = maria::price_of_order(rules.maria(), own);
    let rank = dice.below(order.gains.len());
    if price == 0 || order.generals[rank].is_none() {
        return waiting;
    }
    order.gains[rank] = 1 + dice.below(usize::from(rules.book.troops_max)) as u8;
    let due = u16::from(order.armies()) * u16::from(price);
    let hand = core.secret.hands[order.power.index()];
    if cards::points(rules, &hand) < u32::from(due) {
        return waiting;
    }
    order.pay = PayForm::cheapest(rules, &hand, due);
    Action::Recruit(order)
}

fn redeal_friedrich(rules: &Ruleset, core: &Core, own: &mut Own, viewer: Option<Seat>, dice: &mut Dice) {
    let drawn = own.drawn_fate as usize;
    if rules.options.milder_fate && drawn < 4 {
        dice.shuffle(&mut own.secret.pile[drawn..4]);
        dice.shuffle(&mut own.secret.pile[4..]);
    } else {
        dice.shuffle(&mut own.secret.pile[drawn..]);
    }
    if let Some(&power) = rules.order.get(own.active as usize)
        && !leads(core, viewer, power)
    {
        let generals = core.on_board(rules.generals_of(power)).iter();
        own.secret.recruited = generals.filter(|_| dice.one_in(2)).collect::<PieceSet>();
    }
    if let Some(FateEffect::Exchange { powers }) = own.effect_drawn(rules.friedrich()) {
        let told = own.secret.answers.iter().all(Option::is_some);
        for (at, power) in powers.into_iter().enumerate().filter(|&(_, power)| !leads(core, viewer, power)) {
            if let (Some(answer), false) = (&mut own.secret.answers[at], told) {
                *answer = dice.one_in(2);
            }
            if own.secret.offered[at].is_some() {
                let hand: Vec<CardId> = core.secret.hands[power.index()].iter().collect();
                own.secret.offered[at] = dice.pick_from(&hand);
            }
        }
    }
}
