plan-move = Un bon coup :
plan-turn = Un bon tour :
brings-victory = Vous gagnez ainsi la partie.
brings-points = { $n ->
    [one] Cela vous rapporte un point.
   *[other] Cela vous rapporte { $n } points.
}
brings-about = { $n ->
    [one] Cela vous rapporte environ un point.
   *[other] Cela vous rapporte environ { $n } points.
}
risks-answer = Attendez-vous à cette réponse : { $line }
risks-points = { $n ->
    [one] D'ici votre prochain tour, les autres peuvent vous prendre environ un point.
   *[other] D'ici votre prochain tour, les autres peuvent vous prendre environ { $n } points.
}
costs-points = { $n ->
    [one] Cela vous coûterait un point.
   *[other] Cela vous coûterait { $n } points.
}
costs-chances = Cela vous ferait mal.
costs-game = Avec cela, { $who } gagnerait la partie.
hope = Vos chances de gagner sont alors d'environ { $after }.
hope-rises = Vos chances de gagner passent d'environ { $before } à { $after }.
mistake-points = { $n ->
    [one] Vous laisseriez un point que vous pouvez prendre maintenant.
   *[other] Vous laisseriez { $n } points que vous pouvez prendre maintenant.
}
mistake-win = Vous pouvez gagner la partie tout de suite : regardez encore.
mistake-share = Ce coup vous laisse environ { $mine } de chances de gagner. Un autre vous en laisse { $best }.
gains-points = { $n ->
    [one] Cela rapporterait un point à { $who }.
   *[other] Cela rapporterait { $n } points à { $who }.
}
mistake-instead = Un autre coup fait mieux : { $line }
mistake-answer = { $risk }
mistake-lost = { $risk }
