points = points
mongolia = Mongolie
china = Chine
board = Plateau

seat-0 = Rouge
seat-1 = Vert
seat-2 = Bleu
seat-3 = Jaune

chinese = guerrier chinois
mongol = cavalier mongol
peasant = paysan
plague = peste
herb = plante guérisseuse
unknown = face cachée

take-wall = Piocher un mur
take-token = Piocher un jeton
build = Construire
march = Marcher
lift = Prendre le chef

village-empty = vide
village-stack = à { $who }, pile de { $n }
village-tokens = depuis le haut : { $tokens }
village-worth = compte { $points }
village-worth-known = ce que vous savez compte { $points }
village-worth-none = vous n'en savez rien
village-leader = chef de { $who }
village-visited = déjà visité ce tour
village-reach = accessible
village-settle = où s'installer
village-chosen = choisi
line-free = ligne libre
line-open = mur, porte ouverte
line-closed = mur, porte fermée
line-great = grande muraille
line-build = un mur peut s'y poser

mine = Réserve active de { $who }
walls = { $n } murs
walls-one = 1 mur
tokens = { $n } jetons
tokens-one = 1 jeton
passive = Réserve passive : { $n }
common = Murs communs : { $n }
gone = { $n } hors du jeu
passive-short = à piocher
common-short = communs
controls = { $n } villages
controls-one = 1 village
unknown-tokens = { $n } jetons inconnus de vous
unknown-tokens-one = 1 jeton inconnu de vous

way-road = par la route
way-gate = par la porte
way-wall = monter { $up }, descendre { $down }
way-choose = Vers { $to }, { $way } : quel jeton ?
way-along = le long du mur (longueur { $n })
lay-kind = Poser : { $kind }
build-lay = Poser le mur
build-next = { $line } : { $what }
settle-second = Et un voisin de { $to }
settle-ready = Touchez un village pour y mettre le chef
settle-swap = Échanger les jetons
settle-do = S'installer
last-round = Dernier tour
