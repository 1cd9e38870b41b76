"""Puzzles: positions of bot games in which one turn is clearly the best, found by `reihum lab puzzles`."""
