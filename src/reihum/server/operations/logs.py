"""Logs without secrets: no cookies, tokens, addresses of people, query strings or bodies ever enter one."""

import json
import logging
import sys
import time
from collections import Counter
from typing import Final

_SAID: Final = 20  # times that the same is written in
_SPARING_S: Final = 60.0
_TEMPLATE: Final = 100  # characters by which a message is known again
_PLAIN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record with what was added to it."""
        fields = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "part": record.name,
            "text": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _PLAIN},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


class TextLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record with what was added to it."""
        extra = "".join(f" {name}={value}" for name, value in vars(record).items() if name not in _PLAIN)
        line = f"{time.strftime('%H:%M:%S')} {record.levelname.lower():7} {record.getMessage()}{extra}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Sparing(logging.Filter):
    """Lets the same be said some times a minute; how often it was left out is said with the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self._said: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record."""
        now = time.monotonic()
        if now - self._since > _SPARING_S:
            self._since = now
            often = {name: count - _SAID for name, count in self._said.items() if count > _SAID}
            self._said.clear()
            for (part, text), left_out in often.items():
                logging.getLogger(part).warning("left out of the log %d times: %s", left_out, text)
        name = record.name, str(record.msg)[:_TEMPLATE]
        self._said[name] += 1
        return self._said[name] <= _SAID


def set_up(level: str, form: str) -> None:
    """Write logs to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Sparing())
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses and paths of people
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
