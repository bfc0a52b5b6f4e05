//! The one judge: whether a seat may do this now.

use board::pack::Start;
use board::{CardId, CardSet, PieceId, PieceSet, PoliticalEffect, PowerId};

use super::{
    AUSTRIA, FRANCE, Own, PRUSSIA, Phase, SAXONY, Variant, annex, closed, corps, displace, effects, election, flanders,
    flow, is_two_player, lands, march, menu, politics, supply, treaty, turn, variant, winter,
};
use crate::action::{Action, Path};
use crate::ids::{self, RuleId};
use crate::refusal::{Refusal, Why};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::combat::CardLimits;
use crate::shared::{armies, battle, combat, march as roads, retreat};
use crate::state::{Core, Place, State, Title};

pub(crate) fn check(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let core = &state.core;
    if own.phase == Phase::Over {
        let rule = match variant(rules) {
            Variant::Introductory => ids::M_14_7,
            Variant::Gambit => ids::M_SG2_2_11,
            Variant::Advanced => ids::M_23_1,
        };
        return Err(Why::GameOver.under(rule));
    }
    if !turn::is_known(action) {
        return Err(Why::NotInThisGame.under(ids::M_5_3));
    }
    if let Some(judged) = armies::check_unasked(rules, core, seat, action, own.phase == Phase::Deploy) {
        return judged;
    }
    if treaty::is_negotiation(action) {
        return treaty::check_act(rules, core, own, seat, action);
    }
    let question = menu::asked(rules, state, seat)
        .ok_or_else(|| Why::NotAsked.under(turn::who(rules, core, own, seat, action)))?;
    check_answer(rules, core, own, seat, question.power, action)?;
    treaty::check(rules, core, own, seat, action)
}

fn check_answer(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    seat: Seat,
    power: PowerId,
    action: &Action,
) -> Result<(), Refusal> {
    match own.phase {
        Phase::Movement => return check_movement(rules, core, own, seat, action),
        Phase::Duel | Phase::CombatOrder | Phase::Retreat => return check_combat(rules, core, own, action),
        Phase::Trump | Phase::Place | Phase::Influence | Phase::Execute | Phase::EffectChoice | Phase::Expedition => {
            return check_politics(rules, core, own, power, action);
        }
        _ => {}
    }
    match (own.phase, action) {
        (Phase::Hussars, Action::Hussar { number, city }) => check_hussar(rules, core, own, *number, *city),
        (Phase::Hussars | Phase::WinterRecruit, Action::End)
        | (
            Phase::Subsidy
            | Phase::Reduction
            | Phase::PeaceOffer
            | Phase::PeaceAnswer
            | Phase::Cession
            | Phase::Consent,
            Action::Accept | Action::Pass,
        )
        | (Phase::SaxonReturn, Action::Pass) => Ok(()),
        (Phase::Pay, Action::Pay { pay }) => supply::check_payment(rules, core, own, power, pay),
        (Phase::Feed, Action::Feed { generals }) => {
            if supply::feedings(rules, core, own).contains(generals) {
                Ok(())
            } else {
                Err(Why::NotAFeeding.under(ids::M_9_17))
            }
        }
        (Phase::SaxonShift, Action::Shift { boxes }) => {
            let rule = if is_two_player(rules) { ids::M_24_8 } else { ids::M_19_3_2 };
            if *boxes <= own.shift_right { Ok(()) } else { Err(Why::ShiftTooFar { most: own.shift_right }.under(rule)) }
        }
        (Phase::Displace, Action::Settle { piece, city }) => displace::check(rules, core, own, *piece, *city),
        (Phase::SecondTrain, Action::Settle { piece, city }) => {
            if annex::second_train(rules, core) != Some(*piece) {
                return Err(Why::NotAChoice { piece: *piece }.under(ids::M_19_1_13));
            }
            let open = annex::second_train_sites(rules, core, own).contains(city);
            if open { Ok(()) } else { Err(Why::NoSiteForSecondTrain { city: *city }.under(ids::M_19_1_13)) }
        }
        _ => check_late_answer(rules, core, own, seat, power, action),
    }
}

