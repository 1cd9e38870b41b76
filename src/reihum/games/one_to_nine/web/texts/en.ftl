### One to 9: the words of the board.

place = Turn { $turn }
place-limit = Turn { $turn } of { $limit }

## Places

players = The players
piles = Stack, discard pile, jokers and stars
board = The board
row = { $colour ->
    [red] Red row
    [yellow] Yellow row
    [green] Green row
   *[blue] Blue row
}
hand = Your hand
hand-of = { $cards ->
    [one] Your hand, one card
   *[other] Your hand, { $cards } cards
}
hand-empty = Your hand is empty.

## Pieces

coloured = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
}
number-joker = number joker { $number }
joker = joker
plus-three = +3
small-star = small star
card-for-joker = { $card }, can be given up for a joker
field-free = { $field }, free
field-held = { $field }, free, the card is in your hand
lies-on = { $field }: { $card }
take-back = { $card }, not laid yet. Take it back.
gap-filled = { $field }: filled by { $card }. Change it.

## Seats and piles

cards-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
jokers-held = { $jokers ->
    [one] one of them a joker
   *[other] { $jokers } of them jokers
}
purse = { $big ->
    [one] 1 big star
   *[other] { $big } big stars
} of 3, { $small ->
    [one] 1 small star
   *[other] { $small } small stars
}
stack = stack
discarded = discarded
jokers = { $jokers ->
    [one] joker
   *[other] jokers
}
stars = { $stars ->
    [one] star
   *[other] stars
}
big-left = small; { $stars } big ones
discard-empty = The discard pile is empty.
discard-label = Discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, on top { $card }{ $bonus ->
    [yes] : its star is a bonus for the next claim
   *[no] {""}
}. Look through it.
bonus-shows = One more small star for the next claim
discard-title = { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
}
known-held = Certainly in other hands

## Claims

claims = What you can claim
short-run = { $colour ->
    [red] the red run { $span }
    [yellow] the yellow run { $span }
    [green] the green run { $span }
   *[blue] the blue run { $span }
}
long-run = { $colour ->
    [red] the long run in red
    [yellow] the long run in yellow
    [green] the long run in green
   *[blue] the long run in blue
}
foursome = the four { $number }s
worth-big = a big star
worth-small = { $stars ->
    [one] a small star
   *[other] { $stars } small stars
}
claim-label = Claim { $claim } for { $worth }. Needs { $gaps }.
more-claims = { $count ->
    [one] One more claim
   *[other] { $count } more claims
}
missing = needs
fill-with = Fill { $field } with

## The dock

ask-play = Choose a card to play.
ask-play-or-claim = Play a card, or claim what glows.
note-play = Laying a card brings two new ones; a card with the joker’s cap can be given up for a joker.
note-bonus = A +3 lies on the discard pile: the next claim of small stars brings one more.
ask-where = Where should the { $card } lie? Tap a field that is lit.
note-where = Tap it in your hand again to keep it.
ask-lay = You lay { $card }.
ask-lay-on = You lay the { $card } on { $field }.
note-lay = You draw two cards for it, and it cannot be taken back then.
do-lay = Lay it, draw 2
ask-swap = You give up { $card }, whose field is taken, for a joker.
note-swap = The card goes to the discard pile.
do-swap = Take a joker
ask-swap-card = You give up { $card }; there is no joker left, so you draw a card.
note-swap-card = The card goes to the discard pile.
do-swap-card = Draw a card
ask-plus = You play the +3 and draw three cards.
note-plus = Its star will lie open for whoever claims next.
do-plus = Draw 3 cards
ask-draw = Your hand is empty: draw two cards.
do-draw = Draw 2 cards
ask-claim = You claim { $claim } for { $worth }{ $paid ->
    [0] {""}
    [one] , paid with a small star
   *[other] , paid with { $paid } small stars
}.
note-claim = Tap a filled gap to put something else there.
do-claim = { $stars ->
    [one] Claim a star
   *[other] Claim { $stars } stars
}
do-claim-big = Claim the big star

## The score

score-big = Big stars
score-small = Small stars

## The goal, and what the signs mean

goal = First to three big stars wins.
goal-limit = Three big stars win, or else the most stars after { $limit } turns.
decided-stars = The third big star
decided-limit = The last turn of the match: most big stars, then most small ones
decided-full = Every field is taken: most big stars, then most small ones
near = one star to go
legend-run = 4–8 | Four or more side by side in one colour: lay the missing ones from your hand and claim 1 to 3 small stars.
legend-foursome = 4 × | The same number in all four colours: one small star.
legend-long = 1–9 | All nine of a colour: a big star. Your small stars may fill gaps.
legend-ghost = 5 | A pale number is a free field. Laying its card brings you two new ones.
legend-joker = Joker | Fills any field. A card whose field is taken can be given up for one.
legend-plus = +3 | Draw three cards. While it lies on top of the discard pile, the next claim of small stars brings one more.
