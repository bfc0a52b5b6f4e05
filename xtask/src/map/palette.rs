//! Makes a picture small: at most 256 colours, chosen by cutting the colours in use at their medians.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

type Colour = [u8; 3];

/// Reads a PNG and writes it again with a palette.
pub fn shrink(from: &Path, to: &Path) -> Result<u64, String> {
    let fault = |what: &str, path: &Path, error: String| format!("Cannot {what} {}: {error}.", path.display());
    let (width, height, pixels) = read(from).map_err(|error| fault("read", from, error))?;
    let palette = palette(&pixels, 256);
    let indices = nearest(&pixels, &palette);
    write(to, (width, height), &palette, &indices).map_err(|error| fault("write", to, error))?;
    std::fs::metadata(to).map(|data| data.len()).map_err(|error| fault("find", to, error.to_string()))
}

fn read(path: &Path) -> Result<(u32, u32, Vec<Colour>), String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().map_err(|error| error.to_string())?;
    let size = reader.output_buffer_size().ok_or("the picture is too large")?;
    let mut bytes = vec![0; size];
    let info = reader.next_frame(&mut bytes).map_err(|error| error.to_string())?;
    let step = info.color_type.samples();
    if step < 3 {
        return Err("the picture has no colours".to_owned());
    }
    let pixels = bytes[..info.buffer_size()].chunks(step).map(|sample| [sample[0], sample[1], sample[2]]);
    Ok((info.width, info.height, pixels.collect()))
}

fn write(path: &Path, (width, height): (u32, u32), palette: &[Colour], indices: &[u8]) -> Result<(), String> {
    let file = File::create(path).map_err(|error| error.to_string())?;
    let mut encoder = png::Encoder::new(BufWriter::new(file), width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
    writer.write_image_data(indices).map_err(|error| error.to_string())
}

/// Colours are counted with six bits each, which nobody sees.
fn coarse(colour: Colour) -> Colour {
    colour.map(|part| part & 0xfc | part >> 6)
}

/// Splits the box of colours with the largest spread until there are enough.
fn palette(pixels: &[Colour], size: usize) -> Vec<Colour> {
    let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
    for &pixel in pixels {
        *counts.entry(coarse(pixel)).or_default() += 1;
    }
    let mut boxes: Vec<Vec<(Colour, usize)>> = vec![counts.into_iter().collect()];
    while boxes.len() < size {
        let largest = (0..boxes.len()).filter(|&at| boxes[at].len() > 1).max_by_key(|&at| weight(&boxes[at]));
        let Some(largest) = largest else { break };
        let mut full = boxes.swap_remove(largest);
        let channel = widest(&full).0;
        full.sort_by_key(|(colour, _)| colour[channel]);
        let half: usize = full.iter().map(|(_, count)| count).sum::<usize>() / 2;
        let mut seen = 0;
        let cut = full.iter().position(|(_, count)| {
            seen += count;
            seen > half
        });
        let cut = cut.unwrap_or(1).clamp(1, full.len() - 1);
        let rest = full.split_off(cut);
        boxes.push(full);
        boxes.push(rest);
    }
    boxes.iter().map(|one| mean(one)).collect()
}

fn widest(colours: &[(Colour, usize)]) -> (usize, u8) {
    let spread = |channel: usize| {
        let parts = || colours.iter().map(|(colour, _)| colour[channel]);
        parts().max().unwrap_or(0) - parts().min().unwrap_or(0)
    };
    (0..3).map(|channel| (channel, spread(channel))).max_by_key(|&(_, spread)| spread).unwrap_or((0, 0))
}

/// A box matters by its spread and, less, by how many pixels it holds.
fn weight(colours: &[(Colour, usize)]) -> u64 {
    let count: usize = colours.iter().map(|(_, count)| count).sum();
    u64::from(widest(colours).1).pow(2) * u64::from((count as u64).isqrt() as u32)
}

fn mean(colours: &[(Colour, usize)]) -> Colour {
    let total: usize = colours.iter().map(|(_, count)| count).sum();
    std::array::from_fn(|channel| {
        let sum: usize = colours.iter().map(|(colour, count)| usize::from(colour[channel]) * count).sum();
        (sum / total.max(1)) as u8
    })
}

fn nearest(pixels: &[Colour], palette: &[Colour]) -> Vec<u8> {
    let mut known: BTreeMap<Colour, u8> = BTreeMap::new();
    let distance =
        |a: Colour, b: Colour| -> i32 { (0..3).map(|at| (i32::from(a[at]) - i32::from(b[at])).pow(2)).sum() };
    pixels
        .iter()
        .map(|&pixel| {
            let key = coarse(pixel);
            *known.entry(key).or_insert_with(|| {
                let best = (0..palette.len()).min_by_key(|&at| distance(palette[at], key));
                best.unwrap_or(0) as u8
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let pixels = [[0, 0, 0], [255, 255, 255], [128, 0, 0], [0, 0, 0]];
        let palette = palette(&pixels, 256);
        assert_eq!(palette.len(), 3);
        let indices = nearest(&pixels, &palette);
        assert_eq!(indices[0], indices[3]);
        for (index, pixel) in indices.iter().zip(pixels) {
            let found = palette[usize::from(*index)];
            assert!((0..3).all(|at| found[at].abs_diff(pixel[at]) < 4), "{found:?} {pixel:?}");
        }
    }

    #[test]
    fn many_colours_are_cut_to_the_limit() {
        let pixels: Vec<Colour> = (0..=255).flat_map(|red| (0..=255).map(move |green| [red, green, 7])).collect();
        assert_eq!(palette(&pixels, 64).len(), 64);
    }
}
