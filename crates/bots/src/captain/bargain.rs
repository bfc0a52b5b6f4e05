//! Yes or no: peace over Silesia, the French reduction, subsidies, stacks with another player's general, the cession,
//! the offensive option and the exchange of cards. Each is weighed in troops: what is gained less what is given up.

use board::pack::SiteKind;
use board::{CityId, PieceSet, PowerId, PowerSet};
use rules::question::About;
use rules::titles::{friedrich, maria};
use rules::view::{Standing, TitleView};
use rules::{Action, Seat};

use super::cards;
use super::judge::Judge;
use crate::bot::Situation;

/// How much nearer to its victory a power is for every marker it no longer lacks.
const STEP: f32 = 0.75;
/// A game decided, in troops: more than anything on the board.
const GAME: f32 = 100.0;
/// What it is worth that another player stays away from his victory, per unit of nearness.
const DANGER: f32 = 20.0;
/// A fortress back in the own hands, Saxony won over from the enemy.
const FORTRESS: f32 = 1.0;
const DEFECTION: f32 = 2.0;
/// What giving Silesia up costs Austria: the way to her own victory leads through it.
const SILESIA: f32 = 4.0;
/// A marker in a box nobody can conquer, the second train.
const SAFE_MARKER: f32 = 3.0;
const TRAIN: f32 = 1.0;
/// Two generals in one place are worth a little danger to both.
const COMPANY: f32 = 1.5;
/// From this nearness to his victory on an enemy is worth the cession.
const WORTH_CEDING: f32 = 0.45;
/// How safe markers set aside are while all French and Bavarians stay in the west, and else.
const QUIET: f32 = 0.9;
const RESTLESS: f32 = 0.3;
/// What a guard leaves of a threat.
const GUARDED: f32 = 0.3;
/// F-13.18: objectives Austria is excused from by the offensive option, and what each is worth to her enemies.
const EXCUSED: f32 = 4.0;
const OBJECTIVE: f32 = 3.0;

/// What saying yes is worth, against 0 for declining; `None` for questions of another kind.
pub fn accept(judge: &Judge, situation: &Situation) -> Option<f32> {
    Some(match situation.question.about {
        About::Subsidy => subsidy(judge),
        About::PeaceOffer => peace_offer(judge),
        About::PeaceAnswer => peace_answer(judge),
        About::Reduction => reduction(judge),
        About::Consent => consent(judge),
        About::Cession => cession(judge),
        About::ExchangeOffer => exchange(judge, situation.question.power),
        _ => return None,
    })
}

impl Judge<'_> {
    pub(super) fn standing(&self, power: PowerId) -> Option<Standing> {
        self.sketch.view.powers.iter().find(|seen| seen.power == power && self.sketch.view.is_present(power))?.standing
    }

    /// What a power still lacks of its victory.
    pub(super) fn lacks(&self, power: PowerId) -> Option<i16> {
        self.standing(power).map(|goal| i16::from(goal.needed) - i16::from(goal.held))
    }

    /// How near a seat is to its victory: 1 where it has won.
    pub(super) fn nearness_to_victory(&self, seat: Seat) -> f32 {
        let own = self.sketch.view.powers.iter().filter(|power| self.sketch.view.seat(power.power) == seat);
        own.filter_map(|power| self.lacks(power.power)).map(near).fold(0.0, f32::max)
    }

    /// Cities of sites that bear a marker of a power.
    fn marked(&self, power: PowerId) -> impl Iterator<Item = CityId> + '_ {
        let sites = self.sketch.view.control.iter().filter(move |&(_, holder)| holder == power);
        sites.map(|(site, _)| self.sketch.rules.pack.site_of(site).city)
    }

    /// Prussian markers that a peace over Silesia takes off the board (M-19.1.8).
    fn lifted_by_peace(&self) -> i16 {
        self.marked(maria::PRUSSIA).filter(|&city| self.sketch.is_home(maria::AUSTRIA, city)).count() as i16
    }
}

pub(super) fn near(lacks: i16) -> f32 {
    STEP.powi(i32::from(lacks.max(0)))
}

