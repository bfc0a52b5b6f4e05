//! The turns of fortune of MARIA: Saxony, peace, election, politics, treaties, ties.

use std::collections::BTreeSet;

use board::{PoliticalCardId, PowerId};
use rules::clause::TreatyId;
use rules::titles::maria::{AUSTRIA, FRANCE, MAJORS, PRUSSIA};
use rules::view::{PowerView, TitleView};
use rules::{About, Action, Entry, Event, Path, Reason, Ruleset, Seat, State, Why};

/// Keeps in mind, action by action, what an event alone does not tell.
#[derive(Default)]
pub(super) struct Follower {
    /// The power whose stage it is; none in politics and winter.
    stage: Option<&'static str>,
    moved: bool,
    fights: bool,
    peace: bool,
    saxony: u8,
    made: BTreeSet<TreatyId>,
    released: BTreeSet<TreatyId>,
    ceded: bool,
    scores: [u8; board::limits::POWERS],
}

const SIDES: [&str; 3] = ["prussian", "neutral", "austrian"];

/// Every political card executed, and every one buried. M-18.1: the election is no political card; nobody takes it.
pub fn all_executions(rules: &Ruleset) -> BTreeSet<String> {
    let both = |slug: &String| [format!("executed {slug}"), format!("buried {slug}")];
    rules.pack.politics.iter().filter(|card| !card.election).flat_map(|card| both(&card.slug)).collect()
}

impl Follower {
    /// `before` is the position in which the action was chosen; none for what happens at the start.
    pub fn see(&mut self, rules: &Ruleset, before: Option<&State>, events: &[Entry], shown: &mut BTreeSet<String>) {
        if let Some(before) = before
            && self.made.len() > self.released.len()
            && !shown.contains("treaty broken")
            && can_break_a_treaty(rules, before)
        {
            shown.insert("treaty broken".to_owned());
        }
        for entry in events {
            self.follow_course(&entry.event);
            self.note(rules, &entry.event, shown);
        }
    }

