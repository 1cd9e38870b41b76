"""Chance: the published vectors of ChaCha8, even draws, and nothing foretold."""

from typing import Any

import numpy as np
import pytest

import reihum
from reihum.core.chance import below, bytes_of_key, chacha8, key_of_bytes, key_of_seed, start_stream, text_of_seed

# Test vectors for the stream cipher ChaCha, 8 rounds, 256-bit key, IV 0 (TC1 and TC2): two blocks of key stream each.
VECTORS = [
    (
        "00" * 32,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        "01" + "00" * 31,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
]


@pytest.mark.parametrize(("key", "first", "second"), VECTORS)
def test_published_vectors(key: str, first: str, second: str) -> None:
    words = key_of_bytes(bytes.fromhex(key))
    for block, expected in enumerate((first, second)):
        out = np.zeros(16, np.int64)
        chacha8(words, block, out)
        assert out.astype("<u4").tobytes().hex() == expected


def test_the_block_counter_has_64_bits() -> None:
    low, high = np.zeros(16, np.int64), np.zeros(16, np.int64)
    chacha8(key_of_seed(1), 5, low)
    chacha8(key_of_seed(1), 5 + 2**32, high)
    assert low.tolist() != high.tolist()


def test_keys_round_trip() -> None:
    data = bytes(range(32))
    assert bytes_of_key(key_of_bytes(data)) == data
    with pytest.raises(ValueError, match="32 bytes"):
        key_of_bytes(b"short")


@pytest.mark.parametrize("n", [1, 2, 6, 7, 93, 104])
def test_draws_are_even(n: int) -> None:
    s = reihum.game("pretty_tricky").blank()[0]
    start_stream(s, key_of_seed(f"even {n}"))
    draws = 20_000
    counts = np.bincount([below(s, n) for _ in range(draws)], minlength=n)
    expected = draws / n
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert len(counts) == n
    assert chi_square < (n - 1) + 6 * np.sqrt(2 * (n - 1)) + 1  # six sigma, one run, fixed seed


def test_a_seed_deals_the_same_match_everywhere() -> None:
    game = reihum.game("pretty_tricky", players=3)
    single = game.start(seed=11)
    batch = game.batch(4, seed=11)
    assert batch.records[0].tobytes() == single.to_bytes()
    assert len({batch.records[i].tobytes() for i in range(4)}) == 4


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        (1, "1c770a93e9c998e9"),
        (-7, "5436e19c4de4a6d9"),
        (2**70, "e308317d176f6c6c"),
        ("", "a94625ede3852a66"),
        ("Mäander 1", "6712c0591c413dad"),
    ],
)
def test_seeds_deal_what_they_have_always_dealt(seed: int | str, key: str) -> None:
    assert bytes_of_key(key_of_seed(seed))[:8].hex() == key


@pytest.mark.parametrize("seed", [np.int64(12), np.uint8(12), np.array(12), "12", np.str_("12")])
def test_a_number_is_the_same_seed_in_every_form(seed: Any) -> None:
    assert text_of_seed(seed) == "12"
    game = reihum.game("superstar")
    assert game.start(seed).to_bytes() == game.start(12).to_bytes()
    assert game.batch(2, seed).records.tobytes() == game.batch(2, 12).records.tobytes()
    assert reihum.check_game("superstar", games=0, seed=seed).violations == 0


WRONG_SEEDS = [np.random.default_rng(1), 1.0, np.float64(1), True, np.True_, [1], (1, 2), b"x", np.array([1, 2])]


@pytest.mark.parametrize("seed", WRONG_SEEDS)
def test_nothing_else_is_a_seed(seed: Any) -> None:
    game = reihum.game("superstar")
    for deal in (game.start, game.key, lambda seed: game.batch(3, seed)):
        with pytest.raises(reihum.BadOption, match="A seed is a whole number or a text, not"):
            deal(seed)
    with pytest.raises(reihum.BadOption, match="A seed is"):
        reihum.check_game("superstar", games=1, seed=seed)


def test_without_a_seed_chance_deals() -> None:
    game = reihum.game("superstar")
    keys = {record["key"].tobytes() for _ in range(2) for record in game.batch(3).records}
    keys |= {record["key"].tobytes() for record in game.batch(3, seed=None, threads=2).records}
    assert len(keys) == 9
