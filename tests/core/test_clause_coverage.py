"""Every clause of every rule book has a test that carries its number."""

import ast

import pytest

import reihum
from reihum.core.registry import folder_of, rules_of
from reihum.core.rulebook import clauses


def cited(name: str) -> set[str]:
    """Clause numbers in the names of a game's tests: ``test_O10_…`` or ``test_O10_O11_…``."""
    found: set[str] = set()
    for source in (folder_of(rules_of(name)) / "tests").glob("test_*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {part for part in node.name.split("_") if part[:1].isupper() and part[1:].isdigit()}
    return found


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    missing = set(clauses(name)) - cited(name)
    assert not missing, f"{name}: no test cites {sorted(missing)}"


@pytest.mark.parametrize("name", reihum.GAMES)
def test_the_rule_book_is_complete(name: str) -> None:
    """Clauses are numbered without a gap, and those that tests cite are in the book: none was lost."""
    letter = reihum.game(name).rules.clauses
    count = len(clauses(name))
    assert set(clauses(name)) == {f"{letter}{number}" for number in range(1, count + 1)}
    assert cited(name) <= set(clauses(name))
