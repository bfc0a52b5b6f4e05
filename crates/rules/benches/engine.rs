//! The engine on one core: decisions, views, lists, copies. `kabinett bench` prints the figures that are compared.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rules::{About, Dice, Log, Options, Ruleset, Seat, State};

fn ruleset() -> Ruleset {
    let pack = board::standard("friedrich").expect("the standard pack");
    rules::Ruleset::new(pack, "standard-4p", Options::default()).expect("a mode of the pack")
}

/// A random game; every position that asks somebody is shown to `look`.
fn play(rules: &Ruleset, number: u64, mut look: impl FnMut(&State, Seat, About)) -> u32 {
    let mut dice = Dice::new(number);
    let mut log = Log::silent();
    let mut state = rules.start(dice.seed(), &mut log);
    let mut decisions = 0;
    while let Some((seat, question)) = rules.next_asked(&state) {
        look(&state, seat, question.about);
        if let Some(action) = rules.random_action(&state, seat, &mut dice) {
            rules.apply(&mut state, seat, &action, &mut log);
            decisions += 1;
        }
    }
    decisions
}

fn measure(criterion: &mut Criterion) {
    let rules = ruleset();
    let mut number = 0;
    criterion.bench_function("random game", |bencher| {
        bencher.iter(|| {
            number += 1;
            play(&rules, number, |_, _, _| {})
        });
    });
    let mut positions = Vec::new();
    play(&rules, 1756, |state, seat, about| positions.push((*state, seat, about)));
    let (first, seat, _) = positions[positions.len() / 2];
    criterion.bench_function("copy", |bencher| bencher.iter(|| *black_box(&first)));
    criterion.bench_function("view", |bencher| bencher.iter(|| rules.view(black_box(&first), Some(seat))));
    let movement = positions.iter().find(|(_, _, about)| *about == About::Movement).expect("somebody moves");
    criterion.bench_function("legal list of a movement phase", |bencher| {
        bencher.iter(|| rules.legal(black_box(&movement.0), movement.1));
    });
}

criterion_group!(benches, measure);
criterion_main!(benches);
