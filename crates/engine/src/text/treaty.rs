//! Treaties as text: `propose frederick: no-attack prussia austria until 6; if kept 1 then vote france franz -- words`.
//!
//! Everything after ` -- ` is wording: promises between people, which no judge reads.

use board::{Pack, PowerId, SiteId};

use super::fault::{ParseError, fault};
use crate::action::Action;
use crate::clause::{CLAUSES_OF_A_TREATY, CardOf, Clause, Condition, Date, Exceptions, Ground, Kind, Point, Proposal};
use crate::clause::{Target, Term};
use crate::ids::{self, RuleId};
use crate::ruleset::Ruleset;

/// The most letters of wording.
pub const LONGEST_WORDING: usize = 500;

/// The wording of a line that offers a treaty; whoever keeps records keeps it, the position does not.
pub fn wording(line: &str) -> Option<&str> {
    let is_offer = line.split_whitespace().next() == Some("propose");
    split_wording(line).1.filter(|words| is_offer && !words.is_empty())
}

/// A written action with the wording of the line it was read from: what records keep and everybody is shown.
pub fn with_wording(written: String, line: &str) -> String {
    match wording(line) {
        Some(words) => format!("{written} -- {words}"),
        None => written,
    }
}

/// Signs that break a line or turn the letters after them around.
fn is_plain(letter: char) -> bool {
    !letter.is_control() && !matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn split_wording(line: &str) -> (&str, Option<&str>) {
    match line.split_once(" -- ") {
        Some((clauses, words)) => (clauses, Some(words.trim())),
        None => (line, None),
    }
}

/// Reads what follows `propose`.
pub(super) fn read_proposal(rules: &Ruleset, line: &str) -> Result<Action, ParseError> {
    let (line, words) = split_wording(line);
    if words.is_some_and(|words| words.chars().count() > LONGEST_WORDING) {
        return fault("", "misread-wording-too-long");
    }
    if words.is_some_and(|words| !words.chars().all(is_plain)) {
        return fault("", "misread-wording-not-plain");
    }
    let Some((slug, clauses)) = line.split_once(':') else {
        return fault("propose", "misread-wants-offer");
    };
    let slug = slug.trim();
    let Some(to) = rules.seat_by_slug(slug) else { return fault(slug, "misread-no-seat") };
    let mut read = Vec::new();
    for text in clauses.split(';') {
        if read.len() == CLAUSES_OF_A_TREATY {
            return fault("", "misread-too-many-clauses");
        }
        read.push(read_clause(rules.pack, text)?);
    }
    let proposal = Proposal::new(to, &read);
    proposal.map_or_else(|| fault("", "misread-too-many-clauses"), |proposal| Ok(Action::Propose(proposal)))
}

/// One clause in the notation.
pub fn read_clause(pack: &Pack, text: &str) -> Result<Clause, ParseError> {
    let plain = text.replace(',', " ");
    let mut words = Words { pack, left: plain.split_whitespace() };
    let mut verb = words.next("misread-wants-clause")?;
    let mut condition = None;
    if verb == "if" {
        condition = Some(words.condition()?);
        let then = words.next("misread-wants-then")?;
        if then != "then" {
            return fault(then, "misread-wants-then");
        }
        verb = words.next("misread-wants-clause")?;
    }
    let (power, term) = words.term(verb)?;
    let mut clause = Clause { power, until: Date::NONE, term, condition, except: Exceptions::NONE };
    while words.peek() == Some("except") {
        words.exception(&mut clause)?;
    }
    if !clause.may_be_undated() || clause.may_be_dated() && words.peek() == Some("until") {
        clause.until = words.date(if term == Term::Words { "at" } else { "until" })?;
    }
    while words.peek() == Some("except") {
        words.exception(&mut clause)?;
    }
    match words.left.next() {
        None => Ok(clause),
        Some(word) => fault(word, "misread-clause-ends"),
    }
}

struct Words<'a> {
    pack: &'a Pack,
    left: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn next(&mut self, missing: &'static str) -> Result<&'a str, ParseError> {
        self.left.next().map_or_else(|| fault("", missing), Ok)
    }

    fn number(&mut self) -> Result<u8, ParseError> {
        let word = self.next("misread-wants-number")?;
        word.parse().map_or_else(|_| fault(word, "misread-wants-number"), Ok)
    }

    fn peek(&self) -> Option<&'a str> {
        self.left.clone().next()
    }

    /// `until 6`, `until 6 prussia`, `until winter`, `until winter 6`; of a promise in words `at 6` and so on.
    fn date(&mut self, leads: &str) -> Result<Date, ParseError> {
        let missing = if leads == "at" { "misread-wants-at" } else { "misread-wants-until" };
        let word = self.next(missing)?;
        if word != leads {
            return fault(word, missing);
        }
        if self.peek() == Some("winter") {
            self.left.next();
            let is_numbered = self.peek().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
            return if is_numbered {
                Ok(Date { turn: self.turn()?, ..Date::NEXT_WINTER })
            } else {
                Ok(Date::NEXT_WINTER)
            };
        }
        let turn = self.turn()?;
        let point = match self.peek() {
            None | Some("except") => Point::Turn,
            Some(_) => Point::Stage(self.power()?),
        };
        Ok(Date { turn, point })
    }

    fn turn(&mut self) -> Result<u8, ParseError> {
        match self.number()? {
            0 => fault("0", "misread-turn-zero"),
            turn => Ok(turn),
        }
    }

    fn exception(&mut self, clause: &mut Clause) -> Result<(), ParseError> {
        self.left.next();
        let word = self.next("misread-wants-ground")?;
        let ground = read_ground(self.pack, word)?;
        if ground == Ground::EVERYWHERE {
            return fault(word, "misread-wants-ground");
        }
        if clause.except.add(ground) { Ok(()) } else { fault(word, "misread-too-many-exceptions") }
    }

    /// The place after `in`, if one is named.
    fn place(&mut self) -> Result<Ground, ParseError> {
        if self.peek() != Some("in") {
            return Ok(Ground::EVERYWHERE);
        }
        self.left.next();
        self.ground()
    }

    /// Whose fortresses or trains are spared: a power's, or everybody's.
    fn target(&mut self) -> Result<Target, ParseError> {
        match self.peek() {
            None | Some("in" | "until" | "except") => Ok(Target::ANYBODY),
            Some(_) => self.power().map(Target::of),
        }
    }

    fn power(&mut self) -> Result<PowerId, ParseError> {
        let slug = self.next("misread-wants-power")?;
        self.pack.power(slug).map_or_else(|| fault(slug, "misread-no-power"), Ok)
    }

    fn fortress(&mut self) -> Result<SiteId, ParseError> {
        let slug = self.next("misread-wants-fortress")?;
        let Some(city) = self.pack.city(slug) else { return fault(slug, "misread-no-city") };
        self.pack.city_of(city).site.map_or_else(|| fault(slug, "misread-wants-fortress"), Ok)
    }

    fn ground(&mut self) -> Result<Ground, ParseError> {
        let word = self.next("misread-wants-ground")?;
        read_ground(self.pack, word)
    }

    fn yes_or_no(&mut self, yes: &str, no: &str, missing: &'static str) -> Result<bool, ParseError> {
        match self.next(missing)? {
            word if word == yes => Ok(true),
            word if word == no => Ok(false),
            word => fault(word, missing),
        }
    }

    fn card(&mut self) -> Result<Option<CardOf>, ParseError> {
        match self.peek() {
            None | Some("until" | "except") => Ok(None),
            Some(slug) => {
                self.left.next();
                let card = self.pack.political_card(slug).and_then(CardOf::new);
                card.map_or_else(|| fault(slug, "misread-wants-political-card"), |card| Ok(Some(card)))
            }
        }
    }

    fn condition(&mut self) -> Result<Condition, ParseError> {
        match self.next("misread-wants-condition")? {
            "clear" => Ok(Condition::Clear { power: self.power()?, ground: self.ground()? }),
            "held" => Ok(Condition::Held { site: self.fortress()?, power: self.power()? }),
            "kept" => match self.number()?.checked_sub(1) {
                Some(clause) if (clause as usize) < CLAUSES_OF_A_TREATY => Ok(Condition::Kept { clause }),
                _ => fault("kept", "misread-clause-number"),
            },
            word => fault(word, "misread-wants-condition"),
        }
    }

    fn term(&mut self, verb: &str) -> Result<(PowerId, Term), ParseError> {
        if let Some((problem, rule)) = forbidden(verb) {
            return fault(verb, problem).map_err(|error| ParseError { rule: Some(rule), ..error });
        }
        let power = self.power()?;
        let term = match verb {
            "subsidy" => {
                let receiver = self.power()?;
                Term::Subsidy { receiver, turns: self.number()? }
            }
            "cancel" => Term::Cancel { receiver: self.power()? },
            "vote" => Term::Vote { franz: self.yes_or_no("franz", "karl", "misread-wants-candidate")? },
            "no-attack" => Term::NoAttack { target: self.power()?, ground: self.place()? },
            "no-conquest" => Term::NoConquest { target: self.target()?, ground: self.place()? },
            "no-capture" => Term::NoCapture { target: self.target()?, ground: self.place()? },
            "no-hussars" => Term::NoHussars { target: self.power()?, ground: self.place()? },
            "no-block" => Term::NoBlock { target: self.power()?, ground: self.place()? },
            "truce" => Term::Truce { target: self.power()?, ground: self.place()? },
            "promise" => Term::Words,
            "not-enter" => Term::NotEnter { ground: self.ground()? },
            "not-leave" => Term::NotLeave { ground: self.ground()? },
            "keep-away" => {
                let site = self.fortress()?;
                Term::KeepAway { site, distance: self.number()? }
            }
            "no-take" => Term::NotTake { card: self.card()? },
            "no-execute" => Term::NotExecute { card: self.card()? },
            _ => Term::Peace { agree: self.yes_or_no("yes", "no", "misread-wants-yes-or-no")? },
        };
        Ok((power, term))
    }
}

