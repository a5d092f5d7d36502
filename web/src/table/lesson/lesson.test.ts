import { expect, test, vi } from "vitest";
import type { Table } from "../../server/wire";
import { Lesson } from "./lesson.svelte";

const panel = (says: string, goes = false) => ({ says, points: [], goes });

function lessonOf(...panels: ReturnType<typeof panel>[]) {
  const go = vi.fn(() => Promise.resolve());
  const exercise = { status: "open", panels };
  let table = { exercise } as unknown as Table;
  const lesson = new Lesson(() => table, go);
  lesson.follow();
  const change = (status: string, ...panels: ReturnType<typeof panel>[]) => {
    table = { exercise: { status, panels } } as unknown as Table;
    lesson.follow();
  };
  return { lesson, go, change };
}

test("what is said is read one after the other, up to where a move is waited for", async () => {
  const { lesson, go } = lessonOf(panel("one"), panel("two"));
  expect(lesson.panel?.says).toBe("one");
  expect(lesson.hasMore).toBe(true);
  await lesson.next();
  expect(lesson.panel?.says).toBe("two");
  expect(lesson.hasMore).toBe(false);
  await lesson.next();
  expect(lesson.panel?.says).toBe("two");
  expect(go).not.toHaveBeenCalled();
});

test("where moves are written down, going on makes them", async () => {
  const { lesson, go, change } = lessonOf(panel("watch", true));
  await lesson.next();
  expect(go).toHaveBeenCalledOnce();
  change("open", panel("then"));
  expect(lesson.panel?.says).toBe("then");
});

test("it is over once the last words are read", async () => {
  const { lesson, change } = lessonOf(panel("move"));
  change("done", panel("well done"), panel("on to the next"));
  expect(lesson.isOver).toBe(false);
  await lesson.next();
  expect(lesson.isOver).toBe(true);
});

test("a table that is no lesson says nothing", () => {
  const lesson = new Lesson(
    () => null,
    () => Promise.resolve(),
  );
  lesson.follow();
  expect(lesson.panel).toBeNull();
  expect(lesson.hasMore).toBe(false);
});
