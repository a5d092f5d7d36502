## What everything on the table is, and what it is worth now.

# Villages and countries

thing-village = { $at-is ->
    [shown] { $country ->
        [mongolia] Village { $at }, in Mongolia
       *[china] Village { $at }, in China
    }
   *[hidden] { $country ->
        [mongolia] A village in Mongolia
       *[china] A village in China
    }
}
thing-village-empty = No token lies here yet. The village belongs to whoever has laid the top token.
thing-village-empty-worth = { $country ->
    [mongolia] Laid here, a Mongol horseman counts 3, a peasant 1 and a Chinese warrior −3.
   *[china] Laid here, a Chinese warrior counts 3, a peasant 1 and a Mongol horseman −3.
}
thing-village-owner = { $who-is ->
    [you] Your token lies on top, so every token in it counts for you.
   *[other] { $who }'s token lies on top, so every token in it counts for { $who }.
}
thing-village-stack = { $n ->
    [one] In it lies { $tokens }.
   *[other] From the top: { $tokens }.
}
thing-token-known = { $who-is ->
    [you] { FORM($token, "a") } of yours
   *[other] { FORM($token, "a") } ({ $who })
}
thing-token-unknown = { $who-is ->
    [you] a token of yours
   *[other] a token face down ({ $who })
}
thing-village-plague = With the plague in it, warriors and horsemen count −3 each and peasants −1, in either country.
thing-village-herb = With the healing herb in it, warriors and horsemen count 3 each and peasants 1, in either country.
thing-village-both = Plague and herb cancel each other out: it counts as if neither were there.
thing-village-leader = { $who-is ->
    [you] Your leader stands here, so no other leader may come.
   *[other] { $who }'s leader stands here, so no other leader may come.
}
thing-village-visited = { $who-is ->
    [you] Your leader has been here this turn and cannot come back before the next.
   *[other] { $who }'s leader has been here this turn and cannot come back before the next.
}
thing-village-hidden = What lies here is hidden from you.
thing-village-unknown = { $n ->
    [one] One of its tokens is hidden from you.
   *[other] { $n } of its tokens are hidden from you.
}
thing-village-worth = { $sign ->
    [more] { $n ->
        [one] { $who-is ->
            [you] It brings you 1 point now.
           *[other] It brings { $who } 1 point now.
        }
       *[other] { $who-is ->
            [you] It brings you { $n } points now.
           *[other] It brings { $who } { $n } points now.
        }
    }
    [less] { $n ->
        [one] { $who-is ->
            [you] It costs you 1 point now.
           *[other] It costs { $who } 1 point now.
        }
       *[other] { $who-is ->
            [you] It costs you { $n } points now.
           *[other] It costs { $who } { $n } points now.
        }
    }
   *[none] It counts 0 now.
}
thing-village-worth-known = { $sign ->
    [more] { $n ->
        [one] { $who-is ->
            [you] What you know of it brings you 1 point now.
           *[other] What you know of it brings { $who } 1 point now.
        }
       *[other] { $who-is ->
            [you] What you know of it brings you { $n } points now.
           *[other] What you know of it brings { $who } { $n } points now.
        }
    }
    [less] { $n ->
        [one] { $who-is ->
            [you] What you know of it costs you 1 point now.
           *[other] What you know of it costs { $who } 1 point now.
        }
       *[other] { $who-is ->
            [you] What you know of it costs you { $n } points now.
           *[other] What you know of it costs { $who } { $n } points now.
        }
    }
   *[none] What you know of it counts 0 now.
}
thing-village-elsewhere = { $country ->
    [mongolia] { $sign ->
        [more] If the wall moved and it lay in Mongolia, it would count { $n }.
        [less] If the wall moved and it lay in Mongolia, it would count −{ $n }.
       *[none] If the wall moved and it lay in Mongolia, it would count 0.
    }
   *[china] { $sign ->
        [more] If the wall moved and it lay in China, it would count { $n }.
        [less] If the wall moved and it lay in China, it would count −{ $n }.
       *[none] If the wall moved and it lay in China, it would count 0.
    }
}

