"""How a server is run. Every setting has an environment variable, ``REIHUM_`` and its name in capitals.

With ``_FILE`` behind it the variable names a file that holds the value: so passwords stand neither on a command line
nor in an environment that other programs are given.
"""

import math
import os
import re
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec

from reihum.protocol.defaults import BOT_DELAY_S

BAD_START: Final = 3
"""Exit code of a worker that could not start: starting it again would not help."""


LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_LEAST_GUESTS_DAYS: Final = 30
_LEAST: Final = {
    "workers": 1,
    "bot_processes": 0,
    "bot_delay_s": 0,
    "frozen_s": 2,  # a few signs of life may come late on a busy machine
    "bot_moves_per_s": 1,
    "absence_s": 0.1,
    "reveal_s": 0.1,
    "sweep_s": 0.01,  # more often would leave no time for anything else
    "requests_per_s": 0.1,
    "requests_burst": 1,
    "people_per_hour": 1,
    "tables_per_person": 1,
    "connections_per_person": 1,
    "connections_per_address": 1,
    "public_tables_per_hour": 1,
    "tables_per_hour": 1,
    "lines_per_minute": 1,
    "tries_per_hour": 1,
    "mails_per_hour": 1,
    "call_after_s": 0,
    "call_again_s": 0,
    "keep_guests_days": 0,
    "keep_tables_days": 0,
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
    frozen_s: float = 15.0  # a worker that gives no sign of life for so long is ended, and replaced
    public_url: str = ""  # the address people use, when it is not the server's own (behind a proxy)
    trust_proxy: bool = False  # believe X-Forwarded-Proto and X-Forwarded-For
    lan: bool = False
    lan_url: str = ""
    bot_processes: int = 0  # bot processes a worker; 0: one less than there are cores, at least one
    bot_delay_s: float = BOT_DELAY_S  # how long a bot's turn takes at least, so that people can follow
    bot_moves_per_s: int = 50  # of the bots that play because of one address
    absence_s: float = 300.0  # after which a bot stands in for somebody who is gone from an untimed table
    reveal_s: float = 60.0  # after which a match begins without who did not open their part of the luck
    sweep_s: float = 0.5  # how often every worker looks for what is due
    requests_per_s: float = 20.0  # of one person or address, on average
    requests_burst: int = 60
    people_per_hour: int = 120  # new identities from one address, and as many who sign in with an account
    tables_per_person: int = 50  # running or waiting
    connections_per_person: int = 20
    connections_per_address: int = 200  # of all who share it; of IPv6 a /64 network is one
    tables_per_hour: int = (
        60  # that one person sets up, brings or wants as a rematch; five times as many from one address
    )
    lines_per_minute: int = 60  # that one person says; five times as many from one address
    public_tables_per_hour: int = 20  # tables for everybody to see, from one address
    tries_per_hour: int = 20  # with a recovery code or an account, from one address, that fail
    oidc_issuer: str = ""  # of the OpenID Connect provider with which people may sign in, as it calls itself
    oidc_client_id: str = ""
    oidc_client_secret: str = ""
    oidc_name: str = ""  # what people call the provider
    backups: str = ""  # the folder that `reihum admin backup` writes to and `reihum doctor` looks into
    smtp: str = ""  # the host's mail server: smtps://user@host, smtp://user@host (STARTTLS), smtp-plain://localhost
    smtp_password: str = ""
    mail_from: str = ""  # the address that mail comes from
    push_contact: str = ""  # mailto: or https: address for push services; by default the public URL
    webhooks_private: bool = False  # let webhooks reach the host's own network, and go without encryption
    mails_per_hour: int = 10  # that ask for a confirmation, from one address
    call_after_s: float = 20.0  # how long somebody has to see by themselves what they would be called for
    call_again_s: float = 30.0  # the first pause after a message did not arrive; each further one is five times as long
    keep_guests_days: int = 0  # people who were not here for this many days are deleted; 0: never
    keep_tables_days: int = 0  # tables that were over for this many days are deleted; 0: never
    log_level: str = "info"
    log_format: str = "text"  # or "json"

    def to_environment(self) -> dict[str, str]:
        """The environment variables that say the same."""
        return {variable(name): _text(getattr(self, name)) for name in self.__struct_fields__}


_EARLIER_NAMES: Final = {"bot_processes": "thinkers"}
"""Settings that had another name: it still counts, with a warning, where the new one is not given."""
_PASSWORD: Final = re.compile(r"(://[^/?#\s]*?:)[^/?#\s]+(?=@)|([?&]password=)[^&#\s]+")

_TYPES: Final = get_type_hints(Settings)
_KINDS: Final = {int: "a whole number", float: "a number", bool: "0 or 1", str: "a text"}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"REIHUM_{name.upper()}"


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings: what was given (and is not None) goes before the environment, which goes before the defaults."""
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is None:
            value = _from(environment, variable(name)) or _from_earlier_name(environment, name)
            if value:
                values[name] = value
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rsplit("$.", 1)[-1].rstrip("`")
        raise BadSetting(f"{variable(name)} is {_KINDS[_TYPES[name]]}, not '{values[name]}'.") from None
    return checked(settings)


def secret_file(name: str) -> str:
    """The environment variable that names a file with a setting's value."""
    return f"{variable(name)}_FILE"


def _from_earlier_name(environment: Mapping[str, str], name: str) -> str:
    earlier = _EARLIER_NAMES.get(name)
    value = _from(environment, variable(earlier)) if earlier else ""
    if earlier and value:
        print(f"{variable(earlier)} is now called {variable(name)}; please rename it.", file=sys.stderr)
    return value


def _from(environment: Mapping[str, str], name: str) -> str:
    """The value of a variable, or what stands in the file that ``name_FILE`` names."""
    file = environment.get(f"{name}_FILE", "")
    if not file:
        return environment.get(name, "")
    if environment.get(name):
        raise BadSetting(f"{name} and {name}_FILE are both set. Keep one of them.")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadSetting(f"The file {file}, which {name}_FILE names, cannot be read: {reason}.") from None


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
        raise BadSetting(
            f"'{without_password(settings.broker)}' is no broker this server knows. Expected valkey://host:6379."
        )
    public = urlsplit(settings.public_url)
    if settings.public_url and not (public.scheme in ("http", "https") and public.hostname):
        raise BadSetting(f"'{settings.public_url}' is no address of a web page. Expected https://name.")
    _check_provider(settings)
    if settings.smtp:
        mail = urlsplit(settings.smtp)
        if mail.scheme not in ("smtp", "smtps", "smtp-plain") or not mail.hostname:
            raise BadSetting(f"'{mail.scheme}:' is no mail server. Expected smtps://user@host or smtp://user@host:587.")
        if "@" not in settings.mail_from:
            raise BadSetting("Mail needs an address that it comes from: --mail-from reihum@example.org.")
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadSetting(f"{variable('push_contact')} begins with mailto: or https://, not '{settings.push_contact}'.")
    if 0 < settings.keep_guests_days < _LEAST_GUESTS_DAYS:
        raise BadSetting(f"Guests are kept for {_LEAST_GUESTS_DAYS} days at least: a turn may take that long.")
    if settings.log_level not in LOG_LEVELS:
        raise BadSetting(f"'{settings.log_level}' is no log level. Choose one of {', '.join(LOG_LEVELS)}.")
    if settings.log_format not in ("text", "json"):
        raise BadSetting(f"Logs are written as text or json, not '{settings.log_format}'.")
    return settings


def _check_provider(settings: Settings) -> None:
    if not settings.oidc_issuer:
        return
    issuer = urlsplit(settings.oidc_issuer)
    if not (issuer.scheme == "https" or (issuer.scheme == "http" and issuer.hostname in ("localhost", "127.0.0.1"))):
        raise BadSetting(f"'{settings.oidc_issuer}' is no provider. REIHUM_OIDC_ISSUER is an address https://…")
    if not settings.oidc_client_id or not settings.oidc_name:
        raise BadSetting(
            "A sign-in provider needs REIHUM_OIDC_CLIENT_ID, the name by which it knows this server, and "
            "REIHUM_OIDC_NAME, the name by which people know it."
        )
    if find_spec("authlib") is None:
        raise BadSetting("Signing in needs more packages: pip install 'reihum[accounts]'.")


def has_password(url: str) -> bool:
    """Whether an address holds a password, in its usual place or as a parameter."""
    return without_password(url) != url


def without_password(url: str) -> str:
    """An address as it may be shown."""
    return _PASSWORD.sub(lambda found: f"{found[1] or found[2]}…", url)


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
