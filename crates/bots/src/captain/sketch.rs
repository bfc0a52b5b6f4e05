//! The position as a captain sketches it: who stands where with how much, and whose what is.
//!
//! Troops and cards of others are estimates made from the view alone.

use board::limits::{PIECES, POWERS, SITES};
use board::pack::SiteKind;
use board::{CardSet, CityId, CitySet, Face, PieceId, PieceSet, PowerId, PowerSet, SiteId, Suit};
use rules::titles::maria;
use rules::view::{PowerView, TitleView};
use rules::{Place, Ruleset, View};

use super::truces;

/// Off the board.
pub const NOWHERE: CityId = CityId(u16::MAX);

/// How a site stands: whose generals guard it, and who may take it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Claim {
    pub city: CityId,
    pub guards: PowerSet,
    pub takers: PowerSet,
    /// How much the place matters, 1 for an ordinary one.
    pub weight: f32,
}

#[derive(Clone)]
pub struct Sketch<'a> {
    pub rules: &'a Ruleset,
    pub view: &'a View,
    /// The powers this captain thinks for: the one asked, and those of the same seat that are not its enemies.
    pub mine: PowerSet,
    pub city: [CityId; PIECES],
    pub troops: [f32; PIECES],
    pub generals: PieceSet,
    pub trains: PieceSet,
    pub face_down: PieceSet,
    pub moved: PieceSet,
    /// Places with a question mark of this captain's.
    pub marked: CitySet,
    pub enemies: [PowerSet; POWERS],
    pub partners: [PowerSet; POWERS],
    /// Points of cards by power and suit, as far as known or to be expected.
    pub cards: [[f32; 4]; POWERS],
    pub claims: Vec<Claim>,
}

