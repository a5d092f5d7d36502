## Ce qu'est chaque chose sur la table, et ce qu'elle vaut maintenant.

thing-points = { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}
thing-minus_points = { $n ->
    [one] moins { $n } point
   *[other] moins { $n } points
}
thing-so_many = { $n ->
    [one] { $n } Richesse { FORM($colour, "feminine") }
   *[other] { $n } Richesses { FORM($colour, "feminines") }
}

## Le milieu de la table

thing-die = Le dé { $colour }
thing-die_unrolled = Un des cinq dés. Une fois lancé, il montre 1, 2 ou 3.
thing-die_rolled = Il montre { $n }. Qui le prend fait l'une de deux choses : piller autant de Richesses { FORM($colour, "feminines") }, ou regarder autant de cartes du { $deck } et en jouer une.
thing-die_taken = { $who-is ->
    [you] Vous l'avez pris dans cette manche. Il montre { $n }.
   *[other] { $who } l'a pris dans cette manche. Il montre { $n }.
} Quand les cinq dés sont pris, on les relance.
thing-die_offer = { $who-is ->
    [you] Si vous le prenez : pillez { $n } { $n ->
        [one] Richesse
       *[other] Richesses
    } ({ $free ->
        [0] aucun emplacement libre pour elles sur vos Chariots
        [one] { $free } emplacement libre pour elles sur vos Chariots
       *[other] { $free } emplacements libres pour elles sur vos Chariots
    }), ou piochez { $m ->
        [0] dans un paquet vide, donc rien
        [one] { $m } carte
       *[other] { $m } cartes et jouez-en une
    }.
   *[other] Si { $who } le prend : piller { $n } { $n ->
        [one] Richesse
       *[other] Richesses
    } ({ $free ->
        [0] aucun emplacement libre pour elles
        [one] { $free } emplacement libre pour elles
       *[other] { $free } emplacements libres pour elles
    }), ou piocher { $m ->
        [0] dans un paquet vide, donc rien
        [one] { $m } carte
       *[other] { $m } cartes et en jouer une
    }.
}
thing-die_rerolled = { $who-is ->
    [you] Si vous le prenez, une carte vous oblige à le relancer.
   *[other] Si { $who } le prend, une carte oblige à le relancer.
}
thing-die_now = { $who-is ->
    [you] Avec lui, vous pillez maintenant { $n ->
        [one] { $n } Richesse { FORM($colour, "feminine") }
       *[other] { $n } Richesses { FORM($colour, "feminines") }
    } ou piochez { $m ->
        [one] { $m } carte
       *[other] { $m } cartes
    }.
   *[other] Avec lui, { $who } pille maintenant { $n ->
        [one] { $n } Richesse { FORM($colour, "feminine") }
       *[other] { $n } Richesses { FORM($colour, "feminines") }
    } ou pioche { $m ->
        [one] { $m } carte
       *[other] { $m } cartes
    }.
}
thing-deck = Le { $deck }
thing-of_equipment = Un Équipement aide qui l'a joué, dès lors et jusqu'à la fin de la partie.
thing-of_raid = Une Razzia s'active une fois, à son propre tour, juste avant ou juste après l'action.
thing-of_mercenary = Un Mercenaire agit tant que tous ses emplacements sont remplis, de Richesses de toutes les couleurs.
thing-of_curse = Un Fléau se joue sur un autre joueur. Il agit jusqu'à ce qu'il soit rempli, à moins que ce joueur ne le fuie aussitôt.
thing-of_treasure = Un Trésor n'agit pas pendant la partie. Il compte à la fin, si sa condition est remplie à ce moment-là.
thing-deck_left = { $n ->
    [0] Le paquet est vide : la manche est la dernière.
    [one] Il reste { $n } carte.
   *[other] Il reste { $n } cartes.
}
thing-deck_known = { $n ->
    [one] Vous connaissez { $n } carte placée dessous.
   *[other] Vous connaissez { $n } cartes placées dessous.
}
thing-each_equipment = Un Équipement rapporte { $worth }.
thing-each_raid = Une Razzia rapporte { $worth }, activée ou non.
thing-each_mercenary = Un Mercenaire rempli rapporte { $worth }, un Mercenaire non rempli { $unfilled }.
thing-each_curse = Un Fléau que l'on fuit rapporte { $worth } à la fin. Les autres ne comptent pas.
thing-each_treasure = Un Trésor dont la condition est remplie à la fin rapporte { $worth }.
thing-reserve = La Réserve de Richesses { FORM($colour, "feminines") }
thing-reserve_what = { $n ->
    [0] Il n'en reste plus : la manche est la dernière.
    [one] Il n'en reste que { $n }.
   *[other] Il en reste { $n }.
} Avec le dé { $colour }, on pille ici. Quand une couleur est épuisée, la partie s'arrête à la fin de la manche.
thing-reserve_room = { $n ->
    [0] Vos Chariots n'ont pas d'emplacement libre de cette couleur.
    [one] Vos Chariots ont { $n } emplacement libre de cette couleur.
   *[other] Vos Chariots ont { $n } emplacements libres de cette couleur.
} { $m ->
    [0] Aucune de vos cartes ne reçoit de Richesses.
    [one] Vos cartes ont { $m } emplacement libre, pour toutes les couleurs.
   *[other] Vos cartes ont { $m } emplacements libres, pour toutes les couleurs.
}
thing-pile = La pioche de Chariots
thing-pile_what = { $n ->
    [0] Elle est vide.
    [one] { $n } Chariot y attend face cachée.
   *[other] { $n } Chariots y attendent face cachée.
} Après une expédition, vous prenez un nouveau Chariot : un Chariot visible, ou le premier de cette pioche, sans le voir.
thing-first = Le marqueur premier joueur
thing-first_what = { $who-is ->
    [you] Vous lancez les dés de cette manche et prenez le premier.
   *[other] { $who } lance les dés de cette manche et prend le premier.
} Quand les cinq sont pris, le marqueur passe au joueur suivant.
thing-round = Manche { $n }, tour { $m } sur 5
thing-round_none = Avant la première manche
thing-round_what = Une manche compte cinq tours, un par dé. On prend un dé chacun à son tour jusqu'au dernier : certains jouent donc plus souvent que d'autres.
thing-round_left = { $n ->
    [0] Il ne reste aucun dé dans cette manche.
    [one] Il reste { $n } dé.
   *[other] Il reste { $n } dés.
}

