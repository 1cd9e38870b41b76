"""The positions of the rules page."""

from tests.scenes import Scene, dealt

from reihum.games.bloom.tests.positions import position

NEW_ROW = "lay 20, lay 21, lay 22, lay 24"

SCENES = {
    "goal": Scene(
        position("row B: 4 6 8 10 12\nA: 20 21 22 24 40 55 77\nB: 1 2 3 5\ndisplay: 60 64 70 71 80 85 90 95"),
        "ladder build",
        wish=NEW_ROW,
        allowed=NEW_ROW,
    ),
    "turn": Scene(
        position("row B: 13 15 16 17 19\nA: 18 20 40 41 55 66\nB: 1 2 3\ndisplay: 30 64 70 71 80 85 90 95\nplaces: 1"),
        "display others rack",
        allowed="take 30",
    ),
    "end": Scene(
        position("row B: 13 15 16 17 19\nA: 44 45 46\nB: 1 2\ndisplay: 30 64 70 71 80 85 90 95"),
        "build rack",
        "B15",
        wish="lay 44, lay 45, lay 46",
        allowed="lay 44, lay 45, lay 46",
    ),
    "swap": Scene(
        position("row B: 22 J 25\nA: 23 24 26 40 41 55\nB: 1 2 3 5\ndisplay: 30 64 70"),
        "others build rack",
        "B7",
        allowed="swap J1, lay 23",
        refused={"swap J1, lay 26": "B7"},
    ),
    "draw": Scene(
        position("A: 18 20 40 41 55 66\nB: 1 2 3 5\ndisplay: 30 64 70 71 80 85 90 95\nplaces: 2"),
        "display rack",
        "B8",
        allowed="take 30",
        refused={"pass": "B14"},
    ),
    "rob": Scene(
        position("row B: 13 15 16 17 19\nrow B: 4 6 8 10\nA: 9 11 18 20 50 66\nB: 1 2 3\ndisplay: 30 64 70"),
        "others build rack",
        "B9",
        allowed="rob 19, lay 18, lay 19, lay 20",
        refused={"rob 15": "B9", "rob 19, rob 10": "B9"},
    ),
    "add": Scene(
        position("row B: 20 21 22\nA: 19 24 26 50 66\nB: 1 2 3\ndisplay: 30 64 70"),
        "others rack",
        "B10",
        allowed="extend 1, lay 24, lay 26",
        refused={"extend 1, lay 50": "B10"},
    ),
    "row": Scene(
        position("A: 97 98 100 1 3 50 J\nB: 2 5 7\ndisplay: 30 64 70"),
        "build rack",
        "B11",
        allowed="lay 98, lay 100, lay 1, lay 3",
        refused={"lay 50": "B11"},
    ),
    "scoring-tile": Scene(
        position("A: 20 21 22 24 44 45 46 55 54 53\nB: 2 5 7\ndisplay: 30 64 70"),
        "ladder build rack",
        "B12",
        allowed="lay 53, lay 54, lay 55",
    ),
    "reward": Scene(
        position("row B: 30 31 32 33\nA: 27 28 29 45 46 66\nB: 2 5 7\ndisplay: 64 70\nplaces: 2"),
        "display others build rack",
        "B13",
        allowed="lay 27, lay 28, lay 29",
    ),
    "pass": Scene(
        position("row B: 20 21 22\nA: 50 60\nB: *\ndisplay:"),
        "display others rack",
        "B14",
        allowed="pass",
        refused={"extend 1": "B10"},
    ),
    "set-up": Scene(
        dealt("bloom", 2),
        "ladder display rack",
        "B5 B6",
        allowed="take 1",
    ),
    "round-points": Scene(
        position("row B: 13 15 16 17 19\nA: 44 45 46\nB: 1 2 J\ndisplay: 30 64 70"),
        "others build rack",
        "B16",
        allowed="lay 44, lay 45, lay 46, done",
        shows_what_follows=True,
    ),
    "game-over": Scene(
        position("row B: 13 15 16 17 19\nA: 44 45 46\nB: 1 2\ndisplay: 30 64 70", rounds=1),
        "others build rack",
        "B17",
        allowed="lay 44, lay 45, lay 46, done",
        shows_what_follows=True,
    ),
}

UNTRIED = {
    "B1": "what is in the box",
    "B2": "what is in the box",
    "B3": "what is in the box",
    "B4": "what is in the box",
}
"""Clauses beside which nothing can be tried, and why."""
