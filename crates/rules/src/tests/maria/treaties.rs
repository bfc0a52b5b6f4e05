//! M-21: negotiations and treaties.

use super::table::{Scene, Setup, bare, ready};
use crate::state::Title;
use engine::chance::Dice;
use engine::clause::{Release, TreatyId};
use engine::event::Event;
use engine::question::Form;
use engine::refusal::Why;
use engine::tell::Message;
use engine::text;
use maria::{ClauseStanding, Phase};

/// Austria in Bohemia, Prussia in Silesia, nobody next to anybody; Prussia moves.
fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia")
}

/// One offers, the other agrees.
#[track_caller]
pub fn agree(table: &mut Scene, from: &str, to: &str, offer: &str) {
    table.play(from, offer);
    let number = table.maria().treaties.all().map(|treaty| treaty.number).max().expect("an offer");
    table.play(to, &format!("agree {number}"));
}

#[track_caller]
fn assert_broken(table: &mut Scene, power: &str, action: &str, treaty: u16, clause: u8) {
    match table.why(power, action) {
        Why::TreatyBroken { treaty: broken, clause: at, .. } => {
            assert_eq!((broken.0, at), (treaty, clause), "`{action}`");
        }
        other => panic!("`{action}`: {other:?}"),
    }
}

/// Key of the sentence that says why.
fn unreadable(offer: &str) -> &'static str {
    let table = silesia().build();
    let error = table.rules.read(&table.state, table.seat_of("prussia"), offer);
    error.expect_err("this offer is no treaty").problem
}

#[test]
fn m_21_1__enemies_may_treat_but_nobody_with_himself() {
    let mut table = silesia().build();
    table.refuse("prussia", "propose frederick: vote prussia karl", "M-21.1");
    table.refuse("prussia", "propose louis-xv: vote austria franz", "M-21.1");
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 2");
    table.play("austria", "agree 1");
    assert!(table.maria().treaties.find(TreatyId(1)).is_some_and(|treaty| treaty.in_force && treaty.turn == 1));
}

#[test]
fn m_21_2__a_clause_binds_only_while_its_condition_holds() {
    let offer = "propose maria-theresa: if clear austria silesia then no-attack prussia austria until 2";
    let mut table = silesia().pieces("karl@glatz=2").build();
    agree(&mut table, "prussia", "austria", offer);
    let standing = |table: &Scene| {
        let Title::Maria(own) = &table.state.title else { panic!("this is MARIA") };
        let list = ::maria::treaty::describe(table.maria_rules(), &table.state.core, own);
        list[0].clauses[0].standing
    };
    assert_eq!(standing(&table), ClauseStanding::Dormant);
    table.play("prussia", "march friedrich jauer-landeshut");
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", offer);
    assert_eq!(standing(&table), ClauseStanding::Binding);
    assert_broken(&mut table, "prussia", "march friedrich jauer-landeshut", 1, 0);
}

#[test]
fn m_21_2__a_condition_may_be_the_control_of_a_fortress() {
    let offer = "propose maria-theresa: if held brieg prussia then no-attack prussia austria until 2";
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", offer);
    table.play("prussia", "march friedrich jauer-landeshut");
    let mut table = silesia().markers("brieg=prussia").build();
    agree(&mut table, "prussia", "austria", offer);
    assert_broken(&mut table, "prussia", "march friedrich jauer-landeshut", 1, 0);
}

#[test]
fn m_21_3__a_breach_is_refused_with_the_number_of_the_treaty() {
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 2");
    let refusal = table.try_play("prussia", "march friedrich jauer-landeshut").expect_err("a breach");
    assert_eq!(refusal.rule.as_str(), "M-21.3");
    let general = table.rules.tell_refusal(&Why::NotOnBoard { piece: table.piece("neipperg") }).args["piece"].clone();
    let deed = Message::new("breach-attack").with("general", general);
    let told = Message::new("no-treaty-broken-by").with("treaty", 1u16).with("clause", 1u8).with("deed", deed);
    assert_eq!(table.rules.tell_refusal(&refusal.why), told);
    let listed = table.list("prussia");
    assert!(!listed.iter().any(|text| text.ends_with("-landeshut")), "the list keeps treaties");
    assert!(listed.contains(&"march friedrich jauer-liegnitz".to_string()));
}

