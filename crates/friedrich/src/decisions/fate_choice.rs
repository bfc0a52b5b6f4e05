//! ST-E3m: a minor event lets somebody choose (FC-0.9 and the events that ask).

use board::{CardId, CardSet, FateEffect, PieceId, PieceSet, PowerId};

use super::{asked_of, check_held};
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{fate, rights, victory};
use engine::action::{Action, Path};
use engine::event::Event;
use engine::ids::{self, RuleId};
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::{cards, march, pieces};
use engine::state::Place;

/// The decision as the sequence of play lists it; the seat the event favours or burdens is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

fn effect(look: &Look) -> FateEffect {
    look.own.effect_drawn(look.rules).expect("a card of fate asks")
}

fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let alive = look.own.alive.expect("a card of fate asks");
    let power = fate::chooser(look.rules, effect(look));
    asked_of(look, seat, power, About::Fate { card: alive.card, suit: alive.suit })
}

/// The answers, each put before the judge.
fn offer(look: &Look, seat: Seat, question: &Question) -> Legal {
    let mut legal = Legal::default();
    let Look { rules, core, .. } = *look;
    let effect = effect(look);
    let hand = |power: PowerId| cards::distinct(rules, &core.secret.hands[power.index()]);
    let mut candidates = Vec::new();
    match effect {
        FateEffect::FreeArmy { power } | FateEffect::LoseArmy { power } => {
            let generals = core.on_board(rules.generals_of(power));
            candidates.extend(generals.iter().map(|general| Action::Assign { general }));
        }
        FateEffect::Redraw { power } => {
            candidates.extend(hand(power).iter().map(|card| Action::Discard { card }));
        }
        FateEffect::GiveAndDraw { from, .. } => {
            candidates.extend(hand(from).iter().map(|card| Action::Give { card }));
        }
        FateEffect::FreeStep { general } => {
            let paths = fate::steps(rules, core, general).into_iter();
            candidates.extend(paths.map(|path| Action::Step { piece: general, path }));
        }
        FateEffect::DriveWest { general, .. } => {
            let mut paths = fate::drives(rules, core, effect);
            paths.sort_by_key(Path::end);
            paths.dedup_by_key(|path| path.end());
            candidates.extend(paths.into_iter().map(|path| Action::Step { piece: general, path }));
        }
        FateEffect::Starve { .. } => {
            let stacks = fate::starving_candidates(rules, core, effect);
            candidates.extend(stacks.iter().map(|general| Action::Starve { general }));
        }
        _ => {}
    }
    candidates.push(Action::Pass);
    candidates.retain(|action| check(look, seat, question.power, action).is_ok());
    legal.actions.append(&mut candidates);
    legal
}

/// FC-0.9 and the events that ask somebody.
fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Look { rules, core, .. } = *look;
    let effect = effect(look);
    let rule = look.own.fate_rule(rules);
    match (effect, action) {
        (FateEffect::FreeArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)), rule)?;
            let has_room = fate::has_room(rules, core, *general);
            if has_room { Ok(()) } else { Err(Why::TooManyTroops { general: *general }.under(ids::FC_0_7)) }
        }
        (FateEffect::LoseArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)), rule)?;
            let stack = pieces::stack_of(rules, core, *general);
            let spare = core.sum_of_troops(stack) as usize > stack.len();
            if spare { Ok(()) } else { Err(Why::TooFewTroops { general: *general, least: 1 }.under(rule)) }
        }
        (FateEffect::Redraw { power }, Action::Discard { card }) => check_held(look, power, *card, rule),
        (FateEffect::GiveAndDraw { from, .. }, Action::Give { card }) => check_held(look, from, *card, rule),
        (FateEffect::FreeStep { general }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general), rule)?;
            check_step(look, general, path)
        }
        (FateEffect::DriveWest { general, .. }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general), rule)?;
            let is_open = fate::drives(rules, core, effect).contains(path);
            if is_open { Ok(()) } else { Err(Why::NotWestward { city: path.end() }.under(rule)) }
        }
        (FateEffect::Starve { .. }, Action::Starve { general }) => {
            meant(*general, fate::starving_candidates(rules, core, effect), rule)
        }
        (FateEffect::FreeArmy { .. } | FateEffect::LoseArmy { .. }, Action::Pass) => {
            Err(Why::CannotDecline.under(rule))
        }
        (_, Action::Pass) => Ok(()),
        _ => Err(Why::NotThisNow.under(rule)),
    }
}

