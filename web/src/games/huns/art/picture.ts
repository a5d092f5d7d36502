/**
 * Vignettes as pictures: composed of the kit once, then one image element each, however many layers
 * there are. Light falls from the upper left; what stands on the ground casts a shadow.
 */
import type { CardFace } from "../view";
import { paints, shapes } from "./kit";
import { usual, vignettes } from "./vignettes";

export const width = 120;
export const height = 76;

interface Ground {
  /** Two colours of the sky, or of a cloth. */
  sky: [string, string];
  /** Layers before the shapes: a colour and a path each. */
  land: [string, string][];
  /** Light around what is shown. */
  glow?: string;
}

const hill = "M0 52C22 40 40 48 62 44C86 40 104 48 120 42V76H0Z";
const far = "M0 44C14 34 26 40 38 32C52 40 70 30 84 38C98 32 110 40 120 36V76H0Z";
const near = "M0 62C30 56 80 66 120 58V76H0Z";
const sun = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

export const grounds: Record<string, Ground> = {
  hide: {
    sky: ["#cda873", "#a67c4a"],
    land: [
      ["#00000016", "M8 8L28 5L60 9L96 4L113 10L116 40L112 68L80 72L40 69L9 71L4 40Z"],
      ["#e0c08e", "M10 8L29 6L60 10L95 6L111 11L113 40L110 66L80 70L40 67L11 68L7 40Z"],
    ],
    glow: "#fff1cf",
  },
  velvet: {
    sky: ["#6b2732", "#341019"],
    land: [["#00000038", "M0 60C30 54 90 54 120 60V76H0Z"]],
    glow: "#ffcf7a",
  },
  steppe: {
    sky: ["#a9cbd6", "#f2e3b8"],
    land: [
      ["#c3b074", far],
      ["#a3954f", hill],
      ["#86793f", near],
    ],
  },
  sky: {
    sky: ["#6fa3c4", "#dfe6cf"],
    land: [
      ["#b9a76a", "M0 60C30 52 80 60 120 54V76H0Z"],
      ["#8e8148", near],
    ],
  },
  sand: {
    sky: ["#f0c98a", "#f8e6bd"],
    land: [
      ["#ffe9a8", sun(98, 18, 10)],
      ["#dcb06c", far],
      ["#c79654", hill],
      ["#b27f42", near],
    ],
  },
  camp: {
    sky: ["#d9b27c", "#f0dcae"],
    land: [
      ["#b98f5e", far],
      ["#7f6a45", hill],
      ["#66573a", near],
    ],
  },
  dusk: {
    sky: ["#8d3b3a", "#f0a552"],
    land: [
      ["#ffdf9a", sun(84, 40, 13)],
      ["#7a3b34", far],
      ["#4d2a28", hill],
      ["#341e1e", near],
    ],
  },
  dawn: {
    sky: ["#7f8fb0", "#f3d3b4"],
    land: [
      ["#b9a0a0", far],
      ["#7f7a72", hill],
      ["#5f5c52", near],
    ],
  },
  night: {
    sky: ["#141c36", "#3d4b73"],
    land: [
      ["#f3ecc8", sun(100, 16, 8)],
      ["#18213d", sun(104, 14, 7)],
      ["#222b48", far],
      ["#1b2036", hill],
      ["#12141f", near],
    ],
  },
  fire: {
    sky: ["#2a1114", "#b5431f"],
    land: [
      ["#521c16", far],
      ["#34130f", hill],
      ["#1f0d0b", near],
    ],
  },
  dust: {
    sky: ["#e6c287", "#f4dfb0"],
    land: [
      ["#cda566", far],
      ["#b98c4c", "M0 58C14 50 30 56 44 52C60 58 84 48 120 56V76H0Z"],
      ["#a0753c", near],
    ],
  },
  rocks: {
    sky: ["#9aa7a8", "#dcd6bd"],
    land: [
      ["#7d7868", "M0 40L16 20L30 38L46 24L58 44L76 22L92 40L106 26L120 40V76H0Z"],
      ["#8a7a52", hill],
      ["#6c5f40", near],
    ],
  },
  tent: {
    sky: ["#3d2417", "#7a4a26"],
    land: [
      ["#8d5a30", "M0 76L0 30C20 14 40 6 60 4C80 6 100 14 120 30V76Z"],
      ["#6e4323", "M58 4H62L64 76H56ZM26 16L30 14L22 76H12ZM94 16L90 14L98 76H108Z"],
      ["#4a2b18", near],
    ],
    glow: "#ffb45e",
  },
  hall: {
    sky: ["#8a8377", "#cdbf9f"],
    land: [
      ["#d9ceb2", "M6 8H18V76H6ZM102 8H114V76H102ZM40 8H50V76H40ZM72 8H82V76H72Z"],
      ["#a5977a", "M0 4H120V10H0Z"],
      ["#7e7360", near],
    ],
  },
  shrine: {
    sky: ["#3b4a46", "#9fae8c"],
    land: [
      ["#57614f", far],
      ["#6b6a50", hill],
      ["#4a4938", near],
    ],
    glow: "#ffcc80",
  },
  works: {
    sky: ["#b7b8a8", "#e6dcbc"],
    land: [
      ["#9c9378", "M0 30H14V24H26V30H40V24H52V30H66V24H78V30H92V24H104V30H120V76H0Z"],
      ["#7b6a48", near],
    ],
  },
  ill: {
    sky: ["#39402f", "#8f9a5c"],
    land: [
      ["#4c5236", far],
      ["#383a28", hill],
      ["#24251a", near],
    ],
  },
  dry: {
    sky: ["#d98d4d", "#f2cf8f"],
    land: [
      ["#fff0bd", sun(24, 16, 9)],
      ["#b9824c", far],
      ["#a06c3a", hill],
      ["#8b5a2e", near],
    ],
  },
  mud: {
    sky: ["#5d5f66", "#a39b8c"],
    land: [
      ["#6b5d4d", far],
      ["#54432f", hill],
      ["#3d2e20", near],
    ],
  },
  snow: {
    sky: ["#8195ab", "#dbe4ea"],
    land: [
      ["#b9c7d3", far],
      ["#d9e3ea", hill],
      ["#f2f6f8", near],
    ],
  },
  smoky: {
    sky: ["#2b2233", "#6b4a63"],
    land: [
      ["#3a2b40", far],
      ["#2c2030", hill],
      ["#1d1520", near],
    ],
    glow: "#e28c4a",
  },
  fog: {
    sky: ["#9aa3a6", "#d5d8d3"],
    land: [
      ["#b0b6b5", far],
      ["#9aa09b", hill],
      ["#858a82", near],
    ],
  },
};