thing-mongolia = Mongolia
thing-mongolia-what = { $n ->
    [one] One village lies in Mongolia, on this side of the Great Wall. A Mongol horseman counts 3 in it, a Chinese warrior −3, a peasant 1. When the wall moves, villages change country.
   *[other] { $n } villages lie in Mongolia, on this side of the Great Wall. A Mongol horseman counts 3 in them, a Chinese warrior −3, a peasant 1. When the wall moves, villages change country.
}
thing-china = China
thing-china-what = { $n ->
    [one] One village lies in China, on this side of the Great Wall. A Chinese warrior counts 3 in it, a Mongol horseman −3, a peasant 1. When the wall moves, villages change country.
   *[other] { $n } villages lie in China, on this side of the Great Wall. A Chinese warrior counts 3 in them, a Mongol horseman −3, a peasant 1. When the wall moves, villages change country.
}
thing-country-worth = Its villages count now: { $each }.
thing-counted = { $who-is ->
    [you] you { $sign ->
        [more] +{ $n }
        [less] −{ $n }
       *[none] 0
    }
   *[other] { $who } { $sign ->
        [more] +{ $n }
        [less] −{ $n }
       *[none] 0
    }
}{ $known ->
    [part] {" "}and what is hidden from you
   *[all] {""}
}

# Lines, walls, towers

thing-line = A free line
thing-line-touches = It touches the wall that stands, so a wall can be laid here.
thing-line-apart = A wall can be laid here once the walls that stand have come this far.
thing-line-road = A road crosses it: leaders walk from one village to the other.
thing-line-no-road = No road crosses it, so leaders cannot walk from one village to the other.
thing-line-branch = A wall here would be a branch. No village would change country.
thing-line-suppose = Suppose a wall is laid here now.
thing-gain = { $sign ->
    [less] { $n ->
        [one] { $who-is ->
            [you] As far as you know, you would lose 1 point.
           *[other] As far as you know, { $who } would lose 1 point.
        }
       *[other] { $who-is ->
            [you] As far as you know, you would lose { $n } points.
           *[other] As far as you know, { $who } would lose { $n } points.
        }
    }
   *[more] { $n ->
        [one] { $who-is ->
            [you] As far as you know, you would gain 1 point.
           *[other] As far as you know, { $who } would gain 1 point.
        }
       *[other] { $who-is ->
            [you] As far as you know, you would gain { $n } points.
           *[other] As far as you know, { $who } would gain { $n } points.
        }
    }
}
thing-wall = { $part ->
    [great] { $gate ->
        [open] The Great Wall: an open gate
       *[closed] The Great Wall: a closed gate
    }
   *[branch] { $gate ->
        [open] A branch of the wall: an open gate
       *[closed] A branch of the wall: a closed gate
    }
}
thing-wall-open = A leader beside it may go through. Or he climbs the wall here and comes down at another open gate. Each gate he uses closes behind him.
thing-wall-closed = A leader has used this gate. Nobody can go through it, climb here or come down here any more. Leaders may still walk along the top.
thing-wall-great = It parts Mongolia from China.
thing-wall-branch = A branch parts no countries. But it stands in the way of leaders, and it may become part of the Great Wall.
thing-wall-length = The Great Wall is { $n } walls long now.
thing-wall-fresh = This wall was laid this turn.
thing-wall-beside = { $who-is ->
    [you] Your leader stands beside it.
   *[other] { $who }'s leader stands beside it.
}
thing-end = { $end ->
    [west] The west end of the Great Wall
   *[east] The east end of the Great Wall
}
thing-end-what = The Great Wall runs from one red tower to the other, { $n } walls long. If a branch reaches another tower of the border, that may become the end instead.
thing-border-tower = A border tower
thing-border-tower-what = When a branch reaches it, it becomes a third end of the wall. The shortest of the three stretches comes down.
thing-tower = A tower
thing-tower-what = Walls run from tower to tower.
thing-tower-joined = It belongs to the standing wall: a new wall can begin here.
thing-tower-free = No wall touches it yet.

# Leaders, and what everyone has

