/** What a game brings to the table: pictures and words, no rules. */
import type { Component } from "svelte";
import type { Choice, Frame, Happening } from "../server/wire";
import type { Beats } from "../table/session/shown/beats.svelte";
import type { Cues } from "../sounds/cues";
import type { Steps } from "../table/session/steps.svelte";
import type { Text } from "../texts/text";

/** A move as it is drawn before the server has confirmed it: what was moved, not what follows. */
export interface Echo {
  /** The view with what was moved at its new place. */
  view: Frame["view"];
  /** What is marked as not yet confirmed, as ids of the view. */
  at: string[];
}

/** What a move does, to be read before it is made. */
export interface Weighed {
  title: Text;
  text: Text;
}

/** A move prepared while the other one thinks, where nothing is hidden and nothing left to chance. */
export interface Premoves {
  /** Whether this seat may prepare a move from there. */
  canStart: (step: string, frame: Frame, seat: number) => boolean;
  /** How many steps such a move has. */
  steps: number;
}

export interface BoardProps {
  frame: Frame;
  /** My move, until it is confirmed. */
  echo?: Echo | null;
  /** The steps of a move prepared for my turn. */
  premove?: string[];
  /** The steps that may be taken now. Empty while looking back or waiting. */
  steps: Steps;
  /** Seen from the other side. */
  flipped: boolean;
  /** What happened last, to be marked: one move, or all since this person acted. */
  marks: Happening[];
  /** The steps of a hint to show on the board. */
  hint: string[] | null;
  /** A place was touched, whether it is among the next steps or not. */
  onpick: (step: string) => void;
  /** A whole move, as the server offered it; sure if the person has confirmed it already. */
  onmove?: (move: string, isSure?: boolean) => void;
  /** What the next step of a move begun is: said where everything is asked; null to leave that as it is. */
  onask?: (sentence: string | null) => void;
  /** The score sheet is asked for. */
  onscores?: () => void;
  /** The steps begun are given up. */
  ondrop: () => void;
  /** While the end is counted: what each seat has so far, instead of what the view says. */
  counted?: number[] | null;
  /** The clock by which it is shown; without one the board has its own. */
  beats?: Beats | undefined;
  /** All that happened until this position has been shown. */
  onshown?: (at: number) => void;
}

export interface TallyProps {
  view: Frame["view"];
  seat: number;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** What a seat has lost, won or holds, beside its score. */
  Tally?: Component<TallyProps>;
  /** A seat's figure, large, for whoever wins. */
  Emblem: Component<{ seat: number }>;
  /** A picture for a rule, where there is one. */
  Diagram?: Component<{ rule: string }>;
  illustrated?: (rule: string) => boolean;
  /** All that there is to see of cards and the like, below the rules. */
  Gallery?: Component;
  /** Cards and the like of somebody's file, as they will look, where the board does not show them. */
  FileGallery?: Component<{ shown: Frame["view"] }>;
  /** Whether what a seat sees now is hidden from the others, if it is not always so in a game with secrets:
   * between two people at one screen it is covered. */
  isSecretNow?: (frame: Frame) => boolean;
  /** Everyone looks from the same side; else the second seat sees the board from the far one. */
  oneSide?: true;
  /** The board takes all the room there is, not a square of it. */
  roomy?: true;
  /** The most width of the panel beside a roomy board, if the board leaves more than others. */
  panel?: string;
  /** The least height of the board on a phone, if it needs more than others. */
  least?: string;
  /** What is heard of each kind of happening. */
  sounds?: Cues;
  /** What the score counts, for so many of it. */
  scoreName: (n: number) => string;
  /** Whether there is anything to score by on this board, if it is not always so. */
  hasScore?: (frame: Frame) => boolean;
  /** The words on the button of a step that is not a place on the board. */
  button: (step: string, frame: Frame) => Text | null;
  /** The words on the button that does all that is left, where it can be said what that is. */
  rest?: (frame: Frame) => Text | null;
  /** A move as it is drawn at once; null if nothing of it is seen on the board. */
  echo?: (choice: Choice, frame: Frame) => Echo | null;
  /** What a move does, if that is to be read before it is made. */
  weighed?: (choice: Choice, frame: Frame) => Weighed | null;
  premoves?: Premoves;
  /** Keys that only this board knows. */
  keys?: { keys: string[]; does: Text }[];
  /** Selectors of what can be touched now on the board and around it: the first that finds something. */
  open?: string[];
  /** The notation of what a person tried, for the server to say why not; null if it means nothing. */
  attempt: (picked: string[], step: string, frame: Frame) => string | null;
}

/**
 * What the server shows of a game, as that game's own client knows it. The one cast there is: the
 * game's types are generated from those with which the server builds it (`make types`).
 */
export const viewOf = <View>(view: Frame["view"]): View => view as View;
