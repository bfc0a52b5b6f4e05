//! Where a notice may go: an address somebody typed, looked up once and never inside the host's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The longest address anybody may give.
const LONGEST: usize = 600;

/// An address of the web, as far as a notice needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebAddress {
    pub is_tls: bool,
    pub host: String,
    pub port: u16,
    /// From the first slash on.
    pub path: String,
}

impl WebAddress {
    /// `https://host:port/path`; the error is one sentence.
    pub fn read(text: &str) -> Result<WebAddress, String> {
        let wrong = || "An address for notices is like https://example.org/path.".to_owned();
        let fits = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        let (scheme, rest) = text.split_once("://").filter(|_| fits).ok_or_else(wrong)?;
        let is_tls = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(wrong()),
        };
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (place, path) = rest.split_at(end);
        let (host, port) = split_port(place).ok_or_else(wrong)?;
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:".contains(&byte);
        if host.is_empty() || !host.bytes().all(is_name) {
            return Err(wrong());
        }
        let port = port.unwrap_or(if is_tls { 443 } else { 80 });
        let path = path.split('#').next().unwrap_or_default();
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        Ok(WebAddress { is_tls, host: host.to_ascii_lowercase(), port, path })
    }

    /// What a browser calls the origin.
    pub fn origin(&self) -> String {
        let scheme = if self.is_tls { "https" } else { "http" };
        match (self.is_tls, self.port) {
            (true, 443) | (false, 80) => format!("{scheme}://{}", self.named_host()),
            (_, port) => format!("{scheme}://{}:{port}", self.named_host()),
        }
    }

    fn named_host(&self) -> String {
        if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() }
    }

    /// What the `Host` header says.
    pub fn host_header(&self) -> String {
        format!("{}:{}", self.named_host(), self.port)
    }
}

fn split_port(place: &str) -> Option<(&str, Option<u16>)> {
    if let Some(rest) = place.strip_prefix('[') {
        let (host, rest) = rest.split_once(']')?;
        host.parse::<Ipv6Addr>().ok()?;
        return match rest.strip_prefix(':') {
            Some(port) => Some((host, Some(port.parse().ok()?))),
            None => rest.is_empty().then_some((host, None)),
        };
    }
    match place.split_once(':') {
        Some((host, port)) => Some((host, Some(port.parse().ok()?))),
        None => Some((place, None)),
    }
}

/// Looks a name up once, and returns where to connect: the name is not asked again, so it cannot change in between.
/// `exceptions` are names and addresses the host allows although they are inside.
pub async fn resolve(address: &WebAddress, exceptions: &[String]) -> Result<SocketAddr, String> {
    let found = tokio::net::lookup_host((address.host.as_str(), address.port)).await;
    let found: Vec<SocketAddr> = found.map_err(|_| "its name is not known".to_owned())?.collect();
    let first = *found.first().ok_or("its name is not known")?;
    let is_excepted = |ip: IpAddr| {
        exceptions.iter().any(|known| *known == address.host || known.parse::<IpAddr>().is_ok_and(|known| known == ip))
    };
    if found.iter().any(|place| is_inner(place.ip()) && !is_excepted(place.ip())) {
        return Err("it leads inside the host's own network".to_owned());
    }
    Ok(first)
}

/// Addresses that are not the open Internet.
pub fn is_inner(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_inner_v4(ip),
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => is_inner_v4(ip),
            None => is_inner_v6(ip),
        },
    }
}

fn is_inner_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let benchmark = a == 198 && (b == 18 || b == 19);
    let special = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    a == 0
        || a >= 224
        || shared
        || benchmark
        || special
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_documentation()
}

/// Only global unicast is outside; ways to carry an address of the old kind are not.
fn is_inner_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let is_global = parts[0] & 0xe000 == 0x2000;
    let is_documentation = parts[0] == 0x2001 && parts[1] == 0x0db8;
    let is_tunnel = parts[0] == 0x2002 || (parts[0] == 0x2001 && parts[1] == 0);
    !is_global || is_documentation || is_tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_strictly() {
        let read = WebAddress::read("https://Hooks.example.org/a?b=1#c").unwrap();
        assert_eq!((read.host.as_str(), read.port, read.path.as_str()), ("hooks.example.org", 443, "/a?b=1"));
        assert_eq!(read.origin(), "https://hooks.example.org");
        assert_eq!(WebAddress::read("http://[::1]:8080").unwrap().host_header(), "[::1]:8080");
        let bad = [
            "ftp://example.org",
            "https://",
            "https://user@example.org/",
            "https://example.org:port/",
            "https://ex ample.org/",
            "https://example.org/\r\nHost: other",
            "javascript:alert(1)",
            "https://[nonsense]/",
        ];
        for bad in bad {
            assert!(WebAddress::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn inner_addresses_are_known_in_all_their_forms() {
        let inner = "127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 198.18.0.1 192.0.0.8 \
                     203.0.113.5 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 \
                     ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1::1 2001:db8::1 2001:0:1::1";
        for ip in inner.split_whitespace() {
            assert!(is_inner(ip.parse().unwrap()), "{ip}");
        }
        for ip in ["1.1.1.1", "93.184.216.34", "2606:2800:220:1::1", "172.32.0.1", "100.128.0.1"] {
            assert!(!is_inner(ip.parse().unwrap()), "{ip}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused_unless_the_host_allows_it() {
        for text in ["http://localhost:80/", "http://127.0.0.1/", "http://[::ffff:127.0.0.1]/", "http://0x7f.1/"] {
            let Ok(address) = WebAddress::read(text) else { continue };
            assert!(resolve(&address, &[]).await.is_err(), "{text}");
        }
        let address = WebAddress::read("http://127.0.0.1:99/").unwrap();
        assert!(resolve(&address, &["127.0.0.1".to_owned()]).await.is_ok());
        assert!(resolve(&address, &["127.0.0.2".to_owned()]).await.is_err());
    }
}
