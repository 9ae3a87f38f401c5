"""Invitations as QR codes: for pages and for terminals, made once for each link and never on the event loop.

A code takes 6 ms, one of a long link 29 ms.
"""

import io

import segno

from ludotheque.server.endpoints.work_queue import WorkQueue

KEPT = 2_000_000
"""Bytes of the newest codes that are cached: those of some hundred tables."""


def qr_svg(link: str) -> bytes:
    """A QR code as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=4, scale=8, xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue()


def qr_terminal(link: str) -> str:
    """A QR code for a terminal: white on black whatever its colours are, for few cameras read a negative."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, compact=True, border=4)
    return "".join(f"\x1b[97;40m{line}\x1b[0m\n" for line in out.getvalue().splitlines())


class QrCodes:
    """The QR codes of one server."""

    def __init__(self) -> None:
        self._queue = WorkQueue(kept=KEPT)

    async def svg(self, link: str, address: str) -> bytes:
        """A QR code as SVG; raises `Illegal` if too many are being made."""
        return await self._queue.do((link, "svg"), lambda: qr_svg(link), address)

    async def terminal(self, link: str, address: str) -> str:
        """The same for a terminal."""
        return (await self._queue.do((link, "terminal"), lambda: qr_terminal(link).encode(), address)).decode()
