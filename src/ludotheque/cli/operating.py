"""The parameters of `ludotheque operator …`: one command for each thing that an operator does."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from ludotheque.languages import Lang
from ludotheque.terminal.wrong import Wrong

MOST_SEATS = 16
"""How many the protocol can name (`SeatNumber`)."""


def _numbered(seat: int) -> int:
    """The number of a seat in the protocol, where it begins at 0; people count from 1."""
    if not 1 <= seat <= MOST_SEATS:
        raise Wrong("wrong-operator-seat", seat=str(seat))
    return seat - 1


def add_operator(app: App, spoken: Lang, say: Mapping[str, str], language: Parameter) -> None:
    """Add the command with its own commands."""
    desk = App(name="operator", help=say["cli-operator"], help_format="plaintext", version_flags=[])
    table = Annotated[str, Parameter(help=say["cli-operator-table"])]
    address = Annotated[str, Parameter(help=say["cli-operator-address"])]
    time = Annotated[int, Parameter(help=say["cli-operator-minutes"])]

    @dataclass(kw_only=True)
    class Where:
        """What every one of them takes."""

        server: Annotated[str | None, Parameter(help=say["cli-operator-server"])] = None
        data: Annotated[str | None, Parameter(help=say["cli-data"])] = None
        token_file: Annotated[Path | None, Parameter(help=say["cli-operator-token-file"])] = None
        json: Annotated[bool, Parameter(help=say["cli-operator-json"], negative="")] = False
        lang: Annotated[Lang, language] = spoken

    here = Annotated[Where | None, Parameter(name="*")]

    def order(where: Where | None, path: str, body: dict[str, Any] | None, done: str, **variables: str) -> int:
        from ludotheque.cli.operator import Desk, do

        return do(Desk(**vars(where or Where())), path, body, done, **variables)

    def shown(part: str) -> Any:
        def command(*, where: here = None) -> int:
            from ludotheque.cli.operator import Desk, show

            return show(Desk(**vars(where or Where())), part)

        return command

    desk.default(shown("overview"))
    for part in ("tables", "people"):
        desk.command(shown(part), name=part, help=say[f"cli-operator-{part}"])

    @desk.command(help=say["cli-operator-close"])
    def close(code: table, /, *, where: here = None) -> int:
        return order(where, f"/tables/{code}/close", None, "operator-closed", table=code.upper())

    @desk.command(help=say["cli-operator-remove"])
    def remove(
        code: table, seat: Annotated[int, Parameter(help=say["cli-operator-seat"])], /, *, where: here = None
    ) -> int:
        return order(where, f"/tables/{code}/remove", {"seat": _numbered(seat)}, "operator-removed", table=code.upper())

    @desk.command(help=say["cli-operator-ban"])
    def ban(address: address, /, *, minutes: time = 60, where: here = None) -> int:
        return order(where, "/bans", {"address": address, "minutes": minutes}, "operator-banned", address=address)

    @desk.command(help=say["cli-operator-unban"])
    def unban(address: address, /, *, where: here = None) -> int:
        return order(where, "/bans/lift", {"address": address}, "operator-unbanned", address=address)

    @desk.command(help=say["cli-operator-announce"])
    def announce(
        text: Annotated[str, Parameter(help=say["cli-operator-text"])],
        /,
        *,
        minutes: time = 60,
        where: here = None,
    ) -> int:
        done = "operator-announced" if text else "operator-withdrawn"
        return order(where, "/notice", {"text": text, "minutes": minutes}, done)

    app.command(desk)
