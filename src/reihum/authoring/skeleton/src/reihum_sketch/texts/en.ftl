# Sketch in words. What a seat does is a part of a sentence (`.does`), so that a turn becomes one; what happens by itself is a
# whole sentence. Arguments: $seat becomes the player's name, $card is a number.

## What happened

lays =
    .does = lays { $card }
lays-higher =
    .does = lays { $card } and scores a point
draws =
    .does = draws { $card }
all-laid = All cards are laid.

## What is not allowed, and why

refuse-over = The match is over.
refuse-not-held = You do not hold { $card }.
