"""The files of `ludotheque recipe` for systemd and containers: whole, and in agreement with the settings.

Files for proxies are tested in `tests/server/test_proxies.py`, and a real image in `soak/test_container.py`.
"""

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludotheque.cli.recipes import RECIPES, Wishes, written
from ludotheque.server.services.settings import SETTINGS, Settings, settings

VARIABLES = {each.variable for each in SETTINGS}
COMPOSED = ("compose", "compose-nodes")


def text(name: str, **wishes: str) -> str:
    """A recipe as it is printed."""
    return "".join(f"{line}\n" for line in written(name, Wishes(**wishes)))


def unit(name: str, **wishes: str) -> tuple[dict[str, str], dict[str, str]]:
    """The section `Service` of a unit, and the environment that it sets."""
    source = text(name, **wishes)
    parser = ConfigParser(interpolation=None, strict=False, comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys of units have capitals
    parser.read_string(re.sub(r"^Environment=.*\n", "", source, flags=re.MULTILINE))
    return dict(parser["Service"]), dict(re.findall(r'^Environment="(\w+)=(.*)"$', source, re.MULTILINE))


@pytest.mark.parametrize("name", ["systemd", "systemd-nodes"])
def test_a_unit_sets_settings_that_exist_and_starts_this_program(name: str) -> None:
    service, environment = unit(name, public="https://play.example.org")
    assert environment
    chosen = settings({key: value.replace("%i", "8081") for key, value in environment.items()})
    assert set(environment) <= VARIABLES
    assert chosen.link == "https://play.example.org"
    assert chosen.proxy
    assert chosen.data == f"/var/lib/{service['StateDirectory']}", "the only folder that it may write"
    assert service["StateDirectoryMode"] == "0700"
    assert chosen.host == "127.0.0.1"
    command, word = service["ExecStart"].split()
    assert word == "serve"
    assert Path(command).is_file()
    assert float(service["TimeoutStopSec"]) > 2 * Settings().drain_s + chosen.notice_s


def test_all_recipes_give_several_nodes_the_same_times() -> None:
    """Those of the unit are the ones that `tests/nodes` runs with."""
    _, environment = unit("systemd-nodes")
    wanted = {key: environment[f"LUDOTHEQUE_{key}"] for key in ("NOTICE_S", "QUIET_S")}
    composed = yaml.safe_load(text("compose-nodes"))["services"]["node1"]["environment"]
    assert {key: composed[f"LUDOTHEQUE_{key}"] for key in wanted} == wanted
    for name in ("haproxy", "caddy", "nginx"):
        assert f"--notice-s {wanted['NOTICE_S']} --quiet-s {wanted['QUIET_S']}" in text(name, nodes="a:1,b:2")


def test_a_unit_for_a_house_is_open_to_its_network_and_guesses_its_address() -> None:
    _, environment = unit("systemd")
    chosen = settings(environment)
    assert (chosen.host, chosen.link, chosen.proxy) == ("0.0.0.0", "", False)


def test_a_node_waits_for_its_database_as_long_as_that_takes() -> None:
    """A failed start takes less than a second: systemd would count five of them in ten seconds, and give up."""
    service, _ = unit("systemd-nodes")
    assert (service["Restart"], "RestartPreventExitStatus" in service) == ("always", False)
    first, _, _ = text("systemd-nodes").partition("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in first


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    if (command := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd-analyze is not installed on this machine")
    units = [tmp_path / "ludotheque.service", tmp_path / "ludotheque@8081.service"]
    units[0].write_text(text("systemd"), encoding="utf-8")
    for name in ("ludotheque@.service", units[1].name):
        (tmp_path / name).write_text(text("systemd-nodes"), encoding="utf-8")
    found = subprocess.run([command, "verify", *units], capture_output=True, text=True, check=False, timeout=60)
    assert (found.returncode, found.stderr) == (0, "")
    rated = [
        command,
        "security",
        "--offline=true",
        "--threshold=25",
        str(units[0]),
    ]  # 2.5 of 10, as systemd counts exposure
    found = subprocess.run(rated, capture_output=True, text=True, check=False, timeout=60)
    assert found.returncode == 0, found.stdout


def container() -> dict[str, list[str]]:
    """The instructions of the Containerfile: for each word the rest of its lines, of the last stage."""
    source = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text("container"), flags=re.MULTILINE))
    stage: dict[str, list[str]] = {}
    for line in filter(None, source.splitlines()):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stage = {}
        stage.setdefault(word, []).append(rest)
    return stage


def test_the_image_serves_as_nobody_in_particular_from_a_folder_that_it_can_write() -> None:
    stage = container()
    assert stage["FROM"] == ["${BASE}"], "another base image can be chosen"
    assert (stage["ENTRYPOINT"], stage["CMD"]) == (['["ludotheque"]'], ['["serve"]'])
    (user,), (volume,), (environment,) = stage["USER"], stage["VOLUME"], stage["ENV"]
    assert f"mkdir {volume} && chown {user} {volume}" in stage["RUN"]
    assert not user.startswith("0")
    pairs = dict(pair.split("=", 1) for pair in environment.split())
    chosen = settings(pairs)
    assert chosen.data == volume
    assert stage["EXPOSE"] == [str(chosen.port)]
    assert pairs["container"]


@pytest.mark.parametrize("name", COMPOSED)
def test_a_compose_file_agrees_with_the_image_and_the_settings(name: str) -> None:
    document: dict[str, Any] = yaml.safe_load(text(name))
    services: dict[str, dict[str, Any]] = document["services"]
    ours = [service for service in services.values() if "build" in service]
    assert ours
    for service in ours:
        assert service["build"] == {"context": ".", "dockerfile": RECIPES["container"]}
        assert set(service["environment"]) <= VARIABLES
        values = {
            key: re.sub(r"\$\{\w+(?::[?-][^}]*)?\}", "https://x", value)
            for key, value in service["environment"].items()
        }
        assert settings(values).link == "https://x"
        folders = [mount.rpartition(":")[2] for mount in service["volumes"]]
        assert container()["VOLUME"][0] in folders, "a read-only container can still write its data, which is kept"
        assert set(service.get("depends_on", {})) <= set(services)
        assert float(service["stop_grace_period"].removesuffix("s")) > 2 * Settings().drain_s
    volumes = {
        mount.partition(":")[0]
        for service in services.values()
        for mount in service.get("volumes", [])
        if not mount.startswith(".")
    }
    assert volumes == set(document["volumes"])


def test_alone_its_port_is_published_and_with_nodes_only_the_proxies_are() -> None:
    port = str(Settings().port)
    alone = yaml.safe_load(text("compose"))["services"]["ludotheque"]
    assert alone["ports"] == [f"{port}:{port}"]
    assert port in " ".join(alone["healthcheck"]["test"])
    services = yaml.safe_load(text("compose-nodes"))["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"caddy", "haproxy"}
    assert {name for name, service in services.items() if "profiles" in service} == {"caddy", "haproxy"}


def test_the_comments_of_the_compose_file_name_commands_that_give_what_it_mounts() -> None:
    source = text("compose-nodes")
    made = dict(re.findall(r"ludotheque recipe (\S+).* > (\S+)$", source, re.MULTILINE))
    assert {RECIPES[name] for name in made} == set(made.values())
    services = yaml.safe_load(source)["services"]
    mounted = {mount.partition(":")[0] for service in services.values() for mount in service.get("volumes", [])}
    assert {f"./{file}" for file in made.values()} - {"./Containerfile"} < mounted
    nodes = re.findall(r"--nodes (\S+)", source)
    assert set(nodes) == {",".join(f"{name}:{Settings().port}" for name in services if name.startswith("node"))}
    (certificate,) = re.findall(r"--certificate (\S+)", source)
    assert f"./certificate.pem:{certificate}:ro" in services["haproxy"]["volumes"]