/// Votes, winter, the return of the Saxon general, the commander of a stack.
fn check_late_answer(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    seat: Seat,
    power: PowerId,
    action: &Action,
) -> Result<(), Refusal> {
    match (own.phase, action) {
        (Phase::Vote, Action::Vote { franz }) => {
            let free = election::free_votes(rules, core, own, seat);
            if *franz <= free { Ok(()) } else { Err(Why::TooManyVotes { most: free }.under(ids::M_18_7)) }
        }
        (Phase::WinterRecruit, Action::Recruit(order)) => {
            if order.power != power {
                return Err(Why::NotRecruiting { power: order.power }.under(ids::M_5_8));
            }
            winter::check(rules, core, own, order)?;
            check_unions_of_return(rules, core, own, order)
        }
        (Phase::SaxonReturn, Action::Recruit(order)) => {
            if order.power != SAXONY {
                return Err(Why::NotRecruiting { power: order.power }.under(ids::M_19_3_13));
            }
            winter::check_return(rules, core, own, order)
        }
        (Phase::Command, Action::Command { general }) => {
            let stack = menu::waiting_stack(rules, core, own);
            if stack.contains(*general) {
                Ok(())
            } else {
                Err(Why::NotInTheStack { piece: *general }.under(ids::M_6_6))
            }
        }
        _ => Err(Why::NotThisNow.under(turn::what(own))),
    }
}

/// M-10.1.23 in winter, R-134 by a card: a declined union is not asked for again while nothing has changed.
fn check_unions_of_return(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    order: &crate::action::Recruit,
) -> Result<(), Refusal> {
    let seat = core.seat(order.power);
    for (rank, general) in rules.generals_of(order.power).iter().enumerate() {
        if let Some(city) = order.generals[rank] {
            march::check_union(rules, core, own, seat, PieceSet::one(general), city)?;
        }
    }
    Ok(())
}

/// M-7.1, M-7.2, M-7.3, M-7.4, M-7.5, M-7.8, R-20, R-21, R-24, R-106: a free Bohemian city within reach of an
/// Austrian general, one hussar each.
pub(super) fn check_hussar(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    number: u8,
    city: board::CityId,
) -> Result<(), Refusal> {
    if usize::from(number) >= rules.hussars.len() || own.hussars_placed >> number & 1 == 1 {
        return Err(Why::NoSuchHussar.under(ids::M_7_1));
    }
    if !lands(rules).bohemia.contains(city) {
        return Err(Why::NotForHussars { city }.under(ids::M_7_2));
    }
    if own.hussars.contains(&Some(city)) {
        return Err(Why::HussarThere { city }.under(ids::R_21));
    }
    if core.is_occupied(city) {
        return Err(Why::HussarOnPiece { city }.under(ids::M_7_4));
    }
    let reach = own.politics.hussar_range;
    let mut generals = core.on_board(rules.generals_of(AUSTRIA)).iter();
    let near =
        generals.any(|general| core.city(general).is_some_and(|from| rules.pack.roads.distance(from, city) <= reach));
    if near { Ok(()) } else { Err(Why::TooFarForHussars { city, reach }.under(ids::M_7_3)) }
}

/// `ST_MOVE`.
fn check_movement(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::End => Ok(()),
        Action::Dispute => flanders::check_dispute(rules, core, own, seat),
        Action::Pass => flanders::check_pass(rules, core, own, seat),
        Action::March { group, path } => check_march(rules, core, own, seat, *group, path, false),
        Action::ForceMarch { group, path } => check_march(rules, core, own, seat, *group, path, true),
        Action::Enter { train, city, pay } => {
            let power = rules.power(*train);
            if !super::active_powers(rules, core, own).contains(&power) {
                return Err(Why::NotActive { piece: *train }.under(ids::M_10_2_1));
            }
            if core.seat(power) != seat {
                return Err(Why::NotYourPiece { piece: *train }.under(ids::M_10_2_1));
            }
            march::check_entry(rules, core, own, *train, *city, pay)
        }
        _ => Err(Why::NotThisNow.under(turn::what(own))),
    }
}

/// M-10.1.1, M-10.1.12: the group and the moment; the city it starts from.
pub(super) fn check_start(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    seat: Seat,
    group: PieceSet,
) -> Result<board::CityId, Refusal> {
    let powers = super::active_powers(rules, core, own);
    let judged = check_group(rules, core, &powers, seat, group)
        .map_err(|refusal| roads::why_halted(rules, core, own.halted, refusal));
    let start = judged.map_err(|refusal| match refusal.why {
        Why::AlreadyMoved { piece } if own.entered.contains(piece) => Why::JustEntered { piece }.under(ids::M_10_2_9),
        Why::NotOnBoard { piece } => refusal.why.under(absent_by(rules, core, piece, refusal.rule)),
        _ => refusal,
    })?;
    flanders::check_turn(rules, core, own, seat, start).map(|()| start)
}

