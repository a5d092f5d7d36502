title = Dschingis Khan

rule-map = Le plateau compte 38 villages, 19 par pays. Le dessin du contour et des routes est perdu : ceux-ci sont de nous. Ils se trouvent dans un fichier de plateau que vous pouvez corriger.
    .heading = Le plateau
rule-material = Il y a 28 murs. Chaque couleur a un chef et 17 jetons : 5 guerriers chinois, 5 cavaliers mongols, 5 paysans, 1 peste et 1 plante guérisseuse.
    .heading = Le matériel
rule-setup-wall = Huit murs ouverts relient les deux tours rouges. Les vingt autres forment la réserve commune.
    .heading = La muraille au départ
rule-setup = Mélangez vos jetons sans les regarder : c'est votre réserve passive. Piochez-en deux, posez-les face cachée sur deux villages voisins du même côté du mur et placez votre chef sur l'un des deux. Ensuite, chacun pioche encore deux jetons et prend deux murs : c'est la réserve active.
    .heading = S'installer
    .refusal = Installez-vous d'abord avec les deux jetons que vous avez piochés.
rule-D1 = Le premier joueur est tiré au sort.
    .heading = Qui commence
    .refusal = Personne n'occupe cette place.
rule-D2 = Dans l'ordre du tour, chacun pioche deux jetons, les regarde et les pose sur deux villages vides, séparés par une ligne sans mur. Quand tous sont installés, chacun à son tour pioche deux jetons et prend deux murs. Il n'y a là rien à décider.
    .heading = Où s'installer
    .refusal = { $why ->
    [taken] Quelqu'un s'y est déjà installé.
    [beside-taken] Quelqu'un s'est déjà installé dans le village voisin.
   *[wall] Un mur sépare ces deux villages.
}
rule-turn = On pioche d'abord, puis on construit des murs ou on pose des jetons. C'est ensuite au joueur suivant.
    .heading = Un tour
    .refusal = { $phase ->
    [take] Piochez d'abord vos pièces.
    [choose] Choisissez d'abord : construire ou marcher.
   *[other] C'est trop tôt : le sort doit d'abord décider.
}
rule-draw = Prenez deux murs dans la réserve commune, deux jetons dans votre réserve passive, ou un de chaque. Les jetons se piochent sans les voir. Vous regardez un jeton avant de piocher la pièce suivante.
    .heading = Piocher deux pièces
    .refusal = Il n'y a pas de tel jeton dans cette réserve passive.
rule-draw-limit = Votre réserve active ne contient jamais plus de quatre murs ni plus de quatre jetons, même pendant la pioche.
    .heading = Quatre au plus de chaque
    .refusal = { $source ->
    [walls] Vous avez déjà quatre murs. Piochez plutôt un jeton.
   *[tokens] Vous avez déjà quatre jetons. Piochez plutôt un mur.
}
rule-D3 = Les deux pièces se piochent l'une après l'autre. On ne peut pas piocher dans une réserve vide. On pioche moins de deux pièces seulement quand il n'y a rien que l'on puisse prendre.
    .heading = Piocher une pièce après l'autre
    .refusal = { $source ->
    [walls] Il n'y a plus de murs dans la réserve commune.
   *[tokens] Vous n'avez plus de jetons à piocher.
}
rule-use = Utilisez soit tous les murs, soit tous les jetons de votre réserve active.
    .heading = Toutes les pièces d'un même type
    .refusal = { $phase ->
    [build] Ce tour-ci, vous construisez : posez vos murs.
    [enter] Choisissez d'abord le village où votre chef revient sur le plateau.
   *[march] Ce tour-ci, vous marchez : avancez et posez vos jetons.
}
rule-lay = Votre chef va de village en village. Dans chacun, vous posez un jeton face cachée par-dessus ceux qui s'y trouvent, et il se place dessus.
    .heading = Poser les jetons
    .refusal = Vous n'avez pas de { $token } à poser.
