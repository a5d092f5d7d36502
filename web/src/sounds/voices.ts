/**
 * The ten things that are worth a sound, as they sound: wood on felt, paper, bone, a plucked string.
 * Each is a handful of notes and breaths, made in the browser; none lasts a second.
 */
export const sounds = [
  "move", // my own piece is put down
  "rival", // somebody else's
  "capture", // something is taken off the board
  "card", // a card is turned or drawn
  "dice", // dice are thrown
  "conquest", // land is taken, a wall built, a wagon shipped
  "refusal", // that cannot be done
  "turn", // it is my turn
  "won",
  "lost",
] as const;
export type SoundName = (typeof sounds)[number];

/** A string that is plucked, or with `breath` a rush of air around its pitch. */
export interface Note {
  /** Hertz when it begins, and when it ends. */
  pitch: number;
  to?: number;
  /** Seconds after the sound begins, and how long it lasts. */
  at: number;
  lasts: number;
  /** Of the loudest there is, 0 to 1. */
  loud: number;
  breath?: true;
}

const tap = (pitch: number, at = 0, loud = 0.8): Note[] => [
  { pitch, to: pitch * 0.7, at, lasts: 0.13, loud },
  { pitch: 900, at, lasts: 0.035, loud: loud * 0.35, breath: true },
];
const pluck = (pitch: number, at: number, lasts = 0.45): Note => ({
  ...{ pitch, at, lasts },
  loud: 0.6,
});
const rattle = [0, 0.07, 0.12, 0.2, 0.31].flatMap((at, i) =>
  tap(430 - 40 * i, at, 0.55 - 0.06 * i),
);

export const voices: Record<SoundName, Note[]> = {
  move: tap(210),
  rival: tap(150),
  capture: [...tap(120), { pitch: 260, to: 70, at: 0.03, lasts: 0.28, loud: 0.55 }],
  card: [
    { pitch: 2200, to: 3400, at: 0, lasts: 0.11, loud: 0.3, breath: true },
    ...tap(320, 0.09, 0.35),
  ],
  dice: rattle,
  conquest: [...tap(98), pluck(196, 0.06, 0.4), pluck(294, 0.13, 0.45)],
  refusal: [...tap(175, 0, 0.45), ...tap(147, 0.11, 0.45)],
  turn: [pluck(392, 0), pluck(523, 0.12)],
  won: [pluck(294, 0), pluck(370, 0.13), pluck(440, 0.26), pluck(587, 0.39, 0.6)],
  lost: [pluck(294, 0), pluck(262, 0.18), pluck(220, 0.36, 0.6)],
};

/** How long a sound lasts, in seconds. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...voices[name].map(({ at, lasts }) => at + lasts));
