points = { $n ->
    [one] point
   *[other] points
}
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board = Carte

seat-0 = Rouge
seat-1 = Jaune
seat-2 = Bleu
seat-3 = Vert
you = vous

mountains = montagnes
tundra = toundra
ice = glace
stony = désert rocheux
sandy = désert de sable
forest = forêt tropicale
river = rivière
border = frontière
joker = joker
border-long = territoires voisins
in-mountains = dans les montagnes
in-tundra = dans la toundra
in-ice = sur la glace
in-stony = dans le désert rocheux
in-sandy = dans le désert de sable
in-forest = dans la forêt tropicale
in-river = au bord de la rivière
in-border = au bord des territoires voisins
in-joker = sur n'importe quelle terre libre

N = nord
NE = nord-est
E = est
SE = sud-est
S = sud
SW = sud-ouest
W = ouest
NW = nord-ouest

morale = Moral élevé
protect = Grand Khan
gods = Les dieux
scout = Exploration
morale-about = une troisième action
protect-about = protège vos yourtes
gods-about = protègent les yourtes neutres
scout-about = réserve une forme

and = et
or = ou
yurt-neutral = yourte neutre
yurt-of = { $is ->
    [you] votre yourte
   *[other] yourte : { $who }
}
ruler-of = chef { $name }
tile-of = { $is ->
    [you] { $shape } à vous
   *[other] { $shape } ({ $who })
}, { $worth }
courts = Cours des chefs
court = Cour du chef { $name } : { $n ->
    [one] il reste { $n } yourte
   *[other] il reste { $n } yourtes
}
court-home = Cour du chef { $name } : il est rentré
empty = libre
area-go = une yourte peut s'y planter
area-place = le chef peut y commencer
area-cover = peut être couverte
area-chosen = choisie
area-held = sous la forme en main
area-abroad = au bord des territoires voisins

hand = { $is ->
    [you] Votre main
   *[other] Main : { $who }
}
hand-hidden = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, faces cachées
}
card = { $name }, { $kind }, direction de la fuite : { $direction }
shapes = Formes
cards = Cartes
specials = Cartes spéciales
specials-short = Spéciales
shape = { $shape }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}, il en reste { $left }
shape-places = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
shape-gone = il n'y en a plus
shape-scouted = réservée par { $who }
special = { $name } : { $about }, il en reste { $n }
special-on = en vigueur
pile = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pile-turned = Retournée : { $card }
pile-look = Parcourir toutes les cartes
card-turned = chef { $name }, fuite : { $direction }
count-title = Toutes les cartes
count-sum = Jamais vues : { $pile } dans la pioche{ $hands ->
    [0] .
   *[other] , { $hands } dans les mains des rivaux.
}
count-rest = Défaussées : { $discards }. Visibles en main : { $mine }. Quand la pioche est épuisée, la défausse mélangée la remplace.
count-unseen = jamais vue
count-mine = en main
count-discarded = défaussée
close = Fermer

