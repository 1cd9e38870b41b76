"""What a good player of each game looks at: one file a game, each with a compiled ``rate``."""
