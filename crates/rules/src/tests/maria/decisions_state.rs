//! MD-35 to MD-45, MD-48: who is asked what when sides change, peace is made, emperors are elected and in winter.

use super::decisions::{answers, asks, forms, questions};
use super::table::{Scene, Setup, bare};
use ::maria::state::Phase;
use engine::question::{About, Form};
use engine::shared::pieces;

/// A Prussian disaster from box 2: Austria may shift Saxony by three.
fn disaster(more: &str) -> Scene {
    disaster_by("karl", more)
}

fn disaster_by(winner: &str, more: &str) -> Scene {
    let pieces = format!(
        "{winner}@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten austria-t3@zwettl {more}"
    );
    let setup = bare("advanced-3p").pieces(&pieces).hand("saxony", "h8").active("austria").phase("combat");
    let mut table = setup
        .maria(|own| {
            own.tracks.insert("saxony".into(), 2);
            own.boxed = vec!["dessauer".into()];
        })
        .build();
    table.play("prussia", "concede");
    table
}

fn cities(table: &Scene, power: &str) -> Vec<String> {
    answers(table, power).iter().filter_map(|one| Some(one.rsplit(' ').next()?.to_string())).collect()
}

#[test]
fn md_35__maria_theresa_places_the_saxon_split_from_a_mixed_stack() {
    let mut table = disaster("rutowski@leipzig=2 leopold@leipzig=2");
    table.play("austria", "shift 3");
    asks(&table, About::Displace, "saxony");
    assert_eq!(table.seat_of("saxony"), table.seat_of("austria"));
    let near: Vec<&str> = table
        .rules
        .pack
        .roads
        .neighbours(table.city_id("leipzig"))
        .iter()
        .map(|&city| table.rules.pack.city_of(city).slug.as_str())
        .collect();
    let offered = cities(&table, "saxony");
    assert_eq!(offered.len(), near.len());
    assert!(offered.iter().all(|city| near.contains(&city.as_str())), "{offered:?}");
}

#[test]
fn md_36__maria_theresa_may_bring_the_saxon_general_back() {
    for returns in [true, false] {
        let mut table = disaster("");
        table.play("austria", "shift 3");
        asks(&table, About::SaxonReturn, "saxony");
        assert_eq!(answers(&table, "saxony"), ["pass"]);
        assert!(matches!(forms(&table, "saxony")[..], [Form::Recruit(_)]));
        table.play("austria", if returns { "recruit saxony 2 pay h8 rutowski@dresden=2" } else { "pass" });
        assert_eq!(table.place("rutowski"), if returns { "dresden" } else { "off" });
    }
}

/// M-6.6, M-19.3.13: Rutowski comes back to Karl's side; neither outranks the other.
#[test]
fn md_25__a_saxon_brought_back_to_an_equal_waits_for_a_commander() {
    for chosen in ["karl", "rutowski"] {
        let mut table = disaster_by("khevenhueller", "karl@dresden=2");
        table.play("austria", "shift 3");
        table.play("austria", "recruit saxony 2 pay h8 rutowski@dresden=2");
        asks(&table, About::Command, "saxony");
        table.play("austria", &format!("command {chosen}"));
        let both = pieces::generals_at(&table.rules, &table.state.core, table.city_id("dresden"));
        assert_eq!(both.len(), 2);
        assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece(chosen));
        assert_ne!(table.maria().phase, Phase::Command, "play goes on");
    }
}

/// M-6.6, M-19.4.5: Moritz is sent out of Saxony to the city where Törring stands.
#[test]
fn md_25__a_general_expelled_to_an_equal_waits_for_a_commander() {
    let expelled = |more: &str| {
        let mut table = disaster(&format!("rutowski@leipzig=2 moritz@dresden=2 {more}"));
        table.play("austria", "shift 1");
        table
    };
    let bare_table = expelled("");
    let city = |one: &String| bare_table.city_id(one);
    let in_bavaria = |one: &String| bare_table.rules.home[::maria::powers::BAVARIA.index()].contains(city(one));
    let refuge = cities(&bare_table, "france").into_iter().find(in_bavaria).expect("Bavaria is a refuge");
    for chosen in ["moritz", "toerring"] {
        let mut table = expelled(&format!("toerring@{refuge}=5"));
        table.play("france", &format!("settle moritz {refuge}"));
        asks(&table, About::Command, "france");
        table.play("france", &format!("command {chosen}"));
        let both = pieces::generals_at(&table.rules, &table.state.core, table.city_id(&refuge));
        assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece(chosen));
        assert_ne!(table.maria().phase, Phase::Command, "play goes on");
    }
}

