# What the page says of a review beside what the terminal says, too (src/reihum/texts/<language>/review.ftl).

measuring = Playing on from every turn: { $done } of { $all }
measuring-note = You can leave meanwhile. The review is kept on this device.
so-far = so far
unfinished = Only a match that was played to its end can be reviewed.
draw = The win was shared.
close-call = Neither luck nor decisions clearly made the difference.

graph = Everybody’s winning chance, turn by turn
graph-table = The graph as a table
graph-turn = Turn
at-start = Start
at-turn = Turn { $turn } of { $all }
chance-of = { $name } { $chance } %
turning-point = Turning point { $number }

account-hint = Points are won games of a hundred. Each bar begins where the one above it ended.
give-or-take = ± { $error }
accuracy-is = { $accuracy } % accurate
luck-is = luck { $points }
explain-accuracy = Accuracy falls with the winning chance that decisions lose. Luck is the deal, dice, draws and hidden cards together.

size = Which decisions
size-all = all
size-worse = all mistakes
verdict-great = great
verdict-best = best
verdict-equal = just as good
verdict-fine = good
verdict-open = too close to call
whose = Whose decisions
everybody = everybody
nothing-there = There is no such decision in this match.
next-worse = Next mistake
previous-decision = Previous decision
next-decision = Next decision
decision-at = { $number } of { $count }
shown-turn = Which turn is shown
was-played = Played
was-better = Better
was-other = Best
was-best = Nothing better was found.
chances-were = Winning chance: { $played } % as played, { $best } % with the other turn.
chance-was = Winning chance: { $played } % (± { $error }).
how-sure = { $share } % sure that it was worse.
how-sure-most = More than 99 % sure that it was worse.
in-replay = See it in the replay

show-around = Show it around
picture = This turn as a picture
animation = The match as an animation
animation-note = Both are made on this device.
making = Drawing: { $done } of { $all }
stop-making = Stop
not-made = It could not be drawn here.

live-chances = Winning chances
live-view = seen from { $name }
live-open = all cards open

my-reviews = Skill and luck
reviewed-matches = { $count ->
    [one] one reviewed match
   *[other] { $count } reviewed matches
}
over-time = The last reviewed matches
luck-a-match = luck a match
my-reviews-note = Dots show how well you decided, bars how lucky you were. Reviews are kept on this device only.
