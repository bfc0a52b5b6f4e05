//! Armies: the secret distribution at set-up and the transfers inside a stack.

use board::limits::GENERALS_OF_A_POWER;
use board::{PieceId, PieceSet, PowerId};

use crate::action::{Action, Transfer};
use crate::event::{Event, Log};
use crate::ids;
use crate::question::{DeployForm, Form, TransferForm};
use crate::refusal::{Refusal, Why};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::pieces;
use crate::state::Core;

/// What a seat may do without being asked: resign, deploy while that is on, split a stack anew after it.
/// `None` if the action is none of these.
pub fn check_unasked(
    rules: &Ruleset,
    core: &Core,
    seat: Seat,
    action: &Action,
    is_deploying: bool,
) -> Option<Result<(), Refusal>> {
    match action {
        Action::Resign => Some(Ok(())),
        Action::Transfer(_) if is_deploying => {
            Some(Err(Why::StillDeploying.under(rules.cite(ids::F_1_34, ids::M_4_15))))
        }
        Action::Transfer(transfer) => Some(check_transfer(rules, core, seat, transfer)),
        Action::Deploy { power, troops } if is_deploying => Some(check_deploy(rules, core, seat, *power, troops)),
        _ => None,
    }
}

/// The troops of a power as its player distributed them.
pub fn deploy(core: &mut Core, power: PowerId, generals: PieceSet, troops: &[u8], log: &mut Log) {
    for (general, &number) in generals.iter().zip(troops) {
        core.secret.troops[general.index()] = number;
    }
    log.all(|| Event::Deployed { power });
}

/// A stack split anew.
pub fn transfer(core: &mut Core, transfer: &Transfer) {
    for (general, number) in transfer.parts() {
        core.secret.troops[general.index()] = number;
    }
}

/// F-1.34 to F-1.37, FE-1, M-4.15, M-4.16, M-4.17, R-93: the whole number, 1 to 8 each.
pub fn check_deploy(
    rules: &Ruleset,
    core: &Core,
    seat: Seat,
    power: PowerId,
    troops: &[u8; GENERALS_OF_A_POWER],
) -> Result<(), Refusal> {
    if !rules.order.contains(&power) {
        return Err(Why::NotInPlay { power }.under(rules.cite(ids::F_2_2, ids::M_14_5)));
    }
    if core.seat(power) != seat {
        return Err(Why::NotYourPower { power }.under(rules.cite(ids::F_1_37, ids::M_4_15)));
    }
    let generals = rules.army(power);
    if troops[generals.len()..].iter().any(|&number| number > 0) {
        return Err(Why::UnknownGeneral { power }.under(rules.cite(ids::F_1_34, ids::M_4_15)));
    }
    let mut sum = 0_u16;
    for (general, &number) in generals.iter().zip(troops) {
        let least = rules.least_troops(general);
        if number < least {
            let minimum = if least > 1 { ids::M_4_17 } else { ids::M_4_16 };
            return Err(Why::TooFewTroops { general, least }.under(rules.cite(ids::F_1_35, minimum)));
        }
        if number > rules.book.troops_max {
            return Err(Why::TooManyTroops { general }.under(rules.cite(ids::F_1_36, ids::M_4_16)));
        }
        sum += u16::from(number);
    }
    let needed = rules.ceiling[power.index()];
    if sum != u16::from(needed) {
        return Err(Why::WrongTotal { power, needed }.under(rules.cite(ids::F_1_34, ids::M_4_15)));
    }
    Ok(())
}

/// The stack inside which armies may pass. M-11.1.25: while a duel is on, not between who fights and who has retreated
/// and stands aside, or armies named for the duel could leave it.
fn sharing(rules: &Ruleset, core: &Core, general: PieceId) -> PieceSet {
    let stack = pieces::stack_of(rules, core, general);
    match core.combat.duel {
        Some(_) if core.retreated.contains(general) => stack.and(core.retreated),
        Some(_) => stack.without(core.retreated),
        None => stack,
    }
}

/// F-6.6 to F-6.12, FE-11, FD-23, M-6.8, M-6.9, M-6.10, M-6.14, M-6.15, M-6.16, R-88: at any time, inside one stack,
/// 1 to 8 each, the sum unchanged.
/// MD-20.
pub fn check_transfer(rules: &Ruleset, core: &Core, seat: Seat, transfer: &Transfer) -> Result<(), Refusal> {
    let named: PieceSet = transfer.parts().map(|(general, _)| general).collect();
    let first = named.first().ok_or(Why::NoPieces.under(rules.cite(ids::F_6_11, ids::M_6_14)))?;
    if let Some(piece) = named.without(rules.generals).first() {
        return Err(Why::CommandsNothing { piece }.under(rules.cite(ids::F_6_5, ids::M_6_14)));
    }
    let power = rules.power(first);
    if named.iter().any(|general| rules.power(general) != power) {
        return Err(Why::NotOnePower.under(rules.cite(ids::F_6_12, ids::M_6_16)));
    }
    if core.seat(power) != seat {
        return Err(Why::NotYourPiece { piece: first }.under(rules.cite(ids::F_6_11, ids::M_6_14)));
    }
    check_one_stack(rules, core, transfer, named)?;
    for (general, number) in transfer.parts() {
        if number < 1 {
            return Err(Why::TooFewTroops { general, least: 1 }.under(rules.cite(ids::F_6_6, ids::M_6_8)));
        }
        if number > rules.book.troops_max {
            return Err(Why::TooManyTroops { general }.under(rules.cite(ids::F_6_7, ids::M_6_9)));
        }
    }
    let (sum, needed) = (transfer.parts().map(|(_, number)| number).sum::<u8>(), core.sum_of_troops(named));
    if sum != needed {
        return Err(Why::WrongStackTotal { needed }.under(rules.cite(ids::F_6_8, ids::M_6_14)));
    }
    Ok(())
}

