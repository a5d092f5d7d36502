points = { $n ->
    [one] point
   *[other] points
}
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

wagon-purple = purple wagon
wagon-orange = orange wagon
wagon-green = green wagon
wagon-blue = blue wagon
wagon-of = { $who }'s { $wagon }
wagon-label = { $type }: { $slots }
wagon-loaded = { $colour } loaded
wagon-wants = { $colour } wanted
wagon-other = { $cube } on a { $colour } slot
wagon-none = No wagon here
wagon-take = Take this wagon

phase-start = Start of the turn
phase-during = During the turn
phase-end = End of the turn
phase-any = At any time
phase-game_end = End of the game

status-active = acts
status-blocked = blocked by a curse
status-waiting = waits for valuables
status-used = used up
status-ready = ready
status-filled = filled and over
status-fled = fled
status-met = condition met
status-unmet = condition not met
status-unknown = cannot be known yet
card-cubes = { $n } of { $of } slots filled
card-by = played by { $who }
card-min = { $n } or more players
card-use = Use it
card-raid = Use this raid
card-here = Here and now

die = { $colour } die
die-shows = shows { $n }
die-taken = taken by { $who }
die-may = may be taken
die-offer = pillage { $n }, draw { $m }
die-free = { $n ->
    [one] 1 free slot for it
   *[other] { $n } free slots for it
}
die-rolls = rolled again when taken
deck = { $type } deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-under = you know what lies under it
deck-nothing = Nothing is known of its order.
deck-known = Under the deck, from the top down. Only you see what you put there.
deck-show = Show what I know
deck-unknown = a card you have not seen
reserve = { $colour } reserve: { $n }
pile = Pile of wagons: { $n }
display = Wagons on display
market = Dice, decks and reserve

camp = { $who }'s camp
camp-yours = your camp
camp-stash-label = Stash: { $what }
camp-shipped = Shipped: { $n }
camp-down = Face down: their types are shown at the end
camp-no-cards = No cards yet
camp-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}: line by line
camp-score-unknown = { $n ->
    [one] 1 point
   *[other] { $n } points
}, and what lies face down: line by line
camp-first = first player

round = Round { $n }, turn { $m } of 5
round-none = Before the first round
round-die = Die of the turn: { $colour } { $n }

step-pillage = Pillage { $n } { $colour ->
    [blue] blue
    [red] red
    [green] green
    [black] black
   *[yellow] yellow
}
step-draw = Draw { $n }, play 1
step-none-after = End the turn without a raid
step-none-put = Place no more
step-none = No
step-without = Without a swap
step-flee = { $n ->
    [one] Flee: −1 point at the end
   *[other] Flee: −{ $n } points at the end
}
step-suffer = Suffer it
step-play = Play it
step-play-on = Play on { $who }
step-next = This one first
step-use = Use it
step-use-on = Use it: { $what }
step-decline = Not now
step-cancel = Cancel

rest-put = { $n ->
    [2] Place both
   *[other] Place all { $n }
}
tray-put = { $n ->
    [one] 1 valuable to place: touch a bright slot
   *[other] { $n } valuables to place: touch a bright slot
}
tray-put-from = Which valuable do you take?
tray-put-to = Where does it go?
tray-return = Return a bright valuable to the reserve
tray-take = Take a wagon from the display or the pile
tray-cubes = Which valuable?
tray-cards = Cards you may use:
tray-whole = With that your turn would be over
tray-choose = { $card }: what do you use it on?
stash-of = { $who }'s stash
tray-from = { $colour }, { $what }

prompt-play = You drew
prompt-use = Your card could act now
prompt-must = This card has to act now
prompt-flee = { $who } plays a curse on you
prompt-next = Which card acts next?
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
file-own = { $n ->
    [one] One card that is not in the shipped set
   *[other] { $n } cards that are not in the shipped set
}
file-shipped = { $n ->
    [one] One card as in the shipped set
   *[other] { $n } cards as in the shipped set
}
file-reading = What is typed in for { $id } says (“you” are the player whose camp it lies in):
tally = { $wagons ->
    [one] 1 wagon shipped
   *[other] { $wagons } wagons shipped
}, { $cubes ->
    [one] 1 valuable in the stash
   *[other] { $cubes } valuables in the stash
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

held-up = You drew a single card, so you have to play it
held-up-read = Go on

progress = { $n } of { $m }
progress-most = { $n } here, { $m } at best elsewhere
progress-fewest = { $n } here, { $m } at least elsewhere
progress-rank = place { $n }, wanted is place { $m }
progress-unknown = how far cannot be known yet
stack = { $n ->
    [one] 1 spent card
   *[other] { $n } spent cards
}
stack-of = Spent cards in { $who }'s camp
die-fits = { $n ->
    [0] none of them fits
    [one] 1 of them fits
   *[other] { $n } of them fit
}
die-ships = { $n ->
    [one] completes a wagon
   *[other] completes { $n } wagons
}
deck-left = Still unseen: one of these comes up
deck-left-none = You know every card that is left in it.
tray-put-some = { $m ->
    [one] Only 1 of { $n } valuables finds a place: touch the bright slot
   *[other] Only { $m } of { $n } valuables find a place: touch a bright slot
}
