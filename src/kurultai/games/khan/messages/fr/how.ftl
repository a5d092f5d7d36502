## Comment jouer, en deux minutes. Les lignes d'un texte sont ses paragraphes.

how-aim = Le but
    .text =
        Vous êtes un général du Grand Khan. Vous plantez des yourtes sur la carte, puis vous conquérez la terre en posant des formes sur des groupes de yourtes : les vôtres, des neutres, et même celles des rivaux.
        Une forme rapporte un point par case recouverte. À la fin, les plus grands territoires d'un seul tenant donnent des points de plus. Qui a le plus de points gagne.
how-flee = Le tour commence : un chef s'enfuit
    .text =
        On retourne la première carte de la pioche. Elle nomme un chef et une direction. Il fuit vers la première terre libre de ce côté, à trois cases au plus ; s'il n'y en a pas, il essaie la direction suivante, dans le sens horaire.
        Là où il se tenait, il laisse une yourte neutre, noire. Elle n'est à personne, et chacun peut s'en servir.
how-actions = Puis vous avez deux actions
    .text =
        Envahir : jouez une carte et plantez une yourte sur une case libre de la terre qu'elle montre.
        Conquérir : posez une forme sur des yourtes. Il en faut une sur chaque case de terre recouverte. L'une au moins est à vous, et aucun rival n'en a plus que vous dessous. Les ponts font de même par-dessus la rivière, qui se passe de yourte.
        Pourchasser un chef : choisissez-en un ; une carte dit où il fuit. Il laisse une yourte neutre.
        Ou bien, pour les deux actions : envahissez n'importe où sans carte, puis défaussez autant de cartes que vous voulez.
how-close = La fin de votre tour
    .text =
        Vous pouvez jouer une carte spéciale. Moral élevé donne une troisième action. Protection du Grand Khan tient les rivaux à l'écart de vos yourtes jusqu'à votre prochain tour, Soutien des Dieux à l'écart des neutres. Exploration réserve une forme.
        Puis vous complétez votre main à quatre cartes.
how-end = La fin et les points
    .text =
        Chaque chef a cinq yourtes devant sa cour. Quand vient le tour de la dernière, il rentre chez lui. Avec le cinquième chef rentré commence la phase finale : plus de cartes, deux conquêtes par tour, jusqu'à ce que personne ne puisse conquérir.
        Chaque forme portant une de vos yourtes compte ; celles que l'on partage sont divisées et arrondies au supérieur. Puis les plus grands territoires reçoivent 10, 6 et 3 points. Un territoire, ce sont toutes vos formes qui se touchent par un côté. À égalité, le suivant décide.
how-mistakes = Trois erreurs que tout le monde fait
    .text =
        Autant de yourtes qu'un rival, ce n'est pas la majorité : vous conquérez ensemble et partagez les points. Une yourte de plus, et tout est à vous.
        Le chef et la flèche d'une carte ne comptent pas quand vous la jouez pour envahir, seulement quand elle est retournée de la pioche.
        Un groupe de yourtes qui traîne est une invitation. Un rival qui y a une yourte de plus prend tout : conquérez à temps, ou protégez-le.
