//! Self-play, arena, fuzzing, counts and balance reports: evidence is made here.
//!
//! What it may know: everything but the server.
