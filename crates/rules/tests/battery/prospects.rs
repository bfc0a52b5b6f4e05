//! What a prospect says holds when a game ends.

use rules::prospects::{Alarm, Prospect};
use rules::{Dice, Game, Reason, Seed};

use crate::table::{next_action, rulesets};

/// Whoever wins by conquest lacks nothing in the last position, and could win this turn in the one before it.
/// Random players seldom win, so the count of conquests is watched in every position besides.
#[test]
fn the_winner_was_announced() {
    let mut ended = 0;
    for (number, rules) in rulesets().into_iter().enumerate() {
        let seed = 7000 + number as u64;
        let (mut game, _) = Game::new(rules.clone(), Seed::from_number(seed));
        let mut dice = Dice::new(seed);
        let mut before: Vec<Prospect> = Vec::new();
        while let Some((seat, action)) = next_action(&rules, game.state(), &mut dice) {
            before = rules.prospects(&game.view(None));
            assert_eq!(before, rules.prospects(&game.view(Some(seat))), "a prospect is the same for everybody");
            game.play(seat, &action).expect("a random action is legal");
        }
        let outcome = game.outcome().expect("the game is over");
        let after = rules.prospects(&game.view(None));
        assert!(after.iter().all(|one| one.alarm == Alarm::None), "nobody need worry any more");
        let by_conquest = [Reason::Objectives, Reason::Fortresses, Reason::OffensiveOption];
        if !by_conquest.contains(&outcome.reason) {
            continue;
        }
        ended += 1;
        for one in after.iter().filter(|one| outcome.won(one.seat)) {
            assert_eq!(one.lack.map(|lack| lack.number()), Some(0), "{} {outcome:?}", rules.mode.slug);
            assert_eq!(before[one.seat.index()].alarm, Alarm::Now, "{} {outcome:?}", rules.mode.slug);
        }
    }
    println!("{ended} games ended by conquest");
}
