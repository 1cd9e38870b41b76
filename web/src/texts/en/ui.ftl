### The interface of the client.

## Bots

level-uniform = random
level-easy = easy
level-medium = medium
level-greedy = good
level-hard = strong
level-expert = expert

## Home

pitch = Games about rows, taken in turns.
pitch-more = “Play now” starts at once against bots; at a new table you choose who sits where.
games = Games
play-now = Play now
play-now-of = Play now: { $game }
new-table = New table
new-table-of = New table of { $game }
rules = Rules
rules-of = Rules of { $game }
rules-for-programs = For owners of the game and for programs
learn-by-playing = Learn it by playing
try-it = Try it
try-hint = What glows is allowed. Tap anything else to see why it is not.
try-allowed = That is allowed.
try-again = Start over
players-range = { $low }–{ $high } players
minutes = { $minutes } min
you = You
results = My results
settings = Settings
your-turn = Your turn.
resume = { $game } with { $names }
my-tables = Your tables
open-tables = Open tables
to-watch = Tables to watch
no-tables-mine = No tables yet. “Play now” starts your first one.
tables-there = Tables on the server appear as soon as it can be reached.
no-tables-open = Nobody is waiting just now.
no-tables-watch = Nothing to watch just now.
with = with { $names }
free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
finished = Finished
turn-number = Turn { $turn }
just-now = just now
tag-waiting = waiting
tag-result = see the result
tag-to-move = { $name } to move
tag-running = running
your-turn-tag = your turn
join = Join
not-encrypted = This connection is not encrypted. That is usual in a home network; do not use it elsewhere.

## Names

name-title = What shall we call you?
name-label = Name
name-hint = A name is enough. No account, no address.
name-go = Sit down
name-saved = Saved.

## A new table

seats = Seats
seat-number = Seat { $number }
player-number = Player { $number }
kind-open = Friend
kind-bot = Bot
kind-local = On this device
level = Strength
add-seat = Add a seat
remove-seat = Remove seat { $number }
options = Options
start-seat = Who begins
start-drawn = At random
pace = Time to think
pace-untimed = As long as you like
pace-quick = 3 minutes + 5 s a turn
pace-steady = 10 minutes + 15 s a turn
pace-relaxed = 2 days a turn
who-may-join = Who may join
join-link = Anyone with the link
join-public = Everyone
hints = Hints
hints-forbidden = Nobody gets any
hints-allowed = Allowed: for anyone who gets one, only a defeat counts
hints-may = hints allowed (then only a defeat counts)
hints-none = no hints
hints-none-why = No hints at this table: whoever set it up wants everybody to play unaided.
lay-table = Set up the table
lay-table-invite = Set up the table and invite
laying-table = Setting up the table…

## The waiting room

waiting-title = { $count ->
    [0] Everybody is here
    [one] One seat is still free
   *[other] { $count } seats are still free
}
seat-free = Free
sit = Sit here
stand = Get up
seat-bot = Seat a bot
seat-open = Free the seat
start = Start
start-hint = Fill the free seats with friends or bots.
start-wait = The host starts when everybody is here.
dealing = Dealing … Still missing: { $names }.
dealing-elsewhere = Open this table on the device on which you sat down: the match cannot begin without it.
invite = Invite
invite-hint = Send the link, or let a phone scan the code.
copy-link = Copy the link
copy = Copy
copied = Copied
share = Share
qr-invite = QR code of the invitation

## The table

