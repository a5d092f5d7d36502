## Les règles comme on les lit : chapitres, et ce que l'on sait des éléments qui n'étaient que dessinés.

chapter-aim = Le but
    .about = Deux petites armées se disputent huit villes. Vous gagnez dès que les huit sont à vous, ou quand il ne reste à l'adversaire qu'un seul pion.
chapter-turn = Votre tour
    .about = Vous déplacez un pion. Un combattant avance de deux cases, un héros de trois, dans toutes les directions ; tous deux peuvent tourner en chemin.
chapter-cities = Villes et héros
    .about = Un combattant qui atteint une de vos villes devient un héros. Un pion qui atteint une ville adverse la prend.
chapter-surrounded = Pions encerclés
    .about = Les pions alignés entre deux pions adverses sont battus. Les vôtres aussi, si vous vous glissez entre deux adversaires.
chapter-end = La fin de la partie

fact-title = Qui a publié le jeu, quand et sous quel titre
    .ours = La règle que nous avons est sans couverture. « Heroes » est le nom que nous lui donnons.
fact-layout = Où se trouvent les villes et les combattants au départ
    .ours = Le dessin est perdu et aucune page publique ne le montre. La position de départ est de nous.
