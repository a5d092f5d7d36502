about = Deux camps, huit villes. Cernez les pions d'en face, faites des héros dans vos villes, et gagnez en prenant les huit.
