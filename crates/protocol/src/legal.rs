//! The answers a seat may give: each with its text, and the things it names.

use board::pack::Start;
use rules::clause::TreatyId;
use rules::question::{
    AnswerForm, ContractForm, CorpsForm, DeployForm, DiscardForm, PayForm, ProposeForm, RecruitForm, TransferForm,
};
use rules::{Action, Form, Legal, Ruleset, text};
use serde::{Deserialize, Serialize};

use crate::{Fault, Slug, Slugs};

/// Everything a seat may answer now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LegalWire {
    /// Answers one by one, complete up to equal effect.
    pub actions: Vec<ActionWire>,
    /// Answers too many to list.
    pub forms: Vec<FormWire>,
    /// Open to the seat whoever is asked.
    pub free: Vec<FormWire>,
}

/// One action: `text` is what is sent back to play it; the rest says what it touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ActionWire {
    /// In the notation of actions.
    pub text: String,
    /// Pieces it names.
    pub pieces: Vec<Slug>,
    /// The whole way of a march or retreat; else the cities named.
    pub cities: Vec<Slug>,
    /// Tactical cards it names.
    pub cards: Vec<String>,
}

/// A family of actions too large to list; `example` is one of them, as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "form", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum FormWire {
    /// `deploy POWER GENERAL=N ...`: the numbers make up `total`.
    Deploy {
        /// Who deploys.
        power: Slug,
        /// Its generals, with the room each has.
        generals: Vec<RoomWire>,
        /// Armies to be given out in all.
        total: u8,
        /// One distribution that is legal.
        example: String,
    },
    /// `recruit POWER N pay CARD+CARD GENERAL=N GENERAL@CITY=N TRAIN@CITY`.
    Recruit {
        /// Who recruits.
        power: Slug,
        /// Points for each army and each train.
        price: u8,
        /// The fewest armies that may be bought.
        least_armies: u8,
        /// The most armies that may be bought.
        most_armies: u8,
        /// Generals on the board, with the room each has.
        generals: Vec<RoomWire>,
        /// Generals and trains that may come back, at one of `cities`.
        generals_off: Vec<Slug>,
        /// Supply trains that may come back, likewise.
        trains_off: Vec<Slug>,
        /// Where pieces may come back.
        cities: Vec<Slug>,
        /// Whether all that comes back comes back in one city.
        one_city: bool,
        /// Generals who may neither receive armies nor come back.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Slug>>", optional))]
        barred: Vec<Slug>,
        /// The cards it can pay with.
        hand: Vec<String>,
        /// One order that is legal.
        example: String,
    },
    /// `transfer GENERAL=N ...`: the numbers make up `total`.
    Transfer {
        /// Generals of one stack, with the room each has.
        generals: Vec<RoomWire>,
        /// Their armies together, which stay the same.
        total: u8,
        /// One transfer that is legal.
        example: String,
    },
    /// `pay CARD+CARD`: at least `due` points.
    Pay {
        /// Who pays.
        power: Slug,
        /// Points that must be reached.
        due: u16,
        /// The cards it can pay with.
        hand: Vec<String>,
        /// One payment that is legal.
        example: String,
    },
    /// `discards CARD+CARD`: exactly `number` cards.
    Discard {
        /// Who gives up cards.
        power: Slug,
        /// How many.
        number: u8,
        /// The cards it can give.
        hand: Vec<String>,
        /// One choice that is legal.
        example: String,
    },
    /// `corps GENERAL pay CARD+CARD`: at least `due` points.
    Corps {
        /// Who owes the corps.
        power: Slug,
        /// Generals off the board who may be sent.
        generals: Vec<Slug>,
        /// Points that must be reached.
        due: u16,
        /// The cards it can pay with.
        hand: Vec<String>,
        /// One choice that is legal.
        example: String,
    },
    /// A treaty of the seat `from`; its clauses end with the turn `last`.
    Propose {
        /// The seat that offers.
        from: Slug,
        /// The present turn.
        turn: u8,
        /// The last turn a clause may reach.
        last: u8,
        /// One offer that is legal.
        example: String,
    },
    /// What the seat may say of a treaty: one of `actions`.
    Answer {
        /// Its number.
        treaty: u16,
        /// Each in full, ready to be sent.
        actions: Vec<String>,
        /// One of them.
        example: String,
    },
    /// A contract for up to `most` turns; where one runs, its end.
    Contract {
        /// The power that pays.
        giver: Slug,
        /// The power that is paid.
        receiver: Slug,
        /// The most turns it may run.
        most: u8,
        /// Whether one runs between them now.
        runs: bool,
        /// One action that is legal.
        example: String,
    },
}

/// How many armies a general may be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoomWire {
    /// Whom the bounds are for.
    pub general: Slug,
    /// The fewest armies he may be given.
    pub least: u8,
    /// The most armies he may be given.
    pub most: u8,
    /// Of a deployment: where he stands as the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub city: Option<Slug>,
    /// Of a deployment: whether he takes part in this mode. Some stand on the map with troops and do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub plays: Option<bool>,
}

