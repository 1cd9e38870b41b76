"""One random game in plain Python, looked at step by step: what is wrong with the rules, and where.

The compiled checks (`reihum.core.checks`) are quick and say that something is wrong. This plays the same game of the
same seed, move by move as they do, but knows what went wrong first, in which file, and which fields of the record tell.
"""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from reihum.authoring.words import Words
from reihum.core import checks
from reihum.core.chance import chacha8, key_of_seed
from reihum.core.conformance import MEANINGS
from reihum.core.game import Game, prover_of
from reihum.core.places import home_of, innermost_of, place_of, said
from reihum.core.record import MAX_PLAYERS, OVER, SPECTATOR, Buffer
from reihum.core.registry import folder_of, part_of
from reihum.core.rules import Event, Refusal, Trait
from reihum.core.writer import new_page, text_of

_REFUSED: Final = 3  # moves of a position that are refused, to see what is said
_NAMED: Final = 4  # fields that a finding names
_AHEAD: Final = 12  # moves that the true game is played on before it is dealt anew
RULE_FUNCTIONS: Final = (
    *("setup", "legal", "play", "scores", "conceal", "redeal"),
    *("observe", "audit", "view", "events", "refuse"),
)
"""What every game says, under these names."""
_WHERE: Final = {
    checks.PIECES: "audit",
    checks.KEY_LEFT: "conceal",
    checks.REDEAL: "redeal",
    checks.IDEMPOTENT: "conceal",
    checks.REDEALT_PIECES: "redeal",
    checks.REDEALT_PLAY: "redeal",
    checks.LEGAL_LEAK: "legal",
    checks.UNCOUNTED_REVEAL: "play",
}
"""Which rule function answers for a violation, as far as one can tell."""


@dataclass(frozen=True)
class Flaw:
    """Something that is wrong, where in the author's files, and when in a game."""

    what: str
    where: str
    when: str = ""

    def __str__(self) -> str:
        return f"{self.what} ({self.where})" + (f" [{self.when}]" if self.when else "")


