### Superstar: the words of the board.

place = Round { $round }

## Cards and seats

card-name = { $star ->
    [joker] Joker, all stars
    [red] { $card }, red star
    [yellow] { $card }, yellow star
    [green] { $card }, green star
    [blue] { $card }, blue star
    [purple] { $card }, purple star
   *[none] { $card }, no star
}
cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
tokens = { $tokens } of { $needed } stars
passed = passed
passed-on = Has passed on: { $card }

## The middle of the table

middle = The round
trail = Played before, in order
played-by = { $card }, played by { $name }
top-card = Last card: { $card }, played by { $name }
empty-place = The first card goes here
leads = { $you ->
    [yes] You start
   *[no] { $name } starts
}
prize = for the last to play a card
draw-pile = { $count ->
    [0] nothing to draw
   *[other] { $count } to draw
}
discard-pile = { $count } discarded
discard-open = Show where every card is.

## Between the rounds

exchange-title = { $name } won round { $round }. { $you ->
    [yes] You may swap cards.
   *[no] Everyone else may swap cards.
}
exchange-title-own = You won round { $round }. { $count ->
    [one] { $names } may swap cards.
   *[other] The others may swap cards.
}
exchange-waiting = waits
exchange-choosing = is choosing…
exchange-choosing-own = your choice…
exchange-nothing = keeps everything
exchange-thrown = discards { $cards }

## Where the cards are

gone-title = Where the cards are
where-gone = discarded
where-table = played this round
where-hand = in your hand
where-unknown = in another hand or still to draw
gone-shuffled = The discard pile has been shuffled; this one is new.

## The hand

hand = Your hand
no-cards = No cards left
hand-card = { $why ->
    [higher] { $card }. Fits: it is higher.
    [star] { $card }. Fits: the same star.
    [both] { $card }. Fits: higher, and the same star.
    [joker] { $card }. Fits on every star.
    [on-joker] { $card }. Fits: it shows a star.
    [none] { $card }. Does not fit.
   *[open] { $card }
}
hand-exchange = { $out ->
    [yes] { $card }. Put aside; tap to keep it.
   *[no] { $card }. Tap to put it aside.
}
why-higher = higher
why-star = star
why-joker = any star
why-out = goes

## The dock

ask-lead = You start round { $round }. Play any card.
note-lead = { $count ->
    [one] { $names } must go higher or match your star.
   *[other] The others must go higher or match your star.
}
ask-follow = { $star ->
    [joker] Any card with a star beats the joker.
    [none] Beat the { $top }: go higher.
   *[other] { $joker ->
        [yes] Beat the { $top }: go higher, match its star, or play a joker.
       *[no] Beat the { $top }: go higher or match its star.
    }
}
ask-only = { $joker ->
    [yes] Only your joker fits.
   *[no] Only your { $card } fits.
}
ask-pass = { $star ->
    [joker] Nothing in your hand beats the joker. You pass.
   *[other] Nothing in your hand beats the { $top }. You pass.
}
ask-pass-joker = Nothing beats the { $top }; the joker needs a star. You pass.
note-still-in = { $count ->
    [one] Besides you, only { $names } is still in.
   *[other] Still in: { $names }.
}
pass = Pass
play-card = { $joker ->
    [yes] Play the joker
   *[no] Play the { $card }
}
ask-exchange = Tap the cards you want to swap.
ask-chosen = { $count ->
    [one] One card goes.
   *[other] { $count } cards go.
}
note-exchange = Whoever did not win may swap. All draw back up to five.
keep-all = Keep all
exchange-them = { $count ->
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}

## The score

score-stars = Stars

## When a round is over

round-won = { $name } wins round { $round }
round-won-you = You win round { $round }
round-last = { $card ->
    [J] The last card was the joker.
   *[other] The last card was the { $card }.
}
round-unbeaten = { $card ->
    [J] Nobody could beat the joker.
   *[other] Nobody could beat the { $card }.
}
round-passed = { $card ->
    [J] Everyone else passed on the joker.
   *[other] Everyone else passed on the { $card }.
}
match-point = match point
decided = The third star, won in round { $round } with the last card

## The goal, and what the signs mean

goal = First to three stars wins. A round’s last card brings one.
legend-fits = ↑ ★ | A card fits if its number is higher, or if its star has the colour of the last card’s star.
legend-joker = Joker | It goes only on a card that shows a star. Any card with a star beats it.
legend-pass = Pass | You play no more in this round and keep your cards.
legend-tokens = ★ ○ | Stars won, and places for those still to win. With two stars the next round may win the match.
