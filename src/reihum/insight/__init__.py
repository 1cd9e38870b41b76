"""Insight into a finished match: what was luck, what were decisions, and where a choice was worse than another."""