impl<'a> Sketch<'a> {
    pub fn new(rules: &'a Ruleset, view: &'a View, asked: PowerId) -> Sketch<'a> {
        let mut sketch = Sketch {
            rules,
            view,
            mine: PowerSet::EMPTY,
            city: [NOWHERE; PIECES],
            troops: [0.0; PIECES],
            generals: PieceSet::EMPTY,
            trains: PieceSet::EMPTY,
            face_down: PieceSet::EMPTY,
            moved: PieceSet::EMPTY,
            marked: CitySet::EMPTY,
            enemies: [PowerSet::EMPTY; POWERS],
            partners: [PowerSet::EMPTY; POWERS],
            cards: [[0.0; 4]; POWERS],
            claims: Vec::with_capacity(SITES),
        };
        let own = view.powers.iter().find(|power| power.power == asked);
        let hostile = own.map_or(PowerSet::EMPTY, |power| view.enemies[power.power.index()]);
        for power in &view.powers {
            let at = power.power.index();
            sketch.enemies[at] = if view.is_neutral(power.power) { PowerSet::EMPTY } else { view.enemies[at] };
            sketch.partners[at] = view.partners[at];
            sketch.cards[at] = card_points(rules, power);
            if own.is_some_and(|own| view.seat(own.power) == view.seat(power.power)) && !hostile.contains(power.power) {
                sketch.mine.insert(power.power);
            }
        }
        for power in &view.powers {
            for (piece, troops) in strengths(rules, view, power) {
                sketch.troops[piece.index()] = troops;
            }
        }
        sketch.place_pieces(view);
        sketch.claims = claims(rules, view);
        // Who spares each other is no enemy in the captain's plans.
        for (power, target) in truces::mutual(view) {
            sketch.enemies[power.index()].remove(target);
        }
        sketch
    }

    /// The same after marches: pieces and markers as they are then, all else as it is guessed and weighed now, so that
    /// nothing but the marches makes a difference.
    pub fn after(&self, view: &View) -> Sketch<'a> {
        let mut sketch = self.clone();
        sketch.place_pieces(view);
        sketch.claims = claims(self.rules, view);
        for (claim, now) in sketch.claims.iter_mut().zip(&self.claims) {
            claim.weight = now.weight;
        }
        sketch
    }

    /// The same after a march that takes nothing on its way.
    pub fn moved(&self, group: PieceSet, end: CityId) -> Sketch<'a> {
        let mut sketch = self.clone();
        sketch.moved = self.moved.or(group);
        group.iter().for_each(|piece| sketch.city[piece.index()] = end);
        sketch
    }

    fn place_pieces(&mut self, view: &View) {
        (self.generals, self.trains) = (PieceSet::EMPTY, PieceSet::EMPTY);
        (self.face_down, self.moved) = (PieceSet::EMPTY, PieceSet::EMPTY);
        self.city = [NOWHERE; PIECES];
        let marks = view.pending.iter().filter(|&(_, power)| self.mine.contains(power));
        self.marked = marks.map(|(site, _)| self.rules.pack.site_of(site).city).collect();
        for seen in &view.pieces {
            let Some(city) = view.city(seen.piece) else { continue };
            self.city[seen.piece.index()] = city;
            if self.rules.is_general(seen.piece) {
                self.generals.insert(seen.piece);
            } else if self.rules.trains_of(self.rules.power(seen.piece)).contains(seen.piece) {
                self.trains.insert(seen.piece);
            }
            if view.flipped.contains(seen.piece) {
                self.face_down.insert(seen.piece);
            }
            if view.moved.contains(seen.piece) {
                self.moved.insert(seen.piece);
            }
        }
    }

    pub fn power(&self, piece: PieceId) -> PowerId {
        self.rules.power(piece)
    }

    pub fn is_mine(&self, piece: PieceId) -> bool {
        self.mine.contains(self.power(piece))
    }

    /// Powers hostile to this captain's.
    pub fn hostile(&self, power: PowerId) -> PowerSet {
        self.enemies[power.index()]
    }

    pub fn distance(&self, a: CityId, b: CityId) -> u8 {
        if a == NOWHERE || b == NOWHERE { u8::MAX } else { self.rules.pack.roads.distance(a, b) }
    }

    pub fn suit(&self, city: CityId) -> Suit {
        self.rules.pack.cities[city.index()].suit
    }

    /// Generals on the board of any of these powers.
    pub fn generals_of(&self, powers: PowerSet) -> impl Iterator<Item = PieceId> + '_ {
        self.generals.iter().filter(move |&general| powers.contains(self.power(general)))
    }

    /// Generals in a city.
    pub fn stack_at(&self, city: CityId) -> PieceSet {
        self.generals.iter().filter(|general| self.city[general.index()] == city).collect()
    }

    pub fn sum(&self, stack: PieceSet) -> f32 {
        stack.iter().map(|general| self.troops[general.index()]).sum()
    }

    /// Stacks of these powers, each once, with its city.
    pub fn stacks(&self, powers: PowerSet) -> Vec<(CityId, PieceSet)> {
        let mut found: Vec<(CityId, PieceSet)> = Vec::new();
        for general in self.generals_of(powers) {
            let city = self.city[general.index()];
            match found.iter_mut().find(|(other, _)| *other == city) {
                Some((_, stack)) => stack.insert(general),
                None => found.push((city, PieceSet::one(general))),
            }
        }
        found
    }

    /// Cities with pieces hostile to a power.
    pub fn hostile_cities(&self, power: PowerId) -> CitySet {
        let hostile = self.hostile(power);
        let pieces = self.generals.or(self.trains).iter();
        pieces.filter(|&piece| hostile.contains(self.power(piece))).map(|piece| self.city[piece.index()]).collect()
    }

    pub fn is_home(&self, power: PowerId, city: CityId) -> bool {
        let territory = self.rules.pack.city_of(city).territory;
        let plan = self.rules.pack.power_of(power);
        plan.home.contains(&territory)
            || plan.home.is_empty() && plan.depots.contains(&city)
            || self.has_annexed(power) && is_silesian(self.rules, city)
    }

    fn has_annexed(&self, power: PowerId) -> bool {
        matches!(&self.view.title, TitleView::Maria(own) if own.annexed && power == maria::PRUSSIA)
    }

    /// M-14.5, M-14.11: where the Pragmatic Army takes no part there are no points: only fortresses decide.
    fn has_fortresses_only(&self) -> bool {
        let points =
            self.view.powers.iter().any(|power| power.power == maria::PRAGMATIC && self.view.is_present(power.power));
        self.is_maria() && !points
    }

    /// M-24.2: one player leads all who must conquer, the other all who must hold, for nine turns.
    pub fn is_raid(&self) -> bool {
        self.has_fortresses_only() && self.rules.seats().count() == 2
    }

    /// M-14.10: only fortresses decide, and this is the last turn or the one before.
    pub fn ends_soon(&self) -> bool {
        let last = self.rules.mode.last_turn.filter(|_| self.has_fortresses_only());
        last.is_some_and(|last| self.view.turn + 1 >= last)
    }

    pub fn is_maria(&self) -> bool {
        matches!(self.view.title, TitleView::Maria(_))
    }
}

