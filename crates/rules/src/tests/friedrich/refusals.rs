//! Every refusal of FRIEDRICH with a position that provokes it: the rule a reader of the rulebook would name, and what
//! is said. The walk in `crate::walk` judges the rows and sees to it that none is missing.

use super::refusals_fate;
use super::table::{Scene, Setup, bare, ready};
use crate::tests::walk::{Walk, made, walk, walked};
use engine::action::{Action, Recruit};

#[test]
fn every_row_is_refused_by_its_rule() {
    assert!(walked(&refused()).len() > 60);
}

pub fn refused() -> Vec<Walk> {
    let mut walks = vec![deploying(), moving(), halted(), gone()];
    walks.extend(marching());
    walks.extend(sharing());
    walks.extend(recruiting());
    walks.extend(fighting());
    walks.extend(retreating());
    walks.extend(refusals_fate::refused());
    walks
}

fn prussian(pieces: &str) -> Setup {
    bare("standard-4p").pieces(pieces)
}

fn deploying() -> Walk {
    let table = ready("scenario-1").phase("deploy").build();
    walk(
        table,
        &[
            ["france", "deploy austria", "F-2.2", "no-not-in-play power=power-austria"],
            ["france", "deploy hanover ferdinand=8 cumberland=4", "F-1.37", "no-not-your-power power=power-hanover"],
            [
                "france",
                "deploy france richelieu=8 soubise=8",
                "F-1.35",
                "no-too-few-troops armies=n-armies(1) piece=piece-general(Chevert)",
            ],
            [
                "france",
                "deploy france richelieu=9 soubise=8 chevert=3",
                "F-1.36",
                "no-too-many-troops armies=n-armies(8) piece=piece-general(Richelieu)",
            ],
            [
                "france",
                "deploy france richelieu=8 soubise=8 chevert=3",
                "F-1.34",
                "no-wrong-total needed=20 power=power-france unit=army",
            ],
            ["france", "transfer richelieu=8 soubise=8", "F-1.34", "no-still-deploying unit=army"],
            ["france", "end", "F-1.34", "no-not-this-now"],
        ],
    )
}

/// Who may do what in the movement of Prussia.
fn moving() -> Walk {
    let pieces = "heinrich@berlin=3 seydlitz@genthin=1 prussia-t1@jueterbog ferdinand@stade=2 daun@bruenn=5 dohna@";
    let table = prussian(pieces).hand("prussia", "s13").build();
    walk(
        table,
        &[
            ["austria", "march daun bruenn-prossnitz", "F-2.1", "no-not-asked"],
            ["austria", "play s4.1", "F-2.1", "no-not-asked"],
            ["prussia", "concede", "F-2.4", "no-not-this-now"],
            ["prussia", "trump s", "F-2.4", "no-not-in-this-game"],
            ["austria", "agree 1", "F-2.4", "no-not-in-this-game"],
            [
                "prussia",
                "march ferdinand stade-winsen",
                "F-4.2",
                "no-not-active piece=piece-general(Ferdinand von Braunschweig) power=power-hanover",
            ],
            [
                "prussia",
                "march daun bruenn-prossnitz",
                "F-4.2",
                "no-not-active piece=piece-general(Daun) power=power-austria",
            ],
            ["prussia", "march keith berlin-bernau", "F-4.1", "no-not-on-board piece=piece-general(Keith)"],
            ["prussia", "march dohna berlin-bernau", "F-11.16", "no-not-on-board piece=piece-general(Dohna)"],
            ["prussia", "march heinrich+seydlitz berlin-bernau", "F-4.16", "no-not-together"],
            ["prussia", "march heinrich+prussia-t1 berlin-bernau", "F-4.12", "no-train-moves-alone"],
            ["prussia", "march heinrich potsdam-brandenburg", "F-4.1", "no-wrong-start city=Berlin"],
            ["prussia", "march heinrich berlin", "F-4.1", "no-step"],
            ["prussia", "march heinrich berlin-brandenburg", "F-4.1", "no-road from=Berlin to=Brandenburg"],
            [
                "prussia",
                "march heinrich berlin-potsdam-berlin-potsdam-berlin",
                "F-4.6",
                "no-too-far main=4 road=n-cities(3)",
            ],
            [
                "prussia",
                "march heinrich berlin-bernau-berlin-bernau-berlin-bernau",
                "F-4.8",
                "no-too-far main=4 road=n-cities(3)",
            ],
            [
                "prussia",
                "march prussia-t1 jueterbog-herzberg-jueterbog-herzberg-jueterbog",
                "F-4.9",
                "no-too-far main=3 road=n-cities(2)",
            ],
        ],
    )
}

