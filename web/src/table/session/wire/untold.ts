/** Commands that are done, until what came of them has been told. */

export class Untold {
  #waiting: { version: number; told: () => void }[] = [];

  /** Once the table is told in this version; it may be already. */
  until(version: number, now: number): Promise<void> {
    if (now >= version) return Promise.resolve();
    return new Promise((told) => this.#waiting.push({ version, told }));
  }

  heard(now: number): void {
    this.#waiting = this.#waiting.filter(({ version, told }) => version > now || void told());
  }
}
