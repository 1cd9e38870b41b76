"""What those who run a server look at or rely on: logs, metrics, back-ups, background tasks, the machine itself."""
