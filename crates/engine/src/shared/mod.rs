//! What both games share, driven by rulebook values. Nothing here knows which game is played.

pub mod armies;
pub mod battle;
pub mod cards;
pub mod combat;
pub mod conquest;
pub mod duel;
pub mod march;
pub mod pieces;
pub mod recruit;
pub mod retreat;
pub mod strengths;
pub mod supply;
