"""What stands in a table's log. Everything about a table is derived from these, in their order."""

from typing import Literal

import msgspec

from reihum.protocol.messages import Pace

SeatKind = Literal["person", "open", "bot"]
StandInReason = Literal["asked", "left", "gone", "clock"]


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as it was set up. ``name`` is set only for a bot and for a second person on somebody's device."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str = ""
    nameless: bool = False  # a second person on somebody's device, whose name was deleted


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """An entry of a log."""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table is set up. ``seed`` is the server's part of the luck, ``match`` a match file to go on from."""

    game: str
    rules: int
    options: dict[str, int]
    seats: list[SeatPlan]
    owner: str
    seed: str
    fair: int = 1  # version of the way to add to the luck, see `fairness`; logs that do not say it are older
    entropy: list[str] = []  # by seat; only in the oldest logs, today's owners add theirs when they start
    start: int | None = None
    public: bool = False
    pace: Pace = Pace()
    hints: bool = True
    after: str | None = None  # the table that this one is the rematch of
    match: str | None = None


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat, bound to what they will add to the luck by its hash. In older logs it came at once."""

    seat: int
    person: str
    commitment: str = ""
    entropy: str = ""


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the start."""

    seat: int


class SeatChanged(Entry, frozen=True, kw_only=True, tag="seat"):
    """The owner filled or opened a seat before the start."""

    seat: int
    plan: SeatPlan


class AskedToLeave(Entry, frozen=True, kw_only=True, tag="asked_to_leave"):
    """The owner opened a seat again at which a person sat, before the start."""

    seat: int
    person: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The match begins at once, for nobody but the owner adds to the luck: at the owner's first seat."""

    entropy: str = ""


class Bound(Entry, frozen=True, kw_only=True, tag="bound"):
    """The owner has started, and opened what they add. Nobody's commitment changes any more; the others open theirs."""

    entropy: str = ""


class Revealed(Entry, frozen=True, kw_only=True, tag="revealed"):
    """Somebody opened what they were bound to. With the last one the match begins."""

    seat: int
    entropy: str


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """The match begins without those who did not open theirs in time: bots of these levels have their seats."""

    bots: dict[int, str]


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """Moves of a seat, by its person or a bot."""

    seat: int
    moves: list[str]
    bot: str = ""  # level of the bot that chose


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """A move taken back at once, because nothing was revealed."""

    seat: int


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat asks the others to go back to before its last move: to ``length`` moves."""

    seat: int
    length: int


class Consented(Entry, frozen=True, kw_only=True, tag="consented"):
    """An answer to `UndoAsked`. With the last consent needed the moves are taken back."""

    seat: int
    agree: bool


class Helped(Entry, frozen=True, kw_only=True, tag="helped"):
    """A seat was given a hint."""

    seat: int


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up; a bot of ``level`` plays it on if others play on."""

    seat: int
    level: str


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot begins or ceases to play for a person."""

    seat: int
    on: bool
    why: StandInReason = "asked"
    level: str = ""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The table that follows this one."""

    table: str


class Spoke(Entry, frozen=True, kw_only=True, tag="spoke"):
    """A line of chat."""

    text: str


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The author hears a person no more, or again."""

    person: str
    on: bool


class Forgot(Entry, frozen=True, kw_only=True, tag="forgot"):
    """Entries before this one were rewritten, because somebody who was named in them wanted to be forgotten."""


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """An administrator closed the table."""


AnyEntry = (
    Opened
    | Sat
    | Stood
    | SeatChanged
    | AskedToLeave
    | Started
    | Bound
    | Revealed
    | Dealt
    | Played
    | Undone
    | UndoAsked
    | Consented
    | Helped
    | Resigned
    | StoodIn
    | Rematched
    | Spoke
    | Muted
    | Forgot
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """An entry as the store keeps it."""
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    """The entry that the store kept."""
    return _decoder.decode(body)
