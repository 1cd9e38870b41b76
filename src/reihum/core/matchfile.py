"""The match file: game, rules version, options, seats, key and moves as JSON. It is the save format and the bug report.

A file is loaded whole or not at all: it must have the right form, replay legally move by move, end in exactly the
position it was saved in, and carry the seal of all that it says. Files of version 1, which had no seal, are still read.

A variation, what another match would have become, is a file like any other: the moves of that match up to a point,
those played instead, and which match, which point and what was dealt anew there (`reihum.core.match.Variation`).
"""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from reihum.core.chance import KEY_BYTES, bytes_of_key, key_of_bytes
from reihum.core.errors import BadMatchFile, BadOption, ReihumError
from reihum.core.files import write_whole
from reihum.core.game import Game
from reihum.core.match import Match, Seat, Variation
from reihum.core.rules import Rules
from reihum.core.whole import shown

FORMAT: Final = "reihum-match/2"
_IS_HASH: Final = re.compile("[0-9a-f]{64}").fullmatch
MAX_FILE: Final = 16 * 2**20


class MatchFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands in a match file."""

    format: Literal["reihum-match/1", "reihum-match/2"]
    game: str
    rules: int
    players: int
    key: str
    moves: list[str]
    position: str
    seats: list[Seat]
    options: dict[str, bool | int] = {}
    start: int | None = None
    components: dict[str, Any] | None = None
    waiting: dict[int, str] = {}
    variation: Variation | None = None
    seal: str | None = None


def dump(match: Match) -> bytes:
    """Return a match as the bytes of a match file."""
    content = _content_of(match)
    return msgspec.json.format(msgspec.json.encode(replace(content, seal=_seal_of(content))), indent=1) + b"\n"


def _content_of(match: Match) -> MatchFile:
    """Return what a file of this match says, without its seal."""
    if match.key is None:
        raise BadMatchFile("A match that began from a position made by hand has no key and cannot be saved.")
    if tuple(match.redealt) != (match.variation.redealt if match.variation else ()):
        raise BadMatchFile("A match that was dealt anew is saved as a variation: call `vary` after `deal_anew`.")
    game = match.game
    default = game.rules.components.default if game.rules.components else None
    return MatchFile(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        players=game.players,
        options=dict(game.options),
        start=game.start_seat,
        components=None if game.components == default else dict(game.components or {}),
        seats=match.seats,
        key=bytes_of_key(match.key).hex(),
        moves=[move.text for move in match.moves],
        # by seat: who chose first is nobody's business
        waiting={seat: match.waiting[seat].text for seat in sorted(match.waiting)},
        position=position_of(match),
        variation=match.variation,
    )


def position_of(match: Match) -> str:
    """The hash by which a file knows the position it ends in, and a variation the match it is one of."""
    return hashlib.sha256(match.to_bytes()).hexdigest()


def _seal_of(content: MatchFile) -> str:
    """Return the hash of all that a file says, the names of its seats and the choices that wait included.

    It is taken of the file itself, not of what this program would write instead: a game that has got another option
    since makes no old file a forgery. In which order a file says things does not matter.
    """
    ordered = replace(
        content,
        options=dict(sorted(content.options.items())),
        components=None if content.components is None else _in_order(content.components),
        waiting=dict(sorted(content.waiting.items())),
        seal=None,
    )
    try:
        return hashlib.sha256(msgspec.json.encode(ordered)).hexdigest()
    except (UnicodeEncodeError, TypeError):
        raise BadMatchFile("The match cannot be saved: a seat has a name that cannot be written down.") from None


def _in_order(components: dict[str, Any]) -> dict[str, Any]:
    ordered: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(components, order="sorted"))
    return ordered


def nameless(data: bytes) -> str:
    """Return a match file that we wrote, in one line and without the names of who played."""
    content = msgspec.json.decode(data, type=MatchFile)
    seats = [replace(seat, name=f"Seat {number}") for number, seat in enumerate(content.seats)]
    changed = replace(content, seats=seats)
    if content.seal is not None:
        changed = replace(changed, seal=_seal_of(changed))
    return msgspec.json.encode(changed).decode()


def load(data: bytes, rules_of: Callable[[str], Rules]) -> Match:
    """The match that the bytes of a match file describe, or `BadMatchFile`. ``rules_of`` finds rules by name."""
    if len(data) > MAX_FILE:
        raise BadMatchFile(f"This file has {len(data):,} bytes; a match file has at most {MAX_FILE:,}.")
    try:
        content = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMatchFile(f"This is no Reihum match file, or it is damaged: {error}") from None
    return _replay(content, _rules(content, rules_of))


def _rules(content: MatchFile, rules_of: Callable[[str], Rules]) -> Rules:
    try:
        return rules_of(content.game)
    except BadOption as error:
        raise BadMatchFile(str(error)) from None


def _replay(content: MatchFile, rules: Rules) -> Match:
    try:
        game = Game(rules, content.players, content.options, content.start, content.components, content.rules)
    except BadOption as error:
        raise BadMatchFile(f"The match file asks for something this game does not have: {error}") from None
    try:
        key = key_of_bytes(bytes.fromhex(content.key))
    except ValueError:
        raise BadMatchFile(f"The key must be {KEY_BYTES} bytes in hexadecimal digits.") from None
    if len(content.seats) != content.players:
        raise BadMatchFile(f"The file names {len(content.seats)} seats for {content.players} players.")
    match = Match(game, key, content.seats)
    varied = content.variation
    if varied is not None:
        _check_variation(varied, content)
    for number, text in enumerate(content.moves):
        _vary(match, varied, number)
        try:
            match.play(text)
        except ReihumError as error:
            raise BadMatchFile(f"Move {number + 1} of the file cannot be played: {error}") from None
    _vary(match, varied, len(content.moves))
    for seat, text in content.waiting.items():
        try:
            match.play(text, seat)
        except ReihumError as error:
            raise BadMatchFile(f"The waiting choice of seat {seat} cannot be played: {error}") from None
    if position_of(match) != content.position:
        raise BadMatchFile("The moves do not lead to the position that was saved: key, options or moves were changed.")
    _check_seal(content)
    return match


def _check_variation(varied: Variation, content: MatchFile) -> None:
    """What is dealt anew is so in the order of the moves, and before anything was played instead."""
    places = [0, *(redeal.after for redeal in varied.redealt), varied.after, len(content.moves)]
    if places != sorted(places):
        raise BadMatchFile("The variation does not begin where its moves do.")
    if not _IS_HASH(varied.of) or not all(_IS_HASH(redeal.luck) for redeal in varied.redealt):
        raise BadMatchFile("The variation does not say of which match it is, or by which luck it was dealt anew.")
    if not all(0 <= redeal.viewer < content.players for redeal in varied.redealt):
        raise BadMatchFile("The variation was dealt anew for a seat that there is not.")


def _vary(match: Match, varied: Variation | None, number: int) -> None:
    """Deal anew what the variation deals anew after so many moves, and begin it if it begins here."""
    if varied is None:
        return
    try:
        for redeal in varied.redealt:
            if redeal.after == number:
                match.deal_anew(redeal.viewer, key_of_bytes(bytes.fromhex(redeal.luck)))
        if varied.after == number:
            match.vary(varied.of, varied.name)
    except ReihumError as error:
        raise BadMatchFile(f"The variation cannot begin after move {number}: {error}") from None


def _check_seal(content: MatchFile) -> None:
    if (content.format == FORMAT) != (content.seal is not None):
        raise BadMatchFile(f"A file of the format {FORMAT} has a seal, an older one has none.")
    if content.seal is not None and content.seal != _seal_of(content):
        raise BadMatchFile("The file was changed after it was saved: its seal does not fit seats and waiting choices.")


def save(match: Match, path: str | Path) -> None:
    """Write a match file; an older file of that name is replaced only when the new one is complete."""
    data = dump(match)
    try:
        write_whole(Path(path), data)
    except OSError as error:
        raise BadMatchFile(f"The match cannot be written to {path}: {error.strerror}.") from None
    except (ValueError, TypeError) as error:
        raise _no_path(path, error) from None


def read(path: str | Path, rules_of: Callable[[str], Rules]) -> Match:
    """Read a match file and replay it."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise BadMatchFile(f"The match file {path} cannot be read: {error.strerror}.") from None
    except (ValueError, TypeError) as error:
        raise _no_path(path, error) from None
    return load(data, rules_of)


def _no_path(path: object, error: Exception) -> BadMatchFile:
    """A NUL, half a letter, or something that is no path at all."""
    return BadMatchFile(f"{shown(path)} is no path of a match file: {error}.")
