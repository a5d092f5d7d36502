/** How fast what happens is shown: to be read, quickly, or not at all. */
import { motion } from "./motion.svelte";
import { remember, remembered } from "./remembered";

export type Speed = "calm" | "brisk" | "instant";
export const speeds: Speed[] = ["calm", "brisk", "instant"];

class Chosen {
  current = $state<Speed>(speeds.find((speed) => speed === remembered("speed")) ?? "calm");

  choose(speed: Speed): void {
    this.current = speed;
    remember("speed", speed);
  }

  /** Nothing moves: as this person wants it, or because nobody looks. */
  get isInstant(): boolean {
    return this.current === "instant" || motion.isStill || document.hidden;
  }
}

export const speed = new Chosen();
