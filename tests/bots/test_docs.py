"""What docs/bots.md shows works as shown, and it names every level."""

import re
from pathlib import Path

import pytest

import reihum
from reihum.bots import LEVELS

TEXT = (Path(reihum.__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(example, "docs/bots.md", "exec"), {})
    shown = capsys.readouterr().out
    assert shown.strip()
    assert shown in TEXT


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_described(level: str) -> None:
    assert f"| `{level}` |" in TEXT
