## What players read about a game of Dschingis Khan, beside the rules.

seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-yellow = Jaune

kind-chinese = guerrier chinois
kind-mongol = cavalier mongol
kind-peasant = paysan
kind-plague = peste
kind-herb = plante guérisseuse

source-walls = murs
source-tokens = jetons

all-walls = tous vos murs
all-tokens = tous vos jetons

## What is asked

asked-start = Le hasard dit qui commence
asked-token = { $who-is ->
    [you] Vous tirez un jeton
   *[other] { $who } tire un jeton
}
asked-settle = { $who-is ->
    [you] Posez vos deux jetons sur deux villages vides voisins, et votre chef sur l'un d'eux
   *[other] { $who } : posez vos deux jetons sur deux villages vides voisins, et votre chef sur l'un d'eux
}
asked-take = { $who-is ->
    [you] Piochez un mur ou un jeton (encore { $left })
   *[other] { $who } : piochez un mur ou un jeton (encore { $left })
}
asked-choose = { $who-is ->
    [you] Construisez avec tous vos murs, ou marchez et posez tous vos jetons
   *[other] { $who } : construisez avec tous vos murs, ou marchez et posez tous vos jetons
}
asked-blocked = { $who-is ->
    [you] Votre chef est bloqué ; prenez-le, ou construisez avec tous vos murs
   *[other] { $who } : votre chef est bloqué ; prenez-le, ou construisez avec tous vos murs
}
asked-build = { $who-is ->
    [you] Posez un mur sur une ligne libre qui touche le mur (encore { $left })
   *[other] { $who } : posez un mur sur une ligne libre qui touche le mur (encore { $left })
}
asked-enter = { $who-is ->
    [you] Choisissez le village où entre votre chef
   *[other] { $who } : choisissez le village où entre votre chef
}
asked-march = { $who-is ->
    [you] Menez votre chef à un village, par route, porte ou mur, et posez-y un jeton (encore { $left })
   *[other] { $who } : menez votre chef à un village, par route, porte ou mur, et posez-y un jeton (encore { $left })
}

over-won = { $who-is ->
    [you] Vous gagnez : { $why }
   *[other] { $who } gagne : { $why }
}
over-shared = { $who } se partagent la victoire : { $why }

## What happened

happened-start = { $who } commence
happened-token = tire un jeton
happened-token-known = tire : { $token }
happened-first-walls = prend deux murs
happened-take-wall = prend un mur de la réserve commune
happened-take-token = prend un jeton de sa réserve passive
happened-build = construit
happened-march = se met en marche
happened-lift = prend son chef bloqué en { $from }
happened-enter = le chef entre en { $to }
happened-leader = place son chef en { $to }
happened-road = par la route de { $from } à { $to }
happened-gate = par la porte de { $from } à { $to }
happened-route = le long du mur de { $from } à { $to }
happened-close = fermé : { $lines }
happened-lay = pose un jeton face cachée en { $to }
happened-lay-known = pose en { $to } : { $token }
happened-capture = prend { $to } à { $rival }
happened-look = voit ce qu'il y a en { $to } : { $tokens }
happened-gone = ne peut continuer : { $number } de ses jetons quittent le jeu
happened-wall = pose un mur en { $lines }
happened-loop = ferme une boucle : { $new } par le nouveau chemin, { $old } par la muraille
happened-outer-loop = ferme une boucle qui ne fait pas partie de la muraille
happened-new-end = atteint une autre tour du bord : bras de { $west } (ouest), { $east } (est) et { $new } (nouveau)
happened-new-is-longer = le nouveau chemin est plus long et devient la muraille
happened-old-is-longer = la muraille est plus longue et reste
happened-west-is-shortest = le bras ouest est le plus court : la muraille part maintenant de la nouvelle tour
happened-east-is-shortest = le bras est est le plus court : la muraille finit maintenant à la nouvelle tour
happened-new-is-shortest = le nouveau bras est le plus court : la muraille reste
happened-grows = part d'une extrémité : la muraille s'allonge
happened-equal = même longueur : les murs posés ce tour-ci sont retirés
happened-shorter = trop court, est retiré : { $lines }
happened-down = est retiré : { $lines }
happened-isolated = isolé, est retiré aussi : { $lines }
happened-returned = { $number } de retour dans la réserve commune
happened-walls-gone = { $number } hors du jeu
happened-great-wall = la grande muraille a bougé
happened-to-mongolia = désormais en Mongolie : { $villages }
happened-to-china = désormais en Chine : { $villages }
happened-branch = un embranchement, rien d'autre ne change
happened-nothing = { $who } ne peut rien faire, son tour s'achève
happened-last-round = deux réserves sont épuisées : chacun joue encore une fois, { $who } en dernier
happened-turn = à { $who } de piocher
happened-end = la partie est finie : { $why }
happened-won = { $who } : { $points }, la victoire

option-board = Un autre plateau (fichier de plateau)

## What is counted

score-mongolia = Villages en Mongolie
score-china = Villages en Chine
score-villages = Nombre de villages

counted-chinese = { $n ->
    [one] { $n } guerrier chinois
   *[other] { $n } guerriers chinois
}
counted-mongol = { $n ->
    [one] { $n } cavalier mongol
   *[other] { $n } cavaliers mongols
}
counted-peasant = { $n ->
    [one] { $n } paysan
   *[other] { $n } paysans
}

happened-announced = { $who } annonce la fin : après ce tour, chacun joue encore une fois
ends-far = Le dernier tour vient quand deux réserves sont vides, dont une de jetons : murs { $walls }, jetons { $tokens }
ends-near = Le dernier tour est proche : deux réserves seront bientôt vides (murs { $walls }, jetons { $tokens })
ends-tokens = { $who } { $n }
ends-last = Le dernier tour. Tours restants : { $n }
