"""What games bring for the page: boards and pictures under addresses that never change, and the colours they have."""

import gzip
from pathlib import Path

import pytest

from reihum.core import look
from reihum.core.errors import BadOption
from reihum.games import NAMES
from reihum.server.api.of_games import all_games
from reihum.server.http import boards


@pytest.mark.parametrize("game", NAMES)
def test_the_emblem_of_a_game_lies_where_the_catalogue_says(game: str) -> None:
    (info,) = (info for info in all_games().games if info.name == game)
    assert info.look.emblem is not None
    name = info.look.emblem.removeprefix(f"/{boards.FOLDER}/")
    answer = boards.file_response(name, "br")
    assert answer.body == boards.file_content(game, boards.EMBLEM)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    packed = boards.file_response(name, "gzip")
    assert gzip.decompress(bytes(packed.body)) == answer.body
    assert packed.headers["content-encoding"] == "gzip"


def test_a_board_is_a_script_under_the_hash_of_what_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "board.js"
    monkeypatch.setattr(
        boards, "file_of", lambda game, *path: file if game == NAMES[0] and path[-1] == file.name else None
    )
    file.write_text("export const board = {};")
    first = boards.file_name(NAMES[0], boards.BOARD)
    assert first is not None
    answer = boards.file_response(first, "")
    assert (answer.status_code, answer.media_type, bytes(answer.body)) == (200, "text/javascript", file.read_bytes())
    file.write_text("export const board = { hasSecrets: false };")
    assert boards.file_name(NAMES[0], boards.BOARD) != first
    assert boards.file_response(first, "").status_code == 404
    assert boards.file_name(NAMES[1], boards.BOARD) is None


@pytest.mark.parametrize("name", ["", "bloom", "bloom-.svg", "../app.py", "bloom-emblem-0000000000000000.svg"])
def test_nothing_else_lies_there(name: str) -> None:
    assert boards.file_response(name, "").status_code == 404


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ('{"cloth": ["#d2dad3"]}', "length 2"),
        ('{"cloth": ["#d2dad3", "black"]}', '"cloth" is two colours'),
        ('{"lid": ["#d2dad3", "url(//x)"]}', '"lid" is two colours'),
        ('{"table": ["#d2dad3", "#18201e"]}', "unknown field `table`"),
        ("{", "game.json"),
    ],
)
def test_a_manifest_that_says_something_else_is_refused_with_its_name(
    manifest: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(manifest)
    monkeypatch.setattr(look, "file_of", lambda game, *path: file)
    with pytest.raises(BadOption) as refused:
        look.look_of.__wrapped__("stairs")
    assert said in str(refused.value)
    assert "game.json" in str(refused.value)


def test_a_game_without_a_manifest_looks_like_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "file_of", lambda game, *path: None)
    assert look.look_of.__wrapped__("stairs") == look.Colours(cloth=None, lid=None, side=None)


def test_a_broken_game_is_left_out_of_the_catalogue_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"cloth": "#12"}')
    monkeypatch.setattr(look, "file_of", lambda game, *path: file if game == NAMES[0] else None)
    look.look_of.cache_clear()
    try:
        known = [[info.name for info in all_games().games] for _ in range(2)]
    finally:
        look.look_of.cache_clear()
    assert known == [list(NAMES[1:])] * 2
    assert [record.message.split("'")[1] for record in caplog.records] == [NAMES[0]], "once, not at every look"
