//! The six strokes of fate, alone and in every order (F-11.4 to F-11.28, FI-9, FI-15).

use super::passive::{drawn_next, end_turn_now, holding, idle_to_movement, idle_to_turn, orders_of};
use super::table::{Scene, Setup, bare};
use ::friedrich::powers::FRANCE;
use ::friedrich::{income, victory};
use engine::event::Event;
use engine::outcome::Reason;

const STROKES: [&str; 6] = ["elisabeth", "sweden", "india", "america", "lord-bute", "poems"];

fn at_end(mode: &str, fate: &str) -> Setup {
    bare(mode).turn(6).phase("end-of-turn").fate(fate)
}

fn income(table: &Scene, power: &str) -> (u8, u8) {
    income::income(table.friedrich_rules(), table.own(), table.power(power))
}

fn is_eased(table: &Scene, power: &str) -> bool {
    table.own().is_eased(table.power(power))
}

/// What should be so, told from the cards drawn, in words of our own.
struct Model {
    mode: &'static str,
    drawn: Vec<&'static str>,
    imperial: &'static str,
    austria_eased: bool,
    sweden_eased: bool,
}

impl Model {
    fn new(mode: &'static str) -> Model {
        Model { mode, drawn: Vec::new(), imperial: "maria-theresia", austria_eased: false, sweden_eased: false }
    }

    fn has(&self, card: &str) -> bool {
        self.drawn.contains(&card)
    }

    fn france_is_out(&self) -> bool {
        self.has("india") && self.has("america")
    }

