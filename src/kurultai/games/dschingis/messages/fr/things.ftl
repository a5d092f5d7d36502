## Ce qu'est chaque chose sur la table, et ce qu'elle vaut maintenant.

# Villages et pays

thing-village = { $at-is ->
    [shown] { $country ->
        [mongolia] Village { $at }, en Mongolie
       *[china] Village { $at }, en Chine
    }
   *[hidden] { $country ->
        [mongolia] Un village en Mongolie
       *[china] Un village en Chine
    }
}
thing-village-empty = Il n'y a pas encore de jeton ici. Un village est contrôlé par celui dont le jeton est au-dessus.
thing-village-empty-worth = { $country ->
    [mongolia] Posé ici, un cavalier mongol vaut 3, un paysan 1 et un guerrier chinois −3.
   *[china] Posé ici, un guerrier chinois vaut 3, un paysan 1 et un cavalier mongol −3.
}
thing-village-owner = { $who-is ->
    [you] Votre jeton est au-dessus : tous les jetons du village comptent pour vous.
   *[other] Le jeton { ELIDE("de", $who) } est au-dessus : tous les jetons du village comptent pour { $who }.
}
thing-village-stack = { $n ->
    [one] On y trouve { $tokens }.
   *[other] De haut en bas : { $tokens }.
}
thing-token-known = { $who-is ->
    [you] { FORM($token, "a") } (à vous)
   *[other] { FORM($token, "a") } ({ $who })
}
thing-token-unknown = { $who-is ->
    [you] un jeton (à vous)
   *[other] un jeton face cachée ({ $who })
}
thing-village-plague = La peste s'y trouve : guerriers et cavaliers y valent −3 et les paysans −1, dans les deux pays.
thing-village-herb = La plante guérisseuse s'y trouve : guerriers et cavaliers y valent 3 et les paysans 1, dans les deux pays.
thing-village-both = Peste et plante s'annulent : le village compte comme s'il n'avait ni l'une ni l'autre.
thing-village-leader = { $who-is ->
    [you] Votre chef s'y tient : aucun autre chef ne peut y venir.
   *[other] Le chef { ELIDE("de", $who) } s'y tient : aucun autre chef ne peut y venir.
}
thing-village-visited = { $who-is ->
    [you] Votre chef y est passé ce tour-ci. Il ne pourra y revenir qu'au prochain.
   *[other] Le chef { ELIDE("de", $who) } y est passé ce tour-ci. Il ne pourra y revenir qu'au prochain.
}
thing-village-hidden = Ce qui s'y trouve vous est caché.
thing-village-unknown = { $n ->
    [one] Un de ses jetons vous est caché.
   *[other] { $n } de ses jetons vous sont cachés.
}
thing-village-worth = { $sign ->
    [more] { $n ->
        [one] { $who-is ->
            [you] Il vous rapporte { $n } point en ce moment.
           *[other] Il rapporte { $n } point à { $who } en ce moment.
        }
       *[other] { $who-is ->
            [you] Il vous rapporte { $n } points en ce moment.
           *[other] Il rapporte { $n } points à { $who } en ce moment.
        }
    }
    [less] { $n ->
        [one] { $who-is ->
            [you] Il vous coûte { $n } point en ce moment.
           *[other] Il coûte { $n } point à { $who } en ce moment.
        }
       *[other] { $who-is ->
            [you] Il vous coûte { $n } points en ce moment.
           *[other] Il coûte { $n } points à { $who } en ce moment.
        }
    }
   *[none] Il vaut 0 en ce moment.
}
thing-village-worth-known = { $sign ->
    [more] { $n ->
        [one] { $who-is ->
            [you] Ce que vous en savez vous rapporte { $n } point en ce moment.
           *[other] Ce que vous en savez rapporte { $n } point à { $who } en ce moment.
        }
       *[other] { $who-is ->
            [you] Ce que vous en savez vous rapporte { $n } points en ce moment.
           *[other] Ce que vous en savez rapporte { $n } points à { $who } en ce moment.
        }
    }
    [less] { $n ->
        [one] { $who-is ->
            [you] Ce que vous en savez vous coûte { $n } point en ce moment.
           *[other] Ce que vous en savez coûte { $n } point à { $who } en ce moment.
        }
       *[other] { $who-is ->
            [you] Ce que vous en savez vous coûte { $n } points en ce moment.
           *[other] Ce que vous en savez coûte { $n } points à { $who } en ce moment.
        }
    }
   *[none] Ce que vous en savez vaut 0 en ce moment.
}
thing-village-elsewhere = { $country ->
    [mongolia] { $sign ->
        [more] Si la muraille bougeait et qu'il passait en Mongolie, il vaudrait { $n }.
        [less] Si la muraille bougeait et qu'il passait en Mongolie, il vaudrait −{ $n }.
       *[none] Si la muraille bougeait et qu'il passait en Mongolie, il vaudrait 0.
    }
   *[china] { $sign ->
        [more] Si la muraille bougeait et qu'il passait en Chine, il vaudrait { $n }.
        [less] Si la muraille bougeait et qu'il passait en Chine, il vaudrait −{ $n }.
       *[none] Si la muraille bougeait et qu'il passait en Chine, il vaudrait 0.
    }
}

