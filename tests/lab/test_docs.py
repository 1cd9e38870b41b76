"""The commands that docs and help show can be typed as shown."""

import re
import shlex
from pathlib import Path

import pytest
import typer.main

from reihum.lab import cli

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
HELP = Path(cli.__file__).read_text(encoding="utf-8")
SHOWN = sorted(
    {line.strip() for line in re.findall(r"[`$] ?reihum lab ((?:arena|report|sweep|train) [^`\n#]+)", PAGE + HELP)}
)


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_that_is_shown_is_understood(line: str) -> None:
    name, *words = shlex.split(line)
    command = typer.main.get_command(cli.lab).commands[name]  # type: ignore[attr-defined]  # a group
    with command.make_context(name, words) as context:
        assert context.params["game"]


def test_every_command_is_shown_in_the_docs() -> None:
    assert len(SHOWN) >= 8
    for name in typer.main.get_command(cli.lab).commands:  # type: ignore[attr-defined]  # a group
        assert f"reihum lab {name}" in PAGE
