home = Kurultai, home
home-go = To the games
play = Play
rules = Rules
close = Close
settings = Language, light, sound
settings-title = Settings
language = Language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Dusk
speed = What others do is shown
speed-calm = Calmly
speed-brisk = Briskly
speed-instant = At once
sound = Sound
sound-off = Off
sound-on = Soft

newer = Kurultai has been updated. Load the page anew to go on; nothing is lost.
newer-do = Reload
home-title = Who will be the next khan?
home-about = Board games from the steppe, at a table that knows the rules. Play against a bot, with a friend at this screen, or with people far away.
home-games = Games
home-facts = { $seats } players · about { $minutes } minutes

continue = Go on playing
continue-none = Nothing here yet. Your games will wait for you here, even when you close the page.
continue-move = { $n } move
continue-moves = { $n } moves
continue-yours = Your move
continue-theirs = Their move
continue-over = Finished
continue-record = Record
continue-all = Show all

record = Record
record-title = Look at a record
record-drop = Drop a game's record here
record-pick = Choose a file
record-unreadable = This file is not a record: it should be the JSON file that a table lets you download
record-download = Download the record
record-only = A record, to look at

new-players = How many players?
new-who = Who plays { $colour }?
new-me = Me
new-friend = A friend here
new-bot = A bot
new-level = Level
new-swap = Swap sides
new-options = Options and language
new-start = Start the game
new-rules = Read the rules
file-label = { $title } ({ $origin })
file-untitled = Untitled
file-origin = Where is it from?
file-origin-box = from the box
file-origin-reconstructed = reconstructed
file-origin-own = home-made
file-bring = Bring a file of your own
file-download = Download this one, to change it
file-forget = Do not keep this file
file-checking = The file is being checked …
file-refused = { $name }: this file cannot be played yet. See what is wrong with it above.
file-errors = { $n ->
    [one] It cannot be played yet; one thing is wrong:
   *[other] It cannot be played yet; { $n } things are wrong:
}
file-warnings = { $n ->
    [one] One thing is not as in the box
   *[other] { $n } things are not as in the box
}
file-good = It can be played.
file-full = You have kept as many files as you may: this one is only for this game.
file-picture = This is what it looks like:
file-sets = What is played with
preparing = The rules are being prepared
preparing-starts = The game starts as soon as the rules are prepared
preparing-title = In a moment

lost-title = Nothing but grass here
lost-text = There is no such page or table. It may belong to another browser.
lost-server-title = Nobody answers
lost-server = The server does not answer. We keep asking.
lost-request = The server does not answer: try again in a moment
lost-reconnecting = Reconnecting…
lost-kept = The line is down. What you do is kept, and sent when it is back.
broken-title = This table is out of order
broken-state = out of order

rules-title = The rules of { $game }
rules-about = In our own words, with the place in the rulebook. When a move is refused, the table links here.
rules-search = Search the rules
rules-found = { $n ->
    [0] No rule says that. Try another word.
    [one] One rule
   *[other] { $n } rules
}
rules-lost = Some parts are reconstructed. Have the box? Correct them.
rules-contents = Contents
rules-ruling = ruling
rules-ruling-about = Where the rulebook is silent or can be read in two ways, we settle it so.
facts-title = What is known elsewhere
facts-about = What public pages say of the parts whose pictures are lost.
facts-yes = agrees
facts-partly = agrees in part
facts-unknown = not known
facts-source = Source: { $sources }

seat-me = you
seat-friend = friend
seat-other = someone
seat-bot = bot
seat-bot-level = { $level }
seat-turn = to move

cover-title = { $who }, it is your turn
cover-text = Pass the screen on. What { $who } knows shows once the cover is lifted.
cover-lift = I am { $who }: show the table

not-turn = It is not your turn.
not-turn-person = It is { $who }'s turn.
not-turn-bot = It is not your turn yet: { $who } is thinking.
not-seated = You are watching: this table is for others.
asked-ending = The game is over
asked-wait = { $who } is choosing a move
refused-asked = That cannot be done now: first do what is asked.
refused-rule = Rule: { $rule }
looking = Looking back: after move { $at } of { $of }
looking-back = Back to the game
looking-why = This is an earlier position: go back to the game to play.
looking-unfinished = The record ends here, with { $who } to move

undo = Undo
undo-ask = Ask to undo
undo-ask-whom = Ask the others to take my last move back
start-over = Start over
start-over-turn = Start the turn over
start-over-none = Nothing of this turn can be taken back.
turn-end = Ask before my turn ends
turn-end-ask = Ask
turn-end-at-once = Do not ask
turn-end-asked = This ends your turn. Go ahead?
turn-end-yes = End the turn
turn-end-no = Not yet
undo-title = Does everyone agree?
undo-text = The last decision is taken back. What has been seen since stays seen.
undo-agreed = All agree: take it back
hint = Hint
hint-none = A hint is given when it is your turn.
hint-people = You play against people here, and this table was opened without hints.
hint-others = Or else
hint-share = { $n } % to win
hint-thinking = Looking for a good move…
flip = Flip
moves = Moves
more = More
resign = Resign
resign-none = There is no game to give up.
resign-title = Give the game up?
resign-text = The other side wins then.
resign-no = Play on

