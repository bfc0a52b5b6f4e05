//! Hussars in the way.

use board::CityId;

use crate::state::Own;
use engine::event::{Event, Log};

/// M-7.6, M-7.7, R-22, R-23: whoever enters a hussar's city sends him off.
pub fn drive_off(own: &mut Own, city: CityId, log: &mut Log) {
    for (number, hussar) in own.hussars.iter_mut().enumerate() {
        if *hussar == Some(city) {
            *hussar = None;
            log.all(|| Event::HussarGone { number: number as u8 });
        }
    }
}