/// Points by suit: the cards themselves where seen, else what a card brings on average. A Reserve serves every suit.
fn card_points(rules: &Ruleset, power: &PowerView) -> [f32; 4] {
    let deck = &rules.pack.deck;
    let mean = f32::from(deck.lowest + deck.highest) / 2.0;
    let size = f32::from(deck.cards_per_set());
    let suited = f32::from(deck.suited_per_set()) / 4.0 / size * mean;
    let reserve = f32::from(deck.reserves) / size * f32::from(rules.book.reserve_max);
    if let Some(hand) = &power.hand.cards {
        return points_of(rules, hand);
    }
    let known = points_of(rules, &power.hand.known);
    let unknown = power.hand.len().saturating_sub(power.hand.known.len()) as f32;
    std::array::from_fn(|suit| {
        let lacks = power.hand.lacks.contains(Suit::ALL[suit]);
        known[suit] + unknown * if lacks { reserve } else { suited + reserve }
    })
}

pub fn points_of(rules: &Ruleset, cards: &CardSet) -> [f32; 4] {
    let mut points = [0.0; 4];
    for card in cards.iter() {
        match rules.pack.deck.card(card).face {
            Face::Suited(suit, value) => points[suit as usize] += f32::from(value),
            Face::Reserve => points.iter_mut().for_each(|sum| *sum += f32::from(rules.book.reserve_max)),
        }
    }
    points
}

/// Troops of the generals of a power: known, or the public total spread between the bounds.
fn strengths(rules: &Ruleset, view: &View, power: &PowerView) -> Vec<(PieceId, f32)> {
    let own = rules.army(power.power);
    let pieces = view.pieces.iter().filter(|piece| own.contains(piece.piece));
    let on_board: Vec<_> =
        pieces.filter(|piece| matches!(view.place(piece.piece), Place::City(_) | Place::Box)).collect();
    let least: f32 = on_board.iter().map(|piece| f32::from(piece.least)).sum();
    let room: f32 = on_board.iter().map(|piece| f32::from(piece.most.saturating_sub(piece.least))).sum();
    let spread = ((f32::from(power.total) - least) / room.max(1.0)).clamp(0.0, 1.0);
    let estimate = |piece: &&rules::view::PieceView| match piece.troops {
        Some(troops) => f32::from(troops),
        None => f32::from(piece.least) + spread * f32::from(piece.most.saturating_sub(piece.least)),
    };
    on_board.iter().map(|piece| (piece.piece, estimate(piece))).collect()
}

fn claims(rules: &Ruleset, view: &View) -> Vec<Claim> {
    let claim = |site: SiteId| claim(rules, view, site, view.control.get(site));
    let mut claims: Vec<Claim> = rules.sites().filter_map(claim).collect();
    share_out(rules, view, &mut claims);
    claims
}

