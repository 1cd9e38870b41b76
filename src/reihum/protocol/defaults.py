"""What tables at a server and in the browser do where nobody said otherwise. It imports nothing: starting is quick."""

from typing import Final

DEFAULT_LEVEL: Final = "medium"
"""Of bots where nobody chose a level."""
BOT_DELAY_S: Final = 0.7
"""How long a bot's turn takes at least, so that people can follow."""
BOT_GOES_ON: Final = 0.4
"""The share of that delay for further moves of the same turn."""
