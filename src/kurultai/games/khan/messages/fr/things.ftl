## « Qu'est-ce que c'est ? » : tout ce qu'il y a sur la table, à quoi cela sert et ce que cela vaut.

thing-empty = Case libre { $place }
thing-empty-what = On peut y planter une yourte, et un chef en fuite peut s'y arrêter.
thing-empty-kinds = Cartes qui permettent de l'envahir : { $kinds }.
thing-empty-worth = { $who-is ->
    [you] Avec une de vos yourtes ici, vous pourriez y poser une forme rapportant jusqu'à { $points }.
   *[other] Avec une yourte ici, { $who } pourrait y poser une forme rapportant jusqu'à { $points }.
}
thing-empty-nothing = { $who-is ->
    [you] Même avec une de vos yourtes ici, vous ne pourriez pas encore y poser de forme.
   *[other] Même avec une yourte ici, { $who } ne pourrait pas encore y poser de forme.
}

thing-yurt = { $who-is ->
    [you] Votre yourte { $place }
   *[other] Yourte { ELIDE("de", $who) } { $place }
}
thing-yurt-what = { $who-is ->
    [you] Elle compte pour vous quand une forme la recouvre. Il faut une yourte sur chaque case de terre recouverte, et la forme va à qui en a le plus dessous.
   *[other] Elle compte pour { $who } quand une forme la recouvre. Vous pouvez la recouvrir si vous avez plus de yourtes sous la forme. À égalité, vous partagez.
}
thing-yurt-protected = { $who-is ->
    [you] Le Grand Khan la protège : un rival ne peut la recouvrir que pour partager avec vous, et si vous acceptez.
   *[other] Le Grand Khan la protège : on ne peut la recouvrir que pour partager avec { $who }, et avec son accord.
}
thing-neutral = Yourte neutre { $place }
thing-neutral-what = Elle n'est à personne. Chacun peut la recouvrir avec une de ses yourtes, et elle ne compte pour aucun joueur.
thing-neutral-gods = { $who-is ->
    [you] Les dieux la protègent pour vous : un rival ne peut la recouvrir que dans une conquête partagée, et si vous acceptez.
   *[other] Les dieux la protègent pour { $who } : les autres ne peuvent la recouvrir que dans une conquête partagée, et avec son accord.
}
thing-over = Une forme posée dessus rapporterait maintenant au plus { $shares }.
thing-over-nobody = Personne ne pourrait y poser une forme maintenant.
thing-share = { $who-is ->
    [you] { $points } pour vous
   *[other] { $points } pour { $who }
}

thing-ruler = Chef { $ruler } { $place }
thing-ruler-what = On ne peut rien planter ni poser là où il se tient. Quand on le pourchasse, il s'enfuit et une yourte neutre prend sa place.
thing-ruler-court = { $n ->
    [one] Il ne reste qu'une yourte devant sa cour : pourchassé encore une fois, il rentre chez lui.
   *[other] Il reste { $n } yourtes devant sa cour. Avec la dernière, il rentre chez lui.
}
thing-ruler-worth = Une fois le chef parti, une forme posée sur cette case rapporterait au plus { $shares }.

thing-river = Rivière{ $area-is ->
    [shown] {" "}({ $area })
   *[hidden] {""}
}
thing-river-what = Ni yourte ni chef ne s'y arrête. Seul un pont peut couvrir la rivière, avec une yourte sur chaque rive.

thing-tile = { $who } : { $shape }
thing-tile-what = { $who-is ->
    [you] Vous avez conquis ces cases. Elles sont à vous jusqu'à la fin.
   *[other] { $who } a conquis ces cases. C'est ainsi jusqu'à la fin.
}
thing-tile-shared = { $who } ont conquis ces cases ensemble. Elles comptent pour tous jusqu'à la fin.
thing-tile-worth = { $who-is ->
    [you] Elle vous rapporte { $points }.
   *[other] Elle rapporte { $points } à { $who }.
}
thing-tile-each = { $who } : { $points } chacun.
thing-tile-territory = { $who-is ->
    [you] Votre territoire compte ici { $n } cases.
   *[other] Le territoire { ELIDE("de", $who) } compte ici { $n } cases.
}

