home-far = With someone far away
title-turn = Your move
notice-turn = { $game }: it is your move
notice-legend = When it is my move
notice-off = The tab says so
notice-on = Notify me too
notice-denied = This browser does not allow notifications here

lobby-open = Open tables
lobby-open-none = Nobody is looking for company right now. Open a table that everyone finds.
lobby-running = Games to watch
lobby-running-none = No public game is on.
lobby-waiting = Waiting
lobby-closed = Closed
lobby-join = Join
lobby-watch = Watch

name-title = My name
name-yours = Your name
name-keep = Keep
name-kept = Kept in this browser.
name-protect = Protect it with a passphrase
name-protect-about = Nobody else can then sit down under this name. The same name and passphrase prove it on another device. There is no way to recover a lost passphrase.
name-passphrase = Passphrase, 8 letters or more
name-prove = Protect, or prove
name-proved = { $name } is protected, and yours.

new-far = Far away
new-far-who = Who may sit down on { $colour }?
new-far-open = Whoever comes first
new-far-invited = Whom I invite
new-visibility = Who finds the table?
new-visibility-link = Who has the link
new-visibility-public = Everyone
new-clock = Clock
new-clock-none = None
new-clock-days = Days a turn
new-clock-minutes = Minutes in all
new-clock-for-days = Days for each turn
new-clock-for-minutes = Minutes each
new-clock-for-increment = Seconds added each turn
new-timeout = When time is up
new-absence = When somebody stays away
new-timeout-loss = The game is lost
new-timeout-bot = A bot plays on
new-open = Open the table

clock-none = No clock
clock-days = { $days } days a turn
clock-day = 1 day a turn
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $increment } s
clock-left-days = { $d } d { $h } h
clock-left-hours = { $h } h { $m } min
clock-left = time left
clock-low = time is short

wait-title = The table is waiting
wait-about = The game begins as soon as every seat is taken.
wait-link = Send this link
wait-link-about = Whoever opens it takes a free seat or watches.
reach-here = This server runs on your machine, and only for it: nobody else can open a link to it yet.
reach-open = Let others in my network in
reach-opened = Everyone in your local network (the same Wi-Fi, say) can open this link now, until the server is stopped. For friends farther away, see docs/hosting.md.
reach-link = Link for another window on this machine
reach-code = The link as a code to photograph
wait-copy = Copy
wait-copied = Copied
wait-share = Share
wait-free = free
wait-invited = for a guest
wait-kept = kept for { $name }
wait-sit = Sit here
wait-stand = Stand up
wait-seated = You sit at this table.
wait-guest = Take a seat, or stay and watch
wait-full = No seat is free for you. You will watch.
wait-bots = Do not wait any longer
wait-bots-level = Bots in the free seats
wait-start = Fill up with bots and start
wait-public = Everyone finds this table
wait-private = Only who has the link finds it
wait-closed-title = This table was cleared away
wait-closed = It was closed before the game began.
watching = { $n } watching
watching-one = 1 watching

seat-named = { $name } (you)
seat-away = { $name }, a bot plays
seat-here = at the table
seat-gone = not at the table

banner-watching = You are watching.
banner-undo = { $who } asks to take a move back.
banner-draw = { $who } offers a draw.
banner-replace = { $who } asks that a bot play for { $seat }.
banner-undo-mine = You ask to take a move back.
banner-draw-mine = You offer a draw.
banner-replace-mine = You ask that a bot play for { $seat }.
banner-waits = Waiting for { $who }.
banner-queued =
    { $n ->
        [one] The server is busy: the bot's turn to think comes in about a second.
       *[other] The server is busy: the bot's turn to think comes in about { $n } seconds.
    }
banner-still = Nobody could move for { $time }, so the clock stood still.
banner-agree = Agree
banner-refuse = Refuse
banner-refused = That was refused
banner-back = A bot is playing for you.
banner-back-do = Take the seat back
banner-absent = { $who } is not here.
banner-absent-do = Let a bot play
banner-absent-claim = Claim the win
banner-rematch = A rematch is set up.
banner-rematch-do = To the rematch
banner-revealed = All that was hidden can be seen now, from the first move on.

draw = Offer a draw
resign-bot = A bot plays on for you then.

chat = Chat
chat-unread = { $n } new
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Whom to mute
chat-mute-all = The whole chat
chat-muted = The chat is muted.
chat-someone = Someone watching
chat-you = you

device = On another device
device-title = Continue on another device
device-about = Open this link there: your seat at this table moves along. It works once, until { $until }. Keep it to yourself.
device-qr = The link as a code for a camera
device-here-title = Continue here?
device-here = Your seat moves from the other device to this one.
device-move = Move my seat here
