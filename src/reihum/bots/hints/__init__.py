"""Hints: whole turns weighed against each other, and the reasons that are certain enough to be told."""
