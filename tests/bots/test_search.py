"""The search sees wins, explains itself, goes on thinking within a turn, keeps within its memory, repeats itself."""

import numpy as np
import pytest

import reihum
from reihum.bots import Budget, make_bot
from reihum.bots.engine import evaluation_of
from reihum.bots.search.mind import head_of
from reihum.bots.search.thinker import Thinker
from reihum.core.match import Match
from reihum.core.registry import OURS
from tests.games import bringing

from .judging import judging_of
from .positions import positions


def ends_with_a_win(match: Match, move: str) -> bool:
    """Whether a move ends the game in favour of who makes it."""
    seat = match.to_move
    tried = Match.at(match.game, np.frombuffer(match.to_bytes(), np.uint8).copy())
    tried.play(move)
    return tried.is_over and tried.view(-1).ranks[seat] == 1


def test_a_win_at_hand_is_taken() -> None:
    """Qwixx, Q16: who is ahead ends the game with a second lock or a fourth miss."""
    found = 0
    for seed in range(1, 40):
        for match in positions("qwixx_cards", 2, every=1, seed=seed):
            winning = [str(move) for move in match.legal() if ends_with_a_win(match, str(move))]
            if winning and len(winning) < len(match.legal()):
                best = make_bot("search@400", match.game.rules, 1).explain(match.concealed(match.to_move))[0]
                assert best.winning_chance > 0.9
                found += 1
        if found >= 2:
            return
    raise AssertionError("no win at hand was found")


def test_a_third_big_star_is_claimed() -> None:
    """One to 9, O21: a long run that wins the game takes several moves to claim."""
    found = 0
    for seed in range(1, 20):
        for match in positions("one_to_nine", 2, every=1, seed=seed):
            claims = [str(move) for move in match.legal() if str(move).endswith("1-9")]
            if claims and match.scores().points[match.to_move] >= 80:
                best = make_bot("search@400", match.game.rules, 1).explain(match.concealed(match.to_move))[0]
                assert best.move in claims
                assert best.winning_chance == 1
                found += 1
        if found >= 3:
            return
    raise AssertionError("nobody could claim a third big star")


@pytest.mark.parametrize("name", reihum.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players(name: str, players: int) -> None:
    rules = reihum.game(name).rules
    if players > rules.max_players:
        pytest.skip(f"{rules.title} is for at most {rules.max_players}")
    for number, match in enumerate(positions(name, players, every=23)):
        candidates = make_bot("search@60", rules, 1).explain(match.concealed(match.to_move))
        assert {candidate.move for candidate in candidates} == {str(move) for move in match.legal()}
        assert sum(candidate.visit_share for candidate in candidates) == pytest.approx(1)
        assert all(0 <= candidate.winning_chance <= 1 for candidate in candidates)
        assert all(candidate.visits > 0 for candidate in candidates)
        assert candidates[0].number == make_bot("search@60", rules, 1).choose(match.concealed(match.to_move))
        if number == 2:
            break


@pytest.mark.parametrize("name", reihum.GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def play(seed: int) -> list[str]:
        match = reihum.game(name, players=2).start(seed=5)
        bots = [make_bot("search@40", match.game.rules, f"{seed} {seat}") for seat in range(2)]
        while not match.is_over and len(match.moves) < 60:
            match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
        return [str(move) for move in match.moves]

    assert play(1) == play(1)
    assert play(1) != play(2)


@pytest.mark.parametrize("name", ["one_to_nine", "bloom", "qwixx_cards"])
def test_thinking_goes_on_within_a_turn(name: str) -> None:
    """After a small move that revealed nothing, what was thought of what follows is still known."""
    match = reihum.game(name, players=2).start(seed=2)
    bots = [Thinker(match.game.rules, Budget(playouts=60), seat) for seat in range(2)]
    for _ in range(120):
        seat = match.to_move
        turn = match.view(seat).turn
        match.play(bots[seat].choose(match.concealed(seat)))
        if match.to_move == seat and match.view(seat).turn == turn and match.can_undo(seat):
            visits = sum(candidate.visits for candidate in bots[seat].explain(match.concealed(seat)))
            if visits > bots[seat].playouts:
                return
    raise AssertionError("nothing was kept")


def test_a_full_tree_grows_no_more() -> None:
    match = reihum.game("one_to_nine", players=2).start(seed=1)
    thinker = Thinker(match.game.rules, Budget(playouts=2000), 1, max_nodes=80)
    visits = sum(candidate.visits for candidate in thinker.explain(match.concealed(match.to_move)))
    assert head_of(thinker._mind).used == 82
    assert visits > 80


@pytest.mark.parametrize("name", reihum.GAMES)
def test_chances_of_all_seats_add_up(name: str) -> None:
    """The evaluation was fitted for every number of players, and tells seats apart."""
    rules = reihum.game(name).rules
    for players in range(rules.min_players, rules.max_players + 1):
        apart = 0
        for match in positions(name, players, every=9):
            wins, points = np.zeros(5), np.zeros(5)
            for by_net in (0, 1):
                judging_of(rules).judge_one(np.frombuffer(match.to_bytes(), np.uint8).copy(), by_net, wins, points)
                assert wins[:players].sum() == pytest.approx(1)
            apart += wins[:players].max() > 1.2 / players
        is_fitted = name in bringing("bot", "evaluation.py")
        assert (apart > 0) == is_fitted
        assert evaluation_of(rules).WIN_WEIGHTS[players].any() == is_fitted


@pytest.mark.parametrize("name", reihum.GAMES)
def test_even_a_glance_beats_chance(name: str) -> None:
    """Medium against uniform, every deal played from both seats. Superstar and small games from outside are luck."""
    won = 0.0
    deals = 1 if name == "bloom" else 4  # games of Bloom are long
    for deal in range(deals):
        for seat in range(2):
            match = reihum.game(name, players=2).start(seed=deal)
            levels = ["medium", "uniform"] if seat == 0 else ["uniform", "medium"]
            bots = [make_bot(level, match.game.rules, f"{deal} {level}") for level in levels]
            while not match.is_over:
                match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
            ranks = match.view(-1).ranks
            won += (ranks[seat] == 1) / ranks.count(1)
    assert won >= deals * (0.75 if name == "superstar" or name not in OURS else 1.5)


def test_thinking_ends_when_one_move_is_clearly_the_best() -> None:
    """Long before its playouts or its time are used up; a hard question gets more thought than an easy one."""
    spent: list[int] = []
    for match in positions("pretty_tricky", 2, every=6):
        record = match.concealed(match.to_move)
        thinker = Thinker(match.game.rules, Budget(playouts=2000), 1)
        chosen = thinker.choose(record)
        spent.append(thinker.playouts)
        if 0 < thinker.playouts < 500:
            patient = Thinker(match.game.rules, Budget(seconds=60.0), 1)
            assert patient.choose(record) == chosen
            assert patient.playouts < 100_000
            break
    else:
        raise AssertionError("every question was hard")
    assert max(spent) > 2 * spent[-1]
