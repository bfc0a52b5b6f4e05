//! See `fuzz::action_text`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::action_text(bytes));
