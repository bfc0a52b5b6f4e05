//! Every refusal of MARIA with a position that provokes it: the rule a reader of the rulebook would name, and what is
//! said. The walk in `crate::walk` judges the rows and sees to it that none is missing.

use super::table::{Scene, Setup, bare, ready};
use super::{refusals_papers, refusals_politics};
use crate::tests::walk::{Walk, made, walk, walked};
use engine::action::Action;

#[test]
fn every_row_is_refused_by_its_rule() {
    assert!(walked(&refused()).len() > 90);
}

pub fn refused() -> Vec<Walk> {
    let mut walks = vec![deploying(), over(), moving(), sharing(), aside()];
    walks.extend(halted());
    walks.extend(ways());
    walks.extend(maps());
    walks.extend(force_marches());
    walks.extend(trains());
    walks.extend(flanders());
    walks.extend(combats());
    walks.extend(refusals_politics::refused());
    walks.extend(refusals_papers::refused());
    walks
}

pub fn advanced(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active)
}

fn deploying() -> Walk {
    let table = ready("introductory-3p").phase("deploy").build();
    let austria = "deploy austria karl=8 traun=8 khevenhueller=8 batthyany=8 neipperg=8 arenberg=8";
    walk(
        table,
        &[
            ["prussia", "deploy pragmatic", "M-14.5", "no-not-in-play power=power-pragmatic"],
            [
                "france",
                "deploy prussia friedrich=8 schwerin=4 leopold=4 dessauer=6",
                "M-4.15",
                "no-not-your-power power=power-prussia",
            ],
            [
                "prussia",
                "deploy prussia friedrich=8 schwerin=5 leopold=3 dessauer=6",
                "M-4.17",
                "no-too-few-troops armies=n-troops(4) piece=piece-general(Leopold)",
            ],
            [
                "prussia",
                "deploy prussia friedrich=9 schwerin=4 leopold=4 dessauer=6",
                "M-4.16",
                "no-too-many-troops armies=n-troops(8) piece=piece-general(Friedrich)",
            ],
            ["austria", austria, "M-4.15", "no-wrong-total needed=28 power=power-austria unit=troop"],
            ["austria", "transfer karl=1 traun=1", "M-4.15", "no-still-deploying unit=troop"],
            ["france", "end", "M-4.15", "no-not-this-now"],
        ],
    )
}

fn over() -> Walk {
    let mut table = ready("introductory-2p").build();
    table.play("france", "resign");
    walk(table, &[["austria", "end", "M-14.7", "no-game-over"]])
}

/// Who may do what in the stage of Prussia and Saxony.
fn moving() -> Walk {
    let pieces = "friedrich@landeshut=4 rutowski@leipzig=2 prussia-t1@jauer karl@wien=3 moritz@metz=1";
    let setup = advanced(pieces, "prussia").maria(|own| own.boxed = vec!["dessauer".into()]);
    walk(
        setup.build(),
        &[
            ["austria", "march karl wien-tulln", "M-5.1", "no-not-asked"],
            ["prussia", "concede", "M-5.3", "no-not-this-now"],
            ["prussia", "discard s4.1", "M-5.3", "no-not-in-this-game"],
            ["prussia", "pass", "M-10.1.24", "no-not-this-now"],
            ["prussia", "dispute", "M-10.1.24", "no-dispute"],
            [
                "prussia",
                "march karl wien-tulln",
                "M-10.1.1",
                "no-not-active piece=piece-general(Karl) power=power-austria",
            ],
            ["prussia", "march schwerin landeshut-jauer", "M-10.1.3", "no-not-on-board piece=piece-general(Schwerin)"],
            ["prussia", "march dessauer landeshut-jauer", "M-3.2.17", "no-not-on-board piece=piece-general(Dessauer)"],
            ["prussia", "march friedrich+rutowski landeshut-trautenau", "M-10.1.12", "no-not-together"],
            ["prussia", "march friedrich jauer-landeshut", "M-10.1.3", "no-wrong-start city=Landeshut"],
            ["prussia", "march friedrich landeshut", "M-10.1.3", "no-step"],
            ["prussia", "march friedrich landeshut-berlin", "M-10.1.3", "no-road from=Landeshut to=Berlin"],
            [
                "prussia",
                "march friedrich landeshut-trautenau-landeshut-trautenau-landeshut-trautenau",
                "M-10.1.4",
                "no-too-far main=4 road=n-cities(3)",
            ],
            [
                "prussia",
                "march prussia-t1 jauer-liegnitz-jauer-liegnitz-jauer",
                "M-10.1.6",
                "no-too-far main=3 road=n-cities(2)",
            ],
            [
                "prussia",
                "enter france-t1 metz",
                "M-10.2.1",
                "no-not-active piece=piece-train(T1,power-france) power=power-france",
            ],
        ],
    )
}

