//! M-17: the frame of the politics segment and the off-map boxes; M-18.5; the rulings of both.

use super::table::{Scene, Setup, bare, ready};
use crate::state::{State, Title};
use ::maria::state::Phase;
use ::maria::subsidy;
use engine::chance::{Dice, Seed};
use engine::event::{Event, Log};
use engine::question::{About, Form};

fn politics(cards: &str) -> Setup {
    bare("advanced-3p").phase("politics").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
    })
}

/// Cards conserved from earlier turns.
fn displayed(setup: Setup, power: &str, cards: &str) -> Setup {
    let names = cards.split_whitespace().map(String::from).collect();
    setup.hand(power, cards).maria(|own| {
        own.display.insert(power.into(), names);
    })
}

fn at(setup: Setup, track: &str, to: u8) -> Setup {
    setup.maria(|own| {
        own.tracks.insert(track.into(), to);
    })
}

/// Spades are trump and nobody places a card.
#[track_caller]
fn nobody_places(table: &mut Scene) {
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
}

fn income(table: &Scene, power: &str) -> u8 {
    subsidy::base_income(table.maria_rules(), &table.state.core, table.maria(), table.power(power))
}

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

fn own_mut(state: &mut State) -> &mut ::maria::state::Own {
    let Title::Maria(own) = &mut state.title else { unreachable!() };
    own
}

#[test]
fn m_17_0_1__politics_open_every_turn_for_the_four_major_powers() {
    let mut table = ready("advanced-3p").turn(2).phase("end-of-turn").hand("prussia", "s9 s8").build();
    assert!(table.happened(|event| matches!(event, Event::TurnBegan { turn: 3 })));
    let cards = table.events.iter().filter(|entry| matches!(entry.event, Event::PoliticalCard { .. })).count();
    assert_eq!(cards, 2, "first two cards are revealed");
    let trump = table.maria().politics.trump;
    assert!(trump.is_some(), "then trump is fixed");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        assert_eq!(table.rules.asked(&table.state, table.seat_of(power)).map(|asked| asked.about), Some(About::Bid));
        assert!(table.is_asked(power), "then {power} places, Frederick for each of his two powers");
        if power == "prussia" {
            table.play(power, "bid s9");
            table.refuse(power, "bid s8", "M-17.3.2");
        } else {
            table.play(power, "pass");
        }
    }
    assert!(table.happened(|event| matches!(event, Event::BidShown { .. })), "then cards are turned up");
    assert!(!table.happened(|event| matches!(event, Event::Bid { power, .. } if power.0 == 1 || power.0 == 3)));
}

#[test]
fn m_17_5_18__income_changes_lie_on_the_tracks_and_add_up() {
    let tracks = |italy: u8, russia: u8| at(at(politics("1741-sweden 1741-guards"), "italy", italy), "russia", russia);
    assert_eq!(income(&tracks(3, 3).build(), "austria"), 5);
    assert_eq!(income(&tracks(1, 3).build(), "austria"), 4);
    assert_eq!(income(&tracks(1, 4).build(), "austria"), 5, "a penalty and a bonus add up to nothing");
    assert_eq!(income(&tracks(3, 5).build(), "prussia"), 2);
    let mut table = tracks(3, 5).build();
    own_mut(&mut table.state).politics.changes[::maria::powers::PRUSSIA.index()][0] = -4;
    assert_eq!(income(&table, "prussia"), 0, "never below nothing");
}

/// A giver without income pays no subsidy that turn; the first contract ends with turn 3 all the same.
#[test]
fn r_85__without_income_no_subsidy_is_paid() {
    for delta in [-5, -4] {
        let mut table =
            bare("advanced-3p").turn(2).phase("hussars").pieces("moritz@metz=2 toerring@muenchen=2").build();
        own_mut(&mut table.state).politics.changes[::maria::powers::FRANCE.index()][0] = delta;
        table.play("austria", "end");
        let left =
            table.maria().contracts.between(::maria::powers::FRANCE, ::maria::powers::BAVARIA).map(|one| one.turns);
        let (bavaria, paid) = (table.hand("bavaria").len(), delta == -4);
        assert_eq!((bavaria, left), (if paid { 2 } else { 1 }, Some(1)), "{delta}");
        assert!(table.hand("france").is_empty());
    }
}

