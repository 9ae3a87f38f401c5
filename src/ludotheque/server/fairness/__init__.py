"""Fair races: the fastest person wins, not the fastest connection (MP-15, AR-22).

See `docs/explanation/fairness.md`.

`Link` (one per connection) measures the round-trip time. `Race` (one per reveal) plans the sends and judges touches.
`enters` says how long a touch waits for slower connections. `verify` and `proves` repeat a judgement from the record.
"""

from ludotheque.server.fairness.delay_reports import DelayReports
from ludotheque.server.fairness.entry import delay, enters
from ludotheque.server.fairness.judge import Anchor, Evidence, Touch, Verdict, adjudicate, proves, verify
from ludotheque.server.fairness.pace import Pace, pace
from ludotheque.server.fairness.race import Link, Race
from ludotheque.server.fairness.roundtrip import LOCAL, Path, Quality, RoundTrip
from ludotheque.server.fairness.trust import Trust

__all__ = [
    "LOCAL",
    "Anchor",
    "DelayReports",
    "Evidence",
    "Link",
    "Pace",
    "Path",
    "Quality",
    "Race",
    "RoundTrip",
    "Touch",
    "Trust",
    "Verdict",
    "adjudicate",
    "delay",
    "enters",
    "pace",
    "proves",
    "verify",
]
