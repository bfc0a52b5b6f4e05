//! Reads of a message only what a player needs to go on: looking at all of it would cost more than the server's work.
//!
//! Quotes inside a JSON text are escaped, so a name in quotes followed by a colon is always a field.

use rules::Dice;

/// What a message brought.
#[derive(Default)]
pub struct Glance<'a> {
    /// The number of the question and the outcome.
    pub reply: Option<(u64, &'a str)>,
    /// The rule behind a refusal was named.
    pub by_rule: bool,
    pub stage: Option<&'a str>,
    pub position: Option<GlancedPosition<'a>>,
}

pub struct GlancedPosition<'a> {
    pub version: u64,
    /// The legal list, if this seat is asked.
    list: Option<&'a str>,
}

impl Glance<'_> {
    pub fn of(text: &str) -> Glance<'_> {
        let mut glance = Glance::default();
        let (head, position) = match text.split_once(r#""position":{"version":"#) {
            Some((head, rest)) => (head, Some(rest)),
            None => (text, None),
        };
        if let Some((_, reply)) = head.split_once(r#""reply":{"id":"#) {
            glance.reply =
                reply.split_once(r#","outcome":""#).and_then(|(id, rest)| Some((id.parse().ok()?, word(rest))));
            glance.by_rule = reply.contains(r#""rule":""#);
        }
        glance.stage = head.split_once(r#""stage":""#).map(|(_, rest)| word(rest));
        glance.position = position.map(GlancedPosition::of);
        glance
    }
}

impl<'a> GlancedPosition<'a> {
    fn of(text: &'a str) -> GlancedPosition<'a> {
        let version = text.split(',').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let question = text.split_once(r#","question":"#).map_or("", |(_, rest)| rest);
        let is_asked = question.starts_with('{');
        let list = question.split_once(r#""legal":{"actions":["#).filter(|_| is_asked);
        GlancedPosition { version, list: list.map(|(_, rest)| rest) }
    }

    /// Any answer: the entry after any place of the list.
    pub fn answer(&self, dice: &mut Dice) -> Option<String> {
        let (actions, rest) = self.list?.split_once(r#"],"forms":["#)?;
        let (forms, _) = rest.split_once(r#"],"free":["#)?;
        let place = dice.below((actions.len() + forms.len()).max(1));
        let in_forms = after(forms, place.saturating_sub(actions.len()), r#""example":""#);
        let found = after(actions, place, r#""text":""#).or(in_forms).or(after(actions, 0, r#""text":""#));
        found.map(|rest| word(rest).to_owned())
    }
}

/// What follows the first such name after a place.
fn after<'a>(list: &'a str, place: usize, name: &str) -> Option<&'a str> {
    let place = (0..=place.min(list.len())).rev().find(|&at| list.is_char_boundary(at))?;
    list[place..].split_once(name).map(|(_, rest)| rest)
}

/// Up to the closing quote; no action has a quote of its own.
fn word(text: &str) -> &str {
    text.split('"').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_read_with_its_number_outcome_and_rule() {
        let glance = Glance::of(
            r#"{"reply":{"id":7,"outcome":"refused","refusal":{"rule":"F-4.2","message":{"key":"no-step"}}}}"#,
        );
        assert_eq!((glance.reply, glance.by_rule), (Some((7, "refused")), true));
        let glance = Glance::of(r#"{"reply":{"id":8,"outcome":"done"},"table":{"stage":"over"}}"#);
        assert_eq!((glance.reply, glance.by_rule, glance.stage), (Some((8, "done")), false, Some("over")));
        assert!(glance.position.is_none());
    }

    #[test]
    fn an_answer_is_an_entry_of_the_list_or_the_example_of_a_form() {
        let legal = r#""legal":{"actions":[{"text":"end"}],"forms":[{"example":"deploy a=1"}],"free":[]}"#;
        let asked =
            format!(r#"{{"position":{{"version":3,"view":{{}},"question":{{"key":"about-movement"}},{legal}}}}}"#);
        let position = Glance::of(&asked).position.expect("a position");
        assert_eq!(position.version, 3);
        let mut dice = Dice::new(1);
        let answers: Vec<String> = (0..100).filter_map(|_| position.answer(&mut dice)).collect();
        assert_eq!(answers.len(), 100);
        assert!(answers.iter().all(|answer| answer == "end" || answer == "deploy a=1"), "{answers:?}");
        assert!(answers.contains(&"end".to_owned()) && answers.contains(&"deploy a=1".to_owned()));
        let waits = format!(r#"{{"position":{{"version":4,"question":null,{legal}}}}}"#);
        assert_eq!(Glance::of(&waits).position.expect("a position").answer(&mut dice), None);
    }
}
