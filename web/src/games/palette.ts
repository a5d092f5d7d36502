/** The colours of seats: the game's own, else those that the seats' names tell, else by number. */

export interface Paint {
  fill: string;
  deep: string;
  ink: string;
}
export type Palette = readonly Paint[];

/** Small, and needed wherever a table is named: not worth a request for each game. */
const own = import.meta.glob<Palette>("./*/palette.ts", { eager: true, import: "palette" });

/** In the order in which seats without a telling name get them. */
const fills: Record<string, string> = {
  gold: "#e3a831",
  teal: "#1f8488",
  red: "#b8432c",
  purple: "#6b5aa8",
  green: "#2f8a4a",
  blue: "#2c66b4",
  orange: "#d1722a",
  brown: "#84573a",
  yellow: "#efc02f",
  pink: "#cf6f94",
  grey: "#8e98a5",
  black: "#35302f",
  white: "#f6eee0",
};

const mixed = (fill: string): Paint => ({
  fill,
  deep: `color-mix(in oklab, ${fill} 74%, black)`,
  ink: `color-mix(in oklab, ${fill} 32%, black)`,
});

/** Colours for seats of these names: a seat called "Red" is red. */
export function paletteFor(names: readonly string[]): Palette {
  const told = names.map((name) =>
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.find((word) => word in fills),
  );
  const free = Object.keys(fills).filter((word) => !told.includes(word));
  return told.map((word) => mixed(fills[word ?? free.shift() ?? "grey"] ?? ""));
}

/** The custom properties of a game's seats, for the style of what holds them. */
export function seatColours(game: string, names: readonly string[]): string {
  const palette = own[`./${game}/palette.ts`] ?? paletteFor(names);
  return palette
    .map(
      ({ fill, deep, ink }, seat) =>
        `--seat-${seat}: ${fill}; --seat-${seat}-deep: ${deep}; --seat-${seat}-ink: ${ink};`,
    )
    .join(" ");
}
