import { beforeEach, expect, test, vi } from "vitest";
import { actionOf, actions, shortcuts } from "./shortcuts";

class Target {
  constructor(readonly isTyping: boolean) {}
  closest = () => (this.isTyping ? this : null);
}
let sheet: object | null;
beforeEach(() => {
  sheet = null;
  vi.stubGlobal("Element", Target);
  Object.assign(document, { querySelector: () => sheet });
});
const press = (key: string, more: object = {}) =>
  actionOf({ key, target: new Target(false), ...more } as unknown as KeyboardEvent);

test("each key does what it is listed for", () => {
  const listed = new Set(shortcuts.flatMap(({ keys }) => keys));
  for (const action of actions) {
    expect(press(action)).toBe(action);
    expect(listed).toContain(action);
  }
  expect(press("x")).toBeNull();
});

test("no key does anything while somebody types, a sheet is open or another key is held", () => {
  expect(press("u", { target: new Target(true) })).toBeNull();
  expect(press("u", { ctrlKey: true })).toBeNull();
  expect(press("f", { defaultPrevented: true })).toBeNull();
  sheet = {};
  expect(press("u")).toBeNull();
});
