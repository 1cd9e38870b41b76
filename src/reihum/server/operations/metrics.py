"""Numbers for Prometheus.

What is counted with every move is counted by the event loop alone, so it needs no lock; it is put into Prometheus' own
form when somebody asks.
"""

import bisect
from collections.abc import Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Tally(Collector):
    """A number that only grows."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._count = 0

    def inc(self) -> None:
        self._count += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._text, value=self._count)


class Times(Collector):
    """How often something took how long."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect.bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        yield HistogramMetricFamily(self._name, self._text, buckets=list(self._buckets()), sum_value=self._sum)

    def _buckets(self) -> Iterable[tuple[str, float]]:
        below = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            yield bound, below


class Metrics:
    """What a worker counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._counter("tables", "Tables set up")
        self.entries = Tally("reihum_entries", "Entries appended to logs")
        self.conflicts = self._counter("conflicts", "Appends that found somebody else first")
        self.unavailable = self._counter("unavailable", "Appends that the store could not keep")
        self.refused = Counter("reihum_refused", "Commands refused", ["code"], registry=self.registry)
        self.bot_moves = self._counter("bot_moves", "Moves of bots")
        self.cut = self._counter("slow_readers_cut", "Connections cut because they did not read")
        self.connections = Gauge("reihum_connections", "Open connections", registry=self.registry)
        self.thinking = Gauge("reihum_questions_waiting", "Questions to bots that wait", registry=self.registry)
        self.commands = Times("reihum_command_seconds", "From a command to its answer")
        self.registry.register(self.entries)
        self.registry.register(self.commands)

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"reihum_{name}", text, registry=self.registry)