fn sharing() -> Walk {
    let pieces = "friedrich@landeshut=4 schwerin@landeshut=5 leopold@jauer=2 rutowski@jauer=2 karl@wien=3 traun@wien=2 \
                  prussia-t1@lueben";
    walk(
        advanced(pieces, "france").build(),
        &[
            ["prussia", "transfer friedrich=3 leopold=3", "M-6.15", "no-not-one-stack unit=troop"],
            ["prussia", "transfer leopold=1 rutowski=3", "M-6.16", "no-not-one-power unit=troop"],
            ["prussia", "transfer friedrich=4 schwerin=4", "M-6.14", "no-wrong-stack-total needed=9 unit=troop"],
            [
                "prussia",
                "transfer friedrich=9 schwerin=0",
                "M-6.9",
                "no-too-many-troops armies=n-troops(8) piece=piece-general(Friedrich)",
            ],
            [
                "prussia",
                "transfer friedrich=8 schwerin=0",
                "M-6.8",
                "no-too-few-troops armies=n-troops(1) piece=piece-general(Schwerin)",
            ],
            ["prussia", "transfer karl=4 traun=1", "M-6.14", "no-not-your-piece piece=piece-general(Karl)"],
            [
                "prussia",
                "transfer friedrich=4 prussia-t1=1",
                "M-6.14",
                "no-commands-nothing piece=piece-train(T1,power-prussia) unit=troop",
            ],
        ],
    )
}

/// M-11.1.25: displacement has brought one who has retreated to one who fights.
fn aside() -> Walk {
    let pieces = "neipperg@prag=3 traun@horn=2 friedrich@krems=2 leopold@jungbunzlau=2 schwerin@berlin=2";
    let mut table = advanced(pieces, "austria").phase("combat").build();
    let (schwerin, there) = (table.piece("schwerin"), table.city_id("jungbunzlau"));
    table.state.core.put(schwerin, engine::state::Place::City(there));
    table.state.core.retreated.insert(schwerin);
    table.play("austria", "attack traun friedrich");
    table.play("austria", "concede");
    walk(
        table,
        &[["prussia", "transfer schwerin=3 leopold=1", "M-11.1.25", "no-stands-aside piece=piece-general(Schwerin)"]],
    )
}

/// Who moves no more in this phase, and what never marches.
fn halted() -> Vec<Walk> {
    let pieces = "karl@wien=3 traun@tulln=2 batthyany@prag=1 austria-t3@iglau";
    let setup = advanced(pieces, "austria").hand("austria", "h5 h6").maria(|own| own.hussars = vec!["tabor".into()]);
    let mut table = setup.build();
    table.play("austria", "march karl wien-tulln");
    table.play("austria", "march batthyany prag-beraun");
    table.play("austria", "enter austria-t2 wien pay h5");
    vec![walk(
        table,
        &[
            ["austria", "march batthyany beraun-prag", "M-10.1.1", "no-already-moved piece=piece-general(Batthyány)"],
            ["austria", "march traun tulln-wien", "M-10.1.10", "no-united piece=piece-general(Traun)"],
            [
                "austria",
                "march austria-t2 wien-tulln",
                "M-10.2.9",
                "no-just-entered piece=piece-train(T2,power-austria)",
            ],
            [
                "austria",
                "enter austria-t2 bruenn pay h6",
                "R-91",
                "no-entered-already piece=piece-train(T2,power-austria)",
            ],
            ["austria", "march hussar-1 tabor-prag", "M-3.1.2", "no-hussars-do-not-march"],
        ],
    )]
}

