"""Rule options as words: of a command line, or of a file."""

from collections.abc import Sequence

from reihum.core.errors import BadOption
from reihum.core.rules import Option, Rules

_ON = ("1", "on", "true", "yes")
_OFF = ("0", "off", "false", "no")


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
    if not word.removeprefix("-").isdecimal() or not option.low <= int(word) <= option.high:
        raise BadOption(f"Option '{option.name}' is a number from {option.low} to {option.high}, not '{text}'.")
    return int(word)


def parse_options(rules: Rules, words: Sequence[str]) -> dict[str, bool | int]:
    """``["own_row_first", "rounds=1"]`` as options; a switch may stand alone."""
    options: dict[str, bool | int] = {}
    for word in words:
        name, given, text = word.partition("=")
        option = find_option(rules, name)
        options[name] = value_of(option, text if given or not option.is_switch else "on")
    return options
