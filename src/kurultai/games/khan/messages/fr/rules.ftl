title = Khan

rule-contents = 132 cases de terre en six régions (montagnes 22, toundra 22, glace 20, désert rocheux 21, désert de sable 22, forêt tropicale 25), 22 cases de rivière, 8 chefs, 72 cartes, 29 tuiles de conquête et 9 ponts.
    .heading = Ce qu'il y a dans la boîte
rule-map = Le dessin du plateau est perdu : le contour et la rivière sont de nous, la taille des régions est celle du livret. Le tout est dans un fichier de plateau que l'on peut corriger.
    .heading = La carte
rule-starts = Chaque chef commence sur une case à lui. Elles n'étaient que dessinées : celles-ci sont de nous, dans le fichier de plateau.
    .heading = Où commencent les chefs
rule-deck = Chaque chef a neuf cartes : les six paysages, la rivière, les territoires voisins et un joker. Leurs directions sont perdues ; les nôtres sont réparties également, dans un fichier de cartes.
    .heading = Les cartes
rule-names = Le texte nomme le chef gris (Seldjoukide) et le bleu clair (russe). Les six autres noms et couleurs sont de nous, dans le fichier de cartes.
    .heading = Les noms des chefs
rule-values = Plus une forme est grande, plus elle rapporte. Les nombres sont perdus ; les nôtres sont d'un point par case, dans un fichier de formes.
    .heading = Ce que valent les formes
rule-prep-special = À deux, chacun reçoit deux exemplaires des quatre cartes spéciales ; à trois, deux Moral élevé et une de chaque autre ; à quatre, une de chaque. Elles sont visibles.
    .heading = Cartes spéciales
rule-prep-start = Le premier joueur est tiré au sort.
    .heading = Le premier joueur
    .refusal = Cette place n'existe pas.
rule-prep-yurts = À partir du premier joueur, chacun place une yourte : trois tours de table à deux, deux à trois, un à quatre.
    .heading = Les premières yourtes
rule-prep-cards = Chacun reçoit quatre cartes et les garde secrètes. Le reste forme la pioche ; les cartes jouées et retournées vont face visible à la défausse, qui redevient pioche quand celle-ci est épuisée.
    .heading = Mains, pioche, défausse
    .refusal = Cette carte est dans la main de quelqu'un.
rule-order = On joue dans le sens horaire. Pendant un tour, 1 un chef est pourchassé, 2 on a deux actions, 3 on rend une carte spéciale du tour précédent, 4 on peut en utiliser une, 5 on refait sa main.
    .heading = L'ordre d'un tour
    .refusal = { $what ->
        [place] Ce n'est pas le moment de placer un chef.
        [yurt] Ce n'est pas le moment de planter les premières yourtes.
        [invade] Ce n'est pas le moment d'envahir.
        [drive] Ce n'est pas le moment de pourchasser un chef.
        [conquer] Ce n'est pas le moment de conquérir.
        [discard] Ce n'est pas le moment de défausser des cartes.
        [answer] Personne ne demande d'accord.
        [special] Les cartes spéciales se jouent après les actions du tour.
       *[other] Ce n'est pas ce qui se passe maintenant.
    }
rule-1 = Chaque tour commence par la première carte de la pioche : elle désigne un chef et la direction de sa fuite. Il laisse derrière lui une yourte neutre.
    .heading = 1 Pourchasser un chef
rule-1-flee = Il va sur la première case de terre libre dans cette direction, à trois cases au plus. S'il n'y en a pas, ou si la carte s'arrête, on essaie la direction suivante dans le sens horaire. Libre : sans yourte, chef, pont ni tuile.
    .heading = Comment fuit un chef
rule-1-court = Cinq yourtes neutres sont devant chaque cour. Celle que le chef laisse à l'étape 1 vient de là.
    .heading = Les yourtes de la cour
rule-1-next = Si la carte désigne un chef déjà rentré dans sa cour, on en retourne une autre, jusqu'à ce qu'un chef soit déplacé ou retiré.
    .heading = Le chef n'est plus là
