"""Logs without secrets: no cookies, tokens, addresses of people, query strings or bodies ever enter one."""

import json
import logging
import sys
import time

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


def set_up(level: str, form: str) -> None:
    """Write logs to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses and paths of people
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
