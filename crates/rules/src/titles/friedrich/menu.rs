//! Who is asked what, and the list of answers.

use board::{FateEffect, PowerId};

use super::{Own, PRUSSIA, Phase, active, duel, fate, judge, rights};
use crate::action::Action;
use crate::question::{About, Form, Legal, Question, RecruitForm};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::combat::{self, CardLimits, Side};
use crate::shared::{armies, battle, cards, march, retreat};
use crate::state::{Core, Place, State, Title};

/// The question open to a seat, if any. FD-20: the active player orders the combats; FD-21, FD-22: the side with the
/// right to play is asked even if it can only stop; FD-24: the winner is asked for the way of the beaten.
pub(crate) fn asked(rules: &Ruleset, state: &State, seat: Seat) -> Option<Question> {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    let core = &state.core;
    let (power, about) = match own.phase {
        Phase::Deploy => return asked_to_deploy(rules, core, own, seat),
        Phase::ExchangeOffer => return asked_to_exchange(rules, core, own, seat, About::ExchangeOffer),
        Phase::ExchangeCards => return asked_to_exchange(rules, core, own, seat, About::ExchangeCard),
        Phase::Discard => (active(rules, own), About::Discard),
        Phase::Offensive => (PRUSSIA, About::Offensive),
        Phase::Movement => (active(rules, own), About::Movement),
        Phase::CombatOrder => (active(rules, own), About::CombatOrder),
        Phase::Evade => {
            let pair = core.combat.duel.expect("an attack was chosen").pair;
            (rules.power(pair.defender), About::Evade)
        }
        Phase::Duel => {
            let now = core.combat.duel.expect("a duel is on");
            let commander = now.commander(now.to_play);
            let city = core.city(commander).expect("who fights stands in a city");
            let suit = rules.pack.cities[city.index()].suit;
            (rules.power(commander), About::Duel { score: now.score_of(now.to_play), suit })
        }
        Phase::Retreat => {
            let now = core.combat.duel.expect("a duel was lost");
            (rules.power(now.commander(now.to_play.other())), About::Retreat { steps: now.lost })
        }
        Phase::Leaving => (fate::open_leaving(rules, own).0, About::Leaving),
        Phase::FateChoice => {
            let alive = own.alive.expect("a card of fate asks");
            let effect = own.effect_drawn(rules).expect("a card of fate asks");
            (fate::chooser(rules, effect), About::Fate { card: alive.card, suit: alive.suit })
        }
        Phase::NationBegins
        | Phase::MovementBegins
        | Phase::CombatBegins
        | Phase::DuelBegins
        | Phase::CombatEnds
        | Phase::NationEnds
        | Phase::TurnEnds
        | Phase::FateDone
        | Phase::Over => return None,
    };
    (core.seat(power) == seat).then_some(Question { about, power })
}