thing-court = Cour du chef { $ruler }
thing-court-what = Chaque fois qu'une carte le fait fuir en début de tour, la yourte neutre qu'il laisse vient d'ici.
thing-court-home = Il est rentré chez lui et y reste jusqu'à la fin.
thing-court-end = { $enough ->
    [one] Un chef rentré suffit à lancer la phase finale.
   *[other] Quand { $enough } chefs sont rentrés, la phase finale commence.
} { $n ->
    [0] Aucun n'est encore rentré.
    [one] Un est rentré jusqu'ici.
   *[other] { $n } sont rentrés jusqu'ici.
}

thing-card-region = Jouez-la pour planter une yourte sur une case libre { FORM($region, "in") }.
thing-card-river = Jouez-la pour planter une yourte sur une case de terre libre au bord de la rivière.
thing-card-border = Jouez-la pour planter une yourte sur une case libre qui touche les territoires voisins, hors de la carte.
thing-card-joker = Jouez-la pour planter une yourte sur n'importe quelle case de terre libre.
thing-card-ruler = Le chef et la flèche ne comptent pas quand vous la jouez, seulement quand elle est retournée de la pioche.
thing-card-areas = { $n ->
    [0] Aucune case libre ne convient maintenant.
    [one] Une case libre convient maintenant.
   *[other] { $n } cases libres conviennent maintenant.
}
thing-card-worth = Sur la meilleure, une forme vous rapportant { $points } pourrait aussitôt recouvrir la yourte.

thing-shape = Forme : { $shape }
thing-shape-tile = Une tuile de { $n } cases pour { $value }. Posez-la sur des yourtes, tournée ou retournée à votre gré.
thing-shape-bridge = Un pont de { $n } cases pour { $value }. Il franchit la rivière et recouvre des yourtes sur les deux rives.
thing-shape-left = { $n ->
    [0] Il n'y en a plus.
    [one] Il en reste un exemplaire.
   *[other] Il en reste { $n } exemplaires.
}
thing-shape-scouted = { $who-is ->
    [you] Vous l'avez réservée.
   *[other] { $who } l'a réservée.
}
thing-shape-barred = { $who-is ->
    [you] Vous ne pouvez pas l'utiliser maintenant.
   *[other] { $who } ne peut pas l'utiliser maintenant.
}
thing-shape-nowhere = { $who-is ->
    [you] Vous ne pouvez la poser nulle part pour l'instant.
   *[other] { $who } ne peut la poser nulle part pour l'instant.
}
thing-shape-worth = { $who-is ->
    [you] Vous pourriez la poser maintenant à { $n ->
        [one] un endroit
       *[other] { $n } endroits
    }, pour { $points } au plus.
   *[other] { $who } pourrait la poser maintenant à { $n ->
        [one] un endroit
       *[other] { $n } endroits
    }, pour { $points } au plus.
}

thing-pile = Pioche
thing-pile-what = Chaque tour commence par sa première carte : un chef fuit dans la direction indiquée. On y refait aussi sa main. Quand elle est vide, la défausse devient la nouvelle pioche.
thing-pile-left = { $n ->
    [0] Elle est vide.
    [one] Il y reste une carte.
   *[other] Il y reste { $n } cartes.
}
thing-discards = Les cartes jouées, défaussées ou retournées forment la défausse. { $n ->
    [0] Elle est vide.
    [one] Une carte s'y trouve.
   *[other] { $n } cartes s'y trouvent.
}
thing-turned = Carte qui vient d'être retournée
thing-turned-what = Elle dit : { $ruler }, { $direction }. En début de tour, elle fait fuir ce chef ; pour un chef qu'un joueur pourchasse, seule la direction compte.

thing-anywhere = Envahir n'importe où
thing-anywhere-what = Plantez sans carte une yourte sur n'importe quelle case de terre libre, puis défaussez autant de cartes que vous voulez. Cela prend les deux actions du tour.

thing-proposal = Conquête proposée
thing-proposal-what = { $who-is ->
    [you] Vous voulez poser ici { FORM($shape, "a") }. Des yourtes protégées s'y trouvent : il faut un accord.
   *[other] { $who } veut poser ici { FORM($shape, "a") }. Des yourtes protégées s'y trouvent : il faut un accord.
}

