//! What treaties and contracts refuse.

use super::refusals::advanced;
use super::table::Scene;
use crate::tests::walk::{Walk, made, walk};
use engine::action::Action;
use engine::clause::{CLAUSES_OF_A_TREATY, Proposal};
use engine::ruleset::Seat;

pub fn refused() -> Vec<Walk> {
    let empty = Action::Propose(Proposal { to: Seat(0), clauses: [None; CLAUSES_OF_A_TREATY] });
    let nobody = Action::Propose(Proposal { to: Seat(7), clauses: [None; CLAUSES_OF_A_TREATY] });
    vec![
        offers(),
        contracts(),
        open(),
        many_offers(),
        in_force(),
        broken(),
        made(silesia(), "prussia", empty, "M-21.2", "no-empty-treaty"),
        made(silesia(), "prussia", nobody, "M-21.1", "no-such-seat"),
    ]
}

fn silesia() -> Scene {
    let pieces = "friedrich@landeshut=2 neipperg@trautenau=2 moritz@metz=1 stair@bruessel=1";
    advanced(pieces, "prussia").turn(4).build()
}

fn offers() -> Walk {
    let mut table = silesia();
    table.play("prussia", "propose louis-xv: vote prussia karl");
    walk(
        table,
        &[
            ["prussia", "propose frederick: vote prussia karl", "M-21.1", "no-treaty-with-self"],
            [
                "prussia",
                "propose louis-xv: vote austria franz",
                "M-21.1",
                "no-bad-clause clause=1 fault=fault-not-a-party",
            ],
            [
                "prussia",
                "propose louis-xv: no-attack prussia france until 3",
                "M-21.2",
                "no-bad-clause clause=1 fault=fault-past",
            ],
            [
                "prussia",
                "propose louis-xv: vote prussia karl; vote prussia franz",
                "M-21.3",
                "no-bad-clause clause=2 fault=fault-contradiction",
            ],
            [
                "prussia",
                "propose louis-xv: subsidy france saxony 3; subsidy france saxony 2",
                "M-20.5",
                "no-bad-clause clause=2 fault=fault-second-contract",
            ],
            ["prussia", "agree 1", "M-21.1", "no-not-your-answer treaty=1"],
            ["france", "withdraw 1", "M-21.1", "no-not-your-offer treaty=1"],
            ["austria", "agree 1", "M-21.1", "no-such-treaty treaty=1"],
            ["prussia", "agree 9", "M-21.1", "no-such-treaty treaty=9"],
        ],
    )
}

fn contracts() -> Walk {
    let pieces = "friedrich@landeshut=2 moritz@metz=1";
    let table = advanced(pieces, "france").turn(2).build();
    walk(
        table,
        &[
            [
                "france",
                "subsidize france france 2",
                "M-20.3",
                "no-contract fault=fault-not-allies giver=power-france receiver=power-france",
            ],
            [
                "france",
                "subsidize bavaria france 2",
                "M-20.2",
                "no-contract fault=fault-minor-gives giver=power-bavaria receiver=power-france",
            ],
            [
                "france",
                "subsidize france bavaria 200",
                "M-20.4",
                "no-contract fault=fault-bad-turns giver=power-france receiver=power-bavaria",
            ],
            [
                "france",
                "subsidize france bavaria 2",
                "M-20.5",
                "no-contract fault=fault-contract-runs giver=power-france receiver=power-bavaria",
            ],
            ["france", "subsidize france prussia 2", "M-20.4", "no-not-your-power power=power-prussia"],
            ["france", "cancel france bavaria", "M-20.7", "no-bound-contract"],
            [
                "prussia",
                "cancel prussia saxony",
                "M-20.6",
                "no-such-contract giver=power-prussia receiver=power-saxony",
            ],
        ],
    )
}

/// Two offers of Prussia and one of France wait for an answer.
fn open() -> Walk {
    let mut table = silesia();
    table.play("prussia", "propose louis-xv: vote prussia karl");
    table.play("prussia", "propose maria-theresa: vote prussia franz");
    table.play("france", "propose frederick: vote france karl");
    walk(
        table,
        &[
            ["prussia", "propose louis-xv: vote saxony karl", "M-21.4", "no-too-many-open most=2"],
            ["austria", "propose frederick: no-attack austria prussia until 5", "M-21.4", "no-table-full"],
        ],
    )
}

fn many_offers() -> Walk {
    let mut table = silesia();
    for number in 1..=8 {
        table.play("prussia", "propose louis-xv: vote prussia karl");
        table.play("prussia", &format!("withdraw {number}"));
    }
    walk(table, &[["prussia", "propose louis-xv: vote prussia karl", "M-21.4", "no-too-many-offers most=8"]])
}

fn in_force() -> Walk {
    let mut table = silesia();
    for number in 1..=5 {
        table.play("france", &format!("propose frederick: not-enter france breslau/{number} until 9"));
        table.play("prussia", &format!("agree {number}"));
    }
    table.play("france", "propose frederick: not-enter france breslau/9 until 9");
    walk(table, &[["prussia", "agree 6", "M-21.4", "no-too-many-treaties most=5"]])
}

fn broken() -> Walk {
    let mut table = silesia();
    table.play("prussia", "propose louis-xv: not-enter prussia jauer until 9");
    table.play("france", "agree 1");
    walk(table, &[["prussia", "march friedrich landeshut-jauer", "M-21.3", "no-treaty-broken clause=1 treaty=1"]])
}
