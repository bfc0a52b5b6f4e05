//! Lines as a header: strict, except for fields marked as belonging to others.

use std::sync::Arc;

use board::Pack;
use rules::tell::{Message, Value};
use rules::{Options, Ruleset, Seat, SetupError};

use crate::fault::{digits, fault, shown};
use crate::header::{FORMAT, OPENING, is_other};
use crate::hex::read_hex;
use crate::{Chance, Commitment, Entropy, Fair, Fault, Header, Pledge, Setup, Sitter};

/// Which pack a title is played on; the error is one sentence.
pub type Packs<'a> = &'a dyn Fn(&Setup) -> Result<&'static Pack, SetupError>;

/// A line `name: value`.
struct Field {
    at: usize,
    name: String,
    value: String,
}

const ONCE: [&str; 8] = ["rules", "title", "mode", "options", "pack", "seed", "commitment", "note"];
const OFTEN: [&str; 3] = ["seat", "pledge", "entropy"];

pub(crate) fn read_version(line: &str) -> Result<(), Fault> {
    let version = line.strip_prefix(OPENING).unwrap_or_default();
    match version.parse::<u32>() {
        Ok(FORMAT) if version == FORMAT.to_string() => Ok(()),
        Ok(other) if other != FORMAT => {
            fault(1, Message::new("broken-version").with("version", other as usize).with("own", FORMAT as usize))
        }
        _ => fault(1, Message::new("broken-no-version").with("version", shown(version))),
    }
}

/// Reads the lines between the first and the closing hash. The first of them is line 2 of the file.
pub(crate) fn read_header(lines: &[String], packs: Packs) -> Result<(Arc<Ruleset>, Header), Fault> {
    let fields = Fields::read(lines)?;
    let rules_version = fields.needed("rules")?;
    if rules_version.value != rules::VERSION.to_string() {
        let other = Message::new("broken-other-rules").with("version", shown(&rules_version.value));
        return fault(rules_version.at, other.with("own", rules::VERSION.to_string()));
    }
    let (rules, setup) = read_setup(&fields, packs)?;
    let seats = read_seats(&fields, &rules)?;
    let chance = read_chance(&fields, &rules, &seats)?;
    let note = fields.once("note").map(|field| field.value.clone());
    let others = fields.0.iter().filter(|field| is_other(&field.name));
    let others = others.map(|field| (field.name.clone(), field.value.clone())).collect();
    let header = Header { setup, seats, chance, note, others };
    let written = header.lines(&rules);
    // One header, one text: order, spelling and spaces are not left to taste.
    let differing = written[1..].iter().zip(lines).position(|(written, read)| written != read);
    match differing {
        Some(at) => fault(at + 2, Message::new("broken-header-line").with("line", shown(&written[at + 1]))),
        None => Ok((rules, header)),
    }
}

fn read_setup(fields: &Fields, packs: Packs) -> Result<(Arc<Ruleset>, Setup), Fault> {
    let (title, mode) = (fields.needed("title")?, fields.needed("mode")?);
    let options = fields.once("options");
    let words = options.map_or(Vec::new(), |field| field.value.split(' ').map(str::to_owned).collect());
    let setup = Setup { title: title.value.clone(), mode: mode.value.clone(), options: words };
    let pack = packs(&setup).or_else(|_| fault(title.at, no_game(&setup.title)))?;
    let is_mode = pack.modes.iter().any(|plan| plan.slug == setup.mode);
    let place = options.filter(|_| is_mode).map_or(mode.at, |field| field.at);
    let rules = setup.ruleset_on(pack).or_else(|_| fault(place, unplayable(&setup, pack)))?;
    let hash = fields.needed("pack")?;
    if hash.value != pack.hash_text() {
        let other = shown(hash.value.get(..16).unwrap_or(&hash.value));
        let reason = Message::new("broken-other-pack").with("other", other).with("own", &pack.hash_text()[..16]);
        return fault(hash.at, reason);
    }
    Ok((rules, setup))
}

pub(crate) fn no_game(title: &str) -> Message {
    let games = board::GAMES.iter().map(|&game| Value::from(game)).collect::<Value>();
    Message::new("broken-no-game").with("game", shown(title)).with("games", games)
}

/// Why there are no rules for a setup on a pack.
fn unplayable(setup: &Setup, pack: &Pack) -> Message {
    let Some(mode) = pack.modes.iter().find(|mode| mode.slug == setup.mode) else {
        let modes = pack.modes.iter().map(|mode| Value::from(mode.slug.as_str())).collect::<Value>();
        return Message::new("broken-no-mode").with("mode", shown(&setup.mode)).with("modes", modes);
    };
    if let Some(strange) = setup.options.iter().find(|option| Options::parse(&[option.as_str()]).is_err()) {
        return Message::new("broken-no-option").with("option", shown(strange));
    }
    match setup.options.iter().find(|option| !mode.options.contains(option)) {
        Some(option) => {
            Message::new("broken-other-option").with("mode", mode.slug.as_str()).with("option", option.as_str())
        }
        None => Message::new("broken-unplayable"),
    }
}

