/** The seats' marks and the rulers' signs, around 0 0. */
export const marks = [
  "M0 -9A9 9 0 1 0 0 9A9 9 0 1 0 0 -9Z",
  "M0 -11L11 9H-11Z",
  "M-8.5 -8.500H8.500V8.500H-8.500Z",
  "M-3.5 -10H3.500V-3.500H10V3.500H3.500V10H-3.500V3.500H-10V-3.500H-3.500Z",
];

/** Crescent, lozenge, blossom, star, cross, ring, chevrons, arch. */
export const signs = [
  "M5 -10A10.5 10.5 0 1 0 5 10A8.5 8.5 0 1 1 5 -10Z",
  "M0 -11L8 0L0 11L-8 0Z",
  "M0 -10a4.5 4.5 0 0 1 4.5 5.500a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 -9 0a4.5 4.5 0 0 1 0 -9a4.5 4.5 0 0 1 4.5 -5.500Z",
  "M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z",
  "M-3.5 -11H3.500L2 -2L11 -3.500V3.500L2 2L3.5 11H-3.500L-2 2L-11 3.500V-3.500L-2 -2Z",
  "M0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10ZM0 -4.500A4.5 4.5 0 1 1 0 4.500A4.5 4.5 0 1 1 0 -4.500Z",
  "M-10 -1L0 -10L10 -1V4L0 -4L-10 4ZM-10 8L0 0L10 8V12L0 5L-10 12Z",
  "M-9 10V-1A9 9 0 0 1 9 -1V10H4V0A4 4 0 0 0 -4 0V10Z",
];

const colours: Record<string, string> = {
  grey: "#8d9097",
  "light blue": "#8cc6ec",
  orange: "#ea8a2e",
  turquoise: "#31b4aa",
  purple: "#8456ab",
  pink: "#ee92b8",
  white: "#f8f5ee",
  brown: "#96633a",
};

/** A ruler's colour by its name; a colour we have no paint for is felt. */
export const paint = (colour: string): string => colours[colour] ?? "#d8c7ae";
