/** A conquest in words: who would own it, for how many points, who has to agree. */
import type { Ghost } from "../../play.svelte";
import type { ShapeSeen } from "../../view";
import { sentence } from "../../../../texts/language.svelte";
import { listed, pointsOf, seatName, shapeName, w, whoOf } from "../../words";

export function worth(
  { foreseen, kind }: Pick<Ghost, "foreseen" | "kind">,
  supply: ShapeSeen[],
): string {
  if (!foreseen) return w("held.cannot", { shape: shapeName(kind, supply) });
  const { owners, points, asks, swings } = foreseen;
  const parts = [
    w(owners.length > 1 ? "held.shared" : "held.one", {
      ...whoOf(owners),
      worth: pointsOf(points),
    }),
  ];
  const changes = swings.flatMap((n, seat) =>
    n === 0 ? [] : [w("held.swing", { who: seatName(seat), n: n > 0 ? `+${n}` : `−${-n}` })],
  );
  if (changes.length > 0) parts.push(w("held.bonus", { changes: listed(changes) }));
  if (asks.length > 0) parts.push(w("held.asks", { ...whoOf(asks), n: asks.length }));
  return sentence(parts.join(" · "));
}
