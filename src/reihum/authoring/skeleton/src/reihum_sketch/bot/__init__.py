"""How the bots play Sketch."""
