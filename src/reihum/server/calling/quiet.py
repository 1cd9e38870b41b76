"""Quiet hours, in a person's own time zone."""

import datetime
import functools
import zoneinfo
from typing import Final

from reihum.protocol.refusals import Refused
from reihum.server.store.calls import WishRow

_DAY_MIN: Final = 24 * 60


@functools.cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


def checked_zone(name: str) -> str:
    """The name of a time zone."""
    if name not in _zones():
        raise Refused("bad_request", "There is no such time zone. Give a name such as Europe/Berlin.")
    return name


def checked_hours(start: int | None, end: int | None) -> tuple[int | None, int | None]:
    """Two times of day, or none."""
    if start is None or end is None:
        return None, None
    if not (0 <= start < _DAY_MIN and 0 <= end < _DAY_MIN):
        raise Refused("bad_request", "Quiet hours are minutes after midnight, from 0 to 1439.")
    return start, end


def quiet_until(wish: WishRow, now: float) -> float | None:
    """When the quiet hours that it is in end; None if it is in none."""
    if wish.quiet_from is None or wish.quiet_to is None or wish.quiet_from == wish.quiet_to:
        return None
    here = datetime.datetime.fromtimestamp(now, zoneinfo.ZoneInfo(wish.zone))
    minute = here.hour * 60 + here.minute
    start, end = wish.quiet_from, wish.quiet_to
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    day = midnight if minute < end else midnight + datetime.timedelta(days=1)
    return max(now + 1, day.replace(hour=end // 60, minute=end % 60).timestamp())  # whatever clocks do that night
