about = Un mur qui voyage. Installez vos gens face cachée de part et d'autre, et faites qu'ils se réveillent dans le bon pays.
