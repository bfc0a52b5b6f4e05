//! Bytes on the heap, counted.

/// Bytes a vector of plain values owns.
pub fn owned<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}
