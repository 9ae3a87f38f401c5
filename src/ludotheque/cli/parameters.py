"""The parameters of every command, with help in one language (cyclopts)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ludotheque.cli import Language


def build(lang: Language, say: Mapping[str, str]) -> App:
    """The commands, with help in one language."""
    app = App(
        name="ludotheque",
        help=say["cli-about"],
        version_flags=[],
        help_format="plaintext",
        exit_on_error=False,
        result_action="return_value",
    )
    in_lang = Annotated[Language, Parameter(help=say["cli-lang"])]
    game_key = Annotated[str, Parameter(help=say["cli-game"])]
    file = Annotated[Path, Parameter(help=say["cli-file"])]

    @app.command(help=say["cli-games"])
    def games(*, lang: in_lang = lang) -> int:
        from ludotheque.terminal import commands

        return commands.games(lang)

    @app.command(help=say["cli-rules"])
    def rules(game: game_key, /, *, lang: in_lang = lang) -> int:
        from ludotheque.terminal import commands

        return commands.rules(game, lang)

    @app.command(help=say["cli-play"])
    def play(  # noqa: PLR0913 — one for each flag
        game: Annotated[str | None, Parameter(help=say["cli-game"])] = None,
        /,
        *,
        seats: Annotated[int | None, Parameter(help=say["cli-seats"])] = None,
        variant: Annotated[str | None, Parameter(help=say["cli-variant"])] = None,
        seed: Annotated[str | None, Parameter(help=say["cli-seed"])] = None,
        lang: in_lang = lang,
        resume: Annotated[Path | None, Parameter(help=say["cli-resume"])] = None,
        record: Annotated[Path | None, Parameter(help=say["cli-record"])] = None,
        bots: Annotated[Literal["plain", "random"], Parameter(help=say["cli-bots"])] = "plain",
        name: Annotated[str | None, Parameter(help=say["cli-name"])] = None,
        plain: Annotated[bool, Parameter(help=say["cli-plain"], negative="")] = False,
        option: Annotated[tuple[str, ...], Parameter(help=say["cli-option"], negative="")] = (),
    ) -> int:
        from ludotheque.terminal import commands

        return commands.play(
            game,
            lang,
            seats=seats,
            variant=variant,
            seed=seed,
            resume=resume,
            record=record,
            bots=bots,
            name=name,
            plain=plain,
            wishes=option,
        )

    @app.command(help=say["cli-replay"])
    def replay(file: file, /, *, lang: in_lang = lang) -> int:
        from ludotheque.terminal import commands

        return commands.replay(file, lang)

    @app.command(help=say["cli-verify"])
    def verify(file: file, /, *, lang: in_lang = lang) -> int:
        from ludotheque.terminal import commands

        return commands.verify(file, lang)

    app.command("ludotheque.cli.serving:serve", name="serve", help=say["cli-serve"])
    return app
