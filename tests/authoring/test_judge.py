"""The judge finds what is wrong with a game, names it and says where; a game without a fault is let through."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.authoring.packages import Fault, install

SOUND = "sound"
REFERS = "refers"
REFERENCE: Fault = (
    "texts/en.ftl",
    "    .does = lays { $card } and scores a point\n",
    "    .does = { laying } and scores a point\nlaying = lays { $card }\n",
)
"""No fault: nobody names the message that another one refers to."""
FAULTS: dict[str, tuple[Fault, tuple[str, ...]]] = {
    "counted": (
        ("rules.py", "    return count\n", "    return count + 1\n"),
        ("legal() returned 4, but marked 3 moves", "rules.py:"),
    ),
    "past": (
        ("rules.py", "s.place[card] = PILE", "s.place[card + 30] = PILE"),
        ("play() stopped: IndexError", "rules.py:", "in play", "after move 1"),
    ),
    "lost": (("rules.py", "    s.held[seat] -= 1\n", ""), ("lost or doubled", "audit() returned 3", "secrets.py:")),
    "marks": (("rules.py", "    mask[:] = False\n", ""), ("leaves marks that were in the mask before", "rules.py:")),
    "changes": (
        ("rules.py", "    mask[:] = False\n", "    mask[:] = False\n    s.turn += 1\n"),
        ("legal() changed the record: 'turn' is 1 and 2", "rules.py:"),
    ),
    "leaks": (
        ("secrets.py", "s.place[card] >= HAND and", "s.place[card] > HAND + 1 and"),
        ("differs from conceal(s), for viewer -1: 'place[", "secrets.py:"),
    ),
    "keeps": (("secrets.py", "    forget_stream(s)\n", ""), ("still held the chance stream", "secrets.py:")),
    "ranks": (
        ("rules.py", "HIGH_WINS", "LOW_WINS"),
        ("do not agree: more points are better", "rules.py:"),
    ),
    "places": (
        ("rules.py", "s.players, HIGH_WINS)\n", "s.players, HIGH_WINS)\n    out[1] += 1\n"),
        ("are not places", "rules.py:"),
    ),
    "message": (("events.py", 'b"draws"', 'b"pays"'), ("'pays' has no message in", "en.ftl", "events.py:")),
    "argument": (
        ("texts/en.ftl", "lays { $card } and scores", "lays { $kard } and scores"),
        ("cannot be said", "kard", "events.py:"),
    ),
    "unused": (("texts/en.ftl", "draws =", "left-over = Nobody says this.\ndraws ="), ("used by nobody", "en.ftl:10")),
    "junk": (("texts/en.ftl", "draws =", "what is this\ndraws ="), ("no message: 'what is this'", "en.ftl:10")),
    "clause": (("refusal.py", 'b"C4"', 'b"C9"'), ("names a clause 'C9' of no rule book", "refusal.py:")),
    "gap": (("rulebook/en.md", "**G5 ", "**G7 "), ("clause 'G7' stands where 'G5' is expected", "en.md")),
    "hides": (("__init__.py", "traits=Trait.HIDDEN", "traits=Trait.NONE"), ("does not name HIDDEN", "__init__.py")),
    "chooses": (
        ("__init__.py", "traits=Trait.HIDDEN", "traits=Trait.HIDDEN | Trait.CONCURRENT"),
        ("names CONCURRENT, which no game showed", "__init__.py"),
    ),
    "view": (("view.py", 'number(out, b"stack"', 'number(out, b"stock"'), ("does not read as ViewView", "view.py:")),
    "empty": (("observe.py", "    out[:] = 0.0\n", ""), ("of the part 'seats' without a finite value", "observe.py:")),
    "bare": (("rules.py", "@rule\ndef play(", "def play("), ("play() is not marked with @rule", "rules.py:")),
    "bot": (
        ("bot/heuristic.py", "import CARDS", "import CARTS, CARDS"),
        ("'reihum_bot.bot.heuristic' that cannot be loaded: ImportError", "heuristic.py:"),
    ),
    "rates": (
        (
            "bot/heuristic.py",
            "        if mask[card - FIRST_CARD]:\n",
            "        if mask[card - FIRST_CARD] and card > 3:\n",
        ),
        ("rate() leaves the legal move 'lay ", "heuristic.py:"),
    ),
    "colon": (("bot/heuristic.py", "@rule\ndef rate(", "@rule\ndef (rate("), ("this is no Python", "heuristic.py:")),
    "colours": (("web/game.json", "", '{"cloth": ["red", "#000000"]}'), ('"cloth" is two colours', "game.json")),
    "comma": (("bot/weights.json", "", '{"win": {},\n'), ("this is no JSON", "weights.json:2")),
    "board": (("web/board.js", "", "export default () => {\n  let turn = ;\n};\n"), ("no ES module", "board.js:2")),
    "narrow": (("record.py", "<i2", "<i1"), ("8 bits", "rules.py:")),
    "unknown": (("record.py", '"<i2"', '"<i7"'), ("is none that numpy knows", "record.py:")),
    "divides": (
        (
            "rules.py",
            "    mask[:] = False\n",
            "    mask[:] = False\n    mask[0] = np.int64(1) // (s.players - s.players)\n",
        ),
        ("legal() stopped: FloatingPointError", "rules.py:", "in legal"),
    ),
    "stuck": (
        (
            "rules.py",
            "    return count\n",
            "    if s.turn > 3:\n        mask[:] = False\n        return 0\n    return count\n",
        ),
        ("a position without a legal move", "rules.py:"),
    ),
    "loads": (("rules.py", "import CARDS", "import CARTS, CARDS"), ("cannot be loaded", "ImportError", "rules.py:")),
}
JUDGE = """
import json, sys
from reihum.authoring.judge import check_game
from reihum.core.errors import BadOption
from reihum.games import rules_of
found = {}
whole = 400  # what no game shows is told after whole games of all settings, however busy the machine is
for name in sys.argv[1:]:
    try:
        found[name] = check_game(rules_of(name), games=whole if name == "chooses" else 16).details
    except BadOption as error:
        found[name] = [str(error)]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is found in each package; interpreted, as compiling a game takes longer than finding its fault."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder, SOUND)
    install(folder, REFERS, REFERENCE)
    for name, (fault, _) in FAULTS.items():
        install(folder, name, fault)
    path = os.pathsep.join([str(folder), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", JUDGE, SOUND, REFERS, *FAULTS],
        env={**os.environ, "PYTHONPATH": path, "REIHUM_JIT": "0"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_a_sound_game_is_let_through(judged: dict[str, list[str]]) -> None:
    assert judged[SOUND] == []
    assert judged[REFERS] == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_place(judged: dict[str, list[str]], name: str) -> None:
    told = judged[name]
    assert told, "nothing was found"
    assert any(all(words in line for words in FAULTS[name][1]) for line in told), "\n".join(told)
    assert not any("Traceback" in line or "checks.py" in line or "drivers.py" in line for line in told), told


def test_a_helper_beside_the_package_is_part_of_what_is_compiled(tmp_path: Path) -> None:
    """Else a change of it would leave old code in the cache."""
    install(
        tmp_path, "helped", ("rules.py", "import numpy as np\n", "import numpy as np\nfrom shared_cards import pick\n")
    )
    (tmp_path / "shared_cards.py").write_text("from more_cards import cut\n\n\ndef pick() -> None: ...\n")
    (tmp_path / "more_cards.py").write_text("import json\n\n\ndef cut() -> None: ...\n")
    program = (
        "from reihum.core.registry import rule_files, rules_of; "
        "print(*(path.name for path in rule_files(rules_of('helped'))))"
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path, "REIHUM_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    names = done.stdout.split()
    assert {"rules.py", "secrets.py", "shared_cards.py", "more_cards.py"} <= set(names), done.stderr
    assert "heuristic.py" not in names
