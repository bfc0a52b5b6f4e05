//! Voronoi cells and the borders between groups of them.

use std::collections::BTreeMap;

use delaunator::{EMPTY, next_halfedge, triangulate};

use crate::geom::{Point, Ring, point};

/// One wall between the cells of two sites: corner to corner, with `left` on its left hand.
#[derive(Clone, Copy, Debug)]
pub struct Wall {
    pub left: usize,
    pub right: usize,
    from: usize,
    to: usize,
}

#[derive(Clone, Debug)]
pub struct Diagram {
    corners: Vec<Point>,
    walls: Vec<Wall>,
}

/// A line along which two groups meet, from one meeting point of three groups to the next (or closed).
#[derive(Clone, Debug)]
pub struct Border<G> {
    pub left: G,
    pub right: G,
    pub line: Vec<Point>,
    pub closed: bool,
}

impl Diagram {
    /// Cells without end are left open: surround the sites that matter with others.
    pub fn new(sites: &[Point]) -> Diagram {
        let points: Vec<delaunator::Point> = sites.iter().map(|p| delaunator::Point { x: p.x, y: p.y }).collect();
        let mesh = triangulate(&points);
        let corners = mesh.triangles.chunks(3).map(|t| circumcentre(sites[t[0]], sites[t[1]], sites[t[2]])).collect();
        let mut walls = Vec::new();
        for (edge, &twin) in mesh.halfedges.iter().enumerate() {
            if twin == EMPTY {
                continue;
            }
            let (here, there) = (mesh.triangles[edge], mesh.triangles[next_halfedge(edge)]);
            walls.push(Wall { left: here, right: there, from: edge / 3, to: twin / 3 });
        }
        Diagram { corners, walls }
    }

    /// Pairs of sites whose cells touch, each pair once.
    pub fn neighbours(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.walls.iter().filter(|wall| wall.left < wall.right).map(|wall| (wall.left, wall.right))
    }

    /// Where cells of different groups meet. Every border appears once.
    pub fn borders<G: Copy + Ord>(&self, group: impl Fn(usize) -> G) -> Vec<Border<G>> {
        let walls: Vec<&Wall> = self.walls.iter().filter(|wall| group(wall.left) < group(wall.right)).collect();
        let mut at: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (index, wall) in walls.iter().enumerate() {
            at.entry(wall.from).or_default().push(index);
            at.entry(wall.to).or_default().push(index);
        }
        let mut used = vec![false; walls.len()];
        let mut borders = Vec::new();
        let starts: Vec<usize> = at.values().filter(|list| list.len() != 2).flatten().copied().collect();
        for start in starts.into_iter().chain(0..walls.len()) {
            if used[start] {
                continue;
            }
            let chain = follow(&walls, &at, start, &mut used);
            let wall = walls[start];
            let closed = chain.len() > 2 && chain.first() == chain.last();
            let mut line: Vec<Point> = chain.into_iter().map(|corner| self.corners[corner]).collect();
            if closed {
                line.pop();
            }
            borders.push(Border { left: group(wall.left), right: group(wall.right), line, closed });
        }
        borders
    }
}

/// Corners from a wall onwards until three groups meet or the line closes.
fn follow(walls: &[&Wall], at: &BTreeMap<usize, Vec<usize>>, start: usize, used: &mut [bool]) -> Vec<usize> {
    let wall = walls[start];
    let is_open = |corner: usize| at[&corner].len() != 2;
    let (first, mut here) =
        if is_open(wall.to) && !is_open(wall.from) { (wall.to, wall.from) } else { (wall.from, wall.to) };
    let mut chain = vec![first, here];
    used[start] = true;
    while !is_open(here) && here != first {
        let Some(&next) = at[&here].iter().find(|&&next| !used[next]) else { break };
        used[next] = true;
        here = if walls[next].from == here { walls[next].to } else { walls[next].from };
        chain.push(here);
    }
    chain
}

fn circumcentre(a: Point, b: Point, c: Point) -> Point {
    let (one, two) = (b - a, c - a);
    let (long, wide) = (one.dot(one), two.dot(two));
    let twice = 2.0 * (one.x * two.y - one.y * two.x);
    a + point((two.y * long - one.y * wide) / twice, (one.x * wide - two.x * long) / twice)
}

/// Joins open lines at their equal ends to rings.
pub fn rings(mut lines: Vec<Vec<Point>>) -> Vec<Ring> {
    let mut rings = Vec::new();
    while let Some(mut ring) = lines.pop() {
        while ring.len() > 1 && ring[0] != ring[ring.len() - 1] {
            let end = ring[ring.len() - 1];
            let next = lines.iter().position(|line| line[0] == end || line[line.len() - 1] == end);
            let Some(next) = next else { break };
            let mut line = lines.remove(next);
            if line[0] != end {
                line.reverse();
            }
            ring.extend(&line[1..]);
        }
        ring.pop();
        rings.push(ring);
    }
    rings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{area, inside};

    /// A five by five lattice, slightly shifted so that no four sites lie on one circle.
    fn lattice() -> Vec<Point> {
        let place = |at: i32| {
            let (column, row) = (f64::from(at % 5), f64::from(at / 5));
            point(10.0 * column + 0.3 * row * row, 10.0 * row + 0.2 * column * column)
        };
        (0..25).map(place).collect()
    }

    #[test]
    fn an_inner_group_gets_a_closed_border_around_its_sites_only() {
        let sites = lattice();
        let diagram = Diagram::new(&sites);
        let borders = diagram.borders(|site| u8::from([12, 13].contains(&site)));
        assert_eq!(borders.len(), 1);
        assert!(borders[0].closed);
        let ring = [borders[0].line.clone()];
        for (at, &site) in sites.iter().enumerate() {
            assert_eq!(inside(&ring, site), [12, 13].contains(&at), "site {at}");
        }
        assert!((area(&ring[0]).abs() - 200.0).abs() < 60.0);
    }

    #[test]
    fn three_groups_meet_in_a_point_shared_by_three_borders() {
        let diagram = Diagram::new(&lattice());
        let borders = diagram.borders(|site| match (site % 5 < 2, site / 5 < 2) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        });
        assert_eq!(borders.len(), 3);
        let ends: Vec<Point> =
            borders.iter().flat_map(|border| [border.line[0], border.line[border.line.len() - 1]]).collect();
        assert!(ends.iter().any(|end| ends.iter().filter(|other| *other == end).count() == 3));
    }

    #[test]
    fn lines_join_to_one_ring() {
        let (a, b, c) = (point(0.0, 0.0), point(1.0, 0.0), point(0.0, 1.0));
        assert_eq!(rings(vec![vec![a, b], vec![c, b], vec![c, a]]).len(), 1);
    }

    #[test]
    fn neighbours_are_the_adjacent_sites() {
        let pairs: Vec<_> = Diagram::new(&lattice()).neighbours().collect();
        assert!(pairs.contains(&(7, 12)) && !pairs.contains(&(2, 12)));
    }
}