thing-mongolia = La Mongolie
thing-mongolia-what = { $n ->
    [one] { $n } village se trouve en Mongolie, de ce côté de la Grande Muraille. Un cavalier mongol y vaut 3, un guerrier chinois −3, un paysan 1. Quand la muraille se déplace, des villages changent de pays.
   *[other] { $n } villages se trouvent en Mongolie, de ce côté de la Grande Muraille. Un cavalier mongol y vaut 3, un guerrier chinois −3, un paysan 1. Quand la muraille se déplace, des villages changent de pays.
}
thing-china = La Chine
thing-china-what = { $n ->
    [one] { $n } village se trouve en Chine, de ce côté de la Grande Muraille. Un guerrier chinois y vaut 3, un cavalier mongol −3, un paysan 1. Quand la muraille se déplace, des villages changent de pays.
   *[other] { $n } villages se trouvent en Chine, de ce côté de la Grande Muraille. Un guerrier chinois y vaut 3, un cavalier mongol −3, un paysan 1. Quand la muraille se déplace, des villages changent de pays.
}
thing-country-worth = Ses villages comptent en ce moment : { $each }.
thing-counted = { $who-is ->
    [you] vous { $sign ->
        [more] +{ $n }
        [less] −{ $n }
       *[none] 0
    }
   *[other] { $who } { $sign ->
        [more] +{ $n }
        [less] −{ $n }
       *[none] 0
    }
}{ $known ->
    [part] {" "}et ce qui vous est caché
   *[all] {""}
}

# Lignes, murs, tours

