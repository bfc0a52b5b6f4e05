//! What the seats have learned, as a position says it: cards they know, suits a hand lacks, strengths disclosed.

use std::collections::BTreeMap;

use board::limits::SEATS;
use board::{CardSet, PieceSet, SeatSet, Suit};

use super::{Position, copies, name_among, power};
use crate::ruleset::Ruleset;
use engine::fault::PositionError;
use engine::ruleset::Seat;
use engine::shared::strengths::Fact;
use engine::state::{Core, viewer_index};

/// How the public is named where seats are.
const PUBLIC: &str = "public";

/// What is known of the armies of some generals together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StrengthAt {
    /// The generals by slug; the bounds hold for their sum.
    pub generals: Vec<String>,
    /// At least so many armies.
    pub least: u8,
    /// At most so many; equal to `least` where the sum is known.
    pub most: u8,
    /// Seats that know it; absent: everybody.
    pub known_to: Option<Vec<String>>,
}

fn viewers(rules: &Ruleset) -> impl Iterator<Item = (&str, usize)> {
    let seats = rules.seats().map(|seat| (rules.mode.seats[seat.index()].slug.as_str(), seat.index()));
    seats.chain([(PUBLIC, SEATS)])
}

/// Cards a viewer can know besides his own and those everybody has seen.
fn may_know(rules: &Ruleset, core: &Core, viewer: Option<Seat>) -> CardSet {
    let held = rules.order.iter().filter(|&&power| Some(core.seat(power)) != viewer);
    held.fold(core.secret.spent.without(&core.seen), |cards, power| cards.or(&core.secret.hands[power.index()]))
}

fn viewer_at(at: usize) -> Option<Seat> {
    (at < SEATS).then_some(Seat(at as u8))
}

impl Position {
    /// Writes down what is known.
    pub(super) fn note_knowledge(&mut self, rules: &Ruleset, core: &Core) {
        for (name, at) in viewers(rules) {
            let free = may_know(rules, core, viewer_at(at));
            let cards: Vec<String> = core.secret.known[at].iter().map(|card| name_among(rules, card, &free)).collect();
            if !cards.is_empty() {
                self.known.insert(name.to_owned(), cards);
            }
        }
        for &power in &rules.order {
            let suits: Vec<Suit> = core.void[power.index()].iter().collect();
            if !suits.is_empty() {
                self.lacks.insert(rules.pack.power_of(power).slug.clone(), suits);
            }
        }
        self.strengths = core.secret.strengths.facts().iter().map(|fact| write_fact(rules, fact)).collect();
    }

    /// Enters what is known; nobody can know what is not so.
    pub(super) fn enter_knowledge(&self, rules: &Ruleset, core: &mut Core) -> Result<(), PositionError> {
        enter_known(rules, core, &self.known)?;
        for (slug, suits) in &self.lacks {
            let at = power(rules.pack, slug)?.index();
            for &suit in suits {
                if !core.secret.hands[at].and(&rules.suit_cards[suit as usize]).is_empty() {
                    return Err(format!("{slug} cannot lack the suit {} and hold a card of it", suit.letter()).into());
                }
                core.void[at].insert(suit);
            }
        }
        for one in &self.strengths {
            let fact = read_fact(rules, one)?;
            let sum = core.sum_of_troops(fact.generals);
            let in_play = fact.generals.iter().all(|general| core.secret.troops[general.index()] > 0);
            if fact.generals.is_empty() || !in_play || !(fact.least..=fact.most).contains(&sum) {
                let names = one.generals.join(", ");
                return Err(
                    format!("nobody can know {} to {} armies of {names}: it is not so", one.least, one.most).into()
                );
            }
            core.secret.strengths.add(fact);
        }
        Ok(())
    }
}

fn enter_known(rules: &Ruleset, core: &mut Core, known: &BTreeMap<String, Vec<String>>) -> Result<(), PositionError> {
    for (slug, names) in known {
        let found = viewers(rules).find(|(name, _)| name == slug);
        let (_, at) = found.ok_or_else(|| format!("there is no seat `{slug}` in this mode"))?;
        let mut free = may_know(rules, core, viewer_at(at));
        for name in names {
            let card = copies(rules, name)?.into_iter().find(|&card| free.contains(card));
            let card = card.ok_or_else(|| {
                format!("`{name}` is no card that {slug} can know: it must be in another's hand, or spent and `unseen`")
            })?;
            free.remove(card);
            core.secret.known[viewer_index(viewer_at(at))].insert(card);
        }
    }
    // A seat the mode does not have knows what the public knows.
    for at in rules.mode.seats.len()..SEATS {
        core.secret.known[at] = core.secret.known[SEATS];
    }
    Ok(())
}

fn write_fact(rules: &Ruleset, fact: &Fact) -> StrengthAt {
    let slugs = |seats: SeatSet| seats.iter().map(|seat| rules.mode.seats[seat.index()].slug.clone()).collect();
    StrengthAt {
        generals: fact.generals.iter().map(|general| rules.pack.piece_of(general).slug.clone()).collect(),
        least: fact.least,
        most: fact.most,
        known_to: fact.known_to.map(slugs),
    }
}

fn read_fact(rules: &Ruleset, given: &StrengthAt) -> Result<Fact, PositionError> {
    let mut generals = PieceSet::EMPTY;
    for slug in &given.generals {
        let general = rules.pack.piece(slug).filter(|&piece| rules.is_general(piece));
        generals.insert(general.ok_or_else(|| format!("there is no general `{slug}`"))?);
    }
    let seat =
        |slug: &String| rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode"));
    let known_to = given.known_to.as_ref().map(|slugs| slugs.iter().map(seat).collect::<Result<SeatSet, _>>());
    let known_to = known_to.transpose()?;
    Ok(Fact { generals, least: given.least, most: given.most, known_to })
}
