"""Values of rule options, to be compared."""

from reihum.core.rules import Option

MOST_VALUES = 12
"""An option with more values than this is swept over chosen ones only."""


def is_small(option: Option) -> bool:
    """Whether all of its values can be compared."""
    return option.high - option.low < MOST_VALUES


def values_of(option: Option) -> list[int]:
    """All values of an option."""
    if option.is_switch:
        return [False, True]
    return list(range(option.low, option.high + 1))


def label_of(option: Option, value: int) -> str:
    """A value as a person writes it."""
    return ("on" if value else "off") if option.is_switch else str(value)