/// Who moves no more in this nation-turn.
fn halted() -> Walk {
    let pieces = "daun@olmuetz=3 browne@prossnitz=2 karl@prag=1 austria-t2@beraun";
    let mut table = bare("standard-4p").active("austria").pieces(pieces).hand("austria", "s13 h13").build();
    table.play("austria", "march karl prag-melnik");
    table.play("austria", "march browne prossnitz-olmuetz");
    table.play("austria", "recruit austria 1 pay s13 laudon@tabor=1");
    table.play("austria", "recruit austria 0 pay h13 austria-t1@bruenn");
    walk(
        table,
        &[
            ["austria", "march karl melnik-prag", "F-4.2", "no-already-moved piece=piece-general(Karl von Lothringen)"],
            ["austria", "march daun olmuetz-prossnitz", "F-4.19", "no-united piece=piece-general(Daun)"],
            ["austria", "march laudon tabor-pilgram", "F-10.18", "no-just-entered piece=piece-general(Laudon)"],
            [
                "austria",
                "march austria-t1 bruenn-trebitsch",
                "F-10.18",
                "no-just-entered piece=piece-train(T1,power-austria)",
            ],
        ],
    )
}

fn gone() -> Walk {
    let mut table = ready("scenario-1").build();
    table.play("france", "resign");
    walk(table, &[["hanover", "end", "F-12.1", "no-game-over"]])
}

fn marching() -> Vec<Walk> {
    let crowd = "heinrich@berlin=3 friedrich@bernau=1 winterfeldt@bernau=1 keith@bernau=1 prussia-t1@potsdam \
                 ferdinand@koenigs-wusterhausen=2";
    let enemies = "heinrich@berlin=3 prussia-t1@potsdam russia-t1@bernau saltikov@koenigs-wusterhausen=2 \
                   austria-t1@brandenburg";
    vec![
        walk(
            prussian(crowd).build(),
            &[
                ["prussia", "march heinrich berlin-bernau", "F-4.11", "no-stack-full city=Bernau most=3"],
                ["prussia", "march heinrich berlin-potsdam", "F-4.15", "no-piece-in-the-way city=Potsdam"],
                [
                    "prussia",
                    "march heinrich berlin-koenigs-wusterhausen",
                    "F-4.15",
                    "no-piece-in-the-way city=Königs Wusterhausen",
                ],
                ["prussia", "march prussia-t1 potsdam-berlin", "F-4.12", "no-piece-in-the-way city=Berlin"],
            ],
        ),
        walk(
            prussian(enemies).build(),
            &[
                [
                    "prussia",
                    "march heinrich berlin-koenigs-wusterhausen",
                    "F-4.14",
                    "no-enemy-general city=Königs Wusterhausen",
                ],
                ["prussia", "march heinrich berlin-bernau-eberswalde", "F-9.24", "no-must-stop-at-train city=Bernau"],
                [
                    "prussia",
                    "march prussia-t1 potsdam-brandenburg",
                    "F-9.26",
                    "no-trains-cannot-capture city=Brandenburg",
                ],
            ],
        ),
        walk(
            prussian("heinrich@berlin=3 keith@bernau=1").build(),
            &[["prussia", "march heinrich berlin-bernau-eberswalde", "F-4.19", "no-must-stop-at-stack city=Bernau"]],
        ),
        walk(
            ready("scenario-1").build(),
            &[[
                "prussia",
                "march heinrich dresden-meissen",
                "F-14.1.3",
                "no-not-on-board piece=piece-general(Prinz Heinrich)",
            ]],
        ),
        made(
            prussian("heinrich@berlin=3").build(),
            "prussia",
            Action::March { group: board::PieceSet::EMPTY, path: engine::action::Path::new(board::CityId(0)) },
            "F-4.2",
            "no-pieces",
        ),
    ]
}

