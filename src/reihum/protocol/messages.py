"""The wire protocol, version 1: every message between server and clients as a struct.

HTTP carries what is asked once (session, games, tables); one WebSocket a table carries what happens at it. Every
command has an ``id`` chosen by the client, so that sending it again is harmless, and moves name the position (``at``)
they were decided in, so that a stale one is answered and never applied. PROTOCOL.md and the client's TypeScript types
are generated from this file.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from reihum.bots.hints.hint import WeighedTurn
from reihum.core.rules import Event

VERSION: Final = 1
MAX_FRAME: Final = 16 * 1024
MAX_MOVES: Final = 64
"""Moves in one command: more than any turn of any game has."""

ViewOfGame = Annotated[Any, msgspec.Meta(extra={"typescript": "View"})]
"""A game's own view struct (see the game's `view` module); the TypeScript types know what all have in common."""

Status = Literal["waiting", "running", "finished", "closed"]
SeatKind = Literal["me", "local", "open", "bot"]
Scope = Literal["play", "read"]
StepKind = Literal["move", "undo", "resign", "close"]
Code = Literal[
    "bad_request",  # not of the protocol's form, or a value out of range
    "unauthorized",  # a name is needed first, or the token is not known
    "forbidden",  # not yours to do
    "not_found",
    "conflict",  # cannot be done in the state the thing is in now
    "stale",  # decided in a position that is no longer there
    "illegal",  # the rules forbid it; clause and reason say why
    "unknown_move",
    "not_your_turn",
    "not_your_seat",
    "not_running",  # not started yet
    "over",
    "cannot_undo",
    "limit",  # too much, too many or too fast; wait
    "too_large",
    "unavailable",  # the server cannot keep anything now (full disk, lost database); nothing was changed
]


class Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """A value of the protocol."""


# People


class Person(Struct, frozen=True, kw_only=True):
    """Somebody as others see them."""

    id: str
    name: str


class Session(Struct, frozen=True, kw_only=True):
    """Who I am here. ``person`` is None before a name was given."""

    person: Person | None
    language: str
    encrypted: bool  # False over plain HTTP in a home network: the page says so
    lan_url: str | None  # where phones in the same network join, if the host allows it
    lan_qr: list[str] | None  # that address as a QR code: rows of 0 and 1
    sign_in: str | None = None  # with whose account one may sign in, if the host offers it
    has_account: bool = False  # I can come back by it
    called: bool = False  # I want to be called to my tables: a page that shows one says when it was seen
    protocol: int = VERSION


class Recovery(Struct, frozen=True, kw_only=True):
    """My recovery code, with which I come back when all devices are lost. ``code`` is shown once, when it is made."""

    created: float | None  # None: there is none
    code: str | None = None


class NewSignIn(Struct, frozen=True, kw_only=True):
    """Sign in with an account; ``link``: the account is to belong to who I am here already."""

    link: bool = False


class SignIn(Struct, frozen=True, kw_only=True):
    """Where to go to sign in. It leads back to the page /signed-in; ``key`` stays in the browser until then."""

    url: str
    key: str


class SignedIn(Struct, frozen=True, kw_only=True):
    """What the provider added to the address of /signed-in, and the key kept in the browser."""

    code: str
    state: str
    key: str


class Reached(Struct, frozen=True, kw_only=True):
    """How a request reached the server. `reihum doctor` asks this through the proxy."""

    encrypted: bool
    host: str
    address: str  # that limits count for
    forwarded: list[str]  # X-Forwarded-For as it came, believed or not


class NewSession(Struct, frozen=True, kw_only=True):
    """A name is enough to play. With a session it changes name or language."""

    name: str
    language: str = "en"


class DeviceLink(Struct, frozen=True, kw_only=True):
    """A link, good once and for a short time, that continues this session on another device."""

    url: str
    expires_s: int
    qr: list[str]  # the link as a QR code: rows of 0 and 1, drawn with a margin of four


class UseLink(Struct, frozen=True, kw_only=True):
    """The code of a device link (what stands behind ``#`` in its address), or a recovery code."""

    code: str


class Device(Struct, frozen=True, kw_only=True):
    """A browser in which I am signed in. ``label`` names browser and system, as far as it said."""

    id: str
    label: str
    created: float
    here: bool  # it is the one that asks


class DeviceList(Struct, frozen=True, kw_only=True):
    """My devices, the oldest first."""

    devices: list[Device]


class NewToken(Struct, frozen=True, kw_only=True):
    """A name for a token, to know it again; what it may do (``read``: look only), and for how many days, 1 to 365."""

    label: str = "bot"
    scope: Scope = "play"
    days: int = 90


class Token(Struct, frozen=True, kw_only=True):
    """A bearer token for a program that plays, or only looks, as me. ``secret`` is shown once, when it is made."""

    id: str
    label: str
    created: float
    scope: Scope
    expires: float
    secret: str | None = None


class TokenList(Struct, frozen=True, kw_only=True):
    """My tokens."""

    tokens: list[Token]


CallKind = Literal["turn", "soon", "seated", "over"]
"""It is my turn; a bot will soon stand in; somebody sat down at my table; a match of mine is over."""
WayKind = Literal["push", "mail", "webhook"]
Shape = Literal["json", "discord", "slack", "matrix"]


class Way(Struct, frozen=True, kw_only=True):
    """A way on which I (or with ``table``, a table of mine) want to be called. ``label`` tells it from the others."""

    id: str
    kind: WayKind
    label: str
    status: Literal["on", "unconfirmed", "off"]  # off: it failed too often
    problem: str  # what went wrong last, in English
    table: str | None
    created: float


class Calling(Struct, frozen=True, kw_only=True):
    """How I want to be called to my tables, and what this server can do. Nothing is sent without a way."""

    push_key: str  # the server's public key for Web Push (VAPID), in URL-safe base64
    mail: bool  # the server can send mail
    kinds: list[CallKind]
    zone: str  # my time zone, such as Europe/Berlin
    quiet_from: int | None  # minutes after midnight there, between which nothing is sent
    quiet_to: int | None
    ways: list[Way]


class CallWishes(Struct, frozen=True, kw_only=True):
    """What to be called for, and when not."""

    kinds: list[CallKind]
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


class NewWay(Struct, frozen=True, kw_only=True):
    """A way to be called: a push subscription (endpoint, keys), an e-mail address, or a webhook of a shape.

    A mail address must be confirmed by the link that is sent there. With ``table``, which I must have set up, a webhook
    is told about everybody's turns at it.
    """

    kind: WayKind
    address: str
    p256dh: str = ""
    auth: str = ""
    shape: Shape = "json"
    table: str | None = None
    zone: str = ""  # the time zone of the device, if it is the first way


class CallCode(Struct, frozen=True, kw_only=True):
    """The code of a link in a mail: what stands behind ``#`` in its address."""

    code: str


class GameStats(Struct, frozen=True, kw_only=True):
    """One player's record at one game."""

    game: str
    played: int
    won: int
    rating: float
    deviation: float
    best_points: int | None


class Results(Struct, frozen=True, kw_only=True):
    """My results: statistics a game, and my finished tables, newest first."""

    stats: list[GameStats]
    tables: list["TableSummary"]


class KeptSecret(Struct, frozen=True, kw_only=True):
    """Something with which one can act as me: a device, token, link or recovery code. Only its hash is kept."""

    kind: str
    label: str
    created: float


class KeptAccount(Struct, frozen=True, kw_only=True):
    """An account by which I can come back: who has given it, and what I am called there."""

    issuer: str
    subject: str


class KeptResult(Struct, frozen=True, kw_only=True):
    """What came out at one of my seats."""

    table: str
    game: str
    seat: int
    points: int
    rank: int
    at: float


class KeptEntry(Struct, frozen=True, kw_only=True):
    """What I did at a table, as its log has it."""

    at: float
    entry: Annotated[Any, msgspec.Meta(extra={"typescript": "unknown"})]


class KeptTable(Struct, frozen=True, kw_only=True):
    """A table of mine, and everything that I did there."""

    table: "TableSummary"
    wrote: list[KeptEntry]


class KeptOfMe(Struct, frozen=True, kw_only=True):
    """Everything that the server keeps of me."""

    person: Person
    language: str
    created: float
    seen: float  # when I was last noted to be here, to the day
    secrets: list[KeptSecret]
    accounts: list[KeptAccount]
    calling: Calling
    stats: list[GameStats]
    results: list[KeptResult]
    tables: list[KeptTable]


class Rated(Struct, frozen=True, kw_only=True):
    """A line of a game's ranking: a person, or a bot by its level."""

    name: str
    person: str | None
    level: str | None
    played: int
    won: int
    rating: float
    deviation: float


class Ranking(Struct, frozen=True, kw_only=True):
    """The best players of a game, bots among them."""

    game: str
    players: list[Rated]


# Games


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A switch (0 or 1) or a number of a game."""

    name: str
    default: int
    is_switch: bool
    low: int
    high: int
    help: str


class AboutGame(Struct, frozen=True, kw_only=True):
    """A game in a few words of one language."""

    title: str
    pitch: str
    options: dict[str, str]  # what each does, by its name


class GameLook(Struct, frozen=True, kw_only=True):
    """How a game looks beside its board. Each colour is two, by day and by night; null: as the page has it."""

    cloth: tuple[str, str] | None  # the table
    lid: tuple[str, str] | None  # the box on the shelf
    side: tuple[str, str] | None  # the side of the box
    emblem: str | None  # where its sign lies
    picture: str | None  # where the picture on the lid lies


class GameInfo(Struct, frozen=True, kw_only=True):
    """What a client must know to offer a game."""

    name: str
    title: str  # in English, as what follows
    pitch: str
    min_players: int
    max_players: int
    minutes: int
    options: list[OptionInfo]
    note: str | None  # what was reconstructed, if anything
    module: str | None  # where the game lies as a WebAssembly module; null as long as it is not built
    board: str | None  # where its board lies as an ES module; null if the page has one, or makes one from the view
    puzzles: str | None  # where its puzzles lie as JSON; null if it brings none
    about: dict[str, AboutGame]  # title, pitch and options in other languages, by their codes
    look: GameLook
    ratings: dict[str, int]  # how strong each level of bots plays it, from one field of all; empty if not measured


class BotInfo(Struct, frozen=True, kw_only=True):
    """A level of bots."""

    level: str
    help: str


class GameWords(Struct, frozen=True, kw_only=True):
    """What a game of another package says, as Fluent texts; in English where there is no translation."""

    texts: str  # events and refusals
    hints: str
    board: str  # what its board says
    folding: dict[str, Any]  # which events become one sentence


class RuleBook(Struct, frozen=True, kw_only=True):
    """The rules of a game, clause by clause, in Markdown; in English where there is no translation."""

    game: str
    language: str
    markdown: str
    words: GameWords | None  # null for games whose words are built into the page


class Catalogue(Struct, frozen=True, kw_only=True):
    """All games and all bots."""

    games: list[GameInfo]
    bots: list[BotInfo]


# Tables


class Pace(Struct, frozen=True, kw_only=True):
    """Time to think: untimed, live (seconds in the bank plus increment a turn) or relaxed (hours a turn)."""

    kind: Literal["untimed", "live", "relaxed"] = "untimed"
    bank_s: int = 0
    increment_s: int = 0
    hours: int = 0


class SeatRequest(Struct, frozen=True, kw_only=True):
    """``me``: the creator; ``local``: another person on the creator's device; ``open``: anyone; ``bot``: of a level."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to set up. It waits for `Start` of its creator, unless only bots sit at it."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, int] = {}
    start: int | None = None  # the seat that begins; None: drawn
    public: bool = False
    pace: Pace = Pace()
    hints: bool | None = None  # whether one may ask for them; None: only where no other people can sit down


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "open", "bot"]
    level: str  # of a bot, or of the bot standing in
    present: bool  # a person with an open connection
    stand_in: bool  # a bot plays for an absent person
    person: str | None  # id
    rating: float | None


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    my_seats: list[int]
    to_move: list[int]
    my_turn: bool
    turn: int
    created: float
    changed: float  # when something happened there last; of a finished table, its end or what was said after it
    ranks: list[int]  # when finished
    points: list[int]


