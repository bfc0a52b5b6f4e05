//! Reads the paths we write: `M`, `l`, `c` and `z` only.

use crate::geom::{Point, Ring, point};

/// The lines of a path; curves are followed in steps. `None` if it holds anything else.
pub fn lines(d: &str) -> Option<Vec<Vec<Point>>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut pen = point(0.0, 0.0);
    for (command, numbers) in commands(d)? {
        match (command, numbers.as_slice()) {
            ('M', &[x, y]) => {
                pen = point(x, y);
                lines.push(vec![pen]);
            }
            ('l', &[x, y]) => {
                pen = pen + point(x, y);
                lines.last_mut()?.push(pen);
            }
            ('c', steps) if steps.len() == 6 => {
                let bends: Vec<Point> = steps.chunks(2).map(|step| pen + point(step[0], step[1])).collect();
                lines.last_mut()?.extend((1..=8).map(|step| curve(pen, &bends, f64::from(step) / 8.0)));
                pen = bends[2];
            }
            ('z', &[]) => {
                pen = *lines.last()?.first()?;
            }
            _ => return None,
        }
    }
    Some(lines)
}

/// A point of a cubic curve: its two bends and its end follow the pen.
fn curve(pen: Point, bends: &[Point], t: f64) -> Point {
    let s = 1.0 - t;
    pen * (s * s * s) + bends[0] * (3.0 * s * s * t) + bends[1] * (3.0 * s * t * t) + bends[2] * (t * t * t)
}

/// The rings of a filled path.
pub fn rings(d: &str) -> Option<Vec<Ring>> {
    lines(d)
}

fn commands(d: &str) -> Option<Vec<(char, Vec<f64>)>> {
    let mut commands: Vec<(char, Vec<f64>)> = Vec::new();
    let mut word = String::new();
    for letter in d.chars().chain([' ']) {
        let ends_word = !(letter.is_ascii_digit() || letter == '.');
        if ends_word && !word.is_empty() && word != "-" {
            commands.last_mut()?.1.push(word.parse().ok()?);
            word.clear();
        }
        match letter {
            ' ' => {}
            '-' | '.' | '0'..='9' => {
                if letter == '.' && word.contains('.') {
                    commands.last_mut()?.1.push(word.parse().ok()?);
                    word.clear();
                }
                word.push(letter);
            }
            command => commands.push((command, Vec::new())),
        }
    }
    Some(commands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::Path;

    #[test]
    fn what_is_written_is_read_back() {
        let line = [point(1.5, -2.0), point(0.3, 4.0), point(-7.2, 4.0)];
        let mut path = Path::default();
        path.ring(&line);
        path.move_to(point(3.0, 3.0)).curve_to(point(4.0, 3.0), point(5.0, 4.0), point(6.5, 5.5));
        let read = lines(&path.finish()).unwrap();
        assert_eq!(read.len(), 2);
        for (a, b) in read[0].iter().zip(line) {
            assert!(a.distance(b) < 1e-9);
        }
        assert!(read[1][8].distance(point(6.5, 5.5)) < 1e-9);
    }

    #[test]
    fn other_commands_are_not_understood() {
        assert!(lines("M1 2A3 4").is_none());
        assert!(lines("l1 2").is_none());
    }
}
