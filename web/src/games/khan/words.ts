/** What the client itself says about Khan, in both languages side by side. */
import { say } from "../../texts/language.svelte";
import type { Both } from "../../texts/texts";

const both = (en: string, fr: string): Both => ({ en, fr });

export const words = {
  about: both(
    "Eight rulers flee before you across steppe, ice and desert. Pitch your yurts where they stood, and lay your rugs over the land.",
    "Huit chefs fuient devant vous par la steppe, la glace et le désert. Plantez vos yourtes où ils étaient, et couvrez la terre de vos tapis.",
  ),
  points: both("points", "points"),
  point: both("point", "point"),
  board: both("Map", "Carte"),

  "0": both("Red", "Rouge"),
  "1": both("Yellow", "Jaune"),
  "2": both("Blue", "Bleu"),
  "3": both("Green", "Vert"),

  mountains: both("mountains", "montagnes"),
  tundra: both("tundra", "toundra"),
  ice: both("ice", "glace"),
  stony: both("stony desert", "désert rocheux"),
  sandy: both("sandy desert", "désert de sable"),
  forest: both("tropical forest", "forêt tropicale"),
  river: both("river", "rivière"),
  border: both("border", "frontière"),
  joker: both("joker", "joker"),
  "border.long": both("surrounding territories", "territoires voisins"),

  N: both("north", "nord"),
  NE: both("north-east", "nord-est"),
  E: both("east", "est"),
  SE: both("south-east", "sud-est"),
  S: both("south", "sud"),
  SW: both("south-west", "sud-ouest"),
  W: both("west", "ouest"),
  NW: both("north-west", "nord-ouest"),

  morale: both("High morale", "Moral élevé"),
  protect: both("Great Khan", "Grand Khan"),
  gods: both("The gods", "Les dieux"),
  scout: both("Scout", "Exploration"),
  "morale.about": both("a third action", "une troisième action"),
  "protect.about": both("protects your yurts", "protège vos yourtes"),
  "gods.about": both("protect neutral yurts", "protègent les yourtes neutres"),
  "scout.about": both("reserves a shape", "réserve une forme"),

  and: both("and", "et"),
  "yurt.neutral": both("neutral yurt", "yourte neutre"),
  "yurt.of": both("{who}'s yurt", "yourte de {who}"),
  "ruler.of": both("{name} ruler", "chef {name}"),
  "tile.of": both("{shape} of {who}, {worth}", "{shape} de {who}, {worth}"),
  "bridge.of": both("bridge {shape} of {who}, {worth}", "pont {shape} de {who}, {worth}"),
  empty: both("empty", "libre"),
  "area.go": both("a yurt can go here", "une yourte peut s'y planter"),
  "area.cover": both("can be covered", "peut être couverte"),
  "area.chosen": both("chosen", "choisie"),
  "area.held": both("under the shape in hand", "sous la forme en main"),
  "area.abroad": both("at the surrounding territories", "au bord des territoires voisins"),

  hand: both("{who}'s hand", "Main de {who}"),
  "hand.hidden": both("{n} cards, face down", "{n} cartes, face cachée"),
  card: both("{name}, {kind}, flees {direction}", "{name}, {kind}, fuite vers le {direction}"),
  shapes: both("Shapes", "Formes"),
  cards: both("Cards", "Cartes"),
  specials: both("Special cards", "Cartes spéciales"),
  "specials.short": both("Specials", "Spéciales"),
  shape: both("{shape}, {n} points, {left} left", "{shape}, {n} points, il en reste {left}"),
  "shape.bridge": both(
    "bridge {shape}, {n} points, {left} left",
    "pont {shape}, {n} points, il en reste {left}",
  ),
  "shape.places": both("{n} places", "{n} emplacements"),
  "shape.places.one": both("1 place", "1 emplacement"),
  "shape.scouted": both("reserved by {who}", "réservée par {who}"),
  special: both("{name}: {about}, {n} left", "{name} : {about}, il en reste {n}"),
  "special.on": both("in force", "en vigueur"),
  pile: both("Draw pile: {n}", "Pioche : {n}"),
  "pile.turned": both("turned over: {card}", "retournée : {card}"),

  "turn.key": both("Turn (R)", "Tourner (R)"),
  flip: both("Turn over (F)", "Retourner (F)"),
  next: both("Next place (N)", "Emplacement suivant (N)"),
  lay: both("Lay it", "Poser"),
  drop: both("Put back (Esc)", "Reposer (Échap)"),
  "held.where": both(
    "{shape}: {places}, on the bright land",
    "{shape} : {places}, sur la terre claire",
  ),
  "held.nowhere": both("{shape} fits nowhere now", "{shape} ne va nulle part pour l'instant"),
  "held.cannot": both("{shape} cannot lie there", "{shape} ne peut pas se poser là"),
  "held.one": both("{who}: {worth}", "{who} : {worth}"),
  "held.shared": both("{who} share it: {worth} each", "{who} la partagent : {worth} chacun"),
  "held.asks": both("{who} must agree", "{who} doit accepter"),
  "chosen.shapes": both("What may lie there:", "Ce qui peut s'y poser :"),
  "chosen.lay": both("{shape}, {worth}", "{shape}, {worth}"),
  "invade.where": both("Pick a bright area", "Choisissez une case claire"),
  "invade.with": both("Invade {area} with", "Envahir {area} avec"),
  "drive.do": both("Drive out: {name}", "Pourchasser : {name}"),
  "drive.about": both(
    "A card decides where he flees; he leaves a neutral yurt",
    "Une carte décide de sa fuite ; il laisse une yourte neutre",
  ),
  anywhere: both("Invade anywhere", "Envahir partout"),
  "anywhere.about": both("takes both actions", "prend les deux actions"),
  "anywhere.where": both(
    "Any empty land area, for both actions",
    "Une case de terre libre, pour les deux actions",
  ),
  "discard.none": both("Keep all", "Tout garder"),
  "discard.one": both("Discard 1 card", "Défausser 1 carte"),
  "discard.some": both("Discard {n} cards", "Défausser {n} cartes"),
  "discard.about": both("Touch the cards to discard", "Touchez les cartes à défausser"),
  "special.none": both("Use none", "Aucune"),
  "special.about": both("Touch a special card, or", "Touchez une carte spéciale, ou"),
  "gods.where": both("Whose neutral yurts?", "Les yourtes neutres de quelle région ?"),
  "scout.which": both("Touch the shape to reserve", "Touchez la forme à réserver"),
  agree: both("Agree", "Accepter"),
  refuse: both("Refuse", "Refuser"),

  ranking: both("Points", "Points"),
  "ranking.title": both("Points and territories", "Points et territoires"),
  "ranking.tiles": both("{n} from shapes", "{n} des formes"),
  "ranking.territories": both("territories {sizes}", "territoires {sizes}"),
  "ranking.none": both("no territory yet", "pas encore de territoire"),
  "ranking.bonus": both("bonus +{n}", "bonus +{n}"),
  "ranking.hand": both("{n} cards in hand", "{n} cartes en main"),
  "ranking.line": both("{shape} at {areas}", "{shape} en {areas}"),
  "ranking.shared": both("shared with {who}", "partagée avec {who}"),
  protecting: both("protected by the Great Khan", "sous la protection du Grand Khan"),
  "gods.on": both(
    "the gods protect neutral yurts: {where}",
    "les dieux protègent les yourtes neutres : {where}",
  ),
  "gods.all": both("everywhere", "partout"),
  "scout.on": both("has reserved {shape}", "a réservé {shape}"),

  rule: both("why?", "pourquoi ?"),
} as const satisfies Record<string, Both>;

export type Word = keyof typeof words;

const filled = (text: string, parts: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ""));

export function w(name: Word, parts: Record<string, string | number> = {}): string {
  return filled(say(words[name]), parts);
}

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
