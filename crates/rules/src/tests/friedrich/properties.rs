//! FI-1 to FI-7, FI-13, FI-14, FI-16: what holds in every position of random games.

use board::{CityId, PieceId, PowerId};

use super::table::{Setup, bare};
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use ::friedrich::powers::objective;
use ::friedrich::state::{Own, Phase};
use engine::action::Action;
use engine::chance::{Dice, Seed};
use engine::event::{Entry, Event, Log};
use engine::ruleset::{Options, Seat};
use engine::shared::duel::Side;
use engine::shared::pieces;
use engine::state::Place;

/// One action of a random game.
struct Step<'a> {
    rules: &'a Ruleset,
    before: &'a State,
    seat: Seat,
    action: &'a Action,
    after: &'a State,
    events: &'a [Entry],
}

impl Step<'_> {
    fn own(&self) -> &Own {
        let Title::Friedrich(own) = &self.after.title else { unreachable!() };
        own
    }

    fn pieces(&self) -> impl Iterator<Item = PieceId> {
        (0..self.rules.pack.pieces.len()).map(|at| PieceId(at as u8))
    }
}

const GAMES: [(&str, &[&str], u64); 5] = [
    ("standard-4p", &[], 1),
    ("standard-4p", &["expert"], 2),
    ("standard-3p", &["expert", "milder-fate"], 3),
    ("scenario-1", &[], 4),
    ("scenario-2", &[], 5),
];
/// A game is not followed further than this.
const LONGEST: usize = 3000;

/// Plays the games at random and shows every step.
fn follow(mut check: impl FnMut(&Step)) {
    let pack = board::standard("friedrich").expect("the standard pack");
    for (mode, options, number) in GAMES {
        let rules = Ruleset::new(pack, mode, Options::parse(options).expect("options")).expect("a mode");
        let mut state = rules.start(Seed::from_number(number), &mut Log::silent());
        let mut dice = Dice::new(number);
        for _ in 0..LONGEST {
            let Some((seat, _)) = rules.next_asked(&state) else { break };
            let Some(action) = rules.random_action(&state, seat, &mut dice) else { continue };
            let before = state;
            let mut log = Log::new();
            rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
            rules.assert_sound(&state);
            let events = log.into_entries();
            check(&Step { rules: &rules, before: &before, seat, action: &action, after: &state, events: &events });
        }
    }
}

#[test]
fn fi_1__two_hundred_cards_fifty_of_each_set() {
    follow(|step| {
        let core = &step.after.core;
        let mut count = [0; 5];
        let deck = &step.rules.pack.deck;
        let held = core.secret.hands.iter().flat_map(board::CardSet::iter);
        for card in held.chain(core.secret.pile.iter()).chain(core.secret.spent.iter()).chain(step.own().open_card) {
            count[deck.card(card).set as usize] += 1;
        }
        for set in 1..=4_u8 {
            assert_eq!(count[set as usize], if set < core.next_set { 50 } else { 0 }, "set {set}");
        }
    });
}

#[test]
fn fi_2__a_city_holds_one_train_or_up_to_three_generals_of_one_nation() {
    follow(|step| {
        for at in 0..step.rules.pack.cities.len() {
            let there = step.after.core.pieces_at(CityId(at as u16));
            let trains = there.and(step.rules.trains).len();
            let nations: std::collections::BTreeSet<_> = there.iter().map(|piece| step.rules.power(piece)).collect();
            assert!(there.len() <= 1 || trains == 0 && there.len() <= 3 && nations.len() == 1);
        }
    });
}

#[test]
fn a_written_position_with_impossible_markers_is_refused() {
    let problem = |setup: Setup| setup.position.build(board::standard("friedrich").expect("the pack")).err();
    assert!(
        problem(bare("standard-4p").markers("radeberg=russia"))
            .is_some_and(|text| text.to_string().contains("Radeberg"))
    );
    assert!(problem(bare("standard-4p").markers("radeberg=austria")).is_none());
    let questioned = || bare("standard-4p").questions("radeberg=austria");
    assert!(problem(questioned()).is_some_and(|text| text.to_string().contains("prussia is active")));
    assert!(problem(questioned().active("austria").phase("cards")).is_some());
    assert!(problem(questioned().active("austria").phase("combat")).is_none());
}