thing-score = { $who-is ->
    [you] Vos points
   *[other] Points : { $who }
}
thing-score-what = Les formes conquises rapportent des points qui restent. Les plus grands territoires, des formes qui se touchent par un côté, donnent à la fin un bonus de 10, 6 et 3.
thing-score-worth = { $who-is ->
    [you] Vous auriez { $score } si la partie finissait maintenant : { $shapes } pour les formes et un bonus de { $bonus }.
   *[other] { $who } aurait { $score } si la partie finissait maintenant : { $shapes } pour les formes et un bonus de { $bonus }.
}
thing-score-territory = { $n ->
    [0] Il n'y a pas encore de territoire.
   *[other] Le plus grand territoire compte { $n } cases.
}
thing-hand = { $who-is ->
    [you] Votre main
   *[other] Main { ELIDE("de", $who) }
}
thing-hand-what = { $who-is ->
    [you] { $n ->
        [0] Vous n'avez pas de carte en main.
        [one] Vous avez une carte en main.
       *[other] Vous avez { $n } cartes en main.
    } Personne d'autre ne les voit. À la fin de votre tour, vous complétez votre main à quatre.
   *[other] { $n ->
        [0] { $who } n'a pas de carte en main.
        [one] { $who } a une carte en main.
       *[other] { $who } a { $n } cartes en main.
    } Les mains sont secrètes.
}

thing-special = Carte spéciale : { $special }
thing-special-left = { $who-is ->
    [you] { $n ->
        [0] Vous n'en avez plus.
        [one] Il vous en reste une.
       *[other] Il vous en reste { $n }.
    }
   *[other] { $n ->
        [0] { $who } n'en a plus.
        [one] { $who } en a encore une.
       *[other] { $who } en a encore { $n }.
    }
}
thing-special-on = Elle est en vigueur.
thing-morale-what = Jouez-la après vos deux actions pour en accomplir aussitôt une troisième.
thing-protect-what = Jouez-la après vos actions. Jusqu'à votre prochain tour, les rivaux ne peuvent pas recouvrir vos yourtes, sauf pour partager avec vous, et si vous acceptez.
thing-gods-what = Jouez-la après vos actions. Jusqu'à votre prochain tour, les rivaux ne peuvent pas recouvrir les yourtes neutres { $players ->
    [four] d'une région que vous nommez
   *[other] de toutes les régions
}, sauf dans une conquête partagée, et si vous acceptez.
thing-scout-what = Jouez-la après vos actions pour réserver une forme : { $players ->
    [four] un exemplaire vous est gardé
   *[other] les rivaux ne peuvent pas utiliser cette sorte
} jusqu'à la fin de votre prochain tour.
thing-morale-worth = { $who-is ->
    [you] En l'état, une troisième action pourrait vous rapporter { $points } par une conquête.
   *[other] En l'état, une troisième action pourrait rapporter { $points } à { $who } par une conquête.
}
thing-morale-nothing = { $who-is ->
    [you] En l'état, vous ne pourriez rien conquérir avec elle.
   *[other] En l'état, { $who } ne pourrait rien conquérir avec elle.
}
thing-protect-worth = { $who-is ->
    [you] Vous avez { $n ->
        [0] zéro yourte
        [one] une yourte
       *[other] { $n } yourtes
    } sur la carte.
   *[other] { $who } a { $n ->
        [0] zéro yourte
        [one] une yourte
       *[other] { $n } yourtes
    } sur la carte.
}
thing-gods-worth = { $n ->
    [0] Il n'y a pas de yourte neutre sur la carte.
    [one] Il y a une yourte neutre sur la carte.
   *[other] Il y a { $n } yourtes neutres sur la carte.
}
thing-scout-worth = { $who-is ->
    [you] { $n ->
        [one] Il y a une sorte de forme que vous pouvez utiliser.
       *[other] Il y a { $n } sortes de formes que vous pouvez utiliser.
    }
   *[other] { $n ->
        [one] Il y a une sorte de forme que { $who } peut utiliser.
       *[other] Il y a { $n } sortes de formes que { $who } peut utiliser.
    }
}
