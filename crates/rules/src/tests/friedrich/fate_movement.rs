//! Minor events that bind movement, recruiting and protection in the next turn.

use board::Suit;

use super::passive::{drawn, idle_to_movement, rule};
use super::table::{Scene, Setup, bare};
use engine::event::Event;

/// Turn 7 of the expert game under this version, a power moving.
fn under(card: &str, suit: Suit, power: &str, pieces: &str) -> Setup {
    let setup = bare("standard-4p").options("expert").turn(7).fate("lord-bute poems").effect(card, suit);
    setup.active(power).pieces(pieces)
}

/// A general whose pace fate has changed, with a companion, at the start of a way of ordinary roads and one of
/// main roads, each one city longer than he may go.
struct Paced {
    card: &'static str,
    suit: Suit,
    power: &'static str,
    general: &'static str,
    mate: &'static str,
    ordinary: &'static [&'static str],
    main: &'static [&'static str],
}

impl Paced {
    fn pieces(&self) -> String {
        let start = self.main[0];
        format!("{}@{start}=3 {}@{start}=2", self.general, self.mate)
    }

    fn table(&self) -> Scene {
        under(self.card, self.suit, self.power, &self.pieces()).build()
    }

    /// Both sides of the boundary on both kinds of roads, for every group he is in.
    fn hold_the_pace(&self) {
        for group in [self.general.to_string(), format!("{}+{}", self.general, self.mate)] {
            for way in [self.ordinary, self.main] {
                let last = way.len() - 1;
                self.table().refuse(
                    self.power,
                    &format!("march {group} {}", way.join("-")),
                    &rule(self.card, self.suit),
                );
                self.table().play(self.power, &format!("march {group} {}", way[..last].join("-")));
            }
        }
    }

    /// His companion alone keeps the pace of every general: 3, or 4 on main roads.
    fn leave_others_alone(&self) {
        let plain = bare("standard-4p").turn(7).active(self.power).pieces(&self.pieces()).build();
        let reach = |table: &Scene| {
            let prefix = format!("march {} ", self.mate);
            let all = table.list(self.power).into_iter().filter(|action| action.starts_with(&prefix));
            all.collect::<Vec<_>>()
        };
        assert_eq!(reach(&self.table()), reach(&plain));
    }

    /// Bound in the turn after the card, free in the turn after that.
    fn pass_away(&self) {
        let mut table = drawn(self.card, self.suit, &self.pieces()).build();
        let allows = |table: &Scene, cities: &[&str]| {
            let seat = table.seat_of(self.power);
            let march = format!("march {} {}", self.general, cities.join("-"));
            let action = table.rules.read(&table.state, seat, &march).unwrap();
            table.rules.check(&table.state, seat, &action).is_ok()
        };
        let longest = self.ordinary.len() - 2;
        idle_to_movement(&mut table, 7, self.power);
        assert!(allows(&table, &self.ordinary[..=longest]) && !allows(&table, self.ordinary));
        idle_to_movement(&mut table, 8, self.power);
        for steps in 1..self.ordinary.len() {
            assert_eq!(allows(&table, &self.ordinary[..=steps]), steps <= 3, "turn 8, {steps} cities");
        }
    }

    fn test(&self) {
        self.hold_the_pace();
        self.leave_others_alone();
        self.pass_away();
    }
}

#[test]
fn fc_2d__saltikov_moves_two_or_three_on_main_roads() {
    let paced = Paced {
        card: "2",
        suit: Suit::Diamonds,
        power: "russia",
        general: "saltikov",
        mate: "fermor",
        ordinary: &["warszawa", "nowy-dwor", "nasielsk", "ciechanow"],
        main: &["warszawa", "pruszkow", "zyrardow", "grojec", "radom"],
    };
    paced.test();
}

#[test]
fn fc_5h__richelieu_moves_two_or_three_on_main_roads() {
    let paced = Paced {
        card: "5",
        suit: Suit::Hearts,
        power: "france",
        general: "richelieu",
        mate: "chevert",
        ordinary: &["gemuenden", "kissingen", "meiningen", "salzungen"],
        main: &["gemuenden", "wuerzburg", "kitzingen", "neustadt", "erlangen"],
    };
    paced.test();
}

