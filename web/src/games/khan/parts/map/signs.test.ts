import { expect, test } from "vitest";
import { recorded } from "../../../../testing/recorded";
import { viewOf } from "../../../game";
import recording from "../../moments.test.json";
import type { KhanView, PlayerSeen, TileSeen } from "../../view";
import { Ground } from "./ground";
import { protectionOf } from "./protections";
import { cornerOf, territoriesOf } from "./territories";

const [moment] = recorded(recording).moments;
const view = viewOf<KhanView>(moment?.frame.view ?? {});
const ground = new Ground(view.map.rows);
const having = (change: Partial<PlayerSeen>, seat: number): KhanView => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

test("the Great Khan guards the yurts of one seat, the gods neutral ones of their regions", () => {
  const khan = having({ protecting: true }, 1);
  expect(protectionOf({ area: "b9", seat: 1 }, khan, ground)).toEqual({ by: "protect", seat: 1 });
  expect(protectionOf({ area: "b9", seat: 0 }, khan, ground)).toBeNull();
  expect(protectionOf({ area: "b9", seat: null }, khan, ground)).toBeNull();
  const region = view.map.regions[ground.area("b9")?.land ?? ""] ?? "";
  const gods = having({ gods: [region] }, 0);
  expect(protectionOf({ area: "b9", seat: null }, gods, ground)).toEqual({ by: "gods", seat: 0 });
  expect(protectionOf({ area: "k9", seat: null }, gods, ground)).toBeNull();
  expect(
    protectionOf({ area: "k9", seat: null }, having({ gods: "all" }, 0), ground),
  ).not.toBeNull();
});

test("both owners of a shared tile have its territory, and no size covers anything", () => {
  const tile = (areas: string[], owners: number[]): TileSeen => ({
    kind: "",
    areas,
    owners,
    value: areas.length,
    points: 1,
  });
  const tiles = [tile(["b8", "b9", "b10", "c8"], [0, 1]), tile(["k9", "k10", "l9"], [1])];
  const own = (numbers: number[]) =>
    numbers.map((i) => ({ size: 4, tiles: [i], areas: tiles[i]?.areas ?? [] }));
  const found = territoriesOf(
    {
      ...view,
      tiles,
      players: view.players.map((player, seat) => ({
        ...player,
        territories: own(seat === 0 ? [0] : seat === 1 ? [0, 1] : []),
      })),
    },
    ground,
  );
  expect(found.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  const spots = found.map(({ at }) => `${at.x} ${at.y}`);
  const used = tiles.flatMap(({ areas }) =>
    [ground.heart(areas), cornerOf(areas, ground)].map((area) => ground.centre(area)),
  );
  expect(new Set(spots).size).toBe(spots.length);
  for (const { x, y } of used) expect(spots).not.toContain(`${x} ${y}`);
});
