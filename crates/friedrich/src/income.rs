//! What each nation draws (F-3.3 to F-3.13).

use board::PowerId;
use board::pack::IncomeBy;

use crate::rules::Ruleset;
use crate::state::Own;

/// F-3.3 to F-3.13, F-14.1.8 to F-14.1.12, F-14.2.7 to F-14.2.9, FE-28, FE-29: what a nation draws now, and discards of it.
pub fn income(rules: &Ruleset, own: &Own, power: PowerId) -> (u8, u8) {
    let income = rules.income[power.index()].expect("a nation of the mode has an income");
    let step = match income.by {
        IncomeBy::Nothing => 0,
        IncomeBy::SubsidyCuts => own.subsidy_cuts,
        IncomeBy::ColonialLosses => own.colonial_losses,
    }
    .min(2) as usize;
    (income.drawn[step], income.discards[step])
}
