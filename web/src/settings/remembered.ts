/** Small choices of this browser, kept where it keeps such things; without storage they last a visit. */
const prefix = "kurultai.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}