fn sharing() -> Vec<Walk> {
    let pieces = "friedrich@berlin=4 heinrich@berlin=2 keith@bernau=3 prussia-t1@potsdam daun@bruenn=5 browne@bruenn=2";
    let table = prussian(pieces).build();
    vec![walk(
        table,
        &[
            ["prussia", "transfer friedrich=3 keith=4", "F-6.12", "no-not-one-stack unit=army"],
            ["prussia", "transfer friedrich=4", "F-6.12", "no-not-one-stack unit=army"],
            ["prussia", "transfer friedrich=3 dohna=1", "F-6.12", "no-not-on-board piece=piece-general(Dohna)"],
            ["prussia", "transfer friedrich=3 daun=6", "F-6.12", "no-not-one-power unit=army"],
            ["prussia", "transfer friedrich=4 heinrich=1", "F-6.8", "no-wrong-stack-total needed=6 unit=army"],
            [
                "prussia",
                "transfer friedrich=6 heinrich=0",
                "F-6.6",
                "no-too-few-troops armies=n-armies(1) piece=piece-general(Prinz Heinrich)",
            ],
            [
                "prussia",
                "transfer friedrich=9 heinrich=1",
                "F-6.7",
                "no-too-many-troops armies=n-armies(8) piece=piece-general(Friedrich)",
            ],
            ["prussia", "transfer daun=4 browne=3", "F-6.11", "no-not-your-piece piece=piece-general(Daun)"],
            [
                "prussia",
                "transfer friedrich=3 prussia-t1=3",
                "F-6.5",
                "no-commands-nothing piece=piece-train(T1,power-prussia) unit=army",
            ],
            ["prussia", "transfer", "F-6.11", "no-pieces"],
        ],
    )]
}

/// Orders to recruit while the depot of Prussia is its own.
fn orders() -> Walk {
    let pieces = "friedrich@potsdam=8 heinrich@zossen=2 prussia-t1@jueterbog keith@berlin=1 schwerin@berlin=1 \
                  seydlitz@berlin=1 ferdinand@stade=2 dohna@";
    walk(
        prussian(pieces).hand("prussia", "s13 h13 c13 s5").build(),
        &[
            ["prussia", "recruit hanover 1 pay s13.1 ferdinand=1", "F-10.1", "no-not-recruiting power=power-hanover"],
            ["prussia", "recruit prussia 0 pay s13", "F-10.1", "no-nothing-bought"],
            [
                "prussia",
                "recruit prussia 1 pay s13 heinrich@berlin=1",
                "F-10.1",
                "no-not-off-board piece=piece-general(Prinz Heinrich)",
            ],
            [
                "prussia",
                "recruit prussia 1 pay s13 dohna@berlin=1",
                "F-11.16",
                "no-not-off-board piece=piece-general(Dohna)",
            ],
            [
                "prussia",
                "recruit prussia 0 pay s13 lehwaldt@berlin=0",
                "F-10.9",
                "no-needs-new-army piece=piece-general(Lehwaldt) unit=army",
            ],
            [
                "prussia",
                "recruit prussia 1 pay s13 lehwaldt=1",
                "F-10.10",
                "no-not-on-board piece=piece-general(Lehwaldt)",
            ],
            [
                "prussia",
                "recruit prussia 1 pay s13 friedrich=1",
                "F-10.19",
                "no-too-many-troops armies=n-armies(8) piece=piece-general(Friedrich)",
            ],
            [
                "prussia",
                "recruit prussia 1 pay s13 lehwaldt@potsdam=1",
                "F-10.15",
                "no-not-a-place-of-return city=Potsdam piece=piece-general(Lehwaldt)",
            ],
            ["prussia", "recruit prussia 1 pay s13 lehwaldt@berlin=1", "F-10.17", "no-room city=Berlin"],
            [
                "prussia",
                "recruit prussia 1 pay s12.1 heinrich=1",
                "F-10.3",
                "no-card-not-held card=card-suited(1,suit-spades,12)",
            ],
            ["prussia", "recruit prussia 1 pay s5 heinrich=1", "F-10.6", "no-too-little-paid paid=5 price=6"],
            [
                "prussia",
                "recruit prussia 0 pay s13 prussia-t1@berlin",
                "F-10.1",
                "no-not-off-board piece=piece-train(T1,power-prussia)",
            ],
        ],
    )
}