class TableList(Struct, frozen=True, kw_only=True):
    """Tables to go on with, to join and to watch."""

    mine: list[TableSummary]
    open: list[TableSummary]
    running: list[TableSummary]  # public ones to watch


class Created(Struct, frozen=True, kw_only=True):
    """A new table. ``commitment``, the SHA-256 of its seed, is given out before any client adds to the deal."""

    id: str
    commitment: str


class Branch(Struct, frozen=True, kw_only=True):
    """Play on from a point of a finished table, against bots. Nothing of it is rated."""

    number: int  # moves of the match to keep
    seat: int  # the seat I play
    level: str  # of the bots at the other seats


class Invite(Struct, frozen=True, kw_only=True):
    """The address of a table, to give to friends."""

    url: str
    qr: list[str]  # rows of 0 and 1


class Fairness(Struct, frozen=True, kw_only=True):
    """Proof of an honest deal: the commitment before any client added anything; seed and key only after the end.

    Since version 2 everybody but the creator is bound to what they add by its hash (``commitments``, by seat). When the
    creator has started, these stand for good (``bound``) and what the creator adds is open; only then do the others
    open theirs with `Reveal`. Whoever does not do so in time loses the seat to a bot. Version 1 is for older tables
    and of tables on a device: what was added was open from the beginning. A closed table shows its seed, too.
    """

    commitment: str  # SHA-256 of the server's seed
    entropy: list[str]  # what the players' clients mixed in, by seat, as far as it is open
    seed: str | None
    key: str | None
    match: str | None = None  # the match file of a finished table, only in `GET …/fairness`
    version: int = 1
    commitments: list[str] = []  # SHA-256 of what each seat adds; empty: it adds nothing, or is the creator's
    bound: bool = False
    openings: list[int] = []  # the seats whose part is open, in the order in which that happened


