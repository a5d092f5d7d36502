board = Plateau
cities = villes
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
