"""Whatever somebody sends is read as quickly as something harmless that is as long: no row of signs is special."""

import timeit
from collections.abc import Callable

import pytest
from starlette.datastructures import Headers

from reihum.protocol.names_and_chat import clean_chat, clean_name
from reihum.protocol.refusals import Refused
from reihum.server.http.identity import _cookie

LONG = 16_000
_TIMES = 50  # as long, at most: what is quadratic takes thousands of times as long
COOKIES = {
    "backslashes": 'x="' + "\\" * LONG + '"',
    "numbers of signs": 'x="' + "\\1" * (LONG // 2) + '"',
    "many": "x=y;" * (LONG // 4),
    "nothing": ";" * LONG,
}
TEXTS = {
    "accents in no order": "\u0316\u0300" * (LONG // 4),
    "a letter and its accents": "a" + "\u0301\u0316\u0327\u0345" * (LONG // 8),
    "long forms": "\ufdfa" * (LONG // 3),
}


def fastest(work: Callable[[], object]) -> float:
    return min(timeit.repeat(work, number=1, repeat=5))


@pytest.mark.parametrize("kind", COOKIES)
def test_a_cookie(kind: str) -> None:
    def read(cookie: str) -> Callable[[], str]:
        return lambda: _cookie(Headers({"cookie": cookie}), "reihum")

    assert fastest(read(COOKIES[kind])) < _TIMES * fastest(read("x" * LONG + ";" * 1_000))


def test_a_cookie_is_found_among_others() -> None:
    for cookie in ("reihum=secret", "a=b; reihum=secret;c=d", "xreihum=no; reihum=secret", "reihum = secret ;"):
        assert _cookie(Headers({"cookie": cookie}), "reihum") == "secret"
    for cookie in ("", "reihum", "xreihum=no", "a=reihum=no", "Reihum=no"):
        assert _cookie(Headers({"cookie": cookie}), "reihum") == ""


@pytest.mark.parametrize("clean", [clean_name, clean_chat])
@pytest.mark.parametrize("kind", TEXTS)
def test_names_and_chat(kind: str, clean: Callable[[str], str]) -> None:
    def read(text: str) -> Callable[[], None]:
        def refused() -> None:
            with pytest.raises(Refused):
                clean(text)

        return refused

    assert fastest(read(TEXTS[kind])) < _TIMES * fastest(read("a" * len(TEXTS[kind])))


def test_what_is_typed_in_parts_is_a_name() -> None:
    assert clean_name("e\u0301" * 24) == "\u00e9" * 24
