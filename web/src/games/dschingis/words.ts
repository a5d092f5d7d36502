/** What the client itself says about this game, in both languages side by side. */
import { saying } from "../../texts/language.svelte";
import { text, type Text } from "../../texts/text";

export const words = {
  points: text("points", "points"),
  mongolia: text("Mongolia", "Mongolie"),
  china: text("China", "Chine"),
  board: text("Board", "Plateau"),

  "0": text("Red", "Rouge"),
  "1": text("Green", "Vert"),
  "2": text("Blue", "Bleu"),
  "3": text("Yellow", "Jaune"),

  chinese: text("Chinese warrior", "guerrier chinois"),
  mongol: text("Mongol horseman", "cavalier mongol"),
  peasant: text("peasant", "paysan"),
  plague: text("plague", "peste"),
  herb: text("healing herb", "plante guérisseuse"),
  unknown: text("face down", "face cachée"),

  "take-wall": text("Draw a wall", "Piocher un mur"),
  "take-token": text("Draw a token", "Piocher un jeton"),
  build: text("Build", "Construire"),
  march: text("March", "Marcher"),
  lift: text("Lift the leader", "Prendre le chef"),

  "village.empty": text("empty", "vide"),
  "village.stack": text("{who}'s, {n} high", "à {who}, pile de {n}"),
  "village.tokens": text("from the top: {tokens}", "depuis le haut : {tokens}"),
  "village.worth": text("counts {points}", "compte {points}"),
  "village.worth.known": text("what you know counts {points}", "ce que vous savez compte {points}"),
  "village.worth.none": text("you know none of it", "vous n'en savez rien"),
  "village.leader": text("{who}'s leader", "chef de {who}"),
  "village.visited": text("visited this turn", "déjà visité ce tour"),
  "village.reach": text("can be reached", "accessible"),
  "village.settle": text("can be settled", "où s'installer"),
  "village.chosen": text("chosen", "choisi"),
  "line.free": text("free line", "ligne libre"),
  "line.open": text("wall, gate open", "mur, porte ouverte"),
  "line.closed": text("wall, gate closed", "mur, porte fermée"),
  "line.great": text("Great Wall", "grande muraille"),
  "line.build": text("a wall may stand here", "un mur peut s'y poser"),

  mine: text("{who}'s active reserve", "Réserve active de {who}"),
  "mine.empty": text("nothing", "rien"),
  walls: text("{n} walls", "{n} murs"),
  "walls.one": text("1 wall", "1 mur"),
  tokens: text("{n} tokens", "{n} jetons"),
  "tokens.one": text("1 token", "1 jeton"),
  passive: text("Passive reserve: {n}", "Réserve passive : {n}"),
  common: text("Common walls: {n}", "Murs communs : {n}"),
  gone: text("{n} left the game", "{n} hors du jeu"),
  "passive.short": text("to draw", "à piocher"),
  "common.short": text("common", "communs"),
  controls: text("{n} villages", "{n} villages"),
  "controls.one": text("1 village", "1 village"),
  "unknown.tokens": text("{n} tokens unknown to you", "{n} jetons inconnus de vous"),
  "unknown.tokens.one": text("1 token unknown to you", "1 jeton inconnu de vous"),

  "way.road": text("by road", "par la route"),
  "way.gate": text("by gate", "par la porte"),
  "way.wall": text("up {up}, down {down}", "monter {up}, descendre {down}"),
  "way.choose": text("To {to}, {way}: which token?", "Vers {to}, {way} : quel jeton ?"),
  "way.along": text("along the wall ({n} long)", "le long du mur (longueur {n})"),
  "lay.kind": text("Lay: {kind}", "Poser : {kind}"),
  "lay.first": text(
    "Pick a village the leader can reach, then a token",
    "Choisissez un village accessible, puis un jeton",
  ),
  "build.lay": text("Lay the wall", "Poser le mur"),
  "build.next": text("{line}: {what}", "{line} : {what}"),
  "settle.first": text(
    "Pick two empty neighbouring villages",
    "Choisissez deux villages vides voisins",
  ),
  "settle.second": text("And a neighbour of {to}", "Et un voisin de {to}"),
  "settle.ready": text(
    "Touch a village to set the leader there",
    "Touchez un village pour y mettre le chef",
  ),
  "settle.swap": text("Swap the tokens", "Échanger les jetons"),
  "settle.do": text("Settle", "S'installer"),
  counting: text("Counting", "Décompte"),
  "last.round": text("Last round", "Dernier tour"),
} as const satisfies Record<string, Text>;

export type Word = keyof typeof words;

export const w = saying<Word>(words);

export const seatName = (seat: number): string => w(String(seat) as "0" | "1" | "2" | "3");
