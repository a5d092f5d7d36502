/** Whether things move: as the system has it, until this browser's choice. */
import { remember, remembered } from "./remembered";

export type Motion = "system" | "reduced" | "full";
export const motions: Motion[] = ["system", "reduced", "full"];
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

class Chosen {
  current = $state<Motion>(motions.find((motion) => motion === remembered("motion")) ?? "system");

  choose(motion: Motion): void {
    this.current = motion;
    remember("motion", motion);
  }

  get isStill(): boolean {
    return this.current === "system" ? reduced.matches : this.current === "reduced";
  }
}

export const motion = new Chosen();
