//! Making a failing list short: parts are left out, large ones first, as long as the rest still fails.

/// The shortest list found from which nothing more can be left out. The whole list must fail.
pub fn shrink<T: Clone>(items: &[T], fails: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut kept = items.to_vec();
    let mut size = kept.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        let mut shorter = false;
        while at < kept.len() {
            let end = (at + size).min(kept.len());
            let rest: Vec<T> = kept[..at].iter().chain(&kept[end..]).cloned().collect();
            if fails(&rest) {
                kept = rest;
                shorter = true;
            } else {
                at = end;
            }
        }
        // Single things are tried until a whole round removes none.
        if size > 1 {
            size = size.div_ceil(2);
        } else if !shorter {
            size = 0;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_makes_a_list_fail_is_kept() {
        let items: Vec<u32> = (0..300).collect();
        let both = |list: &[u32]| list.contains(&17) && list.contains(&256);
        assert_eq!(shrink(&items, both), [17, 256]);
        assert_eq!(shrink(&items, |list| list.contains(&0)), [0]);
        assert_eq!(shrink(&items, |list| list.len() >= 3).len(), 3);
    }

    #[test]
    fn what_depends_on_what_stays_in_order() {
        // Fails once a 3 stands somewhere after a 1 without a 2 between them.
        let fails = |list: &[u8]| {
            let mut open = false;
            list.iter().any(|&item| {
                open = item == 1 || open && item != 2;
                open && item == 3
            })
        };
        assert_eq!(shrink(&[2, 1, 2, 3, 1, 4, 4, 3, 2], fails), [1, 3]);
    }
}
