//! M-20, M-21: whose offer, contract or promise it is, and how long it lasts.

use super::decisions::{answers, asks, questions};
use super::table::{Scene, Setup, bare};
use super::treaties::agree;
use crate::state::Title;
use ::maria::treaty;
use engine::clause::TreatyId;
use engine::event::Event;
use engine::outcome::Reason;
use engine::question::{About, Form};
use maria::ClauseStanding;

fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia")
}

fn standings(table: &Scene) -> Vec<Vec<ClauseStanding>> {
    let Title::Maria(own) = &table.state.title else { panic!("this is MARIA") };
    let treaties = treaty::describe(table.maria_rules(), &table.state.core, own);
    treaties.iter().map(|one| one.clauses.iter().map(|clause| clause.standing).collect()).collect()
}

/// Giver, receiver and whether it runs, of every contract a player may make or end by himself.
fn contracts(table: &Scene, power: &str) -> Vec<(String, String, bool)> {
    let Title::Maria(own) = &table.state.title else { panic!("this is MARIA") };
    let slug = |power: board::PowerId| table.rules.pack.power_of(power).slug.clone();
    let forms = treaty::forms(table.maria_rules(), &table.state.core, own, table.seat_of(power));
    let contract = |form| match form {
        Form::Contract(form) => Some((slug(form.giver), slug(form.receiver), form.runs)),
        _ => None,
    };
    forms.into_iter().filter_map(contract).collect()
}

#[test]
fn m_21_1__only_who_made_an_offer_takes_it_back_and_only_whom_it_reaches_declines_it() {
    let mut table = silesia().build();
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 2");
    table.refuse("austria", "withdraw 1", "M-21.1");
    table.refuse("france", "withdraw 1", "M-21.1");
    table.refuse("prussia", "decline 1", "M-21.1");
    table.play("prussia", "withdraw 1");
    assert_eq!(table.maria().treaties.all().count(), 0);
}

/// A promise about the peace ends when peace is made, and not with the turn.
#[test]
fn m_21_3__a_promise_about_the_peace_outlives_the_turn() {
    let mut table = silesia().build();
    agree(
        &mut table,
        "prussia",
        "austria",
        "propose maria-theresa: peace prussia no until 3; no-attack prussia austria until 2",
    );
    super::treaties::pass_to(&mut table, maria::Phase::Movement, "prussia");
    assert_eq!(table.state.core.turn, 2);
    assert_eq!(standings(&table), [[ClauseStanding::Binding, ClauseStanding::Binding]]);
    super::treaties::pass_to(&mut table, maria::Phase::Movement, "prussia");
    assert_eq!(standings(&table), [[ClauseStanding::Binding, ClauseStanding::Ended]], "until the end of turn 2");
}

#[test]
fn m_19_1_2__after_the_peace_nobody_promises_one() {
    let setup = silesia().turn(6).maria(|own| {
        own.annexed = true;
        own.tracks.insert("saxony".into(), 3);
    });
    let mut table = setup.build();
    table.refuse("prussia", "propose maria-theresa: peace prussia no until 7", "M-19.1.2");
    let mut table = silesia().turn(6).build();
    table.play("prussia", "propose maria-theresa: peace prussia no until 7");
}

#[test]
fn m_20_4__a_player_makes_contracts_by_himself_only_between_powers_of_his() {
    let table = silesia().build();
    let pair = |giver: &str, receiver: &str| (giver.to_string(), receiver.to_string());
    // The contract of the first turns between France and Bavaria is nobody's to end.
    for (power, expected) in [("prussia", vec![pair("prussia", "saxony")]), ("france", vec![]), ("austria", vec![])] {
        let found: Vec<_> =
            contracts(&table, power).into_iter().map(|(giver, receiver, _)| (giver, receiver)).collect();
        assert_eq!(found, expected, "{power}");
    }
}

