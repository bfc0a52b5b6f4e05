//! The politics segment: reveal, trump, place, influence, take and execute (17, 25).

use board::limits::TRACKS;
use board::{CardId, CardSet, PoliticalCardId, PowerId, SeatSet, Suit, TrackId};

use crate::influence::{decider, rank, takeable};
use crate::rules::Ruleset;
use crate::rules::{is_two_player, square};
use crate::state::{Own, Phase, SaxonSide};
use crate::{lands::refresh_relations, saxony};
use engine::action::Execution;
use engine::event::{Event, Log};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::shared::cards;
use engine::state::Core;

/// M-7.3: how far a hussar may stand from a general without a card's help.
pub const HUSSAR_RANGE: u8 = 4;

/// `POL_0`, `POL_1`: M-25.0.1, M-25.1.1, M-17.0.1, M-17.1.1, M-18.2, M-18.3.
/// M-17.0.4, M-25.2.1: reveal, trump, place, influence, take; the option changes what is no trump and what is taken
/// back.
pub fn begin(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    own.politics.hussar_range = HUSSAR_RANGE;
    own.politics.peace_missing = 0;
    own.politics.shifts = [0; TRACKS];
    own.politics.executed = SeatSet::EMPTY;
    own.politics.trump = None;
    own.politics.ranking = [None; 4];
    own.politics.next = 0;
    own.politics.placing = 0;
    take_back_face_down(rules, core, own, log);
    reveal_cards(rules, own, log);
}

/// M-25.1.1: what lies face down comes back to the hands; R-130: a bluff as unseen as it went.
fn take_back_face_down(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for (at, &power) in rules.pack.squares.iter().enumerate() {
        let seen = own.squares[at].take_face_down();
        let bluff = own.secret.placed[at].take();
        take_back(core, power, &seen);
        if let Some(card) = bluff {
            cards::receive(core, power, card);
        }
        if bluff.is_some() || !seen.is_empty() {
            log.all(|| Event::TookBack { power });
        }
    }
}

/// M-17.1.1, M-18.2: two real cards; the election card calls for one more.
/// M-18.1: which is no political card.
fn reveal_cards(rules: &Ruleset, own: &mut Own, log: &mut Log) {
    own.politics.cards = [None; 2];
    for at in 0..2 {
        while let Some(card) = own.secret.deck.get(own.politics.drawn as usize).copied().flatten() {
            own.politics.drawn += 1;
            if rules.pack.politics[card.index()].election {
                own.election = true;
                log.all(|| Event::ElectionCalled);
                continue;
            }
            own.politics.cards[at] = Some(card);
            log.all(|| Event::PoliticalCard { card });
            break;
        }
    }
    log.reveal();
}

/// M-17.2.3, M-17.2.4: while nobody has won a combat, cards are turned until one is not a Reserve.
pub fn turn_up_trump(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    // With every suited card in somebody's hand only Reserves would come up for ever: then clubs are trump.
    for _ in 0..rules.pack.deck.cards() {
        let Some(card) = cards::take_top(rules, core, log) else { break };
        core.secret.spent.insert(card);
        core.seen.insert(card);
        if let Some(suit) = cards::suit_of(rules, card) {
            log.all(|| Event::TrumpTurned { card });
            set_trump(own, suit, log);
            return;
        }
    }
    set_trump(own, Suit::Clubs, log);
}

/// Trump for this turn's politics, told to all.
pub fn set_trump(own: &mut Own, suit: Suit, log: &mut Log) {
    own.politics.trump = Some(suit);
    log.all(|| Event::Trump { suit });
}

/// M-17.0.2, M-17.3.2: the power that places now; `None` when all have.
pub fn placer(rules: &Ruleset, core: &Core, own: &Own) -> Option<PowerId> {
    let squares = &rules.pack.squares;
    squares.iter().skip(own.politics.placing as usize).copied().find(|&power| core.is_present(power))
}

