"""What is hidden stays hidden, what was openly shown is kept, and a redeal never contradicts it."""

import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import OVER, SPECTATOR, Buffer
from reihum.core.telling import view_of
from reihum.games.superstar import RULES
from reihum.games.superstar.knowledge import learn_drawn, learn_lacks, learn_left, learn_shuffle
from reihum.games.superstar.pieces import DISCARDED, JOKER, POOL
from reihum.games.superstar.tests.naive import fits
from reihum.games.superstar.tests.positions import position, record


def redeals(match: Match, viewer: int, count: int) -> list[Any]:
    """Random worlds that the viewer cannot tell from the truth, as records."""
    worlds = []
    engine = match.game.engine
    for number in range(count):
        world = match.concealed(viewer).copy()
        engine.redeal_one(world, viewer, key_of_seed(f"world {number}"))
        assert engine.audit_one(world) == 0
        again = world.copy()
        engine.conceal_one(again, viewer)
        assert again.tobytes() == match.concealed(viewer).tobytes()
        worlds.append(world.view(RULES.dtype).view(np.recarray)[0])
    return worlds


def cards(s: Any, seat: int) -> list[int | str]:
    hand: list[int | str] = [number for number in range(1, JOKER) if int(s.cards[seat]) >> number & 1]
    return hand + ["J"] * int(s.jokers[seat])


# What is in a concealed record


def test_hands_and_draw_pile_are_pooled() -> None:
    match = Match(Game(RULES, 3), Game(RULES, 3).key(1))
    truth = record(match)
    s = match.concealed(1).view(RULES.dtype).view(np.recarray)[0]
    assert cards(s, 1) == cards(truth, 1)
    assert cards(s, 0) == cards(s, 2) == []
    assert list(s.held[:3]) == [5, 5, 5]
    assert (s.cards[POOL] | s.cards[1]) == (1 << 51) - 2
    assert not s.key.any()
    assert not s.words.any()


def test_other_hands_leave_no_trace() -> None:
    """Any two deals that differ only in what a viewer cannot see conceal to the same bytes."""
    first = """
        A>  13 2 4 J J
        B   20 21 30
        C   7 8 J
        pile B12
    """
    second = """
        A>  13 2 4 J J
        B   7 J J
        C   50 49 48
        pile B12
    """
    for viewer, same in ((0, True), (1, False), (2, False), (SPECTATOR, True)):
        one, two = position(first).concealed(viewer), position(second).concealed(viewer)
        assert (one.tobytes() == two.tobytes()) is same, viewer


def test_cards_put_aside_are_face_down_until_done() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  3 17 30 J J
        C   1 2
        won A
    """)
    before = {viewer: match.concealed(viewer).tobytes() for viewer in (SPECTATOR, 0, 2)}
    match.play("discard 17")
    match.play("discard J")
    assert {viewer: match.concealed(viewer).tobytes() for viewer in (SPECTATOR, 0, 2)} == before
    assert match.view(1).staged == ["17", "J"]
    assert match.view(0).staged == []
    match.play("done")
    assert match.view(0).seats[1].thrown == ["17", "J"]


def test_the_spectator_sees_no_hand() -> None:
    match = Match(Game(RULES, 5), Game(RULES, 5).key(2))
    view = match.view(SPECTATOR)
    assert view.hand is None
    assert (view.fitting, view.staged) == ({}, [])


def test_a_view_of_the_truth_is_refused() -> None:
    match = Match(Game(RULES, 2), Game(RULES, 2).key(1))
    with pytest.raises(ValueError, match="concealed records only"):
        view_of(RULES, np.frombuffer(match.to_bytes(), np.uint8))


# What a forced pass tells


def test_S8_a_forced_pass_shows_what_the_hand_lacks() -> None:
    match = position("""
        A>  1 4 11 13
        B   20 21 30
        C   7 8 J
        pile C22
    """)
    match.play("pass")
    for viewer in (1, 2, SPECTATOR):
        for world in redeals(match, viewer, 100):
            assert not any(fits(card, 22) for card in cards(world, 0))


def test_S8_a_voluntary_pass_shows_nothing() -> None:
    match = position(
        """
        A>  1 4 11 13
        B   20 21 30
        C   7 8 J
        pile C22
        """,
        voluntary_pass=True,
    )
    match.play("pass")
    assert any(fits(card, 22) for world in redeals(match, 1, 50) for card in cards(world, 0))
    assert not record(match).avoid.any()


def test_S8_what_was_kept_still_lacks_it_and_only_drawn_cards_can_be_different() -> None:
    match = position("""
        A>  1 4 11 13
        B   20
        pile B22
    """)
    match.play("pass")
    match.play("done")  # A keeps four cards and draws one
    for world in redeals(match, 1, 200):
        assert sum(fits(card, 22) for card in cards(world, 0)) <= 1


def test_S8_a_card_that_fitted_must_have_been_the_drawn_one() -> None:
    match = position("""
        A>  1 3 11 13
        B   20
        draw 23 24 25 26 27
        pile B22
    """)
    match.play("pass")
    match.play("done")
    match.play("play 20")
    (drawn,) = set(match.view(0).hand) - {"1", "3", "11", "13"}
    match.play(f"play {drawn}")  # one of 23 to 27, which would have fitted on 22
    for world in redeals(match, 1, 100):
        assert not any(fits(card, 22) for card in cards(world, 0))


def test_S13_after_a_shuffle_nobody_holds_what_lay_on_the_discard_pile() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  1 2 3 4 5
        C   6 7 8
        draw 9 10
        won A
    """)
    for card in (1, 2, 3):
        match.play(f"discard {card}")
    match.play("done")  # B draws 9, 10 and one card of the new draw pile
    assert match.view(SPECTATOR).shuffles == 1
    old = {*range(40, 45), *range(4, 11)}  # all that was in hands when the discard pile was shuffled
    for viewer in (SPECTATOR, 0, 1, 2):
        for world in redeals(match, viewer, 60):
            assert set(cards(world, 0)) <= old
            assert set(cards(world, 2)) <= old
            assert sum(card not in old for card in cards(world, 1)) == 1
            assert not set(cards(world, POOL)) & old


