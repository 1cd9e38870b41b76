"""What must stand on the screen of a terminal."""

import re
from collections.abc import Sequence

from reihum.games.pretty_tricky.pieces import SUMS
from reihum.games.pretty_tricky.view import PrettyTrickyView


def check(view: PrettyTrickyView, text: str, names: Sequence[str]) -> None:
    ticked = sum(sum(sheet.left) + sum(sheet.right) for sheet in view.sheets)
    boxes = view.players * (sum(view.left_boxes) + sum(view.right_boxes))
    assert text.count("■") + text.count("▣") == ticked
    assert text.count("□") == boxes - ticked
    assert text.count("⊗") == sum(view.circles)
    rows = re.findall(r"^ *(?:\(!\)|→!|·) +[■▣□](?: [■▣□])* +›?(\d+)‹? +[■▣□]", text, re.MULTILINE)
    assert [int(row) for row in rows] == list(SUMS)
    headings = re.findall(r"^ +2 +3 +4 +5 +6 +7 +8 +9 +10 +11 +12$", text, re.MULTILINE)
    assert len(headings) in (1, view.players - 1)
    for half in ("left", "right"):
        assert len(re.findall(rf"\b{half} +[ !✓][■▣□]", text)) == view.players - 1
    for seat, sheet in enumerate(view.sheets):
        assert names[seat] in text
        assert re.search(rf"\b{sheet.x} \+ (?:XX )?{sheet.xx} = {view.points[seat]}\b", text)
    words = " ".join(text.split())
    if view.phase != "ended":
        assert "Dice ◆{} ◆{} ◆{} ●{}".format(*view.dice) in words
    for way in view.ways:
        for move in way.moves:
            assert re.search(rf"\b{move}\b", words)
    for pair in view.blue_pairs:
        assert f"= {pair.sum}" in words
