"""All checks, one after the other."""

from collections.abc import Callable, Iterable
from typing import Final

from reihum.server.doctor import (
    of_backups,
    of_broker,
    of_build,
    of_calls,
    of_clock,
    of_database,
    of_limits,
    of_provider,
    of_proxy,
    of_secrets,
)
from reihum.server.doctor.finding import Finding
from reihum.server.settings import Settings

Check = Callable[[Settings], Iterable[Finding]]
CHECKS: Final[dict[str, Check]] = {
    "database": of_database.check,
    "broker": of_broker.check,
    "public address": of_proxy.check,
    "sign-in": of_provider.check,
    "calls": of_calls.check,
    "secrets": of_secrets.check,
    "clock": of_clock.check,
    "limits": of_limits.check,
    "back-ups": of_backups.check,
    "compiled rules": of_build.check,
}
"""By the name under which a finding is told."""


def examine(settings: Settings, checks: Iterable[str] = CHECKS) -> list[Finding]:
    """Everything that was found, in the order of the checks."""
    found = []
    for name in checks:
        found += [finding.named(name) for finding in CHECKS[name](settings)]
    return found
