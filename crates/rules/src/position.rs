//! A position written down by a person: what `kabinett inspect` reads and what tests start from.
//!
//! Everything is optional that has a natural default. Things are named by their slugs.

mod knowledge;
mod moment;

use std::collections::BTreeMap;

use board::{CardId, CardSet, CityId, Pack, PieceId, PieceSet, PowerId, SiteId, Suit};
use engine::chance::Seed;
use engine::event::{Entry, Log};
use engine::fault::PositionError;
use engine::lookup::{city, power};
use engine::ruleset::Options;
use engine::shared::pieces;
use engine::state::{Core, Markers, Place};
use engine::text;

use crate::ruleset::{Look, Ruleset, Turn};
use crate::state::{State, Title};

pub use knowledge::StrengthAt;
pub use moment::{CoreMoment, Moment, TitleMoment};

/// A position; see `docs/inspect.md` for every field with an example.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// `friedrich` or `maria`.
    pub title: String,
    /// The mode by its slug, for example `advanced-3p`.
    pub mode: String,
    /// The options played with, by name.
    pub options: Vec<String>,
    /// Chance from here on comes from this number.
    pub seed: u64,
    /// The same in full, 64 hexadecimal digits, where it did not come from a number.
    pub chance: Option<String>,
    /// The turn counted from 1; default: the first.
    pub turn: Option<u8>,
    /// `deploy`, `cards`, `movement` (default), `combat`, `conquest` or `end-of-turn`.
    pub phase: Option<String>,
    /// The active power; default: the first of the order.
    pub active: Option<String>,
    /// Pieces on the board or out of the game. Absent: the set-up of the mode. Given: all others are off the board.
    pub pieces: Option<BTreeMap<String, PieceAt>>,
    /// Hands by power; default empty.
    pub hands: BTreeMap<String, Vec<String>>,
    /// Cards to be drawn next, top first; the rest follows shuffled.
    pub draw: Vec<String>,
    /// Cards already spent, face up.
    pub spent: Vec<String>,
    /// Markers: objective or fortress city -> power, or `none`; those of the set-up lie there by default.
    pub markers: BTreeMap<String, String>,
    /// Question marks: objective city -> power.
    pub questions: BTreeMap<String, String>,
    /// Spent cards whose faces not everybody has seen.
    pub unseen: Vec<String>,
    /// How often spent cards have been shuffled again.
    pub reshuffles: u8,
    /// Seat, or `public` -> cards it knows besides its own and those everybody has seen.
    pub known: BTreeMap<String, Vec<String>>,
    /// Power -> suits everybody knows its hand to lack.
    pub lacks: BTreeMap<String, Vec<Suit>>,
    /// What is known of armies.
    pub strengths: Vec<StrengthAt>,
    /// Seats that have resigned.
    pub resigned: Vec<String>,
    /// What only FRIEDRICH has.
    pub friedrich: Option<friedrich::FriedrichPosition>,
    /// What only MARIA has.
    pub maria: Option<maria::MariaPosition>,
    /// Where exactly a game under way stands; written by the program for itself, where the rest does not say it all.
    pub moment: Option<Moment>,
}

/// Where a piece stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceAt {
    /// City by slug or name; absent: out of the game for good, unless it is in a box.
    pub city: Option<String>,
    /// In the off-map box of its power, or (a train) in a victory box.
    pub in_box: bool,
    /// Armies; default 1 for a general.
    pub troops: Option<u8>,
    /// Out of supply.
    pub face_down: bool,
    /// Has moved, joined or been placed in this movement phase.
    pub moved: bool,
    /// Chosen to command a stack of equal ranks.
    pub commands: bool,
}

/// A game made from a position.
pub struct Built {
    /// What it is played by.
    pub rules: Ruleset,
    /// Where play stands once somebody is asked.
    pub state: State,
    /// What happened automatically until somebody is asked.
    pub events: Vec<Entry>,
}

impl Ruleset {
    /// The position written down, secrets included. Read again it plays on exactly alike. Inside a combat or a choice
    /// of fate it is the phase around it that is written for people, and the moment itself for the program.
    pub fn position(&self, state: &State) -> Position {
        let plain = self.plain_position(state);
        if self.says_it_all(&plain, state) {
            return plain;
        }
        let mut exact = Position { moment: Some(Moment::of(state)), ..plain };
        let seal = exact.seal(self);
        exact.moment = exact.moment.map(|moment| moment.sealed(seal));
        exact
    }

