//! Lists of tables: those anybody may find, and those where somebody has a seat.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use tracing::warn;

use crate::access::{self, Door, Facts, Visitor};
use crate::clock::now_ms;
use crate::glance::Glance;
use crate::registry::Registry;
use crate::secret::Key;
use crate::store::{Listed, Standing};
use crate::table::plan::{KeptPlan, SeatPlan, TablePlan};
use crate::table::{Refused, Stage};

/// Tables shown in the lobby at most.
const LOBBY: u32 = 200;
/// Tables looked into for one list, where what was stored is out of date.
const MOST_LOOKS: u32 = 20;
/// Tables of one's own that may be asked for at once.
pub const MOST_OWN: usize = 200;

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct InLobby {
    pub id: String,
    /// Seconds since 1970.
    pub created: i64,
    /// `open`, `running` or `finished`.
    pub standing: String,
    pub plan: TablePlan,
    /// Who sits where, in the order of the mode; empty for a moment after a restart.
    pub seats: Vec<LobbySeat>,
    /// How many seats are for people.
    pub people: u8,
    /// The turn it is in, where the reader may see the game now.
    pub turn: Option<u8>,
    /// The seats whose move it is, where the reader may see the game now.
    pub asked: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LobbySeat {
    pub seat: String,
    /// `empty`, `person` or `bot`.
    pub who: String,
    pub name: Option<String>,
}

/// A table where the reader has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OwnTable {
    #[serde(flatten)]
    pub table: InLobby,
    /// The own seat; absent for who has given it up.
    pub you: Option<String>,
    /// Since when the own seat has been asked, or else the one that has been longest; in seconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub since: Option<i64>,
}

/// A table of one's own, and by which key.
pub struct Mine {
    pub id: String,
    pub key: Key,
}

impl Registry {
    /// Tables anybody may find: those that may be watched or have an open seat.
    pub async fn lobby(&self, standing: Standing) -> Result<Vec<InLobby>, Refused> {
        let listed = self.store().reader().lobby(standing, now_ms(), LOBBY).await;
        let listed = listed.map_err(|fault| Refused::not_stored(&fault))?;
        let shown = listed.iter().filter_map(|game| {
            let (kept, glance) = (plan_of(game)?, self.glance(game));
            let glance = glance.as_deref();
            Some(in_lobby(game, &kept, glance, Visitor::Stranger))
        });
        Ok(shown.collect())
    }

    /// The tables among these where the keys open a seat, the youngest first.
    pub async fn own_tables(&self, mine: &[Mine]) -> Result<Vec<OwnTable>, Refused> {
        let ids: Vec<String> = mine.iter().map(|mine| mine.id.clone()).collect();
        let keys: HashMap<&str, &Key> = mine.iter().map(|mine| (mine.id.as_str(), &mine.key)).collect();
        let listed = self.store().reader().games(&ids).await.map_err(|fault| Refused::not_stored(&fault))?;
        let (mut own, mut looks) = (Vec::new(), MOST_LOOKS);
        for game in listed {
            let Some(key) = keys.get(game.id.as_str()) else { continue };
            let Some(glance) = self.glance_or_look(&game, &mut looks).await else { continue };
            let visitor = glance.visitor(key, stage_of(game.standing));
            if visitor != Visitor::Lost {
                own.extend(own_table(&game, Some(&glance), visitor));
            }
        }
        Ok(own)
    }

    /// The tables an account keeps seats at; a key that opens nothing any more shows what a stranger sees.
    pub async fn held_tables(&self, held: Vec<(Listed, Key)>) -> Vec<OwnTable> {
        let (mut own, mut looks) = (Vec::new(), MOST_LOOKS);
        for (game, key) in held {
            let glance = self.glance_or_look(&game, &mut looks).await;
            let visitor = glance.as_ref().map(|glance| glance.visitor(&key, stage_of(game.standing)));
            own.extend(own_table(&game, glance.as_deref(), visitor.unwrap_or(Visitor::Stranger)));
        }
        own
    }

