home = Kurultai, accueil
home-go = Vers les jeux
play = Jouer
rules = Règles
close = Fermer
settings = Langue, lumière, son
settings-title = Réglages
language = Langue
theme = Lumière
theme-system = Comme le système
theme-light = Jour
theme-dark = Crépuscule
speed = Ce que font les autres se montre
speed-calm = Posément
speed-brisk = Vivement
speed-instant = D'un coup
sound = Son
sound-off = Coupé
sound-on = Doux

newer = Kurultai a été mis à jour. Rechargez la page pour continuer ; rien n'est perdu.
newer-do = Recharger
home-title = Qui sera le prochain khan ?
home-about = Des jeux de plateau venus de la steppe, à une table qui connaît les règles. Jouez contre un bot, avec un ami devant cet écran, ou avec des gens au loin.
home-games = Jeux
home-facts = { $seats } joueurs · environ { $minutes } minutes

continue = Reprendre
continue-none = Rien pour l'instant. Vos parties vous attendront ici, même si vous fermez la page.
continue-move = { $n } coup
continue-moves = { $n } coups
continue-yours = À vous
continue-theirs = À l'autre
continue-over = Terminée
continue-record = Relevé
continue-all = Tout montrer

record = Relevé
record-title = Regarder un relevé
record-drop = Déposez ici le relevé d'une partie
record-pick = Choisir un fichier
record-unreadable = Ce fichier n'est pas un relevé : il faut le fichier JSON qu'une table permet de télécharger
record-download = Télécharger le relevé
record-only = Un relevé, à regarder

new-players = Combien de joueurs ?
new-who = Qui joue { $colour } ?
new-me = Moi
new-friend = Un ami ici
new-bot = Un bot
new-level = Niveau
new-swap = Changer de côté
new-options = Options et langue
new-start = Commencer la partie
new-rules = Lire les règles
file-label = { $title } ({ $origin })
file-untitled = Sans titre
file-origin = D'où vient-il ?
file-origin-box = de la boîte
file-origin-reconstructed = reconstitué
file-origin-own = fait maison
file-bring = Apporter votre propre fichier
file-download = Télécharger celui-ci, pour le modifier
file-forget = Ne pas garder ce fichier
file-checking = Vérification du fichier …
file-refused = { $name } : ce fichier ne se joue pas encore. Voyez ci-dessus ce qui ne va pas.
file-errors = { $n ->
    [one] Il ne se joue pas encore ; une chose ne va pas :
   *[other] Il ne se joue pas encore ; { $n } choses ne vont pas :
}
file-warnings = { $n ->
    [one] Une chose n'est pas comme dans la boîte
   *[other] { $n } choses ne sont pas comme dans la boîte
}
file-good = On peut y jouer.
file-full = Vous gardez déjà autant de fichiers que possible : celui-ci ne servira qu'à cette partie.
file-picture = Voici à quoi il ressemble :
file-sets = Ce avec quoi on joue
preparing = Les règles se préparent
preparing-starts = La partie commence dès que les règles sont prêtes
preparing-title = Un instant

lost-title = Rien que de l'herbe ici
lost-text = Cette page ou cette table n'existe pas. Elle est peut-être à un autre navigateur.
lost-server-title = Personne ne répond
lost-server = Le serveur ne répond pas. Nous insistons.
lost-request = Le serveur ne répond pas : réessayez dans un instant
lost-reconnecting = Reconnexion…
lost-kept = La ligne est coupée. Ce que vous faites est gardé, et envoyé à son retour.
broken-title = Cette table est hors service
broken-state = hors service

rules-title = Les règles de { $game }
rules-about = Dans nos propres mots, avec l'endroit du livret. Quand un coup est refusé, la table renvoie ici.
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle ne dit cela. Essayez un autre mot.
    [one] Une règle
   *[other] { $n } règles
}
rules-lost = Certains éléments sont reconstitués. Vous avez la boîte ? Corrigez-les.
rules-contents = Sommaire
rules-ruling = décision
rules-ruling-about = Là où le livret se tait ou se lit de deux façons, nous tranchons ainsi.
facts-title = Ce que l'on sait par ailleurs
facts-about = Ce que des pages publiques disent des éléments dont les images sont perdues.
facts-yes = concorde
facts-partly = concorde en partie
facts-unknown = inconnu
facts-source = Source : { $sources }

