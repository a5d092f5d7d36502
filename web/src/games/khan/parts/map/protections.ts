/** Whose special card protects a yurt now. */
import type { Ground } from "./ground";
import type { KhanView, YurtSeen } from "../../view";

export interface Protection {
  /** The Great Khan for a seat's own yurts, the gods for neutral ones. */
  by: "protect" | "gods";
  seat: number;
}

export function protectionOf(
  { area, seat }: YurtSeen,
  { players, map }: KhanView,
  ground: Ground,
): Protection | null {
  if (seat !== null) return players[seat]?.protecting ? { by: "protect", seat } : null;
  const region = map.regions[ground.area(area)?.land ?? ""] ?? "";
  const found = players.findIndex(({ gods }) => gods === "all" || gods?.includes(region));
  return found === -1 ? null : { by: "gods", seat: found };
}