class Wrong(Exception):
    """Something is wrong, and the game cannot go on."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(what)
        self.what = what
        self.where = where


class Examination:
    """Plays one game and finds the first thing that is wrong in it; notes which traits it shows."""

    def __init__(self, game: Game, seed: str, number: int, every: int, words: Words, most: int = checks.LIMIT) -> None:
        self._game = game
        self._rules = game.rules
        self._seed, self._number, self._every, self._most = seed, number, every, most
        self._words = words
        self._bound: Mapping[str, Any] = prover_of(game.rules).entries["check_random"][0].__globals__
        dtype = game.rules.dtype
        self._narrow = [name for name in dtype.names or () if dtype[name].base.itemsize == 1]
        self._done = "setting up"
        self.decisions = 0
        self.is_over = False
        self.traits = Trait.NONE

    def finding(self) -> Flaw | None:
        """What is wrong in this game, if anything is."""
        try:
            self._play()
        except Wrong as wrong:
            return Flaw(wrong.what, wrong.where, f"{self._done} in game {self._number} of seed {self._seed!r}")
        return None

    def _call(self, name: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a rule function of the game, or a driver that does."""
        try:
            with np.errstate(divide="raise", invalid="raise"):  # numpy would warn only; compiled code stops
                return function(*arguments)
        except Exception as error:
            folder = folder_of(self._rules)
            innermost = innermost_of(error, folder, RULE_FUNCTIONS) or name
            raise Wrong(f"{innermost}() stopped: {said(error)}", place_of(error, folder)) from error

    def _rule(self, name: str, *arguments: Any) -> Any:
        return self._call(name, getattr(self._rules, name), *arguments)

    def _wrong(self, name: str, what: str) -> Wrong:
        return Wrong(what, home_of(getattr(self._rules, name)))

    # The game

    def _play(self) -> None:
        rules, game = self._rules, self._game
        block = np.zeros(16, np.int64)
        chacha8(key_of_seed(self._seed), self._number, block)
        key, other_key = block[:8], block[8:].copy()
        luck = np.array([block[15] | 1], np.int64)
        mask = np.zeros(rules.padded_moves, np.bool_)
        record = game.template()
        s = record.view(rules.dtype)[0]
        self._call("setup", self._bound["setup_one"], record, key)
        self._audit(s)
        due = luck[0] % self._every
        while s.to_move != OVER and self.decisions < self._most:
            self._check_header(s)
            marked = self._legal(record, mask)
            if self.decisions == due:
                self._look(record, other_key, luck, mask)
                due += 1 + luck[0] % (2 * self._every)
                other_key[0] = (other_key[0] + 1) & 0xFFFFFFFF
                self._legal(record, mask)
            before = record.copy()
            move = int(self._bound["random_move"](mask, marked, luck))
            self._done = f"after move {self.decisions + 1} ('{rules.moves[move]}')"
            self._rule("play", s, move)
            self.decisions += 1
            self._audit(s)
            self._check_course(before.view(rules.dtype)[0], s)
            if self.decisions <= self._every or s.to_move == OVER:
                self._tell(before, move, record)
        self.is_over = bool(s.to_move == OVER)
        if self.is_over:
            self._look(record, other_key, luck, mask)
            self._check_scores(s)
        elif self._most == checks.LIMIT:
            raise self._wrong("play", MEANINGS[checks.ENDLESS])

    def _audit(self, s: Any) -> None:
        code = self._rule("audit", s)
        if code != 0:
            raise self._wrong("audit", f"{MEANINGS[checks.PIECES]}: audit() returned {code}")

    def _check_header(self, s: Any) -> None:
        if not 0 <= s.to_move < s.players:
            raise self._wrong("play", f"seat {s.to_move} is to move, but seats are 0 to {s.players - 1}")
        if s.concurrent:
            self.traits |= Trait.CONCURRENT

    def _check_course(self, before: Any, s: Any) -> None:
        for name in self._narrow:
            if not np.array_equal(before[name], s[name]):
                raise self._wrong(
                    "play", f"play() changed '{name}', whose numbers have 8 bits: use <i2, or <i8 to count"
                )
        for name in ("revealed", "turn"):
            if getattr(s, name) < getattr(before, name):
                raise self._wrong("play", f"play() lowered '{name}', which only goes up")
        if s.players != before.players or not np.array_equal(s.options, before.options):
            raise self._wrong("play", "play() changed the number of players or the options")
        if s.to_move == before.to_move and s.turn == before.turn and s.revealed == before.revealed:
            self.traits |= Trait.LONG_TURNS

    def _legal(self, record: Buffer, mask: Any) -> int:
        """The legal moves, and that `legal` counts them, leaves the record alone and starts from an empty mask."""
        rules = self._rules
        before = record.copy()
        s = record.view(rules.dtype)[0]
        full = np.ones(rules.padded_moves, np.bool_)
        full[len(rules.moves) :] = False
        self._rule("legal", s, full)
        if not np.array_equal(record, before):
            raise self._wrong("legal", f"legal() changed the record: {self._differences(before, record)}")
        marked = self._rule("legal", s, mask)
        if not np.array_equal(full, mask):
            move = int(np.flatnonzero(full != mask)[0])
            text = rules.moves[move] if move < len(rules.moves) else f"number {move}, which there is not"
            raise self._wrong("legal", f"legal() leaves marks that were in the mask before, such as '{text}'")
        if mask[len(rules.moves) :].any():
            raise self._wrong("legal", "legal() marks a move that is not in the move table")
        if marked != mask.sum():
            raise self._wrong("legal", f"legal() returned {marked}, but marked {mask.sum()} moves")
        if marked == 0:
            raise self._wrong("legal", MEANINGS[checks.NO_MOVE])
        return int(marked)

    # What people, bots and learners are given

    def _look(self, record: Buffer, key: Any, luck: Any, mask: Any) -> None:
        """Conceal, redeal, observe and show a position for every viewer."""
        rules = self._rules
        report = np.zeros(checks.REPORT_SIZE, np.int64)
        self._play_ahead(record, luck)
        self._call("conceal", self._bound["check_secrets"], record, key, luck, report)
        for kind, meaning in MEANINGS.items():
            if report[checks.VIOLATIONS + kind]:
                raise self._wrong(_WHERE[kind], meaning + self._evidence(record, key))
        self._check_scores(record.view(rules.dtype)[0])
        seen = [self._concealed(record, viewer) for viewer in self._viewers()]
        for viewer, known in zip(self._viewers(), seen, strict=True):
            self._observe(known, viewer)
            self._view(known)
        s = record.view(rules.dtype)[0]
        if s.to_move != OVER:
            self._refuse(seen[s.to_move + 1], mask)
            self._rate(seen[s.to_move + 1], mask)
        if len({self._anonymous(known) for known in seen[1:]}) > 1:
            self.traits |= Trait.HIDDEN

    def _play_ahead(self, record: Buffer, luck: Any) -> None:
        """Play the true game on for a few moves: a dead end of its own is no fault of redealing."""
        ahead, other_luck = record.copy(), luck.copy()
        mask = np.zeros(self._rules.padded_moves, np.bool_)
        s = ahead.view(self._rules.dtype)[0]
        for _ in range(_AHEAD):
            if s.to_move == OVER:
                return
            marked = self._legal(ahead, mask)
            self._rule("play", s, int(self._bound["random_move"](mask, marked, other_luck)))

    def _viewers(self) -> range:
        return range(SPECTATOR, self._game.players)

    def _concealed(self, record: Buffer, viewer: int) -> Buffer:
        known = record.copy()
        self._rule("conceal", known.view(self._rules.dtype)[0], viewer)
        return known

    def _anonymous(self, known: Buffer) -> bytes:
        """A concealed record without the name of its viewer."""
        copy = known.copy()
        copy.view(self._rules.dtype)["viewer"] = 0
        return copy.tobytes()

    def _evidence(self, record: Buffer, key: Any) -> str:
        """Which fields of the record differ, for the first viewer for whom concealing and redealing do not fit."""
        for viewer in self._viewers():
            known = self._concealed(record, viewer)
            again = self._concealed(known, viewer)
            dealt = known.copy()
            self._rule("redeal", dealt.view(self._rules.dtype)[0], viewer, key)
            for other in (again, self._concealed(dealt, viewer)):
                if not np.array_equal(known, other):
                    return f", for viewer {viewer}: {self._differences(known, other)}"
            code = self._rule("audit", dealt.view(self._rules.dtype)[0])
            if code != 0:
                return f", for viewer {viewer}: audit() returned {code}"
        return ""

    def _differences(self, one: Buffer, other: Buffer) -> str:
        a, b = one.view(self._rules.dtype)[0], other.view(self._rules.dtype)[0]
        names = [name for name in self._rules.dtype.names or () if not np.array_equal(a[name], b[name])]
        return ", ".join(_difference(name, a[name], b[name]) for name in names[:_NAMED])

    def _observe(self, known: Buffer, viewer: int) -> None:
        out = np.full(self._rules.observation_size, np.nan, np.float32)
        self._rule("observe", known.view(self._rules.dtype)[0], viewer, out)
        if not np.isfinite(out).all():
            parts = np.cumsum([0, *self._rules.observation.values()])
            at = int(np.flatnonzero(~np.isfinite(out))[0])
            part = list(self._rules.observation)[int(np.searchsorted(parts, at, "right")) - 1]
            raise self._wrong("observe", f"observe() leaves a number of the part '{part}' without a finite value")

    def _rate(self, known: Buffer, mask: Any) -> None:
        """Rate the legal moves as bots do, if the game brings a heuristic."""
        rate = getattr(part_of(self._rules, "bot.heuristic", otherwise=__name__), "rate", None)
        if rate is None:
            return
        out = np.full(self._rules.padded_moves, np.nan)
        self._call("rate", rate, known.copy().view(self._rules.dtype)[0], mask.copy(), out)
        unrated = np.flatnonzero(mask & ~np.isfinite(out))
        if len(unrated):
            text = self._rules.moves[int(unrated[0])]
            raise Wrong(f"rate() leaves the legal move '{text}' without a finite number", home_of(rate))

    def _check_scores(self, s: Any) -> None:
        """Points and ranks agree: who has better points has a better rank, and equal ranks share a place."""
        out = np.zeros((2, MAX_PLAYERS), np.int64)
        self._rule("scores", s, out)
        points, ranks = out[0, : s.players].tolist(), out[1, : s.players].tolist()
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        if ranks != places:
            raise self._wrong("scores", f"ranks {ranks} are not places: 1 is the first, equal ones share")
        for one, other in itertools.permutations(range(s.players), 2):
            if (points[one] - points[other]) * self._rules.better > 0 and ranks[one] >= ranks[other]:
                better = "fewer" if self._rules.low_wins else "more"
                raise self._wrong(
                    "scores", f"points {points} and ranks {ranks} do not agree: {better} points are better (`low_wins`)"
                )

    # What people are told

    def _view(self, known: Buffer) -> None:
        self._read("view", "write_view", msgspec.json.Decoder(self._rules.view_type), known)

    def _read(self, name: str, driver: str, decoder: Any, *arguments: Any) -> Any:
        """What a rule function wrote on a page."""
        page = new_page()
        self._call(name, self._bound[driver], *arguments, page)
        try:
            return decoder.decode(text_of(page))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._wrong(name, f"{name}() wrote what does not read as {_type_of(decoder)}: {error}") from error

    def _tell(self, before: Buffer, move: int, after: Buffer) -> None:
        for viewer in self._viewers():
            seen = self._concealed(before, viewer), move, self._concealed(after, viewer)
            self._say("events", self._read("events", "write_events", msgspec.json.Decoder(list[Event]), *seen))

    def _refuse(self, known: Buffer, mask: Any) -> None:
        illegal = [move for move in range(len(self._rules.moves)) if not mask[move]]
        for move in illegal[:: max(1, len(illegal) // _REFUSED)][:_REFUSED]:
            refusal = self._read("refuse", "write_refusal", msgspec.json.Decoder(Refusal), known, move)
            if self._words.clauses and refusal.clause not in self._words.clauses:
                text = self._rules.moves[move]
                raise self._wrong("refuse", f"refuse() of '{text}' names a clause '{refusal.clause}' of no rule book")
            self._say("refuse", [refusal.reason])

    def _say(self, name: str, events: list[Event]) -> None:
        problem = self._words.problem_of(events, self._game.players)
        if problem is not None:
            raise self._wrong(name, f"{name}(): {problem}")


def _difference(name: str, one: Any, other: Any) -> str:
    if np.ndim(one) == 0:
        return f"'{name}' is {one} and {other}"
    index = np.argwhere(np.asarray(one) != np.asarray(other))[0].tolist()
    place = ", ".join(map(str, index))
    return f"'{name}[{place}]' is {one[tuple(index)]} and {other[tuple(index)]}"


def _type_of(decoder: Any) -> str:
    return getattr(decoder.type, "__name__", str(decoder.type))
