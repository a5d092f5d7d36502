title = Puissance 4

rule-drop = Rouge commence, puis chacun son tour. Choisissez une colonne : le jeton tombe à sa place libre la plus basse. Une colonne en contient six.
    .heading = Lâcher un jeton
    .refusal = la colonne { $column } est pleine
rule-four = Le premier qui a quatre jetons côte à côte, en ligne droite ou en diagonale, gagne.
    .heading = Quatre alignés
rule-draw = Quand les 42 places sont prises et que personne n'en a aligné quatre, la partie est nulle.
    .heading = La grille est pleine
rule-over = On ne joue plus une fois la partie finie.
    .heading = La partie est finie
