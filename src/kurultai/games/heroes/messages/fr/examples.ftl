## Les exemples de la règle, à suivre pas à pas.

example-opening = Le départ, et un premier héros
    .start = Chaque camp commence avec huit combattants à son bord du plateau et quatre villes devant eux. L'Or commence.
    .hero = Un combattant de l'Or avance de deux cases et finit dans une ville de son camp : il devient un héros.
    .answer = Turquoise en fait autant.
example-turning = Un déplacement avec des détours
    .before = Un combattant de Turquoise barre la route au héros de l'Or. Personne ne saute.
    .hero = Le héros a trois pas et peut tourner à chacun : il contourne. Personne n'est battu, car l'Or n'est que d'un côté.
    .warrior = Un combattant a deux pas. Il peut aussi finir sur la case voisine : un pas dehors, un pas pour revenir.
example-line-of-three = Trois pions sur une ligne
    .before = Trois combattants de Turquoise sont alignés. L'Or tient un bout, l'autre est libre.
    .beaten = L'Or le ferme. La ligne est continue : tous les trois sont battus et quittent le jeu.
example-several-lines = Plusieurs lignes à la fois
    .before = Une ligne, une colonne et une diagonale mènent à cette case. À l'autre bout de chacune se tient un combattant de l'Or.
    .beaten = Un seul coup ferme les trois lignes : cinq pions sont battus ensemble.
example-both-sides = Les deux camps à la fois
    .before = Un combattant de l'Or va se glisser entre deux pions de Turquoise. L'un d'eux a déjà l'Or de l'autre côté.
    .beaten = Le pion de l'Or est entre deux pions de Turquoise, et l'un de ceux-ci entre deux pions de l'Or. On juge tout ensemble : tous deux sont battus.
example-cities = Villes et héros
    .before = L'Or a deux villes, Turquoise aussi. On traverse une ville vide comme n'importe quelle case.
    .own = Un combattant qui finit son déplacement dans une ville de son camp devient un héros.
    .taken = Un pion qui finit son déplacement dans une ville adverse la prend. Ce combattant reste un combattant.
    .spot = La ville est maintenant la sienne. À un tour suivant, il devient un héros sur place : c'est tout le tour de l'Or.
example-end = La dernière ville
    .before = L'Or a toutes les villes sauf celle-ci, que Turquoise garde des deux côtés.
    .won = D'abord la ville change de camp, puis le héros est battu. L'Or a toutes les villes et gagne.
