"""Tables on the web."""