    /// Whether a position without its moment, read again, is this state.
    fn says_it_all(&self, plain: &Position, state: &State) -> bool {
        let begins = match &state.title {
            Title::Friedrich(own) => friedrich::opens_its_phase(own),
            Title::Maria(own) => maria::opens_its_phase(own),
        };
        let alike = |again: &State| match (&again.title, &state.title) {
            (Title::Maria(again), Title::Maria(own)) => maria::without_remains(again) == maria::without_remains(own),
            (again, own) => again == own,
        };
        let is_same =
            |(again, events): (State, Vec<Entry>)| events.is_empty() && again.core == state.core && alike(&again);
        begins && plain.enter(self).is_ok_and(is_same)
    }

    /// What a person would write of a state.
    fn plain_position(&self, state: &State) -> Position {
        let core = &state.core;
        let slug = |power: PowerId| self.pack.power_of(power).slug.clone();
        let (phase, active, friedrich, maria) = match self.look(state) {
            Look::Friedrich(look) => {
                let active = self.order.get(look.own.active as usize).copied();
                let written = friedrich::write_position(look.rules, core, look.own);
                (look.own.phase.part(), active, Some(written), None)
            }
            Look::Maria(look) => {
                let active = Some(maria::leading_power(look.own));
                (look.own.phase.part(), active, None, Some(maria::write_position(look.rules, look.own)))
            }
        };
        let mut position = Position {
            title: self.pack.game.clone(),
            mode: self.mode.slug.clone(),
            options: self.options.names().into_iter().map(str::to_owned).collect(),
            seed: core.secret.seed.number(),
            chance: (core.secret.seed != Seed::from_number(core.secret.seed.number()))
                .then(|| core.secret.seed.digits()),
            turn: Some(core.turn),
            phase: Some(phase.to_owned()),
            active: active.map(slug),
            pieces: Some(write_pieces(self, core)),
            markers: write_control(self, core),
            questions: write_markers(self, core.pending.iter()),
            reshuffles: core.reshuffles,
            friedrich,
            maria,
            ..Position::default()
        };
        let resigned = self.seats().filter(|&seat| self.has_resigned(state, seat));
        position.resigned = resigned.map(|seat| self.mode.seats[seat.index()].slug.clone()).collect();
        position.note_cards(self, state);
        position.note_knowledge(self, core);
        position
    }
}

impl Position {
    /// Writes hands, draw pile and spent cards in the order in which they are read. Cards that lie elsewhere are
    /// written with the hand of their power, the open card of the offensive option below the pile.
    fn note_cards(&mut self, rules: &Ruleset, state: &State) {
        let core = &state.core;
        let mut free: CardSet = (0..rules.pack.deck.cards()).map(|card| CardId(card as u8)).collect();
        let mut name = |card: CardId| {
            let name = name_among(rules, card, &free);
            free.remove(card);
            name
        };
        let mut hands: Vec<(&String, CardSet)> = Vec::new();
        for &power in &rules.order {
            let aside = match rules.look(state) {
                Look::Friedrich(_) => CardSet::EMPTY,
                Look::Maria(look) => maria::cards_of(look.rules, look.own, power),
            };
            hands.push((&rules.pack.power_of(power).slug, core.secret.hands[power.index()].or(&aside)));
        }
        hands.sort_unstable_by_key(|(slug, _)| *slug);
        for (slug, cards) in hands.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            self.hands.insert(slug.clone(), cards.iter().map(&mut name).collect());
        }
        let open_card = match &state.title {
            Title::Friedrich(own) => own.open_card,
            Title::Maria(_) => None,
        };
        let pile: Vec<CardId> = core.secret.pile.iter().collect();
        self.draw = pile.into_iter().rev().chain(open_card).map(&mut name).collect();
        self.spent = core.secret.spent.iter().map(&mut name).collect();
        let hidden = core.secret.spent.without(&core.seen);
        self.unseen = hidden.iter().map(|card| name_among(rules, card, &core.secret.spent)).collect();
    }
}

