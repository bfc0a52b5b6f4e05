//! What is wrong with something that was sent.

/// Why a message cannot be read: one sentence for whoever wrote it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing of this kind has this name on this board or in this mode.
    #[error("there is no {kind} `{name}`")]
    Unknown {
        /// What was looked for, in a word: `city`, `piece`.
        kind: &'static str,
        /// As it was sent.
        name: String,
    },
    /// A part that must be there is missing, or has a value that makes no sense.
    #[error("`{field}` {what}")]
    Field {
        /// Its name on the wire.
        field: &'static str,
        /// The rest of the sentence that begins with it.
        what: String,
    },
}

impl Fault {
    /// Nothing of this kind is called so.
    pub fn unknown(kind: &'static str, name: &str) -> Fault {
        Fault::Unknown { kind, name: name.to_owned() }
    }

    /// A part that must be there is not.
    pub fn missing(field: &'static str) -> Fault {
        Fault::wrong(field, "is missing")
    }

    /// A part makes no sense.
    pub fn wrong(field: &'static str, what: &str) -> Fault {
        Fault::Field { field, what: what.to_owned() }
    }
}