#[test]
fn m_20_3__nobody_pays_himself() {
    let mut table = silesia().build();
    table.refuse("prussia", "subsidize prussia prussia 2", "M-20.3");
    table.refuse("prussia", "subsidize pragmatic prussia 2", "M-20.3");
    table.play("prussia", "subsidize prussia saxony 2");
}

#[test]
fn m_21_1__nobody_bargains_during_deployment_or_in_the_introductory_game() {
    let forms = |mode: &str, phase: &str| {
        let table = super::table::ready(mode).phase(phase).build();
        let Title::Maria(own) = &table.state.title else { panic!("this is MARIA") };
        treaty::forms(table.maria_rules(), &table.state.core, own, table.seat_of("prussia")).len()
    };
    assert_eq!(forms("advanced-3p", "deploy"), 0);
    assert_eq!(forms("introductory-3p", "movement"), 0);
    assert!(forms("advanced-3p", "movement") > 0);
}

/// Whom an offer reaches answers it, who made it takes it back, and the third player has nothing to say.
#[test]
fn m_21_1__who_may_do_what_about_an_offer_is_offered_it() {
    let mut table = silesia().build();
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 2");
    let acts = |power: &str| {
        let forms = treaty::forms(table.maria_rules(), &table.state.core, table.maria(), table.seat_of(power));
        let acts =
            forms.into_iter().filter_map(|form| if let Form::Answer(form) = form { Some(form.acts) } else { None });
        acts.flatten().map(|act| engine::text::write(&table.rules, &act)).collect::<Vec<_>>()
    };
    assert_eq!(acts("austria"), ["agree 1", "decline 1"]);
    assert_eq!(acts("prussia"), ["withdraw 1"]);
    assert_eq!(acts("france"), [""; 0]);
}

/// Not to leave Silesia binds who is there; who comes in elsewhere has not left it.
#[test]
fn r_90__not_leaving_leaves_entries_elsewhere_open() {
    let mut table = silesia().hand("prussia", "s8").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-leave prussia silesia until 2");
    table.play("prussia", "enter prussia-t1 berlin pay s8");
    assert_eq!(table.place("prussia-t1"), "berlin");
}

/// Offers and answers are told as they are.
#[test]
fn m_19_1_3__everybody_hears_whether_peace_was_offered_and_accepted() {
    let told = |table: &Scene| {
        let said = |event: &Event| match *event {
            Event::PeaceOffered { offered } => Some(("offered", offered)),
            Event::PeaceAnswered { accepted } => Some(("accepted", accepted)),
            _ => None,
        };
        table.events.iter().filter_map(|entry| said(&entry.event)).collect::<Vec<_>>()
    };
    let mut table = super::decisions_state::silesia_taken().build();
    asks(&table, About::PeaceOffer, "prussia");
    table.play("prussia", "accept");
    table.play("austria", "pass");
    assert_eq!(told(&table), [("offered", true), ("accepted", false)]);
    let mut table = super::decisions_state::silesia_taken().build();
    table.play("prussia", "pass");
    assert_eq!(told(&table), [("offered", false)]);
    let mut table = super::decisions_state::silesia_taken().build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    assert_eq!(told(&table), [("offered", true), ("accepted", true)]);
}

/// M-10.1.23: one refusal bars one pair of generals.
#[test]
fn m_10_1_23__a_union_declined_bars_no_other_pair() {
    let pieces = "karl@loewen=3 cumberland@bruessel=2 traun@tirlemont=2 george-ii@hasselt=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    table.play("austria", "march karl loewen-bruessel");
    table.play("pragmatic", "pass");
    table.refuse("austria", "march karl loewen-bruessel", "M-10.1.23");
    let other: Vec<String> = table
        .list("austria")
        .into_iter()
        .filter(|one| one.starts_with("march traun") && one.ends_with("-hasselt"))
        .collect();
    assert_eq!(other.len(), 1, "{:?}", answers(&table, "austria"));
    let pieces = "karl@loewen=3 cumberland@bruessel=2 george-ii@tirlemont=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    table.play("austria", "march karl loewen-bruessel");
    table.play("pragmatic", "pass");
    let back = "march george-ii tirlemont-loewen".to_string();
    assert!(table.list("pragmatic").contains(&back), "who declined Cumberland's may offer George's");
}

