"""Where files of our own belong, and how they are written."""

from pathlib import Path

import pytest

from reihum.core.files import cache_folder, data_folder, write_whole


def test_a_file_is_never_seen_half_written(tmp_path: Path) -> None:
    path = tmp_path / "x"
    write_whole(path, b"old")
    with pytest.raises(TypeError):
        write_whole(path, "no bytes")  # type: ignore[arg-type]  # on purpose
    assert path.read_bytes() == b"old"
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_put_in_place_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("folder", "variable", "usual"),
    [(cache_folder, "XDG_CACHE_HOME", ".cache"), (data_folder, "XDG_DATA_HOME", ".local/share")],
)
def test_folders_follow_the_standard(
    folder: object, variable: str, usual: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(folder)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(variable, str(tmp_path / "mine"))
    assert folder() == tmp_path / "mine" / "reihum"
    for unset in ("", "not/absolute"):
        monkeypatch.setenv(variable, unset)
        assert folder() == tmp_path / usual / "reihum"
