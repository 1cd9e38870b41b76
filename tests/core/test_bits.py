"""Sets as bits: the n-th member is found, and where there is none nobody looks for it for ever."""

import random

import pytest

from reihum.core.bits import count_bits, lowest_bit, nth_bit


def test_members_are_counted_and_found_in_their_order() -> None:
    luck = random.Random(1)
    for _ in range(300):
        members = sorted(luck.sample(range(63), luck.randint(1, 63)))
        bits = sum(1 << member for member in members)
        assert count_bits(bits) == len(members)
        assert lowest_bit(bits) == members[0]
        assert [nth_bit(bits, n) for n in range(len(members))] == members
        assert nth_bit(bits, len(members)) == -1


@pytest.mark.parametrize(("bits", "n"), [(0, 0), (0, 2**40), (0b1010, 2), (0b1010, 2**62), (1 << 62, 1), (0b1010, -1)])
def test_a_member_that_a_set_does_not_have_is_none(bits: int, n: int) -> None:
    """A damaged record may ask for it."""
    assert nth_bit(bits, n) == -1
