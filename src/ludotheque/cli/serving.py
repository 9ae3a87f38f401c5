"""`ludotheque serve`: one parameter for each setting of the server, made from the settings themselves."""

import os
from inspect import Parameter as Argument
from inspect import Signature
from typing import Annotated, Any, Optional

from cyclopts import Parameter

from ludotheque.cli import language
from ludotheque.server.services.settings import SETTINGS, BadSetting, settings
from ludotheque.terminal.wrong import Wrong


def serve(**given: Any) -> int:
    """Open the table server with these settings; what is not given comes from the environment, then the defaults."""
    from ludotheque.server.app import serve as run

    try:
        chosen = settings(os.environ, **given)
    except BadSetting as error:
        raise Wrong(error.key, **error.variables) from None
    return run(chosen, language())


def _argument(name: str, kind: Any, help_: str, variable: str, default: Any) -> Argument:
    """An optional flag; the default is told, not set, so that the environment can still be heard."""
    about = f"{help_} [{variable}; {default!r}]"
    annotation = Annotated[Optional[kind], Parameter(help=about, show_default=False)]  # noqa: UP045 — `kind` is a value
    return Argument(name, Argument.KEYWORD_ONLY, default=None, annotation=annotation)


_ARGUMENTS = [_argument(each.name, each.kind, each.help, each.variable, each.default) for each in SETTINGS]
serve.__signature__ = Signature(_ARGUMENTS, return_annotation=int)  # type: ignore[attr-defined] # read by inspect
serve.__annotations__ = {argument.name: argument.annotation for argument in _ARGUMENTS}
