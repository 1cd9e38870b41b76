"""What is said in a message, in the person's language: nothing of the position, and nothing about other tables."""

from typing import Final, NamedTuple

from reihum.core.about import about
from reihum.core.texts import listed, text
from reihum.games import rules_of
from reihum.server.calling.reasons import hours_left, is_asked
from reihum.server.live.faces import invite_url
from reihum.server.settings import Settings
from reihum.server.tables.table import TableState

_FILE: Final = "calls"


class CallText(NamedTuple):
    """A message as every way has it."""

    what: str
    game: str
    table: str
    title: str
    body: str
    url: str
    language: str


def home(settings: Settings) -> str:
    """The address under which people find this server."""
    own = f"http://localhost:{settings.port}"
    return (settings.public_url or settings.lan_url or own).rstrip("/")


def word(identifier: str, language: str, **arguments: str | int) -> str:
    """A sentence of the messages."""
    return text(_FILE, identifier, arguments, language)


def message_of(
    state: TableState, person: str, what: str, names: list[str], language: str, url: str, now: float
) -> CallText:
    """The message for a person, or (without one) for everybody at a table; ``names`` are those at its seats."""
    game = about(rules_of(state.game), language).title
    arguments: dict[str, str | int] = {"game": game}
    name = f"call-{what}"
    if what == "soon":
        arguments["hours"] = hours_left(state, person, now)
    if not person:
        name = f"table-{what}"
        asked = [names[seat] for seat in range(len(names)) if is_asked(state, seat)]
        arguments["names"] = listed(asked, language) if asked else ""
    return CallText(
        what=what,
        game=state.game,
        table=state.id,
        title=word(name, language, **arguments),
        body=word(f"{name}.body", language, **arguments) if person else "",
        url=invite_url(url, state.id),
        language=language,
    )
