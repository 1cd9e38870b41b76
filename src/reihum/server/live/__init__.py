"""Tables while people are at them: commands taken, entries kept, everybody told, bots asked."""
