//! Both games on one core, by the clock. `kabinett bench` prints the figures that are compared.

use criterion::{Criterion, criterion_group, criterion_main};
use lab::bench::{Bench, Workload};
use record::Setup;

const MODES: [(&str, &str); 2] = [("friedrich", "standard-4p"), ("maria", "advanced-3p")];

fn measure(criterion: &mut Criterion) {
    for (game, mode) in MODES {
        let setup = Setup::new(game, mode, &[]);
        let bench = Bench::new(&setup).expect("a mode of the standard pack");
        for workload in Workload::ALL {
            let name = format!("{} {}", setup.slug(), workload.name());
            criterion.bench_function(&name, |bencher| bencher.iter(|| bench.work(workload, 1)));
        }
    }
}

criterion_group!(benches, measure);
criterion_main!(benches);
