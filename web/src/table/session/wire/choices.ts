/** The choices as the server packs them: see tables/views/choices.py. */
import type { Choice, PackedChoices } from "../../../server/wire";

type Row = [form: number, kept: number, ...steps: string[]];

export function unpacked({ forms, rows }: PackedChoices): Choice[] {
  let steps: string[] = [];
  return (rows as Row[]).map(([form, kept, ...more]) => {
    steps = [...steps.slice(0, kept), ...more];
    const [first = "", ...signs] = forms[form] ?? [];
    return { move: first + signs.map((sign, i) => `${steps[i]}${sign}`).join(""), steps };
  });
}
