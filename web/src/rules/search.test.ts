import { expect, test } from "vitest";
import type { ChapterInfo } from "../server/wire";
import { found } from "./search";

const rule = (id: string, gist: string) => ({
  id,
  kind: "rule" as const,
  heading: id,
  gist,
  book: "p. 1",
});
const chapters: ChapterInfo[] = [
  { id: "aim", heading: "The aim", about: "Most points win.", rules: [] },
  {
    id: "turn",
    heading: "Your turn",
    about: null,
    rules: [rule("a", "Posez une Yourte à côté"), rule("b", "Un chef")],
  },
];
const ids = (looked: string) =>
  found(chapters, looked).flatMap(({ rules }) => rules.map(({ id }) => id));

test("everything is there until something is looked for", () => {
  expect(found(chapters, "  ")).toBe(chapters);
});

test("every word counts, its case and accents do not", () => {
  expect(ids("yourte COTE")).toEqual(["a"]);
  expect(ids("yourte chef")).toEqual([]);
  expect(ids("p. 1")).toEqual(["a", "b"]);
});
