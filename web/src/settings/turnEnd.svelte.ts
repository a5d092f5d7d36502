/** Whether to ask before a move ends my turn: at first only where a finger may slip. */
import { remember, remembered } from "./remembered";

class TurnEnd {
  isAsked = $state(
    remembered("turn-end") === null
      ? matchMedia("(pointer: coarse)").matches
      : remembered("turn-end") === "ask",
  );

  choose(isAsked: boolean): void {
    this.isAsked = isAsked;
    remember("turn-end", isAsked ? "ask" : "at once");
  }
}

export const turnEnd = new TurnEnd();