#[test]
fn m_21_3__an_offer_binds_nobody_until_it_is_agreed_to() {
    let mut table = silesia().build();
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 2");
    table.refuse("prussia", "agree 1", "M-21.1");
    table.refuse("france", "agree 1", "M-21.1");
    table.refuse("austria", "agree 2", "M-21.1");
    table.play("austria", "decline 1");
    table.refuse("austria", "agree 1", "M-21.1");
    table.play("prussia", "march friedrich jauer-landeshut");
}

#[test]
fn m_21_3__contradictory_clauses_are_refused() {
    let mut table = silesia().build();
    table.refuse("prussia", "propose louis-xv: vote prussia karl; vote prussia franz", "M-21.3");
    table.refuse("prussia", "propose maria-theresa: peace prussia yes until 2; peace prussia no until 3", "M-21.3");
    agree(&mut table, "prussia", "france", "propose louis-xv: vote prussia karl");
    table.refuse("prussia", "propose maria-theresa: vote prussia franz", "M-21.3");
    // Each on a condition of its own: only if both hold will one be released.
    let both =
        "if held brieg prussia then peace prussia yes until 2; if held brieg austria then peace prussia no until 2";
    table.play("prussia", &format!("propose maria-theresa: {both}"));
}

#[test]
fn m_21_4__offers_are_public_and_lapse_with_the_turn() {
    let mut table = silesia().active("austria").build();
    table.play("pragmatic", "propose louis-xv: not-leave pragmatic united-provinces until 2");
    let view = table.rules.view(&table.state, None);
    let crate::view::TitleView::Maria(seen) = view.title else { panic!("this is MARIA") };
    assert_eq!(seen.treaty_list.len(), 1);
    assert_eq!(seen.treaty_list[0].clauses[0].text, "not-leave pragmatic united-provinces until 2");
    assert_eq!(seen.treaty_list[0].clauses[0].standing, ClauseStanding::Open);
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.state.core.turn, 2);
    assert!(table.happened(|event| *event == Event::ProposalLapsed { treaty: TreatyId(1) }));
    table.refuse("france", "agree 1", "M-21.1");
}

#[test]
fn m_21_4__nobody_fills_the_table_with_offers() {
    let mut table = silesia().build();
    table.play("prussia", "propose louis-xv: vote prussia karl");
    table.play("prussia", "propose maria-theresa: vote prussia franz");
    table.refuse("prussia", "propose louis-xv: vote saxony karl", "M-21.4");
    table.play("france", "propose frederick: vote france karl");
    table.refuse("austria", "propose frederick: no-attack austria prussia until 2", "M-21.4");
    for number in [1, 2] {
        table.play("prussia", &format!("withdraw {number}"));
    }
    for number in 4..10 {
        table.play("prussia", "propose louis-xv: vote prussia karl");
        table.play("prussia", &format!("withdraw {number}"));
    }
    let most = ::maria::treaties::PROPOSALS_OF_A_TURN;
    assert_eq!(table.why("prussia", "propose louis-xv: vote prussia karl"), Why::TooManyOffers { most });
}

#[test]
fn m_21_4__the_number_of_treaties_in_force_has_a_limit() {
    let mut table = silesia().build();
    for number in 1..=5 {
        table.play("france", &format!("propose frederick: not-enter france breslau/{number} until 9"));
        table.play("prussia", &format!("agree {number}"));
    }
    table.play("france", "propose frederick: not-enter france breslau/9 until 9");
    table.refuse("prussia", "agree 6", "M-21.4");
    table.play("prussia", "waive 1");
    table.play("prussia", "agree 6");
    assert!(table.maria().treaties.find(TreatyId(1)).is_none() && table.maria().treaties.find(TreatyId(6)).is_some());
}

#[test]
fn m_21_4__nothing_is_promised_without_an_end_or_for_the_past() {
    let mut table = silesia().turn(5).build();
    table.refuse("prussia", "propose louis-xv: no-attack prussia france until 13", "M-21.4");
    table.refuse("prussia", "propose louis-xv: subsidy prussia france 255", "M-20.4");
    table.refuse("prussia", "propose louis-xv: no-attack prussia france until 4", "M-21.2");
    table.play("prussia", "propose louis-xv: no-attack prussia france until 12");
    assert_eq!(unreadable("propose louis-xv: no-attack prussia france"), "misread-wants-until");
    assert_eq!(unreadable("propose louis-xv: no-attack prussia france until 0"), "misread-turn-zero");
    assert_eq!(unreadable("propose louis-xv: no-attack prussia france until ever"), "misread-wants-number");
}

