## Les règles comme on les lit : chapitres, et ce que l'on sait des éléments qui n'étaient que dessinés.

chapter-aim = Le but
    .about = Le grand Khan est souffrant et l'un de ses généraux lui succédera. Remplissez vos chariots de richesses pour les expédier et posez des cartes dans votre camp : les deux rapportent des points. Le plus de points l'emporte.
chapter-turn = Votre tour
    .about = Prenez un des dés lancés. Sa couleur et son chiffre disent ce que vous pouvez faire : piocher autant de cartes et en jouer une, ou piller autant de richesses.
chapter-wagons = Les chariots
    .about = Un chariot part dès que toutes ses cases sont remplies. Chacun vaut autant de points qu'il y a de joueurs.
chapter-cards = Les cinq sortes de cartes
    .about = L'équipement sert pour toujours, la razzia une fois, le mercenaire tant qu'il est payé. Le fléau se joue contre les autres. Le trésor compte à la fin.
chapter-effects = Quand les cartes agissent
chapter-end = La fin de la partie
chapter-score = Les points
chapter-setup = Avant le premier tour

fact-wagons = 8 chariots violets, 8 orange, 8 verts et 8 bleus ; des dés de 1 à 3, chaque chiffre deux fois
    .ours = Pareil. Les cases des chariots sont de nous.
fact-cards = Un livret explique les cartes. Un équipement donne des richesses en plus au début du tour ; une razzia en prend à tous les autres joueurs ; la plupart des razzias gênent ou volent.
    .ours = Aucun de nos équipements ne fait la première chose ; une de nos razzias ressemble à la deuxième ; 4 de nos 12 razzias attaquent.
fact-scores = Les scores se situent entre dix et vingt points
    .ours = Nos ordinateurs font 13,6 points en moyenne à deux.
