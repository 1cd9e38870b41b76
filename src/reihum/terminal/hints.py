"""What a good player would do and why, in sentences. The one place from which the terminal asks for hints."""

from reihum.bots.hints.hint import hint_lines
from reihum.core.match import Match
from reihum.terminal.thinking import DistantMind
from reihum.terminal.words import language


def hint(match: Match, mind: DistantMind) -> str:
    """A whole turn for the seat to move, and what speaks for it, a line each."""
    found = mind.hint(match.concealed(match.to_move))
    return "\n".join(hint_lines(match.game.rules, found, match.names(), language()))
