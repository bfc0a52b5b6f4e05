//! What politics, supply, winter and changes of side refuse.

use super::refusals::advanced;
use super::table::{Scene, Setup, bare};
use crate::tests::walk::{Walk, walk};

pub fn refused() -> Vec<Walk> {
    let mut walks = vec![placing(), taking(), hussars(), voting(), supplying(), feeding()];
    walks.extend(cards());
    walks.extend(effects());
    walks.extend(corps());
    walks.extend(winters());
    walks.extend(winters_of_others());
    walks.extend(saxony());
    walks.extend(displaced());
    walks
}

fn politics(cards: &str) -> Setup {
    bare("advanced-3p").phase("politics").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
    })
}

fn displayed(setup: Setup, power: &str, card: &str) -> Setup {
    let cards = vec![card.to_owned()];
    setup.hand(power, card).maria(|own| {
        own.display.insert(power.into(), cards);
    })
}

/// Trump is named, nobody places, and this power takes a card.
fn taken(setup: Setup, power: &str, card: &str) -> Scene {
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    if !card.is_empty() {
        table.play(power, &format!("take {card}"));
    }
    table
}

fn placing() -> Walk {
    let mut table = politics("1741-sweden 1743-worms").hand("prussia", "s9").build();
    table.play("prussia", "trump s");
    walk(
        table,
        &[
            ["france", "bid s9.1", "M-17.3.2", "no-not-asked"],
            ["prussia", "bid s4.1", "M-8.6", "no-card-not-held card=card-suited(1,suit-spades,4)"],
            ["prussia", "trump h", "M-17.3.1", "no-not-this-now"],
        ],
    )
}

fn taking() -> Walk {
    let setup = displayed(politics("1741-sweden 1743-worms"), "prussia", "s5");
    walk(
        taken(setup, "prussia", ""),
        &[
            ["prussia", "take 1743-worms", "M-17.5.2", "no-not-your-arms"],
            ["prussia", "take 1744-metz", "M-17.5.1", "no-not-on-the-table"],
            ["france", "take 1741-sweden", "M-17.5.1", "no-not-asked"],
        ],
    )
}

fn cards() -> Vec<Walk> {
    let sweden = taken(displayed(politics("1741-sweden 1743-worms"), "prussia", "s5"), "prussia", "1741-sweden");
    let pressburg = |hand: &str| {
        let setup = politics("1741-pressburg 1742-walpole").pieces("karl@wien=3").hand("austria", hand);
        let mut table = taken(displayed(setup, "prussia", "s5"), "prussia", "1741-pressburg");
        table.play("prussia", "execute obey");
        table
    };
    let mut bought = pressburg("h2 h3 h4");
    bought.play("austria", "recruit austria 2 karl=2");
    vec![
        walk(
            sweden,
            &[
                ["prussia", "execute obey", "M-17.5.10", "no-instruction"],
                ["prussia", "execute russia=1", "M-17.5.12", "no-shift-not-offered track=Russia"],
                ["prussia", "execute italy=-1", "M-17.5.10", "no-shift-not-offered track=Italy"],
            ],
        ),
        walk(
            pressburg("h2 h3 h4"),
            &[
                [
                    "austria",
                    "recruit austria 1 karl=1",
                    "M-17.5.26",
                    "no-card-troops armies=n-troops(2) power=power-austria",
                ],
                ["austria", "recruit austria 2 pay h4 karl=2", "M-17.5.26", "no-nothing-to-pay"],
                [
                    "austria",
                    "recruit pragmatic 2 stair@amsterdam=2",
                    "M-17.5.26",
                    "no-not-recruiting power=power-pragmatic",
                ],
                ["austria", "pass", "RP-1", "no-cannot-decline"],
            ],
        ),
        walk(
            bought,
            &[
                [
                    "austria",
                    "recruit austria 3 pay h4+h3+h2 karl=3",
                    "M-17.5.10",
                    "no-card-troops-at-most armies=n-troops(2) power=power-austria",
                ],
                ["austria", "recruit austria 2 pay h4 karl=2", "M-17.5.10", "no-too-little-paid paid=4 price=6"],
                ["austria", "recruit austria 0 pay h4", "M-17.5.10", "no-nothing-bought"],
            ],
        ),
    ]
}

