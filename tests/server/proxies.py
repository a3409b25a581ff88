"""The sample configurations of deploy/ under the real programs, on free ports and with a certificate of our own."""

import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from spielwerk.build.checkout import ROOT
from tests.requires import require

DEPLOY = ROOT / "deploy"
NAME = "table.example.org"
LETSENCRYPT = f"/etc/letsencrypt/live/{NAME}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    made = [
        str(require("openssl")),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    return certificate, key


class Proxied:
    """Whoever asks through it: the name is the certificate's, the address is ours."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def client(self, source: str = "127.0.0.1", patience: float = 30) -> httpx.Client:
        transport = Named(verify=self.trust, local_address=source)
        address = f"https://127.0.0.1:{self.port}"
        return httpx.Client(transport=transport, base_url=address, timeout=patience, headers={"Host": NAME})


class Named(httpx.HTTPTransport):
    """Asks for the name of the certificate at our own address."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().handle_request(request)


@contextmanager
def proxy(kind: str, folder: Path, upstreams: tuple[int, int]) -> Iterator[Proxied]:
    """nginx or Caddy, with the sample's two ports of the server replaced by these."""
    program = require(kind)
    port, plain = free_port(), free_port()
    chain, key = certificate(folder)
    command, text = (_nginx if kind == "nginx" else _caddy)(program, folder, port, plain, chain, key)
    for there, here in zip(("127.0.0.1:8000", "127.0.0.1:8001"), upstreams, strict=True):
        assert there in text
        text = text.replace(there, f"127.0.0.1:{here}")
    (folder / "conf").write_text(text, "utf-8")
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=folder)
    try:
        _wait(port, process, folder / "proxy.log")
        yield Proxied(port, chain)
    finally:
        # Caddy would wait for every connection that is still open; nginx has workers to end.
        process.send_signal(signal.SIGTERM if kind == "nginx" else signal.SIGKILL)
        process.wait(20)


def _nginx(program: Path, folder: Path, port: int, plain: int, chain: Path, key: Path) -> tuple[list[str], str]:
    sample = (DEPLOY / "nginx.conf").read_text("utf-8")
    for there, here in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        f"{LETSENCRYPT}/fullchain.pem": str(chain),
        f"{LETSENCRYPT}/privkey.pem": str(key),
    }.items():
        assert there in sample
        sample = sample.replace(there, here)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    head = f"{user} pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
    text = f"{head}http {{ access_log off; {paths}\n{sample}\n}}\n"
    return [str(program), "-p", str(folder), "-c", str(folder / "conf"), "-g", "daemon off;"], text


def _caddy(program: Path, folder: Path, port: int, plain: int, chain: Path, key: Path) -> tuple[list[str], str]:
    sample = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"\n{NAME} {{\n" in sample
    sample = sample.replace(f"\n{NAME} {{\n", f"\n{NAME} {{\n\ttls {chain} {key}\n\tbind 127.0.0.1\n")
    text = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n}}\n{sample}"
    return [str(program), "run", "--config", str(folder / "conf"), "--adapter", "caddyfile"], text


def _wait(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        assert process.poll() is None, log.read_text("utf-8")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(log.read_text("utf-8"))
