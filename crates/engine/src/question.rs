//! What a seat is asked, and the answers it may give: a list, and forms for what is too much to list.

mod recruit_form;

use board::limits::GENERALS_OF_A_POWER;
use board::{CardSet, CityId, FateCardId, PieceId, PieceSet, PoliticalCardId, PowerId, Suit};

use crate::action::{Action, Recruit, Transfer};
use crate::chance::Dice;
use crate::clause::{self, Proposal, TreatyId};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::cards;
use crate::state::Core;

/// A question to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is to be decided.
    pub about: About,
    /// The power it is asked for; with several (deployment) the first.
    pub power: PowerId,
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// MD-2.
    Deploy,
    /// Which of the cards just drawn are discarded.
    Discard,
    /// Whether Prussia takes the offensive.
    Offensive,
    /// MD-21, MD-22, MD-23, MD-24, MD-25, MD-27, MD-28, MD-29.
    Movement,
    /// MD-30.
    CombatOrder,
    /// Step aside before the combat, or stand.
    Evade,
    /// Play a card of this suit or stop; the score is the asked side's (MD-31, MD-32, MD-49).
    Duel {
        /// How far it is ahead or behind.
        score: i16,
        /// The suit of the sector its general stands in.
        suit: Suit,
    },
    /// Choose the way of the beaten (MD-33).
    Retreat {
        /// Exact length of the way, in cities.
        steps: u8,
    },
    /// Choose the general who leaves the game.
    Leaving,
    /// A choice on the card of fate just drawn.
    Fate {
        /// The card drawn.
        card: FateCardId,
        /// Which of its effects holds, if it has one for each suit.
        suit: Suit,
    },
    /// Agree to exchange a card.
    ExchangeOffer,
    /// Pick the card to exchange.
    ExchangeCard,
    /// Name the trump suit (MD-3).
    Trump,
    /// Place a card on the political display, or none (MD-4).
    Bid,
    /// Take a political card or conserve (MD-5).
    Influence,
    /// Say what is done with the political card taken (MD-6, MD-7, MD-8, MD-9).
    Execute {
        /// The card taken.
        card: PoliticalCardId,
    },
    /// A choice the political card leaves (MD-11).
    Effect {
        /// The card executed.
        card: PoliticalCardId,
        /// Which of its effects leaves the choice, counted from 0.
        effect: u8,
    },
    /// Which general goes to the off-map box (MD-10).
    Corps,
    /// MD-13.
    Hussars,
    /// Whether the minor power is paid this turn (MD-14).
    Subsidy,
    /// MD-17.
    PaySupply {
        /// Points needed.
        due: u16,
    },
    /// Whom to feed when not all can be (MD-18).
    Feed,
    /// How far the marker goes (MD-34).
    SaxonShift {
        /// Boxes it may go.
        most: u8,
    },
    /// MD-38.
    Reduction,
    /// MD-39.
    PeaceOffer,
    /// MD-40.
    PeaceAnswer,
    /// Where a displaced piece goes (MD-12, MD-35, MD-37).
    Displace,
    /// MD-36.
    SaxonReturn,
    /// MD-41.
    SecondTrain,
    /// MD-42.
    Vote {
        /// Votes the seat may cast as it likes.
        free: u8,
    },
    /// Recruit in winter (MD-43, MD-44, MD-45).
    Winter,
    /// MD-48.
    Cession,
    /// Agree to unite with another player's general (MD-26).
    Consent,
    /// Who commands a stack of equal ranks.
    Command,
}

