"""``reihum lab report``: one page about how a game behaves when it is played well."""

from reihum.lab.report.study import FULL, QUICK, Study
from reihum.lab.report.telling import tell

__all__ = ["FULL", "QUICK", "Study", "tell"]
