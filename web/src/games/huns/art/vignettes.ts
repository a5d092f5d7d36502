/**
 * One vignette for each shipped card: a ground, then shapes of the kit from back to front, each as
 * name:paints@x,y,size,turn. A negative size looks the other way.
 */
import type { CardType } from "../view";

export const vignettes: Record<string, string> = {
  // Equipment: one thing, large, on a hide
  eq01: "hide bow:t@54,70,1.05 quiver:br@104,72,0.95,8",
  eq02: "sky falcon:bK@62,62,1.25 rock@20,78,0.9",
  eq03: "hide whip:t@56,66,1.1 die:u@102,72,0.8,14",
  eq04: "hide saddle:r@60,58,0.86",
  eq05: "steppe wagon:cs@24,68,0.72 ox:bK@86,70,1.1 ox:tK@64,66,0.9",
  eq06: "hide bags:t@60,60,1.15 cube:r@44,30,0.6 cube:g@76,30,0.6",
  eq07: "steppe winch:b@44,70,1.05 cube:y@44,72,0.75 wagon:up@96,72,0.75",
  eq08: "dusk horn:s@58,66,1.1 spear@108,78,0.9,6 spear@14,78,0.9,-6",
  eq09: "hide shield:br@60,70,1.15",
  eq10: "hide pot:tc@60,72,1.25 cube:r@22,70,0.8 cube:u@100,70,0.8",
  eq11: "dusk standard:k@60,74,1.08 spear@24,76,0.8 spear@96,76,0.8",
  eq12: "camp dog:b@40,70,1.25 dog:n@92,72,-1 bowl:bK@66,74,0.45",

  // Raids: somebody rides
  ra01: "night yurt:sc@94,62,0.66 gallop:b@68,68,0.55 rider:rk@67,63,0.52 torch:o@79,56,0.38 gallop:t@32,74,0.8 rider:uk@30,67,0.74 torch:o@49,58,0.55",
  ra02: "sand camel:t@38,70,0.95 bale:pr@34,44,0.6 camel:t@88,70,0.95 bale:uy@84,44,0.6",
  ra03: "rocks wagon:gs@84,72,0.75 rock@20,74,1.15 rider:kr@26,66,0.75 spear@38,66,0.7,18",
  ra04: "dust gallop:K@66,68,1.15 rider:rk@64,60,1 spear@48,50,0.95,72",
  ra05: "dust gallop:t@40,60,0.9 rider:uk@38,54,0.8 gallop:K@78,72,1 rider:rk@76,64,0.88",
  ra06: "camp horse:t@34,70,0.95 horse:c@72,72,-0.95 wagon:os@102,68,0.6",
  ra07: "fire yurt:sc@66,68,1.05 flame:o@48,52,0.8 flame:r@82,50,0.9 smoke:N@92,34,0.7 flame:o@104,72,0.7",
  ra08: "hide openchest:b@60,72,1.25 cube:r@18,72,0.75 cube:g@102,72,0.75",
  ra09: "tent person:nN@44,80,1.3 rope@44,60,0.5 sack:ty@90,74,0.9 cube:y@72,76,0.5 cube:r@107,76,0.5",
  ra10: "shrine idol@60,70,1.1 column@22,72,1.1 column@98,72,1.1 flame:o@42,72,0.5 flame:o@80,72,0.5",
  ra11: "camp sack:tr@32,72,0.85 sack:tu@60,74,1 sack:tg@88,72,0.85 spear@110,76,0.9 spear@10,76,0.9",
  ra12: "dusk standard:k@60,56,0.7 horse:x@24,74,0.7 horse:K@56,76,0.75 horse:x@92,74,0.7 rider:xk@22,70,0.6 rider:rk@54,72,0.66 rider:xk@90,70,0.6 spear@106,60,0.8 spear@10,60,0.8",

  // Mercenaries: a portrait, and what they are known for
  me01: "tent person:pk@52,80,1.35 braids:Pk@52,80,1.35 vial:g@94,72,1.05",
  me02: "works person:nb@40,80,1.3 beard:K@40,80,1.3 catapult:b@90,72,0.7 hammer@66,78,0.8,18",
  me03: "tent person:ry@56,80,1.3 motley@56,80,1.3 die:u@20,72,0.85,-12 die:r@96,72,0.85,14",
  me04: "hall person:us@46,80,1.35 beard:n@46,80,1.35 keys@88,70,1.1 sack:ty@104,78,0.7",
  me05: "hall person:cr@40,80,1.35 beard:K@40,80,1.35 scroll@90,68,1.05",
  me06: "camp spear@86,80,1.15 person:bR@54,80,1.4 helm:ny@54,80,1.4 shield:ry@28,82,0.75",
  me07: "tent rays:Y@58,40,0.8 person:ry@58,80,1.4 braids:rk@58,80,1.4 tiara@58,80,1.4",
  me08: "dusk axe@92,78,1.2,10 person:Gt@52,80,1.4 beard:o@52,80,1.4 helm:nN@52,80,1.4",
  me09: "hall person:wg@46,80,1.35 beard:w@46,80,1.35 herb@88,70,1.15 vial:u@106,74,0.8",
  me10: "night person:NK@52,80,1.35 hood:Nk@52,80,1.35 purse:t@92,64,1.15 knife@106,78,0.8,20",
  me11: "camp person:yR@50,80,1.4 beard:y@50,80,1.4 helm:Yn@50,80,1.4 sword:y@92,78,0.95,12",
  me12: "dust gallop:t@74,74,0.85 rider:gr@72,68,0.82 scroll@26,44,0.55,-12",

  // Curses: the dark side of the steppe
  cu01: "ill tree:k@14,74,1 skull@54,72,1.15 crow@93,52,0.95 crow@104,28,-0.6",
  cu02: "dry crack@24,60,0.8 crack@98,70,-0.8 crack@62,78,1 bowl:tK@56,66,1.15 crow@92,40,0.8",
  cu03: "mud wheel@40,76,1.15,-24 wagon:ns@92,66,0.8,14 crack@44,76,0.8",
  cu04: "night horse:t@46,72,0.95 person:NR@98,80,1.05 hood:nk@98,80,1.05 rope@74,54,0.45",
  cu05: "snow pine:G@18,68,0.9 yurt:ci@56,68,0.75 gust:w@58,32,1.15 flake@96,24,0.9 flake@22,22,0.7 flake@106,60,0.7",
  cu06: "fire fist:fR@36,74,1.2 fist:fK@62,78,1.35 fist:fU@88,74,1.2 spear@104,76,0.8 spear@16,76,0.8",
  cu07: "mud broken@34,68,0.98,-6 shield:to@92,74,0.8,14",
  cu08: "smoky drum@44,72,1.15 person:PG@92,80,1.1 hood:Pk@92,80,1.1 cube:y@44,34,0.6",
  cu09: "fog horse:N@48,66,0.8 rider:Nn@46,62,0.7 mist:i@60,66,1 mist:w@30,76,1 pine:N@100,56,0.8",
  cu10: "dawn sword:y@60,18,0.95,180 rope@60,56,0.55 person:un@22,80,0.95 person:rn@98,80,0.95",
  cu11: "dusk comet:cy@34,24,0.95 tree:k@96,74,1.1 crow@42,70,1.15",
  cu12: "dry horse:n@58,74,1.15,6 dust:s@26,76,1 crow@104,40,-0.7",

  // Treasures: gold on velvet
  tr01: "velvet rays:R@60,66,1 crown@60,66,1.25",
  tr02: "velvet rays:R@60,40,1 sword:y@60,76,1.08",
  tr03: "velvet banner:pc@12,76,0.92 banner:oc@38,74,0.92 banner:gc@64,76,0.92 banner:uc@90,74,0.92",
  tr04: "velvet scroll@60,74,1.5 seal:y@60,64,1",
  tr05: "velvet torc@40,66,1.05 torc@80,66,1.05",
  tr06: "velvet rack@60,72,1.05 galea:n@60,46,0.8 shield:ry@60,82,0.62 shield:uy@34,82,0.5 shield:gy@86,82,0.5",
  tr07: "velvet rays:U@60,50,1 amulet:c@60,68,1.15",
  tr08: "velvet rays:R@60,34,0.9 mirror@60,70,1.15",
  tr09: "velvet openchest:b@60,72,1.2 amber@44,50,0.9 amber@62,46,1 amber@78,50,0.9 amber@100,72,0.8",
  tr10: "velvet rug@60,64,1.2",
  tr11: "velvet rays:R@60,36,0.9 cup:yY@60,72,1.35",
  tr12: "velvet ring@60,70,1.3",
};

/** What a card of an owner's own shows: the ground and the thing of its kind. */
export const usual: Record<CardType, string> = {
  equipment: "hide shield:ut@60,70,1.05",
  raid: "dusk gallop:x@60,70,1.1 rider:rk@58,62,0.95",
  mercenary: "camp person:Gt@60,80,1.4 helm:ny@60,80,1.4",
  curse: "ill skull@60,70,1.3",
  treasure: "velvet rays:R@60,60,1 chest:b@60,70,1.3",
};
