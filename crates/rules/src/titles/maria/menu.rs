//! Who is asked what, and the list of answers.

use board::{PieceSet, PoliticalEffect, PowerId, Suit};

use super::{
    AUSTRIA, MAJORS, Own, PRAGMATIC, Phase, annex, bit, breach, corps, displace, effects, election, flow, fortress,
    judge, march, politics, supply, treaty, winter,
};
use crate::action::{Action, Execution, Path, Recruit};
use crate::question::{About, CorpsForm, DiscardForm, Form, Legal, PayForm, Question, RecruitForm};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, battle, cards, combat, march as roads, pieces, retreat};
use crate::state::{Core, State, Title};

/// The question open to a seat, if any.
/// where having a choice would tell of a hand, the seat is asked even if one answer is left.
pub(crate) fn asked(rules: &Ruleset, state: &State, seat: Seat) -> Option<Question> {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let core = &state.core;
    let (power, about) = match own.phase {
        Phase::Deploy => return asked_to_deploy(rules, core, own, seat),
        Phase::Movement => return asked_to_move(rules, core, own, seat),
        Phase::Trump => return asked_of_player(rules, core, own.last_winner()?, seat, About::Trump),
        Phase::Vote => {
            let voter = election::voter(rules, core, own)?;
            let free = election::free_votes(rules, core, own, voter);
            return asked_of_player(rules, core, voter, seat, About::Vote { free });
        }
        Phase::Displace => {
            let (mover, pieces) = displace::mover(rules, core, own)?;
            let power = rules.power(pieces.first()?);
            return (mover == seat).then_some(Question { about: About::Displace, power });
        }
        Phase::Command => return asked_for_seat(rules, core, own.orderer, seat, About::Command),
        Phase::Consent => {
            let stack = waiting_stack(rules, core, own);
            let partner = march::partner_seat(rules, core, stack, own.orderer)?;
            return asked_for_seat(rules, core, partner, seat, About::Consent);
        }
        _ => asked_power(rules, core, own)?,
    };
    (core.seat(power) == seat).then_some(Question { about, power })
}

/// The power whose decision or stage it is, for the view.
pub(super) fn acting_power(rules: &Ruleset, core: &Core, own: &Own) -> Option<PowerId> {
    let asked = asked_power(rules, core, own).map(|(power, _)| power);
    asked.or_else(|| super::active_powers(rules, core, own).first().copied())
}

/// Phases that ask the player of one power.
fn asked_power(rules: &Ruleset, core: &Core, own: &Own) -> Option<(PowerId, About)> {
    Some(match own.phase {
        Phase::Place => (politics::placer(rules, core, own)?, About::Bid),
        Phase::Influence => (politics::decider(rules, own)?, About::Influence),
        Phase::Execute => (own.politics.taken?.1, About::Execute { card: own.politics.taken?.0 }),
        Phase::EffectChoice => {
            let (_, power) = effects::current(rules, own)?;
            (power, About::Effect { card: own.politics.taken?.0, effect: own.politics.next_effect })
        }
        Phase::Expedition => (corps::chooser(own)?, About::Corps),
        Phase::Pay => {
            let due = supply::sum_of_prices(rules, core, own, own.due);
            (supply::examined(rules, core, own)?, About::PaySupply { due })
        }
        Phase::Feed => (supply::examined(rules, core, own)?, About::Feed),
        Phase::CombatOrder => {
            let pair = *flow::open_pairs(rules, core, own).first()?;
            (rules.power(pair.attacker), About::CombatOrder)
        }
        Phase::Duel => {
            let duel = core.combat.duel?;
            let commander = duel.commander(duel.to_play);
            let suit = rules.pack.cities[core.city(commander)?.index()].suit;
            (rules.power(commander), About::Duel { score: duel.score_of(duel.to_play), suit })
        }
        Phase::Retreat => {
            let duel = core.combat.duel?;
            (rules.power(duel.commander(duel.to_play.other())), About::Retreat { steps: duel.lost })
        }
        Phase::WinterRecruit => (flow::winter_power(own)?, About::Winter),
        Phase::Hussars => (AUSTRIA, About::Hussars),
        Phase::SaxonShift => (AUSTRIA, About::SaxonShift { most: own.shift_right }),
        Phase::Subsidy => (judge::answerer(own)?, About::Subsidy),
        Phase::Reduction => (judge::answerer(own)?, About::Reduction),
        Phase::PeaceOffer => (judge::answerer(own)?, About::PeaceOffer),
        Phase::PeaceAnswer => (judge::answerer(own)?, About::PeaceAnswer),
        Phase::SaxonReturn => (judge::answerer(own)?, About::SaxonReturn),
        Phase::SecondTrain => (judge::answerer(own)?, About::SecondTrain),
        Phase::Cession => (judge::answerer(own)?, About::Cession),
        _ => return None,
    })
}

