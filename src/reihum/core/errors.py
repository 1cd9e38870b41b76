"""What can go wrong, as types. Every message says what was wrong, what was expected and what to do."""

from collections.abc import Sequence


class ReihumError(Exception):
    """Everything that Reihum refuses."""

    def __str__(self) -> str:
        """The message, printable wherever it goes: half a letter that somebody gave us is spelled out."""
        return super().__str__().encode(errors="backslashreplace").decode()


class IllegalMove(ReihumError):
    """A move that the rules forbid now. ``clause`` names the rule, ``legal`` what would be allowed."""

    def __init__(self, move: str, clause: str, reason: str, legal: Sequence[str]) -> None:
        self.move = move
        self.clause = clause
        self.reason = reason
        self.legal = tuple(legal)
        shown = ", ".join(self.legal[:8]) + (", …" if len(self.legal) > 8 else "")
        super().__init__(f"'{move}' is not allowed now ({clause}): {reason} Allowed: {shown}.")

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, str, tuple[str, ...]]]:
        # By itself Python would call it with the finished sentence: an error of another process could not be told here.
        return IllegalMove, (self.move, self.clause, self.reason, self.legal)


class NotYourTurn(ReihumError):
    """A seat moved that was not asked."""


class GameOver(ReihumError):
    """A move after the end."""


class BadNotation(ReihumError):
    """A text that is no move of this game."""


class BadOption(ReihumError):
    """A game, player count, option or component table that does not exist or does not fit."""


class BadMatchFile(ReihumError):
    """A file that is no match, or not the match it says it is."""


class CannotUndo(ReihumError):
    """Something was revealed since, or somebody else has moved."""
