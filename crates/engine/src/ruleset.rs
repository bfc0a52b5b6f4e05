//! What does not change during a game: the board, the mode, the rulebook, and tables made from them.

use board::limits::{CITIES, PIECES, POWERS, SITES};
use board::pack::{IncomeBy, Mode, PieceKind};
use board::{CardId, CardSet, CityId, CitySet, Face, Pack, PieceId, PieceSet, PowerId, SiteId};

use crate::fault::SetupError;
use crate::ids::RuleId;
use crate::rulebook::{Catalogue, Rulebook};

pub use board::Seat;

/// Options of the table, chosen before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// FRIEDRICH rule 13: fate by suit, offensive option.
    pub expert: bool,
    /// F-13.3: a milder fate.
    pub milder_fate: bool,
    /// MARIA rule 25.
    pub political: bool,
}

impl Options {
    /// Reads the names that `names` gives; the error says which one is unknown.
    pub fn parse(names: &[&str]) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for name in names {
            match *name {
                "expert" => options.expert = true,
                "milder-fate" => options.milder_fate = true,
                "political" => options.political = true,
                other => return Err(SetupError::NoSuchOption { name: other.to_owned() }),
            }
        }
        Ok(options)
    }

    /// The options chosen, as tables and records name them.
    pub fn names(self) -> Vec<&'static str> {
        let all = [(self.expert, "expert"), (self.milder_fate, "milder-fate"), (self.political, "political")];
        all.into_iter().filter_map(|(on, name)| on.then_some(name)).collect()
    }
}

/// What a power draws in the mode played.
#[derive(Clone, Copy, Debug)]
pub struct Income {
    /// Cards drawn per turn: at first, after one step, after two steps.
    pub drawn: [u8; 3],
    /// What brings the next step about.
    pub by: IncomeBy,
    /// How many of the cards just drawn must be discarded, at each step.
    pub discards: [u8; 3],
}

/// The fixed part of a game. Made once, shared by everything that plays or judges it.
pub struct Ruleset {
    /// The board played on.
    pub pack: &'static Pack,
    /// The values in which the games differ.
    pub book: Rulebook,
    /// The mode played: its powers, seats, pieces and numbers.
    pub mode: &'static Mode,
    /// What was chosen before play.
    pub options: Options,
    /// The owner of each piece.
    pub power_of: [PowerId; PIECES],
    /// Rank numbers of generals; 0 for other pieces.
    pub rank_of: [u8; PIECES],
    /// All generals of the pack, in play or not.
    pub generals: PieceSet,
    /// All supply trains of the pack, in play or not.
    pub trains: PieceSet,
    /// All hussars of the pack.
    pub hussars: PieceSet,
    /// Pieces that have troops but take no part in this mode.
    pub idle: PieceSet,
    /// All pieces of a power, in play or not.
    pub owned: [PieceSet; POWERS],
    /// Pieces that take part in this mode.
    pub in_play: PieceSet,
    /// The home country of each power at the start.
    pub home: [CitySet; POWERS],
    /// The power whose home country a city lies in at the start.
    home_of: [Option<PowerId>; CITIES],
    site_at: [Option<SiteId>; CITIES],
    /// The power that defends the territory of a site.
    pub defender: [Option<PowerId>; SITES],
    /// F-6.1: starting number of armies, the ceiling where the rulebook has one.
    pub ceiling: [u8; POWERS],
    /// What each power draws; none if it takes no part.
    pub income: [Option<Income>; POWERS],
    /// Powers that take part, in the order in which they act.
    pub order: Vec<PowerId>,
    /// Card points by card: its value, or 0 for a Reserve.
    pub value_of: [u8; board::limits::CARDS],
    /// Cards of each suit, in the order of `Suit::ALL`.
    pub suit_cards: [CardSet; 4],
    /// The Reserves of all sets.
    pub reserves: CardSet,
}

impl Ruleset {
    /// Makes the tables of a game; `find_mode` says whether mode and options go together.
    pub fn new(pack: &'static Pack, mode: &'static Mode, options: Options, book: Rulebook) -> Ruleset {
        let mut rules = Ruleset {
            pack,
            book,
            mode,
            options,
            power_of: [PowerId(0); PIECES],
            rank_of: [0; PIECES],
            generals: PieceSet::EMPTY,
            trains: PieceSet::EMPTY,
            hussars: PieceSet::EMPTY,
            idle: PieceSet::EMPTY,
            owned: [PieceSet::EMPTY; POWERS],
            in_play: PieceSet::EMPTY,
            home: [CitySet::EMPTY; POWERS],
            home_of: [None; CITIES],
            site_at: [None; CITIES],
            defender: [None; SITES],
            ceiling: [0; POWERS],
            income: [None; POWERS],
            order: mode.powers.iter().map(|plan| plan.power).collect(),
            value_of: [0; board::limits::CARDS],
            suit_cards: [CardSet::EMPTY; 4],
            reserves: CardSet::EMPTY,
        };
        rules.fill_pieces();
        rules.fill_places();
        rules.fill_mode();
        rules.fill_cards();
        rules
    }