#[test]
fn md_37__each_owner_places_his_expelled_pieces() {
    let mut table = disaster("rutowski@leipzig=2 leopold@torgau=2 broglie@dresden=2");
    table.play("austria", "shift 1");
    asks(&table, About::Displace, "france");
    assert!(cities(&table, "france").len() > 1);
    let first = answers(&table, "france")[0].clone();
    table.play("france", &first);
    asks(&table, About::Displace, "prussia");
    assert!(answers(&table, "prussia").iter().all(|one| one.starts_with("settle leopold")), "stage by stage");
}

#[test]
fn md_38__france_may_reduce_its_aims() {
    let setup = bare("advanced-3p").markers("linz=france prag=france").active("france").phase("conquest");
    let table = setup.build();
    asks(&table, About::Reduction, "france");
    assert_eq!(answers(&table, "france"), ["accept", "pass"]);
    let mut kept = table;
    kept.play("france", "pass");
    assert_eq!((kept.marker("linz"), kept.maria().reduced), ("france", false), "and may do so another time");
}

pub fn silesia_taken() -> Setup {
    let all = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=2").markers(all).active("prussia");
    setup.phase("conquest").turn(5).maria(|own| own.boxed = vec!["dessauer".into(), "prussia-t2".into()])
}

#[test]
fn md_39__prussia_offers_peace_or_not() {
    let mut table = silesia_taken().build();
    asks(&table, About::PeaceOffer, "prussia");
    assert_eq!(answers(&table, "prussia"), ["accept", "pass"]);
    table.play("prussia", "pass");
    assert!(!questions(&table).contains(&(About::PeaceAnswer, "austria".into())));
    let mut table = silesia_taken().build();
    table.play("prussia", "accept");
    asks(&table, About::PeaceAnswer, "austria");
}

#[test]
fn md_42__each_player_casts_his_free_votes() {
    let setup = bare("advanced-3p").phase("end-of-turn").turn(4).maria(|own| own.election_pending = true);
    let mut table = setup.build();
    // Franz is sure of Prag, Hannover, Mainz and Trier; Berlin and Dresden are Frederick's, the rest is Louis's.
    assert_eq!(table.maria().votes, [4, 0]);
    let asked = questions(&table);
    assert_eq!(asked[0].0, About::Vote { free: 2 });
    assert_eq!(answers(&table, "prussia"), ["vote franz=0", "vote franz=1", "vote franz=2"]);
    table.refuse("prussia", "vote franz=3", "M-18.7");
    table.play("prussia", "vote franz=0");
    assert_eq!(questions(&table)[0].0, About::Vote { free: 3 });
    assert_eq!(answers(&table, "france").len(), 4);
    table.play("france", "vote franz=1");
    assert_eq!(table.maria().boxes.emperor, Some(table.power("austria")), "five of nine");
}

/// M-10.1.23, M-13.8: two returns to another player's generals are two questions.
#[test]
fn md_26__every_union_of_a_winter_order_needs_its_own_consent() {
    for (second, places) in [("accept", ("amsterdam", "bruessel")), ("pass", ("off", "off"))] {
        let setup =
            bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1 cumberland@bruessel=1");
        let setup = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
        let mut table = setup.build();
        table.play("austria", "recruit austria 2 pay h8 arenberg@amsterdam=1 neipperg@bruessel=1");
        asks(&table, About::Consent, "prussia");
        table.play("pragmatic", "accept");
        asks(&table, About::Consent, "prussia");
        assert_eq!(table.place("arenberg"), "off", "nothing happens before both are settled");
        table.play("pragmatic", second);
        assert_eq!((table.place("arenberg"), table.place("neipperg")), places);
    }
}

