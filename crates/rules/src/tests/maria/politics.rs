//! M-17: politics; the rulings RP of the cards; M-18: the imperial election.

use super::table::{Scene, Setup, bare};
use engine::event::Event;

pub fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

pub fn track(table: &Scene, slug: &str) -> u8 {
    let at = table.rules.pack.tracks.iter().position(|track| track.slug == slug).expect("a track");
    table.maria().politics.tracks[at]
}

pub fn on_display(table: &Scene, power: &str) -> usize {
    let square = ::maria::rules::square(table.maria_rules(), table.power(power));
    table.maria().squares[square].open().len()
}

pub fn income(table: &Scene, power: &str) -> u8 {
    ::maria::subsidy::base_income(table.maria_rules(), &table.state.core, table.maria(), table.power(power))
}

/// The politics segment with these two cards open; Frederick has won the last combat.
pub fn politics(cards: &str) -> Setup {
    bare("advanced-3p").phase("politics").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
    })
}

pub trait Displayed {
    fn displayed(self, power: &str, cards: &str) -> Setup;
    fn track(self, slug: &str, at: u8) -> Setup;
}

impl Displayed for Setup {
    /// Cards conserved from earlier turns.
    fn displayed(self, power: &str, cards: &str) -> Setup {
        let names = cards.split_whitespace().map(String::from).collect();
        self.hand(power, cards).maria(|own| {
            own.display.insert(power.into(), names);
        })
    }
    fn track(self, slug: &str, at: u8) -> Setup {
        self.maria(|own| {
            own.tracks.insert(slug.into(), at);
        })
    }
}

/// Spades are trump and nobody places a card.
#[track_caller]
pub fn nobody_places(table: &mut Scene) {
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
}

/// Prussia 9, Austria 3, France 3 and, conserved, the Pragmatic Army 2; only the first card shows Austria's arms.
fn ranked(options: &str) -> Scene {
    let mut table = politics("1741-sweden 1744-frankfurt")
        .options(options)
        .hand("prussia", "s9")
        .hand("france", "s3")
        .displayed("austria", "h3")
        .displayed("pragmatic", "c2")
        .build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid s9");
    table.play("france", "bid s3");
    table.play("pragmatic", "pass");
    table.play("austria", "pass");
    table
}

#[test]
fn me_25__the_order_of_influence() {
    let table = ranked("");
    let squares = table.maria().politics.ranking.map(|square| square.map(|at| table.rules.pack.squares[at as usize]));
    let wanted = ["prussia", "austria", "france", "pragmatic"].map(|power| Some(table.power(power)));
    assert_eq!(squares, wanted, "Austria stands further right than France");
}

#[test]
fn me_26__prussias_cards_are_discarded_and_austria_must_conserve() {
    let mut table = ranked("");
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "bury");
    assert_eq!((on_display(&table, "prussia"), table.hand("prussia").len()), (0, 0));
    assert!(table.is_asked("france"), "Austria has conserved for want of arms");
    assert_eq!(on_display(&table, "austria"), 1);
}

#[test]
fn me_27__france_executes_the_last_card_and_the_pragmatic_army_takes_its_own_back() {
    for (options, hand) in [("", 1), ("political", 0)] {
        let mut table = ranked(options);
        table.play("prussia", "take 1741-sweden");
        table.play("prussia", "bury");
        table.play("france", "take 1744-frankfurt");
        table.play("france", "execute saxony=-1");
        assert_eq!((table.maria().politics.cards, track(&table, "saxony")), ([None; 2], 0));
        assert_eq!((on_display(&table, "pragmatic"), table.hand("pragmatic").len()), (0, hand), "{options}");
        let power = table.power("pragmatic");
        assert_eq!(
            table.happened(|event| *event == Event::TurnedDown { power }),
            hand == 0,
            "face-down with the option"
        );
    }
}

#[test]
fn me_28__a_card_nobody_takes_is_discarded_and_all_conserve() {
    let mut table = politics("1741-sweden 1744-frankfurt")
        .displayed("prussia", "s9")
        .displayed("france", "s3")
        .displayed("austria", "h3")
        .displayed("pragmatic", "c2")
        .build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "bury");
    table.play("france", "pass");
    assert_eq!(
        (on_display(&table, "austria"), on_display(&table, "france"), on_display(&table, "pragmatic")),
        (1, 1, 1)
    );
    assert_eq!(table.maria().politics.cards, [None; 2]);
    assert!(table.is_asked("austria"), "the hussars follow");
}

