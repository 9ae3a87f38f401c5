"""The operator's token: chosen, or generated into a file of the data folder."""

import stat
from pathlib import Path

import pytest

from harness.recording_log import RecordingLog
from harness.serving import serving
from ludotheque.server.services.operator_token import take_token
from ludotheque.server.services.settings import Settings, settings
from tests.server.test_operator import TOKEN, desk


def test_nodes_that_start_at_once_in_one_folder_have_one_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Settings(data=str(tmp_path / "new"))
    others: list[str] = []

    def slow(_: int) -> str:
        """While this node chooses its token, another one starts."""
        monkeypatch.undo()
        others.append(take_token(chosen))
        return "too late"

    monkeypatch.setattr("ludotheque.server.services.operator_token.secrets.token_urlsafe", slow)
    assert [take_token(chosen), take_token(chosen)] == others * 2
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["operator.token"]
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_token_is_kept_where_the_file_system_has_no_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no hard links")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    chosen = Settings(data=str(tmp_path))
    assert take_token(chosen) == take_token(chosen)
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_short_token_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="wrong-setting-token"):
        settings({"LUDOTHEQUE_OPERATOR_TOKEN": "short"})


async def test_a_short_token_in_the_file_lets_nobody_in_and_the_log_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "operator.token").write_text("short\n")
    log = RecordingLog()
    async with serving(tmp_path, log=log) as (_, base), desk(base, "short") as operator:
        assert (await operator.ask("GET", ""))[0] == 401
    (why,) = [fields["why"] for _, name, fields in log.told if name == "operator token unavailable"]
    assert why.startswith("its token has 5 characters, and must have 16 to 256: ")
    assert (tmp_path / "operator.token").read_text() == "short\n", "what an operator wrote stays"


def test_spaces_around_a_chosen_token_are_no_part_of_it() -> None:
    """Files of settings may have them, and log-ins never do."""
    assert settings({"LUDOTHEQUE_OPERATOR_TOKEN": f" {TOKEN}\n"}).operator_token == TOKEN
    assert settings({"LUDOTHEQUE_OPERATOR_TOKEN": " " * 20}).operator_token == ""
