points = points
board = Table

seat-0 = Wolf
seat-1 = Falcon
seat-2 = Stag
seat-3 = Horse

blue = blue
red = red
green = green
black = black
yellow = yellow

type-equipment = Equipment
type-raid = Raid
type-mercenary = Mercenary
type-curse = Curse
type-treasure = Treasure

wagon-purple = purple wagon { $n }
wagon-orange = orange wagon { $n }
wagon-green = green wagon { $n }
wagon-blue = blue wagon { $n }
wagon-label = { $type }: { $slots }
wagon-loaded = { $colour } loaded
wagon-wants = { $colour } wanted
wagon-other = { $cube } on a { $colour } slot
wagon-none = No wagon here
wagon-take = Take this wagon

phase-start = Start of the turn
phase-during = During the action
phase-end = End of the turn
phase-any = At any time
phase-game_end = End of the game

status-active = active
status-blocked = blocked by a curse
status-waiting = waits for cubes
status-used = used up
status-ready = ready
status-filled = filled, over
status-fled = fled
status-met = met
status-unmet = not met
status-unknown = cannot be known yet
short-active = active
short-blocked = blocked
short-waiting = waiting
short-used = used
short-ready = ready
short-filled = over
short-fled = fled
short-met = met
short-unmet = not met
short-unknown = ?
card-cubes = { $n } of { $of } cubes
card-by = laid by { $who }
card-min = { $n } or more players
card-use = Use it
card-raid = Raid now

die = { $colour } die
die-shows = shows { $n }
die-taken = taken by { $who }
die-may = may be taken
die-offer = pillage { $n }, draw { $m }
die-free = { $n } free slots for it
die-rolls = rolled again when taken
deck = { $type } deck, { $n } cards
deck-under = You know what lies under it
deck-nothing = Nothing is known of its order.
deck-known = Under the deck, from the top down. What you put there is seen by you alone.
deck-show = Show what I know
deck-unknown = a card you have not seen
reserve = { $colour } reserve: { $n }
pile = Pile of wagons: { $n }
display = Wagons on display
market = Dice, decks and reserve

camp = Camp of { $who }
camp-yours = your camp
camp-stash-label = Stash: { $what }
camp-shipped = Shipped: { $n }
camp-down = Face down: which types they are is shown at the end
camp-no-cards = No cards yet
camp-score = { $n } points: line by line
camp-score-unknown = { $n } points and what lies face down: line by line
camp-first = first player

round = Round { $n }, turn { $m } of 5
round-none = Before the first round
round-die = Die of the turn: { $colour } { $n }

step-pillage = Pillage { $n } { $colour }
step-draw = Draw { $n }, keep 1
step-none-after = No raid: end the turn
step-none-put = Place no more
step-none = No
step-without = Without a swap
step-flee = Flee: −{ $n } points at the end
step-suffer = Suffer it
step-play = Play it
step-play-on = On { $who }
step-next = This one first
step-use = Use it
step-use-on = Use: { $what }
step-decline = Not now
step-cancel = Cancel

rest-put = { $n ->
    [2] Place both
   *[other] Place all { $n }
}
tray-put = { $n } to place: touch a bright slot
tray-put-from = Which cube?
tray-put-to = Where to?
tray-return = Give back a bright cube
tray-take = Take a wagon from the display or the pile
tray-cards = Cards you may use:
tray-choose = { $card }: choose
tray-from = { $colour } from { $what }

prompt-play = You drew
prompt-use = Your card could act now
prompt-must = This card has to act
prompt-flee = { $who } lays a curse on you
prompt-next = Which effect comes first?
prompt-hide = Look at the table
prompt-show = Back to the question
habit-title = When this card could act
habit-ask = Ask me
habit-always = Always use it
habit-never = Never use it
habit-is-always = always used
habit-is-never = never used

gallery-title = The cards
gallery-about = Five decks of twelve. With two players ten of each are in the game, with three eleven.
gallery-wagons = The wagons
tally = { $wagons } wagons shipped, { $cubes } cubes in the stash, { $cards } cards

held-up = The only card drawn: it is played
held-up-read = Read
