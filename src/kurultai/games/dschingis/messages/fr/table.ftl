## What players read about a game of Dschingis Khan, beside the rules.

seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-yellow = Jaune

kind-chinese = guerrier chinois
    .a = un guerrier chinois
kind-mongol = cavalier mongol
    .a = un cavalier mongol
kind-peasant = paysan
    .a = un paysan
kind-plague = peste
    .a = la peste
kind-herb = plante guérisseuse
    .a = la plante guérisseuse

# A village, by its coordinates where the reader has them switched on

village-mongolia = { $at-is ->
    [shown] { $at }
   *[hidden] un village mongol
}
    .in = { $at-is ->
    [shown] en { $at }
   *[hidden] dans un village mongol
}
village-china = { $at-is ->
    [shown] { $at }
   *[hidden] un village chinois
}
    .in = { $at-is ->
    [shown] en { $at }
   *[hidden] dans un village chinois
}

## What is asked

asked-start = Le sort désigne qui commence
    .intro = Le sort désigne d'abord qui commence.
asked-token = { $who-is ->
    [you] Vous piochez un jeton
   *[other] { $who } pioche un jeton
}
    .intro = Les jetons se piochent sans les voir. Vous regardez le vôtre ; les autres, non.
asked-settle = { $who-is ->
    [you] Installez-vous dans deux villages voisins et vides : un jeton dans chacun, votre chef sur l'un des deux
   *[other] À { $who } de s'installer dans deux villages voisins et vides, avec son chef sur l'un des deux
}
    .intro = Les guerriers valent le plus en Chine, les cavaliers en Mongolie, les paysans autant partout. Votre chef partira du village où vous le placez.
asked-take = { $left ->
    [one] { $who-is ->
        [you] Piochez encore une pièce : un mur ou un jeton
       *[other] À { $who } de piocher encore une pièce : un mur ou un jeton
    }
   *[other] { $who-is ->
        [you] Piochez { $left } pièces : des murs, des jetons ou un de chaque
       *[other] À { $who } de piocher { $left } pièces : murs ou jetons
    }
}
    .intro = Vous débutez avec deux murs et deux jetons, puis piochez deux pièces par tour. Les murs déplacent la frontière, les jetons rapportent des points. Vous voyez un jeton avant de piocher la suite.
asked-choose = { $who-is ->
    [you] Construisez avec tous vos murs, ou marchez et posez tous vos jetons
   *[other] À { $who } de choisir : construire avec tous ses murs, ou marcher et poser tous ses jetons
}
    .intro = Vous gardez le type que vous n'utilisez pas. Où votre chef peut-il aller ? Et lesquels de vos villages sont dans le mauvais pays ?
asked-blocked = { $who-is ->
    [you] Votre chef est bloqué : retirez-le du plateau, ou construisez avec tous vos murs
   *[other] Le chef { ELIDE("de", $who) } est bloqué : le retirer du plateau, ou construire avec tous les murs
}
    .intro = Ni route, ni porte, ni mur ne mène votre chef nulle part. Retirez-le : cela coûte le tour, mais vous gardez vos pièces, et il reviendra dans celui de vos villages que vous voudrez.
asked-build = { $left ->
    [one] { $who-is ->
        [you] Posez votre dernier mur sur une ligne libre qui touche un mur en place
       *[other] À { $who } de poser son dernier mur sur une ligne libre qui touche un mur en place
    }
   *[other] { $who-is ->
        [you] Posez un mur sur une ligne libre qui touche un mur en place (encore { $left })
       *[other] À { $who } de poser un mur sur une ligne libre qui touche un mur en place (encore { $left })
    }
}
    .intro = Touchez ou pointez une ligne pour voir ce qu'un mur y ferait. Sur une ligne jaune, il fait changer des villages de pays.
asked-enter = { $who-is ->
    [you] Choisissez le village où votre chef revient sur le plateau
   *[other] À { $who } de choisir le village où son chef revient sur le plateau
}
    .intro = Votre chef revient dans un de vos villages sans poser de jeton. Sa marche commence là : choisissez-en un d'où il pourra aller où vous voulez.
