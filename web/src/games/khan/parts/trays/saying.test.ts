import { expect, test } from "vitest";
import { recorded } from "../../../../testing/recorded";
import type { SeatInfo } from "../../../../server/wire";
import { people } from "../../../people.svelte";
import recording from "../../moments.test.json";
import { worth } from "./saying";

const { table } = recorded(recording);
const seated = (seat: number, more: Partial<SeatInfo>): SeatInfo => ({
  ...(table.seats[seat] as SeatInfo),
  ...more,
});

const alone = { owners: [0], points: 4, asks: [], swings: [4, -4] };

test("a conquest in words: points, the swing of the bonus, who must agree", () => {
  expect(worth({ kind: "4I", foreseen: alone }, [])).toBe(
    "Red: 4 points · bonus, if it ended now: Red +4 and Yellow −4",
  );
  const shared = { owners: [0, 1], points: 1, asks: [1], swings: [0, 0] };
  expect(worth({ kind: "2I", foreseen: shared }, [])).toBe(
    "Red and Yellow share it: 1 point each · Yellow must agree",
  );
});

test("whoever reads is you, and people have their names", () => {
  const [red, yellow] = [seated(0, { mine: false, name: "Bo" }), seated(1, { mine: true })];
  people.sit([red, yellow]);
  expect(worth({ kind: "4I", foreseen: { ...alone, owners: [1] } }, [])).toBe(
    "You: 4 points · bonus, if it ended now: Bo +4 and you −4",
  );
  const shared = { owners: [0, 1], points: 1, asks: [1], swings: [0, 0] };
  expect(worth({ kind: "2I", foreseen: shared }, [])).toBe(
    "You and Bo share it: 1 point each · you must agree",
  );
  people.sit([red, yellow].map((seat) => ({ ...seat, mine: true })));
  expect(worth({ kind: "4I", foreseen: { ...alone, swings: [0, 0] } }, [])).toBe("Bo: 4 points");
  people.sit([]);
});
