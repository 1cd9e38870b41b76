"""Phrases that readers stumbled over stay away from everything a player reads."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reihum

PROJECT = Path(reihum.__file__).parent.parent.parent
OWNERS = re.compile(r"^## (?:For owners|Für Besitzer|Pour qui possède|Per chi possiede|לבעלי המשחק).*", re.M | re.S)
"""The last chapter of a rule book, folded away on the page: it speaks to owners of the box and to programs."""

STUMBLED_OVER = {
    "en": [
        r"part of the luck",
        r"our reconstruction|\(reconstructed\)",
        r"ticks? (?:left|right) (?:\d|\{)",
        r"(?:left|right) \{ ?\$\w+ ?\} instead",
        r"\bChosen:",
        r"\bof the own\b|\bthe own (?:stock|row|half)",
        r"drawn by the seed",
        r"signed in nowhere",
        r"Rather not",
        r"Still in against you",
        r"Who has no fitting card",
        r"On the joker goes",
        r"able to be completed",
        r"Of equal players",
        r"\b1 (?:points|moves|cards|rows|games|rounds)\b",
    ],
    "de": [
        r"Teil vom Glück",
        r"Arten sie zu",
        r"Punkt für alle, die",
        r"die Farben sind dabei gleich",
        r"teilt sich den Sieg",
        r"anderswo lass es",
        r"vom Startwert|in dieser Minute",
        r"Stufe „flott",
        r"\bGewählt: (?:links|rechts)",
    ],
    "fr": [r"part du hasard", r"\bClassement \(", r"coche (?:gauche|droite)\b", r"Plutôt pas", r"à l’étalage"],
    "it": [r"parte della sorte", r"Prima di’ un nome", r"nostra ricostruzione", r"[Ss]egna (?:destra|sinistra)\b"],
    "he": [r"החלק שלך במזל", r"לזווג אות", r"משחק אורך", r"אין סימון של", r"שחזור שלנו"],
}
# l’8, l’11, l’80: Italian drops the vowel before "otto", "undici" and "ottanta"
UNELIDED = re.compile(r"\b(?:il|lo|la|del|dello|al|allo|dal|nel|sul) (?:8|11|8\d)\b", re.IGNORECASE)


def read_by_players(language: str) -> Iterator[tuple[str, str]]:
    packaged = PROJECT / "src" / "reihum"
    files = [
        *packaged.glob(f"texts/{language}/*.ftl"),
        *packaged.glob(f"games/*/*/{language}.ftl"),
        *packaged.glob(f"games/*/rulebook/{language}.md"),
        *PROJECT.glob(f"web/src/texts/{language}/*.ftl"),
        *PROJECT.glob(f"web/src/boards/plain/texts/{language}.ftl"),
        *packaged.glob(f"games/*/web/texts/{language}.ftl"),
    ]
    assert len(files) > 25
    for path in files:
        text = re.sub(r"^#+ .*->|^### .*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        yield str(path.relative_to(PROJECT)), OWNERS.sub("", text) if path.suffix == ".md" else text


@pytest.mark.parametrize("language", STUMBLED_OVER)
def test_nobody_stumbles_over_the_same_phrase_twice(language: str) -> None:
    phrases = re.compile("|".join(STUMBLED_OVER[language]))
    found = [(name, match[0]) for name, text in read_by_players(language) for match in phrases.finditer(text)]
    assert found == []


def test_italian_articles_are_elided_before_eight_and_eleven() -> None:
    found = [(name, match[0]) for name, text in read_by_players("it") for match in UNELIDED.finditer(text)]
    assert found == []
    assert UNELIDED.search("Prendi il 11.")
    assert not UNELIDED.search("Prendi l’11 o il 18.")


def test_people_are_called_people_where_something_is_theirs_alone() -> None:
    """ "Only who came first may ..." has to be read twice: "Only whoever ..." or "Only people who ..."."""
    files = [*(PROJECT / "src" / "reihum").rglob("*.py"), *(PROJECT / "docs").glob("*.md"), *PROJECT.glob("*.md")]
    files += [path for path in (PROJECT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert [path.name for path in files if re.search(r"\bOnly who\b", path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", STUMBLED_OVER)
def test_the_last_chapter_of_a_rule_book_is_known(language: str) -> None:
    """Else everything in it would be looked at above, or nothing."""
    books = list((PROJECT / "src" / "reihum").glob(f"games/*/rulebook/{language}.md"))
    assert [book.parts[-3] for book in books if not OWNERS.search(book.read_text(encoding="utf-8"))] == []
    assert len(books) == len(reihum.GAMES)
