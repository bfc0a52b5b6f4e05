//! See `fuzz::position_json`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::position_json(bytes));