# Commands to a table


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks of a table."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f\\x7f]*$")]


class Look(Command, frozen=True, kw_only=True, tag="look"):
    """First message of a connection, and whenever another seat's view is wanted (−1: as a spectator).

    ``since`` is the last position seen; the server answers with everything after it, but with no more than the last
    some hundred steps.
    """

    seat: int
    since: int = -1


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat.

    ``commitment``: the SHA-256, in hexadecimal digits, of what this client will mix into the deal: random hexadecimal
    digits, 32 to 128 small ones, hashed as they are written and opened with `Reveal`. Whoever sends none adds nothing.
    """

    seat: int
    commitment: str = ""


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Leave a seat: before the start it is open again; after it a bot stands in until its person comes back."""

    seat: int


class SetSeat(Command, frozen=True, kw_only=True, tag="set_seat"):
    """The creator fills an open seat with a bot or opens it again, before the start."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""


class AskToLeave(Command, frozen=True, kw_only=True, tag="ask_to_leave"):
    """The creator opens a seat again at which somebody sits, before the start. They do not sit down here again."""

    seat: int


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The creator starts the match; every seat must be taken.

    ``entropy``: random hexadecimal digits that the creator's client mixes into the deal, at the creator's first seat.
    They come only now, when the server and everybody else is bound. ``commitments``: those that this client has seen;
    if others stand there by now, nothing is started. If a start fails, send the same digits again as long as the
    commitments are the same, and other ones if they are not.
    """

    entropy: str = ""
    commitments: list[str] | None = None


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Open what `Sit` bound this client to. To be sent when the table is ``bound``, and not before.

    Compare first: the server's commitment and the own one must be those from when one sat down. Keep what the table
    shows then: of seats without a commitment nothing may differ at the end, and no commitment may.
    """

    seat: int
    entropy: str


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Play moves of a turn in their legal order (see `Preview`)."""

    seat: int
    at: int
    moves: list[str]


