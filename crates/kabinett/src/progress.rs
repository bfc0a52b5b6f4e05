//! A progress bar on stderr, shown only on a terminal.

use std::fmt::Write;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// A bar up to `total`, with the rate and the time left.
pub fn bar(total: u64, what: &str) -> ProgressBar {
    let form = format!("{{bar:32}} {{pos}}/{{len}} {what}, {{rate}}, {{eta}} left");
    let rate = |state: &ProgressState, out: &mut dyn Write| {
        let _ = match state.per_sec() {
            slow if slow < 10.0 => write!(out, "{slow:.1}/s"),
            fast => write!(out, "{fast:.0}/s"),
        };
    };
    let style = ProgressStyle::with_template(&form).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr()).with_style(style.with_key("rate", rate))
}
