## What players read beside the rules. { $who } and the like are filled in by prompts.py and events.py.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune

asked-take = { $who }, à vous : combien de haricots prenez-vous ?
asked-over = { $who } a pris en dernier et gagne

happened-take = en prend { $beans }, il en reste { $heap }

heap-toml-beans-must-be-a = heap.toml : beans doit être un nombre de { $fewest } à { $most }
is-not-a-move-write-take = { $text } n'est pas un coup : écrivez take 1, take 2 ou take 3