/// ST-S4: every seat is asked for its nations at the same time.
fn asked_to_deploy(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Option<Question> {
    let open = |power: &&PowerId| core.seat(**power) == seat && own.deployed >> power.0 & 1 == 0;
    let power = *rules.order.iter().find(open)?;
    Some(Question { about: About::Deploy, power })
}

/// FC-1H: both players are asked at the same time.
fn asked_to_exchange(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, about: About) -> Option<Question> {
    let Some(FateEffect::Exchange { powers }) = own.effect_drawn(rules) else { return None };
    let is_open = |at: usize| match about {
        About::ExchangeOffer => own.answers[at].is_none(),
        _ => own.offered[at].is_none(),
    };
    let at = (0..2).find(|&at| core.seat(powers[at]) == seat && is_open(at))?;
    Some(Question { about, power: powers[at] })
}

/// Whether a movement phase holds anything to decide, judged by what everybody can see.
pub(super) fn has_public_choice_in_movement(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    let power = active(rules, own);
    let pieces = rules.generals_of(power).or(rules.trains_of(power));
    let can_return = pieces.iter().any(|piece| core.place(piece) == Place::Off);
    !core.on_board(pieces).is_empty() || can_return && !core.hands[power.index()].is_empty()
}

/// Everything the seat may answer.
pub(crate) fn legal(rules: &Ruleset, state: &State, seat: Seat) -> Legal {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    let core = &state.core;
    let mut legal = Legal::default();
    if own.phase == Phase::Over {
        return legal;
    }
    let question = asked(rules, state, seat);
    legal.free = match (own.phase, question) {
        // Whoever is done may still change his mind until all are.
        (Phase::Deploy, None) => armies::deployments(rules, core, seat),
        (Phase::Deploy, Some(_)) => Vec::new(),
        _ => armies::transfers(rules, core, seat),
    };
    let Some(question) = question else { return legal };
    match question.about {
        About::Deploy => legal.forms = armies::deployments(rules, core, seat),
        About::Discard => {
            let hand = core.hands[question.power.index()];
            let drawn = cards::distinct(rules, &own.drawn);
            let settled = drawn.iter().map(|card| cards::settle(rules, &hand, card));
            legal.actions.extend(settled.map(|card| Action::Discard { card }));
        }
        About::Offensive => {
            legal.actions.push(Action::Offensive { card: None });
            let hand = cards::distinct(rules, &core.hands[PRUSSIA.index()]);
            legal.actions.extend(hand.iter().map(|card| Action::Offensive { card: Some(card) }));
        }
        About::Movement => movement(rules, core, own, &mut legal),
        About::CombatOrder => {
            let attack = |pair: &combat::Pair| Action::Attack { attacker: pair.attacker, defender: pair.defender };
            legal.actions.extend(core.combat.pairs().iter().map(attack));
        }
        About::Evade => {
            let pair = core.combat.duel.expect("an attack was chosen").pair;
            legal.actions.push(Action::Pass);
            legal.actions.extend(rights::evasions(rules, core, pair).into_iter().map(|to| Action::Evade { to }));
        }
        About::Duel { .. } => plays(rules, core, own, &mut legal.actions),
        About::Retreat { .. } => {
            let now = core.combat.duel.expect("a duel was lost");
            let paths = retreat::paths(rules, &battle::retreat_of(core, &now, core.occupied(), [None; 2]));
            legal.actions.extend(paths.into_iter().map(|path| Action::Retreat { path }));
        }
        About::Leaving => {
            let (power, spared) = fate::open_leaving(rules, own);
            let candidates = fate::leaving_candidates(rules, core, power, spared);
            legal.actions.extend(candidates.iter().map(|general| Action::Leave { general }));
        }
        About::Fate { .. } => fate_choices(rules, state, seat, &mut legal.actions),
        About::ExchangeOffer => legal.actions.extend([Action::Accept, Action::Pass]),
        About::ExchangeCard => {
            let hand = cards::distinct(rules, &core.hands[question.power.index()]);
            legal.actions.extend(hand.iter().map(|card| Action::Give { card }));
        }
        _ => {}
    }
    legal
}

/// ST-N2: marches of every group, recruiting, the end.
fn movement(rules: &Ruleset, core: &Core, own: &Own, legal: &mut Legal) {
    let power = active(rules, own);
    let claims = rights::claims(rules, core, own, power);
    for group in march::groups(rules, core, &[power]) {
        if rights::check_held(own, group).is_err() {
            continue;
        }
        let orders = rights::orders(rules, core, own, group);
        let claims = if group.intersects(rules.generals) { claims } else { 0 };
        for walk in march::walks(rules, core, group, &orders, claims) {
            if rights::check_company(rules, core, own, group, walk.path.end()).is_ok() {
                legal.actions.push(Action::March { group, path: walk.path });
            }
        }
    }
    legal.actions.push(Action::End);
    let terms = rights::terms(rules, core, own, power);
    legal.forms.extend(RecruitForm::new(rules, core, &terms, power).map(Form::Recruit));
}

/// ST-C2: every card and declared value, and stopping where it is allowed.
fn plays(rules: &Ruleset, core: &Core, own: &Own, actions: &mut Vec<Action>) {
    let now = core.combat.duel.expect("a duel is on");
    let (limits, hand) = duel_hand(rules, core, own, now.to_play);
    let mut candidates = Vec::new();
    for card in combat::suited(rules, &hand, &limits).iter() {
        candidates.push(Action::Play { card, declared: None, double: false });
        if duel::may_double(rules, core, own, &now, card) {
            candidates.push(Action::Play { card, declared: None, double: true });
        }
    }
    for card in cards::distinct(rules, &hand).and(&rules.reserves).iter() {
        let declared = (1..=limits.reserve_max).map(|value| Some((limits.suit, value)));
        candidates.extend(declared.map(|declared| Action::Play { card, declared, double: false }));
    }
    let fits = |action: &Action| match *action {
        Action::Play { card, declared, double } => {
            let counted = duel::counted(rules, core, own, &now, card, declared, double);
            duel::check_press_on(rules, core, own, &now, card, counted.value).is_ok()
        }
        _ => false,
    };
    actions.extend(candidates.into_iter().filter(fits));
    if judge::check_concede(rules, core, own).is_ok() {
        actions.push(Action::Concede);
    }
}

/// The limits and the hand of one side of the duel.
pub(super) fn duel_hand(rules: &Ruleset, core: &Core, own: &Own, side: Side) -> (CardLimits, board::CardSet) {
    let now = core.combat.duel.expect("a duel is on");
    let hand = core.hands[rules.power(now.commander(side)).index()];
    (rights::card_limits(rules, core, own, &now, side), hand)
}

/// The answers to a minor event, each put before the judge.
fn fate_choices(rules: &Ruleset, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    let core = &state.core;
    let effect = own.effect_drawn(rules).expect("a card of fate asks");
    let mut candidates = Vec::new();
    match effect {
        FateEffect::FreeArmy { power } | FateEffect::LoseArmy { power } => {
            let generals = core.on_board(rules.generals_of(power));
            candidates.extend(generals.iter().map(|general| Action::Assign { general }));
        }
        FateEffect::Redraw { power } => {
            let hand = cards::distinct(rules, &core.hands[power.index()]);
            candidates.extend(hand.iter().map(|card| Action::Discard { card }));
        }
        FateEffect::GiveAndDraw { from, .. } => {
            let hand = cards::distinct(rules, &core.hands[from.index()]);
            candidates.extend(hand.iter().map(|card| Action::Give { card }));
        }
        FateEffect::FreeStep { general } => {
            let paths = fate::steps(rules, core, general).into_iter();
            candidates.extend(paths.map(|path| Action::Step { piece: general, path }));
        }
        FateEffect::DriveWest { general, .. } => {
            let mut paths = fate::drives(rules, core, effect);
            paths.sort_by_key(crate::action::Path::end);
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
    candidates.retain(|action| judge::check(rules, state, seat, action).is_ok());
    actions.append(&mut candidates);
}
