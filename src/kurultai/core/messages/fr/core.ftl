is-known-here-with-rules-not = { $id } est connu ici avec les règles { $rules_version }, pas { $rules }
is-for-players-not = { $title } se joue à { $allowed }, pas à { $seats }
the-game-is-not-over = la partie n'est pas finie
has-no-option-it-has = { $id } n'a pas d'option { $name } (il y a : { $there })
option-takes-a-data-files-document = l'option { $name } attend le document d'un fichier de données
option-can-be-not = l'option { $name } peut valoir { $there }, pas { $value }
has-chance-perft-counts-games-without = { $name } a du hasard : perft compte sans
move-must-look-like-by-0 = le coup { $number } doit ressembler à {"{"}"by": 0, "move": "…"{"}"}
the-record-has-moves-not = la partie a { $moves } coups, pas { $end }
a-record-is-a-json-object = une partie est un objet JSON
a-record-begins-with-format = une partie porte "format": "{ $format }"
a-record-needs-as-a-json = il manque { $key } (JSON : { $name })
is-written = { $where } : s'écrit { $right }
there-is-a-result-but-the = résultat d'une partie inachevée
ended-can-be-draw-resign-0 = ended peut valoir draw, resign 0/1 ou timeout 0/1, pas { $ended }
only-a-game-of-two-can = seule une partie à deux peut être abandonnée ou nulle d'un commun accord
the-moves-end-the-game-it = les coups finissent la partie, { $ended } ne va pas
not-json = pas du JSON : { $error }
there-is-no-record-in-it = il n'y a aucune partie dedans
the-game-was-over = { $where } : la partie était finie
it-was-the-turn-of = { $where } : c'était à { $whose }
the-game-is-over-but-there = partie finie, sans résultat
the-results-should-be-not = résultat : { $key } devrait valoir { $value }, pas { $key2 }
wrong-move-of-record = { $where } : { $why }
there-is-no-game-there-is = il n'y a pas de jeu { $id } (il y a : { $there })
the-game-cannot-be-loaded = le jeu { $id } ne peut être chargé : { $error }
move-of-record = coup { $number } ({ $move })
chance = la chance
seat-number = la place { $seat }
score = Score
not-legal-in-batch = le coup { $move } n'est pas permis dans la partie { $game }

# One, two and three
list-comma = { $most }, { $next }
list-and = { $most } et { $last }

# The language's name for itself
language = Français
chapter-rules = Les règles
chapter-lost = Ce qui s'est perdu
    .about = Nous avons le texte de la règle, non ses images. Ce qui n'était que dessiné a dû être refait. Si vous avez la boîte, vous pouvez le corriger : une nouvelle partie accepte vos propres fichiers, sous Options.
