"""`ludotheque recipe`: the list, the files with the caller's addresses, and what cannot be written into one.

That the files work is shown where they run, in `tests/nodes`.
"""

import re
from collections.abc import Callable

import pytest

from ludotheque.cli import main
from ludotheque.cli.recipes import FOLDER, RECIPES, Wishes, written


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_name_every_recipe_is_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recipe", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(RECIPES)
    assert sorted(RECIPES.values()) == sorted(file.name for file in FOLDER.iterdir())


@pytest.mark.parametrize("name", RECIPES)
def test_every_value_of_a_recipe_is_filled_in(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recipe", name]) == 0
    assert not re.search(r"@[a-z]+@", capsys.readouterr().out)


def test_a_line_for_a_node_is_written_for_each_of_them() -> None:
    lines = list(written("haproxy", Wishes(nodes="10.0.0.1:8081, [fd00::2]:8082", listen="127.0.0.1:9000")))
    assert [line.strip() for line in lines if line.strip().startswith("server ")] == [
        "server n1 10.0.0.1:8081",
        "server n2 [fd00::2]:8082",
        "server n1 10.0.0.1:8081 track table/n1",
        "server n2 [fd00::2]:8082 track table/n2",
    ]
    assert "  bind 127.0.0.1:9000" in lines


def test_haproxy_repeats_only_what_no_node_has_done() -> None:
    """`empty-response` would repeat a join that a dying node has written (test_proxies, where HAProxy is installed)."""
    lines = [line.strip() for line in written("haproxy", Wishes())]
    assert [line for line in lines if line.startswith("retry-on")] == ["retry-on conn-failure 501"]


def test_with_a_certificate_the_proxy_speaks_https() -> None:
    assert "  bind :443 ssl crt /etc/ludo.pem alpn http/1.1" in written("haproxy", Wishes(certificate="/etc/ludo.pem"))


def test_a_percent_sign_in_a_unit_is_no_specifier() -> None:
    lines = list(written("systemd-nodes", Wishes(database="postgresql://ludo:a%40b@db/ludo")))
    assert 'Environment="LUDOTHEQUE_DATABASE=postgresql://ludo:a%%40b@db/ludo"' in lines
    assert 'Environment="LUDOTHEQUE_PORT=%i"' in lines


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["lighttpd"], lambda text: "lighttpd" in text and all(name in text for name in RECIPES)),
        (["haproxy", "--nodes", "here"], lambda text: "“here”" in text and "HOST:PORT" in text),
        (["haproxy", "--nodes", "here:99999"], lambda text: "“here:99999”" in text),
        (["haproxy", "--nodes", ""], lambda text: "HOST:PORT" in text),
        (["systemd-nodes", "--public", 'a"\nUser=root'], lambda text: "--public" in text),
    ],
)
def test_what_cannot_be_written_is_said(
    words: list[str], says: Callable[[str], bool], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["recipe", *words, "--lang", "en"]) == 2
    assert says(capsys.readouterr().err)