rule-lay-road = Vers un village voisin du même côté du mur, par une route.
    .heading = Par la route
    .refusal = { $why ->
    [here] Votre chef s'y trouve déjà.
    [no-road] Aucune route n'y mène.
    [no-road-up] Aucune route n'y mène, et il n'y a pas ici de porte ouverte pour monter sur le mur.
    [no-road-down] Aucune route n'y mène, et aucune porte ouverte ne permet d'y descendre du mur.
    [along] C'est trop loin par la route. Votre chef peut y aller par le mur.
    [no-way-up] C'est trop loin par la route, et il n'y a pas ici de porte ouverte pour monter sur le mur.
   *[no-way-down] C'est trop loin par la route, et aucune porte ouverte ne permet d'y descendre du mur.
}
rule-lay-gate = Vers le village voisin, de l'autre côté d'un mur dont la porte est ouverte.
    .heading = Par la porte
    .refusal = { $why ->
    [up] La porte y est fermée, et il n'y a pas ici de porte ouverte pour monter sur le mur.
    [down] La porte y est fermée, et aucune porte ouverte ne permet d'y descendre du mur.
   *[along] La porte y est fermée. Votre chef peut y aller par le mur.
}
rule-lay-wall = Le chef monte sur un mur ouvert de son village, longe le mur, pans fermés compris, et redescend par un autre mur ouvert.
    .heading = Le long du mur
    .refusal = Votre chef ne peut monter sur le mur que par une porte ouverte du village où il se trouve.
rule-lay-close = Un mur que le chef a traversé, ou par lequel il est monté ou descendu, est retourné. Il est désormais fermé.
    .heading = Les portes se ferment
rule-lay-leader = Un chef ne peut pas aller dans un village où se tient un chef adverse.
    .heading = Chefs adverses
    .refusal = Le chef { ELIDE("de", $rival) } s'y trouve.
rule-lay-once = Pendant un tour, un chef ne visite aucun village deux fois et ne revient pas à son point de départ.
    .heading = Chaque village une seule fois
    .refusal = Votre chef y est déjà passé ce tour-ci.
rule-lay-rest = Si votre chef ne peut plus avancer, votre tour s'achève et les jetons qui vous restent quittent le jeu.
    .heading = Jetons qui ne peuvent pas être posés
rule-control = Le propriétaire du jeton du dessus contrôle le village et peut en consulter tous les jetons.
    .heading = Contrôle
rule-D5 = On peut emprunter une route tant qu'aucun mur ne se dresse sur la ligne entre les deux villages.
    .heading = Routes et murs
    .refusal = Un mur coupe cette route.
rule-D6 = Un mur ouvert peut être traversé, qu'il y ait une route ou non, même sur un embranchement. Il se ferme ensuite.
    .heading = Où mènent les portes
    .refusal = Il n'y a pas de mur à cet endroit, donc pas de porte.
rule-D7 = Le chef monte sur un mur ouvert de son village et suit les murs reliés, ouverts ou fermés, embranchements compris. Il redescend par un autre mur ouvert, dans le village d'un côté ou de l'autre. Les deux murs se ferment. Il ne peut pas redescendre dans le village qu'il vient de quitter. De l'autre côté d'un autre mur de ce village, c'est permis.
    .heading = Chemins sur le mur
    .refusal = { $why ->
    [same] Votre chef doit redescendre par une autre porte que celle par où il est monté.
    [here] Votre chef ne peut pas redescendre dans le village qu'il vient de quitter.
   *[closed] Il n'y a pas là de porte ouverte pour redescendre.
}
rule-D8 = Un chef ne peut pas aller dans un village où se tient un chef adverse, dans un village qu'il a déjà visité ce tour-ci, ni dans le village où il a commencé le tour.
    .heading = Où un chef ne peut pas aller
