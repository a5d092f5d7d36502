/** What the client itself says about this game, in both languages side by side. */
import { say } from "../../texts/language.svelte";
import type { Both } from "../../texts/texts";
import type { CardType, Colour, Phase, Status, WagonType } from "./view";

const both = (en: string, fr: string): Both => ({ en, fr });

export const words = {
  about: both(
    "Five dice, five decks, wagons to load. Pillage, hire mercenaries, lay curses on your rivals, and ship more riches than they do.",
    "Cinq dés, cinq paquets, des chariots à charger. Pillez, engagez des mercenaires, maudissez vos rivaux et expédiez plus de richesses qu'eux.",
  ),
  points: both("points", "points"),
  board: both("Table", "Table"),

  "0": both("Wolf", "Loup"),
  "1": both("Falcon", "Faucon"),
  "2": both("Stag", "Cerf"),
  "3": both("Horse", "Cheval"),

  blue: both("blue", "bleu"),
  red: both("red", "rouge"),
  green: both("green", "vert"),
  black: both("black", "noir"),
  yellow: both("yellow", "jaune"),

  "type.equipment": both("Equipment", "Équipement"),
  "type.raid": both("Raid", "Razzia"),
  "type.mercenary": both("Mercenary", "Mercenaire"),
  "type.curse": both("Curse", "Fléau"),
  "type.treasure": both("Treasure", "Trésor"),

  "wagon.purple": both("purple wagon {n}", "Chariot violet {n}"),
  "wagon.orange": both("orange wagon {n}", "Chariot orange {n}"),
  "wagon.green": both("green wagon {n}", "Chariot vert {n}"),
  "wagon.blue": both("blue wagon {n}", "Chariot bleu {n}"),
  "wagon.label": both("{type}: {slots}", "{type} : {slots}"),
  "wagon.loaded": both("{colour} loaded", "{colour} chargé"),
  "wagon.wants": both("{colour} wanted", "{colour} demandé"),
  "wagon.other": both("{cube} on a {colour} slot", "{cube} sur un emplacement {colour}"),
  "wagon.none": both("No wagon here", "Pas de Chariot ici"),
  "wagon.take": both("Take this wagon", "Prendre ce Chariot"),

  "phase.start": both("Start of the turn", "Début du tour"),
  "phase.during": both("During the action", "Pendant l'action"),
  "phase.end": both("End of the turn", "Fin du tour"),
  "phase.any": both("At any time", "À tout moment"),
  "phase.game_end": both("End of the game", "Fin de la partie"),

  "status.active": both("active", "actif"),
  "status.blocked": both("blocked by a curse", "bloqué par un Fléau"),
  "status.waiting": both("waits for cubes", "attend des Richesses"),
  "status.used": both("used up", "épuisé"),
  "status.ready": both("ready", "prête"),
  "status.filled": both("filled, over", "rempli, fini"),
  "status.fled": both("fled", "fui"),
  "status.met": both("met", "rempli"),
  "status.unmet": both("not met", "pas rempli"),
  "short.active": both("active", "actif"),
  "short.blocked": both("blocked", "bloqué"),
  "short.waiting": both("waiting", "attend"),
  "short.used": both("used", "épuisé"),
  "short.ready": both("ready", "prête"),
  "short.filled": both("over", "fini"),
  "short.fled": both("fled", "fui"),
  "short.met": both("met", "rempli"),
  "short.unmet": both("not met", "pas rempli"),
  "card.cubes": both("{n} of {of} cubes", "{n} Richesses sur {of}"),
  "card.by": both("laid by {who}", "posé par {who}"),
  "card.min": both("{n} or more players", "à partir de {n} joueurs"),
  "card.close": both("Close", "Fermer"),
  "card.use": both("Use it", "L'utiliser"),
  "card.raid": both("Raid now", "Lancer la Razzia"),

  die: both("{colour} die", "dé {colour}"),
  "die.shows": both("shows {n}", "donne {n}"),
  "die.taken": both("taken by {who}", "pris par {who}"),
  "die.may": both("may be taken", "à prendre"),
  "die.offer": both("pillage {n}, draw {m}", "piller {n}, piocher {m}"),
  "die.free": both("{n} free slots for it", "{n} emplacements libres"),
  "die.rolls": both("rolled again when taken", "relancé quand on le prend"),
  deck: both("{type} deck, {n} cards", "paquet {type}, {n} cartes"),
  "deck.under": both("You know what lies under it", "Vous savez ce qui est dessous"),
  "deck.nothing": both("Nothing is known of its order.", "On ne sait rien de son ordre."),
  "deck.known": both(
    "Under the deck, from the top down. What you put there is seen by you alone.",
    "Sous le paquet, de haut en bas. Ce que vous y avez mis, vous seul le voyez.",
  ),
  "deck.show": both("Show what I know", "Montrer ce que je sais"),
  "deck.unknown": both("a card you have not seen", "une carte que vous n'avez pas vue"),
  reserve: both("{colour} reserve: {n}", "Réserve {colour} : {n}"),
  pile: both("Pile of wagons: {n}", "Pioche de Chariots : {n}"),
  display: both("Wagons on display", "Chariots visibles"),
  market: both("Dice, decks and reserve", "Dés, paquets et Réserve"),

  camp: both("Camp of {who}", "Camp de {who}"),
  "camp.yours": both("your camp", "votre camp"),
  "camp.stash": both("Stash", "Butin"),
  "camp.stash.label": both("Stash: {what}", "Butin : {what}"),
  "camp.shipped": both("Shipped: {n}", "Expédiés : {n}"),
  "camp.no.cards": both("No cards yet", "Pas encore de cartes"),
  "camp.score": both("{n} points: line by line", "{n} points : ligne par ligne"),
  "camp.active": both("plays", "joue"),
  "camp.first": both("first player", "premier joueur"),

  round: both("Round {n}, turn {m} of 5", "Manche {n}, tour {m} sur 5"),
  "round.none": both("Before the first round", "Avant la première manche"),
  "round.die": both("Die of the turn: {colour} {n}", "Dé du tour : {colour} {n}"),

  "step.pillage": both("Pillage {n} {colour}", "Piller {n} en {colour}"),
  "step.draw": both("Draw {n}, keep 1", "Piocher {n}, en garder 1"),
  "step.none.after": both("No raid: end the turn", "Pas de Razzia : finir le tour"),
  "step.none.put": both("Place no more", "Ne plus rien placer"),
  "step.none": both("No", "Non"),
  "step.without": both("Without a swap", "Sans échange"),
  "step.flee": both("Flee: −{n} points at the end", "Fuir : −{n} points à la fin"),
  "step.suffer": both("Suffer it", "Le subir"),
  "step.play": both("Play it", "La jouer"),
  "step.play.on": both("On {who}", "Sur {who}"),
  "step.next": both("This one first", "Celui-ci d'abord"),
  "step.use": both("Use it", "L'utiliser"),
  "step.use.on": both("Use: {what}", "Utiliser : {what}"),
  "step.decline": both("Not now", "Pas maintenant"),
  "step.cancel": both("Cancel", "Laisser"),

  "tray.put": both(
    "{n} to place: touch a bright slot",
    "{n} à placer : touchez un emplacement clair",
  ),
  "tray.put.from": both("Which cube?", "Quelle Richesse ?"),
  "tray.put.to": both("Where to?", "Où ?"),
  "tray.return": both("Give back a bright cube", "Rendez une Richesse claire"),
  "tray.take": both(
    "Take a wagon from the display or the pile",
    "Prenez un Chariot visible ou de la pioche",
  ),
  "tray.cards": both("Cards you may use:", "Cartes utilisables :"),
  "tray.choose": both("{card}: choose", "{card} : choisissez"),
  "tray.from": both("{colour} from {what}", "{colour} de {what}"),

  "prompt.play": both("You drew", "Vous avez pioché"),
  "prompt.other": both("{who} looks at {n} cards", "{who} regarde {n} cartes"),
  "prompt.use": both("Your card could act now", "Votre carte peut agir"),
  "prompt.must": both("This card has to act", "Cette carte doit agir"),
  "prompt.flee": both("{who} lays a curse on you", "{who} vous lance un Fléau"),
  "prompt.next": both("Which effect comes first?", "Quel effet d'abord ?"),
  "prompt.hide": both("Look at the table", "Voir la table"),
  "prompt.show": both("Back to the question", "Revenir à la question"),
  "habit.title": both("When this card could act", "Quand cette carte peut agir"),
  "habit.ask": both("Ask me", "Me demander"),
  "habit.always": both("Always use it", "Toujours"),
  "habit.never": both("Never use it", "Jamais"),
  "habit.is.always": both("always used", "toujours utilisée"),
  "habit.is.never": both("never used", "jamais utilisée"),

  "score.title": both("Points, line by line", "Les points, ligne par ligne"),
  "score.line": both("For", "Pour"),
  "score.total": both("Total", "Total"),
  "score.stash": both("Cubes in the stash (ties)", "Richesses au Butin (égalité)"),

  "gallery.title": both("The cards", "Les cartes"),
  "gallery.about": both(
    "Five decks of twelve. With two players ten of each are in the game, with three eleven.",
    "Cinq paquets de douze. À deux joueurs, dix de chaque sont en jeu, à trois onze.",
  ),
  "gallery.wagons": both("The wagons", "Les Chariots"),
  tally: both(
    "{wagons} wagons shipped, {cubes} cubes in the stash, {cards} cards",
    "{wagons} Chariots expédiés, {cubes} Richesses au Butin, {cards} cartes",
  ),
} as const satisfies Record<string, Both>;

export type Word = keyof typeof words;

const fill = (text: string, parts: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ""));

export function w(name: Word, parts: Record<string, string | number> = {}): string {
  return fill(say(words[name]), parts);
}

/** In both languages, where the frame says it. */
export function bothOf(
  name: Word,
  parts: (language: "en" | "fr") => Record<string, string | number>,
): Both {
  return { en: fill(words[name].en, parts("en")), fr: fill(words[name].fr, parts("fr")) };
}

export const seatName = (seat: number): string => w(String(seat) as "0" | "1" | "2" | "3");
export const colourName = (colour: Colour): string => w(colour);
export const typeName = (type: CardType): string => w(`type.${type}`);
export const wagonName = (id: string, type: WagonType): string =>
  w(`wagon.${type}`, { n: Number(id.slice(2)) });
export const phaseName = (phase: Phase): string => w(`phase.${phase}`);
export const statusName = (status: Status): string => w(`status.${status}`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