    /// So many tables may be looked into for one reader; the others are told when he comes again.
    async fn glance_or_look(&self, game: &Listed, looks: &mut u32) -> Option<Arc<Glance>> {
        if let Some(glance) = self.glance(game) {
            return Some(glance);
        }
        *looks = looks.checked_sub(1)?;
        self.look_in(&game.id).await
    }

    /// What is known of a table: by itself if it is open, else as it was stored, unless more has happened since.
    fn glance(&self, game: &Listed) -> Option<Arc<Glance>> {
        let stored = || game.glance.as_deref().and_then(Glance::read).filter(|glance| glance.seq == game.seq);
        self.live_glance(&game.id).or_else(|| stored().map(Arc::new))
    }

    /// After a crash, and in a file of an earlier program, tables in the lobby are looked into once.
    pub async fn refresh_glances(&self) {
        for standing in [Standing::Running, Standing::Open, Standing::Finished] {
            let listed = match self.store().reader().lobby(standing, now_ms(), LOBBY).await {
                Ok(listed) => listed,
                Err(fault) => return warn!(%fault, "tables could not be listed"),
            };
            for game in listed.iter().filter(|game| self.glance(game).is_none()) {
                self.look_in(&game.id).await;
            }
        }
    }
}

fn plan_of(game: &Listed) -> Option<KeptPlan> {
    serde_json::from_str(&game.plan).ok()
}

fn stage_of(standing: Standing) -> Stage {
    match standing {
        Standing::Open => Stage::Gathering,
        Standing::Running => Stage::Playing,
        Standing::Finished | Standing::Broken => Stage::Over,
    }
}

/// A table as a list of one's own shows it.
fn own_table(game: &Listed, glance: Option<&Glance>, visitor: Visitor) -> Option<OwnTable> {
    let table = in_lobby(game, &plan_of(game)?, glance, visitor);
    let you = match visitor {
        Visitor::Seat(seat) | Visitor::Invited(seat) => Some(seat),
        _ => None,
    };
    let asked = glance.map_or(&[][..], |glance| &glance.asked);
    let own = asked.iter().find(|(seat, _)| you.is_some_and(|you| you.0 == *seat));
    let longest = || asked.iter().min_by_key(|(_, since)| *since);
    let since = own.or_else(longest).map(|(_, since)| *since).filter(|_| !table.asked.is_empty());
    let you = you.and_then(|seat| glance?.seats.get(seat.index())).map(|seat| seat.seat.clone());
    Some(OwnTable { table, you, since })
}

/// What a visitor may know of a table, asked door by door as at the table itself.
fn in_lobby(game: &Listed, kept: &KeptPlan, glance: Option<&Glance>, visitor: Visitor) -> InLobby {
    let is_free = |glance: &Glance| glance.seats.iter().any(|seat| seat.is_free);
    let has_room =
        game.standing == Standing::Open && glance.map_or_else(|| kept.plan.seats.contains(&SeatPlan::Open), is_free);
    // A game that is over is listed as one only when nobody is behind any more.
    let is_behind = kept.plan.delay > 0 && game.standing == Standing::Running;
    let facts = Facts { watch: kept.plan.watch, has_room, stage: stage_of(game.standing), is_behind };
    let may = |door: Door| access::decide(&facts, visitor, door).is_ok();
    let seats = glance.filter(|_| may(Door::Look)).map_or_else(Vec::new, |glance| glance.seats.clone());
    let seen = glance.filter(|_| may(Door::Steps));
    let slug = |seat: u8| seats.get(usize::from(seat)).map(|seat| seat.seat.clone());
    InLobby {
        id: game.id.clone(),
        created: game.created,
        standing: game.standing.name().to_owned(),
        people: kept.plan.people() as u8,
        turn: seen.and_then(|glance| glance.turn),
        asked: seen.map_or_else(Vec::new, |glance| glance.asked.iter().filter_map(|(seat, _)| slug(*seat)).collect()),
        seats: seats
            .iter()
            .map(|seat| LobbySeat { seat: seat.seat.clone(), who: seat.who.clone(), name: seat.name.clone() })
            .collect(),
        plan: kept.plan.clone(),
    }
}
