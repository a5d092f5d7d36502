import { expect, test } from "vitest";
import type { Happening } from "../server/wire";
import { type Cues, endSound, soundOf, soundsOf } from "./cues";
import { lengthOf, sounds, voices } from "./voices";

const happening = (kind: string): Happening => ({
  ...{ kind, text: kind, seat: null, at: [], lines: [], rule: null },
});
const cues: Cues = { move: "move", capture: "capture", roll: "dice", ship: "conquest" };

test("there are ten, short and soft", () => {
  expect(sounds).toHaveLength(10);
  for (const name of sounds) {
    expect(lengthOf(name), name).toBeLessThan(1);
    for (const { loud, pitch } of voices[name]) {
      expect(loud).toBeLessThanOrEqual(1);
      expect(pitch).toBeGreaterThan(40);
    }
  }
});

test("a move sounds different when somebody else makes it", () => {
  expect(soundOf(happening("move"), cues, true)).toBe("move");
  expect(soundOf(happening("move"), cues, false)).toBe("rival");
  expect(soundOf(happening("roll"), cues, false)).toBe("dice");
  expect(soundOf(happening("round"), cues, true)).toBeNull();
  expect(soundOf(happening("capture"), undefined, true)).toBe("capture");
});

test("of much that happens at once each sound is heard once, and not many", () => {
  const much = ["move", "move", "capture", "roll", "ship"].map(happening);
  expect(soundsOf(much, cues, true)).toEqual(["move", "capture", "dice"]);
});

test("the end sounds as it went for who sits here", () => {
  const seats = [
    { seat: 0, mine: true },
    { seat: 1, mine: false },
  ];
  const friends = seats.map(({ seat }) => ({ seat, mine: true }));
  expect(endSound({ result: null, seats })).toBeNull();
  expect(endSound({ result: { winners: [0] }, seats })).toBe("won");
  expect(endSound({ result: { winners: [0, 1] }, seats })).toBe("won");
  expect(endSound({ result: { winners: [1] }, seats })).toBe("lost");
  expect(endSound({ result: { winners: [1] }, seats: friends })).toBe("won");
});
