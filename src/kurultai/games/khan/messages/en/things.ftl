## "What is this?": everything on the table, what it does and what it is worth now.

thing-empty = Empty area { $place }
thing-empty-what = A yurt can be placed here, and a fleeing ruler can stop here.
thing-empty-kinds = Cards that let you invade here: { $kinds }.
thing-empty-worth = { $who-is ->
    [you] With a yurt of yours here, you could lay a shape over it for up to { $points }.
   *[other] With a yurt here, { $who } could lay a shape over it for up to { $points }.
}
thing-empty-nothing = { $who-is ->
    [you] Even with a yurt of yours here, you could not lay a shape over it yet.
   *[other] Even with a yurt here, { $who } could not lay a shape over it yet.
}

thing-yurt = { $who-is ->
    [you] Your yurt { $place }
   *[other] { $who }'s yurt { $place }
}
thing-yurt-what = { $who-is ->
    [you] It counts for you when a shape is laid over it. The shape needs a yurt on every land area below, and goes to whoever has most of them there.
   *[other] It counts for { $who } when a shape is laid over it. You may cover it if you have more yurts below the shape. With as many, you share.
}
thing-yurt-protected = { $who-is ->
    [you] The Great Khan protects it: rivals may cover it only to share with you, and only if you agree.
   *[other] The Great Khan protects it: you may cover it only to share with { $who }, and only if { $who } agrees.
}
thing-neutral = Neutral yurt { $place }
thing-neutral-what = It belongs to nobody. Anyone may cover it along with a yurt of their own, and nobody counts it.
thing-neutral-gods = { $who-is ->
    [you] The gods protect it for you: rivals may cover it only in a shared conquest, and only if you agree.
   *[other] The gods protect it for { $who }: others may cover it only in a shared conquest, and only if { $who } agrees.
}
thing-over = A shape laid over it would now bring at most { $shares }.
thing-over-nobody = Nobody could lay a shape over it now.
thing-share = { $who-is ->
    [you] { $points } for you
   *[other] { $points } for { $who }
}

thing-ruler = { $ruler } ruler { $place }
thing-ruler-what = Nothing can be placed or laid where he stands. When he is driven out he flees, and a neutral yurt takes his place.
thing-ruler-court = { $n ->
    [one] There is only one yurt left in front of his court: driven out again, he goes home.
   *[other] { $n } yurts are left in front of his court. With the last of them he goes home.
}
thing-ruler-worth = Once he is gone, a shape over this area would bring at most { $shares }.

thing-river = River{ $area-is ->
    [shown] {" "}({ $area })
   *[hidden] {""}
}
thing-river-what = Neither yurts nor rulers stop here. Only a bridge can cover the river, with a yurt on both banks.

thing-tile = { $who }: { $shape }
thing-tile-what = { $who-is ->
    [you] You have conquered these areas. They stay yours until the end.
   *[other] { $who } has conquered these areas. They stay so until the end.
}
thing-tile-shared = { $who } have conquered these areas together. All of them count them until the end.
thing-tile-worth = { $who-is ->
    [you] It brings you { $points }.
   *[other] It brings { $who } { $points }.
}
thing-tile-each = { $who } get { $points } each.
thing-tile-territory = { $who-is ->
    [you] Your territory here has { $n } areas.
   *[other] The territory of { $who } here has { $n } areas.
}

thing-court = Court of the { $ruler } ruler
thing-court-what = Whenever a card at the start of a turn makes him flee, the neutral yurt he leaves comes from here.
thing-court-home = He is home, and stays there until the end.
thing-court-end = { $enough ->
    [one] One ruler at home brings the end phase.
   *[other] { $enough } rulers at home bring the end phase.
} { $n ->
    [0] None is home yet.
    [one] One is home so far.
   *[other] { $n } are home so far.
}

thing-card-region = Play it to place a yurt on an empty area { FORM($region, "in") }.
thing-card-river = Play it to place a yurt on an empty land area beside the river.
thing-card-border = Play it to place a yurt on an empty area that touches the surrounding territories, outside the map.
thing-card-joker = Play it to place a yurt on any empty land area.
thing-card-ruler = The ruler and the arrow do not matter when you play it, only when it is turned over from the draw pile.
thing-card-areas = { $n ->
    [0] There is no empty area for it now.
    [one] There is one empty area for it now.
   *[other] There are { $n } empty areas for it now.
}
thing-card-worth = A yurt on the best of them could be covered at once by a shape that brings you { $points }.

