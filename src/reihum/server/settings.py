"""How a server is run. Every setting has an environment variable, ``REIHUM_`` and its name in capitals."""

import math
import os
from collections.abc import Mapping
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec

BAD_START: Final = 3
"""Exit code of a worker that could not start: starting it again would not help."""


LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_LEAST: Final = {
    "workers": 1,
    "thinkers": 0,
    "bot_delay_s": 0,
    "absence_s": 0.1,
    "sweep_s": 0.01,  # more often would leave no time for anything else
    "requests_per_s": 0.1,
    "requests_burst": 1,
    "people_per_hour": 1,
    "tables_per_person": 1,
    "connections_per_person": 1,
}


class BadSetting(Exception):
    """A setting that makes no sense; the message says what to do."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite:///reihum.db"
    broker: str = ""  # valkey://host:port, needed with several workers
    workers: int = 1
    spare: bool = True  # one more process stands ready to take over from a worker that dies
    public_url: str = ""  # the address people use, when it is not the server's own (behind a proxy)
    trust_proxy: bool = False  # believe X-Forwarded-Proto and X-Forwarded-For
    lan: bool = False
    lan_url: str = ""
    thinkers: int = 0  # bot processes a worker; 0: one less than there are cores, at least one
    bot_delay_s: float = 0.7  # how long a bot's turn takes at least, so that people can follow
    absence_s: float = 300.0  # after which a bot stands in for somebody who is gone from an untimed table
    sweep_s: float = 0.5  # how often every worker looks for what is due
    requests_per_s: float = 20.0  # of one person or address, on average
    requests_burst: int = 60
    people_per_hour: int = 120  # new identities from one address
    tables_per_person: int = 50  # running or waiting
    connections_per_person: int = 20
    log_level: str = "info"
    log_format: str = "text"  # or "json"

    def to_environment(self) -> dict[str, str]:
        """The environment variables that say the same."""
        return {variable(name): _text(getattr(self, name)) for name in self.__struct_fields__}


_TYPES: Final = get_type_hints(Settings)
_KINDS: Final = {int: "a whole number", float: "a number", bool: "0 or 1", str: "a text"}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"REIHUM_{name.upper()}"


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings: what was given (and is not None) goes before the environment, which goes before the defaults."""
    values: dict[str, Any] = {
        name: environment[variable(name)] for name in Settings.__struct_fields__ if environment.get(variable(name))
    }
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rsplit("$.", 1)[-1].rstrip("`")
        raise BadSetting(f"{variable(name)} is {_KINDS[_TYPES[name]]}, not '{values[name]}'.") from None
    return checked(settings)


def checked(settings: Settings) -> Settings:
    """The settings, or `BadSetting`."""
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"A port is a number from 0 to 65535, not {settings.port}.")
    for name, least in _LEAST.items():
        value = getattr(settings, name)
        if not (math.isfinite(value) and value >= least):
            raise BadSetting(f"{variable(name)} is a number from {least} upwards, not {value}.")
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise BadSetting("Several workers need PostgreSQL: --database postgresql://… (SQLite has one writer).")
    if settings.workers > 1 and not settings.broker:
        raise BadSetting("Several workers need a broker for live updates: --broker valkey://host:6379.")
    if settings.broker and urlsplit(settings.broker).scheme not in ("valkey", "valkeys", "redis", "rediss"):
        raise BadSetting(f"'{settings.broker}' is no broker this server knows. Expected valkey://host:6379.")
    public = urlsplit(settings.public_url)
    if settings.public_url and not (public.scheme in ("http", "https") and public.hostname):
        raise BadSetting(f"'{settings.public_url}' is no address of a web page. Expected https://name.")
    if settings.log_level not in LOG_LEVELS:
        raise BadSetting(f"'{settings.log_level}' is no log level. Choose one of {', '.join(LOG_LEVELS)}.")
    if settings.log_format not in ("text", "json"):
        raise BadSetting(f"Logs are written as text or json, not '{settings.log_format}'.")
    return settings


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
