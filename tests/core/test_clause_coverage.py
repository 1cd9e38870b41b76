"""Every clause of every rule book has a test that carries its number."""

import ast
from pathlib import Path

import pytest

import reihum
from reihum.core.rulebook import clauses

TESTS = Path(__file__).parent.parent / "games"


def cited(name: str) -> set[str]:
    """Clause numbers in the names of a game's tests: ``test_O10_…`` or ``test_O10_O11_…``."""
    found: set[str] = set()
    for source in (TESTS / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {part for part in node.name.split("_") if part[:1].isupper() and part[1:].isdigit()}
    return found


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    missing = set(clauses(name)) - cited(name)
    assert not missing, f"{name}: no test cites {sorted(missing)}"


NUMBER_OF_CLAUSES = {"one_to_nine": 23, "bloom": 17, "qwixx_cards": 17, "pretty_tricky": 11, "superstar": 15}


@pytest.mark.parametrize("name", reihum.GAMES)
def test_the_rule_book_is_complete(name: str) -> None:
    letter = reihum.game(name).rules.clauses
    assert set(clauses(name)) == {f"{letter}{number}" for number in range(1, NUMBER_OF_CLAUSES[name] + 1)}
