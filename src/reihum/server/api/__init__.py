"""The answers to the routes of `reihum.protocol.routes`, each a function of the same name."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from reihum.protocol.routes import Route
from reihum.server.api import exporting, of_accounts, of_calls, of_games, of_people, of_tables
from reihum.server.api.api_request import ApiRequest

RequestHandler = Callable[[ApiRequest], Awaitable[Response]]


def answer_to(route: Route) -> RequestHandler:
    """The function that answers a route."""
    parts = (of_people, of_accounts, exporting, of_calls, of_games, of_tables)
    part = next(part for part in parts if hasattr(part, route.name))
    answer: RequestHandler = getattr(part, route.name)
    return answer
