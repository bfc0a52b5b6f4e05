//! Rulings that could have gone the other way. A switch is a value of the rulebook, not an option of the table.
//! FQ-10 is `place_joins_end_move` of the shared rulebook; FQ-81 is the area `south-of-row-5` of the pack.

/// When the fictional player of the scenarios draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FictionalDraw {
    /// Before the first nation moves.
    TurnBegins,
    /// After the last nation has moved.
    TurnEnds,
}

/// Each field is one ruling: `true` is what its comment says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// FQ-55, `oo.easedStack`: Austria's four excused objectives and its eased victory add up.
    /// Without it Austria needs one or the other in full.
    pub eased_stack: bool,
    /// FQ-58, `sc1.generalLoss`: ELISABETH and SWEDEN cost Prussia a general in scenario 1 too.
    pub general_loss_in_scenario_1: bool,
    /// FQ-60: the moment of the fictional draw.
    pub fictional_draw: FictionalDraw,
    /// FQ-61, `sc2.prussiaImmediate`: the last blue objective ends scenario 2 at once.
    pub prussia_immediate_in_scenario_2: bool,
}

/// The rulings as they are played.
pub const SWITCHES: Switches = Switches {
    eased_stack: true,
    general_loss_in_scenario_1: true,
    fictional_draw: FictionalDraw::TurnEnds,
    prussia_immediate_in_scenario_2: false,
};
