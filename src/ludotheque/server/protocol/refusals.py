"""Every refusal of the server: its id, the key of its text, its HTTP status and what it means.

Raise one by calling it: `raise refusals.NOT_HOST()`. The texts are in `server/texts` and `texts`, in every language.
`python -m tools.protocol_page` writes the table in `docs/reference/protocol.md` from this module. A game refuses under
the ids of its own rules (MP-17, AR-4, MA-9); they are not listed here.
"""

from msgspec import Struct

from ludotheque.core import BadOptions, Illegal, Spoken

UNPROCESSABLE = 422
"""The HTTP status of a refusal by a game's own rule: bad options."""


class Refusal(Struct, frozen=True):
    """One reason to refuse. Several reasons may share an id: the key tells them apart."""

    id: str
    key: str
    """The key of its text."""
    status: int | None
    """Over HTTP; `None`: it is only ever sent over the socket."""
    meaning: str
    """One line for the protocol page."""
    retry: bool = False
    """Whether the reason passes by itself: the same request may succeed a moment later."""

    def __call__(self, **variables: int | str) -> Illegal:
        """The refusal, to be raised or sent; the variables are those of its text."""
        return Illegal(self.id, self.key, **variables)


# --- the socket: what cannot be read, and who has not said hello ---
UNREADABLE = Refusal("WIRE-1", "refused-unreadable", None, "Not a message of the protocol; the text says where.")
BINARY = Refusal("WIRE-1", "refused-binary", None, "A binary frame: messages are text.")
NOT_AN_ACTION = Refusal("WIRE-2", "refused-not-an-action", None, "Not an action of this game; the text says where.")
TOO_FAST = Refusal(
    "WIRE-3",
    "refused-too-fast",
    None,
    "Too many messages on one socket or from one address, or too much chat.",
    retry=True,
)
HELLO_FIRST = Refusal("WIRE-4", "refused-hello-first", None, "The first message must be `hello`.")
OTHER_PROTOCOL = Refusal("WIRE-5", "refused-protocol", None, "The server speaks another version of the protocol.")
WRONG_TOKEN = Refusal("WIRE-6", "refused-token", None, "No seat of this table has this token.")
OTHER_TABLE = Refusal("WIRE-7", "refused-other-table", None, "The path of this socket names another table.")
OUR_FAULT = Refusal("WIRE-9", "refused-our-fault", 500, "A fault of the server. Nothing changed.")

# --- HTTP requests ---
BAD_REQUEST = Refusal("HTTP-1", "refused-request", 422, "The body is not JSON, or not of the type of this route.")
TOO_LARGE = Refusal("HTTP-1", "refused-too-large", 413, "The body is larger than allowed.")
CUT_SHORT = Refusal("HTTP-1", "refused-cut-short", 400, "The body ended early.")
NO_HTTP = Refusal("HTTP-1", "refused-no-http", 400, "This is not an HTTP request.")
HEAD_TOO_LARGE = Refusal("HTTP-1", "refused-head-too-large", 431, "A header or the address is too long.")
NO_SUCH_PAGE = Refusal("HTTP-2", "refused-no-such-page", 404, "There is no such route.")
BAD_HOST = Refusal("HTTP-3", "refused-host", 400, "The Host header names no host.")
BAD_ORIGIN = Refusal("HTTP-3", "refused-no-origin", 400, "The Origin header names no site.")
OTHER_ORIGIN = Refusal("HTTP-4", "refused-origin", 403, "A page of another site may not connect; see `--origins`.")
TOO_SLOW = Refusal("HTTP-5", "refused-too-slow", 408, "The body took too long to arrive.")
OTHER_PATH = Refusal("HTTP-6", "refused-path", 400, "Several nodes: the path must name the table, in capital letters.")

