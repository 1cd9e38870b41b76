"""Back-ups: there is one, and it is not old."""

import time
from collections.abc import Iterator
from typing import Final

from reihum.server.doctor.finding import Finding, bad, good, unsure
from reihum.server.operations import backups
from reihum.server.settings import Settings

_DAY: Final = 86_400.0
_OLD_DAYS: Final = 2.0


def check(settings: Settings) -> Iterator[Finding]:
    """Look for the newest back-up."""
    if not settings.backups:
        yield unsure(
            "No folder of back-ups is named.",
            "Name one in REIHUM_BACKUPS, and run `reihum admin backup --keep 14` every night.",
        )
        return
    kept = backups.kept(settings.backups)
    if not kept:
        yield bad(f"There is no back-up in {settings.backups}.", "Make one: reihum admin backup")
        return
    days = (time.time() - kept[0].stat().st_mtime) / _DAY
    if days > _OLD_DAYS:
        yield bad(
            f"The newest back-up, {kept[0]}, is {days:.0f} days old.",
            "Look why no newer one was made: systemctl status reihum-backup.timer reihum-backup.service",
        )
    else:
        yield good(f"The newest back-up, {kept[0]}, is {days * 24:.0f} hours old.")
