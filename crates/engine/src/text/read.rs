//! Text as actions. Errors name the word at fault.

use crate::clause::TreatyId;
use board::limits::GENERALS_OF_A_POWER;
use board::{CardId, CardSet, CityId, PieceId, PieceSet, PowerId, Suit};

use super::fault::{ParseError, fault};
use super::{cards_named, suited, treaty};
use crate::action::{Action, Execution, Path, Recruit, Transfer};
use crate::ruleset::Ruleset;

/// Nothing a person writes is longer; what is, is not read at all.
const LONGEST_LINE: usize = 4096;

/// Reads the full form. `held` are the cards in the seat's hands: they settle which copy a name means.
pub fn read(rules: &Ruleset, held: &CardSet, text: &str) -> Result<Action, ParseError> {
    if text.len() > LONGEST_LINE {
        return fault("", "misread-too-long");
    }
    let trimmed = text.trim_start();
    if let Some(rest) = trimmed.strip_prefix("propose").filter(|rest| rest.starts_with(char::is_whitespace)) {
        return treaty::read_proposal(rules, rest);
    }
    let mut reader = Reader { rules, held, taken: CardSet::EMPTY, words: text.split_whitespace() };
    let Some(verb) = reader.words.next() else { return fault("", "misread-nothing") };
    let action = reader.action(verb)?;
    match reader.words.next() {
        None => Ok(action),
        Some(word) => fault(word, "misread-more"),
    }
}

