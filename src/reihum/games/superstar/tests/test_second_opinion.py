"""All complete turns of thousands of positions: what the engine's small moves reach, and what the plain rules say."""

import random
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import OVER, SPECTATOR, Buffer
from reihum.core.telling import view_of
from reihum.games.superstar import RULES, SuperstarView
from reihum.games.superstar.tests.naive import Card, Sight, Table, turns
from reihum.games.superstar.tests.positions import SEATS, position


def sight(before: SuperstarView, after: SuperstarView) -> Sight:
    """What a spectator sees after a turn, as the naive rules put it."""
    return (
        None if after.to_move == OVER else after.to_move,
        after.phase == "discard",
        tuple(after.points),
        tuple(seat.cards for seat in after.seats),
        tuple((played.seat, played.card) for played in after.pile),
        frozenset(seat for seat, shown in enumerate(after.seats) if shown.passed_on is not None),
        after.draw_pile,
        tuple(sorted(after.discard_pile)),
        after.shuffles - before.shuffles,
    )


def card_of(text: str) -> Card:
    return "J" if text == "J" else int(text)


class Reader:
    """Looks at records through views, and follows the engine's small moves to the end of a turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mask = np.zeros(len(RULES.moves), np.bool_)
        self.numbers = np.zeros(len(RULES.moves), np.int64)

    def view(self, record: Buffer, viewer: int) -> SuperstarView:
        copy = record.copy()
        self.game.engine.conceal_one(copy, viewer)
        seen: SuperstarView = view_of(RULES, copy)
        return seen

    def moves(self, record: Buffer) -> list[int]:
        count = self.game.engine.list_legal(record, self.mask, self.numbers)
        found: list[int] = self.numbers[:count].tolist()
        return found

    def table(self, record: Buffer) -> Table:
        shown = self.view(record, SPECTATOR)
        hands = [self.view(record, seat).hand or [] for seat in range(self.game.players)]
        return Table(
            hands=[[card_of(card) for card in hand] for hand in hands],
            tokens=shown.points,
            to_move=shown.to_move,
            voluntary_pass=shown.voluntary_pass,
            draw_pile=shown.draw_pile,
            discards=[card_of(card) for card in shown.discard_pile],
            pile=[(played.seat, card_of(played.card)) for played in shown.pile],
            passed={seat for seat, at in enumerate(shown.seats) if at.passed_on is not None},
            won=shown.last_winner if shown.phase == "discard" else None,
        )

    def turns(self, record: Buffer) -> list[tuple[tuple[str, ...], Sight]]:
        """Every sequence of small moves that makes a complete turn: a list, so that doubles would show."""
        found: list[tuple[tuple[str, ...], Sight]] = []
        self._follow(record, [], self.view(record, SPECTATOR), found)
        return found

    def _follow(self, record: Buffer, cards: list[str], before: SuperstarView, found: list[Any]) -> None:
        for move in self.moves(record):
            after = record.copy()
            self.game.engine.play_one(after, move)
            verb, _, card = RULES.moves[move].partition(" ")
            if verb == "discard":
                self._follow(after, [*cards, card], before, found)
            else:
                turn = {"play": ("play", card), "pass": ("pass",), "done": ("discard", *sorted(cards))}[verb]
                found.append((turn, sight(before, self.view(after, SPECTATOR))))


def check(reader: Reader, record: Buffer) -> None:
    reached = reader.turns(record)
    assert len(reached) == len(set(reached)), "one complete turn has two sequences"
    assert set(reached) == turns(reader.table(record))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("voluntary_pass", [False, True])
def test_positions_of_random_games(players: int, voluntary_pass: bool) -> None:
    game = Game(RULES, players, {"voluntary_pass": voluntary_pass})
    reader = Reader(game)
    luck = random.Random(players)
    checked = 0
    for number in range(1000):
        if checked >= 500:
            break
        record = game.deal(key_of_seed(f"second opinion {number}"))
        while record.view(RULES.dtype)["to_move"][0] != OVER:
            phase = int(record.view(RULES.dtype)["phase"][0])
            if not record.view(RULES.dtype)["staged"][0] and not record.view(RULES.dtype)["staged_jokers"][0]:
                if phase == 0 or luck.random() < 0.3:
                    check(reader, record)
                    checked += 1
            # Long rounds and few tokens are the rich part: a voluntary pass is rare, low cards come first.
            moves = reader.moves(record)
            if len(moves) > 1 and RULES.moves[moves[-1]] == "pass":
                moves = moves if luck.random() < 0.1 else moves[:-1]
            game.engine.play_one(record, moves[0] if phase == 0 and luck.random() < 0.5 else luck.choice(moves))
    assert checked >= 500


@pytest.mark.parametrize("voluntary_pass", [False, True])
def test_positions_made_at_random(voluntary_pass: bool) -> None:
    """Hands of any size, empty ones too, which play from the deal does not bring about (S9)."""
    luck = random.Random(5)
    for _ in range(600):
        match = position(draw_position(luck), voluntary_pass=voluntary_pass)
        check(Reader(match.game), np.frombuffer(match.to_bytes(), np.uint8).copy())


def draw_position(luck: random.Random) -> str:
    players = luck.randint(2, 5)
    cards = [*(str(number) for number in range(1, 51)), *["J"] * 5]
    luck.shuffle(cards)
    hands = [[cards.pop() for _ in range(luck.choice([0, 0, 1, 2, 5]))] for _ in range(players)]
    mover = luck.randrange(players)
    if not hands[mover]:
        hands[mover].append(cards.pop())
    others = [seat for seat in range(players) if seat != mover]
    lines = []
    exchanging = luck.random() < 0.4
    passed = set() if exchanging else set(luck.sample(others, luck.randrange(len(others))))
    last = cards.pop()
    for seat, hand in enumerate(hands):
        mark = SEATS[seat] + (">" if seat == mover else "")
        notes = "*" * luck.randrange(3) + (f" passed {last}" if seat in passed else "")
        lines.append(f"{mark} {' '.join(hand)} | {notes}")
    if exchanging:
        lines.append(f"won {SEATS[luck.choice(others)]}")
        cards.append(last)
    else:
        lines.append(f"pile {SEATS[luck.choice(others)]}{last}")
    if luck.random() < 0.6:  # a small draw pile, so that it runs out
        lines.append(f"draw {' '.join(cards[: luck.randrange(12)])}")
    return "\n".join(lines)