/// M-5.4: who has ended is asked no more while the other goes on.
#[test]
fn m_10_1_24__who_has_ended_his_movement_is_asked_no_more() {
    for (first, second) in [("austria", "pragmatic"), ("pragmatic", "austria")] {
        let pieces = "karl@wien=3 cumberland@bruessel=2";
        let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
        assert_eq!(questions(&table).len(), 2);
        table.play(first, "end");
        assert_eq!(questions(&table).len(), 1, "{first} has ended");
        assert!(table.is_asked(second));
    }
}

#[test]
fn of_two_players_the_one_who_does_not_resign_wins() {
    for (loser, winner) in [("austria", "b"), ("prussia", "a")] {
        let mut table = bare("advanced-2p").build();
        let seat = table.seat_of(loser);
        table.play(loser, "resign");
        let outcome = table.rules.outcome(&table.state).expect("the game is over");
        assert_eq!(outcome.reason, Reason::Resignation);
        let winner_is_other = !outcome.won(seat) && table.winners().len() == 1;
        assert!(winner_is_other, "{winner} wins when {loser} resigns");
    }
}

#[test]
fn with_three_players_the_game_goes_on_without_the_one_who_resigns() {
    for resigning in ["prussia", "austria", "france"] {
        let mut table = silesia().build();
        let seat = table.seat_of(resigning);
        table.play(resigning, "resign");
        let gone: Vec<_> = table.rules.seats().filter(|&one| table.rules.has_resigned(&table.state, one)).collect();
        assert_eq!(gone, [seat], "{resigning}");
        assert!(table.rules.outcome(&table.state).is_none());
    }
}

/// M-20.6: a subsidy on a condition begins with its giver's own cards, not with those of the powers before.
#[test]
fn me_36__a_subsidy_on_a_condition_waits_for_its_givers_cards() {
    let mut table = bare("advanced-3p").pieces("karl@wien=2 friedrich@berlin=2 moritz@metz=2").phase("hussars").build();
    let offer = "propose maria-theresa: if clear austria silesia then subsidy pragmatic austria 2";
    agree(&mut table, "pragmatic", "austria", offer);
    let runs = |table: &Scene| {
        table.maria().contracts.between(table.power("pragmatic"), table.power("austria")).is_some()
            || table.happened(
                |event| matches!(event, Event::SubsidyPaid { giver, .. } if *giver == table.power("pragmatic")),
            )
    };
    table.play("austria", "end");
    assert!(table.is_asked("france") && !runs(&table), "France has drawn");
    table.play("france", "end");
    assert!(table.is_asked("prussia") && !runs(&table), "Prussia has drawn");
    table.play("prussia", "end");
    assert!(table.is_asked("pragmatic") && runs(&table));
}

/// M-10.2.3: who cannot pay is offered no train.
#[test]
fn m_10_2_2__trains_are_offered_to_who_can_pay_for_them() {
    for (hand, offered) in [("h2", false), ("h2 h3", true), ("h8", true)] {
        let table = silesia().hand("prussia", hand).build();
        let listed = table.list("prussia").iter().any(|one| one.starts_with("enter prussia-t1"));
        assert_eq!(listed, offered, "{hand}");
    }
}

