"""Walks through a document: runs the commands of its code blocks below a folder, with stand-ins for what needs root.

What is not as it stands in the document: folders of the system are below ``root``, ports and the name are this test's,
the programs in `STAND_INS` do without root, and `systemctl` is `tests/server/systemctl.py`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.proxies import program

TREE: Final = Path(__file__).parents[2]
_FENCE: Final = re.compile(r"^```sh walk(?:=(?P<way>\w+))?\n(?P<commands>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^#+ (.*)$", re.MULTILINE)
_FOLDERS: Final = (
    *("/opt/reihum", "/etc/reihum", "/etc/systemd", "/etc/caddy", "/usr/local/sbin"),
    *("/var/lib/reihum", "/var/cache/reihum", "/var/backups/reihum"),
)

STAND_INS: Final = {
    "useradd": "exit 0",
    "chown": "exit 0",
    "install": """
        words=()
        while (($#)); do case $1 in -o|-g) shift 2;; *) words+=("$1"); shift;; esac; done
        exec /usr/bin/install "${words[@]}"
    """,
    "runuser": """
        if [ "$2" = postgres ]; then
            export PGHOST=127.0.0.1 PGPORT=$WALK_PG_PORT PGUSER=postgres PGDATABASE=postgres
        fi
        shift 3
        exec "$@"
    """,
    "systemctl": 'PYTHONPATH={tree}${PYTHONPATH:+:$PYTHONPATH} exec {python} -m tests.server.systemctl {root} "$@"',
}
INSTALLED: Final = {
    # A virtual environment that is the tree itself: what takes minutes is done in the long mode only.
    "python3": """
        mkdir -p $3/bin $3/share/reihum
        printf '#!/bin/sh\\nexec {python} "$@"\\n' > $3/bin/python
        printf '#!/bin/sh\\ncp {tree}/deploy/* {tree}/docs/hosting.md '$3'/share/reihum/\\n' > $3/bin/pip
        chmod 755 $3/bin/*
    """
}


class Block(NamedTuple):
    """Commands, below which heading they stand, and for which way only (empty: for all)."""

    heading: str
    way: str
    commands: str


def blocks(document: str) -> list[Block]:
    """The blocks that are to be run."""
    found = []
    for fence in _FENCE.finditer(document):
        heading = _HEADING.findall(document[: fence.start()])[-1]
        found.append(Block(heading, fence["way"] or "", fence["commands"]))
    return found


class Walk:
    """A folder in which commands of a document are run, one block after the other, in one shell's variables."""

    def __init__(self, root: Path, dist: Path | None, programs: Path | None = None, **environment: str) -> None:
        self.root = root
        self._cwd = dist.parent if dist else TREE
        self._stubs = root / "stubs"
        self._variables = root / "variables"
        self._variables.touch()
        for folder in ("stubs", "caddy", "etc/systemd/system", "etc/caddy", "usr/local/sbin", "opt/reihum"):
            (root / folder).mkdir(parents=True)
        for name, script in {**STAND_INS, **({} if dist else INSTALLED)}.items():
            filled = script.replace("{tree}", str(TREE)).replace("{python}", sys.executable)
            self._write(self._stubs / name, "#!/bin/bash\n" + filled.replace("{root}", str(root)))
        caddy = program("caddy")
        assert caddy is not None
        folders = (self._stubs, root / "usr/local/sbin", *([programs] if programs else []), Path(caddy).parent)
        path = os.pathsep.join((*map(str, folders), os.environ["PATH"]))
        self.environment = {**os.environ, **environment, "PATH": path, "REIHUM_JIT": "0"}
        if dist:
            self.environment.pop("PYTHONPATH", None)

    def run(self, commands: str, **replaced: str) -> str:
        """Run commands as they stand but for what is replaced; what they printed."""
        for old, new in replaced.items():
            assert old in commands, old
            commands = commands.replace(old, new)
        script = (
            f". {self._variables}\nset -eu -o pipefail\n{self.below(commands)}\ndeclare -p VERSION SHARE NAME BACKUP "
        )
        script += f"2>/dev/null > {self._variables} || true"
        done = subprocess.run(
            ["bash", "-c", script], env=self.environment, cwd=self._cwd, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        for file in self.root.glob("opt/reihum/*/share/reihum/*"):
            text = file.read_text()
            if str(self.root) not in text:
                file.write_text(self.below(text))
        return done.stdout

    def below(self, text: str) -> str:
        """With the system's folders below ours."""
        for folder in _FOLDERS:
            text = text.replace(folder, f"{self.root}{folder}")
        return text

    @staticmethod
    def _write(path: Path, text: str) -> None:
        path.write_text(text)
        path.chmod(0o755)