back-home = All games
menu = Menu
log = Log
log-unread = { $count ->
    [one] Log, 1 new message
   *[other] Log, { $count } new messages
}
log-empty = Nothing has happened yet.
again = See what happened since my turn
again-at = Earlier · { $at } of { $last }
again-now = Back to now
log-undo = { $seat } takes the last move back.
log-resign = { $seat } gives up.
log-close = The table was closed.
older-rules = Played by an older version of the rules: version { $old }. New matches are played by version { $new }.
chat = Chat
chat-placeholder = Say something
chat-send = Send
chat-said = { $name }: { $said }
dock = What to do
undo = Undo
hint = Hint
hint-choose = Choose this
hint-play = Play this
loading = One moment…
one-moment = One moment…
close = Close
waiting-for = { $names } to move.
watching = You are watching.
watching-turn = You are watching. { $names } to move.
signed-out = You are logged out here, so you are only watching.
signed-out-note = To play on, open a link made on another of your devices.
undo-asked = { $name } would like to take the last move back.
undo-asked-note = Something was already revealed, so it needs your consent.
undo-ask = Ask to take my last move back
undo-unrated = If you do, only a defeat counts for your rating.
counting-hint = A hint for { $names }.
counting-helped = A hint for { $names }: for whoever got one, only a defeat counts.
counting-took-back = Taken back by { $names }: for whoever did so, only a defeat counts.
undo-allow = Allow it
undo-refuse = No thanks
undo-waiting = You have asked to take the move back. The others decide.
undo-refused = The others said no: the move stays.
seat-you = (you)
seat-to-move = to move
seat-stand-in = bot stands in
seat-away = away
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-clock = { $time } left
card-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $number }
starred-card-name = { $number } with a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} star
joker-name = joker
joker-of-number-name = joker { $number }
number-joker-name = number joker { $number }
run-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $number } to { $last }
sound-is = { $on ->
    [yes] Sounds: on
   *[no] Sounds: off
}
remark = Remark
stand-in-on = Let a bot play for me
stand-in-off = Play myself again
resign = Give up
resign-sure = Give up? A bot plays on for you, and you come last.
resign-yes = Give up
resign-no = Play on
leave-table = Leave for now
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-closed = This table was closed.
to-result = To the result
curtain-title = Pass the device to { $name }
curtain-hint = Everybody else looks away for a moment.
curtain-ready = I am { $name }
connection-lost = The connection is lost. Your place is kept, and we keep trying.
connection-lost-aided = You are offline. Go on choosing: your move is sent when the network is back.
move-waits = Your move is noted. It is sent as soon as the network is back; keep this page open until then.

## The end

legend-open = What the signs mean
legend-title = The goal, and what the signs mean
goal-far = { $name }: { $far }
goal-near = { $name }: { $far }, { $near }
legend-near = One step from the end of the match or the round.
legend-near-is = { $name }: { $near }
sound-offer = Sound on?
sound-yes = Sound on
sound-no = No thanks
end-you-win = You win
end-decided = { $result }. { $decided }.
end-you-win-by = { $lead ->
    [one] You win by one point
   *[other] You win by { $lead } points
}
end-wins = { $name } wins
end-wins-by = { $lead ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $lead } points
}
end-shared = Shared victory: { $names }
end-turns = { $turns ->
    [one] after one turn
   *[other] after { $turns } turns
}
end-score = The score
end-total = Total
end-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
end-last-moves = The last moves
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
review = Review
review-offer = Was it you or the dice?
look-at-table = Look at the table
export = Save the match
fair-line = The luck of this match was sealed before it began.
fair-check = Check it
fair-yes = Checked: seed and key fit the seal that this device kept from the start, and what it added is in them.
fair-unseen = Seed and key fit the seal shown now. The one from the start was not kept on this device.
fair-not-yet = The seed is shown when the match is over.
fair-brought = This match was brought here; how it was dealt cannot be checked here.
fair-other-commitment = This does not fit: at the start another seal was shown.
fair-entropy = What this device added is missing. Either you sat down again on another device, or you were not there when it was dealt, or this deal is not fair.
fair-bound = This does not fit: when you opened your part, somebody else was bound to something different.
fair-opening = This does not fit: somebody added something other than what they were bound to.
fair-older = (Version { $version }: at this older table the players’ parts were not sealed yet.)
fair-seed = This does not fit: the seed is not the one announced.
fair-form = This does not fit: the proof is incomplete, or not written as proofs are.
fair-key = This does not fit: the key does not follow from the seed.
fair-cards = To verify everything that was dealt, drawn or rolled as well, save the proof and run:
fair-proved = Checked: the match was played again on this device, and everything that was left to luck came from the sealed key.
fair-proved-unseen = The match was played again on this device: everything that was left to luck came from the key. The seal from the start was not kept here.
fair-match = This does not fit: the proof holds no match of this game.
fair-options = This does not fit: the match was set up with other options than the table showed.
fair-other-key = This does not fit: the match was dealt from another key.
fair-move = This does not fit: move { $number } cannot have been played like that.
fair-position = This does not fit: the moves do not lead to this end.
fair-changed = This does not fit: who sat where was changed.
fair-card = { $number ->
    [0] This does not fit: the deal that was shown is not the one of the key.
   *[other] This does not fit: what was shown after move { $number } is not what the key gives.
}
fair-compared = { $compared ->
    [0] None of the positions this page was shown while it was played could be compared.
    [one] The one position this page was shown while it was played fits.
   *[other] All { $compared } positions this page was shown while it was played fit.
}
fair-again = To verify it without this page, save the proof and run:
fair-save = Save the proof
fair-how = How fair dealing is proved
fair-sealed = Before this match began, its luck was sealed. This is the seal; all who play see the same one, and at the end anybody can check that nothing was changed:

