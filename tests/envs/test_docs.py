"""What docs/research.md shows works as shown."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_of_code_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # one of them saves a match
    exec(compile(BLOCKS[number], f"block {number} of docs/research.md", "exec"), {})


def test_there_are_blocks_for_all_three_libraries() -> None:
    assert len(BLOCKS) == 3