const CLAUSES: [&str; 16] = [
    "subsidy",
    "cancel",
    "vote",
    "no-attack",
    "no-conquest",
    "no-capture",
    "no-hussars",
    "no-block",
    "truce",
    "not-enter",
    "not-leave",
    "keep-away",
    "no-take",
    "no-execute",
    "peace",
    "promise",
];

/// M-21.5 to M-21.7: what no treaty can say, with the reason.
fn forbidden(verb: &str) -> Option<(&'static str, RuleId)> {
    match verb {
        verb if CLAUSES.contains(&verb) => None,
        "give" | "exchange" | "swap" | "cards" => Some(("misread-cards-pass", ids::M_21_5)),
        "ally" | "alliance" | "neutral" => Some(("misread-alliances", ids::M_21_7)),
        _ => Some(("misread-no-clause", ids::M_21_6)),
    }
}

/// `map-bohemia`: an area; `@austria`: a territory; `breslau/2`: the city and all within two cities. A bare name is
/// an area, else a territory, else a city alone; `everywhere` is no place in particular.
fn read_ground(pack: &Pack, word: &str) -> Result<Ground, ParseError> {
    if word == "everywhere" {
        return Ok(Ground::EVERYWHERE);
    }
    if let Some((slug, radius)) = word.split_once('/') {
        let Some(city) = pack.city(slug) else { return fault(slug, "misread-no-city") };
        let radius: Option<u8> = radius.parse().ok();
        let ground = radius.and_then(|radius| Ground::around(city, radius));
        return ground.map_or_else(|| fault(word, "misread-radius"), Ok);
    }
    if let Some(slug) = word.strip_prefix('@') {
        let ground = pack.territory(slug).map(Ground::territory);
        return ground.map_or_else(|| fault(slug, "misread-wants-ground"), Ok);
    }
    if let Some(area) = pack.area(word) {
        return Ok(Ground::area(area));
    }
    if let Some(territory) = pack.territory(word) {
        return Ok(Ground::territory(territory));
    }
    let ground = pack.city(word).and_then(|city| Ground::around(city, 0));
    ground.map_or_else(|| fault(word, "misread-wants-ground"), Ok)
}

