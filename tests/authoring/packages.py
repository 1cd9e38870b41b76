"""Packages of games in a folder, as if installed: the skeleton under other names, whole or with a fault."""

from pathlib import Path

from reihum.authoring.new import write_skeleton

Fault = tuple[str, str, str]
"""A file of the package, a text in it, and what stands there instead; without a text, a file that is not there yet."""


def install(folder: Path, name: str, *faults: Fault) -> Path:
    """Put a new game into a folder that is on the path of Python, with the entry point that leads to it."""
    package = write_skeleton(name, folder / "written") / "src" / f"reihum_{name}"
    for file, old, new in faults:
        path = package / file
        if not old:  # a file of its own
            path.parent.mkdir(exist_ok=True)
            path.write_text(new, encoding="utf-8")
            continue
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} does not stand in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    target = package.rename(folder / package.name)
    about = folder / f"reihum_{name}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: reihum-{name}\nVersion: 0.1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[reihum.games]\n{name} = reihum_{name}:RULES\n", encoding="utf-8")
    return target
