//! Loading and checking a pack, the reach of one general, 3-city neighbourhoods.
//! Run with `cargo bench -p kabinett-board`.

use std::hint::black_box;

use board::{CityId, CitySet, GAMES, Pack, standard, standard_files};
use criterion::{Criterion, criterion_group, criterion_main};

fn loading(c: &mut Criterion) {
    for game in GAMES {
        let files = standard_files(game).expect("a standard pack");
        c.bench_function(&format!("load and check {game}"), |b| {
            b.iter(|| Pack::from_memory(black_box(files)).expect("a good pack"));
        });
    }
}

fn reach(c: &mut Criterion) {
    for game in GAMES {
        let pack = standard(game).expect("a standard pack");
        let from: Vec<CityId> = (0..pack.cities.len() as u16).map(CityId).collect();
        let blocked: CitySet = from.iter().copied().step_by(17).collect();
        let mut next = from.iter().cycle();
        c.bench_function(&format!("reach of one general, 4 roads, {game}"), |b| {
            b.iter(|| {
                let from = *next.next().expect("a city");
                black_box(pack.roads.reach(black_box(from), 4, black_box(&blocked)))
            });
        });
        let mut next = from.iter().cycle();
        c.bench_function(&format!("3-city neighbourhood, {game}"), |b| {
            b.iter(|| {
                let from = *next.next().expect("a city");
                black_box(pack.roads.near(black_box(from), 3).count())
            });
        });
    }
}

fn distance(c: &mut Criterion) {
    let pack = standard("friedrich").expect("a standard pack");
    let (a, b) = (pack.city("oschatz").expect("a city"), pack.city("warszawa").expect("a city"));
    let blocked = CitySet::EMPTY;
    c.bench_function("distance", |bench| bench.iter(|| pack.roads.distance(black_box(a), black_box(b))));
    let near = pack.city("jueterbog").expect("a city");
    c.bench_function("open distance, 4 roads away", |bench| {
        bench.iter(|| pack.roads.open_distance(black_box(a), black_box(near), 6, black_box(&blocked)));
    });
}

criterion_group!(board_benches, loading, reach, distance);
criterion_main!(board_benches);
