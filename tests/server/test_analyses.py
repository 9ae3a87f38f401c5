"""Analyses over HTTP: of a record in the body and of a table, in the caller's language, and clear refusals."""

from pathlib import Path

import aiohttp
import msgspec

from harness.serving import serving
from ludotheque.server.protocol.replay import Analysed

RECORDS = Path(__file__).parents[1] / "games"
FINISHED = RECORDS / "attrape_reves/records/base-4.jsonl"


async def test_a_record_is_analysed_in_the_callers_language_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, base), aiohttp.ClientSession() as http:
        for lang, word in (("fr", "tailles"), ("en", "sizes")):
            async with http.post(
                f"{base}/api/analysis", data=FINISHED.read_bytes(), headers={"Accept-Language": lang}
            ) as answer:
                assert answer.status == 200
                found = msgspec.json.decode(await answer.read(), type=Analysed)
            assert len(found.seats) == 4
            assert word in found.seats[0][0]
            assert found.turnings
        lines = FINISHED.read_bytes().splitlines(keepends=True)
        for data, rule, key in (
            (b"".join([*lines[:-2], lines[-1]]), "RECORD-1", "record-result"),
            (b"no record", "RECORD-1", "record-header"),
            (FINISHED.read_bytes().replace(b"attrape_reves", b"no_such_game", 1), "LOBBY-21", "refused-no-analysis"),
        ):
            async with http.post(f"{base}/api/analysis", data=data) as answer:
                assert answer.status in (409, 422)
                problem = await answer.json()
                assert (problem["rule"], problem["key"]) == (rule, key)