thing-leader = { $who-is ->
    [you] Your leader
   *[other] { $who }'s leader
}
thing-leader-what = { $who-is ->
    [you] When you march, he goes from village to village, and you lay a token in each.
   *[other] When { $who } marches, he goes from village to village and leaves a token in each.
}
thing-leader-bars = No other leader may enter the village where he stands.
thing-leader-reach = { $n ->
    [one] From here he can go to one village, by road, by gate or along the wall.
   *[other] From here he can go to { $n } villages, by road, by gate or along the wall.
}
thing-leader-blocked = { $who-is ->
    [you] He is blocked: there is no village he can go to. In your turn you may lift him off the board.
   *[other] He is blocked: there is no village he can go to.
}
thing-holds = { $who-is ->
    [you] What you have
   *[other] What { $who } has
}
thing-holds-active = { $who-is ->
    [you] Ready to use you have { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    } and { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
   *[other] Ready to use { $who } has { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    } and { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
}
thing-holds-passive = { $n ->
    [one] 1 token is still to be drawn.
   *[other] { $n } tokens are still to be drawn.
}
thing-holds-gone = { $n ->
    [one] 1 token has left the game.
   *[other] { $n } tokens have left the game.
}
thing-holds-hidden = { $n ->
    [one] The question mark: one token in { $who }'s villages is hidden from you.
   *[other] The question mark: { $n } tokens in { $who }'s villages are hidden from you.
}
thing-holds-no-leader = The leader is off the board. He comes back when tokens are next laid.
thing-score = { $who-is ->
    [you] Your points
   *[other] { $who }'s points
}
thing-score-what = Every village counts for whoever has laid its top token, with all tokens in it. Until the end, walls and tokens may still change that.
thing-score-worth = { $villages ->
    [one] One village
   *[other] { $villages } villages
}, { $sign ->
    [more] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    [less] { $n ->
        [one] −1 point
       *[other] −{ $n } points
    }
   *[none] 0 points
} if the game ended now.
thing-score-worth-known = { $villages ->
    [one] One village
   *[other] { $villages } villages
}. What you know of it would count { $sign ->
    [more] { $n }
    [less] −{ $n }
   *[none] 0
} if the game ended now; the rest is hidden from you.

# Below the board

thing-token-chinese = A Chinese warrior
thing-token-chinese-what = He counts 3 points in a Chinese village and −3 in a Mongolian one, for whoever's token lies on top.
thing-token-mongol = A Mongol horseman
thing-token-mongol-what = He counts 3 points in a Mongolian village and −3 in a Chinese one, for whoever's token lies on top.
thing-token-peasant = A peasant
thing-token-peasant-what = He counts 1 point in either country, for whoever's token lies on top.
thing-token-plague = The plague
thing-token-plague-what = It counts nothing itself. But it turns its village bad: warriors and horsemen count −3 there and peasants −1, in either country. The healing herb cancels it.
thing-token-herb = The healing herb
thing-token-herb-what = It counts nothing itself. But it does its village good: warriors and horsemen count 3 there and peasants 1, in either country. The plague cancels it.
thing-token-number = You have { $n } of them to lay.
thing-token-best = { $sign ->
    [more] { $n ->
        [one] One step from your leader, the best village that you know would bring you 1 point with it.
       *[other] One step from your leader, the best village that you know would bring you { $n } points with it.
    }
    [less] { $n ->
        [one] One step from your leader, even the best village that you know would cost you 1 point with it.
       *[other] One step from your leader, even the best village that you know would cost you { $n } points with it.
    }
   *[none] One step from your leader, no village that you know would bring you a point with it.
}
thing-walls = { $who-is ->
    [you] Your walls
   *[other] { $who }'s walls
}
thing-walls-what = { $n ->
    [one] Whoever builds lays all of them, one after the other. Here there is 1; there are never more than 4.
   *[other] Whoever builds lays all of them, one after the other. Here there are { $n }; there are never more than 4.
}
thing-backs = { $who-is ->
    [you] Your tokens
   *[other] { $who }'s tokens
}
thing-backs-what = { $n ->
    [one] 1 token ready to be laid. Only { $who } knows it.
   *[other] { $n } tokens ready to be laid. Only { $who } knows them.
}
thing-passive = { $who-is ->
    [you] Your tokens to draw
   *[other] { $who }'s tokens to draw
}
thing-passive-what = They lie face down and shuffled. You draw one unseen and may then look at it. Nobody ever has more than 4 tokens ready.
thing-passive-ends = When two reserves are empty, the last round is near: the tokens of two players, or all walls and the tokens of one.
thing-passive-left = { $n ->
    [0] None are left.
    [one] 1 is left.
   *[other] { $n } are left.
}
thing-passive-kinds = Among them: { $tokens }.
thing-common = The common reserve
thing-common-what = Walls for everyone. Draw them one at a time, and never have more than 4. Walls that come down go back here until the last round.
thing-common-left = { $n ->
    [0] No walls are left.
    [one] 1 wall is left.
   *[other] { $n } walls are left.
}
