"""Rule options as words of a command line."""

from collections.abc import Sequence

from reihum.core.errors import BadOption
from reihum.core.rules import Option, Rules
from reihum.games import rules_of

_ON = ("1", "on", "true", "yes")
_OFF = ("0", "off", "false", "no")
MOST_VALUES = 12
"""An option with more values than this is swept over chosen ones only."""


def find_option(rules: Rules, name: str) -> Option:
    """An option of a game by its name."""
    for option in rules.options:
        if option.name == name:
            return option
    offered = ", ".join(option.name for option in rules.options) or "none"
    raise BadOption(f"{rules.title} has no option '{name}'. Its options: {offered}.")


def value_of(option: Option, text: str) -> int:
    """A value of an option from a word."""
    word = text.strip().lower()
    if option.is_switch:
        if word in _ON:
            return True
        if word in _OFF:
            return False
        raise BadOption(f"Option '{option.name}' is on or off, not '{text}'.")
    if not word.lstrip("-").isdecimal() or not option.low <= int(word) <= option.high:
        raise BadOption(f"Option '{option.name}' is a number from {option.low} to {option.high}, not '{text}'.")
    return int(word)


def parse_options(game: str, words: Sequence[str]) -> dict[str, bool | int]:
    """``["own_row_first", "rounds=1"]`` as options; a switch may stand alone."""
    rules = rules_of(game)
    options: dict[str, bool | int] = {}
    for word in words:
        name, given, text = word.partition("=")
        option = find_option(rules, name)
        options[name] = value_of(option, text if given or not option.is_switch else "on")
    return options


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
