//! Mail over SMTP.

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::sent::{Failed, Sent};

pub struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Whether this is an address of mail; the error is one sentence.
pub fn check(address: &str) -> Result<(), String> {
    let read = address.parse::<Address>().ok().filter(|_| address.len() <= 200);
    read.map(drop).ok_or_else(|| "That is no address for mail.".to_owned())
}

impl Mailer {
    /// `smtps://user:password@mail.example.org`, `smtp://127.0.0.1:25`; the error is one sentence.
    pub fn new(url: &str, from: Option<&str>) -> Result<Mailer, String> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let builder = builder.map_err(|_| "The mail server is written like smtps://user:password@mail.example.org.")?;
        let server = builder.timeout(Some(std::time::Duration::from_secs(20))).build();
        let from = from.ok_or("Say who the mail is from with mail-from.")?;
        let from = from.parse().map_err(|_| format!("`{from}` is no sender for mail."))?;
        Ok(Mailer { server, from })
    }

    pub async fn send(&self, to: &str, subject: &str, text: &str) -> Sent {
        let to: Address = to.parse().map_err(|_| Failed::ForGood)?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text.to_owned())
            .map_err(|_| Failed::ForGood)?;
        match self.server.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(Failed::ForGood),
            Err(_) => Err(Failed::ForNow),
        }
    }
}
