title = Heroes

rule-layout = Chaque camp commence avec huit combattants et quatre villes. Le dessin est perdu : les cases sont donc de nous. Elles se trouvent dans un fichier de plateau que vous pouvez corriger.
    .heading = La mise en place
rule-start = Le plus jeune joueur commence. Ici, l'Or commence : choisissez qui le prend.
    .heading = Qui commence
rule-moving = On joue chacun son tour. À votre tour, vous devez déplacer un de vos propres pions.
    .heading = Déplacer un de ses pions
    .refusal = { $why ->
    [rival] Ce pion est à { $rival }.
   *[empty] Aucun de vos pions ne se trouve là.
}
rule-moving-warrior = Un combattant avance de 2 cases, tout droit ou en diagonale, et peut changer de direction en route.
    .heading = Combattants
    .refusal = C'est trop loin : un combattant n'avance que de 2 cases.
rule-moving-hero = Un héros avance de 3 cases, tout droit ou en diagonale, et peut changer de direction à chacune.
    .heading = Héros
    .refusal = C'est trop loin : un héros n'avance que de 3 cases.
rule-moving-free = Les pions ne passent et ne s'arrêtent que sur des cases libres. Une ville inoccupée est libre, à qui qu'elle soit.
    .heading = Cases libres seulement
    .refusal = { $why ->
    [own] Un de vos propres pions s'y trouve.
   *[rival] Un pion { ELIDE("de", $rival) } s'y trouve. On bat un pion en le cernant, pas en se plaçant dessus.
}
rule-moving-return = Un déplacement ne peut pas finir sur la case où il a commencé.
    .heading = Pas de retour au départ
    .refusal = { $why ->
    [stuck] Ce pion ne peut pas bouger : d'autres pions lui barrent tous les chemins.
   *[return] Un déplacement ne peut pas finir là où il a commencé.
}
rule-city-promotion = Un combattant qui finit son déplacement dans une ville de son camp devient un héros.
    .heading = Un combattant dans sa ville
rule-city-capture = Un pion qui finit son déplacement dans une ville adverse la prend. Le combattant qui prend une ville reste un combattant.
    .heading = Prendre une ville
rule-surrounded = Un ou plusieurs pions en ligne continue, droite ou diagonale, entre deux pions adverses sont battus et quittent le jeu.
    .heading = Pions cernés
rule-surrounded-both = Si plusieurs lignes sont cernées en un même tour, tous leurs pions sont battus, les vôtres comme ceux de l'adversaire.
    .heading = Cernés des deux côtés
rule-special = Si l'un de vos combattants se trouve dans l'une de vos villes au début de votre tour, vous pouvez en faire un héros au lieu de déplacer un pion.
    .heading = Cas particulier : un héros sur place
    .refusal = Ce combattant n'est pas dans une de vos villes.
rule-end = La partie finit dès qu'une des conditions de fin est remplie. On ne joue plus.
    .heading = Fin de la partie
    .refusal = La partie est finie.
rule-end-cities = Le joueur qui possède toutes les villes gagne.
    .heading = Toutes les villes dans une main
rule-end-pieces = Le joueur qui n'a plus qu'un pion, ou aucun, perd.
    .heading = Un seul pion
rule-end-few = Si les deux joueurs n'ont plus qu'un ou deux pions, celui qui a le plus de villes gagne. S'ils en ont autant, il y a égalité.
    .heading = Peu de pions
rule-H1 = Un combattant fait exactement 2 pas vers une case voisine, un héros exactement 3. Il peut tourner à chaque pas, repasser par une case et même par sa case de départ, mais pas y finir. Avec l'option « jusqu'à », il peut aussi faire moins de pas.
    .heading = Exactement tant de pas
    .refusal = { $piece ->
    [hero] Un héros avance d'exactement 3 cases, et aucun chemin libre de cette longueur n'y mène.
   *[warrior] Un combattant avance d'exactement 2 cases, et aucun chemin libre de cette longueur n'y mène.
}
rule-H2 = Les pions ne traversent que des cases vides et des villes inoccupées des deux camps. Personne ne saute.
    .heading = Pas de saut
    .refusal = { $why ->
    [detour] Un héros avance d'exactement 3 cases, et aucun chemin libre de cette longueur n'y mène.
   *[blocked] D'autres pions barrent le chemin.
}
rule-H3 = La ville agit d'abord : un combattant devient un héros, ou la ville change de camp. Puis toutes les prises sont jugées ensemble sur la position obtenue.
    .heading = D'abord la ville, puis les prises
rule-H4 = Est battue toute suite continue de pions d'une couleur, sur une ligne, une colonne ou une diagonale, qui a un pion adverse à chaque bout. Les deux couleurs sont jugées sur la même position et retirées ensemble. On peut se placer entre deux adversaires et perdre le pion.
    .heading = Ce qui est cerné
rule-H5 = Un pion dans une ville peut être battu. Une ville prise par un pion qui est battu au même tour reste prise. Si c'était la dernière, elle donne la victoire.
    .heading = Une ville ne protège pas
rule-H6 = Il reste un combattant. À un tour suivant, son joueur peut en faire un héros sur place, comme de tout combattant placé dans une ville de son camp.
    .heading = Le combattant qui a pris une ville
    .refusal = Ce pion est déjà un héros.
rule-H7 = Après les prises, on vérifie dans cet ordre. Un joueur qui a toutes les villes gagne. Si un seul des deux a au plus un pion, il perd. Si tous deux ont au plus 2 pions, on compte les villes.
    .heading = Comment la fin est jugée
rule-H8 = On ne passe que si l'on n'a aucun coup permis. Faire un héros sur place en est un. Après deux passes de suite, on compte les villes.
    .heading = Passer
    .refusal = Vous pouvez encore jouer, donc vous ne pouvez pas passer.
rule-H9 = On compte les villes quand la même position se présente pour la troisième fois, et après 200 coups de suite (100 de chaque joueur, passes comprises) sans pion battu ni nouveau héros. Prendre une ville ne fait pas repartir le compte.
    .heading = Pas de progrès
rule-H10 = Après chaque tour, on vérifie dans cet ordre : toutes les villes, un seul pion, peu de pions, deux passes, répétition, 200 coups sans progrès.
    .heading = Ordre des vérifications
