//! Troops: their first distribution, and recruiting.

use board::limits::GENERALS_OF_A_POWER;
use board::{PieceId, PowerId, PowerSet};
use rules::action::Recruit;
use rules::question::{DeployForm, RecruitForm};
use rules::{Action, Dice};

use super::cards;
use super::sketch::{NOWHERE, Sketch};
use super::weights::Weights;
use crate::bot::Situation;

/// How much a general needs troops: the more enemies are near, the more; a little for everybody.
fn need(sketch: &Sketch, general: PieceId) -> f32 {
    let city = sketch.city[general.index()];
    if city == NOWHERE {
        return 0.5;
    }
    let power = sketch.power(general);
    let near: f32 = sketch
        .generals_of(sketch.hostile(power))
        .map(|foe| 0.8_f32.powi(i32::from(sketch.distance(sketch.city[foe.index()], city))))
        .sum();
    let wanted = sketch.claims.iter().filter(|claim| claim.takers.contains(power));
    let pull: f32 = wanted.map(|claim| 0.8_f32.powi(i32::from(sketch.distance(city, claim.city)))).sum();
    0.3 + near + 0.3 * pull
}

/// Shares the troops out by need, one at a time to whoever is shortest of his share.
pub fn deploy(sketch: &Sketch, form: &DeployForm) -> Action {
    let generals: Vec<PieceId> = form.generals.iter().collect();
    let focus = Weights::of(sketch).focus;
    let needs: Vec<f32> = generals.iter().map(|&general| need(sketch, general).powf(focus)).collect();
    let mut troops = [0; GENERALS_OF_A_POWER];
    troops[..generals.len()].copy_from_slice(&form.least[..generals.len()]);
    let mut left = form.total.saturating_sub(troops.iter().sum());
    while left > 0 {
        let open = (0..generals.len()).filter(|&at| troops[at] < form.most);
        let shortage = |at: usize| needs[at] / (f32::from(troops[at]) + 1.0);
        let Some(next) = open.max_by(|&a, &b| shortage(a).total_cmp(&shortage(b))) else { break };
        troops[next] += 1;
        left -= 1;
    }
    Action::Deploy { power: form.power, troops }
}

/// Points a captain keeps in hand for the fights to come.
fn keep(sketch: &Sketch, power: PowerId) -> f32 {
    let foes = || sketch.generals_of(sketch.hostile(power));
    let engaged = sketch
        .generals_of(PowerSet::one(power))
        .filter(|general| {
            let city = sketch.city[general.index()];
            foes().any(|foe| sketch.distance(sketch.city[foe.index()], city) <= 4)
        })
        .count();
    let price = usize::from(sketch.rules.book.price);
    Weights::of(sketch).thrift * (price + price * engaged.min(4)) as f32
}

/// What is worth recruiting now, if anything; the judge of an imagined world has the last word.
pub fn recruit(sketch: &Sketch, situation: &Situation, form: &RecruitForm, dice: &mut Dice) -> Option<Action> {
    let (rules, power) = (situation.rules, form.power);
    let price = usize::from(form.price);
    let points = cards::sum(rules, &form.hand);
    let lonely = sketch.generals_of(PowerSet::one(power)).next().is_none();
    let short = lonely || !form.generals_off.is_empty();
    let keep = if price == 0 || lonely {
        0.0
    } else if short {
        Weights::of(sketch).least_store * price as f32
    } else {
        keep(sketch, power)
    };
    let affordable = points.saturating_sub(keep as usize).checked_div(price).unwrap_or(usize::from(form.most_armies));
    let trains = wanted_trains(sketch, form).min(affordable);
    let armies = (affordable - trains).min(usize::from(form.most_armies)).max(usize::from(form.least_armies));
    if armies + trains == 0 {
        return None;
    }
    let world = rules.sample(situation.view, dice);
    for (armies, trains, back) in
        [(armies, trains, true), (armies, trains, false), (armies, 0, true), (armies, 0, false), (0, trains, false)]
    {
        if armies + trains == 0 {
            continue;
        }
        for site in form.sites.iter().copied().map(Some).chain([None]) {
            let Some(order) = order(sketch, form, armies, trains, back.then_some(site).flatten(), site) else {
                continue;
            };
            let action = Action::Recruit(order);
            if world.check(rules, situation.seat, &action).is_ok() {
                return Some(action);
            }
        }
    }
    None
}

/// Trains to bring back: one if the power has none on the board.
fn wanted_trains(sketch: &Sketch, form: &RecruitForm) -> usize {
    let has = sketch.trains.iter().any(|train| sketch.power(train) == form.power);
    usize::from(!has && !form.trains_off.is_empty())
}

fn order(
    sketch: &Sketch,
    form: &RecruitForm,
    armies: usize,
    trains: usize,
    back: Option<board::CityId>,
    train_site: Option<board::CityId>,
) -> Option<Recruit> {
    let (rules, power) = (sketch.rules, form.power);
    let mut order = Recruit::new(power);
    let generals: Vec<PieceId> = rules.generals_of(power).iter().collect();
    let rank = |general: PieceId| generals.iter().position(|&other| other == general);
    let mut room: Vec<(PieceId, u8, f32)> =
        form.room.iter().map(|&(general, room)| (general, room, need(sketch, general))).collect();
    if let (Some(site), Some(general)) = (back, form.generals_off.first()) {
        order.generals[rank(general)?] = Some(site);
        order.gains[rank(general)?] = 1;
        room.push((general, rules.book.troops_max - 1, 0.8));
    }
    let placed = usize::from(order.armies());
    for _ in placed..armies {
        let best = room.iter_mut().filter(|(_, room, _)| *room > 0).max_by(|a, b| {
            let shortage = |&(_, room, need): &(PieceId, u8, f32)| need * f32::from(room);
            shortage(a).total_cmp(&shortage(b))
        });
        let Some((general, room, _)) = best else { break };
        *room -= 1;
        order.gains[rank(*general)?] += 1;
    }
    if trains > 0 {
        let number = rules.trains_of(power).iter().position(|train| form.trains_off.contains(train))?;
        order.trains[number] = Some(train_site?);
    }
    let bought = usize::from(order.armies() + order.trains_placed());
    if bought == 0 {
        return None;
    }
    let price = bought * usize::from(form.price);
    order.pay = cards::payment(rules, &cards::suit_needs(sketch, power), &form.hand, price)?;
    Some(order)
}
