"""Recognizes the person at the server's own machine, who gets their seats back without any key in the browser.

`play` serves this machine alone, and its games lie in this person's own folder. So a request from this machine needs no
key for what was made here. But a browser also sends requests for any page it shows (CSRF), and a local connection may
come from a proxy: `asks_at_home` refuses both.
"""

from collections.abc import Mapping
from hashlib import blake2b
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from spielwerk.server.data.database import url_of

NAMES = ("127.0.0.1", "::1", "localhost")
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "cf-connecting-ip")
OWN_PAGE = ("same-origin", "none")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def asks_at_home(client: str, port: int, headers: Mapping[str, str]) -> bool:
    """Whether a request to our port comes from this machine, straight, and from the table's own page."""
    if not is_loopback(client) or any(name in headers for name in PASSED_ON):
        return False
    host = headers.get("host", "")
    if not _names_us(host, port):
        # A foreign name that was made to lead here: its page would count as ours.
        return False
    # Browsers name the page that asks, always where something is sent; other programs on this machine name none.
    return headers.get("origin", f"http://{host}") == f"http://{host}" and (
        headers.get("sec-fetch-site", OWN_PAGE[0]) in OWN_PAGE
    )


def _names_us(host: str, port: int) -> bool:
    try:
        named = urlsplit(f"//{host}")
        return named.netloc == host and named.hostname in NAMES and named.port == port and named.username is None
    except ValueError:
        return False


def fingerprint(db: str) -> str:
    """Identifies a database without its path, so that a second `play` can tell whether the first serves the same
    one."""
    url = url_of(db)
    place = str(Path(url.database or "").resolve()) if url.get_backend_name() == "sqlite" else url.render_as_string()
    return blake2b(place.encode(), digest_size=16).hexdigest()