# --- limits ---
TOO_MANY_REQUESTS = Refusal("LIMIT-1", "refused-too-many-requests", 429, "Too many requests of an address.", retry=True)
TOO_MANY_TABLES = Refusal("LIMIT-2", "refused-too-many-tables", 429, "Too many new tables of an address.")
TOO_MANY_GUESSES = Refusal("LIMIT-3", "refused-too-many-guesses", 429, "Too many wrong codes or tokens of an address.")
TOO_MANY_REPLAYS = Refusal("LIMIT-4", "refused-too-many-replays", 429, "Too many replays or records for an address.")
TOO_MANY_HELLOS = Refusal(
    "LIMIT-5", "refused-too-many-hellos", None, "Too many `hello` of a socket or address.", retry=True
)
TOO_MUCH_TRAFFIC = Refusal("LIMIT-6", "refused-too-much", None, "Too many bytes sent to an address.", retry=True)
TOO_MANY_SOCKETS = Refusal("LIMIT-7", "refused-too-many-sockets", 429, "Too many open sockets of an address.")
TOO_MANY_WATCHERS = Refusal("LIMIT-8", "refused-too-many-watchers", None, "The table has enough spectators.")
REPLAYS_BUSY = Refusal("LIMIT-9", "refused-busy", 503, "Too many replays, analyses or QR codes wait.", retry=True)
BANNED = Refusal("LIMIT-10", "refused-banned", 403, "The operator refuses this address for a time.")
TOO_MANY_LOGINS = Refusal("LIMIT-11", "refused-too-many-logins", 429, "Too many wrong operator's tokens of an address.")

# --- the operator ---
NOT_OPERATOR = Refusal("OPERATOR-1", "refused-not-operator", 401, "No cookie of a log-in, or not the right token.")
NO_ADDRESS = Refusal("OPERATOR-2", "refused-no-address", 422, "Not an IPv4 or IPv6 address.")
OWN_ADDRESS = Refusal("OPERATOR-3", "refused-own-address", 422, "An address of this machine cannot be banned.")
NO_PERSON = Refusal("OPERATOR-4", "refused-no-person", 422, "No person has this seat.")
NOT_HERE = Refusal("OPERATOR-5", "refused-not-here", 409, "Nobody is at the table at this node: another may have it.")

# --- the lobby: opening tables, sitting down, hosting ---
NO_SUCH_GAME = Refusal("LOBBY-1", "refused-no-such-game", 404, "No installed game has this key.")
BAD_OPTIONS = Refusal("LOBBY-2", "refused-options", 422, "The options do not fit the game's `Options` type.")
SERVER_FULL = Refusal("LOBBY-3", "refused-server-full", 503, "The server holds as many tables as it may.", retry=True)
NO_SUCH_TABLE = Refusal("LOBBY-4", "refused-no-such-table", 404, "No table has this code.")
ALREADY_STARTED = Refusal("LOBBY-5", "refused-already-started", 409, "Only possible before the start.")
NOT_OVER = Refusal("LOBBY-6", "refused-not-over", None, "A rematch is possible after the end.")
SEAT_TAKEN = Refusal("LOBBY-7", "refused-seat-taken", 409, "Somebody has this seat.")
TABLE_FULL = Refusal("LOBBY-8", "refused-table-full", 409, "The table has no empty seat.")
LOBBY_STALLED = Refusal("LOBBY-9", "refused-stalled", 503, "The database cannot be used now.", retry=True)
BAD_NAME = Refusal("LOBBY-10", "refused-name", 422, "The name has no visible character.")
NO_SUCH_LEVEL = Refusal(
    "LOBBY-11", "refused-no-such-level", 422, "The game has no bot of this level; the text lists them."
)
NOT_HOST = Refusal("LOBBY-12", "refused-not-host", None, "Only the host may do this.")
NO_RECORD = Refusal("LOBBY-13", "refused-no-record", 409, "The game is not over: no record, no replay.")
MOVED = Refusal("LOBBY-22", "refused-moved", 503, "Another node has just taken the table over.", retry=True)
NO_ANALYSIS = Refusal("LOBBY-21", "refused-no-analysis", 409, "The game did not end, or has no analysis.")
REMOVE_HOST = Refusal("LOBBY-14", "refused-remove-host", None, "Who acts as host cannot remove the host.")
REMOVE_BOT = Refusal("LOBBY-24", "refused-remove-bot", None, "After the start only people can be removed.")
TOO_MANY_PEOPLE = Refusal("LOBBY-15", "refused-too-many-people", None, "The other game has too few seats.")
FIRST_EMPTY = Refusal("LOBBY-16", "refused-first-empty", None, "An empty seat cannot begin.")
MORE_TIME_PEOPLE = Refusal("LOBBY-23", "refused-more-time", None, "Only people get more time.")
NO_FIRST = Refusal("LOBBY-17", "refused-no-first", None, "This game has no option `first`.")
DAMAGED_TABLE = Refusal("LOBBY-18", "refused-damaged-table", 410, "The stored table cannot be read any more.")
OTHER_RULES = Refusal(
    "LOBBY-19", "refused-other-rules", 501, "The table is played under other rules than this node knows (`RULES`)."
)
NOT_KEPT = Refusal("LOBBY-20", "refused-not-kept", 404, "No table has this code; finished games are deleted here.")