impl About {
    /// One of every kind, its details blank.
    pub const ALL: [About; 34] = [
        About::Deploy,
        About::Discard,
        About::Offensive,
        About::Movement,
        About::CombatOrder,
        About::Evade,
        About::Duel { score: 0, suit: Suit::Clubs },
        About::Retreat { steps: 0 },
        About::Leaving,
        About::Fate { card: FateCardId(0), suit: Suit::Clubs },
        About::ExchangeOffer,
        About::ExchangeCard,
        About::Trump,
        About::Bid,
        About::Influence,
        About::Execute { card: PoliticalCardId(0) },
        About::Effect { card: PoliticalCardId(0), effect: 0 },
        About::Corps,
        About::Hussars,
        About::Subsidy,
        About::PaySupply { due: 0 },
        About::Feed,
        About::SaxonShift { most: 0 },
        About::Reduction,
        About::PeaceOffer,
        About::PeaceAnswer,
        About::Displace,
        About::SaxonReturn,
        About::SecondTrain,
        About::Vote { free: 0 },
        About::Winter,
        About::Cession,
        About::Consent,
        About::Command,
    ];

    /// The key of the sentence that asks it: `about-` and its name.
    pub const fn key(self) -> &'static str {
        match self {
            About::Deploy => "about-deploy",
            About::Discard => "about-discard",
            About::Offensive => "about-offensive",
            About::Movement => "about-movement",
            About::CombatOrder => "about-combat-order",
            About::Evade => "about-evade",
            About::Duel { .. } => "about-duel",
            About::Retreat { .. } => "about-retreat",
            About::Leaving => "about-leaving",
            About::Fate { .. } => "about-fate",
            About::ExchangeOffer => "about-exchange-offer",
            About::ExchangeCard => "about-exchange-card",
            About::Trump => "about-trump",
            About::Bid => "about-bid",
            About::Influence => "about-influence",
            About::Execute { .. } => "about-execute",
            About::Effect { .. } => "about-effect",
            About::Corps => "about-corps",
            About::Hussars => "about-hussars",
            About::Subsidy => "about-subsidy",
            About::PaySupply { .. } => "about-pay-supply",
            About::Feed => "about-feed",
            About::SaxonShift { .. } => "about-saxon-shift",
            About::Reduction => "about-reduction",
            About::PeaceOffer => "about-peace-offer",
            About::PeaceAnswer => "about-peace-answer",
            About::Displace => "about-displace",
            About::SaxonReturn => "about-saxon-return",
            About::SecondTrain => "about-second-train",
            About::Vote { .. } => "about-vote",
            About::Winter => "about-winter",
            About::Cession => "about-cession",
            About::Consent => "about-consent",
            About::Command => "about-command",
        }
    }

    /// What this kind of question is called by the page and by bots, for example `combat-order`.
    pub fn name(self) -> &'static str {
        self.key().split_once('-').expect("a key names its family first").1
    }
}

/// All a seat may answer now, besides the free actions of `free`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Legal {
    /// Sorted; complete up to equal effect.
    pub actions: Vec<Action>,
    /// What is too much to list.
    pub forms: Vec<Form>,
    /// Free actions: always open to the seat, whoever is asked.
    pub free: Vec<Form>,
}

/// A family of actions too large to list: bounds, one filled example, and a way to fill it at random.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Distribute starting armies.
    Deploy(DeployForm),
    /// Recruit armies and bring pieces back.
    Recruit(RecruitForm),
    /// Split a stack anew.
    Transfer(TransferForm),
    /// Pay for supply.
    Pay(PayForm),
    /// Give cards up.
    Discard(DiscardForm),
    /// Send a general to the off-map box.
    Corps(CorpsForm),
    /// Offer a treaty.
    Propose(ProposeForm),
    /// Answer, withdraw or waive a treaty.
    Answer(AnswerForm),
    /// Make or end a subsidy contract.
    Contract(ContractForm),
}

/// Pay at least `due` points with cards of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PayForm {
    /// Who pays.
    pub power: PowerId,
    /// Points needed.
    pub due: u16,
    /// Cards it may pay with.
    pub hand: CardSet,
    /// The cheapest payment.
    pub pay: CardSet,
}

/// Give up exactly `number` cards of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscardForm {
    /// Who gives up cards.
    pub power: PowerId,
    /// How many.
    pub number: u8,
    /// Cards to choose from.
    pub hand: CardSet,
}

/// Send one of these generals, all off the board, away for at least `due` points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorpsForm {
    /// Who sends one.
    pub power: PowerId,
    /// Whom it may send.
    pub generals: PieceSet,
    /// Points needed.
    pub due: u16,
    /// Cards it may pay with.
    pub hand: CardSet,
}

