//! Passwords are hashed with argon2id, each with a salt of its own, and never kept.

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::secret::random_bytes;

/// 19 MB of memory, two passes, one lane: what OWASP advises where a server hashes for many.
const MEMORY_KB: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// A hash no password fits, made like the others: a name nobody has takes as long as one somebody has.
pub const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// 10 to 200 letters: long enough, and no work for nothing.
pub fn is_fit(word: &str) -> bool {
    (10..=200).contains(&word.chars().count())
}

pub fn hash(word: &str) -> Option<String> {
    let salt = SaltString::encode_b64(&random_bytes::<16>()).ok()?;
    Some(hasher()?.hash_password(word.as_bytes(), &salt).ok()?.to_string())
}

pub fn fits(word: &str, hash: &str) -> bool {
    let (Some(hasher), Ok(hash)) = (hasher(), PasswordHash::new(hash)) else { return false };
    word.chars().count() <= 200 && hasher.verify_password(word.as_bytes(), &hash).is_ok()
}

fn hasher() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KB, PASSES, 1, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_alone() {
        let (one, other) = (hash("correct horse").expect("hashed"), hash("correct horse").expect("hashed"));
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && one != other, "{one}");
        assert!(fits("correct horse", &one) && fits("correct horse", &other));
        assert!(!fits("correct horsf", &one) && !fits("", &one) && !fits("correct horse", "rubbish"));
    }

    #[test]
    fn the_hash_of_nobody_is_worked_through_like_any_other() {
        let parsed = PasswordHash::new(NOBODY).expect("a hash");
        let params = Params::try_from(&parsed).expect("its parameters");
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (MEMORY_KB, PASSES, 1));
        assert!(parsed.hash.is_some_and(|hash| hash.len() == 32));
        assert!(!fits("nobody", NOBODY));
    }

    #[test]
    fn short_and_endless_passwords_are_not_fit() {
        assert!(!is_fit("nine char") && is_fit("ten chars!") && !is_fit(&"x".repeat(201)));
    }
}