/// Cards given up, and a train that comes in free.
fn effects() -> Vec<Walk> {
    let mut botta = taken(
        displayed(politics("1743-botta 1742-walpole").hand("austria", "d7 c3 h2"), "prussia", "s5"),
        "prussia",
        "1743-botta",
    );
    botta.play("prussia", "execute obey");
    let setup = politics("1742-maillebois 1742-walpole").pieces("moritz@sens=7");
    let mut train = taken(displayed(setup.hand("france", "h5"), "austria", "s5"), "austria", "1742-maillebois");
    train.play("austria", "execute obey");
    train.play("france", "recruit france 3 moritz=1 maillebois@metz=2");
    vec![
        walk(
            botta,
            &[
                ["austria", "discards d7+c3", "RP-1", "no-wrong-number-of-cards cards=n-cards(1)"],
                ["austria", "discards h9.1", "M-8.6", "no-card-not-held card=card-suited(1,suit-hearts,9)"],
                ["austria", "pass", "RP-1", "no-cannot-decline"],
            ],
        ),
        walk(
            train,
            &[
                ["france", "enter france-t1 lille pay h5", "M-17.5.10", "no-nothing-to-pay"],
                [
                    "france",
                    "enter bavaria-t1 muenchen",
                    "M-17.5.10",
                    "no-not-meant-by-card piece=piece-train(T1,power-bavaria)",
                ],
                ["france", "enter moritz lille", "M-10.2.1", "no-not-a-train piece=piece-general(Moritz)"],
                ["france", "end", "M-17.5.10", "no-not-this-now"],
            ],
        ),
    ]
}

fn corps() -> Vec<Walk> {
    let corps = |hand: &str| {
        let setup = politics("1741-nymphenburg 1742-walpole").pieces("karl@wien=3 traun@prag=2").hand("austria", hand);
        let mut table = taken(displayed(setup, "france", "s5"), "france", "1741-nymphenburg");
        table.play("france", "execute italy=-2");
        table
    };
    vec![
        walk(
            corps("h4 h5"),
            &[
                ["austria", "corps moritz", "M-17.5.19", "no-not-a-choice piece=piece-general(Moritz)"],
                ["austria", "corps karl pay h5", "M-17.5.20", "no-nothing-to-pay"],
                ["austria", "corps neipperg pay h5", "M-17.5.20", "no-corps-unpaid paid=5 price=8"],
                ["austria", "corps neipperg pay h9.1", "M-8.17", "no-card-not-held card=card-suited(1,suit-hearts,9)"],
                ["austria", "pass", "M-17.5.19", "no-not-this-now"],
            ],
        ),
        walk(corps("h4"), &[["austria", "corps neipperg pay h4", "R-54", "no-corps-unpaid paid=4 price=8"]]),
    ]
}

fn hussars() -> Walk {
    let mut table = bare("advanced-3p").phase("hussars").pieces("karl@prag=3 moritz@reims=1").build();
    table.play("austria", "hussar hussar-1 tabor");
    walk(
        table,
        &[
            ["france", "hussar hussar-2 pilsen", "M-7.1", "no-not-asked"],
            ["france", "end", "M-5.1", "no-not-asked"],
            ["austria", "hussar hussar-1 pilsen", "M-7.1", "no-such-hussar"],
            ["austria", "hussar hussar-2 namur", "M-7.2", "no-not-for-hussars city=Namur"],
            ["austria", "hussar hussar-2 prag", "M-7.4", "no-hussar-on-piece city=Prag"],
            ["austria", "hussar hussar-2 tabor", "R-21", "no-hussar-there city=Tabor"],
            ["austria", "hussar hussar-2 berlin", "M-7.3", "no-too-far-for-hussars city=Berlin distance=n-cities(4)"],
        ],
    )
}

fn voting() -> Walk {
    let setup = bare("advanced-3p").turn(4).phase("end-of-turn").maria(|own| own.election_pending = true);
    walk(
        setup.build(),
        &[
            ["prussia", "vote franz=9", "M-18.7", "no-too-many-votes votes=n-free-votes(2)"],
            ["austria", "vote franz=1", "M-18.8", "no-not-asked"],
        ],
    )
}