turn-key = Tourner (R)
flip = Retourner (F)
next = Emplacement suivant (N)
lay = Poser
drop = Reposer (Échap)
held-where = En main : { $shape }. { $n ->
    [one] Un emplacement possible
   *[other] { $n } emplacements possibles
}, sur la terre claire
held-nowhere = En main : { $shape }. Aucun emplacement possible pour l'instant : elle ne couvre que des yourtes, dont une au moins à vous, et aucun rival ne doit y en avoir plus
held-cannot = Impossible de poser ici : { $shape }
held-one = { $who } : { $worth }
held-shared = { $who } la { $is ->
    [with] partagez
   *[other] partagent
} : { $worth } chacun
held-swing = { $who } { $n }
held-bonus = bonus, si la partie finissait : { $changes }
held-asks = { $who } { $is ->
    [you] devez accepter
    [with] devez accepter
   *[other] { $n ->
        [one] doit accepter
       *[other] doivent accepter
    }
}
chosen-shapes = Touchez d'autres yourtes à recouvrir, ou choisissez une des formes sous la carte
chosen-refused = Une conquête d'exactement ces cases a été refusée ce tour-ci
chosen-lay = { $shape } en { $areas }, { $worth }
chosen-alone = Aucune forme ne peut y être posée : elle ne couvre que des yourtes, dont une au moins des vôtres
invade-where = Plantez votre yourte { $where } : choisissez une des cases claires. Le chef et la flèche de la carte ne comptent pas ici
pitch = Planter ici
pitch-sure = Votre yourte serait ici. Confirmez, ou touchez une autre case
pitch-ruler = Commencer ici
pitch-ruler-sure = Le chef commencerait ici. Confirmez, ou touchez une autre case
invade-with = Avec quelle carte envahissez-vous cette case ?
invade-none = Aucune de vos cartes ne convient ici. Il vous faudrait { $kinds }
invade-none-but = Aucune de vos cartes ne convient ici (il vous faudrait { $kinds }). « Envahir n'importe où » le permet, avec les deux actions
invade-empty = Vous n'avez pas de carte pour envahir
drive-do = Pourchasser le chef { $name }
drive-about = Une carte décide de sa fuite. Il laisse une yourte neutre derrière lui
anywhere = Envahir n'importe où
anywhere-about = prend les deux actions
anywhere-where = Choisissez n'importe quelle case de terre libre. Cela prend les deux actions
discard-none = Tout garder
discard-some = Défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
special-none = Aucune
special-when = Il vous en reste { $n }. Une seule carte spéciale par tour, une fois vos deux actions accomplies ; elle est ensuite perdue.
special-spent = Vous avez joué les deux.
morale-does = Vous accomplissez aussitôt une troisième action : envahir, pourchasser un chef ou conquérir.
protect-does = Jusqu'à votre prochain tour, vos rivaux ne peuvent couvrir vos yourtes, sauf s'ils partagent la conquête avec vous et que vous acceptez.
gods-does = Jusqu'à votre prochain tour, les dieux protègent les yourtes neutres { $where } : vos rivaux ne peuvent les couvrir, sauf si la conquête est partagée et que vous acceptez.
gods-region = dans une région de votre choix
scout-does = Vous réservez une forme : vos rivaux ne peuvent l'utiliser avant la fin de votre prochain tour, ou avant que vous l'ayez utilisée.
gods-where = Dans quelle région les dieux protègent-ils les yourtes neutres ?
scout-which = Choisissez la forme que vous réservez
agree = Accepter
refuse = Refuser

ranking = Points
ranking-title = Points et territoires
ranking-tiles = { $n } des formes
ranking-territories = territoires { $sizes }
ranking-none = pas encore de territoire
ranking-bonus = bonus +{ $n }
ranking-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
protecting = sous la protection du Grand Khan
gods-on = Les dieux protègent les yourtes neutres { $where }
gods-all = partout
scout-on = en réserve : { $shape }

morale-asked = Moral élevé : le jouer ?
protect-asked = Protection du Grand Khan : la jouer ?
gods-asked = Soutien des Dieux : le jouer ?
scout-asked = Exploration : la jouer ?
morale-text = Vous accomplissez aussitôt une troisième action. La carte est ensuite perdue.
protect-text = Jusqu'à votre prochain tour, vos rivaux ne peuvent couvrir vos yourtes sans votre accord. La carte est ensuite perdue. Elle finit votre tour.
gods-text = Jusqu'à votre prochain tour, les dieux protègent les yourtes neutres { $on } : vos rivaux ne peuvent les couvrir sans votre accord. La carte est ensuite perdue. Elle finit votre tour.
scout-text = Vous réservez cette forme jusqu'à la fin de votre prochain tour ou jusqu'à son emploi : { $on }. La carte est ensuite perdue. Elle finit votre tour.