fn ways() -> Vec<Walk> {
    let pieces = "friedrich@landeshut=4 schwerin@jauer=2 leopold@jauer=1 prussia-t1@hirschberg karl@trautenau=2 \
                  prussia-t2@liegnitz";
    let passing = "friedrich@landeshut=4 schwerin@jauer=2 prussia-t1@hirschberg moritz@liegnitz=1";
    vec![
        walk(
            advanced(pieces, "prussia").build(),
            &[
                ["prussia", "march friedrich landeshut-jauer", "M-6.4", "no-stack-full city=Jauer most=2"],
                ["prussia", "march friedrich landeshut-trautenau", "M-10.1.15", "no-enemy-general city=Trautenau"],
                ["prussia", "march friedrich landeshut-hirschberg", "M-10.1.9", "no-piece-in-the-way city=Hirschberg"],
                ["prussia", "march prussia-t1 hirschberg-landeshut", "M-10.1.14", "no-piece-in-the-way city=Landeshut"],
                ["prussia", "march friedrich+prussia-t1 landeshut-jauer", "M-6.4", "no-train-moves-alone"],
            ],
        ),
        walk(
            advanced(passing, "prussia").build(),
            &[
                [
                    "prussia",
                    "march friedrich landeshut-jauer-schweidnitz",
                    "M-10.1.10",
                    "no-must-stop-at-stack city=Jauer",
                ],
                ["prussia", "march schwerin jauer-liegnitz", "M-10.1.9", "no-piece-in-the-way city=Liegnitz"],
            ],
        ),
        walk(
            advanced("friedrich@landeshut=4 prussia-t1@jauer austria-t3@liegnitz", "prussia").build(),
            &[["prussia", "march prussia-t1 jauer-liegnitz", "M-10.1.14", "no-trains-cannot-capture city=Liegnitz"]],
        ),
        walk(
            neutral("friedrich@landeshut=2", "prussia"),
            &[["prussia", "march friedrich landeshut-trautenau", "M-19.4.3", "no-neutral-stays-home city=Trautenau"]],
        ),
        walk(
            neutral("neipperg@trautenau=2 friedrich@jauer=2", "austria"),
            &[["austria", "march neipperg trautenau-landeshut", "M-19.4.5", "no-closed city=Landeshut"]],
        ),
        made(
            advanced("friedrich@landeshut=4", "prussia").build(),
            "prussia",
            Action::March { group: board::PieceSet::EMPTY, path: engine::action::Path::new(board::CityId(0)) },
            "M-10.1.1",
            "no-pieces",
        ),
    ]
}

/// After the peace over Silesia.
fn neutral(pieces: &str, active: &str) -> Scene {
    let setup = advanced(pieces, active).turn(5).maria(|own| {
        own.annexed = true;
        own.neutral_until = 7;
        own.tracks.insert("saxony".into(), 3);
    });
    setup.build()
}