/// F-6.12, M-6.15: some or all of those who stand together.
fn check_one_stack(rules: &Ruleset, core: &Core, transfer: &Transfer, named: PieceSet) -> Result<(), Refusal> {
    let apart = rules.cite(ids::F_6_12, ids::M_6_15);
    if let Some(piece) = named.without(core.on_board(named)).first() {
        return Err(Why::NotOnBoard { piece }.under(apart));
    }
    let first = named.first().expect("tested before");
    let stack = pieces::stack_of(rules, core, first);
    let is_one = named.without(stack).is_empty() && named.len() >= 2 && transfer.parts().count() == named.len();
    if !is_one {
        return Err(Why::NotOneStack.under(apart));
    }
    if named.without(sharing(rules, core, first)).is_empty() {
        return Ok(());
    }
    let general = named.and(core.retreated).first().expect("who shares nothing with the others has retreated");
    Err(Why::StandsAside { general }.under(rules.cite(ids::F_7_30, ids::M_11_1_25)))
}

/// F-6.11: every own stack, at any time.
pub fn transfers(rules: &Ruleset, core: &Core, seat: Seat) -> Vec<Form> {
    let mut forms = Vec::new();
    for &power in rules.order.iter().filter(|&&power| core.seat(power) == seat) {
        let mut generals = core.on_board(rules.generals_of(power));
        while let Some(general) = generals.first() {
            let stack = sharing(rules, core, general).and(rules.generals_of(power));
            generals = generals.without(stack);
            if stack.len() > 1 {
                let total = core.sum_of_troops(stack);
                forms.push(Form::Transfer(TransferForm { stack, total, most: rules.book.troops_max }));
            }
        }
    }
    forms
}

/// F-1.34 to F-1.37: a form for each nation of the seat; a split may be changed until all are done.
pub fn deployments(rules: &Ruleset, core: &Core, seat: Seat) -> Vec<Form> {
    let mut forms = Vec::new();
    for &power in rules.order.iter().filter(|&&power| core.seat(power) == seat) {
        let generals = rules.army(power);
        let mut least = [0; board::limits::GENERALS_OF_A_POWER];
        for (at, general) in generals.iter().enumerate() {
            least[at] = rules.least_troops(general);
        }
        if generals.len() > 1 {
            let total = rules.ceiling[power.index()];
            let most = rules.book.troops_max;
            let example = sensible(rules, core, power, total, least);
            forms.push(Form::Deploy(DeployForm { power, generals, total, least, most, example }));
        }
    }
    forms
}

/// Armies for whoever takes part, the more the nearer an enemy general stands; the others get what they must have.
fn sensible(
    rules: &Ruleset,
    core: &Core,
    power: PowerId,
    total: u8,
    least: [u8; GENERALS_OF_A_POWER],
) -> [u8; GENERALS_OF_A_POWER] {
    let generals: Vec<PieceId> = rules.army(power).iter().collect();
    let needs: Vec<u16> = generals.iter().map(|&general| need(rules, core, power, general)).collect();
    let mut troops = least;
    for _ in least.iter().sum::<u8>()..total {
        let open = (0..generals.len()).filter(|&at| troops[at] < rules.book.troops_max);
        // Whoever is shortest of his share; of two alike, the higher rank.
        let share = |at: usize| u32::from(needs[at]) * 1000 / (u32::from(troops[at]) + 1);
        let Some(next) = open.min_by_key(|&at| std::cmp::Reverse(share(at))) else { break };
        troops[next] += 1;
    }
    troops
}

/// How much a general needs armies; nothing where he takes no part.
fn need(rules: &Ruleset, core: &Core, power: PowerId, general: PieceId) -> u16 {
    let Some(city) = core.city(general).filter(|_| rules.in_play.contains(general)) else { return 0 };
    let enemies = pieces::enemies_on_board(rules, core, power).and(rules.generals).and(rules.in_play);
    let there = enemies.iter().filter_map(|enemy| core.city(enemy));
    let nearest = there.map(|enemy| u16::from(rules.pack.roads.distance(city, enemy))).min();
    60 / (2 + nearest.unwrap_or(20).min(20))
}
