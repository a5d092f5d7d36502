about = Cinq dés, cinq paquets, des chariots à charger. Pillez, engagez des mercenaires, maudissez vos rivaux et expédiez plus de richesses qu'eux.
