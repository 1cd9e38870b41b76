# Ninety-nine in words. Arguments: $seat is a player's name; $card a card ("A", "7", "K"); $total what is counted so far;
# $penalties how many penalty points somebody has.

## What happened

lays =
    .does = lays { $card }: { $total }
turns-round =
    .does = lays { $card } and turns the direction: { $total }
draws =
    .does = draws { $card }
gives-up =
    .does = { $penalties ->
        [one] cannot go on at { $total } and takes a first penalty point
       *[other] cannot go on at { $total } and takes penalty point { $penalties }
    }
deals = Round { $round } is dealt.
ends = { $seat } has had enough: the match is over.

## What is not allowed, and why

refuse-over = The match is over.
refuse-give-up = Your { $card } fits, and whoever can lay a card must do so.
refuse-not-held = You do not hold { $card }.
refuse-too-much = { $card } would make { $total }, and 99 is the limit.
