better = { $played }: { $after }. Better: { $better } ({ $before }).
luck = { $who-is ->
    [you] Luck: { $played } took you from { $before } to { $after }.
   *[other] Luck: { $played } took { $who } from { $before } to { $after }.
}
then = Then perhaps { $line }.
