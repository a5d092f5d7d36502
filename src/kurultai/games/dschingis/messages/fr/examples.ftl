## Les exemples du livret, à suivre pas à pas.

example-loop = Exemple 7 : une boucle déplace la muraille
    .before = Deux villages de Rouge sont en Mongolie, juste au bord de la Grande Muraille. Rouge construit avec quatre murs.
    .branch = Trois murs forment un embranchement. Un embranchement ne sépare pas les pays : rien n'a encore changé.
    .closed = Le quatrième mur ferme la boucle. Le nouveau chemin compte 4 murs, l'ancien en avait 2 : le plus long est conservé. Les deux villages à l'intérieur sont maintenant en Chine.
example-equal = Exemple 8 : deux chemins de même longueur
    .before = Rouge a fait passer la Grande Muraille autour de deux villages. Vert construit avec trois murs pour le gêner.
    .branches = Les deux premiers murs de Vert sont des embranchements : l'un entre les deux villages, l'autre plus au sud.
    .equal = Le troisième ferme une boucle : 2 murs par le nouveau chemin, 2 par l'ancien. Les nouveaux murs sont retirés, ainsi que celui qui n'est plus relié à rien.
example-march = Exemple 9 : une marche de trois jetons
    .draw = Vert pioche un jeton et un mur et décide de marcher. Il a trois jetons à poser : la peste, un cavalier mongol et un guerrier chinois.
    .plague = Par la route, il gagne un village vide près du mur et y pose la peste : un piège.
    .horseman = Le cavalier va dans le village suivant. On est en Mongolie : il vaut 3 points.
    .along = Puis le chef longe le mur jusqu'à un village de Rouge. Le guerrier de Vert, au-dessus, le prend. Dessous, il y en a un autre : 6 points. Les deux portes sont fermées.
example-enclosed = Exemple 10 : un village encerclé
    .before = Vert a pris le village de Rouge. Avec deux guerriers chinois en Chine, il lui rapporte 6 points.
    .branches = Rouge ne cherche pas à le reprendre. Il a trois murs et commence à l'entourer.
    .enclosed = La boucle est fermée : 3 murs par le nouveau chemin, 1 par l'ancien. L'ancien mur est retiré et le village passe en Mongolie. Il coûte maintenant 6 points à Vert.
example-end = Exemple 11 : une nouvelle extrémité
    .before = Bleu s'est installé en Chine avec deux cavaliers mongols. Cela lui coûte 6 points.
    .draw = Bleu prend deux murs et construit avec ses quatre murs.
    .branch = Trois murs s'éloignent de la Grande Muraille. Ce n'est encore qu'un embranchement.
    .reached = Le quatrième atteint le bord : 4 murs jusqu'à la nouvelle extrémité, 2 jusqu'à l'ancienne. Celle-ci est retirée. Les deux cavaliers sont en Mongolie et rapportent 6 points.
