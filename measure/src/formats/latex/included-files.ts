/** A book has some dozens. */
const maxFiles = 1000;

/** The texts that a document takes from other files. */
export class IncludedFiles {
  readonly #names = new Set<string>();

  /** What ends otherwise is a drawing, or a list of references. */
  add(name: string): void {
    const [ending] = /\.\w+$/.exec(name) ?? [];
    const isText = ending === undefined || /^\.(?:tex|ltx)$/i.test(ending);
    if (isText && this.#names.size < maxFiles) this.#names.add(ending ? name : `${name}.tex`);
  }

  get names(): readonly string[] {
    return [...this.#names];
  }
}
