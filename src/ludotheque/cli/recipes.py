"""`ludotheque recipe`: files for running a server, printed with the caller's own addresses.

A recipe is a file in `recipes/` with `@name@` where a value goes. A line with `@node@` is written once for each node.
A line that is only `@name@` is left out where the value is empty, and may become several.
To add one: put the file there, add a row to `RECIPES`, and a line `recipe-NAME` to the texts.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from ludotheque.terminal.wrong import Wrong
from ludotheque.texts import Lang, Speech

FOLDER = Path(__file__).parents[1] / "recipes"
RECIPES = {
    "haproxy": "haproxy.cfg",
    "caddy": "Caddyfile",
    "nginx": "nginx.conf",
    "systemd": "ludotheque.service",
    "systemd-nodes": "ludotheque@.service",
    "container": "Containerfile",
    "compose": "compose.yaml",
    "compose-nodes": "compose-nodes.yaml",
    "grafana": "grafana.json",
    "prometheus-alerts": "prometheus-alerts.yaml",
}
"""What can be asked for, and its file."""

NODES = "127.0.0.1:8081,127.0.0.1:8082,127.0.0.1:8083"
NODE = "127.0.0.1:8080"
PUBLIC = "https://play.example.org"
DATABASE = "postgresql://ludotheque@/ludotheque?host=/run/postgresql"
_NODE = re.compile(r"[A-Za-z0-9._-]+:[0-9]{1,5}|\[[0-9a-fA-F:]+\]:[0-9]{1,5}")
_VALUE = re.compile(r"@([a-z]+)@")
_ALONE = re.compile(r"(\s*)@([a-z]+)@")
_PLAIN = re.compile(r"[^\s\x00-\x20\x7f-\U0010ffff\"'\\;{}`]*")
"""What goes into a configuration file: no spaces, line breaks, quotes, or ends of a directive."""


class Wishes(Struct, frozen=True, kw_only=True):
    """The options of the command."""

    nodes: str | None = None
    public: str = ""
    listen: str = ""
    certificate: str = ""
    database: str = DATABASE


def recipe(name: str | None, wishes: Wishes, lang: Lang) -> int:
    """Print a recipe, or the list of them."""
    sys.stdout.write("".join(f"{line}\n" for line in (listed(lang) if name is None else written(name, wishes))))
    return 0


def listed(lang: Lang) -> Iterator[str]:
    """One line for each recipe."""
    words = Speech(None, lang, part="terminal")
    for name in RECIPES:
        yield f"{name:<17} {words.text(f'recipe-{name}')}"


def written(name: str, wishes: Wishes) -> Iterator[str]:
    """The lines of a recipe; raises `Wrong` if there is none of this name, or a wish cannot be written into it."""
    if name not in RECIPES:
        raise Wrong("wrong-recipe", name=name, known=", ".join(RECIPES))
    nodes = nodes_of(wishes.nodes if wishes.nodes is not None else NODES if name == "haproxy" else NODE)
    values = _values(wishes, nodes)
    if name.startswith("systemd"):
        values = {key: value.replace("%", "%%") for key, value in values.items()}  # % is a specifier in units
    for line in (FOLDER / RECIPES[name]).read_text(encoding="utf-8").splitlines():
        if "@node@" in line:
            for number, node in enumerate(nodes, 1):
                yield _filled(line, {**values, "node": node, "number": str(number)})
        elif (alone := _ALONE.fullmatch(line)) is not None:
            yield from (f"{alone[1]}{each}" for each in values[alone[2]].splitlines())
        else:
            yield _filled(line, values)


def nodes_of(given: str) -> list[str]:
    """The addresses of the nodes; raises `Wrong` for what is no HOST:PORT."""
    nodes = [node.strip() for node in given.split(",") if node.strip()]
    for node in nodes or [given]:
        if not _NODE.fullmatch(node) or not 0 < int(node.rpartition(":")[2]) < 65536:
            raise Wrong("wrong-nodes", node=node)
    return nodes


def _values(wishes: Wishes, nodes: list[str]) -> dict[str, str]:
    for name in ("public", "listen", "certificate", "database"):
        if not _PLAIN.fullmatch(value := getattr(wishes, name)):
            raise Wrong("wrong-recipe-value", option=f"--{name}", value=value)
    public = wishes.public or PUBLIC
    behind = urlsplit(wishes.public).scheme == "https"  # the server itself speaks plain HTTP
    return {
        "addresses": " ".join(nodes),
        "behind": str(behind).lower(),
        "command": str(Path(sys.executable).with_name("ludotheque")),
        "database": wishes.database,
        "host": "127.0.0.1" if behind else "0.0.0.0",  # noqa: S104 — people on the same network are meant to come
        "link": wishes.public,
        "name": urlsplit(public).hostname or "_",
        "nodes": ",".join(nodes),
        "public": public,
        "version": version("ludotheque"),
        **_listening(public, wishes.listen, wishes.certificate),
    }


def _listening(public: str, wish: str, certificate: str) -> dict[str, str]:
    """Where each proxy listens, and with which certificate, in its own words."""
    listen = wish or (":443" if certificate else ":80")
    host, _, port = listen.rpartition(":")
    # WebSockets over HTTP/2 gain nothing here, and old browsers have bugs with them.
    secure = f" ssl crt {certificate} alpn http/1.1" if certificate else ""
    mode = " ssl" if certificate else ""
    places = [listen] if host else [port, f"[::]:{port}"]
    return {
        "bind": f"bind {listen}{secure}",
        "caddybind": f"bind {host}" if host else "",
        "caddytls": f"tls {certificate} {certificate}" if certificate else "",
        "nginxlisten": "\n".join(f"listen {place}{mode};" for place in places),
        "nginxtls": f"ssl_certificate {certificate};\nssl_certificate_key {certificate};" if certificate else "",
        "site": f"{'https' if certificate else 'http'}://:{port}" if wish else public,
    }


def _filled(line: str, values: Mapping[str, str]) -> str:
    return _VALUE.sub(lambda found: values.get(found[1], found[0]), line)