#[test]
fn m_17_4_6__on_equal_influence_the_square_further_right_goes_first() {
    let mut table =
        politics("1741-sweden 1741-nymphenburg").displayed("france", "s3").displayed("austria", "h3").build();
    nobody_places(&mut table);
    assert!(table.is_asked("austria"));
    table.play("austria", "pass");
    assert!(table.is_asked("france"));
}

#[test]
fn m_17_4_2__a_bluff_goes_back_to_the_hand() {
    let mut table = politics("1741-sweden 1741-nymphenburg").hand("france", "h5").hand("austria", "s2").build();
    table.play("prussia", "trump s");
    table.play("prussia", "pass");
    table.play("france", "bid h5");
    table.play("pragmatic", "pass");
    table.play("austria", "bid s2");
    assert_eq!((table.hand("france").len(), on_display(&table, "france")), (1, 0));
    assert!(table.is_asked("austria"));
    table.play("austria", "pass");
    assert!(!table.is_asked("france"), "without cards on the display France takes no part");
}

#[test]
fn me_48__a_conserved_card_of_another_suit_counts_in_full() {
    let mut table = politics("1741-sweden 1741-guards").hand("prussia", "h4 s6").hand("austria", "s9");
    table = table.maria(|own| {
        own.display.insert("prussia".into(), vec!["h4".into()]);
    });
    let mut table = table.build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid s6");
    table.play("france", "pass");
    table.play("pragmatic", "pass");
    table.play("austria", "bid s9");
    assert!(table.is_asked("prussia"), "4 and 6 are more than 9");
}

