about = Cinq dés, cinq paquets, des chariots à charger. Pillez, engagez des mercenaires, maudissez vos rivaux : qui a les chariots et les cartes de plus de valeur gagne.
