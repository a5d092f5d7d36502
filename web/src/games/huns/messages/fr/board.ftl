points = points
board = Table

seat-0 = Loup
seat-1 = Faucon
seat-2 = Cerf
seat-3 = Cheval

blue = bleu
red = rouge
green = vert
black = noir
yellow = jaune

type-equipment = Équipement
type-raid = Razzia
type-mercenary = Mercenaire
type-curse = Fléau
type-treasure = Trésor

wagon-purple = Chariot violet { $n }
wagon-orange = Chariot orange { $n }
wagon-green = Chariot vert { $n }
wagon-blue = Chariot bleu { $n }
wagon-label = { $type } : { $slots }
wagon-loaded = { $colour } chargé
wagon-wants = { $colour } demandé
wagon-other = { $cube } sur un emplacement { $colour }
wagon-none = Pas de Chariot ici
wagon-take = Prendre ce Chariot

phase-start = Début du tour
phase-during = Pendant l'action
phase-end = Fin du tour
phase-any = À tout moment
phase-game_end = Fin de la partie

status-active = actif
status-blocked = bloqué par un Fléau
status-waiting = attend des Richesses
status-used = épuisé
status-ready = prête
status-filled = rempli, fini
status-fled = fui
status-met = rempli
status-unmet = pas rempli
status-unknown = inconnu pour l'instant
short-active = actif
short-blocked = bloqué
short-waiting = attend
short-used = épuisé
short-ready = prête
short-filled = fini
short-fled = fui
short-met = rempli
short-unmet = pas rempli
short-unknown = ?
card-cubes = { $n } Richesses sur { $of }
card-by = posé par { $who }
card-min = à partir de { $n } joueurs
card-use = L'utiliser
card-raid = Lancer la Razzia

die = dé { $colour }
die-shows = donne { $n }
die-taken = pris par { $who }
die-may = à prendre
die-offer = piller { $n }, piocher { $m }
die-free = { $n } emplacements libres
die-rolls = relancé quand on le prend
deck = paquet { $type }, { $n } cartes
deck-under = Vous savez ce qui est dessous
deck-nothing = On ne sait rien de son ordre.
deck-known = Sous le paquet, de haut en bas. Ce que vous y avez mis, vous seul le voyez.
deck-show = Montrer ce que je sais
deck-unknown = une carte que vous n'avez pas vue
reserve = Réserve { $colour } : { $n }
pile = Pioche de Chariots : { $n }
display = Chariots visibles
market = Dés, paquets et Réserve

camp = Camp de { $who }
camp-yours = votre camp
camp-stash-label = Butin : { $what }
camp-shipped = Expédiés : { $n }
camp-down = Face cachée : leurs types seront montrés à la fin
camp-no-cards = Pas encore de cartes
camp-score = { $n } points : ligne par ligne
camp-score-unknown = { $n } points, sans ce qui est face cachée : ligne par ligne
camp-first = premier joueur

round = Manche { $n }, tour { $m } sur 5
round-none = Avant la première manche
round-die = Dé du tour : { $colour } { $n }

step-pillage = Piller { $n } en { $colour }
step-draw = Piocher { $n }, en garder 1
step-none-after = Pas de Razzia : finir le tour
step-none-put = Ne plus rien placer
step-none = Non
step-without = Sans échange
step-flee = Fuir : −{ $n } points à la fin
step-suffer = Le subir
step-play = La jouer
step-play-on = Sur { $who }
step-next = Celui-ci d'abord
step-use = L'utiliser
step-use-on = Utiliser : { $what }
step-decline = Pas maintenant
step-cancel = Laisser

rest-put = { $n ->
    [2] Placer les deux
   *[other] Placer les { $n }
}
tray-put = { $n } à placer : touchez un emplacement clair
tray-put-from = Quelle Richesse ?
tray-put-to = Où ?
tray-return = Rendez une Richesse claire
tray-take = Prenez un Chariot visible ou de la pioche
tray-cards = Cartes utilisables :
tray-choose = { $card } : choisissez
tray-from = { $colour } de { $what }

prompt-play = Vous avez pioché
prompt-use = Votre carte peut agir
prompt-must = Cette carte doit agir
prompt-flee = { $who } vous lance un Fléau
prompt-next = Quel effet d'abord ?
prompt-hide = Voir la table
prompt-show = Revenir à la question
habit-title = Quand cette carte peut agir
habit-ask = Me demander
habit-always = Toujours
habit-never = Jamais
habit-is-always = toujours utilisée
habit-is-never = jamais utilisée

gallery-title = Les cartes
gallery-about = Cinq paquets de douze. À deux joueurs, dix de chaque sont en jeu, à trois onze.
gallery-wagons = Les Chariots
tally = { $wagons } Chariots expédiés, { $cubes } Richesses au Butin, { $cards } cartes

held-up = La seule carte piochée : elle est jouée
held-up-read = Lue