#[test]
fn fc_12s__daun_moves_two_or_three_on_main_roads() {
    let paced = Paced {
        card: "12",
        suit: Suit::Spades,
        power: "austria",
        general: "daun",
        mate: "karl",
        ordinary: &["bruenn", "prossnitz", "olmuetz", "sternberg"],
        main: &["bruenn", "trebitsch", "brod", "tschaslau", "kuttenberg"],
    };
    paced.test();
}

#[test]
fn fc_9c__friedrich_moves_four_or_five_on_main_roads_with_his_stack_too() {
    let paced = Paced {
        card: "9",
        suit: Suit::Clubs,
        power: "prussia",
        general: "friedrich",
        mate: "winterfeldt",
        ordinary: &["berlin", "potsdam", "brandenburg", "belzig", "dessau", "bitterfeld"],
        main: &["berlin", "bernau", "eberswalde", "chorin", "angermuende", "schwedt", "gartz"],
    };
    paced.test();
}

#[test]
fn fc_2c__fermor_stays_where_he_stands_in_kuestrin_or_next_to_it() {
    for city in ["kuestrin", "landsberg", "drossen", "neudamm"] {
        let mut table = under("2", Suit::Clubs, "russia", &format!("fermor@{city}=3 saltikov@{city}=2")).build();
        let list = table.list("russia");
        assert!(list.iter().all(|action| !action.contains("fermor")), "{city}");
        assert!(list.iter().any(|action| action.starts_with("march saltikov ")), "the others may leave");
        let next = if city == "kuestrin" { "drossen" } else { "kuestrin" };
        table.refuse("russia", &format!("march fermor {city}-{next}"), "FC-2C");
        table.refuse("russia", &format!("march saltikov+fermor {city}-{next}"), "FC-2C");
        table.play("russia", &format!("march saltikov {city}-{next}"));
    }
    // Two cities away he is free, and he may go there.
    let mut table = under("2", Suit::Clubs, "russia", "fermor@friedeberg=3").build();
    table.play("russia", "march fermor friedeberg-landsberg-kuestrin");
    // Another version of the card holds nobody.
    let mut table = under("2", Suit::Diamonds, "russia", "fermor@kuestrin=3").build();
    table.play("russia", "march fermor kuestrin-drossen");
}

#[test]
fn fc_2c__it_looks_at_the_next_turn_only_and_when_russia_begins_to_move() {
    let mut table = drawn("2", Suit::Clubs, "fermor@landsberg=3 russia-t1@friedeberg").build();
    idle_to_movement(&mut table, 7, "prussia");
    assert!(table.own().held.is_empty(), "nobody is held before Russia begins");
    idle_to_movement(&mut table, 7, "russia");
    table.refuse("russia", "march fermor landsberg-kuestrin", "FC-2C");
    idle_to_movement(&mut table, 8, "russia");
    table.play("russia", "march fermor landsberg-kuestrin");
    // Joined there later in the phase he is not held by it: who joins him has ended his own move.
    let mut table = under("2", Suit::Clubs, "russia", "fermor@friedeberg=3 saltikov@landsberg=1").build();
    table.play("russia", "march fermor friedeberg-landsberg");
    table.refuse("russia", "march fermor landsberg-kuestrin", "F-4.2");
}

/// A general who may neither move into attack position nor eliminate a train.
struct Timid {
    card: &'static str,
    suit: Suit,
    power: &'static str,
    general: &'static str,
    mate: &'static str,
    /// Both stand here.
    start: &'static str,
    /// A way into attack position, one that stays out of it, and one to an enemy train.
    into: &'static str,
    aside: &'static str,
    to_train: &'static str,
    others: &'static str,
}

impl Timid {
    fn table(&self) -> Scene {
        let pieces = format!("{0}@{2}=3 {1}@{2}=2 {3}", self.general, self.mate, self.start, self.others);
        under(self.card, self.suit, self.power, &pieces).build()
    }

