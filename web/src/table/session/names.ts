/** What the people and bots at a table are called. */
import { say, t } from "../../texts/language.svelte";
import type { SeatInfo } from "../../server/wire";

/** `level` is the bot's level by name. */
export function playerName(seat: SeatInfo, level: string | null): string {
  const { kind, name } = seat;
  if (kind === "open") return t("wait.free");
  if (kind === "invited") return name ? t("wait.kept", { name }) : t("wait.invited");
  if (kind === "bot") return name ?? (level ? t("seat.bot.level", { level }) : t("seat.bot"));
  const person = name ?? t(`seat.${kind}`);
  if (seat.away) return t("seat.away", { name: person });
  return name && kind === "me" ? t("seat.named", { name }) : person;
}

/** Who sits there in few words: by name, else by colour. */
export function seatName(seat: SeatInfo | undefined): string {
  return seat?.name ?? (seat ? say(seat.colour) : "");
}

/** Whether a sentence says that it was somebody of this name, at its beginning or later. */
export function names(sentence: string, who: string): boolean {
  const [said, name] = [sentence.toLowerCase(), who.toLowerCase()];
  if (name === "") return false;
  const isLetter = (letter: string | undefined) => /\p{L}/u.test(letter ?? "");
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1))
    if (!isLetter(said[at - 1])) return true;
  return false;
}

/** The same for whoever reads it: "You", where it is plain who that is. */
export function youOrName(seat: SeatInfo, seats: SeatInfo[]): string {
  const isMe = seat.mine && seats.filter(({ mine }) => mine).length === 1;
  return isMe ? t("turn.you") : seatName(seat);
}