#[test]
fn fi_4__no_nation_has_more_armies_than_at_the_start() {
    let mut back_at_the_start = 0;
    follow(|step| {
        for plan in &step.rules.mode.powers {
            let now = pieces::total(step.rules, &step.after.core, plan.power);
            let before = pieces::total(step.rules, &step.before.core, plan.power);
            assert!(now <= plan.troops, "{now} of {}", plan.troops);
            back_at_the_start += usize::from(before < now && now == plan.troops);
        }
    });
    assert!(back_at_the_start > 0, "the games came up to it");
}

#[test]
fn fi_3__generals_on_the_board_have_1_to_8_armies() {
    follow(|step| {
        let core = &step.after.core;
        let is_set_up = step.own().phase != Phase::Deploy;
        for piece in step.pieces() {
            let armies = core.secret.troops[piece.index()];
            let stands = core.is_on_board(piece) && step.rules.is_general(piece);
            assert!(if stands { armies <= 8 && (armies >= 1 || !is_set_up) } else { armies == 0 });
        }
    });
}

#[test]
fn fi_5__all_generals_of_a_stack_lie_the_same_way() {
    let mut face_down = 0;
    follow(|step| {
        let core = &step.after.core;
        for general in core.on_board(step.rules.generals).iter() {
            let stack = pieces::stack_of(step.rules, core, general);
            let down = core.flipped.and(stack);
            assert!(down.is_empty() || down == stack);
            face_down += usize::from(!down.is_empty());
        }
    });
    assert!(face_down > 0, "the games had generals out of supply");
}

#[test]
fn fi_6__question_marks_live_from_movement_to_conquest_of_one_nation_turn() {
    let mut questions = 0;
    follow(|step| {
        let pending: Vec<PowerId> = step.after.core.pending.iter().map(|(_, power)| power).collect();
        questions += pending.len();
        let own = step.own();
        let in_phase = matches!(
            own.phase,
            Phase::Movement | Phase::CombatOrder | Phase::Evade | Phase::Duel | Phase::Retreat | Phase::Over
        );
        let active = step.rules.order.get(own.active as usize);
        assert!(pending.is_empty() || in_phase && pending.iter().all(|power| active == Some(power)));
    });
    assert!(questions > 0, "the games had question marks");
}

#[test]
fn fi_7__a_marker_lies_on_an_objective_of_its_nation() {
    let mut markers = 0;
    follow(|step| {
        for (site, power) in step.after.core.control.iter() {
            assert_eq!(objective(step.rules.friedrich(), site).0, power);
            markers += 1;
        }
    });
    assert!(markers > 0, "the games had conquests");
}

#[test]
fn fi_13__the_scores_of_a_combat_cancel_and_the_weaker_plays() {
    // Each side's score, added up by itself from what everybody is told.
    let (mut attacker, mut defender) = (0, 0);
    let mut played = [0; 2];
    follow(|step| {
        for entry in step.events {
            match entry.event {
                Event::CombatBegan { attackers, defenders, .. } => {
                    attacker = i16::from(attackers) - i16::from(defenders);
                    defender = i16::from(defenders) - i16::from(attackers);
                }
                Event::Played { counted, score, .. } => {
                    let side = step.before.core.combat.duel.expect("cards are played in a duel").to_play;
                    let (own, other) = match side {
                        Side::Attacker => (&mut attacker, &mut defender),
                        Side::Defender => (&mut defender, &mut attacker),
                    };
                    *own += i16::from(counted);
                    *other -= i16::from(counted);
                    assert_eq!(score, *own, "the score told is that of the side that played");
                    played[side as usize] += 1;
                }
                _ => {}
            }
        }
        if step.own().phase == Phase::Duel {
            let duel = step.after.core.combat.duel.expect("a duel is on");
            assert_eq!((duel.score_of(Side::Attacker), duel.score_of(Side::Defender)), (attacker, defender));
            assert_eq!(attacker + defender, 0);
            assert!(if duel.to_play == Side::Attacker { attacker <= 0 } else { defender <= 0 });
        }
    });
    assert!(played.iter().all(|&cards| cards > 0), "both sides played cards: {played:?}");
}

