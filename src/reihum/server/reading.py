"""Reading a match quickly: what is asked for with every move."""

from reihum.core.match import Match
from reihum.core.rules import View


def view_of(match: Match, viewer: int) -> View:
    """What a viewer may know, as ``match.view(viewer)`` says it, from the concealed record as always."""
    return match.game.rules.view(match.sight(viewer))
