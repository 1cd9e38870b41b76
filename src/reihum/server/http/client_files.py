"""The built client: its page for every address of the client, its assets for ever, compressed by the build."""

import mimetypes
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

_FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of assets carry a hash of their content
_ACCEPTED: Final = 200  # characters that are read of what a client accepts
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # what the build writes beside its files, best first
_MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Reihum</title>
<h1>The client is not built</h1>
<p>This server runs, but the page it should show was not built into it. In the source tree:
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>. Programs can use the
<a href="/api/v1/openapi.html">API</a> already.</p></html>"""


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(resources.files("reihum").joinpath("web_dist")))


class ClientFiles:
    """Serves the files of ``reihum/web_dist``."""

    def __init__(self, folder: Path | None = None) -> None:
        self._root = (folder if folder is not None else client_folder()).resolve()
        self._built = 0
        self._files: dict[str, Path] = {}
        self._list()

    def _list(self) -> None:
        """List the files of a build: what is not in this list does not exist, whatever tricks a path plays."""
        try:
            built = (self._root / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0  # none, or one is being made
        if built != self._built:
            self._built = built
            self._files = {
                path.relative_to(self._root).as_posix(): path for path in self._root.rglob("*") if path.is_file()
            }

    @property
    def is_built(self) -> bool:
        return "index.html" in self._files

    def get(self, path: str, accepted: str = "") -> Response:
        """The file of a path; any other path without a dot is an address inside the client.

        ``accepted`` is the request's Accept-Encoding.
        """
        name = path.lstrip("/")
        if name not in self._files or name == "index.html":
            self._list()  # the client may have been built anew under a running server
        if name in self._files and name != "index.html":
            return self._file(name, _FOR_EVER if path.startswith("/assets/") else "no-cache", accepted)
        if "." in path.rsplit("/", 1)[-1] and not path.endswith("/index.html"):
            return HTMLResponse("Not found", 404)
        if not self.is_built:
            return HTMLResponse(_MISSING, 200)
        return self._file("index.html", "no-cache", accepted)

    def _file(self, name: str, lasting: str, accepted: str) -> Response:
        kind = mimetypes.guess_type(name)[0]
        headers = {"cache-control": lasting, "vary": "accept-encoding"}
        wished = {part.split(";")[0].strip() for part in accepted[:_ACCEPTED].split(",")}
        for encoding, ending in _PACKED:
            if encoding in wished and name + ending in self._files:
                return FileResponse(
                    self._files[name + ending], headers={**headers, "content-encoding": encoding}, media_type=kind
                )
        return FileResponse(self._files[name], headers=headers, media_type=kind)
