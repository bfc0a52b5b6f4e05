//! The fields of one effect: taken one by one by the kind that needs them; none may be left over.

use std::collections::BTreeMap;

use toml::{Spanned, Value};

use crate::ids::{AreaId, CityId, PieceId, PowerId};
use crate::load::document::Document;
use crate::load::index::{Index, Slugs};
use crate::problem::Problem;

/// An effect as written: `{ kind = "...", field = ... }`.
pub type EffectTable = Spanned<BTreeMap<String, Spanned<Value>>>;

pub struct Fields<'a> {
    document: &'a Document<'a>,
    index: &'a Index,
    pub kind: String,
    at: Spanned<()>,
    rest: BTreeMap<String, Spanned<Value>>,
}

impl<'a> Fields<'a> {
    pub fn new(document: &'a Document<'a>, index: &'a Index, table: EffectTable) -> Result<Fields<'a>, Problem> {
        let at = Spanned::new(table.span(), ());
        let mut fields = Fields { document, index, kind: String::new(), at, rest: table.into_inner() };
        fields.kind = fields.text("kind")?.into_inner();
        Ok(fields)
    }

    pub fn problem(&self, reason: impl Into<String>) -> Problem {
        self.document.problem(&self.at, reason)
    }

    pub fn unknown_kind(&self) -> Problem {
        self.problem(format!("there is no effect of kind `{}`", self.kind))
    }

    fn take(&mut self, name: &str) -> Result<Spanned<Value>, Problem> {
        let found = self.rest.remove(name);
        found.ok_or_else(|| self.problem(format!("the effect `{}` lacks its `{name}`", self.kind)))
    }

    fn text(&mut self, name: &str) -> Result<Spanned<String>, Problem> {
        let value = self.take(name)?;
        match value.get_ref() {
            Value::String(text) => Ok(Spanned::new(value.span(), text.clone())),
            _ => Err(self.document.problem(&value, format!("`{name}` must be a text"))),
        }
    }

    pub fn slug(&mut self, name: &str) -> Result<Spanned<String>, Problem> {
        self.text(name)
    }

    pub fn number<T: TryFrom<i64>>(&mut self, name: &str) -> Result<T, Problem> {
        let value = self.take(name)?;
        let number = value.get_ref().as_integer().and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| self.document.problem(&value, format!("`{name}` must be a small whole number")))
    }

    /// A whole number from 1 to `most`.
    pub fn up_to(&mut self, name: &str, most: usize) -> Result<u8, Problem> {
        let value = self.take(name)?;
        let number = value.get_ref().as_integer().and_then(|number| u8::try_from(number).ok());
        let number = number.filter(|&number| (1..=most).contains(&usize::from(number)));
        number.ok_or_else(|| self.document.problem(&value, format!("`{name}` must be a whole number from 1 to {most}")))
    }

    pub fn power(&mut self, name: &str) -> Result<PowerId, Problem> {
        let slug = self.text(name)?;
        self.index.powers.in_document(self.document, &slug)
    }

    /// A power, or `None` for `taker`: the power that took the card.
    pub fn taker_or_power(&mut self, name: &str) -> Result<Option<PowerId>, Problem> {
        let slug = self.text(name)?;
        if slug.get_ref() == "taker" {
            return Ok(None);
        }
        self.index.powers.in_document(self.document, &slug).map(Some)
    }

    pub fn general(&mut self, name: &str) -> Result<PieceId, Problem> {
        let slug = self.text(name)?;
        self.index.generals.in_document(self.document, &slug)
    }

    pub fn piece(&mut self, name: &str) -> Result<PieceId, Problem> {
        let slug = self.text(name)?;
        self.index.pieces.in_document(self.document, &slug)
    }

    pub fn city(&mut self, name: &str) -> Result<CityId, Problem> {
        let slug = self.text(name)?;
        self.index.cities.in_document(self.document, &slug)
    }

    pub fn area(&mut self, name: &str) -> Result<AreaId, Problem> {
        let slug = self.text(name)?;
        self.index.areas.in_document(self.document, &slug)
    }

    pub fn two_powers(&mut self, name: &str) -> Result<[PowerId; 2], Problem> {
        self.two(name, |index| &index.powers)
    }

    pub fn two_generals(&mut self, name: &str) -> Result<[PieceId; 2], Problem> {
        self.two(name, |index| &index.generals)
    }

    fn two<Id: Copy>(&mut self, name: &str, slugs: fn(&Index) -> &Slugs<Id>) -> Result<[Id; 2], Problem> {
        let value = self.take(name)?;
        let texts: Vec<&str> =
            value.get_ref().as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
        let [first, second] = texts[..] else {
            return Err(self.document.problem(&value, format!("`{name}` must be a list of two")));
        };
        let find =
            |slug: &str| slugs(self.index).in_document(self.document, &Spanned::new(value.span(), slug.to_owned()));
        Ok([find(first)?, find(second)?])
    }

    /// Nothing may be stated that the effect has no use for.
    pub fn finish<T>(self, effect: T) -> Result<T, Problem> {
        match self.rest.first_key_value() {
            None => Ok(effect),
            Some((name, value)) => {
                Err(self.document.problem(value, format!("the effect `{}` has no `{name}`", self.kind)))
            }
        }
    }
}