rule-2 = On accomplit deux actions, A, B ou C, deux fois la même si l'on veut, ou l'action double D. On ne peut pas passer.
    .heading = 2 Deux actions
rule-2A = Jouez une carte et placez une de vos yourtes : une carte de paysage, sur une case libre de cette région.
    .heading = 2A Envahir
    .refusal = Cette carte ne permet d'envahir que { FORM($kind, "in") }.
rule-2A-hand = On envahit avec une carte de sa main ; elle va à la défausse.
    .heading = Une carte de sa main
    .refusal = Vous n'avez pas la carte { $card } en main.
rule-2A-land = Les yourtes et les chefs se placent sur la terre, jamais sur la rivière ni hors de la carte.
    .heading = Sur terre seulement
    .refusal = Il n'y a pas de terre { $area-is ->
        [shown] en { $area }
       *[hidden] à cet endroit
    }.
rule-2A-empty = Une yourte, ou un chef que place un joueur, veut une case libre : ni yourte, ni chef, ni pont, ni tuile.
    .heading = Cases libres seulement
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] Cette case
    } n'est pas libre.
rule-2A-river = Avec une carte rivière, la yourte va sur une case de terre libre dont un côté touche la rivière, pontée ou non.
    .heading = Cartes rivière
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] Cette case
    } n'est pas au bord de la rivière.
rule-2A-border = Avec une telle carte, la yourte va sur une case de terre libre dont un côté touche les territoires voisins. La plupart des cases du bord en ont un, sauf 4 dans les montagnes, 3 dans le désert de sable et 4 dans la forêt.
    .heading = Cartes des territoires voisins
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] Cette case
    } ne touche pas les territoires voisins.
rule-2A-joker = Avec un joker, la yourte va sur n'importe quelle case de terre libre.
    .heading = Jokers
rule-2B = Nommez un chef présent, puis retournez la première carte : elle ne donne que la direction. La yourte qu'il laisse vient de la réserve commune.
    .heading = 2B Pourchasser un chef
    .refusal = Le chef { $ruler } est rentré dans sa cour.
rule-2C-supply = On prend une tuile ou un pont à côté du plateau. Une sorte épuisée l'est pour de bon.
    .heading = 2C Conquérir : ce qui reste
    .refusal = Il ne reste plus { ELIDE("de", $shape) }.
rule-2C-shape = Les formes peuvent être tournées et retournées, et passer d'une région à l'autre.
    .heading = Tourner et retourner
    .refusal = Cette forme ne va pas sur ces cases, de quelque façon qu'on la tourne.
rule-2C-map = Chaque case sous une forme est une case de la carte.
    .heading = Sur la carte
    .refusal = Cette forme dépasserait le bord de la carte.
rule-2C-yurts = Chaque case de terre sous la forme doit porter une yourte : la vôtre, celle d'un rival ou une neutre.
    .heading = Sur des yourtes seulement
    .refusal = { $bare-is ->
        [shown] Il n'y a pas de yourte en { $bare }.
       *[hidden] { $n ->
            [one] Une de ces cases n'a pas de yourte.
           *[other] { $n } de ces cases n'ont pas de yourte.
        }
    }
rule-2C-majority = Vous devez couvrir au moins une de vos yourtes, et aucun rival ne doit en avoir plus que vous à cet endroit. Les neutres ne comptent pas.
    .heading = La majorité relative
    .refusal = { $has ->
        [none] Vous n'y avez pas de yourte.
       *[other] { $rival } y a { $most } yourtes, et vous { $own }.
    }
rule-2C-shared = Tous ceux qui ont autant de yourtes que vous sous la forme la possèdent avec vous : chacun y pose une yourte. Celles du dessous reviennent à leurs joueurs.
    .heading = Conquête partagée
rule-2C-bridge = Un pont enjambe la rivière et couvre des yourtes de part et d'autre. Des ponts peuvent être côte à côte.
    .heading = Ponts
