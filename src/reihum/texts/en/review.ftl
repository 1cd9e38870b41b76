# What `reihum review` says of a finished match. Numbers are points of winning chance: won games of a hundred.

title = { $game }: luck and decisions
how = All numbers are points: won games of a hundred. In every row they add up from the starting chance to the result.

column-player = player
column-start = start
column-deal = deal
column-chance = dice and draws
column-decision = own decisions
column-others = others’ decisions
column-hidden = hidden cards
column-residual = rest
column-result = result
column-accuracy = accuracy
explained-chance = “Dice and draws” is what luck gave or took. “Decisions” is what a choice gave or took, as far as the player could know. “Hidden cards” is how those cards lay that nobody could know: right, but unlucky, or the other way round. “Rest” is the noise of measuring.
by-luck = Luck decided this one: { $better } decided better than { $winner }, who had the luck.
by-skill = { $winner } won by deciding better.
by-both = { $winner } had the better of both luck and decisions.
turning-points = Turning points
turn-chance = { $name }, { $before } → { $after }: luck.
turn-decision = { $name }, { $before } → { $after }: a decision.
turn-hidden = { $name }, { $before } → { $after }: how the hidden cards lay.
chances = Winning chances
moves = { $first ->
    [same] Move { $last }
   *[other] Moves { $first } to { $last }
}
step = step of the match
account = How the result came about
decisions = Decisions
none-worse = No decision of this match was certainly worse than another.
lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost (± { $error })
verdict-great = great
verdict-inaccurate = inaccurate
verdict-mistake = mistake
verdict-blunder = blunder
better = Better:
written = The review is in { $file }.