thing-shape = Shape: { $shape }
thing-shape-tile = A tile of { $n } areas for { $value }. Lay it over yurts, turned or turned over as you like.
thing-shape-bridge = A bridge of { $n } areas for { $value }. It crosses the river and covers yurts on both banks.
thing-shape-left = { $n ->
    [0] None is left.
    [one] One is left.
   *[other] { $n } are left.
}
thing-shape-scouted = { $who-is ->
    [you] You have reserved it.
   *[other] { $who } has reserved it.
}
thing-shape-barred = { $who-is ->
    [you] You cannot use it now.
   *[other] { $who } cannot use it now.
}
thing-shape-nowhere = { $who-is ->
    [you] It fits nowhere for you now.
   *[other] It fits nowhere for { $who } now.
}
thing-shape-worth = { $who-is ->
    [you] { $n ->
        [one] There is one place where you could lay it now
       *[other] There are { $n } places where you could lay it now
    }, for up to { $points }.
   *[other] { $n ->
        [one] There is one place where { $who } could lay it now
       *[other] There are { $n } places where { $who } could lay it now
    }, for up to { $points }.
}

thing-pile = Draw pile
thing-pile-what = Each turn begins with its top card: a ruler flees in the direction shown. Hands are refilled from it. When it runs out, the discards become the new draw pile.
thing-pile-left = { $n ->
    [0] It is empty.
    [one] It has one card left.
   *[other] It has { $n } cards left.
}
thing-discards = Cards that were played, discarded or turned over form the discard pile. { $n ->
    [0] It is empty.
    [one] One card lies there.
   *[other] { $n } cards lie there.
}
thing-turned = Card just turned over
thing-turned-what = It says { $ruler }, { $direction }. At the start of a turn it makes this ruler flee; for a ruler that a player drives out, only the direction counts.

thing-anywhere = Invade anywhere
thing-anywhere-what = Place a yurt on any empty land area without a card, then discard as many cards as you like. It takes both actions of your turn.

thing-proposal = Proposed conquest
thing-proposal-what = { $who-is ->
    [you] You want to lay { FORM($shape, "a") } here. It covers protected yurts, so it needs consent.
   *[other] { $who } wants to lay { FORM($shape, "a") } here. It covers protected yurts, so it needs consent.
}

thing-score = { $who-is ->
    [you] Your points
   *[other] Points: { $who }
}
thing-score-what = Conquered shapes bring points that stay. The largest territories, shapes joined by their sides, bring a bonus of 10, 6 and 3 at the end.
thing-score-worth = { $who-is ->
    [you] You would have { $score } if the game ended now: { $shapes } from shapes and a bonus of { $bonus }.
   *[other] { $who } would have { $score } if the game ended now: { $shapes } from shapes and a bonus of { $bonus }.
}
thing-score-territory = { $n ->
    [0] There is no territory yet.
   *[other] The largest territory has { $n } areas.
}
thing-hand = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
}
thing-hand-what = { $who-is ->
    [you] { $n ->
        [0] You hold no card.
        [one] You hold one card.
       *[other] You hold { $n } cards.
    } Nobody else may look. At the end of your turn you draw up to four again.
   *[other] { $n ->
        [0] { $who } holds no card.
        [one] { $who } holds one card.
       *[other] { $who } holds { $n } cards.
    } Hands are secret.
}

thing-special = Special card: { $special }
thing-special-left = { $who-is ->
    [you] { $n ->
        [0] You have none left.
        [one] You have one left.
       *[other] You have { $n } left.
    }
   *[other] { $n ->
        [0] { $who } has none left.
        [one] { $who } has one left.
       *[other] { $who } has { $n } left.
    }
}
thing-special-on = It is in force now.
thing-morale-what = Play it after your two actions to carry out a third one at once.
thing-protect-what = Play it after your actions. Until your next turn rivals cannot cover your yurts, except to share with you, and only if you agree.
thing-gods-what = Play it after your actions. Until your next turn rivals cannot cover neutral yurts { $players ->
    [four] of a region that you name
   *[other] in any region
}, except in a shared conquest, and only if you agree.
thing-scout-what = Play it after your actions to reserve a shape: { $players ->
    [four] one copy of it is kept for you
   *[other] rivals cannot use that kind
} until your next turn ends.
thing-morale-worth = { $who-is ->
    [you] As things stand, a third action could bring you { $points } by a conquest.
   *[other] As things stand, a third action could bring { $who } { $points } by a conquest.
}
thing-morale-nothing = { $who-is ->
    [you] As things stand, you could not conquer anything with it.
   *[other] As things stand, { $who } could not conquer anything with it.
}
thing-protect-worth = { $who-is ->
    [you] You have { $n ->
        [0] no yurt
        [one] one yurt
       *[other] { $n } yurts
    } on the map.
   *[other] { $who } has { $n ->
        [0] no yurt
        [one] one yurt
       *[other] { $n } yurts
    } on the map.
}
thing-gods-worth = { $n ->
    [0] There is no neutral yurt on the map.
    [one] There is one neutral yurt on the map.
   *[other] There are { $n } neutral yurts on the map.
}
thing-scout-worth = { $who-is ->
    [you] { $n ->
        [one] There is one kind of shape that you can use.
       *[other] There are { $n } kinds of shape that you can use.
    }
   *[other] { $n ->
        [one] There is one kind of shape that { $who } can use.
       *[other] There are { $n } kinds of shape that { $who } can use.
    }
}
