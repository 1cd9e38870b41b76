"""The positions of the rules page."""

from tests.scenes import Scene, dealt, played

from reihum.games.qwixx_cards.tests.positions import at

SCENES = {
    "goal": Scene(
        at(
            """
            step take, seat 1
            0
              R xx..x......
              Y xxxxx.x....
            """
        ),
        "rows-2",
    ),
    "turn": Scene(
        at(
            """
            step play, seat 0
            top B9
            0 hand R5 R6 R8 G11 B3
              R x.x........
              B x..........
            """
        ),
        "row-R hand",
        wish="cross R5, cross R6, cross R8",
        allowed="cross R5, cross R6, cross R8",
    ),
    "end": Scene(
        played(
            at(
                """
                step play, seat 0
                0 hand Y12 R4 G5 B6 B8
                  R xxxx.x....x#
                  Y xxx.xx.....
                """
            ),
            "cross Y12, done",
        ),
        "rows-2",
    ),
    "left-to-right": Scene(
        at(
            """
            step choose, seat 0
            top Y6
            0
              R xx..x......
              Y x.xx..x....
              B xx.........
            """
        ),
        "middle sheet",
        "Q5 Q11",
        allowed="mark B",
        refused={"mark Y": "Q5"},
    ),
    "lock": Scene(
        at(
            """
            step play, seat 0
            0 hand R12 G2 G5 B7 Y4
              R xxxx.......
              G xx.xxx.....
            """
        ),
        "sheet hand",
        "Q6",
        allowed="cross G2, done",
        refused={"cross R12": "Q6"},
    ),
    "locked": Scene(
        at(
            """
            step choose, seat 0
            top Y12
            0
              R xxxxxx....x#
              Y xx.xxx.....
            """
        ),
        "middle sheet",
        "Q7",
        allowed="mark Y",
        refused={"mark R": "Q7"},
    ),
    "refill": Scene(
        at(
            """
            step take, seat 0
            top B9
            display R2 Y7 G5 B11
            0 hand R4 R5 G12 B3
            """
        ),
        "middle hand",
        "Q9",
        allowed="take 7",
        refused={"take 8": "Q9"},
    ),
    "play": Scene(
        at(
            """
            step play, seat 0
            0 hand R4 R5 R7 G11 B3
              R x..........
              G x..........
            """
        ),
        "sheet hand",
        "Q12 Q14",
        allowed="cross R4, cross R5, cross R7",
        refused={"play R4, play G11": "Q12"},
    ),
    "close": Scene(
        at(
            """
            step play, seat 0
            0 hand R3 R5 R7 G11 B3
              R x..........
            """
        ),
        "row-R hand",
        "Q13",
        allowed="cross R3, cross R5, play R7",
        refused={"cross R3, cross R5, cross R7": "Q13"},
    ),
    "miss": Scene(
        at(
            """
            step play, seat 0
            0 hand R2 R3 Y2 Y4 R4 misses 1
              R ....x......
              Y ......x....
            """
        ),
        "sheet hand",
        "Q15",
        allowed="play R2, done",
        refused={"cross R2": "Q5"},
    ),
    "joker": Scene(
        at(
            """
            jokers
            step play, seat 0
            0 hand J6 R4 R5 G11 B3
              R x..........
              G xx.........
            """
        ),
        "sheet hand",
        "Q3",
        allowed="cross R4, cross R5, cross J6 R",
        refused={"play R4, play G11": "Q12"},
    ),
    "second-lock": Scene(
        at(
            """
            step choose, seat 0
            top B2
            0
              R xxxxx.....x#
              G xxxxxx.....
              B xx.........
            """
        ),
        "middle sheet",
        "Q16",
        allowed="mark G",
        refused={"mark B": "Q6"},
    ),
    "points": Scene(
        at(
            """
            step choose, seat 0
            top Y8
            0
              R xxxxx......
              Y x..........
              G ..xx.......
              B .xx........
            """
        ),
        "middle sheet",
        "Q17",
        allowed="mark R",
    ),
    "set-up": Scene(
        dealt("qwixx_cards", 2),
        "middle sheet hand",
        "Q8",
        allowed="take 6",
    ),
    "stack-runs-out": Scene(
        at(
            """
            step take, seat 0
            top B9
            display R2 Y7 G5 B11
            discard R3 R6 R7 R8 R9 R10 R11 R12 Y2 Y3 Y4 Y5 Y6 Y8 Y9 Y10 Y11 Y12 G2 G3 G4 G6 G7 G8 G9 G10 B2 B4 B5 B6 B7
            0 hand R4 R5 G12 B3
            1 hand G11 B8 B10 B12
            """
        ),
        "middle hand",
        "Q10",
        allowed="take 7",
        shows_what_follows=True,
    ),
}

UNTRIED = {
    "Q1": "what is in the box",
    "Q2": "what is in the box",
    "Q4": "what is in the box",
}
"""Clauses beside which nothing can be tried, and why."""
