//! The game as one viewer sees it, as the page and the bots read it: plain data, things named by their slugs, fields in
//! kebab-case.
//!
//! The field names are stable: pages and bots depend on them. A view is written from a `View` alone, so nothing gets
//! in that its viewer may not know.

mod combat;
mod friedrich;
mod maria;
mod pieces;
mod powers;

use board::PowerId;
use rules::view::{CommonView, Open, SpentView, TitleView};
use rules::{Combat, Ruleset, View};
use serde::{Deserialize, Serialize};

use crate::{AskedWire, Fault, Slug, Slugs};

pub use combat::{DuelWire, OutcomeWire, PairWire};
pub use friedrich::{EffectWire, FriedrichCourse, FriedrichWire};
pub use maria::TreatyWire;
pub use maria::{ClauseWire, ContractWire, FoughtWire, MariaCourse, MariaWire, PoliticsCourse, PoolWire, SquareWire};
pub use pieces::{MarkerWire, PieceWire, StrengthWire};
pub use powers::{AbsentWire, ExposedWire, GoalWire, HandWire, PowerWire, StandingWire};

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ViewWire {
    /// The seat that looks; absent for the public.
    pub viewer: Option<Slug>,
    /// The mode that is played.
    pub mode: Slug,
    /// The options played with.
    pub options: Vec<Slug>,
    /// Counted from 1.
    pub turn: u8,
    /// The step of the sequence play stands at, for example `movement`.
    pub phase: Slug,
    /// The power whose turn it is; absent between turns.
    pub active: Option<Slug>,
    /// Every seat that is asked now, with its question.
    pub asked: Vec<AskedWire>,
    /// The powers of the mode in the order of play.
    pub powers: Vec<PowerWire>,
    /// All pieces of the mode, wherever they are.
    pub pieces: Vec<PieceWire>,
    /// Sums of armies this viewer knows.
    pub strengths: Vec<StrengthWire>,
    /// Markers: where, whose.
    pub markers: Vec<MarkerWire>,
    /// Question marks: where, whose.
    pub questions: Vec<MarkerWire>,
    /// Cards left to draw, by set.
    pub draw_pile: Vec<u8>,
    /// Sets that have not been opened yet.
    pub sets_left: u8,
    /// Cards spent since the pile was last shuffled.
    pub spent: SpentWire,
    /// Combats still to be fought in this phase.
    pub combats: Vec<PairWire>,
    /// The combat that is being fought.
    pub duel: Option<DuelWire>,
    /// Seats that have resigned.
    pub resigned: Vec<Slug>,
    /// How the game ended; absent while it runs.
    pub outcome: Option<OutcomeWire>,
    /// What only FRIEDRICH has.
    pub friedrich: Option<FriedrichWire>,
    /// What only MARIA has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maria: Option<MariaWire>,
    /// Public bookkeeping a person does not need; for bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub course: Option<CourseWire>,
}

/// Spent cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SpentWire {
    /// How many of each set; the backs tell everybody.
    pub by_set: Vec<u8>,
    /// Cards everybody has seen go.
    pub seen: Vec<String>,
    /// Cards the viewer knows besides.
    pub known: Vec<String>,
}

/// Public bookkeeping that both games have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CourseWire {
    /// How often spent cards have been shuffled again.
    pub reshuffles: u8,
    /// Powers that take no part in the mode.
    pub absent: Vec<AbsentWire>,
}

impl ViewWire {
    /// For people: two Reserves of one set bear one name, and bookkeeping stays out.
    pub fn of(view: &View, rules: &Ruleset) -> ViewWire {
        ViewWire::written(view, rules, &Slugs::new(rules))
    }

    /// For programs: it says all that the view says, and `read` gives back the same view.
    pub fn exact(view: &View, rules: &Ruleset) -> ViewWire {
        ViewWire::written(view, rules, &Slugs::exact(rules))
    }

    fn written(view: &View, rules: &Ruleset, slugs: &Slugs) -> ViewWire {
        let (friedrich, maria) = match &view.title {
            TitleView::Friedrich(own) => (Some(FriedrichWire::of(own, slugs)), None),
            TitleView::Maria(own) => (None, Some(MariaWire::of(own, rules, slugs))),
        };
        ViewWire {
            viewer: view.viewer.map(|seat| slugs.seat(seat)),
            mode: rules.mode.slug.as_str().into(),
            options: rules.options.names().into_iter().map(Slug::from).collect(),
            turn: view.turn,
            phase: view.phase.into(),
            active: view.active.map(|power| slugs.power(power)),
            asked: view.asked.iter().map(|(seat, question)| AskedWire::of(*seat, question, slugs)).collect(),
            powers: view.powers.iter().map(|power| PowerWire::of(&view.open, power, slugs)).collect(),
            pieces: view.pieces.iter().map(|piece| PieceWire::of(&view.open, piece, slugs)).collect(),
            strengths: view.facts.iter().map(|fact| StrengthWire::of(fact, slugs)).collect(),
            markers: view.control.iter().map(|marker| MarkerWire::of(marker, slugs)).collect(),
            questions: view.pending.iter().map(|mark| MarkerWire::of(mark, slugs)).collect(),
            draw_pile: view.pile.clone(),
            sets_left: (rules.pack.deck.sets + 1).saturating_sub(view.next_set),
            spent: SpentWire {
                by_set: view.spent.by_set.clone(),
                seen: slugs.cards(&view.seen),
                known: slugs.cards(&view.spent.known),
            },
            combats: view.combat.pairs().iter().map(|&pair| PairWire::of(pair, slugs)).collect(),
            duel: view.combat.duel.map(|duel| DuelWire::of(&duel, slugs)),
            resigned: slugs.seats(view.resigned),
            outcome: view.outcome.map(|outcome| OutcomeWire::of(&outcome, rules, slugs)),
            friedrich,
            maria,
            course: slugs.is_exact().then(|| CourseWire::of(&view.open, rules, slugs)),
        }
    }