/// What Prussia lacks once peace is made: half of what it holds in Austria goes back, one marker comes into the
/// Silesia box (M-19.1.8, M-19.1.12).
fn lacks_after_peace(lacks: i16, lifted: i16) -> i16 {
    lacks + lifted / 2 - 1
}

/// MD-40: Austria. Is Prussia farther from its victory by the peace, or does it win by it? Besides come back what Prussia
/// holds in Austria and, if it still stands with Prussia, Saxony.
fn peace_answer(judge: &Judge) -> f32 {
    let Some(lacks) = judge.lacks(maria::PRUSSIA) else { return -1.0 };
    let after = lacks_after_peace(lacks, judge.lifted_by_peace());
    if after <= 0 {
        return -GAME;
    }
    if lacks <= 0 {
        return GAME;
    }
    let TitleView::Maria(own) = &judge.sketch.view.title else { return -1.0 };
    let away = DANGER * (near(lacks) - near(after));
    let saxony = if own.saxony == maria::SaxonSide::Prussian { DEFECTION } else { 0.0 };
    away + FORTRESS * f32::from(judge.lifted_by_peace()) + saxony - SILESIA
}

/// MD-39: Prussia. A marker nobody can take and a train, against what it holds in Austria and the war it is winning.
fn peace_offer(judge: &Judge) -> f32 {
    let Some(lacks) = judge.lacks(maria::PRUSSIA) else { return -1.0 };
    let lifted = judge.lifted_by_peace();
    let after = lacks_after_peace(lacks, lifted);
    if lacks <= 0 {
        return -GAME;
    }
    if after <= 0 {
        return GAME;
    }
    SAFE_MARKER + TRAIN - FORTRESS * f32::from(lifted) - DANGER * (near(lacks) - near(after))
}

/// MD-38: France. Half of the markers in Core-Austria are safe as long as nothing is conquered in the east; the others,
/// and what could still be conquered there, are given up (M-19.2.1 to M-19.2.3).
fn reduction(judge: &Judge) -> f32 {
    let sketch = judge.sketch;
    let french = PowerSet::one(maria::FRANCE).with(maria::BAVARIA);
    let Some(flanders) = sketch.rules.pack.area("map-flanders") else { return -1.0 };
    let flanders = &sketch.rules.pack.area_of(flanders).cities;
    let there: Vec<CityId> = judge
        .marked(maria::FRANCE)
        .filter(|&city| sketch.is_home(maria::AUSTRIA, city) && !flanders.contains(city))
        .collect();
    let reach = sketch.rules.book.protection_range;
    let nearest = |powers: PowerSet, city: CityId| {
        let ways = sketch.generals_of(powers).map(|general| sketch.distance(sketch.city[general.index()], city));
        ways.min().unwrap_or(u8::MAX)
    };
    let kept = |&city: &CityId| {
        let guarded = nearest(french, city) <= reach;
        let threat = judge.fade(nearest(PowerSet::one(maria::AUSTRIA), city).saturating_sub(reach));
        if guarded { 1.0 - GUARDED * threat } else { 1.0 - threat }
    };
    let without: f32 = there.iter().map(kept).sum();
    let aside = there.len().div_ceil(2) as f32;
    let stay_quiet = sketch.generals_of(french).all(|general| flanders.contains(sketch.city[general.index()]));
    let lasting = if stay_quiet { QUIET } else { RESTLESS };
    SAFE_MARKER * (lasting * aside - without)
}

/// MD-14: the card goes where cards are scarcer for those who stand near the enemy.
fn subsidy(judge: &Judge) -> f32 {
    scarcity(judge, maria::BAVARIA) - scarcity(judge, maria::FRANCE)
}