/// Offer a treaty to another seat: clauses that bind powers of both, none beyond the last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposeForm {
    /// Who offers.
    pub from: Seat,
    /// The present turn: no clause can end before it.
    pub turn: u8,
    /// The last turn of the game.
    pub last: u8,
    /// One offer that can be made.
    pub example: Proposal,
}

/// What the seat may say about a treaty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerForm {
    /// Its number.
    pub treaty: TreatyId,
    /// Everything that may be said, at least one.
    pub acts: Vec<Action>,
}

/// A contract between two powers of the seat: made for up to `most` turns or, if one runs, ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContractForm {
    /// Who gives a card each turn.
    pub giver: PowerId,
    /// Who receives it.
    pub receiver: PowerId,
    /// Turns it can be made for.
    pub most: u8,
    /// Whether one runs already.
    pub runs: bool,
}

impl ContractForm {
    fn filled(&self, turns: u8) -> Action {
        let (giver, receiver) = (self.giver, self.receiver);
        if self.runs { Action::Cancel { giver, receiver } } else { Action::Subsidize { giver, receiver, turns } }
    }
}

/// Split `total` over the generals by rank, each between `least` and `most`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeployForm {
    /// Whose armies they are.
    pub power: PowerId,
    /// Everybody who gets armies, by rank.
    pub generals: PieceSet,
    /// Armies to distribute.
    pub total: u8,
    /// Fewest armies of each general, by rank.
    pub least: [u8; GENERALS_OF_A_POWER],
    /// Most armies of one general.
    pub most: u8,
    /// One sensible distribution, by rank.
    pub example: [u8; GENERALS_OF_A_POWER],
}

/// Buy armies and trains at `price` points each; pieces off the board come back at `sites`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecruitForm {
    /// Who recruits.
    pub power: PowerId,
    /// Points each costs.
    pub price: u8,
    /// Armies that must be taken.
    pub least_armies: u8,
    /// Armies that can be afforded and held.
    pub most_armies: u8,
    /// Generals on the board, with the most armies each may still receive.
    pub room: Vec<(PieceId, u8)>,
    /// Generals who can come back, with at least one army each.
    pub generals_off: PieceSet,
    /// Supply trains that can be bought.
    pub trains_off: PieceSet,
    /// Cities where pieces can come back.
    pub sites: Vec<CityId>,
    /// Whether all of them must come back in the same city.
    pub one_site: bool,
    /// Generals who get no armies.
    pub barred: PieceSet,
    /// Cards it may pay with.
    pub hand: CardSet,
    /// One order that can be given.
    pub example: Recruit,
}

/// Split the armies of one stack anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TransferForm {
    /// Generals of one power who may share their armies.
    pub stack: PieceSet,
    /// Armies they have together.
    pub total: u8,
    /// Most armies of one general.
    pub most: u8,
}

/// A random split of `total` over `least.len()` heaps within bounds; every split can come up.
pub fn random_split(dice: &mut Dice, total: u8, least: &[u8], most: u8) -> Vec<u8> {
    let mut heaps = least.to_vec();
    let mut left = total - least.iter().sum::<u8>();
    while left > 0 {
        let at = dice.below(heaps.len());
        if heaps[at] < most {
            let step = 1 + dice.below(left.min(most - heaps[at]) as usize) as u8;
            heaps[at] += step;
            left -= step;
        }
    }
    heaps
}

impl Form {
    /// One correct filling.
    pub fn example(&self) -> Action {
        match self {
            Form::Recruit(form) => Action::Recruit(form.example),
            Form::Deploy(form) => Action::Deploy { power: form.power, troops: form.example },
            Form::Pay(form) => Action::Pay { pay: form.pay },
            Form::Discard(form) => Action::Discards { cards: form.hand.iter().take(form.number as usize).collect() },
            Form::Corps(form) => {
                let general = form.generals.first().unwrap_or_else(|| unreachable!("a form has a general"));
                Action::Corps { general, pay: form.hand }
            }
            Form::Propose(form) => Action::Propose(form.example),
            Form::Answer(form) => form.acts[0],
            Form::Contract(form) => form.filled(1),
            Form::Transfer(_) => {
                let mut dice = Dice::new(0);
                self.fill(None, &mut dice).unwrap_or_else(|| unreachable!("this form needs no rules to fill"))
            }
        }
    }

