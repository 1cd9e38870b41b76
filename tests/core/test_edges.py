"""Whatever a caller brings, the public surface answers with an error of its own, in words that can be printed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.core.errors import (
    BadMatchFile,
    BadNotation,
    BadOption,
    CannotUndo,
    IllegalMove,
    NotYourTurn,
    ReihumError,
)
from reihum.core.plan import plan
from reihum.core.story import story

HUGE = 10**5000  # more digits than Python writes
HALF = "\ud800"  # half of a letter, which no file can hold
STRANGE: dict[str, Any] = {
    "huge": HUGE,
    "negative": -1,
    "float": 1.0,
    "zero float": 0.0,
    "bool": True,
    "numpy bool": np.True_,
    "numpy float": np.float64(1),
    "text": "1",
    "nothing": None,
    "list": [],
    "half a letter": HALF,
    "bytes": b"\0",
    "object": object(),
}
ARRAYS: dict[str, Any] = {
    "short": np.zeros(3, np.uint8),
    "floats": np.zeros(1072),
    "two dimensions": np.zeros((2, 536), np.int16),
}
FORMS: dict[str, Callable[[Any], Any]] = {
    "bytes": bytes,
    "bytearray": bytearray,
    "memoryview": memoryview,
    "array": np.asarray,
    "record": lambda record: record.view(game().rules.dtype)[0],
}
COMPONENTS: dict[str, Any] = {
    "empty": "",
    "NUL": "a\0b",
    "half a letter": HALF,
    "list": [1],
    "huge": {"cards": HUGE},
    "nested": {"cards": [["x"]]},
    "strange name": {HALF: 1},
    "float": 3.5,
}


def game() -> reihum.Game:
    return reihum.game("superstar", 2)


def refused(work: Callable[[], Any]) -> ReihumError:
    with pytest.raises(ReihumError) as caught:
        work()
    str(caught.value).encode()  # it can be written anywhere
    assert len(str(caught.value)) < 2000
    return caught.value


@pytest.mark.parametrize("strange", [*STRANGE.values(), *ARRAYS.values()], ids=[*STRANGE, *ARRAYS])
def test_only_a_record_makes_a_match(strange: Any) -> None:
    assert isinstance(refused(lambda: reihum.Match.at(game(), strange)), BadOption)


@pytest.mark.parametrize("name", ["players", "to_move", "start", "viewer", "concurrent", "used"])
@pytest.mark.parametrize("value", [-7, 99, 2**62])
def test_a_record_with_a_strange_header_is_none(name: str, value: int) -> None:
    record = game().start(seed=1).origin().view(game().rules.dtype)
    record[name] = value
    assert name in str(refused(lambda: reihum.Match.at(game(), record)))


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_record_in_any_form_makes_a_match(form: Callable[[Any], Any]) -> None:
    match = game().start(seed=1)
    again = reihum.Match.at(game(), form(np.frombuffer(match.to_bytes(), np.uint8)))
    assert again.to_bytes() == match.to_bytes()


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_players_options_and_names(strange: Any) -> None:
    if strange is not None:  # as many as the game is for, and a start seat that is drawn
        assert isinstance(refused(lambda: reihum.game("superstar", strange)), BadOption)
        assert isinstance(refused(lambda: reihum.game("superstar", 2, start=strange)), BadOption)
    assert isinstance(refused(lambda: reihum.game("one_to_nine", 2, turn_limit=strange)), BadOption)
    if isinstance(strange, str):
        assert isinstance(refused(lambda: reihum.game(strange)), BadOption)
        assert isinstance(refused(lambda: reihum.game("bloom", 2, **{strange: 1})), BadOption)


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_moves_and_seats(strange: Any) -> None:
    match = game().start(seed=1)
    assert isinstance(refused(lambda: match.play(strange)), BadNotation | IllegalMove)
    assert isinstance(refused(lambda: plan(match, [strange])), BadNotation)
    for work in (match.view, match.concealed, match.choice_of, match.legal_texts, lambda seat: story(match, seat)):
        if strange != -1:  # a spectator
            assert isinstance(refused(lambda work=work: work(strange)), BadOption)  # type: ignore[misc]
    if strange is not None and strange != -1:
        assert isinstance(refused(lambda: match.legal(strange)), BadOption)
        assert isinstance(refused(lambda: match.play("play 1", strange)), BadOption)
        assert isinstance(refused(lambda: plan(match, [], strange)), BadOption)
        assert isinstance(refused(lambda: match.can_undo(strange)), BadOption)
        assert isinstance(refused(lambda: match.undo(strange)), BadOption)
    if not isinstance(strange, list | str | bytes):  # which are wishes, if strange ones
        assert isinstance(refused(lambda: plan(match, strange)), BadNotation)
    assert isinstance(refused(lambda: match.rewind(strange)), CannotUndo)


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_numbers_of_games_keys_and_names(strange: Any) -> None:
    assert isinstance(refused(lambda: game().key(1, strange)), BadOption)
    assert isinstance(refused(lambda: game().batch(strange)), BadOption)
    if strange is not HUGE:  # more threads than games are as good as one a game
        assert isinstance(refused(lambda: game().batch(2, threads=strange)), BadOption)
    assert isinstance(refused(lambda: reihum.game(strange)), BadOption)
    batch = game().batch(2, seed=1)
    if strange != -1 or isinstance(strange, bool):
        assert isinstance(refused(lambda: batch.random_moves(strange)), BadOption)
        assert isinstance(refused(lambda: batch.playout(strange)), BadOption)
    if strange is not None:
        assert isinstance(refused(lambda: game().start(key=strange)), BadOption)
    if not isinstance(strange, list):  # none is named
        assert isinstance(refused(lambda: game().start(seed=1, seats=strange)), BadOption)


def test_who_is_not_asked_has_nothing_to_plan() -> None:
    match = game().start(seed=1)
    other = 1 - match.to_move
    assert isinstance(refused(lambda: plan(match, [], other)), NotYourTurn)


@pytest.mark.parametrize("strange", COMPONENTS.values(), ids=COMPONENTS)
def test_strange_components(strange: Any) -> None:
    for name in reihum.GAMES:
        assert isinstance(refused(lambda name=name: reihum.game(name, components=strange)), BadOption)  # type: ignore[misc]


@pytest.mark.parametrize("strange", [HUGE, HALF, 1.0, True, [], b"\0", object()], ids=lambda seed: type(seed).__name__)
def test_strange_seeds(strange: Any) -> None:
    assert isinstance(refused(lambda: game().key(strange)), BadOption)
    assert isinstance(refused(lambda: game().start(seed=strange)), BadOption)


@pytest.mark.parametrize(
    "strange", ["a\0b", HALF, 3.5, None, object()], ids=["NUL", "half", "float", "nothing", "object"]
)
def test_strange_paths(strange: Any) -> None:
    match = game().start(seed=1)
    assert isinstance(refused(lambda: match.save(strange)), BadMatchFile)
    assert isinstance(refused(lambda: reihum.replay(strange)), BadMatchFile)
