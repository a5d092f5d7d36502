/** Where cards lie in a hand: each stays where it is, a new one takes the first free place. */
export function slotted(before: (string | null)[], now: string[]): (string | null)[] {
  const left = new Set(now);
  const slots = before.map((id) => (id !== null && left.delete(id) ? id : null));
  for (const id of left) {
    const free = slots.indexOf(null);
    if (free === -1) slots.push(id);
    else slots[free] = id;
  }
  while (slots.length > 0 && slots.at(-1) === null) slots.pop();
  return slots;
}
