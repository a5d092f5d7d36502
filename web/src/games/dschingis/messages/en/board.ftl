points = points
mongolia = Mongolia
china = China
board = Board

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow

chinese = Chinese warrior
mongol = Mongol horseman
peasant = peasant
plague = plague
herb = healing herb
unknown = face down

take-wall = Draw a wall
take-token = Draw a token
build = Build
march = March
lift = Lift the leader

village-empty = empty
village-stack = { $who }'s, { $n } high
village-tokens = from the top: { $tokens }
village-worth = counts { $points }
village-worth-known = what you know counts { $points }
village-worth-none = you know none of it
village-leader = { $who }'s leader
village-visited = visited this turn
village-reach = can be reached
village-settle = can be settled
village-chosen = chosen
line-free = free line
line-open = wall, gate open
line-closed = wall, gate closed
line-great = Great Wall
line-build = a wall may stand here

mine = { $who }'s active reserve
walls = { $n } walls
walls-one = 1 wall
tokens = { $n } tokens
tokens-one = 1 token
passive = Passive reserve: { $n }
common = Common walls: { $n }
gone = { $n } left the game
passive-short = to draw
common-short = common
controls = { $n } villages
controls-one = 1 village
unknown-tokens = { $n } tokens unknown to you
unknown-tokens-one = 1 token unknown to you

way-road = by road
way-gate = by gate
way-wall = up { $up }, down { $down }
way-choose = To { $to }, { $way }: which token?
way-along = along the wall ({ $n } long)
lay-kind = Lay: { $kind }
build-lay = Lay the wall
build-next = { $line }: { $what }
settle-second = And a neighbour of { $to }
settle-ready = Touch a village to set the leader there
settle-swap = Swap the tokens
settle-do = Settle
last-round = Last round
