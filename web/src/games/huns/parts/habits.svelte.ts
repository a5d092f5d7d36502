/** Cards that act, or keep quiet, without asking each time; kept by this browser. */
import { remember, remembered } from "../../../settings/remembered";

export type Habit = "ask" | "always" | "never";
const key = "huns.habits";

function kept(): Record<string, Habit> {
  try {
    return JSON.parse(remembered(key) ?? "{}") as Record<string, Habit>;
  } catch {
    return {};
  }
}

class Habits {
  #all = $state.raw<Record<string, Habit>>(kept());

  of(card: string): Habit {
    const habit = this.#all[card];
    return habit === "always" || habit === "never" ? habit : "ask";
  }

  choose(card: string, habit: Habit): void {
    this.#all = { ...this.#all, [card]: habit };
    remember(key, JSON.stringify(this.#all));
  }
}

export const habits = new Habits();