## Replay

scrubber = Place in the match
replay-start = The beginning
replay-at = { $at } of { $last }
first = To the beginning
previous = Back
next = Next
last = To the end
run = Play
pause = Pause
viewer = Seen by
viewer-spectator = Spectator
viewer-seat = { $name }

## Results

results-nobody = You have not played here yet.
results-none = No finished match yet.
stat-line = { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won } won
stat-rating = Rating
stat-best = Best
finished-tables = Finished matches
result-rank = { $rank } of { $players }

## Settings

language = Language
theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = Automatic
motion-calm = Reduced
sound = Sounds
on = On
off = Off
save = Save
devices = Your devices
device-unnamed = A device
device-here = this device
device-end = Log out
other-device-hint = Open a link on another device, and you go on there with the same name and tables. It works once, for a short time.
other-device-go = Make a link
qr-device = QR code of the link for your other device
programs = Programs
programs-hint = A program with a token plays in your name, at your tables. Give one only to programs that you trust.
program-name = Name of the program
program-make = Make a token
program-secret = This is the token. Copy it now: it is shown only this once.
program-may = What it may do
program-plays = may play
program-reads = may only look
program-good-for = How long
program-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
program-until = until { $date }
program-end = Revoke
goodbye = Goodbye
leave-device = Log out here
leave-everywhere = Log out everywhere
leave-sure = You will no longer be signed in anywhere. Your name, tables and results stay, but nobody can come back to them.
leave-yes = Log out
leave-no = Stay signed in
my-data = Save everything that is kept about me
forget = Delete me
forget-sure = Everything that names you is deleted at once. It cannot be taken back.
forget-yes = Delete everything
forget-no = Keep it
continue = Continue here
continue-hint = Continue with your name and tables on this device.
continue-instead = On this device you are { $name }. Continue as the person who made the link instead?
continue-go = Continue
leave-sure-return = You will no longer be signed in anywhere. You can come back with your recovery code or your account.
recovery = Recovery code
recovery-hint = A code to write down: if you lose all your devices, it brings back your name, tables and results.
recovery-has = You have a code. A new one takes its place.
recovery-make = Make a code
recovery-renew = Make a new code
recovery-shown = This is your code. Write it down now: it is shown only this once.
recovery-wrong = There is no such code. Please check every character.
come-back = Come back
come-back-ask = Played here before?
come-back-hint = Enter your code, and your name, tables and results are back.
come-back-instead = On this device you are { $name }. After this you will be somebody else here.
sign-in-with = Sign in with { $provider }
sign-in-failed = Signing in did not work. Please begin once more.
account-hint = With your account you go on as the same person on every device.
account-link = Link with { $provider }
account-linked = Linked. Sign in with { $provider } on any device, and you go on as the same person.
account-taken = This account already belongs to another name here. Sign in with it to go on with that one.

## On this device

here-static = You play right here in your browser: against bots, or together on this device.
here-offline = The server cannot be reached. You can play right here: against bots, or together on this device.
tag-here = on this device
open-file = Open a match file
table-is-here = This table is on this device only.
table-here-instead = The server cannot be reached: this table is on this device.
table-stuck = This table cannot be opened just now. Reload the page and try again.
table-damaged = What was saved of this table is damaged. On the home page you can save what is left.
table-removed = This table was removed in another window.
bring = Bring it to the server
bring-note = To share it, or to go on from another device.
remove-here = Remove the table
remove-here-sure = Remove this table? It exists on this device only.
remove-here-yes = Remove it
remove-here-no = Keep it
damaged-table = A saved table can no longer be read.
damaged-table-of = A saved table of { $game } can no longer be read.
damaged-save = Save what is left
damaged-remove = Remove
keeping-full = This browser has no room left: what you play now is gone when you close the page. Save the match as a file to be safe.
keeping-forbidden = This browser saves nothing for this page: what you play is gone when you close it. Save the match as a file to be safe.
tables-unread = The tables saved in this browser cannot be read at the moment. Nothing was deleted; reloading the page usually helps.
kept-here = All games are on this device: you can play without a network.
results-away = Ratings and matches at the server’s tables come back as soon as it can be reached.
settings-away = Your devices and programs come back as soon as the server can be reached.
module-missing = The rules of this game are not on this device yet. They come by themselves as soon as there is a network.
module-blocked = This browser does not let games run here: WebAssembly is switched off. You can still play at a server’s tables.
module-broken = The rules of this game do not start on this device. Reloading the page usually helps; nothing is lost.
file-unknown = This is not a match file of Reihum.
file-game = This is a match of a game that this page does not know.
file-other = This match was played with other rules or options than this page knows.
file-components = This match was played with its own set of cards or tiles, which this page does not know.
file-damaged = This match file is damaged: its moves do not fit together.
file-changed = This match file was changed after it was saved.