    fn follow_course(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } | Event::WinterBegan { .. } => *self = Follower { stage: None, ..self.anew() },
            Event::StageBegan { powers } => {
                let names = [(FRANCE, "french"), (PRUSSIA, "prussian"), (AUSTRIA, "austrian")];
                let stage = names.into_iter().find(|(power, _)| powers.contains(power)).map(|(_, name)| name);
                *self = Follower { stage, ..self.anew() };
            }
            Event::Marched { .. } | Event::SeatDone { .. } => self.moved = true,
            Event::CombatsBegin => self.fights = true,
            Event::PeaceMade => self.peace = true,
            Event::WinterScores { scores } => self.scores = *scores,
            _ => {}
        }
    }

    /// The same, at the beginning of a stage.
    fn anew(&mut self) -> Follower {
        Follower { moved: false, fights: false, peace: false, ..std::mem::take(self) }
    }

    fn place(&self) -> String {
        let Some(stage) = self.stage else { return "politics".to_owned() };
        let part = match (self.peace, self.fights, self.moved) {
            (true, _, _) => "peace",
            (_, true, _) => "combat",
            (_, _, true) => "movement",
            _ => "supply",
        };
        format!("{stage} {part}")
    }

    fn note(&mut self, rules: &Ruleset, event: &Event, shown: &mut BTreeSet<String>) {
        let card = |card: PoliticalCardId| &rules.pack.politics[card.index()].slug;
        let said = match event {
            Event::SaxonyTurns { side } => {
                let from = SIDES[std::mem::replace(&mut self.saxony, *side) as usize];
                format!("saxony {from} to {} in {}", SIDES[*side as usize], self.place())
            }
            Event::PeaceOffered { offered: true } => "peace offered".to_owned(),
            Event::PeaceOffered { offered: false } => "peace not offered".to_owned(),
            Event::PeaceAnswered { accepted: false } => "peace refused".to_owned(),
            Event::PeaceMade => "peace made".to_owned(),
            Event::NeutralityEnds => "peace left again".to_owned(),
            Event::SetAside { power: FRANCE, .. } => "french reduction".to_owned(),
            Event::Executed { card: number, execution, .. } => {
                let verb = if *execution == rules::action::Execution::BURY { "buried" } else { "executed" };
                format!("{verb} {}", card(*number))
            }
            Event::Elected { franz, karl } => {
                let winner = if franz > karl { "franz" } else { "karl" };
                format!("emperor {winner}")
            }
            Event::Ceded { .. } => {
                self.ceded = true;
                "cession".to_owned()
            }
            Event::TreatyMade { treaty } => {
                self.made.insert(*treaty);
                "treaty made".to_owned()
            }
            Event::TreatyDeclined { .. } => "treaty declined".to_owned(),
            Event::ClauseReleased { treaty, .. } => {
                self.released.insert(*treaty);
                "treaty released".to_owned()
            }
            Event::TreatyEnded { treaty } if !self.released.contains(treaty) => "treaty kept".to_owned(),
            Event::Disputed => "alternating moves".to_owned(),
            Event::ConsentAsked { .. } => "joint stack asked for".to_owned(),
            _ => return,
        };
        shown.insert(said);
    }

    /// What the end tells: who ties, who alone has what it needs at a draw, and who wins after a cession.
    pub fn end(&self, rules: &Ruleset, last: &State, (mode, outcome): (&str, &str), shown: &mut BTreeSet<String>) {
        if self.ceded {
            shown.insert(format!("cession, then {outcome}"));
        }
        let Some(reason) = rules.outcome(last).map(|outcome| outcome.reason) else { return };
        let view = rules.view(last, None);
        let TitleView::Maria(own) = &view.title else { return };
        let said = match reason {
            Reason::WinterScores => {
                tied(rules, |power| i16::from(self.scores[power.index()])).map(|who| ("tie of winter scores", who))
            }
            Reason::PoolEmpty => {
                tied(rules, |power| i16::from(own.boxes.pools[power.index()])).map(|who| ("tie of pools", who))
            }
            Reason::Draw => {
                let has_enough = |power: &PowerView| power.standing.is_some_and(|standing| standing.is_met());
                view.powers.iter().find(|power| has_enough(power)).map(|power| ("draw by", slug(rules, power.power)))
            }
            _ => None,
        };
        shown.extend(said.map(|(what, who)| format!("{mode}: {what} {who}")));
    }
}

fn slug(rules: &Ruleset, power: PowerId) -> String {
    rules.pack.power_of(power).slug.clone()
}

/// The powers with the least, if there are several: `france+austria`.
fn tied(rules: &Ruleset, value: impl Fn(PowerId) -> i16) -> Option<String> {
    let least = MAJORS.into_iter().map(&value).min()?;
    let best: Vec<String> =
        MAJORS.into_iter().filter(|&power| value(power) == least).map(|power| slug(rules, power)).collect();
    (best.len() > 1).then(|| best.join("+"))
}

/// Whether an asked seat has an answer that is refused for a treaty alone.
fn can_break_a_treaty(rules: &Ruleset, state: &State) -> bool {
    let breaks = |seat: Seat, action: Action| {
        let judged = rules.check(state, seat, &action);
        judged.is_err_and(|refusal| matches!(refusal.why, Why::TreatyBroken { .. }))
    };
    rules.seats().any(|seat| match rules.asked(state, seat).map(|question| question.about) {
        Some(About::Movement) => steps(rules, state).any(|action| breaks(seat, action)),
        Some(About::Vote { free }) => (0..=free).any(|franz| breaks(seat, Action::Vote { franz })),
        Some(About::PeaceOffer | About::PeaceAnswer) => {
            [Action::Accept, Action::Pass].into_iter().any(|answer| breaks(seat, answer))
        }
        _ => false,
    })
}

/// Every step of one piece along one road.
fn steps(rules: &Ruleset, state: &State) -> impl Iterator<Item = Action> {
    let mut all = Vec::new();
    let view = rules.view(state, None);
    for piece in &view.pieces {
        let Some(city) = view.city(piece.piece) else { continue };
        for &to in rules.pack.roads.neighbours(city) {
            let mut path = Path::new(city);
            path.push(to);
            all.push(Action::March { group: board::PieceSet::one(piece.piece), path });
        }
    }
    all.into_iter()
}