pub(super) fn write_proposal(rules: &Ruleset, proposal: &Proposal) -> String {
    let clauses: Vec<String> = proposal.clauses().map(|one| clause(rules.pack, &one)).collect();
    format!("propose {}: {}", rules.mode.seats[proposal.to.index()].slug, clauses.join("; "))
}

/// One clause in the notation.
pub fn clause(pack: &Pack, clause: &Clause) -> String {
    let power = |power: PowerId| pack.power_of(power).slug.as_str();
    let city = |site: SiteId| pack.city_of(pack.site_of(site).city).slug.as_str();
    let condition = match clause.condition {
        None => String::new(),
        Some(Condition::Clear { power: who, ground: at }) => {
            format!("if clear {} {} then ", power(who), ground(pack, at))
        }
        Some(Condition::Held { site, power: who }) => format!("if held {} {} then ", city(site), power(who)),
        Some(Condition::Kept { clause }) => format!("if kept {} then ", clause + 1),
    };
    let except: Vec<String> = clause.except.iter().map(|at| format!(" except {}", ground(pack, at))).collect();
    format!("{condition}{}{}{}", term(pack, clause), date(pack, clause), except.join(","))
}

fn term(pack: &Pack, clause: &Clause) -> String {
    let power = |power: PowerId| pack.power_of(power).slug.as_str();
    let city = |site: SiteId| pack.city_of(pack.site_of(site).city).slug.as_str();
    let card = |card: Option<CardOf>| {
        card.map_or(String::new(), |card| format!(" {}", pack.politics[card.card().index()].slug))
    };
    let own = power(clause.power);
    let spare = |verb: &str, target: Option<PowerId>, at: Ground| {
        let whose = target.map_or(String::new(), |target| format!(" {}", power(target)));
        let place = if at == Ground::EVERYWHERE { String::new() } else { format!(" in {}", ground(pack, at)) };
        format!("{verb} {own}{whose}{place}")
    };
    match clause.term {
        Term::Subsidy { receiver, turns } => format!("subsidy {own} {} {turns}", power(receiver)),
        Term::Cancel { receiver } => format!("cancel {own} {}", power(receiver)),
        Term::Vote { franz } => format!("vote {own} {}", if franz { "franz" } else { "karl" }),
        Term::NoAttack { target, ground } => spare("no-attack", Some(target), ground),
        Term::NoConquest { target, ground } => spare("no-conquest", target.power(), ground),
        Term::NoCapture { target, ground } => spare("no-capture", target.power(), ground),
        Term::NoHussars { target, ground } => spare("no-hussars", Some(target), ground),
        Term::NoBlock { target, ground } => spare("no-block", Some(target), ground),
        Term::Truce { target, ground } => spare("truce", Some(target), ground),
        Term::NotEnter { ground: at } => format!("not-enter {own} {}", ground(pack, at)),
        Term::NotLeave { ground: at } => format!("not-leave {own} {}", ground(pack, at)),
        Term::KeepAway { site, distance } => format!("keep-away {own} {} {distance}", city(site)),
        Term::NotTake { card: which } => format!("no-take {own}{}", card(which)),
        Term::NotExecute { card: which } => format!("no-execute {own}{}", card(which)),
        Term::Peace { agree } => format!("peace {own} {}", if agree { "yes" } else { "no" }),
        Term::Words => format!("promise {own}"),
    }
}

fn date(pack: &Pack, clause: &Clause) -> String {
    let leads = if clause.term == Term::Words { "at" } else { "until" };
    match clause.until {
        Date::NONE => String::new(),
        Date::NEXT_WINTER => format!(" {leads} winter"),
        Date { turn, point: Point::Turn } => format!(" {leads} {turn}"),
        Date { turn, point: Point::Stage(power) } => format!(" {leads} {turn} {}", pack.power_of(power).slug),
        Date { turn, point: Point::Winter } => format!(" {leads} winter {turn}"),
    }
}

fn ground(pack: &Pack, ground: Ground) -> String {
    match ground.kind() {
        Kind::Everywhere => "everywhere".into(),
        Kind::Area(area) => pack.area_of(area).slug.clone(),
        Kind::Territory(territory) => format!("@{}", pack.territories[territory.index()].slug),
        Kind::Around(city, radius) => format!("{}/{radius}", pack.city_of(city).slug),
    }
}
