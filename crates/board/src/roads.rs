//! The road net: compressed adjacency for all roads and for main roads, and all-pairs distances.

use crate::heap::owned;
use crate::ids::CityId;
use crate::sets::CitySet;

/// Distance between cities that no road joins.
pub const FAR: u8 = u8::MAX;

/// One road; `a < b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Road {
    /// The end with the lower id.
    pub a: CityId,
    /// The other end.
    pub b: CityId,
    /// Drawn thick: pieces go farther on it.
    pub main: bool,
}

/// All queries are answered from tables and use no heap.
#[derive(Clone, Debug)]
pub struct Roads {
    list: Vec<Road>,
    all: Adjacency,
    main: Adjacency,
    cities: usize,
    distances: Vec<u8>,
}

#[derive(Clone, Debug)]
struct Adjacency {
    starts: Vec<u16>,
    ends: Vec<CityId>,
}

impl Adjacency {
    fn new(cities: usize, roads: impl Iterator<Item = Road> + Clone) -> Adjacency {
        let mut lists = vec![Vec::new(); cities];
        for road in roads {
            lists[road.a.index()].push(road.b);
            lists[road.b.index()].push(road.a);
        }
        let mut starts = vec![0];
        let mut ends = Vec::new();
        for mut list in lists {
            list.sort_unstable();
            ends.append(&mut list);
            starts.push(ends.len() as u16);
        }
        Adjacency { starts, ends }
    }

    fn of(&self, city: CityId) -> &[CityId] {
        &self.ends[self.starts[city.index()] as usize..self.starts[city.index() + 1] as usize]
    }
}

impl Roads {
    /// Measures a net of so many cities once; everything else is looked up.
    pub fn new(cities: usize, mut list: Vec<Road>) -> Roads {
        list.sort_unstable();
        let all = Adjacency::new(cities, list.iter().copied());
        let main = Adjacency::new(cities, list.iter().copied().filter(|road| road.main));
        let mut distances = vec![FAR; cities * cities];
        let mut queue = Vec::with_capacity(cities);
        for from in 0..cities {
            let row = &mut distances[from * cities..(from + 1) * cities];
            row[from] = 0;
            queue.clear();
            queue.push(CityId(from as u16));
            let mut next = 0;
            while let Some(&here) = queue.get(next) {
                next += 1;
                for &there in all.of(here) {
                    let distance = row[here.index()] + 1;
                    if distance < FAR && row[there.index()] == FAR {
                        row[there.index()] = distance;
                        queue.push(there);
                    }
                }
            }
        }
        Roads { list, all, main, cities, distances }
    }

    /// Bytes the tables own.
    pub(crate) fn memory(&self) -> usize {
        let adjacency = |table: &Adjacency| owned(&table.starts) + owned(&table.ends);
        owned(&self.list) + owned(&self.distances) + adjacency(&self.all) + adjacency(&self.main)
    }

    /// Every road once, `a < b`, sorted.
    pub fn list(&self) -> &[Road] {
        &self.list
    }

    /// Cities joined to this one by a road of any kind, ascending.
    pub fn neighbours(&self, city: CityId) -> &[CityId] {
        self.all.of(city)
    }

    /// Cities joined to this one by a main road, ascending.
    pub fn main_neighbours(&self, city: CityId) -> &[CityId] {
        self.main.of(city)
    }

    /// F-1.20: joined by a road of either kind.
    pub fn are_adjacent(&self, a: CityId, b: CityId) -> bool {
        self.neighbours(a).contains(&b)
    }

    /// F-1.21: drawn thick.
    pub fn is_main(&self, a: CityId, b: CityId) -> bool {
        self.main_neighbours(a).contains(&b)
    }

    /// Number of roads on a shortest way, whatever stands on it.
    pub fn distance(&self, a: CityId, b: CityId) -> u8 {
        self.distances[a.index() * self.cities + b.index()]
    }

    /// Cities at most `steps` away, itself included, whatever stands there.
    pub fn near(&self, city: CityId, steps: u8) -> impl Iterator<Item = CityId> + '_ {
        let row = &self.distances[city.index() * self.cities..(city.index() + 1) * self.cities];
        row.iter().enumerate().filter(move |&(_, &distance)| distance <= steps).map(|(at, _)| CityId(at as u16))
    }

    /// Cities that can be reached in at most `steps` without entering a blocked city.
    /// The start itself may be blocked and is always part of the answer.
    pub fn reach(&self, from: CityId, steps: u8, blocked: &CitySet) -> CitySet {
        let mut seen = CitySet::EMPTY;
        seen.insert(from);
        let mut edge = [from; crate::limits::CITIES];
        let (mut tail, mut head) = (0, 1);
        for _ in 0..steps {
            let round_end = head;
            while tail < round_end {
                for &there in self.neighbours(edge[tail]) {
                    if !seen.contains(there) && !blocked.contains(there) {
                        seen.insert(there);
                        edge[head] = there;
                        head += 1;
                    }
                }
                tail += 1;
            }
            if head == round_end {
                break;
            }
        }
        seen
    }

    /// Length of a shortest way that enters no blocked city, if it is at most `limit` long.
    /// The end city itself may be blocked.
    pub fn open_distance(&self, from: CityId, to: CityId, limit: u8, blocked: &CitySet) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        if self.distance(from, to) > limit {
            return None;
        }
        let mut seen = CitySet::EMPTY;
        seen.insert(from);
        let mut edge = [from; crate::limits::CITIES];
        let (mut tail, mut head) = (0, 1);
        for step in 1..=limit {
            let round_end = head;
            while tail < round_end {
                for &there in self.neighbours(edge[tail]) {
                    if there == to {
                        return Some(step);
                    }
                    let hopeless = self.distance(there, to) > limit - step;
                    if !hopeless && !seen.contains(there) && !blocked.contains(there) {
                        seen.insert(there);
                        edge[head] = there;
                        head += 1;
                    }
                }
                tail += 1;
            }
        }
        None
    }

    /// The cities of a shortest way, both ends included, whatever stands on it; the lowest ids where several are
    /// equally short.
    pub fn way(&self, from: CityId, to: CityId) -> Option<Vec<CityId>> {
        if self.distance(from, to) == FAR {
            return None;
        }
        let mut way = vec![from];
        let mut here = from;
        while here != to {
            let nearer = |&&there: &&CityId| self.distance(there, to) < self.distance(here, to);
            here = *self.neighbours(here).iter().find(nearer).expect("some neighbour is nearer");
            way.push(here);
        }
        Some(way)
    }
}
