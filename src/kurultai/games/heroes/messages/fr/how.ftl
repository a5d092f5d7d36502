## Comment jouer : une page, deux minutes.

how-aim = Le but
    .text =
        Deux armées de huit combattants se disputent huit villes. Chaque camp en a quatre au départ.
        Vous gagnez dès que toutes les villes sont à vous, ou dès que l'adversaire n'a plus qu'un pion.
how-turn = Votre tour
    .text =
        Déplacez un de vos pions. Un combattant avance d'exactement deux cases, un héros d'exactement trois, dans toutes les directions ; tous deux peuvent tourner à chaque pas.
        Ils ne traversent que des cases libres et des villes inoccupées. Personne ne saute, et un déplacement ne finit jamais où il a commencé.
how-surrounding = Battre des pions
    .text =
        Après le déplacement, toute suite continue de pions qui a un pion adverse à chaque bout est battue : un pion ou plusieurs, sur une ligne, une colonne ou une diagonale.
        Un seul coup peut fermer plusieurs lignes. Les pions battus quittent le jeu.
how-cities = Villes et héros
    .text =
        Un combattant qui finit son déplacement dans une ville de son camp devient un héros. Un pion qui finit son déplacement dans une ville adverse la prend.
        Si un de vos combattants se trouve déjà dans une de vos villes, vous pouvez en faire un héros au lieu de déplacer un pion.
how-end = La fin
    .text =
        Toutes les villes sont à vous : vous gagnez. Il ne vous reste qu'un pion : vous perdez. Chacun n'a plus qu'un ou deux pions : celui qui a le plus de villes gagne ; à égalité, personne ne l'emporte.
        Si la même position revient pour la troisième fois, ou si pendant 100 coups de chacun aucun pion n'est battu et aucun héros n'apparaît, on compte aussi les villes.
how-wrong = Trois choses que tout le monde oublie
    .text =
        1. Votre propre pion est battu, lui aussi, si vous le placez entre deux adversaires. Regardez les deux bouts de chaque ligne avant de jouer.
        2. Le combattant qui prend une ville reste un combattant. Seule une ville déjà à vous en fait un héros, ou bien un tour suivant, sur place.
        3. Battre le pion qui est dans une ville ne prend pas la ville : un de vos pions doit y finir un déplacement. Et une ville ne protège personne.