    fn test(&self) {
        for group in [self.general.to_string(), format!("{}+{}", self.mate, self.general)] {
            let march = |way: &str| format!("march {group} {way}");
            self.table().refuse(self.power, &march(self.into), &rule(self.card, self.suit));
            self.table().refuse(self.power, &march(self.to_train), &rule(self.card, self.suit));
            self.table().play(self.power, &march(self.aside));
        }
        let list = self.table().list(self.power);
        let ends_at = |way: &str| way.rsplit('-').next().map(|end| format!("-{end}")).unwrap();
        let his = |action: &&String| action.starts_with("march ") && action.contains(self.general);
        for way in [self.into, self.to_train] {
            assert!(!list.iter().filter(his).any(|action| action.ends_with(&ends_at(way))), "{way} is not in the list");
        }
        // His companion alone is free to do both.
        self.table().play(self.power, &format!("march {} {}", self.mate, self.into));
        self.table().play(self.power, &format!("march {} {}", self.mate, self.to_train));
        self.pass_away();
    }

    fn pass_away(&self) {
        let pieces = format!("{}@{}=3 {}", self.general, self.start, self.others);
        let mut table = drawn(self.card, self.suit, &pieces).build();
        idle_to_movement(&mut table, 7, self.power);
        table.refuse(self.power, &format!("march {} {}", self.general, self.into), &rule(self.card, self.suit));
        idle_to_movement(&mut table, 8, self.power);
        table.play(self.power, &format!("march {} {}", self.general, self.into));
    }
}

#[test]
fn fc_4d__cumberland_may_not_move_into_attack_position_nor_eliminate_a_train() {
    let timid = Timid {
        card: "4",
        suit: Suit::Diamonds,
        power: "hanover",
        general: "cumberland",
        mate: "ferdinand",
        start: "alfeld",
        into: "alfeld-northeim",
        aside: "alfeld-hildesheim",
        to_train: "alfeld-pyrmont",
        others: "richelieu@goettingen=3 france-t1@pyrmont",
    };
    timid.test();
}

#[test]
fn fc_5s__soubise_may_not_move_into_attack_position_nor_eliminate_a_train() {
    let timid = Timid {
        card: "5",
        suit: Suit::Spades,
        power: "france",
        general: "soubise",
        mate: "richelieu",
        start: "goettingen",
        into: "goettingen-northeim-alfeld",
        aside: "goettingen-northeim",
        to_train: "goettingen-holzminden",
        others: "cumberland@hildesheim=3 hanover-t1@holzminden france-t1@kassel",
    };
    timid.test();
}

#[test]
fn fc_7s__friedrich_may_not_move_into_attack_position_nor_eliminate_a_train() {
    let timid = Timid {
        card: "7",
        suit: Suit::Spades,
        power: "prussia",
        general: "friedrich",
        mate: "winterfeldt",
        start: "dresden",
        into: "dresden-radeberg",
        aside: "dresden-meissen",
        to_train: "dresden-pirna",
        others: "daun@kamenz=3 austria-t1@pirna prussia-t1@grossenhain austria-t2@hoyerswerda",
    };
    timid.test();
}

