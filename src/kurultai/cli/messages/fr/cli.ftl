is-a-game-of-not-of = { $file } est une partie de { $id }, pas de { $id2 }.
players-names-but-play = --players nomme { $named } joueurs, mais on joue à { $seats }.
thinking = { $who } réfléchit …
result = Résultat
undone = Coup repris.
saved = Enregistré dans { $file }.
unsaved = Impossible d'écrire { $file } : { $why }.
hint = { $plan } Pour commencer, tapez { $move }.
legal = { $move } est permis.
rule = Règle « { $name } » ({ $book }) : { $gist }
save = Dites où : save partie.json
help = Tapez un coup tel qu'il s'écrit, ou l'un de ces mots : moves montre ce que vous pouvez jouer, why COUP dit si un coup est permis, undo reprend, hint conseille, save FICHIER enregistre la partie, resign abandonne, quit quitte.
lesson = { $title } (leçon { $n } sur { $of })
lesson-on = Entrée pour continuer, quit pour partir.
no-lessons = Il n'y a pas de leçons pour ce jeu.
no-such-lesson = Il n'y a pas de leçon « { $wanted } ». Il y a { $names }.
solve-find = { $who-is ->
    [you] Problème { $id }, niveau { $rating } : trouvez votre meilleur coup. Tapez-le, ou show pour voir la solution.
   *[other] Problème { $id }, niveau { $rating } : trouvez le meilleur coup pour { $who }. Tapez-le, ou show pour voir la solution.
}
solve-and-then = Juste. Et ensuite ?
solve-right = Juste, c'est le meilleur coup.
solve-wrong = Ce n'est pas le meilleur. Voici ce qui peut suivre :
solve-again = Retour au problème : réessayez, ou tapez show pour voir la solution.
solve-solution = La solution : { $moves }

# Data files: boards, cards and the like

origin-box = de la boîte
origin-reconstructed = reconstitué
origin-home-made = fait maison
file-is-there = { $file } existe déjà.
no-such-data = { $game } a ces fichiers de données : { $names }.
data-unrecognised = Rien dans le fichier ne dit à quel jeu il appartient : ajoutez --game et --as.
data-checked = { $game }, { $name } : « { $title } », { $origin }
data-errors = { $n ->
    [one] Une chose ne va pas :
   *[other] { $n } choses ne vont pas :
}
data-warnings = { $n ->
    [one] Une chose n'est pas comme dans la boîte :
   *[other] { $n } choses ne sont pas comme dans la boîte :
}
data-good = On peut y jouer.
review-first = au début
review-luck = chance
review-play = jeu
review-last = à la fin
review-error = erreur par décision
review-better = Mieux : { $line }
review-best = le coup de la partie
review-inaccurate = imprécis
review-mistake = une erreur
review-lucky = chanceux
review-unlucky = malchanceux
review-grade-flawless = sans faute
review-grade-sharp = précis
review-grade-sound = solide
review-grade-loose = relâché
review-grade-wild = débridé
