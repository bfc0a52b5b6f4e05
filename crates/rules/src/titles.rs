//! What everybody may know of each title: the ids of its powers and what its views and positions hold.

/// FRIEDRICH.
pub mod friedrich {
    pub use ::friedrich::{
        AUSTRIA, Alive, EMPIRE, FRANCE, FriedrichPosition, FriedrichView, HANOVER, Offensive, PRUSSIA, Phase, RUSSIA,
        SWEDEN,
    };
}

/// MARIA.
pub mod maria {
    pub use ::maria::{
        AUSTRIA, BAVARIA, CLAUSES_IN_FORCE, ClauseStanding, ClauseView, ContractAt, FRANCE, MAJORS, MariaPosition,
        MariaView, OPEN_PROPOSALS, OPEN_PROPOSALS_OF_A_SEAT, PRAGMATIC, PROPOSALS_OF_A_TURN, PRUSSIA, Phase, SAXONY,
        Side, Stage, TREATIES, TREATIES_IN_FORCE, TreatyAt, TreatyView,
    };
}
