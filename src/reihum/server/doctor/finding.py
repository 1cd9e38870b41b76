"""What a check finds."""

from typing import Literal

import msgspec

Verdict = Literal["good", "unsure", "bad", "skipped"]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at. ``mend`` says what to do about it."""

    check: str = ""
    verdict: Verdict
    text: str
    mend: str = ""

    def named(self, check: str) -> "Finding":
        return msgspec.structs.replace(self, check=check)


def good(text: str) -> Finding:
    """All is well."""
    return Finding(verdict="good", text=text)


def skipped(text: str) -> Finding:
    """There is nothing to look at."""
    return Finding(verdict="skipped", text=text)


def unsure(text: str, mend: str) -> Finding:
    """It works, but is hardly meant so."""
    return Finding(verdict="unsure", text=text, mend=mend)


def bad(text: str, mend: str) -> Finding:
    """It does not work, or is dangerous."""
    return Finding(verdict="bad", text=text, mend=mend)
