# What the terminal says. Moves and commands are typed as they are written here in every language.

## All boards

your-turn = Your turn.
turn-of = { $name } to move.
you = (you)
guest = Guest
empty = empty
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = Round { $round }
turn = Turn { $turn }
over = The game is over.
winner = { $name } wins.
winners = Shared victory for { $names }.
place = place { $place }
display = Display
stack = Stack
hand = Your hand
left = left
right = right
red = red
yellow = yellow
green = green
blue = blue
purple = purple

## Bloom

bloom-round = Round { $round } of { $rounds }
bloom-pool = { $count ->
    [one] one tile in the pool
   *[other] { $count } tiles in the pool
}
bloom-jokers = jokers
bloom-scoring = Scoring
bloom-none-left = none left
bloom-took = took { $values }
bloom-known = known
bloom-passed = had to pass
bloom-left = left
bloom-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
bloom-row = row { $row }
bloom-lays = { $name } lays
bloom-robbed = robbed:
bloom-nothing = nothing
bloom-no-tiles = no tiles left
bloom-ask-turn = Draw, lay a new row (rob for it first, if you like), or add to a row. Swap jokers before that.
bloom-ask-swap = Which of your tiles takes the joker’s place?
bloom-ask-draw = Take a second tile, or type done.
bloom-ask-rob = Rob a second tile of that row, or begin to lay.
bloom-ask-row = Lay the next tile of your row, or type done when it is complete.
bloom-ask-add = Lay a tile to add, or type done.
bloom-ask-place = It fits in several places: behind which tile?
bloom-ask-reward = A row of three: take a joker, or type done.
bloom-ask-count = The round is over, and this is what is left. Type next for the second round, which you begin.

## One to 9

nine-big = big stars
nine-small = small stars
nine-cards = cards
nine-jokers = jokers among them
nine-big-short = big
nine-small-short = small
nine-jokers-short = jokers
nine-discards = Discard pile
nine-on-top = on top of { $count }
nine-bonus = bonus for small stars
nine-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
nine-supply = Supply
nine-claims = You can claim
nine-claim = Your claim
nine-next = next

## Qwixx

qwixx-take = step 1 of 3: take cards
qwixx-choose = step 2 of 3: everyone decides on the { $number }
qwixx-play = step 3 of 3: play one to three cards
qwixx-of = of { $count }
qwixx-played = Played { $count }
qwixx-last = { $name } played
qwixx-as = as { $colour }
qwixx-misses = misses
qwixx-holds = holds
qwixx-laid = Laid
qwixx-chosen = Chosen
qwixx-nothing = nothing

## Pretty Tricky

tricky-round = Round { $round }
tricky-own = { $name } rolled and ticks on the left half.
tricky-others = { $active } rolled; { $name } ticks on the right half.
tricky-ends = Ends with { $count } (!)
tricky-of = { $count } of { $needed } (!)
tricky-head-own = own rolls
tricky-head-row = row
tricky-head-others = others’
tricky-head-circles = circles
tricky-circle = Row { $row } gets a circle after this turn.
tricky-dice = Dice
tricky-ticked = { $row } is ticked
tricky-no-box = no free box
tricky-no-box-for = no free box for { $name }
tricky-fills = (fills { $rows })
tricky-full = (full)
tricky-points = points

## Superstar

star-piles = { $draw } to draw, { $discarded } discarded
star-tokens = { $count ->
    [one] one star wins
   *[other] { $count } stars win
}
star-superstar = superstar!
star-passed = passed on
star-last = played last
star-discarded = discarded
star-won = won the round and starts the next
star-joker = joker
star-before = Before that:
star-no-discards = The discard pile is empty.
star-discards = Discard pile:
star-aside = aside
star-no-cards = no cards in hand
star-higher = higher
star-on-star = on star
star-star = star
star-over = { $name } has three stars and is the superstar.
star-exchanging = { $name } exchanges cards.
star-ask-discard = Put aside what you do not want to keep, then type done.
star-ask-lead = You start: play any card.
star-ask-pass = Nothing fits: you pass.
star-ask-joker = Any card with a star beats the joker.
star-ask-higher = Go higher than { $card }.
star-ask-match = Go higher than { $card }, match its star ({ $star }), or play a joker.
star-ask-only-star = Match its star ({ $star }), or play a joker.
star-ask-none = Nothing goes on it.
star-or-pass = Or pass.

