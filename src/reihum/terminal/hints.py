"""What a good player would do, in a sentence. The one place from which the terminal asks for hints."""

from reihum.bots.advice import advice
from reihum.core.match import Match
from reihum.core.planner import LONGEST
from reihum.terminal.words import list_of, say


def hint(match: Match) -> str:
    """A whole turn for the seat to move."""
    rules = match.game.rules
    record = match.concealed(match.to_move)
    turn: list[str] = []
    while len(turn) < LONGEST:
        found = advice(rules, record, [rules.moves_by_text[move] for move in turn])
        if not found:
            break
        turn.append(found[0][0])
    return say("hint", turn=list_of(turn)) if turn else say("no-hint")
