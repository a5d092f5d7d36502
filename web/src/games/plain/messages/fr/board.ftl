drawing = La position, dessinée en lettres
choices = Vos choix
choices-none = Rien à choisir pour l'instant
so = Jusqu'ici
back = Retour
do = Jouer
filter = Chercher parmi { $n }
filter-none = Aucun ne contient cela
others = Autres
points = { $n ->
    [one] point
   *[other] points
}