class Preview(Command, frozen=True, kw_only=True, tag="preview"):
    """What would become of these moves, wished in any order? Nothing is played."""

    seat: int
    at: int
    wish: list[str]


class Why(Command, frozen=True, kw_only=True, tag="why"):
    """Why is this move not allowed now? With a ``wish`` (see `Preview`): why can it not join these moves?"""

    seat: int
    at: int
    move: str
    wish: list[str] = []


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last move: at once while nothing was revealed, else when all others consent.

    Bots always consent, but one that stands in for an absent person cannot: only that person can. What people chose
    together is taken back as a whole, and what somebody has seen alone is not taken back between people. For who needed
    consent only defeats count in the ratings. A seat may take back 24 times before the match gets to a turn that it was
    not in before.
    """

    seat: int
    at: int


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """Agree to somebody's wish to take back, or not."""

    seat: int
    agree: bool


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up. A bot plays the seat to the end, unless only one player is left; the seat ranks behind all others."""

    seat: int


class StandIn(Command, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot play for the seat (``on``), or take it back."""

    seat: int
    on: bool


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """A new table with the same seats and options; the next seat starts. Asked twice, it is the same table.

    Whoever asked first is its creator and starts it.
    """


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    text: str


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """Hear no more (or again) what the person at a seat says. Only the one who asks notices."""

    seat: int
    on: bool