/// M-24.2: one seat with two goals shares the fortresses out. What lies nearer to the French is left to them, as many
/// as they lack; all of Silesia to the Prussians, for whom alone it counts.
fn share_out(rules: &Ruleset, view: &View, claims: &mut [Claim]) {
    let power = |id: PowerId| view.powers.iter().find(|power| power.power == id && view.is_present(id));
    let (Some(france), Some(prussia)) = (power(maria::FRANCE), power(maria::PRUSSIA)) else { return };
    if view.seat(france.power) != view.seat(prussia.power) || power(maria::PRAGMATIC).is_some() {
        return;
    }
    let lacks = |power: &PowerView| power.standing.map_or(0, |goal| goal.needed.saturating_sub(goal.held));
    let (french, prussian) = (FRENCH_TAKERS, PRUSSIAN_TAKERS);
    for claim in claims.iter_mut().filter(|claim| is_silesian(rules, claim.city)) {
        claim.takers = claim.takers.without(french);
    }
    let austrian = |claim: &&mut Claim| claim.takers.intersects(french) && !is_silesian(rules, claim.city);
    let mut wanted: Vec<&mut Claim> = claims.iter_mut().filter(austrian).collect();
    let way = |takers: PowerSet, city: CityId| {
        let theirs = view.pieces.iter().filter(|piece| rules.is_general(piece.piece));
        let theirs = theirs.filter(|piece| takers.contains(rules.power(piece.piece)));
        let ways = theirs.filter_map(|piece| match view.place(piece.piece) {
            Place::City(at) => Some(rules.pack.roads.distance(at, city)),
            _ => None,
        });
        i16::from(ways.min().unwrap_or(u8::MAX))
    };
    wanted.sort_by_key(|claim| (2 * way(french, claim.city) - way(prussian, claim.city), claim.city));
    let to_france = match lacks(prussia) {
        0 => wanted.len(),
        _ if view.turn >= NO_MORE_SHARING => 0,
        _ => usize::from(lacks(france)),
    };
    for claim in wanted.into_iter().take(to_france) {
        claim.takers = claim.takers.without(prussian);
    }
}

/// From this turn on one goal met is better than two nearly met.
const NO_MORE_SHARING: u8 = 7;
const FRENCH_TAKERS: PowerSet = PowerSet::one(maria::FRANCE).with(maria::BAVARIA);
const PRUSSIAN_TAKERS: PowerSet = PowerSet::one(maria::PRUSSIA).with(maria::SAXONY);

fn is_silesian(rules: &Ruleset, city: CityId) -> bool {
    rules.pack.territories[rules.pack.city_of(city).territory.index()].slug == "silesia"
}

/// A nation that may have no more armies than this, Sweden or the Imperial Army, seldom drives anybody off.
const FEW_ARMIES: u8 = 9;
/// What its places weigh to who holds them, against those of a great one.
const SMALL: f32 = 0.15;

pub fn is_small(power: &PowerView) -> bool {
    power.ceiling.is_some_and(|most| most <= FEW_ARMIES)
}

/// How much more the last places an enemy still needs weigh than his first.
const LAST_PLACES: f32 = 6.0;

/// Whoever must only hold needs one place of each enemy's list in the end: what lies deepest is held longest.
/// From one half beside the enemy's depot to one and a half where he comes last.
fn depth(rules: &Ruleset, owner: PowerId, city: CityId, eased: bool) -> f32 {
    let way = |city: CityId| {
        let depots = rules.pack.power_of(owner).depots.iter();
        f32::from(depots.map(|&depot| rules.pack.roads.distance(depot, city)).min().unwrap_or(1))
    };
    let wanted = rules.pack.sites.iter().filter(|site| match site.kind {
        SiteKind::Objective { power, order } => power == owner && (order == 1 || !eased),
        SiteKind::Fortress { .. } => false,
    });
    let farthest = wanted.map(|site| way(site.city)).fold(1.0, f32::max);
    0.5 + (way(city) / farthest).powi(2)
}

