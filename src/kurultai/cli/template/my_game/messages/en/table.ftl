## What players read beside the rules. { $who } and the like are filled in by prompts.py and events.py.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

asked-take = { $who } to move: how many beans do you take?
asked-over = { $who } took last and wins

happened-take = takes { $beans }, { $heap } are left

heap-toml-beans-must-be-a = heap.toml: beans must be a number from { $fewest } to { $most }
is-not-a-move-write-take = { $text } is not a move: write take 1, take 2 or take 3