rule-2D = Pour les deux actions du tour : placez une yourte sur n'importe quelle case de terre libre, puis défaussez autant de cartes que vous voulez.
    .heading = 2D Envahir n'importe où
rule-2D-discard = Après avoir envahi n'importe où, on peut défausser aucune, quelques-unes ou toutes ses cartes.
    .heading = Défausser
    .refusal = Vous n'avez pas toutes ces cartes en main.
rule-3 = Si une carte spéciale de votre tour précédent porte encore une yourte, elle retourne à la boîte : sa protection prend fin.
    .heading = 3 Rendre la carte spéciale
rule-4 = Vous pouvez utiliser une de vos cartes spéciales.
    .heading = 4 Utiliser une carte spéciale
    .refusal = Vous n'avez plus de carte { $special }.
rule-4-morale = Accomplissez aussitôt une troisième action.
    .heading = Moral élevé
rule-4-protect = Protège vos yourtes : les rivaux ne peuvent les couvrir. Pas tant que celle d'un autre joueur est active.
    .heading = Protection du Grand Khan
    .refusal = Le Grand Khan protège déjà { $rival }.
rule-4-gods = Protège les yourtes neutres des rivaux : à deux ou trois toutes, pour un seul joueur à la fois ; à quatre celles d'une région, chaque région pour un seul joueur.
    .heading = Soutien des Dieux
    .refusal = { $players ->
        [four] Les dieux protègent déjà les yourtes neutres { FORM($region, "in") } pour { $rival }.
       *[other] Les dieux protègent déjà les yourtes neutres pour { $rival }.
    }
rule-4-gods-region = À quatre, la carte désigne une région ; à deux ou trois, elle protège les yourtes neutres partout.
    .heading = Quelles yourtes neutres
    .refusal = { $players ->
        [four] À quatre, vous désignez la région dont les dieux protègent les yourtes neutres.
       *[other] À deux ou trois, les dieux protègent ensemble les yourtes neutres de toutes les régions.
    }
rule-4-scout = Réserve une forme à côté du plateau : à deux ou trois toute la sorte, à quatre un seul exemplaire.
    .heading = Exploration
rule-5 = Piochez jusqu'à avoir de nouveau quatre cartes.
    .heading = 5 Refaire sa main
    .refusal = On distribue maintenant des cartes à { $dealt }, jusqu'à quatre.
rule-trigger = Dès que le cinquième chef est dans sa cour, tous les autres sont aussi remplacés par des yourtes neutres. À l'étape 1, le tour finit et le même joueur commence la phase finale ; à l'étape 2, le tour continue sans 2B et le voisin de gauche la commence.
    .heading = La phase finale approche
rule-end = Un tour se limite à deux conquêtes. Plus aucune carte n'est jouée. Qui ne peut conquérir passe son tour ; la partie finit quand personne ne le peut.
    .heading = Phase finale
    .refusal = Dans la phase finale, on ne fait que conquérir.
rule-score-values = Chaque tuile et chaque pont qui porte une de vos yourtes vous rapporte ses points.
    .heading = Points des formes
rule-score-bonus = 10, 6 et 3 points de plus vont aux joueurs au plus grand territoire : vos formes jointes par un côté, chaque case comptée, rivière et conquêtes partagées comprises. À égalité, le deuxième territoire départage, et ainsi de suite.
    .heading = Territoires
rule-victory = Le plus de points l'emporte ; à égalité, le plus grand territoire.
    .heading = Victoire
rule-K1 = Le livret anglais veut une région sans yourte, le français n'importe quelle case de terre libre. On choisit à l'ouverture de la table ; nous proposons la manière anglaise.
    .heading = Où vont les premières yourtes
    .refusal = Il y a déjà une yourte { FORM($region, "in") }.
rule-K2 = Un chef en fuite regarde à une, deux, trois cases et s'arrête sur la première terre libre. Rivière, yourtes, chefs, tuiles et ponts ne comptent que pour la distance ; là où la carte s'arrête, trous du contour compris, la direction s'arrête. Les huit directions sont essayées, dans le sens horaire.
    .heading = Ce qui est sur le chemin