impl RoomWire {
    fn new(general: Slug, least: u8, most: u8) -> RoomWire {
        RoomWire { general, least, most, city: None, plays: None }
    }

    /// The same for a deployment.
    fn at_start(self, general: board::PieceId, rules: &Ruleset, slugs: &Slugs) -> RoomWire {
        let city = match rules.pack.piece_of(general).start {
            Start::City(city) => Some(slugs.city(city)),
            Start::OffMapBox | Start::VictoryBox(_) | Start::OffBoard => None,
        };
        RoomWire { city, plays: Some(rules.in_play.contains(general)), ..self }
    }
}

impl LegalWire {
    /// For people: two Reserves of one set bear one name.
    pub fn of(legal: &Legal, rules: &Ruleset) -> LegalWire {
        LegalWire::written(legal, rules, &Slugs::new(rules))
    }

    /// For programs: `read` gives back the same list.
    pub fn exact(legal: &Legal, rules: &Ruleset) -> LegalWire {
        LegalWire::written(legal, rules, &Slugs::exact(rules))
    }

    fn written(legal: &Legal, rules: &Ruleset, slugs: &Slugs) -> LegalWire {
        let forms = |forms: &[Form]| forms.iter().map(|form| FormWire::of(form, rules, slugs)).collect();
        LegalWire {
            actions: legal.actions.iter().map(|action| ActionWire::of(action, rules, slugs)).collect(),
            forms: forms(&legal.forms),
            free: forms(&legal.free),
        }
    }

    /// The list again; its cards must bear exact names.
    pub fn read(&self, rules: &Ruleset) -> Result<Legal, Fault> {
        let slugs = &Slugs::exact(rules);
        let forms = |forms: &[FormWire]| -> Result<Vec<Form>, Fault> {
            forms.iter().map(|form| form.read(rules, slugs)).collect()
        };
        Ok(Legal {
            actions: self.actions.iter().map(|action| action.read(rules, slugs)).collect::<Result<_, _>>()?,
            forms: forms(&self.forms)?,
            free: forms(&self.free)?,
        })
    }
}

impl ActionWire {
    pub(crate) fn of(action: &Action, rules: &Ruleset, slugs: &Slugs) -> ActionWire {
        let named = action.named();
        ActionWire {
            text: text::write(rules, action),
            pieces: slugs.pieces(named.pieces),
            cities: named.cities.into_iter().map(|city| slugs.city(city)).collect(),
            cards: slugs.cards(&named.cards),
        }
    }

    /// The text says it all but which of two Reserves alike is meant; that the names of the cards say.
    pub(crate) fn read(&self, rules: &Ruleset, slugs: &Slugs) -> Result<Action, Fault> {
        read_text(rules, slugs, &self.cards, &self.text)
    }
}

fn read_text(rules: &Ruleset, slugs: &Slugs, held: &[String], line: &str) -> Result<Action, Fault> {
    text::read(rules, &slugs.read_cards(held)?, line).map_err(|_| Fault::unknown("action", line))
}