class AskHint(Command, frozen=True, kw_only=True, tag="hint"):
    """What would a good player do here, and why? Answered with `Advice`, where the table allows hints (``hints``).

    Everybody sees who was given one. In the rating only a defeat counts for them then.
    A ``wish`` (see `Preview`) is part of every turn that is advised, as far as it can be played.
    """

    seat: int
    at: int
    wish: list[str] = []


class NoteHelp(Command, frozen=True, kw_only=True, tag="helped"):
    """This client has shown a hint that was thought of on the device: it counts like one of the server's."""

    seat: int


AnyCommand = (
    Look
    | Sit
    | Stand
    | SetSeat
    | AskToLeave
    | Start
    | Reveal
    | Play
    | Preview
    | Why
    | Undo
    | Consent
    | Resign
    | StandIn
    | Rematch
    | Chat
    | Mute
    | AskHint
    | NoteHelp
)


# Messages from a table


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a table tells a client."""


class RulesVersion(Struct, frozen=True, kw_only=True):
    """By which version of a game's rules a match is played, and by which new ones are."""

    version: int
    newest: int


class Table(Message, frozen=True, kw_only=True, tag="table"):
    """Everything about the table but the position. Sent at the start and whenever it changes."""

    id: str
    game: str
    options: dict[str, int]
    status: Status
    public: bool
    pace: Pace
    seats: list[SeatInfo]
    my_seats: list[int]
    owner: bool  # may change seats and start
    start: int | None
    invite_url: str
    fairness: Fairness
    rematch: str | None  # id of the table that follows this one
    spectators: int
    rules: RulesVersion
    hints: bool = True  # may be asked for
    rated: bool = False  # the match counts for ratings, as it stands
    helped: list[int] = []  # seats that were given a hint: in the rating only a defeat counts for them
    took_back: list[int] = []  # seats that took back what was revealed: of theirs only defeats count


class Step(Struct, frozen=True, kw_only=True):
    """One entry of the log, as the viewer saw it."""

    number: int  # position after it
    seat: int
    move: str | None  # None where the viewer may not know it
    events: list[Event]
    bot: bool
    kind: StepKind = "move"


class Clock(Struct, frozen=True, kw_only=True):
    """What a seat has left to think when this was sent."""

    seat: int
    left_s: float
    running: bool