## What if: a finished match played on otherwise, and links to show around

what-if = What if?
what-if-note = Play on from here against bots, on this device. It counts for nothing.
what-if-seat = You play for
what-if-luck = Luck
what-if-true = the same
what-if-anew = new
what-if-true-note = Everything lies as it lay, and the luck ahead is the same.
what-if-anew-note = What this seat could not know is dealt anew, and so is the luck ahead.
what-if-bots = Strength of the bots
what-if-name = Name
what-if-name-usual = After move { $after }
what-if-begin = Play on from here
variations = Variations of this match
variation = Variation
variation-is = What if: { $name }
variation-from = from move { $after }
variation-luck = { $anew ->
    [yes] new luck
   *[no] same luck
}
variation-rename = Rename
variation-renamed = Keep the name
variation-share = Share { $name }
variation-remove = Remove { $name }
variation-remove-sure = Remove this variation? It exists on this device only.
variation-of = To the match
question = What would you play here?
question-share = Share this decision
question-title = { $game }: what would you play here?
match-share = Share as a link
match-share-title = A match of { $game }
link-copied = The link is copied.
shared = From a friend
shared-match = Somebody shows you a match of { $game }: { $names }.
shared-variation = Somebody shows you what a match of { $game } would have become: { $names }.
shared-open = See it again
question-yours = Your choice
question-played = In the match
question-advised = The hint
question-weighing = Your choice is being compared …
question-agrees = That is what was played in the match, too.
question-advises = That is what the hint advises, too.
question-equal = No difference between your choice and the hint’s could be measured.
question-lost = Your choice wins about { $lost } of 100 games fewer than the hint’s (± { $error }).
link-foreign = There is nothing of Reihum in this link.
link-cut = The end of this link is missing: it was cut off on its way. Ask for it again, or copy all of it.
link-newer = This link was made by a newer version of this page. Reload the page.
link-damaged = This link is damaged.
link-browser = This browser is too old to open such a link.
link-other-rules = This position was played by other rules than this page knows.

## When something does not work

lost = There is nothing at this address.
offline-title = No connection
offline-hint = As soon as the network is back, you go on where you were.
offline-again = Try again
unreachable = The server does not answer.
unexpected = Something unexpected went wrong. Try again, or reload the page.
failed = That did not work.
failed-unauthorized = Enter a name first.
failed-forbidden = That is not yours to see.
failed-not_found = This table does not exist.
failed-not_your_turn = It is not your turn.
failed-not_your_seat = That is not your seat.
failed-over = The match is over.
failed-cannot_undo = That can no longer be taken back.
failed-limit = Too much at once. Wait a moment.
failed-too_large = That is too large.
failed-unavailable = The server is busy. Try again in a moment.

## The guided first game and its coach

lesson = Lesson
lesson-of = Lesson: { $game }
learn = Learn
lesson-step = Step { $number } of { $count }
lesson-back = Back
lesson-skip = Skip the lesson
lesson-next = Next
lesson-play = Play a real game
# Something else was touched than what the sentence asks for.
lesson-elsewhere = Not that one. { $sentence }
offer-title = Two minutes to learn it?
offer-note = On the real board, one sentence at a time.
offer-learn = Learn it
offer-play = Just play
coach-seen = Got it
guest = Guest
former-player = A former player

## Pace and confirming

pace-of-others = Others’ moves
pace-calm = Calm
pace-usual = Usual
pace-fast = Fast
pace-tap = Wait for my tap
setting-confirm = Confirm each turn
setting-confirm-note = Otherwise the tap that completes a turn plays it.
setting-forced = Play forced moves by themselves
setting-forced-note = When only one move is possible, it is played without a tap.
setting-keys = Letter keys
setting-keys-note = U takes a move back, H asks for a hint. Ctrl + Enter always confirms.
more-happened = More has happened.
only-choice = You have only one choice.
do-it = Do it
curtain-pass = Pass to { $name }
curtain-before = Have a look, then pass the device to { $name }.
continue-used = This link has already been used, or is too old. Make a new one on the other device.
name-missing = Enter a name first.
back = Back
pace-is = Time: { $pace }
skip-to = Skip to the main content
go-on = Continue

# Puzzles
daily-puzzle = Daily puzzle
