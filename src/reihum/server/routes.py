"""The HTTP routes of the protocol as a table: the application, OpenAPI and PROTOCOL.md are made from it."""

from typing import Final, Literal, NamedTuple

import msgspec

from reihum.server import protocol as p

Who = Literal["anyone", "person"]
API: Final = "/api/v1"


class Parameter(NamedTuple):
    """A value in the query string."""

    name: str
    type: Literal["integer", "string"]
    help: str


class Route(NamedTuple):
    """One route. ``name`` is the function in `reihum.server.api` that answers it."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    help: str
    answer: type[msgspec.Struct] | Literal["match file", "lines of YourTurn", "messages"] | None
    body: type[msgspec.Struct] | Literal["match file", "command"] | None = None
    who: Who = "person"
    query: tuple[Parameter, ...] = ()
    errors: tuple[p.Code, ...] = ()


_SEAT = Parameter("seat", "integer", "whose view; −1 (default): a watcher's")

ROUTES: Final = (
    Route("session", "GET", "/session", "Who am I here?", p.Session, who="anyone"),
    Route(
        "enter",
        "POST",
        "/session",
        "Give a name and get a guest identity in a cookie; with one, change name or language.",
        p.Session,
        body=p.NewSession,
        who="anyone",
        errors=("bad_request", "limit"),
    ),
    Route("forget", "DELETE", "/session", "Delete me and everything that names me.", None),
    Route(
        "leave",
        "POST",
        "/session/end",
        "Log out on this device, or on all and for all programs.",
        None,
        query=(Parameter("everywhere", "integer", "1: on all devices, and make all tokens worthless"),),
        errors=("bad_request",),
    ),
    Route("make_link", "POST", "/session/link", "Make a one-time link that continues on another device.", p.DeviceLink),
    Route(
        "use_link",
        "POST",
        "/session/continue",
        "Continue here with the code of a device link.",
        p.Session,
        body=p.UseLink,
        who="anyone",
        errors=("not_found", "limit"),
    ),
    Route("devices", "GET", "/devices", "Where I am signed in.", p.DeviceList),
    Route("drop_device", "DELETE", "/devices/{device}", "Sign out on one of my devices.", None, errors=("not_found",)),
    Route("tokens", "GET", "/tokens", "My tokens for programs.", p.TokenList),
    Route("make_token", "POST", "/tokens", "Make a bearer token for a program.", p.Token, body=p.NewToken),
    Route("drop_token", "DELETE", "/tokens/{token}", "Make a token worthless.", None, errors=("not_found",)),
    Route("catalogue", "GET", "/games", "All games and bots.", p.Catalogue, who="anyone"),
    Route(
        "ranking",
        "GET",
        "/games/{game}/ranking",
        "The best players of a game.",
        p.Ranking,
        who="anyone",
        errors=("not_found",),
    ),
    Route(
        "rules",
        "GET",
        "/games/{game}/rules",
        "The rule book of a game.",
        p.RuleBook,
        who="anyone",
        query=(Parameter("language", "string", "en (default), de, fr, it or he"),),
        errors=("not_found",),
    ),
    Route("results", "GET", "/results", "My results.", p.Results),
    Route("tables", "GET", "/tables", "My tables, tables to join, tables to watch.", p.TableList, who="anyone"),
    Route(
        "create",
        "POST",
        "/tables",
        "Set up a table.",
        p.Created,
        body=p.NewTable,
        errors=("bad_request", "limit"),
    ),
    Route(
        "bring",
        "POST",
        "/tables/import",
        "Bring a match from a match file: finished to look at, or running to go on with against bots. Never rated.",
        p.Created,
        body="match file",
        errors=("bad_request", "too_large", "limit"),
    ),
    Route(
        "summary",
        "GET",
        "/tables/{table}",
        "A table in brief.",
        p.TableSummary,
        who="anyone",
        errors=("not_found",),
    ),
    Route(
        "command",
        "POST",
        "/tables/{table}/commands",
        "Send one command without a WebSocket; the answer is what the WebSocket would answer.",
        "messages",
        body="command",
        errors=("bad_request", "not_found", "limit"),
    ),
    Route(
        "replay",
        "GET",
        "/tables/{table}/replay",
        "All positions as a seat saw them: my own seats while the match runs, all after its end.",
        p.Replay,
        who="anyone",
        query=(_SEAT,),
        errors=("not_found", "forbidden", "not_running"),
    ),
    Route(
        "export",
        "GET",
        "/tables/{table}/export",
        "A finished match as a match file.",
        "match file",
        who="anyone",
        errors=("not_found", "conflict"),
    ),
    Route(
        "branch",
        "POST",
        "/tables/{table}/branch",
        "Play on from a point of a finished match.",
        p.Created,
        body=p.Branch,
        errors=("bad_request", "not_found", "conflict", "limit"),
    ),
    Route(
        "fairness",
        "GET",
        "/tables/{table}/fairness",
        "The proof of an honest deal.",
        p.Fairness,
        who="anyone",
        errors=("not_found",),
    ),
    Route(
        "invite",
        "GET",
        "/tables/{table}/invite",
        "The address of a table and its QR code.",
        p.Invite,
        who="anyone",
        errors=("not_found",),
    ),
    Route(
        "turns",
        "GET",
        "/turns",
        "A stream of lines, one for every decision asked of my seats, from now on and for what waits already. Empty "
        "lines keep it open.",
        "lines of YourTurn",
        errors=("limit",),
    ),
)

SOCKET: Final = f"{API}/tables/{{table}}/live"
"""The WebSocket of a table: the first message is `Look`."""
