/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction L, versions 1 to 6, mask 0. Enough for
 * a link, and small enough not to need a package.
 */

interface Size {
  /** Bytes of text and of correction in each block. */
  data: number;
  correction: number;
  blocks: number;
}
const sizes: Size[] = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 68, correction: 18, blocks: 2 },
];
const head = 2; // bytes for the mode, the length and the end
const format = 0b111011111000100; // correction L, mask 0

type Modules = (boolean | undefined)[][];

/** Rows of dark (true) and light modules; null for a text too long for the largest size. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = sizes.findIndex(({ data, blocks }) => bytes.length + head <= data * blocks) + 1;
  const size = sizes[version - 1];
  if (!size) return null;
  const modules = frame(17 + 4 * version, version);
  lay(modules, interleaved(padded(bytes, size.data * size.blocks), size));
  return modules.map((row) => row.map(Boolean));
}

/** Mode and length shift everything by half a byte; the rest is filled up. */
function padded(bytes: number[], length: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const found: number[] = [];
  for (let i = 0; i < halves.length; i += 2)
    found.push(((halves[i] ?? 0) << 4) | (halves[i + 1] ?? 0));
  for (let i = 0; found.length < length; i++) found.push(i % 2 ? 0x11 : 0xec);
  return found;
}

/** The blocks' bytes in turn, then their correction bytes in turn. */
function interleaved(bytes: number[], { data, correction, blocks }: Size): number[] {
  const parts = Array.from({ length: blocks }, (_, i) => bytes.slice(i * data, (i + 1) * data));
  const remainders = parts.map((part) => remainder(part, generator(correction)));
  const turns = (rows: number[][], length: number) =>
    Array.from({ length }, (_, i) => rows.map((row) => row[i] ?? 0)).flat();
  return [...turns(parts, data), ...turns(remainders, correction)];
}

/** Multiplication in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed–Solomon generator's coefficients below the leading 1. */
function generator(degree: number): number[] {
  let found = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const shifted = [...found, 0];
    found = shifted.map((c, j) => c ^ times(found[j - 1] ?? 0, root));
  }
  return found.slice(1);
}

function remainder(bytes: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const byte of bytes) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((c, i) => (rest[i + 1] ?? 0) ^ times(c, factor));
  }
  return rest;
}

/** What does not depend on the text: corners, timing, alignment, format. */
function frame(n: number, version: number): Modules {
  const modules: Modules = Array.from({ length: n }, () => Array<boolean | undefined>(n));
  const set = (row: number, column: number, dark: boolean) => {
    const line = modules[row];
    if (line && column >= 0 && column < n) line[column] = dark;
  };
  const rings = (row: number, column: number, reach: number, light: number[]) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 8; i < n - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, n - 4],
    [n - 4, 3],
  ] as const)
    rings(row, column, 4, [2, 4]);
  if (version > 1) rings(n - 7, n - 7, 2, [1]);
  const kept = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 8) {
      set(kept[i] ?? 0, 8, dark);
      set(8, n - 1 - i, dark);
    } else {
      set(8, kept[14 - i] ?? 0, dark);
      set(n - 15 + i, 8, dark);
    }
  }
  set(n - 8, 8, true);
  return modules;
}

/** The bits go up and down in columns two wide, from the right, around what is there already. */
function lay(modules: Modules, bytes: number[]): void {
  const n = modules.length;
  let bit = 0;
  for (let right = n - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let i = 0; i < n; i++) {
      const row = isUp ? n - 1 - i : i;
      const line = modules[row];
      for (const column of [right, right - 1]) {
        if (!line || line[column] !== undefined) continue;
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = isSet !== ((row + column) % 2 === 0);
        bit += 1;
      }
    }
  }
}
