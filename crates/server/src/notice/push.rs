//! Web Push: a message only the subscribed browser can read (RFC 8291), signed by this server (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::{Deserialize, Serialize};

use super::address::WebAddress;

/// What a browser hands out: where to send, and for whom to encrypt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Subscription {
    pub endpoint: String,
    /// The browser's public key, 65 bytes in base64url.
    pub p256dh: String,
    /// 16 bytes in base64url.
    pub auth: String,
}

impl Subscription {
    /// Whether its parts have the right shape; the error is one sentence.
    pub fn check(&self) -> Result<(), String> {
        WebAddress::read(&self.endpoint)?;
        let fits = decode(&self.p256dh).is_some_and(|key| key.len() == 65 && key[0] == 4)
            && decode(&self.auth).is_some_and(|auth| auth.len() == 16);
        if fits { Ok(()) } else { Err("The keys of the subscription have another shape.".to_owned()) }
    }
}

fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// The size of a record of the body; one is enough for us.
const RECORD: u32 = 4096;

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut out = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}

/// Key and nonce of the message, from what both sides know.
fn derive(shared: &[u8], auth: &[u8], browser: &[u8], own: &[u8], salt: &[u8; 16]) -> Option<([u8; 16], [u8; 12])> {
    let secret: [u8; 32] = expand(auth, shared, &[b"WebPush: info\0", browser, own])?;
    let key = expand(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = expand(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    Some((key, nonce))
}

/// The body of the request. `None` if the keys of the subscription are no keys.
pub fn encrypt(subscription: &Subscription, words: &[u8]) -> Option<Vec<u8>> {
    let (browser, auth) = (decode(&subscription.p256dh)?, decode(&subscription.auth)?);
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public = own.compute_public_key().ok()?;
    let salt = crate::secret::random_bytes::<16>();
    let peer = UnparsedPublicKey::new(&ECDH_P256, &browser);
    let derived = agree_ephemeral(own, &peer, |shared| derive(shared, &auth, &browser, public.as_ref(), &salt));
    let (key, nonce) = derived.ok()??;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The last record ends with a 2.
    let mut sealed = [words, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).ok()?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(public.as_ref().len() as u8);
    body.extend(public.as_ref());
    body.extend(sealed);
    Some(body)
}

/// The key by which push services know this server.
pub struct Signer {
    pair: EcdsaKeyPair,
}

impl Signer {
    pub fn fresh_key() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the operating system has random numbers").as_ref().to_vec()
    }

    pub fn new(key: &[u8]) -> Option<Signer> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new());
        pair.ok().map(|pair| Signer { pair })
    }

    /// What a browser must be told when it subscribes.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The headers of a message to this address, signed until `until` (seconds since 1970).
    pub fn headers(&self, address: &WebAddress, contact: &str, until: i64) -> Option<String> {
        let claims = serde_json::json!({ "aud": address.origin(), "exp": until, "sub": contact }).to_string();
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature));
        Some(format!(
            "Authorization: vapid t={token}, k={}\r\nTTL: 86400\r\nUrgency: normal\r\n\
             Content-Encoding: aes128gcm\r\nContent-Type: application/octet-stream\r\n",
            self.public_key()
        ))
    }
}

#[cfg(test)]
pub mod browser {
    //! What a browser does with a message.

    use super::*;

    /// A subscription and the keys to read what is sent to it, once.
    pub struct Browser {
        private: EphemeralPrivateKey,
        public: Vec<u8>,
        auth: [u8; 16],
    }

    impl Browser {
        pub fn fresh() -> Browser {
            let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
            let public = private.compute_public_key().unwrap().as_ref().to_vec();
            Browser { private, public, auth: crate::secret::random_bytes() }
        }

        pub fn subscription(&self, endpoint: &str) -> Subscription {
            let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(self.auth));
            Subscription { endpoint: endpoint.to_owned(), p256dh, auth }
        }

        /// Reads a body by the keys of the subscription.
        pub fn decrypt(self, body: &[u8]) -> Vec<u8> {
            let salt: [u8; 16] = body[..16].try_into().unwrap();
            assert_eq!(u32::from_be_bytes(body[16..20].try_into().unwrap()), RECORD);
            let length = usize::from(body[20]);
            let (sender, sealed) = (&body[21..21 + length], &body[21 + length..]);
            let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
            let derived =
                agree_ephemeral(self.private, &peer, |shared| derive(shared, &self.auth, &self.public, sender, &salt));
            let (key, nonce) = derived.unwrap().unwrap();
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let mut sealed = sealed.to_vec();
            let plain = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).unwrap();
            assert_eq!(plain.last(), Some(&2), "the last record");
            plain[..plain.len() - 1].to_vec()
        }
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    /// The example of RFC 8291, section 5: key and nonce from its secrets.
    #[test]
    fn key_and_nonce_are_those_of_the_standards_example() {
        let bytes = |text: &str| decode(text).unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let browser = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let own = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let (key, nonce) = derive(&shared, &auth, &browser, &own, &salt).unwrap();
        assert_eq!(URL_SAFE_NO_PAD.encode(key), "oIhVW04MRdy2XN9CiKLxTg");
        assert_eq!(URL_SAFE_NO_PAD.encode(nonce), "4h_95klXJ5E_qnoN");
    }

    #[test]
    fn only_the_subscribed_browser_reads_a_message() {
        let browser = browser::Browser::fresh();
        let subscription = browser.subscription("https://push.example.org/x");
        assert_eq!(subscription.check(), Ok(()));
        let body = encrypt(&subscription, b"Your turn.").unwrap();
        assert!(!body.windows(4).any(|part| part == b"turn"));
        assert_eq!(browser.decrypt(&body), b"Your turn.");
        let broken = Subscription { p256dh: "AAAA".to_owned(), ..subscription };
        assert!(broken.check().is_err() && encrypt(&broken, b"x").is_none());
    }

    #[test]
    fn a_message_is_signed_for_its_service() {
        let signer = Signer::new(&Signer::fresh_key()).unwrap();
        let address = WebAddress::read("https://push.example.org/x").unwrap();
        let headers = signer.headers(&address, "mailto:host@example.org", 99).unwrap();
        let token = headers.split("t=").nth(1).unwrap().split(',').next().unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(&signer.public_key()).unwrap());
        key.verify(signed.as_bytes(), &decode(signature).unwrap()).expect("signed by the key that is told");
        let claims = decode(signed.split('.').nth(1).unwrap()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!((claims["aud"].as_str(), claims["exp"].as_i64()), (Some("https://push.example.org"), Some(99)));
    }
}
