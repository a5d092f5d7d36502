import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fitting } from "../parts/pieces/fitting";
import { signs } from "../parts/pieces/marks";
import type { CardType, Icons } from "../view";
import { paints, shapes } from "./kit";
import { grounds, pictureOf, read } from "./picture";
import { glyphs } from "./signs";
import { usual, vignettes } from "./vignettes";

const [cards, icons] = ["data/cards.toml", "parts/icons.py"].map((file) =>
  readFileSync(`../src/kurultai/games/huns/${file}`, "utf8"),
) as [string, string];
const shipped = [...cards.matchAll(/^id = "(\w+)"/gm)].map(([, id = ""]) => id);
const all = [...Object.values(vignettes), ...Object.values(usual)];

test("every shipped card has a vignette of its own, and there are no others", () => {
  expect(shipped).toHaveLength(60);
  expect(Object.keys(vignettes).sort()).toEqual([...shipped].sort());
  const made = shipped.map((picture) => pictureOf({ picture, type: "raid" }));
  expect(new Set(made).size).toBe(60);
});

test("vignettes are made of what the kit has, and all of the kit is used", () => {
  const used = new Set<string>();
  for (const vignette of all) {
    const { ground, things } = read(vignette);
    expect(grounds, vignette).toHaveProperty(ground);
    expect(things.length, vignette).toBeGreaterThan(0);
    for (const { name, paint, x, y } of things) {
      expect(shapes, `${name} in ${vignette}`).toHaveProperty(name);
      expect(paints).toHaveProperty(paint["A"] ?? "");
      expect(Number.isFinite(x + y), vignette).toBe(true);
      used.add(name);
    }
  }
  expect([...used].sort()).toEqual(Object.keys(shapes).sort());
});

test("each part of a shape has a paint and a path", () => {
  for (const [name, shape] of Object.entries(shapes))
    for (const part of shape.split("|")) {
      const [, letter = ""] = /^~?(\w)[\d.]* M/.exec(part) ?? [];
      expect([...Object.keys(paints), "A", "B"], `${name}: ${part}`).toContain(letter);
    }
});

test("a card of an owner's own shows the thing of its kind", () => {
  const types: CardType[] = ["equipment", "raid", "mercenary", "curse", "treasure"];
  const made = types.map((type) => pictureOf({ picture: null, type }));
  expect(new Set(made).size).toBe(5);
  expect(made[0]).toMatch(/^data:image\/svg\+xml,/);
  expect(pictureOf({ picture: "zz99", type: "curse" })).toBe(made[3]);
});

test("every sign that a card can have is drawn", () => {
  const tables = icons.slice(icons.indexOf("_OCCASIONS"), icons.indexOf("def icons"));
  const told = [...tables.matchAll(/: "(\w+)",$/gm), ...icons.matchAll(/"sign": "(\w+)"/g)];
  const named = new Set(told.map(([, sign = ""]) => sign));
  expect(named.size).toBeGreaterThan(25);
  for (const sign of named) expect({ ...glyphs, ...signs }, sign).toHaveProperty(sign);
});

const effect: Icons = {
  when: [{ sign: "cube" }, { sign: "die", n: "1" }],
  then: [
    { sign: "wagon", rival: true },
    { sign: "any", n: "+1" },
  ],
};

test("with room for all, all signs are shown; else what it comes to stays", () => {
  expect(fitting(effect, 20, 200)).toEqual(effect);
  expect(fitting(effect, 16, 64)).toEqual({
    when: [{ sign: "cube" }],
    then: [{ sign: "any", n: "+1" }],
  });
  expect(fitting(effect, 16, 44).then).toEqual([{ sign: "any", n: "+1" }]);
  const treasure: Icons = { when: [{ sign: "raid", n: "≥4" }], then: [{ sign: "points" }] };
  expect(fitting(treasure, 16, 45)).toEqual({ ...treasure, then: [] });
});