#[test]
fn m_17_5_23__dessauer_is_free_when_the_penalty_ends_and_any_general_goes_when_it_recurs() {
    let setup = displayed(politics("1741-sweden 1742-walpole"), "prussia", "s5").pieces("friedrich@berlin=3");
    let mut table = setup.build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "execute russia=-1");
    assert_eq!((table.place("dessauer"), table.maria().politics.tracks[1]), ("landsberg-warthe", 2));
    let setup = at(displayed(politics("1741-guards 1742-walpole"), "prussia", "s5"), "russia", 2);
    let setup = setup.pieces("friedrich@berlin=3 dessauer@magdeburg=6").maria(|own| own.boxed.clear());
    let mut table = setup.build();
    nobody_places(&mut table);
    table.play("prussia", "take 1741-guards");
    table.play("prussia", "execute russia=1");
    assert_eq!(table.list("prussia"), ["corps friedrich", "corps dessauer"], "any Prussian general");
    table.play("prussia", "corps friedrich");
    assert_eq!((table.place("friedrich"), table.troops("friedrich")), ("box", 3));
}

#[test]
fn rp_11__who_stands_on_the_arrow_city_goes_to_the_nearest_city_open_to_him() {
    let back = |more: &str| {
        let pieces = format!("friedrich@berlin=3 prussia-t1@landsberg-warthe {more}");
        let mut table = displayed(politics("1741-sweden 1742-walpole"), "prussia", "s5").pieces(&pieces).build();
        nobody_places(&mut table);
        table.play("prussia", "take 1741-sweden");
        table.play("prussia", "execute russia=-1");
        table
    };
    let table = back("");
    let near = ["settle prussia-t1 kuestrin", "settle prussia-t1 miedzyrzecz", "settle prussia-t1 zielenzig"];
    let mut listed = table.list("prussia");
    listed.sort();
    assert_eq!(listed, near);
    let mut table = back("schwerin@kuestrin=2 leopold@miedzyrzecz=2 rutowski@zielenzig=2");
    let listed = table.list("prussia");
    assert!(!listed.is_empty() && listed.iter().all(|one| !near.contains(&one.as_str())), "{listed:?}");
    let away = |city: &str| table.rules.pack.roads.distance(table.city_id("landsberg-warthe"), table.city_id(city));
    assert!(listed.iter().all(|one| away(one.rsplit(' ').next().expect("a city")) == 2), "{listed:?}");
    table.play("prussia", &listed[0]);
    assert_eq!(table.place("dessauer"), "landsberg-warthe");
}

#[test]
fn r_113__a_general_who_comes_home_to_a_lost_fortress_conquers_nothing_and_fights_nobody() {
    let setup = displayed(politics("1744-moscow-cabals 1742-walpole"), "austria", "s5").markers("nienburg=france");
    let setup = at(setup, "russia", 0).pieces("maillebois@hannover=3 friedrich@berlin=1");
    let mut table = setup.maria(|own| own.boxed = vec!["george-ii".into()]).build();
    nobody_places(&mut table);
    table.play("austria", "take 1744-moscow-cabals");
    table.play("austria", "execute russia=2");
    assert_eq!((table.place("george-ii"), table.marker("nienburg")), ("nienburg", "france"));
    assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    assert_eq!(table.maria().phase, Phase::Hussars);
}

#[test]
fn rp_7__the_italian_point_counts_with_an_empty_pool() {
    let setup = displayed(politics("1743-worms 1742-turin"), "austria", "s5");
    let setup = at(setup, "italy", 4).markers("landshut=austria braunau=austria amberg=austria");
    let mut table = setup.maria(|own| own.boxed.push("moritz".into())).build();
    assert_eq!(pool(&table, "austria"), 0);
    nobody_places(&mut table);
    table.play("austria", "take 1743-worms");
    table.play("austria", "execute italy=2");
    assert_eq!(pool(&table, "austria"), -1);
    assert_eq!(table.winners(), ["maria-theresa"]);
}

#[test]
fn rp_8__a_shift_outside_politics_changes_income_from_the_next_draw_on() {
    let setup = bare("advanced-3p").pieces("friedrich@wien=1!").active("prussia").phase("supply");
    let mut table = setup.build();
    assert_eq!(income(&table, "saxony"), 1);
    table.play("austria", "shift 1");
    assert_eq!(income(&table, "saxony"), 0, "box 2 costs Saxony its card");
}

#[test]
fn r_57__cards_on_the_display_pay_for_nothing() {
    let setup = displayed(bare("advanced-3p"), "france", "h9").pieces("moritz@metz=2").active("france");
    let mut table = setup.build();
    assert!(table.hand("france").is_empty());
    table.refuse("france", "enter france-t1 lille pay h9.1", "M-8.17");
}