fn write_pieces(rules: &Ruleset, core: &Core) -> BTreeMap<String, PieceAt> {
    let mut pieces = BTreeMap::new();
    for piece in rules.in_play.or(rules.idle).iter() {
        let (city, in_box) = match core.place(piece) {
            Place::City(city) => (Some(rules.pack.city_of(city).slug.clone()), false),
            Place::Out => (None, false),
            Place::Box => (None, true),
            Place::Off => continue,
        };
        if rules.hussars.contains(piece) {
            continue;
        }
        let has_troops = rules.is_general(piece) && (city.is_some() || in_box);
        let troops = has_troops.then(|| core.secret.troops[piece.index()]);
        let (face_down, moved) = (core.flipped.contains(piece), core.moved.contains(piece));
        let commands = core.chosen.contains(piece);
        let at = PieceAt { city, in_box, troops, face_down, moved, commands };
        pieces.insert(rules.pack.piece_of(piece).slug.clone(), at);
    }
    pieces
}

fn write_markers(rules: &Ruleset, markers: impl Iterator<Item = (SiteId, PowerId)>) -> BTreeMap<String, String> {
    let named = markers.map(|(site, power)| {
        (rules.pack.city_of(rules.site_city(site)).slug.clone(), rules.pack.power_of(power).slug.clone())
    });
    named.collect()
}

/// Markers that lie on sites, and `none` where one of the set-up is gone.
fn write_control(rules: &Ruleset, core: &Core) -> BTreeMap<String, String> {
    let mut markers = write_markers(rules, core.control.iter());
    for marker in rules.pack.markers.iter().filter(|marker| core.control.get(marker.site).is_none()) {
        markers.insert(rules.pack.city_of(rules.site_city(marker.site)).slug.clone(), "none".to_owned());
    }
    markers
}

impl Position {
    /// Builds the position on a pack; the error is one sentence for the person who wrote it.
    pub fn build(&self, pack: &'static Pack) -> Result<Built, PositionError> {
        let rules = self.rules(pack)?;
        let (state, events) = self.enter(&rules)?;
        Ok(Built { rules, state, events })
    }

    /// The rules it is played by.
    pub fn rules(&self, pack: &'static Pack) -> Result<Ruleset, PositionError> {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        let mode = if self.mode.is_empty() { &pack.modes[0].slug } else { &self.mode };
        Ok(Ruleset::new(pack, mode, Options::parse(&options)?)?)
    }

    /// The state, and what happened automatically until somebody is asked.
    fn enter(&self, rules: &Ruleset) -> Result<(State, Vec<Entry>), PositionError> {
        let pack = rules.pack;
        if let Some(moment) = &self.moment {
            let state = moment.state_if(&self.seal(rules))?;
            rules.assert_sound(&state);
            return Ok((state, Vec::new()));
        }
        let mut log = Log::new();
        let mut state = rules.start(self.chance()?, &mut log);
        if self.phase.as_deref() == Some("deploy") {
            return Ok((state, log.into_entries()));
        }
        let core = &mut state.core;
        core.turn = self.turn.unwrap_or(1);
        self.place_pieces(rules, core)?;
        self.deal_cards(rules, core)?;
        self.lay_markers(rules, core)?;
        let active = match &self.active {
            None => rules.order[0],
            Some(slug) => power(pack, slug)?,
        };
        for slug in &self.resigned {
            let seat = rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode"))?;
            core.resigned.insert(seat);
        }
        let phase = self.phase.as_deref().unwrap_or("movement");
        let mut log = Log::new();
        match rules.turn(&mut state, &mut log) {
            Turn::Friedrich(turn) => {
                let own = self.friedrich.clone().unwrap_or_default();
                friedrich::enter_position(turn.rules, turn.core, turn.own, &own, active, phase)?;
            }
            Turn::Maria(turn) => {
                let own = self.maria.clone().unwrap_or_default();
                maria::enter_position(turn.rules, turn.core, turn.own, &own, active, phase)?;
            }
        }
        check_places(rules, &state.core)?;
        self.enter_knowledge(rules, &mut state.core)?;
        if matches!(state.title, Title::Friedrich(_)) {
            rules.assert_sound(&state);
        }
        rules.run(&mut state, &mut log);
        rules.assert_sound(&state);
        Ok((state, log.into_entries()))
    }

    /// Where all chance from here on comes from.
    fn chance(&self) -> Result<Seed, PositionError> {
        let Some(digits) = &self.chance else { return Ok(Seed::from_number(self.seed)) };
        let seed = Seed::from_digits(digits);
        seed.ok_or_else(|| format!("`chance` has 64 hexadecimal digits, not `{digits}`").into())
    }

