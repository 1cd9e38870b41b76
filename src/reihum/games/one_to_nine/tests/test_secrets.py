"""What the seats of One to 9 know of each other: nothing that is hidden, everything that was openly seen."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.games.one_to_nine import RULES
from reihum.games.one_to_nine.tests.positions import KINDS, position, record

REDEALS = 40 if COMPILED else 12
MANY_REDEALS = 3000 if COMPILED else 900


def redeals(match: Match, viewer: int, count: int = REDEALS) -> list[Any]:
    """Worlds that the viewer thinks possible."""
    worlds = []
    for seed in range(count):
        world = match.concealed(viewer).copy()
        match.game.engine.redeal_one(world, viewer, key_of_seed(seed))
        assert match.game.engine.audit_one(world) == 0
        worlds.append(world.view(RULES.dtype).view(np.recarray)[0])
    return worlds


def hand(s: Any, seat: int) -> Counter[str]:
    return Counter({card: int(count) for card, count in zip(KINDS, s.hand[seat], strict=True) if count})


def concealed(match: Match, viewer: int) -> Any:
    return match.concealed(viewer).view(RULES.dtype).view(np.recarray)[0]


def test_own_hand_is_kept_and_the_others_vanish() -> None:
    match = position("", "R5 R5 N3 J", "G1 +3 J")
    s = concealed(match, 0)
    assert hand(s, 0) == Counter({"R5": 2, "N3": 1, "J": 1})
    assert hand(s, 1) == Counter({"J": 1})  # taken openly
    assert s.hand_count.tolist() == [4, 3, 0, 0]
    assert not s.hand_bits[1].any()


def test_a_spectator_sees_no_hand() -> None:
    s = concealed(position("", "R5 J", "G1"), SPECTATOR)
    assert hand(s, 0) == Counter({"J": 1})
    assert hand(s, 1) == Counter()


def test_hands_that_the_viewer_cannot_tell_apart_conceal_to_the_same_bytes() -> None:
    one = position("R  1 . . . . . . . .", "R5", "G1 G2 +3", "Y1 Y2", seed=1)
    two = position("R  1 . . . . . . . .", "R5", "N1 B9 R1", "G1 G1", seed=2)
    assert bytes(one.concealed(0)) == bytes(two.concealed(0))
    assert bytes(one.concealed(1)) != bytes(two.concealed(1))


def test_a_claim_is_hidden_from_the_others_until_it_is_complete() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7", "G1")
    before = [bytes(match.concealed(viewer)) for viewer in (SPECTATOR, 1)]
    own = bytes(match.concealed(0))
    match.play("claim R3-7")
    match.play("fill R6 card")
    assert [bytes(match.concealed(viewer)) for viewer in (SPECTATOR, 1)] == before
    assert bytes(match.concealed(0)) != own
    assert match.view(1).filling is None
    assert match.view(0).filling is not None
    match.play("fill R7 card")
    assert match.view(1).last.move == "claim R3-7"


def test_a_claim_can_be_taken_back_but_not_once_its_cards_are_seen() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", "G1", stack="", rest="last")
    match.play("claim R3-6")
    assert match.can_undo(0)
    match.play("fill R6 card")  # nothing can be turned, but everybody has seen the card
    assert not match.can_undo(0)


def test_a_card_discarded_for_a_joker_was_seen() -> None:
    match = position("R  . . . . 5 . . . .", "R5")
    match.play("play R5")  # draws nothing
    assert not match.can_undo(0)


def test_redeals_differ_and_keep_what_is_known() -> None:
    match = position("R  1 2 . . . . . . .", "R5 R5", "G1 G2 J J", "N1 B4 B5", discard="Y1 Y1")
    worlds = redeals(match, 0)
    assert len({bytes(np.ascontiguousarray(s.hand)) for s in worlds}) > REDEALS // 2
    for s in worlds:
        assert hand(s, 0) == Counter({"R5": 2})
        assert hand(s, 1)["J"] == 2
        assert s.hand_count.tolist() == [2, 4, 3, 0]
        assert not {"R5", "Y1"} & (hand(s, 1) | hand(s, 2)).keys()  # all copies of them are seen


def test_every_unseen_card_is_as_likely_in_a_hand() -> None:
    """Chi-square over 46 kinds: the opponent's one card is any of the 92 unseen ones."""
    match = position("", "R5", "G1")
    counts: Counter[str] = Counter()
    for s in redeals(match, 0, MANY_REDEALS):
        counts += hand(s, 1)
    share = dict.fromkeys(KINDS[:36], 2) | dict.fromkeys(KINDS[36:45], 1) | {"+3": 12}
    share["R5"] -= 1
    chi = sum((counts[card] - MANY_REDEALS * n / 92) ** 2 / (MANY_REDEALS * n / 92) for card, n in share.items())
    assert chi < 90  # 45 degrees of freedom: beyond this once in ten thousand