/// The right to name trump stays with a player, whatever happens to his powers.
#[test]
fn r_72__the_right_to_name_trump_stays_with_the_player_of_the_last_victory() {
    let setup = bare("advanced-3p").pieces("rutowski@bruex=5 neipperg@aussig=3").active("saxony").phase("combat");
    let mut table = setup.build();
    table.play("austria", "concede");
    let first = table.list("prussia").into_iter().find(|one| one.starts_with("retreat")).expect("a way");
    table.play("prussia", &first);
    let frederick = table.seat_of("prussia");
    assert_eq!(table.maria().last_winner, Some(frederick));
    let State { core, title } = &mut table.state;
    let Title::Maria(own) = title else { unreachable!() };
    ::maria::saxony::set_marker(table.rules.maria(), core, own, 5, &mut Log::silent());
    assert_eq!(table.seat_of("saxony"), table.seat_of("austria"));
    assert_eq!(table.maria().last_winner, Some(frederick), "Saxony's new leader does not inherit it");
    let setup = politics("1741-sweden 1741-guards").pieces("friedrich@landeshut=2 neipperg@trautenau=2");
    assert!(setup.build().is_asked("prussia"), "turns without a combat change nothing");
}

/// Where the election stands in the deck of a fresh game, counted from 0, and the deck by years.
fn deck(number: u64) -> (usize, Vec<u16>) {
    let pack = board::standard("maria").expect("the standard pack");
    let rules = crate::Ruleset::new(pack, "advanced-3p", engine::ruleset::Options::default()).expect("a mode");
    let state = rules.start(Seed::from_number(number), &mut Log::silent());
    let Title::Maria(own) = &state.title else { unreachable!() };
    let deck: Vec<_> = own.secret.deck.iter().flatten().collect();
    let place = deck.iter().position(|card| pack.politics[card.index()].election).expect("the card");
    (place, deck.iter().map(|card| pack.politics[card.index()].year).collect())
}

#[test]
fn m_18_5__the_election_falls_in_turns_four_to_seven() {
    let mut turns = std::collections::BTreeSet::new();
    for number in 0..60 {
        let (place, years) = deck(number);
        let count = |year: u16| years.iter().filter(|&&other| other == year).count();
        assert_eq!((count(1741), count(1742), count(1743), count(1744)), (6, 7, 6, 6));
        // Two cards a turn lie before it; it is turned up when the next one is wanted.
        turns.insert(place / 2 + 1);
    }
    assert_eq!(turns.into_iter().collect::<Vec<_>>(), [4, 5, 6, 7]);
}

#[test]
fn me_31__an_election_last_among_1742_comes_up_first_in_turn_seven() {
    let setup = politics("1742-imperial-election 1743-worms 1743-botta").turn(7);
    let mut table = setup.pieces("karl@wien=2").build();
    assert!(table.maria().election);
    let named =
        |at: usize| table.maria().politics.cards[at].map(|card| &table.rules.pack.politics[card.index()].slug[..]);
    assert_eq!((named(0), named(1)), (Some("1743-worms"), Some("1743-botta")));
    nobody_places(&mut table);
    for power in ["austria", "france", "prussia", "austria", "pragmatic"] {
        if power == "france" {
            table.play("france", "pass");
        }
        table.play(power, "end");
    }
    assert_eq!((table.state.core.turn, table.maria().phase), (7, Phase::Vote), "at the end of turn 7");
}

/// Nobody can come back and one general stands on the map: there is still one way to take the troops.
#[test]
fn m_17_5_26__troops_that_only_one_general_can_take_are_always_offered() {
    let setup = politics("1744-frankfurt 1742-walpole").pieces("leopold@potsdam=6");
    let mut table = displayed(setup.markers("berlin=austria magdeburg=austria"), "prussia", "s5").build();
    nobody_places(&mut table);
    table.play("prussia", "take 1744-frankfurt");
    table.play("prussia", "execute obey");
    let legal = table.rules.legal(&table.state, table.seat_of("prussia"));
    let [Form::Recruit(form)] = &legal.forms[..] else { panic!("one form") };
    for seed in 0..100 {
        let order = form.fill(&table.rules, &table.state.core, &mut Dice::new(seed)).expect("there is one filling");
        assert_eq!(order.gains.iter().sum::<u8>(), 2);
    }
    table.play("prussia", "recruit prussia 2 leopold=2");
    assert_eq!(table.troops("leopold"), 8);
}

