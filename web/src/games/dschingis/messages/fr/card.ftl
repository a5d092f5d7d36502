about = Un mur qui voyage. Installez vos gens face cachée de part et d'autre, et gagnez s'ils se réveillent dans le pays où ils comptent le plus.
