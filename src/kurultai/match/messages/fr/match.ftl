ended-resign = { $loser-is ->
    [you] Vous abandonnez : { $winner } gagne
   *[other] { $winner-is ->
        [you] { $loser } abandonne : vous gagnez
       *[other] { $loser } abandonne : { $winner } gagne
    }
}
ended-timeout = { $loser-is ->
    [you] Vous avez épuisé votre temps : { $winner } gagne
   *[other] { $winner-is ->
        [you] { $loser } a épuisé son temps : vous gagnez
       *[other] { $loser } a épuisé son temps : { $winner } gagne
    }
}
ended-draw = Nulle d'un commun accord
the-game-has-moves-not = la partie a { $moves } coups, pas { $n }
there-is-nothing-to-take-back = il n'y a rien à reprendre
what-has-been-seen-since-cannot = ce qui a été vu depuis ne peut être repris
only-a-game-of-two-can = seule une partie à deux peut être abandonnée
this-move-ends-your-turn = ce coup finit votre tour
it-is-not-your-turn = ce n'est pas à vous de jouer
the-game-has-moved-on-since = la partie a continué entre-temps : regardez la position
the-game-is-over = la partie est finie
