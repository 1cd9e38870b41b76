"""Numbers for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """What a worker counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._counter("tables", "Tables set up")
        self.entries = self._counter("entries", "Entries appended to logs")
        self.conflicts = self._counter("conflicts", "Appends that found somebody else first")
        self.unavailable = self._counter("unavailable", "Appends that the store could not keep")
        self.refused = Counter("reihum_refused", "Commands refused", ["code"], registry=self.registry)
        self.bot_moves = self._counter("bot_moves", "Moves of bots")
        self.cut = self._counter("slow_readers_cut", "Connections cut because they did not read")
        self.connections = Gauge("reihum_connections", "Open connections", registry=self.registry)
        self.thinking = Gauge("reihum_questions_waiting", "Questions to bots that wait", registry=self.registry)
        self.commands = Histogram(
            "reihum_command_seconds", "From a command to its answer", buckets=_BOUNDS, registry=self.registry
        )

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"reihum_{name}", text, registry=self.registry)
