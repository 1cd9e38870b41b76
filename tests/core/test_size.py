"""Functions that can be read at a look: what is longer, or takes more, says above it why."""

import ast
from pathlib import Path

import reihum

PACKAGE = Path(reihum.__file__).parent
REPOSITORY = Path(__file__).parents[2]
LINES, PARAMETERS = 60, 7


def test_large_functions_have_a_reason_above_them() -> None:
    unexplained = [
        f"{path}:{function.lineno} {function.name}"
        for folder in (PACKAGE, REPOSITORY / "bench", REPOSITORY / "examples")
        for path in folder.rglob("*.py")
        if "tests" not in path.relative_to(folder).parts
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if _is_large(function) and not _has_comment_above(path, function)
    ]
    assert not unexplained


def _is_large(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    assert function.end_lineno is not None
    takes = function.args
    parameters = [one.arg for one in (*takes.posonlyargs, *takes.args, *takes.kwonlyargs)]
    many = len(parameters) - (parameters[:1] in (["self"], ["cls"])) > PARAMETERS
    return many or function.end_lineno - function.lineno + 1 > LINES


def _has_comment_above(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return path.read_text(encoding="utf-8").splitlines()[first - 2].lstrip().startswith("# ")
