## Les règles comme on les lit : chapitres, et ce que l'on sait des éléments qui n'étaient que dessinés.

chapter-aim = Le but
    .about = Envahissez le pays en posant des yourtes, et conquérez-le en posant des tuiles sur des yourtes, les vôtres et celles des autres. Plus la tuile est grande, plus elle rapporte ; à la fin, les plus grands territoires d'un seul tenant donnent des points de plus. Qui en a le plus devient le prochain Grand Khan.
chapter-turn = Votre tour
    .about = D'abord un chef s'enfuit et laisse une yourte neutre. Vous avez ensuite deux actions : envahir, chasser un chef, conquérir. À la fin, vous pouvez utiliser une carte spéciale, puis vous complétez votre main à quatre cartes.
chapter-flight = Les chefs s'enfuient
    .about = On retourne une carte. Elle montre quel chef s'enfuit, et dans quelle direction.
chapter-actions = Envahir et chasser
    .about = Avec une carte, vous posez une yourte dans sa région. Ou bien vous chassez un chef, qui laisse une yourte neutre à sa place.
chapter-conquest = Conquérir
    .about = Posez une tuile de façon qu'il y ait une yourte sur chaque case de terre qu'elle couvre et qu'aucun rival n'y ait plus de yourtes que vous.
chapter-specials = Cartes spéciales
    .about = Elles sont posées devant vous, faces visibles. Utilisez-en une à la fin de votre tour ; chacune ne sert qu'une fois.
chapter-end = La fin de la partie
chapter-score = Les points
chapter-setup = Avant le premier tour

fact-grid = Le plateau est une grille carrée d'environ 13 × 13
    .ours = Pareil, avec 15 trous.
fact-areas = 154 cases ; la rivière se divise
    .ours = Pareil. Le cours de la rivière est de nous.
fact-rulers = Le chef seldjoukide est gris, le russe bleu clair ; les noms sont imprimés sur les cartes
    .ours = Pareil. Les six autres noms et couleurs, et toutes les cases de départ, sont de nous.
fact-cards = Huit directions sur les cartes ; les tuiles comptent selon leur taille
    .ours = Pareil. La répartition des directions et les valeurs exactes sont de nous.
fact-gods = Selon la règle allemande, les yourtes neutres protégées par les dieux peuvent être couvertes si le protecteur lui-même partage la majorité et l'accepte
    .ours = Nous suivons les livrets anglais et français : il suffit que la conquête soit partagée et que le protecteur l'accepte.
