## The position as text: what a terminal shows

drawn-round = Round { $round }, turn { $turn } of 5
drawn-none = none
drawn-as-shipped = { $n ->
    [one] One card is as in the shipped set.
   *[other] { $n } cards are as in the shipped set.
}
drawn-die = die { $face }
drawn-die-taken = { $who-is ->
    [you] die { $face }, taken by you
   *[other] die { $face }, taken by { $who }
}
drawn-left = { $reserve } in the reserve, { $deck } { $n }
drawn-under = (under it: { $cards })
drawn-wagons = Wagons on display: { $wagons }. In the pile: { $n }.
drawn-drawn = { $who-is ->
    [you] You drew { $cards }.
   *[other] { $who } drew { $cards }.
}
drawn-camp = { $who-is ->
    [you] { $seat } { $who } (you)
   *[other] { $seat } { $who }
}: { $n ->
    [one] 1 point
   *[other] { $n } points
}
drawn-camp-unknown = { $who-is ->
    [you] { $seat } { $who } (you)
   *[other] { $seat } { $who }
}: { $n } + ? points
drawn-stash = Stash: { $stash }. Shipped: { $shipped }.
drawn-on = { $colour } on { $slot }
drawn-wagon-purple = purple wagon
drawn-wagon-orange = orange wagon
drawn-wagon-green = green wagon
drawn-wagon-blue = blue wagon
drawn-card-active = acts
drawn-card-blocked = blocked by a curse
drawn-card-waiting = waits for valuables
drawn-card-used = used up
drawn-card-ready = ready
drawn-card-filled = filled and over
drawn-card-fled = fled
drawn-card-met = condition met
drawn-card-unmet = condition not met
drawn-card-unknown = cannot be known yet