#[test]
fn m_21_5__cards_are_not_given_by_agreement() {
    for offer in ["give prussia france 2", "exchange prussia france", "swap prussia france s10"] {
        assert_eq!(unreadable(&format!("propose louis-xv: {offer}")), "misread-cards-pass");
    }
}

#[test]
fn m_21_6__no_treaty_changes_a_rule() {
    let mut table = silesia().build();
    // M-18.9: these votes are not free.
    table.refuse("austria", "propose frederick: vote austria karl", "M-21.6");
    table.refuse("pragmatic", "propose louis-xv: vote pragmatic karl", "M-21.6");
    assert_eq!(unreadable("propose louis-xv: move-twice friedrich"), "misread-no-clause");
}

#[test]
fn me_38__a_general_cannot_lose_his_protecting_ability_by_treaty() {
    assert_eq!(unreadable("propose maria-theresa: unprotect neipperg neisse"), "misread-no-clause");
}

#[test]
fn m_21_7__no_treaty_changes_alliances_or_makes_peace() {
    let mut table = silesia().build();
    assert_eq!(unreadable("propose maria-theresa: ally prussia austria until 6"), "misread-alliances");
    table.refuse("france", "propose maria-theresa: peace france yes until 6", "M-21.7");
    table.play("prussia", "propose maria-theresa: peace prussia yes until 6; peace austria yes until 6");
}

#[test]
fn r_90__a_truce_may_hold_on_one_ground_only() {
    for (ground, is_bound) in [("map-bohemia", true), ("map-flanders", false), ("poland", false), ("jauer/1", true)] {
        let mut table = silesia().build();
        let offer = format!("propose maria-theresa: no-attack prussia austria in {ground} until 2");
        agree(&mut table, "prussia", "austria", &offer);
        let played = table.try_play("prussia", "march friedrich jauer-landeshut");
        assert_eq!(played.is_err(), is_bound, "{ground}");
    }
}

#[test]
fn r_90__not_entering_bars_the_way_and_lists_find_the_way_around() {
    let mut table = silesia().pieces("prussia-t1@liegnitz").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-enter prussia schweidnitz until 2");
    assert_broken(&mut table, "prussia", "march friedrich jauer-schweidnitz", 1, 0);
    assert_broken(&mut table, "prussia", "march friedrich jauer-schweidnitz-frankenstein", 1, 0);
    let listed = table.list("prussia");
    assert!(listed.iter().all(|text| !text.contains("schweidnitz")), "{listed:?}");
    assert!(listed.iter().any(|text| text.ends_with("-hirschberg")), "{listed:?}");
    table.play("prussia", "march prussia-t1 liegnitz-neumarkt-schlesien");
}

#[test]
fn r_90__not_entering_holds_for_trains_and_for_pieces_that_come_in() {
    let mut table = silesia().hand("prussia", "s8").pieces("prussia-t1@jauer friedrich@liegnitz=4").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-enter prussia berlin/3 until 2");
    assert_broken(&mut table, "prussia", "enter prussia-t1 berlin pay s8", 1, 0);
    assert!(table.list("prussia").iter().all(|text| !text.contains("berlin")));
    table.play("prussia", "enter prussia-t1 magdeburg pay s8");
}

#[test]
fn r_90__not_leaving_keeps_pieces_inside() {
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-leave prussia silesia until 2");
    assert_broken(&mut table, "prussia", "march friedrich jauer-landeshut-hirschberg-lauban", 1, 0);
    assert!(table.list("prussia").iter().all(|text| !text.ends_with("-lauban")));
    table.play("prussia", "march friedrich jauer-landeshut-hirschberg");
}