/// Staying, passing through, being joined, being placed and retreating are free; ending next to an enemy is not.
#[test]
fn fc_0_4__attack_position_is_where_a_move_ends_next_to_an_enemy_general() {
    let pieces = "friedrich@radeberg=3 daun@kamenz=3 keith@dresden=2";
    let friedrich = |pieces: &str| under("7", Suit::Spades, "prussia", pieces).build();
    // He attacks from where he already stood.
    let mut table = friedrich(pieces);
    table.play("prussia", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    // Going away and coming back is a move that ends there.
    let mut table = friedrich(pieces);
    table.refuse("prussia", "march friedrich radeberg-bischofswerda-radeberg", "FC-7S");
    // Being joined there is free.
    table.play("prussia", "march keith dresden-radeberg");
    assert_eq!(table.place("keith"), "radeberg");
    // Passing through attack position is free, and an enemy train is no general.
    let mut table = friedrich("friedrich@dresden=3 daun@kamenz=3");
    table.play("prussia", "march friedrich dresden-radeberg-bischofswerda");
    let mut table = friedrich("friedrich@dresden=3 austria-t1@kamenz");
    table.play("prussia", "march friedrich dresden-radeberg");
    // An ally's general is no enemy.
    let mut table = friedrich("friedrich@dresden=3 ferdinand@kamenz=3");
    table.play("prussia", "march friedrich dresden-radeberg");
}

#[test]
fn fc_0_4__being_placed_and_retreating_next_to_an_enemy_are_free() {
    let mut table = under("7", Suit::Spades, "prussia", "saltikov@bernau=2").hand("prussia", "s12").build();
    table.play("prussia", "recruit prussia 1 pay s12 friedrich@berlin=1");
    table.play("prussia", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    let pieces = "friedrich@radeberg=2 daun@kamenz=3 browne@pirna=2 lacy@grossenhain=1";
    let mut table = under("7", Suit::Spades, "prussia", pieces).build();
    table.play("prussia", "end");
    table.play("prussia", "attack friedrich daun");
    table.play("prussia", "concede");
    table.play("austria", "retreat radeberg-dresden");
    assert_eq!(table.place("friedrich"), "dresden", "next to Browne in Pirna");
}

#[test]
fn fc_5d__chevert_stays_with_one_of_the_partners_he_began_with() {
    let pair = "richelieu@fritzlar=3 chevert@fritzlar=2 soubise@kassel=2";
    let france = |pieces: &str| under("5", Suit::Diamonds, "france", pieces).build();
    let mut table = france(pair);
    table.refuse("france", "march chevert fritzlar-alsfeld", "FC-5D");
    table.refuse("france", "march richelieu fritzlar-alsfeld", "FC-5D");
    table.refuse("france", "march chevert fritzlar-kassel", "FC-5D");
    let list = table.list("france");
    let alone = |action: &&String| action.starts_with("march chevert ") || action.starts_with("march richelieu ");
    assert!(list.iter().filter(alone).all(|action| action.ends_with("-fritzlar")), "only back to where they were");
    table.play("france", "march soubise kassel-fritzlar");
    let mut table = france(pair);
    table.play("france", "march richelieu+chevert fritzlar-alsfeld");
    // Of two partners one may go, whichever, but not both.
    let three = "richelieu@fritzlar=3 soubise@fritzlar=2 chevert@fritzlar=2";
    let mut table = france(three);
    table.refuse("france", "march richelieu+soubise fritzlar-alsfeld", "FC-5D");
    table.refuse("france", "march chevert fritzlar-alsfeld", "FC-5D");
    table.play("france", "march richelieu fritzlar-alsfeld");
    table.refuse("france", "march soubise fritzlar-kassel", "FC-5D");
    table.refuse("france", "march chevert fritzlar-kassel", "FC-5D");
    table.play("france", "march soubise+chevert fritzlar-kassel");
    let mut table = france(three);
    table.play("france", "march richelieu+chevert fritzlar-alsfeld");
    table.play("france", "march soubise fritzlar-kassel");
    // One who goes and comes back to him is still his partner.
    let mut table = france(pair);
    table.play("france", "march richelieu fritzlar-alsfeld-fritzlar");
}

#[test]
fn fc_5d__alone_at_the_beginning_chevert_is_free_and_so_he_is_a_turn_later() {
    let mut table = under("5", Suit::Diamonds, "france", "richelieu@kassel=3 chevert@fritzlar=2").build();
    table.play("france", "march chevert fritzlar-alsfeld");
    let mut table = drawn("5", Suit::Diamonds, "richelieu@koblenz=3 chevert@koblenz=2").build();
    let neighbour = |table: &Scene| {
        let city = table.city_id("koblenz");
        let next = table.rules.pack.roads.neighbours(city)[0];
        table.rules.pack.cities[next.index()].slug.clone()
    };
    let way = format!("march chevert koblenz-{}", neighbour(&table));
    idle_to_movement(&mut table, 7, "france");
    table.refuse("france", &way, "FC-5D");
    idle_to_movement(&mut table, 8, "france");
    table.play("france", &way);
}

#[test]
fn fc_10s__a_general_with_recruits_may_not_move_into_attack_position() {
    let pieces = "keith@berlin=2 heinrich@berlin=2 dohna@spandau=2 saltikov@eberswalde=3";
    let prussia = || under("10", Suit::Spades, "prussia", pieces).hand("prussia", "s12 h12 c12").build();
    let mut table = prussia();
    table.play("prussia", "recruit prussia 1 pay s12 keith=1");
    table.refuse("prussia", "march keith berlin-bernau", "FC-10S");
    table.refuse("prussia", "march heinrich+keith berlin-bernau", "FC-10S");
    let into = |action: &String| action.contains("keith") && action.ends_with("-bernau");
    assert!(!table.list("prussia").iter().any(into));
    table.play("prussia", "march heinrich berlin-bernau");
    // He may move elsewhere, and receive more.
    table.play("prussia", "recruit prussia 1 pay h12 keith=1");
    table.play("prussia", "march keith berlin-koenigs-wusterhausen");
    // The other way round: who has moved into it receives nothing.
    let mut table = prussia();
    table.play("prussia", "march heinrich berlin-bernau");
    table.refuse("prussia", "recruit prussia 1 pay s12 heinrich=1", "FC-10S");
    table.play("prussia", "recruit prussia 1 pay s12 keith=1");
    // Standing there without having moved he receives, and attacks.
    let mut table =
        under("10", Suit::Spades, "prussia", "keith@bernau=2 saltikov@eberswalde=3").hand("prussia", "s12").build();
    table.play("prussia", "recruit prussia 1 pay s12 keith=1");
    table.play("prussia", "end");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { attackers: 3, .. })));
}

