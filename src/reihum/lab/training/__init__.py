"""Training value nets: self-play by the search, learning from it, and matches that decide who is better."""