fn claim(rules: &Ruleset, view: &View, site: SiteId, marker: Option<PowerId>) -> Option<Claim> {
    let plan = rules.pack.site_of(site);
    let power = |id: PowerId| view.powers.iter().find(|power| power.power == id && view.is_present(id));
    match plan.kind {
        SiteKind::Objective { power: owner, order } => {
            let standing = power(owner)?.standing?;
            let territory = rules.pack.city_of(plan.city).territory;
            let defends = |other: &board::pack::Power| other.defends.contains(&territory);
            let defender = PowerId(rules.pack.powers.iter().position(defends)? as u8);
            if standing.eased && order > 1 {
                return None;
            }
            let near = f32::from(standing.held) / f32::from(standing.needed.max(1));
            let (guards, takers) = match marker {
                Some(holder) => (PowerSet::one(holder), PowerSet::one(defender)),
                None => (PowerSet::one(defender), PowerSet::one(owner)),
            };
            let holds = power(defender).is_some_and(|defender| Some(view.seat(defender.power)) == view.viewer);
            let weight = if holds {
                let small = if power(owner).is_some_and(is_small) { SMALL } else { 1.0 };
                small * depth(rules, owner, plan.city, standing.eased) * (1.0 + LAST_PLACES * near.powi(4))
            } else {
                1.0 + near * near
            };
            Some(Claim { city: plan.city, guards, takers, weight })
        }
        SiteKind::Fortress { major, .. } => {
            if !counts(rules, plan.city) && power(maria::PRAGMATIC).is_none() {
                return None;
            }
            let controllers = fortress_controllers(rules, view, plan.city, plan.kind, marker);
            let guards = controllers.iter().fold(controllers, |all, power| all.or(view.partners[power.index()]));
            let hostile = |power: &&PowerView| {
                view.is_present(power.power)
                    && !view.is_neutral(power.power)
                    && !controllers.is_empty()
                    && controllers.is_subset(view.enemies[power.power.index()])
            };
            let takers: PowerSet = view.powers.iter().filter(hostile).map(|power| power.power).collect();
            let weight =
                if major { 1.1 } else { 1.0 } + leaders(view, marker.map_or(takers, |power| takers.with(power)));
            Some(Claim { city: plan.city, guards, takers, weight })
        }
    }
}

/// How much more a fortress weighs that another player wants or holds who has nearly all he needs.
const LEADER: f32 = 4.0;

/// What a place weighs more to this viewer because of how near the others who want or hold it are to their victory.
fn leaders(view: &View, powers: PowerSet) -> f32 {
    let others =
        view.powers.iter().filter(|power| powers.contains(power.power) && Some(view.seat(power.power)) != view.viewer);
    let near =
        others.filter_map(|power| power.standing).map(|goal| f32::from(goal.held) / f32::from(goal.needed.max(1)));
    LEADER * near.fold(0.0, f32::max).powi(4)
}

/// M-14.1, M-14.8, M-14.9: where the Pragmatic Army takes no part, only fortresses in Austria and Silesia decide, and
/// nobody goes to Flanders.
fn counts(rules: &Ruleset, city: CityId) -> bool {
    let flanders = rules.pack.area("map-flanders").map(|area| &rules.pack.area_of(area).cities);
    if flanders.is_some_and(|cities| cities.contains(city)) {
        return false;
    }
    let territory = rules.pack.city_of(city).territory;
    let austrian = rules.pack.power_of(maria::AUSTRIA).home.contains(&territory);
    austrian || is_silesian(rules, city)
}

/// The marker, the side of a free elector, or the home the fortress lies in.
fn fortress_controllers(
    rules: &Ruleset,
    view: &View,
    city: CityId,
    kind: SiteKind,
    marker: Option<PowerId>,
) -> PowerSet {
    let territory = rules.pack.city_of(city).territory;
    let home = rules.pack.powers.iter().position(|power| power.home.contains(&territory));
    let is_elector = matches!(kind, SiteKind::Fortress { elector: true, .. });
    if is_elector && home.is_none() {
        let french = marker == Some(maria::FRANCE);
        return if french {
            PowerSet::one(maria::FRANCE)
        } else {
            PowerSet::one(maria::AUSTRIA).with(maria::PRAGMATIC)
        };
    }
    if let Some(power) = marker {
        return PowerSet::one(power);
    }
    let annexed = matches!(&view.title, TitleView::Maria(own) if own.annexed);
    let silesian = is_silesian(rules, city);
    match home {
        Some(at) => PowerSet::one(PowerId(at as u8)),
        None if annexed && silesian => PowerSet::one(maria::PRUSSIA),
        None => PowerSet::EMPTY,
    }
}
