"""The bot of this game: how it rates moves, judges positions and speaks of turns."""
