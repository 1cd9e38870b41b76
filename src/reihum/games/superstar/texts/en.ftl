# Superstar in words. Arguments: $seat is a player's name; $card a card ("17", "J" for a joker); $star the letter of the
# star it shows (R, Y, G, B, P) or "none"; $cards a list of cards with their stars ("2★R, J"); $count how many.

## What happened

leads =
    .does = { $card ->
        [J] leads a joker
       *[other] { $star ->
            [R] leads { $card } with a red star
            [Y] leads { $card } with a yellow star
            [G] leads { $card } with a green star
            [B] leads { $card } with a blue star
            [P] leads { $card } with a purple star
           *[none] leads { $card }
        }
    }
    .you = { $card ->
        [J] lead a joker
       *[other] { $star ->
            [R] lead { $card } with a red star
            [Y] lead { $card } with a yellow star
            [G] lead { $card } with a green star
            [B] lead { $card } with a blue star
            [P] lead { $card } with a purple star
           *[none] lead { $card }
        }
    }
plays =
    .does = { $card ->
        [J] plays a joker
       *[other] { $star ->
            [R] plays { $card } with a red star
            [Y] plays { $card } with a yellow star
            [G] plays { $card } with a green star
            [B] plays { $card } with a blue star
            [P] plays { $card } with a purple star
           *[none] plays { $card }
        }
    }
    .you = { $card ->
        [J] play a joker
       *[other] { $star ->
            [R] play { $card } with a red star
            [Y] play { $card } with a yellow star
            [G] play { $card } with a green star
            [B] play { $card } with a blue star
            [P] play { $card } with a purple star
           *[none] play { $card }
        }
    }
must-pass =
    .does = { $card ->
        [J] has nothing to put on the joker and passes
       *[other] has nothing to put on the { $card } and passes
    }
    .you = { $card ->
        [J] have nothing to put on the joker and pass
       *[other] have nothing to put on the { $card } and pass
    }
passes =
    .does = { $card ->
        [J] passes on the joker
       *[other] passes on the { $card }
    }
    .you = { $card ->
        [J] pass on the joker
       *[other] pass on the { $card }
    }
wins-round =
    .does = { $tokens ->
        [one] wins round { $round } for their first star
        [2] wins round { $round } for their second star
       *[other] wins round { $round } for their third star
    }
    .you = { $tokens ->
        [one] win round { $round } for your first star
        [2] win round { $round } for your second star
       *[other] win round { $round } for your third star
    }
wins-game = { $seat } is the superstar!
    .you = You are the superstar!
starts-round =
    .does = starts round { $round }
    .you = start round { $round }
put-aside =
    .does = { $card ->
        [J] puts a joker aside
       *[other] puts { $card } aside
    }
    .you = { $card ->
        [J] put a joker aside
       *[other] put { $card } aside
    }
discards =
    .does = discards { $cards }
    .you = discard { $cards }
keeps =
    .does = discards nothing
    .you = discard nothing
draws =
    .does = { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
    .you = { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
draws-own =
    .does = draws { $cards }
    .you = draw { $cards }
shuffle = The draw pile is empty; the discard pile is shuffled and becomes the new draw pile.

## What is not allowed, and why

refuse-over = The game is over: somebody has three stars.
refuse-done = Cards are exchanged between rounds only. Now play a card, or pass.
refuse-pass-between = Nobody passes between rounds. First finish your exchange of cards.
refuse-pass-lead = Whoever starts a round plays a card; any card will do.
refuse-pass-fits = { $card ->
    [J] Your joker fits, and whoever can play must play.
   *[other] Your { $card } fits, and whoever can play must play.
}
refuse-play-between = The round is over. First finish your exchange of cards.
refuse-not-held = { $card ->
    [J] You hold no joker.
   *[other] { $card } is not in your hand.
}
refuse-joker = A joker needs a card with a star under it, and the { $top } shows none.
refuse-on-joker = Only a card with a star may go on a joker, and the { $card } shows none.
refuse-not-higher = { $card } is not higher than { $top }, and the { $top } shows no star to match.
refuse-no-fit = { $top_star ->
    [R] { $card } is not higher than { $top } and shows no red star.
    [Y] { $card } is not higher than { $top } and shows no yellow star.
    [G] { $card } is not higher than { $top } and shows no green star.
    [B] { $card } is not higher than { $top } and shows no blue star.
   *[P] { $card } is not higher than { $top } and shows no purple star.
}
refuse-discard-now = Cards are exchanged between rounds only. Now play a card, or pass.
refuse-staged = { $card ->
    [J] You have already put aside all your jokers.
   *[other] { $card } has already been put aside.
}
refuse-order = { $last ->
    [J] Cards are put aside in ascending order, jokers last: { $card } would come before a joker. Undo to change it.
   *[other] Cards are put aside in ascending order, jokers last: { $card } would come before { $last }. Undo to change it.
}
