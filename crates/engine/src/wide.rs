//! Arrays longer than serde knows, as lists.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

pub fn serialize<S: Serializer, T: Serialize, const N: usize>(all: &[T; N], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(all)
}

pub fn deserialize<'de, D, T, const N: usize>(from: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let all = Vec::<T>::deserialize(from)?;
    let found = all.len();
    all.try_into().map_err(|_| D::Error::invalid_length(found, &"as many as there are places for"))
}
