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
not-what-the-lesson-asks = Les règles le permettent, mais ce n'est pas le sujet de la leçon. Essayez encore.
there-is-no-exercise = il n'y a pas de « { $name } » à apprendre dans ce jeu
puzzle-title = Niveau { $rating }
puzzle-find = { $n ->
    [one] Vous êtes { $who }. Trouvez le meilleur coup : l'un d'eux est nettement supérieur à tous les autres.
   *[other] Vous êtes { $who }. Trouvez les { $n } meilleurs coups d'affilée : chacun est nettement supérieur à tous les autres.
}
puzzle-then = { $left ->
    [one] Juste ! Et le dernier ?
   *[other] Juste ! Et ensuite ? Il en reste { $left } à trouver.
}
puzzle-right = Juste !
puzzle-wrong = Ce n'est pas le meilleur coup. Regardez la suite, puis réessayez.
puzzle-try-again = Ce coup n'était pas le meilleur. Reprenez le problème au début.
puzzle-nothing-wrong = Il n'y a rien à reprendre.
there-is-no-puzzle = il n'y a pas de problème { $id }
there-are-no-puzzles = il n'y a pas de problèmes
puzzle-wins = { $who-is ->
    [you] Ensuite, vous gagnez environ { $share } % des parties à partir d'ici.
   *[other] Ensuite, { $who } gagne environ { $share } % des parties à partir d'ici.
}
puzzle-wins-with-points = { $who-is ->
    [you] Cela vous rapporte aussitôt { $points ->
        [one] un point
       *[other] { $points } points
    }, et vous gagnez environ { $share } % des parties à partir d'ici.
   *[other] Cela rapporte aussitôt { $points ->
        [one] un point
       *[other] { $points } points
    } à { $who }, qui gagne environ { $share } % des parties à partir d'ici.
}
puzzle-wins-for-points = { $who-is ->
    [you] Cela vous coûte { $points ->
        [one] un point
       *[other] { $points } points
    } sur le moment, et pourtant vous gagnez environ { $share } % des parties à partir d'ici.
   *[other] Cela coûte { $points ->
        [one] un point
       *[other] { $points } points
    } à { $who } sur le moment, et pourtant { $who } gagne environ { $share } % des parties à partir d'ici.
}
puzzle-wins-at-once = { $who-is ->
    [you] Vous gagnez aussitôt.
   *[other] { $who } gagne aussitôt.
}
puzzle-shares = { $who-is ->
    [you] La partie finit, et vous partagez la victoire.
   *[other] La partie finit, et { $who } partage la victoire.
}
puzzle-natural = L'autre coup tentant ne gagne que { $share } % des parties : « { $natural } »
puzzle-on-average-secrets = C'est juste en moyenne, d'après ce qu'on peut savoir ici : dans une partie donnée, le hasard et ce qui est caché peuvent en décider autrement.
puzzle-on-average-chance = C'est juste en moyenne : dans une partie donnée, le hasard peut en décider autrement.
