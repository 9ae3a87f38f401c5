"""What is wrong with JSON that fits no type, and where: the decoder's own words as variables of a text.

The text is `decode-fault`, in every language. It holds nothing but names of the published schema and what the sender
wrote.
"""

import re

import msgspec

SHOWN = 60
"""The most characters of a sender's own value that are shown."""

_PATH = re.compile(r"(.*) - at `(?:key in )?\$?(.*)`", re.DOTALL)
_FORMS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>.+)`", re.DOTALL)),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.+)`", re.DOTALL)),
    ("kind", re.compile(r"Expected `(?P<wanted>.+)`, got `(?P<got>.+)`", re.DOTALL)),
    ("limit", re.compile(r"Expected (?P<wanted>.+)", re.DOTALL)),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<got>.+)", re.DOTALL)),
)
_NOTHING = {"name": "", "wanted": "", "got": ""}


def fault(error: BaseException, root: str) -> dict[str, int | str]:
    """The variables of `decode-fault`; `root` names what was decoded, such as `action`."""
    if not isinstance(error, msgspec.ValidationError):
        return {"what": "json", "where": root, **_NOTHING}
    said, where = str(error), root
    if (placed := _PATH.fullmatch(said)) is not None:
        said, where = placed[1], root + placed[2]
    for what, form in _FORMS:
        if (found := form.fullmatch(said)) is not None:
            given = {name: value.replace("`", "")[:SHOWN] for name, value in found.groupdict().items()}
            return {"what": what, "where": where[:SHOWN], **_NOTHING, **given}
    return {"what": "other", "where": where[:SHOWN], **_NOTHING}
