//! Bytes as lower-case hexadecimal digits, read strictly.

pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|&byte| [DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]]);
    digits.map(char::from).collect()
}

/// Exactly the digits that `hex` writes for so many bytes.
pub fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    read_bytes(text)?.try_into().ok()
}

/// Any number of bytes.
pub fn read_bytes(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes().chunks_exact(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        assert_eq!(hex(&[0, 0x1f, 0xa0]), "001fa0");
        assert_eq!(read_hex::<3>("001fa0"), Some([0, 0x1f, 0xa0]));
        for wrong in ["001fa", "001fa00", "001FA0", "001fg0", "+01fa0", "é01fa"] {
            assert_eq!(read_hex::<3>(wrong), None, "{wrong}");
        }
    }
}
