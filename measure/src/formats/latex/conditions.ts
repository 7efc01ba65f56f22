/** Follows the conditions of a text from one on that is never true, as `\iffalse`, up to its end. */
export class Conditions {
  /** How many are open, that one included. */
  #open = 0;

  get areSkipped(): boolean {
    return this.#open > 0;
  }

  beginSkipped(): void {
    this.#open = 1;
  }

  /** A command within what is skipped. */
  follow(word: string): void {
    if (/^if(?!f$|thenelse$)/.test(word)) this.#open += 1;
    else if (word === 'fi') this.#open -= 1;
    else if (word === 'else' && this.#open === 1) this.#open = 0;
  }
}