const place = /^(\w+)(?::(\w)(\w)?)?@(-?[\d.]+),(-?[\d.]+)(?:,(-?[\d.]+))?(?:,(-?[\d.]+))?$/;

interface Placed {
  name: string;
  paint: Record<string, string>;
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** A vignette's words: its ground and what stands on it. */
export function read(vignette: string): { ground: string; things: Placed[] } {
  const [ground = "", ...words] = vignette.split(" ");
  const things = words.map((word) => {
    const [, name = "", a = "b", b = "K", x, y, size = "1", turn = "0"] = place.exec(word) ?? [];
    return {
      name,
      paint: { A: a, B: b },
      x: Number(x),
      y: Number(y),
      size: Number(size),
      turn: Number(turn),
    };
  });
  return { ground, things };
}

const colour = (letter: string, paint: Record<string, string>) =>
  paints[paint[letter] ?? letter] ?? "#000";

function drawn({ name, paint, x, y, size, turn }: Placed): string {
  const paths = (shapes[name] ?? "").split("|").map((part) => {
    const [, line, letter = "", thick, d] = /^(~?)(\w)([\d.]*) (.*)$/.exec(part) ?? [];
    const hue = colour(letter, paint);
    return line
      ? `<path d="${d}" fill="none" stroke="${hue}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="${hue}"/>`;
  });
  const scale = `scale(${size} ${Math.abs(size)})`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) ${scale}" filter="url(#s)">${paths.join("")}</g>`;
}

function svg(vignette: string): string {
  const { ground, things } = read(vignette);
  const { sky, land, glow } = grounds[ground] ?? { sky: ["#ccc", "#999"], land: [] };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}">`,
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="0.8" stop-color="${sky[1]}"/></linearGradient>`,
    `<radialGradient id="l" cx="0.5" cy="0.5" r="0.6"><stop stop-color="${glow ?? "#fff"}" stop-opacity="${glow ? 0.55 : 0.12}"/><stop offset="1" stop-color="${glow ?? "#fff"}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="d" x2="1" y2="1"><stop stop-color="#fff" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity="0.34"/></linearGradient>`,
    `<filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="1.4" dy="1.6" stdDeviation="1.1" flood-opacity="0.5"/></filter></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...land.map(([hue, d]) => `<path d="${d}" fill="${hue}"/>`),
    `<rect width="${width}" height="${height}" fill="url(#l)"/>`,
    ...things.map(drawn),
    `<rect width="${width}" height="${height}" fill="url(#d)"/></svg>`,
  ].join("");
}

const made = new Map<string, string>();

/** The address of a card's picture; a card without one has that of its kind. */
export function pictureOf({ picture, type }: Pick<CardFace, "picture" | "type">): string {
  const vignette = (picture === null ? undefined : vignettes[picture]) ?? usual[type];
  const known = made.get(vignette);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(svg(vignette))}`;
  made.set(vignette, address);
  return address;
}