rule-D9 = Pour marcher, il faut un jeton, et le chef doit pouvoir aller quelque part (ou, s'il n'est pas sur le plateau, avoir un village où entrer). Vous posez tous les jetons de votre réserve active, un dans chaque village atteint, dans l'ordre de votre choix. Si le chef ne peut plus avancer, les autres quittent le jeu sans être vus.
    .heading = La marche
    .refusal = { $why ->
    [no-token] Vous n'avez pas de jeton à poser.
   *[blocked] Votre chef ne peut aller nulle part.
}
rule-build = Les murs se posent sur des lignes libres entre les tours, reliés à ceux qui sont en place, et toujours ouverts. Des embranchements peuvent apparaître.
    .heading = Construire des murs
    .refusal = Il y a déjà un mur à cet endroit.
rule-build-loop = Quand un embranchement ferme une boucle, la partie la plus courte est retirée. La plus longue fait partie de la Grande Muraille.
    .heading = Boucles
rule-build-end = Quand le mur atteint une autre tour du bord, le mur le plus long est conservé et le plus petit morceau est retiré.
    .heading = Une nouvelle extrémité
rule-build-equal = Quand les deux côtés d'une boucle ont la même longueur, les murs qui viennent d'être ajoutés sont retirés.
    .heading = Même longueur
rule-build-isolated = Les murs qui ne sont plus reliés à rien sont retirés aussi.
    .heading = Murs isolés
rule-D4 = Un mur se pose sur une ligne entre deux villages, jamais sur le contour.
    .heading = Lignes
    .refusal = Il n'y a pas de telle ligne sur ce plateau.
rule-D11 = Vous posez tous les murs de votre réserve active, un par un, chacun sur une ligne libre qui touche une tour du mur en place. Si vous ne pouvez ni construire, ni marcher, ni retirer votre chef, votre tour s'achève.
    .heading = La construction
    .refusal = { $why ->
    [no-wall] Vous n'avez pas de mur à poser.
    [no-line] Aucune ligne libre ne touche le mur en place.
   *[apart] Un nouveau mur doit toucher le mur en place.
}
rule-D12 = Chaque mur est jugé dès qu'il est posé. La boucle quitte la Grande Muraille à une tour et la rejoint à une autre : deux chemins mènent de l'une à l'autre. Le plus long est la Grande Muraille, le plus court est retiré en entier. S'ils sont aussi longs l'un que l'autre, seuls les murs posés ce tour-ci sur le nouveau chemin sont retirés.
    .heading = Une boucle avec la Grande Muraille
rule-D13 = Si aucun mur de la boucle n'appartient à la Grande Muraille, les murs qui y ont été posés ce tour-ci sont retirés.
    .heading = Une boucle à côté de la Grande Muraille
rule-D14 = Quand un embranchement atteint une autre tour du bord, trois tronçons mènent de la bifurcation à une extrémité : à l'ouest, à l'est et à la nouvelle. Le plus court est retiré en entier. Si l'embranchement part d'une extrémité de la Grande Muraille, rien n'est retiré et elle s'allonge. Si plusieurs tronçons ont la longueur la plus courte, les murs posés ce tour-ci sur le nouveau tronçon sont retirés.
    .heading = Trois extrémités
rule-D15 = Tout mur qui n'est plus relié à la Grande Muraille est retiré. Les embranchements encore reliés restent. Les murs retirés retournent dans la réserve commune ; au dernier tour, ils quittent le jeu.
    .heading = Ce qui est retiré
rule-countries = La Grande Muraille sépare la Mongolie de la Chine. Quand elle se déplace, des villages changent de pays.
    .heading = Deux pays
rule-D16 = La Grande Muraille va de son extrémité occidentale à son extrémité orientale et garde ce sens à chaque changement. À sa gauche se trouve la Mongolie, à sa droite la Chine, chacune peut-être en plusieurs morceaux. Les embranchements ne séparent rien.
    .heading = À gauche et à droite du mur
