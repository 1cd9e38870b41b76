"""Passwords: on no command line, and in no file that others can read."""

import os
from collections.abc import Iterator
from pathlib import Path

from reihum.server.doctor.finding import Finding, bad, good
from reihum.server.doctor.processes import servers
from reihum.server.settings import Settings, has_password, secret_file


def check(settings: Settings) -> Iterator[Finding]:
    """Look for secrets that others can see."""
    found = [*_on_command_lines(), *_in_files()]
    yield from found
    if not found:
        yield good("No password is on a command line or in a file that others can read.")


def _on_command_lines() -> Iterator[Finding]:
    for server in servers():
        if any(map(has_password, server.words)):
            yield bad(
                f"The command line of process {server.pid} holds a password, which everybody on this machine can read.",
                "Put the address into a file of mode 600 and name that in REIHUM_DATABASE_FILE or REIHUM_BROKER_FILE; "
                "then change the password.",
            )


def _in_files() -> Iterator[Finding]:
    for name in Settings.__struct_fields__:
        file = os.environ.get(secret_file(name))
        if not file or not Path(file).exists():
            continue
        shut = Path(file).resolve().parent.stat().st_mode & 0o007 == 0  # a folder that lets nobody else in
        if Path(file).stat().st_mode & 0o007 and not shut:
            yield bad(f"Others on this machine can read {file}, which {secret_file(name)} names.", f"chmod 600 {file}")