/// What a position says of changes of income is taken over, and too much of it is refused.
#[test]
fn m_17_5_18__a_position_may_hold_changes_of_income() {
    let build = |deltas: Vec<i8>| {
        let setup = silesia().maria(|own| {
            own.income_changes.insert("prussia".into(), deltas);
        });
        setup.position.build(board::standard("maria").expect("a standard pack"))
    };
    let built = build(vec![1]).unwrap_or_else(|problem| panic!("{problem}"));
    let Title::Maria(own) = &built.state.title else { panic!("this is MARIA") };
    let prussia = built.rules.pack.power("prussia").expect("a power");
    assert_eq!(own.politics.changes[prussia.index()][0], 1);
    assert!(build(vec![0; board::limits::INCOME_TURNS]).is_ok());
    let problem = build(vec![1; 20]).map(|_| ()).expect_err("nothing lasts that long");
    assert!(problem.to_string().contains("a change of income lasts at most"), "{problem}");
}

/// Whoever plays at random negotiates too, moves stacks whole and in part, forced and at leisure.
#[test]
fn random_play_reaches_every_kind_of_march_and_offers_treaties() {
    let table = bare("advanced-3p")
        .pieces("friedrich@berlin=4 schwerin@berlin=2 prussia-t1@liegnitz")
        .active("prussia")
        .build();
    let (mut whole, mut part, mut trains, mut forced, mut offers) = (0, 0, 0, 0, 0);
    for number in 0..600 {
        let mut dice = engine::chance::Dice::new(number);
        let Some(action) = table.rules.random_action(&table.state, table.seat_of("prussia"), &mut dice) else {
            continue;
        };
        match action {
            engine::action::Action::March { group, .. } if group.len() > 1 => whole += 1,
            engine::action::Action::March { group, .. } if group.contains(table.piece("prussia-t1")) => trains += 1,
            engine::action::Action::March { .. } => part += 1,
            engine::action::Action::ForceMarch { .. } => forced += 1,
            engine::action::Action::Propose(_) => offers += 1,
            _ => {}
        }
    }
    assert!(
        [whole, part, trains, forced, offers].iter().all(|&count| count > 0),
        "{whole} {part} {trains} {forced} {offers}"
    );
}

/// A fortress in a third power's hands does not fulfil a condition that names the promising one.
#[test]
fn m_21_2__a_fortress_held_by_another_power_is_not_held() {
    let offer = "propose maria-theresa: if held brieg prussia then no-attack prussia austria until 2";
    let mut table = silesia().markers("brieg=france").build();
    agree(&mut table, "prussia", "austria", offer);
    assert_eq!(standings(&table), [[ClauseStanding::Dormant]]);
    table.play("prussia", "march friedrich jauer-landeshut");
    let mut table = silesia().markers("brieg=prussia").build();
    agree(&mut table, "prussia", "austria", offer);
    assert_eq!(standings(&table), [[ClauseStanding::Binding]]);
}

/// ME-37: what is promised as long as another clause is kept sleeps when that one is released.
#[test]
fn me_37__a_clause_that_hangs_on_another_sleeps_when_that_is_released() {
    let with = |released: Vec<u8>| {
        let clauses = ["if kept 2 then no-attack prussia austria until 6", "no-attack austria prussia until 6"];
        let treaty = maria::TreatyAt {
            number: None,
            turn: None,
            from: "frederick".into(),
            to: "maria-theresa".into(),
            in_force: true,
            clauses: clauses.map(String::from).to_vec(),
            ended: Vec::new(),
            released,
        };
        standings(&silesia().turn(5).maria(|own| own.treaties = vec![treaty]).build())
    };
    assert_eq!(with(vec![]), [[ClauseStanding::Binding, ClauseStanding::Binding]]);
    assert_eq!(with(vec![2]), [[ClauseStanding::Dormant, ClauseStanding::Released]]);
}

/// Only two conditions that differ keep two clauses apart.
#[test]
fn m_21_3__a_condition_on_one_side_does_not_keep_clauses_apart() {
    let free = "propose louis-xv: vote prussia karl";
    let held = "propose maria-theresa: if held brieg prussia then vote prussia franz";
    for (first, second) in [(free, held), (held, free)] {
        let mut table = silesia().build();
        let to = |offer: &str| if offer.contains("louis-xv") { "france" } else { "austria" };
        agree(&mut table, "prussia", to(first), first);
        table.refuse("prussia", second, "M-21.3");
    }
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", held);
    agree(&mut table, "prussia", "france", "propose louis-xv: if held brieg austria then vote prussia karl");
}