fn asked_for_seat(rules: &Ruleset, core: &Core, wanted: Seat, seat: Seat, about: About) -> Option<Question> {
    let power = rules.order.iter().copied().find(|&power| core.seat(power) == wanted)?;
    (wanted == seat).then_some(Question { about, power })
}

/// M-17.2.1, R-72: trump is a player's own, and so are free votes; he is asked as the first of his major powers, whatever
/// minor ones have come to him since.
fn asked_of_player(rules: &Ruleset, core: &Core, wanted: Seat, seat: Seat, about: About) -> Option<Question> {
    let is_his = |power: &PowerId| core.seat(*power) == wanted && MAJORS.contains(power);
    let power = rules.order.iter().copied().find(is_his)?;
    (wanted == seat).then_some(Question { about, power })
}

/// M-4.15: every seat is asked for its powers at the same time.
fn asked_to_deploy(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Option<Question> {
    let open = |power: &&PowerId| core.seat(**power) == seat && own.deployed & bit(**power) == 0;
    let power = *rules.order.iter().find(open)?;
    Some(Question { about: About::Deploy, power })
}

/// M-5.4: Austria and the Pragmatic Army are asked at the same time.
fn asked_to_move(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Option<Question> {
    if own.done >> seat.0 & 1 == 1 {
        return None;
    }
    let power = super::active_powers(rules, core, own).iter().copied().find(|&power| core.seat(power) == seat)?;
    Some(Question { about: About::Movement, power })
}

/// The stack that would arise from what waits for a commander or a consent.
pub(super) fn waiting_stack(rules: &Ruleset, core: &Core, own: &Own) -> PieceSet {
    match own.waiting {
        Some(Action::March { group, path } | Action::ForceMarch { group, path }) => {
            march::union(rules, core, group, path.end()).unwrap_or(group)
        }
        Some(Action::Settle { city, .. }) => pieces::generals_at(rules, core, city),
        Some(Action::Recruit(order)) => {
            next_union(rules, core, own, own.orderer, &order).map_or(PieceSet::EMPTY, |(_, stack)| stack)
        }
        _ => PieceSet::EMPTY,
    }
}

/// M-13.8 with M-6.6, M-10.1.23: the next return of an order that makes a stack somebody must agree to, by its rank.
pub(super) fn next_union(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    orderer: Seat,
    order: &Recruit,
) -> Option<(usize, PieceSet)> {
    let generals = rules.generals_of(order.power).iter().enumerate().skip(usize::from(own.united));
    let stacks = generals.filter_map(|(rank, general)| {
        let city = order.generals[rank]?;
        Some((rank, pieces::generals_at(rules, core, city).or(PieceSet::one(general))))
    });
    let asks = |stack: PieceSet| {
        march::partner_seat(rules, core, stack, orderer).is_some() || march::needs_commander(rules, stack)
    };
    stacks.into_iter().find(|&(_, stack)| asks(stack))
}

/// Everything the seat may answer.
pub(crate) fn legal(rules: &Ruleset, state: &State, seat: Seat) -> Legal {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let mut legal = asked(rules, state, seat).map(|question| answers(rules, state, seat, question)).unwrap_or_default();
    if own.phase != Phase::Over && own.phase != Phase::Deploy {
        legal.free = armies::transfers(rules, &state.core, seat);
        legal.free.extend(treaty::forms(rules, &state.core, own, seat));
    }
    legal
}

/// Every answer to a question; marches come first, sorted by group.
pub(super) fn answers(rules: &Ruleset, state: &State, seat: Seat, question: Question) -> Legal {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let mut legal = answers_but_marches(rules, state, seat, question);
    if question.about == About::Movement {
        let rest = std::mem::take(&mut legal.actions);
        legal.actions = marches(rules, &state.core, own, seat);
        legal.actions.extend(rest);
    }
    legal
}

/// Every answer to a question except marches, each put before the judge.
fn answers_but_marches(rules: &Ruleset, state: &State, seat: Seat, question: Question) -> Legal {
    let mut legal = offers(rules, state, seat, question);
    // The cities of hussars were judged one by one.
    if question.about != About::Hussars {
        legal.actions.retain(|action| judge::check(rules, state, seat, action).is_ok());
    }
    legal
}

/// What comes into question as an answer, except marches, before the judge has seen it.
pub(super) fn offers(rules: &Ruleset, state: &State, seat: Seat, question: Question) -> Legal {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let core = &state.core;
    let mut legal = Legal::default();
    let power = question.power;
    match question.about {
        About::Deploy => legal.forms = armies::deployments(rules, core, seat),
        About::Movement => legal.actions = ends_and_entries(rules, core, own, seat),
        About::Hussars => legal.actions = hussars(rules, core, own),
        About::Effect { .. } => effect_choices(rules, core, own, power, &mut legal),
        About::PaySupply { due } => {
            let hand = core.hands[power.index()];
            legal.forms.push(Form::Pay(PayForm { power, due, hand, pay: PayForm::cheapest(rules, &hand, due) }));
        }
        About::Winter => {
            legal.forms.extend(winter::form(rules, core, own, power).map(Form::Recruit));
            legal.actions.push(Action::End);
        }
        About::SaxonReturn => {
            legal.forms.extend(winter::return_form(rules, core, own).map(Form::Recruit));
            legal.actions.push(Action::Pass);
        }
        About::Corps => corps_choices(rules, core, power, &mut legal),
        _ => legal.actions = listed(rules, core, own, question),
    }
    legal
}

/// Questions with short lists.
fn listed(rules: &Ruleset, core: &Core, own: &Own, question: Question) -> Vec<Action> {
    let power = question.power;
    match question.about {
        About::Trump => Suit::ALL.into_iter().map(|suit| Action::Trump { suit }).collect(),
        About::Bid => {
            let hand = cards::distinct(rules, &core.hands[power.index()]);
            std::iter::once(Action::Pass).chain(hand.iter().map(|card| Action::Bid { card })).collect()
        }
        About::Influence => {
            let cards = politics::takeable(rules, own, power).into_iter();
            std::iter::once(Action::Pass).chain(cards.map(|card| Action::Take { card })).collect()
        }
        About::Execute { card } => executions(rules, card),
        About::Feed => {
            supply::feedings(rules, core, own).into_iter().map(|generals| Action::Feed { generals }).collect()
        }
        About::CombatOrder => {
            let attack = |pair: combat::Pair| Action::Attack { attacker: pair.attacker, defender: pair.defender };
            flow::open_pairs(rules, core, own).into_iter().map(attack).collect()
        }
        About::Duel { .. } => plays(rules, core),
        About::Retreat { .. } => {
            let duel = core.combat.duel.expect("a duel was lost");
            let closed = flow::closed_to_retreat(rules, core, own);
            let paths = retreat::paths(rules, &battle::retreat_of(core, &duel, &closed, own.hussars));
            paths.into_iter().map(|path| Action::Retreat { path }).collect()
        }
        About::SaxonShift { most } => (0..=most).map(|boxes| Action::Shift { boxes }).collect(),
        About::Displace => {
            let Some((_, pieces)) = displace::mover(rules, core, own) else { return Vec::new() };
            let places =
                |piece| displace::candidates(rules, core, own, piece).into_iter().map(move |city| (piece, city));
            pieces.iter().flat_map(places).map(|(piece, city)| Action::Settle { piece, city }).collect()
        }
        About::SecondTrain => {
            let Some(piece) = annex::second_train(rules, core) else { return Vec::new() };
            let sites = annex::second_train_sites(rules, core, own).into_iter();
            sites.map(|city| Action::Settle { piece, city }).collect()
        }
        About::Vote { free } => (0..=free).map(|franz| Action::Vote { franz }).collect(),
        About::Command => waiting_stack(rules, core, own).iter().map(|general| Action::Command { general }).collect(),
        _ => vec![Action::Accept, Action::Pass],
    }
}

/// Every announcement a card allows: the instruction or not, each track's options or none.
fn executions(rules: &Ruleset, card: u8) -> Vec<Action> {
    let plan = &rules.pack.politics[card as usize];
    let mut all = vec![Execution::BURY];
    if !plan.effects.is_empty() {
        all.push(Execution { obey: true, ..Execution::BURY });
    }
    for (track, options) in &plan.shifts {
        let before = all.clone();
        for &steps in options {
            for execution in &before {
                let mut more = *execution;
                more.shifts[*track as usize] = Some(steps);
                all.push(more);
            }
        }
    }
    all.into_iter().map(Action::Execute).collect()
}

/// M-7.1 to M-7.5: every city for each hussar, and the end.
fn hussars(rules: &Ruleset, core: &Core, own: &Own) -> Vec<Action> {
    let mut actions = vec![Action::End];
    let mut cities = board::CitySet::EMPTY;
    for general in core.on_board(rules.generals_of(AUSTRIA)).iter() {
        if let Some(from) = core.city(general) {
            cities = cities.or(&rules.pack.roads.reach(from, own.politics.hussar_range, &board::CitySet::EMPTY));
        }
    }
    for number in 0..rules.hussars.len() as u8 {
        let open = cities.iter().filter(|&city| judge::check_hussar(rules, core, own, number, city).is_ok());
        actions.extend(open.map(|city| Action::Hussar { number, city }));
    }
    let seat = core.seat(AUSTRIA);
    actions.retain(|action| treaty::check(rules, core, own, seat, action).is_ok());
    actions
}

/// `ST_MOVE`: marches, and force marches beyond the reach of ordinary ones. They come from walks under the orders
/// the judge gives, group by group: judging each anew would be dear.
fn marches(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let all = super::active_powers(rules, core, own);
    for group in roads::groups(rules, core, &all) {
        if judge::check_start(rules, core, own, seat, group).is_err() {
            continue;
        }
        let may_end = |path: &Path| march::check_union(rules, core, own, seat, group, path.end()).is_ok();
        let mut orders = march::orders(rules, core, own, group);
        breach::tighten(rules, core, own, group, &mut orders);
        let claims = fortress::claims(rules, core, own, group);
        let paths = roads::walks(rules, core, group, &orders, claims).into_iter().map(|walk| walk.path);
        actions.extend(paths.filter(may_end).map(|path| Action::March { group, path }));
        if group.intersects(rules.generals) {
            let paths = march::force_walks(rules, core, own, group).into_iter();
            actions.extend(paths.filter(may_end).map(|path| Action::ForceMarch { group, path }));
        }
    }
    // A list is searched under what treaties close; what they say of a whole march is asked last.
    actions.retain(|action| treaty::check(rules, core, own, seat, action).is_ok());
    actions
}

/// `ST_MOVE`: the end, who goes first on Flanders, trains that come in.
fn ends_and_entries(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Vec<Action> {
    let mut actions = vec![Action::End];
    if core.seat(AUSTRIA) != core.seat(PRAGMATIC) {
        actions.extend([Action::Dispute, Action::Pass]);
    }
    for &power in march::powers_of(rules, core, own, seat).iter() {
        let hand = core.hands[power.index()];
        let price = u16::from(rules.book.price);
        if cards::points(rules, &hand) < u32::from(price) {
            continue;
        }
        let entries = march::train_entries(rules, core, own, power);
        if !entries.is_empty() {
            let pay = PayForm::cheapest(rules, &hand, price);
            actions.extend(entries.into_iter().map(|(train, city)| Action::Enter { train, city, pay }));
        }
    }
    actions
}

/// `C_TURN`, `C_ZERO`.
fn plays(rules: &Ruleset, core: &Core) -> Vec<Action> {
    let (limits, hand) = judge::duel_hand(rules, core);
    let suited = combat::suited(rules, &hand, &limits);
    let mut actions: Vec<Action> =
        suited.iter().map(|card| Action::Play { card, declared: None, double: false }).collect();
    for card in cards::distinct(rules, &hand).and(&rules.reserves).iter() {
        let declared = (1..=limits.reserve_max).map(|value| Some((limits.suit, value)));
        actions.extend(declared.map(|declared| Action::Play { card, declared, double: false }));
    }
    actions.push(Action::Concede);
    actions
}

/// `POL_5`: the choice an effect leaves to its power.
fn effect_choices(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, legal: &mut Legal) {
    let Some((effect, _)) = effects::current(rules, own) else { return };
    match effect {
        PoliticalEffect::Troops { n, .. } => {
            let terms = winter::open_terms(rules, core, own, power, 0);
            let due = effects::most_troops(rules, core, own, power, n);
            let form = RecruitForm::gift(rules, core, &terms, power, due);
            let form = form.and_then(|form| winter::with_sites(rules, core, own, form));
            legal.forms.extend(form.map(Form::Recruit));
        }
        PoliticalEffect::Recruit { max, price, .. } => {
            let terms = winter::open_terms(rules, core, own, power, price);
            let form = RecruitForm::new(rules, core, &terms, power).map(|form| form.at_most(max));
            let form = form.and_then(|form| winter::with_sites(rules, core, own, form));
            legal.forms.extend(form.map(Form::Recruit));
            legal.actions.push(Action::Pass);
        }
        PoliticalEffect::Discard { n, .. } => {
            let hand = core.hands[power.index()];
            legal.forms.push(Form::Discard(DiscardForm { power, number: n, hand }));
        }
        PoliticalEffect::Train { .. } => {
            legal.actions.push(Action::Pass);
            let entries = march::train_entries(rules, core, own, power).into_iter();
            let pay = board::CardSet::EMPTY;
            legal.actions.extend(entries.map(|(train, city)| Action::Enter { train, city, pay }));
        }
        _ => {}
    }
}

/// `POL_6`: generals on the board as a list, those off it with a payment as a form.
fn corps_choices(rules: &Ruleset, core: &Core, power: PowerId, legal: &mut Legal) {
    let choices = corps::choices(rules, core, power);
    let pay = board::CardSet::EMPTY;
    legal.actions.extend(core.on_board(choices).iter().map(|general| Action::Corps { general, pay }));
    let off = choices.without(core.on_board(choices));
    if !off.is_empty() {
        let hand = core.hands[power.index()];
        legal.forms.push(Form::Corps(CorpsForm { power, generals: off, due: corps::price(rules), hand }));
    }
}