# The knowledge is exact


class Brute:
    """All ways two hands and a draw pile can be, followed through public events by enumeration."""

    def __init__(self, universe: int, sizes: tuple[int, int]) -> None:
        everything = frozenset(range(1, universe + 1))
        self.worlds = {
            (frozenset(a), frozenset(b), everything - set(a) - set(b))
            for a in combinations(everything, sizes[0])
            for b in combinations(everything - set(a), sizes[1])
        }

    def lacks(self, seat: int, banned: frozenset[int]) -> None:
        self.worlds = {world for world in self.worlds if not world[seat] & banned}

    def left(self, seat: int, card: int) -> None:
        self.worlds = {(world[0] - {card}, world[1] - {card}, world[2]) for world in self.worlds if card in world[seat]}

    def drawn(self, seat: int) -> None:
        self.worlds = {
            (
                world[0] | {card} if seat == 0 else world[0],
                world[1] | {card} if seat == 1 else world[1],
                world[2] - {card},
            )
            for world in self.worlds
            for card in world[2]
        }

    def shuffled(self, discards: frozenset[int]) -> None:
        self.worlds = {(a, b, discards) for a, b, pool in self.worlds if not pool}


def bits(numbers: Any) -> int:
    return sum(1 << number for number in numbers)


def consistent(s: Any, unseen: frozenset[int], sizes: list[int]) -> set[Any]:
    """All deals that the record's knowledge allows."""

    def possible(seat: int, hand: tuple[int, ...]) -> bool:
        return any(
            not any(int(s.avoid[seat, slot]) >> card & 1 for slot, card in enumerate(order))
            for order in permutations(hand)
        )

    return {
        (frozenset(a), frozenset(b), unseen - set(a) - set(b))
        for a in combinations(sorted(unseen), sizes[0])
        if possible(0, a)
        for b in combinations(sorted(unseen - set(a)), sizes[1])
        if possible(1, b) and not bits(unseen - set(a) - set(b)) & int(s.not_in_pool)
    }


@pytest.mark.parametrize("seed", range(40))
def test_what_the_table_knows_is_exactly_what_can_be(seed: int) -> None:
    """Random public histories of two hands: the slots allow precisely the worlds that enumeration finds."""
    luck = random.Random(seed)
    universe, sizes = 8, [3, 2]
    s = Game(RULES, 2).blank()[0]
    s.held[0], s.held[1] = sizes
    brute = Brute(universe, (3, 2))
    truth = luck.choice(sorted(brute.worlds, key=repr))
    hands, pool, discards = [set(truth[0]), set(truth[1])], set(truth[2]), set[int]()
    for _ in range(14):
        seat = luck.randrange(2)
        act = luck.choice(["lacks", "left", "drawn", "drawn"])
        if act == "lacks":
            banned = frozenset(luck.sample(range(1, universe + 1), 3)) - hands[seat]
            brute.lacks(seat, banned)
            learn_lacks(s, seat, bits(banned))
        elif act == "left" and hands[seat]:
            card = luck.choice(sorted(hands[seat]))
            brute.left(seat, card)
            learn_left(s, seat, card)
            hands[seat].remove(card)
            discards.add(card)
            s.held[seat] -= 1
        elif act == "drawn" and len(hands[seat]) < 4 and (pool or discards):
            if not pool:
                s.cards[DISCARDED] = bits(discards)
                s.jokers[DISCARDED] = 2  # some jokers here, some elsewhere: they say nothing
                brute.shuffled(frozenset(discards))
                learn_shuffle(s)
                pool, discards = discards, set()
            card = luck.choice(sorted(pool))
            brute.drawn(seat)
            pool.remove(card)
            hands[seat].add(card)
            s.held[seat] += 1
            learn_drawn(s, seat)
        unseen = frozenset(hands[0] | hands[1] | pool)
        known = {world for world in brute.worlds if world[0] | world[1] | world[2] == unseen}
        assert consistent(s, unseen, [len(hand) for hand in hands]) == known == brute.worlds