    /// The view again; it must have been written exactly, for a game by these rules.
    pub fn read(&self, rules: &Ruleset) -> Result<View, Fault> {
        let slugs = &Slugs::exact(rules);
        let options = rules.options.names();
        if self.mode != rules.mode.slug || !self.options.iter().eq(options.iter()) {
            return Err(Fault::wrong("mode", "or `options` are those of another game"));
        }
        let title = match (&self.friedrich, &self.maria) {
            (Some(own), None) => TitleView::Friedrich(own.read(self, rules, slugs)?),
            (None, Some(own)) => TitleView::Maria(own.read(self, rules, slugs)?),
            _ => return Err(Fault::missing("friedrich` or `maria")),
        };
        let common = self.read_common(rules, slugs, &title)?;
        Ok(View::of(common, title))
    }

    fn read_common(&self, rules: &Ruleset, slugs: &Slugs, title: &TitleView) -> Result<CommonView, Fault> {
        let mut open = Open::NEW;
        let powers = self.powers.iter().map(|power| power.read(&mut open, slugs)).collect::<Result<_, _>>()?;
        let pieces = self.pieces.iter().map(|piece| piece.read(&mut open, slugs)).collect::<Result<_, _>>()?;
        self.read_open(&mut open, rules, slugs)?;
        let viewer = self.viewer.as_deref().map(|seat| slugs.read_seat(seat)).transpose()?;
        Ok(CommonView {
            viewer,
            open,
            active: self.active.as_deref().map(|power| slugs.read_power(power)).transpose()?,
            asked: self.asked.iter().map(|asked| asked.read(slugs)).collect::<Result<_, _>>()?,
            powers,
            pieces,
            facts: self.strengths.iter().map(|fact| fact.read(viewer, slugs)).collect::<Result<_, _>>()?,
            pile: self.draw_pile.clone(),
            spent: SpentView { by_set: self.spent.by_set.clone(), known: slugs.read_cards(&self.spent.known)? },
            aside: title.cards_aside(),
            outcome: self.outcome.as_ref().map(|outcome| outcome.read(rules, slugs)).transpose()?,
        })
    }

    /// What lies open besides powers and pieces.
    fn read_open(&self, open: &mut Open, rules: &Ruleset, slugs: &Slugs) -> Result<(), Fault> {
        let course = self.course.as_ref().ok_or_else(|| Fault::missing("course"))?;
        for absent in &course.absent {
            absent.read(open, slugs)?;
        }
        open.turn = self.turn;
        open.reshuffles = course.reshuffles;
        open.next_set = (rules.pack.deck.sets + 1)
            .checked_sub(self.sets_left)
            .ok_or_else(|| Fault::wrong("sets-left", "is more than there are"))?;
        open.seen = slugs.read_cards(&self.spent.seen)?;
        open.resigned = slugs.read_seats(&self.resigned)?;
        for marker in &self.markers {
            let (site, power) = marker.read(slugs)?;
            open.control.set(site, Some(power));
        }
        for mark in &self.questions {
            let (site, power) = mark.read(slugs)?;
            open.pending.set(site, Some(power));
        }
        let pairs: Vec<_> = self.combats.iter().map(|pair| pair.read(slugs)).collect::<Result<_, _>>()?;
        if pairs.len() > Combat::ROOM {
            return Err(Fault::wrong("combats", "are more than a phase can have"));
        }
        let duel = self.duel.as_ref().map(|duel| duel.read(slugs)).transpose()?;
        open.combat = Combat::of(&pairs, duel);
        Ok(())
    }
}

impl CourseWire {
    fn of(open: &Open, rules: &Ruleset, slugs: &Slugs) -> CourseWire {
        let all = (0..rules.pack.powers.len() as u8).map(PowerId);
        let absent = all.filter(|power| !rules.order.contains(power));
        CourseWire {
            reshuffles: open.reshuffles,
            absent: absent.map(|power| AbsentWire::of(open, power, slugs)).collect(),
        }
    }
}

/// A part that only exact views have.
fn course<T>(course: Option<&T>) -> Result<&T, Fault> {
    course.ok_or_else(|| Fault::missing("course"))
}

/// A list of a fixed number of things.
fn exactly<T, const N: usize>(field: &'static str, items: Vec<T>) -> Result<[T; N], Fault> {
    let found = items.len();
    items.try_into().map_err(|_| Fault::wrong(field, &format!("has {found} entries, not {N}")))
}
