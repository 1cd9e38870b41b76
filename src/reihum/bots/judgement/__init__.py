"""What a position is worth without playing on: a game's evaluation, its value net, and the arithmetic they share."""