#[test]
fn fc_10s__it_binds_prussians_only_and_only_in_the_next_turn() {
    let mut table =
        under("10", Suit::Spades, "russia", "saltikov@eberswalde=3 keith@berlin=2").hand("russia", "s12 h12").build();
    table.play("russia", "recruit russia 1 pay s12 saltikov=1");
    table.play("russia", "march saltikov eberswalde-bernau");
    table.play("russia", "recruit russia 1 pay h12 saltikov=1");
    let pieces = "keith@berlin=2 saltikov@eberswalde=3 russia-t1@chorin";
    let mut table = drawn("10", Suit::Spades, pieces).hand("prussia", "s12 h12").build();
    table.play("prussia", "recruit prussia 1 pay s12 keith=1");
    table.refuse("prussia", "march keith berlin-bernau", "FC-10S");
    idle_to_movement(&mut table, 8, "prussia");
    table.play("prussia", "recruit prussia 1 pay h12 keith=1");
    table.play("prussia", "march keith berlin-bernau");
}

/// Nobody else can tell from anything he sees which of two generals received the army.
#[test]
fn fc_10s__nobody_learns_who_received() {
    let pieces = "keith@potsdam=2 heinrich@berlin=2 saltikov@eberswalde=3 daun@bruenn=2 soubise@fulda=1";
    let world = |receiver: &str| {
        let mut table = under("10", Suit::Spades, "prussia", pieces).hand("prussia", "s12").build();
        table.play("prussia", &format!("recruit prussia 1 pay s12 {receiver}=1"));
        table.play("prussia", "march heinrich berlin-spandau");
        table
    };
    let (first, second) = (world("keith"), world("heinrich"));
    for seat in ["elisabeth", "maria-theresia", "pompadour"] {
        let seat = first.rules.seat_by_slug(seat);
        assert!(first.rules.view(&first.state, seat) == second.rules.view(&second.state, seat));
        let read = |table: &Scene| {
            let entries = table.events.iter().filter(|entry| entry.is_for(seat));
            entries.map(|entry| entry.event.clone()).collect::<Vec<_>>()
        };
        assert_eq!(read(&first), read(&second));
    }
    assert!(first.rules.view(&first.state, None) == second.rules.view(&second.state, None));
    let own = Some(first.seat_of("prussia"));
    assert!(first.rules.view(&first.state, own) != second.rules.view(&second.state, own), "Prussia does");
}

#[test]
fn fc_7h__no_new_army_for_friedrich_but_transfers_stay_free() {
    let prussia = |pieces: &str| under("7", Suit::Hearts, "prussia", pieces).hand("prussia", "s12 h12").build();
    let mut table = prussia("friedrich@berlin=3 winterfeldt@berlin=2");
    table.refuse("prussia", "recruit prussia 1 pay s12 friedrich=1", "FC-7H");
    table.refuse("prussia", "recruit prussia 2 pay s12+h12 friedrich=1 winterfeldt=1", "FC-7H");
    table.play("prussia", "recruit prussia 2 pay s12+h12 winterfeldt=2");
    table.play("prussia", "transfer friedrich=5 winterfeldt=2");
    assert_eq!(table.troops("friedrich"), 5);
    // Card 7 it is that forbids, wherever he has moved.
    let mut table = prussia("friedrich@berlin=3 saltikov@eberswalde=2");
    table.play("prussia", "march friedrich berlin-bernau");
    table.refuse("prussia", "recruit prussia 1 pay s12 friedrich=1", "FC-7H");
    // Off the board he cannot come back: he would need a new army.
    let mut table = prussia("keith@potsdam=2");
    table.refuse("prussia", "recruit prussia 1 pay s12 friedrich@berlin=1", "FC-7H");
    table.play("prussia", "recruit prussia 1 pay s12 winterfeldt@berlin=1");
    let mut table = drawn("7", Suit::Hearts, "friedrich@berlin=3").hand("prussia", "s12 h12").build();
    table.refuse("prussia", "recruit prussia 1 pay s12 friedrich=1", "FC-7H");
    idle_to_movement(&mut table, 8, "prussia");
    table.play("prussia", "recruit prussia 1 pay s12 friedrich=1");
}

