title = Neunundneunzig
pitch = Bis 99 zählen, und nicht selbst die Person sein, bei der es nicht weitergeht.
option-penalties = Die Partie endet, sobald jemand so viele Strafpunkte hat.
