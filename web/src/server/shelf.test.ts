import { afterEach, expect, test, vi } from "vitest";
import { Shelf } from "./shelf.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a part is null until it is here, and asked for once", async () => {
  const load = vi.fn((id: string) => Promise.resolve(`part ${id}`));
  const shelf = new Shelf(load);
  expect(shelf.get("a")).toBeNull();
  expect(shelf.get("a")).toBeNull();
  await vi.waitFor(() => expect(shelf.get("a")).toBe("part a"));
  expect(load).toHaveBeenCalledTimes(1);
});

test("parts that are loaded at the same time all arrive", async () => {
  const shelf = new Shelf((id) => Promise.resolve(id));
  for (const id of ["a", "b", "c"]) shelf.get(id);
  await vi.waitFor(() =>
    expect(["a", "b", "c"].map((id) => shelf.get(id))).toEqual(["a", "b", "c"]),
  );
});

function withPage(served: string | Error): { reload: ReturnType<typeof vi.fn> } {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", {
    querySelector: () => ({ src: "http://kurultai.test/assets/index-old.js" }),
  });
  const fetched = () =>
    served instanceof Error
      ? Promise.reject(served)
      : Promise.resolve({ ok: true, text: () => Promise.resolve(served) });
  vi.stubGlobal("fetch", fetched);
  return { reload };
}

test("while the server is away it is asked again", async () => {
  vi.useFakeTimers();
  const { reload } = withPage(new TypeError("away"));
  let tries = 0;
  const shelf = new Shelf(() =>
    ++tries < 3 ? Promise.reject(new Error()) : Promise.resolve("it"),
  );
  shelf.get("a");
  await vi.advanceTimersByTimeAsync(5000);
  expect(shelf.get("a")).toBe("it");
  expect(reload).not.toHaveBeenCalled();
});

test("a tab opened before an upgrade is loaded anew", async () => {
  vi.useFakeTimers();
  const { reload } = withPage('<script src="/assets/index-new.js">');
  const shelf = new Shelf(() => Promise.reject(new Error("gone")));
  shelf.get("a");
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});
