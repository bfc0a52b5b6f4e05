//! A way along the roads, as marches and retreats name it.

use board::CityId;

/// A chain of cities, the start included.
#[derive(Clone, Copy)]
pub struct Path {
    len: u8,
    cities: [CityId; Path::ROOM],
}

impl Path {
    /// The longest retreat: a stack of three loses 23 of 24 armies.
    pub const ROOM: usize = 24;

    /// A path that has not left its start.
    pub fn new(start: CityId) -> Path {
        Path { len: 1, cities: [start; Path::ROOM] }
    }

    /// `None` if there is no city, or more than fit.
    pub fn from_cities(cities: &[CityId]) -> Option<Path> {
        let (&first, rest) = cities.split_first()?;
        if cities.len() > Path::ROOM {
            return None;
        }
        let mut path = Path::new(first);
        for &city in rest {
            path.push(city);
        }
        Some(path)
    }

    /// Goes on to one more city.
    pub fn push(&mut self, city: CityId) {
        self.cities[self.len as usize] = city;
        self.len += 1;
    }

    /// Takes the last step back.
    pub fn pop(&mut self) {
        assert!(self.len > 1, "the start of a path stays");
        self.len -= 1;
    }

    /// All cities in order, the start first.
    pub fn cities(&self) -> &[CityId] {
        &self.cities[..self.len as usize]
    }

    /// Where it begins.
    pub fn start(&self) -> CityId {
        self.cities[0]
    }

    /// Where it ends; the start if there is no step.
    pub fn end(&self) -> CityId {
        self.cities[self.len as usize - 1]
    }

    /// Number of roads.
    pub fn steps(&self) -> u8 {
        self.len - 1
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.cities() == other.cities()
    }
}

impl Eq for Path {}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cities().iter().map(|city| city.0)).finish()
    }
}
