"""A connection changes itself: no other module assigns its attributes, or those of its link."""

import ast
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src/ludotheque/server"
OWNER = SERVER / "connection"
NAMES = {"connection", "other"}
"""What a connection is called in the server, as a variable or an attribute."""


def writes(source: str) -> list[str]:
    """Assignments to attributes of a connection, at any depth: `self.connection.link.trust = …`."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in targets:
            parts = [part for part in ast.walk(target) if isinstance(part, ast.Attribute)]
            found += [ast.unparse(part) for part in parts if _of_connection(part.value)]
    return found


def _of_connection(value: ast.expr) -> bool:
    """Whether an expression is a connection, or something that belongs to one."""
    if isinstance(value, ast.Name):
        return value.id in NAMES
    return isinstance(value, ast.Attribute) and (value.attr in NAMES or _of_connection(value.value))


@pytest.mark.parametrize(
    "source",
    ["connection.seats = ()", "self.connection.strikes += 1", "a, connection.lang = 1, 2", "other.link.trust = x"],
)
def test_a_write_is_found(source: str) -> None:
    assert writes(source)


@pytest.mark.parametrize("source", ["self.connection = connection", "seats = connection.seats", "connection.lost()"])
def test_what_is_no_write_is_not_found(source: str) -> None:
    assert not writes(source)


def test_no_module_writes_an_attribute_of_a_connection() -> None:
    modules = [path for path in SERVER.rglob("*.py") if not path.is_relative_to(OWNER)]
    assert len(modules) > 40
    found = {str(path.relative_to(SERVER)): writes(path.read_text(encoding="utf-8")) for path in modules}
    assert not {name: lines for name, lines in found.items() if lines}
