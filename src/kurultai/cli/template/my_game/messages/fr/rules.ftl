title = My Game

rule-take = À votre tour, prenez un, deux ou trois haricots du tas.
    .heading = Prendre des haricots
rule-heap = On ne peut prendre plus de haricots qu'il n'y en a.
    .heading = Ce que contient le tas
    .refusal = il ne reste que { $heap } dans le tas, pas { $beans }
rule-repeat = On ne prend pas autant de haricots que le joueur précédent.
    .heading = Jamais deux fois de suite
    .refusal = on vient d'en prendre { $beans } : prenez un autre nombre
rule-end = Quand le joueur suivant ne peut rien prendre, la partie est finie : le dernier à avoir pris a gagné.
    .heading = La fin
