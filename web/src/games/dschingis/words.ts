/** What the client itself says about this game, in both languages side by side. */
import { say } from "../../texts/language.svelte";
import type { Both } from "../../texts/texts";

const both = (en: string, fr: string): Both => ({ en, fr });

export const words = {
  about: both(
    "A wall that wanders. Settle your people face down on either side, and see to it that they wake up in the right country.",
    "Un mur qui voyage. Installez vos gens face cachée de part et d'autre, et faites qu'ils se réveillent dans le bon pays.",
  ),
  points: both("points", "points"),
  mongolia: both("Mongolia", "Mongolie"),
  china: both("China", "Chine"),
  board: both("Board", "Plateau"),

  "0": both("Red", "Rouge"),
  "1": both("Green", "Vert"),
  "2": both("Blue", "Bleu"),
  "3": both("Yellow", "Jaune"),

  chinese: both("Chinese warrior", "guerrier chinois"),
  mongol: both("Mongol horseman", "cavalier mongol"),
  peasant: both("peasant", "paysan"),
  plague: both("plague", "peste"),
  herb: both("healing herb", "plante guérisseuse"),
  unknown: both("face down", "face cachée"),

  "take-wall": both("Draw a wall", "Piocher un mur"),
  "take-token": both("Draw a token", "Piocher un jeton"),
  build: both("Build", "Construire"),
  march: both("March", "Marcher"),
  lift: both("Lift the leader", "Prendre le chef"),

  "village.empty": both("empty", "vide"),
  "village.stack": both("{who}'s, {n} high", "à {who}, pile de {n}"),
  "village.tokens": both("from the top: {tokens}", "depuis le haut : {tokens}"),
  "village.worth": both("counts {points}", "compte {points}"),
  "village.worth.known": both("what you know counts {points}", "ce que vous savez compte {points}"),
  "village.worth.none": both("you know none of it", "vous n'en savez rien"),
  "village.leader": both("{who}'s leader", "chef de {who}"),
  "village.visited": both("visited this turn", "déjà visité ce tour"),
  "village.reach": both("can be reached", "accessible"),
  "village.settle": both("can be settled", "où s'installer"),
  "village.chosen": both("chosen", "choisi"),
  "line.free": both("free line", "ligne libre"),
  "line.open": both("wall, gate open", "mur, porte ouverte"),
  "line.closed": both("wall, gate closed", "mur, porte fermée"),
  "line.great": both("Great Wall", "grande muraille"),
  "line.build": both("a wall may stand here", "un mur peut s'y poser"),

  mine: both("{who}'s active reserve", "Réserve active de {who}"),
  "mine.empty": both("nothing", "rien"),
  walls: both("{n} walls", "{n} murs"),
  "walls.one": both("1 wall", "1 mur"),
  tokens: both("{n} tokens", "{n} jetons"),
  "tokens.one": both("1 token", "1 jeton"),
  passive: both("Passive reserve: {n}", "Réserve passive : {n}"),
  common: both("Common walls: {n}", "Murs communs : {n}"),
  gone: both("{n} left the game", "{n} hors du jeu"),
  "passive.short": both("to draw", "à piocher"),
  "common.short": both("common", "communs"),
  controls: both("{n} villages", "{n} villages"),
  "controls.one": both("1 village", "1 village"),
  "unknown.tokens": both("{n} tokens unknown to you", "{n} jetons inconnus de vous"),
  "unknown.tokens.one": both("1 token unknown to you", "1 jeton inconnu de vous"),

  "way.road": both("by road", "par la route"),
  "way.gate": both("by gate", "par la porte"),
  "way.wall": both("up {up}, down {down}", "monter {up}, descendre {down}"),
  "way.choose": both("To {to}, {way}: which token?", "Vers {to}, {way} : quel jeton ?"),
  "way.along": both("along the wall ({n} long)", "le long du mur (longueur {n})"),
  "lay.kind": both("Lay: {kind}", "Poser : {kind}"),
  "lay.first": both(
    "Pick a village the leader can reach, then a token",
    "Choisissez un village accessible, puis un jeton",
  ),
  "build.first": both("The bright lines are free", "Les lignes claires sont libres"),
  "build.lay": both("Lay the wall", "Poser le mur"),
  "build.next": both("{line}: {what}", "{line} : {what}"),
  "settle.first": both(
    "Pick two empty neighbouring villages",
    "Choisissez deux villages vides voisins",
  ),
  "settle.second": both("And a neighbour of {to}", "Et un voisin de {to}"),
  "settle.ready": both(
    "Touch a village to set the leader there",
    "Touchez un village pour y mettre le chef",
  ),
  "settle.swap": both("Swap the tokens", "Échanger les jetons"),
  "settle.do": both("Settle", "S'installer"),
  counting: both("Counting", "Décompte"),
  "last.round": both("Last round", "Dernier tour"),
} as const satisfies Record<string, Both>;

export type Word = keyof typeof words;

export function w(name: Word, parts: Record<string, string | number> = {}): string {
  return say(words[name]).replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ""));
}

export const seatName = (seat: number): string => w(String(seat) as "0" | "1" | "2" | "3");
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
