//! The course of a game: its lines played one after the other.

use std::sync::Arc;

use rules::tell::Message;
use rules::{Action, Entry, Game, Ruleset, Seat, Seed, text};

use crate::fault::shown;
use crate::line::read_undo;
use crate::{By, Line, Reason, Sitter};

/// Going back by consent plays the game anew; nobody does that more often.
const CONSENTS: usize = 200;

/// A game as far as it has been played.
pub struct Course {
    seed: Seed,
    game: Game,
    /// The actions that stand, without those taken back.
    kept: Vec<Kept>,
    consents: usize,
}

struct Kept {
    seat: Seat,
    words: String,
    /// Nobody else learns that it was done.
    unseen: bool,
}

/// What one line did.
pub struct Step {
    /// The action played; none where something was taken back or somebody sat down.
    pub action: Option<(Seat, Action)>,
    /// The line as everybody may read it who did not write it; `None` where nobody else learns of it at all.
    pub public: Option<String>,
    /// Everything that happened, secrets included.
    pub events: Vec<Entry>,
}

impl Step {
    fn quiet(public: Option<String>) -> Step {
        Step { action: None, public, events: Vec::new() }
    }

    /// Something was taken back: so many actions everybody had seen.
    fn back(seen: usize) -> Step {
        Step::quiet((seen > 0).then(|| format!("undo {seen}")))
    }
}

impl Course {
    pub fn start(rules: Arc<Ruleset>, seed: Seed) -> (Course, Vec<Entry>) {
        let (game, events) = Game::new(rules, seed);
        (Course { seed, game, kept: Vec::new(), consents: 0 }, events)
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Number of actions that stand.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Number of actions that stand and everybody has seen, in whatever form.
    pub fn seen(&self) -> usize {
        self.kept.iter().filter(|kept| !kept.unseen).count()
    }

    /// How many actions go if the last so many that everybody has seen go, with whatever was done unseen since.
    pub fn reach(&self, seen: usize) -> Option<usize> {
        let open = self.kept.iter().enumerate().rev().filter(|(_, kept)| !kept.unseen);
        let first = open.map(|(at, _)| at).nth(seen.checked_sub(1)?)?;
        Some(self.kept.len() - first)
    }

    /// Plays one line, or says why not, and nothing has changed.
    pub fn follow(&mut self, line: &Line) -> Result<Step, Reason> {
        match (line.by, read_undo(&line.action)) {
            (By::Seat(seat), None) => self.play(seat, &line.action),
            (By::Seat(seat), Some(count)) => self.take_back(seat, count),
            (By::Table, Some(count)) => self.go_back(count),
            (By::Table, None) => self.sit_down(&line.action),
        }
    }

    fn play(&mut self, seat: Seat, words: &str) -> Result<Step, Reason> {
        let rules = &self.game.rules;
        let action = rules.read(self.game.state(), seat, words);
        let misread = |problem| Message::new("broken-misread").with("action", shown(words)).with("problem", problem);
        let action = action.map_err(|error| {
            let problem = error.message();
            if error.word == words { problem } else { misread(problem) }
        })?;
        let full = text::with_wording(text::write(rules, &action), words);
        if full != words {
            return Err(Message::new("broken-loose").with("action", full).into());
        }
        let public = text::public(rules, self.game.state(), seat, &action);
        let public = public.map(|public| text::with_wording(public, words));
        let events = self.game.play(seat, &action).map_err(|refusal| {
            let rules = &self.game.rules;
            let refused =
                Message::new("broken-refused").with("action", shown(words)).with("rule", refusal.rule.as_str());
            refused.with("refusal", rules.tell_refusal(&refusal.why))
        })?;
        self.kept.push(Kept { seat, words: words.to_owned(), unseen: public.is_none() });
        Ok(Step { action: Some((seat, action)), public, events })
    }

    /// A seat takes back its own last actions.
    fn take_back(&mut self, seat: Seat, count: usize) -> Result<Step, Reason> {
        let undone = self.game.undo(seat, count);
        undone.map_err(|why| {
            let problem = self.game.rules.tell_refusal(&why);
            Message::new("broken-misread").with("action", format!("undo {count}")).with("problem", problem)
        })?;
        let own = self.kept.iter().enumerate().rev().filter(|(_, kept)| kept.seat == seat);
        let first = own.map(|(at, _)| at).nth(count - 1).expect("so many were taken back");
        let last = self.kept.split_off(first);
        let seen = last.iter().filter(|kept| kept.seat == seat && !kept.unseen).count();
        // What others did unseen since then stays done.
        self.kept.extend(last.into_iter().filter(|kept| kept.seat != seat));
        Ok(Step::back(seen))
    }

    /// All agree to go back, beyond what any of them could take back alone.
    fn go_back(&mut self, count: usize) -> Result<Step, Reason> {
        if count > self.kept.len() {
            return Err(Message::new("broken-goes-back").with("count", count).with("played", self.kept.len()).into());
        }
        if self.consents == CONSENTS {
            return Err(Message::new("broken-consents").with("most", CONSENTS).into());
        }
        let (mut again, _) = Course::start(Arc::clone(&self.game.rules), self.seed);
        let (stays, goes) = self.kept.split_at(self.kept.len() - count);
        for kept in stays {
            again.play(kept.seat, &kept.words).expect("what was played once can be played again");
        }
        let seen = goes.iter().filter(|kept| !kept.unseen).count();
        again.consents = self.consents + 1;
        *self = again;
        Ok(Step::back(seen))
    }

    /// `seat elisabeth bot random`: who plays a seat from now on. The rules do not care.
    fn sit_down(&self, words: &str) -> Result<Step, Reason> {
        let rest = words.strip_prefix("seat ").and_then(|rest| rest.split_once(' '));
        let sits =
            rest.is_some_and(|(seat, who)| self.game.rules.seat_by_slug(seat).is_some() && Sitter::read(who).is_some());
        if sits {
            return Ok(Step::quiet(Some(words.to_owned())));
        }
        Err(Message::new("broken-table-line").with("action", shown(words)).into())
    }
}
