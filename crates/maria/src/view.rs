//! What a viewer sees of the parts only MARIA has.

use board::limits::{POWERS, TRACKS};
use board::{CardId, CardSet, CityId, PieceSet, PowerId};

use crate::powers::MAJORS;
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Boxes, Ceded, Expulsion, Fought, IncomeChanges, Own, Phase, Side, Stage};
use crate::subsidy::Contracts;
use crate::treaty::{self, Treaties, TreatyView};
use crate::turn::Look;
use crate::{gambit, play, subsidy, victory};
use engine::action::{Action, Recruit};
use engine::ruleset::Seat;
use engine::state::Core;
use engine::view::{Secret, Standing, by_set};

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct MariaView {
    pub phase: Phase,
    pub resume: Phase,
    pub stage: Stage,
    /// Powers whose troops are distributed, as bits.
    pub deployed: u8,
    pub hussars: [Option<CityId>; 2],
    pub hussars_placed: u8,
    pub drew: u8,
    pub fed: u8,
    pub led: u8,
    pub due: PieceSet,
    pub paid: PieceSet,
    pub purse: u16,
    /// Seats that have ended their movement, as bits.
    pub done: u8,
    /// Whose move it is on the Flanders map, if the order there is in dispute.
    pub dispute: Option<Seat>,
    pub flanders_out: u8,
    pub halted: PieceSet,
    pub entered: PieceSet,
    pub saxony: Side,
    pub saxony_acted: bool,
    pub annexed: bool,
    pub neutral_until: u8,
    pub reduced: bool,
    pub politics: PoliticsView,
    /// Open cards on the display, by square.
    pub open: [CardSet; 4],
    /// Cards lying face down after they lay open (rule 25), by square.
    pub face_down: [CardSet; 4],
    /// Cards placed this turn and not turned up, bluffs that stay so among them: the card for its owner, its set for
    /// all.
    pub placed: [Secret<CardId>; 4],
    pub placed_by_set: [Option<u8>; 4],
    pub boxes: Boxes,
    /// M-13.14: winter scores, when they may be looked at.
    pub scores: Option<[u8; POWERS]>,
    pub last_winner: Option<Seat>,
    pub fought: Option<Fought>,
    pub election: bool,
    pub voted: u8,
    pub votes: [u8; 2],
    pub shift_right: u8,
    pub homeless: PieceSet,
    pub saxon_return: bool,
    pub expulsion: Expulsion,
    pub winter: u8,
    /// An order that waits for a commander or a consent; of one to recruit others see who would come back where.
    pub waiting: Option<Action>,
    pub orderer: Seat,
    pub refused: [u8; 5],
    pub united: u8,
    pub ceded: Option<Ceded>,
    /// Cards put aside unseen by everybody, by set.
    pub put_aside: Vec<u8>,
    pub contracts: Contracts,
    /// M-21.4: treaties are public.
    pub treaties: Treaties,
    /// The same, with what each clause says and whether it binds now.
    pub treaty_list: Vec<TreatyView>,
}

/// Politics as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PoliticsView {
    /// Political cards turned up so far, the first one first.
    pub drawn: Vec<u8>,
    pub cards: [Option<u8>; 2],
    pub trump: Option<board::Suit>,
    pub placing: u8,
    pub ranking: [Option<u8>; 4],
    pub next: u8,
    pub taken: Option<(u8, PowerId)>,
    pub next_effect: u8,
    pub shifts: [i8; TRACKS],
    pub tracks: [u8; TRACKS],
    pub executed: u8,
    pub changes: IncomeChanges,
    pub hussar_range: u8,
    pub peace_missing: u8,
    pub corps_due: u8,
}

/// What a viewer may see, and the active power.
pub fn describe(look: &Look, viewer: Option<Seat>) -> (MariaView, Option<PowerId>) {
    let Look { rules, core, own } = *look;
    let leads = |square: usize| viewer == rules.pack.squares.get(square).map(|&power| core.seat(power));
    let view = MariaView {
        phase: own.phase,
        resume: own.resume,
        stage: own.stage,
        deployed: own.deployed,
        hussars: own.hussars,
        hussars_placed: own.hussars_placed,
        drew: own.drew,
        fed: own.fed,
        led: own.led,
        due: own.due,
        paid: own.paid,
        purse: own.purse,
        done: own.done,
        dispute: own.disputed(),
        flanders_out: own.flanders_out,
        halted: own.halted,
        entered: own.entered,
        saxony: own.saxony,
        saxony_acted: own.saxony_acted,
        annexed: own.annexed,
        neutral_until: own.neutral_until,
        reduced: own.reduced,
        politics: describe_politics(own),
        open: own.display.squares.map(|square| square.open()),
        face_down: own.display.squares.map(|square| square.face_down()),
        placed: std::array::from_fn(|at| Secret::of(own.display.placed[at], leads(at))),
        placed_by_set: own.display.placed.map(|card| card.map(|card| rules.pack.deck.card(card).set)),
        boxes: own.boxes,
        scores: victory::open_scores(rules, own),
        last_winner: own.last_winner(),
        fought: own.fought,
        election: own.election,
        voted: own.voted,
        votes: own.votes,
        shift_right: own.shift_right,
        homeless: own.homeless,
        saxon_return: own.saxon_return,
        expulsion: own.expulsion,
        winter: own.winter,
        waiting: waiting(own, viewer),
        orderer: own.orderer,
        refused: own.refused,
        united: own.united,
        ceded: own.ceded,
        put_aside: by_set(rules, own.put_aside.iter()),
        contracts: own.contracts,
        treaties: own.treaties,
        treaty_list: treaty::describe(rules, core, own),
    };
    (view, play::acting_power(rules, core, own))
}

