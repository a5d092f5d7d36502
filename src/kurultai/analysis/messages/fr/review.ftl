better = { $played } Il reste { $after }. Mieux, pour { $before } : { $better }
luck = { $who-is ->
    [you] { $played } Ce coup du sort vous mène de { $before } à { $after }.
   *[other] { $played } Ce coup du sort mène { $who } de { $before } à { $after }.
}
then = Puis peut-être : { $line }