## At the table

thinking = { $name } is thinking…
curtain = { $name }, it is your turn.
curtain-enter = Nobody else looking? Press Enter.
keys = number or move (Tab completes) · hint · undo · rules · log · help · quit
only-choice = The only choice is 1.
choices = Choices are 1 to { $count }.
no-move = “{ $move }” is not a move in this game.
did-you-mean = Did you mean { $moves }?
looks-like = Moves look like “{ $move }”; Tab shows those that are possible.
taken-back = “{ $move }” was taken back.
nothing-to-take-back = Nothing to take back: something was revealed, or somebody else has moved since.
save-where = Where to? Type: save FILE
save-name = A file name cannot contain control characters.
saved = Saved to { $file }. Go on with: { $command }
kept = The match is kept. Go on with: { $command }
hear-again = To hear it again: { $command }
waiting = { $count ->
    [one] A match with one move is waiting.
   *[other] A match with { $count } moves is waiting.
} (reihum play --new starts another.)
which-game = Which game?
type-number = Type a number from 1 to { $count }.
game-players = { $players } players, { $minutes } minutes
end = The end
so-far = So far
column-place = place
column-player = player
column-points = points
too-narrow = This board needs { $needed } columns; the window has { $columns }.
help-type = Type the number of a choice, or the move itself (`{ $move }`); several moves in any order, separated by commas.
help-command = command
help-does = does
help-hint = what a good player would do
help-undo = takes back your last move, while nothing was revealed
help-rules = the rules, or one clause of them
help-log = everything that has happened
help-save = writes the match to a file (it is also kept by itself)
help-quit = leaves; `{ $command }` goes on here later
older-rules = This match is played by version { $old } of the rules; new ones by version { $new }.
not-together = These do not go together in one turn: { $moves }.
reveals-first = “{ $move }” reveals something new: play it first, then you will see what is possible.
bot-ended = A bot’s process ended before it had answered, and so did the next one.
bot-failed = A bot could not think: { $error }.

## Before and after a match

no-language = Reihum does not speak “{ $language }”. Its languages are { $languages }.
resume-alone = A saved match has its game, seats and options: give --resume FILE alone.
other-wishes = A match of { $game } is waiting; what you asked for fits a new one only. Go on with: { $command }. Or add --new to start another; the waiting one is then given up.
other-version = The match kept from last time was played by version { $old } of the rules of { $game }; this program has version { $new }. It is kept at { $file } for the program that saved it.
unreadable = The match kept from last time cannot be read. It now lies at { $file }. To see why: { $command }
no-folder = Matches cannot be kept in { $folder }: { $why }. Set XDG_DATA_HOME to use another folder.
not-set-aside = { $file } cannot be moved out of the way of a new match: { $why }.
too-many-people = { $people } people do not fit in { $seats } seats. Give more with --players.
bad-name = A name has 1 to { $most } characters. Give another one with --name.
variation = This is a variation: what another match would have become, had it been played otherwise after { $after ->
    [one] its first move
   *[other] its first { $after } moves
}.
variation-named = It is called “{ $name }”.
variation-dealt-anew = What { $name } could not know was dealt anew there, and so was the luck ahead.
variation-same-cards = The cards and the luck ahead are those of that match.
verified = { $game }: { $moves ->
    [one] one move, legal
   *[other] { $moves } moves, all legal
}; cards and dice follow from the key.
fair-compared = Fair: key, seed and seal fit together; the seal is the one you kept.
fair-alone = Fair: key, seed and seal fit together; the seal was not compared with one you kept (--commitment).
fair-sealed = What the players added was sealed until everybody was bound, and is what they were bound to.
fair-unsealed = This is a proof of version 1: what the players added was not sealed then.
