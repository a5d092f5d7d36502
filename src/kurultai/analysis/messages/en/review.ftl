better = { $played }: { $after }. Better: { $better } ({ $before }).
luck = Luck: { $played } took { $who } from { $before } to { $after }.
then = Then perhaps { $line }.