asked-march = { $left ->
    [one] { $who-is ->
        [you] Menez votre chef à un village et posez-y votre dernier jeton
       *[other] À { $who } de mener son chef à un village et d'y poser son dernier jeton
    }
   *[other] { $who-is ->
        [you] Menez votre chef à un village, par la route, une porte ou le mur, et posez-y un jeton (encore { $left })
       *[other] À { $who } de mener son chef à un village et d'y poser un jeton (encore { $left })
    }
}
    .intro = Posez chaque jeton là où il compte. Regardez le pays, ce qui s'y trouve déjà, et si votre chef pourra repartir de là.

over-won = { $who-is ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
over-shared = { $who } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun

## What happened

happened-start = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
happened-token = { $who } pioche un jeton.
happened-token-known = { $who-is ->
    [you] Vous piochez { FORM($token, "a") }.
   *[other] { $who } pioche { FORM($token, "a") }.
}
happened-drawn = { $who } le regarde en secret.
happened-drawn-known = C'est { FORM($token, "a") }.
happened-first-walls = { $who-is ->
    [you] Vous prenez { $n ->
        [one] un mur
       *[other] { $n } murs
    }.
   *[other] { $who } prend { $n ->
        [one] un mur
       *[other] { $n } murs
    }.
}
happened-take-wall = { $who-is ->
    [you] Vous prenez un mur dans la réserve commune.
   *[other] { $who } prend un mur dans la réserve commune.
}
happened-take-token = { $who-is ->
    [you] Vous piochez un de vos jetons.
   *[other] { $who } pioche un jeton.
}
happened-build = { $who-is ->
    [you] Vous construisez.
   *[other] { $who } construit.
}
happened-march = { $who-is ->
    [you] Votre chef se met en marche.
   *[other] Le chef { ELIDE("de", $who) } se met en marche.
}
happened-lift = { $who-is ->
    [you] Vous retirez votre chef bloqué du plateau.
   *[other] { $who } retire son chef bloqué du plateau.
}
happened-enter = { $who-is ->
    [you] Votre chef revient sur le plateau { FORM($to, "in") }.
   *[other] Le chef { ELIDE("de", $who) } revient sur le plateau { FORM($to, "in") }.
}
happened-leader-first = { $who-is ->
    [you] Votre chef se tient sur le premier jeton.
   *[other] Le chef { ELIDE("de", $who) } se tient sur le premier jeton.
}
happened-leader-second = { $who-is ->
    [you] Votre chef se tient sur le second jeton.
   *[other] Le chef { ELIDE("de", $who) } se tient sur le second jeton.
}
happened-road = { $who-is ->
    [you] Votre chef prend la route.
   *[other] Le chef { ELIDE("de", $who) } prend la route.
}
happened-gate = { $who-is ->
    [you] Votre chef passe par une porte.
   *[other] Le chef { ELIDE("de", $who) } passe par une porte.
}
happened-route = { $who-is ->
    [you] Votre chef marche sur le mur.
   *[other] Le chef { ELIDE("de", $who) } marche sur le mur.
}
happened-close = { $n ->
    [one] La porte se ferme derrière lui.
   *[other] Les deux portes empruntées se ferment derrière lui.
}
happened-lay = { $who-is ->
    [you] Vous posez un jeton { FORM($to, "in") }.
   *[other] { $who } pose un jeton { FORM($to, "in") }.
}
happened-lay-known = { $who-is ->
    [you] Vous posez { FORM($token, "a") } { FORM($to, "in") }.
   *[other] { $who } pose { FORM($token, "a") } { FORM($to, "in") }.
}
happened-lay-beside = { $at-is ->
    [shown] { $who-is ->
        [you] Vous en posez un autre en { $at }.
       *[other] { $who } en pose un autre en { $at }.
    }
   *[hidden] { $who-is ->
        [you] Vous en posez un autre dans le village voisin.
       *[other] { $who } en pose un autre dans le village voisin.
    }
}
happened-lay-beside-known = { $at-is ->
    [shown] { $who-is ->
        [you] Vous posez { FORM($token, "a") } en { $at }.
       *[other] { $who } pose { FORM($token, "a") } en { $at }.
    }
   *[hidden] { $who-is ->
        [you] Vous posez { FORM($token, "a") } dans le village voisin.
       *[other] { $who } pose { FORM($token, "a") } dans le village voisin.
    }
}
happened-lay-on = { $rival-is ->
    [you] { $who } pose un jeton sur votre pile.
   *[other] { $who-is ->
        [you] Vous posez un jeton sur la pile { ELIDE("de", $rival) }.
       *[other] { $who } pose un jeton sur la pile { ELIDE("de", $rival) }.
    }
}
happened-lay-on-known = { $rival-is ->
    [you] { $who } pose { FORM($token, "a") } sur votre pile.
   *[other] { $who-is ->
        [you] Vous posez { FORM($token, "a") } sur la pile { ELIDE("de", $rival) }.
       *[other] { $who } pose { FORM($token, "a") } sur la pile { ELIDE("de", $rival) }.
    }
}
happened-capture = { $who-is ->
    [you] Vous prenez { $to } à { $rival }.
   *[other] { $rival-is ->
        [you] { $who } vous prend { $to }.
       *[other] { $who } prend { $to } à { $rival }.
    }
}
happened-look = Dessous, vous trouvez { $tokens }.
happened-gone = { $n ->
    [one] { $who-is ->
        [you] Votre chef ne peut plus avancer. Votre dernier jeton quitte le jeu.
       *[other] Le chef { ELIDE("de", $who) } ne peut plus avancer. Son dernier jeton quitte le jeu.
    }
   *[other] { $who-is ->
        [you] Votre chef ne peut plus avancer. Vos { $n } derniers jetons quittent le jeu.
       *[other] Le chef { ELIDE("de", $who) } ne peut plus avancer. Ses { $n } derniers jetons quittent le jeu.
    }
}
happened-wall = { $one-is ->
    [shown] { $who-is ->
        [you] Vous posez un mur entre { $one } et { $two }.
       *[other] { $who } pose un mur entre { $one } et { $two }.
    }
   *[hidden] { $who-is ->
        [you] Vous posez un mur.
       *[other] { $who } pose un mur.
    }
}
happened-branch = Ce mur forme un embranchement. Rien d'autre ne change.
happened-loop = Le mur ferme une boucle : { $new ->
    [one] { $new } mur
   *[other] { $new } murs
} par le nouveau chemin, { $old } par l'ancien.
happened-outer-loop = Le mur ferme une boucle à côté de la Grande Muraille.
happened-new-end = Le mur atteint le bord. Depuis la bifurcation, il y a { $west ->
    [one] { $west } mur
   *[other] { $west } murs
} jusqu'à l'extrémité occidentale, { $east } jusqu'à l'orientale et { $new } jusqu'à la nouvelle.
happened-new-end-grown = Le mur mène d'une extrémité de la Grande Muraille à une autre tour du bord.
happened-new-is-longer = Le nouveau chemin est plus long.
happened-old-is-longer = L'ancien chemin est plus long : la Grande Muraille reste où elle est.
happened-west-is-shortest = L'extrémité occidentale est la plus proche.
happened-east-is-shortest = L'extrémité orientale est la plus proche.
happened-new-is-shortest = La nouvelle extrémité est la plus proche : la Grande Muraille reste où elle est.
happened-grows = Rien n'est retiré.
happened-equal-ways = Les deux chemins sont aussi longs l'un que l'autre.
happened-equal-ends = Deux extrémités sont à égale distance.
happened-shorter = { $n ->
    [one] L'unique mur du chemin le plus court est retiré.
   *[other] Les { $n } murs du chemin le plus court sont retirés.
}
happened-shortest = { $n ->
    [one] L'unique mur menant à l'extrémité la plus proche est retiré.
   *[other] Les { $n } murs menant à l'extrémité la plus proche sont retirés.
}
happened-down = { $n ->
    [one] Le mur qui vient d'être posé là est retiré.
   *[other] Les { $n } murs posés là ce tour-ci sont retirés.
}
happened-isolated = { $n ->
    [one] Un autre mur, isolé, est retiré aussi.
   *[other] { $n } autres murs, isolés, sont retirés aussi.
}
happened-returned = { $n ->
    [one] Il retourne dans la réserve commune.
   *[other] Ils retournent dans la réserve commune.
}
happened-walls-gone = { $n ->
    [one] Il quitte le jeu.
   *[other] Ils quittent le jeu.
}
happened-great-wall-moved = La Grande Muraille suit désormais le nouveau chemin.
happened-great-wall-west = La Grande Muraille part désormais de la nouvelle extrémité.
happened-great-wall-east = La Grande Muraille finit désormais à la nouvelle extrémité.
happened-great-wall-grown = La Grande Muraille compte désormais { $n } murs.
happened-to-mongolia = { $at-is ->
    [shown] { $n ->
        [one] { $villages } est désormais en Mongolie.
       *[other] { $villages } sont désormais en Mongolie.
    }
   *[hidden] { $n ->
        [one] Un village est désormais en Mongolie.
       *[other] { $n } villages sont désormais en Mongolie.
    }
}
happened-to-china = { $at-is ->
    [shown] { $n ->
        [one] { $villages } est désormais en Chine.
       *[other] { $villages } sont désormais en Chine.
    }
   *[hidden] { $n ->
        [one] Un village est désormais en Chine.
       *[other] { $n } villages sont désormais en Chine.
    }
}
happened-nothing = { $who-is ->
    [you] Vous ne pouvez rien faire : votre tour s'achève.
   *[other] { $who } ne peut rien faire : son tour s'achève.
}
happened-announced = { $who-is ->
    [you] Vous annoncez la fin. Après ce tour, chacun joue encore une fois.
   *[other] { $who } annonce la fin. Après ce tour, chacun joue encore une fois.
}
happened-last-round = { $who-is ->
    [you] Le dernier tour commence. Chacun joue encore une fois, et vous en dernier.
   *[other] Le dernier tour commence. Chacun joue encore une fois, { $who } en dernier.
}
happened-turn = { $who-is ->
    [you] C'est à vous de jouer.
   *[other] C'est à { $who } de jouer.
}
happened-end = Le dernier tour est fini.
happened-no-end = Pendant dix tours de chaque joueur, aucun jeton n'a été pioché ni posé. La partie s'arrête.
happened-won = { $who-is ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
happened-shared = { $who-is ->
    [you] Vous partagez la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } partage la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

option-board = Un autre plateau (fichier de plateau)

## What is counted

score-mongolia = Villages en Mongolie
score-china = Villages en Chine
score-villages = Nombre de villages

counted-chinese = { $n ->
    [one] un guerrier chinois
   *[other] { $n } guerriers chinois
}
counted-mongol = { $n ->
    [one] un cavalier mongol
   *[other] { $n } cavaliers mongols
}
counted-peasant = { $n ->
    [one] un paysan
   *[other] { $n } paysans
}
counted-plague = la peste
counted-herb = la plante guérisseuse

ends-far = Deux réserves vides amènent le dernier tour. Il reste { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
} ; jetons : { $tokens }.
ends-near = Le dernier tour est proche. Deux réserves seront bientôt vides. Il reste { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
} ; jetons : { $tokens }.
ends-tokens = { $who-is ->
    [you] vous { $n }
   *[other] { $who } { $n }
}
ends-last = C'est le dernier tour. { $n ->
    [one] Il reste un joueur à jouer.
   *[other] Il reste { $n } joueurs à jouer.
}

## The position as text

drawn-legend = { $red }2 : deux jetons, Rouge au-dessus. { $red }2* : le chef de Rouge s'y trouve aussi ; { $small }* : le chef seul. Une route est - ou |, : et . sont des lignes sans route.
    La Grande Muraille est ===, H si elle est fermée, =o=, O si elle est ouverte ; un embranchement est ~~~, S fermé, ~o~, s ouvert.
drawn-stack-mongolia = { $village } (Mongolie) : { $tokens }
drawn-stack-china = { $village } (Chine) : { $tokens }
drawn-unknown = face cachée
drawn-common = { $n ->
    [one] { $n } mur dans la réserve commune
   *[other] { $n } murs dans la réserve commune
}
drawn-seat = { $who-is ->
    [you] { $mark } (vous) : { $what }
   *[other] { $mark } ({ $who }) : { $what }
}
drawn-walls = { $n ->
    [one] { $n } mur
   *[other] { $n } murs
}
drawn-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
drawn-kinds = { $n ->
    [one] { $n } jeton ({ $kinds })
   *[other] { $n } jetons ({ $kinds })
}
drawn-passive = { $n } à piocher
drawn-gone = { $n } hors du jeu
drawn-villages = { $n ->
    [one] { $n } village
   *[other] { $n } villages
}
drawn-leader = chef en { $village }
drawn-no-leader = chef hors du plateau
drawn-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