    fn fill_cards(&mut self) {
        for number in 0..self.pack.deck.cards() {
            let card = CardId(number as u8);
            match self.pack.deck.card(card).face {
                Face::Suited(suit, value) => {
                    self.value_of[number] = value;
                    self.suit_cards[suit as usize].insert(card);
                }
                Face::Reserve => self.reserves.insert(card),
            }
        }
    }

    fn fill_pieces(&mut self) {
        for (at, piece) in self.pack.pieces.iter().enumerate() {
            let id = PieceId(at as u8);
            self.power_of[at] = piece.power;
            self.owned[piece.power.index()].insert(id);
            match piece.kind {
                PieceKind::General { rank } => {
                    self.generals.insert(id);
                    self.rank_of[at] = rank;
                }
                PieceKind::Train => self.trains.insert(id),
                PieceKind::Hussar => self.hussars.insert(id),
            }
        }
    }

    /// F-1.27 to F-1.30, F-5.10 to F-5.14: homes by territory, and who defends which.
    fn fill_places(&mut self) {
        for (at, city) in self.pack.cities.iter().enumerate() {
            for (number, power) in self.pack.powers.iter().enumerate() {
                if power.home.contains(&city.territory) {
                    self.home[number].insert(CityId(at as u16));
                    self.home_of[at].get_or_insert(PowerId(number as u8));
                }
            }
            if let Some(site) = city.site {
                self.site_at[at] = Some(site);
                let defends = |power: &board::pack::Power| power.defends.contains(&city.territory);
                let defender = self.pack.powers.iter().position(defends);
                self.defender[site.index()] = defender.map(|at| PowerId(at as u8));
            }
        }
    }

    fn fill_mode(&mut self) {
        for plan in &self.mode.powers {
            let at = plan.power.index();
            self.ceiling[at] = plan.troops;
            self.income[at] = Some(Income { drawn: plan.income, by: plan.income_by, discards: plan.discards });
            self.in_play = self.in_play.or(plan.pieces.iter().copied().collect());
            self.idle = self.idle.or(plan.idle.iter().copied().collect());
        }
    }

    /// The rule of the game that is played, for code both games share: FRIEDRICH's and MARIA's side by side.
    pub fn cite(&self, friedrich: RuleId, maria: RuleId) -> RuleId {
        match self.book.catalogue {
            Catalogue::Friedrich => friedrich,
            Catalogue::Maria => maria,
        }
    }

    /// The seats of the mode, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.mode.seats.len() as u8).map(Seat)
    }

    /// A seat by its name in the pack.
    pub fn seat_by_slug(&self, slug: &str) -> Option<Seat> {
        self.mode.seats.iter().position(|seat| seat.slug == slug).map(|at| Seat(at as u8))
    }

    /// The owner of a piece.
    pub fn power(&self, piece: PieceId) -> PowerId {
        self.power_of[piece.index()]
    }

    /// Whether the piece is a general, not a train or a hussar.
    pub fn is_general(&self, piece: PieceId) -> bool {
        self.generals.contains(piece)
    }

    /// Generals of a power that take part in this mode, by rank.
    pub fn generals_of(&self, power: PowerId) -> PieceSet {
        self.owned[power.index()].and(self.generals).and(self.in_play)
    }

    /// Generals of a power that get troops at the start, those that take no part included.
    pub fn army(&self, power: PowerId) -> PieceSet {
        self.owned[power.index()].and(self.generals).and(self.in_play.or(self.idle))
    }

    /// M-4.17, F-1.35: least troops of a general at the start.
    pub fn least_troops(&self, general: PieceId) -> u8 {
        self.pack.pieces[general.index()].min_troops.max(1)
    }

    /// The mode by name; the error names those there are, and options that do not go with it.
    pub fn find_mode(pack: &'static Pack, mode: &str, options: Options) -> Result<&'static Mode, SetupError> {
        let Some(found) = pack.modes.iter().find(|other| other.slug == mode) else {
            let known = pack.modes.iter().map(|mode| mode.slug.clone()).collect();
            return Err(SetupError::NoSuchMode { name: mode.to_owned(), known });
        };
        for option in options.names() {
            if !found.options.iter().any(|known| known == option) {
                return Err(SetupError::OptionDoesNotFit { mode: found.slug.clone(), option });
            }
        }
        Ok(found)
    }

    /// Trains of a power that take part in this mode.
    pub fn trains_of(&self, power: PowerId) -> PieceSet {
        self.owned[power.index()].and(self.trains).and(self.in_play)
    }

    /// The power whose home country a city lies in at the start.
    pub fn home_power(&self, city: CityId) -> Option<PowerId> {
        self.home_of[city.index()]
    }

    /// The objective or fortress in a city, if it has one.
    pub fn site_of(&self, city: CityId) -> Option<SiteId> {
        self.site_at[city.index()]
    }

    /// Every objective or fortress.
    pub fn sites(&self) -> impl Iterator<Item = SiteId> + use<> {
        (0..self.pack.sites.len() as u8).map(SiteId)
    }

    /// Where an objective or fortress lies.
    pub fn site_city(&self, site: SiteId) -> CityId {
        self.pack.sites[site.index()].city
    }

    /// Number of a general among the generals of his power in this mode, by rank from 0.
    pub fn rank_index(&self, general: PieceId) -> usize {
        self.generals_of(self.power(general)).iter().take_while(|&other| other != general).count()
    }
}
