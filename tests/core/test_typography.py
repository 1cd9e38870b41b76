"""Every language is set as its readers expect: its quotation marks, its spaces, its apostrophes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reihum

PROJECT = Path(reihum.__file__).parent.parent.parent
MARKS = '“”„‟‘‚«»״"'  # the apostrophe ’ is none
WANTED = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "he": "״"}
NOT_TEXT = re.compile(r'^#.*$|\{ ?"[^"]*" ?\}', re.MULTILINE)  # comments, and strings inside braces
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything a person reads: the messages and the rule books."""
    packaged = PROJECT / "src" / "reihum"
    files = [
        *packaged.glob(f"texts/{language}/*.ftl"),
        *packaged.glob(f"games/*/*/{language}.ftl"),
        *PROJECT.glob(f"web/src/texts/{language}/*.ftl"),
        *PROJECT.glob(f"web/src/boards/plain/texts/{language}.ftl"),
        *packaged.glob(f"games/*/web/texts/{language}.ftl"),
    ]
    assert len(files) > 20
    for path in files:
        yield path.name, CODE.sub("", NOT_TEXT.sub("\u202f", path.read_text(encoding="utf-8")))
    for path in packaged.glob(f"games/*/rulebook/{language}.md"):
        yield path.parts[-3], CODE.sub("", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", WANTED)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for name, text in texts(language):
        strangers = [mark for mark in MARKS if mark in text and mark not in WANTED[language]]
        assert strangers == [], name
        assert "'" not in text, name


def test_french_marks_stand_off_without_letting_the_line_break() -> None:
    for name, text in texts("fr"):
        loose = re.findall(r".{0,20}(?: [:;!?](?=\s|$)|« | »)", text, re.MULTILINE)
        assert loose == [], name
        close = re.findall(r".{0,20}[^\W\d_][;!?](?=\s|$)", text.replace("Pretty Tricky!", ""), re.MULTILINE)
        assert close == [], name