/// the group, the moment, the path.
fn check_march(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    seat: Seat,
    group: PieceSet,
    path: &Path,
    forced: bool,
) -> Result<(), Refusal> {
    let start = check_start(rules, core, own, seat, group)?;
    if path.start() != start {
        return Err(Why::WrongStart { city: start }.under(ids::M_10_1_3));
    }
    march::check_union(rules, core, own, seat, group, path.end())?;
    let judged = if forced {
        march::check_force(rules, core, own, group, path)
    } else {
        roads::check_path(rules, core, group, &march::orders(rules, core, own, group), path)
    };
    judged.map_err(|refusal| match refusal.why {
        Why::Closed { city } => closed::to_march(rules, core, own, group, start, city, forced),
        _ => refusal,
    })
}

/// M-3.1.1, M-6.3, M-10.1.2: pieces of active powers in one city; a mixed stack may go as one, at least one general
/// of it
/// being the seat's own.
fn check_group(
    rules: &Ruleset,
    core: &Core,
    powers: &[PowerId],
    seat: Seat,
    group: PieceSet,
) -> Result<board::CityId, Refusal> {
    let first = group.first().ok_or(Why::NoPieces.under(ids::M_10_1_1))?;
    if let Some(foreign) = group.iter().find(|&piece| !powers.contains(&rules.power(piece))) {
        return Err(Why::NotActive { piece: foreign }.under(ids::M_10_1_1));
    }
    if !group.iter().any(|piece| core.seat(rules.power(piece)) == seat) {
        return Err(Why::NotYourPiece { piece: first }.under(ids::R_81));
    }
    if group.len() > 1 && group.intersects(rules.trains) {
        return Err(Why::TrainMovesAlone.under(ids::M_6_4));
    }
    let mut start = None;
    for power in powers {
        let part = group.and(rules.owned[power.index()]);
        if part.is_empty() {
            continue;
        }
        let city = roads::check_group(rules, core, *power, part)?;
        if start.is_some_and(|other| other != city) {
            return Err(Why::NotTogether.under(ids::M_10_1_12));
        }
        start = Some(city);
    }
    start.ok_or(Why::NoPieces.under(ids::M_10_1_1))
}

/// `ST_COMBAT_PICK`, `C_TURN`, `C_ZERO`, `C_RETREAT`.
fn check_combat(rules: &Ruleset, core: &Core, own: &Own, action: &Action) -> Result<(), Refusal> {
    match (own.phase, action) {
        (Phase::CombatOrder, Action::Attack { attacker, defender }) => {
            let pair = combat::Pair { attacker: *attacker, defender: *defender };
            if flow::open_pairs(rules, core, own).contains(&pair) {
                Ok(())
            } else if core.combat.pairs().contains(&pair) {
                Err(Why::AustriaFirst.under(ids::M_11_1_22))
            } else {
                Err(combat::no_combat(rules, core, pair))
            }
        }
        (Phase::Duel, Action::Play { card, declared, double }) => {
            if *double {
                return Err(Why::CannotDouble { card: *card }.under(ids::M_11_1_8));
            }
            let (limits, hand) = duel_hand(rules, core);
            combat::check_play(rules, &hand, &limits, *card, *declared)
                .map_err(|refusal| of_the_commander(rules, core, refusal))
        }
        (Phase::Duel, Action::Concede) => {
            let duel = core.combat.duel.expect("a duel is on");
            let (limits, hand) = duel_hand(rules, core);
            let suited = combat::suited(rules, &hand, &limits);
            if combat::may_stop(duel.score_of(duel.to_play), &suited) {
                Ok(())
            } else {
                Err(Why::MustPlay { suit: limits.suit }.under(ids::M_11_1_15))
            }
        }
        (Phase::Retreat, Action::Retreat { path }) => {
            let duel = core.combat.duel.expect("a duel was lost");
            let closed = flow::closed_to_retreat(rules, core, own);
            let wanted = battle::retreat_of(core, &duel, &closed, own.hussars);
            let stack = combat::stack(rules, core, &duel, duel.to_play);
            retreat::check(rules, &wanted, path).map_err(|refusal| match refusal.why {
                Why::Occupied { city } => closed::to_retreat(rules, core, own, stack, wanted.from, city),
                _ => refusal,
            })
        }
        _ => Err(Why::NotThisNow.under(turn::what(own))),
    }
}

/// M-11.1.20: in a mixed stack the other power's cards stay in its hand.
fn of_the_commander(rules: &Ruleset, core: &Core, refusal: Refusal) -> Refusal {
    let duel = core.combat.duel.expect("a duel is on");
    let commander = rules.power(duel.commander(duel.to_play));
    let mut stack = combat::stack(rules, core, &duel, duel.to_play).iter();
    let is_mixed = stack.any(|general| rules.power(general) != commander);
    match refusal.why {
        Why::CardNotHeld { .. } if is_mixed => refusal.why.under(ids::M_11_1_20),
        _ => refusal,
    }
}