fn read_seats(fields: &Fields, rules: &Ruleset) -> Result<Vec<Sitter>, Fault> {
    let mut seats = Vec::new();
    for field in fields.often("seat") {
        let (seat, who) = split_seat(field, rules)?;
        if seat.index() != seats.len() {
            return fault(field.at, "broken-seat-order");
        }
        let Some(sitter) = Sitter::read(who) else {
            return fault(field.at, "broken-sitter");
        };
        seats.push(sitter);
    }
    if seats.len() < rules.mode.seats.len() {
        let missing = rules.mode.seats[seats.len()].slug.as_str();
        return fault(fields.last(), Message::new("broken-nobody-on").with("seat", missing));
    }
    Ok(seats)
}

fn read_chance(fields: &Fields, rules: &Ruleset, seats: &[Sitter]) -> Result<Chance, Fault> {
    let fair = ["commitment", "pledge", "entropy"];
    match (fields.once("seed"), fields.once("commitment")) {
        (Some(seed), _) => {
            if let Some(other) = fields.0.iter().find(|field| fair.contains(&field.name.as_str())) {
                return fault(other.at, "broken-two-chances");
            }
            let number = seed.value.parse().map(Chance::Number);
            let chance = number.ok().or_else(|| read_hex(&seed.value).map(Chance::Seed));
            chance.map_or_else(|| fault(seed.at, Message::new("broken-no-seed").with("seed", shown(&seed.value))), Ok)
        }
        (None, Some(commitment)) => {
            let hash = read_hex(&commitment.value).map(Commitment);
            let commitment = hash.map_or_else(|| fault(commitment.at, digits("commitment", 64)), Ok)?;
            let pledges = read_added(fields, rules, "pledge")?;
            let entropies = read_added(fields, rules, "entropy")?;
            let pledges = pledges.into_iter().map(|(seat, bytes)| (seat, Pledge(bytes))).collect();
            let entropies = entropies.into_iter().map(|(seat, bytes)| (seat, Entropy(bytes))).collect();
            let fair = Fair { commitment, pledges, entropies };
            check_added(fields, seats, &fair)?;
            if let Some(seat) = fair.broken_pledge() {
                let at = fields.often("pledge").map(|field| field.at).next().unwrap_or(fields.last());
                let slug = rules.mode.seats[seat.index()].slug.as_str();
                return fault(at, Message::new("broken-pledge").with("seat", slug));
            }
            Ok(Chance::Fair(fair))
        }
        (None, None) => fault(fields.last(), "broken-no-chance"),
    }
}

/// A bot is the server's own creature: what it added could have been chosen to suit the server.
fn check_added(fields: &Fields, seats: &[Sitter], fair: &Fair) -> Result<(), Fault> {
    let added = fair.entropies.iter().map(|(seat, _)| *seat);
    let place = added.zip(fields.often("entropy")).find(|(seat, _)| seats[seat.index()].is_bot);
    place.map_or(Ok(()), |(_, field)| fault(field.at, "broken-bot-entropy"))
}

/// What seats added to the chance, each at most once.
fn read_added(fields: &Fields, rules: &Ruleset, name: &'static str) -> Result<Vec<(Seat, [u8; 32])>, Fault> {
    let mut added: Vec<(Seat, [u8; 32])> = Vec::new();
    for field in fields.often(name) {
        let (seat, number) = split_seat(field, rules)?;
        let Some(bytes) = read_hex(number) else {
            return fault(field.at, digits(name, 64));
        };
        if added.iter().any(|(other, _)| *other == seat) {
            return fault(field.at, Message::new("broken-added-twice").with("name", name));
        }
        added.push((seat, bytes));
    }
    Ok(added)
}

fn split_seat<'a>(field: &'a Field, rules: &Ruleset) -> Result<(Seat, &'a str), Fault> {
    let (slug, rest) = field.value.split_once(' ').unwrap_or((&field.value, ""));
    match rules.seat_by_slug(slug) {
        Some(seat) => Ok((seat, rest)),
        None => fault(field.at, Message::new("broken-no-seat").with("seat", shown(slug))),
    }
}

struct Fields(Vec<Field>);

impl Fields {
    fn read(lines: &[String]) -> Result<Fields, Fault> {
        let mut fields: Vec<Field> = Vec::new();
        for (at, line) in lines.iter().enumerate().map(|(number, line)| (number + 2, line)) {
            let Some((name, value)) = line.split_once(": ") else {
                return fault(at, "broken-no-field");
            };
            let once = ONCE.contains(&name);
            if !once && !OFTEN.contains(&name) && !is_other(name) {
                return fault(at, Message::new("broken-unknown-field").with("name", shown(name)));
            }
            if !OFTEN.contains(&name) && fields.iter().any(|field| field.name == name) {
                return fault(at, Message::new("broken-field-twice").with("name", shown(name)));
            }
            fields.push(Field { at, name: name.to_owned(), value: value.to_owned() });
        }
        Ok(Fields(fields))
    }

    fn once(&self, name: &str) -> Option<&Field> {
        self.0.iter().find(|field| field.name == name)
    }

    fn often<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Field> {
        self.0.iter().filter(move |field| field.name == name)
    }

    fn needed(&self, name: &'static str) -> Result<&Field, Fault> {
        self.once(name).map_or_else(|| fault(self.last(), Message::new("broken-lacks-field").with("name", name)), Ok)
    }

    /// Number of the last line of the header.
    fn last(&self) -> usize {
        self.0.last().map_or(1, |field| field.at)
    }
}