## Les Chariots

thing-wagon_display = À prendre : { FORM($wagon, "bare") }
thing-wagon_camp = { $who-is ->
    [you] Votre { FORM($wagon, "bare") }
   *[other] { FORM($wagon, "bare") } { ELIDE("de", $who) }
}
thing-wagon_what = Il lui faut { $wanted }. Dès que tous ses emplacements sont remplis, il est expédié, et son joueur en prend un nouveau.
thing-ships_camp = { $who-is ->
    [you] L'expédier vous rapporte { $worth }.
   *[other] L'expédier rapporte { $worth } à { $who }.
} { $m ->
    [0] Son type n'ajoute rien pour l'instant.
    [one] Son type ajoute { $m } point.
   *[other] Son type ajoute { $m } points.
}
thing-ships_camp_down = { $who-is ->
    [you] L'expédier vous rapporte { $worth }, et peut-être 1 de plus pour son type.
   *[other] L'expédier rapporte { $worth } à { $who }, et peut-être 1 de plus pour son type.
}
thing-ships_display = Pris, rempli et expédié, il vous rapporterait { $worth }. { $m ->
    [0] Son type n'ajouterait rien pour l'instant.
    [one] Son type ajouterait { $m } point.
   *[other] Son type ajouterait { $m } points.
}
thing-ships_display_down = Pris, rempli et expédié, il vous rapporterait { $worth }, et peut-être 1 de plus pour son type.
thing-slot = Un emplacement { $slot }
thing-slot_what = Il reçoit une Richesse { FORM($slot, "feminine") }.
thing-slot_left = { $free ->
    [one] C'est le dernier emplacement libre du Chariot : rempli, il est expédié et rapporte { $worth }.
   *[other] Le Chariot a { $free } emplacements libres. Une fois tous remplis, il est expédié et rapporte { $worth }.
}
thing-cube = Une Richesse { FORM($colour, "feminine") }
thing-cube_what = Elle reste ici jusqu'à l'expédition du Chariot. Elle va alors dans le Butin de son joueur.
thing-cube_other_what = Une carte a permis de la poser sur un emplacement { $slot }. À l'expédition du Chariot, elle va dans le Butin de son joueur.
thing-berth = La place d'un Chariot
thing-berth_what = On peut charger un Chariot ici : un Chariot visible ou de la pioche, dès qu'il y en a un.

## Les Camps

