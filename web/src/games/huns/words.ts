/** What the client itself says about this game, in both languages side by side. */
import { filled, saying, type Language, type Parts } from "../../texts/language.svelte";
import type { CardType, Colour, Phase, Status, WagonType } from "./view";
import { text, type Text } from "../../texts/text";

export const words = {
  points: text("points", "points"),
  board: text("Table", "Table"),

  "0": text("Wolf", "Loup"),
  "1": text("Falcon", "Faucon"),
  "2": text("Stag", "Cerf"),
  "3": text("Horse", "Cheval"),

  blue: text("blue", "bleu"),
  red: text("red", "rouge"),
  green: text("green", "vert"),
  black: text("black", "noir"),
  yellow: text("yellow", "jaune"),

  "held.up": text("The only card drawn: it is played", "La seule carte piochée : elle est jouée"),
  "held.up.read": text("Read", "Lue"),
  "type.equipment": text("Equipment", "Équipement"),
  "type.raid": text("Raid", "Razzia"),
  "type.mercenary": text("Mercenary", "Mercenaire"),
  "type.curse": text("Curse", "Fléau"),
  "type.treasure": text("Treasure", "Trésor"),

  "wagon.purple": text("purple wagon {n}", "Chariot violet {n}"),
  "wagon.orange": text("orange wagon {n}", "Chariot orange {n}"),
  "wagon.green": text("green wagon {n}", "Chariot vert {n}"),
  "wagon.blue": text("blue wagon {n}", "Chariot bleu {n}"),
  "wagon.label": text("{type}: {slots}", "{type} : {slots}"),
  "wagon.loaded": text("{colour} loaded", "{colour} chargé"),
  "wagon.wants": text("{colour} wanted", "{colour} demandé"),
  "wagon.other": text("{cube} on a {colour} slot", "{cube} sur un emplacement {colour}"),
  "wagon.none": text("No wagon here", "Pas de Chariot ici"),
  "wagon.take": text("Take this wagon", "Prendre ce Chariot"),

  "phase.start": text("Start of the turn", "Début du tour"),
  "phase.during": text("During the action", "Pendant l'action"),
  "phase.end": text("End of the turn", "Fin du tour"),
  "phase.any": text("At any time", "À tout moment"),
  "phase.game_end": text("End of the game", "Fin de la partie"),

  "status.active": text("active", "actif"),
  "status.blocked": text("blocked by a curse", "bloqué par un Fléau"),
  "status.waiting": text("waits for cubes", "attend des Richesses"),
  "status.used": text("used up", "épuisé"),
  "status.ready": text("ready", "prête"),
  "status.filled": text("filled, over", "rempli, fini"),
  "status.fled": text("fled", "fui"),
  "status.met": text("met", "rempli"),
  "status.unmet": text("not met", "pas rempli"),
  "short.active": text("active", "actif"),
  "short.blocked": text("blocked", "bloqué"),
  "short.waiting": text("waiting", "attend"),
  "short.used": text("used", "épuisé"),
  "short.ready": text("ready", "prête"),
  "short.filled": text("over", "fini"),
  "short.fled": text("fled", "fui"),
  "short.met": text("met", "rempli"),
  "short.unmet": text("not met", "pas rempli"),
  "card.cubes": text("{n} of {of} cubes", "{n} Richesses sur {of}"),
  "card.by": text("laid by {who}", "posé par {who}"),
  "card.min": text("{n} or more players", "à partir de {n} joueurs"),
  "card.close": text("Close", "Fermer"),
  "card.use": text("Use it", "L'utiliser"),
  "card.raid": text("Raid now", "Lancer la Razzia"),

  die: text("{colour} die", "dé {colour}"),
  "die.shows": text("shows {n}", "donne {n}"),
  "die.taken": text("taken by {who}", "pris par {who}"),
  "die.may": text("may be taken", "à prendre"),
  "die.offer": text("pillage {n}, draw {m}", "piller {n}, piocher {m}"),
  "die.free": text("{n} free slots for it", "{n} emplacements libres"),
  "die.rolls": text("rolled again when taken", "relancé quand on le prend"),
  deck: text("{type} deck, {n} cards", "paquet {type}, {n} cartes"),
  "deck.under": text("You know what lies under it", "Vous savez ce qui est dessous"),
  "deck.nothing": text("Nothing is known of its order.", "On ne sait rien de son ordre."),
  "deck.known": text(
    "Under the deck, from the top down. What you put there is seen by you alone.",
    "Sous le paquet, de haut en bas. Ce que vous y avez mis, vous seul le voyez.",
  ),
  "deck.show": text("Show what I know", "Montrer ce que je sais"),
  "deck.unknown": text("a card you have not seen", "une carte que vous n'avez pas vue"),
  reserve: text("{colour} reserve: {n}", "Réserve {colour} : {n}"),
  pile: text("Pile of wagons: {n}", "Pioche de Chariots : {n}"),
  display: text("Wagons on display", "Chariots visibles"),
  market: text("Dice, decks and reserve", "Dés, paquets et Réserve"),

  camp: text("Camp of {who}", "Camp de {who}"),
  "camp.yours": text("your camp", "votre camp"),
  "camp.stash": text("Stash", "Butin"),
  "camp.stash.label": text("Stash: {what}", "Butin : {what}"),
  "camp.shipped": text("Shipped: {n}", "Expédiés : {n}"),
  "camp.no.cards": text("No cards yet", "Pas encore de cartes"),
  "camp.score": text("{n} points: line by line", "{n} points : ligne par ligne"),
  "camp.active": text("plays", "joue"),
  "camp.first": text("first player", "premier joueur"),

  round: text("Round {n}, turn {m} of 5", "Manche {n}, tour {m} sur 5"),
  "round.none": text("Before the first round", "Avant la première manche"),
  "round.die": text("Die of the turn: {colour} {n}", "Dé du tour : {colour} {n}"),

  "step.pillage": text("Pillage {n} {colour}", "Piller {n} en {colour}"),
  "step.draw": text("Draw {n}, keep 1", "Piocher {n}, en garder 1"),
  "step.none.after": text("No raid: end the turn", "Pas de Razzia : finir le tour"),
  "step.none.put": text("Place no more", "Ne plus rien placer"),
  "step.none": text("No", "Non"),
  "step.without": text("Without a swap", "Sans échange"),
  "step.flee": text("Flee: −{n} points at the end", "Fuir : −{n} points à la fin"),
  "step.suffer": text("Suffer it", "Le subir"),
  "step.play": text("Play it", "La jouer"),
  "step.play.on": text("On {who}", "Sur {who}"),
  "step.next": text("This one first", "Celui-ci d'abord"),
  "step.use": text("Use it", "L'utiliser"),
  "step.use.on": text("Use: {what}", "Utiliser : {what}"),
  "step.decline": text("Not now", "Pas maintenant"),
  "step.cancel": text("Cancel", "Laisser"),

  "tray.put": text(
    "{n} to place: touch a bright slot",
    "{n} à placer : touchez un emplacement clair",
  ),
  "tray.put.from": text("Which cube?", "Quelle Richesse ?"),
  "tray.put.to": text("Where to?", "Où ?"),
  "tray.return": text("Give back a bright cube", "Rendez une Richesse claire"),
  "tray.take": text(
    "Take a wagon from the display or the pile",
    "Prenez un Chariot visible ou de la pioche",
  ),
  "tray.cards": text("Cards you may use:", "Cartes utilisables :"),
  "tray.choose": text("{card}: choose", "{card} : choisissez"),
  "tray.from": text("{colour} from {what}", "{colour} de {what}"),

  "prompt.play": text("You drew", "Vous avez pioché"),
  "prompt.other": text("{who} looks at {n} cards", "{who} regarde {n} cartes"),
  "prompt.use": text("Your card could act now", "Votre carte peut agir"),
  "prompt.must": text("This card has to act", "Cette carte doit agir"),
  "prompt.flee": text("{who} lays a curse on you", "{who} vous lance un Fléau"),
  "prompt.next": text("Which effect comes first?", "Quel effet d'abord ?"),
  "prompt.hide": text("Look at the table", "Voir la table"),
  "prompt.show": text("Back to the question", "Revenir à la question"),
  "habit.title": text("When this card could act", "Quand cette carte peut agir"),
  "habit.ask": text("Ask me", "Me demander"),
  "habit.always": text("Always use it", "Toujours"),
  "habit.never": text("Never use it", "Jamais"),
  "habit.is.always": text("always used", "toujours utilisée"),
  "habit.is.never": text("never used", "jamais utilisée"),

  "gallery.title": text("The cards", "Les cartes"),
  "gallery.about": text(
    "Five decks of twelve. With two players ten of each are in the game, with three eleven.",
    "Cinq paquets de douze. À deux joueurs, dix de chaque sont en jeu, à trois onze.",
  ),
  "gallery.wagons": text("The wagons", "Les Chariots"),
  tally: text(
    "{wagons} wagons shipped, {cubes} cubes in the stash, {cards} cards",
    "{wagons} Chariots expédiés, {cubes} Richesses au Butin, {cards} cartes",
  ),
} as const satisfies Record<string, Text>;

export type Word = keyof typeof words;

export const w = saying<Word>(words);

/** In both languages, where the frame says it. */
export function textOf(name: Word, parts: (language: Language) => Parts): Text {
  return { en: filled(words[name].en, parts("en")), fr: filled(words[name].fr, parts("fr")) };
}

export const seatName = (seat: number): string => w(String(seat) as "0" | "1" | "2" | "3");
export const colourName = (colour: Colour): string => w(colour);
export const typeName = (type: CardType): string => w(`type.${type}`);
export const wagonName = (id: string, type: WagonType): string =>
  w(`wagon.${type}`, { n: Number(id.slice(2)) });
export const phaseName = (phase: Phase): string => w(`phase.${phase}`);
export const statusName = (status: Status): string => w(`status.${status}`);
