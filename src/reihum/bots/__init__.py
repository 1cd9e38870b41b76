"""Players that are programs. They see concealed records only.

A bot is made with ``make_bot("greedy", rules, seed)`` and asked with ``bot.choose(concealed_record)``.
"""

from reihum.bots.base import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
