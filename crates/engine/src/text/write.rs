//! Actions as text.

use std::fmt::Write;

use board::{CardSet, CityId, PieceId, PieceSet, PowerId};

use super::treaty::write_proposal;
use crate::action::{Action, Execution, Path, Recruit};
use crate::ruleset::Ruleset;

/// The full form.
pub fn write(rules: &Ruleset, action: &Action) -> String {
    let piece = |id: PieceId| rules.pack.pieces[id.index()].slug.as_str();
    let card = |id| rules.pack.card_name(id);
    match *action {
        Action::Deploy { power, troops } => {
            let mut text = format!("deploy {}", rules.pack.powers[power.index()].slug);
            for (general, number) in rules.army(power).iter().zip(troops) {
                let _ = write!(text, " {}={number}", piece(general));
            }
            text
        }
        Action::Discard { card: id } => format!("discard {}", card(id)),
        Action::Offensive { card: None } => "offensive no".into(),
        Action::Offensive { card: Some(id) } => format!("offensive {}", card(id)),
        Action::March { group, path } => format!("march {} {}", pieces(rules, group), cities(rules, &path)),
        Action::Recruit(order) => recruit(rules, &order, Told::All),
        Action::End => "end".into(),
        Action::Attack { attacker, defender } => format!("attack {} {}", piece(attacker), piece(defender)),
        Action::Play { card: id, declared: Some((suit, value)), .. } => {
            format!("play {}={}{value}", card(id), suit.letter())
        }
        Action::Play { card: id, declared: None, double } => {
            format!("play {}{}", card(id), if double { " double" } else { "" })
        }
        Action::Concede => "concede".into(),
        Action::Retreat { path } => format!("retreat {}", cities(rules, &path)),
        Action::Leave { general } => format!("leave {}", piece(general)),
        Action::Assign { general } => format!("assign {}", piece(general)),
        Action::Accept => "accept".into(),
        Action::Pass => "pass".into(),
        Action::Give { card: id } => format!("give {}", card(id)),
        Action::Starve { general } => format!("starve {}", piece(general)),
        Action::Step { piece: id, path } => format!("step {} {}", piece(id), cities(rules, &path)),
        Action::Evade { to } => format!("evade {}", city(rules, to)),
        Action::Transfer(transfer) => {
            let mut text = String::from("transfer");
            for (general, number) in transfer.parts() {
                let _ = write!(text, " {}={number}", piece(general));
            }
            text
        }
        Action::Resign => "resign".into(),
        Action::ForceMarch { group, path } => {
            format!("force-march {} {}", pieces(rules, group), cities(rules, &path))
        }
        Action::Enter { train, city: at, pay } => {
            format!("enter {} {}{}", piece(train), city(rules, at), payment(rules, &pay))
        }
        Action::Hussar { number, city: at } => {
            let hussar = rules.hussars.iter().nth(number as usize).map_or("hussar", piece);
            format!("hussar {hussar} {}", city(rules, at))
        }
        Action::Trump { suit } => format!("trump {}", suit.letter()),
        Action::Bid { card } => format!("bid {}", rules.pack.card_name(card)),
        Action::Take { card } => format!("take {}", rules.pack.politics[card.index()].slug),
        Action::Execute(Execution::BURY) => "bury".into(),
        Action::Execute(execution) => execute(rules, &execution),
        Action::Pay { pay } => format!("pay {}", cards(rules, &pay)),
        Action::Feed { generals } => format!("feed {}", pieces(rules, generals)),
        Action::Shift { boxes } => format!("shift {boxes}"),
        Action::Vote { franz } => format!("vote franz={franz}"),
        Action::Corps { general, pay } => format!("corps {}{}", piece(general), payment(rules, &pay)),
        Action::Settle { piece: id, city: at } => format!("settle {} {}", piece(id), city(rules, at)),
        Action::Command { general } => format!("command {}", piece(general)),
        Action::Dispute => "dispute".into(),
        Action::Discards { cards: given } => format!("discards {}", cards(rules, &given)),
        Action::Propose(proposal) => write_proposal(rules, &proposal),
        Action::Agree { treaty } => format!("agree {treaty}"),
        Action::Decline { treaty } => format!("decline {treaty}"),
        Action::Withdraw { treaty } => format!("withdraw {treaty}"),
        Action::Waive { treaty } => format!("waive {treaty}"),
        Action::Subsidize { giver, receiver, turns } => {
            format!("subsidize {} {} {turns}", power(rules, giver), power(rules, receiver))
        }
        Action::Cancel { giver, receiver } => format!("cancel {} {}", power(rules, giver), power(rules, receiver)),
    }
}

fn payment(rules: &Ruleset, pay: &CardSet) -> String {
    if pay.is_empty() { String::new() } else { format!(" pay {}", cards(rules, pay)) }
}

/// `execute obey saxony=-1 russia=+2`
fn execute(rules: &Ruleset, execution: &Execution) -> String {
    let mut text = String::from("execute");
    if execution.obey {
        text.push_str(" obey");
    }
    for (track, steps) in rules.pack.tracks.iter().zip(execution.shifts) {
        if let Some(steps) = steps {
            let _ = write!(text, " {}={steps:+}", track.slug);
        }
    }
    text
}

fn pieces(rules: &Ruleset, group: PieceSet) -> String {
    let slugs: Vec<&str> = group.iter().map(|id| rules.pack.pieces[id.index()].slug.as_str()).collect();
    slugs.join("+")
}

fn power(rules: &Ruleset, id: PowerId) -> &str {
    &rules.pack.power_of(id).slug
}

fn city(rules: &Ruleset, id: CityId) -> &str {
    &rules.pack.cities[id.index()].slug
}

fn cities(rules: &Ruleset, path: &Path) -> String {
    let slugs: Vec<&str> = path.cities().iter().map(|&id| city(rules, id)).collect();
    slugs.join("-")
}

fn cards(rules: &Ruleset, set: &CardSet) -> String {
    let names: Vec<String> = set.iter().map(|id| rules.pack.card_name(id)).collect();
    names.join("+")
}

/// How much of an order to recruit is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// The whole order, as its owner gives it.
    All,
    /// M-13.6: not who receives.
    NoReceivers,
    /// who would come back where, and nothing else.
    Returns,
}

/// An order to recruit, as far as it is told.
pub fn recruit(rules: &Ruleset, order: &Recruit, told: Told) -> String {
    let mut text = format!("recruit {}", rules.pack.powers[order.power.index()].slug);
    if told != Told::Returns {
        let _ = write!(text, " {}{}", order.armies(), payment(rules, &order.pay));
    }
    for (rank, general) in rules.generals_of(order.power).iter().enumerate() {
        let (gain, place) = (order.gains[rank], order.generals[rank]);
        if place.is_none() && (gain == 0 || told != Told::All) {
            continue;
        }
        let _ = write!(text, " {}", rules.pack.pieces[general.index()].slug);
        if let Some(place) = place {
            let _ = write!(text, "@{}", city(rules, place));
        }
        if told == Told::All {
            let _ = write!(text, "={gain}");
        }
    }
    for (number, train) in rules.trains_of(order.power).iter().enumerate() {
        if let Some(place) = order.trains[number] {
            let _ = write!(text, " {}@{}", rules.pack.pieces[train.index()].slug, city(rules, place));
        }
    }
    text
}
