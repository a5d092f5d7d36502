import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice, PackedChoices } from "../../../server/wire";
import { unpacked } from "./choices";

/** The server's tests pack these; here they are unpacked. */
const cases = JSON.parse(readFileSync("../tests/server/tables/choices.json", "utf-8")) as {
  name: string;
  choices: Choice[];
  packed: PackedChoices;
}[];

test.each(cases)("$name", ({ choices, packed }) => {
  expect(unpacked(packed)).toEqual(choices);
});
