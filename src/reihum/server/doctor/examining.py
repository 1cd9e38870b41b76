"""All checks, one after the other."""

from collections.abc import Callable, Iterable
from typing import Final

from reihum.server.doctor.checks import backups, broker, build, calls, clock, database, limits, provider, proxy, secrets
from reihum.server.doctor.finding import Finding
from reihum.server.settings import Settings

Check = Callable[[Settings], Iterable[Finding]]
CHECKS: Final[dict[str, Check]] = {
    "database": database.check,
    "broker": broker.check,
    "public address": proxy.check,
    "sign-in": provider.check,
    "calls": calls.check,
    "secrets": secrets.check,
    "clock": clock.check,
    "limits": limits.check,
    "back-ups": backups.check,
    "compiled rules": build.check,
}
"""By the name under which a finding is told."""


def examine(settings: Settings, checks: Iterable[str] = CHECKS) -> list[Finding]:
    """Everything that was found, in the order of the checks."""
    found = []
    for name in checks:
        found += [finding.named(name) for finding in CHECKS[name](settings)]
    return found