rule-K3 = Un chef qui devrait fuir, à l'étape 1 ou par 2B, et dont la cour n'a plus qu'une yourte ne bouge pas : il est remplacé par elle et rentre dans sa cour.
    .heading = La dernière yourte d'une cour
rule-K4 = Elle vient de la réserve commune ; la cour n'est pas touchée, sauf si sa dernière yourte remplace le chef.
    .heading = La yourte de 2B
rule-K5 = Un chef sans refuge est remplacé par une yourte neutre ; le reste de sa cour rejoint la réserve commune.
    .heading = Nulle part où fuir
rule-K6 = Toutes les yourtes, neutres comprises, sont illimitées.
    .heading = Les yourtes ne manquent jamais
rule-K7 = À l'étape 1, la carte d'un chef retiré est défaussée et l'on retourne la suivante. La défausse n'est mélangée en une nouvelle pioche que lorsqu'on veut une carte d'une pioche vide.
    .heading = Une pioche vide
    .refusal = Les cartes viennent de la pioche tant qu'elle dure.
rule-K8 = Le tour finit aussitôt, sans refaire sa main ; les autres chefs sont remplacés par des yourtes neutres ; le même joueur commence la phase finale.
    .heading = Le cinquième chef à l'étape 1
rule-K9 = Ou par Moral élevé : les autres sont remplacés de même et leurs cours vidées ; le tour continue sans 2B ; une action devenue impossible est sautée ; les étapes 3 à 5 suivent, la main est refaite une dernière fois ; le voisin de gauche commence la phase finale.
    .heading = Le cinquième chef à l'étape 2
    .refusal = Il n'y a plus de chef à pourchasser.
rule-K10 = On ne peut passer tant qu'une action est possible. 2D demande les deux actions du tour et une case de terre libre.
    .heading = Ne pas passer ; 2D prend deux actions
    .refusal = Envahir n'importe où prend les deux actions du tour.
rule-K11 = La troisième action est A, B ou C, et la carte ne se joue que si l'une d'elles est possible. Si tout ce qui l'était est ensuite refusé, l'action est perdue et la carte dépensée.
    .heading = Moral élevé : A, B ou C
    .refusal = Vous ne pourriez rien faire d'une troisième action.
rule-K12 = Chaque case de terre couverte porte une yourte ; ni chef, ni tuile, ni pont dessous. Seuls les ponts couvrent la rivière.
    .heading = Ce qu'une conquête peut couvrir
    .refusal = { $what ->
        [ruler] Le chef { $ruler } s'y trouve, et on ne couvre pas un chef.
        [tile] Il y a déjà une forme à cet endroit.
       *[river] Seuls les ponts couvrent la rivière.
    }
rule-K13 = Un pont couvre exactement une case de rivière (celui en L : une, ou deux qui se touchent par un côté) et de la terre sur deux rives différentes. Une rive est un morceau de terre d'un seul tenant une fois la rivière ôtée. Une case de rivière pontée ne se couvre plus.
    .heading = Où va un pont
    .refusal = { $what ->
        [bridged] Il y a déjà un pont sur la rivière à cet endroit.
       *[other] Un pont doit passer d'une rive à l'autre par-dessus une case de rivière (le pont coudé : une ou deux).
    }
rule-K14 = Un rival ne peut couvrir une yourte protégée que si le joueur protégé partage la majorité, et il lui faut alors son accord.
    .heading = Couvrir des yourtes protégées
    .refusal = Le Grand Khan y protège une yourte { ELIDE("de", $rival) }, qui ne partagerait pas la conquête.
rule-K15 = Un rival ne peut couvrir une yourte neutre protégée que si deux joueurs ou plus partagent la conquête, et il lui faut alors l'accord du protecteur.
    .heading = Couvrir les neutres que les dieux protègent
    .refusal = Les dieux y protègent une yourte neutre pour { $rival }, et personne ne partagerait la conquête avec vous.
