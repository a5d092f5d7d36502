/** The animals of the four camps, away from the five colours of the valuables. */
import type { Palette } from "../palette";

export const palette: Palette = [
  { fill: "#8e98a5", deep: "#66707c", ink: "#1e252c" },
  { fill: "#c98245", deep: "#99582a", ink: "#3b1c07" },
  { fill: "#9a6fa6", deep: "#714b7c", ink: "#2e1636" },
  { fill: "#4f9b98", deep: "#327371", ink: "#0b2e2d" },
];