#[test]
fn me_49__a_reserve_is_trump_and_worth_sixteen() {
    let mut table =
        politics("1741-sweden 1741-guards").hand("prussia", "reserve").displayed("austria", "h10 h5").build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid reserve");
    for power in ["france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    assert!(table.is_asked("prussia"));
}

#[test]
fn m_17_5_2__only_a_card_with_the_own_arms_may_be_taken() {
    let mut table = politics("1741-breslau-alliance 1741-sweden").displayed("austria", "h3").build();
    nobody_places(&mut table);
    table.refuse("austria", "take 1741-breslau-alliance", "M-17.5.2");
    table.play("austria", "take 1741-sweden");
}

#[test]
fn m_17_5_12__a_shift_is_made_in_full_or_not_at_all() {
    let mut table = politics("1741-nymphenburg 1743-bruehl").displayed("france", "s3").build();
    nobody_places(&mut table);
    table.play("france", "take 1741-nymphenburg");
    table.refuse("france", "execute italy=-1", "M-17.5.12");
    table.refuse("france", "execute italy=2", "M-17.5.12");
    table.play("france", "execute italy=-2");
    assert_eq!(track(&table, "italy"), 1);
}

#[test]
fn pe_2__two_boxes_left_cost_austria_a_general_and_a_card() {
    let mut table =
        politics("1741-nymphenburg 1743-campo-santo").pieces("karl@wien=3").displayed("france", "s5").build();
    assert_eq!(income(&table, "austria"), 5);
    nobody_places(&mut table);
    table.play("france", "take 1741-nymphenburg");
    table.play("france", "execute italy=-2");
    assert_eq!((track(&table, "italy"), table.place("karl"), income(&table, "austria")), (1, "box", 4));
}

#[test]
fn pe_3__reaching_the_star_returns_the_italian_marker() {
    let mut table = politics("1741-nymphenburg 1743-campo-santo")
        .pieces("broglie@sens=1")
        .displayed("france", "s5")
        .track("italy", 5)
        .maria(|own| {
            own.boxed.push("moritz".into());
            own.italy = Some("austria".into());
        })
        .build();
    assert_eq!((pool(&table, "austria"), income(&table, "france")), (2, 4));
    nobody_places(&mut table);
    table.play("france", "take 1741-nymphenburg");
    table.play("france", "execute italy=-2");
    assert_eq!((track(&table, "italy"), pool(&table, "austria"), income(&table, "france")), (3, 3, 5));
    assert_eq!(table.maria().boxes.italy, None);
    assert_eq!(table.place("moritz"), "troyes", "the expedition is over");
}

#[test]
fn rp_6__a_marker_that_crosses_the_star_returns_the_point() {
    let mut table = politics("1743-worms 1742-turin")
        .pieces("broglie@sens=1")
        .displayed("austria", "s5")
        .track("italy", 2)
        .maria(|own| {
            own.boxed.push("traun".into());
            own.italy = Some("france".into());
        })
        .build();
    assert_eq!(pool(&table, "france"), 10);
    nobody_places(&mut table);
    table.play("austria", "take 1743-worms");
    table.play("austria", "execute italy=2");
    assert_eq!((track(&table, "italy"), pool(&table, "france")), (4, 11));
    assert_eq!((table.place("broglie"), table.place("traun")), ("box", "innsbruck"));
}

#[test]
fn m_17_5_24__the_power_favoured_in_italy_places_a_marker() {
    let mut table = politics("1743-worms 1742-turin")
        .displayed("austria", "s5")
        .displayed("pragmatic", "s4")
        .track("italy", 4)
        .maria(|own| own.boxed.push("moritz".into()))
        .build();
    nobody_places(&mut table);
    table.play("austria", "take 1743-worms");
    table.play("austria", "execute italy=2");
    table.play("pragmatic", "take 1742-turin");
    table.play("pragmatic", "bury");
    assert_eq!((track(&table, "italy"), pool(&table, "austria")), (6, 2));
    assert_eq!(table.maria().boxes.italy, Some(table.power("austria")));
    assert_eq!(table.place("moritz"), "box", "both boxes carry the icon: the same general stays out");
}

#[test]
fn m_17_5_28__an_empty_pool_at_the_end_of_politics_wins() {
    let mut table = politics("1743-worms 1742-turin")
        .displayed("austria", "s5")
        .track("italy", 4)
        .maria(|own| {
            own.boxed.push("moritz".into());
            own.battle.insert("austria".into(), 2);
        })
        .build();
    nobody_places(&mut table);
    table.play("austria", "take 1743-worms");
    table.play("austria", "execute italy=2");
    assert_eq!(table.winners(), ["maria-theresa"]);
}

#[test]
fn pe_4__the_gate_holds_the_marker_of_saxony() {
    let mut table = politics("1744-frankfurt 1742-walpole")
        .pieces("leopold@berlin=2")
        .displayed("prussia", "s5")
        .track("saxony", 3)
        .build();
    nobody_places(&mut table);
    table.play("prussia", "take 1744-frankfurt");
    table.play("prussia", "execute obey saxony=-1");
    table.play("prussia", "recruit prussia 2 leopold=2");
    assert_eq!((track(&table, "saxony"), table.troops("leopold")), (3, 4));
}

#[test]
fn pe_5__a_sum_past_the_end_stops_at_the_last_box() {
    let mut table = politics("1744-moscow-cabals 1742-walpole")
        .pieces("george-ii@hannover=3 dessauer@berlin=1")
        .displayed("france", "s5")
        .track("russia", 1)
        .maria(|own| own.boxed.clear())
        .build();
    assert_eq!((income(&table, "prussia"), income(&table, "france")), (4, 5));
    nobody_places(&mut table);
    table.play("france", "take 1744-moscow-cabals");
    table.play("france", "execute russia=-2");
    assert_eq!(track(&table, "russia"), 0);
    assert_eq!((income(&table, "prussia"), income(&table, "france")), (3, 6));
    assert_eq!(table.place("george-ii"), "box");
}

#[test]
fn pe_6__a_buried_card_does_nothing_and_an_obeyed_one_serves_whom_it_names() {
    let setup = || politics("1741-pressburg 1742-walpole").pieces("karl@wien=3").displayed("prussia", "s5");
    let mut table = setup().build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-pressburg");
    table.play("prussia", "bury");
    assert_eq!(table.troops("karl"), 3);
    let mut table = setup().hand("austria", "h3 h4").build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-pressburg");
    table.play("prussia", "execute obey");
    table.refuse("austria", "recruit austria 1 karl=1", "M-17.5.26");
    table.play("austria", "recruit austria 2 karl=2");
    table.refuse("austria", "recruit austria 0 pay h3+h4 austria-t2@wien", "M-10.2.1");
    table.play("austria", "recruit austria 2 pay h3+h4 karl=2");
    assert_eq!((table.troops("karl"), table.hand("austria").len()), (7, 0));
    // Without a card to pay with nobody is asked about recruits.
    let mut table = setup().build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-pressburg");
    table.play("prussia", "execute obey");
    table.play("austria", "recruit austria 2 karl=2");
    assert_ne!(table.maria().phase, ::maria::state::Phase::EffectChoice);
}

#[test]
fn pe_7__hyndford_lets_prussia_offer_peace_with_one_fortress_missing() {
    let mut table = politics("1742-hyndford 1742-walpole").displayed("pragmatic", "s5").build();
    nobody_places(&mut table);
    table.play("pragmatic", "take 1742-hyndford");
    table.play("pragmatic", "execute obey");
    assert_eq!((table.hand("pragmatic").len(), table.maria().politics.peace_missing), (1, 1));
}

#[test]
fn rp_3__a_box_passed_over_has_no_effect() {
    // From 2 over the box that costs Austria a card to the last one.
    let mut table = politics("1741-nymphenburg 1743-fontainebleau")
        .pieces("karl@wien=3")
        .displayed("france", "s5")
        .displayed("austria", "s4")
        .track("italy", 2)
        .maria(|own| own.boxed.push("traun".into()))
        .build();
    nobody_places(&mut table);
    table.play("france", "take 1741-nymphenburg");
    table.play("france", "execute italy=-2");
    table.play("austria", "pass");
    assert_eq!((track(&table, "italy"), income(&table, "austria"), pool(&table, "france")), (0, 5, 10));
    assert_eq!(table.place("karl"), "wien", "Traun is already out");
}

#[test]
fn rp_5__the_rules_of_a_change_run_only_when_the_status_changes() {
    let setup = |at: u8| {
        politics("1741-klein-schnellendorf 1743-bruehl")
            .pieces("rutowski@zeitz=2")
            .displayed("austria", "s5")
            .track("saxony", at)
            .build()
    };
    let mut table = setup(3);
    nobody_places(&mut table);
    table.play("austria", "take 1743-bruehl");
    table.play("austria", "execute saxony=1");
    assert_eq!((track(&table, "saxony"), table.place("rutowski")), (4, "zeitz"));
    let mut table = setup(2);
    assert_eq!(table.seat_of("saxony"), table.seat_of("prussia"));
    nobody_places(&mut table);
    table.play("austria", "take 1743-bruehl");
    table.play("austria", "execute saxony=1");
    assert_eq!((track(&table, "saxony"), table.place("rutowski")), (3, "freiberg"));
    assert_eq!(table.seat_of("saxony"), table.seat_of("austria"));
}

#[test]
fn rp_10__without_a_general_on_the_board_the_power_pays_for_one_or_the_duty_stays_open() {
    let with = |hand: &str| {
        let mut table =
            politics("1741-nymphenburg 1742-walpole").hand("austria", hand).displayed("france", "s5").build();
        nobody_places(&mut table);
        table.play("france", "take 1741-nymphenburg");
        table.play("france", "execute italy=-2");
        table
    };
    let mut rich = with("h6 h2");
    rich.refuse("austria", "corps karl pay h6", "M-17.5.20");
    rich.refuse("austria", "pass", "M-17.5.19");
    rich.play("austria", "corps karl pay h6+h2");
    assert_eq!((rich.place("karl"), rich.troops("karl"), rich.hand("austria").len()), ("box", 2, 0));
    let poor = with("h5 h2");
    assert_eq!(poor.hand("austria").len(), 2);
    assert_eq!(poor.place("karl"), "off");
    assert!(poor.list("austria").contains(&"end".to_string()), "the hussars follow");
}

#[test]
fn m_17_5_22__who_stands_on_the_arrow_city_makes_room() {
    let mut table =
        politics("1741-sweden 1742-walpole").pieces("prussia-t1@landsberg-warthe").displayed("prussia", "s5").build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "execute russia=-1");
    assert_eq!(table.place("dessauer"), "box");
    table.refuse("prussia", "settle prussia-t1 crossen", "M-17.5.22");
    table.play("prussia", "settle prussia-t1 kuestrin");
    assert_eq!((table.place("prussia-t1"), table.place("dessauer")), ("kuestrin", "landsberg-warthe"));
}

