"""One name, one thing: no two classes of the tree are called the same, nor two types that modules of the page offer."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import reihum

PACKAGE = Path(reihum.__file__).parent
PAGE = PACKAGE.parent.parent / "web" / "src"
MEANT_TO_BE_THE_SAME = {
    "Plan": "the planner's answer to a wish: what Python is given, and the same on the wire",
}
_DECLARED = re.compile(r"^\s*(export )?(?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)(?=[ <={])", re.M)
_EVERY_COMPONENT_HAS = "Props"


def classes() -> dict[str, list[str]]:
    found = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        if {"tests", "skeleton"}.isdisjoint(path.relative_to(PACKAGE).parts):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    return found


def types_of_the_page() -> Iterator[tuple[str, bool, str]]:
    """Name, whether others may import it, and file."""
    for root in (PAGE, PACKAGE / "games"):
        for path in root.rglob("*"):
            if path.suffix in (".ts", ".svelte"):
                for match in _DECLARED.finditer(path.read_text(encoding="utf-8")):
                    yield match[2], bool(match[1]), str(path.relative_to(root))


def test_no_two_classes_have_one_name() -> None:
    several = {name: where for name, where in classes().items() if len(where) > 1}
    assert several.keys() == MEANT_TO_BE_THE_SAME.keys(), several


def test_a_type_that_a_module_of_the_page_offers_has_a_name_of_its_own() -> None:
    found = list(types_of_the_page())
    assert len(found) > 200
    offered = {name for name, is_offered, _ in found if is_offered}
    several = defaultdict(list)
    for name, _, path in found:
        if name in offered and name != _EVERY_COMPONENT_HAS:
            several[name].append(path)
    assert {name: paths for name, paths in several.items() if len(paths) > 1} == {}