seat-me = vous
seat-friend = ami
seat-other = quelqu'un
seat-bot = bot
seat-bot-level = { $level }
seat-turn = au trait

cover-title = { $who }, c'est à vous
cover-text = Passez l'écran. Ce que sait { $who } se montre quand on lève la couverture.
cover-lift = Je suis { $who } : montrer la table

not-turn = Ce n'est pas à vous de jouer.
not-turn-person = C'est à { $who } de jouer.
not-turn-bot = Ce n'est pas encore à vous de jouer : { $who } réfléchit.
not-seated = Vous regardez : cette table est à d'autres.
asked-ending = La partie est finie
asked-wait = { $who } choisit son coup
refused-asked = Ce n'est pas possible maintenant : faites d'abord ce qui est demandé.
refused-rule = Règle : { $rule }
looking = Retour en arrière : après le coup { $at } sur { $of }
looking-back = Revenir à la partie
looking-why = C'est une position antérieure : revenez à la partie pour jouer.
looking-unfinished = Le relevé s'arrête ici, trait à { $who }

undo = Annuler
undo-ask = Annuler ?
undo-ask-whom = Demander aux autres de reprendre mon dernier coup
start-over = Refaire
start-over-turn = Refaire le tour
start-over-none = Rien de ce tour ne peut être repris.
turn-end = Demander avant la fin de mon tour
turn-end-ask = Demander
turn-end-at-once = Ne pas demander
turn-end-asked = Cela finit votre tour. D'accord ?
turn-end-yes = Finir le tour
turn-end-no = Pas encore
undo-title = Tout le monde est d'accord ?
undo-text = La dernière décision est reprise. Ce qui a été vu depuis reste vu.
undo-agreed = D'accord : on reprend
hint = Conseil
hint-none = Un conseil se donne quand c'est à vous de jouer.
hint-people = Ici, vous jouez contre des personnes, et la table a été ouverte sans conseils.
hint-others = Ou bien
hint-share = { $n } % de chances
hint-thinking = Recherche d'un bon coup…
flip = Retourner
moves = Coups
more = Plus
resign = Abandonner
resign-none = Il n'y a pas de partie à abandonner.
resign-title = Abandonner la partie ?
resign-text = L'autre camp gagne alors.
resign-no = Continuer

replay = Revoir
replay-turn = Revoir le tour { $n }
turn-you = Vous
turn-setup = Mise en place
turn-setup-steps = Étapes de la mise en place
turn-round = Manche { $n }
turn-more = (et { $n } de plus)
turn-steps = Étapes du tour { $n }
history-turn-previous = Un tour en arrière
history-turn-next = Un tour en avant
history-first = Au début
history-previous = Un coup en arrière
history-next = Un coup en avant
history-last = Revenir à la partie
history-slider = Position dans la partie
history-close = Fermer les coups
history-none = Aucun coup encore.

result = La partie est finie
result-show = Résultat et revanche
result-won = Vous gagnez !
result-lost = Pas cette fois
result-wins = { $who } gagne
result-draw = Égalité
result-look = Revoir la partie
result-new = Une autre partie
rematch = Revanche

