//! What everybody may know of each title: the ids of its powers and what its views and positions hold.

/// FRIEDRICH.
pub mod friedrich {
    pub use ::friedrich::{
        AUSTRIA, Alive, EMPIRE, FRANCE, FriedrichMoment, FriedrichPosition, FriedrichView, HANOVER, OffensiveOption,
        Open, PRUSSIA, Phase, RUSSIA, SWEDEN,
    };
}

/// MARIA.
pub mod maria {
    pub use ::maria::{
        AUSTRIA, BAVARIA, Boxes, CLAUSES_IN_FORCE, Ceded, ClauseStanding, ClauseView, Contract, ContractAt, Contracts,
        Expulsion, FRANCE, Fought, MAJORS, MariaMoment, MariaPosition, MariaView, OPEN_PROPOSALS,
        OPEN_PROPOSALS_OF_A_SEAT, Open, PRAGMATIC, PROPOSALS_OF_A_TURN, PRUSSIA, Phase, Politics, SAXONY, SaxonSide,
        Square, Stage, TREATIES, TREATIES_IN_FORCE, Treaties, Treaty, TreatyAt, TreatyView,
    };
    pub use engine::clause::packed::Packed;
}
