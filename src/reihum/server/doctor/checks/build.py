"""Compiled rules for the server and for browsers."""

from collections.abc import Iterator

from reihum.server.doctor.finding import Finding, good, unsure
from reihum.server.operations.warming import what_is_built
from reihum.server.settings import Settings


def check(settings: Settings) -> Iterator[Finding]:
    """Look whether there is anything left to compile."""
    compiled, has_modules = what_is_built()
    if compiled:
        yield good("Rules and bots are compiled.")
    else:
        yield unsure(
            "Rules and bots are not compiled yet, so moves and bots are slow.",
            "Run `reihum warm` as the server's user (some minutes), then restart. REIHUM_CACHE_DIR says where it lies.",
        )
    if has_modules:
        yield good("The games are built for browsers.")
    else:
        yield unsure(
            "The games are not built for browsers, so nobody can preview a move or play without a network.",
            "Install a wheel made by `make wheel`, or run `reihum build-wasm`.",
        )
