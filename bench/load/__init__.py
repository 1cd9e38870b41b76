"""The load program: plays many tables at once against a server, ours or boardgame.io's, and measures how it answers."""
