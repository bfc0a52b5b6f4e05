//! The answers a seat may give, as the page and the bots read them: each with its text, and the things it names.

use board::{CardSet, CityId, PieceId, PieceSet, PowerId};
use serde::Serialize;

use super::slugs::{Slugs, card_names};
use crate::ruleset::Ruleset;
use engine::action::{Action, Path};
use engine::question::{DeployForm, Form, Legal, RecruitForm};
use engine::text;

/// Everything a seat may answer now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LegalWire {
    pub actions: Vec<ActionWire>,
    pub forms: Vec<FormWire>,
    /// Open to the seat whoever is asked.
    pub free: Vec<FormWire>,
}

/// One action: `text` is what is sent back to play it; the rest says what it touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ActionWire {
    pub text: String,
    pub pieces: Vec<&'static str>,
    /// The whole way of a march or retreat; else the cities named.
    pub cities: Vec<&'static str>,
    pub cards: Vec<String>,
}

/// A family of actions too large to list; `example` is one of them, as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "form", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum FormWire {
    /// `deploy POWER GENERAL=N ...`: the numbers make up `total`.
    Deploy { power: &'static str, generals: Vec<RoomWire>, total: u8, example: String },
    /// `recruit POWER N pay CARD+CARD GENERAL=N GENERAL@CITY=N TRAIN@CITY`.
    Recruit {
        power: &'static str,
        /// Points for each army and each train.
        price: u8,
        least_armies: u8,
        most_armies: u8,
        generals: Vec<RoomWire>,
        /// Generals and trains that may come back, at one of `cities`.
        generals_off: Vec<&'static str>,
        trains_off: Vec<&'static str>,
        cities: Vec<&'static str>,
        /// Whether all that comes back comes back in one city.
        one_city: bool,
        hand: Vec<String>,
        example: String,
    },
    /// `transfer GENERAL=N ...`: the numbers make up `total`.
    Transfer { generals: Vec<RoomWire>, total: u8, example: String },
    /// `pay CARD+CARD`: at least `due` points.
    Pay { power: &'static str, due: u16, hand: Vec<String>, example: String },
    /// `discards CARD+CARD`: exactly `number` cards.
    Discard { power: &'static str, number: u8, hand: Vec<String>, example: String },
    /// `corps GENERAL pay CARD+CARD`: at least `due` points.
    Corps { power: &'static str, generals: Vec<&'static str>, due: u16, hand: Vec<String>, example: String },
    /// A treaty of the seat `from`; its clauses end with the turn `last`.
    Propose { from: &'static str, turn: u8, last: u8, example: String },
    /// What the seat may say of a treaty: one of `actions`.
    Answer { treaty: u16, actions: Vec<String>, example: String },
    /// A contract for up to `most` turns; where one runs, its end.
    Contract { giver: &'static str, receiver: &'static str, most: u8, runs: bool, example: String },
}

/// How many armies a general may be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoomWire {
    pub general: &'static str,
    pub least: u8,
    pub most: u8,
}

impl LegalWire {
    pub fn of(legal: &Legal, rules: &Ruleset) -> LegalWire {
        let forms = |forms: &[Form]| forms.iter().map(|form| form_wire(rules, form)).collect();
        LegalWire {
            actions: legal.actions.iter().map(|action| action_wire(rules, action)).collect(),
            forms: forms(&legal.forms),
            free: forms(&legal.free),
        }
    }
}

fn action_wire(rules: &Ruleset, action: &Action) -> ActionWire {
    let slugs = Slugs::new(rules);
    let (pieces, cities, cards) = named(action);
    ActionWire {
        text: text::write(rules, action),
        pieces: slugs.pieces(pieces),
        cities: cities.into_iter().map(|city| slugs.city(city)).collect(),
        cards: card_names(rules.pack, &cards),
    }
}

/// The pieces, cities and cards an action names.
fn named(action: &Action) -> (PieceSet, Vec<CityId>, CardSet) {
    let pieces = |group: PieceSet, cities: Vec<CityId>| (group, cities, CardSet::EMPTY);
    let one = |piece: PieceId, cities: Vec<CityId>| pieces(PieceSet::one(piece), cities);
    let way = |path: &Path| path.cities().to_vec();
    let cards = |cards: CardSet| (PieceSet::EMPTY, Vec::new(), cards);
    match *action {
        Action::March { group, path } | Action::ForceMarch { group, path } => pieces(group, way(&path)),
        Action::Retreat { path } => pieces(PieceSet::EMPTY, way(&path)),
        Action::Step { piece, path } => one(piece, way(&path)),
        Action::Attack { attacker, defender } => pieces([attacker, defender].into_iter().collect(), Vec::new()),
        Action::Leave { general }
        | Action::Assign { general }
        | Action::Starve { general }
        | Action::Command { general } => one(general, Vec::new()),
        Action::Feed { generals } => pieces(generals, Vec::new()),
        Action::Evade { to } => pieces(PieceSet::EMPTY, vec![to]),
        Action::Hussar { city, .. } => pieces(PieceSet::EMPTY, vec![city]),
        Action::Settle { piece, city } => one(piece, vec![city]),
        Action::Enter { train, city, pay } => (PieceSet::one(train), vec![city], pay),
        Action::Corps { general, pay } => (PieceSet::one(general), Vec::new(), pay),
        Action::Discard { card } | Action::Give { card } | Action::Bid { card } | Action::Play { card, .. } => {
            cards([card].into_iter().collect())
        }
        Action::Offensive { card } => cards(card.into_iter().collect()),
        Action::Pay { pay } | Action::Discards { cards: pay } => cards(pay),
        Action::Recruit(order) => cards(order.pay),
        Action::Transfer(transfer) => pieces(transfer.parts().map(|(piece, _)| piece).collect(), Vec::new()),
        Action::Deploy { .. }
        | Action::End
        | Action::Concede
        | Action::Accept
        | Action::Pass
        | Action::Resign
        | Action::Trump { .. }
        | Action::Take { .. }
        | Action::Execute(_)
        | Action::Shift { .. }
        | Action::Vote { .. }
        | Action::Dispute
        | Action::Propose(_)
        | Action::Agree { .. }
        | Action::Decline { .. }
        | Action::Withdraw { .. }
        | Action::Waive { .. }
        | Action::Subsidize { .. }
        | Action::Cancel { .. } => pieces(PieceSet::EMPTY, Vec::new()),
    }
}

fn form_wire(rules: &Ruleset, form: &Form) -> FormWire {
    let slugs = Slugs::new(rules);
    let power = |power: PowerId| slugs.power(power);
    let names = |cards: &CardSet| card_names(rules.pack, cards);
    let example = text::write(rules, &form.example());
    match form {
        Form::Deploy(form) => deploy_wire(&slugs, form, example),
        Form::Recruit(form) => recruit_wire(rules, form, example),
        Form::Transfer(form) => {
            let room = |general| RoomWire { general: slugs.piece(general), least: 1, most: form.most };
            FormWire::Transfer { generals: form.stack.iter().map(room).collect(), total: form.total, example }
        }
        Form::Pay(form) => FormWire::Pay { power: power(form.power), due: form.due, hand: names(&form.hand), example },
        Form::Discard(form) => {
            FormWire::Discard { power: power(form.power), number: form.number, hand: names(&form.hand), example }
        }
        Form::Corps(form) => FormWire::Corps {
            power: power(form.power),
            generals: slugs.pieces(form.generals),
            due: form.due,
            hand: names(&form.hand),
            example,
        },
        Form::Propose(form) => {
            FormWire::Propose { from: slugs.seat(form.from), turn: form.turn, last: form.last, example }
        }
        Form::Answer(form) => {
            let actions = form.acts.iter().map(|action| text::write(rules, action)).collect();
            FormWire::Answer { treaty: form.treaty, actions, example }
        }
        Form::Contract(form) => FormWire::Contract {
            giver: power(form.giver),
            receiver: power(form.receiver),
            most: form.most,
            runs: form.runs,
            example,
        },
    }
}

fn deploy_wire(slugs: &Slugs, form: &DeployForm, example: String) -> FormWire {
    let room = |(general, &least)| RoomWire { general: slugs.piece(general), least, most: form.most };
    FormWire::Deploy {
        power: slugs.power(form.power),
        generals: form.generals.iter().zip(&form.least).map(room).collect(),
        total: form.total,
        example,
    }
}

fn recruit_wire(rules: &Ruleset, form: &RecruitForm, example: String) -> FormWire {
    let slugs = Slugs::new(rules);
    let room = |&(general, most)| RoomWire { general: slugs.piece(general), least: 0, most };
    FormWire::Recruit {
        power: slugs.power(form.power),
        price: form.price,
        least_armies: form.least_armies,
        most_armies: form.most_armies,
        generals: form.room.iter().map(room).collect(),
        generals_off: slugs.pieces(form.generals_off),
        trains_off: slugs.pieces(form.trains_off),
        cities: form.sites.iter().map(|&city| slugs.city(city)).collect(),
        one_city: form.one_site,
        hand: card_names(rules.pack, &form.hand),
        example,
    }
}
