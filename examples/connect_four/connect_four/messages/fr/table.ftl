## What players read beside the rules, English and French side by side.

seat-red = Rouge
seat-yellow = Jaune

asked = { $who }, à vous : choisissez une colonne

happened-drop = lâche un jeton dans la colonne { $column }

over-won = { $who } gagne : quatre jetons alignés
over-draw = Partie nulle : la grille est pleine

is-no-column-a-to-g = { $text } : pas une colonne (a à g)