# Redeals


def stuck_position() -> Match:
    """Three hidden cards, each of which two of three slots avoid in turn: filling one by one gets stuck."""
    match = position("""
        A>  1 3
        B   11
        C   12
        D   13
        pile A2
    """)
    s = match.concealed(0).view(RULES.dtype).view(np.recarray)
    everything = (1 << 52) - 2
    s.avoid[0, 1, 0] = everything & ~bits((11, 12))
    s.avoid[0, 2, 0] = everything & ~bits((12, 13))
    s.avoid[0, 3, 0] = everything & ~bits((11, 13))
    return Match.at(match.game, s)


def test_a_deal_that_got_stuck_is_mended() -> None:
    match = stuck_position()
    deals = Counter(tuple(tuple(cards(world, seat)) for seat in (1, 2, 3)) for world in redeals(match, 0, 200))
    assert set(deals) == {((11,), (12,), (13,)), ((12,), (13,), (11,))}
    assert min(deals.values()) > 40


def test_a_card_that_cannot_be_in_the_draw_pile_is_brought_into_a_hand() -> None:
    match = position("""
        A>  1 3
        B   11
        C   12
        pile A2
    """)
    s = match.concealed(0).view(RULES.dtype).view(np.recarray)
    s.not_in_pool[0] = bits((11, 12)) | 1 << JOKER
    s.jokers[0, POOL] -= 5
    s.jokers[0, DISCARDED] += 5
    s.pool_left -= 5
    s.avoid[0, 2, 0] = bits((11,))
    for world in redeals(Match.at(match.game, s), 0, 100):
        assert (cards(world, 1), cards(world, 2)) == ([11], [12])


def test_a_redeal_is_uniform_against_one_opponent() -> None:
    """A passed on 22 with four cards and drew one: four cards that did not fit, and one that can be anything."""
    match = position("""
        A>  1 4 11 13
        B   20 24 25 26 27
        pile B22
        discard 2 5 6 7 8 9 10 12 28 29 30 31 32 33 34 35 36 37 38
    """)
    match.play("pass")
    match.play("done")
    unseen = cards(record(match), POOL) + cards(record(match), 0)
    fitting = sum(fits(card, 22) for card in unseen)
    worlds = redeals(match, 1, 2000)
    share = np.mean([any(fits(card, 22) for card in cards(world, 0)) for world in worlds])
    # The four old cards are drawn from those that do not fit, the new one from all that is left.
    expected = fitting / (len(unseen) - 4)
    assert abs(share - expected) < 4 * (expected * (1 - expected) / len(worlds)) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_redeals_agree_with_all_that_was_shown_in_whole_games(players: int) -> None:
    """Play whole games and keep book in plain Python of every forced pass; no redeal may contradict the book."""
    game = Game(RULES, players)
    luck = random.Random(players)
    for number in range(6):
        match = Match(game, game.key(number))
        passed: list[tuple[int, int | str]] = []  # passes of this round: nobody draws before it ends
        while not match.is_over:
            view = match.view(SPECTATOR)
            if not view.pile:
                passed = []
            move = luck.choice(match.legal())
            if str(move) == "pass":
                last = view.pile[-1].card
                passed.append((match.to_move, "J" if last == "J" else int(last)))
            match.play(move)
            if match.view(SPECTATOR).pile and luck.random() < 0.2:
                for world in redeals(match, luck.randrange(SPECTATOR, players), 2):
                    for seat, card in passed:
                        assert not any(fits(held, card) for held in cards(world, seat))


def test_knowledge_survives_every_random_game() -> None:
    """The truth is always possible (audit), also with jokers on both sides of a shuffle; many seats, many rounds."""
    game = Game(RULES, 5)
    shuffles = 0
    for number in range(25):
        deal: Buffer = game.deal(key_of_seed(f"audit {number}"))
        mask, numbers = np.zeros(len(RULES.moves), np.bool_), np.zeros(len(RULES.moves), np.int64)
        luck = random.Random(number)
        while deal.view(RULES.dtype)["to_move"][0] != OVER:
            count = game.engine.list_legal(deal, mask, numbers)
            game.engine.play_one(deal, int(numbers[luck.randrange(count)]))
            assert game.engine.audit_one(deal) == 0
        shuffles += int(deal.view(RULES.dtype)["shuffles"][0])
    assert shuffles > 25
