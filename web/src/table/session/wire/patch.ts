/** Changes to the table as the server tells them: see tables/views/patches.py, which writes them. */

const set = 0;
const cut = 1;
const items = 2;
const splice = 3;

type Fields = Record<string, unknown>;
type Indexed = [kind: number, changes: Fields];

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !isList(value);

/** The value after a patch. What did not change is the same object as before. */
export function patched(before: unknown, patch: unknown): unknown {
  if (isList(patch)) return changed(before, patch);
  if (!isFields(patch) || !isFields(before)) throw new Error("a patch that fits nothing");
  const changes = Object.entries(patch);
  const isCut = new Set(
    changes.flatMap(([key, change]) => (isList(change) && change[0] === cut ? [key] : [])),
  );
  const made = Object.fromEntries(Object.entries(before).filter(([key]) => !isCut.has(key)));
  for (const [key, change] of changes)
    if (!isCut.has(key)) made[key] = patched(before[key], change);
  return made;
}

function changed(before: unknown, patch: unknown[]): unknown {
  if (patch[0] === set) return patch[1];
  if (patch[0] === splice && isList(before)) {
    const [, at, drop, more] = patch as [number, number, number, unknown[]];
    return [...before.slice(0, at), ...more, ...before.slice(at + drop)];
  }
  const [kind, changes] = patch as Indexed;
  if (kind === items && isList(before)) {
    const made = [...before];
    for (const [i, change] of Object.entries(changes)) made[+i] = patched(made[+i], change);
    return made;
  }
  if (typeof before !== "string") throw new Error("a patch that fits nothing");
  const lines = before.split("\n");
  for (const [i, line] of Object.entries(changes)) lines[+i] = line as string;
  return lines.join("\n");
}

/** A new value in which all that equals the old one is the old one, so that nothing seems to change. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (isList(before) && isList(now)) {
    const made = now.map((value, i) => shared(before[i], value));
    const isSame = made.length === before.length && made.every((value, i) => value === before[i]);
    return (isSame ? before : made) as T;
  }
  if (isFields(before) && isFields(now)) {
    const made: Fields = {};
    for (const [key, value] of Object.entries(now)) made[key] = shared(before[key], value);
    const keys = Object.keys(made);
    const isSame =
      keys.length === Object.keys(before).length && keys.every((key) => made[key] === before[key]);
    return (isSame ? before : made) as T;
  }
  return now;
}