fn recruiting() -> Vec<Walk> {
    let hand = "s13 h13 c13 s5";
    let full = "friedrich@potsdam=8 winterfeldt@zossen=8 heinrich@bernau=8 schwerin@torgau=8";
    vec![
        orders(),
        walk(
            prussian("heinrich@potsdam=1").hand("prussia", hand).build(),
            &[["prussia", "recruit prussia 0 pay s5 prussia-t1@berlin", "F-10.7", "no-too-little-paid paid=5 price=6"]],
        ),
        walk(
            prussian("ferdinand@berlin=1 heinrich@potsdam=1").hand("prussia", hand).build(),
            &[["prussia", "recruit prussia 1 pay s13 keith@berlin=1", "F-10.16", "no-room city=Berlin"]],
        ),
        walk(
            prussian(full).hand("prussia", hand).build(),
            &[[
                "prussia",
                "recruit prussia 1 pay s13 keith@berlin=1",
                "F-10.14",
                "no-above-ceiling armies=n-armies(32) power=power-prussia",
            ]],
        ),
        substitutes(false),
        substitutes(true),
        unknown_general(),
    ]
}

/// The depot of Prussia is held by an enemy; `chosen`: the substitute city of this turn is Zossen.
fn substitutes(chosen: bool) -> Walk {
    let setup = prussian("daun@berlin=1 heinrich@potsdam=2").hand("prussia", "s13 h13 c13 s5 d2");
    let mut table = setup.build();
    if chosen {
        table.play("prussia", "recruit prussia 1 pay s13 keith@zossen=1");
        return walk(
            table,
            &[[
                "prussia",
                "recruit prussia 1 pay h13 seydlitz@bernau=1",
                "F-10.20",
                "no-only-one-substitute city=Bernau",
            ]],
        );
    }
    walk(
        table,
        &[
            [
                "prussia",
                "recruit prussia 1 pay s13 keith@dresden=1",
                "F-10.22",
                "no-not-a-place-of-return city=Dresden piece=piece-general(Keith)",
            ],
            ["prussia", "recruit prussia 1 pay s13 keith@berlin=1", "F-10.16", "no-room city=Berlin"],
            ["prussia", "recruit prussia 1 pay s5+d2 heinrich=1", "F-10.29", "no-too-little-paid paid=7 price=8"],
            [
                "prussia",
                "recruit prussia 2 pay s13+h13 keith@zossen=1 seydlitz@bernau=1",
                "F-10.20",
                "no-only-one-substitute city=Bernau",
            ],
        ],
    )
}

/// No text names a fourth Swede.
fn unknown_general() -> Walk {
    let table = bare("standard-4p").active("sweden").pieces("ehrensvaerd@stralsund=1").build();
    let mut order = Recruit::new(table.power("sweden"));
    order.gains[3] = 1;
    made(table, "sweden", Action::Recruit(order), "F-10.10", "no-unknown-general power=power-sweden")
}

fn fighting() -> Vec<Walk> {
    let discard = {
        let setup = bare("standard-4p").active("france").pieces("soubise@fulda=2").phase("cards").hand("france", "s2");
        walk(
            setup.draw("h2 h3 h4 h5").build(),
            &[
                ["france", "discard s2", "F-3.11", "no-not-just-drawn card=card-suited(1,suit-spades,2)"],
                ["france", "discard s9.1", "F-3.11", "no-card-not-held card=card-suited(1,suit-spades,9)"],
                ["france", "end", "F-3.9", "no-not-this-now"],
                ["prussia", "end", "F-2.1", "no-not-asked"],
            ],
        )
    };
    vec![discard, ordering(false), ordering(true), duelling(), at_zero(), offensive()]
}

fn offensive() -> Walk {
    let setup = bare("standard-4p").options("expert").turn(3).phase("cards").pieces("friedrich@berlin=2");
    walk(
        setup.build(),
        &[
            ["prussia", "offensive s13.4", "F-13.9", "no-card-not-held card=card-suited(4,suit-spades,13)"],
            ["prussia", "march friedrich berlin-bernau", "F-13.7", "no-not-this-now"],
        ],
    )
}

