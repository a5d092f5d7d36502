board = Plateau
cities = { $n ->
    [one] ville
   *[other] villes
}
promote = En faire un héros
pass = Passer
lost = { $n ->
    [one] { $n } pion perdu
   *[other] { $n } pions perdus
}
empty = vide
seat-0-warrior = combattant doré
seat-0-hero = héros doré
seat-0-city = ville dorée
seat-1-warrior = combattant turquoise
seat-1-hero = héros turquoise
seat-1-city = ville turquoise

square-first = peut jouer
square-picked = choisi
square-next = case possible
square-beats = { $n ->
    [one] bat un pion
   *[other] bat { $n } pions
}
square-loses = { $n ->
    [one] vous perdez un pion
   *[other] vous perdez { $n } pions
}
choose-goal = { $piece ->
    [hero] Choisissez maintenant où va le héros
   *[warrior] Choisissez maintenant où va le combattant
}
aim = { $piece ->
    [hero] Le héros
   *[warrior] Le combattant
} { $city ->
    [wins] gagne avec la dernière ville
    [takes] prend la ville
    [rises] devient un héros
   *[none] vient ici
}{ $beaten ->
    [0] { "" }
    [one] { " " }et bat un pion
   *[other] { " " }et bat { $beaten } pions
}{ $lost ->
    [0] { "" }
    [itself] , mais il est battu lui-même
    [one] , mais un pion de son camp est battu
   *[other] , mais { $lost } pions de son camp sont battus
}
