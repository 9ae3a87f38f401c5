"""What is said to a person who asked for what cannot be: one sentence, in their language, and the rule behind it."""


class Spoken(Exception):
    """An error that a person is told: the key of its text, and the variables of that text."""

    def __init__(self, key: str, /, **variables: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.variables = variables


class _Ruled(Spoken):
    """Said in the name of a rule."""

    def __init__(self, rule: str, key: str, /, **variables: int | str) -> None:
        super().__init__(key, **variables)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.key}"


class Illegal(_Ruled):
    """A refusal, the player's fault and never ours: the rule that forbids it, and why."""

    def __eq__(self, other: object) -> bool:
        mine = (self.rule, self.key, self.variables)
        return isinstance(other, Illegal) and mine == (other.rule, other.key, other.variables)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class BadOptions(_Ruled, ValueError):
    """Options that no table can be opened with: the rule that limits them, and how."""