/// Two Prussian stacks between three Austrians; `fought`: one combat is over.
fn ordering(fought: bool) -> Walk {
    let pieces = "friedrich@breslau=4 heinrich@breslau=1 daun@schweidnitz=7 keith@striegau=8 schwerin@waldenburg=4 \
                  browne@prag=1";
    let mut table = bare("standard-4p").active("austria").pieces(pieces).phase("combat").build();
    if !fought {
        return walk(
            table,
            &[
                [
                    "austria",
                    "attack daun heinrich",
                    "F-7.27",
                    "no-stack-fights commander=piece-general(Friedrich) piece=piece-general(Prinz Heinrich)",
                ],
                ["austria", "attack browne friedrich", "F-7.1", "no-such-combat"],
                ["austria", "end", "F-2.4", "no-not-this-now"],
                ["prussia", "attack friedrich daun", "F-2.1", "no-not-asked"],
            ],
        );
    }
    table.play("austria", "attack daun schwerin");
    table.play("prussia", "concede");
    let way = table.list("austria").remove(0);
    table.play("austria", &way);
    walk(table, &[["austria", "attack daun schwerin", "F-7.30", "no-such-combat"]])
}

fn duelling() -> Walk {
    let setup = bare("standard-4p").phase("combat").pieces("keith@berlin=1 saltikov@bernau=8");
    walk(
        setup.hand("prussia", "s10 h11 reserve").hand("russia", "s4").build(),
        &[
            ["prussia", "play h11", "F-7.6", "no-wrong-suit card=card-suited(1,suit-hearts,11) suit=suit-spades"],
            ["prussia", "play s4.1", "F-7.8", "no-card-not-held card=card-suited(1,suit-spades,4)"],
            ["prussia", "play reserve=h5", "FQ-54", "no-wrong-suit card=card-reserve(1) suit=suit-spades"],
            ["prussia", "play reserve=s11", "F-3.21", "no-reserve-value most=10"],
            ["prussia", "play reserve", "F-3.22", "no-reserve-value most=10"],
            ["prussia", "play s10=s10", "F-3.20", "no-not-a-reserve card=card-suited(1,suit-spades,10)"],
            ["prussia", "play s10 double", "FC-11S", "no-cannot-double card=card-suited(1,suit-spades,10)"],
            ["russia", "play s4", "F-7.14", "no-not-asked"],
            ["prussia", "march keith berlin-potsdam", "F-2.4", "no-not-this-now"],
        ],
    )
}

fn at_zero() -> Walk {
    let setup = bare("standard-4p").phase("combat").pieces("keith@berlin=2 saltikov@bernau=2");
    walk(setup.hand("prussia", "s10").build(), &[["prussia", "concede", "F-7.22", "no-must-play suit=suit-spades"]])
}

/// Daun in Schweidnitz has beaten Friedrich in Breslau by so many.
fn beaten(behind: u8, others: &str) -> Scene {
    let pieces = format!("friedrich@breslau=5 daun@schweidnitz=5 karl@schweidnitz={behind} {others}");
    let mut table = bare("standard-4p").active("austria").pieces(&pieces).phase("combat").build();
    table.play("prussia", "concede");
    table
}

fn retreating() -> Vec<Walk> {
    vec![
        walk(
            beaten(2, "keith@strehlen=1"),
            &[
                ["austria", "retreat oels-namslau-kreuzburg", "F-7.19", "no-wrong-start city=Breslau"],
                ["austria", "retreat breslau-oels", "F-8.5", "no-wrong-length distance=n-cities(2)"],
                ["austria", "retreat breslau-oels-rosenberg", "F-4.1", "no-road from=Oels to=Rosenberg"],
                ["austria", "retreat breslau-strehlen-brieg", "F-8.8", "no-occupied city=Strehlen"],
                ["austria", "attack daun friedrich", "F-8.1", "no-not-this-now"],
                ["prussia", "retreat breslau-oels-namslau", "F-8.4", "no-not-asked"],
            ],
        ),
        walk(
            beaten(4, ""),
            &[
                ["austria", "retreat breslau-oels-militsch-oels-namslau", "F-8.7", "no-city-twice city=Oels"],
                ["austria", "retreat breslau-ohlau-brieg-strehlen-breslau", "FQ-64", "no-city-twice city=Breslau"],
            ],
        ),
        walk(
            beaten(2, ""),
            &[["austria", "retreat breslau-strehlen-reichenbach", "F-8.6", "no-not-farthest city=Reichenbach"]],
        ),
    ]
}