    /// The powers whose victory this card eases.
    fn draw(&mut self, card: &'static str) -> Vec<&'static str> {
        self.drawn.push(card);
        let mut eased = Vec::new();
        if card == "elisabeth" && !self.has("sweden") {
            self.sweden_eased = true;
            eased.push("sweden");
        }
        let heir = match (self.france_is_out(), self.has("elisabeth") && self.has("sweden")) {
            (true, _) => "pompadour",
            (false, true) => "elisabeth",
            (false, false) => return eased,
        };
        if !self.austria_eased {
            self.austria_eased = true;
            self.imperial = if self.mode == "standard-3p" { "elisabeth-pompadour" } else { heir };
            eased.extend(["austria", "empire"]);
        }
        eased
    }

    fn is_over(&self) -> bool {
        self.has("elisabeth") && self.has("sweden") && self.france_is_out()
    }

    fn prussian_income(&self) -> u8 {
        [7, 5, 4][usize::from(self.has("lord-bute")) + usize::from(self.has("poems"))]
    }

    fn colonies_lost(&self) -> usize {
        usize::from(self.has("india")) + usize::from(self.has("america"))
    }

    #[track_caller]
    fn agrees(&self, table: &Scene) {
        let seat = table.seat_of("empire");
        assert_eq!(table.rules.mode.seats[seat.index()].slug, self.imperial, "{:?}", self.drawn);
        assert_eq!(is_eased(table, "sweden"), self.sweden_eased, "{:?}", self.drawn);
        assert_eq!(is_eased(table, "austria"), self.austria_eased, "{:?}", self.drawn);
        assert_eq!(is_eased(table, "empire"), self.austria_eased, "{:?}", self.drawn);
        assert!(!is_eased(table, "russia") && !is_eased(table, "france"), "{:?}", self.drawn);
        assert_eq!(income(table, "prussia"), (self.prussian_income(), 0), "{:?}", self.drawn);
        assert_eq!(income(table, "austria").0, [5, 4, 4][self.colonies_lost()], "{:?}", self.drawn);
        assert_eq!(income(table, "hanover").0, [2, 2, 1][self.colonies_lost()], "{:?}", self.drawn);
        let present = |power: &str| table.state.core.is_present(table.power(power));
        assert_eq!(present("russia"), !self.has("elisabeth"), "{:?}", self.drawn);
        assert_eq!(present("sweden"), !self.has("sweden"), "{:?}", self.drawn);
        assert_eq!(present("france"), !self.france_is_out(), "{:?}", self.drawn);
        if present("france") {
            assert_eq!(income(table, "france"), [(4, 1), (3, 0)][self.colonies_lost()], "{:?}", self.drawn);
        }
    }
}

/// Draws the strokes in this order until the game ends; the winners' seats, with the model's word for it.
fn run_order(mode: &'static str, order: &[&'static str], holders: &[&'static str]) {
    let markers: Vec<String> = holders.iter().map(|power| holding(power, &[1], &[])).collect();
    let mut table = at_end(mode, &order.join(" ")).markers(&markers.join(" ")).build();
    let mut model = Model::new(mode);
    for (at, &card) in order.iter().enumerate() {
        if at > 0 {
            end_turn_now(&mut table);
        }
        let eased = model.draw(card);
        if card == "elisabeth" || card == "sweden" {
            let choices = table.list("prussia");
            assert!(!choices.is_empty() && choices.iter().all(|choice| choice.starts_with("leave ")));
            table.play("prussia", &choices[0]);
        }
        model.agrees(&table);
        let winning: Vec<&str> = eased.into_iter().filter(|power| holders.contains(power)).collect();
        let outcome = table.rules.outcome(&table.state);
        if !winning.is_empty() {
            let outcome = outcome.unwrap_or_else(|| panic!("{order:?}: {winning:?} should win by {card}"));
            assert_eq!(outcome.reason, Reason::EasedObjectives);
            assert_eq!(outcome.turn, 6 + at as u8);
            let powers = winning.iter().map(|power| table.power(power)).collect();
            assert_eq!(outcome.powers, powers, "{order:?}");
            let seats = winning.iter().map(|power| table.seat_of(power)).collect();
            assert_eq!(outcome.seats, seats, "{order:?}");
            return;
        }
        if model.is_over() {
            let outcome = outcome.unwrap_or_else(|| panic!("{order:?} should end by {card}"));
            assert_eq!((outcome.reason, outcome.turn), (Reason::Fate, 6 + at as u8));
            assert_eq!(table.winners(), ["friedrich"]);
            return;
        }
        assert!(outcome.is_none(), "{order:?} should go on after {card}");
    }
    panic!("{order:?} never ends");
}

#[test]
fn fi_15__every_order_of_the_six_strokes_with_four_players() {
    for order in orders_of(&STROKES) {
        run_order("standard-4p", &order, &[]);
    }
}

#[test]
fn f_11_26__every_order_of_the_six_strokes_with_three_players() {
    for order in orders_of(&STROKES) {
        run_order("standard-3p", &order, &[]);
    }
}

#[test]
fn f_12_3__every_order_of_the_strokes_with_first_order_objectives_held() {
    let holders: [&[&str]; 4] = [&["empire"], &["austria"], &["sweden"], &["sweden", "austria", "empire"]];
    // The two cards of a pair are alike (FQ-41): one order of each will do here.
    let before = |order: &[&str], first: &str| order.iter().position(|&card| card == first);
    let plain = |order: &Vec<&str>| {
        before(order, "india") < before(order, "america") && before(order, "lord-bute") < before(order, "poems")
    };
    for order in orders_of(&STROKES).into_iter().filter(plain) {
        for holders in holders {
            run_order("standard-4p", &order, holders);
        }
    }
}

#[test]
fn f_11_4__elisabeth_takes_russia_out_of_the_game() {
    let mut table = at_end("standard-4p", "elisabeth lord-bute poems")
        .pieces(
            "saltikov@torun=5 fermor@torun=2 russia-t1@lipno ehrensvaerd@stralsund=2 heinrich@berlin=3 keith@berlin=1",
        )
        .hand("russia", "s10 c9")
        .markers("colberg=russia stettin=sweden")
        .build();
    table.play("prussia", "leave keith");
    for piece in ["saltikov", "fermor", "apraxin", "tottleben", "russia-t1", "russia-t2"] {
        assert_eq!((table.place(piece), table.troops(piece)), ("out", 0));
    }
    assert_eq!((table.place("ehrensvaerd"), table.total("sweden")), ("stralsund", 2));
    assert_eq!((table.marker("colberg"), table.marker("stettin")), ("none", "sweden"));
    assert!(table.hand("russia").is_empty());
    // FQ-40: the faces of the hand are not shown, but the cards will circulate again.
    let core = &table.state.core;
    let cards: Vec<_> =
        ["s10.1", "c9.1"].iter().map(|name| engine::text::cards_named(table.rules.pack, name).unwrap()[0]).collect();
    assert!(cards.iter().all(|&card| core.secret.spent.contains(card) && !core.seen.contains(card)));
    let before = table.events.len();
    idle_to_turn(&mut table, 8);
    let acted: Vec<u8> = table.events[before..]
        .iter()
        .filter_map(|entry| match entry.event {
            Event::PowerActs { power } => Some(power.0),
            _ => None,
        })
        .collect();
    assert_eq!(acted, [1, 3, 4, 5, 6, 0], "after Prussia: Russia is skipped, the order of the others stays");
}

#[test]
fn f_11_5__prussia_chooses_who_leaves_with_elisabeth_but_never_friedrich() {
    let mut table = at_end("standard-4p", "elisabeth lord-bute")
        .pieces("friedrich@berlin=8 winterfeldt@berlin=4 lehwaldt@mohrungen=5 dohna@")
        .build();
    assert!(table.is_asked("prussia"));
    assert!(!table.is_asked("russia") && !table.is_asked("austria") && !table.is_asked("france"));
    let choices = ["winterfeldt", "heinrich", "schwerin", "keith", "seydlitz", "lehwaldt"];
    assert_eq!(table.list("prussia"), choices.map(|general| format!("leave {general}")));
    table.refuse("prussia", "leave friedrich", "F-11.8");
    table.refuse("prussia", "leave dohna", "F-11.8");
    table.refuse("prussia", "leave ferdinand", "F-11.8");
    table.refuse("prussia", "pass", "F-11.8");
    // FQ-36: a general off the board; no armies are lost and he never returns.
    let total = table.total("prussia");
    table.play("prussia", "leave heinrich");
    assert_eq!((table.place("heinrich"), table.total("prussia")), ("out", total));
    idle_to_movement(&mut table, 7, "prussia");
    let card = table.hand("prussia")[0].clone();
    let more = table.hand("prussia")[1..].join("+");
    table.refuse("prussia", &format!("recruit prussia 1 pay {card}+{more} heinrich@berlin=1"), "F-11.16");
}

#[test]
fn f_11_6__sweden_leaves_and_takes_a_prussian_general_along() {
    let mut table = at_end("standard-4p", "sweden lord-bute")
        .pieces("ehrensvaerd@stralsund=4 sweden-t1@wismar saltikov@torun=1 heinrich@berlin=3 keith@potsdam=2")
        .hand("sweden", "d4")
        .markers("stettin=sweden colberg=russia")
        .build();
    table.play("prussia", "leave heinrich");
    assert_eq!((table.place("ehrensvaerd"), table.place("sweden-t1")), ("out", "out"));
    assert!(table.hand("sweden").is_empty());
    assert_eq!((table.marker("stettin"), table.marker("colberg")), ("none", "russia"));
    assert_eq!((table.place("heinrich"), table.place("keith"), table.place("saltikov")), ("out", "potsdam", "torun"));
    assert!(!is_eased(&table, "russia"), "FQ-51");
}

#[test]
fn fq_37__the_armies_of_a_lone_general_are_lost_with_him_and_can_be_bought_again() {
    let mut table = at_end("standard-4p", "sweden lord-bute").pieces("keith@berlin=5 dohna@potsdam=2").build();
    table.play("prussia", "leave keith");
    assert_eq!((table.total("prussia"), table.troops("dohna")), (2, 2));
    assert!(table.happened(|event| matches!(event, Event::GeneralLeft { deserted: 5, .. })));
    idle_to_movement(&mut table, 7, "prussia");
    let hand = table.hand("prussia").join("+");
    table.play("prussia", &format!("recruit prussia 1 pay {hand} dohna=1"));
    assert_eq!(table.total("prussia"), 3);
}

#[test]
fn fq_38__cumberland_leaves_with_france_from_a_stack_alone_or_off_the_board() {
    let in_stack = at_end("standard-4p", "america").pieces("ferdinand@stade=6 cumberland@stade=5");
    let table = in_stack.friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!((table.place("cumberland"), table.troops("ferdinand")), ("out", 8));
    assert!(table.happened(|event| matches!(event, Event::GeneralLeft { deserted: 3, .. })));
    assert_eq!(table.rules.ceiling[table.power("hanover").index()], 12, "FQ-39: the ceiling stays");

    let alone = at_end("standard-4p", "india").pieces("ferdinand@stade=6 cumberland@alfeld=5");
    let table = alone.friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!((table.place("cumberland"), table.total("hanover")), ("out", 6));

    let off = at_end("standard-4p", "india").pieces("ferdinand@stade=6");
    let table = off.friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!((table.place("cumberland"), table.total("hanover")), ("out", 6));
    assert_eq!(income(&table, "hanover"), (1, 0));
}

#[test]
fn f_11_11__who_leaves_with_france_is_said_by_the_pack() {
    let mut pack = board::standard("friedrich").expect("the standard pack").clone();
    let ferdinand = pack.piece("ferdinand").expect("a general");
    pack.powers[FRANCE.index()].takes_along = vec![ferdinand];
    let both = at_end("standard-4p", "america").pieces("ferdinand@stade=6 cumberland@alfeld=5");
    let table = both.friedrich(|own| own.colonial_losses = 1).build_on(Box::leak(Box::new(pack)));
    assert_eq!((table.place("ferdinand"), table.place("cumberland")), ("out", "alfeld"));
}

#[test]
fn fq_39__hanover_without_cumberland_keeps_its_ceiling_but_can_hold_only_eight() {
    let mut table = at_end("standard-4p", "india lord-bute")
        .pieces("ferdinand@stade=7 cumberland@alfeld=5")
        .hand("hanover", "s12 c12")
        .friedrich(|own| own.colonial_losses = 1)
        .build();
    idle_to_movement(&mut table, 7, "hanover");
    table.refuse("hanover", "recruit hanover 2 pay s12+c12 ferdinand=2", "F-10.19");
    table.play("hanover", "recruit hanover 1 pay s12 ferdinand=1");
    table.refuse("hanover", "recruit hanover 1 pay c12 ferdinand=1", "F-10.19");
}

#[test]
fn f_11_9__the_first_colonial_loss_costs_austria_and_france_a_card() {
    for card in ["india", "america"] {
        let mut table = at_end("standard-4p", &format!("{card} lord-bute")).build();
        let changed: Vec<(u8, u8)> = table
            .events
            .iter()
            .filter_map(|entry| match entry.event {
                Event::IncomeChanged { power, income } => Some((power.0, income)),
                _ => None,
            })
            .collect();
        assert_eq!(changed, [(4, 4), (6, 3)], "only what changes is told");
        assert!(table.state.core.is_present(table.power("france")));
        let drew = drawn_next(&mut table);
        assert_eq!(drew, [7, 2, 4, 1, 4, 1, 3], "felt in the next turn, and nothing is discarded");
        assert_eq!(table.hand("france").len(), 3);
    }
}

#[test]
fn f_11_10__the_second_colonial_loss_takes_france_out_whichever_it_is() {
    for (first, second) in [("india", "america"), ("america", "india")] {
        let mut table = at_end("standard-4p", &format!("{first} {second} poems"))
            .pieces("richelieu@iserlohn=4 soubise@fulda=2 france-t1@koblenz cumberland@alfeld=3 ferdinand@stade=2")
            .markers("kassel=france")
            .build();
        idle_to_turn(&mut table, 8);
        for piece in ["richelieu", "soubise", "chevert", "france-t1", "france-t2", "cumberland"] {
            assert_eq!(table.place(piece), "out");
        }
        assert_eq!((table.place("ferdinand"), table.marker("kassel")), ("stade", "none"));
        assert_eq!(drawn_next(&mut table), [7, 1, 4, 1, 4, 1], "Hanover draws one; France is skipped");
    }
}

#[test]
fn f_11_13__each_subsidy_cut_costs_prussia_cards_from_the_next_turn_on() {
    for (first, second) in [("lord-bute", "poems"), ("poems", "lord-bute")] {
        let mut table = at_end("standard-4p", &format!("{first} {second} india")).build();
        assert_eq!(drawn_next(&mut table)[0], 5);
        assert_eq!(drawn_next(&mut table)[0], 4);
        assert_eq!(table.own().subsidy_cuts, 2);
    }
}

#[test]
fn f_11_21__pompadour_takes_the_imperial_army_with_all_it_has() {
    let mut table = at_end("standard-4p", "america lord-bute")
        .pieces("hildburghausen@hildburghausen=4 empire-t1@erlangen lacy@tabor=2 ferdinand@stade=1")
        .hand("empire", "h9 s3")
        .markers("zwickau=empire")
        .friedrich(|own| own.colonial_losses = 1)
        .build();
    let pompadour = table.rules.seat_by_slug("pompadour").unwrap();
    assert_eq!(table.seat_of("empire"), pompadour);
    assert!(table.happened(|event| matches!(event, Event::SeatChanged { seat, .. } if *seat == pompadour)));
    assert_eq!((table.place("hildburghausen"), table.troops("hildburghausen")), ("hildburghausen", 4));
    assert_eq!((table.hand("empire").len(), table.marker("zwickau")), (2, "empire"));
    // The former player knows what he knew, the new one is told.
    let maria = table.rules.seat_by_slug("maria-theresia").unwrap();
    let hand = table.state.core.secret.hands[table.power("empire").index()];
    assert!(hand.is_subset(&table.state.core.secret.known[maria.index()]));
    let told = table.events.iter().filter(|entry| entry.is_for(Some(pompadour)) && !entry.is_for(None));
    assert!(told.into_iter().any(|entry| matches!(entry.event, Event::DrewCards { cards, .. } if cards == hand)));
    // After Austria, in its old place, and Maria Theresia has no say in it.
    idle_to_movement(&mut table, 7, "empire");
    let acts: Vec<u8> = table
        .events
        .iter()
        .filter_map(|entry| match entry.event {
            Event::PowerActs { power } => Some(power.0),
            _ => None,
        })
        .collect();
    assert!(acts.ends_with(&[4, 5]));
    table.refuse("austria", "end", "F-2.1");
    table.play("empire", "march hildburghausen hildburghausen-meiningen");
}

#[test]
fn f_11_19__elisabeth_gets_the_imperial_army_when_both_her_nations_are_gone() {
    for (first, second) in [("elisabeth", "sweden"), ("sweden", "elisabeth")] {
        let mut table = at_end("standard-4p", &format!("{first} {second} poems")).build();
        table.play("prussia", "leave keith");
        assert_eq!(table.seat_of("empire"), table.seat_of("austria"));
        idle_to_turn(&mut table, 8);
        table.play("prussia", "leave dohna");
        assert_eq!(table.rules.mode.seats[table.seat_of("empire").index()].slug, "elisabeth");
        assert_eq!(table.rules.mode.seats[table.seat_of("austria").index()].slug, "maria-theresia");
    }
}

#[test]
fn fq_90__with_three_players_the_attacker_of_two_roles_keeps_both_nations_and_adds_the_imperial_army() {
    let mut table = at_end("standard-3p", "america poems").friedrich(|own| own.colonial_losses = 1).build();
    let slug = |table: &Scene, power: &str| table.rules.mode.seats[table.seat_of(power).index()].slug.clone();
    for power in ["russia", "sweden", "empire"] {
        assert_eq!(slug(&table, power), "elisabeth-pompadour");
    }
    assert_eq!(slug(&table, "austria"), "maria-theresia");
    assert!(is_eased(&table, "austria") && is_eased(&table, "empire") && !is_eased(&table, "sweden"));
    idle_to_turn(&mut table, 8);
    assert!(table.rules.outcome(&table.state).is_none());
}

#[test]
fn fq_51__russia_is_not_eased_when_sweden_leaves_nor_france_ever() {
    let mut table = at_end("standard-4p", "sweden india").markers(&holding("russia", &[1], &["colberg"])).build();
    let nobody_is_eased = |table: &Scene| {
        let eased = table.rules.order.iter().filter(|power| table.own().is_eased(**power)).count();
        eased == 0 && !table.happened(|event| matches!(event, Event::VictoryEased { .. }))
    };
    table.play("prussia", "leave keith");
    assert!(table.own().sweden_out && nobody_is_eased(&table), "Sweden has left");
    idle_to_turn(&mut table, 8);
    assert!(table.own().colonial_losses == 1 && nobody_is_eased(&table), "half of what puts France out");
    // Nor could easing give them anything: all their objectives are of first order.
    for power in ["russia", "france"] {
        let needs = victory::standing(table.friedrich_rules(), &table.state.core, table.power(power));
        assert!(needs.all > 0 && needs.first == needs.all, "{power}: {needs:?}");
    }
}
