//! What the cards of fate refuse.

use board::Suit;

use super::passive::drawn;
use super::table::{Setup, bare};
use crate::tests::walk::{Walk, walk};

pub fn refused() -> Vec<Walk> {
    let mut walks = movement();
    walks.extend(recruits());
    walks.extend(combat());
    walks.extend(choices());
    walks
}

/// This card holds in this turn.
fn under(card: &str, suit: Suit, power: &str, pieces: &str) -> Setup {
    bare("standard-4p").options("expert").turn(7).active(power).pieces(pieces).effect(card, suit)
}

fn movement() -> Vec<Walk> {
    let still = under("2", Suit::Clubs, "russia", "fermor@kuestrin=3");
    let shy = under("7", Suit::Spades, "prussia", "friedrich@dresden=3 daun@kamenz=3 austria-t1@meissen");
    let halle = under("3", Suit::Diamonds, "empire", "hildburghausen@leipzig=2 prussia-t1@halle");
    let together = under("5", Suit::Diamonds, "france", "richelieu@fritzlar=3 chevert@fritzlar=2");
    let slow = under("12", Suit::Spades, "austria", "daun@bruenn=3");
    vec![
        walk(
            still.build(),
            &[["russia", "march fermor kuestrin-drossen", "FC-2C", "no-held piece=piece-general(Fermor)"]],
        ),
        walk(
            shy.build(),
            &[
                [
                    "prussia",
                    "march friedrich dresden-radeberg",
                    "FC-7S",
                    "no-attack-position city=Radeberg piece=piece-general(Friedrich)",
                ],
                ["prussia", "march friedrich dresden-meissen", "FC-7S", "no-capture piece=piece-general(Friedrich)"],
            ],
        ),
        walk(halle.build(), &[["empire", "march hildburghausen leipzig-halle", "FC-3D", "no-sanctuary city=Halle"]]),
        walk(
            together.build(),
            &[[
                "france",
                "march richelieu fritzlar-alsfeld",
                "FC-5D",
                "no-must-stay-stacked piece=piece-general(Chevert)",
            ]],
        ),
        walk(
            slow.build(),
            &[[
                "austria",
                "march daun bruenn-prossnitz-bruenn-prossnitz-bruenn",
                "FC-12S",
                "no-too-far main=3 road=n-cities(2)",
            ]],
        ),
    ]
}

fn recruits() -> Vec<Walk> {
    let pieces = "keith@berlin=2 heinrich@berlin=2 saltikov@eberswalde=3";
    let mut table = under("10", Suit::Spades, "prussia", pieces).hand("prussia", "s12 h12").build();
    table.play("prussia", "recruit prussia 1 pay s12 keith=1");
    table.play("prussia", "march heinrich berlin-bernau");
    let barred = under("7", Suit::Hearts, "prussia", "friedrich@berlin=3").hand("prussia", "s12");
    vec![
        walk(
            table,
            &[
                [
                    "prussia",
                    "march keith berlin-bernau",
                    "FC-10S",
                    "no-recruits-stand city=Bernau piece=piece-general(Keith)",
                ],
                [
                    "prussia",
                    "recruit prussia 1 pay h12 heinrich=1",
                    "FC-10S",
                    "no-recruits-in-attack city=Bernau piece=piece-general(Prinz Heinrich)",
                ],
            ],
        ),
        walk(
            barred.build(),
            &[[
                "prussia",
                "recruit prussia 1 pay s12 friedrich=1",
                "FC-7H",
                "no-recruits-for piece=piece-general(Friedrich)",
            ]],
        ),
    ]
}

