//! What is sent, over random games of every mode of both titles.

mod both_ways;
mod fields;
#[path = "../../../rules/tests/battery/table.rs"]
mod table;