#[test]
fn fi_14__the_winner_stands_where_he_stood_with_all_his_armies() {
    let mut won = 0;
    follow(|step| {
        let beaten = step.events.iter().find_map(|entry| match entry.event {
            Event::Beaten { winner, .. } => Some(winner),
            _ => None,
        });
        let starved = step.events.iter().any(|entry| matches!(entry.event, Event::Starved { .. }));
        let Some(winner) = beaten.filter(|_| !starved) else { return };
        let (before, after) = (&step.before.core, &step.after.core);
        let stack = pieces::stack_of(step.rules, before, winner);
        assert_eq!(before.city(winner), after.city(winner));
        for general in stack.iter() {
            assert_eq!(before.city(general), after.city(general));
            assert_eq!(before.secret.troops[general.index()], after.secret.troops[general.index()]);
        }
        won += 1;
    });
    assert!(won > 0, "the games had defeats");
}

#[test]
fn fi_16__what_is_lost_comes_back_only_by_recruiting_or_fate() {
    let mut returned = 0;
    follow(|step| {
        let (before, after) = (&step.before.core, &step.after.core);
        let recruits = matches!(step.action, Action::Recruit(_));
        for piece in step.pieces().filter(|&piece| step.rules.in_play.contains(piece)) {
            match (before.place(piece), after.place(piece)) {
                (Place::Out, place) => assert_eq!(place, Place::Out, "nobody comes back into the game"),
                (Place::Off, Place::City(_)) => {
                    assert!(recruits);
                    returned += 1;
                }
                _ => {}
            }
        }
        let given = step.events.iter().any(|entry| matches!(entry.event, Event::FreeArmy { .. }));
        let deploys = matches!(step.action, Action::Deploy { .. });
        for &power in &step.rules.order {
            let (old, new) = (pieces::total(step.rules, before, power), pieces::total(step.rules, after, power));
            assert!(new <= old || recruits || given || deploys, "{old} armies became {new}");
        }
    });
    assert!(returned > 0, "the games had pieces that came back");
}

#[test]
fn fd_9__the_list_holds_every_march_up_to_equal_effect_and_nothing_else() {
    let mut marches = 0;
    follow(|step| {
        let Action::March { group, path } = *step.action else { return };
        marches += 1;
        if marches % 8 != 0 {
            return;
        }
        let legal = step.rules.legal(step.before, step.seat);
        let is_allowed = |action: &Action| step.rules.check(step.before, step.seat, action).is_ok();
        assert!(legal.actions.iter().all(is_allowed), "a listed action is refused");
        let does_the_same = |action: &Action| {
            matches!(*action, Action::March { group: other, path: way } if other == group && way.end() == path.end())
                && {
                    let mut state = *step.before;
                    step.rules.apply(&mut state, step.seat, action, &mut Log::silent());
                    state == *step.after
                }
        };
        assert!(legal.actions.iter().any(does_the_same), "{path:?} is not listed");
    });
    assert!(marches > 1000, "{marches} marches");
}

/// A clock of fate that lags behind the turn is found out, except between the end of a turn and its card.
#[test]
fn fi_8__a_card_of_fate_too_few_is_found_out() {
    let sound = |phase: Phase, drawn: u8| {
        let mut table = bare("standard-4p").turn(8).build();
        let Title::Friedrich(own) = &mut table.state.title else { unreachable!() };
        (own.phase, own.drawn_fate) = (phase, drawn);
        let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&table.state));
        std::panic::catch_unwind(judge).is_ok()
    };
    assert!(sound(Phase::Movement, 2) && sound(Phase::Movement, 3), "the card of turn 8 is drawn at its end");
    assert!(!sound(Phase::Movement, 1) && !sound(Phase::Movement, 4));
    assert!(sound(Phase::FateChoice, 3) && !sound(Phase::FateChoice, 2), "it has been drawn");
}