/// M-17.0.3, M-17.3.1, M-17.3.3: one card face down, or none.
/// a card on the display is in no hand.
pub fn place(rules: &Ruleset, core: &mut Core, own: &mut Own, card: Option<CardId>, log: &mut Log) {
    let power = placer(rules, core, own).expect("somebody places");
    let at = square(rules, power);
    own.politics.placing = at as u8 + 1;
    if let Some(card) = card {
        cards::lay_down(rules, core, power, card);
        own.secret.placed[at] = Some(card);
    }
    log.all(|| Event::Bid { power, placed: card.is_some() });
    log.reveal();
}

/// Whether the cards placed this turn have been turned up or judged; a card still unseen then is a bluff.
pub fn bids_are_judged(phase: Phase) -> bool {
    !matches!(phase, Phase::Place | Phase::Reveal)
}

/// M-17.3.3, M-17.4.4: a card of another suit than trump; a Reserve never is one.
pub fn is_bluff(rules: &Ruleset, trump: Suit, card: CardId) -> bool {
    cards::suit_of(rules, card).is_some_and(|suit| suit != trump)
}

/// the bluff that lies face down on a square until the next turn.
pub fn bluff(own: &Own, square: usize) -> Option<CardId> {
    own.secret.placed[square].filter(|_| bids_are_judged(own.phase))
}

/// `POL_4`: M-17.4.1, M-17.4.2, M-17.4.3, M-25.5.1; R-130: a bluff that stays on the display is not turned up.
pub fn reveal(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let trump = own.politics.trump.expect("trump is named");
    for (at, &power) in rules.pack.squares.iter().enumerate() {
        let Some(card) = own.secret.placed[at] else { continue };
        let counts = !is_bluff(rules, trump, card);
        if !counts && rules.options.political && rules.switches.hidden_bluffs {
            log.all(|| Event::BluffStays { power });
            continue;
        }
        own.secret.placed[at] = None;
        log.all(|| Event::BidShown { power, card, counts });
        if counts || rules.options.political {
            own.squares[at].add(card, counts);
        } else {
            cards::receive_open(core, power, card);
        }
    }
    rank(rules, own);
}

/// How far the powers have come in using their influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Influence {
    /// The next power has a choice.
    Asked,
    /// It had none and has kept its cards.
    Conserved,
    /// Nobody is left.
    Over,
}

