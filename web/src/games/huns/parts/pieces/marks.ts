/** Five colours with five marks, five types with five signs: colour never speaks alone. */
import type { CardType, Colour } from "../../view";

/** In a box of 24: a drop, two chevrons, a leaf, a crescent, a star. */
export const marks: Record<Colour, string> = {
  blue: "M12 2.500C16 8 18.500 11.300 18.500 15.200A6.500 6.500 0 0 1 5.500 15.200C5.500 11.300 8 8 12 2.500Z",
  red: "M3.500 11.500L12 3.500L20.500 11.500V16L12 8L3.500 16ZM3.500 18L12 10.500L20.500 18V22L12 14.500L3.500 22Z",
  green: "M21 3C21.500 14 15.500 21 4 20.500C2.500 10.500 9.500 3 21 3Z",
  black: "M15.500 2.500A10 10 0 1 0 21.500 16.500A8.500 8.500 0 0 1 15.500 2.500Z",
  yellow:
    "M12 1.500L14.700 9.300L22.500 12L14.700 14.700L12 22.500L9.300 14.700L1.500 12L9.300 9.300Z",
};

export interface Sign {
  fill?: string;
  stroke?: string;
  /** Width of the lines. */
  width?: number;
}

/** In a box of 48: bow, crossed sabres, helmet, skull, cup. */
export const signs: Record<CardType, Sign[]> = {
  equipment: [
    { stroke: "M13 5C17 10 35 12 35 24C35 36 17 38 13 43", width: 4.5 },
    { stroke: "M13 5L13 43", width: 1.8 },
    { stroke: "M4 24H42M42 24L34.500 18.500M42 24L34.500 29.500", width: 3 },
    { stroke: "M4 24L8 20M8 24L12 20M4 24L8 28M8 24L12 28", width: 2 },
  ],
  raid: [
    { fill: "M6 4C22 7 34 19 38 34L33.500 36.500C29 23 19 12 6 4Z" },
    { fill: "M42 4C26 7 14 19 10 34L14.500 36.500C19 23 29 12 42 4Z" },
    { stroke: "M29 39L42 31.500M36 36L41 44", width: 3.6 },
    { stroke: "M19 39L6 31.500M12 36L7 44", width: 3.6 },
  ],
  mercenary: [
    { fill: "M9 29C9 17 17 11 24 7C31 11 39 17 39 29Z" },
    { fill: "M6 30.500H42V36H6Z" },
    { fill: "M21.800 36H26.200V44H21.800Z" },
    { fill: "M9 37.500H15.500V41L9 45.500ZM39 37.500H32.500V41L39 45.500Z" },
    { stroke: "M24 8V3C29 1 34 3 34.500 9", width: 3 },
  ],
  curse: [
    {
      fill: "M24 4C12.500 4 6 11.500 6 21C6 27 9 30.500 12.500 32.500V38H17V44H21V38H27V44H31V38H35.500V32.500C39 30.500 42 27 42 21C42 11.500 35.500 4 24 4ZM16.500 17A5 5 0 1 1 16.500 27A5 5 0 1 1 16.500 17ZM31.500 17A5 5 0 1 1 31.500 27A5 5 0 1 1 31.500 17ZM24 26L27 32.500H21Z",
    },
  ],
  treasure: [
    {
      fill: "M11 5H37C37 19 33.500 26.500 27 28.500V36H34V42H14V36H21V28.500C14.500 26.500 11 19 11 5ZM24 11L19.500 16.500L24 22L28.500 16.500Z",
    },
    { stroke: "M11.500 10C5 9 4 18 14.500 21M36.500 10C43 9 44 18 33.500 21", width: 2.8 },
  ],
};