/// How many troops stand on the map and how many in the box is Prussia's secret: it is asked in both cases.
#[test]
fn r_115__troops_by_a_card_are_asked_about_by_what_everybody_sees() {
    for (leopold, forms) in [(7, 1), (8, 0)] {
        let setup = politics("1744-frankfurt 1742-walpole").pieces(&format!("leopold@potsdam={leopold}"));
        let mut setup = displayed(setup.markers("berlin=austria magdeburg=austria"), "prussia", "s5");
        setup = setup.maria(|own| own.boxed = vec!["dessauer".into()]);
        let mut table = setup.build();
        nobody_places(&mut table);
        table.play("prussia", "take 1744-frankfurt");
        table.play("prussia", "execute obey");
        assert_eq!(table.maria().phase, Phase::EffectChoice, "{leopold}");
        assert_eq!(table.rules.legal(&table.state, table.seat_of("prussia")).forms.len(), forms, "{leopold}");
        if forms == 0 {
            table.play("prussia", "pass");
        } else {
            table.refuse("prussia", "pass", "RP-1");
        }
    }
}

/// The Pragmatic Army gets two troops by a card; nobody of it is on the board.
fn the_hague(more: &str, markers: &str) -> Scene {
    let setup = politics("1743-the-hague 1741-guards").pieces(&format!("arenberg@amsterdam=2 {more}")).markers(markers);
    let mut table = displayed(setup, "pragmatic", "s5").build();
    nobody_places(&mut table);
    table.play("pragmatic", "take 1743-the-hague");
    table.play("pragmatic", "execute obey");
    table
}

/// As in winter: the other player is asked.
#[test]
fn r_134__a_general_whom_a_card_brings_joins_another_players_general_with_consent() {
    let mut table = the_hague("", "");
    table.play("pragmatic", "recruit pragmatic 2 stair@amsterdam=2");
    assert_eq!((table.maria().phase, table.place("stair")), (Phase::Consent, "off"));
    assert!(
        table.rules.asked(&table.state, table.seat_of("austria")).is_some_and(|asked| asked.about == About::Consent)
    );
    let seen = table.rules.view(&table.state, Some(table.seat_of("austria")));
    assert!(!format!("{:?}", seen.title).contains("gains: [2,"), "who gets how many is hidden");
    table.play("austria", "accept");
    assert_eq!((table.place("stair"), table.troops("stair")), ("amsterdam", 2));
    assert_eq!(table.maria().phase, Phase::Hussars, "politics go on");
}

#[test]
fn r_134__without_consent_the_troops_are_given_anew() {
    let mut table = the_hague("", "");
    table.play("pragmatic", "recruit pragmatic 2 stair@amsterdam=1 george-ii@hannover=1");
    table.play("austria", "pass");
    assert_eq!(
        (table.maria().phase, table.place("stair"), table.place("george-ii")),
        (Phase::EffectChoice, "off", "off")
    );
    assert!(table.try_play("pragmatic", "recruit pragmatic 2 stair@amsterdam=2").is_err(), "he is not asked again");
    table.play("pragmatic", "recruit pragmatic 2 stair@hannover=2");
    assert_eq!(table.place("stair"), "hannover");
    assert_eq!(table.maria().phase, Phase::Hussars);
}

/// Troops nobody can take are lost.
#[test]
fn r_134__without_consent_and_without_another_place_the_troops_are_lost() {
    let mut table = the_hague("", "hannover=france bergen-op-zoom=france");
    let generals = ["stair", "george-ii", "dutch"];
    let mut declined = 0;
    while table.maria().phase == Phase::EffectChoice {
        let legal = table.rules.legal(&table.state, table.seat_of("pragmatic"));
        let [Form::Recruit(form)] = &legal.forms[..] else { panic!("one form") };
        let order = engine::action::Action::Recruit(form.example);
        let text = engine::text::write(&table.rules, &order);
        table.play("pragmatic", &text);
        assert_eq!(table.maria().phase, Phase::Consent, "{text}");
        table.play("austria", "pass");
        declined += 1;
        assert!(declined <= generals.len() + 1, "it goes on for ever");
    }
    assert!(declined > 0);
    assert_eq!((table.maria().phase, table.total("pragmatic")), (Phase::Hussars, 0));
    assert_eq!(table.maria().refused, [0; 5], "a new phase asks anew");
}

/// Equal ranks: the receiver names the commander, then the other player agrees.
#[test]
fn r_134__equal_ranks_need_a_commander_first() {
    let setup = politics("1741-pressburg 1742-walpole").pieces("george-ii@bruessel=2");
    let mut table = displayed(setup, "austria", "s5").build();
    nobody_places(&mut table);
    table.play("austria", "take 1741-pressburg");
    table.play("austria", "execute obey");
    table.play("austria", "recruit austria 2 karl@bruessel=2");
    assert_eq!(table.maria().phase, Phase::Command);
    table.play("austria", "command karl");
    table.play("pragmatic", "accept");
    assert_eq!((table.place("karl"), table.troops("karl")), ("bruessel", 2));
    assert!(table.state.core.chosen.contains(table.piece("karl")));
}
