why-win = La partie pouvait être gagnée ici.
why-answer = Voici ce que cela a permis : { $line }
why-lost = { $n ->
    [one] Environ un point restait à la merci des autres.
   *[other] Environ { $n } points restaient à la merci des autres.
}
why-points = { $n ->
    [one] Un point a été laissé.
   *[other] { $n } points ont été laissés.
}
why-instead = Le meilleur tour fait davantage : { $line }
