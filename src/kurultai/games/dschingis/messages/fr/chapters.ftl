## Les règles comme on les lit : chapitres, et ce que l'on sait des éléments qui n'étaient que dessinés.

chapter-aim = Le but
    .about = Installez votre peuple là où il vaut le plus. Un guerrier chinois rapporte 3 points en Chine et en coûte 3 en Mongolie ; un cavalier mongol, l'inverse. Entre les deux court la Grande Muraille, et les joueurs la déplacent. Tous les jetons d'un village comptent pour celui qui a posé le dernier. Le plus de points l'emporte.
chapter-turn = Votre tour
    .about = Piochez deux pièces : des murs, des jetons, ou un de chaque. Utilisez ensuite tous vos murs ou tous vos jetons.
chapter-lay = Poser des jetons
    .about = Votre chef va de village en village, par la route, par une porte ouverte ou le long du mur, et pose un jeton dans chacun.
chapter-build = Construire des murs
    .about = Posez tous vos murs, rattachés à ceux qui sont debout. Quand une boucle se ferme, le chemin le plus long devient la Grande Muraille et le plus court s'écroule.
chapter-countries = Mongolie et Chine
chapter-lift = Quand votre chef est bloqué
chapter-score = Le décompte
chapter-end = La fin de la partie
chapter-setup = Avant le premier tour

fact-lattice = 38 cases d'un treillis, avec des tours aux coins et un village dans chacune ; 8 des 28 murs au milieu, entre deux tours rouges sur les côtés ; certains villages reliés par des routes
    .ours = Pareil. Le contour et les routes sont de nous.
fact-rhombs = Les cases sont dessinées en losanges penchés, non en carrés
    .ours = Le même plan, dessiné droit.
fact-scores = Une partie à quatre s'est terminée par 33 : 15 : 12 : −10, en 35 à 45 minutes
    .ours = Nos ordinateurs font 14,0 points en moyenne à quatre ; leurs vainqueurs, 25,2.
