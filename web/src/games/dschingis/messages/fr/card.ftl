about = Un mur qui voyage. Posez vos gens face cachée dans les villages de part et d'autre, et déplacez la frontière pour qu'ils finissent dans le bon pays. Le plus de points gagne.
