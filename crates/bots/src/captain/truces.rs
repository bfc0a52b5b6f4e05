//! Who has promised whom not to attack.

use board::PowerId;
use rules::View;
use rules::clause::{Ground, Term};
use rules::titles::maria::ClauseStanding;
use rules::view::TitleView;

/// Pairs of powers that spare each other everywhere, each pair both ways round.
pub fn mutual(view: &View) -> Vec<(PowerId, PowerId)> {
    let TitleView::Maria(own) = &view.title else { return Vec::new() };
    let binding = own.treaty_list.iter().filter(|treaty| treaty.in_force).flat_map(|treaty| &treaty.clauses);
    let spared: Vec<(PowerId, PowerId)> = binding
        .filter(|one| one.standing == ClauseStanding::Binding && one.clause.except.is_empty())
        .filter_map(|one| match one.clause.term {
            Term::NoAttack { target, ground: Ground::EVERYWHERE }
            | Term::Truce { target, ground: Ground::EVERYWHERE } => Some((one.clause.power, target)),
            _ => None,
        })
        .collect();
    spared.iter().copied().filter(|&(power, target)| spared.contains(&(target, power))).collect()
}
