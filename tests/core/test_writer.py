"""Pages: what compiled code writes is JSON."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.core import writer as w

TEXT = st.text(st.characters(codec="ascii", exclude_characters='"\\', min_codepoint=32), max_size=12)
TREE = st.recursive(
    st.integers(-(2**62), 2**62) | st.booleans() | st.none() | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=24,
)


def blank() -> Any:
    return w.open_page(w.new_page())


def text_on(out: Any) -> bytes:
    return bytes(out.text[: out.length])


def write_item(out: Any, value: Any) -> None:
    match value:
        case None:
            w.null_item(out)
        case bool():
            write_text_item(out, str(value))  # lists of truth values are not needed by any game
        case int():
            w.number_item(out, value)
        case str():
            write_text_item(out, value)
        case list():
            w.open_list_item(out)
            for item in value:
                write_item(out, item)
            w.close_list(out)
        case dict():
            w.open_object_item(out)
            for name, field in value.items():
                write_field(out, name.encode(), field)
            w.close_object(out)


def write_text_item(out: Any, value: str) -> None:
    w.open_text_item(out)
    w.letters(out, value.encode())
    w.close_text(out)


def write_field(out: Any, name: bytes, value: Any) -> None:
    match value:
        case None:
            w.null(out, name)
        case bool():
            w.truth(out, name, value)
        case int():
            w.number(out, name, value)
        case str():
            w.text(out, name, value.encode())
        case list():
            w.open_list(out, name)
            for item in value:
                write_item(out, item)
            w.close_list(out)
        case dict():
            w.open_object(out, name)
            for inner, field in value.items():
                write_field(out, inner.encode(), field)
            w.close_object(out)


def without_bare_truths(value: Any, in_list: bool = True) -> Any:
    match value:
        case bool():
            return str(value) if in_list else value
        case list():
            return [without_bare_truths(item) for item in value]
        case dict():
            return {name: without_bare_truths(field, False) for name, field in value.items()}
    return value


@given(TREE)
def test_whatever_is_written_reads_as_it_was(tree: Any) -> None:
    out = blank()
    write_item(out, tree)
    assert json.loads(text_on(out)) == without_bare_truths(tree)


@given(st.floats(-1e6, 1e6))
def test_fractions(value: float) -> None:
    out = blank()
    w.open_object_item(out)
    w.fraction(out, b"value", value)
    w.close_object(out)
    assert json.loads(text_on(out))["value"] == pytest.approx(value, abs=1e-9, rel=1e-12)


def test_texts_are_chosen_from_a_table() -> None:
    table = w.words(["lead", "", "follow"])
    out = blank()
    w.open_list_item(out)
    for index in (2, 1, 0):
        w.word_item(out, table, index)
    w.close_list(out)
    assert json.loads(text_on(out)) == ["follow", "", "lead"]


@pytest.mark.parametrize("left", range(1, 23))
def test_a_text_that_does_not_fit_leaves_no_gap(left: int) -> None:
    out = blank()
    w.open_object_item(out)
    w.text(out, b"a", b"x" * (w.CAPACITY - len(text_on(out)) - len(b'"a":""') - left))
    w.text(out, b"b", b"a text too long")
    w.close_object(out)
    with pytest.raises(json.JSONDecodeError):
        json.loads(text_on(out))


def test_a_full_page_is_no_json_and_nothing_is_written_past_it() -> None:
    page = np.zeros(w.PAGE.itemsize + 64, np.uint8)
    out = w.open_page(page[: w.PAGE.itemsize])
    w.open_list_item(out)
    for number in range(w.CAPACITY):
        w.number_item(out, number)
    w.close_list(out)
    assert len(w.text_of(page)) > w.CAPACITY - 8
    assert not page[w.PAGE.itemsize :].any()
    try:
        json.loads(text_on(out))
    except ValueError:
        return
    raise AssertionError("half a list was read as a whole one")
