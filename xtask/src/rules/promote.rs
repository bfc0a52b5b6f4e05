//! Setting open entries that are carried to `enforced`, changing nothing else in the files.

/// The text with the status of these entries changed from open to enforced.
pub fn promoted(text: &str, is_due: impl Fn(&str) -> bool) -> String {
    let mut is_due_here = false;
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if let Some(id) = line.strip_prefix("id = \"").and_then(|rest| rest.split('"').next()) {
            is_due_here = is_due(id);
        }
        let is_status = line.trim_end() == "status = \"open\"";
        if is_status && is_due_here {
            out.push_str(&line.replace("open", "enforced"));
        } else {
            out.push_str(line);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_status_of_due_entries_changes() {
        let text = "# open\n[[rule]]\nid = \"F-1.1\"\ntext = \"It is open.\"\nstatus = \"open\"\n\n[[rule]]\n\
            id = \"F-1.2\"\nstatus = \"open\"\n[[rule]]\nid = \"F-1.3\"\nstatus = \"explained\"\n";
        let expected = text.replacen("status = \"open\"", "status = \"enforced\"", 1);
        assert_eq!(promoted(text, |id| id != "F-1.2"), expected);
        assert_eq!(promoted(text, |_| false), text);
    }
}
