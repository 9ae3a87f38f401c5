"""The parameters of every command, with help in one language (cyclopts)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from ludotheque.cli.operating import add_operator
from ludotheque.languages import LANGS, Lang, lookup
from ludotheque.terminal.wrong import Wrong


def _language(say: Mapping[str, str]) -> Parameter:
    """The flag `--lang`: the tag of a language that is installed."""
    tags = ", ".join(LANGS)

    def installed(_: Any, tokens: Sequence[Any]) -> Lang:
        found = lookup([tokens[0].value])
        if found is None:
            raise Wrong("wrong-lang", lang=tokens[0].value, known=tags)
        return found

    return Parameter(help=f"{say['cli-lang']} ({tags})", converter=installed)


def _text(_: Any, tokens: Sequence[Any]) -> str:
    """A word without bytes that are no text: records are UTF-8."""
    word: str = tokens[0].value
    return word.encode(errors="backslashreplace").decode()


def _add_copies(app: App, lang: Lang, say: Mapping[str, str]) -> None:
    """The commands that copy the database and put it back."""
    in_lang = Annotated[Lang, _language(say)]
    copy = Annotated[Path, Parameter(help=say["cli-copy"])]
    at_folder = Annotated[str | None, Parameter(help=say["cli-data"])]
    at_database = Annotated[str | None, Parameter(help=say["cli-database"])]

    @app.command(help=say["cli-backup"])
    def backup(
        file: copy,
        /,
        *,
        data: at_folder = None,
        database: at_database = None,
        force: Annotated[bool, Parameter(help=say["cli-backup-force"], negative="")] = False,
        lang: in_lang = lang,
    ) -> int:
        from ludotheque.cli.backup import backup as write

        return write(file, lang, data=data, database=database, force=force)

    @app.command(help=say["cli-restore"])
    def restore(
        file: copy,
        /,
        *,
        data: at_folder = None,
        database: at_database = None,
        force: Annotated[bool, Parameter(help=say["cli-restore-force"], negative="")] = False,
        lang: in_lang = lang,
    ) -> int:
        from ludotheque.cli.backup import restore as read

        return read(file, lang, data=data, database=database, force=force)


def build(lang: Lang, say: Mapping[str, str]) -> App:
    """The commands, with help in one language."""
    app = App(
        name="ludotheque",
        help=say["cli-about"],
        version_flags=[],
        help_format="plaintext",
        exit_on_error=False,
        result_action="return_value",
    )
    in_lang = Annotated[Lang, _language(say)]
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
        seed: Annotated[str | None, Parameter(help=say["cli-seed"], converter=_text)] = None,
        lang: in_lang = lang,
        resume: Annotated[Path | None, Parameter(help=say["cli-resume"])] = None,
        source: Annotated[Path | None, Parameter(name="--from", help=say["cli-from"])] = None,
        step: Annotated[int | None, Parameter(help=say["cli-step"])] = None,
        seat: Annotated[int | None, Parameter(help=say["cli-seat"])] = None,
        record: Annotated[Path | None, Parameter(help=say["cli-record"])] = None,
        level: Annotated[str | None, Parameter(name=["--level", "--bots"], help=say["cli-level"])] = None,
        hint_level: Annotated[str | None, Parameter(help=say["cli-hint-level"])] = None,
        name: Annotated[str | None, Parameter(help=say["cli-name"], converter=_text)] = None,
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
            source=source,
            step=step,
            seat=seat,
            record=record,
            level=level,
            hints=hint_level,
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

    @app.command(help=say["cli-analyse"])
    def analyse(file: file, /, *, lang: in_lang = lang) -> int:
        from ludotheque.terminal import commands

        return commands.analyse(file, lang)

    @app.command(name="new-game", help=say["cli-new-game"])
    def new_game(
        name: Annotated[str, Parameter(help=say["cli-new-name"])],
        /,
        *,
        folder: Annotated[Path | None, Parameter(help=say["cli-new-folder"])] = None,
        lang: in_lang = lang,
    ) -> int:
        from ludotheque.cli.new_game import new_game as write

        return write(name, folder, lang)

    @app.command(help=say["cli-arena"])
    def arena(  # noqa: PLR0913 — one for each flag
        game: game_key,
        /,
        *,
        players: Annotated[str, Parameter(help=say["cli-players"])],
        variant: Annotated[str | None, Parameter(help=say["cli-variant"])] = None,
        games: Annotated[int, Parameter(help=say["cli-arena-games"])] = 200,
        seed: Annotated[str, Parameter(help=say["cli-seed"], converter=_text)] = "arena",
        processes: Annotated[int | None, Parameter(help=say["cli-processes"])] = None,
        out: Annotated[Path | None, Parameter(help=say["cli-out"])] = None,
        option: Annotated[tuple[str, ...], Parameter(help=say["cli-option"], negative="")] = (),
        lang: in_lang = lang,
    ) -> int:
        from ludotheque.terminal.arena import arena as play_arena

        return play_arena(
            game,
            lang,
            players=players,
            variant=variant,
            wishes=option,
            count=games,
            seed=seed,
            processes=processes,
            out=out,
        )

    @app.command(help=say["cli-recipe"])
    def recipe(
        name: Annotated[str | None, Parameter(help=say["cli-recipe-name"])] = None,
        /,
        *,
        nodes: Annotated[str | None, Parameter(help=say["cli-recipe-nodes"])] = None,
        public: Annotated[str | None, Parameter(help=say["cli-recipe-public"])] = None,
        listen: Annotated[str | None, Parameter(help=say["cli-recipe-listen"])] = None,
        certificate: Annotated[str | None, Parameter(help=say["cli-recipe-certificate"])] = None,
        database: Annotated[str | None, Parameter(help=say["cli-recipe-database"])] = None,
        lang: in_lang = lang,
    ) -> int:
        from ludotheque.cli import recipes

        given = {
            "nodes": nodes,
            "public": public,
            "listen": listen,
            "certificate": certificate,
            "database": database,
        }
        wishes = recipes.Wishes(**{key: value for key, value in given.items() if value is not None})
        return recipes.recipe(name, wishes, lang)

    _add_copies(app, lang, say)
    add_operator(app, lang, say, _language(say))
    app.command("ludotheque.cli.serving:serve", name="serve", help=say["cli-serve"])
    return app
