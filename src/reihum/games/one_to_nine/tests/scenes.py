"""The positions of the rules page."""

from tests.scenes import Scene, dealt, played

from reihum.games.one_to_nine.tests.positions import position

LONG_RUN = "claim R1-9, fill R4 card, fill R7 number, fill R9 star"

SCENES = {
    "goal": Scene(
        position("R 1 2 3 . 5 6 . 8 .", "R4 N7 Y2", small=(1, 2)),
        "rows-1 hand",
        wish=LONG_RUN,
        allowed=LONG_RUN,
    ),
    "turn": Scene(
        position("R 1 . 3 4 5 . . . .", "R6 R7 R1 Y9 +3"),
        "rows-1 claims hand",
        allowed="claim R3-7, fill R6 card, fill R7 card",
    ),
    "end": Scene(
        played(
            position("R 1 2 3 4 . 6 7 8 9", "R5 Y2", "Y3 Y4", "B1 B2", small=(2, 4, 1), big=(2, 1, 2)),
            "claim R1-9, fill R5 card",
        ),
        "seats",
    ),
    "empty-hand": Scene(position("R . . 3 4 5 . . . ."), "rows-1 piles", "O8", allowed="draw"),
    "play": Scene(
        position("R . . 3 4 . . . . .\nY 1 . . . 5 . . 8 .", "R5 R3 N3 J +3"),
        "rows-2 hand",
        "O9",
        allowed="play R5",
        refused={"play J R3": "O9", "play R6": "O9"},
    ),
    "short-run": Scene(
        position("R . . 3 4 5 . 7 . .", "R6 R9 Y2"),
        "rows-1 claims hand",
        "O10",
        allowed="claim R3-7, fill R6 card",
        refused={"claim R3-6": "O10", "play R8": "O9"},
    ),
    "foursome": Scene(
        position("R . . . . 5 . . . .\nY . . . . 5 . . . .\nG . . . . J . . . .", "B5 B6 R1"),
        "rows-4 claims hand",
        "O11",
        allowed="claim 5s, fill B5 card",
        refused={"claim 6s": "O13"},
    ),
    "long-run": Scene(
        position("R 1 2 3 4 5 . . . .", "R6 R8 N7 Y2", small=(3,)),
        "rows-1 seats claims hand",
        "O12 O13",
        allowed="claim R1-9, fill R6 card, fill R7 number, fill R8 star, fill R9 star",
        refused={"claim R2-9": "O12"},
    ),
    "needs-a-card": Scene(
        position("R . . . 4 5 6 7 . .", "R1 R8 Y2"),
        "rows-1 claims hand",
        "O14",
        allowed="claim R4-8, fill R8 card",
        refused={"claim R4-7": "O14"},
    ),
    "run-or-foursome": Scene(
        position("R . 2 3 4 . . . . .\nY . . . . 5 . . . .\nG . . . . 5 . . . .\nB . . . . 5 . . . .", "R5 Y1"),
        "rows-4 claims hand",
        "O15",
        allowed="claim 5s, fill R5 card",
    ),
    "bonus": Scene(
        position("R . . 3 4 5 . . . .", "R6 Y2", discard="Y1 +3"),
        "rows-1 piles claims hand",
        "O16",
        allowed="claim R3-6, fill R6 card",
    ),
    "third-star": Scene(
        position("R 1 2 3 4 . 6 7 8 9", "R5 Y2", big=(2, 1)),
        "rows-1 seats claims hand",
        "O21",
        allowed="claim R1-9, fill R5 card",
    ),
    "full-board": Scene(
        position("R 1 2 3 N 5 6 7 8 .\nY 1 2 3 4 5 6 7 8 J\nG 1 2 3 4 J 6 7 8 9\nB 1 2 3 4 5 6 N 8 9", "N9 Y2"),
        "rows-4 hand",
        "O23",
        allowed="play N9 R",
        refused={"play J R9": "O9"},
    ),
    "set-up": Scene(
        dealt("one_to_nine", 2),
        "rows-4 piles claims hand",
        "O5 O6 O7",
        allowed="play R6",
    ),
    "cleared": Scene(
        position("R . . 3 4 5 . . . .\nY . . . . . . 7 . .", "R6 Y2", discard="Y1"),
        "rows-4 piles claims hand",
        "O17 O18",
        allowed="claim R3-6, fill R6 card",
        shows_what_follows=True,
    ),
    "reshuffled": Scene(
        position("R . . 3 4 . . . . .", "R5 Y2", stack="", rest="discard"),
        "rows-1 piles hand",
        "O19",
        allowed="play R5",
        shows_what_follows=True,
    ),
    "turn-limit": Scene(
        position("R . . 3 4 5 . . . .", "R6 Y2", "Y3 Y4", small=(1, 2), big=(2, 1), turn=2000),
        "rows-1 seats claims hand",
        "O22",
        allowed="play R6",
        shows_what_follows=True,
    ),
}

UNTRIED = {
    "O1": "what is in the box",
    "O2": "what is in the box",
    "O3": "what is in the box",
    "O4": "what is in the box",
    "O20": "takes nearly all number cards in hands: no small position shows it",
}
"""Clauses beside which nothing can be tried, and why."""
