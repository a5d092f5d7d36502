why-win = The game could have been won here.
why-answer = It made this possible: { $line }
why-lost = { $n ->
    [one] It put about a point at the others' mercy.
   *[other] It put about { $n } points at the others' mercy.
}
why-points = { $n ->
    [one] A point was left lying.
   *[other] { $n } points were left lying.
}
why-instead = The better turn does more: { $line }
