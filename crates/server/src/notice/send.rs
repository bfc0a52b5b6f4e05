//! One request to somebody else's server: a few hundred bytes out, one line of the answer read, nothing followed.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::{WebAddress, resolve};
use super::{Failed, Sent};

/// A server that takes longer is tried again later.
const PATIENCE: Duration = Duration::from_secs(10);
/// Of an answer only the first line is of interest.
const ANSWER: usize = 512;

static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = builder.expect("the usual versions").with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

/// Sends a body with these headers. A redirect is a refusal: it could lead anywhere.
pub async fn post(address: &WebAddress, exceptions: &[String], headers: &str, body: &[u8]) -> Sent {
    let place = resolve(address, exceptions).await.map_err(|_| Failed::ForGood)?;
    let request = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nUser-Agent: kabinett\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n",
        address.path,
        address.host_header(),
        body.len()
    );
    let message = [request.as_bytes(), body].concat();
    let talk = tokio::time::timeout(PATIENCE, talk(address, place, &message));
    let status = talk.await.map_err(|_| Failed::ForNow)?.map_err(|_| Failed::ForNow)?;
    match status {
        200..=299 => Ok(()),
        408 | 429 | 500..=599 => Err(Failed::ForNow),
        _ => Err(Failed::ForGood),
    }
}

async fn talk(address: &WebAddress, place: SocketAddr, message: &[u8]) -> std::io::Result<u16> {
    let stream = TcpStream::connect(place).await?;
    if !address.is_tls {
        return ask(stream, message).await;
    }
    let name = ServerName::try_from(address.host.clone()).map_err(std::io::Error::other)?;
    ask(TLS.connect(name, stream).await?, message).await
}

/// The status of the answer.
async fn ask(mut stream: impl AsyncRead + AsyncWrite + Unpin, message: &[u8]) -> std::io::Result<u16> {
    stream.write_all(message).await?;
    stream.flush().await?;
    let mut answer = Vec::new();
    let mut part = [0; 128];
    while answer.len() < ANSWER && !answer.contains(&b'\n') {
        match stream.read(&mut part).await? {
            0 => break,
            read => answer.extend_from_slice(&part[..read]),
        }
    }
    let line = String::from_utf8_lossy(&answer);
    let status = line.strip_prefix("HTTP/1.").and_then(|rest| rest.split(' ').nth(1)?.parse().ok());
    status.ok_or_else(|| std::io::Error::other("not an answer"))
}
