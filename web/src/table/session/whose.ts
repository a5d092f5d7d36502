/** Whose turn it is, for whoever touches the board although it is not theirs. */
import type { Table } from "../../server/wire";
import { t } from "../../texts/language.svelte";
import type { Text } from "../../texts/text";
import { seatName } from "./names";

export function whyNotMine(table: Table): Text {
  if (table.record_only) return () => t("record.only");
  if (!table.seats.some(({ mine }) => mine)) return () => t("not.seated");
  const { by } = table.frame;
  const seat = typeof by === "number" ? table.seats[by] : undefined;
  if (!seat || seat.mine) return () => t("not.turn");
  const who = seatName(seat);
  return () => t(seat.kind === "bot" ? "not.turn.bot" : "not.turn.person", { who });
}