# --- a table in play ---
GAME_OVER = Refusal("TABLE-1", "refused-game-over", None, "The game is over.")
NO_SEAT = Refusal("TABLE-2", "refused-no-seat", 422, "The table has no such seat.")
NOT_YOUR_SEAT = Refusal("TABLE-2", "refused-not-your-seat", None, "The seat is not one of this socket.")
LAG = Refusal("TABLE-3", "refused-lag", None, "A move claims more lag than allowed.")
TIME_RUNS_BACK = Refusal("TABLE-4", "refused-time-runs-back", None, "A move is older than the one before it.")
TICK_NOT_DUE = Refusal("TABLE-5", "refused-tick-not-due", None, "A deadline is recorded where none was due.")
TICK_MISSING = Refusal("TABLE-6", "refused-tick-missing", None, "A deadline is missing before a move.")
NOT_STARTED = Refusal("TABLE-7", "refused-not-started", None, "The game is not running.")
PAUSED = Refusal("TABLE-8", "refused-paused", None, "The table is paused.")
STALLED = Refusal("TABLE-9", "refused-stalled", None, "The log cannot be written now.", retry=True)
NOT_WRITTEN = Refusal("TABLE-9", "refused-not-written", None, "The log lost this act: it did not happen.")
DAMAGED = Refusal("TABLE-9", "refused-damaged", None, "The table is damaged and cannot go on.")
BUSY = Refusal("TABLE-10", "refused-busy", None, "Too many moves wait to be written.", retry=True)
OVERTAKEN = Refusal("TABLE-11", "refused-overtaken", None, "The table went on since the player decided.")
PHRASES_ONLY = Refusal("TABLE-12", "refused-phrases-only", None, "This server allows only quick phrases (`--talk`).")
CHAT_OFF = Refusal("TABLE-12", "refused-chat-off", None, "This server allows no chat (`--talk`).")
HINTS_OFF = Refusal("TABLE-13", "refused-hints-off", None, "No hints here: the option `hints`, or the game.")
NOTHING_TO_DECIDE = Refusal("TABLE-13", "refused-nothing-to-decide", None, "The seat has nothing to decide now.")
HINT_TOO_SOON = Refusal("TABLE-13", "refused-hint-too-soon", None, "Too many hints of one seat.", retry=True)
HINTS_WAIT = Refusal("TABLE-13", "refused-hints-wait", None, "The table waits for enough other hints.", retry=True)
NO_WHAT_IF = Refusal("TABLE-14", "refused-no-what-if", 409, "This game has no what-if.")
WHAT_IF_OVER = Refusal("TABLE-14", "refused-what-if-over", 409, "The game was over at that moment: no what-if.")
NO_MOMENT = Refusal("TABLE-14", "refused-no-moment", 422, "The game has fewer moves; the text says how many.")
FALSE_START = Refusal("RACE-1", "refused-false-start", None, "A touch earlier than anyone can react.")

# --- records ---
DAMAGED_RECORD = Refusal("RECORD-1", "record-*", 422, "The record cannot be replayed; the key says why.")

REFUSALS: tuple[Refusal, ...] = tuple(found for found in list(globals().values()) if isinstance(found, Refusal))
"""All of them, in the order of this module."""

GUESSES = (NO_SUCH_TABLE.id, NOT_KEPT.id, WRONG_TOKEN.id)
"""Wrong codes and tokens: a person mistypes a few, a scanner many."""

_STATUS = {(each.id, each.key): each.status for each in REFUSALS}
_RETRY = frozenset(each.key for each in REFUSALS if each.retry)


def status_of(refusal: Illegal | BadOptions) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get((refusal.rule, refusal.key)) or UNPROCESSABLE


def passes(refusal: Illegal | BadOptions) -> bool:
    """Whether the reason passes by itself."""
    return refusal.key in _RETRY


def is_limit(refusal: Illegal | BadOptions) -> bool:
    """Whether a limit of an address or a socket was reached."""
    return refusal.rule.startswith("LIMIT-")


def damaged_record(damage: Spoken) -> Illegal:
    """A record that cannot be replayed, with the reason that reading it gave."""
    return Illegal(DAMAGED_RECORD.id, damage.key, **damage.variables)
