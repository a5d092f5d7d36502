/** Every setting is kept in this browser, and does something. */
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  for (const name of ["motion", "coordinates", "size", "volume", "sound", "speed", "turn-end"])
    localStorage.removeItem(`kurultai.${name}`);
  vi.resetModules();
});

test("movement: as the system, none, or full", async () => {
  const { motion } = await import("./motion.svelte");
  const { speed } = await import("./speed.svelte");
  expect(motion.isStill).toBe(false);
  motion.choose("reduced");
  expect(motion.isStill).toBe(true);
  expect(speed.isInstant).toBe(true);
  vi.resetModules();
  expect((await import("./motion.svelte")).motion.current).toBe("reduced");
});

test("coordinates, board size and the end of a turn", async () => {
  const { coordinates } = await import("./coordinates.svelte");
  const { boardSize } = await import("./boardSize.svelte");
  const { turnEnd } = await import("./turnEnd.svelte");
  expect([coordinates.on, boardSize.current, turnEnd.isAsked]).toEqual([true, "fit", false]);
  coordinates.choose(false);
  boardSize.choose("larger");
  turnEnd.choose(true);
  vi.resetModules();
  expect((await import("./coordinates.svelte")).coordinates.on).toBe(false);
  expect((await import("./boardSize.svelte")).boardSize.current).toBe("larger");
  expect((await import("./turnEnd.svelte")).turnEnd.isAsked).toBe(true);
});

test("the volume stays within its bounds, whatever was kept", async () => {
  localStorage.setItem("kurultai.volume", "loud");
  const { sound } = await import("./sound.svelte");
  expect(sound.volume).toBe(50);
  sound.turn(130);
  expect(sound.volume).toBe(100);
  expect(localStorage.getItem("kurultai.volume")).toBe("100");
});