/// One of those the card of fate speaks of.
fn meant(piece: PieceId, choice: PieceSet, card: RuleId) -> Result<(), Refusal> {
    if choice.contains(piece) { Ok(()) } else { Err(Why::NotMeantByFate { piece }.under(card)) }
}

/// FC-6S: one city, under the rules of movement.
fn check_step(look: &Look, general: PieceId, path: &Path) -> Result<(), Refusal> {
    let from = look.core.city(general).expect("fate asks only while he stands somewhere");
    if path.start() != from {
        return Err(Why::WrongStart { city: from }.under(ids::FC_6S));
    }
    if path.steps() != 1 {
        return Err(Why::OneStep { piece: general }.under(ids::FC_6S));
    }
    if !look.rules.pack.roads.are_adjacent(from, path.end()) {
        return Err(Why::NoRoad { from, to: path.end() }.under(ids::F_4_1));
    }
    march::enter(look.rules, look.core, PieceSet::one(general), path.end()).map(|_| ())
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let effect = effect(&turn.look());
    turn.log.reveal();
    let Turn { rules, core, log, .. } = turn;
    match (effect, *action) {
        (FateEffect::FreeArmy { .. }, Action::Assign { general }) => fate::give_army(rules, core, general, false, log),
        (FateEffect::LoseArmy { .. }, Action::Assign { general }) => fate::take_army(rules, core, general, false, log),
        (FateEffect::Redraw { power }, Action::Discard { card }) => {
            cards::spend_hidden(rules, core, power, &CardSet::one(card));
            log.all(|| Event::DiscardedHidden { power, number: 1 });
            log.seat(core.seat(power), || Event::DiscardedCard { power, card });
            cards::draw(rules, core, power, 1, log);
        }
        (FateEffect::GiveAndDraw { from, to }, Action::Give { card }) => give_and_draw(turn, from, to, card),
        (FateEffect::FreeStep { general }, Action::Step { path, .. }) => step(turn, general, &path),
        (FateEffect::DriveWest { general, .. }, Action::Step { path, .. }) => {
            core.put(general, Place::City(path.end()));
            log.all(|| Event::Stepped { piece: general, path });
        }
        (FateEffect::Starve { .. }, Action::Starve { general }) => fate::turn_over(rules, core, general, log),
        (_, Action::Pass) => {
            let power = fate::chooser(rules, effect);
            log.all(|| Event::Declined { power });
        }
        _ => unreachable!("the judge let through what no card asks"),
    }
    Next::To(Phase::FateDone)
}

/// FC-9D: a card of choice goes over, then one comes back by chance.
fn give_and_draw(turn: &mut Turn, from: PowerId, to: PowerId, card: CardId) {
    let Turn { rules, core, log, .. } = turn;
    cards::hand_over(rules, core, from, to, card);
    log.seat(core.seat(to), || Event::ReceivedCard { power: to, card });
    let hand: Vec<CardId> = core.secret.hands[to.index()].iter().collect();
    let label = format!("fate: card drawn from a hand in turn {}", core.turn);
    let drawn = hand[core.secret.seed.stream(&label).below(hand.len() as u32) as usize];
    cards::hand_over(rules, core, to, from, drawn);
    log.all(|| Event::CardsExchanged { powers: [from, to] });
    log.seat(core.seat(from), || Event::ReceivedCard { power: from, card: drawn });
    log.seat(core.seat(to), || Event::DiscardedCard { power: to, card: drawn });
}

/// FC-6S: a move like any other, but nothing stays in question and nobody fights.
fn step(turn: &mut Turn, general: PieceId, path: &Path) {
    let Turn { rules, core, own, log } = turn;
    let power = rules.power(general);
    rights::leave(rules, core, own, power, path.start(), false, log);
    march::perform(rules, core, PieceSet::one(general), path, log);
    if power == crate::powers::PRUSSIA {
        victory::test_offensive(turn);
    }
}
