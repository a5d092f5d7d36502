/** What the client itself says about Khan, in both languages side by side. */
import { saying } from "../../texts/language.svelte";
import { text, type Text } from "../../texts/text";

export const words = {
  points: text("points", "points"),
  point: text("point", "point"),
  board: text("Map", "Carte"),

  "0": text("Red", "Rouge"),
  "1": text("Yellow", "Jaune"),
  "2": text("Blue", "Bleu"),
  "3": text("Green", "Vert"),

  mountains: text("mountains", "montagnes"),
  tundra: text("tundra", "toundra"),
  ice: text("ice", "glace"),
  stony: text("stony desert", "désert rocheux"),
  sandy: text("sandy desert", "désert de sable"),
  forest: text("tropical forest", "forêt tropicale"),
  river: text("river", "rivière"),
  border: text("border", "frontière"),
  joker: text("joker", "joker"),
  "border.long": text("surrounding territories", "territoires voisins"),

  N: text("north", "nord"),
  NE: text("north-east", "nord-est"),
  E: text("east", "est"),
  SE: text("south-east", "sud-est"),
  S: text("south", "sud"),
  SW: text("south-west", "sud-ouest"),
  W: text("west", "ouest"),
  NW: text("north-west", "nord-ouest"),

  morale: text("High morale", "Moral élevé"),
  protect: text("Great Khan", "Grand Khan"),
  gods: text("The gods", "Les dieux"),
  scout: text("Scout", "Exploration"),
  "morale.about": text("a third action", "une troisième action"),
  "protect.about": text("protects your yurts", "protège vos yourtes"),
  "gods.about": text("protect neutral yurts", "protègent les yourtes neutres"),
  "scout.about": text("reserves a shape", "réserve une forme"),

  "morale.asked": text("High morale: play it?", "Moral élevé : le jouer ?"),
  "protect.asked": text("Great Khan protection: play it?", "Protection du Grand Khan : la jouer ?"),
  "gods.asked": text("Support of the gods: play it?", "Soutien des Dieux : le jouer ?"),
  "scout.asked": text("Scout the land: play it?", "Exploration : la jouer ?"),
  "morale.text": text(
    "You carry out a third action at once. The card is then gone for good.",
    "Vous accomplissez aussitôt une troisième action. La carte est ensuite perdue.",
  ),
  "protect.text": text(
    "Until your next turn rivals cannot cover your yurts. The card is then gone for good. It ends your turn.",
    "Jusqu'à votre prochain tour, vos rivaux ne peuvent couvrir vos yourtes. La carte est ensuite perdue. Elle finit votre tour.",
  ),
  "gods.text": text(
    "Until your next turn rivals cannot cover neutral yurts ({on}). The card is then gone for good. It ends your turn.",
    "Jusqu'à votre prochain tour, vos rivaux ne peuvent couvrir les yourtes neutres ({on}). La carte est ensuite perdue. Elle finit votre tour.",
  ),
  "scout.text": text(
    "Shape {on} is reserved for you until your next turn ends or you use it. The card is then gone for good. It ends your turn.",
    "La forme {on} vous est réservée jusqu'à la fin de votre prochain tour ou son emploi. La carte est ensuite perdue. Elle finit votre tour.",
  ),

  and: text("and", "et"),
  "yurt.neutral": text("neutral yurt", "yourte neutre"),
  "yurt.of": text("{who}'s yurt", "yourte de {who}"),
  "ruler.of": text("{name} ruler", "chef {name}"),
  "tile.of": text("{shape} of {who}, {worth}", "{shape} de {who}, {worth}"),
  "bridge.of": text("bridge {shape} of {who}, {worth}", "pont {shape} de {who}, {worth}"),
  empty: text("empty", "libre"),
  "area.go": text("a yurt can go here", "une yourte peut s'y planter"),
  "area.cover": text("can be covered", "peut être couverte"),
  "area.chosen": text("chosen", "choisie"),
  "area.held": text("under the shape in hand", "sous la forme en main"),
  "area.abroad": text("at the surrounding territories", "au bord des territoires voisins"),

  hand: text("{who}'s hand", "Main de {who}"),
  "hand.hidden": text("{n} cards, face down", "{n} cartes, face cachée"),
  card: text("{name}, {kind}, flees {direction}", "{name}, {kind}, fuite vers le {direction}"),
  shapes: text("Shapes", "Formes"),
  cards: text("Cards", "Cartes"),
  specials: text("Special cards", "Cartes spéciales"),
  "specials.short": text("Specials", "Spéciales"),
  shape: text("{shape}, {n} points, {left} left", "{shape}, {n} points, il en reste {left}"),
  "shape.bridge": text(
    "bridge {shape}, {n} points, {left} left",
    "pont {shape}, {n} points, il en reste {left}",
  ),
  "shape.places": text("{n} places", "{n} emplacements"),
  "shape.places.one": text("1 place", "1 emplacement"),
  "shape.scouted": text("reserved by {who}", "réservée par {who}"),
  special: text("{name}: {about}, {n} left", "{name} : {about}, il en reste {n}"),
  "special.on": text("in force", "en vigueur"),
  pile: text("Draw pile: {n}", "Pioche : {n}"),
  "pile.turned": text("turned over: {card}", "retournée : {card}"),

  "turn.key": text("Turn (R)", "Tourner (R)"),
  flip: text("Turn over (F)", "Retourner (F)"),
  next: text("Next place (N)", "Emplacement suivant (N)"),
  lay: text("Lay it", "Poser"),
  drop: text("Put back (Esc)", "Reposer (Échap)"),
  "held.where": text(
    "{shape}: {places}, on the bright land",
    "{shape} : {places}, sur la terre claire",
  ),
  "held.nowhere": text("{shape} fits nowhere now", "{shape} ne va nulle part pour l'instant"),
  "held.cannot": text("{shape} cannot lie there", "{shape} ne peut pas se poser là"),
  "held.one": text("{who}: {worth}", "{who} : {worth}"),
  "held.shared": text("{who} share it: {worth} each", "{who} la partagent : {worth} chacun"),
  "held.asks": text("{who} must agree", "{who} doit accepter"),
  "chosen.shapes": text("What may lie there:", "Ce qui peut s'y poser :"),
  "chosen.lay": text("{shape}, {worth}", "{shape}, {worth}"),
  "invade.where": text("Pick a bright area", "Choisissez une case claire"),
  "invade.with": text("Invade {area} with", "Envahir {area} avec"),
  "drive.do": text("Drive out: {name}", "Pourchasser : {name}"),
  "drive.about": text(
    "A card decides where he flees; he leaves a neutral yurt",
    "Une carte décide de sa fuite ; il laisse une yourte neutre",
  ),
  anywhere: text("Invade anywhere", "Envahir partout"),
  "anywhere.about": text("takes both actions", "prend les deux actions"),
  "anywhere.where": text(
    "Any empty land area, for both actions",
    "Une case de terre libre, pour les deux actions",
  ),
  "discard.none": text("Keep all", "Tout garder"),
  "discard.one": text("Discard 1 card", "Défausser 1 carte"),
  "discard.some": text("Discard {n} cards", "Défausser {n} cartes"),
  "special.none": text("Use none", "Aucune"),
  "gods.where": text("Whose neutral yurts?", "Les yourtes neutres de quelle région ?"),
  "scout.which": text("Touch the shape to reserve", "Touchez la forme à réserver"),
  agree: text("Agree", "Accepter"),
  refuse: text("Refuse", "Refuser"),

  ranking: text("Points", "Points"),
  "ranking.title": text("Points and territories", "Points et territoires"),
  "ranking.tiles": text("{n} from shapes", "{n} des formes"),
  "ranking.territories": text("territories {sizes}", "territoires {sizes}"),
  "ranking.none": text("no territory yet", "pas encore de territoire"),
  "ranking.bonus": text("bonus +{n}", "bonus +{n}"),
  "ranking.hand": text("{n} cards in hand", "{n} cartes en main"),
  "ranking.line": text("{shape} at {areas}", "{shape} en {areas}"),
  "ranking.shared": text("shared with {who}", "partagée avec {who}"),
  protecting: text("protected by the Great Khan", "sous la protection du Grand Khan"),
  "gods.on": text(
    "the gods protect neutral yurts: {where}",
    "les dieux protègent les yourtes neutres : {where}",
  ),
  "gods.all": text("everywhere", "partout"),
  "scout.on": text("has reserved {shape}", "a réservé {shape}"),
} as const satisfies Record<string, Text>;

export type Word = keyof typeof words;

export const w = saying<Word>(words);

/** A word whose name came from the server; as it is, if we have none for it. */
export function named(name: string): string {
  return name in words ? w(name as Word) : name;
}

export const seatName = (seat: number): string => w(String(seat) as "0" | "1" | "2" | "3");

export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${w("and")} ${last}`;
}
export const seatNames = (seats: number[]): string => listed(seats.map(seatName));

export const pointsOf = (n: number): string => `${n} ${w(n === 1 ? "point" : "points")}`;
export const placesOf = (n: number): string =>
  w(n === 1 ? "shape.places.one" : "shape.places", { n });