    fn place_pieces(&self, rules: &Ruleset, core: &mut Core) -> Result<(), PositionError> {
        let Some(pieces) = &self.pieces else {
            spread_armies(rules, core);
            return Ok(());
        };
        for piece in rules.in_play.without(rules.hussars).iter() {
            core.put(piece, Place::Off);
            core.secret.troops[piece.index()] = 0;
        }
        core.flipped = PieceSet::EMPTY;
        core.moved = PieceSet::EMPTY;
        for (slug, at) in pieces {
            let piece = rules.pack.piece(slug).ok_or_else(|| format!("there is no piece `{slug}` in this pack"))?;
            let waits = rules.idle.contains(piece) && at.in_box && at.city.is_none();
            if !rules.in_play.contains(piece) && !waits {
                return Err(format!("`{slug}` does not take part in the mode {}", rules.mode.slug).into());
            }
            let place = match &at.city {
                Some(name) => Place::City(city(rules.pack, name)?),
                None if at.in_box => Place::Box,
                None => Place::Out,
            };
            core.put(piece, place);
            if place == Place::Out {
                continue;
            }
            if rules.is_general(piece) {
                let troops = at.troops.unwrap_or(1);
                if !(1..=rules.book.troops_max).contains(&troops) {
                    return Err(
                        format!("`{slug}` has {troops} armies; a general has 1 to {}", rules.book.troops_max).into()
                    );
                }
                core.secret.troops[piece.index()] = troops;
            }
            if at.face_down {
                core.flipped.insert(piece);
            }
            if at.moved {
                core.moved.insert(piece);
            }
            if at.commands {
                core.chosen.insert(piece);
            }
        }
        Ok(())
    }

    fn deal_cards(&self, rules: &Ruleset, core: &mut Core) -> Result<(), PositionError> {
        let mut dealt = CardSet::EMPTY;
        core.secret.hands = [CardSet::EMPTY; board::limits::POWERS];
        for (slug, names) in &self.hands {
            let power = power(rules.pack, slug)?;
            for name in names {
                let card = next_copy(rules, name, &mut dealt)?;
                core.secret.hands[power.index()].insert(card);
            }
        }
        let mut top = Vec::new();
        for name in &self.draw {
            top.push(next_copy(rules, name, &mut dealt)?);
        }
        core.secret.spent = CardSet::EMPTY;
        for name in &self.spent {
            core.secret.spent.insert(next_copy(rules, name, &mut dealt)?);
        }
        // The open card of the offensive option is written below the pile; whoever leaves it out means the same.
        if let Some(name) = self.friedrich.as_ref().and_then(|own| own.open_card.as_ref()) {
            let lies_there = copies(rules, name)?.iter().any(|card| top.contains(card));
            if !lies_there {
                top.push(next_copy(rules, name, &mut dealt)?);
            }
        }
        let open_set = dealt.iter().map(|card| rules.pack.deck.card(card).set).max().unwrap_or(1);
        for set in 1..open_set {
            for card in rules.pack.deck.set(set).filter(|&card| !dealt.contains(card)) {
                core.secret.spent.insert(card);
            }
        }
        core.seen = core.secret.spent;
        for name in &self.unseen {
            let card = copies(rules, name)?.into_iter().find(|&card| core.seen.contains(card));
            core.seen.remove(card.ok_or_else(|| format!("`{name}` is not spent, so it cannot be spent unseen"))?);
        }
        core.next_set = open_set + 1;
        core.reshuffles = self.reshuffles;
        while core.secret.pile.pop().is_some() {}
        for card in rules.pack.deck.set(open_set).filter(|&card| !dealt.contains(card)) {
            core.secret.pile.push(card);
        }
        core.secret.seed.stream("position").shuffle(core.secret.pile.cards_mut());
        for &card in top.iter().rev() {
            core.secret.pile.push(card);
        }
        Ok(())
    }

    fn lay_markers(&self, rules: &Ruleset, core: &mut Core) -> Result<(), PositionError> {
        core.control = Markers::NONE;
        for marker in &rules.pack.markers {
            core.control.set(marker.site, Some(marker.power));
        }
        core.pending = Markers::NONE;
        for (markers, is_question) in [(&self.markers, false), (&self.questions, true)] {
            for (name, slug) in markers {
                let site = rules.site_of(city(rules.pack, name)?);
                let site = site.ok_or_else(|| format!("`{name}` is neither an objective nor a fortress"))?;
                let holder = if slug == "none" { None } else { Some(power(rules.pack, slug)?) };
                let lie = if is_question { &mut core.pending } else { &mut core.control };
                lie.set(site, holder);
            }
        }
        Ok(())
    }
}

