"""The tables of the games drawn for a terminal: one file a game, each with ``draw(view, names, legal)``."""
