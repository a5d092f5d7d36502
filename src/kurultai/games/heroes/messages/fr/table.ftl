## What players read about a game of Heroes, beside the rules.

piece-warrior = combattant
piece-hero = héros

asked-move = { $who-is ->
    [you] À vous : choisissez un pion, puis sa case d'arrivée
   *[other] À { $who } : choisir un pion, puis sa case d'arrivée
}
    .intro = Un tour, c'est le déplacement d'un pion. Cherchez trois choses : un pion adverse à cerner, une ville à atteindre, et celui des vôtres qui serait en danger.
asked-promote = { $who-is ->
    [you] À vous : déplacez un pion, ou faites un héros d'un combattant placé dans une de vos villes
   *[other] À { $who } : déplacer un pion, ou faire un héros d'un combattant placé dans une de ses villes
}
    .intro = Un de vos combattants est dans une de vos villes. Vous pouvez en faire un héros au lieu de jouer un déplacement : il ira désormais de trois cases, mais le tour y passe.
asked-pass = { $who-is ->
    [you] Vous ne pouvez pas jouer : vous passez
   *[other] { $who } ne peut pas jouer et passe
}
    .intro = D'autres pions barrent tous vos chemins : vous passez cette fois. Si plus personne ne peut jouer, on compte les villes.

over-all-cities = { $who-is ->
    [you] Vous gagnez : toutes les villes sont à vous
   *[other] { $who } gagne avec toutes les villes
}
over-pieces = { $who-is ->
    [you] Vous gagnez : { $loser } { $left ->
        [none] n'a plus de pion
       *[single] n'a plus qu'un pion
    }
   *[other] { $loser-is ->
        [you] { $who } gagne : { $left ->
            [none] vous n'avez plus de pion
           *[single] vous n'avez plus qu'un pion
        }
       *[other] { $who } gagne : { $loser } { $left ->
            [none] n'a plus de pion
           *[single] n'a plus qu'un pion
        }
    }
}
over-cities = { $who-is ->
    [you] Vous gagnez par { $most } villes à { $least }
   *[other] { $who } gagne par { $most } villes à { $least }
}
over-draw = Égalité : { $cities } villes partout

happened-move = { $from-is ->
    [shown] { $who-is ->
        [you] Vous déplacez un { $piece } de { $from } à { $to }.
       *[other] { $who } déplace un { $piece } de { $from } à { $to }.
    }
   *[hidden] { $who-is ->
        [you] Vous déplacez un { $piece }.
       *[other] { $who } déplace un { $piece }.
    }
}
happened-city = { $who-is ->
    [you] Vous prenez une ville à { $rival }.
   *[other] { $rival-is ->
        [you] { $who } vous prend une ville.
       *[other] { $who } prend une ville à { $rival }.
    }
}
happened-promotion = { $at-is ->
    [shown] { $who-is ->
        [you] Votre combattant en { $at } devient un héros.
       *[other] Le combattant { ELIDE("de", $who) } en { $at } devient un héros.
    }
   *[hidden] { $who-is ->
        [you] Votre combattant devient un héros.
       *[other] Le combattant { ELIDE("de", $who) } devient un héros.
    }
}
happened-capture = { $at-is ->
    [shown] { $who-is ->
        [you] Votre { $piece } en { $at } est cerné et battu.
       *[other] Le { $piece } { ELIDE("de", $who) } en { $at } est cerné et battu.
    }
   *[hidden] { $who-is ->
        [you] Votre { $piece } est cerné et battu.
       *[other] Le { $piece } { ELIDE("de", $who) } est cerné et battu.
    }
}
happened-captures = { $at-is ->
    [shown] { $who-is ->
        [you] Vos pions en { $squares } sont cernés et battus.
       *[other] Les pions { ELIDE("de", $who) } en { $squares } sont cernés et battus.
    }
   *[hidden] { $who-is ->
        [you] { $n } de vos pions sont cernés et battus.
       *[other] { $n } pions { ELIDE("de", $who) } sont cernés et battus.
    }
}
happened-pass = { $who-is ->
    [you] Vous ne pouvez pas jouer et vous passez.
   *[other] { $who } ne peut pas jouer et passe.
}
happened-end-cities = { $who-is ->
    [you] Toutes les villes sont à vous : vous gagnez.
   *[other] Toutes les villes sont à { $who }, qui gagne.
}
happened-end-pieces = { $loser-is ->
    [you] { $left ->
        [none] Vous n'avez plus de pion : vous perdez.
       *[single] Vous n'avez plus qu'un pion : vous perdez.
    }
   *[other] { $left ->
        [none] { $loser } n'a plus de pion et perd.
       *[single] { $loser } n'a plus qu'un pion et perd.
    }
}
happened-end-few = Personne n'a plus de deux pions. Les villes décident.
happened-end-passes = Plus personne ne peut jouer. Les villes décident.
happened-end-repetition = La même position s'est présentée pour la troisième fois. Les villes décident.
happened-end-quiet = Depuis { $n } coups, aucun pion n'a été battu et aucun héros n'est apparu. Les villes décident.

option-reach-name = Portée des pions
option-reach-exact = exactement 2 cases, les héros exactement 3
option-reach-up-to = jusqu'à 2 cases, les héros jusqu'à 3
option-board-name = Une autre mise en place (fichier de plateau)

score-cities = Villes
counted-city = { $at-is ->
    [shown] La ville en { $at }
   *[hidden] Une ville
}

ends-far = Celui qui a toutes les villes gagne. Celui qui n'a plus qu'un pion perd.
ends-cities = { $who-is ->
    [you] Toutes les villes sont à vous sauf une. Avec celle-là, vous gagnez.
   *[other] { $who } a toutes les villes sauf une. Avec celle-là, { $who } gagne.
}
ends-pieces = { $who-is ->
    [you] Il vous reste { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }. Avec un seul, vous perdez.
   *[other] Il reste { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    } à { $who }. Avec un seul, { $who } perd.
}
ends-quiet = Encore { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, puis on compte les villes. Un pion battu ou un nouveau héros remet le compte à zéro.

## The position as text

drawn-seat = { $who-is ->
    [you] Vous : { $warrior } combattant, { $hero } héros, { $city } ville
   *[other] { $who } : { $warrior } combattant, { $hero } héros, { $city } ville
}