review-open = Analyser la partie
review-title = La partie analysée
review-wait = Chaque coup est revu…
review-back = Retour à la table
review-board = Le plateau à ce moment
review-moment = Moment de la partie
review-chances = Chances de victoire
review-known = Ce qu'on savait alors
review-really = Ce qu'il en était
review-reckons = Ce que { $who } pouvait estimer
review-sum-luck = { $you ->
    [yes] { $luck ->
        [0] Le sort a été neutre pour vous.
       *[other] { $more ->
            [yes] Vous avez eu { $luck } % de chance de plus que la moyenne.
           *[no] Vous avez eu { $luck } % de chance de moins que la moyenne.
        }
    }
   *[no] { $luck ->
        [0] Le sort a été neutre pour { $who }.
       *[other] { $more ->
            [yes] { $who } a eu { $luck } % de chance de plus que la moyenne.
           *[no] { $who } a eu { $luck } % de chance de moins que la moyenne.
        }
    }
}
review-sum-play = { $you ->
    [yes] { $more ->
        [yes] Face aux autres, vos choix ont rapporté { $n } %.
       *[no] Face aux autres, vos choix ont coûté { $n } %.
    }
   *[no] { $more ->
        [yes] Face aux autres, les choix de { $who } ont rapporté { $n } %.
       *[no] Face aux autres, les choix de { $who } ont coûté { $n } %.
    }
}
review-grade-flawless = Jeu sans faute
review-grade-sharp = Jeu précis
review-grade-sound = Jeu solide
review-grade-loose = Jeu relâché
review-grade-wild = Jeu débridé
review-turns = Tour par tour
review-points = Tournants
review-points-none = Aucun tour n'a décidé de cette partie à lui seul.
review-best = Le coup de la partie
review-fine = Bien
review-inaccurate = Imprécis
review-mistake = Une erreur
review-lucky = Chanceux
review-unlucky = Malchanceux
review-forced = Rien à choisir
review-setup = La partie est mise en place.
review-cost = Cela a coûté { $n } % d'une victoire.
review-fortune = { $more ->
    [yes] Le sort a rapporté { $n } %.
   *[no] Le sort a coûté { $n } %.
}
review-better = Mieux
review-better-show = Montrer sur le plateau
review-better-step = Le meilleur tour, étape { $n } sur { $of }
review-better-leave = Revenir à la partie
review-try = Rejouer d'ici
review-figures = Tous les chiffres
review-figures-why = En pour cent d'une victoire, tel que chacun pouvait l'estimer alors. Le départ, ce qu'a fait le sort, ce qu'ont fait ses choix face à ceux des autres : ensemble, c'est le résultat. L'erreur est ce qu'une décision a coûté en moyenne, comparée à la meilleure.
review-first = au début
review-luck = sort
review-play = jeu
review-last = à la fin
review-error = erreur

zoom-closer = De plus près
zoom-whole = Tout le plateau

score-title = Points
score-line = Compté
score-now = si c'était fini
score-tie = départage les ex æquo
score-total = Total
score-items = Un par un
score-more = { $n } de plus si la partie finissait là
score-less = { $n } de moins si la partie finissait là
score-unknown = et ce qu'on ne peut pas encore savoir
score-counted = { $who } : { $what }, { $points }

motion = Mouvement
motion-system = Comme le système
motion-reduced = Aucun
motion-full = Complet
size = Taille du plateau
size-fit = Tout en vue
size-larger = Plus grand
coordinates = Noms des lignes et colonnes
coordinates-on = Affichés
coordinates-off = Masqués
volume = Volume
rules-tab = Dans un onglet
rules-close = Fermer les règles
refused-why = Pourquoi ?
echo-sent = Envoyé, pas encore confirmé
echo-kept = Pas confirmé : la ligne est coupée. Votre coup est gardé, et envoyé à son retour.
rest-do = Faire le reste d'un coup
weighed-yes = Jouer
weighed-no = Pas maintenant
premove-begun = Préparé pour votre tour : choisissez où aller
premove-ready = Votre prochain coup est prêt. Touchez le plateau ou pressez Échap pour y renoncer.
premove-dropped = Le coup que vous aviez préparé n'est plus possible
keys = Clavier
keys-space = Espace
keys-next = À la prochaine place où l'on peut jouer
keys-steps = Un coup en arrière, en avant
keys-turns = Un tour en arrière, en avant
keys-ends = Au début, retour à la partie
keys-skip = Passer ce qui se montre
keys-escape = Laisser ce qui est commencé, fermer
keys-flip = Retourner le plateau
keys-sound = Son ou silence
keys-help = Cette liste
