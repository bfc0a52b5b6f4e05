//! INV-4, INV-5, INV-7, INV-8, INV-10, INV-12, INV-15: positions broken on purpose are found out; views keep secrets.

use std::panic::{AssertUnwindSafe, catch_unwind};

use board::{CityId, PieceId, PowerId, SiteId};

use super::table::{Scene, Setup, bare, ready};
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use ::maria::fortress;
use ::maria::lands::is_free_elector;
use ::maria::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use ::maria::state::Own;
use engine::chance::{Dice, Seed};
use engine::event::Log;
use engine::ruleset::Options;
use engine::state::{Core, Place};

/// What the engine says to a position changed like this; nothing if it takes it for sound.
fn complaint(setup: Setup, change: impl FnOnce(&mut Core, &mut Own)) -> Option<String> {
    let mut table = setup.build();
    let State { core, title } = &mut table.state;
    let Title::Maria(own) = title else { unreachable!() };
    change(core, own);
    let Scene { rules, state, .. } = &table;
    let crash = catch_unwind(AssertUnwindSafe(|| rules.assert_sound(state))).err()?;
    let text = crash.downcast_ref::<String>().cloned();
    text.or_else(|| crash.downcast_ref::<&str>().map(ToString::to_string))
}

#[track_caller]
fn found_out(id: &str, setup: Setup, change: impl FnOnce(&mut Core, &mut Own)) {
    let complaint = complaint(setup, change);
    assert!(complaint.as_ref().is_some_and(|text| text.starts_with(id)), "{complaint:?}");
}

fn advanced() -> Setup {
    ready("advanced-3p").active("prussia")
}

#[test]
fn inv_4__a_marker_lost_or_made_is_found_out() {
    assert_eq!(complaint(advanced(), |_, _| {}), None, "the set-up is sound");
    found_out("INV-4", advanced(), |_, own| own.boxes.pools[PRUSSIA.index()] += 1);
    found_out("INV-4", advanced(), |_, own| own.boxes.battle[AUSTRIA.index()] = 1);
    found_out("INV-4", advanced(), |_, own| own.boxes.aside_france = 2);
    found_out("INV-4", advanced(), |_, own| own.boxes.italy = Some(FRANCE));
}

#[test]
fn inv_5__boxes_hold_no_more_than_they_may() {
    found_out("INV-5", advanced(), |_, own| {
        own.boxes.battle[FRANCE.index()] = 3;
        own.boxes.pools[FRANCE.index()] -= 3;
    });
    for power in [PRUSSIA, PRAGMATIC] {
        found_out("INV-5", advanced(), |_, own| {
            own.boxes.emperor = Some(power);
            own.boxes.pools[power.index()] -= 1;
        });
        found_out("INV-5", advanced(), |_, own| {
            own.boxes.italy = Some(power);
            own.boxes.pools[power.index()] -= 1;
        });
    }
    found_out("INV-5", advanced(), |_, own| {
        own.boxes.electors = Some(AUSTRIA);
        own.boxes.pools[AUSTRIA.index()] -= 1;
    });
}

#[test]
fn inv_7__the_four_electors_belong_to_one_of_two_sides() {
    for mode in ["advanced-3p", "schlesien-gambit"] {
        let table = ready(mode).active("prussia").build();
        let sites = (0..table.rules.pack.sites.len() as u8).map(SiteId);
        let electors: Vec<SiteId> = sites.filter(|&site| is_free_elector(table.maria_rules(), site)).collect();
        assert_eq!(electors.len(), 4);
        for site in electors {
            for holder in [None, Some(PRUSSIA), Some(BAVARIA)] {
                let setup = ready(mode).active("prussia");
                let text = complaint(setup, |core, _| core.control.set(site, holder));
                assert!(text.is_some_and(|text| text.starts_with("INV-")), "site {} held by {holder:?}", site.0);
            }
        }
    }
}

#[test]
fn inv_8__no_marker_of_a_power_at_home_and_none_of_a_minor_power() {
    let gambit = || ready("schlesien-gambit").active("prussia");
    for (city, power) in [("prag", AUSTRIA), ("berlin", PRUSSIA), ("metz", FRANCE), ("prag", SAXONY), ("wien", BAVARIA)]
    {
        let site = gambit().build().site(city);
        found_out("INV-8", gambit(), |core, _| core.control.set(site, Some(power)));
    }
    let annexed = || bare("advanced-3p").active("prussia").maria(|own| own.annexed = true);
    assert_eq!(complaint(annexed(), |_, _| {}), None, "Prussian markers lie in annexed Silesia");
    assert_eq!(annexed().build().marker("glogau"), "prussia");
}