#[test]
fn fc_3d__no_train_in_halle_can_be_eliminated() {
    let empire = |pieces: &str| under("3", Suit::Diamonds, "empire", pieces).build();
    let mut table = empire("hildburghausen@leipzig=2 prussia-t1@halle prussia-t2@merseburg");
    table.refuse("empire", "march hildburghausen leipzig-halle", "FC-3D");
    assert!(!table.list("empire").iter().any(|action| action.ends_with("-halle")));
    table.play("empire", "march hildburghausen leipzig-merseburg");
    assert_eq!((table.place("prussia-t1"), table.place("prussia-t2")), ("halle", "off"));
    // Empty, the city is open; and the next turn everything is as before.
    let mut table = empire("hildburghausen@leipzig=2");
    table.play("empire", "march hildburghausen leipzig-halle");
    let mut table = drawn("3", Suit::Diamonds, "hildburghausen@leipzig=2 prussia-t1@halle").build();
    idle_to_movement(&mut table, 7, "empire");
    table.refuse("empire", "march hildburghausen leipzig-halle", "FC-3D");
    idle_to_movement(&mut table, 8, "empire");
    table.play("empire", "march hildburghausen leipzig-halle");
    assert_eq!(table.place("prussia-t1"), "off");
}

/// Treuenbrietzen is 4 cities from Torgau, Potsdam 5.
#[test]
fn fc_11h__heinrich_protects_up_to_four_cities_away() {
    let leave_torgau = |setup: Setup| {
        let mut table = setup.build();
        table.play("empire", "march hildburghausen torgau-eilenburg");
        (table.marker("torgau").to_string(), table.question("torgau").to_string())
    };
    let taken = ("empire".to_string(), "none".to_string());
    let asked = ("none".to_string(), "empire".to_string());
    let empire = |guard: &str| under("11", Suit::Hearts, "empire", &format!("hildburghausen@torgau=2 {guard}"));
    assert_eq!(leave_torgau(empire("heinrich@treuenbrietzen=1")), asked);
    assert_eq!(leave_torgau(empire("heinrich@potsdam=1")), taken);
    assert_eq!(leave_torgau(empire("keith@treuenbrietzen=1")), taken, "nobody else reaches so far");
    assert_eq!(leave_torgau(empire("ferdinand@treuenbrietzen=1")), taken);
    let plain =
        bare("standard-4p").turn(7).active("empire").pieces("hildburghausen@torgau=2 heinrich@treuenbrietzen=1");
    assert_eq!(leave_torgau(plain), taken);
    let pieces = "hildburghausen@torgau=2 heinrich@treuenbrietzen=1";
    let mut table = drawn("11", Suit::Hearts, pieces).build();
    idle_to_movement(&mut table, 8, "empire");
    table.play("empire", "march hildburghausen torgau-eilenburg");
    assert_eq!(table.marker("torgau"), "empire", "a turn later the card is forgotten");
}

/// What he has taken in Bohemia he protects against reconquest as far.
#[test]
fn fc_11h__it_also_holds_for_what_prussia_has_conquered() {
    let leave_prag = |heinrich: &str| {
        let mut table = under("11", Suit::Hearts, "austria", &format!("daun@prag=2 heinrich@{heinrich}=1"))
            .markers("prag=prussia")
            .friedrich(|own| own.offensive = Some("running".into()))
            .build();
        table.play("austria", "march daun prag-kladno");
        table.marker("prag").to_string()
    };
    assert_eq!(leave_prag("truebau"), "prussia", "4 cities away");
    assert_eq!(leave_prag("glatz"), "none", "5 cities away");
}
