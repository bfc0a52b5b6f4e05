//! Where a request comes from: whom the limits count.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// Whom the limits count: an IPv4 address, or all of an IPv6 /64, which is what one household or one rented machine has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    network: IpAddr,
    /// The host's own machine, spoken to directly: not counted.
    pub is_host: bool,
}

impl Source {
    /// The visitor at the other end of a connection, or the one that the last `proxies` machines before this server
    /// name. `None`: they name nobody.
    pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: u8) -> Option<Source> {
        if proxies == 0 {
            let network = network_of(peer);
            return Some(Source { network, is_host: network.is_loopback() });
        }
        // Whatever stands further left was sent by the visitor and may be anything.
        let lines = headers.get_all("x-forwarded-for").iter();
        let lines = lines.map(|line| line.to_str()).collect::<Result<Vec<_>, _>>().ok()?;
        let hops: Vec<&str> = lines.iter().flat_map(|line| line.split(',')).map(str::trim).collect();
        let named = hops.len().checked_sub(usize::from(proxies)).map(|at| hops[at])?;
        Some(Source { network: network_of(read(named)?), is_host: false })
    }
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) if !six.is_loopback() => {
            let [a, b, c, d, ..] = six.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forwarded(lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        headers
    }

    fn named(proxies: u8, lines: &[&str]) -> Option<String> {
        let source = Source::of([127, 0, 0, 1].into(), &forwarded(lines), proxies)?;
        assert!(proxies == 0 || !source.is_host, "nobody behind a proxy is the host");
        Some(source.network.to_string())
    }

    #[test]
    fn without_a_proxy_only_the_connection_counts() {
        assert_eq!(named(0, &["192.0.2.7"]).as_deref(), Some("127.0.0.1"));
        assert!(Source::of([127, 0, 0, 1].into(), &HeaderMap::new(), 0).is_some_and(|source| source.is_host));
        assert!(Source::of([192, 0, 2, 1].into(), &forwarded(&["127.0.0.1"]), 0).is_some_and(|source| !source.is_host));
    }

    #[test]
    fn the_hop_the_proxy_added_counts_whatever_the_visitor_sent() {
        for (proxies, lines, expected) in [
            (1, &["203.0.113.5, 192.0.2.7"][..], Some("192.0.2.7")),
            (1, &["203.0.113.5", "192.0.2.7"], Some("192.0.2.7")),
            (2, &["127.0.0.1, 203.0.113.5", "192.0.2.7"], Some("203.0.113.5")),
            (1, &["127.0.0.1"], Some("127.0.0.1")),
            (1, &["192.0.2.7:50123"], Some("192.0.2.7")),
            (1, &["[2001:db8:1:2:3:4:5:6]:443"], Some("2001:db8:1:2::")),
            (1, &["[2001:db8:1:2:3:4:5:6]"], Some("2001:db8:1:2::")),
            (1, &["2001:db8:1:2:aaaa::1"], Some("2001:db8:1:2::")),
            (1, &["::ffff:192.0.2.7"], Some("192.0.2.7")),
            (1, &[], None),
            (2, &["192.0.2.7"], None),
            (1, &["192.0.2.7, unknown"], None),
            (1, &["192.0.2.7,"], None),
            (1, &["192.0.2.999"], None),
        ] {
            assert_eq!(named(proxies, lines).as_deref(), expected, "{proxies} {lines:?}");
        }
    }
}
