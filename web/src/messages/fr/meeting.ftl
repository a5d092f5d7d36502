home-far = À distance
title-turn = À vous
notice-turn = { $game } : c'est à vous
notice-legend = Quand c'est à moi
notice-off = L'onglet le dit
notice-on = Me prévenir aussi
notice-denied = Ce navigateur n'autorise pas les notifications ici

lobby-open = Tables ouvertes
lobby-open-none = Personne ne cherche de compagnie pour l'instant. Ouvrez une table que tous trouvent.
lobby-running = Parties à regarder
lobby-running-none = Aucune partie publique en cours.
lobby-waiting = En attente
lobby-closed = Fermée
lobby-join = Rejoindre
lobby-watch = Regarder

name-title = Mon nom
name-yours = Votre nom
name-keep = Garder
name-kept = Gardé dans ce navigateur.
name-protect = Le protéger par une phrase secrète
name-protect-about = Personne d'autre ne pourra alors s'asseoir sous ce nom. Le même nom et la même phrase le prouvent sur un autre appareil. Une phrase perdue ne se retrouve pas.
name-passphrase = Phrase secrète, 8 lettres ou plus
name-prove = Protéger, ou prouver
name-proved = { $name } est protégé, et à vous.

new-far = Au loin
new-far-who = Qui peut prendre { $colour } ?
new-far-open = Le premier venu
new-far-invited = Mes invités
new-visibility = Qui trouve la table ?
new-visibility-link = Qui a le lien
new-visibility-public = Tout le monde
new-clock = Pendule
new-clock-none = Aucune
new-clock-days = Jours par tour
new-clock-minutes = Minutes en tout
new-clock-for-days = Jours pour chaque tour
new-clock-for-minutes = Minutes chacun
new-clock-for-increment = Secondes ajoutées à chaque tour
new-timeout = Quand le temps est écoulé
new-absence = Quand quelqu'un ne revient pas
new-timeout-loss = La partie est perdue
new-timeout-bot = Un bot continue
new-open = Ouvrir la table

clock-none = Sans pendule
clock-days = { $days } jours par tour
clock-day = 1 jour par tour
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $increment } s
clock-left-days = { $d } j { $h } h
clock-left-hours = { $h } h { $m } min
clock-left = temps restant
clock-low = le temps presse

wait-title = La table attend
wait-about = La partie commence dès que toutes les places sont prises.
wait-link = Envoyez ce lien
wait-link-about = Qui l'ouvre prend une place libre ou regarde.
reach-here = Ce serveur tourne sur votre machine, et pour elle seule : personne d'autre ne peut encore ouvrir un lien vers lui.
reach-open = Laisser entrer mon réseau
reach-opened = Tout votre réseau local (le même Wi-Fi, par exemple) peut maintenant ouvrir ce lien, jusqu'à l'arrêt du serveur. Pour des amis plus éloignés, voyez docs/hosting.md.
reach-link = Lien pour une autre fenêtre de cette machine
reach-code = Le lien sous forme de code à photographier
wait-copy = Copier
wait-copied = Copié
wait-share = Partager
wait-free = libre
wait-invited = pour un invité
wait-kept = gardée pour { $name }
wait-sit = S'asseoir ici
wait-stand = Se lever
wait-seated = Vous êtes à cette table.
wait-guest = Prenez place, ou restez regarder
wait-full = Aucune place n'est libre pour vous. Vous regarderez.
wait-bots = Ne plus attendre
wait-bots-level = Bots aux places libres
wait-start = Compléter par des bots et commencer
wait-public = Tout le monde trouve cette table
wait-private = Seul qui a le lien la trouve
wait-closed-title = Cette table a été débarrassée
wait-closed = Elle a fermé avant la partie.
watching = { $n } spectateurs
watching-one = 1 spectateur

seat-named = { $name } (vous)
seat-away = { $name }, un bot joue
seat-here = à la table
seat-gone = pas à la table

banner-watching = Vous regardez.
banner-undo = { $who } demande à reprendre un coup.
banner-draw = { $who } propose nulle.
banner-replace = { $who } demande qu'un bot joue pour { $seat }.
banner-undo-mine = Vous demandez à reprendre un coup.
banner-draw-mine = Vous proposez nulle.
banner-replace-mine = Vous demandez qu'un bot joue pour { $seat }.
banner-waits = En attente de { $who }.
banner-queued =
    { $n ->
        [one] Le serveur est occupé : le bot commencera à réfléchir dans une seconde environ.
       *[other] Le serveur est occupé : le bot commencera à réfléchir dans { $n } secondes environ.
    }
banner-still = Personne n'a pu jouer pendant { $time } : la pendule s'est donc arrêtée.
banner-agree = Accepter
banner-refuse = Refuser
banner-refused = C'est refusé
banner-back = Un bot joue pour vous.
banner-back-do = Reprendre la place
banner-absent = { $who } n'est pas là.
banner-absent-do = Laisser jouer un bot
banner-absent-claim = Réclamer la victoire
banner-rematch = Une revanche est prête.
banner-rematch-do = À la revanche
banner-revealed = Tout ce qui était caché se montre, depuis le début.

draw = Proposer nulle
resign-bot = Un bot joue alors à votre place.

chat = Discussion
chat-unread = { $n } nouveaux
chat-none = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Qui faire taire
chat-mute-all = Toute la discussion
chat-muted = La discussion est coupée.
chat-someone = Un spectateur
chat-you = vous

device = Sur un autre appareil
device-title = Continuer sur un autre appareil
device-about = Ouvrez ce lien là-bas : votre place à cette table suivra. Il sert une fois, jusqu'à { $until }. Gardez-le pour vous.
device-qr = Le lien en code pour un appareil photo
device-here-title = Continuer ici ?
device-here = Votre place passe de l'autre appareil à celui-ci.
device-move = Déplacer ma place ici