#[test]
fn r_90__winter_returns_keep_treaties_too() {
    let mut table = bare("advanced-3p")
        .turn(3)
        .active("austria")
        .phase("winter")
        .hand("prussia", "s8 s7")
        .hand("france", "h2")
        .pieces("moritz@sens=2")
        .build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-enter prussia berlin/0 until 3");
    table.play("france", "end");
    assert_broken(&mut table, "prussia", "recruit prussia 1 pay s8 friedrich@berlin=1", 1, 0);
    let legal = table.rules.legal(&table.state, table.seat_of("prussia"));
    let berlin = table.city_id("berlin");
    assert!(legal.forms.iter().all(|form| !matches!(form, Form::Recruit(form) if form.sites.contains(&berlin))));
    table.play("prussia", "recruit prussia 1 pay s8 friedrich@magdeburg=1");
}

#[test]
fn me_37__prussia_does_not_attack_while_neisse_and_cosel_are_left_unprotected() {
    let mut table = silesia().pieces("karl@neisse=3").active("austria").build();
    let offer = "propose maria-theresa: if kept 2 then no-attack prussia austria until 2; \
                 keep-away austria neisse 4 until 2; keep-away austria cosel 4 until 2 -- two turns without attack";
    agree(&mut table, "prussia", "austria", offer);
    // Karl stands too near: he may stay or go away, not come nearer or go around.
    assert_broken(&mut table, "austria", "march karl neisse-neustadt-schlesien-cosel", 1, 2);
    assert_broken(&mut table, "austria", "march neipperg trautenau-nachod-glatz-frankenstein", 1, 1);
    table.play("austria", "march karl neisse-zuckmantel");
}

/// ME-36: a subsidy on a condition begins when its giver finds the condition true.
#[test]
fn me_36__a_subsidy_may_hang_on_leaving_silesia() {
    let mut table = silesia().pieces("karl@leobschuetz=3").hand("austria", "s2").active("austria").build();
    let offer = "propose maria-theresa: if clear austria silesia then subsidy pragmatic austria 2 -- leave it quickly";
    agree(&mut table, "pragmatic", "austria", offer);
    let contracts = |table: &Scene| table.maria().contracts.slots.iter().flatten().count();
    assert_eq!(contracts(&table), 1, "only the French one");
    table.play("austria", "march karl leobschuetz-troppau");
    pass_to(&mut table, Phase::Movement, "austria");
    assert!(
        table.happened(|event| matches!(event, Event::SubsidyPaid { giver, .. } if *giver == table.power("pragmatic")))
    );
    assert!(table.happened(|event| *event == Event::TreatyEnded { treaty: TreatyId(1) }));
}

/// Passes, ends or takes the first answer until this power is asked in this phase of a later turn.
#[track_caller]
pub fn pass_to(table: &mut Scene, phase: Phase, power: &str) {
    let turn = table.state.core.turn;
    for _ in 0..400 {
        let (seat, _) = table.rules.next_asked(&table.state).expect("the game goes on");
        if table.state.core.turn > turn && table.maria().phase == phase && table.is_asked(power) {
            return;
        }
        let legal = table.rules.legal(&table.state, seat);
        let quiet = ["end", "pass", "concede"];
        let answers = legal.actions.iter().copied().chain(legal.forms.iter().map(Form::example));
        let texts: Vec<String> = answers.map(|action| text::write(&table.rules, &action)).collect();
        let quiet = texts.iter().find(|text| quiet.contains(&text.as_str())).or(texts.first());
        let quiet = quiet.expect("a listed answer").clone();
        let led = table.rules.order.iter().copied().find(|&one| table.state.core.seat(one) == seat).expect("a power");
        table.play(&table.rules.pack.power_of(led).slug.clone(), &quiet);
    }
    panic!("that moment never came");
}

#[test]
fn r_90__a_promised_vote_is_cast() {
    let election = || {
        let mut table = silesia()
            .turn(4)
            .active("austria")
            .maria(|maria| maria.election_pending = true)
            .phase("end-of-turn")
            .build();
        agree(&mut table, "prussia", "austria", "propose maria-theresa: vote prussia franz");
        table
    };
    // Berlin is promised, Dresden is free.
    let mut table = election();
    assert_broken(&mut table, "prussia", "vote franz=0", 1, 0);
    assert_eq!(table.list("prussia"), ["vote franz=1", "vote franz=2"]);
    let mut table = election();
    agree(&mut table, "prussia", "france", "propose louis-xv: vote saxony karl");
    assert_eq!(table.list("prussia"), ["vote franz=1"]);
    table.play("prussia", "vote franz=1");
    table.play("france", "vote franz=0");
    assert_eq!(table.state.core.turn, 5);
    assert_eq!(table.maria().treaties.all().count(), 0, "after the election nothing is left to promise");
    table.refuse("prussia", "propose louis-xv: vote prussia karl", "M-18.13");
}

