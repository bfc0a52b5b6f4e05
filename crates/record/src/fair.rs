//! Fair play: nobody, the host included, chooses the deal.
//!
//! The server draws a secret and publishes its hash, the commitment, before anybody sits down. Every person adds
//! entropy. The seed of the game comes from all of them, and at the end the secret is opened: whoever has the record
//! can compute the hash, the seed and with it every shuffle again.
//!
//! A person may first *pledge*: publish the hash of the entropy and open it only when all have pledged or added
//! theirs. Then not even the server together with whoever sits down last can try out seeds.

use std::fmt;
use std::io;

use hkdf::Hkdf;
use rules::{Seat, Seed};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex::{hex, read_hex};

/// What the server keeps to itself until the game is over. Never printed; `opened` writes it into a finished record.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From the operating system's own source.
    pub fn fresh() -> io::Result<Secret> {
        Ok(Secret(fresh_bytes()?))
    }

    /// As it was stored, or for a test.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// For the server's own store; nothing else may see them while the game runs.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash to publish before anybody sits down.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(b"kabinett commitment 1\n", &self.0))
    }

    /// The secret in digits, for the end of the record.
    pub(crate) fn opened(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Secret> {
        read_hex(text).map(Secret)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(kept)")
    }
}

/// The hash of the server's secret, published before anybody sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

/// What a person adds to the chance of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entropy(pub [u8; 32]);

impl Entropy {
    /// From whatever a person types: words, dice, the morning paper.
    pub fn from_words(words: &str) -> Entropy {
        Entropy(digest(b"kabinett words 1\n", words.as_bytes()))
    }

    /// The hash to publish where the entropy itself is opened later.
    pub fn pledge(&self) -> Pledge {
        Pledge(digest(b"kabinett pledge 1\n", &self.0))
    }
}

/// The hash of an entropy that is opened later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge(pub [u8; 32]);

/// What everybody may know of the chance of a game while it runs, in the order in which it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// What the server bound itself to first.
    pub commitment: Commitment,
    /// Of the seats that pledged, whether or not they have opened theirs yet.
    pub pledges: Vec<(Seat, Pledge)>,
    /// What each seat has added, at most once.
    pub entropies: Vec<(Seat, Entropy)>,
}

impl Fair {
    /// The seed of the game. The order in which people sat down does not matter for it, what they added does.
    pub fn seed(&self, secret: &Secret) -> Seed {
        let mut entropies = self.entropies.clone();
        entropies.sort_by_key(|(seat, _)| *seat);
        let mut all = secret.0.to_vec();
        for (seat, entropy) in entropies {
            all.push(seat.0);
            all.extend(entropy.0);
        }
        let mut seed = [0; 32];
        let expand = Hkdf::<Sha256>::new(Some(b"kabinett fair play 1"), &all).expand(b"seed", &mut seed);
        assert!(expand.is_ok(), "32 bytes are within the length HKDF can give");
        Seed(seed)
    }

    /// What is wrong with the pledges: one that was not opened, or opened as something else.
    pub(crate) fn broken_pledge(&self) -> Option<Seat> {
        let opened = |seat: Seat| self.entropies.iter().find(|(other, _)| *other == seat);
        let kept = |seat, pledge| opened(seat).is_some_and(|(_, entropy)| entropy.pledge() == pledge);
        self.pledges.iter().find(|&&(seat, pledge)| !kept(seat, pledge)).map(|(seat, _)| *seat)
    }
}

/// Why a contribution is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum JoinError {
    /// The seat has already added its entropy or pledge; nobody may try twice.
    #[error("this seat has already added its part to the chance of the game")]
    Twice,
    /// Somebody has opened entropy already, so that a pledge could be chosen to suit it.
    #[error("it is too late to pledge: another seat has opened its part already")]
    TooLateToPledge,
    /// Not what was pledged.
    #[error("this is not what the seat pledged")]
    NotAsPledged,
}

/// A table before its game begins.
#[derive(Clone, Debug)]
pub struct FairStart {
    secret: Secret,
    fair: Fair,
}

impl FairStart {
    /// The first thing a table does: from here on the server cannot change its part.
    pub fn commit(secret: Secret) -> (FairStart, Commitment) {
        let commitment = secret.commitment();
        let fair = Fair { commitment, pledges: Vec::new(), entropies: Vec::new() };
        (FairStart { secret, fair }, commitment)
    }

    /// A seat binds itself to an entropy that it opens later with `join`.
    pub fn pledge(&mut self, seat: Seat, pledge: Pledge) -> Result<(), JoinError> {
        if self.pledged(seat).is_some() {
            return Err(JoinError::Twice);
        }
        if !self.fair.entropies.is_empty() {
            return Err(JoinError::TooLateToPledge);
        }
        self.fair.pledges.push((seat, pledge));
        Ok(())
    }

    /// A seat adds its entropy, the one it pledged if it did.
    pub fn join(&mut self, seat: Seat, entropy: Entropy) -> Result<(), JoinError> {
        if self.fair.entropies.iter().any(|(other, _)| *other == seat) {
            return Err(JoinError::Twice);
        }
        if self.pledged(seat).is_some_and(|pledge| entropy.pledge() != pledge) {
            return Err(JoinError::NotAsPledged);
        }
        self.fair.entropies.push((seat, entropy));
        Ok(())
    }

    /// Seats that have pledged and not yet opened: the game cannot begin without them.
    pub fn awaited(&self) -> Vec<Seat> {
        let opened = |seat: Seat| self.fair.entropies.iter().any(|(other, _)| *other == seat);
        self.fair.pledges.iter().map(|(seat, _)| *seat).filter(|&seat| !opened(seat)).collect()
    }

    /// What everybody may see, now and in the header of the record.
    pub fn fair(&self) -> &Fair {
        &self.fair
    }

    /// The server's part; it goes into its own store and, at the end, into the record.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The seed of the game, once everybody has joined.
    pub fn seed(&self) -> Seed {
        self.fair.seed(&self.secret)
    }

    fn pledged(&self, seat: Seat) -> Option<Pledge> {
        self.fair.pledges.iter().find(|(other, _)| *other == seat).map(|(_, pledge)| *pledge)
    }
}

/// A label keeps a hash made for one purpose from serving another.
fn digest(label: &[u8], bytes: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(label).chain_update(bytes).finalize().into()
}

pub(crate) fn fresh_bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::from)?;
    Ok(bytes)
}
