/** How far a treasure is, in a few signs and in words. */
import type { CardSeen, Progress } from "../view";
import { w } from "../words";

const short = ({ compared, have, want }: Progress): string => {
  const mine = have ?? "?";
  if (compared === "most" || compared === "fewest") return `${mine} : ${want ?? "?"}`;
  if (compared === "rank") return `№ ${mine}`;
  return `${mine}/${want ?? "?"}`;
};

function words({ compared, have, want }: Progress): string {
  if (have === null || want === null) return w("progress.unknown");
  if (compared === "most") return w("progress.most", { n: have, m: want });
  if (compared === "fewest") return w("progress.fewest", { n: have, m: want });
  if (compared === "rank") return w("progress.rank", { n: have, m: want });
  return w("progress", { n: have, m: want });
}

export function progressOf({ progress = [] }: CardSeen): { short: string; words: string } | null {
  const told = progress.filter(({ compared, want }) => !(compared === "==" && want === 0));
  const [first] = told;
  if (!first) return null;
  return { short: short(first), words: told.map(words).join(", ") };
}