thing-line = Une ligne libre
thing-line-touches = Elle touche un mur en place : on peut y poser un mur.
thing-line-apart = On pourra y poser un mur quand les murs en place seront arrivés jusqu'ici.
thing-line-road = Une route la traverse : les chefs vont à pied d'un village à l'autre.
thing-line-no-road = Aucune route ne la traverse : les chefs ne peuvent pas aller à pied d'un village à l'autre.
thing-line-branch = Un mur formerait ici un embranchement. Aucun village ne changerait de pays.
thing-line-suppose = Supposons qu'on pose un mur ici maintenant.
thing-gain = { $sign ->
    [less] { $n ->
        [one] { $who-is ->
            [you] D'après ce que vous savez, vous perdriez { $n } point.
           *[other] D'après ce que vous savez, { $who } perdrait { $n } point.
        }
       *[other] { $who-is ->
            [you] D'après ce que vous savez, vous perdriez { $n } points.
           *[other] D'après ce que vous savez, { $who } perdrait { $n } points.
        }
    }
   *[more] { $n ->
        [one] { $who-is ->
            [you] D'après ce que vous savez, vous gagneriez { $n } point.
           *[other] D'après ce que vous savez, { $who } gagnerait { $n } point.
        }
       *[other] { $who-is ->
            [you] D'après ce que vous savez, vous gagneriez { $n } points.
           *[other] D'après ce que vous savez, { $who } gagnerait { $n } points.
        }
    }
}
thing-wall = { $part ->
    [great] { $gate ->
        [open] La Grande Muraille : une porte ouverte
       *[closed] La Grande Muraille : une porte fermée
    }
   *[branch] { $gate ->
        [open] Un embranchement : une porte ouverte
       *[closed] Un embranchement : une porte fermée
    }
}
thing-wall-open = Un chef placé à côté peut passer par la porte. Ou bien il monte ici sur le mur et redescend par une autre porte ouverte. Chaque porte empruntée se ferme derrière lui.
thing-wall-closed = Un chef a emprunté cette porte. On ne peut plus y passer, ni monter, ni descendre. Les chefs peuvent encore marcher sur le mur.
thing-wall-great = Elle sépare la Mongolie de la Chine.
thing-wall-branch = Un embranchement ne sépare pas les pays. Mais il barre le passage aux chefs, et il peut un jour faire partie de la Grande Muraille.
thing-wall-length = La Grande Muraille compte { $n } murs en ce moment.
thing-wall-fresh = Ce mur a été posé ce tour-ci.
thing-wall-beside = { $who-is ->
    [you] Votre chef est juste à côté.
   *[other] Le chef { ELIDE("de", $who) } est juste à côté.
}
thing-end = { $end ->
    [west] L'extrémité occidentale de la Grande Muraille
   *[east] L'extrémité orientale de la Grande Muraille
}
thing-end-what = La Grande Muraille va d'une tour rouge à l'autre : { $n } murs. Si un embranchement atteint une autre tour du bord, celle-ci peut devenir l'extrémité à sa place.
thing-border-tower = Une tour du bord
thing-border-tower-what = Quand un embranchement l'atteint, la muraille a une troisième extrémité. Le plus court des trois tronçons est retiré.
thing-tower = Une tour
thing-tower-what = Les murs vont de tour en tour.
thing-tower-joined = Elle fait partie du mur en place : un nouveau mur peut partir d'ici.
thing-tower-free = Aucun mur ne la touche encore.

# Les chefs, et ce que chacun possède

