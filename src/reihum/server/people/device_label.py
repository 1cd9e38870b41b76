"""What a device is called in the list of those on which somebody is signed in: its browser and its system, no more."""

from typing import Final

_TOLD: Final = 500  # characters that are read of what a browser says
# In this order: most browsers also name those that they are like.
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device_label(user_agent: str) -> str:
    """As "Firefox · Windows"; empty if nothing is known of it."""
    told = user_agent[:_TOLD]
    return " · ".join(filter(None, (_first(_BROWSERS, told), _first(_SYSTEMS, told))))


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
