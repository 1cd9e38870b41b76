"""The libraries behind the research interfaces are optional; who lacks one is told what to do."""

from reihum.core.errors import ReihumError


class MissingLibrary(ReihumError, ImportError):
    """A research interface was imported without the library that it is an interface to."""

    def __init__(self, library: str) -> None:
        super().__init__(f"{library} is not installed. Install the research extras: pip install 'reihum[research]'")
