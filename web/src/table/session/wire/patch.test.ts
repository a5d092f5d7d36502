import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patched, shared } from "./patch";

interface Case {
  name: string;
  before: unknown;
  after: unknown;
  patch: unknown;
}

/** The server's tests write these patches; here they are applied. */
const cases = JSON.parse(readFileSync("../tests/server/tables/patches.json", "utf-8")) as Case[];

test.each(cases)("$name", ({ before, after, patch }) => {
  expect(patch === null ? before : patched(before, patch)).toEqual(after);
});

test("what did not change is the same object", () => {
  const before = { seats: [{ here: false }], frame: { view: {} } };
  const now = patched(before, { seats: [2, { 0: { here: [0, true] } }] }) as typeof before;
  expect(now.frame).toBe(before.frame);
  expect(before.seats[0]?.here).toBe(false);
});

test("a value told anew keeps what is equal", () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: { c: "x" } };
  const now = shared(before, { a: [{ n: 1 }, { n: 3 }], b: { c: "x" } });
  expect(now.b).toBe(before.b);
  expect(now.a[0]).toBe(before.a[0]);
  expect(now.a[1]).toEqual({ n: 3 });
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("a patch that fits nothing is no patch", () => {
  expect(() => patched(3, { a: [0, 1] })).toThrow();
  expect(() => patched({}, [2, { 0: [0, 1] }])).toThrow();
});