rule-K16 = Ceux dont il faut l'accord sont consultés aussitôt, dans l'ordre des places à partir de la gauche du joueur actif, chacun une fois. Le premier refus annule la conquête : rien n'est posé et le joueur actif choisit à nouveau. Si plus aucune action n'est possible, elle est sautée.
    .heading = L'accord
    .refusal = Il faudrait l'accord { ELIDE("de", $rival) }, qui a refusé ce tour-ci.
rule-K16-areas = Jusqu'à la fin du tour, personne ne peut proposer à nouveau une conquête d'exactement les mêmes cases, quelle que soit la forme et quels que soient ceux qui devraient accepter. Si elle ne demande plus l'accord de personne, elle peut être posée.
    .heading = Une conquête refusée
    .refusal = Une conquête d'exactement ces cases a été refusée ce tour-ci.
rule-K16-three = Après le troisième refus d'un tour, plus rien ne peut être proposé qui demande l'accord de quelqu'un. Les refus de tous les joueurs comptent ensemble, dans toutes les actions du tour.
    .heading = Trois refus
    .refusal = Trois conquêtes ont été refusées ce tour-ci. Plus rien ne peut être proposé qui demande un accord.
rule-K17 = Jusqu'à l'étape 3 du prochain tour de leur joueur ; dans la phase finale, jusqu'au début de son prochain tour, même s'il le passe.
    .heading = Durée des protections
rule-K18 = À deux, aucune des deux protections ne se joue à deux tours de suite du même joueur ; l'autre peut suivre.
    .heading = À deux : pas deux fois de suite
    .refusal = À deux joueurs, cette carte ne se joue pas deux tours de suite.
rule-K19 = À deux ou trois, les rivaux ne peuvent ni utiliser ni réserver cette sorte ; à quatre, un exemplaire leur est soustrait. Cela finit avec le prochain tour de son joueur, même écourté, ou dès qu'il utilise une telle forme. Pour explorer, il faut un exemplaire utilisable par vous-même.
    .heading = Formes réservées
    .refusal = { $rival } a réservé { FORM($shape, "the") }.
rule-K20 = Une au plus par tour, à l'étape 4, et demandée seulement si une peut se jouer ; les cartes dépensées quittent le jeu. Les cartes spéciales sont visibles, les mains et la pioche non.
    .heading = Une carte spéciale par tour
rule-K21 = Deux conquêtes par tour, obligatoires tant qu'une est possible. La partie finit quand personne ne pourrait conquérir même sans protection, réservation ni refus ; jusque-là, qui ne peut conquérir passe son tour.
    .heading = La fin de la partie
    .refusal = La partie est finie.
rule-K22 = La valeur d'une forme partagée est divisée par le nombre de ses propriétaires, arrondie au supérieur.
    .heading = Points partagés
rule-K23 = Les joueurs sont classés par la liste des tailles de leurs territoires, la plus grande d'abord, comparées une à une ; une liste qui s'arrête est plus petite. Des listes identiques partagent une place et prennent toutes deux son bonus ; la suivante prend le bonus suivant. Sans territoire, pas de bonus.
    .heading = À qui vont les bonus
rule-K24 = À points égaux, on compare les listes de territoires comme pour le bonus ; si elles sont identiques aussi, la victoire est partagée.
    .heading = Égalités
rule-K25 = Après la première partie, les chefs peuvent commencer ailleurs. Soit le sort les place, soit les joueurs les placent à tour de rôle, à partir du premier joueur, chacun le chef suivant sur une case de terre libre. Viennent ensuite les premières yourtes.
    .heading = Chefs sur d'autres cases
    .refusal = C'est maintenant le chef { $ruler } qui vient sur le plateau.
rule-K25-apart = Le sort place chaque chef sur une case de terre libre, à trois pas de roi au moins des autres ; s'il n'y en a pas, à deux ; sinon n'importe où. Ce qui se trouve entre eux ne compte pas.
    .heading = Des chefs bien répartis
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] Cette case
    } est trop près d'un autre chef.
