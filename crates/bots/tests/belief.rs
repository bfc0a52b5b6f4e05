//! Table knowledge: the truth is always within its bounds, and it depends on nothing hidden.

use board::{CardId, Face, PieceId, PowerId};
use bots::belief::{KINDS, Knowledge, knowledge};
use rules::{Dice, Log, Options, Ruleset, Seat, State, View};

const WORLDS: u32 = 4;

fn ruleset(game: &str, mode: &str) -> Ruleset {
    rules::Ruleset::new(board::standard(game).expect("a game"), mode, Options::default()).expect("a mode")
}

/// What lies hidden, as each seat sees its own.
struct Truth {
    views: Vec<View>,
}

impl Truth {
    fn new(rules: &Ruleset, state: &State) -> Truth {
        Truth { views: rules.seats().map(|seat| rules.view(state, Some(seat))).collect() }
    }

    /// The number of cards of each kind in a hand.
    fn hand(&self, rules: &Ruleset, power: PowerId) -> [u8; KINDS] {
        let mut counts = [0; KINDS];
        let hands = self.views.iter().flat_map(|view| &view.powers).filter(|own| own.power == power);
        for card in hands.filter_map(|own| own.hand.cards).flat_map(|cards| cards.iter().collect::<Vec<_>>()) {
            counts[kind(rules, card)] += 1;
        }
        counts
    }

    fn troops(&self, piece: PieceId) -> u8 {
        let mut seen = self.views.iter().flat_map(|view| &view.pieces).filter(|seen| seen.piece == piece);
        seen.find_map(|seen| seen.troops).expect("somebody leads every general")
    }
}

fn kind(rules: &Ruleset, card: CardId) -> usize {
    match rules.pack.deck.card(card).face {
        Face::Suited(suit, _) => suit as usize,
        Face::Reserve => KINDS - 1,
    }
}

/// How many statements the truth was held against.
fn holds(rules: &Ruleset, state: &State, known: &Knowledge) -> u32 {
    let truth = Truth::new(rules, state);
    let mut checked = 0;
    for general in &known.generals {
        let true_number = truth.troops(general.piece);
        assert!((general.least..=general.most).contains(&true_number), "{general:?}: {true_number}");
        let (least, most) = (f32::from(general.least), f32::from(general.most));
        assert!((least - 0.001..=most + 0.001).contains(&general.likely), "{general:?}");
        checked += 1;
    }
    for hand in &known.hands {
        let counts = truth.hand(rules, hand.power);
        assert_eq!(u32::from(hand.cards), counts.iter().map(|&count| u32::from(count)).sum::<u32>());
        for (kind, &count) in hand.kinds.iter().zip(&counts) {
            assert!((kind.least..=kind.most).contains(&count), "{hand:?}: {counts:?}");
            assert!((0.0..=1.0).contains(&kind.any) && kind.likely <= f32::from(kind.most) + 0.001, "{kind:?}");
            checked += 1;
        }
        let sum: f32 = hand.kinds.iter().map(|kind| kind.likely).sum();
        assert!((sum - f32::from(hand.cards)).abs() < 0.01, "{hand:?}");
    }
    checked
}

/// Looks at positions of random games with the eyes of every seat and of the public.
fn look(rules: &Ruleset, seed: u64, positions: u32) -> u32 {
    let mut dice = Dice::new(seed);
    let (mut looked, mut checked) = (0, 0);
    while looked < positions {
        let mut log = Log::silent();
        let mut state = rules.start(dice.seed(), &mut log);
        while let Some((seat, _)) = rules.next_asked(&state).filter(|_| looked < positions) {
            if dice.one_in(5) {
                looked += 1;
                let viewer =
                    rules.seats().map(Some).chain([None]).nth(dice.below(rules.mode.seats.len() + 1)).flatten();
                let view = rules.view(&state, viewer);
                let known = knowledge(rules, &view, WORLDS, 3);
                checked += holds(rules, &state, &known);
                // What is hidden is dealt anew: the same is known.
                let other = rules.sample(&view, &mut dice).view(rules, viewer);
                assert_eq!(known, knowledge(rules, &other, WORLDS, 3));
            }
            if let Some(action) = rules.random_action(&state, seat, &mut dice) {
                rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
            }
        }
    }
    checked
}

#[test]
fn the_truth_of_friedrich_is_within_the_bounds() {
    assert!(look(&ruleset("friedrich", "standard-4p"), 1759, 400) > 5_000);
    assert!(look(&ruleset("friedrich", "scenario-2"), 1760, 100) > 200);
}

#[test]
fn the_truth_of_maria_is_within_the_bounds() {
    assert!(look(&ruleset("maria", "advanced-3p"), 1743, 400) > 5_000);
    assert!(look(&ruleset("maria", "introductory-2p"), 1744, 100) > 200);
}

#[test]
fn counted_likelihoods_agree_with_imagined_worlds() {
    let rules = ruleset("friedrich", "standard-4p");
    let mut dice = Dice::new(11);
    let mut log = Log::silent();
    let mut state = rules.start(dice.seed(), &mut log);
    for _ in 0..80 {
        let Some((seat, _)) = rules.next_asked(&state) else { break };
        if let Some(action) = rules.random_action(&state, seat, &mut dice) {
            rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
        }
    }
    let view = rules.view(&state, Some(Seat(0)));
    let known = knowledge(&rules, &view, WORLDS, 3);
    let hand = known.hands.iter().find(|hand| hand.exact && hand.cards > 1).expect("a hand to count");
    let holder = view.seat(hand.power);
    let mut means = [0.0; KINDS];
    for _ in 0..400 {
        let world = rules.sample(&view, &mut dice).view(&rules, Some(holder));
        let cards = world.powers.iter().find(|power| power.power == hand.power).and_then(|power| power.hand.cards);
        for card in cards.iter().flat_map(board::CardSet::iter) {
            means[kind(&rules, card)] += 1.0 / 400.0;
        }
    }
    for (kind, mean) in hand.kinds.iter().zip(means) {
        assert!((kind.likely - mean).abs() < 0.25, "{hand:?}: {means:?}");
    }
    let wire = known.to_wire(&rules);
    assert_eq!((wire.hands.len(), wire.generals.len()), (known.hands.len(), known.generals.len()));
    assert_eq!(wire.hands[0].suits.len(), KINDS);
}

/// Hanover has twelve armies and both its generals stand together: the sum is known, whatever the parts are.
#[test]
fn the_sum_of_a_whole_nation_in_one_stack_is_certain() {
    let mut position =
        rules::position::Position { title: "friedrich".into(), mode: "scenario-1".into(), ..Default::default() };
    let at = |troops: u8| rules::position::PieceAt {
        city: Some("minden".into()),
        troops: Some(troops),
        ..Default::default()
    };
    position.pieces = Some([("ferdinand".into(), at(7)), ("cumberland".into(), at(5))].into());
    let built = position.build(board::standard("friedrich").expect("a game")).expect("a position");
    let france = built.rules.seat_by_slug("france").expect("a seat");
    let known = knowledge(&built.rules, &built.rules.view(&built.state, Some(france)), WORLDS, 1);
    assert_eq!(known.stacks.len(), 1);
    assert_eq!((known.stacks[0].least, known.stacks[0].most, known.stacks[0].exact), (12, 12, true));
    assert!(known.generals.iter().all(|general| general.least < general.most), "the parts are not known");
}
