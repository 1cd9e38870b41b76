"""What those ask who make bots better: fitted weights, room above the heuristic, luck in what was drawn."""
