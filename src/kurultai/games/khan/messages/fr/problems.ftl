rulers-need-rules-2 = Les tables et les parties des règles 1 ne connaissent que les chefs sur leurs cases prévues.
is-not-a-move-write-invade = { $text } n'est pas un coup : écrivez place seljuk d5, yurt d5, invade seljuk.ice k12, drive song, conquer 2I d5 d6, anywhere d5, discard, agree, refuse, morale, protect, gods, scout b3I ou none
there-is-no-card = il n'y a pas de carte { $text } (il y a : { $there })
there-is-no-ruler = il n'y a pas de chef { $text } (il y a : { $there })
there-is-no-shape = il n'y a pas de forme { $text } (il y a : { $there })
there-is-no-region = il n'y a pas de région { $text } (il y a : { $there })
deal-is-not-a-seat = deal : { $seat } n'est pas une place
an-area-is-named-twice = une case est nommée deux fois
shapes-laid = Formes posées
special-cards = Spéciales
rulers-driven-out = Chefs pourchassés
first-yurt = Première yourte
is-not-an-area = { $text } n'est pas une case du plateau : écrivez une colonne et une rangée, par exemple d5

## What is wrong with the board file, or not as in the book

map-needs-rows = La carte doit être une liste de rangées, de 1 à { $side }, celle du haut en premier.
row-is-no-text = Cette rangée doit être un texte : une lettre par case.
row-length = Cette rangée a { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
} ; il en faut de 1 à { $side }.
row-differs = Cette rangée a { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}, celle du haut en a { $wide }. Toutes doivent avoir la même longueur ; complétez par un point là où il n'y a pas de case.
row-letters = Ceci ne veut rien dire ici : { $marks }. Une case est l'une des lettres { $letters }, minuscule ou majuscule, ~ pour la rivière ou un point s'il n'y a pas de case.
too-little-land = Il y a { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de terre. Les chefs et les premières yourtes en demandent { $least }.
region-size = Cases { FORM($region, "in") } : { $n } ; le livre en a { $book }.
inland-size = Cases du bord { FORM($region, "in") } en minuscule : { $n } ; le livre en a { $book }.
region-in-pieces = Les cases { FORM($region, "in") } sont en plusieurs morceaux ; dans le livre, elles se tiennent.
small-letter-inside = { $area } est en minuscule mais n'est pas au bord : { $letter } voudrait dire la même chose.
no-bridge-can-cover = Aucun pont ne peut couvrir { $areas }.
starts-is-missing = Les cases de départ des chefs manquent : [starts], avec une ligne par chef.
starts-there-is-no-ruler = Il n'y a pas de chef « { $id } » dans le fichier des cartes.
starts-needs-an-area = Il faut une case à ce chef, par exemple "d5".
starts-is-not-land = { $area } n'est pas une terre de cette carte.
starts-and-both-on = { $area } est déjà prise, par { $other }.

## The card file

rulers-needed = Il faut des [[rulers]], de 1 à { $most }.
rulers-too-few = À { $seats } joueurs, il faut au moins { $fewest } chefs : avec moins, toutes les cartes du dernier chef pourraient être en main et l'étape 1 ne finirait jamais.
rulers-of-the-book = Il y a { $n ->
    [one] { $n } chef
   *[other] { $n } chefs
} ; le livre en a { $book }.
two-rulers-are-called = Deux chefs s'appellent « { $id } ».
entry-is-not-a-table = Cette entrée doit être une table.
ruler-id = L'id doit compter de 1 à 16 minuscules de a à z.
name-needs-english = Il faut les mots de chaque langue, au moins en anglais : {"{"} en = "…", fr = "…" {"}"}.
name-without-french = Il n'y a pas de mots français ; ceux de l'anglais serviront.
nine-words = Il faut { $n } de ces mots, séparés par des espaces : { $words }.
kinds-of-the-book = Dans le livre, chaque chef a une carte de chaque sorte.

## The shape file

shapes-needed = Il faut des [[shapes]], de 1 à { $most }.
two-shapes-are-called = Deux formes s'appellent « { $id } ».
too-many-pieces = Il y a { $n } pièces ; on ne peut jouer avec plus de { $most }.
too-many-places = Ces formes se posent sur cette carte de { $n } façons ; plus de { $most } ne se gèrent pas. Prenez moins de formes, de plus petites, ou une carte plus petite.
shape-id = L'id doit compter de 1 à 8 lettres ou chiffres.
must-be-from-to = Il faut un nombre entier de { $least } à { $most }.
form-must-be-drawn = La forme doit être faite de lignes de X et de points, d'un seul tenant, de { $most } cases au plus.
bridge-too-short = Un pont compte au moins trois cases : terre, rivière, terre.
tiles-of-size = Tuiles de taille { $size } : { $kinds } { $kinds ->
    [one] sorte
   *[other] sortes
}, { $copies } { $copies ->
    [one] pièce
   *[other] pièces
} ; le livre en a { $book_kinds } et { $book_copies }.
bridges-of-size = Ponts de taille { $size } : { $kinds } { $kinds ->
    [one] sorte
   *[other] sortes
}, { $copies } { $copies ->
    [one] pièce
   *[other] pièces
} ; le livre en a { $book_kinds } et { $book_copies }.