replay = Replay
replay-turn = Replay turn { $n }
turn-you = You
turn-setup = Set-up
turn-setup-steps = Steps of the set-up
turn-round = Round { $n }
turn-more = (and { $n } more)
turn-steps = Steps of turn { $n }
history-turn-previous = One turn back
history-turn-next = One turn on
history-first = To the start
history-previous = One move back
history-next = One move on
history-last = Back to the game
history-slider = Position in the game
history-close = Close the moves
history-none = No moves yet.

result = The game is over
result-show = Result and rematch
result-won = You win!
result-lost = Not this time
result-wins = { $who } wins
result-draw = A draw
result-look = Look at the game
result-new = Another game
rematch = Rematch

review-open = Review the game
review-title = The game reviewed
review-wait = Looking at every move again…
review-back = Back to the table
review-board = The board at this moment
review-moment = Moment of the game
review-chances = Winning chances
review-known = As it was known then
review-really = As it really was
review-reckons = As { $who } could reckon
review-sum-luck = { $you ->
    [yes] { $luck ->
        [0] Luck was even for you.
       *[other] { $more ->
            [yes] You were { $luck } % luckier than average.
           *[no] You were { $luck } % unluckier than average.
        }
    }
   *[no] { $luck ->
        [0] Luck was even for { $who }.
       *[other] { $more ->
            [yes] { $who } was { $luck } % luckier than average.
           *[no] { $who } was { $luck } % unluckier than average.
        }
    }
}
review-sum-play = { $you ->
    [yes] { $more ->
        [yes] Your choices, set against the others’, brought { $n } %.
       *[no] Your choices, set against the others’, cost { $n } %.
    }
   *[no] { $more ->
        [yes] { $who }’s choices, set against the others’, brought { $n } %.
       *[no] { $who }’s choices, set against the others’, cost { $n } %.
    }
}
review-grade-flawless = Flawless play
review-grade-sharp = Sharp play
review-grade-sound = Sound play
review-grade-loose = Loose play
review-grade-wild = Wild play
review-turns = Turn by turn
review-points = Turning points
review-points-none = No single turn decided this game.
review-best = The move of the game
review-fine = Fine
review-inaccurate = Inaccurate
review-mistake = A mistake
review-lucky = Lucky
review-unlucky = Unlucky
review-forced = Nothing to choose
review-setup = The game is set up.
review-cost = It cost { $n } % of a victory.
review-fortune = { $more ->
    [yes] Chance brought { $n } %.
   *[no] Chance took { $n } %.
}
review-better = Better
review-better-show = Show it on the board
review-better-step = The better turn, step { $n } of { $of }
review-better-leave = Back to what was played
review-try = Try it from here
review-figures = All figures
review-figures-why = In percent of a victory, as each could reckon at the time. Where somebody began, what chance did, what their own choices did against those of the others: together they are the result. The error is what a decision cost on average, compared with the best one.
review-first = at first
review-luck = luck
review-play = play
review-last = at the end
review-error = error

zoom-closer = Closer
zoom-whole = The whole board

score-title = Scores
score-line = Counted
score-now = if it ended now
score-tie = decides between equals
score-total = Total
score-items = One by one
score-more = { $n } more if the game ended now
score-less = { $n } less if the game ended now
score-unknown = and what cannot be known yet
score-counted = { $who }: { $what }, { $points }

motion = Movement
motion-system = As the system
motion-reduced = None
motion-full = Full
size = Board size
size-fit = All in sight
size-larger = Larger
coordinates = Names of rows and columns
coordinates-on = Shown
coordinates-off = Hidden
volume = Volume
rules-tab = In a new tab
rules-close = Close the rules
refused-why = Why?
echo-sent = Sent, not confirmed yet
echo-kept = Not confirmed: the line is down. Your move is kept, and sent when it is back.
rest-do = Do the rest in one go
weighed-yes = Play it
weighed-no = Not now
premove-begun = Prepared for your turn: choose where to
premove-ready = Your next move is prepared. Touch the board or press Escape to drop it.
premove-dropped = The move you prepared is not possible any more
keys = Keyboard
keys-space = Space
keys-next = To the next place that can be touched
keys-steps = One move back, one move on
keys-turns = One turn back, one turn on
keys-ends = To the start, back to the game
keys-skip = Skip what is being shown
keys-escape = Give up what was begun, close
keys-flip = Turn the board around
keys-sound = Sound on or off
keys-help = This list
