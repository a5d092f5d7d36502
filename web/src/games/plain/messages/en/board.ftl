drawing = The position, drawn in letters
choices = Your choices
choices-none = Nothing to choose just now
so = So far
back = Back
do = Do it
filter = Find among { $n }
filter-none = None of them has that in it
others = Others
points = { $n ->
    [one] point
   *[other] points
}
