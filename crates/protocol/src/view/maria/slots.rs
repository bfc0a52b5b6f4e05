//! Things that keep their places while others come and go.

use crate::Fault;

/// Which of the slots are taken.
pub fn slots<T>(slots: &[Option<T>]) -> Vec<u8> {
    let taken = slots.iter().enumerate().filter(|(_, slot)| slot.is_some());
    taken.map(|(at, _)| at as u8).collect()
}

/// The items, each in its slot.
pub fn in_slots<T: Copy, const N: usize>(
    field: &'static str,
    items: &[T],
    slots: &[u8],
) -> Result<[Option<T>; N], Fault> {
    let mut filled = [None; N];
    if items.len() != slots.len() {
        return Err(Fault::wrong(field, "does not name a place for each"));
    }
    for (&item, &slot) in items.iter().zip(slots) {
        let place = filled.get_mut(usize::from(slot)).ok_or_else(|| Fault::wrong(field, "names a place too many"))?;
        *place = Some(item);
    }
    Ok(filled)
}
