//! How the server is set up: by flag, then environment, then `kabinett.toml`, then as it comes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

use crate::notice::Means;

/// Where the page is, unless told otherwise.
pub const ADDR: &str = "127.0.0.1:1740";
/// Where the numbers for the host are, unless told otherwise.
pub const METRICS: &str = "127.0.0.1:1741";
pub const DB: &str = "kabinett.db";
/// The file of choices, in the working directory.
pub const FILE: &str = "kabinett.toml";

/// What somebody may choose, in one of the three places.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Choices {
    pub addr: Option<String>,
    pub db: Option<PathBuf>,
    /// Folders of board packs, each instead of the standard one of its game.
    pub data: Option<Vec<PathBuf>>,
    /// A folder with the built page, instead of the one inside the program.
    pub page: Option<PathBuf>,
    pub metrics: Option<String>,
    pub host: Option<Vec<String>>,
    pub behind_proxy: Option<Proxies>,
    pub bot_pause: Option<u64>,
    pub message_rate: Option<u32>,
    pub log: Option<String>,
    /// How people reach this server from outside; stands in notices.
    pub public_url: Option<String>,
    /// The mail server, and who the mail is from.
    pub smtp: Option<String>,
    pub mail_from: Option<String>,
    /// Whom push services may write to.
    pub push_contact: Option<String>,
    /// Names and addresses inside the own network that notices may go to.
    pub notice_allow: Option<Vec<String>>,
}

/// Whether proxies stand before the server, and how many: `true` is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Proxies {
    Any(bool),
    Number(u8),
}

impl Proxies {
    pub fn number(self) -> u8 {
        match self {
            Proxies::Any(any) => any.into(),
            Proxies::Number(number) => number,
        }
    }
}

impl std::str::FromStr for Proxies {
    type Err = ();

    fn from_str(text: &str) -> Result<Proxies, ()> {
        text.parse().map(Proxies::Any).or_else(|_| text.parse().map(Proxies::Number)).map_err(drop)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    pub db: PathBuf,
    pub data: Vec<PathBuf>,
    /// For people who work on the page: it is served from this folder.
    pub page: Option<PathBuf>,
    pub metrics: Option<SocketAddr>,
    /// The address of the numbers was chosen, so it must be had.
    pub metrics_chosen: bool,
    pub hosts: Vec<String>,
    /// How many proxies stand before the server.
    pub proxies: u8,
    pub bot_pause: Duration,
    /// Messages one connection may send a second, and three times as many at once.
    pub message_rate: u32,
    pub log: tracing::Level,
    pub means: Means,
}

impl Choices {
    pub fn from_toml(text: &str) -> Result<Choices, String> {
        toml::from_str(text).map_err(|error| {
            let said = error.message().to_owned();
            format!("{FILE} cannot be read: {said}; see docs/hosting.md.")
        })
    }

    /// `KABINETT_ADDR`, `KABINETT_DB` and so on.
    pub fn from_env(get: impl Fn(&str) -> Option<String>) -> Result<Choices, String> {
        let word = |name: &str| get(&format!("KABINETT_{name}")).filter(|value| !value.is_empty());
        let wrong = |name: &str, form: &str| format!("KABINETT_{name} must be {form}.");
        let number =
            |name: &str| word(name).map(|value| value.parse().map_err(|_| wrong(name, "a number"))).transpose();
        let proxy = word("BEHIND_PROXY")
            .map(|value| value.parse().map_err(|()| wrong("BEHIND_PROXY", "true, false or the number of proxies")));
        Ok(Choices {
            addr: word("ADDR"),
            db: word("DB").map(PathBuf::from),
            data: word("DATA").map(|folders| folders.split(',').map(|folder| folder.trim().into()).collect()),
            page: word("PAGE").map(PathBuf::from),
            metrics: word("METRICS"),
            host: word("HOST").map(|hosts| hosts.split(',').map(|host| host.trim().to_owned()).collect()),
            behind_proxy: proxy.transpose()?,
            bot_pause: number("BOT_PAUSE")?.map(u64::from),
            message_rate: number("MESSAGE_RATE")?,
            log: word("LOG"),
            public_url: word("PUBLIC_URL"),
            smtp: word("SMTP"),
            mail_from: word("MAIL_FROM"),
            push_contact: word("PUSH_CONTACT"),
            notice_allow: word("NOTICE_ALLOW")
                .map(|places| places.split(',').map(|place| place.trim().to_owned()).collect()),
        })
    }