#[test]
fn m_17_2_3__without_a_victor_a_card_turned_up_names_trump() {
    let table = politics("1741-sweden 1742-walpole").draw("reserve s5").maria(|own| own.last_winner = None).build();
    assert_eq!(table.maria().politics.trump, Some(board::Suit::Spades));
    assert!(table.is_asked("prussia"), "placing begins with Prussia");
}

/// M-17.5.26, M-17.5.27, effect `train`.
#[test]
fn m_17_5_27__troops_of_a_card_may_bring_a_general_back() {
    let mut table = politics("1742-maillebois 1742-walpole").pieces("moritz@sens=7").displayed("austria", "s5").build();
    nobody_places(&mut table);
    table.play("austria", "take 1742-maillebois");
    table.play("austria", "execute obey");
    table.refuse("france", "recruit france 3 moritz=3", "M-13.4");
    table.play("france", "recruit france 3 moritz=1 maillebois@metz=2");
    table.play("france", "enter france-t1 lille");
    assert_eq!((table.place("maillebois"), table.troops("maillebois")), ("metz", 2));
    assert_eq!(table.place("france-t1"), "lille");
}

#[test]
fn rp_1__the_instruction_and_the_shift_are_chosen_apart() {
    let mut table = politics("1743-botta 1742-walpole").hand("austria", "h3 h4").displayed("prussia", "s5").build();
    nobody_places(&mut table);
    table.play("prussia", "take 1743-botta");
    table.play("prussia", "execute obey");
    assert_eq!(track(&table, "russia"), 3);
    table.play("austria", "discards h4");
    assert_eq!((table.hand("austria").len(), track(&table, "russia")), (1, 3));
}

