/** A line that occurs on this many pages, digits aside, is a mark and not text. */
const fewestRepeats = 3;

/** Counts on how many pages each line occurs, to find repeated headers and stamps. */
export class RepeatedLines {
  readonly #pages = new Map<string, number>();

  add(lines: readonly string[]): void {
    for (const line of new Set(lines)) this.#pages.set(line, (this.#pages.get(line) ?? 0) + 1);
  }

  has(line: string): boolean {
    return (this.#pages.get(line) ?? 0) >= fewestRepeats;
  }
}