fn harassed(pieces: &str, hand: &str) -> Scene {
    let setup = advanced(pieces, "prussia").hand("prussia", hand).phase("supply");
    setup.maria(|own| own.hussars = vec!["landeshut".into()]).build()
}

fn supplying() -> Walk {
    walk(
        harassed("friedrich@trautenau=3 prussia-t1@lueben", "h9 h2"),
        &[
            ["prussia", "pay h2", "M-9.16", "no-supply-unpaid paid=2 price=4"],
            ["prussia", "pay h3.1", "M-8.17", "no-card-not-held card=card-suited(1,suit-hearts,3)"],
            ["prussia", "end", "M-9.16", "no-not-this-now"],
        ],
    )
}

fn feeding() -> Walk {
    walk(
        harassed("friedrich@trautenau=3 schwerin@trautenau=3 prussia-t1@lueben", "h7"),
        &[["prussia", "feed friedrich+schwerin", "M-9.17", "no-not-a-feeding"]],
    )
}

fn winters() -> Vec<Walk> {
    let winter = |pieces: &str| advanced(pieces, "france").turn(3).phase("winter");
    let boxed = |setup: Setup| setup.maria(|own| own.boxed = vec!["dessauer".into()]);
    let austrian = boxed(winter("karl@wien=7 neipperg@wien=1 batthyany@tulln=1")).markers("prag=prussia");
    vec![walk(
        austrian.hand("austria", "h8 h3").build(),
        &[
            ["austria", "recruit pragmatic 1 stair@amsterdam=1", "M-5.8", "no-not-recruiting power=power-pragmatic"],
            ["austria", "recruit austria 0 pay h8", "M-13.1", "no-nothing-bought"],
            ["austria", "recruit austria 1 pay h8 karl=1 austria-t1@bruenn", "M-10.2.1", "no-trains-not-recruited"],
            [
                "austria",
                "recruit austria 1 pay h8 karl@bruenn=1",
                "M-13.1",
                "no-not-off-board piece=piece-general(Karl)",
            ],
            [
                "austria",
                "recruit austria 0 pay h8 traun@bruenn=0",
                "M-13.3",
                "no-needs-new-army piece=piece-general(Traun) unit=troop",
            ],
            ["austria", "recruit austria 1 pay h8 traun=1", "M-13.4", "no-not-on-board piece=piece-general(Traun)"],
            [
                "austria",
                "recruit austria 2 pay h8 karl=2",
                "M-13.4",
                "no-too-many-troops armies=n-troops(8) piece=piece-general(Karl)",
            ],
            [
                "austria",
                "recruit austria 1 pay h8 traun@prag=1",
                "M-13.7",
                "no-not-a-place-of-return city=Prag piece=piece-general(Traun)",
            ],
            [
                "austria",
                "recruit austria 1 pay h8 traun@amsterdam=1",
                "M-22.2",
                "no-not-a-place-of-return city=Amsterdam piece=piece-general(Traun)",
            ],
            ["austria", "recruit austria 1 pay h8 traun@wien=1", "M-13.8", "no-room city=Wien"],
            ["austria", "recruit austria 1 pay h3 batthyany=1", "M-13.2", "no-too-little-paid paid=3 price=4"],
            [
                "austria",
                "recruit austria 1 pay h9.1 batthyany=1",
                "M-8.17",
                "no-card-not-held card=card-suited(1,suit-hearts,9)",
            ],
            ["france", "end", "M-5.8", "no-not-asked"],
        ],
    )]
}

/// Generals in a box, and fortresses of a partner.
fn winters_of_others() -> Vec<Walk> {
    let winter = |pieces: &str| advanced(pieces, "france").turn(3).phase("winter");
    let boxed = |setup: Setup| setup.maria(|own| own.boxed = vec!["dessauer".into()]);
    let prussian = boxed(winter("friedrich@berlin=3")).hand("prussia", "h8");
    let french = boxed(winter("moritz@metz=1")).hand("france", "h4 h3");
    vec![
        walk(
            prussian.build(),
            &[[
                "prussia",
                "recruit prussia 1 pay h8 dessauer@berlin=1",
                "M-3.2.17",
                "no-not-off-board piece=piece-general(Dessauer)",
            ]],
        ),
        walk(
            french.build(),
            &[[
                "france",
                "recruit france 1 pay h4 broglie@muenchen=1",
                "M-13.10",
                "no-not-a-place-of-return city=München piece=piece-general(Broglie)",
            ]],
        ),
    ]
}

