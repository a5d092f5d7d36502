better = { $played } : { $after }. Mieux : { $better } ({ $before }).
luck = { $who-is ->
    [you] Le sort : { $played } vous a mené de { $before } à { $after }.
   *[other] Le sort : { $played } a mené { $who } de { $before } à { $after }.
}
then = Puis peut-être { $line }.
