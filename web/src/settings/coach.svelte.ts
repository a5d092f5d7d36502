/**
 * Whether a coach helps in games against bots: as this person chose, at first only in somebody's
 * first game. The server keeps it for the person; this browser too, for as long as nobody answers.
 */
import { learned } from "../learning/learned.svelte";
import { remember, remembered } from "./remembered";

class Coaching {
  /** As this browser knows it. */
  here = $state(remembered("coach"));

  get chosen(): string | null {
    return learned.chosen("coach") ?? this.here;
  }

  isOn(isFirst: boolean): boolean {
    return this.chosen === null ? isFirst : this.chosen === "on";
  }

  choose(on: boolean): void {
    this.here = on ? "on" : "off";
    remember("coach", this.here);
    void learned.choose("coach", this.here);
  }
}

export const coaching = new Coaching();