#[test]
fn m_20_4__a_subsidy_lasts_no_longer_than_the_game() {
    for (turns, allowed) in [(0, false), (1, true), (12, true), (13, false), (14, false)] {
        let mut table = silesia().build();
        let offer = format!("propose louis-xv: subsidy prussia france {turns}");
        match table.rules.read(&table.state, table.seat_of("prussia"), &offer) {
            Ok(_) if allowed => table.play("prussia", &offer),
            Ok(_) => table.refuse("prussia", &offer, "M-20.4"),
            Err(_) => assert!(!allowed, "{offer}"),
        }
    }
}

/// Who has promised to keep away does not come back near the place either.
#[test]
fn r_90__keeping_away_holds_for_returns() {
    let setup = bare("advanced-3p").turn(3).active("austria").phase("winter").hand("prussia", "s8 s7");
    let mut table = setup.hand("france", "h2").pieces("moritz@sens=2").build();
    let roads = &table.rules.pack.roads;
    let away = |city: &str| roads.distance(table.city_id("brieg"), table.city_id(city));
    let (berlin, magdeburg) = (away("berlin"), away("magdeburg"));
    assert!(berlin < magdeburg && berlin < 15, "{berlin} {magdeburg}");
    let offer = format!("propose maria-theresa: keep-away prussia brieg {} until 3", berlin + 1);
    agree(&mut table, "prussia", "austria", &offer);
    table.play("france", "end");
    let broken = table.why("prussia", "recruit prussia 1 pay s8 friedrich@berlin=1");
    assert!(matches!(broken, engine::refusal::Why::TreatyBroken { treaty: TreatyId(1), clause: 0, .. }), "{broken:?}");
    table.play("prussia", "recruit prussia 1 pay s8 friedrich@magdeburg=1");
}

/// In MARIA a train taken does not end the move; random play goes on too.
#[test]
fn m_10_2_9__random_marches_go_on_over_a_train_they_take() {
    let table = bare("advanced-3p").pieces("friedrich@liegnitz=4 austria-t3@jauer").active("prussia").build();
    let beyond = (0..1500).any(|number| {
        let mut dice = engine::chance::Dice::new(number);
        match table.rules.random_action(&table.state, table.seat_of("prussia"), &mut dice) {
            Some(action @ engine::action::Action::March { .. }) => {
                engine::text::write(&table.rules, &action).contains("-jauer-")
            }
            _ => false,
        }
    });
    assert!(beyond);
}

#[test]
fn m_20_6__ending_one_contract_leaves_the_others() {
    let mut table = silesia().build();
    table.play("prussia", "subsidize prussia saxony 3");
    agree(&mut table, "france", "prussia", "propose frederick: subsidy france prussia 3");
    let runs = |table: &Scene, giver: &str, receiver: &str| {
        table.maria().contracts.between(table.power(giver), table.power(receiver)).is_some()
    };
    assert!(runs(&table, "prussia", "saxony") && runs(&table, "france", "prussia"));
    table.play("prussia", "cancel prussia saxony");
    assert!(!runs(&table, "prussia", "saxony"));
    assert!(runs(&table, "france", "prussia") && runs(&table, "france", "bavaria"));
}

/// M-21.3: papers that cannot be are found out.
#[test]
fn m_21_1__a_broken_treaty_is_found_out() {
    let sound = |with_treaty: bool, turn: u8| {
        let mut table = silesia().build();
        if with_treaty {
            agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 2");
        }
        table.state.core.turn = turn;
        let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&table.state));
        std::panic::catch_unwind(judge).is_ok()
    };
    assert!(sound(false, 3) && sound(true, 2));
    assert!(!sound(true, 3), "a clause is out of date");
}