/// Judged when relations are known: who co-operates may share a city.
fn check_places(rules: &Ruleset, core: &Core) -> Result<(), PositionError> {
    for number in 0..rules.pack.cities.len() {
        let there = core.pieces_at(CityId(number as u16));
        let name = &rules.pack.cities[number].name;
        let Some(first) = there.first() else { continue };
        let one_nation = there.iter().all(|piece| {
            let (own, other) = (rules.power(first), rules.power(piece));
            own == other || core.co_operate(own, other)
        });
        let stack = there.without(rules.generals).is_empty() && there.len() <= rules.book.stack_max as usize;
        if there.len() > 1 && !(one_nation && stack) {
            return Err(format!("too many pieces stand in {name}; a city holds one piece or one stack").into());
        }
        let down = core.flipped.and(there);
        let merges = rules.book.stack_facing == engine::rulebook::StackFacing::Merge;
        if merges && !down.is_empty() && down != there {
            return Err(format!("the generals in {name} must all be face-down or all face-up").into());
        }
    }
    for general in core.chosen.iter() {
        check_commander(rules, core, general)?;
    }
    for &power in &rules.order {
        let total = core.sum_of_troops(rules.generals_of(power));
        let ceiling = rules.ceiling[power.index()];
        if rules.book.troop_ceiling && total > ceiling {
            let slug = &rules.pack.powers[power.index()].slug;
            return Err(format!("{slug} has {total} armies; its ceiling in this mode is {ceiling}").into());
        }
    }
    Ok(())
}

/// M-6.6: a commander is chosen where ranks are equal, and one of them only.
fn check_commander(rules: &Ruleset, core: &Core, general: PieceId) -> Result<(), PositionError> {
    let slug = &rules.pack.piece_of(general).slug;
    let stack = pieces::stack_of(rules, core, general);
    let rank = |one: PieceId| rules.rank_of[one.index()];
    if !stack.iter().any(|other| other != general && rank(other) == rank(general)) {
        return Err(format!("`{slug}` is not chosen to command: nobody of his rank stands with him").into());
    }
    if core.chosen.and(stack) == PieceSet::one(general) {
        return Ok(());
    }
    Err(format!("`{slug}` cannot command beside another of his stack").into())
}

/// The set-up without secret choices: armies spread evenly, higher ranks first.
fn spread_armies(rules: &Ruleset, core: &mut Core) {
    for &power in &rules.order {
        let generals = rules.army(power);
        let mut left = rules.ceiling[power.index()];
        for general in generals.iter() {
            core.secret.troops[general.index()] = 0;
        }
        while left > 0 {
            for general in generals.iter() {
                if left > 0 && core.secret.troops[general.index()] < rules.book.troops_max {
                    core.secret.troops[general.index()] += 1;
                    left -= 1;
                }
            }
        }
    }
}

/// A card by name; the second Reserve of a set is taken when the first is already dealt.
/// Without a set (`s10`) the lowest set with a free copy is meant.
fn next_copy(rules: &Ruleset, name: &str, dealt: &mut CardSet) -> Result<CardId, PositionError> {
    let card = copies(rules, name)?.into_iter().find(|&card| !dealt.contains(card));
    let card = card.ok_or_else(|| format!("every copy of the card `{name}` is already dealt"))?;
    dealt.insert(card);
    Ok(card)
}

/// The cards a name can mean; `reserve.1#2` is the second Reserve of the first set and no other.
pub(crate) fn copies(rules: &Ruleset, name: &str) -> Result<Vec<CardId>, PositionError> {
    text::cards_named(rules.pack, name).ok_or_else(|| format!("there is no card `{name}`").into())
}

/// A card by the name that means it and no other of these; two Reserves of a set bear one name.
fn name_among(rules: &Ruleset, card: CardId, free: &CardSet) -> String {
    let name = rules.pack.card_name(card);
    let alike: Vec<CardId> = rules.pack.deck.ids_of(rules.pack.deck.card(card)).collect();
    if alike.iter().find(|&&other| free.contains(other)) == Some(&card) {
        return name;
    }
    let number = alike.iter().take_while(|&&other| other != card).count() + 1;
    format!("{name}#{number}")
}
