/** A conquest in words: who would own it, for how many points, who has to agree. */
import type { Ghost } from "../../play.svelte";
import type { ShapeSeen } from "../../view";
import { pointsOf, seatNames, shapeName, w } from "../../words";

export function worth(
  { foreseen, kind }: Pick<Ghost, "foreseen" | "kind">,
  supply: ShapeSeen[],
): string {
  if (!foreseen) return w("held.cannot", { shape: shapeName(kind, supply) });
  const { owners, points, asks } = foreseen;
  const parts = [
    w(owners.length > 1 ? "held.shared" : "held.one", {
      who: seatNames(owners),
      worth: pointsOf(points),
    }),
  ];
  if (asks.length > 0) parts.push(w("held.asks", { who: seatNames(asks), n: asks.length }));
  return parts.join(" · ");
}
