//! The one helper that touches the engine: positions and actions as text.

use board::{CardId, CityId, PieceId, PieceSet, PowerId, SiteId, Suit};

use crate::inspect::{Fight, Inspection};
use crate::position::{PieceAt, Position};
use crate::ruleset::{Fixed, Ruleset};
use crate::state::{State, Title};
use crate::view::{TitleView, View};
use engine::event::{Entry, Event, Log};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::state::Place;
use friedrich::FriedrichPosition;
use maria::{ContractAt, MariaPosition, TreatyAt};

/// A position under construction.
pub struct Setup {
    pub position: Position,
}

/// A position that can be played on.
pub struct Scene {
    pub rules: Ruleset,
    pub state: State,
    /// Everything that has happened, building included.
    pub events: Vec<Entry>,
}

/// A bare board: no pieces, no cards, movement phase of the first power.
pub fn bare(title: &str, mode: &str) -> Setup {
    let position = Position {
        title: title.into(),
        mode: mode.into(),
        pieces: Some(std::collections::BTreeMap::new()),
        ..Position::default()
    };
    Setup { position }
}

/// The set-up of a mode with armies spread evenly, in the movement phase of the first power.
pub fn ready(title: &str, mode: &str) -> Setup {
    let mut setup = bare(title, mode);
    setup.position.pieces = None;
    setup
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

impl Setup {
    pub fn options(mut self, names: &str) -> Setup {
        self.position.options = words(names);
        self
    }

    pub fn turn(mut self, turn: u8) -> Setup {
        self.position.turn = Some(turn);
        self
    }

    pub fn active(mut self, power: &str) -> Setup {
        self.position.active = Some(power.into());
        self
    }

    /// `cards`, `movement`, `combat`, `conquest`, `end-of-turn`
    pub fn phase(mut self, phase: &str) -> Setup {
        self.position.phase = Some(phase.into());
        self
    }

    /// `daun@kamenz=5 browne@melnik=2! austria-t1@beraun lacy@`: `!` is face-down, `lacy@` is out of the game.
    pub fn pieces(mut self, text: &str) -> Setup {
        let pieces = self.position.pieces.get_or_insert_default();
        for word in text.split_whitespace() {
            let face_down = word.ends_with('!');
            let word = word.trim_end_matches('!');
            let (slug, place) = word.split_once('@').expect("piece@city");
            let (city, troops) = match place.split_once('=') {
                Some((city, troops)) => (city, Some(troops.parse().expect("a number of armies"))),
                None => (place, None),
            };
            let city = (!city.is_empty()).then(|| city.to_string());
            pieces.insert(slug.into(), PieceAt { city, troops, face_down, ..PieceAt::default() });
        }
        self
    }

    pub fn hand(mut self, power: &str, cards: &str) -> Setup {
        self.position.hands.insert(power.into(), words(cards));
        self
    }

    /// Cards to be drawn next, top first.
    pub fn draw(mut self, cards: &str) -> Setup {
        self.position.draw = words(cards);
        self
    }

    /// `radeberg=austria kamenz=austria`
    pub fn markers(mut self, text: &str) -> Setup {
        for word in text.split_whitespace() {
            let (city, power) = word.split_once('=').expect("city=power");
            self.position.markers.insert(city.into(), power.into());
        }
        self
    }

    /// Question marks: `kamenz=austria`
    pub fn questions(mut self, text: &str) -> Setup {
        for word in text.split_whitespace() {
            let (city, power) = word.split_once('=').expect("city=power");
            self.position.questions.insert(city.into(), power.into());
        }
        self
    }

    /// Cards of fate to come, top first.
    pub fn fate(mut self, cards: &str) -> Setup {
        self.position.friedrich.get_or_insert_default().fate = words(cards);
        self
    }

    /// The effect of fate that holds in this turn.
    pub fn effect(mut self, card: &str, suit: Suit) -> Setup {
        self.position.friedrich.get_or_insert_default().effect = Some((card.into(), suit));
        self
    }

    pub fn friedrich(mut self, change: impl FnOnce(&mut FriedrichPosition)) -> Setup {
        change(self.position.friedrich.get_or_insert_default());
        self
    }

    pub fn maria(mut self, change: impl FnOnce(&mut MariaPosition)) -> Setup {
        change(self.position.maria.get_or_insert_default());
        self
    }

    #[track_caller]
    pub fn build(self) -> Scene {
        let pack = board::standard(&self.position.title).expect("a standard pack");
        self.build_on(pack)
    }

    #[track_caller]
    pub fn build_on(self, pack: &'static board::Pack) -> Scene {
        let built = self.position.build(pack).unwrap_or_else(|problem| panic!("{problem}"));
        Scene { rules: built.rules, state: built.state, events: built.events }
    }
}

impl Ruleset {
    pub(crate) fn friedrich(&self) -> &friedrich::Ruleset {
        let Fixed::Friedrich(rules) = &self.title else { panic!("this is not FRIEDRICH") };
        rules
    }

    pub(crate) fn maria(&self) -> &maria::Ruleset {
        let Fixed::Maria(rules) = &self.title else { panic!("this is not MARIA") };
        rules
    }
}

impl Scene {
    pub fn own(&self) -> &friedrich::state::Own {
        let Title::Friedrich(own) = &self.state.title else { panic!("this is not FRIEDRICH") };
        own
    }

    pub fn maria(&self) -> &maria::state::Own {
        let Title::Maria(own) = &self.state.title else { panic!("this is not MARIA") };
        own
    }

    pub fn friedrich_rules(&self) -> &friedrich::Ruleset {
        self.rules.friedrich()
    }

    pub fn friedrich_rules_mut(&mut self) -> &mut friedrich::Ruleset {
        let Fixed::Friedrich(rules) = &mut self.rules.title else { panic!("this is not FRIEDRICH") };
        rules
    }

    pub fn maria_rules(&self) -> &maria::Ruleset {
        self.rules.maria()
    }

    pub fn maria_rules_mut(&mut self) -> &mut maria::Ruleset {
        let Fixed::Maria(rules) = &mut self.rules.title else { panic!("this is not MARIA") };
        rules
    }

    /// Contracts and treaties of MARIA, as a position holds them.
    pub fn papers(&self) -> (Vec<ContractAt>, Vec<TreatyAt>) {
        maria::papers::written(self.maria_rules(), self.maria())
    }

    /// What everybody sees of the parts only MARIA has.
    pub fn seen_by_all(&self) -> maria::MariaView {
        match self.rules.view(&self.state, None).title {
            TitleView::Maria(view) => view,
            TitleView::Friedrich(_) => panic!("a position of MARIA"),
        }
    }

    pub fn power(&self, slug: &str) -> PowerId {
        self.rules.pack.power(slug).unwrap_or_else(|| panic!("no power {slug}"))
    }

    pub fn piece(&self, slug: &str) -> PieceId {
        self.rules.pack.piece(slug).unwrap_or_else(|| panic!("no piece {slug}"))
    }

    pub fn city_id(&self, slug: &str) -> CityId {
        self.rules.pack.city(slug).unwrap_or_else(|| panic!("no city {slug}"))
    }

    pub fn site(&self, city: &str) -> SiteId {
        self.rules.site_of(self.city_id(city)).unwrap_or_else(|| panic!("{city} is no objective"))
    }

    pub fn slug(&self, piece: PieceId) -> &'static str {
        &self.rules.pack.piece_of(piece).slug
    }

    /// `karl+neipperg`: pieces by name.
    pub fn names(&self, pieces: PieceSet) -> String {
        pieces.iter().map(|piece| self.slug(piece)).collect::<Vec<_>>().join("+")
    }

    pub fn city_name(&self, city: CityId) -> &'static str {
        &self.rules.pack.city_of(city).slug
    }

    /// What the rules say of the position.
    pub fn inspection(&self) -> Inspection {
        self.rules.inspect(&self.state, &[]).expect("no retreat is asked about")
    }

    /// The combats that are foretold: `karl leopold`, attackers first.
    pub fn fights(&self) -> Vec<String> {
        let named = |fight: &Fight| format!("{} {}", self.names(fight.attackers), self.names(fight.defenders));
        self.inspection().fights.iter().map(named).collect()
    }

    pub fn seat_of(&self, power: &str) -> Seat {
        self.state.core.seat(self.power(power))
    }

    /// Plays for the seat that leads this power; the refusal is returned.
    #[track_caller]
    pub fn try_play(&mut self, power: &str, action: &str) -> Result<(), Refusal> {
        let seat = self.seat_of(power);
        let action = self.rules.read(&self.state, seat, action).unwrap_or_else(|error| panic!("{action}: {error:?}"));
        let before = self.state;
        let mut log = Log::new();
        let result = self.rules.play(&mut self.state, seat, &action, &mut log);
        if result.is_err() {
            assert!(self.state == before, "a refusal changes nothing");
        }
        self.rules.assert_sound(&self.state);
        self.events.extend(log.into_entries());
        result
    }

    /// Plays and must be allowed to.
    #[track_caller]
    pub fn play(&mut self, power: &str, action: &str) {
        if let Err(refusal) = self.try_play(power, action) {
            panic!("`{action}` was refused by {}: {:?}", refusal.rule, refusal.why);
        }
    }

    /// Plays and must be refused, by this rule.
    #[track_caller]
    pub fn refuse(&mut self, power: &str, action: &str, rule: &str) {
        match self.try_play(power, action) {
            Ok(()) => panic!("`{action}` was allowed"),
            Err(refusal) => assert_eq!(refusal.rule.as_str(), rule, "`{action}`: {:?}", refusal.why),
        }
    }

    /// Plays and must be refused for this reason, whatever the rule.
    #[track_caller]
    pub fn why(&mut self, power: &str, action: &str) -> Why {
        self.try_play(power, action).expect_err(action).why
    }

    /// Texts of the listed actions of the seat that leads this power, without forms.
    pub fn list(&self, power: &str) -> Vec<String> {
        let legal = self.rules.legal(&self.state, self.seat_of(power));
        legal.actions.iter().map(|action| engine::text::write(&self.rules, action)).collect()
    }

    pub fn is_asked(&self, power: &str) -> bool {
        let seat = self.seat_of(power);
        self.rules.asked(&self.state, seat).is_some_and(|question| question.power == self.power(power))
    }

    /// City slug, `off` or `out`.
    pub fn place(&self, piece: &str) -> &str {
        match self.state.core.place(self.piece(piece)) {
            Place::City(city) => &self.rules.pack.cities[city.index()].slug,
            Place::Off => "off",
            Place::Out => "out",
            Place::Box => "box",
        }
    }

    pub fn troops(&self, piece: &str) -> u8 {
        self.state.core.secret.troops[self.piece(piece).index()]
    }

    pub fn total(&self, power: &str) -> u8 {
        self.state.core.sum_of_troops(self.rules.generals_of(self.power(power)))
    }

    pub fn is_face_down(&self, piece: &str) -> bool {
        self.state.core.flipped.contains(self.piece(piece))
    }

    /// Power whose marker lies there, or `none`.
    pub fn marker(&self, city: &str) -> &str {
        self.power_name(self.state.core.control.get(self.site(city)))
    }

    /// Power whose question mark lies there, or `none`.
    pub fn question(&self, city: &str) -> &str {
        self.power_name(self.state.core.pending.get(self.site(city)))
    }

    fn power_name(&self, power: Option<PowerId>) -> &str {
        power.map_or("none", |power| &self.rules.pack.power_of(power).slug)
    }

    /// Names of the cards in a hand, in order.
    pub fn hand(&self, power: &str) -> Vec<String> {
        let hand = self.state.core.secret.hands[self.power(power).index()];
        hand.iter().map(|card| self.rules.pack.card_name(card)).collect()
    }

    pub fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(|entry| wanted(&entry.event))
    }

    /// Slugs of the winning seats.
    pub fn winners(&self) -> Vec<&str> {
        let Some(outcome) = self.rules.outcome(&self.state) else { return Vec::new() };
        let seats = self.rules.seats().filter(|&seat| outcome.won(seat));
        seats.map(|seat| self.rules.mode.seats[seat.index()].slug.as_str()).collect()
    }
}

/// Whether a view says where this card is.
pub fn names(view: &View, card: CardId) -> bool {
    let waiting = match &view.title {
        TitleView::Maria(own) => own.waiting.map(|action| action.named().cards),
        TitleView::Friedrich(_) => None,
    };
    let hands = view.powers.iter().flat_map(|power| {
        let hand = &power.hand;
        hand.exposed.iter().chain([&hand.known]).chain(&hand.cards).copied().collect::<Vec<_>>()
    });
    hands.chain([view.aside, view.seen, view.spent.known]).chain(waiting).any(|cards| cards.contains(card))
}