fn combat() -> Vec<Walk> {
    let capped = under("3", Suit::Clubs, "prussia", "heinrich@magdeburg=2 richelieu@oschersleben=4").phase("combat");
    let pressed = under("7", Suit::Diamonds, "prussia", "friedrich@radeberg=2 daun@kamenz=6").phase("combat");
    let aside = under("8", Suit::Clubs, "austria", "keith@trebitsch=2 daun@bruenn=5").phase("combat");
    vec![
        walk(
            capped.hand("prussia", "h10 reserve").build(),
            &[
                ["prussia", "play h10", "FC-3C", "no-card-too-high card=card-suited(1,suit-hearts,10) most=9"],
                ["prussia", "play reserve=h10", "FC-3C", "no-reserve-value most=9"],
            ],
        ),
        walk(
            pressed.hand("prussia", "d2 d4 d8").build(),
            &[
                ["prussia", "concede", "FC-7D", "no-must-press-on"],
                ["prussia", "play d4", "FC-7D", "no-must-get-ahead card=card-suited(1,suit-diamonds,4)"],
            ],
        ),
        walk(
            aside.build(),
            &[
                ["prussia", "evade bruenn", "FC-8C", "no-not-adjacent city=Brünn"],
                ["prussia", "concede", "FC-8C", "no-not-this-now"],
            ],
        ),
    ]
}

fn choices() -> Vec<Walk> {
    let free = drawn("8", Suit::Spades, "friedrich@berlin=8 keith@potsdam=1 daun@bruenn=1");
    let lost = drawn("10", Suit::Clubs, "friedrich@berlin=3 heinrich@zossen=2 keith@potsdam=1 daun@bruenn=1");
    let step = drawn("6", Suit::Spades, "laudon@olmuetz=2 karl@olmuetz=1 keith@prossnitz=1");
    let west = drawn("12", Suit::Hearts, "hildburghausen@leipzig=2 empire-t1@merseburg keith@berlin=1");
    let west = west.friedrich(|own| own.beaten = vec!["hildburghausen".into()]);
    let leaving = drawn("elisabeth", Suit::Spades, "friedrich@berlin=8 keith@potsdam=1");
    vec![
        walk(
            free.build(),
            &[
                ["prussia", "assign daun", "FC-8S", "no-not-meant-by-fate piece=piece-general(Daun)"],
                [
                    "prussia",
                    "assign friedrich",
                    "FC-0.7",
                    "no-too-many-troops armies=n-armies(8) piece=piece-general(Friedrich)",
                ],
                ["prussia", "pass", "FC-8S", "no-cannot-decline"],
                ["austria", "pass", "FC-8S", "no-not-asked"],
            ],
        ),
        walk(
            lost.build(),
            &[["prussia", "assign keith", "FC-10C", "no-too-few-troops armies=n-armies(1) piece=piece-general(Keith)"]],
        ),
        walk(
            step.build(),
            &[
                [
                    "austria",
                    "step laudon olmuetz-sternberg-freudenthal",
                    "FC-6S",
                    "no-one-step piece=piece-general(Laudon)",
                ],
                ["austria", "step laudon olmuetz", "FC-6S", "no-one-step piece=piece-general(Laudon)"],
                [
                    "austria",
                    "step karl olmuetz-sternberg",
                    "FC-6S",
                    "no-not-meant-by-fate piece=piece-general(Karl von Lothringen)",
                ],
                ["austria", "step laudon olmuetz-bruenn", "F-4.1", "no-road from=Olmütz to=Brünn"],
                ["austria", "step laudon olmuetz-prossnitz", "F-4.14", "no-enemy-general city=Proßnitz"],
                ["austria", "step laudon sternberg-olmuetz", "FC-6S", "no-wrong-start city=Olmütz"],
                ["austria", "march laudon olmuetz-sternberg", "FC-6S", "no-not-this-now"],
            ],
        ),
        walk(west.build(), &[["prussia", "step hildburghausen leipzig-halle", "FC-12H", "no-not-westward city=Halle"]]),
        walk(
            leaving.build(),
            &[
                ["prussia", "leave friedrich", "F-11.8", "no-not-a-choice piece=piece-general(Friedrich)"],
                ["prussia", "pass", "F-11.8", "no-not-this-now"],
            ],
        ),
    ]
}