fn politics() -> Scene {
    let mut table = bare("advanced-3p")
        .phase("politics")
        .hand("prussia", "reserve.1")
        .draw("c5.1")
        .maria(|maria| maria.political_cards = vec!["1741-sweden".into(), "1741-breslau-alliance".into()])
        .build();
    table.play("prussia", "bid reserve.1");
    for power in ["france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    assert!(table.is_asked("prussia"));
    table
}

#[test]
fn r_90__a_power_may_promise_to_take_no_political_card() {
    let mut table = politics();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-take prussia 1741-sweden until 1");
    assert_broken(&mut table, "prussia", "take 1741-sweden", 1, 0);
    table.play("prussia", "take 1741-breslau-alliance");
    let mut table = politics();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-take prussia until 1");
    assert_eq!(table.list("prussia"), ["pass"]);
}

#[test]
fn r_90__a_power_may_promise_to_execute_no_political_card() {
    let mut table = politics();
    table.play("prussia", "take 1741-sweden");
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-execute prussia 1741-breslau-alliance until 1");
    assert_eq!(table.list("prussia").len(), 2, "another card is meant");
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-execute prussia until 1");
    assert_broken(&mut table, "prussia", "execute russia=-1", 2, 0);
    assert_eq!(table.list("prussia"), ["bury"]);
}

const ALL_SILESIA: &str = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";

/// Prussia is asked whether it offers peace.
fn peace() -> Scene {
    silesia().turn(5).markers(ALL_SILESIA).phase("conquest").build()
}

#[test]
fn r_90__peace_over_silesia_may_be_promised_or_ruled_out() {
    let mut table = peace();
    agree(
        &mut table,
        "prussia",
        "austria",
        "propose maria-theresa: peace prussia yes until 5; peace austria no until 5",
    );
    assert_broken(&mut table, "prussia", "pass", 1, 0);
    table.play("prussia", "accept");
    assert_broken(&mut table, "austria", "accept", 1, 1);
    table.play("austria", "pass");
    assert!(!table.maria().annexed);
}

#[test]
fn r_90__a_clause_is_released_if_every_answer_would_break_one() {
    let mut table = peace();
    agree(
        &mut table,
        "prussia",
        "austria",
        "propose maria-theresa: if held brieg prussia then peace prussia no until 5",
    );
    agree(&mut table, "prussia", "france", "propose louis-xv: if held neisse prussia then peace prussia yes until 5");
    let why = Release::NoOtherWay;
    assert!(table.happened(|event| *event == Event::ClauseReleased { treaty: TreatyId(1), clause: 0, why }));
    assert!(table.happened(|event| *event == Event::TreatyEnded { treaty: TreatyId(1) }));
    assert_eq!(table.list("prussia"), ["accept"], "the other clause stands");
}

#[test]
fn r_90__a_piece_that_must_go_finds_a_place_in_spite_of_a_treaty() {
    let waiting = |maria: &mut maria::MariaPosition| maria.boxed = vec!["prussia-t2".into()];
    let mut table = silesia().turn(5).markers(ALL_SILESIA).maria(waiting).phase("conquest").build();
    let offer = "propose louis-xv: not-enter prussia breslau/0 until 9; not-enter prussia berlin/0 until 9; \
                 not-enter prussia magdeburg/0 until 9";
    agree(&mut table, "prussia", "france", offer);
    table.play("prussia", "accept");
    table.play("austria", "accept");
    while !table.happened(|event| matches!(event, Event::ClauseReleased { .. })) {
        let (seat, question) = table.rules.next_asked(&table.state).expect("somebody is asked");
        let first = table.rules.legal(&table.state, seat).actions[0];
        let slug = table.rules.pack.power_of(question.power).slug.clone();
        table.play(&slug, &text::write(&table.rules, &first));
    }
    assert_eq!(table.list("prussia").len(), 1, "the second train has one place again");
}

#[test]
fn m_19_3_18__clauses_that_bind_saxony_end_with_its_leader() {
    let mut table = bare("advanced-3p")
        .pieces("friedrich@landeshut=1 neipperg@trautenau=8 rutowski@freiberg=5")
        .maria(|maria| {
            maria.tracks.insert("saxony".into(), 2);
        })
        .active("austria")
        .phase("combat")
        .build();
    let offer = "propose louis-xv: not-leave saxony saxony until 6; not-leave prussia prussia until 6";
    agree(&mut table, "prussia", "france", offer);
    table.play("prussia", "propose louis-xv: vote saxony karl");
    table.play("prussia", "concede");
    table.play("austria", "shift 1");
    let why = Release::LeaderChanged;
    assert!(table.happened(|event| *event == Event::ClauseReleased { treaty: TreatyId(1), clause: 0, why }));
    assert!(table.happened(|event| *event == Event::ProposalLapsed { treaty: TreatyId(2) }));
    assert_eq!(table.maria().treaties.find(TreatyId(1)).expect("the other clause stands").live().count(), 1);
}

#[test]
fn m_21_3__a_clause_ends_after_its_last_turn() {
    let mut table = silesia().active("austria").build();
    agree(
        &mut table,
        "prussia",
        "austria",
        "propose maria-theresa: no-attack prussia austria until 1; vote prussia franz",
    );
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert!(table.happened(|event| *event == Event::ClauseEnded { treaty: TreatyId(1), clause: 0 }));
    assert_eq!(table.maria().treaties.find(TreatyId(1)).expect("the vote is still owed").live().count(), 1);
}

#[test]
fn md_47__negotiation_is_free_in_every_phase_but_deployment() {
    let mut table = silesia().build();
    assert!(!table.is_asked("france"));
    table.play("france", "propose maria-theresa: no-attack france austria until 3");
    assert!(table.is_asked("prussia"), "an offer does not stop the game");
    table.play("prussia", "march friedrich jauer-liegnitz");
    table.play("austria", "agree 1");
    table.play("austria", "waive 1");
    assert!(
        table.happened(|event| *event == Event::TreatyWaived { treaty: TreatyId(1), by: table.seat_of("austria") })
    );
    assert_eq!(table.maria().treaties.all().count(), 0);
    let mut table = bare("introductory-3p").build();
    table.refuse("prussia", "propose maria-theresa: no-attack prussia austria until 2", "M-14.11");
    let mut table = ready("advanced-3p").phase("deploy").build();
    table.refuse("prussia", "propose maria-theresa: no-attack prussia austria until 2", "M-4.15");
}

#[test]
fn md_47__only_the_entitled_side_waives() {
    let mut table = silesia().build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 2");
    table.refuse("prussia", "waive 1", "M-21.1");
    table.refuse("france", "waive 1", "M-21.1");
    assert_broken(&mut table, "prussia", "march friedrich jauer-landeshut", 1, 0);
    table.play("austria", "waive 1");
    table.play("prussia", "march friedrich jauer-landeshut");
}

#[test]
fn md_47__clauses_hang_on_clauses_of_the_other_side_only() {
    let mut table = silesia().build();
    let on_itself = "propose maria-theresa: if kept 1 then no-attack prussia austria until 2";
    table.refuse("prussia", on_itself, "M-21.2");
    let on_own = "propose maria-theresa: if kept 2 then no-attack prussia austria until 2; vote prussia franz";
    table.refuse("prussia", on_own, "M-21.2");
    let on_nothing = "propose maria-theresa: if kept 3 then no-attack prussia austria until 2; vote austria franz";
    table.refuse("prussia", on_nothing, "M-21.2");
}

#[test]
fn md_47__unknown_things_and_long_texts_are_told_plainly() {
    assert_eq!(unreadable("propose nobody: vote prussia karl"), "misread-no-seat");
    assert_eq!(unreadable("propose louis-xv vote prussia karl"), "misread-wants-offer");
    assert_eq!(unreadable("propose louis-xv:"), "misread-wants-clause");
    assert_eq!(unreadable("propose louis-xv: keep-away prussia atlantis 2 until 6"), "misread-no-city");
    assert_eq!(unreadable("propose louis-xv: keep-away prussia jauer 2 until 6"), "misread-wants-fortress");
    assert_eq!(unreadable("propose louis-xv: not-enter prussia atlantis until 6"), "misread-wants-ground");
    assert_eq!(unreadable("propose louis-xv: not-enter prussia atlantis/3 until 6"), "misread-no-city");
    assert_eq!(unreadable("propose louis-xv: not-enter prussia jauer/16 until 6"), "misread-radius");
    assert_eq!(unreadable("propose louis-xv: no-attack prussia rome until 6"), "misread-no-power");
    assert_eq!(unreadable("propose louis-xv: no-take prussia 1741-nothing until 6"), "misread-wants-political-card");
    assert_eq!(unreadable("propose louis-xv: if perhaps then vote prussia karl"), "misread-wants-condition");
    assert_eq!(unreadable("propose louis-xv: vote prussia karl please"), "misread-clause-ends");
    let five = ["vote prussia karl"; 5].join("; ");
    assert_eq!(unreadable(&format!("propose louis-xv: {five}")), "misread-too-many-clauses");
    let long = "x".repeat(text::LONGEST_WORDING + 1);
    assert_eq!(unreadable(&format!("propose louis-xv: vote prussia karl -- {long}")), "misread-wording-too-long");
    for sign in ['\u{7}', '\n', '\u{2028}', '\u{202e}', '\u{2066}'] {
        assert_eq!(
            unreadable(&format!("propose louis-xv: vote prussia karl -- a{sign}b")),
            "misread-wording-not-plain"
        );
    }
}

/// Every kind of clause under every kind of condition is written as it is read.
#[test]
fn md_47__offers_at_random_are_read_as_they_are_written() {
    let table = silesia().build();
    let mut dice = Dice::new(21);
    let mut kinds = std::collections::BTreeSet::new();
    for seat in table.rules.seats() {
        let legal = table.rules.legal(&table.state, seat);
        let form = legal.free.iter().find(|form| matches!(form, Form::Propose(_))).expect("offers are open");
        for _ in 0..400 {
            let Some(offer) = form.fill(Some((&table.rules, &table.state.core)), &mut dice) else { continue };
            let written = text::write(&table.rules, &offer);
            let read =
                table.rules.read(&table.state, seat, &written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
            assert_eq!(text::write(&table.rules, &read), written);
            kinds.extend(written.split([':', ';', ' ']).map(String::from));
            let _ = table.rules.check(&table.state, seat, &offer);
        }
    }
    let verbs = "subsidy cancel vote no-attack no-conquest no-capture no-hussars no-block truce not-enter not-leave \
                 keep-away no-take no-execute peace promise clear held kept in until at winter except";
    assert!(verbs.split(' ').all(|verb| kinds.contains(verb)), "{kinds:?}");
}

proptest::proptest! {
    /// Whatever is written, it is read or refused in a short sentence, and nothing changes.
    #[test]
    fn md_47__hostile_offers_are_refused_in_one_sentence(words in proptest::collection::vec(
        proptest::sample::select(vec![
            "propose", "louis-xv:", "frederick:", "maria-theresa:", ":", ";", "--", "if", "then", "kept", "clear", "held",
            "subsidy", "cancel", "vote", "no-attack", "not-enter", "not-leave", "keep-away", "no-take", "peace", "until",
            "no-conquest", "no-capture", "no-hussars", "no-block", "truce", "promise", "at", "winter", "except", ",",
            "everywhere", "in", "prussia", "austria", "france", "saxony", "silesia", "berlin", "breslau/2", "berlin/99", "0", "1", "6",
            "255", "256", "-1", "99999999999999999999", "franz", "karl", "yes", "no", "\u{0}", "é/é", "agree", "waive",
        ]), 0..30)) {
        let table = silesia().build();
        let line = format!("propose {}", words.join(" "));
        for seat in table.rules.seats() {
            match table.rules.read(&table.state, seat, &line) {
                Err(error) => assert!(error.word.len() < 200, "{error:?}"),
                Ok(action) => {
                    let written = text::write(&table.rules, &action);
                    assert_eq!(table.rules.read(&table.state, seat, &written).expect("read again"), action);
                    if let Err(refusal) = table.rules.check(&table.state, seat, &action) {
                        assert!(refusal.rule.as_str().starts_with("M-"));
                    }
                }
            }
        }
    }
}
