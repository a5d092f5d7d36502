points = { $n ->
    [one] point
   *[other] points
}
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

wagon-purple = Chariot violet
wagon-orange = Chariot orange
wagon-green = Chariot vert
wagon-blue = Chariot bleu
wagon-of = { $wagon } ({ $who })
wagon-label = { $type } : { $slots }
wagon-loaded = { $colour } chargé
wagon-wants = { $colour } demandé
wagon-other = { $cube } sur un emplacement { $colour }
wagon-none = Pas de Chariot ici
wagon-take = Prendre ce Chariot

phase-start = Début du tour
phase-during = Pendant le tour
phase-end = Fin du tour
phase-any = À tout moment
phase-game_end = Fin de la partie

status-active = agit
status-blocked = sans effet à cause d'un Fléau
status-waiting = attend des Richesses
status-used = a déjà servi
status-ready = peut servir
status-filled = rempli, n'agit plus
status-fled = fui
status-met = condition remplie
status-unmet = condition non remplie
status-unknown = inconnu pour l'instant
card-cubes = { $n ->
    [one] { $n } emplacement rempli sur { $of }
   *[other] { $n } emplacements remplis sur { $of }
}
card-by = joué par { $who }
card-min = à partir de { $n } joueurs
card-use = L'utiliser
card-raid = Activer cette Razzia
card-here = Ici et maintenant

die = dé { $colour }
die-shows = montre { $n }
die-taken = pris par { $who }
die-may = à prendre
die-offer = piller { $n }, piocher { $m }
die-free = { $n ->
    [one] { $n } emplacement libre pour lui
   *[other] { $n } emplacements libres pour lui
}
die-rolls = relancé quand on le prend
deck = paquet { $type }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deck-under = vous savez ce qu'il y a dessous
deck-nothing = On ne sait rien de son ordre.
deck-known = Sous le paquet, de haut en bas. Vous seul voyez ce que vous y avez mis.
deck-show = Montrer ce que je sais
deck-unknown = une carte que vous n'avez pas vue
reserve = Réserve { $colour } : { $n }
pile = Pioche de Chariots : { $n }
display = Chariots visibles
market = Dés, paquets et Réserve

camp = Camp ({ $who })
camp-yours = votre Camp
camp-stash-label = Butin : { $what }
camp-shipped = Expédiés : { $n }
camp-down = Face cachée : leurs types seront montrés à la fin
camp-no-cards = Pas encore de cartes
camp-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
} : ligne par ligne
camp-score-unknown = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, et ce qui est face cachée : ligne par ligne
camp-first = premier joueur

round = Manche { $n }, tour { $m } sur 5
round-none = Avant la première manche
round-die = Dé du tour : { $colour } { $n }

step-pillage = Piller { $n ->
    [one] { $n } { $colour ->
        [blue] bleue
        [red] rouge
        [green] verte
        [black] noire
       *[yellow] jaune
    }
   *[other] { $n } { $colour ->
        [blue] bleues
        [red] rouges
        [green] vertes
        [black] noires
       *[yellow] jaunes
    }
}
step-draw = Piocher { $n }, jouer 1
step-none-after = Finir le tour sans Razzia
step-none-put = Ne plus rien placer
step-none = Non
step-without = Sans échange
step-flee = { $n ->
    [one] Fuir : −{ $n } point à la fin
   *[other] Fuir : −{ $n } points à la fin
}
step-suffer = Le subir
step-play = La jouer
step-play-on = Jouer sur { $who }
step-next = Celle-ci d'abord
step-use = L'utiliser
step-use-on = L'utiliser : { $what }
step-decline = Pas maintenant
step-cancel = Annuler

rest-put = { $n ->
    [2] Placer les deux
   *[other] Placer les { $n }
}
tray-put = { $n ->
    [one] { $n } Richesse à placer : touchez un emplacement clair
   *[other] { $n } Richesses à placer : touchez un emplacement clair
}
tray-put-from = Quelle Richesse prenez-vous ?
tray-put-to = Où va-t-elle ?
tray-return = Rendez à la Réserve une Richesse claire
tray-take = Prenez un Chariot visible, ou le premier de la pioche
tray-cubes = Quelle Richesse ?
tray-cards = Cartes utilisables :
tray-whole = Votre tour serait alors terminé
tray-choose = { $card } : sur quoi l'utilisez-vous ?
stash-of = Butin ({ $who })
tray-from = { $colour }, { $what }

prompt-play = Vous avez pioché
prompt-use = Votre carte peut agir
prompt-must = Cette carte doit agir
prompt-flee = { $who } joue un Fléau sur vous
prompt-next = Quelle carte agit ensuite ?
prompt-hide = Voir la table
prompt-show = Revenir à la question
habit-title = Quand cette carte peut agir
habit-ask = Me demander
habit-always = Toujours l'utiliser
habit-never = Ne jamais l'utiliser
habit-is-always = toujours utilisée
habit-is-never = jamais utilisée

gallery-title = Les cartes
gallery-about = Cinq paquets de douze. À deux joueurs, dix de chaque sont en jeu ; à trois, onze.
gallery-wagons = Les Chariots
file-own = { $n ->
    [one] Une carte qui n'est pas du jeu livré
   *[other] { $n } cartes qui ne sont pas du jeu livré
}
file-shipped = { $n ->
    [one] Une carte du jeu livré
   *[other] { $n } cartes du jeu livré
}
file-reading = Ce qui est saisi pour { $id } dit (« vous » êtes celui dans le Camp de qui elle se trouve) :
tally = { $wagons ->
    [one] { $wagons } Chariot expédié
   *[other] { $wagons } Chariots expédiés
}, { $cubes ->
    [one] { $cubes } Richesse au Butin
   *[other] { $cubes } Richesses au Butin
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

held-up = Vous avez pioché une seule carte : vous devez la jouer
held-up-read = Continuer

progress = { $n } sur { $m }
progress-most = { $n } ici, { $m } au mieux chez les autres
progress-fewest = { $n } ici, { $m } au moins chez les autres
progress-rank = place { $n }, il faut la place { $m }
progress-unknown = on ne peut pas encore savoir où il en est
stack = { $n ->
    [one] 1 carte épuisée
   *[other] { $n } cartes épuisées
}
stack-of = Cartes épuisées du camp du { $who }
die-fits = { $n ->
    [0] aucune n'a de place
    [one] 1 a sa place
   *[other] { $n } ont leur place
}
die-ships = { $n ->
    [one] complète un chariot
   *[other] complète { $n } chariots
}
deck-left = Pas encore vues : l'une d'elles viendra
deck-left-none = Vous connaissez toutes les cartes qui y restent.
tray-put-some = { $m ->
    [one] 1 seule des { $n } Richesses trouve sa place : touchez l'emplacement clair
   *[other] Seules { $m } des { $n } Richesses trouvent leur place : touchez un emplacement clair
}