rule-lift = Si votre chef est bloqué, vous pouvez le retirer du plateau au lieu de construire ou de poser des jetons. Avant votre prochaine pose de jetons, il revient dans un de vos villages ou, si vous n'en avez pas, dans un village vide.
    .heading = Retirer son chef
    .refusal = { $why ->
    [off] Votre chef n'est plus sur le plateau.
   *[free] Votre chef n'est pas bloqué : il peut encore avancer.
}
rule-D10 = Si votre chef n'a aucun pas permis après votre pioche, vous pouvez le retirer, quelle que soit votre réserve active. Vous la gardez. Il revient dans un village que vous contrôlez ou, si vous n'en avez pas, dans un village sans jeton ni chef. Son retour ne pose aucun jeton, et sa marche commence là ce tour-ci.
    .heading = Retirer son chef et revenir
    .refusal = { $why ->
    [mine] Votre chef ne peut revenir que dans un village que vous contrôlez.
   *[empty] Vous ne contrôlez aucun village : votre chef ne peut revenir que dans un village vide.
}
rule-end = Le dernier tour commence quand deux réserves sont épuisées : tous les murs et tous les jetons d'une couleur, ou tous les jetons de deux couleurs.
    .heading = Deux réserves sont épuisées
rule-end-last = Chacun joue encore une fois, en dernier celui qui a provoqué la fin. Les murs retirés quittent alors le jeu.
    .heading = Le dernier tour
    .refusal = La partie est finie.
rule-D17 = La fin est annoncée au moment où l'on pioche une pièce alors que la réserve commune et la réserve passive d'un joueur sont vides, ou celles de deux joueurs. Rien ne l'annule, pas même des murs qui reviennent. Celui qui l'annonce finit son tour. Puis chacun joue encore une fois, lui en dernier. (Aux tables commencées avant cette décision, la fin était jugée une seule fois, à la fin d'un tour, quand les murs retirés étaient revenus.)
    .heading = Quand la fin est annoncée
rule-D21 = Si pendant dix tours de suite de chaque joueur aucun jeton n'est pioché ni posé, la partie s'arrête aussitôt et l'on compte.
    .heading = Pas de fin en vue
rule-D18 = Un jeton que vous avez posé, ou que vous avez pu consulter, vous reste connu. Quand vous posez le jeton du dessus d'une pile, vous connaissez toute la pile. Les jetons qui ont quitté le jeu ne sont connus que de leur propriétaire. Tout le monde peut compter les jetons des réserves et des piles.
    .heading = Ce que l'on sait reste su
rule-score = Chaque village compte pour le joueur dont le jeton est au-dessus, avec tous les jetons qui s'y trouvent.
    .heading = Décompte
rule-score-plain = Un guerrier chinois en Chine et un cavalier mongol en Mongolie valent 3 points chacun, dans l'autre pays −3. Un paysan vaut 1.
    .heading = Un village ordinaire
rule-score-plague = Avec la peste mais sans plante, un guerrier chinois ou un cavalier mongol vaut −3 et un paysan −1, dans les deux pays.
    .heading = Un village avec la peste
rule-score-herb = Avec une plante mais sans peste, un guerrier chinois ou un cavalier mongol vaut 3 et un paysan 1, dans les deux pays.
    .heading = Un village avec la plante
rule-score-both = Un village qui a les deux, quel que soit leur nombre, compte comme s'il n'avait ni l'une ni l'autre.
    .heading = Peste et plante
rule-D19 = Tous les jetons de la pile, quel que soit leur propriétaire, comptent pour celui du jeton du dessus. La peste et la plante elles-mêmes valent 0.
    .heading = Ce que vaut la pile
rule-winner = Celui qui a le plus de points gagne.
    .heading = Le vainqueur
rule-D20 = À égalité de points, celui qui contrôle le plus de villages gagne. S'il y a encore égalité, la victoire est partagée.
    .heading = Égalités
