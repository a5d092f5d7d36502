/** Steps that are buttons, and what a person tried, in notation. */
import type { Frame } from "../../../server/wire";
import { viewOf } from "../../game";
import { colourOf, isCard, isWagon } from "./things";
import type { Colour, HunsView } from "../view";
import { w } from "../words";
import type { Text } from "../../../texts/text";

/** Questions about cards have their buttons with the cards. */
export function buttonOf(step: string, frame: Frame): Text | null {
  const { question, die } = viewOf<HunsView>(frame.view);
  if (step === "pillage" && die)
    return () => w("step.pillage", { n: die.pillage ?? 0, colour: die.colour });
  if (step === "draw" && die) return () => w("step.draw", { n: die.draw ?? 0 });
  if (step !== "none" || question === "use") return null;
  if (question === "after") return () => w("step.none.after");
  return () => w(question === "put" ? "step.none.put" : "step.none");
}

/** All cubes that are left to place, in one go. */
export function restOf(frame: Frame): Text | null {
  const { placing } = viewOf<HunsView>(frame.view);
  return placing ? () => w("rest.put", { n: placing.left }) : null;
}

/** The notation of what was touched, for the server to say why it cannot be. */
export function attempt(_: string[], step: string, frame: Frame): string | null {
  const view = viewOf<HunsView>(frame.view);
  const [thing = ""] = step.split(":");
  const colour = colourOf(step);
  if (thing === "die") return `die ${colour}`;
  if (thing === "deck") return colour === view.die?.colour ? "draw" : `draw ${colour}`;
  if (thing === "reserve")
    return !view.die || colour === view.die.colour ? "pillage" : anyPut(view, colour);
  if (thing === "pile") return "take top";
  if (isWagon(thing)) return colour ? onWagon(view, thing, colour) : `take ${thing}`;
  if (isCard(thing)) return `${thing.startsWith("ra") ? "raid" : "use"} ${thing}`;
  return null;
}

/** A valuable that cannot be had now: whatever is asked first, or why not this colour, is answered. */
function anyPut(view: HunsView, colour: Colour | null): string | null {
  const wagon = view.camps[view.you ?? view.active ?? 0]?.wagons.find((each) => each !== null);
  return wagon ? `put ${colour} ${wagon.id}` : null;
}

function onWagon(view: HunsView, wagon: string, colour: string): string {
  if (view.question === "return") return `return ${colour} ${wagon}`;
  const [first = colour] = view.placing?.colours ?? [];
  const isRight = view.placing?.colours.some((allowed) => allowed === colour) ?? true;
  return isRight ? `put ${colour} ${wagon}` : `put ${first} ${wagon} ${colour}`;
}
