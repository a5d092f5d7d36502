/** Kinds of tokens, and the signs of the seats. */
import type { Kind } from "../../view";

export const kinds: readonly Kind[] = ["chinese", "mongol", "peasant", "plague", "herb"];

/** The seats' marks, around 0 0: circle, triangle, square, cross. */
export const marks = [
  "M0 -9A9 9 0 1 0 0 9A9 9 0 1 0 0 -9Z",
  "M0 -11L11 9H-11Z",
  "M-8.5 -8.500H8.500V8.500H-8.500Z",
  "M-3.5 -10H3.500V-3.500H10V3.500H3.500V10H-3.500V3.500H-10V-3.500H-3.500Z",
];