    /// A random filling; every legal one can come up. `None` if the dice found none this time.
    pub fn fill(&self, context: Option<(&Ruleset, &Core)>, dice: &mut Dice) -> Option<Action> {
        match self {
            Form::Deploy(form) => {
                let count = form.generals.len();
                let heaps = random_split(dice, form.total, &form.least[..count], form.most);
                let mut troops = [0; GENERALS_OF_A_POWER];
                troops[..count].copy_from_slice(&heaps);
                Some(Action::Deploy { power: form.power, troops })
            }
            Form::Transfer(form) => {
                let least = vec![1; form.stack.len()];
                let heaps = random_split(dice, form.total, &least, form.most);
                let split: Vec<(PieceId, u8)> = form.stack.iter().zip(heaps).collect();
                Some(Action::Transfer(Transfer::of(&split)))
            }
            Form::Recruit(form) => {
                let (rules, core) = context?;
                form.fill(rules, core, dice).map(Action::Recruit)
            }
            Form::Pay(form) => {
                let (rules, _) = context?;
                random_payment(rules, &form.hand, form.due, dice).map(|pay| Action::Pay { pay })
            }
            Form::Discard(form) => {
                let mut cards: Vec<_> = form.hand.iter().collect();
                dice.shuffle(&mut cards);
                Some(Action::Discards { cards: cards.into_iter().take(form.number as usize).collect() })
            }
            Form::Propose(form) => {
                let (rules, core) = context?;
                clause::random::offer(rules, core, form, dice).map(Action::Propose)
            }
            Form::Answer(form) => dice.pick_from(&form.acts),
            Form::Contract(form) => Some(form.filled(1 + dice.below(form.most as usize) as u8)),
            Form::Corps(form) => {
                let (rules, _) = context?;
                let generals: Vec<_> = form.generals.iter().collect();
                let general = dice.pick_from(&generals)?;
                random_payment(rules, &form.hand, form.due, dice).map(|pay| Action::Corps { general, pay })
            }
        }
    }
}

/// Random cards until the price is covered.
fn random_payment(rules: &Ruleset, hand: &CardSet, due: u16, dice: &mut Dice) -> Option<CardSet> {
    let mut left: Vec<_> = hand.iter().collect();
    let mut pay = CardSet::EMPTY;
    while cards::points(rules, &pay) < u32::from(due) {
        if left.is_empty() {
            return None;
        }
        pay.insert(left.swap_remove(dice.below(left.len())));
    }
    Some(pay)
}

impl PayForm {
    /// FQ-30, R-10, design: the payment with the fewest points that covers the price; the whole hand if none does.
    pub fn cheapest(rules: &Ruleset, hand: &CardSet, due: u16) -> CardSet {
        let price = usize::from(due);
        let mut by_worth: Vec<_> = hand.iter().collect();
        by_worth.sort_by_key(|&card| (cards::worth(rules, card), card));
        // Exact search over sums: the least sum at or above the price.
        let most = price + usize::from(rules.book.reserve_max.max(rules.pack.deck.highest));
        let mut reached: Vec<Option<CardSet>> = vec![None; most + 1];
        reached[0] = Some(CardSet::EMPTY);
        for card in by_worth {
            let worth = usize::from(cards::worth(rules, card));
            for sum in (0..reached.len().saturating_sub(worth)).rev() {
                if let (Some(set), None) = (reached[sum], reached[sum + worth]) {
                    let mut more = set;
                    more.insert(card);
                    reached[sum + worth] = Some(more);
                }
            }
        }
        reached.into_iter().skip(price).flatten().next().unwrap_or(*hand)
    }
}
