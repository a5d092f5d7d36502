/** Whether this person wants things to move. */
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = (): boolean => reduced.matches;
