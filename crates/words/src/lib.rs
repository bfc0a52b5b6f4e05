//! Says a message in English, German or Greek, from the files in `data/lang` that the page reads too.
//!
//! What a message speaks of is often a message itself (`the supply train T1 of Prussia`), and languages decline it.
//! So an argument `power` is given to the pattern in all its forms: `$power` as the value of its message,
//! `$power-acc`, `$power-gen` and so on as the attributes of that name, where the language has them, and its plain
//! form where it has not. A list also tells its length as `$power-n`.

use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use rules::tell::{Message, Value};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    Greek,
}

/// Forms besides the plain one: accusative, genitive, dative, and the singular of a suit (the seven is one heart).
const FORMS: [&str; 4] = ["acc", "gen", "dat", "one"];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| Language::ALL.map(bundle));

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Greek];

    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Greek => "el",
        }
    }

    /// The file of messages in this language.
    pub fn file(self) -> &'static str {
        match self {
            Language::English => include_str!("../data/lang/en.ftl"),
            Language::German => include_str!("../data/lang/de.ftl"),
            Language::Greek => include_str!("../data/lang/el.ftl"),
        }
    }

    /// What a board pack calls something in this language.
    pub fn of(self, names: &board::pack::Names) -> &str {
        match self {
            Language::English => &names.en,
            Language::German => &names.de,
            Language::Greek => &names.el,
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| format!("`{code}` is no language of this program; use en, de or el"))
    }
}

/// The message as a sentence.
pub fn say(language: Language, message: &Message) -> String {
    capital(part(language, message))
}

/// The message as a part of a sentence.
pub fn part(language: Language, message: &Message) -> String {
    Speaker::new(language).message(message, None)
}

/// The sentence in English.
pub fn english(message: &Message) -> String {
    say(Language::English, message)
}

/// What is wrong with the words for this message: a missing key or variable. For tests.
pub fn faults(language: Language, message: &Message) -> Vec<String> {
    let mut speaker = Speaker::new(language);
    speaker.message(message, None);
    speaker.faults
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code = language.code().parse().expect("a code of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    // No message mixes directions of writing.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(language.file().to_owned()).expect("the files are checked by a test");
    bundle.add_resource(resource).expect("the files are checked by a test");
    bundle
}

struct Speaker {
    language: Language,
    bundle: &'static FluentBundle<FluentResource>,
    faults: Vec<String>,
}

impl Speaker {
    fn new(language: Language) -> Speaker {
        let at = Language::ALL.iter().position(|&one| one == language).unwrap_or(0);
        Speaker { language, bundle: &BUNDLES[at], faults: Vec::new() }
    }

    /// The plain form, or the attribute of this name if the language has it.
    fn message(&mut self, message: &Message, form: Option<&str>) -> String {
        let Some(found) = self.bundle.get_message(message.key) else {
            self.faults.push(format!("there is no message `{}`", message.key));
            return message.key.to_owned();
        };
        let attribute = form.and_then(|form| found.get_attribute(form)).map(|attribute| attribute.value());
        let Some(pattern) = attribute.or(found.value()) else {
            self.faults.push(format!("`{}` has no words", message.key));
            return message.key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            self.give(&mut args, name, value);
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        self.faults.extend(errors.iter().map(|error| format!("{}: {error}", message.key)));
        text
    }

    /// Adds a variable in all its forms.
    fn give(&mut self, args: &mut FluentArgs, name: &str, value: &Value) {
        if let Value::Number(number) = value {
            args.set(name.to_owned(), *number);
            return;
        }
        let plain = self.value(value, None);
        for form in FORMS {
            let formed = if self.has_form(value, form) { self.value(value, Some(form)) } else { plain.clone() };
            args.set(format!("{name}-{form}"), FluentValue::from(formed));
        }
        args.set(name.to_owned(), FluentValue::from(plain));
        if let Value::List(items) = value {
            args.set(format!("{name}-n"), items.len());
        }
    }

    /// Whether the language says it otherwise in this form. Asked first: clauses are nested deeply.
    fn has_form(&self, value: &Value, form: &str) -> bool {
        match value {
            Value::Message(message) => {
                self.bundle.get_message(message.key).is_some_and(|found| found.get_attribute(form).is_some())
            }
            Value::List(items) => items.iter().any(|item| self.has_form(item, form)),
            Value::Number(_) | Value::Text(_) | Value::Names(_) => false,
        }
    }

    fn value(&mut self, value: &Value, form: Option<&str>) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Names(names) => self.language.of(names).to_owned(),
            Value::Message(message) => self.message(message, form),
            Value::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.value(item, form)).collect();
                self.listed(&items)
            }
        }
    }

    /// `a, b and c`
    fn listed(&mut self, items: &[String]) -> String {
        let Some((last, first)) = items.split_last() else { return String::new() };
        if first.is_empty() {
            return last.clone();
        }
        let list = Message::new("list-and").with("first", first.join(", ")).with("last", last.as_str());
        self.message(&list, None)
    }
}

/// A sentence begins with a capital letter.
fn capital(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}
