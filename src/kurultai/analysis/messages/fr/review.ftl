better = { $played } : { $after }. Mieux : { $better } ({ $before }).
luck = Le sort : { $played } a mené { $who } de { $before } à { $after }.
then = Puis peut-être { $line }.