/// Whoever imagines the hand of a power whose order waits imagines cards in it that pay for the order.
#[test]
fn md_26__worlds_sampled_while_an_order_waits_can_go_on() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h4 s3 d2").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 1 pay h8 arenberg@amsterdam=1");
    asks(&table, About::Consent, "prussia");
    let frederick = table.seat_of("prussia");
    let view = table.rules.view(&table.state, Some(frederick));
    let mut dice = engine::chance::Dice::new(26);
    for _ in 0..20 {
        let mut world = table.rules.sample(&view, &mut dice);
        let judged =
            world.play(&table.rules, frederick, &engine::action::Action::Accept, &mut engine::event::Log::silent());
        assert_eq!(judged, Ok(()));
    }
}

/// Austria's winter with Karl in Wien, Traun in Prag and twelve points.
fn austrian_winter() -> Scene {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@wien=3 traun@prag=7");
    setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]).build()
}

#[test]
fn md_44__each_power_distributes_its_recruits_up_to_eight_for_a_general() {
    for (split, troops) in [("karl=3", (6, 7)), ("karl=2 traun=1", (5, 8))] {
        let mut table = austrian_winter();
        table.refuse("austria", "recruit austria 3 pay h8+h4 karl=1 traun=2", "M-13.4");
        table.play("austria", &format!("recruit austria 3 pay h8+h4 {split}"));
        assert_eq!((table.troops("karl"), table.troops("traun")), troops, "{split}");
    }
}

#[test]
fn md_45__each_power_chooses_who_returns_and_where() {
    let [Form::Recruit(form)] = &forms(&austrian_winter(), "austria")[..] else { panic!("a form") };
    assert_eq!(form.generals_off.len(), 4, "all but Karl and Traun");
    for (general, city) in [("neipperg", "bruenn"), ("batthyany", "ofen"), ("arenberg", "amsterdam")] {
        let mut table = austrian_winter();
        table.refuse("austria", &format!("recruit austria 1 pay h4 {general}@linz=1"), "M-13.7");
        table.play("austria", &format!("recruit austria 1 pay h4 {general}@{city}=1"));
        assert_eq!((table.place(general), table.troops(general)), (city, 1));
    }
}

#[test]
fn md_43__each_power_recruits_in_winter_distributes_and_brings_back() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@wien=3 friedrich@berlin=2 stair@breda=1");
    let setup = setup.hand("austria", "h8 h4").hand("prussia", "h5").hand("pragmatic", "h3").maria(|own| {
        own.boxed = vec!["dessauer".into()];
    });
    let mut table = setup.build();
    asks(&table, About::Winter, "prussia");
    assert_eq!(answers(&table, "prussia"), ["end"], "none is a choice too");
    assert!(matches!(forms(&table, "prussia")[..], [Form::Recruit(_)]));
    table.play("prussia", "end");
    asks(&table, About::Winter, "austria");
    let [Form::Recruit(form)] = &forms(&table, "austria")[..] else { panic!("a form") };
    let sites: Vec<&str> = form.sites.iter().map(|&city| table.rules.pack.city_of(city).slug.as_str()).collect();
    for site in ["wien", "prag", "bruenn", "ofen", "bruessel", "amsterdam"] {
        assert!(sites.contains(&site), "{sites:?}");
    }
    table.play("austria", "recruit austria 3 pay h8+h4 karl=1 traun@ofen=1 arenberg@amsterdam=1");
    assert_eq!((table.troops("karl"), table.place("traun"), table.place("arenberg")), (4, "ofen", "amsterdam"));
    asks(&table, About::Winter, "pragmatic");
    assert!(forms(&table, "pragmatic").is_empty(), "asked, though three points buy nothing: the hand is secret");
}

#[test]
fn md_48__austria_decides_whether_it_cedes_silesia() {
    for (turn, asked) in [(5, false), (6, true), (7, false)] {
        let table = bare("schlesien-gambit").pieces("karl@wien=2").turn(turn).phase("end-of-turn").build();
        assert_eq!(questions(&table).contains(&(About::Cession, "austria".into())), asked, "turn {turn}");
        if asked {
            assert_eq!(answers(&table, "austria"), ["accept", "pass"]);
        }
    }
}