#[test]
fn inv_10__the_votes_follow_from_control() {
    for (city, marker, voter) in [
        ("prag", "none", "austria"),
        ("prag", "france", "france"),
        ("berlin", "none", "prussia"),
        ("berlin", "austria", "austria"),
        ("dresden", "none", "saxony"),
        ("dresden", "prussia", "prussia"),
        ("muenchen", "none", "bavaria"),
        ("muenchen", "france", "france"),
        ("hannover", "none", "pragmatic"),
        ("koeln", "france", "france"),
        ("koeln", "pragmatic", "austria"),
        ("trier", "france", "france"),
    ] {
        let setup = if marker == "none" { advanced() } else { advanced().markers(&format!("{city}={marker}")) };
        let table = setup.build();
        let votes = fortress::votes(table.maria_rules(), &table.state.core, table.maria());
        assert_eq!(votes.len(), 9);
        let of_city = votes.iter().find(|(site, _)| *site == table.site(city)).map(|(_, power)| *power);
        assert_eq!(of_city, Some(table.power(voter)), "{city} with a marker of {marker}");
    }
    let berlin = advanced().build().site("berlin");
    let gone = |core: &mut Core, _: &mut Own| core.control.set(berlin, Some(PowerId(6)));
    found_out("INV-10", advanced(), gone);
}

#[test]
fn inv_12__neutral_ground_holds_its_own_pieces_alone() {
    let neutral = || {
        let setup = bare("advanced-3p").pieces("rutowski@freiberg=2 karl@wien=2 leopold@berlin=2").active("prussia");
        setup.maria(|own| {
            own.tracks.insert("saxony".into(), 3);
        })
    };
    let table = neutral().build();
    let city = |slug: &str| -> CityId { table.city_id(slug) };
    let piece = |slug: &str| -> PieceId { table.piece(slug) };
    assert_eq!(complaint(neutral(), |_, _| {}), None);
    found_out("INV-12", neutral(), |core, _| core.put(piece("karl"), Place::City(city("dresden"))));
    found_out("INV-12", neutral(), |core, _| core.put(piece("rutowski"), Place::City(city("bruex"))));
    found_out("INV-12", neutral(), |core, _| core.put(piece("leopold"), Place::City(city("torgau"))));
}

/// Another game with the same view exists wherever something is hidden, so the view cannot tell which one it is.
#[test]
fn inv_15__a_view_holds_no_hand_order_or_split_of_others() {
    let pack = board::standard("maria").expect("the standard pack");
    let rules = Ruleset::new(pack, "advanced-3p", Options::parse(&["political"]).expect("an option")).expect("a mode");
    let mut state = rules.start(Seed::from_number(8), &mut Log::silent());
    let mut dice = Dice::new(8);
    let (mut hands, mut splits, mut placed) = (0, 0, 0);
    for step in 0..500 {
        let Some((seat, _)) = rules.next_asked(&state) else { break };
        let Some(action) = rules.random_action(&state, seat, &mut dice) else { continue };
        rules.play(&mut state, seat, &action, &mut Log::silent()).expect("legal");
        if step % 10 != 0 {
            continue;
        }
        for viewer in std::iter::once(None).chain(rules.seats().map(Some)) {
            let view = rules.view(&state, viewer);
            let world = rules.sample(&view, &mut dice);
            assert!(world.view(&rules, viewer) == view, "the sampled game looks the same");
            for other in rules.seats().filter(|&other| viewer != Some(other)) {
                let (real, guess) = (rules.view(&state, Some(other)), world.view(&rules, Some(other)));
                hands += usize::from(real.powers.iter().zip(&guess.powers).any(|(a, b)| a.hand.cards != b.hand.cards));
                splits += usize::from(real.pieces.iter().zip(&guess.pieces).any(|(a, b)| a.troops != b.troops));
            }
            for power in &view.powers {
                placed += usize::from(power.hand.cards.is_some() && viewer != Some(state.core.seat(power.power)));
            }
        }
    }
    assert!(hands > 0 && splits > 0, "hands and splits of others differ from the truth somewhere");
    assert_eq!(placed, 0, "a hand is in its leader's view alone");
}
