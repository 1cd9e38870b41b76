"""What the README shows works as shown."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_map_names_real_folders() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for folder in re.findall(r"^\| `([\w/]+)`", text, flags=re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder
