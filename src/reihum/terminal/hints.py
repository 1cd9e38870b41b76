"""What a good player would do and why, in sentences. The one place from which the terminal asks for hints."""

from reihum.bots.hints import hint as reasons
from reihum.core.match import Match
from reihum.terminal.words import language


def hint(match: Match) -> str:
    """A whole turn for the seat to move, and what speaks for it, a line each."""
    return "\n".join(reasons(match, match.to_move, language()))
