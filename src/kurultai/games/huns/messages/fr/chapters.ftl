## Les règles comme on les lit : chapitres, et ce que l'on sait des éléments qui n'étaient que dessinés.

chapter-aim = Le but du jeu
    .about = Le grand Khan est souffrant et l'un de ses généraux lui succédera. Remplissez vos Chariots de Richesses pour les expédier et posez des cartes dans votre Camp : les deux rapportent des points. Qui a le plus de points l'emporte.
chapter-turn = Votre tour
    .about = Prenez un des dés lancés. Sa couleur et son chiffre disent ce que vous pouvez faire : piocher autant de cartes et en jouer une, ou piller autant de Richesses.
chapter-wagons = Les Chariots
    .about = Un Chariot part dès que tous ses emplacements sont remplis. Chacun vaut autant de points qu'il y a de joueurs.
chapter-cards = Les cinq sortes de cartes
    .about = L'Équipement sert pour toujours, la Razzia une fois, le Mercenaire tant qu'il est payé. Le Fléau se joue contre les autres. Le Trésor compte à la fin.
chapter-effects = Quand les cartes agissent
    .about = Les cartes changent presque toutes les règles. Voici quand, dans quel ordre, et ce qui se passe si plusieurs agissent ensemble. Beaucoup de règles ont un exemple tiré des cartes.
chapter-placing = Comment placer des Richesses
    .about = Une seule façon pour tout : un pillage, l'aide aux derniers joueurs, et chaque carte qui fait placer des Richesses.
chapter-end = La fin de la partie
chapter-score = Les points
chapter-setup = Avant le premier tour
chapter-behind = Derrière la table
    .about = Le hasard, qui sait quoi, et les parties par écrit.

fact-wagons = 8 Chariots violets, 8 orange, 8 verts et 8 bleus ; des dés de 1 à 3, chaque chiffre deux fois
    .ours = Pareil. Les emplacements des Chariots sont les nôtres.
fact-cards = Un livret explique les cartes. Un Équipement donne des Richesses en plus au début du tour ; une Razzia en prend à tous les autres joueurs ; la plupart des Razzias gênent ou volent.
    .ours = Aucun de nos Équipements ne fait la première chose ; une de nos Razzias ressemble à la deuxième ; 4 de nos 12 Razzias attaquent.
fact-scores = Les scores se situent entre dix et vingt points
    .ours = Nos ordinateurs font 13,6 points en moyenne à deux.
