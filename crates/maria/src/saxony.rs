//! Saxony's changes of side (rule 19.3).

use board::pack::BoxStatus;
use board::{PieceSet, SiteId, TrackId};

use crate::powers::{AUSTRIA, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::state::{Expulsion, Own, SaxonSide};
use crate::{
    displace, fortress, hussars,
    lands::{major_of, refresh_relations},
    subsidy, treaty, winter,
};
use engine::event::{Event, Log};
use engine::shared::{cards, combat, conquest, pieces};
use engine::state::{Core, Place};

/// The track that tells Saxony's side.
pub fn track(rules: &Ruleset) -> TrackId {
    rules.lands.saxony_track
}

/// How many boxes lie to the right of the marker.
pub fn boxes_to_the_right(rules: &Ruleset, own: &Own) -> u8 {
    let track = track(rules);
    rules.pack.tracks[track.index()].boxes.len() as u8 - 1 - own.politics.tracks[track.index()]
}

/// R-55, RP-2, RP-4, R-62: moves the marker by a sum, stopping at the ends and at the gate.
pub fn shifted(rules: &Ruleset, track: TrackId, from: u8, by: i8) -> u8 {
    let plan = &rules.pack.tracks[track.index()];
    let last = plan.boxes.len() as i8 - 1;
    let mut to = (from as i8 + by).clamp(0, last);
    if let Some(gate) = plan.gate
        && from >= gate
    {
        to = to.max(gate as i8);
    }
    to as u8
}

/// M-19.3.6, RP-3, RP-8: the marker moves to the right by losses; only the box where it ends has effect.
pub fn shift_right(rules: &Ruleset, core: &mut Core, own: &mut Own, by: u8, log: &mut Log) {
    let track = track(rules);
    let to = shifted(rules, track, own.politics.tracks[track.index()], by as i8);
    set_marker(rules, core, own, to, log);
}

/// RP-5: the marker stands in a box; Saxony's side follows when the status changes.
/// M-19.3.1: by cards, by annexation, by losses.
pub fn set_marker(rules: &Ruleset, core: &mut Core, own: &mut Own, to: u8, log: &mut Log) {
    let track = track(rules);
    if own.politics.tracks[track.index()] != to {
        own.politics.tracks[track.index()] = to;
        log.all(|| Event::MarkerMoved { track, to });
    }
    let side = side_of(rules, own);
    if side != own.saxony {
        change_side(rules, core, own, side, log);
    }
}

/// The side the marker stands for.
pub fn side_of(rules: &Ruleset, own: &Own) -> SaxonSide {
    let track = track(rules);
    match rules.pack.tracks[track.index()].boxes[own.politics.tracks[track.index()] as usize].status {
        Some(BoxStatus::PrussianAlly) => SaxonSide::Prussian,
        Some(BoxStatus::Neutral) => SaxonSide::Neutral,
        Some(BoxStatus::AustrianAlly) => SaxonSide::Austrian,
        None => own.saxony,
    }
}

/// The transition table of 19.3.
/// M-19.3.14, M-19.3.18: with Austria markers stay where they lie; Maria Theresa leads Saxony, its hand and troops.
fn change_side(rules: &Ruleset, core: &mut Core, own: &mut Own, side: SaxonSide, log: &mut Log) {
    hand_questions_to_major(rules, core, own);
    own.saxony = side;
    refresh_relations(core, own);
    let leader = core.seat(if side == SaxonSide::Prussian { PRUSSIA } else { AUSTRIA });
    if core.seat(SAXONY) != leader {
        cards::change_seat(rules, core, SAXONY, leader);
        log.all(|| Event::SeatChanged { power: SAXONY, seat: leader });
        treaty::leader_changed(own, log);
        log.seat(leader, || Event::DrewCards { power: SAXONY, cards: core.secret.hands[SAXONY.index()] });
    }
    log.all(|| Event::SaxonyTurns { side: side as u8 });
    subsidy::end_between_enemies(core, own, log);
    match side {
        SaxonSide::Neutral => become_neutral(rules, core, own, log),
        SaxonSide::Austrian | SaxonSide::Prussian => split_mixed_stack(rules, core, own),
    }
}

/// Saxony's question marks came from the pool of its major power and stay with it when Saxony leaves.
fn hand_questions_to_major(rules: &Ruleset, core: &mut Core, own: &Own) {
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        if core.pending.get(site) == Some(SAXONY) {
            core.pending.set(site, Some(major_of(own, SAXONY)));
        }
    }
}

/// M-19.3.7, M-19.3.8, M-19.3.9, M-19.3.10, R-63, R-99, R-133: foreigners out, Saxons home, markers to their pools.
fn become_neutral(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let is_saxon = |site: SiteId| rules.home[SAXONY.index()].contains(rules.site_city(site));
    for &power in &rules.order {
        own.boxes.pools[power.index()] += conquest::take_off_markers(core, power, is_saxon, log) as i8;
    }
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        if is_saxon(site) && core.pending.get(site).is_some() {
            core.pending.set(site, None);
            log.all(|| Event::QuestionLifted { site });
        }
    }
    fortress::follow_control(rules, core, own, log);
    let saxons = rules.owned[SAXONY.index()];
    let mut foreigners = PieceSet::EMPTY;
    for piece in core.on_board(rules.generals.or(rules.trains)).without(saxons).iter() {
        if core.city(piece).is_some_and(|city| rules.home[SAXONY.index()].contains(city)) {
            foreigners.insert(piece);
        }
    }
    // Saxons leave their places first, so that nobody is in their way; they stand at home when all are gone.
    displace::begin(own, foreigners, Expulsion::Neutrality);
}

/// M-19.3.8: Saxon pieces on the board return to their set-up cities, once the foreigners are gone.
/// M-7.6: a hussar who stands there makes room.
pub fn send_saxons_home(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    if own.expulsion != Expulsion::Neutrality {
        return;
    }
    // Whoever is displaced after this does not send them home again.
    own.expulsion = Expulsion::Guests;
    if own.saxony != SaxonSide::Neutral {
        return;
    }
    for piece in core.on_board(rules.owned[SAXONY.index()].and(rules.in_play)).iter() {
        if let board::pack::Start::City(city) = rules.pack.pieces[piece.index()].start {
            combat::drop_out(rules, core, piece, log);
            core.put(piece, Place::Off);
            core.put(piece, Place::City(city));
            log.all(|| Event::SentHome { piece, city });
            hussars::drive_off(own, city, log);
        }
    }
}

/// M-19.3.12, R-62: the Saxon general leaves a stack with a power he no longer co-operates with.
fn split_mixed_stack(rules: &Ruleset, core: &Core, own: &mut Own) {
    own.saxon_return = own.saxony == SaxonSide::Austrian;
    let leaves = |&general: &board::PieceId| {
        let mates = pieces::stack_of(rules, core, general).without(rules.owned[SAXONY.index()]);
        mates.iter().any(|mate| !core.co_operate(SAXONY, rules.power(mate)))
    };
    let leaving: PieceSet = core.on_board(rules.generals_of(SAXONY)).iter().filter(leaves).collect();
    if !leaving.is_empty() {
        displace::begin(own, leaving, Expulsion::Split);
    }
}

/// M-19.3.13, R-115: whether the Saxon general may come back now, by what everybody sees: whether the cards in hand
/// pay for him is their owner's secret.
pub fn may_return(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    own.saxony == SaxonSide::Austrian
        && !core.secret.hands[SAXONY.index()].is_empty()
        && rules.generals_of(SAXONY).iter().any(|general| winter::may_return_somewhere(rules, core, own, general))
}
