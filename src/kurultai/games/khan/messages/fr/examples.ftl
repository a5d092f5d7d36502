## Les exemples du livret, pas à pas.

example-flight = Un chef s'enfuit
    .north = On retourne une carte du chef Seldjoukide, le gris. Si elle disait nord, il irait une case plus haut : la terre y est libre.
    .south-west = Si elle dit sud-ouest, il regarde à trois cases : une tuile, puis deux fois la rivière. Pas de terre libre : c'est bloqué.
    .west = La direction suivante, dans le sens horaire, est l'ouest. Un pont y couvre les trois cases. Bloqué aussi.
    .north-west = Il fuit donc vers le nord-ouest : la première case y est libre. Il laisse une yourte neutre derrière lui.
    .edge = Le chef Rus, le bleu clair, se tient au bord de la carte. Pour lui, il n'y a que cinq directions : la carte s'arrête dans les trois autres.

example-tiles = Que peut-on recouvrir ?
    .yellow = Jaune a ici une yourte parmi trois neutres. Les neutres ne comptent pas, donc personne n'en a plus que Jaune : à son tour, Jaune peut poser ici la barre de quatre.
    .nobody = Personne ne peut poser de domino sur ces deux-ci. Les deux yourtes sont neutres, et il faut au moins une de ses propres yourtes.
    .green = Jaune n'a pas de yourte ici, mais Vert si. Vert peut donc poser un domino sur cette yourte neutre et la sienne.
    .laid = C'est ce que fait Vert, pour 2 points. Les yourtes recouvertes sont retirées, et une verte se pose dessus.

example-together = Qui conquiert quoi ?
    .red = Rouge pourrait conquérir ici : deux yourtes rouges, personne d'autre.
    .yellow = Ici, ce serait Jaune : deux yourtes jaunes.
    .blue = Et Bleu ne pourrait conquérir qu'ici. Partout ailleurs, il n'y a pas de yourte bleue, ou une autre couleur en a plus.
    .ruler = Le chef à côté ne peut être recouvert par personne. Il faut d'abord pourchasser un chef.
    .together = Sur ces quatre cases, il y a deux yourtes rouges et deux jaunes. Rouge ou Jaune peut conquérir ici, et de toute façon ils conquièrent ensemble.
    .shared = Rouge a posé le petit zigzag. Une yourte rouge et une jaune sont dessus, et ses 4 points en font 2 pour chacun.

example-bonus = Territoires : le deuxième décide
    .shared = Bleu joue une troisième action. Sur ces trois yourtes, une de Jaune, une de Bleu et une de Vert, tous trois conquerraient ensemble.
    .largest = Bleu l'a fait, et les trois cases comptent en entier pour chacun des trois. Le plus grand territoire de Rouge a quatre cases, les leurs trois. Rouge reçoit le bonus de 10.
    .second = Jaune, Bleu et Vert sont à égalité : leur deuxième territoire décide. Celui de Jaune a trois cases : 6 points. Celui de Bleu deux : 3 points. Vert n'en a pas et ne reçoit rien.

example-bonus-tie = Territoires : égalité parfaite
    .equal = Rouge et Jaune ont conquis quatre cases ensemble, et rien d'autre. Leurs listes de territoires sont identiques : chacun reçoit les 10 points en entier.
    .next = Bleu et Vert partagent trois cases. Bleu a posé en plus un domino : il vient ensuite, avec 6 points, et Vert en reçoit 3. L'égalité ne fait perdre aucun bonus.
