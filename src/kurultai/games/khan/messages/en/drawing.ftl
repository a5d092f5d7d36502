## The position as text: what a terminal shows below the map

drawn-legend = Small letters are empty land, ~ is the river. ({ $yurt }) is a yurt, (n) a neutral one; { $tile } is a tile of one player, * a shared one. Three letters are a ruler.
drawn-none = none
drawn-rulers = Rulers, with the yurts in their courts: { $rulers }
drawn-ruler = { $name } on { $area } ({ $n })
drawn-home = Back in their courts: { $rulers }
drawn-shapes = Shapes left: { $shapes }
drawn-tile = { $shape } on { $areas }: { $owners }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
drawn-player = { $who-is ->
    [you] { $mark } (you): { $what }
   *[other] { $mark } ({ $who }): { $what }
}
drawn-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $bonus } more if it ended now
drawn-territories = territories of { $sizes }
drawn-special = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
drawn-protected = under the protection of the Great Khan
drawn-gods = supported by the gods: { $regions }
drawn-everywhere = everywhere
drawn-scouts = scouting { $shape }
drawn-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
drawn-hand = hand: { $cards }
drawn-card = { $card } ({ $direction })
drawn-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile, { $discards } discarded
drawn-turned = Turned last: { $card }
