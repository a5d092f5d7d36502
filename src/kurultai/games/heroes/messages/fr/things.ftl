## Qu'est-ce que c'est ? Ce qu'il y a sur la table, et ce que cela vaut maintenant.

thing-warrior = { $who-is ->
    [you] { $place ->
        [city] Votre combattant dans une ville
       *[field] Votre combattant
    }
   *[other] { $place ->
        [city] Combattant { ELIDE("de", $who) } dans une ville
       *[field] Combattant { ELIDE("de", $who) }
    }
}
thing-hero = { $who-is ->
    [you] { $place ->
        [city] Votre héros dans une ville
       *[field] Votre héros
    }
   *[other] { $place ->
        [city] Héros { ELIDE("de", $who) } dans une ville
       *[field] Héros { ELIDE("de", $who) }
    }
}
thing-warrior-what = { $reach ->
    [up-to] Un combattant avance de 2 cases au plus, tout droit ou en diagonale, et peut tourner en chemin. Dans une ville de son camp, il devient un héros.
   *[exact] Un combattant avance d'exactement 2 cases, tout droit ou en diagonale, et peut tourner en chemin. Dans une ville de son camp, il devient un héros.
}
thing-hero-what = { $reach ->
    [up-to] Un héros avance de 3 cases au plus, tout droit ou en diagonale, et peut tourner à chacune. Il est battu comme n'importe quel pion.
   *[exact] Un héros avance d'exactement 3 cases, tout droit ou en diagonale, et peut tourner à chacune. Il est battu comme n'importe quel pion.
}
thing-in-city = { $who-is ->
    [you] La ville est à vous. Elle ne protège personne.
   *[other] La ville est à { $who }. Elle ne protège personne.
}
thing-in-danger = { $who-is ->
    [you] Vous pouvez le cerner en un coup.
   *[other] { $who } peut le cerner en un coup.
}
thing-safe = { $who-is ->
    [you] Aucun de vos coups ne le cerne.
   *[other] Aucun coup { ELIDE("de", $who) } ne le cerne.
}
thing-stuck = Il ne peut pas bouger : d'autres pions lui barrent tous les chemins.
thing-can-win = { $who-is ->
    [you] Avec lui, vous pouvez gagner en un coup.
   *[other] Avec lui, { $who } peut gagner en un coup.
}
thing-can-beat = { $n ->
    [one] Il peut battre un pion en un coup.
   *[other] Il peut battre { $n } pions en un coup.
}
thing-can-take = Il peut prendre une ville en un coup.
thing-can-rise = Il peut devenir un héros en un coup.
thing-can-rise-here = Il peut devenir un héros sur place, au lieu d'un déplacement.

thing-city = { $who-is ->
    [you] Votre ville
   *[other] Ville { ELIDE("de", $who) }
}
thing-city-what = { $who-is ->
    [you] Votre combattant qui finit son déplacement ici devient un héros. Un pion { ELIDE("de", $rival) } qui finit ici prend la ville.
   *[other] { $rival-is ->
        [you] Vous la prenez en finissant un déplacement ici. Les combattants { ELIDE("de", $who) } y deviennent des héros.
       *[other] Les combattants { ELIDE("de", $who) } y deviennent des héros. { $rival } la prend en finissant un déplacement ici.
    }
}
thing-owns = { $who-is ->
    [you] Vous avez { $n } { $n ->
        [one] ville
       *[other] villes
    } sur { $all }.
   *[other] { $who } a { $n } { $n ->
        [one] ville
       *[other] villes
    } sur { $all }.
}
thing-city-can-be-taken = { $who-is ->
    [you] { $wins ->
        [yes] Vous pouvez la prendre en un coup, et gagner.
       *[no] Vous pouvez la prendre en un coup.
    }
   *[other] { $wins ->
        [yes] { $who } peut la prendre en un coup, et gagner.
       *[no] { $who } peut la prendre en un coup.
    }
}
thing-city-safe = { $who-is ->
    [you] Aucun de vos pions ne peut l'atteindre en un coup.
   *[other] Aucun pion { ELIDE("de", $who) } ne peut l'atteindre en un coup.
}
thing-city-hero = { $who-is ->
    [you] Vous pouvez y faire un héros en un coup.
   *[other] { $who } peut y faire un héros en un coup.
}

thing-empty = Une case vide
thing-empty-what = Les pions traversent les cases vides et y finissent leurs déplacements. On ne saute jamais par-dessus un pion.
thing-empty-reached = { $who-is ->
    [you] { $n ->
        [0] Aucun de vos pions ne peut venir ici.
        [one] Un de vos pions peut venir ici.
       *[other] { $n } de vos pions peuvent venir ici.
    }
   *[other] { $n ->
        [0] Aucun pion { ELIDE("de", $who) } ne peut venir ici.
        [one] Un pion { ELIDE("de", $who) } peut venir ici.
       *[other] { $n } pions { ELIDE("de", $who) } peuvent venir ici.
    }
}
thing-empty-beats = { $n ->
    [one] Cela battrait un pion.
   *[other] Cela battrait { $n } pions.
}
thing-empty-loses = Un pion qui viendrait ici serait cerné à son tour.

thing-cities = { $who-is ->
    [you] Vos villes
   *[other] Villes { ELIDE("de", $who) }
}
thing-cities-what = Qui a les { $all } villes gagne. S'il reste peu de pions, qui a le plus de villes gagne.
thing-no-cities = Ce plateau n'a pas de ville. On y joue pour les pions seuls.
thing-lost = { $who-is ->
    [you] Vos pions battus
   *[other] Pions battus { ELIDE("de", $who) }
}
thing-lost-what = Un pion cerné est battu et quitte le jeu. Qui n'a plus qu'un pion perd.
thing-left = { $who-is ->
    [you] Vous en avez perdu { $lost } ; il vous en reste { $n }.
   *[other] { $who } en a perdu { $lost } et en garde { $n }.
}
