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
# The reader, first of those who do something together
list-you = Vous

# The language's name for itself
language = Français
chapter-rules = Les règles
chapter-lost = Ce qui s'est perdu
    .about = Nous avons le texte de la règle, non ses images. Ce qui n'était que dessiné a dû être refait. Si vous avez la boîte, vous pouvez le corriger : une nouvelle partie accepte vos propres fichiers, sous Options.

# Data files: boards, cards and the like

data-files-refused = { $n ->
    [one] On ne peut pas encore y jouer ; une chose ne va pas :
   *[other] On ne peut pas encore y jouer ; { $n } choses ne vont pas :
} { $problems }
problem-of-file = { $file } › { $problem }
and-more-problems = … et { $n } de plus.
entry-is-not-read = Rien ne lit l'entrée « { $key } ». On connaît : { $known }.
origin-can-be = L'origine peut être { $there }.
title-is-a-text = Le titre doit être un texte.
file-too-large = Le fichier est trop grand : { $limit } Kio au plus sont lus.
file-too-deep = Le fichier est trop imbriqué : { $deepest } tables ou listes au plus sont lues les unes dans les autres.
file-too-many-entries = Le fichier a trop d'entrées : { $most } au plus sont lues.
file-not-utf-8 = La ligne { $line } du fichier est illisible : il faut l'enregistrer comme texte en UTF-8.
file-not-json = Le fichier commence comme du JSON, mais la ligne { $line }, caractère { $column }, n'en est pas.
file-not-toml = La ligne { $line }, caractère { $column }, du fichier n'est pas du TOML.
file-ends-early = Le fichier s'interrompt : quelque chose d'ouvert n'est pas refermé à la fin.
file-not-read = Le fichier est illisible : ce n'est ni du TOML ni du JSON.
file-holds-no-table = Le fichier ne contient pas de table : il faut des entrées comme title = "…".
file-odd-number = Un nombre du fichier n'en est pas un avec lequel on puisse compter.
file-large-number = Un nombre du fichier est trop grand : { $most } au plus.
file-odd-value = Le fichier contient autre chose qu'un texte, un nombre, une liste ou une table : { $value }.
file-long-text = Un texte du fichier est trop long : { $n } lettres, alors que { $most } sont lues.
file-odd-letter = Le fichier contient une lettre invisible ({ $code }). Retirez-la, s'il vous plaît.
entry-twice = L'entrée « { $key } » est là deux fois.
