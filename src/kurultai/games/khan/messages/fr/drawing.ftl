## The position as text: what a terminal shows below the map

drawn-legend = Les petites lettres sont des terres vides, ~ est le fleuve. ({ $yurt }) est une yourte, (n) une yourte neutre ; { $tile } est une tuile d'un seul joueur, * une tuile partagée. Trois lettres sont un souverain.
drawn-none = aucun
drawn-rulers = Souverains, avec les yourtes de leur cour : { $rulers }
drawn-ruler = { $name } en { $area } ({ $n })
drawn-home = De retour dans leur cour : { $rulers }
drawn-shapes = Formes restantes : { $shapes }
drawn-tile = { $shape } en { $areas } : { $owners }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
drawn-player = { $who-is ->
    [you] { $mark } (vous) : { $what }
   *[other] { $mark } ({ $who }) : { $what }
}
drawn-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $bonus } de plus si la partie finissait maintenant
drawn-territories = territoires de { $sizes }
drawn-special = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
drawn-protected = sous la protection du Grand Khan
drawn-gods = soutenu par les dieux : { $regions }
drawn-everywhere = partout
drawn-scouts = repère { $shape }
drawn-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
drawn-hand = main : { $cards }
drawn-card = { $card } ({ $direction })
drawn-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pioche, { $discards } à la défausse
drawn-turned = Dernière carte retournée : { $card }