fn describe_politics(own: &Own) -> PoliticsView {
    let politics = &own.politics;
    PoliticsView {
        drawn: politics.deck[..politics.drawn as usize].to_vec(),
        cards: politics.cards,
        trump: politics.trump,
        placing: politics.placing,
        ranking: politics.ranking,
        next: politics.next,
        taken: politics.taken,
        next_effect: politics.next_effect,
        shifts: politics.shifts,
        tracks: politics.tracks,
        executed: politics.executed,
        changes: politics.changes,
        hussar_range: politics.hussar_range,
        peace_missing: politics.peace_missing,
        corps_due: politics.corps_due,
    }
}

/// R-141, M-13.6: nothing has been bought yet, and if the union is declined nothing will be: others see of the order
/// which generals would come back where, not how many recruits, not who receives them, not the cards that would pay.
fn waiting(own: &Own, viewer: Option<Seat>) -> Option<Action> {
    match own.waiting {
        Some(Action::Recruit(order)) if viewer != Some(own.orderer) => {
            let mut public = Recruit::new(order.power);
            public.generals = order.generals;
            for (gain, place) in public.gains.iter_mut().zip(&order.generals) {
                *gain = u8::from(place.is_some());
            }
            Some(Action::Recruit(public))
        }
        waiting => waiting,
    }
}

/// Income and the way to victory of a power, as everybody can work them out.
pub fn prospects(look: &Look, power: PowerId) -> ((u8, u8), Option<Standing>) {
    let Look { rules, core, own } = *look;
    let income = if core.is_present(power) { subsidy::base_income(rules, core, own, power) } else { 0 };
    ((income, 0), standing(rules, core, own, power))
}

/// M-15.2, M-14.8, M-14.9: markers placed of those in the pool, or fortresses held of those needed.
pub fn standing(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    if is_advanced(rules) {
        let all = rules.pack.powers[power.index()].pool.filter(|_| MAJORS.contains(&power))?;
        let left = own.boxes.pools[power.index()].max(0) as u8;
        return Some(Standing { held: all.saturating_sub(left), needed: all, eased: false, alternative: None });
    }
    gambit::standing(rules, core, own, power)
}

impl Phase {
    /// The name of the phase for the page, bots and positions.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Deploy => "deploy",
            Phase::TurnBegins => "turn-begins",
            Phase::PoliticsBegins => "politics-begins",
            Phase::Trump => "trump",
            Phase::Place => "place",
            Phase::Reveal => "reveal",
            Phase::Influence => "influence",
            Phase::Execute => "execute",
            Phase::Effects => "effects",
            Phase::EffectChoice => "effect-choice",
            Phase::Shift => "shift",
            Phase::Duties => "duties",
            Phase::Expedition => "expedition",
            Phase::CorpsReturn => "corps-return",
            Phase::PoliticsEnds => "politics-ends",
            Phase::Hussars => "hussars",
            Phase::StageBegins => "stage-begins",
            Phase::Subsidy => "subsidy",
            Phase::OwedTrain => "owed-train",
            Phase::Draw => "draw",
            Phase::Supply => "supply",
            Phase::Pay => "pay",
            Phase::Feed => "feed",
            Phase::SupplyDone => "supply-done",
            Phase::Movement => "movement",
            Phase::CombatBegins => "combat-begins",
            Phase::CombatOrder => "combat-order",
            Phase::DuelBegins => "duel-begins",
            Phase::Duel => "duel",
            Phase::Retreat => "retreat",
            Phase::CombatEnds => "combat-ends",
            Phase::SaxonShift => "saxon-shift",
            Phase::Conquests => "conquests",
            Phase::Reduction => "reduction",
            Phase::PeaceOffer => "peace-offer",
            Phase::PeaceAnswer => "peace-answer",
            Phase::StageEnds => "stage-ends",
            Phase::Settle => "settle",
            Phase::Displace => "displace",
            Phase::SaxonReturn => "saxon-return",
            Phase::Annex => "annex",
            Phase::Guests => "guests",
            Phase::SecondTrain => "second-train",
            Phase::TurnEnds => "turn-ends",
            Phase::Vote => "vote",
            Phase::Winter => "winter",
            Phase::WinterRecruit => "winter-recruit",
            Phase::Cession => "cession",
            Phase::NextTurn => "next-turn",
            Phase::Consent => "consent",
            Phase::Command => "command",
            Phase::Over => "over",
        }
    }
}
