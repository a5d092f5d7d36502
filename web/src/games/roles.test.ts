import { expect, test } from "vitest";

const roles = [
  "index.ts",
  "palette.ts",
  "sounds.ts",
  "Board.svelte",
  "echo.ts",
  "view.ts",
  "words.ts",
];
const logic = [/^play(\.svelte)?\.ts$/, /^stage\.svelte\.ts$/];
const isTest = (name: string) => /\.test\.(ts|json)$/.test(name);

const games = new Map<string, string[]>();
for (const path of Object.keys(import.meta.glob(["./*/*", "!./plain/*"]))) {
  const [, game = "", name = ""] = path.split("/");
  games.set(
    game,
    [...(games.get(game) ?? []), name].filter((found) => !isTest(found)),
  );
}

test("there are games", () => expect(games.size).toBeGreaterThan(1));

test.each([...games])("%s has a file for every role and no other", (_, files) => {
  const others = files.filter((name) => !roles.includes(name));
  expect(files).toEqual(expect.arrayContaining(roles));
  expect(others).toHaveLength(logic.length);
  for (const role of logic) expect(others.some((name) => role.test(name))).toBe(true);
});