/// Austria has beaten Prussia and may shift the Saxon marker.
fn disaster(at: u8, more: &str) -> Scene {
    let pieces = format!(
        "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten austria-t3@zwettl {more}"
    );
    let setup = advanced(&pieces, "austria").phase("combat").hand("saxony", "h8 h3");
    let setup = setup.maria(|own| {
        own.tracks.insert("saxony".into(), at);
        own.boxed = vec!["dessauer".into()];
    });
    let mut table = setup.build();
    table.play("prussia", "concede");
    table
}

fn saxony() -> Vec<Walk> {
    let mut back = disaster(2, "prussia-t1@torgau");
    back.play("austria", "shift 3");
    vec![
        walk(
            disaster(2, "rutowski@leipzig=2"),
            &[
                ["austria", "shift 4", "M-19.3.2", "no-shift-too-far boxes=n-boxes(3)"],
                ["austria", "end", "M-19.3.4", "no-not-this-now"],
            ],
        ),
        walk(
            back,
            &[
                ["austria", "recruit austria 1 karl=1", "M-19.3.13", "no-not-recruiting power=power-austria"],
                ["austria", "recruit saxony 0 pay h8", "M-19.3.13", "no-nothing-bought"],
                [
                    "austria",
                    "recruit saxony 1 pay h3 rutowski@dresden=1",
                    "M-13.2",
                    "no-too-little-paid paid=3 price=4",
                ],
                ["austria", "end", "M-19.3.13", "no-not-this-now"],
            ],
        ),
    ]
}

fn displaced() -> Vec<Walk> {
    let mut guests =
        disaster(2, "rutowski@freiberg=2 broglie@leipzig=1 moritz@torgau=1 toerring@zeitz=1 noailles@ulm=1");
    guests.play("austria", "shift 1");
    let mut split = disaster(2, "rutowski@leipzig=2 leopold@leipzig=2");
    split.play("austria", "shift 3");
    let setup = politics("1741-sweden 1742-walpole").pieces("prussia-t1@landsberg-warthe friedrich@berlin=1");
    let mut arrow = taken(displayed(setup, "prussia", "s5"), "prussia", "1741-sweden");
    arrow.play("prussia", "execute russia=-1");
    vec![
        walk(
            guests,
            &[
                ["france", "settle noailles augsburg", "M-19.3.9", "no-not-to-be-moved piece=piece-general(Noailles)"],
                ["france", "settle toerring augsburg", "R-63", "no-others-go-first piece=piece-general(Törring)"],
                ["france", "settle broglie paris", "M-19.3.9", "no-not-nearest city=Paris"],
                ["austria", "end", "R-63", "no-not-asked"],
            ],
        ),
        walk(split, &[["austria", "settle rutowski dresden", "M-19.3.12", "no-not-nearest city=Dresden"]]),
        walk(arrow, &[["prussia", "settle prussia-t1 crossen", "M-17.5.22", "no-not-nearest city=Crossen"]]),
        walk(
            second_train(),
            &[
                ["prussia", "settle prussia-t2 liegnitz", "M-19.1.13", "no-site-for-second-train city=Liegnitz"],
                [
                    "prussia",
                    "settle prussia-t1 breslau",
                    "M-19.1.13",
                    "no-not-a-choice piece=piece-train(T1,power-prussia)",
                ],
            ],
        ),
    ]
}

/// The peace is made, and Prussia places its second train.
fn second_train() -> Scene {
    let silesia = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let setup = advanced("friedrich@jauer=1 prussia-t1@lueben", "prussia").turn(5).phase("conquest");
    let setup = setup.markers(silesia).maria(|own| own.boxed = vec!["prussia-t2".into(), "dessauer".into()]);
    let mut table = setup.build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    table
}
