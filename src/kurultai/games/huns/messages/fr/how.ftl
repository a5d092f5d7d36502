## Comment jouer, sur une page ; les exemples du livret.

how-aim = Le but du jeu
    .text =
        Le grand Khan se meurt, et l'un de ses généraux lui succédera. On gagne des points de deux façons : en remplissant des Chariots de Richesses pour les expédier, et en jouant des cartes dans son Camp.
        Qui a le plus de points à la fin sera le prochain khan.
how-turn = Votre tour
    .text =
        On lance cinq dés. L'un après l'autre, les joueurs prennent un dé et jouent un tour avec lui, jusqu'au dernier ; certains jouent donc plus souvent que d'autres dans une manche. Puis on relance les dés, et le joueur suivant commence.
        La couleur du dé dit quelles Richesses ou quelles cartes, son nombre combien. Vous faites l'une de deux choses.
        Piller : prenez autant de Richesses de sa couleur. Chacune va sur un emplacement de sa couleur, sur vos Chariots. Ce qui n'en trouve pas retourne à la Réserve.
        Piocher : regardez autant de cartes de son paquet. Jouez-en une, remettez les autres sous le paquet.
how-wagons = Les Chariots
    .text =
        Un Chariot entièrement rempli est aussitôt expédié. Ses Richesses vont dans votre Butin, et vous prenez un nouveau Chariot : un Chariot visible, ou le premier de la pioche.
        Chaque Chariot expédié vaut un point par joueur : 2 points à deux joueurs. Les types différents rapportent un point chacun ; ou comptez votre plus grande série d'un même type, si elle rapporte plus.
how-cards = Les cinq sortes de cartes
    .text =
        Les Équipements (bleus) vous aident désormais. Ils ne rapportent pas de points.
        Les Razzias (rouges) s'activent une fois, à votre tour, juste avant ou juste après votre action. Chacune vaut 1 point, activée ou non.
        Les Mercenaires (verts) agissent tant que tous leurs emplacements sont remplis, de toutes les couleurs. Rempli, chacun vaut 1 point ; non rempli, il en coûte 1.
        Les Fléaux (noirs) se jouent sur un autre joueur. Ils agissent jusqu'à ce qu'ils soient remplis. La victime peut aussi fuir aussitôt : cela coûte un point par joueur à la fin.
        Les Trésors (jaunes) comptent à la fin : un point par joueur chacun, si la condition est remplie à ce moment-là.
how-end = La fin et les points
    .text =
        La partie s'arrête à la fin d'une manche où une couleur de Richesses ou un paquet est épuisé.
        On compte les Chariots, leurs types, les Razzias, les Mercenaires remplis et les Trésors ; on retire des points pour les Mercenaires non remplis et les Fléaux fuis. Le Butin départage les égalités, rien d'autre.
how-wrong = Trois choses que tout le monde oublie
    .text =
        Les Richesses d'un même pillage vont sur vos Chariots ou sur une seule carte, jamais sur les deux, et jamais sur deux cartes.
        Si vous piochez, vous devez jouer une des cartes. Avec un dé de 1, vous jouez une carte que vous n'avez pas choisie.
        Fuir un Fléau coûte cher : autant que rapporte un Chariot. Mieux vaut souvent le subir et le remplir.

example-round = Trois joueurs, cinq dés
    .five = À trois joueurs, cinq dés ne se partagent pas également. Loup commence.
    .first = Premier tour : Loup prend le dé rouge et joue un tour avec lui.
    .second = Deuxième tour : Faucon prend le dé noir.
    .third = Troisième tour : Cerf prend le dé jaune.
    .again = Il reste deux dés. Loup prend le bleu : c'est son second tour.
    .last = Faucon prend le dernier dé, le vert : un second tour pour lui aussi.
    .next = Cerf n'a joué qu'une fois. Faucon reçoit maintenant le marqueur et commence la manche suivante.
example-draw = Piocher avec un 2 vert
    .die = Loup prend le dé vert, un 2, et décide de piocher deux Mercenaires.
    .cards = Loup est seul à voir ces deux cartes.
    .played = Loup joue Ildico, l'Empoisonneuse. L'autre carte va sous le paquet Mercenaire.
example-wagons = Trois Richesses, deux emplacements
    .pillage = Loup pille 3 Richesses bleues.
    .placed = Deux d'entre elles vont sur les emplacements bleus libres des deux Chariots.
    .back = Il n'y a pas d'emplacement pour la troisième. Elle retourne à la Réserve.
example-ship = L'une remplit le Chariot, l'autre va sur le suivant
    .before = Le Chariot orange n'a plus qu'un emplacement libre. Il veut du vert.
    .pillage = Loup pille 2 Richesses vertes.
    .shipped = La première remplit le Chariot, qui est expédié : les Richesses vont au Butin, le Chariot aux expédiés.
    .new = Loup prend aussitôt un nouveau Chariot, avec des emplacements verts libres.
    .placed = Et la seconde Richesse va dessus.
example-card = Le Mercenaire ou le Fléau
    .cards = Dans le Camp de Loup, il y a un Mercenaire à deux emplacements libres et un Fléau à trois.
    .pillage = Loup pille 3 Richesses jaunes. Sur une carte, chaque couleur convient.
    .mercenary = Loup en pose deux sur le Mercenaire, qui est maintenant rempli. La troisième retourne à la Réserve.
    .curse = Ou bien Loup aurait pu poser les trois sur le Fléau et en être débarrassé.
    .never = Mais jamais une partie ici et une partie là : les Richesses d'un même pillage vont sur une seule carte.
example-types = Les types de Chariot
    .three = Loup a expédié trois Chariots : deux bleus et un violet.
    .fourth = Maintenant un orange. Quatre Chariots valent 8 points à deux joueurs.
    .types = Trois types différents : 3 points de plus.
    .series = La plus grande série, deux Chariots bleus, n'en rapporterait que 2. Le meilleur décompte est retenu.
