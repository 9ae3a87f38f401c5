"""The one family of complaints a command may end with."""


class Wrong(Exception):
    """A command that cannot be carried out: the key of the sentence that says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
