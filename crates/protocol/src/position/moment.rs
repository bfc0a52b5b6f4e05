//! Where exactly a game under way stands: what everybody sees, as programs read it, and the secrets beside it.

use std::collections::BTreeMap;

use board::limits::{PIECES, POWERS};
use board::{CardId, CardSet, PieceId, PowerId};
use rules::position::{CoreMoment, Moment, TitleMoment};
use rules::titles::friedrich::FriedrichMoment;
use rules::titles::maria::MariaMoment;
use rules::view::TitleView;
use rules::{Fact, Ruleset, Seed, text};
use serde::{Deserialize, Serialize};

use crate::{Fault, Slug, Slugs, ViewWire};

/// How the public is named where seats are.
const PUBLIC: &str = "public";

/// A whole state. It is read only with the position it was written with, by the same version of the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MomentWire {
    seal: String,
    /// What everybody sees.
    seen: ViewWire,
    /// Where all chance comes from, in hexadecimal digits.
    seed: String,
    troops: BTreeMap<Slug, u8>,
    hands: BTreeMap<Slug, Vec<String>>,
    /// From the bottom up.
    pile: Vec<String>,
    spent: Vec<String>,
    /// By seat, and for the public.
    known: BTreeMap<Slug, Vec<String>>,
    strengths: Vec<FactWire>,
    #[serde(skip_serializing_if = "Option::is_none")]
    friedrich: Option<FriedrichSecrets>,
    #[serde(skip_serializing_if = "Option::is_none")]
    maria: Option<MariaSecrets>,
}

