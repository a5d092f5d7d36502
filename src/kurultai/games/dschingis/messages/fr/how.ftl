## Comment jouer, en une page.

how-aim = Le but
    .text = Installez vos gens là où ils valent le plus. Un guerrier chinois vaut 3 points en Chine et −3 en Mongolie. Un cavalier mongol vaut 3 en Mongolie et −3 en Chine. Un paysan vaut 1 partout. Tous les jetons d'un village, les vôtres ou non, comptent pour celui dont le jeton est au-dessus. Le plus de points gagne.
how-turn = Votre tour
    .text = Piochez deux pièces, l'une après l'autre : des murs de la réserve commune, ou vos jetons, sans les voir. Vous pouvez avoir jusqu'à quatre pièces de chaque type. Utilisez ensuite tous vos murs (construire) ou tous vos jetons (marcher). Vous gardez les autres.
how-march = Marcher
    .text = Votre chef va de village en village, et vous posez un jeton dans chacun, face cachée, par-dessus ceux qui s'y trouvent. Il suit une route, passe par une porte ouverte, ou monte sur le mur par une porte ouverte et redescend par une autre. Les portes empruntées se ferment pour de bon. Pendant un tour, il ne visite aucun village deux fois, ni aucun village où se tient un autre chef. S'il ne peut plus avancer, vos autres jetons quittent le jeu. S'il ne peut même pas partir, vous pouvez le retirer du plateau ; il reviendra dans un de vos villages à votre prochaine marche.
how-build = Construire
    .text = Posez vos murs sur des lignes libres, chacun relié au mur en place. Un embranchement seul ne change rien. Quand il ferme une boucle avec la Grande Muraille, comparez les deux chemins : le plus long devient la Grande Muraille, le plus court est retiré. Les villages entre les deux changent de pays, et donc de valeur.
how-ends = Une nouvelle extrémité
    .text = Quand un embranchement atteint le bord, trois tronçons partent de la bifurcation. Le plus court est retiré. Pour une boucle comme au bord : si la longueur la plus courte est partagée, les murs que l'on vient de poser sont retirés.
how-special = Peste et plante guérisseuse
    .text = Chacun en a une de chaque. Elles ne valent rien elles-mêmes. Avec la peste, guerriers et cavaliers valent −3 et les paysans −1, dans les deux pays. Avec la plante, ils valent 3 et 1, dans les deux pays. Ensemble, elles s'annulent.
how-end = La fin
    .text = Quand deux réserves sont vides (tous les murs et les jetons d'un joueur, ou les jetons de deux joueurs), celui qui a pris la dernière pièce finit son tour. Puis chacun joue encore une fois, lui en dernier. On retourne alors tous les jetons, et chaque village compte pour celui dont le jeton est au-dessus. À égalité de points, le plus de villages l'emporte.
how-wrong = Trois pièges où tout le monde tombe
    .text = Un : les jetons du dessous comptent aussi, et pour l'adversaire dès que son jeton recouvre les vôtres. Deux : il faut utiliser toutes les pièces d'un même type ; comptez donc vos pas avant de marcher avec quatre jetons. Trois : une porte fermée ne se rouvre jamais. Quand il n'y a plus de portes, seuls de nouveaux murs en apportent.
