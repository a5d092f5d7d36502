about = Deux camps, huit villes. Cernez ce qui vous barre la route, faites des héros dans vos villes, prenez celles d'en face.
