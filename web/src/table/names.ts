/** What the people and bots at a table are called. */
import { t } from "../language.svelte";
import type { SeatInfo } from "../wire";

/** `level` is the bot's level by name. */
export function playerName(seat: SeatInfo, level: string | null): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return level ? t("seat.bot.level", { level }) : t("seat.bot");
  if (seat.kind === "me") return t("seat.me");
  return seat.kind === "friend" ? t("seat.friend") : t("seat.other");
}