impl FormWire {
    fn of(form: &Form, rules: &Ruleset, slugs: &Slugs) -> FormWire {
        let example = text::write(rules, &form.example());
        let power = |power| slugs.power(power);
        match form {
            Form::Deploy(form) => {
                let room = |(general, &least)| {
                    RoomWire::new(slugs.piece(general), least, form.most).at_start(general, rules, slugs)
                };
                let generals = form.generals.iter().zip(&form.least).map(room).collect();
                FormWire::Deploy { power: power(form.power), generals, total: form.total, example }
            }
            Form::Recruit(form) => recruit(form, rules, slugs, example),
            Form::Transfer(form) => {
                let room = |general| RoomWire::new(slugs.piece(general), 1, form.most);
                FormWire::Transfer { generals: form.stack.iter().map(room).collect(), total: form.total, example }
            }
            Form::Pay(form) => {
                FormWire::Pay { power: power(form.power), due: form.due, hand: slugs.cards(&form.hand), example }
            }
            Form::Discard(form) => {
                let (power, hand) = (power(form.power), slugs.cards(&form.hand));
                FormWire::Discard { power, number: form.number, hand, example }
            }
            Form::Corps(form) => FormWire::Corps {
                power: power(form.power),
                generals: slugs.pieces(form.generals),
                due: form.due,
                hand: slugs.cards(&form.hand),
                example,
            },
            Form::Propose(form) => {
                FormWire::Propose { from: slugs.seat(form.from), turn: form.turn, last: form.last, example }
            }
            Form::Answer(form) => {
                let actions = form.acts.iter().map(|action| text::write(rules, action)).collect();
                FormWire::Answer { treaty: form.treaty.0, actions, example }
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

    fn read(&self, rules: &Ruleset, slugs: &Slugs) -> Result<Form, Fault> {
        let power = |slug: &str| slugs.read_power(slug);
        Ok(match self {
            FormWire::Deploy { power: slug, generals, total, example } => {
                let Action::Deploy { troops, .. } = read_text(rules, slugs, &[], example)? else {
                    return Err(odd(example));
                };
                let mut form = DeployForm {
                    power: power(slug)?,
                    generals: read_generals(generals, slugs)?,
                    total: *total,
                    least: [0; _],
                    most: most(generals)?,
                    example: troops,
                };
                for (least, room) in form.least.iter_mut().zip(generals) {
                    *least = room.least;
                }
                Form::Deploy(form)
            }
            FormWire::Recruit { .. } => Form::Recruit(self.read_recruit(rules, slugs)?),
            FormWire::Transfer { generals, total, .. } => {
                let stack = read_generals(generals, slugs)?;
                Form::Transfer(TransferForm { stack, total: *total, most: most(generals)? })
            }
            FormWire::Pay { power: slug, due, hand, example } => {
                let Action::Pay { pay } = read_text(rules, slugs, hand, example)? else { return Err(odd(example)) };
                let (power, hand) = (power(slug)?, slugs.read_cards(hand)?);
                Form::Pay(PayForm { power, due: *due, hand, pay })
            }
            FormWire::Discard { power: slug, number, hand, .. } => {
                let (power, hand) = (power(slug)?, slugs.read_cards(hand)?);
                Form::Discard(DiscardForm { power, number: *number, hand })
            }
            FormWire::Corps { power: slug, generals, due, hand, .. } => Form::Corps(CorpsForm {
                power: power(slug)?,
                generals: slugs.read_pieces(generals)?,
                due: *due,
                hand: slugs.read_cards(hand)?,
            }),
            FormWire::Propose { from, turn, last, example } => {
                let Action::Propose(offer) = read_text(rules, slugs, &[], example)? else { return Err(odd(example)) };
                let from = slugs.read_seat(from)?;
                Form::Propose(ProposeForm { from, turn: *turn, last: *last, example: offer })
            }
            FormWire::Answer { treaty, actions, .. } => {
                let acts = actions.iter().map(|text| read_text(rules, slugs, &[], text)).collect::<Result<_, _>>()?;
                Form::Answer(AnswerForm { treaty: TreatyId(*treaty), acts })
            }
            FormWire::Contract { giver, receiver, most, runs, .. } => {
                let (giver, receiver) = (power(giver)?, power(receiver)?);
                Form::Contract(ContractForm { giver, receiver, most: *most, runs: *runs })
            }
        })
    }

    fn read_recruit(&self, rules: &Ruleset, slugs: &Slugs) -> Result<RecruitForm, Fault> {
        let FormWire::Recruit {
            power,
            price,
            least_armies,
            most_armies,
            generals,
            generals_off,
            trains_off,
            cities,
            one_city,
            barred,
            hand,
            example,
        } = self
        else {
            return Err(Fault::wrong("form", "is not `recruit`"));
        };
        let Action::Recruit(order) = read_text(rules, slugs, hand, example)? else { return Err(odd(example)) };
        let room = |room: &RoomWire| Ok((slugs.read_piece(&room.general)?, room.most));
        Ok(RecruitForm {
            power: slugs.read_power(power)?,
            price: *price,
            least_armies: *least_armies,
            most_armies: *most_armies,
            room: generals.iter().map(room).collect::<Result<_, Fault>>()?,
            generals_off: slugs.read_pieces(generals_off)?,
            trains_off: slugs.read_pieces(trains_off)?,
            sites: cities.iter().map(|city| slugs.read_city(city)).collect::<Result<_, _>>()?,
            one_site: *one_city,
            barred: slugs.read_pieces(barred)?,
            hand: slugs.read_cards(hand)?,
            example: order,
        })
    }
}

fn odd(example: &str) -> Fault {
    Fault::wrong("example", &format!("does not fill in this form: `{example}`"))
}

fn read_generals(rooms: &[RoomWire], slugs: &Slugs) -> Result<board::PieceSet, Fault> {
    rooms.iter().map(|room| slugs.read_piece(&room.general)).collect()
}

/// The same for every general of such a form.
fn most(rooms: &[RoomWire]) -> Result<u8, Fault> {
    rooms.first().map(|room| room.most).ok_or_else(|| Fault::missing("generals"))
}

fn recruit(form: &RecruitForm, rules: &Ruleset, slugs: &Slugs, example: String) -> FormWire {
    // People are told what fits; programs get the form as it is, so that it can be read back.
    let most_armies = if slugs.is_exact() { form.most_armies } else { form.most_that_fit(rules) };
    let room = |&(general, most)| RoomWire::new(slugs.piece(general), 0, most);
    FormWire::Recruit {
        power: slugs.power(form.power),
        price: form.price,
        least_armies: form.least_armies,
        most_armies,
        generals: form.room.iter().map(room).collect(),
        generals_off: slugs.pieces(form.generals_off),
        trains_off: slugs.pieces(form.trains_off),
        cities: form.sites.iter().map(|&city| slugs.city(city)).collect(),
        one_city: form.one_site,
        barred: slugs.pieces(form.barred),
        hand: slugs.cards(&form.hand),
        example,
    }
}
