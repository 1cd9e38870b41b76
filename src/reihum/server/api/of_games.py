"""Games, rule books, rankings and results."""
# ruff: noqa: D103 - what each one does stands in the route table

import functools
import gzip
import logging
import time
from typing import Final

import msgspec
from starlette.responses import Response

from reihum.bots import LEVELS
from reihum.bots.ratings import ratings_of
from reihum.core.about import about
from reihum.core.errors import ReihumError
from reihum.core.look import look_of
from reihum.core.registry import OURS, file_of
from reihum.core.rulebook import rulebook
from reihum.core.rules import Rules
from reihum.core.texts import LANGUAGES, text_file
from reihum.games import NAMES, rules_of
from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.http import boards
from reihum.server.http.modules import FOLDER, module_name

_log = logging.getLogger("reihum.games")
_LISTED: Final = 50
_RANKED: Final = 100
_CATALOGUE_S: Final = 5.0


def all_games() -> p.Catalogue:
    """The games and bots of this server. A broken game of another package is left out; the others can be played."""
    games = [info for info in map(_known, NAMES) if info is not None]
    return p.Catalogue(games=games, bots=[p.BotInfo(level=level, help=text) for level, text in LEVELS.items()])


def _known(name: str) -> p.GameInfo | None:
    """A game for the catalogue; None, and a line in the log, if it cannot be used."""
    try:
        return _info(rules_of(name))
    except ReihumError as error:
        _say_once(name, str(error))
        return None


@functools.cache
def _say_once(name: str, why: str) -> None:
    _log.error("the game '%s' is left out: %s", name, why)


def _info(rules: Rules) -> p.GameInfo:
    name = rules.name
    options = [
        p.OptionInfo(
            name=option.name,
            default=int(option.default),
            is_switch=option.is_switch,
            low=option.low,
            high=option.high,
            help=option.help,
        )
        for option in rules.options
    ]
    return p.GameInfo(
        name=name,
        title=rules.title,
        pitch=rules.pitch,
        min_players=rules.min_players,
        max_players=rules.max_players,
        minutes=rules.minutes,
        options=options,
        note=rules.components.note if rules.components else None,
        module=_module_address(name),
        board=_part_address(name, boards.BOARD),
        puzzles=_part_address(name, boards.PUZZLES),
        about=_about(rules),
        look=_look(name),
        ratings=ratings_of(rules),
    )


def _module_address(game: str) -> str | None:
    name = module_name(game)
    return None if name is None else f"/{FOLDER}/{name}"


def _part_address(game: str, part: boards.BoardFile) -> str | None:
    name = boards.file_name(game, part)
    return None if name is None else f"/{boards.FOLDER}/{name}"


def _about(rules: Rules) -> dict[str, p.AboutGame]:
    """What is said about a game in the languages it speaks beside English."""
    spoken = [language for language in LANGUAGES[1:] if text_file(f"{rules.name}/about", language)]
    said = {language: about(rules, language) for language in spoken}
    return {
        language: p.AboutGame(title=words.title, pitch=words.pitch, options=dict(words.options))
        for language, words in said.items()
    }


def _look(game: str) -> p.GameLook:
    look = look_of(game)
    return p.GameLook(
        cloth=look.cloth,
        lid=look.lid,
        side=look.side,
        emblem=_part_address(game, boards.EMBLEM),
        picture=_part_address(game, boards.LID),
    )


def prepare() -> None:
    """Make what takes long only the first time: 0.2 s of processor, most of it to load the bots that modules hold."""
    _catalogue(_now())


async def catalogue(call: ApiRequest) -> Response:
    return _packed(call, _catalogue(_now()))


def _now() -> int:
    return int(time.monotonic() / _CATALOGUE_S)


@functools.lru_cache(1)
def _catalogue(when: int) -> bytes:
    """What `all_games` said a few seconds ago: modules may be built meanwhile, nothing else changes."""
    return msgspec.json.encode(all_games())


def _packed(call: ApiRequest, content: bytes) -> Response:
    """What is the same for everybody, compressed for a client that accepts it: a third of the size."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _gzip(content)
    return Response(content, headers=headers, media_type="application/json")


@functools.lru_cache(1 + len(NAMES) * len(LANGUAGES))
def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


async def ranking(call: ApiRequest) -> Response:
    game = call.path("game")
    if game not in NAMES:
        raise Refused("not_found", f"There is no game '{game[:40]}'.")
    players = []
    for row, name in await call.service.store.results.best(game, _RANKED):
        level = row.player.removeprefix("bot:") if row.player.startswith("bot:") else None
        players.append(
            p.Rated(
                name=name or level or "",
                person=None if level else row.player,
                level=level,
                played=row.played,
                won=row.won,
                rating=round(row.rating, 1),
                deviation=round(row.deviation, 1),
            )
        )
    return reply(p.Ranking(game=game, players=players))


async def rules(call: ApiRequest) -> Response:
    game = call.path("game")
    if game not in NAMES:
        raise Refused("not_found", f"There is no game '{game[:40]}'.")
    asked = call.request.query_params.get("language", "en")
    language = asked if asked in LANGUAGES else "en"
    return _packed(call, _rule_book(game, language))


@functools.cache
def _rule_book(game: str, language: str) -> bytes:
    return msgspec.json.encode(book_of(game, language))


def book_of(game: str, language: str) -> p.RuleBook:
    """The rule book of a game and, where the page does not have them, its words."""
    return p.RuleBook(
        game=game,
        language=language,
        markdown=rulebook(game, language),
        words=None if game in OURS else _words_of(game, language),
    )


def _words_of(game: str, language: str) -> p.GameWords:
    def source(*part: str) -> str:
        file = file_of(game, *part, f"{language}.ftl") or file_of(game, *part, "en.ftl")
        return "" if file is None else file.read_text("utf-8")

    folding = file_of(game, "folding.json")
    return p.GameWords(
        texts=source("texts"),
        hints=source("hints"),
        board=source("web", "texts"),
        folding={} if folding is None else msgspec.json.decode(folding.read_bytes()),
    )


async def stats_of(call: ApiRequest) -> list[p.GameStats]:
    """The asker's record at every game."""
    return [
        p.GameStats(
            game=row.game,
            played=row.played,
            won=row.won,
            rating=round(row.rating, 1),
            deviation=round(row.deviation, 1),
            best_points=row.best,
        )
        for row in await call.service.store.results.of_player(call.me)
    ]


async def results(call: ApiRequest) -> Response:
    service = call.service
    stats = await stats_of(call)
    rows = await service.store.tables.of_person(call.me, finished=True, limit=_LISTED)
    return reply(p.Results(stats=stats, tables=[await service.desk.faces.summary(row, call.me) for row in rows]))
