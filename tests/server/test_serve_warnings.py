"""What `reihum serve` says at its start about settings that are allowed but hardly meant."""

import pytest

from reihum.server.cli import warnings_of
from reihum.server.settings import Settings


def test_an_encrypted_address_without_trust_in_the_proxy_is_warned_of() -> None:
    (said,) = warnings_of(Settings(public_url="https://play.example"), [])
    assert "--trust-proxy" in said
    assert "share its limits" in said


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(public_url="https://play.example", trust_proxy=True),
        Settings(public_url="http://play.example:8080"),
    ],
)
def test_what_is_meant_is_not(settings: Settings) -> None:
    assert warnings_of(settings, ["--database", "postgresql://reihum@db/reihum"]) == []


@pytest.mark.parametrize("option", ["--database=postgresql://reihum:hush@db/reihum", "valkey://:hush@broker:6379"])
def test_a_password_on_the_command_line_is_warned_of_and_not_repeated(option: str) -> None:
    (said,) = warnings_of(Settings(), ["--port", "8080", option])
    assert "REIHUM_DATABASE_FILE" in said
    assert "hush" not in said