struct Reader<'a> {
    rules: &'a Ruleset,
    held: &'a CardSet,
    taken: CardSet,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    fn action(&mut self, verb: &str) -> Result<Action, ParseError> {
        Ok(match verb {
            "deploy" => self.deploy()?,
            "discard" => Action::Discard { card: self.next_card()? },
            "offensive" => match self.word("misread-wants-card-or-no")? {
                "no" => Action::Offensive { card: None },
                name => Action::Offensive { card: Some(self.card(name)?) },
            },
            "march" => {
                let group = self.group()?;
                Action::March { group, path: self.path()? }
            }
            "recruit" => self.recruit()?,
            "end" => Action::End,
            "attack" => Action::Attack { attacker: self.next_piece()?, defender: self.next_piece()? },
            "play" => self.play()?,
            "concede" => Action::Concede,
            "retreat" => Action::Retreat { path: self.path()? },
            "leave" => Action::Leave { general: self.next_piece()? },
            "assign" => Action::Assign { general: self.next_piece()? },
            "accept" => Action::Accept,
            "pass" => Action::Pass,
            "give" => Action::Give { card: self.next_card()? },
            "starve" => Action::Starve { general: self.next_piece()? },
            "step" => Action::Step { piece: self.next_piece()?, path: self.path()? },
            "evade" => {
                let word = self.word("misread-wants-city")?;
                Action::Evade { to: self.city(word)? }
            }
            "transfer" => self.transfer()?,
            "resign" => Action::Resign,
            _ => return self.more(verb),
        })
    }

    /// Actions of powers with politics, hussars and boxes.
    fn more(&mut self, verb: &str) -> Result<Action, ParseError> {
        Ok(match verb {
            "force-march" => {
                let group = self.group()?;
                Action::ForceMarch { group, path: self.path()? }
            }
            "enter" => Action::Enter { train: self.next_piece()?, city: self.next_city()?, pay: self.payment()? },
            "hussar" => {
                let piece = self.next_piece()?;
                let number = self.rules.hussars.iter().position(|one| one == piece);
                let Some(number) = number else { return fault("hussar", "misread-wants-hussar") };
                Action::Hussar { number: number as u8, city: self.next_city()? }
            }
            "trump" => {
                let word = self.word("misread-wants-suit")?;
                let mut letters = word.chars();
                match (letters.next().and_then(Suit::from_letter), letters.next()) {
                    (Some(suit), None) => Action::Trump { suit },
                    _ => return fault(word, "misread-wants-suit"),
                }
            }
            "bid" => Action::Bid { card: self.next_card()? },
            "take" => {
                let slug = self.word("misread-wants-political-card")?;
                let Some(card) = self.rules.pack.political_card(slug) else {
                    return fault(slug, "misread-wants-political-card");
                };
                Action::Take { card }
            }
            "bury" => Action::Execute(Execution::BURY),
            "execute" => self.execute()?,
            "pay" => Action::Pay { pay: self.card_list()? },
            "feed" => Action::Feed { generals: self.group()? },
            "shift" => Action::Shift { boxes: self.next_number()? },
            "vote" => {
                let word = self.word("misread-wants-votes")?;
                let number = word.strip_prefix("franz=").map_or_else(|| fault(word, "misread-wants-votes"), Ok)?;
                Action::Vote { franz: Reader::number(number)? }
            }
            "corps" => Action::Corps { general: self.next_piece()?, pay: self.payment()? },
            "settle" => Action::Settle { piece: self.next_piece()?, city: self.next_city()? },
            "command" => Action::Command { general: self.next_piece()? },
            "dispute" => Action::Dispute,
            "discards" => Action::Discards { cards: self.card_list()? },
            "agree" => Action::Agree { treaty: self.treaty()? },
            "decline" => Action::Decline { treaty: self.treaty()? },
            "withdraw" => Action::Withdraw { treaty: self.treaty()? },
            "waive" => Action::Waive { treaty: self.treaty()? },
            "subsidize" => {
                let (giver, receiver) = (self.power()?, self.power()?);
                Action::Subsidize { giver, receiver, turns: self.next_number()? }
            }
            "cancel" => Action::Cancel { giver: self.power()?, receiver: self.power()? },
            "propose" => return fault("propose", "misread-wants-offer"),
            _ => return fault(verb, "misread-no-action"),
        })
    }

    fn treaty(&mut self) -> Result<TreatyId, ParseError> {
        let word = self.word("misread-wants-treaty")?;
        word.parse().map_or_else(|_| fault(word, "misread-wants-treaty"), |number| Ok(TreatyId(number)))
    }

    fn next_city(&mut self) -> Result<CityId, ParseError> {
        let slug = self.word("misread-wants-city")?;
        self.city(slug)
    }

    /// `pay h7.1+c5.3`, or nothing.
    fn payment(&mut self) -> Result<CardSet, ParseError> {
        match self.words.clone().next() {
            Some("pay") => {
                self.words.next();
                self.card_list()
            }
            _ => Ok(CardSet::EMPTY),
        }
    }

    fn card_list(&mut self) -> Result<CardSet, ParseError> {
        let mut cards = CardSet::EMPTY;
        for name in self.word("misread-wants-cards")?.split('+') {
            let card = self.card(name)?;
            cards.insert(card);
        }
        Ok(cards)
    }

    /// `execute obey saxony=-1 russia=+2`
    fn execute(&mut self) -> Result<Action, ParseError> {
        let mut execution = Execution::BURY;
        for word in self.words.by_ref() {
            if word == "obey" {
                execution.obey = true;
                continue;
            }
            let Some((slug, steps)) = word.split_once('=') else {
                return fault(word, "misread-wants-shift");
            };
            let Some(track) = self.rules.pack.track(slug) else { return fault(slug, "misread-no-track") };
            let Ok(steps) = steps.parse::<i8>() else { return fault(steps, "misread-wants-shift") };
            execution.shifts[track.index()] = Some(steps);
        }
        Ok(Action::Execute(execution))
    }

    fn word(&mut self, missing: &'static str) -> Result<&'a str, ParseError> {
        self.words.next().ok_or(ParseError { word: String::new(), problem: missing, rule: None })
    }

    fn city(&self, slug: &str) -> Result<CityId, ParseError> {
        self.rules.pack.city(slug).map_or_else(|| fault(slug, "misread-no-city"), Ok)
    }

    fn power(&mut self) -> Result<PowerId, ParseError> {
        let slug = self.word("misread-wants-power")?;
        self.rules.pack.power(slug).map_or_else(|| fault(slug, "misread-no-power"), Ok)
    }

    fn piece(&self, slug: &str) -> Result<PieceId, ParseError> {
        self.rules.pack.piece(slug).map_or_else(|| fault(slug, "misread-no-piece"), Ok)
    }

    fn next_piece(&mut self) -> Result<PieceId, ParseError> {
        let slug = self.word("misread-wants-piece")?;
        self.piece(slug)
    }

    fn group(&mut self) -> Result<PieceSet, ParseError> {
        let word = self.word("misread-wants-pieces")?;
        let mut group = PieceSet::EMPTY;
        for slug in word.split('+') {
            let piece = self.piece(slug)?;
            if group.contains(piece) {
                return fault(slug, "misread-twice");
            }
            group.insert(piece);
        }
        Ok(group)
    }

    fn next_number(&mut self) -> Result<u8, ParseError> {
        Reader::number(self.word("misread-wants-number")?)
    }

    fn number(word: &str) -> Result<u8, ParseError> {
        word.parse().map_or_else(|_| fault(word, "misread-wants-number"), Ok)
    }

    fn next_card(&mut self) -> Result<CardId, ParseError> {
        let name = self.word("misread-wants-card")?;
        self.card(name)
    }

    /// A card by name. A held copy goes first; without a set the hand must settle which one is meant.
    fn card(&mut self, name: &str) -> Result<CardId, ParseError> {
        let Some(copies) = cards_named(self.rules.pack, name) else {
            return fault(name, "misread-no-card");
        };
        let free: Vec<CardId> = copies.iter().copied().filter(|&card| !self.taken.contains(card)).collect();
        let held: Vec<CardId> = free.iter().copied().filter(|&card| self.held.contains(card)).collect();
        let card = if name.contains('.') {
            held.first().or(free.first()).copied()
        } else {
            match held.as_slice() {
                [] => return fault(name, "misread-none-held"),
                [card] => Some(*card),
                _ => return fault(name, "misread-several-held"),
            }
        };
        let Some(card) = card else { return fault(name, "misread-too-often") };
        self.taken.insert(card);
        Ok(card)
    }

    fn play(&mut self) -> Result<Action, ParseError> {
        let word = self.word("misread-wants-card")?;
        if let Some((name, declared)) = word.split_once('=') {
            let card = self.card(name)?;
            let declared = suited(declared).map_or_else(|| fault(declared, "misread-wants-declared"), Ok)?;
            return Ok(Action::Play { card, declared: Some(declared), double: false });
        }
        let card = self.card(word)?;
        let double = match self.words.next() {
            None => false,
            Some("double") => true,
            Some(other) => return fault(other, "misread-wants-double"),
        };
        Ok(Action::Play { card, declared: None, double })
    }

    /// Cities joined by hyphens. Names may hold hyphens themselves: roads settle which reading is meant.
    fn path(&mut self) -> Result<Path, ParseError> {
        let word = self.word("misread-wants-path")?;
        let parts: Vec<&str> = word.split('-').collect();
        let mut cities = Vec::new();
        if parts.len() > 3 * Path::ROOM {
            return fault(word, "misread-path-too-long");
        }
        if !self.read_cities(&parts, &mut cities, true) && !self.read_cities(&parts, &mut cities, false) {
            let is_city_part =
                |part: &&&str| self.rules.pack.cities.iter().any(|city| city.slug.split('-').any(|one| one == **part));
            let wrong = parts.iter().find(|part| !is_city_part(part)).unwrap_or(&word);
            return fault(wrong, "misread-no-city");
        }
        Path::from_cities(&cities).map_or_else(|| fault(word, "misread-path-too-long"), Ok)
    }

    /// Reads all parts as cities; with `joined` each must lie on a road from the one before.
    fn read_cities(&self, parts: &[&str], cities: &mut Vec<CityId>, joined: bool) -> bool {
        if parts.is_empty() {
            return true;
        }
        if cities.len() == Path::ROOM + 1 {
            return false;
        }
        for take in (1..=parts.len().min(4)).rev() {
            let Some(city) = self.rules.pack.city(&parts[..take].join("-")) else { continue };
            let follows = cities.last().is_none_or(|&last| self.rules.pack.roads.are_adjacent(last, city));
            if joined && !follows {
                continue;
            }
            cities.push(city);
            if self.read_cities(&parts[take..], cities, joined) {
                return true;
            }
            cities.pop();
        }
        false
    }

    fn deploy(&mut self) -> Result<Action, ParseError> {
        let power = self.power()?;
        let generals = self.rules.army(power);
        let mut troops = [0; GENERALS_OF_A_POWER];
        let mut named = PieceSet::EMPTY;
        while let Some(word) = self.words.next() {
            let (general, number) = self.share(word)?;
            if !generals.contains(general) {
                return fault(word, "misread-not-of-power");
            }
            if named.contains(general) {
                return fault(word, "misread-twice");
            }
            named.insert(general);
            troops[generals.iter().take_while(|&other| other != general).count()] = number;
        }
        Ok(Action::Deploy { power, troops })
    }

    /// `friedrich=8`
    fn share(&self, word: &str) -> Result<(PieceId, u8), ParseError> {
        let Some((slug, number)) = word.split_once('=') else {
            return fault(word, "misread-wants-share");
        };
        Ok((self.piece(slug)?, Reader::number(number)?))
    }

    fn transfer(&mut self) -> Result<Action, ParseError> {
        let mut split = Vec::new();
        while let Some(word) = self.words.next() {
            if split.len() == 3 {
                return fault(word, "misread-stack");
            }
            split.push(self.share(word)?);
        }
        split.sort_unstable();
        if split.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return fault("transfer", "misread-twice");
        }
        Ok(Action::Transfer(Transfer::of(&split)))
    }

    fn recruit(&mut self) -> Result<Action, ParseError> {
        let power = self.power()?;
        let armies = self.next_number()?;
        let mut order = Recruit::new(power);
        order.pay = self.payment()?;
        let mut named = PieceSet::EMPTY;
        while let Some(word) = self.words.next() {
            let piece = self.recruit_part(power, word, &mut order)?;
            if named.contains(piece) {
                return fault(word, "misread-twice");
            }
            named.insert(piece);
        }
        if order.armies() != armies {
            return fault("recruit", "misread-wrong-sum");
        }
        Ok(Action::Recruit(order))
    }

    /// `lacy@tabor=1`, `daun=1` or `austria-t1@tabor`
    fn recruit_part(&self, power: PowerId, word: &str, order: &mut Recruit) -> Result<PieceId, ParseError> {
        let (left, number) = match word.split_once('=') {
            Some((left, number)) => (left, Some(Reader::number(number)?)),
            None => (word, None),
        };
        let (slug, place) = match left.split_once('@') {
            Some((slug, city)) => (slug, Some(self.city(city)?)),
            None => (left, None),
        };
        let piece = self.piece(slug)?;
        if self.rules.generals_of(power).contains(piece) {
            let rank = self.rules.rank_index(piece);
            order.generals[rank] = place;
            let Some(number) = number else { return fault(word, "misread-wants-share") };
            order.gains[rank] = number;
        } else if let Some(at) = self.rules.trains_of(power).iter().position(|train| train == piece) {
            let (Some(place), None) = (place, number) else {
                return fault(word, "misread-train-place");
            };
            order.trains[at] = Some(place);
        } else {
            return fault(word, "misread-not-of-power");
        }
        Ok(piece)
    }
}
