//! See `fuzz::wire_message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::wire_message(bytes));
