import { expect, test } from "vitest";
import { names } from "./names";

test("a sentence that says who it was need not have the name above it", () => {
  expect(names("Teal moves a warrior.", "Teal")).toBe(true);
  expect(names("Teal's warrior becomes a hero.", "Teal")).toBe(true);
  expect(names("Your warrior becomes a hero.", "You")).toBe(true);
  expect(names("The wall moves, and Anna gains three.", "Anna")).toBe(true);
  expect(names("Une ville est prise par Éloïse.", "Éloïse")).toBe(true);
  expect(names("The wall moves.", "Anna")).toBe(false);
  expect(names("Savanna and steppe.", "Anna")).toBe(false);
  expect(names("", "Anna")).toBe(false);
  expect(names("Anna moves.", "")).toBe(false);
});
