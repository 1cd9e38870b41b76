"""``python -m reihum`` is the command ``reihum``."""

from reihum.terminal.app import main

main()
