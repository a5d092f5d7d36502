/** Where something that is said of a thing stands: beside it, never on it. */
export interface Place {
  left: number;
  /** One of the two: below the thing, or above it. */
  top: number | null;
  bottom: number | null;
  /** A small screen: over the whole width. */
  isSheet: boolean;
}

const width = 340; // as in What.svelte
const gap = 10;
const small = 560;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function beside(thing: Box, screenWidth: number, screenHeight: number): Place {
  const isHigh = thing.top + thing.bottom < screenHeight;
  const isSheet = screenWidth < small;
  if (isSheet) return { left: 0, top: isHigh ? null : 0, bottom: isHigh ? 0 : null, isSheet };
  const middle = (thing.left + thing.right - width) / 2;
  const left = Math.min(Math.max(8, middle), screenWidth - width - 8);
  return {
    left,
    top: isHigh ? thing.bottom + gap : null,
    bottom: isHigh ? null : screenHeight - thing.top + gap,
    isSheet,
  };
}
