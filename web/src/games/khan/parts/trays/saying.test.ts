import { expect, test } from "vitest";
import { worth } from "./saying";

const alone = { owners: [0], points: 4, asks: [], swings: [4, -4] };

test("a conquest in words: points, the swing of the bonus, who must agree", () => {
  expect(worth({ kind: "4I", foreseen: alone }, [])).toBe(
    "Red: 4 points · bonus for territories: Red +4 and Yellow −4",
  );
  const shared = { owners: [0, 1], points: 1, asks: [1], swings: [0, 0] };
  expect(worth({ kind: "2I", foreseen: shared }, [])).toBe(
    "Red and Yellow share it: 1 point each · Yellow must agree",
  );
});
