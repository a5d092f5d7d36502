/** Gold and teal. */
import type { Palette } from "../palette";

export const palette: Palette = [
  { fill: "#e3a831", deep: "#b87a12", ink: "#4a2f06" },
  { fill: "#1f8488", deep: "#125c61", ink: "#062b2e" },
];