class Position(Message, frozen=True, kw_only=True, tag="position"):
    """The position as the viewer may know it, and what led to it since the last message.

    ``number`` counts what changed the position: every move, undo and resignation. ``steps`` holds all of them since the
    position before, without a gap. ``legal`` holds the legal moves of the seat looked from, if it is asked.
    """

    number: int
    viewer: int
    view: ViewOfGame
    record: str | None  # if the seat is asked: all that it may know, in base64, for a game's module to plan with
    legal: list[str]
    to_move: list[int]
    steps: list[Step]
    can_undo: bool
    chosen: str | None  # the viewer's own choice, made before all others have chosen
    undo_asked: int | None  # the seat that asks for consent
    clocks: list[Clock]
    ranks: list[int]  # when finished
    points: list[int]  # when finished
    replies: int = 0  # how many of the other seats have consented to ``undo_asked``


class Plan(Message, frozen=True, kw_only=True, tag="plan"):
    """Answer to `Preview`: the legal order of what can be played, the view after it, and what could follow.

    ``more`` holds the moves that could be added to the wish wherever they belong in its order, ``legal`` those that
    could be played right after it. ``refused`` is the first wished move that cannot be played, with clause and reason.
    ``reveals`` says that the last move of ``order`` will reveal something: it cannot be taken back, and ``view`` shows
    the position before it.
    """

    id: str
    at: int
    order: list[str]
    view: ViewOfGame
    legal: list[str]
    more: list[str]
    done: bool  # the turn would be complete: the next one begins, another seat is asked, or the match ends
    reveals: bool
    refused: str | None
    clause: str | None
    reason: Event | None


class Reason(Message, frozen=True, kw_only=True, tag="reason"):
    """Answer to `Why`."""

    id: str
    move: str
    clause: str
    reason: Event


class Advice(Message, frozen=True, kw_only=True, tag="advice"):
    """Answer to `AskHint`: the best whole turns, best first, and what speaks for the first, as events.

    Messages whose names begin with ``hint-`` are the same in every game (``texts/<language>/hints.ftl``), the others
    are the game's own (``hints/<language>.ftl`` of its package). An argument whose name ends in ``share`` says how
    often something happens: ``never``, ``rarely``, ``1/3``, ``mostly`` or ``always``.
    """

    id: str
    at: int
    turns: list[WeighedTurn]
    reasons: list[Event]
    playouts: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A command was carried out (now, or when it was first sent)."""

    id: str
    number: int


class Failed(Message, frozen=True, kw_only=True, tag="failed"):
    """A command was not carried out; nothing changed."""

    id: str
    code: Code
    text: str  # English, for developers; clients show their own words for the code
    number: int
    clause: str | None = None
    reason: Event | None = None


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float  # seconds since 1970


AnyMessage = Table | Position | Plan | Reason | Advice | Done | Failed | Said


# Replays


class Moment(Struct, frozen=True, kw_only=True):
    """One position of a replay and the step that led to it (None at the beginning)."""

    number: int
    step: Step | None
    view: ViewOfGame
    to_move: list[int]


class Replay(Struct, frozen=True, kw_only=True):
    """All positions of a table as one seat saw them, undone moves left out."""

    id: str
    game: str
    options: dict[str, int]
    status: Status
    seats: list[SeatInfo]
    viewer: int
    viewers: list[int]  # the seats whose view I may see
    moments: list[Moment]
    said: list[Said]
    rules: RulesVersion


# Programs that play


class YourTurn(Struct, frozen=True, kw_only=True):
    """A line of the stream ``GET /api/v1/turns``: a seat of mine is asked for a move."""

    table: str
    game: str
    seat: int
    number: int  # to be given as ``at``
    view: ViewOfGame
    legal: list[str]


class Problem(Struct, frozen=True, kw_only=True):
    """An HTTP error: what was wrong, and what to do."""

    code: Code
    text: str


REQUESTS: Final = (NewSession, UseLink, NewToken, SeatRequest, NewTable, Branch)
"""What clients send over HTTP (`Command` is what they send over WebSocket)."""
