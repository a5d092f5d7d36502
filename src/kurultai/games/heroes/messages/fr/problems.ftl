the-board-file-is-not-right = plateau refusé : { $both }
is-not-a-move-write-d1-d3 = { $text } n'est pas un coup : écrivez d1-d3 pour déplacer, d3= pour promouvoir sur place, ou pass
seat-gold = Or
seat-teal = Turquoise
first-move-to = Premier coup
heroes-made-on = Héros faits en
