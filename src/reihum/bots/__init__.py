"""Players that are programs. They see concealed records only.

A bot is made with ``make_bot("expert", rules, seed)``, asked with ``bot.choose(concealed_record)``, and says what it
thinks with ``bot.explain(concealed_record)``. ``hint(match, seat, language)`` says what a good player would do and why.
"""

from reihum.bots.asking import BadQuestion
from reihum.bots.base import LEVELS, Bot, Budget, Candidate, make_bot
from reihum.bots.hints.hint import hint, hint_json, hint_of
from reihum.bots.names import check_name, no_such_bot

__all__ = [
    "LEVELS",
    "BadQuestion",
    "Bot",
    "Budget",
    "Candidate",
    "check_name",
    "hint",
    "hint_json",
    "hint_of",
    "make_bot",
    "no_such_bot",
]