    /// What is chosen here, else what is chosen there.
    #[must_use]
    pub fn or(self, other: Choices) -> Choices {
        Choices {
            addr: self.addr.or(other.addr),
            db: self.db.or(other.db),
            data: self.data.or(other.data),
            page: self.page.or(other.page),
            metrics: self.metrics.or(other.metrics),
            host: self.host.or(other.host),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            bot_pause: self.bot_pause.or(other.bot_pause),
            message_rate: self.message_rate.or(other.message_rate),
            log: self.log.or(other.log),
            public_url: self.public_url.or(other.public_url),
            smtp: self.smtp.or(other.smtp),
            mail_from: self.mail_from.or(other.mail_from),
            push_contact: self.push_contact.or(other.push_contact),
            notice_allow: self.notice_allow.or(other.notice_allow),
        }
    }

    /// The choices as they hold; the error is one sentence.
    pub fn settle(self) -> Result<Config, String> {
        let metrics = match self.metrics.as_deref() {
            Some("off") => None,
            Some(chosen) => Some(address("metrics", chosen)?),
            None => Some(address("metrics", METRICS)?),
        };
        let log = self.log.as_deref().unwrap_or("warn");
        Ok(Config {
            addr: address("addr", self.addr.as_deref().unwrap_or(ADDR))?,
            db: self.db.unwrap_or_else(|| DB.into()),
            data: self.data.unwrap_or_default(),
            page: self.page,
            metrics,
            metrics_chosen: self.metrics.is_some(),
            hosts: self.host.unwrap_or_default(),
            proxies: self.behind_proxy.map_or(0, Proxies::number),
            bot_pause: Duration::from_millis(self.bot_pause.unwrap_or(250)),
            message_rate: self.message_rate.unwrap_or(20).max(1),
            log: log.parse().map_err(|_| format!("`{log}` is no level of the log: error, warn, info or debug."))?,
            means: Means {
                public_url: self.public_url.unwrap_or_default().trim_end_matches('/').to_owned(),
                smtp: self.smtp,
                mail_from: self.mail_from,
                push_contact: self.push_contact,
                allow: self.notice_allow.unwrap_or_default(),
                ..Means::default()
            },
        })
    }
}

fn address(name: &str, text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| format!("`{text}` is no address for {name}: write one like {ADDR}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_beats_the_environment_and_that_beats_the_file() {
        let file = Choices::from_toml("addr = \"127.0.0.1:1\"\ndb = \"file.db\"\nbot-pause = 9").unwrap();
        let env = |name: &str| match name {
            "KABINETT_ADDR" => Some("127.0.0.1:2".to_owned()),
            "KABINETT_DB" => Some("env.db".to_owned()),
            _ => None,
        };
        let flags = Choices { addr: Some("127.0.0.1:3".to_owned()), ..Choices::default() };
        let config = flags.or(Choices::from_env(env).unwrap()).or(file).settle().unwrap();
        assert_eq!((config.addr.port(), config.db.to_str()), (3, Some("env.db")));
        assert_eq!(config.bot_pause, Duration::from_millis(9));
        let proxies = |text: &str| Choices::from_toml(text).unwrap().settle().unwrap().proxies;
        assert_eq!((proxies("behind-proxy = true"), proxies("behind-proxy = 2"), proxies("")), (1, 2, 0));
        let plain = Choices::default().settle().unwrap();
        assert_eq!((plain.addr.to_string().as_str(), plain.db.to_str()), (ADDR, Some(DB)));
    }

    #[test]
    fn what_makes_no_sense_is_said_in_a_sentence() {
        let bad = |choices: Choices| choices.settle().unwrap_err();
        assert!(bad(Choices { addr: Some("here".to_owned()), ..Choices::default() }).contains("`here` is no address"));
        assert!(bad(Choices { log: Some("loud".to_owned()), ..Choices::default() }).contains("`loud`"));
        assert!(Choices::from_toml("adr = 1").unwrap_err().contains(FILE));
        let env = |name: &str| (name == "KABINETT_BOT_PAUSE").then(|| "soon".to_owned());
        assert!(Choices::from_env(env).unwrap_err().contains("KABINETT_BOT_PAUSE"));
    }
}
