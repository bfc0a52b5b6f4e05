//! Undo restores the exact position and never takes back what somebody has learnt.

use rules::{Action, Dice, Game, Log, Ruleset, Seat, Seed, State, Why};

use crate::table::{next_action, rulesets};

struct Step {
    seat: Seat,
    before: State,
    action: Action,
}

#[test]
fn undo_restores_the_exact_position_and_never_crosses_its_floor() {
    let (mut taken_back, mut passed_over) = (0, 0);
    for rules in rulesets() {
        let mut dice = Dice::new(5000);
        let (mut game, _) = Game::new(rules.clone(), Seed::from_number(5000));
        let mut steps: Vec<Step> = Vec::new();
        while let Some((seat, action)) = next_action(&rules, game.state(), &mut dice) {
            steps.push(Step { seat, before: *game.state(), action });
            game.play(seat, &action).expect("a random action is legal");
            assert_limits(&mut game, &steps);
            let open = game.undoable(seat);
            if open == 0 || !dice.one_in(6) {
                continue;
            }
            let count = 1 + dice.below(open);
            let own = steps.iter().enumerate().rev().filter(|(_, step)| step.seat == seat);
            let first = own.map(|(at, _)| at).nth(count - 1).expect("so many own actions");
            let undone = steps.split_off(first);
            let mut wanted = undone[0].before;
            for step in undone {
                if step.seat == seat {
                    assert_nothing_was_learnt(&rules, &step, &mut dice);
                    continue;
                }
                assert!(step.action.is_unseen(), "another seat's decision would be taken back");
                steps.push(Step { before: wanted, ..step });
                rules.play(&mut wanted, step.seat, &step.action, &mut Log::silent()).expect("it stays legal");
                passed_over += 1;
            }
            game.undo(seat, count).expect("within the limit");
            assert!(*game.state() == wanted, "undo leads to another position");
            taken_back += count;
        }
    }
    assert!(taken_back > 500, "only {taken_back} actions were taken back");
    assert!(passed_over > 0, "nobody moved armies unseen meanwhile");
}

/// No seat can take back more than it may, nor nothing at all; refused, nothing changes.
fn assert_limits(game: &mut Game, steps: &[Step]) {
    let state = *game.state();
    for seat in game.rules.clone().seats() {
        let open = game.undoable(seat);
        let seen = steps.iter().rev().filter(|step| step.seat == seat || !step.action.is_unseen());
        let own = seen.take_while(|step| step.seat == seat).count();
        assert!(open <= own, "more than the last own actions can be taken back");
        for count in [0, open + 1, usize::MAX] {
            assert_eq!(game.undo(seat, count), Err(Why::NothingToTakeBack));
        }
    }
    assert!(*game.state() == state, "a refused undo changed something");
}

/// In every world the seat holds possible, the action leads to the same view: it taught the seat nothing.
fn assert_nothing_was_learnt(rules: &Ruleset, step: &Step, dice: &mut Dice) {
    let view = rules.view(&step.before, Some(step.seat));
    let mut truth = step.before;
    rules.play(&mut truth, step.seat, &step.action, &mut Log::silent()).expect("it was legal");
    for _ in 0..3 {
        let mut world = rules.sample(&view, dice);
        world.play(rules, step.seat, &step.action, &mut Log::silent()).expect("legal in every possible world");
        let learnt = world.view(rules, Some(step.seat)) != rules.view(&truth, Some(step.seat));
        assert!(!learnt, "`{}` taught something", rules::text::write(rules, &step.action));
    }
}

#[test]
fn nothing_can_be_taken_back_once_another_seat_has_decided() {
    for rules in rulesets() {
        let (mut game, _) = Game::new(rules.clone(), Seed::from_number(5100));
        let mut dice = Dice::new(5100);
        let (first, _) = rules.next_asked(game.state()).expect("somebody deploys");
        let action = rules.random_action(game.state(), first, &mut dice).expect("an asked seat can answer");
        game.play(first, &action).expect("legal");
        assert_eq!(game.undoable(first), 1);
        let asked = |seat: &Seat| *seat != first && rules.asked(game.state(), *seat).is_some();
        let Some(second) = rules.seats().find(asked) else { continue };
        let action = rules.random_action(game.state(), second, &mut dice).expect("an asked seat can answer");
        game.play(second, &action).expect("legal");
        assert_eq!(game.undoable(first), 0);
    }
}

/// Otherwise the number would tell that somebody has moved armies inside a stack, and when.
#[test]
fn what_others_do_unseen_changes_no_number_of_actions_to_take_back() {
    let mut unseen = 0;
    for rules in rulesets() {
        let mut dice = Dice::new(5200);
        let (mut game, _) = Game::new(rules.clone(), Seed::from_number(5200));
        while let Some((seat, action)) = next_action(&rules, game.state(), &mut dice) {
            let before: Vec<usize> = rules.seats().map(|seat| game.undoable(seat)).collect();
            game.play(seat, &action).expect("a random action is legal");
            for other in rules.seats().filter(|&other| other != seat && action.is_unseen()) {
                assert_eq!(game.undoable(other), before[other.index()]);
                unseen += before[other.index()];
            }
        }
    }
    assert!(unseen > 0, "nobody could have taken anything back");
}
