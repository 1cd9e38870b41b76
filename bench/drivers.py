"""Timed loops over one position, bound to a game like `reihum.core.drivers`."""

import numpy as np

from reihum.core.drivers import copy_record
from reihum.core.record import Buffer
from reihum.core.unbound import DTYPE, SIZE, Ints, conceal, redeal

SIGNATURES = {
    "copy_often": "int64(uint8[::1], int64)",
    "conceal_often": "int64(uint8[::1], int64, int64)",
    "redeal_often": "int64(uint8[::1], int64, int64[::1], int64)",
}


def copy_often(record: Buffer, times: int) -> int:
    """Copy a record ``times`` times; the sum keeps the work from being optimised away."""
    copies = np.zeros((8, SIZE), np.uint8)
    total = 0
    for i in range(times):
        copy_record(record, copies[i & 7])
        total += copies[(i * 3) & 7, i % SIZE]
    return total


def conceal_often(record: Buffer, viewer: int, times: int) -> int:
    """Copy and conceal."""
    copies = np.zeros((8, SIZE), np.uint8)
    total = 0
    for i in range(times):
        copy_record(record, copies[i & 7])
        conceal(copies[i & 7].view(DTYPE)[0], viewer)
        total += copies[(i * 3) & 7, i % SIZE]
    return total


def redeal_often(concealed: Buffer, viewer: int, key: Ints, times: int) -> int:
    """Copy and redeal, each time under another key."""
    copies = np.zeros((8, SIZE), np.uint8)
    total = 0
    for i in range(times):
        copy_record(concealed, copies[i & 7])
        key[0] = i
        redeal(copies[i & 7].view(DTYPE)[0], viewer, key)
        total += copies[(i * 3) & 7, i % SIZE]
    return total
