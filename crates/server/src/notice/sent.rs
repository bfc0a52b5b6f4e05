//! Whether a notice arrived.

/// Why something did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failed {
    /// It is worth another try.
    ForNow,
    ForGood,
}

pub type Sent = Result<(), Failed>;