#[test]
fn m_17_5_17__a_card_raises_the_income_of_the_power_it_names() {
    let mut table = politics("1743-worms 1742-walpole").displayed("austria", "s5").build();
    nobody_places(&mut table);
    table.play("austria", "take 1743-worms");
    table.play("austria", "execute obey");
    assert_eq!((income(&table, "austria"), income(&table, "france")), (6, 5));
}

/// Effect `hussars`: six cities instead of four.
#[test]
fn m_7_3__a_card_lets_the_hussars_ride_farther() {
    let mut table = politics("1744-bohemia 1742-walpole").pieces("karl@prag=2").displayed("austria", "s5").build();
    nobody_places(&mut table);
    table.play("austria", "take 1744-bohemia");
    table.play("austria", "execute obey");
    assert_eq!(table.maria().politics.hussar_range, 6);
    // Prag - Melnik - Leitmeritz - Aussig - Königstein - Dresden
    table.play("austria", "hussar hussar-1 dresden");
}

#[test]
fn m_18_2__the_election_card_calls_for_one_more_card() {
    let table = politics("1742-imperial-election 1741-sweden 1741-guards").build();
    assert!(table.maria().election);
    let open =
        table.maria().politics.cards.map(|card| card.map(|card| table.rules.pack.politics[card.index()].slug.as_str()));
    assert_eq!(open, [Some("1741-sweden"), Some("1741-guards")]);
    assert_eq!(table.maria().politics.drawn, 3);
}

pub fn election() -> Setup {
    bare("advanced-3p").turn(4).phase("end-of-turn").maria(|own| {
        own.election_pending = true;
        own.boxed = vec!["dessauer".into()];
    })
}

#[test]
fn m_18_12__five_votes_elect() {
    let mut table = election().build();
    table.refuse("prussia", "vote franz=3", "M-18.7");
    table.play("prussia", "vote franz=1");
    table.play("france", "vote franz=0");
    assert_eq!(table.maria().boxes.emperor, Some(table.power("austria")));
    assert_eq!((pool(&table, "austria"), pool(&table, "france")), (2, 11));
    let mut table = election().build();
    table.play("prussia", "vote franz=0");
    table.play("france", "vote franz=0");
    assert_eq!(table.maria().boxes.emperor, Some(table.power("france")));
    assert_eq!((pool(&table, "austria"), pool(&table, "france")), (3, 10));
    assert!(!table.maria().election);
}

#[test]
fn m_18_11__the_vote_of_dresden_belongs_to_the_leader_of_saxony() {
    let mut table = election().track("saxony", 3).build();
    table.play("austria", "vote franz=1");
    table.play("prussia", "vote franz=0");
    table.play("france", "vote franz=0");
    assert_eq!(table.maria().boxes.emperor, Some(table.power("austria")));
}

#[test]
fn m_18_13__a_victory_check_follows_the_election() {
    let setup = election().maria(|own| {
        own.battle.insert("austria".into(), 2);
    });
    let mut table = setup.build();
    table.play("prussia", "vote franz=2");
    table.play("france", "vote franz=0");
    assert_eq!(table.winners(), ["maria-theresa"]);
}

#[test]
fn m_24_7__a_player_of_two_executes_one_card_and_throws_the_other_away() {
    let mut table = bare("advanced-2p")
        .phase("politics")
        .displayed("prussia", "s9")
        .displayed("france", "s3")
        .maria(|own| {
            own.political_cards = vec!["1741-sweden".into(), "1744-frankfurt".into()];
            own.boxed = vec!["dessauer".into()];
            own.last_winner = Some("a".into());
        })
        .build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "execute russia=-1");
    table.play("france", "take 1744-frankfurt");
    assert_eq!((track(&table, "russia"), track(&table, "saxony")), (2, 1));
    assert!(table.is_asked("austria"), "the second card is gone, the hussars follow");
}