thing-camp = { $who-is ->
    [you] Votre Camp
   *[other] Le Camp { ELIDE("de", $who) }
}
thing-camp_what = { $who-is ->
    [you] Vos Chariots, votre Butin et les cartes jouées ici. Une carte reste dans son Camp jusqu'à la fin de la partie.
   *[other] Les Chariots, le Butin et les cartes { ELIDE("de", $who) }. Une carte reste dans son Camp jusqu'à la fin de la partie.
}
thing-score = { $who-is ->
    [you] Vos points
   *[other] Les points { ELIDE("de", $who) }
}
thing-line = { $line } { $n }
thing-score_what = Si la partie s'arrêtait maintenant : { $lines }. Touchez le nombre pour voir chaque ligne.
thing-score_none = Rien ne compte encore. Expédiez des Chariots et jouez des cartes : les deux rapportent des points.
thing-score_now = { $who-is ->
    [you] Vous avez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } maintenant.
   *[other] { $who } a { $n ->
        [one] { $n } point
       *[other] { $n } points
    } maintenant.
}
thing-score_unknown = { $who-is ->
    [you] Vous avez au moins { $n ->
        [one] { $n } point
       *[other] { $n } points
    } maintenant.
   *[other] { $who } a au moins { $n ->
        [one] { $n } point
       *[other] { $n } points
    } maintenant. Ce qui dépend des Chariots face cachée se verra à la fin.
}
thing-stash = { $who-is ->
    [you] Votre Butin
   *[other] Le Butin { ELIDE("de", $who) }
}
thing-stash_what = Les Richesses des Chariots expédiés. Elles ne rapportent pas de points, mais certains Trésors en demandent.
thing-stash_worth = { $who-is ->
    [you] Vous en avez { $n } ici. À points égaux, qui a le plus de Richesses gagne.
   *[other] { $who } en a { $n } ici. À points égaux, qui a le plus de Richesses gagne.
}
thing-shipped = { $who-is ->
    [you] Vos Chariots expédiés
   *[other] Les Chariots expédiés { ELIDE("de", $who) }
}
thing-shipped_what = Chacun rapporte { $worth }. Leurs types comptent aussi : un point par type différent, ou un par Chariot de la plus grande série d'un même type, selon ce qui rapporte le plus. Les autres voient combien il y en a, pas lesquels.
thing-shipped_worth = { $many ->
    [0] Aucun encore.
    [one] { $many } Chariot : { $worth }, et { $m } de plus pour son type.
   *[other] { $many } Chariots : { $worth }, et { $m } de plus pour leurs types.
}
thing-shipped_unknown = { $many } Chariots : { $worth }, et au moins { $m } de plus pour leurs types.

## Les cartes

thing-card_drawn = { $who-is ->
    [you] Vous l'avez piochée et pouvez la jouer maintenant. Ce que vous ne jouez pas va sous le paquet.
   *[other] { $who } l'a piochée.
}
thing-card_under = Elle est sous le { $deck }, où vous l'avez remise ou vu remettre.
thing-card_used = Cette carte a déjà servi et ne peut pas encore resservir.
thing-equipment_active = Il agit depuis qu'il a été joué, jusqu'à la fin de la partie.
thing-equipment_blocked = Un Fléau l'empêche d'agir. Il agira de nouveau quand le Fléau sera rempli.
thing-raid_ready = { $who-is ->
    [you] Vous pouvez l'activer une fois, à l'un de vos tours, juste avant ou juste après votre action. Une Razzia par tour.
   *[other] { $who } peut l'activer une fois, à l'un de ses tours.
}
thing-raid_used = Elle a été activée, et c'était la seule fois.
thing-mercenary_waiting = { $n ->
    [one] Il lui faut encore { $n } Richesse, de n'importe quelle couleur, pour agir.
   *[other] Il lui faut encore { $n } Richesses, de n'importe quelles couleurs, pour agir.
}
thing-mercenary_active = Tous ses emplacements sont remplis : il agit. S'il perd une Richesse, il s'arrête.
thing-mercenary_blocked = Il est rempli, mais un Fléau l'empêche d'agir.
thing-curse_active = { $by-is ->
    [you] Vous l'avez joué.
   *[other] { $by } l'a joué.
} Il agit jusqu'à ce qu'il reçoive encore { $n ->
    [one] { $n } Richesse, de n'importe quelle couleur.
   *[other] { $n } Richesses, de n'importe quelles couleurs.
}
thing-curse_filled = Tous ses emplacements sont remplis : il n'agira plus jamais.
thing-curse_fled = { $who-is ->
    [you] Vous l'avez fui : il est sans effet.
   *[other] { $who } l'a fui : il est sans effet.
}
thing-worth = { $who-is ->
    [you] Cette carte vous rapporte { $worth }.
   *[other] Cette carte rapporte { $worth } à { $who }.
}
thing-worth_nothing = Cette carte ne rapporte de points à personne.
thing-worth_unfilled = { $who-is ->
    [you] Cette carte vous rapporte { $now } maintenant, et { $worth } une fois remplie.
   *[other] Cette carte rapporte { $now } à { $who } maintenant, et { $worth } une fois remplie.
}
thing-worth_met = { $who-is ->
    [you] Sa condition est remplie maintenant. Si elle l'est encore à la fin, il vous rapporte { $worth }.
   *[other] Sa condition est remplie maintenant. Si elle l'est encore à la fin, il rapporte { $worth } à { $who }.
}
thing-worth_unmet = { $who-is ->
    [you] Sa condition n'est pas encore remplie. Si elle l'est à la fin, il vous rapporte { $worth }.
   *[other] Sa condition n'est pas encore remplie. Si elle l'est à la fin, il rapporte { $worth } à { $who }.
}
thing-worth_unknown = { $who-is ->
    [you] Personne ne peut encore savoir si sa condition est remplie : des Chariots sont face cachée. Si elle l'est à la fin, il vous rapporte { $worth }.
   *[other] Que sa condition soit remplie dépend de Chariots face cachée. Si elle l'est à la fin, il rapporte { $worth } à { $who }.
}
