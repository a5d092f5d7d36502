## La position en texte : ce que montre un terminal

drawn-round = Manche { $round }, tour { $turn } sur 5
drawn-none = rien
drawn-as-shipped = { $n ->
    [one] Une carte est celle du jeu livré.
   *[other] { $n } cartes sont celles du jeu livré.
}
drawn-die = dé { $face }
drawn-die-taken = { $who-is ->
    [you] dé { $face }, pris par vous
   *[other] dé { $face }, pris par { $who }
}
drawn-left = { $reserve } dans la Réserve, { $deck } { $n }
drawn-under = (dessous : { $cards })
drawn-wagons = Chariots visibles : { $wagons }. Dans la pioche : { $n }.
drawn-drawn = { $who-is ->
    [you] Vous avez pioché { $cards }.
   *[other] { $who } a pioché { $cards }.
}
drawn-camp = { $who-is ->
    [you] { $seat } { $who } (vous)
   *[other] { $seat } { $who }
} : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
drawn-camp-unknown = { $who-is ->
    [you] { $seat } { $who } (vous)
   *[other] { $seat } { $who }
} : { $n } + ? points
drawn-stash = Butin : { $stash }. Expédiés : { $shipped }.
drawn-on = { $colour } sur { $slot }
drawn-wagon-purple = Chariot violet
drawn-wagon-orange = Chariot orange
drawn-wagon-green = Chariot vert
drawn-wagon-blue = Chariot bleu
drawn-card-active = agit
drawn-card-blocked = sans effet à cause d'un Fléau
drawn-card-waiting = attend des Richesses
drawn-card-used = a déjà servi
drawn-card-ready = peut servir
drawn-card-filled = rempli, n'agit plus
drawn-card-fled = fui
drawn-card-met = condition remplie
drawn-card-unmet = condition non remplie
drawn-card-unknown = inconnu pour l'instant
