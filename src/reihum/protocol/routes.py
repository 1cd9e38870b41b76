"""The HTTP routes of the protocol as a table: the application, OpenAPI and PROTOCOL.md are made from it."""

from typing import Final, Literal, NamedTuple

import msgspec

from reihum.protocol import messages as p

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
    is_own: bool = False  # of the person alone: no program's token is good for it
    query: tuple[Parameter, ...] = ()
    errors: tuple[p.Code, ...] = ()

    @property
    def needs(self) -> Literal["read", "play", "none"]:
        """What a program's token must be good for."""
        return "none" if self.is_own else "read" if self.method == "GET" else "play"


_SEAT = Parameter("seat", "integer", "whose view; −1 (default): a spectator's")

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
        is_own=True,
        errors=("bad_request", "limit"),
    ),
    Route("forget", "DELETE", "/session", "Delete me and everything that names me.", None, is_own=True),
    Route("export_person", "GET", "/session/export", "Everything that is kept of me.", p.KeptOfMe, is_own=True),
    Route(
        "leave",
        "POST",
        "/session/end",
        "Log out on this device, or on all and for all programs.",
        None,
        is_own=True,
        query=(Parameter("everywhere", "integer", "1: on all devices, and make all tokens worthless"),),
        errors=("bad_request",),
    ),
    Route(
        "make_link",
        "POST",
        "/session/link",
        "Make a one-time link that continues on another device.",
        p.DeviceLink,
        is_own=True,
    ),
    Route(
        "use_link",
        "POST",
        "/session/continue",
        "Continue here with the code of a device link.",
        p.Session,
        body=p.UseLink,
        who="anyone",
        is_own=True,
        errors=("not_found", "limit"),
    ),
    Route("recovery", "GET", "/session/recovery", "Whether I have a recovery code.", p.Recovery, is_own=True),
    Route(
        "make_recovery",
        "POST",
        "/session/recovery",
        "Make a recovery code to write down; the one before it is worthless then.",
        p.Recovery,
        is_own=True,
    ),
    Route(
        "recover",
        "POST",
        "/session/recover",
        "Come back with a recovery code.",
        p.Session,
        body=p.UseLink,
        who="anyone",
        is_own=True,
        errors=("not_found", "limit"),
    ),
    Route(
        "begin_sign_in",
        "POST",
        "/session/sign-in",
        "Begin to sign in with an account of the host's provider (OpenID Connect).",
        p.SignIn,
        body=p.NewSignIn,
        who="anyone",
        is_own=True,
        errors=("not_found", "limit", "unavailable"),
    ),
    Route(
        "end_sign_in",
        "POST",
        "/session/signed-in",
        "Come back from the provider.",
        p.Session,
        body=p.SignedIn,
        who="anyone",
        is_own=True,
        errors=("not_found", "forbidden", "conflict", "limit", "unavailable"),
    ),
    Route("reached", "GET", "/reached", "How did this request reach the server?", p.Reached, who="anyone"),
    Route("devices", "GET", "/devices", "Where I am signed in.", p.DeviceList, is_own=True),
    Route(
        "drop_device",
        "DELETE",
        "/devices/{device}",
        "Sign out on one of my devices.",
        None,
        is_own=True,
        errors=("not_found",),
    ),
    Route("tokens", "GET", "/tokens", "My tokens for programs.", p.TokenList, is_own=True),
    Route(
        "make_token",
        "POST",
        "/tokens",
        "Make a bearer token for a program: to play or only to look, and for some time.",
        p.Token,
        body=p.NewToken,
        is_own=True,
    ),
    Route(
        "drop_token", "DELETE", "/tokens/{token}", "Make a token worthless.", None, is_own=True, errors=("not_found",)
    ),
    Route("calling", "GET", "/calls", "How I want to be called to my tables.", p.Calling, is_own=True),
    Route(
        "wish_calls",
        "POST",
        "/calls",
        "Choose what to be called for, and when not.",
        p.Calling,
        body=p.CallWishes,
        is_own=True,
        errors=("bad_request",),
    ),
    Route(
        "add_way",
        "POST",
        "/calls/ways",
        "Be called on one more way. A webhook must be at a public address, unless the host allows others.",
        p.Calling,
        body=p.NewWay,
        is_own=True,
        errors=("bad_request", "limit", "not_found", "forbidden"),
    ),
    Route(
        "drop_way",
        "DELETE",
        "/calls/ways/{way}",
        "Be called no more on a way.",
        None,
        is_own=True,
        errors=("not_found",),
    ),
    Route(
        "confirm_way",
        "POST",
        "/calls/confirm",
        "Confirm a mail address with the code of the link that was sent there.",
        None,
        body=p.CallCode,
        who="anyone",
        errors=("not_found", "limit"),
    ),
    Route(
        "end_way",
        "POST",
        "/calls/end/{code}",
        "Be called no more on a way, by the code in each of its messages (RFC 8058). Its body does not matter.",
        None,
        who="anyone",
        errors=("not_found", "limit"),
    ),
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
        "seen",
        "POST",
        "/tables/{table}/seen",
        "I am looking at this table: what I was called for is read.",
        None,
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
        errors=("not_found", "forbidden", "not_running", "too_large"),
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