fn maps() -> Vec<Walk> {
    let idle = ready("introductory-3p").active("france").build();
    let gambit = |pieces: &str| bare("schlesien-gambit").pieces(pieces).active("france").build();
    vec![
        walk(
            idle,
            &[
                ["france", "march broglie dillingen-ulm-geislingen", "M-14.1", "no-map-not-in-use city=Geislingen"],
                ["france", "march moritz sens-melun", "M-14.1", "no-not-on-board piece=piece-general(Moritz)"],
                ["france", "propose frederick: vote france karl", "M-14.11", "no-treaties"],
            ],
        ),
        walk(
            ready("introductory-3p").active("prussia").build(),
            &[["prussia", "march dessauer liegnitz-jauer", "M-14.2", "no-not-on-board piece=piece-general(Dessauer)"]],
        ),
        walk(
            gambit("broglie@biberach=2 belle-isle@ulm=2"),
            &[
                ["france", "march broglie biberach-memmingen", "M-SG2.1.4", "no-bound-to-the-map city=Memmingen"],
                ["france", "march belle-isle ulm-geislingen-stuttgart", "M-SG2.1.5", "no-may-not-end city=Stuttgart"],
            ],
        ),
        walk(
            ready("schlesien-gambit").active("prussia").build(),
            &[[
                "prussia",
                "march dessauer liegnitz-jauer",
                "M-SG2.1.3",
                "no-not-on-board piece=piece-general(Dessauer)",
            ]],
        ),
        walk(
            advanced("toerring@memmingen=1", "france").build(),
            &[["france", "march toerring memmingen-biberach", "M-10.1.22", "no-border-closed city=Biberach"]],
        ),
    ]
}

fn force_marches() -> Vec<Walk> {
    let pieces = "traun@tschaslau=3 broglie@melnik=2 austria-t3@iglau";
    let far = "force-march traun tschaslau-kolin-tschaslau-kolin-tschaslau-kolin-tschaslau-kolin-tschaslau-kolin";
    vec![
        walk(
            advanced(pieces, "austria").build(),
            &[
                [
                    "austria",
                    "force-march traun tschaslau-kolin-boehmisch-brod-prag",
                    "M-10.1.21",
                    "no-next-to-enemy city=Prag piece=piece-general(Broglie)",
                ],
                ["austria", "force-march austria-t3 iglau-deutschbrod", "M-10.1.17", "no-trains-cannot-force"],
                ["austria", far, "M-10.1.17", "no-force-march-too-far distance=n-cities(8)"],
            ],
        ),
        walk(
            advanced("traun@tschaslau=3 france-t2@kolin", "austria").build(),
            &[[
                "austria",
                "force-march traun tschaslau-kolin",
                "R-116",
                "no-next-to-enemy city=Kolin piece=piece-train(T2,power-france)",
            ]],
        ),
        walk(
            advanced("traun@boehmisch-brod=3 broglie@prag=2", "austria").build(),
            &[[
                "austria",
                "force-march traun boehmisch-brod-prag",
                "M-10.1.15",
                "no-next-to-enemy city=Prag piece=piece-general(Broglie)",
            ]],
        ),
        walk(
            advanced("traun@boehmisch-brod=3", "austria").markers("prag=france").build(),
            &[["austria", "force-march traun boehmisch-brod-prag", "M-10.1.19", "no-enemy-fortress city=Prag"]],
        ),
        walk(
            advanced("friedrich@landeshut=3", "prussia").build(),
            &[["prussia", "force-march friedrich landeshut-jauer", "M-10.1.18", "no-off-main-roads"]],
        ),
    ]
}

