//! What a prospect says holds when a game ends.

use rules::prospects::{Alarm, Prospect};
use rules::{Dice, Game, Reason, Seed};

use crate::table::{next_action, rulesets};

/// Random players seldom conquer all they need.
const GAMES: u64 = 12;

/// Whoever wins by conquest lacks nothing in the last position, and could win this turn in the one before it.
#[test]
fn the_winner_was_announced() {
    let mut ended = 0;
    for (rules, seed) in rulesets().into_iter().flat_map(|rules| (0..GAMES).map(move |at| (rules.clone(), 7000 + at))) {
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
    assert!(ended > 0, "no game ended by conquest");
}
