"""The positions of the rules page."""

from tests.scenes import Scene, dealt, played

from reihum.games.superstar.tests.positions import position

SCENES = {
    "goal": Scene(position("A   7 18 22 31 J | **\nB>  1 3 5 9 | *\nC   11 13 15 17 | \npile C4 A14"), "others me"),
    "turn": Scene(
        position("A>  2 9 15 24 J | *\nB   1 3 5 7 | \nC   11 13 17 19 | \npile B4 C12"),
        "top hand",
        allowed="play 15",
    ),
    "end": Scene(
        played(
            position("A>  23 35 46 | **\nB   1 3 16 | * passed 12\nC   11 13 15 | \npile B4 A8 C12"),
            "play 46, pass",
        ),
        "others me",
    ),
    "start": Scene(
        position("A>  2 9 15 24 J\nB   1 3 5 7 8\nC   11 13 17 19 21"),
        "hand",
        "S5",
        allowed="play J",
        refused={"pass": "S5"},
    ),
    "fits": Scene(
        position("A>  2 4 10 13 J\nB   1 3 5 7\nC   11 17 19 21\npile B6 C12"),
        "top hand",
        "S6",
        allowed="play 2",
        refused={"play 4": "S6"},
    ),
    "joker": Scene(
        position("A>  2 3 10 49 J\nB   1 5 7 9\nC   11 17 19 21\npile B12 CJ"),
        "top hand",
        "S7",
        allowed="play 2",
        refused={"play 49": "S7", "play 3": "S7"},
    ),
    "no-star": Scene(
        position("A>  2 12 14 8 J\nB   1 3 5 7\nC   11 17 19 21\npile B6 C13"),
        "top hand",
        "S7",
        allowed="play 14",
        refused={"play J": "S7", "play 12": "S6"},
    ),
    "pass": Scene(
        position("A>  3 4 5 8 11\nB   1 7 9 15\nC   17 19 21 23\npile B12 C33"),
        "top hand",
        "S8",
        allowed="pass",
        refused={"play 8": "S6"},
    ),
    "exchange": Scene(
        position("A>  3 4 5 | \nB   | *\nC   17 19 21 |\ndiscard 12 33 34 36\nwon B"),
        "hand",
        "S12",
        allowed="discard 3, discard 4, done",
    ),
    "last-card": Scene(
        position("A>  46 | **\nB    | \nC   11 13 15 | * passed 33\npile B4 C12 B33"),
        "others top me hand",
        "S11 S15",
        allowed="play 46",
        refused={"pass": "S8"},
    ),
    "next-round": Scene(
        position("A>  2 9 15 24 J | *\nB   1 3 5 7 8 | \nC   11 13 17 19 21 | "),
        "others me hand",
        "S14",
        allowed="play 9",
        refused={"pass": "S5"},
    ),
    "deal": Scene(
        dealt("superstar", 3),
        "others hand",
        "S4",
        allowed="play 10",
    ),
    "skipped": Scene(
        position("A>  2 9 15 | *\nB   | \nC   17 19 21 | \npile B4 C6 B12"),
        "others top hand",
        "S9",
        allowed="play 15",
        shows_what_follows=True,
    ),
    "no-drawing": Scene(
        position("A>  2 9 15 24 | *\nB   1 3 5 7 | \nC   11 13 17 19 | \npile A4 B6 C12"),
        "top hand",
        "S10",
        allowed="play 15",
        shows_what_follows=True,
    ),
    "draw-pile-empty": Scene(
        position("A>  3 4 5 30 | \nB   18 22 23 24 25 | *\nC   17 19 21 26 27 |\ndraw 12\nwon B"),
        "hand",
        "S13",
        allowed="discard 3, discard 4, done",
        shows_what_follows=True,
    ),
}

UNTRIED = {
    "S1": "what is in the box",
    "S2": "what is in the box",
    "S3": "what is in the box",
}
"""Clauses beside which nothing can be tried, and why."""
