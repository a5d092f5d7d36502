/** Red, yellow, blue and green, as in the box. */
import type { Palette } from "../palette";

export const palette: Palette = [
  { fill: "#c53a2c", deep: "#94261b", ink: "#3f0c06" },
  { fill: "#efc02f", deep: "#b98a0d", ink: "#473204" },
  { fill: "#2c66b4", deep: "#1b4685", ink: "#081f40" },
  { fill: "#2f8a4a", deep: "#1c6030", ink: "#08280f" },
];