/// What is known of the armies of some generals together, and to whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct FactWire {
    generals: Vec<Slug>,
    least: u8,
    most: u8,
    /// Absent: everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    known_to: Option<Vec<Slug>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct FriedrichSecrets {
    drawn: Vec<String>,
    fate: Vec<Slug>,
    recruited: Vec<Slug>,
    answers: [Option<bool>; 2],
    offered: [Option<String>; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct MariaSecrets {
    deck: Vec<Slug>,
    placed: [Option<String>; 4],
    scores: BTreeMap<Slug, u8>,
    /// As its owner would write it.
    waiting: Option<String>,
    put_aside: Vec<String>,
}

fn powers(rules: &Ruleset) -> impl Iterator<Item = PowerId> + use<> {
    (0..rules.pack.powers.len().min(POWERS) as u8).map(PowerId)
}

fn pieces(rules: &Ruleset) -> impl Iterator<Item = PieceId> + use<> {
    (0..rules.pack.pieces.len().min(PIECES) as u8).map(PieceId)
}

/// Every seat of the mode, and the public, with their places among the viewers.
fn viewers(rules: &Ruleset) -> Vec<(Slug, usize)> {
    let slugs = Slugs::new(rules);
    let seats = rules.seats().map(|seat| (slugs.seat(seat), seat.index()));
    seats.chain([(PUBLIC.into(), board::limits::SEATS)]).collect()
}

impl MomentWire {
    /// The moment with names for ids.
    pub(super) fn of(moment: &Moment, rules: &Ruleset) -> MomentWire {
        let slugs = &Slugs::exact(rules);
        let CoreMoment { open: _, seed, troops, hands, pile, spent, known, facts } = &moment.core;
        let (friedrich, maria) = match &moment.title {
            TitleMoment::Friedrich(own) => (Some(FriedrichSecrets::of(own, slugs)), None),
            TitleMoment::Maria(own) => (None, Some(MariaSecrets::of(own, rules, slugs))),
        };
        let fact = |fact: &Fact| FactWire {
            generals: slugs.pieces(fact.generals),
            least: fact.least,
            most: fact.most,
            known_to: fact.known_to.map(|seats| slugs.seats(seats)),
        };
        let armed = pieces(rules).filter(|piece| troops[piece.index()] > 0);
        MomentWire {
            seal: moment.seal.clone(),
            seen: ViewWire::exact(&rules.view(&moment.state(), None), rules),
            seed: Seed(*seed).digits(),
            troops: armed.map(|piece| (slugs.piece(piece), troops[piece.index()])).collect(),
            hands: powers(rules).map(|power| (slugs.power(power), slugs.cards(&hands[power.index()]))).collect(),
            pile: pile.iter().map(|&card| slugs.card(card)).collect(),
            spent: slugs.cards(spent),
            known: viewers(rules).into_iter().map(|(name, at)| (name, slugs.cards(&known[at]))).collect(),
            strengths: facts.iter().map(fact).collect(),
            friedrich,
            maria,
        }
    }

    /// The moment again.
    pub(super) fn read(&self, rules: &Ruleset) -> Result<Moment, Fault> {
        let slugs = &Slugs::exact(rules);
        let seen = self.seen.read(rules)?;
        let title = match (&self.friedrich, &self.maria, seen.title) {
            (Some(own), None, TitleView::Friedrich(seen)) => {
                TitleMoment::Friedrich(Box::new(own.read(&seen.open, slugs)?))
            }
            (None, Some(own), TitleView::Maria(seen)) => TitleMoment::Maria(Box::new(own.read(&seen.open, slugs)?)),
            _ => return Err(Fault::missing("friedrich` or `maria")),
        };
        let mut core = CoreMoment {
            open: seen.common.open,
            seed: Seed::from_digits(&self.seed).ok_or_else(|| Fault::wrong("seed", "has other than 64 digits"))?.0,
            troops: vec![0; PIECES],
            hands: [CardSet::EMPTY; POWERS],
            pile: self.pile.iter().map(|card| slugs.read_card(card)).collect::<Result<_, _>>()?,
            spent: slugs.read_cards(&self.spent)?,
            known: self.read_known(rules, slugs)?,
            facts: self.strengths.iter().map(|fact| fact.read(slugs)).collect::<Result<_, _>>()?,
        };
        for (piece, &troops) in &self.troops {
            core.troops[slugs.read_piece(piece)?.index()] = troops;
        }
        for (power, cards) in &self.hands {
            core.hands[slugs.read_power(power)?.index()] = slugs.read_cards(cards)?;
        }
        let moment = Moment { seal: self.seal.clone(), core, title };
        self.with_waiting(moment, rules)
    }

    /// A seat the mode does not have knows what the public knows.
    fn read_known(&self, rules: &Ruleset, slugs: &Slugs) -> Result<[CardSet; board::limits::SEATS + 1], Fault> {
        let of = |name: &str| slugs.read_cards(self.known.get(name).map_or(&[][..], Vec::as_slice));
        let mut known = [of(PUBLIC)?; board::limits::SEATS + 1];
        for (name, at) in viewers(rules) {
            known[at] = of(&name)?;
        }
        Ok(known)
    }

    /// What waits for a consent or a commander names cards of a hand, so it is read last.
    fn with_waiting(&self, mut moment: Moment, rules: &Ruleset) -> Result<Moment, Fault> {
        let Some(action) = self.maria.as_ref().and_then(|own| own.waiting.as_ref()) else { return Ok(moment) };
        let state = moment.state();
        let TitleMoment::Maria(own) = &mut moment.title else { return Err(Fault::missing("maria")) };
        let read = rules.read(&state, own.open.orderer, action);
        own.waiting = Some(read.map_err(|_| Fault::wrong("waiting", "is no action"))?);
        Ok(moment)
    }
}

impl FactWire {
    fn read(&self, slugs: &Slugs) -> Result<Fact, Fault> {
        let known_to = self.known_to.as_ref().map(|seats| slugs.read_seats(seats)).transpose()?;
        let FactWire { least, most, .. } = *self;
        Ok(Fact { generals: slugs.read_pieces(&self.generals)?, least, most, known_to })
    }
}

fn card(card: Option<CardId>, slugs: &Slugs) -> Option<String> {
    card.map(|card| slugs.card(card))
}

fn read_card(name: Option<&String>, slugs: &Slugs) -> Result<Option<CardId>, Fault> {
    name.map(|name| slugs.read_card(name)).transpose()
}

impl FriedrichSecrets {
    fn of(moment: &FriedrichMoment, slugs: &Slugs) -> FriedrichSecrets {
        FriedrichSecrets {
            drawn: slugs.cards(&moment.drawn),
            fate: moment.pile.iter().map(|&card| slugs.fate_card(card)).collect(),
            recruited: slugs.pieces(moment.recruited),
            answers: moment.answers,
            offered: moment.offered.map(|offered| card(offered, slugs)),
        }
    }

    fn read(&self, open: &rules::titles::friedrich::Open, slugs: &Slugs) -> Result<FriedrichMoment, Fault> {
        let pile: Vec<_> = self.fate.iter().map(|card| slugs.read_fate_card(card)).collect::<Result<_, _>>()?;
        let [first, second] = &self.offered;
        Ok(FriedrichMoment {
            open: *open,
            drawn: slugs.read_cards(&self.drawn)?,
            pile: pile.try_into().map_err(|_| Fault::wrong("fate", "has too many or too few cards"))?,
            recruited: slugs.read_pieces(&self.recruited)?,
            answers: self.answers,
            offered: [read_card(first.as_ref(), slugs)?, read_card(second.as_ref(), slugs)?],
        })
    }
}

impl MariaSecrets {
    fn of(moment: &MariaMoment, rules: &Ruleset, slugs: &Slugs) -> MariaSecrets {
        MariaSecrets {
            deck: moment.deck.iter().flatten().map(|&card| slugs.political_card(card)).collect(),
            placed: moment.placed.map(|placed| card(placed, slugs)),
            scores: powers(rules).map(|power| (slugs.power(power), moment.scores[power.index()])).collect(),
            waiting: moment.waiting.as_ref().map(|action| text::write(rules, action)),
            put_aside: slugs.cards(&moment.put_aside),
        }
    }

    fn read(&self, open: &rules::titles::maria::Open, slugs: &Slugs) -> Result<MariaMoment, Fault> {
        let mut moment = MariaMoment {
            open: *open,
            deck: [None; board::limits::POLITICAL_CARDS],
            placed: [None; 4],
            scores: [0; POWERS],
            waiting: None,
            put_aside: slugs.read_cards(&self.put_aside)?,
        };
        if self.deck.len() > moment.deck.len() {
            return Err(Fault::wrong("deck", "has too many cards"));
        }
        for (to, card) in moment.deck.iter_mut().zip(&self.deck) {
            *to = Some(slugs.read_political_card(card)?);
        }
        for (to, card) in moment.placed.iter_mut().zip(&self.placed) {
            *to = read_card(card.as_ref(), slugs)?;
        }
        for (power, &score) in &self.scores {
            moment.scores[slugs.read_power(power)?.index()] = score;
        }
        Ok(moment)
    }
}
