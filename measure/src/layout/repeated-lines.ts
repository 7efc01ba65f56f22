/** A line on this many pages, apart from its digits, is a mark. */
const fewestRepeats = 3;

/** Counts lines over pages and finds those that are on several: the same header, the same stamp. */
export class RepeatedLines {
  readonly #pages = new Map<string, number>();

  add(lines: readonly string[]): void {
    for (const line of new Set(lines)) this.#pages.set(line, (this.#pages.get(line) ?? 0) + 1);
  }

  has(line: string): boolean {
    return (this.#pages.get(line) ?? 0) >= fewestRepeats;
  }
}