fn trains() -> Vec<Walk> {
    let pieces = "moritz@metz=1 toerring@muenchen=1 friedrich@berlin=1";
    let setup = advanced(pieces, "france").hand("france", "h5 h3");
    let prussian = advanced("friedrich@berlin=1", "prussia").hand("prussia", "h5");
    vec![
        walk(
            setup.build(),
            &[
                ["france", "enter france-t1 lille pay h3", "M-10.2.4", "no-train-unpaid paid=3 price=4"],
                [
                    "france",
                    "enter france-t1 lille pay h6.1",
                    "M-8.17",
                    "no-card-not-held card=card-suited(1,suit-hearts,6)",
                ],
                ["france", "enter france-t1 metz pay h5", "M-10.2.7", "no-site-not-open city=Metz"],
                ["france", "enter france-t1 prag pay h5", "M-10.2.5", "no-site-for-trains city=Prag"],
                ["france", "enter moritz lille pay h5", "M-10.2.1", "no-not-a-train piece=piece-general(Moritz)"],
            ],
        ),
        walk(
            prussian.maria(|own| own.boxed = vec!["prussia-t2".into()]).build(),
            &[[
                "prussia",
                "enter prussia-t2 magdeburg pay h5",
                "M-10.2.3",
                "no-train-in-the-box piece=piece-train(T2,power-prussia)",
            ]],
        ),
        walk(
            bare("introductory-3p").pieces("broglie@ulm=1").active("france").hand("france", "h5").build(),
            &[["france", "enter france-t2 metz pay h5", "M-14.1", "no-map-not-in-use city=Metz"]],
        ),
        walk(
            advanced("arenberg@loewen=3 stair@bruessel=2", "austria").hand("pragmatic", "h5").build(),
            &[
                [
                    "austria",
                    "enter pragmatic-t1 amsterdam pay h5.1",
                    "M-10.2.1",
                    "no-not-your-piece piece=piece-train(T1,power-pragmatic)",
                ],
                ["austria", "march stair bruessel-loewen", "R-81", "no-not-your-piece piece=piece-general(Stair)"],
            ],
        ),
    ]
}

/// Austria and the Pragmatic Army on one map.
fn flanders() -> Vec<Walk> {
    let pieces = "arenberg@loewen=3 stair@bruessel=2 cumberland@venlo=2 austria-t1@diest";
    let mut declined = advanced(pieces, "austria").build();
    declined.play("austria", "march arenberg loewen-bruessel");
    declined.play("pragmatic", "pass");
    let mut disputed = advanced(pieces, "austria").build();
    disputed.play("austria", "dispute");
    let mut passed = advanced(pieces, "austria").build();
    passed.play("austria", "dispute");
    passed.play("pragmatic", "pass");
    let mut ended = advanced(pieces, "austria").build();
    ended.play("pragmatic", "end");
    let mut united = advanced("khevenhueller@loewen=3 stair@bruessel=2", "austria").build();
    united.play("austria", "march khevenhueller loewen-bruessel");
    vec![
        walk(
            declined,
            &[[
                "austria",
                "march arenberg loewen-bruessel",
                "M-10.1.23",
                "no-union-declined city=Brüssel seat=seat-frederick",
            ]],
        ),
        walk(
            disputed,
            &[
                ["austria", "march arenberg loewen-tirlemont", "M-10.1.24", "no-not-your-move"],
                ["austria", "dispute", "M-10.1.24", "no-dispute-runs"],
            ],
        ),
        walk(passed, &[["pragmatic", "march cumberland venlo-roermond", "M-10.1.24", "no-passed-on-flanders"]]),
        walk(
            ended,
            &[
                ["austria", "dispute", "M-10.1.24", "no-dispute-alone seat=seat-frederick"],
                ["pragmatic", "march stair bruessel-loewen", "M-5.5", "no-not-asked"],
            ],
        ),
        walk(
            united,
            &[
                ["austria", "command arenberg", "M-6.6", "no-not-in-the-stack piece=piece-general(Arenberg)"],
                ["austria", "end", "M-6.6", "no-not-this-now"],
            ],
        ),
    ]
}

