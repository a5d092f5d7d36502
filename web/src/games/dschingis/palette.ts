/** Red, green, blue and yellow, as in the box. */
import type { Palette } from "../palette";

export const palette: Palette = [
  { fill: "#c4392b", deep: "#93251a", ink: "#3f0c06" },
  { fill: "#2f7d43", deep: "#1d5a2d", ink: "#08280f" },
  { fill: "#2c67b0", deep: "#1c4782", ink: "#081f40" },
  { fill: "#e9bd2e", deep: "#b98a0d", ink: "#473204" },
];
