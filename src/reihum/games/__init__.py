"""The games of this package, a folder each, and the names of all games that are installed (`reihum.core.registry`)."""

from reihum.core.registry import NAMES, rules_of

__all__ = ["NAMES", "rules_of"]
