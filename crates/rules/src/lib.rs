//! Both games: pure, replayable, the only judge.
//!
//! What it may know: the board (`board`) and the rules.
//! What it must not know: files, clocks, threads, networks, drawing positions, any chance but the seed it is given.
