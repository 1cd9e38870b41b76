"""The positions of the rules page."""

from tests.scenes import Scene, dealt, played

from reihum.games.pretty_tricky.tests.positions import game, position

LATE = """
          2  3  4   5   6    7    8    9   10  11 12
A left    x. .. xxx x.. xx.. xxx. xxxx xx. ... .. ..
A right   .. x. x.. xx. xxxx xx.. xxxx x.. ... .. ..
B left    .. .. x.. ... xxxx x... xxxx ... x.. .. ..
B right   .. .. ... x.. xx.. x... x... ... ... .. ..
C left    .. .. ... ... xxxx xx.. xx.. ... ... .. ..
C right   .. .. ... ... .... x... xx.. ... ... .. ..
"""
FIVE = """
          2  3  4   5   6    7    8    9   10  11 12
A left    x. .. x.. xxx xxxx xxxx xxxx xxx ... .. ..
A right   .. x. xxx xx. xxxx xx.. xxxx x.. ... .. ..
B left    .. .. xxx ... xxxx x... xxxx ... x.. .. ..
B right   .. .. ... x.. xx.. x... x... ... ... .. ..
C left    .. .. ... ... xxxx xx.. xx.. ... ... .. ..
C right   .. .. ... ... .... x... xx.. ... ... .. ..
"""
NEARLY = """
          2  3  4   5   6    7    8    9   10  11 12
A left    x. .. xxx x.. xx.. xxx. xxxx xx. ... .. ..
A right   .. x. x.. xx. xxxx xxx. xxxx x.. ... .. ..
C left    .. .. ... ... xxxx xxx. xx.. xx. ... .. ..
C right   .. .. ... ... .... x... xx.. ... ... .. ..
"""
FOUR = """
          2  3  4   5   6    7    8    9   10  11 12
A left    x. .. x.. xxx xxxx xxx. xxxx xxx ... .. ..
A right   .. x. xxx xx. xxxx xx.. xxxx x.. ... .. ..
B left    .. .. xxx ... xxxx x... xxxx ... x.. .. ..
B right   .. .. ... x.. xx.. x... x... ... ... .. ..
"""

SCENES = {
    "goal": Scene(position(LATE, dice="1 2 3 / 6", turn=19), "rows-6-8"),
    "turn": Scene(
        position(LATE, dice="2 4 5 / 5", turn=19),
        "rows-7-9 choices",
        wish="left 7, left 9",
        allowed="left 7, left 9",
    ),
    "end": Scene(played(position(FIVE, dice="1 1 1 / 2", active="C", turn=18), "done, done, done"), "rows-5-9"),
    "roller": Scene(
        position(LATE, dice="2 4 5 / 5", turn=19),
        "sheet choices",
        "P4",
        allowed="left 7, left 9",
        refused={"left 3": "P4", "left 7, left 10": "P4"},
    ),
    "others": Scene(
        played(position(LATE, dice="2 4 5 / 5", active="C", turn=18), "done"),
        "sheet choices",
        "P5",
        allowed="right 7",
        refused={"right 10": "P5"},
    ),
    "completing": Scene(
        position(LATE, dice="3 4 4 / 5", turn=19),
        "sheet choices",
        "P6",
        allowed="left 7, left 9",
        refused={"left 8": "P4"},
    ),
    "fifth": Scene(
        position(FOUR, dice="3 4 2 / 5", turn=19),
        "sheet choices",
        "P8",
        allowed="left 7",
    ),
    "circles": Scene(
        played(position(LATE, dice="2 4 3 / 5", active="C", turn=18), "done"),
        "me sheet choices",
        "P9",
        allowed="right 5",
    ),
    "set-up": Scene(
        dealt("pretty_tricky", 2),
        "sheet choices",
        "P3",
        allowed="left 8, left 9",
    ),
    "order": Scene(
        played(position(NEARLY, dice="2 4 5 / 5", active="C", turn=18), "left 7, left 9"),
        "me sheet choices",
        "P7",
        allowed="right 7",
        others="done",
        shows_what_follows=True,
    ),
    "winning": Scene(
        played(position(FIVE, dice="1 1 4 / 2", active="C", turn=18), "done"),
        "me sheet choices",
        "P10",
        allowed="right 5",
        others="done",
        shows_what_follows=True,
    ),
    "round-limit": Scene(
        played(position(LATE, dice="1 1 4 / 2", active="C", turn=18, of=game(round_limit=6)), "done"),
        "me sheet choices",
        "P11",
        allowed="right 5",
        others="done",
        shows_what_follows=True,
    ),
}

UNTRIED = {
    "P1": "what is in the box",
    "P2": "what is in the box",
}
"""Clauses beside which nothing can be tried, and why."""
