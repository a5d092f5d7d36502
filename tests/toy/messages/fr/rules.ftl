title = Plis

rule-deal = Trois des dix cartes pour chacun ; les autres restent dans la pioche.
    .heading = La donne
rule-hand = Jouez une carte de votre main, ou lancez le dé.
    .heading = Jouer une carte
    .refusal = vous n'avez pas cette carte
rule-die = Un dé montre un, deux ou trois, ou six sur sa quatrième face.
    .heading = Le dé
rule-over = Après trois manches, le plus de points gagne.
    .heading = La fin
    .refusal = la partie est finie
