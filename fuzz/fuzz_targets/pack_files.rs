//! See `fuzz::pack_files`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::pack_files(bytes));
