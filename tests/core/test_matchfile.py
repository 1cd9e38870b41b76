"""Match files: they round-trip, and a bad one is refused in a sentence, whole."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.core.matchfile import MAX_FILE, dump, load, nameless
from reihum.core.registry import folder_of
from reihum.games import rules_of

from .test_match import play_on


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_match_is_its_file(name: str, tmp_path: Path) -> None:
    match = play_on(reihum.game(name, players=3, start=1).start(seed="file"), 60)
    path = tmp_path / "match.json"
    match.save(path)
    again = reihum.replay(path)
    assert again.to_bytes() == match.to_bytes()
    assert again.moves == match.moves
    assert dump(again) == path.read_bytes()


def test_components_travel_with_the_match(tmp_path: Path) -> None:
    components = rules_of("pretty_tricky").components
    assert components is not None
    changed = json.loads(json.dumps(dict(components.default)))
    changed["left_boxes"][4] += 1
    game = reihum.game("pretty_tricky", components=changed)
    match = game.start(seed=1)
    match.save(tmp_path / "match.json")
    again = reihum.replay(tmp_path / "match.json")
    assert again.to_bytes() == match.to_bytes()
    assert again.to_bytes() != reihum.game("pretty_tricky").start(seed=1).to_bytes()


def sample() -> dict[str, object]:
    match = play_on(reihum.game("superstar", players=3).start(seed=9), 20)
    content: dict[str, object] = json.loads(dump(match))
    return content


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "reihum-match/9"}, "no Reihum match file"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 99}, "version 99"),
        ({"players": 1}, "2 to 5 players"),
        ({"players": 4}, "3 seats for 4 players"),
        ({"options": {"flying": 1}}, "no option 'flying'"),
        ({"key": "00"}, "32 bytes"),
        ({"key": "zz" * 32}, "hexadecimal"),
        ({"key": "ab" * 32}, "cannot be played|do not lead"),
        ({"moves": ["fly"]}, "Move 1 of the file cannot be played"),
        ({"position": "0" * 64}, "do not lead to the position"),
        ({"waiting": {"1": "play 3"}}, "waiting choice"),
        ({"extra": 1}, "unknown field"),
        ({"moves": "play 1"}, "array"),
        ({"format": "reihum-match/1"}, "has a seal, an older one has none"),
        ({"seal": None}, "has a seal, an older one has none"),
        ({"seal": "0" * 64}, "changed after it was saved"),
        ({"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Eve"}]}, "changed after it was saved"),
        ({"seats": [{"name": "Seat 0"}, {"name": "Seat 1"}, {"name": "Seat 2", "bot": "easy"}]}, "changed after"),
    ],
)
def test_an_edited_file_is_refused(change: dict[str, object], words: str) -> None:
    data = json.dumps(sample() | change).encode()
    with pytest.raises(reihum.BadMatchFile, match=words):
        load(data, rules_of)


def test_a_choice_that_waits_cannot_be_changed() -> None:
    match = reihum.game("qwixx_cards", players=3, start=0).start(seed=8)
    while len(match.seats_to_move) < 2:
        match.play(match.legal()[0])
    early = match.seats_to_move[-1]
    chosen, other = match.legal(early)[:2]
    match.play(chosen, early)
    content = json.loads(dump(match))
    assert load(json.dumps(content).encode(), rules_of).waiting == {early: chosen}
    content["waiting"] = {str(early): str(other)}
    with pytest.raises(reihum.BadMatchFile, match="changed after it was saved"):
        load(json.dumps(content).encode(), rules_of)


def test_the_order_in_which_a_file_says_things_does_not_matter() -> None:
    content = sample()
    again = load(json.dumps(dict(reversed(content.items()))).encode(), rules_of)
    assert json.loads(dump(again)) == content


def sealed(content: dict[str, Any]) -> bytes:
    """The file with the seal that whoever wrote it in this order would have given it."""
    said = {name: part for name, part in content.items() if name != "seal"}
    seal = hashlib.sha256(json.dumps(said, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest()
    return json.dumps(said | {"seal": seal}).encode()


def test_a_seal_is_of_what_the_file_says_and_not_of_what_would_be_written_today() -> None:
    """A file is older than an option that the game has got since: it plays by the default, and nobody changed it."""
    content = sample()
    assert sealed(content) == json.dumps(content).encode()
    assert content.pop("options")
    again = load(sealed(content), rules_of)
    assert json.loads(dump(again)) == sample()
    with pytest.raises(reihum.BadMatchFile, match="changed after it was saved"):
        load(sealed(content).replace(b"Seat 1", b"Seat 7"), rules_of)
    assert load(nameless(sealed(content)).encode(), rules_of).to_bytes() == again.to_bytes()


def test_the_order_of_options_and_components_does_not_matter() -> None:
    components = rules_of("pretty_tricky").components
    assert components is not None
    changed = json.loads(json.dumps(dict(components.default)))
    changed["left_boxes"][4] += 1
    for match in (
        reihum.game("bloom", rounds=1).start(seed=1),
        reihum.game("pretty_tricky", components=changed).start(seed=1),
    ):
        content = json.loads(dump(match))
        for part in ("options", "components"):
            if part in content:
                content[part] = dict(reversed(content[part].items()))
        assert json.loads(dump(load(json.dumps(content).encode(), rules_of))) == json.loads(dump(match))


def unsealed(content: dict[str, object]) -> bytes:
    """The same file as the first version wrote it."""
    return json.dumps(
        {**{name: part for name, part in content.items() if name != "seal"}, "format": "reihum-match/1"}
    ).encode()


def test_a_file_of_the_first_version_is_still_read() -> None:
    content = sample()
    assert json.loads(dump(load(unsealed(content), rules_of))) == content


def test_names_are_taken_out_of_a_file_and_it_is_still_whole() -> None:
    match = play_on(reihum.game("superstar").start(seed=9, seats=[reihum.Seat("Ada"), reihum.Seat("Bo", "easy")]), 9)
    for data in (dump(match), unsealed(json.loads(dump(match)))):
        again = load(nameless(data).encode(), rules_of)
        assert again.seats == [reihum.Seat("Seat 0"), reihum.Seat("Seat 1", "easy")]
        assert again.to_bytes() == match.to_bytes()
        assert nameless(nameless(data).encode()) == nameless(data)


@pytest.mark.parametrize("name", ["\ud800", 1, None])
def test_a_name_that_cannot_be_written_is_refused(name: Any) -> None:
    game = reihum.game("superstar", 2)
    with pytest.raises(reihum.BadOption, match="Seats are named by"):
        game.start(seed=1, seats=[reihum.Seat("Ada"), reihum.Seat(name)])
    match = game.start(seed=1)
    match.seats[0] = reihum.Seat("\ud800")
    with pytest.raises(reihum.BadMatchFile, match="cannot be written down"):
        dump(match)


def test_a_huge_file_is_refused_before_it_is_read() -> None:
    with pytest.raises(reihum.BadMatchFile, match="at most"):
        load(b" " * (MAX_FILE + 1), rules_of)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(reihum.BadMatchFile):
        load(b"[" * 100_000, rules_of)


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(reihum.BadMatchFile, match="cannot be read"):
        reihum.replay(tmp_path / "none.json")


def test_saving_over_a_file_never_leaves_half_of_it(tmp_path: Path) -> None:
    match = reihum.game("superstar").start(seed=1)
    path = tmp_path / "match.json"
    match.save(path)
    play_on(match, 5)
    match.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    assert reihum.replay(path).to_bytes() == match.to_bytes()


ORIGINAL = None


def original() -> bytes:
    global ORIGINAL  # noqa: PLW0603  # made once: starting a match for every example would be slow
    if ORIGINAL is None:
        ORIGINAL = dump(play_on(reihum.game("superstar", players=2).start(seed=4), 30))
    return ORIGINAL


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    """Cut, overwrite and insert bytes: a clear error, or exactly the match that was saved."""
    damaged = bytearray(original())
    luck = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(1, 4))):
        place = luck.randrange(len(damaged)) if damaged else 0
        match luck.randrange(3):
            case 0:
                del damaged[place:]
            case 1:
                damaged[place : place + 1] = bytes([luck.randrange(256)])
            case 2:
                damaged[place:place] = bytes([luck.randrange(256)])
    try:
        loaded = load(bytes(damaged), rules_of)
    except reihum.BadMatchFile:
        return
    assert loaded.to_bytes() == load(original(), rules_of).to_bytes()


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(reihum.GAMES), st.text(max_size=60))
def test_any_text_is_a_move_or_a_clear_error(name: str, text: str) -> None:
    match = reihum.game(name).start(seed=1)
    try:
        match.play(text)
    except (reihum.BadNotation, reihum.IllegalMove):
        assert match.moves == []


@pytest.mark.parametrize(("name", "moves", "points"), [("", 526, (33, 55)), ("_round_2", 320, (21, 23))])
def test_a_match_of_older_rules_is_replayed_by_them(name: str, moves: int, points: tuple[int, ...]) -> None:
    """Files that the first version of Bloom's rules has written, which dealt the second round at once."""
    data = (folder_of(rules_of("bloom")) / "tests" / f"bloom_rules_1{name}.json").read_bytes()
    match = load(data, rules_of)
    assert match.game.version == 1 < match.game.rules.version
    assert (len(match.moves), match.scores().points) == (moves, points)
    assert "next" not in map(str, match.moves)
    assert unsealed(json.loads(dump(match))) == json.dumps(json.loads(data)).encode()


def test_older_rules_deal_what_newer_ones_deal_after_a_move() -> None:
    """What the newer rules add is a pause: the same key and moves lead to the same tiles."""
    data = (folder_of(rules_of("bloom")) / "tests" / "bloom_rules_1.json").read_bytes()
    old = load(data, rules_of)
    new = reihum.game("bloom", players=2).start(key=bytes.fromhex(json.loads(data)["key"]))
    for move in old.moves:
        if str(new.legal()[0]) == "next":
            assert new.view(-1).phase == "count"
            new.play("next")
        new.play(move)
    assert new.is_over
    assert new.view(0) == old.view(0)
    assert len(new.moves) == len(old.moves) + 1
