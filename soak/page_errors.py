"""Errors of a page, remembered by the page itself: the driver of WebKit does not tell what its console says."""

import shutil
from pathlib import Path

LISTENER = """
window.tell = (...what) => {
  const told = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  sessionStorage.setItem('complaints', JSON.stringify([...told, what.map(String).join(' ')]));
};
const plain = console.error;
console.error = (...what) => (tell(...what), plain(...what));
const failed = ({ src, href }) => `not loaded: ${src ?? href}`;
addEventListener('error', (event) => tell(event.message ?? failed(event.target)), true);
addEventListener('unhandledrejection', (event) => tell(event.reason));
addEventListener('securitypolicyviolation', (event) => tell(event.violatedDirective, event.blockedURI));
"""
HEARD = "window.tell && JSON.parse(sessionStorage.getItem('complaints') ?? '[]')"
"""All complaints of this tab; null where the page has no listener."""


def listening(built: Path, folder: Path) -> Path:
    """A copy of the built pages that remember their errors for `HEARD`."""
    copy = Path(shutil.copytree(built, folder / "pages"))
    (copy / "listener.js").write_text(LISTENER)
    for squeezed in copy.glob("index.html.*"):
        squeezed.unlink()  # it would be sent instead
    index = copy / "index.html"
    index.write_text(index.read_text().replace("<head>", '<head><script src="/listener.js"></script>', 1))
    return copy