fn combats() -> Vec<Walk> {
    let pieces = "friedrich@landeshut=2 schwerin@breslau=2 neipperg@trautenau=2 karl@jauer=2 traun@strehlen=2 \
                  batthyany@trautenau=1";
    let border = "neipperg@trautenau=2 friedrich@landeshut=2 karl@prag=2 schwerin@jungbunzlau=2 cumberland@tirlemont=2 \
                  maillebois@namur=2";
    let duel = advanced("friedrich@landeshut=2 neipperg@trautenau=5", "prussia").phase("combat");
    let even = advanced("friedrich@landeshut=2 neipperg@trautenau=2", "prussia").phase("combat");
    let mixed = advanced("leopold@landeshut=2 rutowski@landeshut=1 neipperg@trautenau=5", "prussia").phase("combat");
    vec![
        walk(
            advanced(pieces, "prussia").phase("combat").build(),
            &[
                [
                    "prussia",
                    "attack friedrich neipperg",
                    "M-11.1.19",
                    "no-stack-fights commander=piece-general(Batthyány) piece=piece-general(Neipperg)",
                ],
                ["prussia", "attack schwerin karl", "M-11.1.1", "no-such-combat"],
                ["austria", "attack karl friedrich", "M-5.1", "no-not-asked"],
                ["prussia", "end", "M-5.3", "no-not-this-now"],
            ],
        ),
        walk(
            advanced(border, "austria").phase("combat").build(),
            &[["austria", "attack cumberland maillebois", "M-11.1.22", "no-austria-first"]],
        ),
        walk(
            duel.hand("prussia", "h4 s4 d4 c4 reserve").hand("austria", "h3").build(),
            &[
                ["prussia", "play h3.1", "M-8.6", "no-card-not-held card=card-suited(1,suit-hearts,3)"],
                ["prussia", "play reserve=h9", "M-11.1.5", "no-wrong-suit card=card-reserve(1) suit=suit-spades"],
                ["prussia", "play reserve", "M-8.10", "no-reserve-value most=8"],
                ["prussia", "play h4", "M-11.1.4", "no-wrong-suit card=card-suited(1,suit-hearts,4) suit=suit-spades"],
                ["prussia", "play h4 double", "M-11.1.8", "no-cannot-double card=card-suited(1,suit-hearts,4)"],
                ["austria", "concede", "M-11.1.10", "no-not-asked"],
            ],
        ),
        walk(
            even.hand("prussia", "h4 s4 d4 c4").build(),
            &[["prussia", "concede", "M-11.1.15", "no-must-play suit=suit-spades"]],
        ),
        walk(
            mixed.hand("prussia", "s3").build(),
            &[["prussia", "play s3.1", "M-11.1.20", "no-card-not-held card=card-suited(1,suit-spades,3)"]],
        ),
        beaten(),
        at_the_border(),
    ]
}

/// Törring has lost to Karl next to the other map.
fn at_the_border() -> Walk {
    let mut table = advanced("karl@kempten=8 toerring@memmingen=6", "austria").phase("combat").build();
    table.play("france", "concede");
    walk(
        table,
        &[["austria", "retreat memmingen-biberach-memmingen", "M-11.2.11", "no-retreat-over-the-border city=Biberach"]],
    )
}

/// Neipperg has lost to Friedrich.
fn beaten() -> Walk {
    let pieces = "friedrich@landeshut=8 neipperg@trautenau=6 austria-t3@nachod toerring@memmingen=1";
    let mut table = advanced(pieces, "prussia").phase("combat").build();
    table.play("austria", "concede");
    walk(
        table,
        &[
            ["prussia", "retreat nachod-glatz-nachod", "M-11.1.13", "no-wrong-start city=Trautenau"],
            ["prussia", "retreat trautenau-koeniggraetz", "M-11.2.5", "no-wrong-length distance=n-cities(2)"],
            ["prussia", "retreat trautenau-nachod-glatz", "M-11.2.8", "no-occupied city=Nachod"],
            ["prussia", "retreat trautenau-landeshut-jauer", "M-11.2.8", "no-occupied city=Landeshut"],
            ["austria", "retreat trautenau-nachod-glatz", "M-11.2.4", "no-not-asked"],
            ["prussia", "attack friedrich neipperg", "M-11.2.1", "no-not-this-now"],
        ],
    )
}
