/** Squares as the board's notation names them: a–j from the left, 1–10 from Gold's side. */
export const side = 10;
export const columns = "abcdefghij";
/** A square's width in the drawing. */
export const unit = 100;

export interface Place {
  column: number;
  row: number;
}

export function placeOf(square: string): Place {
  return { column: columns.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

export function squareAt({ column, row }: Place): string | null {
  const inside = column >= 0 && column < side && row >= 0 && row < side;
  return inside ? `${columns.charAt(column)}${row + 1}` : null;
}

/** The left upper corner of a square in the drawing, Gold's side below unless flipped. */
export function corner(square: string, flipped = false, rows = side): { x: number; y: number } {
  const { column, row } = placeOf(square);
  return flipped
    ? { x: (side - 1 - column) * unit, y: row * unit }
    : { x: column * unit, y: (rows - 1 - row) * unit };
}
