better = { $played } That leaves { $after }. Better, for { $before }: { $better }
luck = { $who-is ->
    [you] { $played } That luck took you from { $before } to { $after }.
   *[other] { $played } That luck took { $who } from { $before } to { $after }.
}
then = Then perhaps: { $line }