/// Own stacks near an enemy for every card in hand.
fn scarcity(judge: &Judge, power: PowerId) -> f32 {
    let sketch = judge.sketch;
    let foes: Vec<CityId> =
        sketch.generals_of(sketch.hostile(power)).map(|general| sketch.city[general.index()]).collect();
    let pressed = |&(at, _): &(CityId, PieceSet)| {
        let nearest = foes.iter().map(|&foe| sketch.distance(foe, at)).min().unwrap_or(u8::MAX);
        judge.odds.nearness(nearest)
    };
    let demand: f32 = sketch.stacks(PowerSet::one(power)).iter().map(pressed).sum();
    let cards = sketch.view.powers.iter().find(|seen| seen.power == power).map_or(0, |seen| seen.hand.len());
    demand / (cards as f32 + 1.0)
}

/// MD-26: together they should not stand much worse than the own general alone.
fn consent(judge: &Judge) -> f32 {
    let sketch = judge.sketch;
    let TitleView::Maria(own) = &sketch.view.title else { return 1.0 };
    let Some(Action::March { group, path } | Action::ForceMarch { group, path }) = own.waiting else { return 1.0 };
    let there = sketch.stack_at(path.end());
    judge.stand(there.or(group), path.end()) - judge.stand(there, path.end()) + COMPANY
}

/// MD-48: Austria. Silesia is ceded if Prussia or France would win in the three turns to come, not else: afterwards
/// France need only hold out.
fn cession(judge: &Judge) -> f32 {
    let prussia = judge.lacks(maria::PRUSSIA).map_or(0.0, near);
    let france = judge.lacks(maria::FRANCE).map_or(0.0, near);
    DANGER * (prussia.max(0.5 * france) - WORTH_CEDING)
}

/// FC-1H: the card given is the one missed least; the other does the same, so only a poor card is worth the exchange.
fn exchange(judge: &Judge, power: PowerId) -> f32 {
    let rules = judge.sketch.rules;
    let Some(seen) = judge.sketch.view.powers.iter().find(|seen| seen.power == power) else { return -1.0 };
    let needs = cards::suit_needs(judge.sketch, power);
    let hand = seen.hand.cards.iter().flat_map(board::CardSet::iter);
    let least = hand.map(|card| cards::worth(rules, &needs, card)).fold(f32::INFINITY, f32::min);
    let mean_need = needs.iter().sum::<f32>() / 4.0;
    mean_need * expected_gift(judge) - least
}

/// What somebody gives away who gives what he misses least.
fn expected_gift(judge: &Judge) -> f32 {
    let deck = &judge.sketch.rules.pack.deck;
    f32::from(deck.lowest) + 0.25 * f32::from(deck.highest - deck.lowest)
}

/// F-13.7 to F-13.18: Prussia wins at once with all blue objectives, but Austria is excused from four of hers. Taken with
/// the card missed least if little is lacking and Prussia is the stronger.
pub fn offensive(judge: &Judge, situation: &Situation) -> Action {
    let (sketch, rules) = (judge.sketch, situation.rules);
    let blue = |kind: SiteKind| matches!(kind, SiteKind::Objective { power: friedrich::PRUSSIA, .. });
    let all = rules.pack.sites.iter().filter(|site| blue(site.kind)).count() as i16;
    let sites = sketch.view.control.iter().filter(|&(_, power)| power == friedrich::PRUSSIA);
    let held = sites.filter(|&(site, _)| blue(rules.pack.site_of(site).kind)).count() as i16;
    let strength = |power: PowerId| {
        let seen = sketch.view.powers.iter().find(|seen| seen.power == power && sketch.view.is_present(power));
        seen.map_or(0.0, |seen| f32::from(seen.total) + seen.hand.len() as f32)
    };
    let (ours, theirs) = (strength(friedrich::PRUSSIA), strength(friedrich::AUSTRIA));
    let chance = near(all - held) * (2.0 * ours / (ours + theirs).max(1.0)).min(1.0);
    let needs = cards::suit_needs(sketch, friedrich::PRUSSIA);
    let least = situation.legal.actions.iter().filter_map(|action| match *action {
        Action::Offensive { card: Some(card) } => Some((cards::worth(rules, &needs, card), card)),
        _ => None,
    });
    let card = least.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, card)| card);
    Action::Offensive { card: card.filter(|_| GAME * chance > EXCUSED * OBJECTIVE) }
}