# What a reshuffle teaches


def reshuffled() -> Match:
    """Seat 0 has drawn from a stack that ran out: what is neither on the board nor discarded was in the hands."""
    match = position("", "+3 R1", "Y9 N9 J", "B8", stack="", rest="discard", discard="G1")
    match.play("play +3")
    return match


def test_a_reshuffle_shows_what_the_other_hands_hold_together() -> None:
    match = reshuffled()
    assert match.view(0).reshuffles == 1
    assert match.view(0).known_held == ["Y9", "B8", "N9"]
    assert match.view(1).known_held == ["R1", "B8"]
    assert match.view(SPECTATOR).known_held == ["R1", "Y9", "B8", "N9"]


def test_redeals_leave_these_cards_in_the_hands() -> None:
    match = reshuffled()
    seen = set()
    for s in redeals(match, 0):
        assert hand(s, 1) + hand(s, 2) == Counter(["Y9", "N9", "B8", "J"])
        seen.add(frozenset(hand(s, 2)))
    assert seen == {frozenset({card}) for card in ("Y9", "N9", "B8")}  # which of them has which is not known


def test_a_card_that_is_played_may_have_been_the_known_one() -> None:
    match = reshuffled()
    match.play("play Y9")
    assert match.view(0).known_held == ["B8", "N9"]
    assert match.view(1).known_held == ["R1", "B8"]  # the own card was not among them
    for s in redeals(match, 0):
        together = hand(s, 1) + hand(s, 2)
        assert together["B8"] >= 1
        assert together["N9"] == 1


def test_a_hand_that_was_emptied_holds_no_old_card() -> None:
    match = position("", "+3 R1", "Y9", "B8 B8", stack="", rest="discard", discard="G1")
    match.play("play +3")
    assert record(match)[0].held_since[:3].tolist() == [1, 1, 2]
    match.play("play Y9")  # the only card of seat 1: what it holds now was drawn after the reshuffle
    assert record(match)[0].held_since[:3].tolist() == [1, 0, 2]
    assert match.view(0).known_held == ["B8", "B8"]
    for world in redeals(match, 0):
        assert hand(world, 2) == Counter({"B8": 2})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_is_sure_of_is_true(players: int) -> None:
    """In random games: the known cards really are in the other hands, in the truth and in every redeal."""
    game = Game(RULES, players)
    luck = np.random.default_rng(5)
    known = 0
    for seed in range(6 if COMPILED else 1):
        match = Match(game, key_of_seed(seed))
        while not match.is_over and len(match.moves) < 150:
            moves = match.legal()
            match.play(moves[int(luck.integers(len(moves)))])
            if match.view(0).reshuffles and len(match.moves) % 5 == 0:
                for viewer in range(SPECTATOR, players):
                    sure = Counter(match.view(viewer).known_held)
                    for s in [record(match)[0], *redeals(match, viewer, 2)]:
                        others = sum((hand(s, seat) for seat in range(players) if seat != viewer), Counter())
                        assert sure <= others
                    known += sure.total()
    assert known > 0