thing-leader = { $who-is ->
    [you] Votre chef
   *[other] Le chef { ELIDE("de", $who) }
}
thing-leader-what = { $who-is ->
    [you] Quand vous marchez, il va de village en village, et vous posez un jeton dans chacun.
   *[other] Quand { $who } marche, il va de village en village et laisse un jeton dans chacun.
}
thing-leader-bars = Aucun autre chef ne peut entrer dans le village où il se tient.
thing-leader-reach = { $n ->
    [one] D'ici, il peut aller dans { $n } village, par la route, par une porte ou sur le mur.
   *[other] D'ici, il peut aller dans { $n } villages, par la route, par une porte ou sur le mur.
}
thing-leader-blocked = { $who-is ->
    [you] Il est bloqué : il ne peut aller dans aucun village. À votre tour, vous pouvez le retirer du plateau.
   *[other] Il est bloqué : il ne peut aller dans aucun village.
}
thing-holds = { $who-is ->
    [you] Ce que vous avez
   *[other] Ce qu'a { $who }
}
thing-holds-active = { $who-is ->
    [you] Réserve active : vous avez { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    } et { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
   *[other] Réserve active : { $who } a { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    } et { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
}
thing-holds-passive = { $n ->
    [one] Il reste { $n } jeton à piocher.
   *[other] Il reste { $n } jetons à piocher.
}
thing-holds-gone = { $n ->
    [one] { $n } jeton a quitté le jeu.
   *[other] { $n } jetons ont quitté le jeu.
}
thing-holds-hidden = { $n ->
    [one] Le point d'interrogation : { $n } jeton dans les villages { ELIDE("de", $who) } vous est caché.
   *[other] Le point d'interrogation : { $n } jetons dans les villages { ELIDE("de", $who) } vous sont cachés.
}
thing-holds-no-leader = Le chef n'est pas sur le plateau. Il reviendra à la prochaine pose de jetons.
thing-score = { $who-is ->
    [you] Vos points
   *[other] Les points { ELIDE("de", $who) }
}
thing-score-what = Chaque village compte, avec tous ses jetons, pour celui dont le jeton est au-dessus. Jusqu'à la fin, murs et jetons peuvent encore tout changer.
thing-score-worth = { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, { $sign ->
    [more] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [less] { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    }
   *[none] 0 point
} si la partie s'arrêtait maintenant.
thing-score-worth-known = { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}. Si la partie s'arrêtait maintenant, ce que vous en savez vaudrait { $sign ->
    [more] { $n }
    [less] −{ $n }
   *[none] 0
} ; le reste vous est caché.

# Sous le plateau

thing-token-chinese = Un guerrier chinois
thing-token-chinese-what = Il vaut 3 points dans un village chinois et −3 dans un village mongol, pour celui dont le jeton est au-dessus.
thing-token-mongol = Un cavalier mongol
thing-token-mongol-what = Il vaut 3 points dans un village mongol et −3 dans un village chinois, pour celui dont le jeton est au-dessus.
thing-token-peasant = Un paysan
thing-token-peasant-what = Il vaut 1 point dans les deux pays, pour celui dont le jeton est au-dessus.
thing-token-plague = La peste
thing-token-plague-what = Elle ne vaut rien elle-même. Mais elle gâte son village : guerriers et cavaliers y valent −3 et les paysans −1, dans les deux pays. La plante guérisseuse l'annule.
thing-token-herb = La plante guérisseuse
thing-token-herb-what = Elle ne vaut rien elle-même. Mais elle soigne son village : guerriers et cavaliers y valent 3 et les paysans 1, dans les deux pays. La peste l'annule.
thing-token-number = Vous en avez { $n } à poser.
thing-token-best = { $sign ->
    [more] { $n ->
        [one] À un pas de votre chef, le meilleur village que vous connaissez vous rapporterait { $n } point avec ce jeton.
       *[other] À un pas de votre chef, le meilleur village que vous connaissez vous rapporterait { $n } points avec ce jeton.
    }
    [less] { $n ->
        [one] À un pas de votre chef, même le meilleur village que vous connaissez vous coûterait { $n } point avec ce jeton.
       *[other] À un pas de votre chef, même le meilleur village que vous connaissez vous coûterait { $n } points avec ce jeton.
    }
   *[none] À un pas de votre chef, aucun village que vous connaissez ne vous rapporterait de point avec ce jeton.
}
thing-walls = { $who-is ->
    [you] Vos murs
   *[other] Les murs { ELIDE("de", $who) }
}
thing-walls-what = { $n ->
    [one] Qui construit les pose tous, l'un après l'autre. Il y en a { $n } ici, et jamais plus de 4.
   *[other] Qui construit les pose tous, l'un après l'autre. Il y en a { $n } ici, et jamais plus de 4.
}
thing-backs = { $who-is ->
    [you] Vos jetons
   *[other] Les jetons { ELIDE("de", $who) }
}
thing-backs-what = { $n ->
    [one] { $n } jeton prêt à être posé. { $who } est seul à le connaître.
   *[other] { $n } jetons prêts à être posés. { $who } est seul à les connaître.
}
thing-passive = { $who-is ->
    [you] Vos jetons à piocher
   *[other] Les jetons à piocher { ELIDE("de", $who) }
}
thing-passive-what = Ils sont mélangés, face cachée. On en pioche un sans le voir, puis on le regarde. Personne n'a jamais plus de 4 jetons prêts à poser.
thing-passive-ends = Deux réserves vides amènent le dernier tour : les jetons de deux joueurs, ou tous les murs et les jetons d'un joueur.
thing-passive-left = { $n ->
    [0] Il n'en reste aucun.
    [one] Il en reste { $n }.
   *[other] Il en reste { $n }.
}
thing-passive-kinds = Parmi eux : { $tokens }.
thing-common = La réserve commune
thing-common-what = Des murs pour tout le monde. On les prend un par un, sans jamais en avoir plus de 4. Les murs retirés reviennent ici, sauf au dernier tour.
thing-common-left = { $n ->
    [0] Il ne reste aucun mur.
    [one] Il reste { $n } mur.
   *[other] Il reste { $n } murs.
}