/// M-3.2.17, M-14.1, M-14.2, M-SG2.1.3: what keeps a piece off the board that is not simply eliminated.
fn absent_by(rules: &Ruleset, core: &Core, piece: PieceId, otherwise: RuleId) -> RuleId {
    let is_idle = rules.idle.contains(piece);
    let starts_on_flanders = match rules.pack.pieces[piece.index()].start {
        Start::City(city) => super::lands(rules).flanders.contains(city),
        _ => false,
    };
    match variant(rules) {
        Variant::Introductory if is_idle && starts_on_flanders => ids::M_14_1,
        Variant::Introductory if is_idle => ids::M_14_2,
        Variant::Gambit if is_idle => ids::M_SG2_1_3,
        _ if core.place(piece) == Place::Box => ids::M_3_2_17,
        _ => otherwise,
    }
}

/// M-3.2.3, M-11.1.4, M-11.1.20: the suit of the city and the hand of the commanding power.
pub(super) fn duel_hand(rules: &Ruleset, core: &Core) -> (CardLimits, CardSet) {
    let duel = core.combat.duel.expect("a duel is on");
    let commander = duel.commander(duel.to_play);
    let city = core.city(commander).expect("who fights stands in a city");
    let limits = CardLimits {
        suit: rules.pack.cities[city.index()].suit,
        highest: u8::MAX,
        reserve_max: rules.book.reserve_max,
    };
    (limits, core.hands[rules.power(commander).index()])
}

fn check_held(core: &Core, power: PowerId, card: CardId) -> Result<(), Refusal> {
    if core.hands[power.index()].contains(card) { Ok(()) } else { Err(Why::CardNotHeld { card }.under(ids::M_8_6)) }
}

/// `POL_2` to `POL_6`.
fn check_politics(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match (own.phase, action) {
        (Phase::Trump, Action::Trump { .. }) | (Phase::Place | Phase::Influence, Action::Pass) => Ok(()),
        (Phase::Place, Action::Bid { card }) => check_held(core, power, *card),
        (Phase::Influence, Action::Take { card }) => {
            if politics::takeable(rules, own, power).contains(card) {
                Ok(())
            } else if own.politics.cards.contains(&Some(*card)) {
                Err(Why::NotYourArms.under(ids::M_17_5_2))
            } else {
                Err(Why::NotOnTheTable.under(ids::M_17_5_1))
            }
        }
        (Phase::Execute, Action::Execute(given)) => politics::check_execution(rules, own, given),
        (Phase::Expedition, Action::Corps { general, pay }) => corps::check(rules, core, own, *general, pay),
        (Phase::EffectChoice, Action::Recruit(order)) => {
            check_unions_of_return(rules, core, own, order)?;
            effects::check_recruit(rules, core, own, order)
        }
        (Phase::EffectChoice, Action::Discards { cards }) => effects::check_discard(rules, core, own, cards),
        (Phase::EffectChoice, Action::Enter { train, city, pay }) => {
            let Some((PoliticalEffect::Train { .. }, _)) = effects::current(rules, own) else {
                return Err(Why::NotThisNow.under(turn::what(own)));
            };
            if !pay.is_empty() {
                return Err(Why::NothingToPay.under(ids::M_17_5_10));
            }
            if rules.power(*train) != power {
                return Err(Why::NotMeantByCard { piece: *train }.under(ids::M_17_5_10));
            }
            march::check_train(rules, core, own, *train, *city)
        }
        (Phase::EffectChoice, Action::Pass) => match effects::current(rules, own) {
            Some((PoliticalEffect::Recruit { .. } | PoliticalEffect::Train { .. }, _)) => Ok(()),
            _ => Err(Why::CannotDecline.under(ids::RP_1)),
        },
        _ => Err(Why::NotThisNow.under(turn::what(own))),
    }
}

/// M-8.4, M-19.2.1, M-19.1.1, M-19.1.3, M-SG2.2.1: the power that says yes or no in these phases.
pub(super) fn answerer(own: &Own) -> Option<PowerId> {
    match own.phase {
        Phase::Subsidy | Phase::Reduction => Some(FRANCE),
        Phase::PeaceOffer | Phase::SecondTrain => Some(PRUSSIA),
        Phase::PeaceAnswer | Phase::Cession | Phase::SaxonShift | Phase::Hussars => Some(AUSTRIA),
        Phase::SaxonReturn => Some(SAXONY),
        _ => None,
    }
}
