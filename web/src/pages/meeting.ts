/** How people from far away meet: who finds the table, and how much time they have. */
import { t } from "../texts/language.svelte";
import type { ClockRule, NewTable } from "../server/wire";

export interface Meeting {
  visibility: NonNullable<NewTable["visibility"]>;
  clock: ClockRule | null;
  timeout: NonNullable<NewTable["timeout"]>;
  /** Whether those who play may ask for advice. */
  hints: boolean;
}

export const usualMeeting: Meeting = {
  visibility: "link",
  clock: null,
  timeout: "bot",
  hints: false,
};

export function clockWords(clock: ClockRule | null): string {
  if (!clock) return t("clock.none");
  if (clock.kind === "days")
    return clock.days === 1 ? t("clock.day") : t("clock.days", { days: clock.days });
  const { minutes, increment } = clock;
  return t(increment ? "clock.increment" : "clock.minutes", { minutes, increment });
}
