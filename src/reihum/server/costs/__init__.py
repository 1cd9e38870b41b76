"""What a client may cost, and who pays for it: rate limits, shares of the worker thread and of the bot processes."""
