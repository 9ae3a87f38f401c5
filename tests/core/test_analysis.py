"""What every analysis shares."""

from ludotheque.core.analysis import Telling, silent


def test_whoever_wants_no_progress_is_told_in_vain() -> None:
    tell: Telling = silent
    for share in (0.0, 0.5, 1.0):
        tell(share)