/// `POL_5` between decisions: M-17.5.3, M-17.5.8, M-17.5.9, M-25.6.3.
pub fn next(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> Influence {
    if own.politics.cards == [None; 2] {
        while let Some(power) = decider(rules, own) {
            own.politics.next += 1;
            let at = square(rules, power);
            if rules.options.political {
                own.squares[at].turn_down();
                log.all(|| Event::TurnedDown { power });
            } else {
                take_back(core, power, &own.squares[at].take_open());
                log.all(|| Event::TookBack { power });
            }
        }
    }
    let Some(power) = decider(rules, own) else {
        own.politics.cards = [None; 2];
        return Influence::Over;
    };
    if takeable(rules, own, power).is_empty() {
        own.politics.next += 1;
        log.all(|| Event::Conserved { power });
        return Influence::Conserved;
    }
    Influence::Asked
}

/// Cards that lay open on the display are seen by all; back in a hand everybody knows they are there.
fn take_back(core: &mut Core, power: PowerId, from: &CardSet) {
    for card in from.iter() {
        cards::receive_open(core, power, card);
    }
}

/// M-17.5.5: the power keeps its cards on the display.
pub fn conserve(rules: &Ruleset, own: &mut Own, log: &mut Log) {
    let power = decider(rules, own).expect("somebody decides");
    own.politics.next += 1;
    log.all(|| Event::Conserved { power });
}

/// M-17.5.6, M-25.6.2: the power takes a card and its open cards are discarded. M-24.7, R-80: false if its player has
/// executed a card this turn and may not execute this one.
pub fn take(rules: &Ruleset, core: &mut Core, own: &mut Own, card: PoliticalCardId, log: &mut Log) -> bool {
    let power = decider(rules, own).expect("somebody decides");
    own.politics.next += 1;
    for open in &mut own.politics.cards {
        if *open == Some(card) {
            *open = None;
        }
    }
    let at = square(rules, power);
    let spent = own.squares[at].take_open();
    core.secret.spent = core.secret.spent.or(&spent);
    core.seen = core.seen.or(&spent);
    log.all(|| Event::TookCard { power, card });
    own.politics.taken = Some((card, power));
    !is_two_player(rules) || !own.politics.executed.contains(core.seat(power))
}

/// M-17.5.7, M-17.5.10, M-17.5.11, M-17.5.12, M-17.5.13: judges an announcement.
pub fn check_execution(rules: &Ruleset, own: &Own, given: &Execution) -> Result<(), Refusal> {
    let (card, _) = own.politics.taken.ok_or(Why::NotThisNow.under(ids::M_17_5_7))?;
    let plan = &rules.pack.politics[card.index()];
    if given.obey && plan.effects.is_empty() {
        return Err(Why::NoInstruction.under(ids::M_17_5_10));
    }
    for (track, &steps) in given.shifts.iter().enumerate() {
        let Some(steps) = steps else { continue };
        let offered = plan.shifts.iter().any(|(on, options)| on.index() == track && options.contains(&steps));
        if !offered {
            let is_on_card = plan.shifts.iter().any(|(on, _)| on.index() == track);
            let rule = if is_on_card { ids::M_17_5_12 } else { ids::M_17_5_10 };
            return Err(Why::ShiftNotOffered { track: TrackId(track as u8) }.under(rule));
        }
    }
    Ok(())
}

/// M-17.5.14: shifts are announced and summed later; the instruction is carried out at once (effects.md 2.4).
pub fn execute(core: &Core, own: &mut Own, given: &Execution, log: &mut Log) {
    let (card, power) = own.politics.taken.expect("a card was taken");
    let executed = *given != Execution::BURY;
    log.all(|| Event::Executed { power, card, execution: *given });
    if executed {
        own.politics.executed.insert(core.seat(power));
    }
    for (track, steps) in given.shifts.iter().enumerate() {
        own.politics.shifts[track] += steps.unwrap_or(0);
    }
    if given.obey {
        own.politics.next_effect = 0;
    } else {
        own.politics.taken = None;
    }
}

/// `POL_6`: M-17.5.14, M-17.5.15, RP-2, RP-3, RP-6: one sum per track, then what the boxes say.
pub fn shift(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let saxony_track = saxony::track(rules);
    for track in (0..rules.pack.tracks.len() as u8).map(TrackId) {
        let by = own.politics.shifts[track.index()];
        let from = own.politics.tracks[track.index()];
        let to = saxony::shifted(rules, track, from, by);
        if track == saxony_track {
            saxony::set_marker(rules, core, own, to, log);
        } else if to != from {
            own.politics.tracks[track.index()] = to;
            log.all(|| Event::MarkerMoved { track, to });
            settle_victory_icon(rules, own, track, from, to);
        }
    }
    own.politics.shifts = [0; TRACKS];
    debug_assert!(own.saxony != SaxonSide::Neutral || core.is_neutral(crate::powers::SAXONY));
    refresh_relations(core, own);
}

/// M-17.5.24, M-17.5.25, M-16.13, RP-6, RP-7, R-55: the Italy box; return before gain.
fn settle_victory_icon(rules: &Ruleset, own: &mut Own, track: TrackId, from: u8, to: u8) {
    use board::pack::IconKind::VictoryPoint;
    let plan = &rules.pack.tracks[track.index()];
    if !plan.boxes.iter().any(|one| one.icons.iter().any(|icon| icon.0 == VictoryPoint)) {
        return;
    }
    let star = plan.boxes.iter().position(|one| one.star).unwrap_or(0) as u8;
    let reached = (from.min(to)..=from.max(to)).contains(&star);
    let gained = plan.boxes[to as usize].icons.iter().find(|icon| icon.0 == VictoryPoint).map(|&(_, power)| power);
    let boxes = &mut own.boxes;
    if reached || gained.is_some() {
        let before = std::mem::replace(&mut boxes.italy, gained);
        if let Some(power) = before {
            boxes.pools[power.index()] += 1;
        }
        if let Some(power) = gained {
            boxes.pools[power.index()] -= 1;
        }
    }
}
