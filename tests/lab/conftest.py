import pytest

from reihum.core.build import cache


@pytest.fixture(autouse=True)
def compiled_games_stay_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests put what the lab keeps into folders of their own; games must not be compiled anew for them, nor for whoever
    comes later in this process.
    """
    directory = cache.directory()
    if directory is not None:
        monkeypatch.setenv("REIHUM_CACHE_DIR", str(directory))
