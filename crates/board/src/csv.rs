//! A strict reader for the tables of a pack: `#` comments at the top, one header line, comma-separated
//! fields without quotes. Every row knows its line.

use std::str::FromStr;

use crate::problem::Problem;

#[derive(Debug)]
pub struct CsvTable<'a> {
    rows: Vec<Row<'a>>,
}

#[derive(Clone, Debug)]
pub struct Row<'a> {
    file: &'a str,
    columns: &'static [&'static str],
    pub line: usize,
    fields: Vec<&'a str>,
}

impl<'a> CsvTable<'a> {
    /// Reads a table that must have exactly these columns in this order.
    pub fn read(file: &'a str, text: &'a str, columns: &'static [&'static str]) -> Result<CsvTable<'a>, Problem> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let header = lines.by_ref().find(|(_, line)| !line.starts_with('#'));
        let Some((header_line, header)) = header else {
            return Err(Problem::at(file, 1, "the file has no header line"));
        };
        if header.split(',').ne(columns.iter().copied()) {
            return Err(Problem::at(file, header_line, format!("the header must be `{}`", columns.join(","))));
        }
        let mut rows = Vec::new();
        for (line, text) in lines {
            if text.contains('"') {
                return Err(Problem::at(file, line, "quotes are not allowed"));
            }
            let fields: Vec<&str> = text.split(',').collect();
            if fields.len() != columns.len() {
                let (got, want) = (fields.len(), columns.len());
                return Err(Problem::at(file, line, format!("the row has {got} fields instead of {want}")));
            }
            if let Some(at) = fields.iter().position(|field| field.trim() != *field) {
                return Err(Problem::at(file, line, format!("`{}` has blanks around its value", columns[at])));
            }
            rows.push(Row { file, columns, line, fields });
        }
        Ok(CsvTable { rows })
    }

    pub fn rows(&self) -> &[Row<'a>] {
        &self.rows
    }
}

impl<'a> Row<'a> {
    /// A field by its column; empty where nothing is stated.
    pub fn get(&self, column: &str) -> &'a str {
        let at = self.columns.iter().position(|name| *name == column).expect("a column of this table");
        self.fields[at]
    }

    /// A field that must not be empty.
    pub fn required(&self, column: &str) -> Result<&'a str, Problem> {
        match self.get(column) {
            "" => Err(self.problem(format!("`{column}` is missing"))),
            field => Ok(field),
        }
    }

    pub fn number<T: FromStr>(&self, column: &str) -> Result<T, Problem> {
        let field = self.required(column)?;
        field.parse().map_err(|_| self.problem(format!("`{column}` cannot be {field}")))
    }

    /// A drawing coordinate.
    pub fn coordinate(&self, column: &str) -> Result<f32, Problem> {
        let value: f32 = self.number(column)?;
        if value.is_finite() { Ok(value) } else { Err(self.problem(format!("`{column}` cannot be {value}"))) }
    }

    pub fn problem(&self, reason: impl Into<String>) -> Problem {
        Problem::at(self.file, self.line, reason)
    }
}
